"""The view of the table, the prompt and the result."""

from typing import Any

from lastboat.kernel.view import Message, Name

from .state import CARD, FIRST_CARD, HIDDEN, State


def table(s: State, seat: int) -> dict[str, Any]:
    """The table; hands that the seat does not know are None."""
    hands = [None if h == HIDDEN else CARD.tokens[h - FIRST_CARD] for h in s.hands[: s.seats]]
    return {
        "distance": s.distance,
        "turn": s.turn,
        "hands": hands,
        "thrown": dict(zip(CARD.tokens, s.thrown, strict=True)),
    }


def prompt(s: State) -> Message:
    """The question to the actor."""
    return Message("prompt-act", {"seat": Name("seat", str(s.turn)), "distance": s.distance})


def result(s: State) -> Message:
    """The seats with the best card."""
    best = max(s.hands)
    winners = tuple(Name("seat", str(p)) for p in range(s.seats) if s.hands[p] == best)
    return Message("result-landed", {"winners": winners, "card": Name("card", CARD.tokens[best - FIRST_CARD])})
