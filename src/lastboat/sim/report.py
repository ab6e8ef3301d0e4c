"""The results of a tournament: rates with confidence intervals, ratings, a Parquet file, plots and a report.

The packages for this (`pip install lastboat[arena]`) are imported only when a report is written.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from lastboat.sim.arena import GameResult, as_rows
from lastboat.sim.intervals import wilson

RESULTS, REPORT = "results.parquet", "report.md"
MS = 1000
"""Milliseconds in a second."""


@dataclass(frozen=True)
class Standing:
    """The results of one bot in one cell."""

    game: str
    seats: int
    options: str
    entrants: str
    """All entrants of the cell: results depend on the opponents."""
    bot: str
    games: int
    """Games; in mixed lineups, seats played."""
    won: float
    """Victories; a shared one counts as a share."""
    low: float
    high: float
    points: float
    """The sum of scores: a narrow victory may bring a team less than 1."""
    full: int
    """Games with the highest score."""
    thinking: float
    """Milliseconds for a decision, on average."""
    slowest: float
    rating: float | None = None
    spread: float | None = None

    @property
    def narrow(self) -> bool:
        """Whether some victories brought less than 1 point."""
        return self.points < self.won - 1e-9


def standings(games: Sequence[GameResult]) -> list[Standing]:
    """A line for each bot in each cell; with a rating where bots met each other."""
    kinds: dict[str, list[GameResult]] = defaultdict(list)
    for game in sorted(games, key=lambda game: (game.game, game.seats, game.number)):
        kinds[game.cell].append(game)
    found = []
    for played in kinds.values():
        bots = sorted({b for game in played for b in game.bots})
        rated = ratings(played) if len(bots) > 1 else {}
        found += [_standing(bot, bots, played, rated.get(bot)) for bot in bots]
    return found


def _standing(
    bot: str, bots: Sequence[str], played: Sequence[GameResult], rated: tuple[float, float] | None
) -> Standing:
    kind = played[0]
    places = [(g, p) for g in played for p in range(kind.seats) if g.bots[p] == bot]
    # A team wins or loses as one; in mixed lineups every seat counts for its bot.
    counted = places if len(bots) > 1 else [(g, p) for g, p in places if p == 0]
    won = sum(g.won(p) for g, p in counted)
    points = sum(g.scores[p] for g, p in counted)
    full = sum(g.scores[p] == 1 for g, p in counted)
    low, high = wilson(round(won), len(counted))
    decisions = sum(g.decisions[p] for g, p in places)
    thought = MS * sum(g.thinking[p] for g, p in places) / max(decisions, 1)
    slowest = MS * max(g.slowest[p] for g, p in places)
    rating, spread = rated or (None, None)
    return Standing(
        kind.game, kind.seats, " ".join(f"{k}={v}" for k, v in kind.options.items()), ", ".join(bots), bot,
        len(counted), won, low, high, points, full, thought, slowest, rating, spread,
    )  # fmt: skip


def ratings(games: Sequence[GameResult]) -> dict[str, tuple[float, float]]:
    """Plackett-Luce ratings (mean, spread) of bots that met each other, in the order of the games."""
    from openskill.models import PlackettLuce

    model = PlackettLuce()
    held = {bot: model.rating(name=bot) for bot in sorted({b for game in games for b in game.bots})}
    for game in sorted(games, key=lambda game: game.number):
        # Two seats of one bot are one entrant with the better score.
        best = {bot: max(s for b, s in zip(game.bots, game.scores, strict=True) if b == bot) for bot in set(game.bots)}
        if len(best) < 2:
            continue
        names = sorted(best)
        rated = model.rate([[held[bot]] for bot in names], scores=[best[bot] for bot in names])
        held |= {bot: team[0] for bot, team in zip(names, rated, strict=True)}
    return {bot: (rating.mu, rating.sigma) for bot, rating in held.items()}


def write(games: Sequence[GameResult], folder: Path) -> Path:
    """Write results.parquet, plots and report.md; return the report's path."""
    import polars

    polars.DataFrame(as_rows(games)).write_parquet(folder / RESULTS)
    found = standings(games)
    plots = [
        _plot(name, [line for line in found if line.game == name], folder)
        for name in dict.fromkeys(x.game for x in found)
    ]
    report = folder / REPORT
    report.write_text("\n".join([*_text(found, games), *(f"\n![{p.stem}]({p.name})" for p in plots), ""]), "utf-8")
    return report


def _text(found: Sequence[Standing], games: Sequence[GameResult]) -> list[str]:
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


def _plot(name: str, found: Sequence[Standing], folder: Path) -> Path:
    """Plot rates with their intervals, a panel for each number of players."""
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
