"""`lastboat backup`: save all tables of a server."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from lastboat.server.storage.archive import Contents


def backup(file: params.BACKUP_FILE, db: params.DB = None, lang: params.LANG = None, json: params.JSON = False) -> None:
    """Write all tables to one file. The server may keep running."""
    import asyncio

    from lastboat.cli.errors import CannotWrite
    from lastboat.cli.files import reason_of
    from lastboat.cli.i18n import Translator
    from lastboat.server.settings import from_environment
    from lastboat.server.storage.backup import write

    tr = Translator(lang)
    try:
        kept = asyncio.run(write(from_environment(db=db), file))
    except OSError as error:
        raise CannotWrite(file=str(file), reason=reason_of(error)) from None
    print_kept(file, kept, None if json else tr("backup-done", file=str(file), **kept.counts))


def print_kept(file: Path, kept: Contents, text: str | None) -> None:
    """Print what a backup holds: as a text, or without one as JSON."""
    if text is None:
        params.print_json({"file": str(file), **kept.counts})
    else:
        typer.echo(text)
