"""Which cells a study has: values, ranges, pairs, outcomes; what is refused; the header."""

from __future__ import annotations

import json
import shlex
from dataclasses import replace
from pathlib import Path

import pytest

from lastboat import LastboatError
from lastboat.kernel.errors import BadBots, BadEach, BadNumber, BadOption, BadSeats, BadValue
from lastboat.sim.study import errors, journal
from lastboat.sim.study.factors import read_factor
from lastboat.sim.study.plan import MOST_CELLS, design
from tests.sim.study.studies import ISLAND, NISYROS, POMPEII


def test_an_option_varies_over_all_of_its_values() -> None:
    study = design(ISLAND, ["level"])
    assert [cell.options for cell in study.cells] == [
        (("level", level),) for level in ("novice", "normal", "elite", "legendary")
    ]
    assert study.factors[0].reference == "novice", "the default of the box"
    assert [cell.seats for cell in study.cells] == [2] * 4


def test_several_factors_are_combined() -> None:
    study = design(ISLAND, ["level=novice,elite", "seats"], options={"shape": "coral_reef"})
    assert [cell.name for cell in study.cells] == [
        f"{seats}p shape=coral_reef level={level}" for level in ("novice", "elite") for seats in (2, 3, 4)
    ]
    assert len({cell.name for cell in study.cells}) == 6


@pytest.mark.parametrize(("text", "values"), [
    ("cards_in_hand=4..6", ["4", "5", "6"]), ("cards-in-hand = 4 .. 6", ["4", "5", "6"]),
    ("cards_in_hand=4,6", ["4", "6"]),
    ("cards_in_hand=6;4;6", ["6", "4"]), ("cards_in_hand", ["4", "5", "6", "7"]),
    ("first_mark", ["box", *map(str, range(1, 10))]),
])  # fmt: skip
def test_numbers_are_given_as_ranges_or_one_by_one(text: str, values: list[str]) -> None:
    assert list(read_factor(ISLAND, (2,), text).values) == values


def test_pairs_are_all_pairs_of_what_seats_choose() -> None:
    factor = read_factor(ISLAND, (2,), "roles=pairs")
    assert len(factor.values) == 15 == len(set(factor.values))
    assert factor.pairs
    assert all(a != b for a, b in factor.pairs)
    assert factor.reference is None, "compared with the mean of all"
    assert read_factor(ISLAND, (2,), "level").pairs is None


def test_values_with_a_part_for_each_seat_are_filled_up() -> None:
    study = design(ISLAND, ["roles=pairs"], seats=4)
    assert dict(study.cells[0].options)["roles"] == "engineer,explorer,random,random"
    single = design(ISLAND, ["roles=diver;pilot", "seats=2,3"])
    assert [dict(cell.options)["roles"] for cell in single.cells] == [
        "diver,random", "diver,random,random", "pilot,random", "pilot,random,random",
    ]  # fmt: skip


def test_only_values_that_fit_every_number_of_players_are_taken() -> None:
    assert design(POMPEII, ["start"]).factors[0].values == ("lot", "0", "1")
    assert design(POMPEII, ["start", "seats=3,4"]).factors[0].values == ("lot", "0", "1", "2")


def test_outcomes_to_force_are_compared_with_chance() -> None:
    study = design(NISYROS, [], ["card=storm,rats", "card#6=panic"])
    assert [cell.forced and cell.forced.text for cell in study.cells] == [
        None, "card=storm", "card=rats", "card#6=panic",
    ]  # fmt: skip
    assert len(design(NISYROS, [], ["card"]).cells) == 21
    assert len(design(NISYROS, ["level"], ["card#2"]).cells) == 63


