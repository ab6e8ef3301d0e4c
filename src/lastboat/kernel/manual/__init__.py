"""What explains a game, read from its folder and checked: the rulebook, the examples in it, the tutorial."""
