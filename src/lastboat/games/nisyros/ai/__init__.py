"""Everything that plays the game rather than rules it."""
