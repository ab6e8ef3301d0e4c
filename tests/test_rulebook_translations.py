"""Translations of the rulebooks name sources and use the names of the catalogues, as the English ones do."""

from __future__ import annotations

import re

import pytest

from lastboat import LANGUAGES, Message, game, game_ids
from lastboat.kernel import i18n
from lastboat.kernel.manual.rulebook import parts
from lastboat.testing.entries import catalogue

SOURCE = {"en": "Source", "de": "Quelle", "nl": "Bron", "fr": "Source", "nb": "Kilde"}
"""The word that begins a line with the source of a rule."""

CALLED = {
    "forbidden-island": ("tile", "treasure", "role", "card", "option"),
    "pompeii": ("symbol", "option"),
    "nisyros": ("village", "card"),
}
"""Kinds of names that a rulebook takes from its game's catalogue."""


def names(name: str, lang: str, kind: str) -> list[str]:
    """The names of a kind in the game's catalogue."""
    folder = game(name).folder / "words"
    if kind == "option":
        ids = [f"option-{option.name.replace('_', '-')}" for option in game(name).options]
    else:
        ids = [i for i in catalogue(folder, "en") if i.startswith(f"{kind}-") and not i.endswith("-help")]
    return [i18n.say(Message(i), lang, folder) for i in ids]


translated = pytest.mark.parametrize(
    ("name", "lang"), [(name, lang) for name in game_ids() for lang in LANGUAGES if lang != "en"]
)


@translated
def test_every_source_of_a_rule_is_translated(name: str, lang: str) -> None:
    english, own = parts(game(name).rulebook), parts(game(name).rulebook_in(lang)[1])
    for theirs, ours in zip(english, own, strict=True):
        named = [
            len(re.findall(rf"^\*?{SOURCE[tongue]}\s?:", part.text, re.MULTILINE))
            for tongue, part in (("en", theirs), (lang, ours))
        ]
        assert named[0] == named[1], ours.number


@translated
def test_rulebooks_use_the_names_of_the_catalogues(name: str, lang: str) -> None:
    book = " ".join(game(name).rulebook_in(lang)[1].lower().split())
    called = [own for kind in CALLED[name] for own in names(name, lang, kind)]
    assert called
    assert [own for own in called if own.lower() not in book] == []


@pytest.mark.parametrize("lang", ["eo", "../nisyros", ""])
def test_a_missing_translation_falls_back_to_english(lang: str) -> None:
    assert game("pompeii").rulebook_in(lang) == ("en", game("pompeii").rulebook)
