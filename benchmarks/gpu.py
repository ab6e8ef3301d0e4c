"""Games and tables on an NVIDIA GPU: are they those of the processor, and how fast are they? See docs/benchmarks.md.

Needs the extra `gpu`. Ends with code 1 if a game or a table differs. Run it from a checkout:

    python -m benchmarks.gpu [--part games|tables|pgx ...] [--games NAME ...] [--seats N ...] [--quick]
"""

from __future__ import annotations

import argparse
import hashlib
import importlib.util
import os
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor, ProcessPoolExecutor
from dataclasses import dataclass
from multiprocessing import get_context

import lastboat
from lastboat.compile.gpu.cuda import TABLES
from lastboat.compile.gpu.device import Module
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.policies import POLICIES
from lastboat.rl import Tables
from lastboat.sim.cuda import Gpu, tally
from lastboat.sim.many import Loops
from lastboat.sim.tally import Tally

PARTS = ("games", "tables", "pgx")
SEED = 1
CHECKED = {"random": 100_000, "greedy": 5_000}
"""So many games of each bot are compared with those of the processor."""
MEASURED = {"random": 1 << 21, "greedy": 1 << 18}
"""So many games of each bot are one launch that is measured."""
LAUNCHES = 2
CHECKED_TABLES, CHECKED_DECISIONS = 1000, 20_000
BATCH, WARM, STEPS = 65_536, 100, 100
"""Tables that are measured, their steps before the measurement, and the measured ones."""
QUICK = 20
"""A quick run plays one in so many."""
PGX_BATCH, PGX_STRETCHES = 65_536, 10


@dataclass(frozen=True)
class Part:
    """What the processor has found of some games: hashes of the last states and the numbers of steps, and a tally."""

    ends: str
    lengths: str
    tally: Tally


def expected(name: str, seats: int, bot: str, numbers: range) -> Part:
    """Play games natively."""
    loops = Loops(lastboat.game(name), seats, {}, [bot] * seats, native=True)
    ends, lengths = hashlib.sha256(), []
    for number in numbers:
        s, played = loops.run(SEED, number)
        ends.update(bytes(s))
        lengths.append(played)
    return Part(ends.hexdigest(), _lengths(lengths), loops.run_many(SEED, numbers))


