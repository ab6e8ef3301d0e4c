"""Compile by hand: `python -m lastboat.compile c GAME`, `python -m lastboat.compile wasm DIR`."""

from __future__ import annotations

import argparse
from pathlib import Path

from lastboat.compile import wasm
from lastboat.compile.entries import program
from lastboat.kernel.game import game, game_ids


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m lastboat.compile", description="Compile the rules of games.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("c", help="print a game's rules in C").add_argument("game")
    commands.add_parser("wasm", help="write all games as WebAssembly into a folder").add_argument("folder", type=Path)
    given = parser.parse_args()
    if given.command == "c":
        print(program(game(given.game).package).text(), end="")
    else:
        for name in game_ids():
            print(wasm.write(game(name), given.folder))


if __name__ == "__main__":
    main()
