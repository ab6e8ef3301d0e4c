"""Translations of a rulebook have the same paragraphs, numbers and markup as the English one."""

from __future__ import annotations

import re
from collections import Counter

import pytest

from lastboat import LANGUAGES, game, game_ids
from lastboat.kernel import i18n
from lastboat.kernel.manual.rulebook import Part, parts
from lastboat.kernel.view import Message

ITALICS = re.compile(r"\*[^*]+\*")
CODE = re.compile(r"`[^`]+`")
LIST = re.compile(r"^\s*(?:\d+[.)]|[-+*]) ", re.MULTILINE)
"""A line that begins so is shown as a list; none of the rulebooks has one, but a broken line can make one by chance."""

SOURCE = {"en": "Source", "de": "Quelle", "nl": "Bron", "fr": "Source", "nb": "Kilde"}
"""The word that begins a line with the source of a rule."""

CALLED = {
    "forbidden-island": ("tile", "treasure", "role", "card", "option"),
    "pompeii": ("symbol", "option"),
    "nisyros": ("village", "card"),
}
"""Kinds of names that a rulebook takes from its game's catalogue; for other games, the options."""

translated = pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name in game_ids() for lang in LANGUAGES if lang != "en"]
)


def both(name: str, lang: str) -> list[tuple[Part, Part]]:
    """The parts of the English book beside those of the translation."""
    return list(zip(parts(game(name).rulebook), parts(game(name).rulebook_in(lang)[1]), strict=True))


def names(name: str, lang: str, kind: str) -> list[str]:
    """The names of a kind in the game's catalogue."""
    folder = game(name).folder / "words"
    if kind == "option":
        ids = [f"option-{option.name.replace('_', '-')}" for option in game(name).options]
    else:
        ids = re.findall(rf"^({kind}-[a-z0-9-]+) = ", (folder / "en.ftl").read_text("utf-8"), re.MULTILINE)
    return [i18n.say(Message(i), lang, folder) for i in ids if not i.endswith("-help")]


@translated
def test_every_rulebook_is_translated(name: str, lang: str) -> None:
    given, book = game(name).rulebook_in(lang)
    assert given == lang
    assert book == (game(name).folder / f"RULEBOOK.{lang}.md").read_text("utf-8")


@translated
def test_a_translation_has_the_same_parts(name: str, lang: str) -> None:
    english, own = (
        [(part.level, part.number) for part in parts(book)]
        for book in (game(name).rulebook, game(name).rulebook_in(lang)[1])
    )
    assert own == english


@translated
def test_every_part_is_translated(name: str, lang: str) -> None:
    for theirs, ours in both(name, lang):
        assert bool(ours.text) == bool(theirs.text), ours.number
        assert not ours.text or ours.text != theirs.text, ours.number


@translated
def test_numbers_are_the_same(name: str, lang: str) -> None:
    for theirs, ours in both(name, lang):
        told = [Counter(re.findall(r"\d+", f"{part.title} {part.text}")) for part in (theirs, ours)]
        assert told[0] == told[1], ours.number


@translated
def test_marks_are_the_same(name: str, lang: str) -> None:
    """As many names in italics and in code, and tables of the same shape."""
    for theirs, ours in both(name, lang):
        for mark in (ITALICS, CODE):
            assert len(mark.findall(ours.text)) == len(mark.findall(theirs.text)), ours.number
        rows = [[line.count("|") for line in part.text.splitlines() if "|" in line] for part in (theirs, ours)]
        assert rows[0] == rows[1], ours.number
        assert not LIST.search(ours.text), ours.number


@translated
def test_every_source_of_a_rule_is_translated(name: str, lang: str) -> None:
    for theirs, ours in both(name, lang):
        named = [
            len(re.findall(rf"^\*?{SOURCE[tongue]}\s?:", part.text, re.MULTILINE))
            for tongue, part in (("en", theirs), (lang, ours))
        ]
        assert named[0] == named[1], ours.number


@translated
def test_rulebooks_use_the_names_of_the_catalogues(name: str, lang: str) -> None:
    book = " ".join(game(name).rulebook_in(lang)[1].lower().split())
    called = [own for kind in CALLED.get(name, ("option",)) for own in names(name, lang, kind)]
    assert [own for own in called if own.lower() not in book] == []


@pytest.mark.parametrize("lang", ["eo", "../nisyros", ""])
def test_a_missing_translation_falls_back_to_english(lang: str) -> None:
    assert game("pompeii").rulebook_in(lang) == ("en", game("pompeii").rulebook)
    assert game("_template").rulebook_in("de") == ("en", game("_template").rulebook)
