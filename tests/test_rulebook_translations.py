"""Translations of the rulebooks name sources and use the names of the catalogues, as the English ones do."""

from __future__ import annotations

import re

import pytest

from lastboat import LANGUAGES, game, game_ids
from lastboat.kernel.manual.rulebook import parts
from lastboat.testing.entries import catalogue
from lastboat.testing.rulebooks import check_names

SOURCE = {"en": "Source", "de": "Quelle", "nl": "Bron", "fr": "Source", "nb": "Kilde"}
"""The word that begins a line with the source of a rule."""

CALLED = {
    "forbidden-island": ("tile", "treasure", "role", "card"),
    "pompeii": ("symbol",),
    "nisyros": ("village", "card"),
}
"""Kinds of names that a rulebook takes from its game's catalogue."""

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


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("name", CALLED)
def test_rulebooks_use_the_names_of_the_catalogues(name: str, lang: str) -> None:
    kinds = "|".join(CALLED[name])
    own = catalogue(game(name).folder / "words", "en")
    check_names(game(name), lang, [i for i in own if re.match(rf"({kinds})-", i) and not i.endswith("-help")])


@pytest.mark.parametrize("lang", ["eo", "../nisyros", ""])
def test_a_missing_translation_falls_back_to_english(lang: str) -> None:
    assert game("pompeii").rulebook_in(lang) == ("en", game("pompeii").rulebook)
