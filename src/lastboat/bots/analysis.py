"""Thinking about a situation: the search in slices, until a number of simulations or a time is used up."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from typing import Any

from lastboat.bots.observation import Situation
from lastboat.kernel.errors import BadNumber
from lastboat.kernel.game import Game
from lastboat.kernel.rng import STREAM, start
from lastboat.search.loading import evaluator, native_search, plain_search, put_state

SLICE = 64
"""Simulations between two looks at the clock."""
NODES_A_SIMULATION = 20
MOST_NODES = 600_000
"""Room for the tree; a search that fills it goes on without new nodes."""
MOST_SIMULATIONS = 1 << 40
"""More than anybody waits for."""
STREAMS = 64
"""Streams of luck a decision has, one for each thread."""
NEXT_TRIED = 12
"""So often what a seat would do next must have been tried to be told."""


@dataclass(frozen=True)
class Settings:
    """How a search goes about it. A game's `judge` names what differs from this; docs/bots.md says what was tried."""

    explore: int = 1000
    """How curious the search is about moves it has seldom tried, in thousandths."""
    first_play: int = 100
    """How much worse than its parent an untried move is thought to be, in thousandths."""
    horizon: int = 0
    """After how many steps a playout may be judged instead of played to the end; 0: never."""
    chance_in_history: int = 0
    """1: what chance brings leads to different nodes; 0: nodes stand for decisions alone."""


def settings_of(game: Game) -> Settings:
    """The settings a game's judge asks for."""
    asked = getattr(evaluator(game.package), "SEARCH", {})
    return Settings(**asked)


@dataclass(frozen=True)
class Line:
    """One move the search looked at: whose it is, how often it was tried, and what it brings that seat (0 to 1)."""

    seat: int
    code: int
    visits: int
    odds: float
    then: int | None = None
    """What the same seat would do next, where it goes on at once: half of an act says little without the other half."""
    idle: bool = False
    """Whether that would leave the table as it was: somebody is taken up and put back."""


@dataclass(frozen=True)
class Analysis:
    """What a search found: its moves, the most tried first, and each seat's odds."""

    lines: tuple[Line, ...]
    odds: tuple[float, ...]
    simulations: int

    def best(self, seat: int) -> Line | None:
        """The best move of a seat, if it has any."""
        return next((line for line in self.lines if line.seat == seat), None)


