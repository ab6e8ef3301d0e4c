"""What the pictures of a study show: numbers from its results, for `charts` to draw."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

import numpy as np

from lastboat.sim.study.charts import SERIES, Bar, Curve, Heat
from lastboat.sim.study.counting import FIRST, GAMES, TOTAL, Counts
from lastboat.sim.study.factors import WHAT_IF, Factor
from lastboat.sim.study.labels import Labels, domain_of
from lastboat.sim.study.results import MISSING, Results, mean_of_rows, rate
from lastboat.sim.study.topics import Topic

SHORT = 6
"""Factors with more values are listed by how often they win."""
MOST_ENDS = 6
"""More ways to end than this are drawn as one."""
MOST_ROWS = 25
"""Only the most frequent things are drawn."""
WINS, LOSSES = (2, 4), (1, 0, 5, 3)
"""Colours of endings that are mostly victories, and of others."""
LAST = 0.02
"""Curves stop where fewer than this share of the games go on."""


class Pictures:
    """The numbers in the pictures of one study, in one language."""

    def __init__(self, results: Results, labels: Labels) -> None:
        self.results, self.labels = results, labels
        self.won = results.won()
        self._counts: dict[tuple[str, str], Counts] = {}

    def name(self, factor: Factor, value: str) -> str:
        """The name of a value."""
        return self.labels.value(factor, value)

    def order(self, factor: Factor) -> list[str]:
        """The values of which there are games, in the order they are shown: few values and numbers as they were named,
        many by how often they win.

        The reference is first; outcomes follow from the one that hurts most.
        """
        rates = {value: self._rate_of(factor, value) for value in factor.values}
        known = [value for value in factor.values if rates[value] is not None]
        if factor.numeric or (len(known) <= SHORT and factor.name != WHAT_IF):
            return known
        if factor.name == WHAT_IF:
            return sorted(known, key=lambda v: (v != factor.reference, self._gained(factor, v)))
        return sorted(known, key=lambda v: (v != factor.reference, -(rates[v] or 0)))

    def _gained(self, factor: Factor, value: str) -> float:
        """How much more often than its reference a value wins, in the games of both."""
        assert factor.reference is not None
        gained = mean_of_rows(
            self.won[self.results.rows(factor, value)] - self.won[self.results.rows(factor, factor.reference)]
        )
        return float(np.nanmean(gained))

    def _rate_of(self, factor: Factor, value: str) -> float | None:
        return self._rate(self.results.rows(factor, value).tolist())

    def counts(self, factor: Factor, value: str) -> Counts:
        """The counts of all cells with a value."""
        key = factor.name, value
        if key not in self._counts:
            self._counts[key] = self.results.counts_of(self.results.rows(factor, value))
        return self._counts[key]

    # How games end ----------------------------------------------------------------------------------

    def endings(self, factor: Factor) -> tuple[list[Bar], list[str], list[int | None]]:
        """The share of each ending for each value; the names of the endings, and their colours; None for all others."""
        verdicts = np.where(self.results.came, self.results.verdicts, MISSING)
        found, counts = np.unique(verdicts[verdicts != MISSING], return_counts=True)
        ends = [int(end) for end in found[np.argsort(-counts, kind="stable")]]
        kept, rest = (ends, []) if len(ends) <= MOST_ENDS else (ends[: MOST_ENDS - 1], ends[MOST_ENDS - 1 :])
        wins = [end for end in kept if self._is_win(verdicts, end)]
        kept = [*wins, *(end for end in kept if end not in wins)]
        names = [self.labels.verdict(self.results.study.game.verdicts.tokens[end]) for end in kept]
        colours: list[int | None] = [*WINS[: len(wins)], *LOSSES, *LOSSES]
        colours = colours[: len(kept)]
        bars = []
        for value in self.order(factor):
            rows = verdicts[self.results.rows(factor, value)]
            there = max(1, int((rows != MISSING).sum()))
            shares = [int((rows == end).sum()) / there for end in kept]
            bars.append(
                Bar(self.name(factor, value), [*shares, *([int(np.isin(rows, rest).sum()) / there] * bool(rest))])
            )
        more = bool(rest)
        return bars, [*names, *([self.labels.say("study-other-ends")] * more)], [*colours, *([None] * more)]

    def _is_win(self, verdicts: Any, end: int) -> bool:
        return self.results.study.game.cooperative and bool(np.nanmean(self.won[verdicts == end]) > 0.5)

    # Two factors together ---------------------------------------------------------------------------

    def together(self, down: Factor, across: Factor) -> Heat:
        """The rate of victories for each pair of values of two factors."""
        ordered = self.order(down), self.order(across)
        rows = [set(self.results.rows(down, value).tolist()) for value in ordered[0]]
        columns = [set(self.results.rows(across, value).tolist()) for value in ordered[1]]
        values = [[self._rate(sorted(some & others)) for others in columns] for some in rows]
        return Heat([self.name(down, v) for v in ordered[0]], [self.name(across, v) for v in ordered[1]], values)

    def pairs(self, factor: Factor) -> Heat | None:
        """The rate of victories for each two parts, where the values of a factor are pairs."""
        pairs = factor.pairs
        if pairs is None:
            return None
        parts = list(dict.fromkeys(part for pair in pairs for part in pair))
        rate_of = {
            frozenset(pair): self._rate(self.results.rows(factor, value).tolist())
            for pair, value in zip(pairs, factor.values, strict=True)
        }
        names = [self.labels.option_value(factor.name, part) for part in parts]
        values = [[rate_of.get(frozenset((a, b))) if j < i else None for j, b in enumerate(parts)]
                  for i, a in enumerate(parts)]  # fmt: skip
        return Heat(names[1:], names[:-1], [row[:-1] for row in values[1:]])

    def _rate(self, rows: Sequence[int]) -> float | None:
        found = rate(self.won[rows])
        return found.mean if found.games else None

    # Events -----------------------------------------------------------------------------------------

    def of(self, topic: Topic, factor: Factor) -> Heat | None:
        """How often a topic's event tells of each thing in a game, or how often of it first, for each value.

        The most frequent things come first.
        """
        if not topic.argument:
            return None
        domain = domain_of(self.results.study.game, topic)
        tokens, means, shown = list(domain.tokens), [], self.order(factor)
        for value in shown:
            counts = self.counts(factor, value)
            of = counts.get("events", {}).get(topic.event, {}).get("of", {}).get(topic.argument, {})
            place, games = (FIRST if topic.first else TOTAL), max(1, counts.get("games", 0))
            means.append([of.get(token, [0] * (FIRST + 1))[place] / games for token in tokens])
        order = sorted(range(len(tokens)), key=lambda i: -sum(row[i] for row in means))
        order = [i for i in order if any(row[i] for row in means)][:MOST_ROWS]
        if not order:
            return None
        names = [self.labels.token(domain, tokens[i]) for i in order]
        values = [[row[i] for row in means] for i in order]
        return Heat(names, [self.name(factor, v) for v in shown], values, percent=topic.first)

    def when(self, topic: Topic, factor: Factor) -> list[Curve]:
        """How many of a topic's events there have been in a game until each time, for each value."""
        return [
            Curve(self.name(factor, value), [*_summed(*self._when(topic, factor, value))], colour)
            for value, colour in self._coloured(factor)
        ]

    def _when(self, topic: Topic, factor: Factor, value: str) -> tuple[Mapping[int, int], int, int]:
        counts = self.counts(factor, value)
        when = counts.get("events", {}).get(topic.event, {}).get("when", {})
        return {int(time): total for time, total in when.items()}, max(1, counts.get("games", 0)), self._end(factor)

    def lasting(self, factor: Factor) -> list[Curve]:
        """The share of games that go on after each time, for each value."""
        end = self._end(factor)
        found = []
        for value, colour in self._coloured(factor):
            lengths = self._lengths(factor, value)
            points = [(time, float((lengths > time).mean())) for time in range(end + 1)] if len(lengths) else []
            found.append(Curve(self.name(factor, value), points, colour))
        return found

    def _lengths(self, factor: Factor, value: str) -> Any:
        lengths = self.results.lengths[self.results.rows(factor, value)]
        return lengths[lengths != MISSING]

    def _end(self, factor: Factor) -> int:
        """A time that few games last longer than."""
        lengths = np.concatenate([self._lengths(factor, value) for value in factor.values])
        return int(np.quantile(lengths, 1 - LAST)) + 1 if len(lengths) else 0

    def _coloured(self, factor: Factor) -> Iterator[tuple[str, int | None]]:
        """The values, each with a colour; of many only the reference, and those that win most and least."""
        values = order = self.order(factor)
        if len(values) > SERIES:
            ranked = sorted(values, key=lambda v: -(self._rate_of(factor, v) or 0))
            shown = [*ranked[:2], *ranked[-2:], *([factor.reference] if factor.reference is not None else [])]
            values = list(dict.fromkeys(shown))
        for value in order:
            yield value, values.index(value) if value in values else None


def _summed(when: Mapping[int, int], games: int, end: int) -> Iterator[tuple[int, float]]:
    total = 0
    for time in range(end + 1):
        total += when.get(time, 0)
        yield time, total / games


def per_game(counts: Counts, event: str) -> tuple[float, float]:
    """How often an event comes in a game, and the share of games in which it does."""
    numbers = counts.get("events", {}).get(event, {}).get("n", [0, 0, 0])
    games = max(1, counts.get("games", 0))
    return numbers[TOTAL] / games, numbers[GAMES] / games
