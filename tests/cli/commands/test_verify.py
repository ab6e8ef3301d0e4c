"""`lastboat verify`."""

from __future__ import annotations

import json
from pathlib import Path

import lastboat
from lastboat.kernel.chance.contributions import Contribution, commitment_of
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


def test_verify_tells_who_made_the_luck(run: Run, tmp_path: Path) -> None:
    """And finds a fingerprint other than the one shown, and a number that is not the one committed to."""
    number, other = "0a" * 32, "0b" * 32
    given = [Contribution(0, commitment_of(number), number), Contribution(1, commitment_of(other))]
    match = lastboat.Match(lastboat.game("_template"), 2, chance=lastboat.Sealed(b"a" * 32, 0, given))
    match.names = ["Ann", "Ben"]
    while not match.over:
        match.play(match.actor, "pull")
    path = tmp_path / "drawn.match"
    path.write_text(match.text(), "utf-8")
    told = run("verify", path, "--lang", "en")
    assert "made by Ann and the holder of the secret number" in told.stdout
    assert "No random number came from Ben" in told.stdout
    assert json.loads(run("verify", path, "--json").stdout)["missing"] == ["Ben"]
    shown = lastboat.Sealed(b"a" * 32).seal
    assert run("verify", path, "--seal", shown.upper()).exit_code == 0
    assert run("verify", path, "--seal", "00" * 32).exit_code == 1
    cheat = lastboat.Sealed(b"a" * 32, 0, [given[0]._replace(number=other)])
    path.write_text(lastboat.Match(match.game, 2, chance=cheat).text(reveal=True), "utf-8")
    refused = run("verify", path)
    assert (refused.exit_code, "number of Player 1 does not match" in refused.stdout) == (1, True)
    assert json.loads(run("verify", path, "--json").stdout)["holds"] is False
