"""The commands, gathered: `table` for people, `tools` for figures."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from typer.core import TyperCommand

from lastboat.cli import table, tools
from lastboat.cli.commands import backup, serve
from lastboat.cli.parsing import Commands, GameCommand

app = typer.Typer(
    cls=Commands,
    no_args_is_help=True,
    rich_markup_mode="rich",
    pretty_exceptions_enable=False,
    context_settings={"help_option_names": ["-h", "--help"]},
    help="Nisyros, Forbidden Island and The Downfall of Pompeii: play them, study them, simulate them.",
    epilog="Start with [bold]lastboat play[/]. Languages: en, de, nl, fr, nb; the locale decides unless --lang does.",
)


def _version(wanted: bool) -> None:
    if wanted:
        from lastboat import __version__

        typer.echo(f"lastboat {__version__}")
        raise typer.Exit()


@app.callback()
def root(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and leave.")
    ] = False,
) -> None:
    """Where every command begins."""


_COMMANDS: tuple[tuple[str, type[TyperCommand], tuple[Callable[..., None], ...]], ...] = (
    ("At the table", GameCommand, (table.play,)),
    ("At the table", TyperCommand, (table.replay, table.rules, table.games, table.verify)),
    ("Figures", GameCommand, (tools.sim, tools.arena, tools.perft)),
    ("Figures", TyperCommand, (tools.bench, tools.warm)),
    ("The server", TyperCommand, (serve.serve, backup.backup, backup.restore)),
)
for panel, kind, commands in _COMMANDS:
    for command in commands:
        app.command(cls=kind, rich_help_panel=panel)(command)
