"""§7: running for the gates."""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, emit, rule, table

from .actions import CELL_OF, LEAVE, RAN, REST, RESTED, RUN, SAVED, TO
from .board import CELLS, GATE_AT, GATES, NEXT, Line
from .cell_sets import NORTH_BIT, SOUTH_BIT, has_cell
from .ending import NOBODY_LEFT, end, nobody_is_left, pass_the_lava
from .state import NOWHERE, STREET, TO_RUN, TO_STOP, State

NO_GATES = 0
GATE_BIT: Line = table([1 << gate - 1 if gate > 0 else 0 for gate in GATE_AT])
"""Sets of gates as bits: for each cell the set that holds its gate, if it has one."""


@rule
def reach(s: State, cell: int) -> int:
    """§7.2 As many steps as figures stand in the cell, the runner included."""
    return s.crowd[cell]


@rule
def cell_that_rests(s: State, p: int) -> int:
    """§7.1 In 2013 a figure runs twice only if it is the last one or had stood alone: its cell, else NOWHERE."""
    cell = s.first_to
    if s.must_differ == 0 or cell == NOWHERE or s.town[p][cell] != 1:
        return NOWHERE
    return NOWHERE if s.first_alone == 1 or s.inside[p] == 1 else cell


@rule
def end_turn(s: State) -> None:
    """§7.1 No further move this turn; the lava goes on to the left."""
    s.moves = 0
    s.first_to = NOWHERE
    s.first_alone = 0
    pass_the_lava(s)


@rule
def rest(s: State) -> None:
    """§7.1 Up to two moves: a player may stop earlier."""
    emit(RESTED, s.turn)
    end_turn(s)


@rule
def pick_up(s: State, cell: int) -> None:
    """§7.1 One of the own figures in a cell is going to run."""
    s.runner = cell
    s.step = TO_STOP


@rule
def take_off_cell(s: State) -> None:
    """§7.2 The runner leaves its cell; the next one from there has one step less."""
    p = s.turn
    s.first_alone = 1 if s.crowd[s.runner] == 1 else 0
    s.town[p][s.runner] -= 1
    s.crowd[s.runner] -= 1
    s.runner = NOWHERE
    s.moves -= 1


@rule
def go_on_after_move(s: State) -> None:
    """§7.1 A second move, if there is one and a figure for it: where one rests, another can run."""
    s.step = TO_RUN
    if s.moves == 0 or s.inside[s.turn] == 0:
        end_turn(s)


@rule
def run_to(s: State, cell: int) -> None:
    """§7.3 The figure stops in a cell, however many stand there already."""
    emit(RAN, s.turn, s.runner, cell)
    take_off_cell(s)
    s.town[s.turn][cell] += 1
    s.crowd[cell] += 1
    s.first_to = cell
    go_on_after_move(s)


@rule
def leave(s: State, gate: int) -> None:
    """§7.4 The figure is out of the town and saved; §8.2 the last one ends the game."""
    p = s.turn
    emit(SAVED, p, s.runner, gate)
    take_off_cell(s)
    s.inside[p] -= 1
    s.saved[p] += 1
    s.first_to = NOWHERE
    if nobody_is_left(s):
        s.moves = 0
        s.first_alone = 0
        end(s, NOBODY_LEFT)
    else:
        go_on_after_move(s)


@rule
def legal_runners(s: State, p: int, out: Buffer) -> int:
    """§7.1 The cells with own figures that may run, or no further move. Who cannot move was cut off (§6.8)."""
    n = 0
    resting = cell_that_rests(s, p)
    for cell in range(CELLS):
        out[n] = RUN + cell
        n += 1 if s.town[p][cell] > 0 and cell != resting else 0
    out[n] = REST
    return n + 1


@rule
def legal_stops(s: State, out: Buffer) -> int:
    """§7.3 Cells within reach, around corners and not over lava; §7.4 a gate is one step behind its cell.

    §1.3 The wall is passed nowhere else. The codes written so far are also the queue of cells to go on from.
    """
    north = NORTH_BIT[s.runner]
    south = SOUTH_BIT[s.runner]
    gates = NO_GATES
    out[0] = TO + s.runner
    n = 1
    done = 0
    for _ in range(reach(s, s.runner)):
        ring = n
        for i in range(done, ring):
            here = CELL_OF[out[i]]
            gates |= GATE_BIT[here]
            for way in range(4):
                cell = NEXT[here][way]
                if s.ground[cell] == STREET and not has_cell(north, south, cell):
                    north |= NORTH_BIT[cell]
                    south |= SOUTH_BIT[cell]
                    out[n] = TO + cell
                    n += 1
        done = ring
    out[0] = out[n - 1]  # staying is no run: the last cell takes the place of the runner's
    return legal_gates(gates, out, n - 1)


@rule
def legal_gates(gates: int, out: Buffer, n: int) -> int:
    """§7.4 Each gate of a set."""
    for gate in range(GATES):
        if gates >> gate & 1 == 1:
            out[n] = LEAVE + gate
            n += 1
    return n
