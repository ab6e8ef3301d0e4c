"""Whole games: what always holds, recorded games, counts from named positions."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from lastboat import CHANCE, Match, position_text, read_position
from lastboat.games.forbidden_island.board import CARDS, COPIES, HELD, MOST_COPIES, SKULL, SUNK, TILES, TREASURES
from lastboat.games.forbidden_island.state import DRAW, ENDED, FLOOD, LAY, NONE, OUT, SKULL_REACHED, State
from lastboat.games.forbidden_island.turn import hand_limit
from lastboat.sim import count_leaves
from lastboat.testing.matches import played
from tests.games.forbidden_island.island import FI, Island, new_match

GOLDEN = Path(__file__).parent / "golden"


def check_pieces(s: State) -> None:
    """Everything is somewhere exactly once, and nothing is where it may not be."""
    laid = sorted(cell for cell in s.cell if cell != NONE)
    assert laid == list(range(TILES - s.draws_left if s.phase == LAY else TILES))
    cards = [
        s.treasure_pile[k] + s.treasure_discard[k] + (sum(hand[k] for hand in s.hands) if k < HELD else 0)
        for k in range(CARDS)
    ]
    more = [0] * TREASURES + [s.more_helicopters, s.more_sandbags]
    assert cards[:HELD] == [COPIES[k] + more[k] for k in range(HELD)]
    assert 1 <= cards[HELD] <= MOST_COPIES
    for t in range(TILES):
        assert (s.flood_pile[t] == OUT) == (s.tiles[t] == SUNK)
        assert s.flood_pile[t] <= s.top_layer
    if s.phase == ENDED:
        assert (s.water == SKULL) == (s.ending == SKULL_REACHED)
        return
    assert 1 <= s.water < SKULL
    assert s.top_layer in s.flood_pile, "the top of the flood pile is never empty"
    assert any(s.treasure_pile) or s.discarder != NONE
    pawns = [p for p in range(s.seats) if s.place[p] != NONE]
    assert len({s.role[p] for p in pawns}) == len(pawns)
    assert all(s.tiles[s.place[p]] != SUNK for p in pawns) or s.phase == FLOOD
    for p in range(s.seats):
        waiting = s.discarder == p or (s.limit_after_both and s.phase == DRAW and s.turn == p)
        assert sum(s.hands[p]) <= hand_limit(s) or waiting


@pytest.mark.parametrize("bot", ["random", "guided"])
@pytest.mark.parametrize("share", range(3))
def test_every_piece_is_somewhere_exactly_once(share: int, bot: str) -> None:
    """§2.1 24 tiles, 28 treasure cards and 24 flood cards, at every step of games at all kinds of tables."""
    for seed in range(share, 24, 3):
        for s in played(FI, seed, bot).replay():
            check_pieces(s)


def golden(seats: int) -> Match:
    return Match.from_text((GOLDEN / f"{seats}.match").read_text("utf-8"))


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_games(seats: int) -> None:
    """§3.1 A recorded game can still be played, move by move, is told as it was and ends as it did."""
    match = golden(seats)
    assert match.over
    assert match.text() == (GOLDEN / f"{seats}.match").read_text("utf-8")
    log = "\n".join(told.text for told in match.view(0, "en").log)
    assert log + "\n" == (GOLDEN / f"{seats}.log").read_text("utf-8")
    assert position_text(match.state) == (GOLDEN / f"{seats}.end").read_text("utf-8")
    for s in match.replay():
        check_pieces(s)


def test_golden_games_show_everything() -> None:
    """Every action and every event occurs in one of them, and special cards are played out of turn."""
    matches = [golden(seats) for seats in (2, 3, 4)]
    told = {event.event for match in matches for _, event in match.told}
    assert [kind.name for n, kind in enumerate(FI.events.kinds) if n not in told] == []
    played_verbs = {FI.actions.decode(code).verb for match in matches for seat, code in match.records if seat != CHANCE}
    assert [verb.name for verb in FI.actions.verbs if verb.name not in played_verbs] == []
    for match in matches:
        assert any(seat not in (CHANCE, s.turn) for s, (seat, _) in zip(match.replay(), match.records, strict=False))


def opening() -> Island:
    """The first turn of a match, with a helicopter in the other hand."""
    i = Island()
    cards = ["drawn earth_stone", "drawn sandbag", "drawn helicopter", "drawn crystal_of_fire"]
    i.s = new_match(2, *cards).state
    return i


def engineer_with_a_flight_under_way() -> Island:
    """Half an action left, a helicopter called out of turn, three pawns on one tile."""
    i = Island(3).at(
        "tiles: bronze_gate=flooded copper_gate=flooded cave_of_embers=flooded\nhands[1]: helicopter=1 sandbag=1"
    )
    i.pawns("bronze_gate", "bronze_gate", "bronze_gate")
    return i.play("0 shore_up bronze_gate", "1 board 2")


def navigator_with_a_step_left() -> Island:
    """After one guided step, with a Diver beside a sunk tile and an Explorer."""
    i = Island(3, roles="navigator,diver,explorer").at(
        "tiles: silver_gate=sunk lost_lagoon=flooded\nhands[2]: sandbag=1"
    )
    return i.pawns("gold_gate", "iron_gate", "cliffs_of_abandon").play("0 guide 2 misty_marsh")


def flood_with_swimmers() -> Island:
    """Two pawns in the water, a helicopter in a third hand, one flood card to come."""
    i = Island(3, roles="diver,pilot,engineer").at(
        "tiles: phantom_rock=flooded watchtower=sunk\nhands[2]: helicopter=1"
    )
    i.flood_next("phantom_rock", "gold_gate").pawns("phantom_rock", "phantom_rock", "bronze_gate")
    return i.play("0 draw_flood", "* flood phantom_rock")


LEAVES: list[tuple[Callable[[], Island], tuple[int, ...]]] = [
    (opening, (13, 148, 1667)),
    (engineer_with_a_flight_under_way, (25, 255, 1847)),
    (navigator_with_a_step_left, (15, 212, 2178)),
    (flood_with_swimmers, (4, 92, 723)),
]
"""In how many ways the next 1, 2, 3 steps can go."""


@pytest.mark.parametrize(("position", "leaves"), LEAVES)
def test_counts(position: Callable[[], Island], leaves: tuple[int, ...]) -> None:
    """§3.1 Plain and native alike."""
    s = read_position(position().text(), State)
    assert tuple(count_leaves(FI, s, s.seats, depth, native=False) for depth in (1, 2, 3)) == leaves
    assert tuple(count_leaves(FI, s, s.seats, depth) for depth in (1, 2, 3)) == leaves
