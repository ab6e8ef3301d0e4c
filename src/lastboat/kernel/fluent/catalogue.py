"""Format the messages of a Fluent catalogue. A message is parsed when it is first used."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping
from itertools import pairwise
from typing import Any

from fluent.syntax import FluentParser, ast

from lastboat.kernel.fluent.languages import french_de, number, plural

_ENTRY = re.compile(r"^-?[A-Za-z][\w-]* *=", re.MULTILINE)
"""The beginning of a message or a term; all other lines belong to the entry above them."""
_PARSER = FluentParser(with_spans=False)


class Catalogue:
    """Messages of one language.

    A part that cannot be resolved (an argument that is not given, an unknown message) is shown in braces, as Fluent
    does on the page, so that one wrong message never stops a match.
    """

    def __init__(self, lang: str, texts: Iterable[str]) -> None:
        """Read catalogues; a later one overrides messages of those before it."""
        self.lang = lang
        self._sources: dict[str, str] = {}
        self._patterns: dict[str, ast.Pattern | None] = {}
        for text in texts:
            starts = [*(entry.start() for entry in _ENTRY.finditer(text)), len(text)]
            entries = (text[start:end] for start, end in pairwise(starts))
            self._sources |= {entry[: entry.index("=")].rstrip(" "): entry for entry in entries}

    def __contains__(self, message_id: str) -> bool:
        return self._pattern(message_id) is not None

    def format(self, message_id: str, args: Mapping[str, Any]) -> str:
        """The text of a message with its arguments: numbers, and anything else as text."""
        pattern = self._pattern(message_id)
        return f"{{{message_id}}}" if pattern is None else self._text(pattern, args)

    def _pattern(self, entry_id: str) -> ast.Pattern | None:
        if entry_id not in self._patterns:
            entry = _PARSER.parse_entry(self._sources.get(entry_id, ""))
            self._patterns[entry_id] = entry.value if isinstance(entry, (ast.Message, ast.Term)) else None
        return self._patterns[entry_id]

    def _text(self, pattern: ast.Pattern, args: Mapping[str, Any]) -> str:
        return "".join(
            part.value if isinstance(part, ast.TextElement) else self._shown(self._value(part.expression, args))
            for part in pattern.elements
        )

    def _shown(self, value: str | float) -> str:
        return value if isinstance(value, str) else number(value, self.lang)

    def _value(self, expression: Any, args: Mapping[str, Any]) -> str | float:
        match expression:
            case ast.VariableReference():
                value = args.get(expression.id.name, f"{{${expression.id.name}}}")
                return value if isinstance(value, (int, float)) else str(value)
            case ast.SelectExpression():
                return self._text(self._variant(expression, args).value, args)
            case ast.MessageReference():
                return self.format(expression.id.name, args)
            case ast.TermReference():
                return self.format(f"-{expression.id.name}", {})
            case ast.FunctionReference(id=ast.Identifier(name="DE")):
                return french_de(str(self._value(expression.arguments.positional[0], args)))
            case ast.StringLiteral():
                return str(expression.parse()["value"])
            case ast.NumberLiteral():
                return _number(expression)
            case ast.Placeable():
                return self._value(expression.expression, args)
        return f"{{{expression.id.name}()}}"

    def _variant(self, selection: ast.SelectExpression, args: Mapping[str, Any]) -> ast.Variant:
        """The first variant that fits: an equal number, the number's plural category, or an equal word."""
        value = self._value(selection.selector, args)
        fitting: set[object] = {value} if isinstance(value, str) else {value, plural(value, self.lang)}
        for variant in selection.variants:
            key = variant.key
            if (key.name if isinstance(key, ast.Identifier) else _number(key)) in fitting:
                return variant
        return next(variant for variant in selection.variants if variant.default)


def _number(literal: ast.NumberLiteral) -> float:
    return float(literal.value) if "." in literal.value else int(literal.value)
