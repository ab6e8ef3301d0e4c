"""§4: the actions of a turn, what is legal and what each does."""

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import (
    ACTION_OF,
    ACTIONS_ENDED,
    CAPTURE,
    CAPTURED,
    END_ACTIONS,
    FLEW,
    FLY,
    GAVE,
    GIVE,
    GUIDE,
    GUIDED_BY,
    MOVE,
    MOVED,
    PAWN_OF,
    RECEIVER_OF,
    SHORE_UP,
    TILE_OF,
    TILE_SHORED,
    TREASURE_OF,
    give_code,
    guide_code,
)
from .board import DIRECTIONS, DRY, ENGINEER, FLOODED, MESSENGER, NAVIGATOR, PILOT, TO_CAPTURE, TREASURES
from .moving import all_tiles, directions, guided_dives, guided_moves, moves
from .state import State
from .turn import begin_draw, drop_spares, hand_is_too_big


@rule
def legal_actions(s: State, p: int, out: Buffer) -> int:
    """§3.2 Up to three actions in any order; ending early is always possible. §4.2 The Pilot may fly once."""
    n = 0
    if s.actions > 0:
        n = write_tiles(moves(s, p), MOVE, out, n)
        if s.role[p] == PILOT and s.flown == 0:
            n = write_tiles(all_tiles(s, s.place[p]), FLY, out, n)
        n = gifts(s, p, out, n)
        n = captures(s, p, out, n)
    if s.role[p] == NAVIGATOR:
        n = guidings(s, p, out, n)
    if s.actions > 0 or s.spare_shore == 1:
        n = write_tiles(to_shore_up(s, p), SHORE_UP, out, n)
    out[n] = END_ACTIONS
    return n + 1


@rule
def write_tiles(mask: int, base: int, out: Buffer, n: int) -> int:
    """§1.3 A code for each tile of a set."""
    code = base
    while mask != 0:
        out[n] = code
        n += mask & 1
        mask >>= 1
        code += 1
    return n


@rule
def to_shore_up(s: State, p: int) -> int:
    """§4.5 The flooded ones among the own tile and its neighbours, the Explorer's diagonal ones too."""
    found = 0
    at = s.place[p]
    if s.tiles[at] == FLOODED:
        found |= 1 << at
    for d in range(directions(s, p)):
        t = s.near[at * DIRECTIONS + d]
        if t >= 0 and s.tiles[t] == FLOODED:
            found |= 1 << t
    return found


@rule
def guidings(s: State, p: int, out: Buffer, n: int) -> int:
    """§4.4 The Navigator moves others: the steps of a new action, or the second step of one begun."""
    for q in range(s.seats):
        if q != p:
            mask = 0
            if s.actions > 0:
                mask = guided_moves(s, q) | guided_dives(s, q)
            if s.spare_step == 1:
                mask |= second_steps(s, q)
            n = write_tiles(mask, guide_code(q, 0), out, n)
    return n


@rule
def second_steps(s: State, q: int) -> int:
    """§4.4 The second step may go to another pawn, unless the option forbids it; nobody ends where he began."""
    if q != s.guided:
        return 0 if s.navigator_one_pawn == 1 else guided_moves(s, q)
    return guided_moves(s, q) & ~(1 << s.guided_from)


@rule
def gifts(s: State, p: int, out: Buffer, n: int) -> int:
    """§4.7 One treasure card to a player on the same tile; the Messenger to anybody. A full hand is no obstacle."""
    for q in range(s.seats):
        if q != p and (s.place[q] == s.place[p] or s.role[p] == MESSENGER):
            for k in range(TREASURES):
                if s.hands[p][k] > 0:
                    out[n] = give_code(k, q)
                    n += 1
    return n


@rule
def captures(s: State, p: int, out: Buffer, n: int) -> int:
    """§4.8 Four equal cards on one of the treasure's two tiles, dry or flooded."""
    k = s.place[p] // 2
    if k < TREASURES and s.taken[k] == 0 and s.hands[p][k] >= TO_CAPTURE:
        out[n] = CAPTURE + k
        n += 1
    return n


@rule
def take_action(s: State, p: int, code: int) -> None:
    """§3.2 Play one action and see whether the draw begins."""
    action = ACTION_OF[code]
    if action == END_ACTIONS:
        end_actions(s, p)
        return
    if action == MOVE:
        move(s, p, TILE_OF[code])
    elif action == SHORE_UP:
        shore_up(s, p, TILE_OF[code])
    elif action == GIVE:
        give(s, p, TREASURE_OF[code], RECEIVER_OF[code])
    elif action == CAPTURE:
        capture(s, p, TREASURE_OF[code])
    elif action == FLY:
        fly(s, p, TILE_OF[code])
    elif action == GUIDE:
        guide(s, p, PAWN_OF[code], TILE_OF[code])
    if s.actions == 0 and not something_is_left(s, p):
        begin_draw(s)


@rule
def end_actions(s: State, p: int) -> None:
    """§3.2 The player is done, and with that calls the first card."""
    emit(ACTIONS_ENDED, p)
    begin_draw(s)
    s.called = 1


@rule
def spend_action(s: State) -> None:
    """§3.2 One of the three actions; §4.4, §4.6 what was left of the one before lapses."""
    drop_spares(s)
    s.actions -= 1


@rule
def something_is_left(s: State, p: int) -> bool:
    """§4.4, §4.6 The free half of the last action, if there is any use for it."""
    if s.spare_shore == 1:
        return to_shore_up(s, p) != 0
    if s.spare_step == 1:
        for q in range(s.seats):
            if q != p and second_steps(s, q) != 0:
                return True
    return False


@rule
def move(s: State, p: int, t: int) -> None:
    """§4.1 The pawn moves."""
    spend_action(s)
    s.place[p] = t
    emit(MOVED, p, t)


@rule
def fly(s: State, p: int, t: int) -> None:
    """§4.2 The Pilot's flight."""
    spend_action(s)
    s.flown = 1
    s.place[p] = t
    emit(FLEW, p, t)


@rule
def guide(s: State, p: int, q: int, t: int) -> None:
    """§4.4 A guided step: the second one of an action if it can be that, else the first of a new one."""
    if s.spare_step == 1 and (second_steps(s, q) >> t) & 1:
        drop_spares(s)
    else:
        spend_action(s)
        if (guided_moves(s, q) >> t) & 1:
            s.spare_step = 1
            s.guided = q
            s.guided_from = s.place[q]
    s.place[q] = t
    emit(GUIDED_BY, p, q, t)


@rule
def shore_up(s: State, p: int, t: int) -> None:
    """§4.5 A flooded tile is dry again. §4.6 The Engineer's second one is part of the same action."""
    if s.spare_shore == 1:
        drop_spares(s)
    else:
        spend_action(s)
        if s.role[p] == ENGINEER:
            s.spare_shore = 1
    s.tiles[t] = DRY
    emit(TILE_SHORED, p, t)


@rule
def give(s: State, p: int, k: int, q: int) -> None:
    """§4.7 The card changes hands; a receiver with more than five cards must discard at once."""
    spend_action(s)
    s.hands[p][k] -= 1
    s.hands[q][k] += 1
    emit(GAVE, p, k, q)
    if hand_is_too_big(s, q):
        s.discarder = q


@rule
def capture(s: State, p: int, k: int) -> None:
    """§4.8 Four cards go to the discard, the treasure is taken; a fifth card stays."""
    spend_action(s)
    s.taken[k] = 1
    s.hands[p][k] -= TO_CAPTURE
    s.discard[k] += TO_CAPTURE
    emit(CAPTURED, p, k)
