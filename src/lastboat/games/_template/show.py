"""The view of the table, the prompt and the result."""

from typing import Any

from lastboat.kernel import board
from lastboat.kernel.view import Message, Name

from .seen import holds_a_card
from .state import CARD, FIRST_CARD, HIDDEN, MOST_DISTANCE, State


def table(s: State, seat: int) -> dict[str, Any]:
    """The table; hands that the seat does not know are None."""
    hands = [None if h == HIDDEN else CARD.tokens[h - FIRST_CARD] for h in s.hands[: s.seats]]
    return {
        "distance": s.distance,
        "turn": s.turn,
        "hands": hands,
        "thrown": dict(zip(CARD.tokens, s.thrown, strict=True)),
        "board": drawn(s, hands),
    }


def drawn(s: State, hands: list[str | None]) -> list[board.Part]:
    """The parts that a page draws."""
    held = [hands[p : p + 1] if holds_a_card(s, p) else [] for p in range(s.seats)]
    unknown = sum(cards.count(None) for cards in held)
    return [
        board.track("distance", s.distance, top=MOST_DISTANCE, verbs=("pull",)),
        board.pile("pile", sum(s.pile) - unknown, of=CARD, verbs=("change",)),
        board.row("thrown", board.cards(CARD, s.thrown), of=CARD),
        *(board.hand(p, cards, of=CARD, verbs=("reveal",)) for p, cards in enumerate(held)),
    ]


def prompt(s: State) -> Message:
    """The question to the actor."""
    return Message("prompt-act", {"seat": Name("seat", str(s.turn)), "distance": s.distance})


def result(s: State) -> Message:
    """The seats with the best card."""
    best = max(s.hands)
    winners = tuple(Name("seat", str(p)) for p in range(s.seats) if s.hands[p] == best)
    return Message("result-landed", {"winners": winners, "card": Name("card", CARD.tokens[best - FIRST_CARD])})
