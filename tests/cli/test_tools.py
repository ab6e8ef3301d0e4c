"""Commands for figures, for files and for reading."""

from __future__ import annotations

import json
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from scipy.stats import binomtest
from typer.testing import Result

import lastboat
from lastboat.cli import params
from lastboat.cli.commands import bench
from lastboat.cli.commands.replay import table_at
from lastboat.sim.intervals import wilson

Run = Callable[..., Result]
Spawn = Callable[..., Any]
SIM = ("sim", "forbidden-island", "--seats", "2", "--level", "novice", "--bot", "greedy", "--seed", "1")


def test_sim_prints_json(run: Run) -> None:
    result = run(*SIM, "--games", "5", "--plain", "--json")
    assert result.exit_code == 0
    data = json.loads(result.stdout)
    assert data["games"] == 5
    assert data["options"] == {"level": "novice"}
    assert sum(data["verdicts"].values()) == 5
    assert data["win_rate_low"] <= data["win_rate"] <= data["win_rate_high"]


def test_sim_counts_a_narrow_victory_as_one(run: Run) -> None:
    data = json.loads(run("sim", "nisyros", "--games", "40", "--seed", "3", "--plain", "--json").stdout)
    won = sum(count for verdict, count in data["verdicts"].items() if not verdict.startswith("defeat"))
    assert any(verdict.startswith("small") for verdict in data["verdicts"])
    assert data["wins"] == won
    assert data["win_rate"] == won / 40
    assert data["points"][0] < data["win_rate"]


def test_sim_prints_a_table(run: Run) -> None:
    result = run("sim", "_template", "--plain", "--games", "20", "--bots", "greedy,random")
    assert result.exit_code == 0
    assert "landed" in result.stdout
    assert "steps/s" in result.stdout


def test_options_may_stand_before_the_game(run: Run) -> None:
    result = run("sim", "--water", "wide", "--plain", "--games", "1", "--json", "_template")
    assert json.loads(result.stdout)["options"] == {"water": "wide"}


def test_sim_is_the_same_again_and_for_any_number_of_threads(run: Run) -> None:
    results = [
        run("sim", "_template", "--plain", "--games", "600", "--json", "--threads", n).stdout for n in ("1", "2")
    ]
    first, second = (json.loads(text) for text in results)
    assert first["verdicts"] == second["verdicts"]
    assert first["points"] == second["points"]


def test_sim_saves_matches(run: Run, tmp_path: Path) -> None:
    folder = tmp_path / "many"
    assert run("sim", "_template", "--plain", "--games", "3", "--save-matches", folder).exit_code == 0
    files = sorted(folder.iterdir())
    assert len(files) == 3
    assert all(lastboat.Match.from_text(path.read_text("utf-8")).over for path in files)


def test_saved_matches_of_other_games_stand_beside_each_other(run: Run, tmp_path: Path) -> None:
    """Other options, players or bots are other games; the same games again are the same files."""
    folder = tmp_path / "many"
    runs = [(), ("--water", "wide"), ("--seats", "3"), ("--bot", "random"), ("--seed", "4"), ()]
    for number, more in enumerate(runs, 1):
        result = run("sim", "_template", "--plain", "--games", "2", "--save-matches", folder, *more)
        assert "2 games written" in result.stderr
        assert len(list(folder.iterdir())) == 2 * min(number, 5)
    texts = [path.read_text("utf-8") for path in folder.iterdir()]
    assert len(set(texts)) == len(texts)


def test_a_saved_match_is_written_anew(run: Run, tmp_path: Path) -> None:
    sim = ("sim", "_template", "--plain", "--games", "1", "--save-matches", tmp_path)
    run(*sim)
    (path,) = tmp_path.glob("*.match")
    before = path.read_text("utf-8")
    path.write_text("of a program that played otherwise", "utf-8")
    run(*sim)
    assert path.read_text("utf-8") == before


def test_a_saved_match_does_not_claim_to_follow_from_a_seed(run: Run, tmp_path: Path) -> None:
    """A simulation draws its luck otherwise than a match does."""
    run("sim", "_template", "--plain", "--games", "1", "--save-matches", tmp_path)
    (path,) = tmp_path.glob("*.match")
    match = lastboat.Match.from_text(path.read_text("utf-8"))
    assert match.chance.text().endswith(f" from {len(match.records)}")
    assert run("verify", path).exit_code == 2
    assert match.branch(0).records != match.records