def check(pool: Executor, gpu: Gpu, seats: int, bot: str, games: int) -> tuple[bool, str]:
    """Whether the last state and the steps of each game and the tally are equal; the hash of all last states."""
    import cupy  # type: ignore[import-not-found]

    name, size, workers = gpu.game.id, len(gpu.game.state().key()), os.cpu_count() or 1
    step = -(-games // workers)
    parts = [range(first, min(first + step, games)) for first in range(0, games, step)]
    waiting = [pool.submit(expected, name, seats, bot, part) for part in parts]
    ends, lengths = cupy.zeros(games * size, "int8"), cupy.zeros(games, "int32")
    totals = gpu.play(seats, *_given(gpu.game, seats, bot), SEED, range(games), ends, lengths)
    found, steps, summed = ends.get().tobytes(), lengths.get().tolist(), Tally()
    same = True
    for part, future in zip(parts, waiting, strict=True):
        wanted = future.result()
        summed.add(wanted.tally)
        same &= wanted.ends == hashlib.sha256(found[part.start * size : part.stop * size]).hexdigest()
        same &= wanted.lengths == _lengths(steps[part.start : part.stop])
    same &= tally(gpu.game, seats, games, totals) == summed
    return same, hashlib.sha256(found).hexdigest()[:16]


def speed(gpu: Gpu, seats: int, bot: str, games: int) -> float:
    """Steps per second, the best of several launches."""
    best = 0.0
    for launch in range(LAUNCHES):
        begin = time.perf_counter()
        totals = gpu.play(seats, *_given(gpu.game, seats, bot), SEED + launch, range(games))
        best = max(best, totals[0] / (time.perf_counter() - begin))
    return best


def _lengths(lengths: Sequence[int]) -> str:
    return hashlib.sha256(repr(lengths).encode()).hexdigest()


def _given(game: Game, seats: int, bot: str) -> tuple[list[int], list[int]]:
    return game.encode_options(seats, {}), [POLICIES[bot]] * seats


def check_tables(game: Game, seats: int, decisions: int) -> bool:
    """Whether tables on both devices show the same; every fourth action is greedy's."""
    cpu = Tables(game, seats, CHECKED_TABLES, threads=min(8, os.cpu_count() or 1))
    gpu = Tables(game, seats, CHECKED_TABLES, device="cuda")
    cpu.reset(SEED)
    gpu.reset(SEED)
    same = True
    for n in range(decisions // CHECKED_TABLES):
        actions = cpu.greedy() if n % 4 == 3 else cpu.sample()
        chosen = gpu.greedy() if n % 4 == 3 else gpu.sample()
        same &= actions.tobytes() == chosen.get().tobytes()
        cpu.step(actions)
        gpu.step(chosen)
        for name in ("observation", "mask", "who", "reward", "ended"):
            same &= getattr(cpu, name).tobytes() == getattr(gpu, name).get().tobytes()
    cpu.close()
    return same


def tables_speed(game: Game, seats: int, share: int) -> float:
    """Decisions per second with random actions, observation and mask included."""
    import cupy

    tables = Tables(game, seats, BATCH, device="cuda")
    tables.reset(SEED)
    for _ in range(WARM // share):
        tables.step(tables.sample())
    cupy.cuda.Device().synchronize()
    begin, steps = time.perf_counter(), STEPS // share
    for _ in range(steps):
        tables.step(tables.sample())
    cupy.cuda.Device().synchronize()
    return BATCH * steps / (time.perf_counter() - begin)


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


def prepare(name: str, part: str) -> None:
    """Compile a game's rules for a part of the run; CuPy and the cache keep the results."""
    game = lastboat.game(name)
    if part == "native":
        lastboat.compile.library(game.package)
    elif part == "games":
        Gpu(game)
    else:
        Module(game, TABLES, "tables.cu").kernel("advance")


def measure_games(pool: Executor, games: Sequence[Game], seated: Sequence[int], share: int) -> bool:
    """Print a row for each game, number of seats and bot; return whether all games were the same."""
    good, gpus = True, {game.id: Gpu(game) for game in games}
    for name, gpu in gpus.items():
        kernel = gpu.kernel
        print(
            f"{name}: {gpu.blocks} blocks of {gpu.block} threads, {kernel.num_regs} registers, "
            f"{kernel.local_size_bytes} bytes of local memory a thread"
        )
    print("\n| game | seats | bot | games | last states | M steps/s |\n" + "|---" * 6 + "|")
    for game in games:
        for seats in sorted(set(game.seats) & set(seated)):
            for bot, count in CHECKED.items():
                rate = speed(gpus[game.id], seats, bot, MEASURED[bot] // share)
                same, digest = check(pool, gpus[game.id], seats, bot, count // share)
                good &= same
                cells = [game.id, seats, bot, "same" if same else "DIFFERENT", digest, f"{rate / 1e6:,.0f}"]
                print(f"| {' | '.join(map(str, cells))} |", flush=True)
    return good


def measure_tables(games: Sequence[Game], seated: Sequence[int], share: int) -> bool:
    """Print a row for each game and number of seats; return whether all tables were the same."""
    good = True
    print("\n| game | seats | tables | M decisions/s |\n" + "|---" * 4 + "|")
    for game in games:
        for seats in sorted(set(game.seats) & set(seated)):
            rate = tables_speed(game, seats, share)
            same = check_tables(game, seats, CHECKED_DECISIONS // share)
            good &= same
            print(f"| {game.id} | {seats} | {'same' if same else 'DIFFERENT'} | {rate / 1e6:,.1f} |", flush=True)
    return good


def main() -> int:
    """Check and measure what is asked for."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--part", nargs="+", choices=PARTS, default=PARTS, help="what is run (everything)")
    parser.add_argument("--games", nargs="+", choices=lastboat.game_ids(), default=lastboat.game_ids())
    parser.add_argument("--seats", nargs="+", type=int, default=(2, 3, 4), help="numbers of seats (all)")
    parser.add_argument("--quick", action="store_true", help="play fewer games")
    args = parser.parse_args()
    share, good = QUICK if args.quick else 1, True
    games = [lastboat.game(name) for name in args.games]
    with ProcessPoolExecutor(os.cpu_count(), get_context("spawn")) as pool:
        try:
            parts = ["native", *(part for part in args.part if part != "pgx")] if args.part != ["pgx"] else []
            for done in [pool.submit(prepare, game.id, part) for part in parts for game in games]:
                done.result()
            if "tables" in args.part:
                good &= measure_tables(games, args.seats, share)
            if "games" in args.part:
                good &= measure_games(pool, games, args.seats, share)
        except LastboatError as error:
            print(error, file=sys.stderr)
            return 2
    if "pgx" in args.part:
        for name, rate in pgx_speeds():
            print(f"pgx {name}: {rate / 1e6:,.1f} M moves/s", flush=True)
    return 0 if good else 1


if __name__ == "__main__":
    sys.exit(main())
