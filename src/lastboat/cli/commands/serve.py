"""`lastboat serve`: tables for browsers."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params


def serve(
    host: Annotated[
        str, typer.Option("--host", help="Address to listen on; 0.0.0.0 accepts other computers.")
    ] = "127.0.0.1",
    port: Annotated[
        int | None, typer.Option("--port", min=0, max=65535, help="Default: 8010, or the next free one.")
    ] = None,
    db: Annotated[
        str | None,
        typer.Option("--db", metavar="URL", help="postgresql+asyncpg://… Default: SQLite in the data folder."),
    ] = None,
    workers: Annotated[
        int | None, typer.Option("--workers", min=1, max=64, help="Processes that serve requests; needs PostgreSQL.")
    ] = None,
    bot_workers: Annotated[
        int | None, typer.Option("--bot-workers", min=1, max=64, help="Processes that search for bots. Default: 1.")
    ] = None,
    bots: Annotated[
        list[str] | None,
        typer.Option("--bot", metavar="NAME=MODULE:FACTORY", help="A bot of your own for the tables; repeatable."),
    ] = None,
    open_page: Annotated[bool, typer.Option("--open", help="Open the page in the browser.")] = False,
    lang: params.LANG = None,
) -> None:
    """Serve tables to browsers, on this computer or for friends."""
    from lastboat.cli.i18n import Translator
    from lastboat.server.serve import run
    from lastboat.server.settings import from_environment

    tr = Translator(lang)
    own_bots = ",".join(bots) if bots else None
    settings = from_environment(db=db, workers=workers, bot_workers=bot_workers, bots=own_bots)

    def ready(address: str) -> None:
        typer.echo(tr("serving", address=address))
        if open_page:
            import webbrowser

            webbrowser.open(address)

    run(settings, host, port, ready)
