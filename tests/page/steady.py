"""A server whose luck repeats itself: tables of one game with as many seats and the same options meet the same.

What a test sees then follows from what it does, not from the dice of the day.
"""

from __future__ import annotations

import hashlib
from collections.abc import Mapping

from lastboat.cli import main
from lastboat.kernel.game import Game
from lastboat.server import making
from lastboat.server.rows import TableRow

PROGRAM = ("-c", "from tests.page.steady import serve; serve()")
_row = making._row


def serve() -> None:
    """`lastboat`, with that luck."""
    making._row = _steady_row
    main()


def _steady_row(game: Game, options: Mapping[str, str], seats: int, listed: bool) -> TableRow:
    row = _row(game, options, seats, listed)
    row.secret = hashlib.sha256(repr((game.id, sorted(options.items()), seats)).encode()).digest()
    return row
