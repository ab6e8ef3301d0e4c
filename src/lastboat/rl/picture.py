"""A table as text or as a picture, drawn as in the terminal."""

from __future__ import annotations

import io
from typing import TYPE_CHECKING, Any

import numpy as np
from numpy.typing import NDArray

if TYPE_CHECKING:
    from rich.console import Console

    from lastboat.kernel.game import Game

WIDTH = 110
SCALE = 0.75


def ansi(game: Game, state: Any, seat: int) -> str:
    """The table as a seat may see it, with colours as ANSI codes."""
    return _drawn(game, state, seat).export_text(styles=True)


def rgb_array(game: Game, state: Any, seat: int) -> NDArray[np.uint8]:
    """The table as a seat may see it: rows of pixels."""
    import vl_convert
    from PIL import Image

    svg = _drawn(game, state, seat).export_svg(title=game.id)
    picture = Image.open(io.BytesIO(vl_convert.svg_to_png(svg, scale=SCALE)))
    return np.asarray(picture.convert("RGB"))


def _drawn(game: Game, state: Any, seat: int) -> Console:
    from rich.console import Console

    from lastboat.cli.i18n import Translator
    from lastboat.cli.terminal.drawing import draw

    console = Console(width=WIDTH, record=True, file=io.StringIO(), force_terminal=True, color_system="truecolor")
    console.print(draw(game, game.show.table(game.observe(state, seat), seat), Translator("en", game)))
    return console
