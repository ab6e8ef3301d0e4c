"""`lastboat sim`: counts, tables, saved matches."""

from __future__ import annotations

import json
import sys
from pathlib import Path

import pytest

import lastboat
from tests.cli.conftest import Run

SIM = ("sim", "forbidden-island", "--seats", "2", "--level", "novice", "--bot", "greedy", "--seed", "1")


def test_sim_prints_json(run: Run) -> None:
    result = run(*SIM, "--games", "5", "--plain", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["games"] == 5
    assert data["options"] == {"level": "novice"}
    assert sum(data["verdicts"].values()) == 5
    assert data["win_rate_low"] <= data["win_rate"] <= data["win_rate_high"]


def test_sim_counts_a_narrow_victory_as_one(run: Run) -> None:
    data = json.loads(run("sim", "nisyros", "--games", "40", "--seed", "3", "--plain", "--json").stdout)
    won = sum(count for verdict, count in data["verdicts"].items() if not verdict.startswith("defeat"))
    assert any(verdict.startswith("small") for verdict in data["verdicts"])
    assert data["wins"] == won
    assert data["win_rate"] == won / 40
    assert data["points"][0] < data["win_rate"]


def test_sim_prints_a_table(run: Run) -> None:
    result = run("sim", "_template", "--plain", "--games", "20", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "landed" in result.stdout
    assert "steps/s" in result.stdout


def test_sim_is_the_same_again_and_for_any_number_of_threads(run: Run) -> None:
    results = [
        run("sim", "_template", "--plain", "--games", "600", "--json", "--threads", n).stdout for n in ("1", "2")
    ]
    first, second = (json.loads(text) for text in results)
    assert first["verdicts"] == second["verdicts"]
    assert first["points"] == second["points"]


def test_sim_saves_matches(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    assert run("sim", "_template", "--plain", "--games", "3", "--save-matches", folder).exit_code == 0
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert all(lastboat.Match.from_text(path.read_text("utf-8")).over for path in files)


def test_saved_matches_of_other_games_stand_beside_each_other(run: Run, tmp_path: Path) -> None:
    """Other options, players or bots are other games; the same games again are the same files."""
    folder = tmp_path / "many"
    runs = [(), ("--water", "wide"), ("--seats", "3"), ("--bot", "random"), ("--seed", "4"), ()]
    for number, more in enumerate(runs, 1):
        result = run("sim", "_template", "--plain", "--games", "2", "--save-matches", folder, *more)
        assert "2 games written" in result.stderr
        assert len(list(folder.iterdir())) == 2 * min(number, 5)
    texts = [path.read_text("utf-8") for path in folder.iterdir()]
    assert len(set(texts)) == len(texts)


def test_a_saved_match_is_written_anew(run: Run, tmp_path: Path) -> None:
    sim = ("sim", "_template", "--plain", "--games", "1", "--save-matches", tmp_path)
    run(*sim)
    (path,) = tmp_path.glob("*.match")
    before = path.read_text("utf-8")
    path.write_text("of a program that played otherwise", "utf-8")
    run(*sim)
    assert path.read_text("utf-8") == before


def test_a_saved_match_does_not_claim_to_follow_from_a_seed(run: Run, tmp_path: Path) -> None:
    """A simulation draws its luck otherwise than a match does."""
    run("sim", "_template", "--plain", "--games", "1", "--save-matches", tmp_path)
    (path,) = tmp_path.glob("*.match")
    match = lastboat.Match.from_text(path.read_text("utf-8"))
    assert match.chance.text().endswith(f" from {len(match.records)}")
    assert run("verify", path).exit_code == 2
    assert match.branch(0).records != match.records


def test_sim_on_a_gpu_needs_cupy(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    result = run("sim", "_template", "--games", "2", "--device", "cuda", "--lang", "de")
    assert result.exit_code == 2
    assert "brauchen CuPy" in result.output
