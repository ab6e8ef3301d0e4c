"""The standings of a tournament: rates with confidence intervals, times and ratings, counted in one pass."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable
from dataclasses import dataclass, replace

from lastboat.kernel.game import game as find
from lastboat.sim.arena import GameResult
from lastboat.sim.intervals import wilson
from lastboat.sim.ratings import Opponents, Rating, team_ratings

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
    team: bool
    """Whether the bot played on all seats of a cooperative game."""
    rating: Rating | None = None
    """Of a team over all tables of its game, of others among the entrants of this cell."""
    table: Rating | None = None
    """Of the table that a team played against."""

    @property
    def group(self) -> tuple[str, str]:
        """What results are compared within: the options, and the opponents of bots that have some."""
        return self.options, "" if self.team else self.entrants

    @property
    def narrow(self) -> bool:
        """Whether some victories brought less than 1 point."""
        return self.points < self.won - 1e-9


@dataclass
class _Score:
    """What is counted of one bot in one cell."""

    games: int = 0
    won: float = 0.0
    points: float = 0.0
    full: int = 0
    decisions: int = 0
    thinking: float = 0.0
    slowest: float = 0.0


class _Cell:
    """What is counted in one cell."""

    def __init__(self, first: GameResult) -> None:
        self.first, self.scores = first, defaultdict[str, _Score](_Score)
        self.opponents = Opponents()

    def add(self, game: GameResult) -> None:
        """Count a game. A team wins or loses as one; in mixed lineups every seat counts for its bot."""
        team = len(set(game.bots)) == 1
        for p, bot in enumerate(game.bots):
            score = self.scores[bot]
            score.decisions += game.decisions[p]
            score.thinking += game.thinking[p]
            score.slowest = max(score.slowest, game.slowest[p])
            if p == 0 or not team:
                score.games += 1
                score.won += game.won(p)
                score.points += game.scores[p]
                score.full += game.scores[p] == 1
        if not team:
            self.opponents.add(game.bots, game.scores)

    def standings(self) -> list[Standing]:
        """A line for each bot."""
        kind, rated = self.first, self.opponents.ratings()
        options = " ".join(f"{key}={value}" for key, value in kind.options.items())
        entrants = ", ".join(sorted(self.scores))
        return [
            Standing(
                kind.game, kind.seats, options, entrants, bot, x.games, x.won, *wilson(round(x.won), x.games), x.points,
                x.full, MS * x.thinking / max(x.decisions, 1), MS * x.slowest,
                find(kind.game).cooperative and len(self.scores) == 1, rated.get(bot),
            )
            for bot, x in sorted(self.scores.items())
        ]  # fmt: skip


def standings(games: Iterable[GameResult]) -> list[Standing]:
    """A line for each bot in each cell; memory does not grow with the games."""
    cells: dict[str, _Cell] = {}
    for game in games:
        if game.cell not in cells:
            cells[game.cell] = _Cell(game)
        cells[game.cell].add(game)
    groups: dict[tuple[str, int, tuple[str, str]], list[Standing]] = defaultdict(list)
    for line in (line for cell in cells.values() for line in cell.standings()):
        groups[line.game, line.seats, line.group].append(line)
    order = sorted(groups, key=lambda group: group[:2])
    return _with_team_ratings([line for group in order for line in groups[group]])


def _with_team_ratings(lines: list[Standing]) -> list[Standing]:
    """Rate the teams of each game, and the tables they played against."""
    rated: dict[int, tuple[Rating, Rating]] = {}
    for game in {line.game for line in lines if line.team}:
        teams = [line for line in lines if line.game == game and line.team]
        bots, tables = team_ratings({(line.bot, _table(line)): (line.won, line.games) for line in teams})
        rated |= {id(line): (bots[line.bot], tables[_table(line)]) for line in teams}
    return [
        replace(line, rating=rated[id(line)][0], table=rated[id(line)][1]) if id(line) in rated else line
        for line in lines
    ]


def _table(line: Standing) -> str:
    return f"{line.seats}p {line.options}"
