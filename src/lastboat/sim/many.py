"""Play many games in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import nullcontext
from typing import Any

from lastboat.bots.agents import TIME_LIMIT
from lastboat.bots.registry import named_bot
from lastboat.compile import engine
from lastboat.kernel.errors import BadBots, NotOnGpu, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match, Record
from lastboat.kernel.policies import POLICIES
from lastboat.kernel.rng import STREAM, start
from lastboat.sim.cuda import play_on_gpu
from lastboat.sim.executors import Executor, Processes, Serial, Threads
from lastboat.sim.matches import play_match
from lastboat.sim.tally import Tally, counted

DEVICES = ("cpu", "cuda")
CHUNK = 500
"""So many games are played by one call, times the `batch` of the executor."""
LOG = 4096


class Loops:
    """A game's loops with their buffers, native or plain."""

    def __init__(self, game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], native: bool) -> None:
        self.engine = engine(game, native)
        self.game, self.seats, self.native = game, seats, self.engine.native
        self.options = self.engine.numbers(game.encode_options(seats, options))
        self.bots = self.engine.numbers([POLICIES[name] for name in bots])
        self.states, self.no_trace = self.engine.states(2), self.engine.states(0)
        self.buffer = self.engine.buffer
        size = max(game.actions.count, game.outcomes.count)
        self.codes, self.weights, self.rng = self.buffer(size), self.buffer(size), self.buffer(STREAM)
        self.no_log = self.buffer(0)

    def run(self, seed: int, number: int, log: Any = None, trace: Any = None) -> tuple[Any, int]:
        """Play game `number` of a seed; return its last state and its steps."""
        s = self.begin(seed, number)
        steps = self.engine.rules.run(
            s, self.seats, self.options, self.bots, self.rng, self.codes, self.weights,
            self.no_log if log is None else log, self.no_trace if trace is None else trace,
        )  # fmt: skip
        if steps == 0:
            raise RuntimeError(f"{self.game.id}: game {number} of seed {seed} does not end")
        return s, steps

    def begin(self, seed: int, number: int) -> Any:
        """An empty state, and the random stream of a game at its start."""
        start(self.rng, seed, number)
        self.states[0] = self.states[1] if self.native else self.game.state()
        return self.states[0]

    def run_many(self, seed: int, numbers: range) -> Tally:
        """Play a range of games of a seed and count their ends."""
        verdicts = self.buffer(len(self.game.verdicts))
        points, scored = self.buffer(self.seats), self.buffer(self.seats)
        steps = self.engine.rules.run_many(
            self.states, self.seats, self.options, self.bots, seed, numbers.start, len(numbers), self.rng,
            self.codes, self.weights, self.no_log, self.no_trace, verdicts, points, scored,
        )  # fmt: skip
        if steps == 0:
            raise RuntimeError(f"{self.game.id}: a game of seed {seed} in {numbers} does not end")
        return counted(self.game, len(numbers), steps, verdicts, points, scored)


