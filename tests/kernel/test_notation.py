"""Matches and positions as text, and errors in such texts."""

from __future__ import annotations

import hashlib

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import lastboat
from lastboat import LANGUAGES, Forced, Game, LastboatError, Match, Sealed, position_text, read_position, say
from lastboat.kernel.actions import SEAT
from lastboat.kernel.errors import (
    BadText,
    CutOff,
    Edited,
    RedactedMatch,
    SealBroken,
    TooNew,
    UnknownGame,
)
from lastboat.kernel.layout import BaseState, Grid, Row, cells, layout


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


def test_a_match_is_written_in_the_documented_format(match: Match) -> None:
    assert match.text() == signed(TEXT)
    again = Match.from_text(signed(TEXT))
    assert (again.text(), again.names, again.options) == (match.text(), match.names, match.options)
    assert Match.from_text(signed(TEXT).rstrip("\n")).text() == match.text()


def test_the_text_for_a_seat_omits_hidden_outcomes(match: Match) -> None:
    assert [line for line in match.text(0).split("\n") if line[:1] == "*"] == ["* get crown", "* ?", "* strokes 2"]
    assert [line for line in match.text(1).split("\n") if line[:1] == "*"] == ["* ?", "* get shell", "* strokes 2"]
    assert "seed" not in match.text(0)
    with pytest.raises(RedactedMatch, match="Line 8"):
        Match.from_text(match.text(0))


def test_names_are_written_on_one_line(template: Game) -> None:
    match = Match(template, 2, seed=1, names=["Ann\nend: 0", "  B | o "])
    assert "names: Ann end: 0 | B / o\n" in match.text()
    assert Match.from_text(match.text()).text() == match.text()


@pytest.mark.parametrize("cut", range(1, 13))
def test_a_truncated_text_is_refused(cut: int) -> None:
    lines = signed(TEXT).split("\n")[:-1]
    with pytest.raises(CutOff):
        Match.from_text("\n".join(lines[:cut]) + "\n")


def test_a_text_truncated_within_a_line_is_refused() -> None:
    text = signed(TEXT)
    for cut in range(len("lastboat match 1"), len(text) - 1):
        with pytest.raises((CutOff, Edited)):
            Match.from_text(text[:cut])


@pytest.mark.parametrize(
    ("old", "new"),
    [("crown", "pearl"), ("2\nend", "3\nend"), ("0 pull\n", ""), ("Ann", "Eve"), ("end: 5", "end: 6"), ("\n\n", "\n")],
)
def test_a_changed_text_is_refused(old: str, new: str) -> None:
    with pytest.raises(Edited):
        Match.from_text(signed(TEXT).replace(old, new))


@pytest.mark.parametrize(
    "text",
    ["", "\n", "chess match 1\n", "lastboat match\n", "lastboat match one\n", "\0", "{}", "lastboat match ²\n",
     "lastboat match 0\n", "lastboat match -1\n", f"lastboat match {'9' * 5000}\n"],
)  # fmt: skip
def test_a_text_without_the_title_is_refused(text: str) -> None:
    with pytest.raises(BadText, match="Line 1: The first line is not “lastboat match 1”"):
        Match.from_text(text)


def test_a_lone_surrogate_is_refused() -> None:
    with pytest.raises(Edited):
        Match.from_text(signed(TEXT).replace("Ann", "\ud800"))


def test_a_newer_version_is_refused() -> None:
    with pytest.raises(TooNew, match="match version 2; this one knows up to 1"):
        Match.from_text(TEXT.replace("match 1", "match 2"))
    with pytest.raises(TooNew, match="_template version 7; this one knows up to 1"):
        Match.from_text(signed(TEXT.replace("_template 1", "_template 7")))


