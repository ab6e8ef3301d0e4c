"""Playing in a terminal: a whole game, undo, save and resume, Ctrl-C, the menu."""

from __future__ import annotations

from pathlib import Path

import pexpect
import pytest
from rich.console import Console

import lastboat
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.session import Session
from tests.cli.conftest import Run, Spawn

PLAY = ("play", "forbidden-island", "--bots", "greedy", "--pace", "0")
ASKED = r"\n> $"


def answer(screen: str) -> str:
    """What an impatient player types: end the turn, let the others play, else the first choice."""
    if "End your actions" in screen:
        return "end_act"
    return "" if "Enter" in screen else "1"


def test_a_whole_game_at_a_terminal(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "whole.match"
    child = spawn(*PLAY, "--seed", "2", "--save", file)
    for _ in range(400):
        if child.expect([r"\n> ", pexpect.EOF]) == 1:
            break
        child.sendline(answer(child.before))
    child.close()
    assert child.exitstatus == 0
    match = lastboat.Match.from_text(file.read_text("utf-8"))
    assert match.over
    assert "You have lost" in child.before or "You win" in child.before


def test_the_screen_has_everything(spawn: Spawn) -> None:
    child = spawn(*PLAY, "--seed", "1", "--seats", "3")
    child.expect(r"\n> ")
    for thing in (
        "Water",
        "Earth Stone",
        "Player 1",
        "Bot 2 (greedy)",
        "Bot 3 (greedy)",
        "Flood",
        "Treasure",
        "3 actions left",
        "Move to",
    ):
        assert thing in child.before
    child.sendline("help")
    child.expect("save and quit")
    child.expect(r"\n> ")
    child.sendline("piles")
    child.expect("Flood discard pile")
    child.sendline("log")
    child.expect("Laid out")
    child.sendline("rules helicopter")
    child.expect("paragraph")
    child.sendline("nonsense")
    child.expect("not one of the choices")
    child.sendline("")
    child.expect("Please choose")
    child.sendline("quit")
    child.expect("To continue: lastboat play --resume")
    child.expect(pexpect.EOF)


def test_ctrl_c_saves_first(spawn: Spawn, tmp_path: Path) -> None:
    file = tmp_path / "kept.match"
    child = spawn(*PLAY, "--seed", "1", "--save", file)
    child.expect(r"\n> ")
    child.sendline("move gold")
    child.expect("undo: one step")
    child.expect(r"\n> ")
    child.sendintr()
    child.expect("Interrupted")
    child.expect(pexpect.EOF)
    child.close()
    assert child.exitstatus == 130
    assert "Traceback" not in child.before
    assert "0 move gold_gate" in file.read_text("utf-8")


def test_end_of_input_saves_too(run: Run, tmp_path: Path) -> None:
    result = run(*PLAY, "--seed", "1", typed="move gold_gate\n")
    assert result.exit_code == 0
    (file,) = (tmp_path / "data" / "lastboat").iterdir()
    assert f"lastboat play --resume {file}" in result.stdout
    assert "0 move gold_gate" in file.read_text("utf-8")


def test_a_mistake_in_a_script_loses_nothing_that_was_played(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "own.match"
    result = run(*PLAY, "--seed", "1", "--save", file, typed="move gold_gate\n²\n")
    assert result.exit_code == 2
    assert "“²” is not one of the choices" in result.stderr
    assert "0 move gold_gate" in file.read_text("utf-8")


def test_a_match_is_safe_whatever_goes_wrong(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail_later(session: Session, seat: int) -> None:
        if session.match.records != session.initial_records:
            raise RuntimeError("a bot went wrong")

    monkeypatch.setattr("lastboat.cli.terminal.hints.choose", fail_later)
    result = run(*PLAY, "--seed", "1", typed="move gold_gate\nquit\n")
    assert isinstance(result.exception, RuntimeError)
    (file,) = (tmp_path / "data" / "lastboat").iterdir()
    assert f"lastboat play --resume {file}" in result.stdout
    assert "0 move gold_gate" in file.read_text("utf-8")


def test_what_went_wrong_is_seen_even_if_nothing_can_be_saved(run: Run, tmp_path: Path) -> None:
    (tmp_path / "data").write_text("no folder", "utf-8")
    result = run(*PLAY, "--seed", "1", typed="move gold_gate\njump high\n")
    assert result.exit_code == 2
    assert "“jump high” is not one of the choices" in result.stderr


def test_resuming_goes_on_in_the_same_file(run: Run, saved: Path) -> None:
    assert run("play", "--resume", saved, typed="move gold\nquit\n").exit_code == 0
    once = saved.read_text("utf-8")
    assert once.count("0 move gold_gate") == 1
    assert run("play", "--resume", saved, typed="move iron\nsave\nquit\n").exit_code == 0
    match = lastboat.Match.from_text(saved.read_text("utf-8"))
    assert [match.game.actions.text(code) for seat, code in match.records if seat == 0] == [
        "move gold_gate",
        "move iron_gate",
    ]
    assert match.names[1] == "Bot 2 (greedy)"


def test_saving_under_another_name(run: Run, tmp_path: Path, saved: Path) -> None:
    other = tmp_path / "other.match"
    run(*PLAY, "--seed", "1", typed=f"save {other}\nquit\n")
    lastboat.Match.from_text(other.read_text("utf-8"))
    result = run(*PLAY, "--seed", "1", typed=f"save {saved}\n")
    assert result.exit_code == 2


def test_bots_alone(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "bots.match"
    result = run(*PLAY, "--seed", "4", "--bots", "random,random", "--save", file)
    assert result.exit_code == 0
    assert lastboat.Match.from_text(file.read_text("utf-8")).over


def test_people_on_several_seats(run: Run) -> None:
    typed = "end_actions\n" + 6 * "\n" + "quit\n"
    result = run(*PLAY, "--seed", "11", "--seats", "2", "--human", "1,2", typed=typed)
    assert result.exit_code == 0
    assert "Player 2 has 3 actions left" in result.stdout


def test_the_same_seed_the_same_game(run: Run, tmp_path: Path) -> None:
    texts = []
    for name in ("a", "b"):
        file = tmp_path / name
        run(*PLAY, "--seed", "9", "--save", file, typed="end_actions\nquit\n")
        texts.append(file.read_text("utf-8"))
    assert texts[0] == texts[1]


@pytest.mark.parametrize(
    ("lang", "says"),
    [("de", "Spieler 1 hat noch 3 Aktionen"), ("nl", "Speler 1"), ("fr", "Joueur 1"), ("nb", "Spiller 1")],
)
def test_every_language(run: Run, lang: str, says: str) -> None:
    assert says in run(*PLAY, "--seed", "1", "--lang", lang, typed="").stdout


def test_commands_in_the_players_language(run: Run) -> None:
    result = run(*PLAY, "--seed", "1", "--lang", "de", typed="move gold\nrückgängig\nende\n")
    assert result.exit_code == 0
    assert "Zurückgenommen: " in result.stdout
    assert "Zurückgenommen: move" not in result.stdout


HOT_SEAT = ("play", "_template", "--seed", "1", "--human", "1,2")


def test_secrets_are_covered_between_two_people(run: Run) -> None:
    result = run(*HOT_SEAT, typed="\nchange\n\nchange\n\nquit\n")
    assert result.exit_code == 0
    first, second = (result.stdout.index(f"Pass the screen to Player {number}") for number in (1, 2))
    assert first < result.stdout.index("Player 1: ") < second


def test_nothing_but_enter_shows_a_hand(run: Run, tmp_path: Path) -> None:
    result = run(*HOT_SEAT, typed="undo\n1\nshow me\nquit\n")
    assert result.exit_code == 0
    assert result.stdout.count("Pass the screen to Player 1") == 4
    assert "Player 1: " not in result.stdout
    (file,) = (tmp_path / "data" / "lastboat").iterdir()
    again = run("play", "--resume", file, typed="quit\n")
    assert "Pass the screen" in again.stdout
    assert "Player 1: " not in again.stdout


def test_a_covered_hand_cannot_be_scrolled_back_to(spawn: Spawn) -> None:
    child = spawn(*HOT_SEAT, "--pace", "0")
    for typed in ("", "change"):
        child.expect(r"\n> ")
        child.sendline(typed)
    child.expect("Pass the screen to Player 2")
    assert "\x1b[2J\x1b[3J" in child.before.replace("\x1b[H", "")
    child.sendline("quit")
    child.expect(pexpect.EOF)


def test_a_finished_match_is_kept_and_can_be_verified(run: Run, tmp_path: Path) -> None:
    result = run("play", "_template", "--sealed", "--human", "none")
    assert result.exit_code == 0
    assert result.stdout.startswith("The luck of this game is sealed. Fingerprint: ")
    (file,) = (tmp_path / "data" / "lastboat").iterdir()
    assert f"Saved: {file}" in result.stdout
    assert lastboat.Match.from_text(file.read_text("utf-8")).over
    assert run("verify", file).exit_code == 0


def test_house_rules_are_named_and_played_by(run: Run) -> None:
    typed = "end\nquit\n"
    shown = run("play", "forbidden-island", "--actions", "5", "--bots", "greedy", "--pace", "0", typed=typed).stdout
    assert shown.index("House rules: Actions a turn: 5") < shown.index("Player 1 has 5 actions left.")
    assert "House rules" not in run("play", "forbidden-island", "--bots", "greedy", "--pace", "0", typed=typed).stdout


def test_a_match_that_goes_on_tells_only_what_is_new(saved: Path) -> None:
    match = lastboat.Match.from_text(saved.read_text("utf-8"))
    for action in ("move gold_gate", "move iron_gate"):
        match.play(0, action)
    session = Session(match, [None, "greedy"], Translator("en", match.game), Console())
    assert session.last_action[0] == len(match.records) - 1


@pytest.mark.parametrize("game", ["pompeii", "nisyros"])
def test_help_speaks_of_the_game_at_hand(run: Run, game: str) -> None:
    shown = run("play", game, "--seed", "1", typed="help\nquit\n").stdout
    assert "e.g. “" in shown
    assert "sandbag" not in shown
