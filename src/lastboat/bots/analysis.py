"""Search a situation in slices, until a number of simulations or a time is used up."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from lastboat.bots.observation import Situation
from lastboat.compile import engine
from lastboat.kernel.errors import BadNumber
from lastboat.kernel.rng import STREAM, start
from lastboat.search.loading import evaluator, plain_search
from lastboat.search.settings import SearchSettings

SLICE = 64
"""Simulations between two looks at the clock."""
NODES_A_SIMULATION = 20
MOST_NODES = 600_000
"""The size of the tree. A search that fills it goes on without new nodes."""
MOST_SIMULATIONS = 1 << 40
"""The limit of a search that is limited by time."""
STREAMS = 64
"""Random streams of a decision, one for each thread."""
NEXT_VISITS = 12
"""Visits from which on a line says what the seat would play next."""


@dataclass(frozen=True)
class Line:
    """One move of the root: whose it is, its visits, and the seat's odds with it (0 to 1)."""

    seat: int
    code: int
    visits: int
    odds: float
    then: int | None = None
    """What the same seat would play next, where it goes on at once: the second half of an act of two moves."""
    idle: bool = False
    """Whether the two moves undo each other."""


@dataclass(frozen=True)
class Analysis:
    """What a search found: its moves, the most visited first, and each seat's odds."""

    lines: tuple[Line, ...]
    odds: tuple[float, ...]
    simulations: int

    def best(self, seat: int) -> Line | None:
        """The best move of a seat, if it has any."""
        return next((line for line in self.lines if line.seat == seat), None)


