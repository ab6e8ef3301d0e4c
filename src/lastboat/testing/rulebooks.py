"""Rules cite every paragraph of the rulebook and no others; translations have the same paragraphs and numbers."""

from __future__ import annotations

import ast
import re
from collections import Counter
from collections.abc import Iterable
from pathlib import Path

from lastboat import LANGUAGES, Game
from lastboat.kernel import grammar
from lastboat.kernel.loading import LOOPS
from lastboat.kernel.manual import rulebook
from lastboat.kernel.manual.rulebook import Part, parts
from lastboat.testing.catalogues import complain

NUMBER = re.compile(r"\d+\.\d+")
CITED = re.compile(r"§(\d+\.\d+)")
MARKS = (re.compile(r"\*[^*]+\*"), re.compile(r"`[^`]+`"))
"""Italics and code."""
LIST = re.compile(r"^\s*(?:\d+[.)]|[-+*]) ", re.MULTILINE)
"""A line that begins so is shown as a list, which a broken line can make by chance."""


# Citations ------------------------------------------------------------------------------------


def paragraphs(game: Game) -> list[str]:
    """The numbers of the rulebook's paragraphs."""
    return [part.number for part in rulebook.paragraphs(game.rulebook)]


def cited_by(source: Path, prefix: str, mark: str | None) -> set[str]:
    """The paragraphs cited in docstrings of functions with this name prefix and decorator."""
    cited: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(prefix):
            marks = [d.id for d in node.decorator_list if isinstance(d, ast.Name)]
            if mark is None or mark in marks:
                cited |= set(CITED.findall(ast.get_docstring(node) or ""))
    return cited


def paragraphs_are_numbered(game: Game) -> None:
    """There are paragraphs, numbered like 2.3, and no number comes twice."""
    found = paragraphs(game)
    assert found
    assert [number for number in found if not NUMBER.fullmatch(number)] == []
    assert len(set(found)) == len(found)


def rules_cite_all_paragraphs(game: Game) -> None:
    """Each paragraph is implemented by a rule that cites it; the bots in `ai` do not count."""
    sources = [source for source in game.folder.rglob("*.py") if "ai" not in source.parent.parts]
    cited: set[str] = set().union(*(cited_by(source, "", "rule") for source in sources))
    complain(f"no rule cites §{p}" for p in paragraphs(game) if p not in cited)


def tests_cite_all_paragraphs(game: Game, tests: Iterable[Path]) -> None:
    """Each paragraph is cited by a test, and tests cite no others."""
    checks = list(tests)
    cited: set[str] = set().union(*(cited_by(source, "test_", None) for source in checks))
    complain(f"no test cites §{p}" for p in paragraphs(game) if p not in cited)
    cite_known_paragraphs(game, checks)


def sources_cite_known_paragraphs(game: Game) -> None:
    """Modules and rulebooks cite paragraphs that exist."""
    cite_known_paragraphs(game, (file for file in game.folder.rglob("*") if file.suffix in (".py", ".md")))


def cite_known_paragraphs(game: Game, sources: Iterable[Path]) -> None:
    """The sources cite paragraphs that exist."""
    known = set(paragraphs(game))
    cited = ((source, p) for source in sources for p in CITED.findall(source.read_text("utf-8")))
    complain(f"{source.name} cites §{p}, which does not exist" for source, p in cited if p not in known)


def rules_are_in_the_dialect(game: Game) -> None:
    """No rule uses what cannot be compiled."""
    for source in [*game.folder.rglob("*.py"), LOOPS]:
        complain(f"{source.name}: {one}" for one in grammar.violations(source.read_text("utf-8")))


# Translations -----------------------------------------------------------------------------------


def rulebook_is_translated(game: Game) -> None:
    """In each language there are the same parts, with the same numbers and markup."""
    for lang in LANGUAGES:
        if lang != "en":
            found, book = game.rulebook_in(lang)
            assert found == lang, f"RULEBOOK.{lang}.md is missing"
            english, own = parts(game.rulebook), parts(book)
            assert [(part.level, part.number) for part in own] == [(part.level, part.number) for part in english], lang
            for theirs, ours in zip(english, own, strict=True):
                _check_part(theirs, ours, f"{lang} §{ours.number}")


def _check_part(theirs: Part, ours: Part, where: str) -> None:
    """A part is translated, with the same numbers and markup."""
    assert bool(ours.text) == bool(theirs.text), where
    assert not ours.text or ours.text != theirs.text, f"{where} is in English"
    numbers = [Counter(re.findall(r"\d+", f"{part.title} {part.text}")) for part in (theirs, ours)]
    assert numbers[0] == numbers[1], f"{where} has other numbers"
    for mark in MARKS:
        assert len(mark.findall(ours.text)) == len(mark.findall(theirs.text)), f"{where} has other markup"
    rows = [[line.count("|") for line in part.text.splitlines() if "|" in line] for part in (theirs, ours)]
    assert rows[0] == rows[1], f"{where} has another table"
    assert not LIST.search(ours.text), f"{where} has a line that reads as a list"
