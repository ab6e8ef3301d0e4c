"""Information-set Monte Carlo tree search for every game, written in the dialect."""
