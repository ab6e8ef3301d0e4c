"""The parts of a table that a page draws by itself, for games without a board of their own.

`show.table` puts a list of them under the key `board`:

>>> from lastboat.kernel.actions import Domain
>>> CARD = Domain("card", ("shell", "pearl"))
>>> track("distance", 4, top=12)
{'part': 'track', 'name': 'distance', 'value': 4, 'low': 0, 'top': 12}
>>> hand(0, [None, "pearl"], of=CARD)
{'part': 'hand', 'seat': 0, 'kind': 'card', 'cards': [None, 'pearl']}
>>> pile("thrown", 3, of=CARD, top="shell", verbs=("take",))
{'part': 'pile', 'name': 'thrown', 'kind': 'card', 'count': 3, 'top': 'shell', 'verbs': ['take']}

A part with a `name` is called by the message `board-<name>`. A part with a `seat` belongs to that player. `verbs` are
actions that need no other element: pressing the part chooses them.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Any

from lastboat.kernel.actions import Domain
from lastboat.kernel.view import Name

Part = dict[str, Any]
"""A part as plain data; docs/protocol.md lists the fields."""


def counter(name: str, value: int, *, seat: int | None = None, verbs: Sequence[str] = ()) -> Part:
    """A number: coins, rounds, points."""
    return _part("counter", name=name, seat=seat, value=value, verbs=verbs)


def track(name: str, value: int, top: int, *, low: int = 0, seat: int | None = None, verbs: Sequence[str] = ()) -> Part:
    """A number on a scale from `low` to `top`."""
    return _part("track", name=name, seat=seat, value=value, low=low, top=top, verbs=verbs)


def pile(
    name: str, count: int, *, of: Domain, top: str | None = None, seat: int | None = None, verbs: Sequence[str] = ()
) -> Part:
    """Cards on one another, face down, or face up with the card on top."""
    return _part("pile", name=name, seat=seat, kind=of.name, count=count, top=top, verbs=verbs)


def row(
    name: str, cards: Iterable[str | None], *, of: Domain, seat: int | None = None, verbs: Sequence[str] = ()
) -> Part:
    """Cards side by side; None is a card face down."""
    return _part("row", name=name, seat=seat, kind=of.name, cards=list(cards), verbs=verbs)


def hand(seat: int, cards: Iterable[str | None], *, of: Domain, verbs: Sequence[str] = ()) -> Part:
    """A player's hand; None is a card that is not known. Large for whom it belongs to, small for the others."""
    return _part("hand", seat=seat, kind=of.name, cards=list(cards), verbs=verbs)


def places(name: str, among: Iterable[Part], *, of: Domain, lines: Iterable[tuple[str, str]] = ()) -> Part:
    """A map of places with lines between neighbours; without positions the places lie in rows."""
    return _part("places", name=name, kind=of.name, places=list(among), lines=[list(line) for line in lines])


def place(
    token: str, *, at: tuple[float, float] | None = None, state: Name | None = None, pieces: Iterable[Part] = ()
) -> Part:
    """A place: its column and row, what state it is in, and what stands on it."""
    found: Part = {"token": token}
    if at is not None:
        found["at"] = list(at)
    if state is not None:
        found["state"] = {"kind": state.kind, "token": state.token}
    return found | {"pieces": list(pieces)}


def piece(kind: str, token: str, *, seat: int | None = None, count: int = 1) -> Part:
    """A piece on a place, or several equal ones; `seat` gives it the colour of a player."""
    found: Part = {"kind": kind, "token": token, "count": count}
    return found if seat is None else found | {"seat": seat}


def pawn(seat: int) -> Part:
    """The piece that stands for a player."""
    return piece("seat", str(seat), seat=seat)


def cards(of: Domain, counts: Sequence[int]) -> list[str]:
    """The cards of a row of the state that counts them.

    >>> cards(Domain("card", ("shell", "pearl")), (2, 1))
    ['shell', 'shell', 'pearl']
    """
    return [token for token, count in zip(of.tokens, counts, strict=True) for _ in range(count)]


def _part(part: str, *, verbs: Sequence[str] = (), seat: int | None = None, **fields: Any) -> Part:
    """A part without the fields that say nothing."""
    name = {"name": fields.pop("name")} if "name" in fields else {}
    owner = {} if seat is None else {"seat": seat}
    ways = {"verbs": list(verbs)} if verbs else {}
    if fields.get("top", 0) is None:
        del fields["top"]
    return {"part": part, **name, **owner, **fields, **ways}
