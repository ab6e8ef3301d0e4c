"""Games of other projects, in the same measuring loop and an environment of their own."""
