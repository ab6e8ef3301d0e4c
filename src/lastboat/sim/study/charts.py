"""The pictures of a study, drawn by Altair as SVG without scripts.

Colours are variables of the page, so pictures follow its light or dark theme. A heat map has one colour, more or less
opaque over the page.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    import altair

SERIES = 6
"""The page has so many colours for series: `--c0` and so on."""
_SERIES = [f"#00c0c{n}" for n in range(SERIES)]
_INK, _SOFT, _LINE, _CARD = "#00a001", "#00a002", "#00a003", "#00a004"
_VARIABLES = dict(zip(_SERIES, [f"var(--c{n})" for n in range(SERIES)], strict=True)) | {
    _INK: "var(--ink)", _SOFT: "var(--soft)", _LINE: "var(--line)", _CARD: "var(--card)",
}  # fmt: skip
FONT, SIZE = "system-ui, sans-serif", 13
LETTER = 7.6
"""The width of a letter: room for labels does not depend on the fonts of the machine that draws them."""
WIDTH, HEIGHT = 340, 220
ROW, COLUMN = 26, 44
WIDEST = 480
"""Wider heat maps have narrow columns with names at a slant."""
FAINT = 0.05, 0.95
"""The opacities of the least and the most on a heat map."""
TURN = 0.62
"""Above this share of the most, text on a heat map has the colour of the page."""
SHORT = 14
"""Longer names stand below each other in a legend."""


@dataclass(frozen=True)
class Heat:
    """A heat map: a number for each row and column, with its text; None leaves a place free."""

    rows: Sequence[str]
    columns: Sequence[str]
    values: Sequence[Sequence[float | None]]
    percent: bool = True


@dataclass(frozen=True)
class Curve:
    """A line: its name, and its value at each time."""

    name: str
    points: Sequence[tuple[float, float]]
    colour: int | None = None
    """The number of a series colour; None: a thin line in the background."""


@dataclass(frozen=True)
class Bar:
    """A bar made of shares that add up to one, in the order of the legend."""

    name: str
    shares: Sequence[float]


def heat_map(heat: Heat) -> str:
    """A heat map with the number in each field."""
    import altair as alt

    top = max((value for row in heat.values for value in row if value is not None), default=0.0) or 1.0
    data = [
        {"row": i, "column": j, "value": value / top, "text": _text(value, heat.percent)}
        for i, row in enumerate(heat.values)
        for j, value in enumerate(row)
        if value is not None
    ]
    width = LETTER * max(map(len, heat.columns), default=0) + 12
    slanted = width > COLUMN and width * len(heat.columns) > WIDEST
    base = alt.Chart({"values": data}).encode(
        x=alt.X("column:O", axis=_names(heat.columns, slanted, across=True), scale=_all(heat.columns)),
        y=alt.Y("row:O", axis=_names(heat.rows), scale=_all(heat.rows)),
    )
    opacity = alt.Scale(domain=[0, 1], range=list(FAINT))
    fields = base.mark_rect(color=_SERIES[0], cornerRadius=3, stroke=_CARD, strokeWidth=2).encode(
        fillOpacity=alt.FillOpacity("value:Q", scale=opacity, legend=None)
    )
    colour = alt.condition(f"datum.value > {TURN}", alt.value(_CARD), alt.value(_INK))
    texts = base.mark_text(fontSize=SIZE - 1).encode(text="text:N", color=colour)
    step = COLUMN if slanted else max(COLUMN, width)
    return svg((fields + texts).properties(width=alt.Step(step), height=alt.Step(ROW)))


def curves(lines: Sequence[Curve], x: str, *, percent: bool = False) -> str:
    """Lines over time; those in the background are not in the legend."""
    import altair as alt

    data = [
        {"name": line.name, "x": at, "y": y, "kind": "back" if line.colour is None else "front"}
        for line in lines
        for at, y in line.points
    ]
    shown = [line for line in lines if line.colour is not None]
    colours = alt.Scale(domain=[line.name for line in shown], range=[_SERIES[line.colour or 0] for line in shown])
    axis = alt.Axis(format="%" if percent else "", tickCount=5, title=None)
    base = alt.Chart({"values": data}).encode(
        x=alt.X("x:Q", axis=alt.Axis(title=x, grid=False, tickMinStep=1, tickCount=8), scale=alt.Scale(nice=False)),
        y=alt.Y("y:Q", axis=axis, scale=alt.Scale(domainMin=0)),
    )
    back = base.transform_filter("datum.kind == 'back'").mark_line(color=_SOFT, strokeWidth=1, opacity=0.4)
    columns = 2 if all(len(line.name) <= SHORT for line in shown) else 1
    legend = alt.Legend(title=None, orient="bottom", columns=columns, columnPadding=40, labelLimit=0)
    front = base.transform_filter("datum.kind == 'front'").mark_line(strokeWidth=2.5)
    layers = [front.encode(color=alt.Color("name:N", scale=colours, legend=legend))]
    if len(shown) < len(lines):
        layers.insert(0, back.encode(detail="name:N"))
    return svg(alt.layer(*layers).properties(width=WIDTH, height=HEIGHT))


def stacked(bars: Sequence[Bar], parts: Sequence[str], colours: Sequence[int | None]) -> str:
    """Bars of shares, one below the other; None is the colour of the background."""
    import altair as alt

    data = [
        {"row": i, "part": parts[j], "order": j, "share": share}
        for i, bar in enumerate(bars)
        for j, share in enumerate(bar.shares)
    ]
    scale = alt.Scale(domain=list(parts), range=[_SOFT if c is None else _SERIES[c] for c in colours])
    legend = alt.Legend(title=None, orient="bottom", columns=1, labelLimit=0, symbolType="square")
    chart = (
        alt.Chart({"values": data})
        .mark_bar(height=ROW - 8)
        .encode(
            x=alt.X("share:Q", axis=alt.Axis(format="%", title=None, tickCount=5), scale=alt.Scale(domain=[0, 1])),
            y=alt.Y("row:O", axis=_names([bar.name for bar in bars]), scale=_all(bars)),
            color=alt.Color("part:N", scale=scale, legend=legend),
            order="order:O",
        )
    )
    return svg(chart.properties(width=WIDTH, height=alt.Step(ROW)))


def svg(chart: altair.TopLevelMixin) -> str:
    """A chart as SVG in the colours of the page, as wide as it is drawn, less where there is less room."""
    import vl_convert

    text: str = vl_convert.vegalite_to_svg(_configured(chart).to_dict())
    for colour, variable in _VARIABLES.items():
        text = text.replace(colour, variable)
    return text


def _configured(chart: Any) -> Any:
    axis: dict[str, Any] = {
        "labelColor": _INK, "titleColor": _SOFT, "gridColor": _LINE, "domainColor": _LINE, "tickColor": _LINE,
        "labelFontSize": SIZE, "titleFontSize": SIZE, "titleFontWeight": "normal", "labelFont": FONT, "titleFont": FONT,
    }  # fmt: skip
    return (
        chart.configure(background="transparent", font=FONT, padding=2)
        .configure_view(stroke=None)
        .configure_axis(**axis)
        .configure_legend(labelColor=_INK, labelFontSize=SIZE, labelFont=FONT, symbolStrokeWidth=3)
    )


def _names(names: Sequence[str], slanted: bool = False, across: bool = False) -> Any:
    """An axis that shows names in place of numbers, which may be the same."""
    import altair as alt

    room = LETTER * max(map(len, names), default=0)
    angle = {"labelAngle": -45, "labelAlign": "right", "labelBaseline": "middle"} if slanted else {"labelAngle": 0}
    if slanted or not across:
        angle["minExtent"] = round(room * 0.7 if slanted else room) + 12
    return alt.Axis(
        title=None, labelExpr=f"{json.dumps([*names], ensure_ascii=False)}[datum.value]", labelLimit=0, ticks=False,
        domain=False, labelPadding=6, **angle,
    )  # fmt: skip


def _all(names: Sequence[Any]) -> Any:
    """Every row or column, also those without a value."""
    import altair as alt

    return alt.Scale(domain=list(range(len(names))))


def _text(value: float, percent: bool) -> str:
    if percent:
        return f"{100 * value:.0f}"
    return f"{value:.2f}" if value < 10 else f"{value:.1f}"
