"""`lastboat bench` and `lastboat warm`."""

from __future__ import annotations

import json

import pytest

import lastboat
from lastboat.cli import params
from lastboat.cli.commands import bench
from tests.cli.conftest import Run


def test_bench_and_warm(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LONG_ENOUGH", 0.01)
    monkeypatch.setattr(params, "all_games", lambda: [lastboat.game("_template")])
    said = [run("warm").stdout for _ in range(2)]
    assert "_template: compiled" in said[0]
    assert said[1] == "_template: compiled already\n"
    data = json.loads(run("bench", "--json").stdout)
    assert data["import_seconds"] > 0
    assert data["games"]["_template"]["native_steps_per_second"] > 0
    assert "import lastboat" in run("bench").stdout
