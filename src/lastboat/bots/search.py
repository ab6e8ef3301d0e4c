"""The bot that looks ahead, and the levels for people made from it."""

from __future__ import annotations

from functools import cache

from lastboat.bots.analysis import Analysis, analyse
from lastboat.bots.basic import Greedy, stream
from lastboat.bots.observation import Situation
from lastboat.kernel.rng import STREAM, below, pick, start
from lastboat.search.loading import evaluator, native_search

NORMAL = 200
"""Simulations of the normal level."""
STRONG_MS = 800
"""How long the strong level thinks when nobody says otherwise."""
SLIPS = 3
"""The easy level does not look for the best in one of so many decisions."""


class Searcher:
    """Plays what a search tried most often; out of turn only if that is better than whatever the others could do."""

    name = "strong"

    def __init__(
        self,
        seed: int = 0,
        *,
        simulations: int | None = None,
        budget_ms: int | None = None,
        threads: int = 1,
        native: bool = True,
    ) -> None:
        self.seed, self.threads, self.native = seed, threads, native
        if simulations is None and budget_ms is None:
            budget_ms = STRONG_MS
        self.simulations, self.budget_ms = simulations, budget_ms

    def choose(self, situation: Situation) -> int | None:
        """The move that was tried most. A decision without a choice costs nothing."""
        codes = situation.legal()
        if not situation.in_turn and (not codes or not steps_in(situation)):
            return None
        if len(codes) > 1 or not situation.in_turn:
            deserve = weights(situation, codes)
            codes = [code for code, weight in zip(codes, deserve, strict=True) if weight] or codes[: situation.in_turn]
        if situation.in_turn and len(codes) == 1:
            return codes[0]
        if not codes:
            return None
        found = self.think(situation)
        if situation.in_turn:
            best = found.best(situation.seat)
            return best.code if best else codes[0]
        first = found.lines[0] if found.lines else None
        return first.code if first and first.seat == situation.seat else None

    def think(self, situation: Situation) -> Analysis:
        """The search behind the choice."""
        return analyse(
            situation, simulations=self.simulations, budget_ms=self.budget_ms, seed=self.seed, threads=self.threads,
            native=self.native, only_the_best=True,
        )  # fmt: skip


class Normal(Searcher):
    """Looks ahead a little."""

    name = "normal"

    def __init__(self, seed: int = 0, *, simulations: int | None = None, budget_ms: int | None = None) -> None:
        super().__init__(seed, simulations=simulations or NORMAL, budget_ms=budget_ms)


class Easy:
    """Plays like greedy, but does something less good now and then."""

    name = "easy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int | None:
        """Greedy's choice, or any other that deserves a thought."""
        rng = stream(self.seed, situation)
        code = Greedy(self.seed).choose(situation)
        if not situation.in_turn or below(rng, SLIPS) > 0:
            return code
        codes = situation.legal()
        return codes[pick(rng, weights(situation, codes), len(codes))]


def weights(situation: Situation, codes: list[int]) -> list[int]:
    """How much thought each of a seat's codes deserves, by the game's judge."""
    game = situation.rules
    found, size = [0] * len(codes), max(game.actions.count, game.outcomes.count)
    rng = [0] * STREAM
    start(rng, 0, situation.number)
    evaluator(game.package).weigh(situation.known, situation.seat, codes, len(codes), found, [0] * size, rng)
    return found


def steps_in(situation: Situation) -> bool:
    """Whether a seat thinks out of turn at all: never against others, with them where the rules allow it."""
    return situation.rules.cooperative and situation.rules.rules.others_may_act(situation.known)


@cache
def warm(package: str) -> None:
    """Load or build the native search of a game, so that no bot has to wait for it at the table."""
    native_search(package)
