"""`lastboat replay`: printed, as JSON, step by step."""

from __future__ import annotations

import json
from pathlib import Path

import lastboat
from lastboat.cli.terminal.replay_viewer import public_table
from tests.cli.conftest import Run, Spawn


def test_replay_prints_everything_to_a_file(run: Run, saved: Path) -> None:
    result = run("replay", saved)
    assert result.exit_code == 0
    assert "Player 1 goes first" in result.stdout
    data = json.loads(run("replay", saved, "--json").stdout)
    assert data["game"] == "forbidden-island"
    assert data["records"][0]["events"][0]["event"] == "tile_laid"


def test_replay_keeps_secrets(run: Run, tmp_path: Path) -> None:
    path = tmp_path / "t.match"
    path.write_text(lastboat.Match(lastboat.game("_template"), 2, seed=1).text(), "utf-8")
    assert "Your card" not in run("replay", path).stdout
    assert {record["text"] for record in json.loads(run("replay", path, "--json").stdout)["records"]} == {"?"}


def test_a_finished_match_shows_all_hands(run: Run, tmp_path: Path) -> None:
    match = lastboat.Match(lastboat.game("_template"), 2, seed=1)
    begun = match.state.copy()
    assert public_table(match, begun)["hands"] == [None, None]
    while not match.over:
        match.play(match.actor, "pull")
    assert None not in public_table(match, begun)["hands"]
    path = tmp_path / "t.match"
    path.write_text(match.text(), "utf-8")
    assert "?" not in {record["text"] for record in json.loads(run("replay", path, "--json").stdout)["records"]}


def test_replay_steps_and_plays_on(spawn: Spawn, saved: Path, run: Run) -> None:
    run("play", "--resume", saved, typed="move gold\nmove iron\nquit\n")
    child = spawn("replay", saved)
    child.expect(r"step \d+ of (\d+)")
    last = int(child.match[1])
    for typed, at in (("s", 0), ("", 1), ("b", 0), ("e", last), ("m", last - 1), ("n", last), ("5", 5)):
        child.expect(r"\n> ")
        child.sendline(typed)
        child.expect(f"step {at} of {last}")
    child.expect(r"\n> ")
    child.sendline("help")
    child.expect("Tiles: ~")
    child.expect(r"\n> ")
    child.sendline("x")
    child.expect("Please type one of these")
    child.expect(r"\n> ")
    child.sendline(str(last - 1))
    child.expect(r"\n> ")
    child.sendline("p")
    child.expect("2 actions left")
    child.expect(r"\n> ")
    child.sendline("quit")
    child.expect("Saved")
