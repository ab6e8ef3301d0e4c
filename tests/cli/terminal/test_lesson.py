"""Tutorials at the terminal."""

from __future__ import annotations

import pexpect
import pytest

import lastboat
from lastboat.cli.terminal.choices import typed_action
from lastboat.kernel import view_builder
from lastboat.kernel.game import Game
from lastboat.kernel.manual import tutorial
from lastboat.kernel.view import Choice
from tests.cli.conftest import Run, Spawn

GAMES = [
    lastboat.game(name) for name in ("_template", *lastboat.game_ids()) if tutorial.chapter_names(lastboat.game(name))
]


def answers(one: Game) -> str:
    """What somebody types who does just what is marked, from the first chapter to the last."""
    steps = [step for name in tutorial.chapter_names(one) for step in tutorial.chapter(one, name).steps]
    return "".join(f"{'' if step.action is None else typed_action(chosen(step))}\n" for step in steps)


def chosen(step: tutorial.Step) -> Choice:
    """The choice that a step marks."""
    assert step.action is not None
    return view_builder.choice(step.before, step.before.actor, step.action, None)


@pytest.mark.parametrize("lang", ["en", "fr"])
@pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
def test_doing_what_is_marked_leads_to_a_real_game(run: Run, one: Game, lang: str) -> None:
    result = run("learn", one.id, "--lang", lang, typed=answers(one))
    assert result.exit_code == 0, result.output
    assert f"lastboat play {one.id} --seats {tutorial.real_table(one).seats}" in result.output.splitlines()[-1]
    assert "learn-" not in result.output


def test_anything_else_changes_nothing_and_says_so(run: Run) -> None:
    result = run("learn", "forbidden-island", typed="\nmove watchtower\nswim\nhelp\n\nquit\n")
    assert "Move to Watchtower: that is possible too, but later." in result.output
    assert "“swim” is not one of the choices" in result.output
    assert result.output.count("· 2/5") == 1  # still the same step, and never shown again


def test_back_and_skip(run: Run) -> None:
    result = run("learn", "forbidden-island", typed="s\ns\nb\n")
    assert [f"· {at}/5" in result.output for at in (1, 2, 3, 4)] == [True, True, True, False]
    assert result.output.count("· 2/5") == 2


def test_a_chapter_can_be_taken_up_again(run: Run) -> None:
    result = run("learn", "forbidden-island", "--chapter", "3", typed="\nquit\n")
    assert "Cards (chapter 3 of 7)" in result.output
    assert "lastboat learn forbidden-island --chapter 3" in result.output


@pytest.mark.parametrize("chapter", ["0", "8"])
def test_a_chapter_that_does_not_exist(run: Run, chapter: str) -> None:
    assert run("learn", "forbidden-island", "--chapter", chapter).exit_code != 0


def test_on_a_screen(spawn: Spawn) -> None:
    child = spawn("learn", "forbidden-island")
    child.expect("Enter goes on")
    child.sendline("")
    child.expect("▶ ")
    child.sendline("1")
    child.expect("3/5")
    child.sendline("quit")
    child.expect("To continue: lastboat learn forbidden-island --chapter 1")
    child.expect(pexpect.EOF)
