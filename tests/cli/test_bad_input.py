"""Whatever is wrong with the input: one clear line, exit code 2, and nothing is written over."""

from __future__ import annotations

import hashlib
from pathlib import Path

import pytest

import lastboat
from tests.cli.conftest import Run

PLAY = ("play", "forbidden-island", "--bots", "greedy")
ENDLESS = "99999999999999999999"
GRID_OF_23 = "XXXXXX/XXXXXX/XXXXXX/XXXXX."
GRID_IN_TWO_PIECES = "XXXXXX/XXXXXX/....../XXXXXX/XXXXXX"


@pytest.mark.parametrize(
    ("args", "says"),
    [
        (("play", "ludo"), "no game “ludo”"),
        (("sim", "ludo"), "forbidden-island"),
        (("rules", "ludo"), "no game “ludo”"),
        (("perft", "ludo"), "no game “ludo”"),
        ((*PLAY, "--shape", "banana"), "grid of your own"),
        ((*PLAY, "--option", "shape=banana"), "standard"),
        ((*PLAY, "--shape", GRID_OF_23), "this one has 23"),
        ((*PLAY, "--shape", GRID_IN_TWO_PIECES), "in one piece"),
        ((*PLAY, "--level", "easy"), "novice, normal, elite, legendary"),
        (("sim", "forbidden-island", "--level", "easy"), "novice"),
        ((*PLAY, "--helicopters", "7"), "Option helicopters cannot be “7”. Expected: 1–6."),
        (("sim", "nisyros", "--eruptions", "0"), "Expected: box, 1–5."),
        ((*PLAY, "--roles", "pilot,pilot"), "no role twice"),
        ((*PLAY, "--seats", "5"), "is for 2 to 4 players, not"),
        ((*PLAY, "--seats", "1"), "is for 2 to 4 players, not"),
        ((*PLAY, "--human", "7"), "no player 7"),
        ((*PLAY, "--human", "me"), "“me”"),
        ((*PLAY, "--human", "²"), "“²” is not a valid seat"),
        ((*PLAY, "--human", "9" * 5000), "is not a valid seat"),
        ((*PLAY, "--seed", ENDLESS), f"“{ENDLESS}” is not a number from -9,223,372"),
        (("sim", "_template", "--seed", ENDLESS), f"“{ENDLESS}” is not a number from"),
        (("sim", "_template", "--seed", f"-{ENDLESS}"), f"“-{ENDLESS}” is not a number from"),
        (("perft", "_template", "--seed", ENDLESS), "is not a number from"),
        (("arena", "_template", "--seed", ENDLESS), "is not a number from"),
        (("arena", "_template", "--seats", "2,²"), "“²” is not a number from 2 to 4"),
        (("arena", "_template", "--bots", "strong:0"), "“strong:0” is not a valid bot. Expected: greedy, strong:400"),
        (("arena", "_template", "--bots", "strong:" + "9" * 5000), "is not a valid bot"),
        ((*PLAY, "--bots", "clever"), "greedy, random"),
        ((*PLAY, "--seats", "3", "--bots", "greedy,random,greedy,random"), "4 bots for 2 free seats"),
        (("sim", "forbidden-island", "--plain", "--bot", "clever"), "clever"),
        (("sim", "forbidden-island", "--plain", "--bots", "greedy,random,greedy"), "3 bots for 2 players"),
        (("sim", "forbidden-island", "--games", "0"), "--games"),
        (("perft", "forbidden-island", "--depth", "0"), "at least 1"),
        ((*PLAY, "--colour", "red"), "Neither this command nor the game has an option --colour"),
        ((*PLAY, "--option", "level"), "name=value"),
        ((*PLAY, "--option", "colour=red"), "no option “colour”"),
        ((*PLAY, "--lang", "xx"), "en, de, nl, fr, nb"),
        ((*PLAY, "--sealed", "--seed", "3"), "--seed cannot be given"),
        ((*PLAY, "--names", "Anna,Ben,Cleo"), "3 names for 2 players"),
        ((*PLAY, "--human", "1,1"), "Player 1 is named twice"),
        ((*PLAY, "--human", "0"), "There is no player 0; players are 1 to 2"),
        (("play",), "Which game?"),
        (("sim", "forbidden-island", "--games", "many"), "See “lastboat sim --help”"),
        (("rules",), "Missing argument"),
        (("juggle",), "No such command"),
        (("games", "twice"), "extra argument"),
        (("--bad",), "No such option"),
        (("perft", "_template", "--position", "no-such.txt"), "no-such.txt cannot be read: there is no such file."),
        (("play", "--resume", "no-such.match"), "no-such.match cannot be read"),
        (("replay", "no-such.match"), "no-such.match"),
        (("verify", "no-such.match"), "no-such.match"),
        (("rules", "_template", "dragon"), "Nothing found about “dragon”"),
    ],
)  # fmt: skip
def test_a_clear_line_and_exit_code_2(run: Run, args: tuple[str, ...], says: str) -> None:
    result = run(*args)
    assert result.exit_code == 2
    assert says in result.stderr
    assert len(result.stderr.strip().splitlines()) == 1
    assert "Traceback" not in result.output