MANY = "9" * 50
ENDLESS = "9" * 5000
WRONG = {
    ("_template 1", "_template 0"): "Line 2: _template version 0 is no longer supported; this program plays 1",
    ("_template 1", "_template"): "Line 2: “game: _template” is not a valid header. Expected: game: <id> <version>",
    ("_template 1", "_template x"): "Line 2: “x” is not a number from 0 to",
    ("_template 1", "_template ²"): "Line 2: “²” is not a number from 0 to",
    ("_template 1", f"_template {MANY}"): "Line 2: “9+…?” is not a number from 0 to",
    ("game: _template 1\n", ""): "Line 2: The header names no game",
    ("seats: 2", "seats: two"): "Line 3: “two” is not a number from 1 to 4",
    ("seats: 2", "seats: ²"): "Line 3: “²” is not a number from 1 to 4",
    ("seats: 2", "seats: 9"): "Line 3: “9” is not a number from 1 to 4",
    ("seats: 2", f"seats: {MANY}"): "Line 3: “9+…?” is not a number from 1 to 4",
    ("seats: 2", f"seats: {ENDLESS}"): "Line 3: “9+…?” is not a number from 1 to 4",
    ("seats: 2", "seats: 1"): "This game is for 2 to 4 players, not 1",
    ("seats: 2\n", ""): "players, not 0",
    ("names: Ann | Bo", "weather: fine"): "Line 4: “weather: fine” is not a valid header. Expected: game: ",
    ("names: Ann | Bo", "nothing"): "Line 4: “nothing” is not a valid header",
    ("water=wide", "water=salt"): "cannot be “salt”",
    ("water=wide", "depth=wide"): "There is no option “depth”",
    ("seed 0", "seed seven"): "Line 6: “seven” is not a number from",
    ("seed 0", f"seed {ENDLESS}"): "Line 6: “9+…?” is not a number from",
    ("seed 0", "dice 0"): "Line 6: “chance: dice 0” is not a valid header. Expected: chance: seed <number>",
    ("seed 0", "seed"): "Line 6: “chance: seed” is not a valid header",
    ("seed 0", "sealed ab from -3"): "Line 6: “-3” is not a number from 0 to",
    ("seed 0", "sealed ab from 99999999999999999999"): "Line 6: “99999999999999999999” is not a number from 0 to",
    ("seed 0", f"sealed ab from {ENDLESS}"): "Line 6: “9+…?” is not a number from 0 to",
    ("seed 0", "sealed ab\nsecret: xy"): "Line 7: “secret: xy” is not a valid header. Expected: secret: <hex>",
    ("* get crown", "* get moon"): "Line 8: “moon” is not a valid card",
    ("1 reveal", "1 swim"): "Line 10: “swim” is not a valid verb",
    ("1 reveal", "1"): "Line 10: ",
    ("1 reveal", "x reveal"): "Line 10: “x reveal” is not a valid record. Expected: <seat> <action>",
    ("1 reveal", "-1 reveal"): "Line 10: “-1 reveal” is not a valid record",
    ("1 reveal", "² reveal"): "Line 10: “² reveal” is not a valid record",
    ("1 reveal", "१ reveal"): "Line 10: “१ reveal” is not a valid record",
    ("1 reveal", f"{MANY} reveal"): "Line 10: “9+(?: reveal|…)” is not a valid record",
    ("1 reveal", f"{ENDLESS} reveal"): "Line 10: “9+(?: reveal|…)” is not a valid record",
    ("1 reveal", "99999999999999999999 reveal"): "Line 10: There is no seat ",
    ("1 reveal", ""): "Line 10: “” is not a valid record",
    ("1 reveal", "1 pull"): "Line 10: Player 2 may not play “pull” now",
    ("1 reveal", "2 reveal"): "Line 10: There is no seat 2",
    ("* get shell", "* strokes 1"): "Line 9: “strokes 1” cannot happen now",
    ("* get shell", "0 pull"): "Line 9: Player 1 has nothing to do now; a card or die comes next",
    ("0 pull", "* strokes 1"): "Line 11: “strokes 1” cannot happen now. Possible: -",
}


