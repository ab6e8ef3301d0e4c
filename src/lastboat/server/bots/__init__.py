"""Bots at the server's tables: worker pool, runner, hints, review."""
