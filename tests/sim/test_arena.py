"""Tournaments: lineups, determinism, resuming, and the report."""

from __future__ import annotations

import json
from dataclasses import asdict, replace
from pathlib import Path

import polars
import pytest

import lastboat
from lastboat import LastboatError
from lastboat.bots.registry import budgeted_bot
from lastboat.kernel.errors import UnknownWord
from lastboat.sim import arena, matches, report
from lastboat.sim.executors import Serial
from lastboat.sim.intervals import wilson

POMPEII = lastboat.game("pompeii")
ISLAND = lastboat.game("forbidden-island")
NISYROS = lastboat.game("nisyros")


def without_time(games: list[arena.GameResult]) -> list[arena.GameResult]:
    plain = (replace(g, thinking=[], slowest=[]) for g in games)
    return sorted(plain, key=lambda g: (g.cell, g.number))


def test_every_entrant_plays_every_seat_equally_often() -> None:
    for seats in (2, 3, 4):
        found = list(arena.lineups(["a", "b"], seats))
        assert len(found) == len(set(found)) == 2**seats - 2
        for seat in range(seats):
            assert sum(lineup[seat] == "a" for lineup in found) == len(found) / 2


def test_teams_consist_of_one_entrant_and_opponents_are_mixed() -> None:
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
def test_invalid_tournaments_are_refused_before_the_first_game(
    wrong: tuple[list[str], list[int], dict[str, list[str]]],
) -> None:
    with pytest.raises(LastboatError):
        arena.cells(ISLAND, *wrong)


