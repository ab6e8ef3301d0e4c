"""Reasons of hints are facts of the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import lastboat
from lastboat.bots.reasons import reasons
from lastboat.games.pompeii.actions import CELL, GATE
from lastboat.games.pompeii.ai.reasons import chance_to_be_buried, way_out
from lastboat.games.pompeii.board import CELLS, GATE_CELL
from lastboat.games.pompeii.state import STREET, TILE_DUE, TO_LAY, State
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.view import percent
from lastboat.sim import record_game

GAME = lastboat.game("pompeii")


def positions() -> Iterator[tuple[State, int]]:
    """Positions of bot matches in which somebody chooses, and who."""
    for number in range(3):
        for state in record_game(GAME, 2 + number, seed=7, number=number).replay():
            seat = GAME.actor(state)
            if seat >= 0:
                yield state, seat


def test_the_chance_to_be_buried_is_exact() -> None:
    """§6.3, §6.4 The tiles in the bag with which that cell could be chosen, each as likely as in the draw."""
    checked = 0
    for number in range(3):
        for state in record_game(GAME, 2 + number, seed=3, number=number).replay():
            if state.step != TILE_DUE or GAME.actor(state) != CHANCE:
                continue
            total, fits = 0, [0] * CELLS
            for outcome, weight in GAME.chance(state):
                total += weight
                for cell in cells_to_cover(GAME.apply(state, CHANCE, outcome)):
                    fits[cell] += weight
            for cell in range(CELLS):
                assert chance_to_be_buried(state, cell) == Fraction(fits[cell], total), CELL.tokens[cell]
            checked += 1
    assert checked > 30


def cells_to_cover(s: State) -> set[int]:
    """The cells that the drawn tile can be laid on, whatever is picked."""
    seat = GAME.actor(s)
    if seat < 0:
        return set()
    if s.step == TO_LAY:
        return {CELL.tokens.index(GAME.actions.decode(code).args[0]) for code in GAME.legal(s, seat)}
    found: set[int] = set()
    for code in GAME.legal(s, seat):
        if GAME.actions.decode(code).verb == "pick":
            found |= cells_to_cover(GAME.apply(s, seat, code))
    return found


def test_every_reason_holds_in_its_position() -> None:
    said: set[str] = set()
    for state, seat in positions():
        for code in GAME.legal(state, seat)[:12]:
            after = GAME.apply(state, seat, code)
            for message in reasons(GAME, state, seat, [code]):
                said.add(message.id)
                check(state, after, seat, message.id, message.args)
    assert {"why-house", "why-steps", "why-danger", "why-saved", "why-one-run", "why-threatens", "why-most"} <= said
    assert len(said) >= 12, said


def check(state: State, after: State, seat: int, kind: str, args: Mapping[str, Any]) -> None:
    cell = CELL.tokens.index(args["cell"].token) if "cell" in args else -1
    gate = GATE_CELL[GATE.tokens.index(args["gate"].token)] if "gate" in args else -1
    if kind in ("why-buries", "why-cuts-off"):
        owner = int(args["owner"].token)
        assert state.town[owner][cell] == args["count"]
        assert after.town[owner][cell] == 0
        assert after.volcano[owner] > state.volcano[owner]
    elif kind == "why-steps":
        way = way_out(after, cell)
        assert way is not None
        assert after.ground[gate] == STREET
        assert after.crowd[cell] < way[0] == args["count"]
    elif kind == "why-one-run":
        way = way_out(after, cell)
        assert way is not None
        assert way[0] <= args["count"] == after.crowd[cell]
    elif kind == "why-danger":
        assert percent(chance_to_be_buried(state, cell)) == args["percent"]
    elif kind == "why-saved":
        assert after.saved[seat] == state.saved[seat] + 1 == args["count"]
    elif kind == "why-most":
        owner = int(args["owner"].token)
        assert state.inside[owner] == args["count"]
        assert all(state.inside[p] <= args["count"] for p in range(state.seats) if p != seat)
    elif kind == "why-closes":
        assert state.ground[gate] == STREET != after.ground[gate]
    elif kind == "why-spares":
        assert after.volcano[seat] == state.volcano[seat]
    elif kind == "why-relatives":
        assert after.relatives_left == args["count"]
    elif kind == "why-threatens":
        assert args["count"] <= sum(state.inside) - state.inside[seat]


def test_the_way_out_is_the_shortest_run() -> None:
    """§7.4 In one run: as many steps as figures stand there, and one of them leads out."""
    checked = 0
    for state, seat in positions():
        for code in GAME.legal(state, seat):
            action = GAME.actions.decode(code)
            if action.verb == "run":
                cell = CELL.tokens.index(action.args[0])
                after = GAME.apply(state, seat, code)
                leaves = any(GAME.actions.decode(c).verb == "leave" for c in GAME.legal(after, seat))
                way = way_out(state, cell)
                assert leaves == (way is not None and way[0] <= state.crowd[cell]), action
                checked += 1
    assert checked > 50
