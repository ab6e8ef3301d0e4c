"""Undo in a session."""

from __future__ import annotations

import io

import pexpect
import pytest
from rich.console import Console

import lastboat
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.session import Session
from tests.cli.conftest import Spawn
from tests.cli.matches import ISLAND, match_holding, new_match

PLAY = ("play", "forbidden-island", "--bots", "greedy", "--pace", "0")


def test_undo_says_how_far(spawn: Spawn) -> None:
    child = spawn(*PLAY, "--seed", "1")
    child.expect(r"\n> ")
    child.sendline("move gold")
    child.expect("undo: one step")
    child.expect(r"\n> ")
    child.sendline("move iron")
    child.expect("undo: 2 steps")
    child.expect(r"\n> ")
    child.sendline("undo")
    child.expect("Undone: Move to Iron Gate. One more step")
    child.expect(r"\n> ")
    child.sendline("undo")
    child.expect("Nothing more can be undone")
    child.expect(r"\n> ")
    child.sendline("undo")
    child.expect("Nothing can be undone")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_people_cannot_undo_what_a_bot_did() -> None:
    match = match_holding("sandbag", 1)
    sandbag = next(code for code in match.legal_codes(1) if ISLAND.actions.text(code).startswith("sandbag"))
    match.play(1, sandbag)
    out = Console(file=io.StringIO())
    assert match.undoable == 1
    assert Session(match, [None, "greedy"], Translator("en", ISLAND), out).undoable == 0
    assert Session(match, ["greedy", None], Translator("en", ISLAND), out).undoable == 1


def test_counting_undoable_actions_replays_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    match = new_match()
    match.play(0, "move gold_gate")
    session = Session(match, [None, "greedy"], Translator("en", ISLAND), Console(file=io.StringIO()))
    monkeypatch.setattr(lastboat.Match, "branch", None)
    assert session.undoable == 1
