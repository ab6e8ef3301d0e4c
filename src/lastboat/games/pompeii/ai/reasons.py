"""Why an action is good: what the lava may bury and how likely, how far it is to a gate, what others lose.

Every sentence is a fact of the position, so that it is true whatever the search made of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from fractions import Fraction

from lastboat.kernel.dialect import EmittedEvent
from lastboat.kernel.view import Message, Name, percent

from ..actions import (
    ACTION_OF,
    BURIED,
    CELL,
    CELL_OF,
    CUT_OFF,
    GATE,
    GATE_CLOSED,
    HOUSE,
    HOUSE_OF,
    LAY,
    LEAVE,
    OWNER_OF,
    PLAY,
    RELATIVE,
    RUN,
    SETTLE,
    THROW,
    TO,
)
from ..board import DUAL_OF, GATE_AT, HOUSE_CELLS, HOUSE_SIZE, NEXT, SYMBOLS, VENT_AT
from ..lava import can_flow_onto
from ..settling import has_free_space, house_is_full
from ..state import STREET, State

Found = Iterator[tuple[float, Message]]
"""Messages with their weight."""


def reasons(s: State, after: State, seat: int, code: int, events: Sequence[EmittedEvent]) -> Found:
    """What speaks for an action, each with its weight."""
    action = ACTION_OF[code]
    if action == PLAY:
        yield from _house(s, HOUSE_OF[code])
    elif action in (SETTLE, RELATIVE):
        if action == SETTLE and after.relatives_left > 0:
            yield 500, Message("why-relatives", {"count": after.relatives_left})
        yield from _way_out(after, CELL_OF[code])
    elif action == THROW:
        yield from _thrown(s, seat, OWNER_OF[code], CELL_OF[code])
    elif action == LAY:
        yield from _lava(s, after, seat, CELL_OF[code], events)
    elif action == RUN:
        yield from _danger(s, CELL_OF[code])
    elif action == TO:
        yield from _danger(s, s.runner)
        yield from _way_out(after, CELL_OF[code])
    elif action == LEAVE:
        yield 900, Message("why-saved", {"seat": _seat(seat), "count": after.saved[seat]})
        yield from _danger(s, s.runner)


def _house(s: State, house: int) -> Found:
    """§3.2, §3.4 How close to a gate the house has a free space, or that the figure may go anywhere."""
    if house_is_full(s, house):
        yield 200, Message("why-joker", {"house": Name("house", HOUSE.tokens[house])})
        return
    free = [c for c in HOUSE_CELLS[house][: HOUSE_SIZE[house]] if has_free_space(s, c)]
    ways = [way for c in free if (way := way_out(s, c))]
    if ways:
        count, gate = min(ways)
        args = {"house": Name("house", HOUSE.tokens[house]), "gate": _gate(gate), "count": count}
        yield 300 - 10 * count, Message("why-house", args)


def _way_out(after: State, cell: int) -> Found:
    """§7.2, §7.4 Whether one run is enough from there, or how many steps it is."""
    way = way_out(after, cell)
    if way:
        count, gate = way
        args = {"cell": _cell(cell), "gate": _gate(gate)}
        if after.crowd[cell] >= count:
            yield 400, Message("why-one-run", args | {"count": after.crowd[cell]})
        else:
            yield 300 - 10 * count, Message("why-steps", args | {"count": count})


def _thrown(s: State, seat: int, owner: int, cell: int) -> Found:
    """§4.3 What an Omen takes from whom."""
    if owner == seat:
        return
    figures = s.inside[owner]
    if figures == max(s.inside[p] for p in range(s.seats) if p != seat):
        yield 300, Message("why-most", {"owner": _seat(owner), "count": figures})
    way = way_out(s, cell)
    if way:
        yield 200 - 10 * way[0], Message("why-thrown", {"gate": _gate(way[1]), "count": way[0]})


def _lava(s: State, after: State, seat: int, cell: int, events: Sequence[EmittedEvent]) -> Found:
    """§6.6, §6.7, §6.8 Whom the lava buries or cuts off, which gate it closes, and whom it then lies beside."""
    own = 0
    for event in events:
        if event.event in (BURIED, CUT_OFF):
            owner, count, where = event.args
            args = {"owner": _seat(owner), "count": count, "cell": _cell(where)}
            if owner == seat:
                own += count
            elif event.event == BURIED:
                yield 500 + 50 * count, Message("why-buries", args)
            else:
                yield 450 + 50 * count, Message("why-cuts-off", args)
        elif event.event == GATE_CLOSED:
            yield 250, Message("why-closes", {"gate": _gate(event.args[0])})
    threatened = 0
    for beside in sorted(set(NEXT[cell])):
        if can_flow_onto(after, beside):
            threatened += after.crowd[beside] - after.town[seat][beside]
    if threatened > 0:
        yield 200 + 20 * threatened, Message("why-threatens", {"count": threatened})
    if own == 0 and s.inside[seat] > 0:
        yield 100, Message("why-spares", {"seat": _seat(seat)})


def _danger(s: State, cell: int) -> Found:
    """§6.3, §6.4 How likely the next tile can be laid on the cell where a figure stands."""
    if sum(s.bag) == 0:
        return
    chance = chance_to_be_buried(s, cell)
    if chance > 0:
        yield 600 * float(chance), Message("why-danger", {"cell": _cell(cell), "percent": percent(chance)})


def chance_to_be_buried(s: State, cell: int) -> Fraction:
    """§6.3, §6.4 The share of the tiles in the bag that could be laid on a cell."""
    fits = [_fits(s, symbol, cell) for symbol in range(SYMBOLS)]
    tiles = sum(s.bag[symbol] for symbol in range(SYMBOLS) if fits[symbol])
    tiles += sum(s.bag[SYMBOLS + i] for i, pair in enumerate(DUAL_OF) if any(fits[symbol] for symbol in pair))
    return Fraction(tiles, sum(s.bag))


def _fits(s: State, symbol: int, cell: int) -> bool:
    """§6.3 The first tile of a symbol goes on its vent, §6.4 the others beside their own kind."""
    if s.laid[symbol] == 0:
        return VENT_AT[cell] == symbol + 1
    return can_flow_onto(s, cell) and any(s.ground[beside] == symbol + 1 for beside in NEXT[cell])


def way_out(s: State, cell: int) -> tuple[int, int] | None:
    """§7.3, §7.4 The fewest steps from a cell out of the town and the gate they lead to; None without a way."""
    distance = {cell: 0}
    edge = [cell]
    while edge:
        gates = sorted(GATE_AT[c] - 1 for c in edge if GATE_AT[c] > 0 and s.ground[c] == STREET)
        if gates:
            return distance[edge[0]] + 1, gates[0]
        reached = {c for at in edge for c in NEXT[at] if s.ground[c] == STREET and c not in distance}
        distance |= dict.fromkeys(reached, distance[edge[0]] + 1)
        edge = sorted(reached)
    return None


def _cell(c: int) -> Name:
    return Name("cell", CELL.tokens[c])


def _gate(g: int) -> Name:
    return Name("gate", GATE.tokens[g])


def _seat(p: int) -> Name:
    return Name("seat", str(p))
