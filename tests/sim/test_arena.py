"""Tournaments: lineups, determinism, resuming, and the report."""

from __future__ import annotations

import json
import tracemalloc
from collections.abc import Iterable
from dataclasses import asdict, replace
from pathlib import Path

import polars
import pytest

import lastboat
from lastboat import LastboatError
from lastboat.bots.registry import named_bot
from lastboat.kernel.errors import UnknownWord
from lastboat.sim import arena, matches, report
from lastboat.sim.executors import Serial, make_executor
from lastboat.sim.intervals import wilson
from lastboat.sim.standings import standings

POMPEII = lastboat.game("pompeii")
ISLAND = lastboat.game("forbidden-island")
NISYROS = lastboat.game("nisyros")


def play(
    plan: list[arena.Cell], games: int, seed: int, folder: Path, progress: list[int] | None = None
) -> list[arena.GameResult]:
    """Play a tournament in this thread, and return its games."""
    steps: list[int] = [] if progress is None else progress
    arena.play_tournament(plan, games, seed, folder, Serial(), steps.append)
    return [*arena.tournament_games(plan, games, seed, folder)]


def without_time(games: Iterable[arena.GameResult]) -> list[arena.GameResult]:
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
    whole = play(plan, 4, 7, tmp_path / "whole")
    begun = tmp_path / "begun"
    play(plan, 2, 7, begun)
    journal = begun / arena.JOURNAL
    first, second = journal.read_text("utf-8").splitlines()
    journal.write_text(first + "\n" + second[:40], "utf-8")  # killed in the middle of a line
    steps: list[int] = []
    again = play(plan, 4, 7, begun, steps)
    assert steps == [1, 1, 1, 1]
    assert without_time(again) == without_time(whole)
    assert len({(g.cell, g.number) for g in again}) == 4
    assert without_time(play(plan, 4, 8, tmp_path / "other")) != without_time(whole)


