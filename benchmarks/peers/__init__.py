"""Other people's games, played by the same measuring loop in an environment of their own."""