def check_bots(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat, all of which exist; a single one sits on all of them."""
    if len(bots) not in (1, seats):
        raise BadBots(bots=len(bots), seats=seats)
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if not in_loops(names):
        for name in names:
            named_bot(name)
    return names


def in_loops(bots: Sequence[str]) -> bool:
    """Whether the loops know all bots; others play move by move."""
    return all(name in POLICIES for name in bots)


def count_games(
    game: Game, seats: int, options: Mapping[str, str], bots: Sequence[str], native: bool, seed: int, numbers: range,
    time_limit: float = TIME_LIMIT,
) -> Tally:  # fmt: skip
    """Play a range of games of a seed and count their ends."""
    if in_loops(bots):
        return Loops(game, seats, options, bots, native).run_many(seed, numbers)
    total = Tally()
    for number in numbers:
        match, _ = play_match(game, seats, options, bots, seed, number, native, time_limit)
        total.add(_result(match))
    return total


def _result(match: Match) -> Tally:
    """The tally of one game."""
    game, s = match.game, match.state
    verdicts = [int(code == game.rules.verdict(s)) for code in range(len(game.verdicts))]
    points = [game.rules.score(s, p) for p in range(match.seats)]
    return counted(game, 1, len(match.records), verdicts, points, [int(n > 0) for n in points])


def play_many(
    game: Game,
    seats: int,
    games: int,
    seed: int = 0,
    options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy",),
    native: bool = True,
    threads: int = 1,
    progress: Callable[[int], None] = lambda done: None,
    device: str = "cpu",
    *,
    first: int = 0,
    executor: Executor | None = None,
    total: Tally | None = None,
    time_limit: float = TIME_LIMIT,
) -> Tally:
    """Play games `first .. first + games - 1` of a seed and count their ends. A single bot sits on all seats.

    Where `random`, `greedy` and `guided` sit, whole games run in one call. Any other bot of the registry plays move
    by move; name it with a number of simulations (`strong:400`) or a time (`strong:500ms`), or name a bot of your own
    (`module:factory`, `cmd:program`), which has `time_limit` seconds for a decision. The tally is the same
    with every executor and any number of workers, and plain or native, unless a bot is limited by time. Without an
    `executor` whole games run in so many threads, and games that are played move by move in so many processes.

    Memory does not grow with the number of games. Tallies of parts, such as the shards of several machines, add up to
    that of the whole. Results are added to `total`, if it is given, as they come: it holds the finished games when
    the others are interrupted.

    The tally is the same on an NVIDIA GPU too (`device="cuda"`, extra `gpu`), where only bots that play whole games
    in one call can sit, and `native`, `threads` and `executor` do not matter.
    """
    bots, options = check_bots(bots, seats), options or {}
    if device not in DEVICES:
        raise UnknownWord(word=device, kind="device", known=", ".join(DEVICES))
    total = Tally() if total is None else total
    total.add(Tally(points=[0.0] * seats, won=[0.0] * seats))
    numbers = range(first, first + games)
    if device == "cuda":
        for name in bots:
            if name not in POLICIES:
                raise NotOnGpu(bot=name, known=", ".join(POLICIES))
        play_on_gpu(game, seats, numbers, seed, options, bots, progress, total)
        return total
    with _executor(bots, threads) if executor is None else nullcontext(executor) as chosen:
        size = CHUNK * chosen.batch if in_loops(bots) else 1
        if in_loops(bots):
            Loops(game, seats, options, bots, native)  # what native rules need is built once, not by each worker
        tasks = (
            (game, seats, options, bots, native, seed, numbers[start : start + size], time_limit)
            for start in range(0, games, size)
        )
        for tally in chosen.map(count_games, tasks):
            total.add(tally)
            progress(total.games)
    return total


def _executor(bots: Sequence[str], workers: int) -> Executor:
    if workers == 1:
        return Serial()
    return Threads(workers) if in_loops(bots) else Processes(workers)


def record_game(
    game: Game, seats: int, seed: int, number: int = 0, options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy",),
) -> Match:  # fmt: skip
    """Game `number` of a seed, as `play_many` plays it, as a match that can be read, replayed and branched.

    Where the loops drew its outcomes, they do not follow from the match's seed.
    """
    bots = check_bots(bots, seats)
    if not in_loops(bots):
        return play_match(game, seats, options or {}, bots, seed, number)[0]
    loops = Loops(game, seats, options or {}, bots, native=False)
    log = loops.buffer(2 * LOG)
    _, steps = loops.run(seed, number, log)
    records = [Record(log[2 * i], log[2 * i + 1]) for i in range(steps)]
    return Match(game, seats, options, seed, records=records)


def count_leaves(game: Game, s: Any, seats: int, depth: int, native: bool = True) -> int:
    """Perft: the number of ways the next `depth` steps can go."""
    size = max(game.actions.count, game.outcomes.count)
    width = 2 * max(seats * game.actions.count, game.outcomes.count)
    made = engine(game, native)
    stack, buffer = made.states(depth + 1), made.buffer
    stack[0] = made.taken(s)
    leaves: int = made.rules.count_leaves(
        stack, depth, seats, buffer(size), buffer(size), buffer(width * max(1, depth)), buffer(depth + 1), width
    )
    return leaves
