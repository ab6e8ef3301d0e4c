"""§1.4 Nothing is secret: there is nothing to hide and nothing to deal anew."""

from lastboat.kernel.dialect import Buffer, rule

from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """§1.4 Hands lie open, and the piles hold only what everybody knows."""


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§1.4 Every state is a whole one."""
