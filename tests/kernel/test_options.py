"""Numbers as options: their range, their default, their errors."""

from __future__ import annotations

import pytest

import lastboat
from lastboat import Game, Match
from lastboat.kernel.errors import BadValue
from lastboat.kernel.game import own_game_ids
from lastboat.kernel.options import BOX_NUMBER, HOUSE, Number, Option, encode

LIFTS = Number("lifts", low=1, high=6, box=3)
MARK = Number("mark", low=1, high=9)


def test_a_number_is_encoded_as_it_is_and_the_box_is_the_default() -> None:
    options = (Option("water", ("narrow", "wide")), LIFTS, MARK)
    assert encode(options, {}, 2) == [0, 3, BOX_NUMBER]
    assert encode(options, {"lifts": "1", "mark": "9"}, 2) == [0, 1, 9]
    assert encode(options, {"lifts": "3", "mark": "box"}, 2) == encode(options, {}, 2)


@pytest.mark.parametrize("value", ["0", "7", "-1", "03", "+3", "3.0", "²", "", "box", "many"])
def test_other_values_are_refused_with_the_range(value: str) -> None:
    with pytest.raises(BadValue, match=f"Option lifts cannot be “{value}”. Expected: 1–6".replace("+", r"\+")):
        encode((LIFTS,), {"lifts": value}, 2)


def test_the_error_names_the_box_where_it_is_a_value() -> None:
    with pytest.raises(BadValue, match=r"Option mark cannot be “10”. Expected: box, 1–9"):
        encode((MARK,), {"mark": "10"}, 2)


def test_a_number_is_described_with_its_range() -> None:
    assert LIFTS.values == ("3", "1", "2", "4", "5", "6")
    assert LIFTS.data() == {
        "name": "lifts", "values": list(LIFTS.values), "default": "3", "each": [], "grids": [], "group": HOUSE,
        "range": [1, 6], "fixes": {},
    }  # fmt: skip
    assert MARK.default == MARK.values[0] == "box"
    assert Option("water", ("narrow",)).data()["range"] is None


def numbers(game: Game) -> list[Number]:
    return [option for option in game.options if isinstance(option, Number)]


def test_every_game_with_a_box_has_house_rules() -> None:
    counts = {game: len(numbers(lastboat.game(game))) for game in own_game_ids()}
    assert counts == {"forbidden-island": 6, "nisyros": 4, "pompeii": 3}


@pytest.mark.parametrize("name", ["forbidden-island", "nisyros", "pompeii"])
def test_the_box_is_the_same_game(name: str) -> None:
    """Chosen or not, the box's numbers give the same position; they are kept in the match text as chosen."""
    game = lastboat.game(name)
    box = {option.name: option.default for option in numbers(game)}
    for seats in game.seats:
        assert game.setup(seats, box) == game.setup(seats)
    extremes = {option.name: str(option.high) for option in numbers(game)}
    match = Match.from_text(Match(game, 2, extremes, seed=4).text())
    assert match.options == extremes
    assert match.state == Match(game, 2, extremes, seed=4).state
