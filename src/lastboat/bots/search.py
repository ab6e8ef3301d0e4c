"""The bot that searches, and the levels for people made from it."""

from __future__ import annotations

from typing import Self

from lastboat.bots.analysis import Analysis, analyse
from lastboat.bots.basic import Greedy, stream
from lastboat.bots.observation import Situation
from lastboat.compile import library_or_none
from lastboat.kernel.rng import STREAM, below, pick, start
from lastboat.search.loading import evaluator

NORMAL = 200
"""Simulations of the normal level."""
STRONG_MS = 800
"""The time of the strong level for a decision, unless the caller sets a budget."""
EASY_RANDOM = 3
"""The easy level picks at random by the priors in one of so many decisions."""


class Searcher:
    """Plays the most visited move of a search; out of turn only if that is better than whatever the others could do."""

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
        """The most visited move. Does not search where there is only one."""
        codes = situation.legal()
        if not situation.in_turn and (not codes or not may_interrupt(situation)):
            return None
        if len(codes) > 1 or not situation.in_turn:
            found = priors(situation, codes)
            codes = [code for code, prior in zip(codes, found, strict=True) if prior] or codes[: situation.in_turn]
        if situation.in_turn and len(codes) == 1:
            return codes[0]
        if not codes:
            return None
        analysis = self.analyse(situation)
        if situation.in_turn:
            best = analysis.best(situation.seat)
            return best.code if best else codes[0]
        first = analysis.lines[0] if analysis.lines else None
        return first.code if first and first.seat == situation.seat else None

    def shortened(self, share: float) -> Self:
        """The same bot with this share of its budget."""
        simulations = None if self.simulations is None else max(1, int(share * self.simulations))
        budget_ms = None if self.budget_ms is None else max(1, int(share * self.budget_ms))
        return type(self)(self.seed, simulations=simulations, budget_ms=budget_ms, native=self.native)

    def analyse(self, situation: Situation) -> Analysis:
        """The search behind the choice."""
        return analyse(
            situation, simulations=self.simulations, budget_ms=self.budget_ms, seed=self.seed, threads=self.threads,
            native=self.native, best_only=True,
        )  # fmt: skip


class Normal(Searcher):
    """Searches a little."""

    name = "normal"

    def __init__(
        self, seed: int = 0, *, simulations: int | None = None, budget_ms: int | None = None, native: bool = True
    ) -> None:
        super().__init__(seed, simulations=simulations or NORMAL, budget_ms=budget_ms, native=native)


class Easy:
    """Plays like greedy, but something less good now and then."""

    name = "easy"

    def __init__(self, seed: int = 0) -> None:
        self.seed = seed

    def choose(self, situation: Situation) -> int | None:
        """Greedy's choice, or any other whose prior is above zero."""
        rng = stream(self.seed, situation)
        code = Greedy(self.seed).choose(situation)
        if not situation.in_turn or below(rng, EASY_RANDOM) > 0:
            return code
        codes = situation.legal()
        return codes[pick(rng, priors(situation, codes), len(codes))]


def priors(situation: Situation, codes: list[int]) -> list[int]:
    """The prior of each of a seat's codes by the game's evaluator."""
    game = situation.game
    found, size = [0] * len(codes), max(game.actions.count, game.outcomes.count)
    rng = [0] * STREAM
    start(rng, 0, situation.number)
    evaluator(game.package).set_priors(situation.known, situation.seat, codes, len(codes), found, [0] * size, rng)
    return found


def may_interrupt(situation: Situation) -> bool:
    """Whether a seat searches out of turn: never against others, with them where the rules allow it."""
    return situation.game.cooperative and situation.may_act


def warm(package: str) -> None:
    """Load or build the native rules of a game, so that no bot waits for them during a match."""
    library_or_none(package)
