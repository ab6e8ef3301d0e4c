"""§6: Helicopter and Sandbag, played by any holder, in or out of turn."""

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import BOARD, BOARDED, LAND, LANDED, LIFT_OFF, LIFTED_OFF, SANDBAG_ON, SANDBAG_PLAYED
from .board import DRY, FOOLS_LANDING, HELICOPTER, SANDBAG, SUNK, TILES, TREASURES
from .cards import put_away
from .ending import win
from .flood import go_on_after_water
from .moving import flooded_tiles, tiles_except
from .state import NONE, State
from .tile_sets import write_codes
from .turn import sandbag_can_be_played


@rule
def legal_specials(s: State, p: int, out: Buffer, n: int) -> int:
    """§6.1 The special cards a player can play now."""
    if s.hands[p][HELICOPTER] > 0:
        if everybody_can_leave(s):
            out[n] = LIFT_OFF
            n += 1
        for q in range(s.seats):
            if may_board(s, q):
                out[n] = BOARD + q
                n += 1
    if s.hands[p][SANDBAG] > 0 and sandbag_can_be_played(s):
        n = write_codes(flooded_tiles(s), SANDBAG_ON, out, n)
    return n


@rule
def may_board(s: State, q: int) -> bool:
    """§6.2 Whether a pawn has a tile to fly to; §6.4 from a sunk tile too, unless the option forbids it."""
    if s.rescue_off == 1 and s.tiles[s.place[q]] == SUNK:
        return False
    for t in range(TILES):
        if s.tiles[t] != SUNK and t != s.place[q]:
            return True
    return False


@rule
def legal_flight(s: State, out: Buffer) -> int:
    """§6.2 More pawns from the same tile may board; then the helicopter lands on another tile."""
    n = 0
    origin = flight_origin(s)
    for q in range(s.seats):
        if s.aboard[q] == 0 and s.place[q] == origin:
            out[n] = BOARD + q
            n += 1
    return write_codes(tiles_except(s, origin), LAND, out, n)


@rule
def flight_origin(s: State) -> int:
    """§6.2 The one tile all passengers come from."""
    for q in range(s.seats):
        if s.aboard[q] == 1:
            return s.place[q]
    return NONE


@rule
def sandbag(s: State, p: int, t: int) -> None:
    """§6.3 A flooded tile anywhere on the island is dry again."""
    s.tiles[t] = DRY
    emit(SANDBAG_PLAYED, p, t)
    put_away(s, p, SANDBAG)


@rule
def board(s: State, p: int, q: int) -> None:
    """§6.2 Pawn q is aboard the helicopter that p plays."""
    s.flyer = p
    s.aboard[q] = 1
    emit(BOARDED, p, q)


@rule
def land(s: State, p: int, t: int) -> None:
    """§6.2 All pawns aboard arrive.

    §4.6 An Engineer who is flown away loses the second half of the action; §4.4 a Navigator's second step remains.
    """
    for q in range(s.seats):
        if s.aboard[q] == 1:
            s.aboard[q] = 0
            s.place[q] = t
            if q == s.turn:
                s.second_shore_up = 0
    s.flyer = NONE
    emit(LANDED, p, t)
    put_away(s, p, HELICOPTER)
    go_on_after_water(s)


@rule
def lift_off(s: State, p: int) -> None:
    """§8.1 The helicopter takes everybody off the island."""
    put_away(s, p, HELICOPTER)
    emit(LIFTED_OFF, p)
    win(s)


@rule
def everybody_can_leave(s: State) -> bool:
    """§8.1 Whether all treasures are taken and all pawns stand on Fools' Landing, dry or flooded."""
    for k in range(TREASURES):
        if s.taken[k] == 0:
            return False
    for p in range(s.seats):
        if s.place[p] != FOOLS_LANDING:
            return False
    return True