class Tree:
    """One search with its buffers, on one thread."""

    def __init__(
        self, situation: Situation, settings: Settings, seed: int, stream: int, nodes: int, native: bool
    ) -> None:
        game = situation.rules
        if native:
            from lastboat.kernel import native as twins

            search: Any = native_search(game.package)
            buffer: Callable[[int], Any] = twins.buffer
            self.states: Any = twins.states(game.state, 2)
            put_state(self.states, 1, situation.known)
        else:
            search = plain_search(game.package)
            buffer = _zeros
            self.states = [situation.known, situation.known]
        size = max(game.actions.count, game.outcomes.count)
        most = search.SEATS * game.actions.count + game.outcomes.count
        self.search = search
        self.seats, self.team, self.span = situation.seats, game.cooperative, game.actions.count
        self.settings = buffer(search.SETTINGS)
        values = (search.ROOT + 1, self.span, self.seats, situation.seat, int(self.team), settings.explore,
                  settings.first_play, settings.horizon, settings.chance_in_history)  # fmt: skip
        for i, value in enumerate(values):
            self.settings[i] = value
        self.tree = buffer(nodes * search.STRIDE)
        self.path, self.marks, self.moves = buffer(search.DEEPEST + 1), buffer(most), buffer(most)
        self.codes, self.weights, self.pad = buffer(size), buffer(size), buffer(size)
        self.rng = buffer(STREAM)
        start(self.rng, seed, situation.number * STREAMS + stream)

    def think(self, simulations: int, began: float, until: float, only_the_best: bool) -> int:
        """Run simulations in slices, no new slice after the time `until`; returns how many were run.

        Who wants only the best move stops when no other can be tried as often any more.
        """
        done = 0
        while done < simulations and (done == 0 or (now := time.monotonic()) < until):
            if only_the_best and done:
                left = simulations - done
                if until != float("inf"):
                    left = min(left, int(done * (until - now) / max(now - began, 1e-6)))
                if self._lead() > left:
                    break
            done += self.search.simulate(
                self.states, min(SLICE, simulations - done), self.settings, self.tree, self.path, self.marks,
                self.moves, self.codes, self.weights, self.pad, self.rng,
            )  # fmt: skip
        return done

    def _lead(self) -> int:
        """How much more often the first move was tried than the second."""
        visits = sorted(visits for visits, _ in self.found().values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def found(self) -> dict[tuple[int, int], tuple[int, int]]:
        """For each move at the root: visits and the sum of results for its seat, in thousandths."""
        moves: dict[tuple[int, int], tuple[int, int]] = {}
        for at, seat, code in self._below(self._root):
            value = self.tree[at + self.search.ODDS + (0 if self.team else seat)]
            moves[seat, code] = self._visits(at), int(value)
        return moves

    def next_tried(self, seat: int) -> dict[int, Counter[int]]:
        """For each move of a seat at the root: how often each code was tried as what the seat does next."""
        return {
            code: Counter({then: self._visits(below) for below, who, then in self._below(at) if who == seat})
            for at, mover, code in self._below(self._root)
            if mover == seat
        }

    @property
    def _root(self) -> int:
        return int(self.search.ROOT * self.search.STRIDE)

    def _below(self, node: int) -> Iterator[tuple[int, int, int]]:
        """The nodes below the one that begins there: where each begins, whose move leads to it, and its code."""
        search = self.search
        child = int(self.tree[node + search.FIRST])
        while child:
            at = child * search.STRIDE
            yield at, *divmod(int(self.tree[at + search.MOVE]), self.span)
            child = int(self.tree[at + search.NEXT])

    def _visits(self, at: int) -> int:
        return int(self.tree[at + self.search.VISITS])

    def result(self, seat: int) -> int:
        """The sum of a seat's results, in thousandths."""
        return int(self.tree[self._root + self.search.ODDS + (0 if self.team else seat)])


def analyse(
    situation: Situation,
    *,
    simulations: int | None = None,
    budget_ms: int | None = None,
    seed: int = 0,
    threads: int = 1,
    native: bool = True,
    only_the_best: bool = False,
    settings: Settings | None = None,
) -> Analysis:
    """Think about a situation until the simulations are run or the time is up, whatever comes first.

    The same seed and number of simulations give the same analysis, on as many threads as before. Threads
    search apart and add up what they found at the root. With `only_the_best` thinking ends as soon as more of
    it could not change the first move.
    """
    if simulations is not None and simulations < 1:
        raise BadNumber(word=str(simulations), low=1, high=MOST_SIMULATIONS)
    began = time.monotonic()
    until = began + (budget_ms / 1000 if budget_ms is not None else float("inf"))
    wanted = simulations if simulations is not None else (MOST_SIMULATIONS if budget_ms is not None else SLICE)
    share = -(-wanted // threads)
    nodes = min(share * NODES_A_SIMULATION + 512, MOST_NODES)
    chosen = settings or settings_of(situation.rules)
    trees = [Tree(situation, chosen, seed, i, nodes, native) for i in range(threads)]
    if threads == 1:
        done = trees[0].think(share, began, until, only_the_best)
    else:
        with ThreadPoolExecutor(threads) as pool:
            done = sum(pool.map(lambda tree: tree.think(share, began, until, only_the_best), trees))
    moves: dict[tuple[int, int], tuple[int, int]] = {}
    for tree in trees:
        for move, (visits, value) in tree.found().items():
            before = moves.get(move, (0, 0))
            moves[move] = before[0] + visits, before[1] + value
    then = {} if only_the_best else _next(situation, trees)
    lines = [
        Line(*move, visits, value / visits / 1000, *then.get(move, (None, False)))
        for move, (visits, value) in moves.items()
        if visits
    ]
    lines.sort(key=lambda line: (-line.visits, -line.odds, line.seat, line.code))
    odds = tuple(sum(tree.result(p) for tree in trees) / done / 1000 for p in range(situation.seats))
    return Analysis(tuple(lines), odds, done)


def _next(here: Situation, trees: list[Tree]) -> dict[tuple[int, int], tuple[int, bool]]:
    """What the seat would do after each of its moves, and whether the two are idle; where it goes on at once, without
    any luck or anybody else in between, and that was tried often enough."""
    game, seat = here.rules, here.seat
    now = game.show.table(here.known, seat)
    tried: dict[int, Counter[int]] = {}
    for tree in trees:
        for code, counts in tree.next_tried(seat).items():
            tried.setdefault(code, Counter()).update(counts)
    found = {}
    for code, counts in tried.items():
        then, often = max(counts.items(), key=lambda pair: (pair[1], -pair[0]), default=(-1, 0))
        if often < NEXT_TRIED:
            continue
        between = game.apply(here.known, seat, code)
        if game.actor(between) == seat and then in game.legal(between, seat):
            after = game.apply(between, seat, then)
            found[seat, code] = then, game.show.table(after, seat) == now
    return found


def _zeros(size: int) -> list[int]:
    return [0] * size
