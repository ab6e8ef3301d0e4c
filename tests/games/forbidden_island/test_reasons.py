"""Reasons of hints are facts of the position."""

from __future__ import annotations

import random
from collections.abc import Iterator, Mapping
from fractions import Fraction
from typing import Any

import lastboat
from lastboat.bots.reasons import reasons
from lastboat.games.forbidden_island.actions import ACTIONS, DRAW_CARD, DRAW_FLOOD, END_ACTIONS
from lastboat.games.forbidden_island.ai.risk import chance_to_be_drawn
from lastboat.games.forbidden_island.board import FLOODED, FOOLS_LANDING, SUNK, TILE, TREASURE, TREASURES
from lastboat.games.forbidden_island.state import ACT, FLOOD, State
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.view import percent
from lastboat.sim import record_game

GAME = lastboat.game("forbidden-island")
TRIALS = 400


def positions() -> Iterator[tuple[State, int]]:
    """Positions of bot matches in which somebody has actions, and who."""
    for number in range(6):
        for state in record_game(GAME, 2 + number % 3, seed=7, number=number).replay():
            if state.phase == ACT and state.flyer < 0 and state.discarder < 0:
                yield state, state.turn


def flooded_this_turn(state: State, rng: random.Random) -> set[int]:
    """The tiles whose cards come if the player in turn does nothing: one way it can go."""
    s, drawn, turn = state.copy(), set(), state.turn
    while s.turn == turn and not GAME.over(s):
        seat = GAME.actor(s)
        if seat == CHANCE:
            outcomes = GAME.chance(s)
            code = rng.choices([c for c, _ in outcomes], [w for _, w in outcomes])[0]
            if s.phase == FLOOD:
                drawn.add(TILE.tokens.index(GAME.outcomes.decode(code).args[0]))
        else:
            legal = GAME.legal(s, seat)
            going_on = [c for c in (END_ACTIONS, DRAW_CARD, DRAW_FLOOD) if c in legal]
            code = (going_on or legal)[0]
        s = GAME.apply(s, seat, code)
    return drawn


def test_the_chance_of_a_flood_card_is_exact() -> None:
    """§5.3, §5.4, §7.1 It agrees with playing the turn out many times, Waters Rise included."""
    rng = random.Random(1)
    checked = 0
    for state, _ in list(positions())[::60]:
        tiles = [t for t in range(24) if state.tiles[t] == FLOODED and chance_to_be_drawn(state, t) is not None]
        if not tiles:
            continue
        often = dict.fromkeys(tiles, 0)
        for _ in range(TRIALS):
            for t in flooded_this_turn(state, rng):
                often[t] = often.get(t, 0) + 1
        for t in tiles:
            chance = float(chance_to_be_drawn(state, t) or 0)
            error = (chance * (1 - chance) / TRIALS) ** 0.5
            lost_first = 0.02  # a swimmer may drown or a treasure sink before the card comes
            assert abs(often[t] / TRIALS - chance) <= 4.5 * error + lost_first, (TILE.tokens[t], often[t], chance)
            checked += 1
    assert checked > 20


def test_every_reason_holds_in_its_position() -> None:
    """What is said about tiles, cards, treasures and pawns, looked up in the state."""
    said: set[str] = set()
    for state, seat in positions():
        for code in GAME.legal(state, seat):
            after = GAME.apply(state, seat, code)
            for message in reasons(GAME, state, seat, [code]):
                said.add(message.id)
                check(state, after, code, message.id, message.args)
    assert {"why-sinks-tile", "why-sinks-landing", "why-has", "why-reach", "why-can-capture", "why-treasures"} <= said
    assert len(said) >= 12, said


def check(state: State, after: State, code: int, kind: str, args: Mapping[str, Any]) -> None:
    tile = TILE.tokens.index(args["tile"].token) if "tile" in args else -1
    holder = int(args["seat"].token) if "seat" in args else -1
    k = TREASURE.tokens.index(args["treasure"].token) if "treasure" in args else -1
    if kind.startswith(("why-sinks", "why-later")):
        assert state.tiles[tile] == FLOODED
        chance = chance_to_be_drawn(state, tile)
        assert percent(chance or Fraction(0)) == args.get("percent", 0)
        assert (tile == FOOLS_LANDING) == kind.endswith("landing")
        if kind.endswith("treasure"):
            assert state.tiles[tile ^ 1] == SUNK
            assert state.taken[tile // 2] == 0
        if kind.endswith("partner"):
            assert state.tiles[tile ^ 1] != SUNK
            assert state.taken[tile // 2] == 0
    elif kind == "why-reach":
        if after.actions:
            assert any(ACTIONS.text(c) == f"shore_up {TILE.tokens[tile]}" for c in GAME.legal(after, after.turn))
        assert f"shore_up {TILE.tokens[tile]}" not in [ACTIONS.text(c) for c in GAME.legal(state, state.turn)]
    elif kind in ("why-has", "why-has-four"):
        assert after.hands[holder][k] == (4 if kind.endswith("four") else args["count"])
    elif kind == "why-can-capture":
        assert after.place[holder] // 2 == k
        assert after.hands[holder][k] >= 4
        assert after.taken[k] == 0
    elif kind == "why-to-treasure":
        assert state.hands[holder][k] >= 4
    elif kind == "why-meets":
        other = int(args["other"].token)
        assert after.place[holder] == after.place[other]
        assert after.hands[holder][k] + after.hands[other][k] == args["count"]
    elif kind == "why-treasures":
        assert sum(after.taken) == args["count"] < TREASURES
    elif kind == "why-to-landing":
        assert sum(state.taken) == TREASURES
    elif kind == "why-leaves":
        assert state.place[holder] == tile != after.place[holder]
        assert state.tiles[tile] == FLOODED
    elif kind == "why-hand":
        assert sum(state.hands[holder]) == args["count"]
    elif kind == "why-useless":
        assert state.taken[k] == 1
