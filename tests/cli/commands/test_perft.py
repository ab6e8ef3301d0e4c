"""`lastboat perft`."""

from __future__ import annotations

import json
from pathlib import Path

import lastboat
from tests.cli.conftest import Run


def test_perft_counts(run: Run, tmp_path: Path, saved: Path) -> None:
    data = json.loads(run("perft", "_template", "--depth", "3", "--plain", "--json").stdout)
    assert [row["depth"] for row in data["perft"]] == [1, 2, 3]
    begun = lastboat.Match.from_text(saved.read_text("utf-8"))
    one = json.loads(run("perft", "forbidden-island", "--depth", "1", "--plain", "--json", "--match", saved).stdout)
    assert one["perft"][0]["leaves"] == sum(len(begun.legal(seat)) for seat in range(2))
    position = tmp_path / "p.txt"
    position.write_text("distance: 1\n", "utf-8")
    assert run("perft", "_template", "--plain", "--position", position).exit_code == 0
    position.write_text("distance: far\n", "utf-8")
    assert run("perft", "_template", "--plain", "--position", position).exit_code == 2
