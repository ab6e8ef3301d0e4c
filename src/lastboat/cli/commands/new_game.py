"""`lastboat new-game`: write the package of a new game."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastboat.cli import params


def new_game(
    name: Annotated[str, typer.Argument(help="The id of the game, such as [bold]treasure-raft[/].")],
    place: Annotated[Path, typer.Option("--in", help="The folder to write the package into.")] = Path(),
    lang: params.LANG = None,
) -> None:
    """Write the package of a new game, which plays everywhere at once: rules, words, rulebook, tests and tutorial."""
    import shlex

    from lastboat.cli import scaffold
    from lastboat.cli.i18n import Translator

    tr = Translator(lang)
    new = scaffold.NewGame.named(name)
    files = scaffold.write(new, place)
    folder, tested = (shlex.quote(f"{place / new.id}{extra}") for extra in ("", "[test]"))
    typer.echo(tr("new-game-written", folder=str(place / new.id), count=len(files)))
    typer.echo(tr("new-game-install", folder=tested))
    typer.echo(tr("new-game-play", game=new.id))
    typer.echo(tr("new-game-test", folder=folder))