@pytest.mark.parametrize(
    ("typed", "says"),
    [
        ("capture earth_stone", "“Capture the Earth Stone” is not possible now"),
        ("quit now", "“quit now” is not one of the choices"),
        ("jump high", "not one of the choices"),
        ("99", "no choice 99"),
        ("²", "“²” is not one of the choices"),
        ("9" * 5000, "is not one of the choices"),
        ("² move gold_gate", "“² move gold_gate” is not one of the choices"),
        ("2 move watchtower", "Nobody at this screen plays for Player 2"),
        ("7 move watchtower", "no player 7"),
        ("0 move watchtower", "no player 0"),
        ("undo", "Nothing can be undone"),
        ("rules dragon", "Nothing found"),
    ],
)
def test_an_action_that_cannot_be_played(run: Run, tmp_path: Path, typed: str, says: str) -> None:
    result = run(*PLAY, "--seed", "1", "--save", tmp_path / "own.match", typed=f"{typed}\n")
    assert result.exit_code == 2
    assert says in result.stderr
    assert not (tmp_path / "own.match").exists()


def test_an_action_out_of_turn(run: Run) -> None:
    result = run(*PLAY, "--seed", "3", "--human", "1,2", "--roles", "engineer,pilot", typed="2 move watchtower\n")
    assert result.exit_code == 2
    assert "Player 2" in result.stderr


def _cut_off(text: str) -> str:
    return "\n".join(text.splitlines()[:-3]) + "\n"


def _edited(text: str) -> str:
    return text.replace("seats: 2", "seats: 3")


def _from_the_future(text: str) -> str:
    return text.replace("lastboat match 1", "lastboat match 99")


def _of_a_future_game(text: str) -> str:
    lines = text.replace("game: forbidden-island 1", "game: forbidden-island 99").splitlines()
    digest = hashlib.sha256("\n".join(lines[:-1]).encode()).hexdigest()[:16]
    return "\n".join([*lines[:-1], f"{lines[-1].rsplit(' ', 1)[0]} {digest}"]) + "\n"


BROKEN = [
    (_cut_off, "cut off"),
    (_edited, "was changed"),
    (_from_the_future, "newer program"),
    (_of_a_future_game, "newer program"),
    (lambda text: "not a match\n", "first line"),
    (lambda text: "", "first line"),
]


@pytest.mark.parametrize(
    "command", [("play", "--resume"), ("replay",), ("verify",), ("perft", "forbidden-island", "--match")]
)
@pytest.mark.parametrize(("spoil", "says"), BROKEN)
def test_a_broken_match_file(run: Run, saved: Path, command: tuple[str, ...], spoil, says: str) -> None:  # type: ignore[no-untyped-def]
    broken = spoil(saved.read_text("utf-8"))
    saved.write_text(broken, "utf-8")
    result = run(*command, saved, typed="end_actions\nquit\n")
    assert result.exit_code == 2
    assert says in result.stderr
    assert str(saved) in result.stderr
    assert saved.read_text("utf-8") == broken


def test_a_file_that_is_no_text(run: Run, saved: Path) -> None:
    saved.write_bytes(b"\xff\xfe\x00")
    result = run("replay", saved)
    assert result.exit_code == 2
    assert "not UTF-8 text" in result.stderr


def test_saving_never_overwrites_a_foreign_file(run: Run, saved: Path) -> None:
    before = saved.read_text("utf-8")
    result = run(*PLAY, "--save", saved, typed="quit\n")
    assert result.exit_code == 2
    assert "left as it is" in result.stderr
    assert saved.read_text("utf-8") == before


def test_a_resumed_match_keeps_its_options(run: Run, saved: Path) -> None:
    result = run("play", "--resume", saved, "--level", "elite")
    assert result.exit_code == 2
    assert "--resume" in result.stderr


def test_counting_from_a_match_of_another_game(run: Run, saved: Path) -> None:
    result = run("perft", "_template", "--match", saved)
    assert result.exit_code == 2
    assert "is a game of forbidden-island, not of _template" in result.stderr


def test_a_wrong_header_is_told_in_the_chosen_language(run: Run, saved: Path) -> None:
    lines = saved.read_text("utf-8").replace("seats: 2", "foo: bar").splitlines()[:-1]
    digest = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    records = len(lines) - lines.index("") - 1
    saved.write_text("\n".join([*lines, f"end: {records} {digest}"]) + "\n", "utf-8")
    assert "Zeile 3: „foo: bar“ ist keine Kopfzeile." in run("replay", saved, "--lang", "de").stderr


def test_a_broken_seal_is_told_in_the_chosen_language(run: Run, tmp_path: Path) -> None:
    match = lastboat.Match(lastboat.game("_template"), 2, chance=lastboat.Sealed())
    (tmp_path / "s.match").write_text(match.text(reveal=True), "utf-8")
    broken = run("verify", tmp_path / "s.match", "--secret", "00", "--lang", "de")
    assert broken.exit_code == 1
    assert "gebrochen: die geheime Zahl passt nicht zum veröffentlichten Fingerabdruck." in broken.stdout


def test_errors_speak_the_chosen_language(run: Run, tmp_path: Path) -> None:
    assert "lässt sich nicht lesen: das ist ein Ordner." in run("replay", tmp_path, "--lang", "de").stderr
    refused = run(*PLAY, "--seed", "1", "--lang", "de", typed="capture earth_stone\n").stderr
    assert "ist jetzt nicht möglich" in refused
    assert "earth_stone" not in refused
    assert "Es gibt kein Spiel" in run("play", "ludo", "--lang", "de").stderr
    assert "Welches Spiel?" in run("play", "--lang", "de").stderr