@pytest.mark.parametrize(("change", "message"), WRONG.items())
def test_mistakes_with_a_valid_checksum_are_reported_by_line(change: tuple[str, str], message: str) -> None:
    old, new = change
    assert old in TEXT
    with pytest.raises(BadText, match=message) as refused:
        Match.from_text(signed(TEXT.replace(old, new)))
    reason = refused.value.args_by_name["reason"]
    assert isinstance(reason, LastboatError), "what is wrong has words in every language"
    english = say(reason.message, "en")
    assert all(english not in say(refused.value.message, lang) for lang in LANGUAGES if lang != "en")


def test_records_after_the_end_are_refused() -> None:
    more = "".join(f"{seat} pull\n* strokes 3\n" for seat in (1, 0, 1, 0, 1))
    with pytest.raises(BadText, match="Line 21: The game is over"):
        Match.from_text(signed(TEXT.replace("end: 5", more + "end: 15")))


def test_a_text_of_an_unknown_game_is_refused() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “ludo”. Known games: .*forbidden-island"):
        Match.from_text(signed(TEXT.replace("_template", "ludo")))


def test_a_secret_that_does_not_match_the_seal_is_refused(template: Game) -> None:
    """Otherwise outcomes could be made to fit a secret chosen afterwards."""
    text = Match(template, 2, chance=Sealed(b"a" * 32)).text(reveal=True)
    lines = text.replace(b"a".hex() * 32, b"b".hex() * 32).split("\n")[:-2]
    forged = signed("\n".join([*lines, "end: 2 {checksum}", ""]))
    with pytest.raises(SealBroken, match="does not match the published fingerprint"):
        Match.from_text(forged)
    spoiled = signed("\n".join([*lines, "end: 2 {checksum}", ""]).replace("secret: 6", "secret: x"))
    with pytest.raises(BadText, match="Line 5"):
        Match.from_text(spoiled)


def test_a_position_is_written_in_the_documented_format(match: Match) -> None:
    text = (
        "seats: 2\nphase: act\nturn: 1\ndistance: 10\nhands: 3 1 0 0\nshown: 0 1 0 0\npile: shell=2 pearl=3 crown=2\n"
    )
    assert position_text(match.state) == text
    assert read_position(text, type(match.state)).key() == match.state.key()
    assert read_position("\n  turn: 1  \n\n" + text, type(match.state)).key() == match.state.key()


def test_a_position_can_change_fields_of_a_given_state(match: Match) -> None:
    before = match.state.key()
    s = read_position("pile: crown=0\nphase: 2", type(match.state), base=match.state)
    assert (s.pile, s.phase, s.distance) == ([2, 3, 0], 2, 10)
    assert match.state.key() == before


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("turn: 1\nwater: 3", "Line 2: “water” is not a valid field. Expected: seats, phase"),
        ("distance: 13", "Line 1: “13” is not a number from 0 to 12"),
        ("distance: far", "Line 1: “far” is not a number from 0 to 12"),
        ("distance: ²", "Line 1: “²” is not a number from 0 to 12"),
        (f"distance: {ENDLESS}", "Line 1: “9+…?” is not a number from 0 to 12"),
        ("phase: dancing", "Line 1: “dancing” is not a valid phase. Expected: deal, act"),
        ("phase: ²", "Line 1: “²” is not a valid phase. Expected: deal, act"),
        ("hands: 1 2", "Line 1: 4 values are needed, not 2"),
        ("pile: moon=1", "Line 1: “moon” is not a valid card"),
        ("pile: shell=4", "Line 1: “4” is not a number from 0 to 3"),
        ("pile: shell", "Line 1: “” is not a number from 0 to 3"),
        ("turn", "Line 1: “” is not a number from 0 to 3"),
    ],
)
def test_mistakes_in_a_position_are_reported_by_line(template: Game, text: str, message: str) -> None:
    with pytest.raises(BadText, match=message) as refused:
        read_position(text, template.state)
    assert isinstance(refused.value.args_by_name["reason"], LastboatError)


