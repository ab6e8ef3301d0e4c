"""What can be typed: choices by number and by words, in groups, and commands."""

from __future__ import annotations

import pytest

import lastboat
from lastboat.cli.errors import AmbiguousAction, NoSuchChoice, UnknownAction
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal import commands
from lastboat.cli.terminal.choices import find_choice, grouped, ordered, typed_action
from lastboat.cli.terminal.drawing import zones
from lastboat.games.nisyros.board import WORKPLACE
from lastboat.kernel import view_builder
from tests.cli.matches import ISLAND, new_match


def test_numbers_follow_the_order_shown() -> None:
    match = new_match()
    choices = ordered(match.view(0).choices)
    groups = grouped(choices, Translator("en", ISLAND).say)
    shown = [number for group in groups for number, _ in group.items]
    assert shown == list(range(1, len(choices) + 1))
    assert find_choice("1", choices) == choices[0]
    with pytest.raises(NoSuchChoice):
        find_choice("0", choices)


@pytest.mark.parametrize(
    "typed", ["move gold_gate", "move gold", "MOVE GOLD GATE", "mo go", "gold", "move to gold gate"]
)
def test_beginnings_are_enough(typed: str) -> None:
    assert find_choice(typed, new_match().view(0).choices).action == "move gold_gate"


@pytest.mark.parametrize("typed", ["²", "१", "9" * 5000])
def test_what_only_looks_like_a_number(typed: str) -> None:
    with pytest.raises(UnknownAction):
        find_choice(typed, new_match().view(0).choices)


def test_words_of_the_players_language() -> None:
    choices = new_match().view(0, "de").choices
    assert find_choice("beenden", choices).action == "end_actions"


def test_too_little_and_too_much() -> None:
    choices = new_match().view(0).choices
    with pytest.raises(AmbiguousAction):
        find_choice("move", choices)
    with pytest.raises(UnknownAction):
        find_choice("move to the moon and back", choices)


def test_headings_are_sentences_with_a_gap() -> None:
    groups = grouped(ordered(new_match().view(0, "de").choices), Translator("de", ISLAND).say)
    assert "Auf „…“ ziehen" in [group.heading for group in groups]


def test_places_are_listed_by_zone() -> None:
    nisyros, tr = lastboat.game("nisyros"), Translator("en", lastboat.game("nisyros"))
    match = lastboat.Match(nisyros, 2, seed=1)
    codes = (nisyros.actions.encode(f"put {workplace}") for workplace in WORKPLACE.tokens)
    choices = ordered([view_builder.choice(match, 0, code, "en") for code in codes], zones(nisyros, tr))
    first, *groups = grouped(choices, tr.say, 1, zones(nisyros, tr))
    assert (first.heading, first.items) == ("Move the worker to", ())
    assert sorted(group.heading for group in groups) == ["Emporios", "Mandraki", "Nikia", "Pali"]
    assert [number for group in groups for number, _ in group.items] == list(range(1, len(choices) + 1))
    assert [text for _, text in groups[0].items][-4:] == ["ring 4", "theatre", "shipyard", "dams"]


def test_a_card_with_a_number_stands_in_brackets() -> None:
    pompeii = lastboat.game("pompeii")
    choices = lastboat.Match(pompeii, 2, seed=1).view(0).choices
    (group,) = grouped(ordered(choices), Translator("en", pompeii).say)
    assert [text for _, text in group.items] == ["[2]", "[3]", "[9]", "[11]"]


def test_commands_are_known_in_two_languages() -> None:
    tr = Translator("nb")
    assert commands.parse_command("angre", tr) == ["undo"]
    assert commands.parse_command("undo", tr) == ["undo"]
    assert commands.parse_command("?", tr) == ["help"]
    assert commands.parse_command("regler sandbag", tr) == ["rules", "sandbag"]
    assert commands.parse_command("move watchtower", tr) is None
    assert commands.parse_command("", tr) is None


@pytest.mark.parametrize("game", [*lastboat.game_ids(), "_template"])
@pytest.mark.parametrize("lang", lastboat.LANGUAGES)
def test_no_command_hides_an_action(game: str, lang: str) -> None:
    verbs = {verb.name for verb in lastboat.game(game).actions.verbs}
    tr = Translator(lang)
    assert not [verb for verb in verbs if commands.parse_command(verb, tr)]


def test_players_count_from_1_where_match_files_count_seats_from_0() -> None:
    give = view_builder.choice(new_match(), 0, ISLAND.actions.encode("give earth_stone 1"), "en")
    assert "Player 2" in give.text
    assert typed_action(give) == "give earth_stone 2"
    assert find_choice("give earth 2", [give]) == give
    with pytest.raises(UnknownAction):
        find_choice("give earth 1", [give])
