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
from .moving import directions, tiles_except, tiles_one_step_away, tiles_to_guide_a_diver_to, tiles_to_move_to
from .state import NONE, State
from .tile_sets import NO_TILES, ONLY, has_tile, write_codes
from .turn import begin_draw, drop_second_half, hand_is_too_big


@rule
def legal_actions(s: State, p: int, out: Buffer) -> int:
    """§3.2 Up to three actions in any order; ending early is always possible. §4.2 The Pilot may fly once."""
    n = 0
    if s.actions > 0:
        n = write_codes(tiles_to_move_to(s, p), MOVE, out, n)
        if s.role[p] == PILOT and s.has_flown == 0:
            n = write_codes(tiles_except(s, s.place[p]), FLY, out, n)
        n = legal_gifts(s, p, out, n)
        n = legal_captures(s, p, out, n)
    if s.role[p] == NAVIGATOR:
        n = legal_guides(s, p, out, n)
    if s.actions > 0 or s.second_shore_up == 1:
        n = write_codes(tiles_to_shore_up(s, p), SHORE_UP, out, n)
    out[n] = END_ACTIONS
    return n + 1


@rule
def tiles_to_shore_up(s: State, p: int) -> int:
    """§4.5 The flooded ones among the own tile and its neighbours, the Explorer's diagonal ones too."""
    found = NO_TILES
    at = s.place[p]
    if s.tiles[at] == FLOODED:
        found |= ONLY[at]
    for d in range(directions(s, p)):
        t = s.neighbours[at * DIRECTIONS + d]
        if t != NONE and s.tiles[t] == FLOODED:
            found |= ONLY[t]
    return found


@rule
def legal_guides(s: State, p: int, out: Buffer, n: int) -> int:
    """§4.4 The Navigator moves others: the steps of a new action, or the second step of one begun."""
    for q in range(s.seats):
        if q != p:
            tiles = NO_TILES
            if s.actions > 0:
                tiles = tiles_one_step_away(s, q) | tiles_to_guide_a_diver_to(s, q)
            if s.second_step == 1:
                tiles |= tiles_for_second_step(s, q)
            n = write_codes(tiles, guide_code(q, 0), out, n)
    return n


@rule
def tiles_for_second_step(s: State, q: int) -> int:
    """§4.4 The second step may go to another pawn, unless the option forbids it; nobody ends where he began."""
    if q != s.guided_pawn:
        return NO_TILES if s.navigator_one_pawn == 1 else tiles_one_step_away(s, q)
    return tiles_one_step_away(s, q) & ~ONLY[s.guided_from]


@rule
def legal_gifts(s: State, p: int, out: Buffer, n: int) -> int:
    """§4.7 One treasure card to a player on the same tile; the Messenger to anybody. A full hand is no obstacle."""
    for q in range(s.seats):
        if q != p and (s.place[q] == s.place[p] or s.role[p] == MESSENGER):
            for k in range(TREASURES):
                if s.hands[p][k] > 0:
                    out[n] = give_code(k, q)
                    n += 1
    return n


@rule
def legal_captures(s: State, p: int, out: Buffer, n: int) -> int:
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
    if s.actions == 0 and not second_half_is_of_use(s, p):
        begin_draw(s)


@rule
def end_actions(s: State, p: int) -> None:
    """§3.2 The player ends the actions for good, §6.5 which also calls for the first card."""
    emit(ACTIONS_ENDED, p)
    begin_draw(s)
    s.card_called = 1


@rule
def spend_action(s: State) -> None:
    """§3.2 One of the three actions is used; §4.4, §4.6 the second half of the one before lapses."""
    drop_second_half(s)
    s.actions -= 1


@rule
def second_half_is_of_use(s: State, p: int) -> bool:
    """§4.4, §4.6 Whether the second half of the last action can be used."""
    if s.second_shore_up == 1:
        return tiles_to_shore_up(s, p) != NO_TILES
    if s.second_step == 1:
        for q in range(s.seats):
            if q != p and tiles_for_second_step(s, q) != NO_TILES:
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
    s.has_flown = 1
    s.place[p] = t
    emit(FLEW, p, t)


@rule
def guide(s: State, p: int, q: int, t: int) -> None:
    """§4.4 A guided step: the second one of an action if it can be that, else the first of a new one."""
    if s.second_step == 1 and has_tile(tiles_for_second_step(s, q), t):
        drop_second_half(s)
    else:
        spend_action(s)
        if has_tile(tiles_one_step_away(s, q), t):
            s.second_step = 1
            s.guided_pawn = q
            s.guided_from = s.place[q]
    s.place[q] = t
    emit(GUIDED_BY, p, q, t)


@rule
def shore_up(s: State, p: int, t: int) -> None:
    """§4.5 A flooded tile is dry again. §4.6 The Engineer's second one is part of the same action."""
    if s.second_shore_up == 1:
        drop_second_half(s)
    else:
        spend_action(s)
        if s.role[p] == ENGINEER:
            s.second_shore_up = 1
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
    s.treasure_discard[k] += TO_CAPTURE
    emit(CAPTURED, p, k)
