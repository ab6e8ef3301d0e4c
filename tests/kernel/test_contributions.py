"""Numbers that players add to sealed chance: nobody can change one afterwards, leave one out or put one in."""

from __future__ import annotations

import hashlib
import re
from collections.abc import Sequence

import pytest

import lastboat
from lastboat import Game, LastboatError, Match, Sealed
from lastboat.kernel.chance import contributions
from lastboat.kernel.chance.contributions import Contribution, commitment_of
from lastboat.kernel.errors import BadText, Edited, SealBroken

SECRET = bytes(range(32))
NUMBERS = ["0a" * 32, "f7" * 32, "3c" * 32]
GIVEN = [Contribution(seat, commitment_of(number), number) for seat, number in enumerate(NUMBERS)]
SILENT = [GIVEN[0], GIVEN[1]._replace(number=""), Contribution(2)]


def played(given: Sequence[Contribution], secret: bytes = SECRET) -> Match:
    """A whole game of Forbidden Island, in which chance is drawn some fifty times."""
    match = Match(lastboat.game("forbidden-island"), 3, chance=Sealed(secret, 0, given))
    while not match.over:
        match.play(match.actor, "end_actions" if "end_actions" in map(str, match.legal(match.actor)) else
                   match.legal(match.actor)[0])  # fmt: skip
    return match


def signed(lines: Sequence[str]) -> str:
    """Lines of a match, but the last, with a checksum that fits."""
    body = lines[: lines.index("") + 1], lines[lines.index("") + 1 :]
    checksum = hashlib.sha256("\n".join(lines).encode()).hexdigest()[:16]
    return "\n".join([*lines, f"end: {len(body[1])} {checksum}", ""])


def holds(text: str) -> bool:
    """Whether a text is read and verified."""
    try:
        Match.from_text(text).verify()
    except LastboatError:
        return False
    return True


@pytest.mark.parametrize("given", [GIVEN, SILENT, GIVEN[:1]])
def test_outcomes_follow_from_the_secret_and_all_contributions(given: list[Contribution]) -> None:
    match = played(given)
    assert match.records != played([]).records
    assert Match.from_text(match.text()).text() == match.text()
    assert [line for line in match.text().splitlines() if line.startswith("contribution: ")] == [
        f"contribution: {one.text()}" for one in given
    ]
    match.verify(SECRET)
    Match.from_text(match.text()).verify()


def test_without_a_commitment_the_secret_alone_decides() -> None:
    """So that old secrets give the same games in every version."""
    assert played([Contribution(0), Contribution(1)]).records == played([]).records
    assert contributions.key_of(SECRET, []) == SECRET


def test_the_key_is_the_documented_one() -> None:
    """A second implementation, as docs/protocol.md describes it."""
    written = f"0 {GIVEN[0].commitment} {NUMBERS[0]}\n1 {GIVEN[1].commitment} -\n2 - -"
    key = hashlib.sha256(b"lastboat contributions\0" + SECRET + written.encode()).digest()
    assert contributions.key_of(SECRET, SILENT) == key
    assert commitment_of(NUMBERS[0]) == hashlib.sha256(b"lastboat contribution\0" + b"\x0a" * 32).hexdigest()


@pytest.mark.parametrize("given", [GIVEN, SILENT])
def test_every_changed_byte_of_the_draw_is_found(given: list[Contribution]) -> None:
    """The forger makes the checksum fit again; also where the change alone would be a valid text."""
    lines = played(given).text().splitlines()[:-1]
    assert holds(signed(lines))
    tried = 0
    for number, line in enumerate(lines[: lines.index("")]):
        if not re.match("chance|contribution|secret", line):
            continue
        for at, sign in enumerate(line):
            other = {"f": "0", "-": "a", " ": "_"}.get(sign, "f" if sign in "abcde" else chr(ord(sign) + 1))
            changed = [*lines[:number], line[:at] + other + line[at + 1 :], *lines[number + 1 :]]
            assert not holds(signed(changed)), changed[number]
            tried += 1
    assert tried > 300


@pytest.mark.parametrize("given", [GIVEN, SILENT])
def test_a_contribution_cannot_be_left_out_added_or_moved(given: list[Contribution]) -> None:
    lines = played(given).text().splitlines()[:-1]
    places = [number for number, line in enumerate(lines) if line.startswith("contribution: ")]
    for place in places:
        assert not holds(signed(lines[:place] + lines[place + 1 :])), "left out"
        assert not holds(signed([*lines[: place + 1], *lines[place:]])), "twice"
    first, second = places[:2]
    swapped = [*lines[:first], lines[second], lines[first], *lines[second + 1 :]]
    assert not holds(signed(swapped)), "moved"


def test_a_server_that_changes_its_secret_after_the_numbers_is_found() -> None:
    """Its text fits together; only the seal is not the one that was shown before."""
    cheated = played(GIVEN, b"c" * 32)
    shown = Sealed(SECRET).seal
    assert holds(cheated.text())
    lines = cheated.text().replace(cheated.chance.text(), f"sealed {shown}").splitlines()[:-1]
    with pytest.raises(SealBroken, match="does not match the published fingerprint"):
        Match.from_text(signed(lines))
    with pytest.raises(SealBroken):
        cheated.verify(SECRET)


def test_a_player_who_gives_another_number_is_found(template: Game) -> None:
    cheat = [GIVEN[0], GIVEN[1]._replace(number=NUMBERS[2])]
    match = Match(template, 2, chance=Sealed(SECRET, 0, cheat), names=["Ann", "Ben"])
    with pytest.raises(SealBroken, match="number of Player 2 does not match the fingerprint"):
        match.verify()
    with pytest.raises(SealBroken):
        Match.from_text(match.text())


@pytest.mark.parametrize("line", ["0 ab -", "4 - -", "x - -", f"0 - {NUMBERS[0]}", "0 -", f"0 {'AB' * 32} -", "2 - -"])
def test_a_contribution_that_cannot_be_is_refused(template: Game, line: str) -> None:
    lines = Match(template, 2, chance=Sealed(SECRET)).text().splitlines()[:-1]
    with pytest.raises(BadText, match="Line 5"):
        Match.from_text(signed([*lines[:4], f"contribution: {line}", *lines[4:]]))
    with pytest.raises(Edited):
        Match.from_text("\n".join([*lines, "end: 1 0000000000000000"]))


def test_contributions_go_with_sealed_chance_only(template: Game) -> None:
    lines = Match(template, 2, seed=1).text().splitlines()[:-1]
    with pytest.raises(LastboatError, match="chance: sealed <hash>"):
        Match.from_text(signed([*lines[:4], "contribution: 0 - -", *lines[4:]]))
