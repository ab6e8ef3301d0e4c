"""§1.4 The knowledge of a seat: the full state, so nothing is hidden or redealt."""

from lastboat.kernel.dialect import Buffer, rule

from .state import State


@rule
def hide(s: State, seat: int) -> None:
    """§1.4 Nothing to hide: hands are open, and the piles in the state hold only what everybody knows."""


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§1.4 Nothing to redeal: every seat knows the full state."""