@layout
class Ship(BaseState):
    """A grid, and a row with fewer places than there are names for them."""

    hands: Grid = cells(2, 3, top=5)
    seen: Row = cells(2, top=1, by=SEAT)


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("hands[2]: 1 2 3", "Line 1: “2” is not a number from 0 to 1"),
        ("hands[-1]: 1 2 3", "Line 1: “-1” is not a number from 0 to 1"),
        ("hands: 1 2 3", "Line 1: “” is not a number from 0 to 1"),
        ("seen: 3=1", "Line 1: “3” is not a valid seat. Expected: 0, 1"),
    ],
)
def test_indices_outside_a_row_or_grid_are_refused(text: str, message: str) -> None:
    assert read_position("hands[1]: 1 2 3\nseen: 1=1", Ship).hands == [[0, 0, 0], [1, 2, 3]]
    with pytest.raises(BadText, match=message):
        read_position(text, Ship)


def test_a_damaged_text_raises_only_typed_errors(match: Match) -> None:
    """Leave out each character and each line in turn."""
    text = signed(TEXT)
    for at in range(len(text) - 1):
        with pytest.raises(LastboatError):
            Match.from_text(text[:at] + text[at + 1 :])
    lines = TEXT.split("\n")
    for number in range(len(lines) - 2):
        if number not in (3, 4, 5):
            with pytest.raises(LastboatError):
                Match.from_text(signed("\n".join(lines[:number] + lines[number + 1 :])))


PIECES = ["", " ", ": ", "=", "|", "*", "?", "-", "from", "seed", "sealed", "secret: ", "1", "²", "१", MANY, ENDLESS,
          "\ud800", "\r", "\x1c", "game: nisyros 1"]  # fmt: skip


def can_be_said(error: LastboatError) -> bool:
    return all(say(error.message, lang) for lang in LANGUAGES)


@settings(max_examples=300)
@given(
    st.sampled_from([line for line in TEXT.split("\n")[:-2] if line]),
    st.lists(st.sampled_from(PIECES) | st.text(max_size=4), max_size=4),
    st.booleans(),
)
def test_invalid_lines_raise_only_typed_errors(line: str, pieces: list[str], instead: bool) -> None:
    """Replace a line, or what follows its first word, by random pieces."""
    new = "".join(pieces) if instead else line.split()[0] + " " + "".join(pieces)
    text = TEXT.replace(line + "\n", new + "\n")
    try:
        Match.from_text(_signed_whatever_it_is(text))
    except LastboatError as error:
        assert can_be_said(error)  # noqa: PT017 - there need not be an error


def _signed_whatever_it_is(text: str) -> str:
    lines = text.split("\n")[:-2]
    gap = lines.index("") if "" in lines else len(lines)
    digest = hashlib.sha256("\n".join(lines).encode(errors="surrogatepass")).hexdigest()[:16]
    return "\n".join([*lines, f"end: {len(lines) - gap - 1} {digest}", ""])


@settings(max_examples=300)
@given(st.data())
def test_invalid_positions_raise_only_typed_errors(data: st.DataObject) -> None:
    game = lastboat.game(data.draw(st.sampled_from(["_template", *lastboat.game_ids()])))
    name, field = data.draw(st.sampled_from(list(game.state.FIELDS.items())))
    names = [*(field.of.tokens if field.of else ()), *(f"{token}=1" for token in (field.by.tokens if field.by else ()))]
    words = data.draw(st.lists(st.sampled_from([*names, *PIECES]) | st.text(max_size=4), max_size=6))
    index = data.draw(st.sampled_from(["", "[0]", "[-1]", "[9]", "[²]", "[", f"[{ENDLESS}]"]))
    try:
        read_position(f"{name}{index}: {' '.join(words)}", game.state)
    except LastboatError as error:
        assert can_be_said(error)  # noqa: PT017 - there need not be an error
