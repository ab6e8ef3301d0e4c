"""The estimate of a game without trained weights. Its positions are never quiet, so none is asked for."""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import Buffer, rule

if TYPE_CHECKING:
    from lastboat.kernel.package import State
elif not __package__.startswith("lastboat.search"):  # in a game's package
    from ..state import State


@rule
def estimate(s: State, seat: int, pad: Buffer) -> int:
    """Nothing is known."""
    return 0
