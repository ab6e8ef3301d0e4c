"""Confidence intervals."""

from __future__ import annotations

import pytest
from scipy.stats import binomtest

from lastboat.sim.intervals import wilson


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (1, 3), (20, 100), (5000, 10000), (10, 10)])
def test_wilson_agrees_with_scipy(wins: int, games: int) -> None:
    known = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((known.low, known.high), abs=1e-9)
