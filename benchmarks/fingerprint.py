"""Print a fingerprint of seeded play, to compare between processes; with the argument `native` of native play.

Plain play needs no compiled package, so any Python from 3.11 on can run this.
"""

from __future__ import annotations

import hashlib
import json
import sys
from collections.abc import Iterable
from random import Random

import lastboat
from lastboat.kernel.game import Game
from lastboat.sim.many import LOG, Loops, record_game

SEED, GAMES = 7, 3


def log_of(game: Game, seats: int, number: int, native: bool) -> bytes:
    """The log of a game and its last state."""
    loops = Loops(game, seats, {}, ["guided"] * seats, native)
    log = loops.buffer(2 * LOG)
    s, steps = loops.run(SEED, number, log)
    last: bytes = bytes(s) if loops.native else s.key()
    return repr([int(n) for n in log[: 2 * steps]]).encode() + last


def match_of(game: Game, seats: int, number: int) -> bytes:
    """The text of a recorded game and of one played through `Match`."""
    recorded = record_game(game, seats, SEED, number, bots=("guided",)).text()
    match = lastboat.Match(game, seats, seed=SEED + number)
    rng = Random(number)
    while not match.over:
        match.play(match.actor, rng.choice(match.legal_codes(match.actor)))
    return (recorded + match.text()).encode()


def main(native: bool) -> None:
    """One fingerprint for each game's logs, and one for its matches as text."""
    found = {}
    for game in map(lastboat.game, lastboat.game_ids()):
        tables = [(game, seats, number) for seats in game.seats for number in range(GAMES)]
        found[game.id] = _digest(log_of(*table, native) for table in tables)
        if not native:
            found[f"{game.id} as text"] = _digest(match_of(*table) for table in tables)
    print(json.dumps(found))


def _digest(parts: Iterable[bytes]) -> str:
    digest = hashlib.sha256()
    for part in parts:
        digest.update(part)
    return digest.hexdigest()


if __name__ == "__main__":
    main("native" in sys.argv[1:])