def test_games_of_older_versions_are_ignored(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy"], [2], {})
    whole = play(plan, 2, 7, tmp_path)
    journal = tmp_path / arena.JOURNAL
    old = [asdict(replace(game, version=POMPEII.version - 1, scores=[0, 0])) for game in whole]
    journal.write_text("".join(json.dumps(game) + "\n" for game in old), "utf-8")
    assert [*arena.played_games(tmp_path)] == []
    steps: list[int] = []
    again = play(plan, 2, 7, tmp_path, steps)
    assert steps == [0, 1, 1]
    assert without_time(again) == without_time(whole) == without_time(arena.played_games(tmp_path))
    assert len(journal.read_text("utf-8").splitlines()) == 4, "what was played stays in the journal"


@pytest.mark.parametrize(
    "wrong", ["strong:0", "strong:0ms", "normal:0", "strong:²", "strong:१", "strong:" + "9" * 5000]
)
def test_an_invalid_budget_is_refused(wrong: str) -> None:
    with pytest.raises(UnknownWord, match="Expected: greedy, strong:400, strong:500ms"):
        named_bot(wrong, 1)


def test_every_lineup_is_played_equally_often() -> None:
    (cell,) = arena.cells(POMPEII, ["greedy", "random", "greedy"], [3], {})
    assert len(cell.lineups) == 6, "greedy takes part once"
    assert [cell.games(wanted) for wanted in (1, 6, 7)] == [6, 6, 12]


def test_results_of_a_bot_are_separated_by_opponents(tmp_path: Path) -> None:
    """Two tournaments in one folder are reported separately."""
    for others in (["greedy", "random"], ["greedy"]):
        play(arena.cells(POMPEII, others, [2], {}), 2, 1, tmp_path)
    found = {(line.entrants, line.bot): line.games for line in standings(arena.played_games(tmp_path))}
    assert found == {("greedy, random", "greedy"): 2, ("greedy, random", "random"): 2, ("greedy", "greedy"): 2}


def test_the_report_lists_the_win_rates(tmp_path: Path) -> None:
    games = play(arena.cells(POMPEII, ["greedy", "random"], [2], {}), 6, 1, tmp_path)
    lines = {line.bot: line for line in standings(games)}
    assert lines["greedy"].won == sum(g.scores[g.bots.index("greedy")] for g in games)
    assert lines["greedy"].won + lines["random"].won == len(games)
    assert (lines["greedy"].rating or (0, 0)) > (lines["random"].rating or (0, 0))
    assert lines["greedy"].low <= lines["greedy"].won / 6 <= lines["greedy"].high
    text = report.write(tmp_path).read_text("utf-8")
    assert "greedy</span></th><td>6</td><td>100.0 %</td>" in text
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
    (line,) = standings(arena.played_games(tmp_path))
    assert (line.won, line.games, line.full) == (3, 4, 1)
    assert (line.low, line.high) == wilson(3, 4)
    assert line.points == pytest.approx(2.4)
    text = report.write(tmp_path).read_text("utf-8")
    assert "<th>95\u00a0%</th><th>in full</th><th>points</th>" in text
    assert "<td>4</td><td>75.0 %</td>" in text
    assert "<td>30.1–95.4</td><td>25.0 %</td><td>0.60</td>" in text
    kept = polars.read_parquet(tmp_path / report.RESULTS)
    assert kept["won"].to_list() == [1, 1, 1, 1, 1, 1, 0, 0]


def test_a_shared_victory_counts_as_a_share(tmp_path: Path) -> None:
    (tmp_path / arena.JOURNAL).write_text(as_kept(POMPEII, [("last_tile", [0.5, 0.5]), ("last_tile", [1, 0])]), "utf-8")
    (line,) = standings(arena.played_games(tmp_path))
    assert (line.won, line.games) == (1.5, 2)
    assert "in full" not in report.write(tmp_path).read_text("utf-8")


@pytest.mark.parametrize("level", ["achilles", "zeus"])
def test_victories_are_counted_as_the_game_defines_them(tmp_path: Path, level: str) -> None:
    games = play(arena.cells(NISYROS, ["greedy"], [2], {"level": [level]}), 6, 3, tmp_path)
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


def test_results_are_in_order_with_every_executor(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy", "random"], [2], {})
    with make_executor("processes", 2) as executor:
        arena.play_tournament(plan, 6, 7, tmp_path / "processes", executor)
    play(plan, 6, 7, tmp_path / "serial")
    kept = [[*arena.played_games(tmp_path / name)] for name in ("processes", "serial")]
    plain = [[replace(game, thinking=[], slowest=[]) for game in games] for games in kept]
    assert plain[0] == plain[1]
    assert [game.number for game in kept[0]] == [*range(6)]


def test_a_game_is_counted_once_however_often_it_was_written(tmp_path: Path) -> None:
    plan = arena.cells(POMPEII, ["greedy"], [2], {})
    played = play(plan, 3, 7, tmp_path)
    journal = tmp_path / arena.JOURNAL
    journal.write_text(journal.read_text("utf-8") * 2, "utf-8")
    assert [*arena.played_games(tmp_path)] == played


def test_memory_does_not_grow_with_the_number_of_games(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The whole way: what has been played, the standings, and both files."""
    monkeypatch.setattr(report, "BATCH", 50)
    (cell,) = arena.cells(POMPEII, ["greedy"], [2], {})
    line = as_kept(POMPEII, [("last_tile", [1.0, 0.0])])
    peaks = []
    for games in (200, 2000):
        folder = tmp_path / str(games)
        folder.mkdir()
        with (folder / arena.JOURNAL).open("w", encoding="utf-8") as journal:
            journal.writelines(line.replace('"number": 0', f'"number": {n}') for n in range(games))
        report.write(folder)  # imports what it needs
        tracemalloc.start()
        arena.play_tournament([cell], games, 1, folder, Serial())
        report.write(folder)
        peaks.append(tracemalloc.get_traced_memory()[1])
        tracemalloc.stop()
        assert polars.scan_parquet(folder / report.RESULTS).select(polars.len()).collect().item() == 2 * games
    assert peaks[1] < 1.5 * peaks[0]


def test_a_team_is_rated_with_the_tables_it_played_against(tmp_path: Path) -> None:
    play(arena.cells(ISLAND, ["greedy", "random"], [2], {"level": ["novice", "legendary"]}), 12, 3, tmp_path)
    lines = standings(arena.played_games(tmp_path))
    bots = {line.bot: line.rating for line in lines}
    tables = {line.options: line.table for line in lines}
    assert (bots["greedy"] or (0, 0))[0] > 1500 > (bots["random"] or (0, 0))[0]
    assert (tables["level=legendary"] or (0, 0))[0] > (tables["level=novice"] or (0, 0))[0]
    text = report.write(tmp_path, "de").read_text("utf-8")
    assert "Teams und Tische auf einer Skala" in text
    assert text.count('class="table"') == 2


def test_names_cannot_break_the_report(tmp_path: Path) -> None:
    text = as_kept(POMPEII, [("last_tile", [1.0, 0.0])]).replace('"greedy", "greedy"', '"cmd:a|<b>&", "cmd:a|<b>&"')
    (tmp_path / arena.JOURNAL).write_text(text, "utf-8")
    text = report.write(tmp_path).read_text("utf-8")
    assert "cmd:a|&lt;b&gt;&amp;" in text
    assert "<b>&" not in text
