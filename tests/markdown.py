"""Read Markdown files: fenced blocks, code spans, links, and the `lastboat` commands in them."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCUMENTS = sorted([*ROOT.glob("*.md"), *(ROOT / "docs").glob("*.md")])

_FENCE = re.compile(r"^(`{3,})(\w*)\s*$")
_NOT_RUN = re.compile(r"^<!-- not run: (.+) -->$")
_SPAN = re.compile(r"`([^`\n]+)`")
_LINK = re.compile(r"\]\(([^)\s]+)\)")


@dataclass(frozen=True)
class Block:
    """A fenced block. `not_run` is the reason from a comment `<!-- not run: reason -->` on the line before it."""

    path: Path
    line: int
    language: str
    text: str
    not_run: str | None

    def commands(self) -> Iterator[list[str]]:
        """Arguments of every `lastboat` line of a shell block."""
        for line in self.text.splitlines():
            words = shlex.split(line, comments=True)
            if words and Path(words[0]).name == "lastboat":
                yield words[1:]


def name_of(path: Path) -> str:
    """The path of a document in the repository."""
    return path.relative_to(ROOT).as_posix()


def blocks(path: Path) -> list[Block]:
    """All fenced blocks of a document."""
    found: list[Block] = []
    lines = path.read_text("utf-8").splitlines()
    start, language, fence = 0, "", ""
    for number, line in enumerate(lines, 1):
        match = _FENCE.match(line)
        if fence:
            if line.strip() == fence:
                reason = _NOT_RUN.match(lines[start - 2]) if start > 1 else None
                text = "\n".join(lines[start : number - 1]) + "\n"
                found.append(Block(path, start, language, text, reason[1] if reason else None))
                fence = ""
        elif match:
            start, fence, language = number, match[1], match[2]
    assert not fence, f"{name_of(path)}:{start}: the block is not closed"
    return found


def prose(path: Path) -> str:
    """A document without its fenced blocks."""
    text = path.read_text("utf-8")
    for block in blocks(path):
        text = text.replace(block.text, "\n", 1)
    return text


def code_spans(path: Path) -> list[str]:
    """All inline code of a document."""
    return _SPAN.findall(prose(path))


def links(path: Path) -> list[str]:
    """The targets of all links and images of a document that stay in the repository."""
    return [link for link in _LINK.findall(prose(path)) if "://" not in link]


def mentioned_commands(path: Path) -> Iterator[list[str]]:
    """Arguments of every `lastboat COMMAND ...` of a document: shell lines, unit files, code spans."""
    for block in blocks(path):
        for line in block.text.splitlines() if block.language != "python" else ():
            if command := re.search(r"(?:^|[\s=]|/bin/)lastboat ((?:[a-z]+|--?[a-z]+)\b.*)", line):
                yield shlex.split(command[1], comments=True)
    for span in code_spans(path):
        if command := re.match(r"lastboat (.+)", span):
            yield shlex.split(command[1])
