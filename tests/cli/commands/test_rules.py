"""`lastboat rules`: the rulebook and searching it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

import lastboat
from lastboat.cli.rulebook_search import matching
from tests.cli.conftest import Run
from tests.plugins import forget, install, installed_in


def test_rules(run: Run) -> None:
    assert "Landing" in run("rules", "_template").stdout
    found = run("rules", "_template", "2.3").stdout
    assert "§2.3" in found
    assert "§2.2" not in found


def test_rulebook_search() -> None:
    book = lastboat.game("_template").rulebook
    assert matching(book, "2.3")[0].startswith("### §2.3 Changing")
    assert matching(book, "§2.3") == matching(book, "2.3")
    assert len(matching(book, "crown")) >= 1
    assert matching(book, "dragon") == []


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "# Forbidden Island"),
        ("de", "# Die verbotene Insel"),
        ("nl", "# Het Verboden Eiland"),
        ("fr", "# L’Île interdite"),
        ("nb", "# Den forbudte øya"),
    ],
)
def test_rules_are_shown_in_the_language_chosen(run: Run, lang: str, title: str) -> None:
    assert run("rules", "forbidden-island", "--lang", lang).stdout.startswith(title + "\n")


@pytest.mark.parametrize("search", ["Sandsack", "sandbag", "6.3"])
def test_rules_are_found_by_names_in_both_languages(run: Run, search: str) -> None:
    """Who plays in German may search by the German name, by the English one or by the number."""
    found = run("rules", "forbidden-island", search, "--lang", "de").stdout
    assert "### §6.3 Sandsack" in found
    assert "Das Regelbuch ist auf Englisch" not in found


def test_rules_without_a_translation_are_english_and_say_so(run: Run, tmp_path: Path) -> None:
    """Names are still found in the player's language."""
    with installed_in(tmp_path):
        (install(tmp_path, "raft") / "RULEBOOK.de.md").unlink()
        forget()
        whole = run("rules", "raft", "--lang", "de").stdout
        assert whole.startswith("# Raft")
        assert "Das Regelbuch ist auf Englisch" in whole
        assert "§3.1 Landing" in run("rules", "raft", "Perle", "--lang", "de").stdout


def test_help_names_a_word_that_the_translated_rulebook_speaks_of(run: Run) -> None:
    shown = run("play", "forbidden-island", "--seed", "1", "--lang", "de", typed="hilfe\nquit\n").stdout
    named = re.search(r"„regeln (\w+)“ oder", shown)
    assert named
    assert "### §" in run("rules", "forbidden-island", named[1], "--lang", "de").stdout
