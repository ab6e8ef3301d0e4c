"""§6: drawing a lava tile and laying it."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule

from .actions import BURIED, DREW_TILE, GATE_CLOSED, LAID, LAY, PICK, PICKED, PUT_ASIDE
from .board import DUAL_OF, GATE_AT, NEXT, SYMBOLS, VENT_AT, VENT_CELL
from .ending import GATES_CLOSED, NOBODY_LEFT, all_gates_are_closed, end, nobody_is_left, pass_the_lava
from .losses import lose_all_in, lose_who_is_cut_off, may_cut_off
from .state import NO_TILE, STREET, TO_LAY, TO_PICK, TO_RUN, State

SILENT_TILES = 6
MOVES = 2


@rule
def can_flow_onto(s: State, cell: int) -> bool:
    """§6.4 Never on lava, never on a vent: an open vent is lava, an unopened one waits for its own symbol."""
    return s.ground[cell] == STREET and VENT_AT[cell] == 0


@rule
def can_be_laid(s: State, symbol: int) -> bool:
    """§6.5 Whether a tile of the symbol can be laid: its vent, or a cell beside its own kind."""
    if s.laid[symbol] == 0:
        return True
    for i in range(s.laid[symbol]):
        for way in range(4):
            if can_flow_onto(s, NEXT[s.flow[symbol][i]][way]):
                return True
    return False


@rule
def go_on_after_tile(s: State) -> None:
    """§6.1 After the first six tiles the player runs; §7.1 without figures in the town the turn is over."""
    if s.drawn <= SILENT_TILES or s.inside[s.turn] == 0:
        pass_the_lava(s)
    else:
        s.moves = MOVES
        s.step = TO_RUN


@rule
def put_aside(s: State) -> None:
    """§6.5 A tile that fits nowhere is out of the game."""
    s.aside[s.tile] += 1
    emit(PUT_ASIDE, s.turn, s.tile)
    s.tile = NO_TILE
    go_on_after_tile(s)


@rule
def lay(s: State, cell: int) -> None:
    """§6.3, §6.4 The tile covers a cell: §6.6 figures in it are lost, §6.7 a gate in it is closed."""
    symbol = s.symbol
    s.ground[cell] = symbol + 1
    s.flow[symbol][s.laid[symbol]] = cell
    s.laid[symbol] += 1
    s.symbol = 0
    s.tile = NO_TILE
    emit(LAID, s.turn, symbol, cell)
    if s.crowd[cell] > 0:
        lose_all_in(s, cell, BURIED)
    if GATE_AT[cell] > 0:
        emit(GATE_CLOSED, GATE_AT[cell] - 1)
    if may_cut_off(s, cell):
        lose_who_is_cut_off(s)
    if GATE_AT[cell] > 0 and all_gates_are_closed(s):
        end(s, GATES_CLOSED)
    elif nobody_is_left(s):
        end(s, NOBODY_LEFT)
    else:
        go_on_after_tile(s)


@rule
def lay_as(s: State, symbol: int) -> None:
    """§6.4 The tile is one of that symbol; §6.5 it is put aside if it fits nowhere."""
    if can_be_laid(s, symbol):
        s.symbol = symbol
        s.step = TO_LAY
    else:
        put_aside(s)


@rule
def pick(s: State, symbol: int) -> None:
    """§6.9 The drawer of a dual tile picks its symbol."""
    emit(PICKED, s.turn, symbol)
    lay_as(s, symbol)


@rule
def draw_tile(s: State, kind: int) -> None:
    """§6.2 A tile out of the bag; §6.9 a dual one is asked about if both of its symbols have a place."""
    s.bag[kind] -= 1
    s.drawn += 1
    s.tile = kind
    emit(DREW_TILE, s.turn, kind)
    if kind < SYMBOLS:
        lay_as(s, kind)
        return
    first = DUAL_OF[kind - SYMBOLS][0]
    second = DUAL_OF[kind - SYMBOLS][1]
    if not can_be_laid(s, first):
        lay_as(s, second)
    elif not can_be_laid(s, second):
        lay_as(s, first)
    else:
        s.step = TO_PICK


@rule
def legal_symbols(s: State, out: Buffer) -> int:
    """§6.9 The two symbols of the dual tile."""
    out[0] = PICK + DUAL_OF[s.tile - SYMBOLS][0]
    out[1] = PICK + DUAL_OF[s.tile - SYMBOLS][1]
    return 2


@rule
def legal_lava(s: State, out: Buffer) -> int:
    """§6.3 The vent first; §6.4 later the open cells beside a tile of the same symbol, each of them once."""
    symbol = s.symbol
    if s.laid[symbol] == 0:
        out[0] = LAY + VENT_CELL[symbol]
        return 1
    n = 0
    for i in range(s.laid[symbol]):
        for way in range(4):
            cell = NEXT[s.flow[symbol][i]][way]
            if can_flow_onto(s, cell):
                code = LAY + cell
                known = 0
                while known < n and out[known] != code:
                    known += 1
                if known == n:
                    out[n] = code
                    n += 1
    return n
