"""Fluent catalogues: parsing, selection, references, numbers, lists, and what cannot be resolved."""

from __future__ import annotations

import pytest

from lastboat import LANGUAGES
from lastboat.kernel.fluent.catalogue import Catalogue
from lastboat.kernel.fluent.languages import french_de, join, number, plural

CARDS = """
cards = { $count ->
    [0] no card
    [one] one card
    [10] a hand of ten
   *[other] { $count } cards
}
"""


def text(source: str, lang: str = "en", **args: object) -> str:
    """The message `said` of a catalogue."""
    return Catalogue(lang, [source]).format("said", args)


@pytest.mark.parametrize(
    ("count", "said"),
    [(0, "no card"), (1, "one card"), (2, "2 cards"), (10, "a hand of ten"), (1500, "1,500 cards"), ("x", "x cards")],
)
def test_a_number_selects_by_value_before_its_plural_category(count: object, said: str) -> None:
    assert Catalogue("en", [CARDS]).format("cards", {"count": count}) == said


@pytest.mark.parametrize("lang", LANGUAGES)
def test_plural_categories(lang: str) -> None:
    below_two = "one" if lang == "fr" else "other"
    assert [plural(n, lang) for n in (1, -1, 2, 11, 21)] == ["one", "one", "other", "other", "other"]
    assert [plural(n, lang) for n in (0, 1.5)] == [below_two, below_two]


def test_the_first_variant_that_fits_is_taken() -> None:
    source = "said = { $n ->\n    [one] category\n    [1] value\n   *[other] other\n}\n"
    assert text(source, n=1) == "category"


def test_a_word_selects_a_variant() -> None:
    source = "said = { $kind ->\n    [seat] Sitz\n   *[other] { $kind }\n}\n"
    assert text(source, kind="seat") == "Sitz"
    assert text(source, kind="tile") == "tile"


def test_a_selection_within_text_and_within_a_variant() -> None:
    source = """
said = You have { $a ->
    [one] one card
   *[other] { $a } cards, { $b ->
        [one] one of them new
       *[other] { $b } of them new
    }
}, Ann.
"""
    assert text(source, a=1, b=1) == "You have one card, Ann."
    assert text(source, a=3, b=1) == "You have 3 cards, one of them new, Ann."
    assert text(source, a=3, b=2) == "You have 3 cards, 2 of them new, Ann."


def test_lines_of_a_message_are_kept_and_their_indentation_is_not() -> None:
    source = "# A comment.\nsaid =\n    First line,\n    second line.\n\n    Third.\n# Another comment.\nnext = x\n"
    assert text(source) == "First line,\nsecond line.\n\nThird."


def test_references_to_messages_and_terms() -> None:
    source = "-boat = the boat\ncove = the cove of { $seat }\nsaid = From { cove } to { -boat }\n"
    assert text(source, seat="Ann") == "From the cove of Ann to the boat"


def test_literals() -> None:
    assert text('said = { "" }  { "{" }{ 3 } { "\\u00e9" }\n') == "  {3 é"


def test_the_function_de() -> None:
    assert text("said = Saluer l’ami { DE($seat) }\n", "fr", seat="Anna") == "Saluer l’ami d’Anna"


@pytest.mark.parametrize(
    ("source", "said"),
    [
        ("said = To { $to }\n", "To {$to}"),
        ("said = To { cove }\n", "To {cove}"),
        ("said = To { -cove }\n", "To {-cove}"),
        ("said = At { TIME($to) }\n", "At {TIME()}"),
        ("said = To { $to\nnext = x\n", "{said}"),
        ("other = x\n", "{said}"),
    ],
)
def test_what_cannot_be_resolved_is_shown_in_braces(source: str, said: str) -> None:
    assert text(source) == said


def test_an_entry_that_cannot_be_parsed_leaves_the_others_alone() -> None:
    catalogue = Catalogue("en", ["one = x\nbroken = { $n ->\ntwo = y\n"])
    assert ["one" in catalogue, "broken" in catalogue, "two" in catalogue] == [True, False, True]
    assert catalogue.format("two", {}) == "y"


def test_a_later_catalogue_overrides_messages_of_an_earlier_one() -> None:
    catalogue = Catalogue("en", ["one = x\ntwo = y\n", "two = z\n"])
    assert [catalogue.format(i, {}) for i in ("one", "two")] == ["x", "z"]


def test_text_that_looks_like_fluent_stays_as_it_is() -> None:
    assert text("said = { $name }: { $name }\n", name="{ $x } { said }") == "{ $x } { said }: { $x } { said }"


@pytest.mark.parametrize(
    ("lang", "said"),
    [
        ("en", "1,234,567 0.5 -1,234.568 2"),
        ("de", "1.234.567 0,5 -1.234,568 2"),
        ("nl", "1.234.567 0,5 -1.234,568 2"),
        ("fr", "1\u202f234\u202f567 0,5 -1\u202f234,568 2"),
        ("nb", "1\u00a0234\u00a0567 0,5 -1\u00a0234,568 2"),
    ],
)
def test_numbers_in_every_language(lang: str, said: str) -> None:
    assert " ".join(number(n, lang) for n in (1234567, 0.5, -1234.5678, 2.0)) == said


@pytest.mark.parametrize(
    ("lang", "said"),
    [("en", "Ada, Ben and Cleo"), ("de", "Ada, Ben und Cleo"), ("nl", "Ada, Ben en Cleo"), ("fr", "Ada, Ben et Cleo"),
     ("nb", "Ada, Ben og Cleo")],
)  # fmt: skip
def test_lists_are_joined_in_every_language(lang: str, said: str) -> None:
    assert join(["Ada", "Ben", "Cleo"], lang) == said
    assert join(["Ada"], lang) == "Ada"
    assert join([], lang) == ""


@pytest.mark.parametrize(
    ("name", "said"),
    [("Anna", "d’Anna"), ("Élodie", "d’Élodie"), ("Hélène", "d’Hélène"), ("Yves", "d’Yves"), ("Bruno", "de Bruno"),
     ("Hans", "de Hans"), ("Yann", "de Yann"), ("Joueur 2", "du Joueur 2"), ("", "de ")],
)  # fmt: skip
def test_french_elides_de_before_a_vowel(name: str, said: str) -> None:
    assert french_de(name) == said
