"""Why an action is good: what it saves, with what chance that would be lost, and what it gains.

Every sentence is a fact of the position, so that it is true whatever the search made of it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from lastboat.kernel.dialect import EmittedEvent
from lastboat.kernel.view import Message, Name, percent

from ..actions import (
    ACTION_OF,
    CAPTURE,
    CARD_OF,
    DISCARD,
    END_ACTIONS,
    GIVE,
    LIFT_OFF,
    RECEIVER_OF,
    SANDBAG_ON,
    SHORE_UP,
    TILE_OF,
    TREASURE_OF,
)
from ..board import CARDS_A_TURN, FLOODED, FOOLS_LANDING, SUNK, TILE, TILES, TO_CAPTURE, TREASURE, TREASURES
from ..flood import treasure_is_out_of_reach
from ..moving import tiles_one_move_from
from ..state import ACT, State
from ..tile_sets import NO_TILES, has_tile
from ..turn import hand_limit, hand_size
from ..turn_actions import tiles_to_shore_up
from .risk import chance_to_be_drawn

FAR = TILES
"""More steps than any way takes."""
Found = Iterator[tuple[float, Message]]
"""Messages with their weight."""


def reasons(s: State, after: State, seat: int, code: int, events: Sequence[EmittedEvent]) -> Found:
    """What speaks for an action, each with its weight."""
    action = ACTION_OF[code]
    if action == LIFT_OFF:
        yield 1000, Message("why-everybody-leaves")
    elif action == CAPTURE:
        yield 900, _captured(after)
    elif action in (SHORE_UP, SANDBAG_ON):
        yield _danger(s, TILE_OF[code])
    elif action == GIVE:
        yield from _given(s, after, seat, RECEIVER_OF[code], TREASURE_OF[code])
    elif action == DISCARD:
        yield from _discarded(s, after, seat, CARD_OF[code])
    elif action == END_ACTIONS:
        if tiles_to_shore_up(s, seat) == NO_TILES:
            yield 10, Message("why-nothing-flooded")
    else:
        for q in range(s.seats):
            if after.place[q] != s.place[q]:
                yield from _moved(s, after, q)


def _captured(after: State) -> Message:
    count = sum(after.taken)
    return Message("why-last-treasure") if count == TREASURES else Message("why-treasures", {"count": count})


def _danger(s: State, t: int) -> tuple[float, Message]:
    """What is lost if a flooded tile sinks, and how likely its card comes this turn."""
    k, other = t // 2, t ^ 1
    args: dict[str, Any] = {"tile": _tile(t)}
    if t == FOOLS_LANDING:
        weight, kind = 800, "landing"
    elif k < TREASURES and s.taken[k] == 0 and s.tiles[other] == SUNK:
        weight, kind, args = 700, "treasure", args | {"treasure": _treasure(k)}
    elif k < TREASURES and s.taken[k] == 0:
        weight, kind, args = 300, "partner", args | {"treasure": _treasure(k), "other": _tile(other)}
    else:
        weight, kind = 100, "tile"
    chance = chance_to_be_drawn(s, t)
    if not chance:
        return weight * 0.1, Message(f"why-later-{kind}", args)
    return weight * (0.3 + float(chance)), Message(f"why-sinks-{kind}", args | {"percent": percent(chance)})


def _given(s: State, after: State, seat: int, to: int, k: int) -> Found:
    """§4.7 How many cards the receiver then has, and whether the giver would have had to discard."""
    count = after.hands[to][k]
    args = {"seat": _seat(to), "treasure": _treasure(k)}
    if s.taken[k] == 0:
        if count >= TO_CAPTURE > s.hands[to][k]:
            yield 600, Message("why-has-four", args)
        elif count < TO_CAPTURE:
            yield 100 * count, Message("why-has", args | {"count": count})
    held, limit = hand_size(s, seat), hand_limit(s)
    if seat == s.turn and held > limit - CARDS_A_TURN:
        yield 50, Message("why-hand", {"seat": _seat(seat), "count": held, "limit": limit})


def _discarded(s: State, after: State, seat: int, k: int) -> Found:
    """§5.2 Whether the card is still of use, and to whom."""
    if k >= TREASURES:
        return
    card = {"treasure": _treasure(k)}
    if s.taken[k] == 1:
        yield 500, Message("why-useless", card)
    elif treasure_is_out_of_reach(s, k):
        return
    elif s.hands[seat][k] > TO_CAPTURE:
        yield 400, Message("why-spare", card)
    else:
        keeps = max(range(TREASURES), key=lambda other: (s.taken[other] == 0) * after.hands[seat][other])
        if s.taken[keeps] == 0 and after.hands[seat][keeps] > s.hands[seat][k]:
            args = {"seat": _seat(seat), "treasure": _treasure(keeps), "count": after.hands[seat][keeps]}
            yield 100, Message("why-keeps", args)


def _moved(s: State, after: State, q: int) -> Found:
    """§4.1, §6.2, §7.3 What a pawn leaves behind, and what it can do where it arrives."""
    start, t = s.place[q], after.place[q]
    if s.tiles[start] == SUNK:
        yield 650, Message("why-out-of-water", {"seat": _seat(q)})
    elif s.tiles[start] == FLOODED and (chance := chance_to_be_drawn(s, start)) and s.tiles[t] != FLOODED:
        yield (
            250 * float(chance),
            Message("why-leaves", {"seat": _seat(q), "tile": _tile(start), "percent": percent(chance)}),
        )
    if sum(s.taken) == TREASURES:
        if steps(after, q, t, [FOOLS_LANDING]) < steps(s, q, start, [FOOLS_LANDING]):
            yield 500, Message("why-to-landing", {"seat": _seat(q), "tile": _tile(FOOLS_LANDING)})
        return
    for k in range(TREASURES):
        if s.taken[k] == 0:
            yield from _towards(s, after, q, k)
            yield from _meets(s, after, q, k)
    yield from _in_reach(s, after, q)


def _towards(s: State, after: State, q: int, k: int) -> Found:
    """§4.8 With four cards: whether the pawn comes to a tile of the treasure, or nearer to one."""
    if s.hands[q][k] < TO_CAPTURE:
        return
    goals = [2 * k, 2 * k + 1]
    args = {"seat": _seat(q), "treasure": _treasure(k)}
    if after.place[q] in goals:
        yield 550, Message("why-can-capture", args)
    elif steps(after, q, after.place[q], goals) < steps(s, q, s.place[q], goals):
        yield 450, Message("why-to-treasure", args)


def _meets(s: State, after: State, q: int, k: int) -> Found:
    """§4.7 Whether the pawn comes together with one who has cards for the same treasure."""
    for p in range(s.seats):
        both = s.hands[p][k] + s.hands[q][k]
        if p != q and after.place[p] == after.place[q] and s.place[p] != s.place[q] and both >= TO_CAPTURE:
            if 0 < s.hands[p][k] < TO_CAPTURE and 0 < s.hands[q][k] < TO_CAPTURE:
                args = {"seat": _seat(q), "other": _seat(p), "treasure": _treasure(k), "count": both}
                yield 350, Message("why-meets", args)


def _in_reach(s: State, after: State, q: int) -> Found:
    """§4.5 The weightiest flooded tile that the player in turn can shore up only from there, with an action left."""
    if q != s.turn or after.phase != ACT or after.actions + after.second_shore_up == 0:
        return
    fresh = tiles_to_shore_up(after, q) & ~tiles_to_shore_up(s, q)
    found = [_danger(after, t) for t in range(TILES) if has_tile(fresh, t)]
    if found:
        weight, danger = max(found, key=lambda one: one[0])
        yield weight * 0.5, Message("why-reach", {"tile": danger.args["tile"]})
        yield weight * 0.49, danger


def steps(s: State, q: int, start: int, goals: Sequence[int]) -> int:
    """§4.1 to §4.3 The fewest moves of a pawn from a tile to the nearest of others, FAR if there is no way."""
    reached, edge, count = {start}, {start}, 0
    while edge:
        if any(t in edge and s.tiles[t] != SUNK for t in goals):
            return count
        fresh = 0
        for t in edge:
            fresh |= tiles_one_move_from(s, q, t)
        edge = {t for t in range(TILES) if has_tile(fresh, t)} - reached
        reached |= edge
        count += 1
    return FAR


def _tile(t: int) -> Name:
    return Name("tile", TILE.tokens[t])


def _treasure(k: int) -> Name:
    return Name("treasure", TREASURE.tokens[k])


def _seat(p: int) -> Name:
    return Name("seat", str(p))
