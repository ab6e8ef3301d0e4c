"""The games: each folder is one, found by its name; `rulebook` parses their rulebooks."""
