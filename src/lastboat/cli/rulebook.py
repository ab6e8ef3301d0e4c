"""Showing a game's rulebook: whole, or the paragraphs that speak of something."""

from __future__ import annotations

import re
from collections.abc import Sequence

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from lastboat.cli.errors import NoRulebook, NothingFound
from lastboat.cli.voice import Voice
from lastboat.kernel.game import Game

_PARAGRAPH = re.compile(r"^### ", re.MULTILINE)
_HEADING = re.compile(r"^#{1,2} ", re.MULTILINE)


def text(game: Game) -> str:
    """The whole rulebook."""
    try:
        return game.rulebook
    except OSError:
        raise NoRulebook(game=game.id) from None


def paragraphs(book: str) -> list[str]:
    """The numbered paragraphs, each with its heading."""
    return ["### " + _HEADING.split(part)[0].strip() for part in _PARAGRAPH.split(book)[1:]]


def matching(book: str, search: str) -> list[str]:
    """The paragraphs with all the words searched for, or with that number (`§6.2`, `6.2`)."""
    number = search.strip().removeprefix("§")
    if re.fullmatch(r"\d+(\.\d+)*", number):
        exact = [p for p in paragraphs(book) if re.match(rf"### §{re.escape(number)}(\.|\s|$)", p)]
        if exact:
            return exact
    words = search.lower().split()
    return [p for p in paragraphs(book) if all(word in p.lower() for word in words)]


def word_about(game: Game, actions: Sequence[str]) -> str:
    """A word of the actions that the rulebook speaks of."""
    book = text(game)
    found = (word for action in actions for word in action.replace("_", " ").split() if word.isalpha())
    return next((word for word in found if matching(book, word)), "…")


def show(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the rulebook, or what a search finds in it."""
    book = text(game)
    found = matching(book, search) if search else [book]
    if not found:
        raise NothingFound(search=search)
    for part in found:
        out.print(Markdown(part))
    if search:
        out.print(voice("found", count=len(found)), style="dim")


def show_contents(game: Game, search: str, voice: Voice, out: Console) -> None:
    """Print the headings of all paragraphs side by side."""
    headings = [Text(part.splitlines()[0].removeprefix("### ")) for part in paragraphs(text(game))]
    out.print(Columns(headings, padding=(0, 2), column_first=True))
    out.print(voice("contents"), style="dim")
