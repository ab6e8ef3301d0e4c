"""HTTP and WebSocket: routes, frames, encoding, limits."""
