"""The knowledge of a seat, and redealing of what it cannot know."""

from lastboat.kernel.dialect import Buffer, rule
from lastboat.kernel.rng import pick

from .state import DEAL, FIRST_CARD, HIDDEN, LANDED, SWAP, State


@rule
def hide(s: State, seat: int) -> None:
    """§1.2 Put cards of others that were not revealed back into the pile. §3.1 At the end all is open."""
    if s.phase == LANDED:
        return
    for p in range(s.seats):
        if p != seat and s.shown[p] == 0 and s.hands[p] != HIDDEN:
            s.pile[s.hands[p] - FIRST_CARD] += 1
            s.hands[p] = HIDDEN


@rule
def holds_a_card(s: State, p: int) -> bool:
    """§1.2 Whether a seat has been dealt a card; §2.3 who is changing has none."""
    if s.phase == DEAL:
        return p < s.turn
    return s.phase != SWAP or p != s.turn


@rule
def deal_unseen(s: State, seat: int, rng: Buffer) -> None:
    """§1.2 Every hidden hand gets a card from the pile, as likely as it is there."""
    for p in range(s.seats):
        if s.hands[p] == HIDDEN and holds_a_card(s, p):
            card = pick(rng, s.pile, 3)
            s.pile[card] -= 1
            s.hands[p] = FIRST_CARD + card
