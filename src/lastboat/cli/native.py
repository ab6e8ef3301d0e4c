"""Compiled rules for a command, or a line that says why it goes without them."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from lastboat.cli.i18n import Translator
    from lastboat.kernel.game import Game


def native_rules(game: Game, tr: Translator) -> bool:
    """Load the compiled rules of a game, or compile them; where that cannot be done, say why and return False."""
    import contextlib

    from lastboat.cli.i18n import consoles
    from lastboat.compile import library
    from lastboat.kernel.errors import LastboatError

    _, err = consoles()
    try:
        with err.status(tr("sim-building")) if err.is_terminal else contextlib.nullcontext():
            library(game.package)
    except LastboatError as error:
        err.print(tr.error(error), soft_wrap=True)
        return False
    return True
