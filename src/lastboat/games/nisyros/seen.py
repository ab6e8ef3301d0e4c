"""The knowledge of a seat: the full state. The pile is a set of cards without an order."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, rule

from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """§5.2 Nothing to hide: who comes next from the pile is decided when it is drawn."""


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§5.2 Nothing to deal."""
