"""What a tournament brought: rates with intervals, ratings, a file for programs and a page for people.

The packages for this (`pip install lastboat[arena]`) are loaded when a report is written, not before.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lastboat.sim.arena import Played, as_rows
from lastboat.sim.intervals import wilson

RESULTS, REPORT = "results.parquet", "report.md"
MS = 1000
"""Milliseconds in a second: thinking is told in them."""


@dataclass(frozen=True)
class Line:
    """One bot in one kind of game."""

    game: str
    seats: int
    options: str
    entrants: str
    """Who took part: a bot does better among weak ones than among strong ones."""
    bot: str
    games: int
    """Games, or for mixed tables seats played."""
    won: float
    """How many were won; who shares a victory has a share of it."""
    low: float
    high: float
    points: float
    """What they scored: a narrow victory may bring a team less than 1."""
    full: int
    """How many of them brought all there is to score."""
    thinking: float
    """Milliseconds a decision took on average."""
    slowest: float
    rating: float | None = None
    spread: float | None = None

    @property
    def narrow(self) -> bool:
        """Whether some victories brought fewer points than others."""
        return self.points < self.won - 1e-9


def lines(games: Sequence[Played]) -> list[Line]:
    """A line for each bot in each kind of game; where bots met each other, with a rating."""
    kinds: dict[str, list[Played]] = defaultdict(list)
    for game in sorted(games, key=lambda game: (game.game, game.seats, game.number)):
        kinds[game.cell].append(game)
    found = []
    for played in kinds.values():
        bots = sorted({b for game in played for b in game.bots})
        rated = ratings(played) if len(bots) > 1 else {}
        found += [_line(bot, bots, played, rated.get(bot)) for bot in bots]
    return found


def _line(bot: str, bots: Sequence[str], played: Sequence[Played], rated: tuple[float, float] | None) -> Line:
    kind = played[0]
    places = [(g, p) for g in played for p in range(kind.seats) if g.bots[p] == bot]
    # A team wins or loses as one; at mixed tables every seat counts for its bot.
    counted = places if len(bots) > 1 else [(g, p) for g, p in places if p == 0]
    won = sum(g.won(p) for g, p in counted)
    points = sum(g.scores[p] for g, p in counted)
    full = sum(g.scores[p] == 1 for g, p in counted)
    low, high = wilson(round(won), len(counted))
    decisions = sum(g.decisions[p] for g, p in places)
    thought = MS * sum(g.thinking[p] for g, p in places) / max(decisions, 1)
    slowest = MS * max(g.slowest[p] for g, p in places)
    rating, spread = rated or (None, None)
    return Line(
        kind.game, kind.seats, " ".join(f"{k}={v}" for k, v in kind.options.items()), ", ".join(bots), bot,
        len(counted), won, low, high, points, full, thought, slowest, rating, spread,
    )  # fmt: skip


def ratings(games: Sequence[Played]) -> dict[str, tuple[float, float]]:
    """Ratings (mean, spread) of bots that played against each other, in the order of the games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {bot: model.rating(name=bot) for bot in sorted({b for game in games for b in game.bots})}
    for game in sorted(games, key=lambda game: game.number):
        # Two seats of one bot are one entrant: its better seat speaks for it.
        best = {bot: max(s for b, s in zip(game.bots, game.scores, strict=True) if b == bot) for bot in set(game.bots)}
        if len(best) < 2:
            continue
        names = sorted(best)
        rated = model.rate([[held[bot]] for bot in names], scores=[best[bot] for bot in names])
        held |= {bot: team[0] for bot, team in zip(names, rated, strict=True)}
    return {bot: (rating.mu, rating.sigma) for bot, rating in held.items()}


def write(games: Sequence[Played], folder: Path) -> Path:
    """Write results.parquet, plots and report.md; returns the report's path."""
    import polars

    polars.DataFrame(as_rows(games)).write_parquet(folder / RESULTS)
    found = lines(games)
    plots = [
        _plot(name, [line for line in found if line.game == name], folder)
        for name in dict.fromkeys(x.game for x in found)
    ]
    report = folder / REPORT
    report.write_text("\n".join([*_text(found, games), *(f"\n![{p.stem}]({p.name})" for p in plots), ""]), "utf-8")
    return report


def _text(found: Sequence[Line], games: Sequence[Played]) -> list[str]:
    seeds = ", ".join(str(seed) for seed in sorted({game.seed for game in games}))
    narrow = {x.game for x in found if x.narrow}
    heading = [
        "game", "players", "options", "entrants", "bot", "games", "won", "95 %",
        *(["in full", "points"] if narrow else []), "rating", "ms per decision", "slowest ms",
    ]  # fmt: skip
    about = f"{len(games)} games, seed {seeds}. Intervals: 95 %, Wilson. Ratings: Plackett-Luce, mean ± spread."
    if narrow:
        about += " In full: won with all points there are. Points: on average, 1 for a victory in full."
    out = ["# Arena", "", about, "", _row(heading), "|---" * len(heading) + "|"]
    for x in found:
        kinds = [f"{100 * x.full / x.games:.1f} %", f"{x.points / x.games:.2f}"] if x.game in narrow else ["", ""]
        rating = "" if x.rating is None else f"{x.rating:.1f} ± {x.spread:.1f}"
        cells = [
            x.game, str(x.seats), x.options, x.entrants, x.bot, str(x.games), f"{100 * x.won / x.games:.1f} %",
            f"{100 * x.low:.1f}–{100 * x.high:.1f}", *(kinds if narrow else []),
            rating, f"{x.thinking:.1f}", f"{x.slowest:.0f}",
        ]  # fmt: skip
        out.append(_row(cells))
    return out


def _row(cells: Sequence[str]) -> str:
    return f"| {' | '.join(cells)} |"


def _plot(name: str, found: Sequence[Line], folder: Path) -> Path:
    """Rates with their intervals, a panel for each number of players."""
    import altair

    rows: list[dict[str, Any]] = [
        {"players": f"{x.seats} players", "options": x.options or "standard", "bot": x.bot, "entrants": x.entrants,
         "won": x.won / x.games, "low": x.low, "high": x.high}
        for x in found
    ]  # fmt: skip
    base = altair.Chart(altair.InlineData(values=rows)).encode(
        x=altair.X("options:N", title=None),
        color=altair.Color("bot:N", title="bot"),
        xOffset="bot:N",
        detail="entrants:N",
    )
    bars = base.mark_errorbar(thickness=2).encode(
        y=altair.Y("low:Q", title="won", scale=altair.Scale(domain=[0, 1])), y2="high:Q"
    )
    points = base.mark_point(filled=True, size=60).encode(y=altair.Y("won:Q", axis=altair.Axis(format="%")))
    path = folder / f"{name}.svg"
    altair.layer(bars, points).properties(width=160, height=220).facet(
        column=altair.Column("players:N", title=None)
    ).save(path)
    return path
