"""Play many games in one call."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

from lastboat.bots.registry import budgeted_bot
from lastboat.compile import engine
from lastboat.kernel.errors import BadBots, NotOnGpu, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.match import Match, Record
from lastboat.kernel.policies import POLICIES
from lastboat.kernel.rng import STREAM, start
from lastboat.sim.cuda import play_on_gpu
from lastboat.sim.matches import in_processes, play_match
from lastboat.sim.tally import Tally, counted

DEVICES = ("cpu", "cuda")
CHUNK = 500
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
        start(self.rng, seed, number)
        self.states[0] = self.states[1] if self.native else self.game.state()
        s = self.states[0]
        steps = self.engine.rules.run(
            s, self.seats, self.options, self.bots, self.rng, self.codes, self.weights,
            self.no_log if log is None else log, self.no_trace if trace is None else trace,
        )  # fmt: skip
        if steps == 0:
            raise RuntimeError(f"{self.game.id}: game {number} of seed {seed} does not end")
        return s, steps

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


def _seated(bots: Sequence[str], seats: int) -> list[str]:
    """A bot for each seat; a single one sits on all of them."""
    if len(bots) not in (1, seats):
        raise BadBots(bots=len(bots), seats=seats)
    names = list(bots) * seats if len(bots) == 1 else list(bots)
    if not _in_loops(names):
        for name in names:
            budgeted_bot(name)
    return names


def _in_loops(bots: Sequence[str]) -> bool:
    """Whether the loops know all bots; others play move by move."""
    return all(name in POLICIES for name in bots)


def _play_matches(
    game: Game, seats: int, games: int, seed: int, options: Mapping[str, str], bots: Sequence[str], native: bool,
    processes: int, progress: Callable[[int], None],
) -> Tally:  # fmt: skip
    """Play games move by move and count their ends."""
    tally, scores = Tally(), [0] * seats
    wins = [0] * seats
    tasks = ((game, seats, options, bots, seed, number, native) for number in range(games))
    for steps, verdict, scored in in_processes(_play_match, tasks, processes):
        tally.games += 1
        tally.steps += steps
        tally.verdicts[verdict] += 1
        scores = [a + b for a, b in zip(scores, scored, strict=True)]
        wins = [a + (b > 0) for a, b in zip(wins, scored, strict=True)]
        progress(tally.games)
    tally.points = [score / 1000 for score in scores]
    tally.won = [float(n) for n in wins] if game.cooperative else list(tally.points)
    return tally


def _play_match(*table: Any) -> tuple[int, str, list[int]]:
    """The steps, the verdict and each seat's score of one game."""
    match, _ = play_match(*table)
    game, s = match.game, match.state
    scores = [game.rules.score(s, p) for p in range(match.seats)]
    return len(match.records), game.verdicts.tokens[game.rules.verdict(s)], scores


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
) -> Tally:
    """Play games `0 .. games - 1` of a seed and count their ends. A single bot sits on all seats.

    Where `random`, `greedy` and `guided` sit, whole games run in one call. Any other bot of the registry plays move
    by move, in as many processes as there would be threads; name it with a number of simulations (`strong:400`) or
    a time (`strong:500ms`). The tally is the same for any number of threads, and plain or native, unless a bot is
    limited by time. It is the same on an NVIDIA GPU too (`device="cuda"`, extra `gpu`), where only bots that play whole
    games in one call can sit, and `native` and `threads` do not matter.
    """
    bots = _seated(bots, seats)
    if device not in DEVICES:
        raise UnknownWord(word=device, kind="device", known=", ".join(DEVICES))
    if device == "cuda":
        for name in bots:
            if name not in POLICIES:
                raise NotOnGpu(bot=name, known=", ".join(POLICIES))
        return play_on_gpu(game, seats, games, seed, options or {}, bots, progress)
    if not _in_loops(bots):
        return _play_matches(game, seats, games, seed, options or {}, bots, native, threads, progress)
    total = Tally(points=[0.0] * seats, won=[0.0] * seats)
    chunks = [range(first, min(first + CHUNK, games)) for first in range(0, games, CHUNK)]

    def some(numbers: range) -> Tally:
        return Loops(game, seats, options or {}, bots, native).run_many(seed, numbers)

    Loops(game, seats, options or {}, bots, native)  # what native rules need is loaded once, not by each thread

    with ThreadPoolExecutor(max_workers=threads) as pool:
        for done in pool.map(some, chunks):
            total.add(done)
            progress(total.games)
    return total


def record_game(
    game: Game, seats: int, seed: int, number: int = 0, options: Mapping[str, str] | None = None,
    bots: Sequence[str] = ("greedy",),
) -> Match:  # fmt: skip
    """Game `number` of a seed, as `play_many` plays it, as a match that can be read, replayed and branched.

    Where the loops drew its outcomes, they do not follow from the match's seed.
    """
    bots = _seated(bots, seats)
    if not _in_loops(bots):
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
