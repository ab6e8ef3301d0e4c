"""What can be typed: choices by number and by words, in groups, and orders."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.cli.errors import AmbiguousAction, NoSuchChoice, UnknownAction
from lastboat.cli.i18n import Voice
from lastboat.cli.terminal import choosing, commands
from lastboat.cli.terminal.drawing import zones
from lastboat.games.nisyros.board import WORKPLACE
from lastboat.kernel import view_builder

ISLAND = lastboat.game("forbidden-island")


def begun() -> lastboat.Match:
    return lastboat.Match(ISLAND, 2, seed=1)


def test_numbers_follow_the_order_shown() -> None:
    match = begun()
    choices = choosing.in_order(match.view(0).choices)
    groups = choosing.grouped(choices, Voice("en", ISLAND).say)
    shown = [number for group in groups for number, _ in group.items]
    assert shown == list(range(1, len(choices) + 1))
    assert choosing.find("1", choices) == choices[0]
    with pytest.raises(NoSuchChoice):
        choosing.find("0", choices)


@pytest.mark.parametrize(
    "typed", ["move gold_gate", "move gold", "MOVE GOLD GATE", "mo go", "gold", "move to gold gate"]
)
def test_beginnings_are_enough(typed: str) -> None:
    assert choosing.find(typed, begun().view(0).choices).action == "move gold_gate"


@pytest.mark.parametrize("typed", ["²", "१", "9" * 5000])
def test_what_only_looks_like_a_number(typed: str) -> None:
    with pytest.raises(UnknownAction):
        choosing.find(typed, begun().view(0).choices)


def test_words_of_the_players_language() -> None:
    choices = begun().view(0, "de").choices
    assert choosing.find("beenden", choices).action == "end_actions"


def test_too_little_and_too_much() -> None:
    choices = begun().view(0).choices
    with pytest.raises(AmbiguousAction):
        choosing.find("move", choices)
    with pytest.raises(UnknownAction):
        choosing.find("move to the moon and back", choices)


def test_headings_are_sentences_with_a_gap() -> None:
    groups = choosing.grouped(choosing.in_order(begun().view(0, "de").choices), Voice("de", ISLAND).say)
    assert "Auf „…“ ziehen" in [group.heading for group in groups]


def test_places_are_listed_by_zone() -> None:
    nisyros, voice = lastboat.game("nisyros"), Voice("en", lastboat.game("nisyros"))
    match = lastboat.Match(nisyros, 2, seed=1)
    codes = (nisyros.actions.encode(f"put {workplace}") for workplace in WORKPLACE.tokens)
    choices = choosing.in_order([view_builder.choice(match, 0, code, "en") for code in codes], zones(nisyros, voice))
    first, *groups = choosing.grouped(choices, voice.say, 1, zones(nisyros, voice))
    assert (first.heading, first.items) == ("Move the worker to", ())
    assert sorted(group.heading for group in groups) == ["Emporios", "Mandraki", "Nikia", "Pali"]
    assert [number for group in groups for number, _ in group.items] == list(range(1, len(choices) + 1))
    assert [text for _, text in groups[0].items][-4:] == ["ring 4", "theatre", "shipyard", "dams"]


def test_a_card_with_a_number_stands_in_brackets() -> None:
    pompeii = lastboat.game("pompeii")
    choices = lastboat.Match(pompeii, 2, seed=1).view(0).choices
    (group,) = choosing.grouped(choosing.in_order(choices), Voice("en", pompeii).say)
    assert [text for _, text in group.items] == ["[2]", "[3]", "[9]", "[11]"]


def test_orders_are_known_in_two_languages() -> None:
    voice = Voice("nb")
    assert commands.order_of("angre", voice) == ["undo"]
    assert commands.order_of("undo", voice) == ["undo"]
    assert commands.order_of("?", voice) == ["help"]
    assert commands.order_of("regler sandbag", voice) == ["rules", "sandbag"]
    assert commands.order_of("move watchtower", voice) is None
    assert commands.order_of("", voice) is None


@pytest.mark.parametrize("game", [*lastboat.game_ids(), "_template"])
@pytest.mark.parametrize("lang", lastboat.LANGUAGES)
def test_no_order_hides_an_action(game: str, lang: str) -> None:
    verbs = {verb.name for verb in lastboat.game(game).actions.verbs}
    voice = Voice(lang)
    assert not [verb for verb in verbs if commands.order_of(verb, voice)]
