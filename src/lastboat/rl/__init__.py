"""The games as environments for learners (extra `rl`).

>>> import lastboat
>>> from lastboat import rl
>>> tables = rl.Tables(lastboat.game("pompeii"), seats=2, tables=64)
>>> tables.reset(seed=1)
>>> for _ in range(500):
...     tables.step(tables.sample())
>>> tables.observation.shape, tables.mask.shape, int(tables.mask[0].sum()) > 0
((64, 615), (64, 657), True)
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from lastboat.rl.space import PASS, Cells, Space
from lastboat.rl.tables import Tables

if TYPE_CHECKING:
    from lastboat.rl.gym import Single, Vector
    from lastboat.rl.turns import Turns

__all__ = ["PASS", "Cells", "Space", "Tables", "aec", "single", "vector"]


def aec(*given: Any, **named: Any) -> Turns:
    """A game for PettingZoo, see `Turns`: `aec(game, seats, options=None, interrupts=True, render_mode=None)`."""
    from lastboat.rl.turns import Turns

    return Turns(*given, **named)


def vector(*given: Any, **named: Any) -> Vector:
    """Many tables for Gymnasium, see `Vector`: `vector(game, seats, tables=1024, options=None, bots=None, ...)`."""
    from lastboat.rl.gym import Vector

    return Vector(*given, **named)


def single(*given: Any, **named: Any) -> Single:
    """A team's game for Gymnasium, see `Single`: `single(game, seats, options=None, render_mode=None)`."""
    from lastboat.rl.gym import Single

    return Single(*given, **named)
