"""The reference of the command line, from the commands themselves."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

import typer.main

from lastboat.cli.app import app

INTRODUCTION = """# Commands

Everything that `lastboat` can do, as `lastboat --help` and `lastboat COMMAND --help` say it.
[At the terminal](terminal.md) explains how to play; exit codes and files are there, too.
"""


def pages() -> dict[str, str]:
    """One page with every command."""
    root: Any = typer.main.get_command(app)
    return {"commands": INTRODUCTION + "".join(_command(["lastboat"], name, root) for name in root.commands)}


def _command(before: list[str], name: str, group: Any) -> str:
    """A section for a command, or one for each command of a group."""
    command, words = group.commands[name], [*before, name]
    if commands := getattr(command, "commands", None):
        return "".join(_command(words, inner, command) for inner in commands)
    usage = " ".join([*words, *command.collect_usage_pieces(typer.Context(command))])
    rows = "".join(_rows(command))
    table = f"\n| | |\n|---|---|\n{rows}" if rows else ""
    return f"\n## {' '.join(words)}\n\n{_plain(command.help or '')}\n\n`{usage}`\n{table}"


def _rows(command: Any) -> Iterator[str]:
    """A table row for each argument and option that says something."""
    for param in command.params:
        if param.help and not getattr(param, "hidden", False):
            name = (
                (param.metavar or param.name.upper())
                if _is_argument(param)
                else ", ".join([*param.opts, *param.secondary_opts])
            )
            yield f"| `{name}` | {_plain(param.help)} |\n"


def _name(param: Any) -> str:
    if _is_argument(param):
        return str(param.metavar or param.name.upper())
    return ", ".join([*param.opts, *param.secondary_opts])


def _is_argument(param: Any) -> bool:
    return bool(param.param_type_name == "argument")


def _plain(text: str) -> str:
    """A help text without Rich's marks, with nothing that Markdown would read as its own."""
    bare = re.sub(r"\[bold\](.*?)\[/\]", r"`\1`", " ".join(text.split()))
    return re.sub(r"(?<!\\)([|*<])", r"\\\1", bare)
