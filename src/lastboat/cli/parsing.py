"""How commands are read: any option of the game may be given by its name, and errors are one line.

`lastboat sim forbidden-island --level novice` works because `level` is an option of that game;
the command line itself knows no game's options.
"""

from __future__ import annotations

from typing import Any, NoReturn

import typer
from typer.core import TyperCommand, TyperGroup

from lastboat.cli.errors import BadUsage
from lastboat.cli.i18n import Voice
from lastboat.kernel.errors import LastboatError

GAME_OPTIONS = "lastboat.game_options"
LANGUAGE = "lastboat.language"
BAD_INPUT = 2
INTERRUPTED = 130
_USAGE: Any = typer.BadParameter.__base__
"""The kind of all errors in reading a command line."""


class GameCommand(TyperCommand):
    """A command that takes the options of whichever game is named."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Set aside the long options this command does not know, with their values."""
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
        ctx.meta[GAME_OPTIONS] = found
        return super().parse_args(ctx, rest)


class Commands(TyperGroup):
    """All commands; what a user did wrong is said in one line, in the language asked for."""

    def parse_args(self, ctx: Any, args: list[str]) -> list[str]:
        """Read what stands before the command; what cannot be read is said in one line."""
        try:
            return super().parse_args(ctx, args)
        except _USAGE as error:
            _refuse(error, ctx)

    def invoke(self, ctx: Any) -> Any:
        """Run a command; exit code 2 for bad input, 130 after Ctrl-C."""
        try:
            return super().invoke(ctx)
        except _USAGE as error:
            _refuse(error, ctx)
        except LastboatError as error:
            typer.echo(f"lastboat: {_voice(ctx).error(error)}", err=True)
            raise typer.Exit(BAD_INPUT) from None
        except KeyboardInterrupt:
            typer.echo(f"\n{_voice(ctx)('interrupted')}", err=True)
            raise typer.Exit(INTERRUPTED) from None


def _refuse(error: Any, ctx: Any) -> NoReturn:
    """Say in one line what is wrong with the command line, and leave."""
    if not args_missing(error):
        place = error.ctx or ctx
        reason = " ".join(error.format_message().split())
        reason += "" if reason.endswith((".", "?")) else "."
        said = _voice(ctx).error(
            BadUsage(reason=reason, command=f"lastboat {place.info_name}" if place.parent else "lastboat")
        )
        typer.echo(f"lastboat: {said}", err=True)
        raise typer.Exit(BAD_INPUT) from None
    raise error


def args_missing(error: Exception) -> bool:
    """Whether nothing at all was typed, which is answered with the help."""
    return type(error).__name__ == "NoArgsIsHelpError"


def _voice(ctx: Any) -> Voice:
    return Voice(ctx.meta.get(LANGUAGE))
