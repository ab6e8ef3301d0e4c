"""Small studies for the tests."""

from __future__ import annotations

from pathlib import Path

import lastboat
from lastboat.sim.executors import Executor, Serial
from lastboat.sim.study import journal, report
from lastboat.sim.study.plan import Study
from lastboat.sim.study.results import Results

ISLAND = lastboat.game("forbidden-island")
NISYROS = lastboat.game("nisyros")
POMPEII = lastboat.game("pompeii")
TEMPLATE = lastboat.game("_template")


def played(study: Study, folder: Path, executor: Executor | None = None, native: bool = True) -> Results:
    """Play a study in this thread, unless an executor is given, and write its report."""
    journal.begin(study, folder)
    journal.play(study, folder, executor or Serial(), native)
    return report.write(study, folder)[0]


def parquet(folder: Path) -> dict[str, bytes]:
    """The Parquet files of a folder."""
    return {path.name: path.read_bytes() for path in sorted(folder.glob("*.parquet"))}
