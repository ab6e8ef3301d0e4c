"""Rules and tests cite every paragraph of the rulebook and no others; rules are written in the dialect."""

from __future__ import annotations

import ast
import re
from pathlib import Path

import pytest

import lastboat
from lastboat.kernel import grammar
from lastboat.kernel.loading import LOOPS
from lastboat.kernel.manual import rulebook
from tests.conftest import EVERY_GAME

HERE = Path(__file__).parent
GAMES = Path(lastboat.__file__).parent / "games"
NUMBER = re.compile(r"\d+\.\d+")
CITED = re.compile(r"§(\d+\.\d+)")


def folder_of(name: str) -> Path:
    return GAMES / name.replace("-", "_")


def checks_of(name: str) -> list[Path]:
    """The tests of a game; those of the toy game are among the kernel's."""
    if name == "_template":
        return [HERE / "kernel" / "test_template.py"]
    return sorted((HERE / "games" / name.replace("-", "_")).glob("**/test_*.py"))


def rule_sources(name: str) -> list[Path]:
    """The modules of a game without its bots in `ai`."""
    return [source for source in folder_of(name).rglob("*.py") if "ai" not in source.parent.parts]


def paragraphs(name: str) -> list[str]:
    book = (folder_of(name) / "RULEBOOK.md").read_text("utf-8")
    return [part.number for part in rulebook.paragraphs(book)]


def cited_by(source: Path, prefix: str, mark: str | None) -> set[str]:
    """The paragraphs cited in docstrings of functions with this name prefix and decorator."""
    cited: set[str] = set()
    for node in ast.walk(ast.parse(source.read_text("utf-8"))):
        if isinstance(node, ast.FunctionDef) and node.name.startswith(prefix):
            marks = [d.id for d in node.decorator_list if isinstance(d, ast.Name)]
            if mark is None or mark in marks:
                cited |= set(CITED.findall(ast.get_docstring(node) or ""))
    return cited


@pytest.mark.parametrize("name", EVERY_GAME)
def test_paragraph_numbers_are_unique(name: str) -> None:
    found = paragraphs(name)
    assert found
    assert [number for number in found if not NUMBER.fullmatch(number)] == []
    assert len(set(found)) == len(found)


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_paragraph_is_cited_by_a_rule(name: str) -> None:
    cited = set().union(*(cited_by(source, "", "rule") for source in rule_sources(name)))
    assert [p for p in paragraphs(name) if p not in cited] == []


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_paragraph_is_cited_by_a_test(name: str) -> None:
    cited = set().union(*(cited_by(source, "test_", None) for source in checks_of(name)))
    assert [p for p in paragraphs(name) if p not in cited] == []


@pytest.mark.parametrize("name", EVERY_GAME)
def test_every_cited_paragraph_exists(name: str) -> None:
    known = set(paragraphs(name))
    sources = [*folder_of(name).rglob("*"), *checks_of(name)]
    for source in [s for s in sources if s.suffix in (".py", ".md")]:
        cited = CITED.findall(source.read_text("utf-8"))
        assert [p for p in cited if p not in known] == [], source.name


@pytest.mark.parametrize("name", EVERY_GAME)
def test_rules_are_written_in_the_dialect(name: str) -> None:
    for source in [*folder_of(name).rglob("*.py"), LOOPS]:
        assert grammar.violations(source.read_text("utf-8")) == [], source.name