def test_a_resumed_tournament_gives_the_same_results(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy", "random"], [2], {})
    whole = arena.play_tournament(plan, 4, 7, tmp_path / "whole", Serial())
    begun = tmp_path / "begun"
    arena.play_tournament(plan, 2, 7, begun, Serial())
    journal = begun / arena.JOURNAL
    first, second = journal.read_text("utf-8").splitlines()
    journal.write_text(first + "\n" + second[:40], "utf-8")  # killed in the middle of a line
    steps: list[int] = []
    again = arena.play_tournament(plan, 4, 7, begun, Serial(), progress=steps.append)
    assert steps == [1, 1, 1, 1]
    assert without_time(again) == without_time(whole)
    assert len({(g.cell, g.number) for g in again}) == 4
    assert without_time(arena.play_tournament(plan, 4, 8, tmp_path / "other", Serial())) != without_time(whole)


def test_games_of_older_versions_are_ignored(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy"], [2], {})
    whole = arena.play_tournament(plan, 2, 7, tmp_path, Serial())
    journal = tmp_path / arena.JOURNAL
    old = [asdict(replace(game, version=POMPEII.version - 1, scores=[0, 0])) for game in whole]
    journal.write_text("".join(json.dumps(game) + "\n" for game in old), "utf-8")
    assert arena.played_games(tmp_path) == []
    steps: list[int] = []
    again = arena.play_tournament(plan, 2, 7, tmp_path, Serial(), progress=steps.append)
    assert steps == [0, 1, 1]
    assert without_time(again) == without_time(whole) == without_time(arena.played_games(tmp_path))
    assert len(journal.read_text("utf-8").splitlines()) == 4, "what was played stays in the journal"


@pytest.mark.parametrize(
    "wrong", ["strong:0", "strong:0ms", "normal:0", "strong:²", "strong:१", "strong:" + "9" * 5000]
)
def test_an_invalid_budget_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownWord, match="Expected: greedy, strong:400, strong:500ms"):
        budgeted_bot(wrong, 1)


def test_every_lineup_is_played_equally_often() -> None:
    (cell,) = arena.cells(POMPEII, ["greedy", "random", "greedy"], [3], {})
    assert len(cell.lineups) == 6, "greedy takes part once"
    assert [cell.games(wanted) for wanted in (1, 6, 7)] == [6, 6, 12]


def test_results_of_a_bot_are_separated_by_opponents(tmp_path: Path) -> None:
    """Two tournaments in one folder are reported separately."""
    for others in (["greedy", "random"], ["greedy"]):
        arena.play_tournament(arena.cells(POMPEII, others, [2], {}), 2, 1, tmp_path, Serial())
    found = {(line.entrants, line.bot): line.games for line in report.standings(arena.played_games(tmp_path))}
    assert found == {("greedy, random", "greedy"): 2, ("greedy, random", "random"): 2, ("greedy", "greedy"): 2}


def test_the_report_lists_the_win_rates(tmp_path: Path) -> None:
    games = arena.play_tournament(arena.cells(POMPEII, ["greedy", "random"], [2], {}), 6, 1, tmp_path, Serial())
    lines = {line.bot: line for line in report.standings(games)}
    assert lines["greedy"].won == sum(g.scores[g.bots.index("greedy")] for g in games)
    assert lines["greedy"].won + lines["random"].won == len(games)
    assert (lines["greedy"].rating or 0) > (lines["random"].rating or 0)
    assert lines["greedy"].low <= lines["greedy"].won / 6 <= lines["greedy"].high
    text = report.write(games, tmp_path).read_text("utf-8")
    assert "| pompeii | 2 |  | greedy, random | greedy | 6 |" in text
    assert (tmp_path / "pompeii.svg").stat().st_size > 1000
    assert polars.read_parquet(tmp_path / report.RESULTS).height == 12


def as_kept(game: lastboat.Game, ends: list[tuple[str, list[float]]]) -> str:
    """A journal, in its stable format, of games with these ends."""
    cell = arena.cells(game, ["greedy"], [2], {})[0]
    return "".join(
        json.dumps({
            "cell": cell.name, "game": game.id, "version": game.version, "seats": 2, "options": {}, "number": number,
            "seed": 1, "bots": ["greedy"] * 2, "verdict": verdict, "scores": scores, "records": 9,
            "decisions": [3, 3], "thinking": [0.1, 0.1], "slowest": [0.1, 0.1],
        }) + "\n"
        for number, (verdict, scores) in enumerate(ends)
    )  # fmt: skip


def test_a_narrow_victory_counts_as_a_victory(tmp_path: Path) -> None:
    """Won counts games, not points, also in journals of earlier releases."""
    small, big, lost = ("small_covered", [0.7, 0.7]), ("big_nobody", [1.0, 1.0]), ("defeat_covered", [0.0, 0.0])
    (tmp_path / arena.JOURNAL).write_text(as_kept(NISYROS, [small, small, big, lost]), "utf-8")
    (line,) = report.standings(games := arena.played_games(tmp_path))
    assert (line.won, line.games, line.full) == (3, 4, 1)
    assert (line.low, line.high) == wilson(3, 4)
    assert line.points == pytest.approx(2.4)
    text = report.write(games, tmp_path).read_text("utf-8")
    assert "| won | 95 % | in full | points |" in text
    assert "| 4 | 75.0 % | 30.1–95.4 | 25.0 % | 0.60 |" in text
    kept = polars.read_parquet(tmp_path / report.RESULTS)
    assert kept["won"].to_list() == [1, 1, 1, 1, 1, 1, 0, 0]


def test_a_shared_victory_counts_as_a_share(tmp_path: Path) -> None:
    (tmp_path / arena.JOURNAL).write_text(as_kept(POMPEII, [("last_tile", [0.5, 0.5]), ("last_tile", [1, 0])]), "utf-8")
    (line,) = report.standings(games := arena.played_games(tmp_path))
    assert (line.won, line.games) == (1.5, 2)
    assert "in full" not in report.write(games, tmp_path).read_text("utf-8")


@pytest.mark.parametrize("level", ["achilles", "zeus"])
def test_victories_are_counted_as_the_game_defines_them(tmp_path: Path, level: str) -> None:
    games = arena.play_tournament(arena.cells(NISYROS, ["greedy"], [2], {"level": [level]}), 6, 3, tmp_path, Serial())
    assert [g.won(0) == 1 for g in games] == [not g.verdict.startswith("defeat") for g in games]


def test_thinking_time_excludes_building_the_search(monkeypatch: pytest.MonkeyPatch) -> None:
    loaded: list[str] = []
    monkeypatch.setattr(matches, "warm", loaded.append)
    (cell,) = arena.cells(POMPEII, ["greedy"], [2], {})
    arena.play_one(cell, 0, 1)
    assert loaded == []
    (cell,) = arena.cells(POMPEII, ["strong:2"], [2], {})
    arena.play_one(cell, 0, 1)
    assert loaded == [POMPEII.package]
