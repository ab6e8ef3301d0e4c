"""`python -m lastboat.compile c GAME` prints a game's rules in C."""

from __future__ import annotations

import argparse

from lastboat.compile.entries import program
from lastboat.kernel.game import game


def main() -> None:
    """Do what is asked for on the command line."""
    parser = argparse.ArgumentParser(prog="python -m lastboat.compile", description="The rules of a game, compiled.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("c", help="print a game's rules in C").add_argument("game")
    given = parser.parse_args()
    print(program(game(given.game).package).text(), end="")


if __name__ == "__main__":
    main()
