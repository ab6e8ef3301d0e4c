"""Tutorials: every chapter plays through, its sentences are true of its positions, and nothing else is accepted."""

from __future__ import annotations

import contextlib
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from lastboat import LANGUAGES, Game, LastboatError, Match, Message, game
from lastboat.kernel import i18n
from lastboat.kernel.errors import BadText, NotAsWritten, UnknownWord
from lastboat.kernel.manual import tutorial
from lastboat.kernel.manual.tutorial import LEARNER, Chapter
from lastboat.tables.manual import chapter_data, overview

FOLDERS = sorted(Path(i18n.__file__).parents[1].glob("games/*/tutorial"))
GAMES = [game(f.parent.name if f.parent.name.startswith("_") else f.parent.name.replace("_", "-")) for f in FOLDERS]
CHAPTERS = [(one, name) for one in GAMES for name in tutorial.chapter_names(one)]
LONGEST_SENTENCE = 200
"""So many characters of every language fit above the board of a phone."""

games = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)
chapters = pytest.mark.parametrize(("one", "name"), CHAPTERS, ids=lambda of: getattr(of, "id", of))
languages = pytest.mark.parametrize("lang", LANGUAGES)


def sentences(chapter: Chapter) -> list[str]:
    """The messages of a chapter, in order."""
    return list(dict.fromkeys([chapter.title, *(step.sentence for step in chapter.steps)]))


class Named(Visitor):
    """Collects the names that a sentence mentions, such as tile-watchtower."""

    def __init__(self) -> None:
        self.ids: list[str] = []

    def visit_MessageReference(self, node: Any) -> None:  # noqa: N802
        self.ids.append(node.id.name)


def names_in(one: Game, lang: str) -> dict[str, set[str]]:
    """Each message of a tutorial with the names it mentions."""
    found = {}
    for entry in FluentParser().parse((tutorial.folder(one) / "words" / f"{lang}.ftl").read_text("utf-8")).body:
        if isinstance(entry, ast.Message):
            visitor = Named()
            visitor.visit(entry)
            found[entry.id.name] = set(visitor.ids)
    return found


@games
def test_a_tutorial_has_chapters_and_a_real_table(one: Game) -> None:
    data = overview(one)
    assert data["chapters"]
    Match(one, data["table"]["seats"], data["table"]["options"], seed=1)


@chapters
def test_a_chapter_plays_through(one: Game, name: str) -> None:
    """By doing only what it says. Reading it has checked chance, scripted seats and facts already."""
    chapter = tutorial.chapter(one, name)
    assert any(step.action is not None for step in chapter.steps)
    for step, following in zip(chapter.steps, [*chapter.steps[1:], None], strict=True):
        if step.action is not None:
            assert step.action in step.before.legal_codes(LEARNER)
            assert len(step.before.legal_codes(LEARNER)) > 1 or step.before.legal_codes(LEARNER) == [step.action]
        if following is not None:
            assert step.after.records == following.before.records
    last = chapter.steps[-1]
    assert last.action is None, "a chapter ends with a sentence to read"


@games
@languages
def test_each_language_says_each_sentence_and_no_other(one: Game, lang: str) -> None:
    said = {i for name in tutorial.chapter_names(one) for i in sentences(tutorial.chapter(one, name))}
    assert said == names_in(one, lang).keys()


@games
@languages
def test_sentences_fit_on_a_phone(one: Game, lang: str) -> None:
    for name in tutorial.chapter_names(one):
        for sentence in sentences(tutorial.chapter(one, name)):
            text = i18n.say(Message(sentence), lang, tutorial.words(one))
            assert 0 < len(text) <= LONGEST_SENTENCE, f"{lang} {sentence}: {len(text)} characters"


@games
@languages
def test_all_languages_mention_the_same_things(one: Game, lang: str) -> None:
    assert names_in(one, lang) == names_in(one, "en")


@chapters
def test_what_a_sentence_mentions_is_on_the_table(one: Game, name: str) -> None:
    """Names are tokens of the position, of the choice or of what has just been told, so that they mean something."""
    mentioned = names_in(one, "en")
    chapter = tutorial.chapter(one, name)
    for step in chapter.steps:
        shown = str(one.show.table(step.before.state, LEARNER)) + " ".join(
            one.actions.text(code) for code in step.before.legal_codes(LEARNER)
        )
        for thing in mentioned[step.sentence]:
            kind, _, token = thing.partition("-")
            assert kind in ("phase", "step") or token.replace("-", "_") in shown, f"{step.sentence}: {thing}"


@chapters
def test_a_wrong_action_changes_nothing(one: Game, name: str) -> None:
    """Each step is its own match: playing on from a copy leaves the chapter as it is."""
    chapter = tutorial.chapter(one, name)
    before = [step.before.text() for step in chapter.steps if step.action is not None]
    for step in chapter.steps:
        for code in step.before.legal_codes(LEARNER):
            if code == step.action:
                continue
            with contextlib.suppress(LastboatError):  # chance may have no script for it
                step.before.copy().play(LEARNER, code)
    assert before == [step.before.text() for step in chapter.steps if step.action is not None]


@chapters
def test_a_chapter_as_data_goes_step_by_step(one: Game, name: str) -> None:
    data = chapter_data(tutorial.chapter(one, name))
    assert len(data["views"]) == len(data["steps"]) + 1
    for step, view, following in zip(data["steps"], data["views"], data["views"][1:], strict=False):
        if step["do"] is not None:
            assert step["do"] in [choice["code"] for choice in view["choices"]]
        if step["frames"]:
            assert step["frames"][-1]["table"][str(LEARNER)] == following["table"]


# What a chapter must not be ----------------------------------------------------------------------

ROWING = (tutorial.folder(game("_template")) / "1_rowing.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("* get crown", "* get shells", 10, UnknownWord),  # no such outcome
        ("= distance: 4", "= distance: 5", 16, NotAsWritten),  # a sentence that is not true
        ("0 pull", "1 pull", 17, LastboatError),  # not that seat's turn
        ("* strokes 2", "* get pearl", 13, LastboatError),  # an outcome that cannot come
        ("names: Ada", "name: Ada", 2, UnknownWord),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, reason: type[LastboatError]) -> None:
    assert old in ROWING
    with pytest.raises(BadText) as found:
        tutorial.read_chapter(game("_template"), "rowing", ROWING.replace(old, new, 1))
    assert found.value.args_by_name["line"] == line
    assert isinstance(found.value.args_by_name["reason"], reason)


def test_chance_beyond_the_script_is_refused() -> None:
    cut = ROWING[: ROWING.index("* strokes 3")] + "> done\n"
    with pytest.raises(BadText):
        tutorial.read_chapter(game("_template"), "rowing", cut)


def test_an_unknown_chapter_is_refused() -> None:
    with pytest.raises(UnknownWord, match="rowing"):
        tutorial.chapter(game("_template"), "nowhere")
