"""`lastboat verify`."""

from __future__ import annotations

import json
from pathlib import Path

import lastboat
from tests.cli.conftest import Run


def test_verify(run: Run, tmp_path: Path, saved: Path) -> None:
    game = lastboat.game("_template")
    match = lastboat.Match(game, 2, chance=lastboat.Sealed())
    while not match.over:
        match.play(match.actor, "pull")
    path = tmp_path / "sealed.match"
    path.write_text(match.text(), "utf-8")
    assert run("verify", path).exit_code == 0
    assert json.loads(run("verify", path, "--json").stdout)["holds"] is True
    assert run("verify", path, "--secret", "00").exit_code == 1
    assert run("verify", path, "--secret", "xyz").exit_code == 2
    assert run("verify", saved).exit_code == 2


def test_verify_finds_an_outcome_that_does_not_follow(run: Run, tmp_path: Path) -> None:
    game = lastboat.game("_template")
    sealed = lastboat.Sealed(b"\1" * 32)
    honest = lastboat.Match(game, 2, chance=sealed)
    code = honest.records[0].code
    other = next(outcome for outcome, _ in game.chance(game.setup(2)) if outcome != code)
    cheated = lastboat.Match(game, 2, chance=lastboat.Forced([other], then=sealed))
    cheated.chance = sealed
    path = tmp_path / "cheated.match"
    path.write_text(cheated.text(reveal=True), "utf-8")
    result = run("verify", path)
    assert result.exit_code == 1
    assert "step 1" in result.stdout
