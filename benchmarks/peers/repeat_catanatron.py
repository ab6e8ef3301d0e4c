"""Print a fingerprint of a seeded game of catanatron."""

from __future__ import annotations

import hashlib
import json
import random

from catanatron import Color, Game, RandomPlayer  # type: ignore[import-not-found]


def main() -> None:
    """Play one seeded game and print the fingerprint of its actions."""
    random.seed(1)
    game = Game([RandomPlayer(color) for color in (Color.RED, Color.BLUE)], seed=1)
    game.play()
    acts = "\n".join(map(repr, game.state.actions))
    print(json.dumps({"fingerprint": hashlib.sha256(acts.encode()).hexdigest()}))


if __name__ == "__main__":
    main()
