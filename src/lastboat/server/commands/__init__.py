"""Commands at a table: decide with `tables`, persist with `storage`, tell with `live.broadcast`."""
