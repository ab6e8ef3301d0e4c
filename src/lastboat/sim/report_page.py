"""The page that shows the standings of a tournament: rates with intervals for each number of players, and ratings.

It is one file without scripts, readable in light and dark, on phones and on paper.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from html import escape
from itertools import groupby
from pathlib import Path
from string import Template
from typing import Any

from lastboat.kernel import i18n
from lastboat.kernel.game import game as find
from lastboat.kernel.view import Message
from lastboat.sim.ratings import Rating, rating_text
from lastboat.sim.standings import Standing

WORDS = Path(__file__).parent / "words"
"""The catalogues of reports."""
TEMPLATE = Path(__file__).parent / "report_page.html"
STYLE = Path(__file__).parent / "report.css"
"""How all reports look."""
COLOURS = 6
"""Bots have so many different colours."""
SCALE = '<div class="scale"><span>0</span><span>50</span><span>100 %</span></div>'
"""What stands above the bars of rates."""
MARGIN = 0.04
"""What is left free at both ends of a scale of ratings, as a share of it."""


def page(lines: Sequence[Standing], seeds: Sequence[int], games: int, lang: str) -> str:
    """The page as HTML."""
    return _Page(lines, lang).html(seeds, games)


class _Page:
    """The parts of the page, in one language."""

    def __init__(self, lines: Sequence[Standing], lang: str) -> None:
        self.lines, self.lang = lines, lang
        bots = sorted({line.bot for line in lines})
        self.colours = {bot: f"c{i % COLOURS}" for i, bot in enumerate(bots)}
        self.narrow = any(line.narrow for line in lines)

    def html(self, seeds: Sequence[int], games: int) -> str:
        sections = groupby(self.lines, key=lambda line: line.game)
        body = "\n".join(part for game, lines in sections for part in self._game(game, [*lines]))
        notes = "".join(f"<li>{self._say(note)}</li>" for note in self._notes())
        return Template(TEMPLATE.read_text("utf-8")).substitute(
            lang=self.lang, style=STYLE.read_text("utf-8"), title=self._say("report-title"), body=body, notes=notes,
            about=self._say("report-about", games=games, count=len(seeds), seeds=", ".join(map(str, seeds))),
        )  # fmt: skip

    def _say(self, message_id: str, **args: Any) -> str:
        return escape(i18n.say(Message(message_id, args), self.lang, WORDS))

    def _notes(self) -> Iterator[str]:
        yield "report-note-interval"
        if self.narrow:
            yield "report-note-full"
        if any(line.team for line in self.lines):
            yield "report-note-teams"
        if not all(line.team for line in self.lines):
            yield "report-note-even"
        if any(line.rating and not line.team for line in self.lines):
            yield "report-note-opponents"
        yield "report-note-data"

    def _game(self, game: str, lines: list[Standing]) -> Iterator[str]:
        title = i18n.say(Message("game-name"), self.lang, find(game).folder / "words")
        yield f"<section><h2>{escape(title)}</h2>"
        for seats, some in groupby(lines, key=lambda line: line.seats):
            yield f"<h3>{self._say('report-players', count=seats)}</h3>"
            yield from self._table([*some])
        yield from self._ladder([line for line in lines if line.team])
        yield "</section>"

    # The table of results ------------------------------------------------------------------------

    def _table(self, lines: list[Standing]) -> Iterator[str]:
        more = ["full", "points"] if self.narrow else []
        kinds = ["bot", "games", "won", "", "interval", *more, "rating", "thinking", "slowest"]
        heads = "".join(f"<th>{self._say(f'report-{kind}') if kind else SCALE}</th>" for kind in kinds)
        yield f'<div class="wide"><table><thead><tr>{heads}</tr></thead><tbody>'
        for group, some in groupby(lines, key=lambda line: line.group):
            if any(group):
                shown = " · ".join(filter(None, group))
                yield f'<tr class="group"><th colspan="{len(kinds)}">{escape(shown)}</th></tr>'
            for line in sorted(some, key=lambda line: -line.won / line.games):
                yield self._row(line)
        yield "</tbody></table></div>"

    def _row(self, line: Standing) -> str:
        rate, kinds = line.won / line.games, ""
        if self.narrow:
            kinds = f"<td>{100 * line.full / line.games:.1f} %</td><td>{line.points / line.games:.2f}</td>"
        even = "" if line.team else f' style="--even:{100 / line.seats:.2f}%"'
        bar = (
            f'<div class="bar {"" if line.team else "shared "}{self.colours[line.bot]}"{even}>'
            f'<i style="left:{100 * line.low:.2f}%;width:{100 * (line.high - line.low):.2f}%"></i>'
            f'<b style="left:{100 * rate:.2f}%"></b></div>'
        )
        return (
            f"<tr><th>{self._bot(line.bot)}</th><td>{line.games}</td><td>{100 * rate:.1f} %</td>"
            f'<td class="pictured">{bar}</td><td>{100 * line.low:.1f}–{100 * line.high:.1f}</td>{kinds}'
            f"<td>{rating_text(line.rating, line.team)}</td><td>{line.thinking:.1f}</td>"
            f"<td>{line.slowest:.0f}</td></tr>"
        )

    def _bot(self, bot: str) -> str:
        return f'<span class="bot {self.colours[bot]}">{escape(bot)}</span>'

    # The ratings of teams and tables -------------------------------------------------------------

    def _ladder(self, lines: list[Standing]) -> Iterator[str]:
        """Bots and tables on one scale, the strongest and hardest first."""
        rungs: dict[str, tuple[Rating, str]] = {}
        for line in lines:
            assert line.rating
            assert line.table
            table = f"{self._say('report-players', count=line.seats)}{' · ' * bool(line.options)}{escape(line.options)}"
            rungs[line.bot] = line.rating, self._bot(line.bot)
            rungs[table] = line.table, f'<span class="table">{table}</span>'
        if not rungs:
            return
        low = min(mean - spread for (mean, spread), _ in rungs.values())
        size = max(mean + spread for (mean, spread), _ in rungs.values()) - low or 1.0

        def at(rating: float) -> float:
            return 100 * (MARGIN + (1 - 2 * MARGIN) * (rating - low) / size)

        yield f"<h3>{self._say('report-ladder')}</h3>"
        yield '<div class="wide"><table class="ladder"><tbody>'
        for name, ((mean, spread), shown) in sorted(rungs.items(), key=lambda rung: -rung[1][0][0]):
            bar = (
                f'<div class="bar rating {self.colours.get(name, "hollow")}">'
                f'<i style="left:{at(mean - spread):.2f}%;width:{at(mean + spread) - at(mean - spread):.2f}%"></i>'
                f'<b style="left:{at(mean):.2f}%"></b></div>'
            )
            yield f'<tr><th>{shown}</th><td>{mean:.0f} ± {spread:.0f}</td><td class="pictured">{bar}</td></tr>'
        yield "</tbody></table></div>"
