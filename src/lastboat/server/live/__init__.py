"""Live tables in memory, and their connected clients."""
