"""Reasons of hints are facts of the position."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import lastboat
from lastboat.bots.reasons import reasons
from lastboat.games.nisyros.ai.reasons import lava_is_coming
from lastboat.games.nisyros.board import AREA, AREAS, PLACES, RESOURCE, RINGS, SPOTS, VILLAGE, WORKPLACES, YIELD, ZONES
from lastboat.games.nisyros.clock import rounds_left
from lastboat.games.nisyros.ending import fewest_saved
from lastboat.games.nisyros.people import acting_workers, boats_on_the_sea, people_on_the_island
from lastboat.games.nisyros.state import State
from lastboat.kernel.dialect import CHANCE, collect_events
from lastboat.kernel.match import Match
from lastboat.sim import record_game

GAME = lastboat.game("nisyros")


def matches() -> Iterator[Match]:
    for number in range(3):
        yield record_game(GAME, 2 + number, seed=7, number=number)


def positions() -> Iterator[tuple[State, int]]:
    """Positions of bot matches in which somebody chooses, and who."""
    for match in matches():
        for state in match.replay():
            seat = GAME.actor(state)
            if seat >= 0:
                yield state, seat


def test_where_the_lava_is_coming_it_flows_unless_dams_are_built() -> None:
    """§12.2, §12.3 Said in steps 1 to 7, looked up in step 8 of the same round."""
    checked = 0
    for match in matches():
        states = match.replay()
        for before, record in zip(states, match.records, strict=False):
            with collect_events() as events:
                after = GAME.apply(before, record.seat, record.code)
            told = [(GAME.events.kinds[event.event].name, event.args) for event in events]
            if 0 < before.step <= 7 < after.step and "dam_built" not in [name for name, _ in told]:
                expected = {z * AREAS + before.lava[z] for z in range(ZONES) if lava_is_coming(before, z)}
                assert {args[0] for name, args in told if name == "lava_flowed"} == expected
                checked += 1
    assert checked > 10


def test_every_reason_holds_in_its_position() -> None:
    said: set[str] = set()
    for state, seat in positions():
        for code in GAME.legal(state, seat)[:10]:
            after = GAME.apply(state, seat, code)
            for message in reasons(GAME, state, seat, [code]):
                said.add(message.id)
                check(state, after, seat, message.id, message.args)
    assert {
        "why-gathers",
        "why-calls",
        "why-shipyard",
        "why-boats",
        "why-dams-hold",
        "why-fewest",
        "why-brings",
    } <= said
    assert len(said) >= 14, said


def check(state: State, after: State, seat: int, kind: str, args: Mapping[str, Any]) -> None:
    z, area = divmod(AREA.tokens.index(args["area"].token), AREAS) if "area" in args else (-1, -1)
    village = VILLAGE.tokens.index(args["village"].token) if "village" in args else -1
    holder = int(args["seat"].token) if "seat" in args else -1
    if kind == "why-lava":
        assert lava_is_coming(state, z)
        assert state.lava[z] == area
    elif kind == "why-gathers":
        resource = RESOURCE.tokens.index(args["resource"].token)
        assert state.store[resource] == args["store"]
        assert any(
            state.resource[zone][ring] == resource and YIELD[ring] == args["number"]
            for zone in range(ZONES)
            for ring in range(RINGS)
        )
    elif kind == "why-calls":
        assert sum(state.citizens[p][village] for p in range(state.seats)) == args["count"]
    elif kind == "why-shipyard":
        assert (args["boats"], args["people"]) == (boats_on_the_sea(state), people_on_the_island(state))
    elif kind == "why-boats":
        assert (args["boats"], args["people"]) == (boats_on_the_sea(after), people_on_the_island(after))
        assert args["boats"] == boats_on_the_sea(state) + 1
    elif kind == "why-dams-hold":
        assert after.dams[z][area] == SPOTS[after.dam_plan][area] > state.dams[z][area]
    elif kind == "why-dams-missing":
        assert after.dams[z][area] + args["count"] == SPOTS[after.dam_plan][area]
    elif kind == "why-brings":
        total = sum(
            YIELD[w % PLACES] * (state.workers[seat][w] - state.lying[seat][w])
            for w in range(WORKPLACES)
            if w % PLACES < RINGS
        )
        assert sum(good.args["number"] for good in args["goods"]) == total
    elif kind == "why-nobody-in-the-way":
        for zone in range(ZONES):
            if lava_is_coming(state, zone) and state.lava[zone] < RINGS:
                assert state.workers[seat][zone * PLACES + state.lava[zone]] == 0
    elif kind == "why-stands-longer":
        other = VILLAGE.tokens.index(args["other"].token)
        assert rounds_left(state, village) > rounds_left(state, other)
    elif kind in ("why-fewest", "why-on-kos"):
        assert after.kos[holder] == args["count"]
        assert (state.kos[holder] == fewest_saved(state)) == (kind == "why-fewest")
    elif kind == "why-workers":
        assert after.crew[holder] == args["count"]
    elif kind == "why-twice":
        assert args["count"] in {acting_workers(state, w) for w in range(WORKPLACES)}
    elif kind == "why-covers":
        assert state.lava[z] == area
    assert GAME.actor(state) != CHANCE
