"""The page that shows a study: how often each value wins, what difference it makes, and what happens in the games.

It is one file without scripts, readable in light and dark, on phones and on paper.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from html import escape
from itertools import combinations
from pathlib import Path
from string import Template
from typing import Any

from lastboat import __version__
from lastboat.sim.report_page import SCALE, STYLE
from lastboat.sim.study import charts
from lastboat.sim.study.comparing import Difference
from lastboat.sim.study.factors import WHAT_IF, Factor
from lastboat.sim.study.html import PICTURED, bar, chance, difference_bar, figure, reach_of, signed, table_head
from lastboat.sim.study.labels import Labels, option_label
from lastboat.sim.study.pictures import MOST_ROWS, Pictures, per_game
from lastboat.sim.study.results import Rate, Results, mean_of_rows, rate
from lastboat.sim.study.topics import subjects

TEMPLATE = Path(__file__).parent / "page.html"


def page(results: Results, differences: Sequence[Difference], folder: str, lang: str) -> str:
    """The page as HTML."""
    return _Page(results, differences, lang).html(folder)


class _Page:
    """The parts of the page, in one language."""

    def __init__(self, results: Results, differences: Sequence[Difference], lang: str) -> None:
        self.results, self.study, self.differences = results, results.study, differences
        self.labels = Labels(self.study.game, lang)
        self.pictures = Pictures(results, self.labels)
        self.won = results.won()
        self.narrow = self.study.game.cooperative and _mean(results.points()) < _mean(self.won) - 1e-9

    def html(self, folder: str) -> str:
        factors = self.study.factors
        body = [part for factor in factors for part in self._factor(factor)]
        body += [*self._together(), *self._events(factors[0]), *self._cells()]
        return Template(TEMPLATE.read_text("utf-8")).substitute(
            lang=self.labels.lang, style=STYLE.read_text("utf-8"), about="\n".join(self._about()),
            title=self._say("study-title", game=self.labels.game_name()), body="\n".join(body),
            again=self._say("study-again"), notes="".join(f"<li>{note}</li>" for note in self._notes()),
            commands=escape(f"{self.study.command}\nlastboat study --from {folder} --out again"),
        )  # fmt: skip

    def _say(self, message_id: str, **args: Any) -> str:
        return escape(self.labels.say(message_id, **args))

    def _about(self) -> Iterator[str]:
        about = self._say(
            "study-about", games=self.results.played, cells=len(self.study.cells), seed=str(self.study.seed),
            bots=", ".join(self.study.bots),
        )  # fmt: skip
        yield f"<p>{about}</p>"
        fixed = [option_label(self.labels, name, value) for name, value in self.study.options.items()]
        if all(factor.name != "seats" for factor in self.study.factors):
            fixed.insert(0, self.labels.say("report-players", count=self.study.seats))
        yield f"<p>{self._say('study-fixed', options=', '.join(fixed))}</p>" if fixed else ""
        if self.results.played < self.results.planned:
            text = self._say("study-partial", played=self.results.played, planned=self.results.planned)
            yield f'<p class="warning">{text}</p>'

    def _notes(self) -> Iterator[str]:
        yield self._say("study-note-rates")
        yield self._say("study-note-differences", count=len(self.differences))
        if any(factor.name == WHAT_IF for factor in self.study.factors):
            yield self._say("study-note-what-if")
        if self.study.counted:
            yield self._say("study-note-events", count=min(self.study.counted, self.study.games))
        yield self._say("study-note-data")
        yield self._say("study-note-versions", lastboat=__version__, version=self.study.game.version)

    # One factor ---------------------------------------------------------------------------------

    def _factor(self, factor: Factor) -> Iterator[str]:
        rates = {value: rate(self.won[self.results.rows(factor, value)]) for value in factor.values}
        yield f"<section><h2>{escape(self.labels.factor(factor.name))}</h2>"
        yield "<p>"
        known = self.pictures.order(factor)
        if known:
            best, worst = (pick(known, key=lambda value: rates[value].mean) for pick in (max, min))
            yield self._say(
                "study-range", best=self.pictures.name(factor, best), high=f"{100 * rates[best].mean:.1f}",
                worst=self.pictures.name(factor, worst), low=f"{100 * rates[worst].mean:.1f}",
            )  # fmt: skip
        of_all = factor.reference is None
        against = self.labels.say("study-mean") if of_all else self.pictures.name(factor, factor.reference or "")
        yield f"{self._say('study-against', reference=against)}"
        without = [self.pictures.name(factor, value) for value in factor.values if value not in known]
        yield f"{self._say('study-without', values=', '.join(without))}</p>" if without else "</p>"
        yield from self._rates(factor, rates)
        yield '<div class="pictures">'
        pairs = self.pictures.pairs(factor)
        if pairs:
            yield figure(self._say("study-pairs"), self._say("study-percent-won"), charts.heat_map(pairs))
        yield figure(self._say("study-endings"), "", charts.stacked(*self.pictures.endings(factor)))
        lasting = self.pictures.lasting(factor)
        if any(line.points for line in lasting):
            picture = charts.curves(lasting, self.labels.time(), percent=True)
            yield figure(self._say("study-lasting"), "", picture)
        yield "</div></section>"

    def _rates(self, factor: Factor, rates: dict[str, Rate]) -> Iterator[str]:
        found = {x.value: x for x in self.differences if x.factor == factor.name}
        reach = reach_of([number for x in found.values() for number in (x.low, x.high)])
        team = self.study.game.cooperative
        won = self._say("report-won") if team else self._say("study-won-by", number=1)
        others = (
            [] if team else [self._say("study-won-by", number=seat + 1) for seat in range(1, len(self.results.scores))]
        )
        scale = f'<div class="scale"><span>−{reach}</span><span>0</span><span>+{reach} %</span></div>'
        heads = [
            "", self._say("report-games"), won, SCALE, self._say("report-interval"),
            *([self._say("report-points")] if self.narrow else []), *others,
            self._say("study-difference"), scale, self._say("study-all-together"), self._say("study-chance"),
        ]  # fmt: skip
        yield table_head(heads)
        for value in self.pictures.order(factor):
            yield self._row(factor, value, rates[value], found.get(value), reach)
        yield "</tbody></table></div>"

    def _row(self, factor: Factor, value: str, found: Rate, difference: Difference | None, reach: int) -> str:
        cells = [
            f"<th>{escape(self.pictures.name(factor, value))}</th>", f"<td>{found.games}</td>",
            f"<td>{100 * found.mean:.1f} %</td>", f"<td{PICTURED}>{bar(found)}</td>",
            f"<td>{100 * found.low:.1f}–{100 * found.high:.1f}</td>",
        ]  # fmt: skip
        rows = self.results.rows(factor, value)
        if self.narrow:
            cells.append(f"<td>{_mean(self.results.points()[rows]):.2f}</td>")
        for seat in range(1, len(self.results.scores)):
            share = _mean(self.results.won(seat)[rows])
            cells.append("<td>–</td>" if math.isnan(share) else f"<td>{100 * share:.1f} %</td>")
        if difference is None:
            return f'<tr class="reference">{"".join(cells)}<td colspan="4"></td></tr>'
        mark = ' class="certain"' if difference.certain else ""
        cells += [
            f"<td{mark}>{signed(difference.mean)}</td>",
            f"<td{PICTURED}>{difference_bar(difference, reach)}</td>",
            f"<td>{signed(difference.low)} … {signed(difference.high)}</td>",
            f"<td{mark}>{chance(difference.holm)}</td>",
        ]
        return f"<tr>{''.join(cells)}</tr>"

    # Factors together, events, cells ------------------------------------------------------------

    def _together(self) -> Iterator[str]:
        pairs = [*combinations(self.study.factors, 2)]
        if not pairs:
            return
        yield '<section><div class="pictures">'
        for some, others in pairs:
            down, across = (some, others) if len(some.values) >= len(others.values) else (others, some)
            title = self._say(
                "study-together", down=self.labels.factor(down.name), across=self.labels.factor(across.name)
            )
            yield figure(title, self._say("study-percent-won"), charts.heat_map(self.pictures.together(down, across)))
        yield "</div></section>"

    def _events(self, factor: Factor) -> Iterator[str]:
        counted = [self.pictures.counts(factor, value) for value in factor.values]
        if not any(counts.get("games") for counts in counted):
            return
        yield f"<section><h2>{self._say('study-events')}</h2>"
        yield f'<p>{self._say("study-by", factor=self.labels.factor(factor.name))}</p><div class="pictures">'
        for topic in subjects(self.study.game).topics:
            heat = self.pictures.of(topic, factor)
            if heat:
                title = escape(self.labels.topic(topic.event, topic.first))
                unit = self._say("study-percent-of-games" if topic.first else "study-in-a-game")
                if len(heat.rows) == MOST_ROWS:
                    unit += "; " + self._say("study-most-frequent", count=MOST_ROWS)
                yield figure(title, unit, charts.heat_map(heat))
            lines = self.pictures.when(topic, factor)
            if any(y for line in lines for _, y in line.points):
                title = escape(self.labels.topic(topic.event))
                yield figure(title, self._say("study-so-far"), charts.curves(lines, self.labels.time()))
        yield "</div>"
        yield f"<details><summary>{self._say('study-all-events')}</summary>"
        heads = [self._say("study-event"), *(escape(self.pictures.name(factor, value)) for value in factor.values)]
        yield table_head(heads)
        for kind in self.study.game.events.kinds:
            means = [per_game(counts, kind.name)[0] for counts in counted]
            if any(means):
                cells = "".join(f"<td>{mean:.2f}</td>" for mean in means)
                yield f"<tr><th>{escape(self.labels.event(kind.name))}</th>{cells}</tr>"
        yield "</tbody></table></div></details></section>"

    def _cells(self) -> Iterator[str]:
        factors = self.study.factors
        if len(factors) < 2:
            return
        heads = [*(escape(self.labels.factor(factor.name)) for factor in factors), self._say("report-games"),
                 self._say("report-won"), SCALE, self._say("report-interval")]  # fmt: skip
        yield f"<section><details><summary>{self._say('study-all-cells', count=len(self.results.cells))}</summary>"
        yield table_head(heads)
        for row, cell in enumerate(self.results.cells):
            found = rate(self.won[row : row + 1])
            names = [escape(self.pictures.name(f, value)) for f, value in zip(factors, cell.at, strict=True)]
            yield (
                f"<tr><th>{names[0]}</th>{''.join(f'<td>{name}</td>' for name in names[1:])}<td>{found.games}</td>"
                f"<td>{100 * found.mean:.1f} %</td><td{PICTURED}>{bar(found)}</td>"
                f"<td>{100 * found.low:.1f}–{100 * found.high:.1f}</td></tr>"
            )
        yield "</tbody></table></div></details></section>"


def _mean(values: Any) -> float:
    means = mean_of_rows(values)
    return float(means[~(means != means)].mean()) if (means == means).any() else math.nan
