"""`lastboat arena`: lists of bots and of option values, standings, and games that are kept."""

from __future__ import annotations

import importlib.util
from pathlib import Path

import pytest

import lastboat
from lastboat.cli.commands.arena import option_grid
from lastboat.sim.arena import played_games
from tests.cli.conftest import Run

ISLAND = lastboat.game("forbidden-island")
ARENA = ("arena", "forbidden-island", "--seats", "2", "--executor", "serial")

FAILS = """
played = 0


class Bot:
    def __init__(self, seed):
        global played
        played += seed % 2  # two seats: their seeds follow each other

    def choose(self, situation):
        if played > 3:
            raise {error}
        return situation.legal()[0] if situation.in_turn else None
"""


def test_values_with_commas_stay_whole(run: Run, tmp_path: Path) -> None:
    result = run(*ARENA, "--bots", "greedy", "--games", "2", "--roles", "pilot,diver", "--out", tmp_path)
    assert result.exit_code == 0, result.stderr
    assert [game.options for game in played_games(tmp_path)] == [{"roles": "pilot,diver"}] * 2
    assert "2 players · roles=pilot,diver" in result.stdout


def test_several_values_are_repeated_or_separated() -> None:
    roles = [("roles", "pilot,diver; random"), ("roles", "engineer,diver"), ("roles", "random")]
    assert option_grid(ISLAND, ["level=novice,elite"], roles) == {
        "level": ["novice", "elite"],
        "roles": ["pilot,diver", "random", "engineer,diver"],
    }
    assert option_grid(ISLAND, ["level=novice", "level=elite"], []) == {"level": ["novice", "elite"]}


@pytest.mark.parametrize(
    ("wrong", "text"),
    [
        (("--roles", "pilot,diver,engineer"), "Give 2 of these, separated by commas"),
        (("--weather", "fine"), "has an option --weather"),
        (("--bots", "greedy,no_module:Bot"), "The bot no_module:Bot cannot play: ModuleNotFoundError"),
        (("--executor", "cloud"), "“cloud” is not a valid executor. Expected: serial, threads, processes, ray."),
        pytest.param(
            ("--address", "127.0.0.1:1"),
            "There is no Ray cluster at 127.0.0.1:1: [Errno 111] Connection refused",
            marks=pytest.mark.skipif(importlib.util.find_spec("ray") is None, reason="Ray is not installed"),
        ),
        (("--executor", "threads", "--address", "head:1"), "it goes with the executor ray"),
    ],
)
def test_bad_input_is_refused_before_the_first_game(
    run: Run, tmp_path: Path, wrong: tuple[str, ...], text: str
) -> None:
    command = ARENA[:4] if "--address" in wrong else ARENA
    result = run(*command, *wrong, "--games", "1", "--out", tmp_path / "out")
    assert result.exit_code == 2
    assert text in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert not (tmp_path / "out").exists()


@pytest.mark.parametrize(("error", "code", "text"), [
    ("ValueError('no luck')", 2, "has failed: ValueError: no luck (failing_bots.py, line 12)"),
    ("KeyboardInterrupt", 130, "Interrupted."),
])  # fmt: skip
def test_finished_games_are_kept_and_shown(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, error: str, code: int, text: str
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.delitem(__import__("sys").modules, "failing_bots", raising=False)
    (tmp_path / "failing_bots.py").write_text(FAILS.format(error=error), "utf-8")
    out = tmp_path / "out"
    result = run(*ARENA, "--bots", "failing_bots:Bot", "--games", "9", "--out", out)
    assert result.exit_code == code
    assert text in result.stderr
    assert "Report: " in result.stdout
    assert [game.number for game in played_games(out)] == [0, 1, 2]
    sim = ("sim", "forbidden-island", "--bot", "failing_bots:Bot", "--games", "9", "--plain", "--json")
    monkeypatch.delitem(__import__("sys").modules, "failing_bots")
    result = run(*sim)
    assert result.exit_code == code
    assert text in result.stderr
    assert '"games": 3' in result.stdout
