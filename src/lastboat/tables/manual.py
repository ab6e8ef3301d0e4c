"""Chapters of a tutorial and examples of a rulebook as data, for a client that plays or shows them by itself.

Nobody can influence chance this way: no table is made, and nothing that a client sends changes a match.
"""

from __future__ import annotations

from itertools import pairwise
from typing import Any

from lastboat.kernel import view_builder
from lastboat.kernel.game import Game
from lastboat.kernel.manual import examples, tutorial
from lastboat.kernel.manual.examples import Example
from lastboat.kernel.manual.tutorial import LEARNER, Chapter, Step
from lastboat.kernel.match import Match
from lastboat.tables.replay import Positions
from lastboat.tables.views import PLAIN, told_to


def overview(game: Game) -> dict[str, Any]:
    """The chapters, and the table to play at afterwards."""
    real = tutorial.real_table(game)
    return {
        "chapters": tutorial.chapter_names(game),
        "table": {"seats": real.seats, "options": real.options, "bot": real.bot},
    }


def chapter_data(chapter: Chapter) -> dict[str, Any]:
    """A chapter: the views before each step and after the last one, and what happens in each step."""
    first, last = chapter.steps[0].before, chapter.steps[-1].after
    return {
        "chapter": chapter.name,
        "game": first.game.id,
        "seats": first.seats,
        "names": first.names,
        "options": first.options,
        "told": told(first, 0),
        "views": [view(step.before) for step in chapter.steps] + [view(last)],
        "steps": [_step(step) for step in chapter.steps],
    }


def view(match: Match) -> dict[str, Any]:
    """The learner's view, without what could be undone."""
    data = view_builder.view(match, LEARNER, None).data()
    del data["log"]  # it is told as events, step by step
    return {**data, "undo": 0}


def _step(step: Step) -> dict[str, Any]:
    since = len(step.before.records)
    return {
        "sentence": step.sentence,
        "do": step.action,
        "events": told(step.after, since),
        "frames": Positions(step.after, step.before.state, since, PLAIN).of_step([LEARNER]),
    }


def told(match: Match, since: int) -> list[Any]:
    """What the learner was told from a record on."""
    return [PLAIN.event(match, number, event, None) for number, event in told_to(match, [LEARNER], since)]


def examples_data(game: Game) -> list[dict[str, Any]]:
    """All examples of a game, in their order."""
    return [_example(example) for example in examples.examples(game)]


def _example(example: Example) -> dict[str, Any]:
    befores = [move.before for move in example.moves]
    return {
        "paragraph": example.paragraph,
        "sentence": example.sentence,
        "moves": [_move(move.before, move.seat, move.code) for move in example.moves],
        "views": [view(match) for match in [*befores, example.after]],
        "events": [told(after, len(before.records)) for before, after in pairwise([*befores, example.after])],
    }


def _move(match: Match, seat: int, code: int) -> dict[str, Any]:
    return {"seat": seat, "message": view_builder.choice(match, seat, code, None).message.data()}
