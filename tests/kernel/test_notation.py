"""Matches and positions as text, and every way in which such a text can be wrong."""

from __future__ import annotations

import hashlib

import pytest

from lastboat import Forced, Game, LastboatError, Match, Sealed, position_text, read_position
from lastboat.kernel.errors import (
    BadText,
    CutOff,
    Edited,
    FromTheFuture,
    RedactedMatch,
    SealBroken,
    UnknownGame,
)


@pytest.fixture
def match(template: Game) -> Match:
    deal = [template.outcomes.encode(text) for text in ("get crown", "get shell", "strokes 2")]
    match = Match(template, 2, {"water": "wide"}, chance=Forced(deal), names=["Ann", "Bo"])
    match.play(1, "reveal")
    match.play(0, "pull")
    return match


TEXT = """\
lastboat match 1
game: _template 1
seats: 2
names: Ann | Bo
option: water=wide
chance: seed 0

* get crown
* get shell
1 reveal
0 pull
* strokes 2
end: 5 {checksum}
"""


def signed(text: str) -> str:
    """The text with the checksum that fits."""
    lines = text.split("\n")[:-2]
    return text.format(checksum=hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16])


def test_a_match_reads_like_this(match: Match) -> None:
    assert match.text() == signed(TEXT)
    again = Match.from_text(signed(TEXT))
    assert (again.text(), again.names, again.options) == (match.text(), match.names, match.options)
    assert Match.from_text(signed(TEXT).rstrip("\n")).text() == match.text()


def test_a_seat_reads_only_what_it_saw(match: Match) -> None:
    assert [line for line in match.text(0).split("\n") if line[:1] == "*"] == ["* get crown", "* ?", "* strokes 2"]
    assert [line for line in match.text(1).split("\n") if line[:1] == "*"] == ["* ?", "* get shell", "* strokes 2"]
    assert "seed" not in match.text(0)
    with pytest.raises(RedactedMatch, match="Line 8"):
        Match.from_text(match.text(0))


def test_names_stay_on_their_line(template: Game) -> None:
    match = Match(template, 2, seed=1, names=["Ann\nend: 0", "  B | o "])
    assert "names: Ann end: 0 | B / o\n" in match.text()
    assert Match.from_text(match.text()).text() == match.text()


@pytest.mark.parametrize("cut", range(1, 13))
def test_a_text_that_is_cut_off(cut: int) -> None:
    lines = signed(TEXT).split("\n")[:-1]
    with pytest.raises(CutOff):
        Match.from_text("\n".join(lines[:cut]) + "\n")


def test_a_text_cut_within_a_line() -> None:
    text = signed(TEXT)
    for cut in range(len("lastboat match 1"), len(text) - 1):
        with pytest.raises((CutOff, Edited)):
            Match.from_text(text[:cut])


@pytest.mark.parametrize(
    ("old", "new"),
    [("crown", "pearl"), ("2\nend", "3\nend"), ("0 pull\n", ""), ("Ann", "Eve"), ("end: 5", "end: 6"), ("\n\n", "\n")],
)
def test_a_text_that_was_changed(old: str, new: str) -> None:
    with pytest.raises(Edited):
        Match.from_text(signed(TEXT).replace(old, new))


@pytest.mark.parametrize("text", ["", "\n", "chess match 1\n", "lastboat match\n", "lastboat match one\n", "\0", "{}"])
def test_a_text_that_is_no_match(text: str) -> None:
    with pytest.raises(BadText, match="Line 1: the first line is not 'lastboat match 1'"):
        Match.from_text(text)


def test_a_text_from_a_newer_program() -> None:
    with pytest.raises(FromTheFuture, match="match version 2; this one knows up to 1"):
        Match.from_text(TEXT.replace("match 1", "match 2"))
    with pytest.raises(FromTheFuture, match="_template version 7; this one knows up to 1"):
        Match.from_text(signed(TEXT.replace("_template 1", "_template 7")))


