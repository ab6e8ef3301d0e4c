"""Write what a study has found: the page and the Parquet files."""

from __future__ import annotations

from pathlib import Path

from lastboat.sim.study import data, results
from lastboat.sim.study.comparing import Difference, compare
from lastboat.sim.study.page import page
from lastboat.sim.study.plan import Study
from lastboat.sim.study.results import Results

REPORT = "report.html"


def write(study: Study, folder: Path, lang: str = "en") -> tuple[Results, list[Difference]]:
    """Read a folder's journal, and write report.html and the Parquet files beside it."""
    found = results.read(study, folder)
    differences = compare(found)
    data.write(found, differences, folder)
    (folder / REPORT).write_text(page(found, differences, folder.name or ".", lang), "utf-8")
    return found, differences
