"""`lastboat admin`: what the operator of a server may see and change, while the server runs."""

from __future__ import annotations

from collections.abc import Callable, Coroutine
from typing import TYPE_CHECKING, Annotated, Any, Literal

import typer

from lastboat.cli import params
from lastboat.cli.parsing import Commands

if TYPE_CHECKING:
    from lastboat.server.storage.admin import Admin

TABLE = Annotated[str, typer.Argument(metavar="TABLE", help="The id of a table.")]
TOKEN = Annotated[str, typer.Option("--token", help="The token of a seat.", prompt=True, hide_input=True)]
KIND = Annotated[
    Literal["address", "client", "name"],
    typer.Argument(help="An address or network, a client by its hash in the logs, or a name."),
]
VALUE = Annotated[str, typer.Argument(metavar="VALUE")]

admin = typer.Typer(cls=Commands, no_args_is_help=True, help="Look after the tables of a server, while it runs.")


@admin.command()
def tables(
    state: Annotated[
        Literal["open", "running", "over", "closed"] | None, typer.Option("--state", help="Only those of a state.")
    ] = None,
    limit: Annotated[int, typer.Option("--limit", min=1, help="How many.")] = 50,
    db: params.DB = None,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """List tables, the newest first."""
    _list(_run(db, lambda admin: admin.tables(state, limit)), json)


@admin.command()
def show(table: TABLE, db: params.DB = None, lang: params.LANG = None) -> None:
    """Show a table: settings, players, chat and reports, as JSON."""
    params.print_json(_run(db, lambda admin: admin.show(table)))


@admin.command()
def close(table: TABLE, db: params.DB = None, lang: params.LANG = None) -> None:
    """Close a table: it can be viewed, but not changed."""
    _say_count(_run(db, lambda admin: admin.close(table)), lang)


@admin.command()
def delete(
    tables: Annotated[list[str], typer.Argument(metavar="TABLE...", help="The ids of tables.")],
    db: params.DB = None,
    lang: params.LANG = None,
) -> None:
    """Delete tables with everything that belongs to them."""
    _say_count(_run(db, lambda admin: admin.delete(tables)), lang)


@admin.command()
def redact(
    table: TABLE,
    line: Annotated[list[int] | None, typer.Option("--line", help="The number of a line; may be repeated.")] = None,
    seat: Annotated[int | None, typer.Option("--seat", help="Only the lines of a seat, counted from 0.")] = None,
    db: params.DB = None,
    lang: params.LANG = None,
) -> None:
    """Remove the texts of chat lines: some, those of a seat, or all."""
    _say_count(_run(db, lambda admin: admin.redact(table, line or (), seat)), lang)


@admin.command()
def reports(db: params.DB = None, lang: params.LANG = None, json: params.JSON = False) -> None:
    """List the chat lines that players reported."""
    _list(_run(db, lambda admin: admin.reports()), json)


@admin.command()
def block(kind: KIND, value: VALUE, db: params.DB = None, lang: params.LANG = None) -> None:
    """Block an address, a client or a name."""
    _say_count(_run(db, lambda admin: admin.block(kind, value)), lang)


@admin.command()
def unblock(kind: KIND, value: VALUE, db: params.DB = None, lang: params.LANG = None) -> None:
    """Remove a block."""
    _say_count(_run(db, lambda admin: admin.unblock(kind, value)), lang)


@admin.command()
def blocks(db: params.DB = None, lang: params.LANG = None, json: params.JSON = False) -> None:
    """List the blocks."""
    _list(_run(db, lambda admin: admin.blocks()), json)


@admin.command()
def export(token: TOKEN, db: params.DB = None, lang: params.LANG = None) -> None:
    """Export everything stored that belongs to a seat token, as JSON."""
    params.print_json(_run(db, lambda admin: admin.export(token)))


@admin.command()
def erase(token: TOKEN, db: params.DB = None, lang: params.LANG = None) -> None:
    """Erase name, chat, proposals, reports and tokens of a seat token's seats. Moves stay."""
    _say_count(_run(db, lambda admin: admin.erase(token)), lang)


@admin.command()
def log(db: params.DB = None, lang: params.LANG = None, json: params.JSON = False) -> None:
    """List what operators and retention changed."""
    found = _run(db, lambda admin: admin.log())
    _list([entry._asdict() for entry in found], json)


def _run(db: str | None, ask: Callable[[Admin], Coroutine[Any, Any, Any]]) -> Any:
    """Ask or change something in the database, which a server may use."""
    import asyncio

    from lastboat.server.settings import from_environment
    from lastboat.server.storage.admin import Admin
    from lastboat.server.storage.database import Database

    async def run() -> Any:
        database = Database(from_environment(db=db), beside_server=True)
        try:
            await database.migrate()
            return await ask(Admin(database))
        finally:
            await database.close()

    return asyncio.run(run())


def _list(rows: list[dict[str, Any]], json: bool) -> None:
    """Print rows as JSON, or as columns for a terminal."""
    if json:
        params.print_json(rows)
        return
    texts = [["" if value is None else str(value) for value in row.values()] for row in rows]
    widths = [max(map(len, column)) for column in zip(*texts, strict=True)]
    for row in texts:
        typer.echo("  ".join(text.ljust(width) for text, width in zip(row, widths, strict=True)).rstrip())


def _say_count(count: int, lang: str | None) -> None:
    """Say how many things were changed; exit code 1 if none was."""
    from lastboat.cli.i18n import Translator

    typer.echo(Translator(lang)("admin-changed", count=count))
    raise typer.Exit(0 if count else 1)