WRONG = {
    ("_template 1", "_template 0"): "Line 2: _template version 0 is no longer played",
    ("_template 1", "_template"): "Line 2: ",
    ("_template 1", "_template x"): "Line 2: ",
    ("game: _template 1\n", ""): "Line 2: the header names no game",
    ("seats: 2", "seats: two"): "Line 3: ",
    ("seats: 2", "seats: 9"): "9 players cannot play this",
    ("seats: 2\n", ""): "0 players cannot play this",
    ("names: Ann | Bo", "weather: fine"): "Line 4: unknown header 'weather'",
    ("names: Ann | Bo", "nothing"): "Line 4: unknown header 'nothing'",
    ("water=wide", "water=salt"): "cannot be “salt”",
    ("water=wide", "depth=wide"): "There is no option “depth”",
    ("seed 0", "seed seven"): "Line 6: ",
    ("seed 0", "dice 0"): "Line 6: unknown chance 'dice'",
    ("seed 0", "seed"): "Line 6: ",
    ("* get crown", "* get moon"): "Line 8: “moon” is not a card",
    ("1 reveal", "1 swim"): "Line 10: “swim” is not a verb",
    ("1 reveal", "1"): "Line 10: ",
    ("1 reveal", "x reveal"): "Line 10: a record begins with a seat",
    ("1 reveal", "-1 reveal"): "Line 10: a record begins with a seat",
    ("1 reveal", ""): "Line 10: a record begins with a seat",
    ("1 reveal", "1 pull"): "Line 10: Seat 1 may not “pull” now",
    ("1 reveal", "2 reveal"): "Line 10: There is no seat 2",
    ("* get shell", "* strokes 1"): "Line 9: “strokes 1” cannot come now",
    ("* get shell", "0 pull"): "Line 9: Seat 0 has nothing to do now; it is the turn of chance",
    ("0 pull", "* strokes 1"): "Line 11: “strokes 1” cannot come now. Possible: -",
}


@pytest.mark.parametrize(("change", "message"), WRONG.items())
def test_a_well_signed_text_that_is_wrong(change: tuple[str, str], message: str) -> None:
    old, new = change
    assert old in TEXT
    with pytest.raises(BadText, match=message):
        Match.from_text(signed(TEXT.replace(old, new)))


def test_a_text_that_goes_on_after_the_end() -> None:
    more = "".join(f"{seat} pull\n* strokes 3\n" for seat in (1, 0, 1, 0, 1))
    with pytest.raises(BadText, match="Line 21: The game is over"):
        Match.from_text(signed(TEXT.replace("end: 5", more + "end: 15")))


def test_a_text_of_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “ludo”. Known games: .*forbidden-island"):
        Match.from_text(signed(TEXT.replace("_template", "ludo")))


def test_a_secret_that_does_not_fit_the_seal(template: Game) -> None:
    """Otherwise outcomes could be made to fit a secret chosen afterwards."""
    text = Match(template, 2, chance=Sealed(b"a" * 32)).text(reveal=True)
    lines = text.replace(b"a".hex() * 32, b"b".hex() * 32).split("\n")[:-2]
    forged = signed("\n".join([*lines, "end: 2 {checksum}", ""]))
    with pytest.raises(SealBroken, match="does not fit the published hash"):
        Match.from_text(forged)
    spoiled = signed("\n".join([*lines, "end: 2 {checksum}", ""]).replace("secret: 6", "secret: x"))
    with pytest.raises(BadText, match="Line 5"):
        Match.from_text(spoiled)


def test_a_position_reads_like_this(match: Match) -> None:
    text = (
        "seats: 2\nphase: act\nturn: 1\ndistance: 10\nhands: 3 1 0 0\nshown: 0 1 0 0\npile: shell=2 pearl=3 crown=2\n"
    )
    assert position_text(match.state) == text
    assert read_position(text, type(match.state)).key() == match.state.key()
    assert read_position("\n  turn: 1  \n\n" + text, type(match.state)).key() == match.state.key()


def test_a_position_can_change_another_one(match: Match) -> None:
    before = match.state.key()
    s = read_position("pile: crown=0\nphase: 2", type(match.state), base=match.state)
    assert (s.pile, s.phase, s.distance) == ([2, 3, 0], 2, 10)
    assert match.state.key() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn: 1\nwater: 3", "Line 2: no field 'water'; fields: seats, phase"),
        ("distance: 13", "Line 1: 13 is not in 0..12"),
        ("distance: far", "Line 1: "),
        ("phase: dancing", "Line 1: “dancing” is not a phase. Right would be: deal, act"),
        ("hands: 1 2", "Line 1: 4 values are needed, not 2"),
        ("pile: moon=1", "Line 1: “moon” is not a card"),
        ("pile: shell=4", "Line 1: 4 is not in 0..3"),
        ("pile: shell", "Line 1: "),
        ("turn", "Line 1: "),
    ],
)
def test_a_position_that_is_wrong(template: Game, text: str, message: str) -> None:
    with pytest.raises(BadText, match=message):
        read_position(text, template.state)


def test_every_error_of_a_text_is_ours(match: Match) -> None:
    """Whatever single character is lost, and whatever line: a typed error, never a crash."""
    text = signed(TEXT)
    for at in range(len(text) - 1):
        with pytest.raises(LastboatError):
            Match.from_text(text[:at] + text[at + 1 :])
    lines = TEXT.split("\n")
    for number in range(len(lines) - 2):
        if number not in (3, 4, 5):
            with pytest.raises(LastboatError):
                Match.from_text(signed("\n".join(lines[:number] + lines[number + 1 :])))
