"""`lastboat restore`: fill a database from a backup."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params


def restore(
    file: params.BACKUP_FILE,
    db: params.DB = None,
    replace: Annotated[bool, typer.Option("--replace", help="Delete the tables that are there now.")] = False,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Fill a SQLite or PostgreSQL database from a backup of either. A damaged backup changes nothing."""
    import asyncio

    from lastboat.cli.commands.backup import print_kept
    from lastboat.cli.errors import CannotRead
    from lastboat.cli.files import reason_of
    from lastboat.cli.i18n import Translator
    from lastboat.server.settings import from_environment
    from lastboat.server.storage import backup

    tr = Translator(lang)
    try:
        kept = asyncio.run(backup.restore(from_environment(db=db), file, replace))
    except OSError as error:
        raise CannotRead(file=str(file), reason=reason_of(error)) from None
    print_kept(file, kept, None if json else tr("restore-done", file=str(file), **kept.counts))
