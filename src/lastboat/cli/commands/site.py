"""`lastboat site`: the page as a site of files, which plays without a server."""

from __future__ import annotations

from pathlib import Path
from typing import Annotated

import typer

from lastboat.cli import params


def site(
    folder: Annotated[Path, typer.Argument(help="Where to write the site; the folder must be new or empty.")],
    lang: params.LANG = None,
) -> None:
    """Write a site of files that any static host can publish: tables are played on the device of whoever visits it."""
    from lastboat.cli.errors import FolderNotEmpty, NoPage
    from lastboat.cli.i18n import Translator
    from lastboat.server import site as pages

    tr = Translator(lang)
    if folder.exists() and (not folder.is_dir() or any(folder.iterdir())):
        raise FolderNotEmpty(folder=str(folder))
    if not pages.is_built():
        raise NoPage()
    count, size = pages.write(folder, params.all_games())
    typer.echo(tr("site-written", folder=str(folder), count=count, megabytes=f"{size / 1e6:.1f}"))
