"""`lastboat rules`: a game's rulebook, whole or the paragraphs that match a search."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params


def rules(
    game: params.GAME,
    search: Annotated[
        list[str] | None, typer.Argument(help="Words, or the number of a paragraph such as 6.2.", show_default=False)
    ] = None,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Show a game's rulebook, or the paragraphs that contain some words."""
    from lastboat.cli import rulebook_view
    from lastboat.cli.i18n import Translator, consoles

    found = params.named_game(game)
    tr, words = Translator(lang, found), " ".join(search or [])
    if json:
        params.print_json(rulebook_view.as_data(found, words, tr))
    else:
        rulebook_view.show(found, words, tr, consoles()[0])