class Tree:
    """One search with its buffers, on one thread."""

    def __init__(
        self, situation: Situation, settings: SearchSettings, seed: int, stream: int, nodes: int, native: bool
    ) -> None:
        game = situation.game
        self.engine, search = engine(game, native), plain_search(game.package)
        buffer = self.engine.buffer
        self.states = self.engine.states(2)
        self.states[1] = self.engine.taken(situation.known)
        size = max(game.actions.count, game.outcomes.count)
        most = search.SEATS * game.actions.count + game.outcomes.count
        self.search = search
        self.seats, self.team, self.span = situation.seats, game.cooperative, game.actions.count
        self.settings = buffer(search.SETTINGS)
        values = (search.ROOT + 1, self.span, self.seats, situation.seat, int(self.team), settings.exploration_constant,
                  settings.first_play_reduction, settings.horizon, int(settings.chance_in_history))  # fmt: skip
        for i, value in enumerate(values):
            self.settings[i] = value
        self.tree = buffer(nodes * search.STRIDE)
        self.path, self.marks, self.moves = buffer(search.DEEPEST + 1), buffer(most), buffer(most)
        self.codes, self.weights, self.pad = buffer(size), buffer(size), buffer(size)
        self.rng = buffer(STREAM)
        start(self.rng, seed, situation.number * STREAMS + stream)

    def run(self, simulations: int, began: float, until: float, best_only: bool) -> int:
        """Run simulations in slices, no new slice after the time `until`; return how many were run.

        With `best_only` stop when no other move can reach as many visits any more.
        """
        done = 0
        while done < simulations and (done == 0 or (now := time.monotonic()) < until):
            if best_only and done:
                left = simulations - done
                if until != float("inf"):
                    left = min(left, int(done * (until - now) / max(now - began, 1e-6)))
                if self._lead() > left:
                    break
            done += self.engine.rules.simulate(
                self.states, min(SLICE, simulations - done), self.settings, self.tree, self.path, self.marks,
                self.moves, self.codes, self.weights, self.pad, self.rng,
            )  # fmt: skip
        return done

    def _lead(self) -> int:
        """The visits of the first move less those of the second."""
        visits = sorted(visits for visits, _ in self.moves_at_root().values())
        return visits[-1] - visits[-2] if len(visits) > 1 else 0

    def moves_at_root(self) -> dict[tuple[int, int], tuple[int, int]]:
        """For each move at the root: visits and the sum of results for its seat, in thousandths."""
        moves: dict[tuple[int, int], tuple[int, int]] = {}
        for at, seat, code in self._below(self._root):
            value = self.tree[at + self.search.ODDS + (0 if self.team else seat)]
            moves[seat, code] = self._visits(at), int(value)
        return moves

    def next_visits(self, seat: int) -> dict[int, Counter[int]]:
        """For each move of a seat at the root: the visits of each code as the seat's next move."""
        return {
            code: Counter({then: self._visits(below) for below, who, then in self._below(at) if who == seat})
            for at, mover, code in self._below(self._root)
            if mover == seat
        }

    @property
    def _root(self) -> int:
        return int(self.search.ROOT * self.search.STRIDE)

    def _below(self, node: int) -> Iterator[tuple[int, int, int]]:
        """The children of the node at an index: the index, the seat and the code of each."""
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
    best_only: bool = False,
    settings: SearchSettings | None = None,
) -> Analysis:
    """Search a situation until the simulations are run or the time is up, whichever comes first.

    The same seed, number of simulations and number of threads give the same analysis. Each thread searches a tree
    of its own; their roots are added up. With `best_only` the search ends when more simulations cannot change the
    first move.
    """
    if simulations is not None and simulations < 1:
        raise BadNumber(word=str(simulations), low=1, high=MOST_SIMULATIONS)
    began = time.monotonic()
    until = began + (budget_ms / 1000 if budget_ms is not None else float("inf"))
    wanted = simulations if simulations is not None else (MOST_SIMULATIONS if budget_ms is not None else SLICE)
    share = -(-wanted // threads)
    nodes = min(share * NODES_A_SIMULATION + 512, MOST_NODES)
    chosen = settings or evaluator(situation.game.package).SEARCH_SETTINGS
    trees = [Tree(situation, chosen, seed, i, nodes, native) for i in range(threads)]
    if threads == 1:
        done = trees[0].run(share, began, until, best_only)
    else:
        with ThreadPoolExecutor(threads) as pool:
            done = sum(pool.map(lambda tree: tree.run(share, began, until, best_only), trees))
    moves: dict[tuple[int, int], tuple[int, int]] = {}
    for tree in trees:
        for move, (visits, value) in tree.moves_at_root().items():
            before = moves.get(move, (0, 0))
            moves[move] = before[0] + visits, before[1] + value
    then = {} if best_only else _next(situation, trees)
    lines = [
        Line(*move, visits, value / visits / 1000, *then.get(move, (None, False)))
        for move, (visits, value) in moves.items()
        if visits
    ]
    lines.sort(key=lambda line: (-line.visits, -line.odds, line.seat, line.code))
    odds = tuple(sum(tree.result(p) for tree in trees) / done / 1000 for p in range(situation.seats))
    return Analysis(tuple(lines), odds, done)


def _next(here: Situation, trees: list[Tree]) -> dict[tuple[int, int], tuple[int, bool]]:
    """What the seat would play after each of its moves, and whether the two undo each other.

    Only where the seat goes on at once, without chance or another seat in between, and with enough visits.
    """
    game, seat = here.game, here.seat
    now = game.show.table(here.known, seat)
    tried: dict[int, Counter[int]] = {}
    for tree in trees:
        for code, counts in tree.next_visits(seat).items():
            tried.setdefault(code, Counter()).update(counts)
    found = {}
    for code, counts in tried.items():
        then, often = max(counts.items(), key=lambda pair: (pair[1], -pair[0]), default=(-1, 0))
        if often < NEXT_VISITS:
            continue
        between = game.apply(here.known, seat, code)
        if game.actor(between) == seat and then in game.legal(between, seat):
            after = game.apply(between, seat, then)
            found[seat, code] = then, game.show.table(after, seat) == now
    return found
