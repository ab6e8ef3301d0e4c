"""Read the command line: accept any option of the named game, report errors in one line.

`lastboat sim forbidden-island --level novice` works because `level` is an option of that game;
the command line itself knows no game's options.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from lastboat.cli.errors import BadUsage, NotAPair, UnknownOption
from lastboat.cli.i18n import Translator
from lastboat.kernel.errors import LastboatError

if TYPE_CHECKING:
    from lastboat.kernel.game import Game

LANGUAGE = "lastboat.language"
BAD_INPUT = 2
INTERRUPTED = 130
_GAME_OPTIONS = "lastboat.game_options"
_CLICK_USAGE_ERROR: Any = typer.BadParameter.__base__
"""The base class of all errors in reading a command line."""


class GameCommand(TyperCommand):
    """A command that takes the options of whichever game is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Set aside the long options that this command does not know, with their values."""
        known = {name for param in self.get_params(ctx) for name in (*param.opts, *param.secondary_opts)}
        rest: list[str] = []
        found: list[tuple[str, str]] = []
        queue = list(args)
        while queue:
            word = queue.pop(0)
            name, equals, value = word.partition("=")
            if word == "--" or not word.startswith("--") or name in known or not (equals or queue):
                rest.append(word)
            else:
                found.append((name[2:].replace("-", "_"), value if equals else queue.pop(0)))
        ctx.meta[_GAME_OPTIONS] = found
        return super().parse_args(ctx, rest)


class Commands(TyperGroup):
    """The group of all commands. Reports bad input in one line, in the language asked for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read the options before the command."""
        try:
            return super().parse_args(ctx, args)
        except _CLICK_USAGE_ERROR as error:
            _refuse(error, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run a command: exit code 2 for bad input, 130 after Ctrl-C."""
        try:
            return super().invoke(ctx)
        except _CLICK_USAGE_ERROR as error:
            _refuse(error, ctx)
        except LastboatError as error:
            typer.echo(f"lastboat: {_translator(ctx).error(error)}", err=True)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            typer.echo(f"\n{_translator(ctx)('interrupted')}", err=True)
            raise typer.Exit(INTERRUPTED) from None


def game_options(ctx: typer.Context) -> list[tuple[str, str]]:
    """Return the options of the game that were given as `--name value`."""
    found: list[tuple[str, str]] = ctx.meta.get(_GAME_OPTIONS, [])
    return found


def split_pair(text: str) -> tuple[str, str]:
    """Split the `name=value` of an `--option`."""
    name, equals, value = text.partition("=")
    if not equals:
        raise NotAPair(text=text)
    return name.replace("-", "_"), value


def chosen_options(game: Game, seats: int, pairs: Sequence[str], named: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Collect a game's options from `--option name=value` and `--name value`, and check them."""
    chosen = given_options(game, pairs, named)
    game.encode_options(seats, chosen)
    return chosen


def given_options(game: Game, pairs: Sequence[str], named: Sequence[tuple[str, str]]) -> dict[str, str]:
    """Collect a game's options; their values are not checked."""
    known = [option.name for option in game.options]
    chosen = dict(map(split_pair, pairs))
    for name, value in named:
        if name not in known:
            raise UnknownOption(option=name.replace("_", "-"), known=", ".join(known) or "-")
        chosen[name] = value
    return chosen


def _refuse(error: Any, ctx: Any) -> NoReturn:
    """Report an error of the command line and exit; typing nothing at all shows the help instead."""
    if type(error).__name__ == "NoArgsIsHelpError":
        raise error
    where = error.ctx or ctx
    reason = " ".join(error.format_message().split())
    reason += "" if reason.endswith((".", "?")) else "."
    command = f"lastboat {where.info_name}" if where.parent else "lastboat"
    typer.echo(f"lastboat: {_translator(ctx).error(BadUsage(reason=reason, command=command))}", err=True)
    raise typer.Exit(BAD_INPUT) from None


def _translator(ctx: Any) -> Translator:
    return Translator(ctx.meta.get(LANGUAGE))
