"""Tournaments: fair seats, the same games again, going on after a stop, and an honest report."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path

import polars
import pytest

import lastboat
from lastboat import LastboatError
from lastboat.sim import arena, report

POMPEII = lastboat.game("pompeii")
ISLAND = lastboat.game("forbidden-island")


def without_time(games: list[arena.Played]) -> list[arena.Played]:
    plain = (replace(g, thinking=[], slowest=[]) for g in games)
    return sorted(plain, key=lambda g: (g.cell, g.number))


def test_every_entrant_sits_everywhere_as_often() -> None:
    for seats in (2, 3, 4):
        found = list(arena.lineups(["a", "b"], seats))
        assert len(found) == len(set(found)) == 2**seats - 2
        for seat in range(seats):
            assert sum(lineup[seat] == "a" for lineup in found) == len(found) / 2


def test_teams_are_swept_and_opponents_mixed() -> None:
    grid = {"level": ["novice", "elite"]}
    teams = arena.cells(ISLAND, ["greedy", "random"], [2, 3], grid)
    assert len(teams) == len({cell.name for cell in teams}) == 8
    assert all(len(set(cell.lineup(0))) == 1 for cell in teams)
    assert all(
        len(set(cell.lineup(n))) == 2 for cell in arena.cells(POMPEII, ["greedy", "random"], [4], {}) for n in range(9)
    )


@pytest.mark.parametrize(
    "wrong", [(["nobody"], [2], {}), (["greedy"], [9], {}), (["greedy"], [2], {"level": ["easy"]})]
)
def test_nonsense_is_refused_before_anything_is_played(
    wrong: tuple[list[str], list[int], dict[str, list[str]]],
) -> None:
    with pytest.raises(LastboatError):
        arena.cells(ISLAND, *wrong)


def test_a_tournament_goes_on_where_it_stopped_and_comes_out_the_same(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy", "random"], [2], {})
    whole = arena.hold(plan, 4, 7, tmp_path / "whole", cores=1)
    begun = tmp_path / "begun"
    arena.hold(plan, 2, 7, begun, cores=1)
    journal = begun / arena.JOURNAL
    first, second = journal.read_text("utf-8").splitlines()
    journal.write_text(first + "\n" + second[:40], "utf-8")  # killed in the middle of a line
    steps: list[int] = []
    again = arena.hold(plan, 4, 7, begun, cores=1, progress=steps.append)
    assert steps == [1, 1, 1, 1]
    assert without_time(again) == without_time(whole)
    assert len({(g.cell, g.number) for g in again}) == 4
    assert without_time(arena.hold(plan, 4, 8, tmp_path / "other", cores=1)) != without_time(whole)


def test_the_report_says_who_won(tmp_path: Path) -> None:
    games = arena.hold(arena.cells(POMPEII, ["greedy", "random"], [2], {}), 6, 1, tmp_path, cores=1)
    lines = {line.bot: line for line in report.lines(games)}
    assert lines["greedy"].won == sum(g.scores[g.bots.index("greedy")] for g in games)
    assert lines["greedy"].won + lines["random"].won == len(games)
    assert (lines["greedy"].rating or 0) > (lines["random"].rating or 0)
    assert lines["greedy"].low <= lines["greedy"].won / 6 <= lines["greedy"].high
    text = report.write(games, tmp_path).read_text("utf-8")
    assert "| pompeii | 2 |  | greedy | 6 |" in text
    assert (tmp_path / "pompeii.svg").stat().st_size > 1000
    assert polars.read_parquet(tmp_path / report.RESULTS).height == 12
