"""`lastboat backup`: save all tables of a server."""

from __future__ import annotations

import typer

from lastboat.cli import params


def backup(file: params.BACKUP_FILE, db: params.DB = None, lang: params.LANG = None) -> None:
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
    typer.echo(tr("backup-done", file=str(file), tables=kept.rows.get("tables", 0), steps=kept.rows.get("steps", 0)))
