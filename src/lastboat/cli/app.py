"""The `lastboat` program: registers the commands."""

from __future__ import annotations

from collections.abc import Callable
from typing import Annotated

import typer
from typer.core import TyperCommand

from lastboat.cli.commands import (
    arena,
    backup,
    bench,
    doctor,
    games,
    learn,
    new_game,
    perft,
    play,
    replay,
    restore,
    rules,
    serve,
    sim,
    site,
    study,
    verify,
    warm,
)
from lastboat.cli.commands.admin import admin
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
        bool, typer.Option("--version", callback=_version, is_eager=True, help="Show the version and exit.")
    ] = False,
) -> None:
    """Accept the options that stand before a command."""


_PANELS: dict[str, tuple[Callable[..., None], ...]] = {
    "Play and read": (play.play, learn.learn, replay.replay, rules.rules, games.games, verify.verify),
    "Simulate and measure": (sim.sim, arena.arena, study.study, perft.perft, bench.bench, warm.warm),
    "Make a game": (new_game.new_game,),
    "Serve": (serve.serve, site.site, backup.backup, restore.restore, doctor.doctor),
}
_WITH_GAME_OPTIONS = (play.play, sim.sim, arena.arena, study.study, perft.perft)
"""Commands that take the options of a game by name, such as `--level elite`."""

for panel, commands in _PANELS.items():
    for command in commands:
        kind = GameCommand if command in _WITH_GAME_OPTIONS else TyperCommand
        app.command(cls=kind, rich_help_panel=panel)(command)

app.add_typer(admin, name="admin", rich_help_panel="Serve")