@pytest.mark.parametrize(("wrong", "error"), [
    (([], []), errors.NothingVaries),
    ((["weather"], []), BadOption),
    ((["level=easy"], []), BadValue),
    ((["level=novice"], []), errors.OneValue),
    ((["level=novice,novice"], []), errors.OneValue),
    ((["roles"], []), errors.OneValue),
    ((["level=7..4"], []), errors.EmptyRange),
    ((["level=1..99999999"], []), errors.EmptyRange),
    ((["level=1..3"], []), BadValue),
    ((["cards_in_hand=4..9"], []), BadValue),
    ((["level=pairs"], []), errors.NoPairs),
    ((["roles=diver,diver;pilot,diver"], []), BadEach),
    ((["level", "level=novice,elite"], []), errors.VariedTwice),
    ((["seats=2,nine"], []), BadNumber),
    ((["seats=2..9"], []), BadSeats),
    ((["seats=3..2"], []), errors.EmptyRange),
    ((["seats=2"], []), errors.OneValue),
    (([], ["weather"]), errors.NoSuchOutcome),
    (([], ["flood=atlantis"]), errors.NoSuchOutcome),
    (([], ["flood#0=watchtower"]), errors.NoSuchOutcome),
    (([], ["flood="]), errors.NoSuchOutcome),
])  # fmt: skip
def test_what_cannot_be_studied_is_refused(wrong: tuple[list[str], list[str]], error: type[LastboatError]) -> None:
    with pytest.raises(error):
        design(ISLAND, *wrong)


def test_the_rest_of_a_study_is_checked_too() -> None:
    with pytest.raises(errors.VariedTwice):
        design(ISLAND, ["level"], options={"level": "elite"})
    with pytest.raises(BadOption):
        design(ISLAND, ["level"], options={"weather": "fine"})
    with pytest.raises(BadBots):
        design(ISLAND, ["seats"], bots=("greedy", "random"))
    with pytest.raises(BadSeats):
        design(ISLAND, ["level"], seats=5)


def test_too_many_cells_are_refused_with_their_number() -> None:
    with pytest.raises(errors.TooManyCells) as error:
        design(ISLAND, ["level", "roles=pairs", "shape", "seats"])
    assert error.value.args_by_name["cells"] == 4 * 15 * 12 * 3 > MOST_CELLS
    assert "level (4) x roles (15) x shape (12) x seats (3)" in str(error.value)
    assert len(design(ISLAND, ["level", "roles=pairs", "shape"]).cells) == 720


def test_a_study_is_repeated_from_its_header(tmp_path: Path) -> None:
    study = design(
        ISLAND, ["level=novice,elite", "roles=pairs", "seats=2..3"], ["flood=watchtower"],
        options={"shape": "coral_reef"}, games=7, seed=3, counted=5,
    )  # fmt: skip
    journal.begin(study, tmp_path)
    again = journal.read_study(tmp_path)
    assert again.cells == study.cells
    assert (again.games, again.seed, again.counted, again.bots) == (7, 3, 5, ("greedy",))
    header = json.loads((tmp_path / journal.HEADER).read_text("utf-8"))
    words = shlex.split(header["command"])
    assert words[:3] == ["lastboat", "study", "forbidden-island"]
    assert "--vary roles=pairs --vary" in header["command"], "short where that says it all"
    assert header["version"] == ISLAND.version


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    study = design(ISLAND, ["level"], games=4)
    journal.begin(study, tmp_path / "study")
    journal.begin(replace(study, games=8), tmp_path / "study")
    for other in (replace(study, seed=2), replace(study, games=5), design(ISLAND, ["shape"], games=8)):
        with pytest.raises(errors.OtherStudy):
            journal.begin(other, tmp_path / "study")
    (tmp_path / "arena").mkdir()
    (tmp_path / "arena" / "games.jsonl").write_text("{}\n", "utf-8")
    with pytest.raises(errors.OtherStudy):
        journal.begin(study, tmp_path / "arena")


def test_a_header_that_cannot_be_used_is_refused(tmp_path: Path) -> None:
    with pytest.raises(errors.NoStudy):
        journal.read_study(tmp_path)
    journal.begin(design(ISLAND, ["level"]), tmp_path)
    path = tmp_path / journal.HEADER
    header = json.loads(path.read_text("utf-8"))
    for broken in ("{", "[]", "{}", json.dumps({**header, "vary": 3}), json.dumps({**header, "vary": [3]})):
        path.write_text(broken, "utf-8")
        with pytest.raises(errors.BadHeader):
            journal.read_study(tmp_path)
    path.write_text(json.dumps({**header, "version": 0}), "utf-8")
    with pytest.raises(errors.OtherRules):
        journal.read_study(tmp_path)
