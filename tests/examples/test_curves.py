"""The picture of what was learned is drawn from the files that learning writes."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

from examples import curves

RESULTS = Path(curves.__file__).parent / "results"


def test_a_picture_has_a_panel_for_each_game(tmp_path: Path) -> None:
    curves.main([str(RESULTS), str(tmp_path / "both.svg")])
    drawn = (tmp_path / "both.svg").read_text("utf-8")
    assert all(title in drawn for title in curves.TITLES.values())
    shutil.copy(RESULTS / "1" / "pompeii.json", tmp_path)
    curves.main([str(tmp_path), str(tmp_path / "one.svg")])
    assert curves.TITLES["forbidden-island"] not in (tmp_path / "one.svg").read_text("utf-8")


def test_a_folder_without_curves_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit) as stopped:
        curves.main([str(tmp_path), str(tmp_path / "none.svg")])
    assert stopped.value.code == 2


def test_points_are_the_evaluations() -> None:
    """Percent and millions; hollow while the network imitates."""
    found = curves.points(RESULTS / "3" / "forbidden-island.json")
    assert [round(one["won"], 1) for one in found[:3]] == [0.0, 18.5, 14.1]
    assert found[-1]["decisions"] == pytest.approx(40.1, abs=0.1)
    assert [one["imitating"] for one in found[:3]] == [True, True, False]
