"""Games on an NVIDIA GPU: are they those of the processor, and how fast are they? See docs/benchmarks.md.

Needs the extra `gpu`. Ends with code 1 if a game differs.
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import sys
import time
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

import lastboat
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.policies import POLICIES
from lastboat.sim.cuda import Gpu, tally
from lastboat.sim.many import Loops

SEED = 1
CHECKED = {"random": 100_000, "greedy": 5_000}
"""So many games of each bot are compared with those of the processor."""
MEASURED = {"random": 1 << 22, "greedy": 1 << 19}
"""So many games of each bot are one launch that is measured."""
QUICK = 20
"""A quick run plays one in so many."""
LAUNCHES = 3
PGX_BATCH, PGX_STRETCHES = 65_536, 10


@dataclass(frozen=True)
class Check:
    """What the comparison of some games has found."""

    same: bool
    digest: str
    """The hash of all last states, in the order of the games."""


def check(gpu: Gpu, seats: int, bot: str, games: int) -> Check:
    """Compare the last state and the steps of each game, and the tally."""
    import cupy  # type: ignore[import-not-found]

    loops = Loops(gpu.game, seats, {}, [bot] * seats, native=True)
    size = len(gpu.game.state().key())
    ends, lengths = cupy.zeros(games * size, "int8"), cupy.zeros(games, "int32")
    totals = gpu.play(seats, *_given(gpu.game, seats, bot), SEED, range(games), ends, lengths)
    found, steps = ends.get().tobytes(), lengths.get().tolist()
    same = tally(gpu.game, seats, games, totals) == loops.run_many(SEED, range(games))
    for number in range(games):
        s, played = loops.run(SEED, number)
        same &= (bytes(s), played) == (found[number * size : (number + 1) * size], steps[number])
    return Check(same, hashlib.sha256(found).hexdigest()[:16])


def speed(gpu: Gpu, seats: int, bot: str, games: int) -> float:
    """Steps per second, the best of several launches."""
    best = 0.0
    for launch in range(LAUNCHES):
        begin = time.perf_counter()
        totals = gpu.play(seats, *_given(gpu.game, seats, bot), SEED + launch, range(games))
        best = max(best, totals[0] / (time.perf_counter() - begin))
    return best


def _given(game: Game, seats: int, bot: str) -> tuple[list[int], list[int]]:
    return game.encode_options(seats, {}), [POLICIES[bot]] * seats


def pgx_speeds() -> Iterator[tuple[str, float]]:
    """Moves per second of pgx on the same GPU, where JAX finds it."""
    if importlib.util.find_spec("jax") is None or importlib.util.find_spec("pgx") is None:
        return
    os.environ["JAX_PLATFORMS"] = "cuda"
    from benchmarks.peers import play_pgx

    for name in play_pgx.GAMES:
        try:
            play = play_pgx.player(name, PGX_BATCH)
            play(1)
        except RuntimeError as error:
            print(f"pgx is left out: {error}")
            return
        begin = time.perf_counter()
        moves = play(PGX_STRETCHES)
        yield name, moves / (time.perf_counter() - begin)


def measure(game: Game, gpus: Mapping[str, Gpu], share: int) -> bool:
    """Print a row for each number of seats and bot; return whether all games were the same."""
    good = True
    for seats in game.seats:
        for bot, games in CHECKED.items():
            found = check(gpus["shared"], seats, bot, games // share)
            good &= found.same
            rates = [f"{speed(gpu, seats, bot, MEASURED[bot] // share) / 1e6:,.0f}" for gpu in gpus.values()]
            cells = [game.id, seats, bot, "same" if found.same else "DIFFERENT", found.digest, *rates]
            print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return good


def main() -> int:
    """Check and measure every game."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--quick", action="store_true", help="play fewer games")
    share = QUICK if parser.parse_args().quick else 1
    rows: dict[str, dict[str, Any]] = {}
    try:
        for name in lastboat.game_ids():
            game = lastboat.game(name)
            rows[name] = {"shared": Gpu(game), "local": Gpu(game, local=True)}
            for kind, gpu in rows[name].items():
                kernel = gpu.kernel
                print(
                    f"{name}, {kind} states: {gpu.blocks} blocks of {gpu.block} threads, {kernel.num_regs} registers, "
                    f"{kernel.local_size_bytes} bytes of local memory a thread"
                )
    except LastboatError as error:
        print(error, file=sys.stderr)
        return 2
    print("\n| game | seats | bot | games | last states | M steps/s, shared | M steps/s, local |\n" + "|---" * 7 + "|")
    same = [measure(lastboat.game(name), gpus, share) for name, gpus in rows.items()]
    for name, rate in pgx_speeds():
        print(f"| pgx {name} | | random | | | {rate / 1e6:,.0f} | |")
    return 0 if all(same) else 1


if __name__ == "__main__":
    sys.exit(main())
