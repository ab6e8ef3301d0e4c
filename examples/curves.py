"""Draw what `examples.ppo` has learned: `python -m examples.curves learned curves.svg`.

Takes every curve in the folder and in the folders below, a line each, and puts the games below one another. Needs
Altair and Polars (extra `arena`). The picture of docs/learning.md:

    python -m examples.curves examples/results docs/img/learning.svg
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any

import altair as alt
import polars as pl

GREEDY = {"forbidden-island": (34.6, "34.6 %: a team of greedy"), "pompeii": (50.0, "50 %: as good as greedy")}
"""What is won where `greedy` plays in the network's place, with two players."""
TITLES = {
    "forbidden-island": "Forbidden Island, Novice: won as a team",
    "pompeii": "Pompeii: won against greedy",
}
WIDTH, HEIGHT, FONT, BLUE, RED = 360, 200, 14, "#0b6e8a", "#a3341f"


def points(path: Path) -> list[dict[str, Any]]:
    """The evaluations of a curve, in the numbers of the picture."""
    return [
        {
            "curve": str(path),
            "decisions": one["decisions"] / 1e6,
            "won": 100 * one["won"],
            "imitating": one.get("imitating", 1) == 1,
        }
        for one in json.loads(path.read_text("utf-8"))["curve"]
    ]


def panel(game: str, paths: Sequence[Path]) -> alt.LayerChart | alt.FacetChart:
    """The curves of a game, and what `greedy` wins."""
    rows = pl.DataFrame([row for path in paths for row in points(path)])
    level, text = GREEDY[game]
    top = max(level, *rows["won"]) + 5
    x = alt.X("decisions", title="decisions (millions)")
    y = alt.Y("won", title="won (%)", scale=alt.Scale(domain=[0, top], nice=True))
    curves = alt.Chart(rows, width=WIDTH, height=HEIGHT, title=TITLES[game]).encode(x=x, y=y, detail="curve")
    fill = alt.when("datum.imitating").then(alt.value("white")).otherwise(alt.value(BLUE))
    greedy = alt.Chart(pl.DataFrame([{"won": level, "text": text}])).encode(y="won")
    return alt.layer(
        greedy.mark_rule(color=RED, strokeDash=[6, 4], strokeWidth=2),
        greedy.mark_text(color=RED, align="left", x=6, dy=-10, fontSize=FONT).encode(text="text"),
        curves.mark_line(color=BLUE, strokeWidth=2),
        curves.mark_point(color=BLUE, size=50, opacity=1).encode(fill=fill),
    )


def picture(found: Mapping[str, Sequence[Path]]) -> alt.VConcatChart:
    """A panel for each game that has curves."""
    panels = [panel(game, paths) for game, paths in found.items() if paths]
    chart = alt.vconcat(*panels, background="white", padding=10)
    return chart.configure(font="sans-serif").configure_axis(
        labelFontSize=FONT, titleFontSize=FONT, titleFontWeight="normal", gridColor="#e4e4e4"
    ).configure_title(fontSize=FONT + 1, anchor="start")  # fmt: skip


def main(given: Sequence[str] | None = None) -> None:
    """Draw the curves of a folder into a file, SVG or PNG by its name."""
    parser = argparse.ArgumentParser(description="Draw the curves of what was learned.")
    parser.add_argument("folder", type=Path)
    parser.add_argument("file", type=Path)
    options = parser.parse_args(given)
    found = {game: sorted(options.folder.rglob(f"{game}.json")) for game in TITLES}
    if not any(found.values()):
        parser.error(f"no {' or '.join(f'{game}.json' for game in TITLES)} in {options.folder}")
    picture(found).save(options.file)


if __name__ == "__main__":
    main()
