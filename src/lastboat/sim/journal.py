"""Journals: files with a line of JSON for everything that has been finished, which survive a crash."""

from __future__ import annotations

import json
import os
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any


def read(path: Path) -> Iterator[dict[str, Any]]:
    """The entries of a journal, without lines that a crash cut off; nothing if there is no journal."""
    if not path.exists():
        return
    with path.open(encoding="utf-8", errors="replace") as journal:
        for line in journal:
            try:
                entry = json.loads(line)
            except ValueError:
                continue
            if isinstance(entry, dict):
                yield entry


@contextmanager
def appending(path: Path) -> Iterator[Callable[[dict[str, Any]], None]]:
    """A function that adds an entry at once, after the whole lines of an earlier run."""
    _end_last_line(path)
    with path.open("a", encoding="utf-8") as journal:

        def add(entry: dict[str, Any]) -> None:
            journal.write(json.dumps(entry, ensure_ascii=False) + "\n")
            journal.flush()

        yield add


def _end_last_line(path: Path) -> None:
    """End the last line of a file, which a crash may have cut off."""
    if path.exists() and path.stat().st_size:
        with path.open("rb+") as journal:
            journal.seek(-1, os.SEEK_END)
            if journal.read(1) != b"\n":
                journal.write(b"\n")
