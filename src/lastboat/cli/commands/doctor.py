"""`lastboat doctor`: check a running installation."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params

_SIGNS = {"good": "✓", "warning": "!", "bad": "✗"}


def doctor(
    address: Annotated[
        str, typer.Argument(metavar="URL", help="Where clients reach the server, e.g. https://play.example.org.")
    ] = "http://127.0.0.1:8010",
    health: Annotated[bool, typer.Option("--health", help="Only whether it is ready, for a container.")] = False,
    db: params.DB = None,
    lang: params.LANG = None,
    json: params.JSON = False,
) -> None:
    """Check a running server and its database: exit code 0 if all is well, 1 if something is wrong."""
    import asyncio

    from lastboat.cli.i18n import Translator
    from lastboat.server.doctor import check_database, check_games, check_site
    from lastboat.server.settings import from_environment

    tr = Translator(lang)
    findings = list(check_site(address))
    if health:
        findings = [one for one in findings if one.check in ("doctor-alive", "doctor-ready")]
    else:
        findings += check_games(tr.lang)
        findings += asyncio.run(check_database(from_environment(db=db)))
    if json:
        params.print_json([one._asdict() for one in findings])
    else:
        for one in findings:
            typer.echo(f"{_SIGNS[one.verdict]} {tr(one.check)}{f' ({one.seen})' if one.seen else ''}")
    raise typer.Exit(int(any(one.verdict == "bad" for one in findings)))
