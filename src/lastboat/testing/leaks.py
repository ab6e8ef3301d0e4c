"""Hidden information does not leak: worlds that differ only in it look the same to a seat.

Such worlds are made in two ways: by redealing what the seat cannot know, and by replacing an outcome that only
another seat witnessed. Everything a seat gets is compared: observation, view with log, legal codes, and the match
as text.
"""

from __future__ import annotations

from copy import copy
from random import Random
from typing import Any

from lastboat import CHANCE, EVERYBODY, Game, Match, Record
from lastboat.testing.matches import after, played


class LeakError(AssertionError):
    """A seat can distinguish two worlds that must look the same to it."""


def seen_by(match: Match, seat: int) -> dict[str, Any]:
    """Everything a seat gets; only the last lines of the log, as earlier ones were compared before."""
    waiting = match.actor != CHANCE
    recent = copy(match)
    recent.told = match.told[-8:]
    return {
        "observation": match.game.observe(match.state, seat).key(),
        "view": recent.view(seat).data() if waiting else None,
        "legal": match.legal_codes(seat) if waiting and seat != EVERYBODY else None,
        "text": match.text(seat, reveal=False),
    }


def compare(ours: dict[str, Any], theirs: dict[str, Any], where: str) -> None:
    """Raise `LeakError` where a seat gets something else in the other world."""
    for what, known in ours.items():
        if known != theirs[what]:
            raise LeakError(f"{where}: {what}\n{known}\n{theirs[what]}")


def check_dealt_anew(match: Match, random: Random) -> None:
    """Compare the state with one redealt."""
    for seat in (EVERYBODY, *range(match.seats)):
        other = after(match, len(match.records))
        other.state = match.game.determinize(match.state, seat, random)
        compare(seen_by(match, seat), seen_by(other, seat), f"record {len(match.records)}, seat {seat}")


def check_hidden_outcome(match: Match, number: int, length: int) -> int:
    """Replace an outcome by up to four others, and compare until an act reveals the difference.

    Return how many pairs of worlds were compared.
    """
    game, compared = match.game, 0
    before = after(match, number)
    witness = game.rules.witness(before.state)
    for outcome, _ in game.chance(before.state)[:4]:
        a, b = after(match, number), after(match, number)
        a._push(match.records[number])
        worlds_of_a = {seat: seen_by(a, seat) for seat in (EVERYBODY, *range(match.seats))}
        b._push(Record(CHANCE, outcome))
        unseen = [seat for seat in worlds_of_a if witness not in (EVERYBODY, seat)]
        for seat, ours in worlds_of_a.items():
            theirs = seen_by(b, seat)
            where = f"record {number}, {game.outcomes.text(outcome)}, seat {seat}"
            confused = a.state != b.state and ours["observation"] == theirs["observation"]
            if seat in unseen or confused:
                compare(ours, theirs, where)
        compared += len(unseen)
        follow(a, b, match.records[number + 1 : number + 1 + length], unseen)
    return compared


def follow(a: Match, b: Match, records: list[Record], unseen: list[int]) -> None:
    """Continue both worlds with the same records, and compare them for the seats that cannot know the difference."""
    game = a.game
    for record in records:
        if record.seat == CHANCE:
            if any(record.code not in dict(game.chance(world.state)) for world in (a, b)):
                return
        elif record.code not in game.legal(b.state, record.seat):
            return
        a._push(record)
        ours = {seat: seen_by(a, seat) for seat in unseen}
        b._push(record)
        theirs = {seat: seen_by(b, seat) for seat in unseen}
        unseen = [seat for seat in unseen if ours[seat]["observation"] == theirs[seat]["observation"]]
        for seat in unseen:
            compare(ours[seat], theirs[seat], f"after record {len(a.records)}, seat {seat}")


def check_match(match: Match, random: Random, moments: int) -> int:
    """Check both ways at some moments of a match; return how many worlds with other outcomes were compared."""
    numbers = sorted(random.sample(range(len(match.records) + 1), min(moments, len(match.records))))
    for number in numbers:
        check_dealt_anew(after(match, number), random)
    secret = [n for n, record in enumerate(match.records) if record.seat == CHANCE and match.witness(n) != EVERYBODY]
    shown = [n for n, record in enumerate(match.records) if record.seat == CHANCE and match.witness(n) == EVERYBODY]
    some = random.sample(secret, min(moments, len(secret))) + random.sample(shown, min(2, len(shown)))
    return sum(check_hidden_outcome(match, number, length=4) for number in some)


def hidden_information_does_not_leak(game: Game) -> None:
    """Some moments of a few games."""
    for seed in range(3):
        check_match(played(game, seed), Random(seed), moments=6)