@pytest.mark.parametrize(("wins", "games"), [(0, 10), (1, 3), (20, 100), (5000, 10000), (10, 10)])
def test_wilson_agrees_with_scipy(wins: int, games: int) -> None:
    known = binomtest(wins, games).proportion_ci(method="wilson")
    assert wilson(wins, games) == pytest.approx((known.low, known.high), abs=1e-9)


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


def test_games_are_listed(run: Run) -> None:
    assert "Forbidden Island" in run("games").stdout
    (island,) = (game for game in json.loads(run("games", "--json").stdout) if game["id"] == "forbidden-island")
    assert island["seats"] == [2, 3, 4]
    level, shape, roles = island["options"][:3]
    assert (level["name"], level["default"], len(shape["grids"])) == ("level", "novice", 12)
    listed = run("games").stdout
    assert "The harder the level, the higher the water" in listed
    assert ", ".join(roles["each"]) in listed
    assert shape["grids"][0] in listed


def test_rules(run: Run) -> None:
    assert "Landing" in run("rules", "_template").stdout
    found = run("rules", "_template", "2.3").stdout
    assert "§2.3" in found
    assert "§2.2" not in found


@pytest.mark.parametrize(
    ("lang", "title"),
    [
        ("en", "# Forbidden Island"),
        ("de", "# Die verbotene Insel"),
        ("nl", "# Het Verboden Eiland"),
        ("fr", "# L’Île interdite"),
        ("nb", "# Den forbudte øya"),
    ],
)
def test_rules_are_shown_in_the_language_chosen(run: Run, lang: str, title: str) -> None:
    assert run("rules", "forbidden-island", "--lang", lang).stdout.startswith(title + "\n")


@pytest.mark.parametrize("search", ["Sandsack", "sandbag", "6.3"])
def test_rules_are_found_by_names_in_both_languages(run: Run, search: str) -> None:
    """Who plays in German may search by the German name, by the English one or by the number."""
    found = run("rules", "forbidden-island", search, "--lang", "de").stdout
    assert "### §6.3 Sandsack" in found
    assert "Das Regelbuch ist auf Englisch" not in found


def test_rules_without_a_translation_are_english_and_say_so(run: Run) -> None:
    """Names are still found in the player's language."""
    whole = run("rules", "_template", "--lang", "de").stdout
    assert whole.startswith("# Crown of the Cove")
    assert "Das Regelbuch ist auf Englisch" in whole
    assert "§3.1 Landing" in run("rules", "_template", "Perle", "--lang", "de").stdout


def test_help_names_a_word_that_the_translated_rulebook_speaks_of(run: Run) -> None:
    shown = run("play", "forbidden-island", "--seed", "1", "--lang", "de", typed="hilfe\nquit\n").stdout
    named = re.search(r"„regeln (\w+)“ oder", shown)
    assert named
    assert "### §" in run("rules", "forbidden-island", named[1], "--lang", "de").stdout


def test_nothing_is_wrapped_for_a_pipe(run: Run) -> None:
    shown = run("play", "nisyros", "--seed", "1", typed="help\nquit\n").stdout
    assert any(line.startswith("A column is a zone") and line.endswith("this round.") for line in shown.splitlines())


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
    assert table_at(match, begun)["hands"] == [None, None]
    while not match.over:
        match.play(match.actor, "pull")
    assert None not in table_at(match, begun)["hands"]
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


def test_bench_and_warm(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(bench, "LONG_ENOUGH", 0.01)
    monkeypatch.setattr(params, "all_games", lambda with_template=False: [lastboat.game("_template")])
    assert "_template: ready" in run("warm").stdout
    data = json.loads(run("bench", "--json").stdout)
    assert data["import_seconds"] > 0
    assert data["games"]["_template"]["native_steps_per_second"] > 0
    assert "import lastboat" in run("bench").stdout


@pytest.mark.parametrize("command", ["play", "sim", "perft", "replay", "verify", "rules", "bench", "games", "warm"])
def test_every_command_has_help(run: Run, command: str) -> None:
    result = run(command, "--help")
    assert result.exit_code == 0
    assert "Usage" in result.stdout


def test_version(run: Run) -> None:
    assert run("--version").stdout == f"lastboat {lastboat.__version__}\n"


def test_the_package_is_the_program() -> None:
    said = subprocess.run([sys.executable, "-m", "lastboat", "--version"], capture_output=True, text=True, check=True)
    assert said.stdout == f"lastboat {lastboat.__version__}\n"
