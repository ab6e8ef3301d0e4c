"""Print a game's rulebook: the whole, the paragraphs that match a search, or its headings."""

from __future__ import annotations

from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.markdown import Markdown
from rich.text import Text

from lastboat.cli.i18n import Translator
from lastboat.cli.rulebook_search import book_in, find_paragraphs
from lastboat.kernel.game import Game
from lastboat.kernel.manual.rulebook import paragraphs


def show(game: Game, search: str, tr: Translator, out: Console) -> None:
    """Print the rulebook, or the paragraphs that a search finds."""
    written, book = book_in(game, tr.lang)
    found = find_paragraphs(game, search, tr.lang) if search else [book]
    for part in found:
        out.print(Markdown(part) if out.is_terminal else Text(part + "\n"))
    if search:
        out.print(tr("found", count=len(found)), style="dim")
    _note_english(written, tr, out)


def as_data(game: Game, search: str, tr: Translator) -> dict[str, Any]:
    """Return the paragraphs, all or those that a search finds, as data for JSON."""
    written, book = book_in(game, tr.lang)
    found = set(find_paragraphs(game, search, tr.lang)) if search else None
    kept = [part for part in paragraphs(book) if found is None or part.source in found]
    return {
        "game": game.id,
        "lang": written,
        "paragraphs": [{"id": part.number, "title": part.title, "text": part.text} for part in kept],
    }


def show_contents(game: Game, tr: Translator, out: Console) -> None:
    """Print the headings of all paragraphs side by side."""
    written, book = book_in(game, tr.lang)
    headings = [Text(part.source.splitlines()[0].removeprefix("### ")) for part in paragraphs(book)]
    out.print(Columns(headings, padding=(0, 2), column_first=True))
    out.print(tr("contents"), style="dim")
    _note_english(written, tr, out)


def _note_english(written: str, tr: Translator, out: Console) -> None:
    if written != tr.lang:
        out.print(tr("rules-in-english"), style="dim")
