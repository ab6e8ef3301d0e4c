"""Print the results as a table, write them as JSON and Markdown."""

from __future__ import annotations

import json
from collections.abc import Sequence
from itertools import groupby
from pathlib import Path
from typing import Any

from rich.table import Table

from benchmarks.rows import Row

RESULTS = Path(__file__).resolve().parent / "results"
COLUMNS = ("measure", "figure", "by processor time", "target", "", "beside it")
VERDICTS = {True: "pass", False: "FAIL", None: ""}
COLOURS = {"pass": "[green]pass[/]", "FAIL": "[bold red]FAIL[/]", "": ""}


def as_table(rows: Sequence[Row], about: dict[str, Any]) -> Table:
    """All rows in one table."""
    table = Table(title="Lastboat benchmarks", caption=machine_line(about))
    for column in COLUMNS:
        table.add_column(column, justify="right" if column in COLUMNS[1:4] else "left")
    for section, some in _sections(rows):
        table.add_section()
        table.add_row(f"[bold]{section}[/]")
        for row in some:
            name, figure, cpu, target, note = row.words()
            table.add_row(f"  {name}", figure, cpu, target, COLOURS[VERDICTS[row.passed]], note)
    return table


def as_markdown(rows: Sequence[Row], about: dict[str, Any]) -> str:
    """The results as Markdown."""
    lines = ["# Results", "", machine_line(about) + ".", ""]
    lines += ["What the rows mean: [docs/benchmarks.md](../../docs/benchmarks.md).", ""]
    for section, some in _sections(rows):
        lines += [f"## {section.capitalize()}", "", f"| {' | '.join(COLUMNS)} |", "|---|--:|--:|--:|---|---|"]
        for row in some:
            name, figure, cpu, target, note = row.words()
            lines.append(f"| {name} | {figure} | {cpu} | {target} | {VERDICTS[row.passed]} | {note} |")
        lines.append("")
    return "\n".join(lines)


def machine_line(about: dict[str, Any]) -> str:
    """Machine, versions and date in one line."""
    loads = " and ".join(str(load) for load in about["load"])
    return (
        f"{about['date']}; {about['processor']}, {about['cores']} cores, {about['system']}; Python "
        f"{about['python']}, lastboat {about['lastboat']}; "
        f"{'quick run, ' if about['quick'] else ''}load before and after {loads}"
    )


def write(rows: Sequence[Row], about: dict[str, Any]) -> list[Path]:
    """Write the results; a quick run does not replace those of a full one."""
    name = "quick" if about["quick"] else "latest"
    data = {"about": about, "rows": [row.as_data() for row in rows]}
    files = {
        RESULTS / f"{name}.json": json.dumps(data, indent=1, ensure_ascii=False) + "\n",
        RESULTS / f"{name}.md": as_markdown(rows, about),
    }
    RESULTS.mkdir(exist_ok=True)
    for path, text in files.items():
        path.write_text(text, "utf-8")
    return list(files)


def _sections(rows: Sequence[Row]) -> list[tuple[str, list[Row]]]:
    return [(section, list(some)) for section, some in groupby(rows, key=lambda row: row.section)]
