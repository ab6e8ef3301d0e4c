"""`lastboat study`: what it prints and writes, going on and repeating, and bad input."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from lastboat.sim.study import journal
from tests.cli.conftest import Run

STUDY = ("study", "forbidden-island", "--executor", "serial", "--games", "10", "--count-events", "2")
LEVELS = (*STUDY, "--vary", "level=novice,elite")


def test_a_study_is_played_shown_and_written(run: Run, tmp_path: Path) -> None:
    out = tmp_path / "report"
    result = run(*LEVELS, "--out", out)
    assert result.exit_code == 0, result.stderr
    assert "Difficulty" in result.stdout
    assert "Elite" in result.stdout
    assert f"Report: {out / 'report.html'}" in result.stdout.replace("\n", "")
    assert {path.name for path in out.iterdir()} == {
        "study.json", "study.jsonl", "report.html", "games.parquet", "events.parquet", "moments.parquet",
        "differences.parquet",
    }  # fmt: skip


def test_a_study_is_repeated_from_its_folder(run: Run, tmp_path: Path) -> None:
    first, again = tmp_path / "first", tmp_path / "again"
    assert run(*LEVELS, "--seed", "5", "--shape", "coral_reef", "--out", first).exit_code == 0
    result = run("study", "--from", first, "--out", again, "--executor", "serial")
    assert result.exit_code == 0, result.stderr
    for name in ("games.parquet", "events.parquet", "study.json", "study.jsonl"):
        assert (again / name).read_bytes() == (first / name).read_bytes(), name


def test_a_study_goes_on_in_its_folder(run: Run, tmp_path: Path) -> None:
    assert run(*LEVELS, "--out", tmp_path).exit_code == 0
    result = run("study", "--from", tmp_path, "--games", "12", "--executor", "serial")
    assert result.exit_code == 0, result.stderr
    assert len([*journal.parts(journal.read_study(tmp_path), tmp_path)]) == 4
    assert json.loads((tmp_path / "study.json").read_text("utf-8"))["games"] == 12


def test_options_stay_the_same_in_all_cells(run: Run, tmp_path: Path) -> None:
    result = run(*STUDY, "--vary", "level=novice,elite", "--roles", "diver", "--seats", "3", "--out", tmp_path)
    assert result.exit_code == 0, result.stderr
    cells = journal.read_study(tmp_path).cells
    assert {dict(cell.options)["roles"] for cell in cells} == {"diver,random,random"}


def test_outcomes_are_named_in_the_language(run: Run, tmp_path: Path) -> None:
    result = run(
        "study", "nisyros", "--what-if", "card=storm", "--games", "5", "--executor", "serial", "--lang", "de",
        "--out", tmp_path,
    )  # fmt: skip
    assert result.exit_code == 0, result.stderr
    assert "Was wäre, wenn dies käme?" in result.stdout
    assert "Sturm" in result.stdout


@pytest.mark.parametrize(("wrong", "text"), [
    (("study",), "Which game?"),
    (STUDY, "A study compares something"),
    ((*STUDY, "--vary", "weather"), "There is no option “weather”. Options: seats, level"),
    ((*STUDY, "--vary", "level=easy"), "Option level cannot be “easy”"),
    ((*STUDY, "--vary", "level=4..2"), "is no range for level"),
    ((*STUDY, "--vary", "level=novice"), "nothing to compare"),
    ((*LEVELS, "--level", "elite"), "level is named twice"),
    ((*LEVELS, "--weather", "fine"), "has an option --weather"),
    ((*LEVELS, "--option", "weather=fine"), "There is no option “weather”"),
    ((*STUDY, "--vary", "level", "--vary", "shape", "--vary", "roles=pairs", "--vary", "seats"), "2,160 cells"),
    ((*LEVELS, "--what-if", "storm"), "“storm” is no outcome of chance in this game. Expected: lay, cast, drawn"),
    ((*LEVELS, "--bot", "nobody"), "nobody"),
    ((*LEVELS, "--bots", "greedy,random,greedy"), "3 bots for 2 players"),
    ((*LEVELS, "--games", "0"), "--games cannot be 0"),
    ((*LEVELS, "--executor", "cloud"), "“cloud” is not a valid executor"),
    (("study", "--from", "missing"), "There is no study in missing"),
    ((*LEVELS, "--from", "missing"), "GAME cannot be given with it"),
    (("study", "--from", "missing", "--level", "elite"), "--option cannot be given with it"),
])  # fmt: skip
def test_bad_input_is_refused_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, wrong: tuple[str, ...], text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    result = run(*wrong)
    assert result.exit_code == 2
    assert text in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not [*tmp_path.iterdir()], "nothing was written"


def test_folders_that_cannot_be_used_are_refused(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "file"
    file.write_text("", "utf-8")
    result = run(*LEVELS, "--out", file / "report")
    assert result.exit_code == 2
    assert "cannot be written" in result.stderr
    result = run(*LEVELS, "--out", tmp_path)
    assert result.exit_code == 2
    assert "has something else" in result.stderr
    assert [path.name for path in tmp_path.iterdir()] == ["file"], "nothing was written"
    assert run(*LEVELS, "--out", tmp_path / "study").exit_code == 0
    result = run(*LEVELS, "--seed", "2", "--out", tmp_path / "study")
    assert result.exit_code == 2
    assert "(what differs: seed)" in result.stderr


FAILS = """
import time

games = 0


class Bot:
    def __init__(self, seed):
        global games
        games += 1

    def choose(self, situation):
        if games > 9:
            {error}
        return situation.legal()[0] if situation.in_turn else None
"""


@pytest.mark.parametrize(("error", "code", "text"), [
    ("raise ValueError('no luck')", 2, "has failed: ValueError: no luck"),
    ("time.sleep(60)", 2, "has not decided within 2 s"),
    ("raise KeyboardInterrupt", 130, "Interrupted."),
])  # fmt: skip
def test_finished_games_are_kept_and_shown(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str, code: int, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "study_bots", raising=False)
    (tmp_path / "study_bots.py").write_text(FAILS.format(error=error), "utf-8")
    result = run(*LEVELS, "--bot", "study_bots:Bot", "--time-limit", "2", "--out", "out")
    assert result.exit_code == code, result.stderr
    assert text in result.stderr
    assert "Report: " in result.stdout
    kept = [*journal.parts(journal.read_study(tmp_path / "out"), tmp_path / "out")]
    assert 0 < len(kept) < 20
