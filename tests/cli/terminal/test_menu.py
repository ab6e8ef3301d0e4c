"""The menu before a game."""

from __future__ import annotations

import io
from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import lastboat
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal import menu
from lastboat.cli.terminal.replay_viewer import ReplayViewer
from tests.cli.conftest import Run, Spawn
from tests.cli.matches import ISLAND, new_match

PLAY = ("play", "forbidden-island", "--bots", "greedy", "--pace", "0")


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "-1"])
def test_a_menu_and_a_replay_ask_again_for_a_number(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    out = Console(file=io.StringIO())
    answers = iter([typed, "5", typed, "3", typed, "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert menu.ask(menu.default_setup(ISLAND, "en"), None, out) is menu.Answer.QUIT
    replay = ReplayViewer(new_match(), Translator("en", ISLAND), out)
    before = replay.at
    replay.go(typed)
    assert replay.at == before
    assert replay.notice


def test_the_menu_starts_with_enter(spawn: Spawn) -> None:
    child = spawn("play", "--pace", "0")
    child.expect("Enter starts the game")
    child.expect(r"\n> ")
    child.sendline("")
    child.expect("3 actions left")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_the_menu_changes_everything(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "menu.match"
    child = spawn("play", "--pace", "0", "--save", file)

    def type_in(*lines: str) -> None:
        for line in lines:
            child.expect(r"\n> ")
            child.sendline(line)

    type_in("3", "3")  # three players
    type_in("4", "", "1", "6")  # seat 1 stays, seat 2 a person, seat 3 the random bot
    type_in("5", "3")  # elite
    type_in("6", "banana")  # refused
    child.expect("grid of your own")
    type_in("6", "9")  # Skull Island
    type_in("77")
    child.expect("one of the numbers")
    type_in("2", "2")  # Deutsch
    child.expect("Wer kommt mit")
    type_in("")
    child.expect("hat noch 3 Aktionen")
    child.sendline("ende")
    child.expect(pexpect.EOF)
    match = lastboat.Match.from_text(file.read_text("utf-8"))
    assert match.options == {"level": "elite", "shape": "skull_island"}
    assert match.seats == 3
    assert match.names == ["", "", "Bot 3 (random)"]


def test_the_menu_resumes_an_unfinished_match(spawn: Spawn, run: Run) -> None:
    run(*PLAY, "--seed", "1", typed="move gold\nquit\n")
    child = spawn("play", "--pace", "0")
    child.expect("r resumes your last game")
    child.expect(r"\n> ")
    child.sendline("r")
    child.expect("2 actions left")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_quitting_the_menu(spawn: Spawn) -> None:
    child = spawn("play")
    child.expect(r"\n> ")
    child.sendline("q")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 0


def test_house_rules_have_a_menu_of_their_own(monkeypatch: pytest.MonkeyPatch) -> None:
    shown = io.StringIO()
    setup = menu.default_setup(ISLAND, "en")
    row = str(len(menu.Menu(setup, None, Console()).rows()))
    answers = iter([row, "5", "7", row, "5", "4", row, "6", "", row, "9", row, "4", "8", ""])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert menu.ask(setup, None, Console(file=shown, width=200)) is menu.Answer.START
    assert setup.options == {"actions": "4", "first_mark": "8"}
    assert "Option actions cannot be “7”. Expected: 1–5." in shown.getvalue()
    assert "A number from 1 to 5" in shown.getvalue()
    assert "First water mark: as in the box" in shown.getvalue()
    assert "Actions a turn: 4" in shown.getvalue()
