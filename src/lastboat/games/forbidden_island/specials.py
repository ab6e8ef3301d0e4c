"""§6: Helicopter and Sandbag, played by any holder, in or out of turn."""

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import BOARD, BOARDED, LAND, LANDED, LIFT_OFF, LIFTED_OFF, SANDBAG_ON, SANDBAG_PLAYED
from .board import DRY, FOOLS_LANDING, HELICOPTER, SANDBAG, SUNK, TILES, TREASURES
from .cards import put_away
from .ending import win
from .flood import after_the_water
from .moving import all_tiles, flooded_tiles
from .state import NONE, State
from .turn import sandbag_has_its_time
from .turn_actions import write_tiles


@rule
def legal_specials(s: State, p: int, out: Buffer, n: int) -> int:
    """§6.1 What a holder can play now."""
    if s.hands[p][HELICOPTER] > 0:
        if everybody_can_leave(s):
            out[n] = LIFT_OFF
            n += 1
        for q in range(s.seats):
            if may_board(s, q):
                out[n] = BOARD + q
                n += 1
    if s.hands[p][SANDBAG] > 0 and sandbag_has_its_time(s):
        n = write_tiles(flooded_tiles(s), SANDBAG_ON, out, n)
    return n


@rule
def may_board(s: State, q: int) -> bool:
    """§6.2 A pawn with somewhere to fly to. §6.4 From a sinking tile too, unless the option forbids it."""
    if s.rescue_off == 1 and s.tiles[s.place[q]] == SUNK:
        return False
    for t in range(TILES):
        if s.tiles[t] != SUNK and t != s.place[q]:
            return True
    return False


@rule
def legal_in_flight(s: State, out: Buffer) -> int:
    """§6.2 More pawns from the same tile may board; then the helicopter lands on another tile."""
    n = 0
    origin = flight_origin(s)
    for q in range(s.seats):
        if s.aboard[q] == 0 and s.place[q] == origin:
            out[n] = BOARD + q
            n += 1
    return write_tiles(all_tiles(s, origin), LAND, out, n)


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
    """§6.2 Everybody aboard arrives; the holder need not be among them. §4.6 An Engineer who flew has moved."""
    for q in range(s.seats):
        if s.aboard[q] == 1:
            s.aboard[q] = 0
            s.place[q] = t
            if q == s.turn:
                s.spare_shore = 0
    s.flyer = NONE
    emit(LANDED, p, t)
    put_away(s, p, HELICOPTER)
    after_the_water(s)


@rule
def lift_off(s: State, p: int) -> None:
    """§8.1 The helicopter takes everybody off the island."""
    put_away(s, p, HELICOPTER)
    emit(LIFTED_OFF, p)
    win(s)


@rule
def everybody_can_leave(s: State) -> bool:
    """§8.1 All treasures taken and all pawns on Fools' Landing, flooded or not."""
    for k in range(TREASURES):
        if s.taken[k] == 0:
            return False
    for p in range(s.seats):
        if s.place[p] != FOOLS_LANDING:
            return False
    return True
