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
) -> None:
    """Show a game's rulebook, or the paragraphs that contain some words."""
    from lastboat.cli import rulebook_view
    from lastboat.cli.i18n import Translator, consoles

    found = params.named_game(game)
    out, _ = consoles()
    rulebook_view.show(found, " ".join(search or []), Translator(lang, found), out)
