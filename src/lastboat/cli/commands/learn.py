"""`lastboat learn`: a guided match, step by step."""

from __future__ import annotations

from typing import Annotated

import typer

from lastboat.cli import params


def learn(
    game: params.GAME,
    chapter: Annotated[int, typer.Option("--chapter", min=1, help="The number of the chapter to begin with.")] = 1,
    lang: params.LANG = None,
) -> None:
    """Learn a game in a guided match, chapter by chapter."""
    from lastboat.cli.errors import NoTutorial
    from lastboat.cli.i18n import Translator, consoles
    from lastboat.cli.terminal.lesson import Lesson
    from lastboat.kernel.errors import BadNumber
    from lastboat.kernel.manual import tutorial

    found = params.named_game(game)
    names = tutorial.chapter_names(found)
    if not names:
        raise NoTutorial(game=game)
    if chapter > len(names):
        raise BadNumber(word=str(chapter), low=1, high=len(names))
    out, _ = consoles()
    Lesson(found, chapter - 1, Translator(lang, found), out).run()
