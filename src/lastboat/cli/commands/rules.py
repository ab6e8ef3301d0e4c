"""`lastboat rules`: a game's rulebook, whole or the paragraphs that match a search."""

from __future__ import annotations

from typing import TYPE_CHECKING, Annotated

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from rich.console import Console

    from lastboat.cli.i18n import Translator
    from lastboat.kernel.game import Game


def rules(
    game: params.GAME,
    search: Annotated[
        list[str] | None, typer.Argument(help="Words, or the number of a paragraph such as 6.2.", show_default=False)
    ] = None,
    lang: params.LANG = None,
) -> None:
    """Show a game's rulebook, or the paragraphs that contain some words."""
    from lastboat.cli.i18n import Translator, consoles

    found = params.named_game(game)
    out, _ = consoles()
    show(found, " ".join(search or []), Translator(lang, found), out)


def show(game: Game, search: str, tr: Translator, out: Console) -> None:
    """Print the rulebook, or the paragraphs that a search finds."""
    from rich.markdown import Markdown
    from rich.text import Text

    from lastboat.cli.rulebook_search import book_in, find_paragraphs

    written, book = book_in(game, tr.lang)
    found = find_paragraphs(game, search, tr.lang) if search else [book]
    for part in found:
        out.print(Markdown(part) if out.is_terminal else Text(part + "\n"))
    if search:
        out.print(tr("found", count=len(found)), style="dim")
    _note_english(written, tr, out)


def show_contents(game: Game, tr: Translator, out: Console) -> None:
    """Print the headings of all paragraphs side by side."""
    from rich.columns import Columns
    from rich.text import Text

    from lastboat.cli.rulebook_search import book_in
    from lastboat.games.rulebook import paragraphs

    written, book = book_in(game, tr.lang)
    headings = [Text(part.source.splitlines()[0].removeprefix("### ")) for part in paragraphs(book)]
    out.print(Columns(headings, padding=(0, 2), column_first=True))
    out.print(tr("contents"), style="dim")
    _note_english(written, tr, out)


def _note_english(written: str, tr: Translator, out: Console) -> None:
    if written != tr.lang:
        out.print(tr("rules-in-english"), style="dim")
