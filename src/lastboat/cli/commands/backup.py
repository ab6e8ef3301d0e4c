"""Commands for whoever keeps a server: `backup` and `restore`."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any

import typer

from lastboat.cli import params

if TYPE_CHECKING:
    from lastboat.server.storage.archive import Kept

FILE = Annotated[Path, typer.Argument(metavar="FILE", help="The backup, e.g. tables.lastboat.")]
DB = Annotated[
    str | None,
    typer.Option("--db", metavar="URL", help="The database, as for [bold]lastboat serve[/]. Default: the same."),
]


def backup(file: FILE, db: DB = None, lang: params.LANG = None) -> None:
    """Write all tables to one file; the server may go on meanwhile."""
    from lastboat.cli.errors import CannotWrite
    from lastboat.cli.files import why
    from lastboat.server.settings import from_environment
    from lastboat.server.storage import backup as backups

    voice = params.voice_for(lang)
    try:
        kept = _run(backups.write(from_environment(db=db), file))
    except OSError as error:
        raise CannotWrite(file=str(file), reason=why(error)) from None
    typer.echo(voice("backup-done", **_counts(file, kept)))


def restore(
    file: FILE,
    db: DB = None,
    replace: Annotated[bool, typer.Option("--replace", help="Give up the tables that are there now.")] = False,
    lang: params.LANG = None,
) -> None:
    """Fill a database from a backup, of either kind; a damaged backup changes nothing."""
    from lastboat.cli.errors import CannotRead
    from lastboat.cli.files import why
    from lastboat.server.settings import from_environment
    from lastboat.server.storage import backup as backups

    voice = params.voice_for(lang)
    try:
        kept = _run(backups.restore(from_environment(db=db), file, replace))
    except OSError as error:
        raise CannotRead(file=str(file), reason=why(error)) from None
    typer.echo(voice("restore-done", **_counts(file, kept)))


def _run(work: Coroutine[Any, Any, Kept]) -> Kept:
    return asyncio.run(work)


def _counts(file: Path, kept: Kept) -> dict[str, Any]:
    return {"file": str(file), "tables": kept.rows.get("tables", 0), "steps": kept.rows.get("steps", 0)}
