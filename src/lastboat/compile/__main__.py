"""Compile by hand: `python -m lastboat.compile c GAME`, `... wasm DIR`, `... libraries`."""

from __future__ import annotations

import argparse
import shutil
from itertools import product
from pathlib import Path

from lastboat.compile import platforms, sources, wasm
from lastboat.compile.entries import program
from lastboat.kernel.game import game, own_game_ids


def main() -> None:
    """Do what the command line asks for."""
    parser = argparse.ArgumentParser(prog="python -m lastboat.compile", description="Compile the rules of games.")
    commands = parser.add_subparsers(dest="command", required=True)
    commands.add_parser("c", help="print a game's rules in C").add_argument("game")
    commands.add_parser(
        "wasm", help="write all games as WebAssembly, and the Python sources around them, into a folder"
    ).add_argument("folder", type=Path)
    commands.add_parser("libraries", help="compile all games for all platforms into the package")
    given = parser.parse_args()
    if given.command == "c":
        print(program(game(given.game).package).text(), end="")
    elif given.command == "libraries":
        shutil.rmtree(platforms.SHIPPED, ignore_errors=True)
        for name, target in product(own_game_ids(), platforms.TARGETS):
            print(platforms.write(game(name).package, target, platforms.SHIPPED))
    else:
        for name in own_game_ids():
            print(wasm.write(game(name), given.folder))
        print(sources.write(given.folder))


if __name__ == "__main__":
    main()
