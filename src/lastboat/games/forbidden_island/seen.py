"""§1.4 What a seat may know: everything, so there is nothing to hide and nothing to deal anew."""

from lastboat.kernel.dialect import Buffer, rule

from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """§1.4 Nothing to hide: hands are open, and the piles in the state hold only what everybody knows."""


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§1.4 Nothing to fill in: no seat misses anything of the state."""
