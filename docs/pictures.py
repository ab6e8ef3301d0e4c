"""Draw the pictures of docs/terminal.md: `python docs/pictures.py` writes docs/img/*.svg."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import lastboat
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.drawing import draw
from lastboat.kernel.game import game_ids
from lastboat.sim import record_game

FOLDER = Path(__file__).parent / "img"
PLAYERS, SEED, MOMENT, WIDTH = 3, 11, 0.55, 112


def picture(name: str) -> str:
    """A game of bots at about half time, as an SVG that loads nothing from elsewhere."""
    game = lastboat.game(name)
    match = record_game(game, PLAYERS, SEED)
    match = match.branch(int(len(match.records) * MOMENT), seed=SEED)
    tr = Translator("en", game, ["Ada", "Ben", "Cleo"])
    console = Console(
        record=True, width=WIDTH, height=40, file=StringIO(), force_terminal=True, color_system="truecolor"
    )
    console.print(draw(game, match.view(match.actor).table, tr))
    svg = console.export_svg(title=tr.say(lastboat.Message("game-name")))
    return re.sub(r"@font-face \{.*?\}", "", svg, flags=re.DOTALL)


if __name__ == "__main__":
    FOLDER.mkdir(exist_ok=True)
    for name in game_ids():
        (FOLDER / f"{name}.svg").write_text(picture(name), "utf-8")
