"""Tutorials: every chapter plays through, its sentences are true of its positions, in every language."""

from __future__ import annotations

import contextlib
from typing import Any

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lastboat import LANGUAGES, Game, LastboatError, Match, Message
from lastboat.kernel import i18n
from lastboat.kernel.manual import tutorial
from lastboat.kernel.manual.tutorial import LEARNER, Chapter
from lastboat.tables.manual import chapter_data, overview

LONGEST_SENTENCE = 200
"""So many characters of every language fit above the board of a phone."""


def sentences(chapter: Chapter) -> list[str]:
    """The messages of a chapter, in order."""
    return list(dict.fromkeys([chapter.title, *(step.sentence for step in chapter.steps)]))


class Named(Visitor):
    """Collects the names that a sentence mentions, such as tile-watchtower."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        """A name."""
        self.ids.append(node.id.name)


def names_in(game: Game, lang: str) -> dict[str, set[str]]:
    """Each message of a tutorial with the names it mentions."""
    found = {}
    for entry in FluentParser().parse((tutorial.folder(game) / "words" / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Named()
            visitor.visit(entry)
            found[entry.id.name] = set(visitor.ids)
    return found


def tutorial_is_playable(game: Game) -> None:
    """Every chapter, if there are any, and the table to play at afterwards."""
    chapters = [tutorial.chapter(game, name) for name in tutorial.chapter_names(game)]
    for chapter in chapters:
        _check_steps(chapter)
        _check_wrong_actions(chapter)
        _check_data(chapter)
    if chapters:
        table = overview(game)["table"]
        Match(game, table["seats"], table["options"], seed=1)


def tutorial_is_told(game: Game) -> None:
    """Each language says each sentence and no other, short enough, and mentions the same things, which are there."""
    chapters = [tutorial.chapter(game, name) for name in tutorial.chapter_names(game)]
    said = {sentence for chapter in chapters for sentence in sentences(chapter)}
    for lang in LANGUAGES if chapters else ():
        assert names_in(game, lang) == names_in(game, "en"), lang
        assert said == names_in(game, lang).keys(), lang
        for sentence in said:
            text = i18n.say(Message(sentence), lang, tutorial.words(game))
            assert 0 < len(text) <= LONGEST_SENTENCE, f"{lang} {sentence}: {len(text)} characters"
    for chapter in chapters:
        _check_mentioned(game, chapter)


def _check_steps(chapter: Chapter) -> None:
    """It plays by doing only what it says. Reading it has checked chance, scripted seats and facts already."""
    assert any(step.action is not None for step in chapter.steps)
    for step, following in zip(chapter.steps, [*chapter.steps[1:], None], strict=True):
        if step.action is not None:
            assert step.action in step.before.legal_codes(LEARNER)
        if following is not None:
            assert step.after.records == following.before.records
    last = chapter.steps[-1]
    assert last.action is None, "a chapter ends with a sentence to read"


def _check_mentioned(game: Game, chapter: Chapter) -> None:
    """Names are tokens of the position, of the choice or of what has just been told, so that they mean something."""
    mentioned = names_in(game, "en")
    for step in chapter.steps:
        shown = str(game.show.table(step.before.state, LEARNER)) + " ".join(
            game.actions.text(code) for code in step.before.legal_codes(LEARNER)
        )
        for thing in mentioned[step.sentence]:
            kind, _, token = thing.partition("-")
            assert kind in ("phase", "step") or token.replace("-", "_") in shown, f"{step.sentence}: {thing}"


def _check_wrong_actions(chapter: Chapter) -> None:
    """Each step is its own match: playing on from a copy leaves the chapter as it is."""
    before = [step.before.text() for step in chapter.steps if step.action is not None]
    for step in chapter.steps:
        for code in step.before.legal_codes(LEARNER):
            if code == step.action:
                continue
            with contextlib.suppress(LastboatError):  # chance may have no script for it
                step.before.copy().play(LEARNER, code)
    assert before == [step.before.text() for step in chapter.steps if step.action is not None]


def _check_data(chapter: Chapter) -> None:
    """A chapter as data goes step by step."""
    data = chapter_data(chapter)
    assert len(data["views"]) == len(data["steps"]) + 1
    for step, view, following in zip(data["steps"], data["views"], data["views"][1:], strict=False):
        if step["do"] is not None:
            assert step["do"] in [choice["code"] for choice in view["choices"]]
        if step["frames"]:
            assert step["frames"][-1]["table"][str(LEARNER)] == following["table"]
