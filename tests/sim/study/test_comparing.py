"""Rates, differences and their correction, against numbers computed by hand."""

from __future__ import annotations

import math
from collections.abc import Sequence

import numpy as np
import pytest

from lastboat.sim.intervals import wilson
from lastboat.sim.study.comparing import compare, holm, paired
from lastboat.sim.study.factors import Factor
from lastboat.sim.study.plan import design
from lastboat.sim.study.results import Results, rate
from tests.sim.study.studies import ISLAND, NISYROS, POMPEII

FACTOR = Factor("level", ("novice", "elite"), "novice")
NAN = math.nan


def filled(results: Results, wins: Sequence[Sequence[int]]) -> Results:
    """Results in which these games of each cell are won (1), lost (0) or missing (-1)."""
    for row, games in enumerate(wins):
        results.scores[0, row] = [1000 if won == 1 else won for won in games]
        results.verdicts[row] = [0 if won >= 0 else -1 for won in games]
    return results


def test_holms_correction_by_hand() -> None:
    """Five of the textbook: 0.010 x 5, 0.013 x 4, 0.014 x 3, 0.190 x 2, 0.350; none less than the one before."""
    assert holm([0.013, 0.010, 0.350, 0.014, 0.190]) == pytest.approx([0.052, 0.050, 0.380, 0.052, 0.380])
    assert holm([0.5, 0.6]) == pytest.approx([1.0, 1.0])
    assert holm([]) == []


def test_a_paired_difference_by_hand() -> None:
    """Bonett and Price: 8 games won by the first alone, 2 by the second, 10 alike; (9 - 3) / 22 and its deviation."""
    found = paired(FACTOR, "elite", np.array([[1.0] * 8 + [-1.0] * 2 + [0.0] * 10]))
    assert found.numbers == 20
    assert found.mean == pytest.approx(6 / 20)
    assert found.middle == pytest.approx(9 / 22 - 3 / 22)
    spread = math.sqrt((9 / 22 + 3 / 22 - (9 / 22 - 3 / 22) ** 2) / 22)
    assert found.spread == pytest.approx(spread)
    assert found.p == pytest.approx(math.erfc((6 / 22) / spread / math.sqrt(2)))
    assert found.p == pytest.approx(0.0624, abs=5e-5)


def test_a_few_equal_games_are_not_certain() -> None:
    found = paired(FACTOR, "elite", np.zeros((1, 4)))
    assert (found.mean, found.p) == (0.0, 1.0)
    assert found.spread > 0.2


def test_other_factors_are_averaged_before_games_are_counted() -> None:
    """Two cells of one number are one difference, the mean of both; what is missing does not count."""
    found = paired(FACTOR, "elite", np.array([[1.0, 1.0, NAN], [0.0, NAN, NAN]]))
    assert found.numbers == 2
    assert found.mean == pytest.approx((0.5 + 1.0) / 2)


def test_differences_of_a_study_by_hand() -> None:
    study = design(ISLAND, ["level=novice,normal,elite"], games=4)
    results = filled(Results(study), [[1, 1, 1, 0], [1, 0, 1, 0], [0, 0, 0, 0]])
    normal, elite = compare(results)
    assert (normal.value, normal.reference, normal.mean) == ("normal", "novice", -0.25)
    assert (elite.value, elite.mean) == ("elite", -0.75)
    assert elite.holm == pytest.approx(2 * elite.p)
    assert normal.holm == pytest.approx(max(normal.p, 2 * elite.p))
    z = 2.241402727604947  # 1 - 0.05 / 2 / 2 of the normal distribution
    assert elite.high - elite.middle == pytest.approx(z * elite.spread)
    assert elite.low == max(-1.0, elite.middle - z * elite.spread)


def test_without_a_default_values_are_compared_with_the_mean_of_all() -> None:
    study = design(ISLAND, ["level=normal,elite,legendary"], games=2)
    found = compare(filled(Results(study), [[1, 1], [1, 0], [0, 0]]))
    assert [x.reference for x in found] == [None] * 3
    assert [x.mean for x in found] == pytest.approx([0.5, 0.0, -0.5])


def test_what_if_compares_only_games_in_which_it_could_come() -> None:
    """Constructed: four games, the storm could come in three; it lost one of those, and won one more."""
    study = design(NISYROS, [], ["card=storm,rats"], games=4)
    results = filled(Results(study), [[1, 0, 1, 1], [0, 1, 1, 0], [1, 1, 1, 1]])
    results.came[1, 3] = False
    results.came[2] = False
    (storm,) = compare(results)
    assert (storm.value, storm.numbers, storm.mean) == ("card=storm", 3, 0.0)
    results.scores[0, 1, 1] = 0
    assert compare(results)[0].mean == pytest.approx(-1 / 3)


def test_unfinished_games_are_left_out_of_differences() -> None:
    study = design(ISLAND, ["level=novice,elite"], games=4)
    (elite,) = compare(filled(Results(study), [[1, 1, 1, -1], [0, 1, -1, -1]]))
    assert (elite.numbers, elite.mean) == (2, -0.5)


def test_the_interval_of_one_cell_is_wilsons() -> None:
    found = rate(np.array([[1.0] * 20 + [0.0] * 80]))
    assert (found.mean, found.games) == (0.2, 100)
    assert (found.low, found.high) == pytest.approx(wilson(20, 100))


def test_cells_of_the_same_seeds_are_not_counted_twice() -> None:
    """Two cells that always end alike say no more than one; two that balance each other say more."""
    games = np.array([[1.0] * 20 + [0.0] * 80])
    alike = rate(np.vstack([games, games]))
    assert (alike.low, alike.high) == pytest.approx(wilson(20, 100))
    assert alike.games == 200
    opposite = rate(np.vstack([games, 1 - games]))
    assert opposite.mean == 0.5
    assert (opposite.low, opposite.high) == pytest.approx(wilson(50, 100))


def test_no_games_have_no_rate() -> None:
    found = rate(np.array([[NAN, NAN]]))
    assert (found.games, found.low, found.high) == (0, 0.0, 1.0)


def test_of_opponents_the_first_seat_counts() -> None:
    study = design(POMPEII, ["edition"], games=2)
    results = Results(study)
    results.scores[0], results.scores[1] = [[1000, 500], [0, 0]], [[0, 500], [1000, 1000]]
    (difference,) = compare(results)
    assert difference.mean == pytest.approx(-0.75)
    assert results.won(1)[0].tolist() == [0.0, 0.5]
