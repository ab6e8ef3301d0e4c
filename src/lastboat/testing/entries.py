"""The messages of Fluent catalogues, with what they use."""

from __future__ import annotations

from dataclasses import dataclass, field
from functools import cache
from pathlib import Path
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor


@dataclass
class Entry:
    """One message: its attributes, the variables it uses, and those it selects by."""

    attributes: set[str] = field(default_factory=set)
    variables: set[str] = field(default_factory=set)
    selectors: set[str] = field(default_factory=set)


class Variables(Visitor):
    """Collects the variables of a message."""

    def __init__(self) -> None:
        self.entry = Entry()

    def visit_VariableReference(self, node: Any) -> None:  # noqa: N802
        """A variable."""
        self.entry.variables.add(node.id.name)

    def visit_Attribute(self, node: Any) -> None:  # noqa: N802
        """An attribute."""
        self.entry.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:  # noqa: N802
        """A choice between texts, by the form of a number or by a word."""
        if isinstance(node.selector, ast.VariableReference):
            self.entry.selectors.add(node.selector.id.name)
        self.generic_visit(node)


@cache
def parsed(folder: Path, lang: str) -> list[Any]:
    """What a catalogue is made of, also what cannot be read."""
    path = folder / f"{lang}.ftl"
    if not path.exists():
        raise AssertionError(f"{folder} has no {lang}.ftl")
    return list(FluentParser().parse(path.read_text("utf-8")).body)


@cache
def catalogue(folder: Path, lang: str) -> dict[str, Entry]:
    """The messages of a catalogue by id."""
    found: dict[str, Entry] = {}
    for message in parsed(folder, lang):
        if isinstance(message, ast.Message):
            visitor = Variables()
            visitor.visit(message)
            found[message.id.name] = visitor.entry
    return found
