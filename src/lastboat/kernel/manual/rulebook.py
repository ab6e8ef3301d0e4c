"""Parse a rulebook: sections `## 1 …` (or `## §1 …`) with paragraphs `### §1.2 …`, texts in Markdown."""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

_HEADING = re.compile(r"^(#{1,3}) +(?:§?(\d+(?:\.\d+)*)\.? +)?(.*?)\s*$", re.MULTILINE)
_TITLE, _SECTION, _PARAGRAPH = 1, 2, 3


@dataclass(frozen=True)
class Part:
    """A heading and the text below it: the title, a section or a paragraph."""

    level: int
    number: str
    """Such as `6` or `6.2`; empty if the heading has none."""
    title: str
    text: str
    source: str
    """Heading and text as written."""


def parts(book: str) -> list[Part]:
    """List all parts of a rulebook in their order.

    >>> [(part.level, part.number, part.title, part.text) for part in parts("# Moo\\n\\n### §1.1 How\\nLoud.\\n")]
    [(1, '', 'Moo', ''), (3, '1.1', 'How', 'Loud.')]
    """
    headings = list(_HEADING.finditer(book))
    ends = [*(heading.start() for heading in headings[1:]), len(book)]
    return [
        Part(
            level=len(heading[1]),
            number=heading[2] or "",
            title=heading[3],
            text=book[heading.end() : end].strip(),
            source=book[heading.start() : end].strip(),
        )
        for heading, end in zip(headings, ends, strict=True)
    ]


def paragraphs(book: str) -> list[Part]:
    """List the paragraphs of a rulebook in their order."""
    return [part for part in parts(book) if part.level == _PARAGRAPH]


def contents(book: str) -> dict[str, Any]:
    """Nest the paragraphs in their sections, as data for JSON.

    >>> book = "# Moo\\n\\nFor all.\\n\\n## §1 Cows\\nThey moo.\\n\\n### §1.1 How\\nLoud.\\n"
    >>> contents(book)["sections"]
    [{'id': '1', 'title': 'Cows', 'text': 'They moo.', 'paragraphs': [{'id': '1.1', 'title': 'How', 'text': 'Loud.'}]}]
    """
    data: dict[str, Any] = {"title": "", "text": "", "sections": []}
    for part in parts(book):
        if part.level == _TITLE:
            data["title"], data["text"] = part.title, part.text
        elif part.level == _SECTION:
            data["sections"].append({"id": part.number, "title": part.title, "text": part.text, "paragraphs": []})
        else:
            paragraph = {"id": part.number, "title": part.title, "text": part.text}
            data["sections"][-1]["paragraphs"].append(paragraph)
    return data
