"""What all games share: rules dialect, states, matches, chance, texts, views. Nothing here knows a single game."""
