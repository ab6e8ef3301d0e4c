"""Tests cite every paragraph of the rulebooks and no others; a check of a plug-in finds what is wrong."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastboat import Game, testing
from lastboat.cli import scaffold
from lastboat.testing import rulebooks

HERE = Path(__file__).parent


def checks_of(name: str) -> list[Path]:
    """The tests of a game; those of the toy game are in the project that `lastboat new-game` writes."""
    if name == "_template":
        return [scaffold.PROJECT / "tests" / "test_rules.py"]
    return sorted((HERE / "games" / name.replace("-", "_")).glob("**/test_*.py"))


def test_tests_cite_all_paragraphs(game: Game) -> None:
    testing.tests_cite_all_paragraphs(game, checks_of(game.id))


def test_paragraphs_without_a_test_are_found(template: Game) -> None:
    with pytest.raises(AssertionError, match=r"no test cites §2\.3"):
        testing.tests_cite_all_paragraphs(template, [])


def test_paragraphs_without_a_rule_are_found(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(vars(template), "rulebook", template.rulebook + "\n### §3.2 Afterwards\nTea.\n")
    with pytest.raises(AssertionError, match=r"no rule cites §3\.2"):
        rulebooks.rules_cite_all_paragraphs(template)
    with pytest.raises(AssertionError, match="de"):
        rulebooks.rulebook_is_translated(template)
