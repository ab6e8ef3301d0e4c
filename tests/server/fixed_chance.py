"""A server whose luck repeats itself: what a test sees then follows from what it does, not from the dice of the day."""

from __future__ import annotations

import hashlib
import itertools
from collections.abc import Iterator, Mapping

import pytest

from lastboat.cli import main
from lastboat.kernel.game import Game
from lastboat.tables import create, draw
from lastboat.tables.model import TableRow

PROGRAM = ("-c", "from tests.server.fixed_chance import serve; serve()")
numbers: Iterator[int] = itertools.repeat(0)
"""One for each table that is made."""
_row = create._row


def varied(config: pytest.Config) -> bool:
    """Whether luck is to vary from run to run."""
    return bool(config.getoption("markexpr") == "soak")


def serve() -> None:
    """`lastboat`, at whose tables of one game with as many seats and the same options the same happens."""
    create._row = row
    draw.commitments = lambda table: {}  # no numbers of players
    main()


def row(game: Game, options: Mapping[str, str], seats: int, listed: bool, at: int) -> TableRow:
    """A table as the server makes it, but its luck follows from what is played there and from the next number."""
    made = _row(game, options, seats, listed, at)
    played = (game.id, sorted(options.items()), seats, next(numbers))
    made.secret = hashlib.sha256(repr(played).encode()).digest()
    return made
