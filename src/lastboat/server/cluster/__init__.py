"""Live tables of one process, and pub/sub between processes."""
