"""A rulebook taken apart: sections `## §1 …` with paragraphs `### §1.2 …`, texts in Markdown."""

from __future__ import annotations

import re
from typing import Any

_HEADING = re.compile(r"^(#{1,3}) +(?:§?(\d+(?:\.\d+)*)\.? +)?(.*?)\s*$", re.MULTILINE)


def contents(book: str) -> dict[str, Any]:
    """The title, what stands before the first section, and the sections.

    >>> book = "# Moo\\n\\nFor all.\\n\\n## §1 Cows\\nThey moo.\\n\\n### §1.1 How\\nLoud.\\n"
    >>> contents(book)["sections"]
    [{'id': '1', 'title': 'Cows', 'text': 'They moo.', 'paragraphs': [{'id': '1.1', 'title': 'How', 'text': 'Loud.'}]}]
    """
    found: dict[str, Any] = {"title": "", "text": "", "sections": []}
    headings = list(_HEADING.finditer(book))
    for heading, after in zip(headings, [*headings[1:], None], strict=True):
        text = book[heading.end() : after.start() if after else len(book)].strip()
        level, number, title = len(heading[1]), heading[2] or "", heading[3]
        if level == 1:
            found["title"], found["text"] = title, text
        elif level == 2:
            found["sections"].append({"id": number, "title": title, "text": text, "paragraphs": []})
        else:
            found["sections"][-1]["paragraphs"].append({"id": number, "title": title, "text": text})
    return found
