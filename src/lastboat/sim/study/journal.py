"""The folder of a study: its header, and a journal that is added to until all games are played."""

from __future__ import annotations

import json
from collections import defaultdict
from collections.abc import Callable, Iterator, Sequence
from dataclasses import asdict
from pathlib import Path
from typing import Any

from lastboat import __version__
from lastboat.bots.agents import TIME_LIMIT
from lastboat.kernel.game import game as find
from lastboat.sim import journal
from lastboat.sim.executors import Executor
from lastboat.sim.many import in_loops
from lastboat.sim.numbers import Numbers
from lastboat.sim.study.errors import BadHeader, NoStudy, OtherRules, OtherStudy
from lastboat.sim.study.plan import Cell, Study, design
from lastboat.sim.study.playing import Part, play_part

HEADER, JOURNAL = "study.json", "study.jsonl"
SIZE = 50
"""So many native games are a task, times the `batch` of the executor."""
FREE = ("lastboat", "command", "games")
"""Fields of the header in which a study may differ from the one it goes on with; games can only become more."""


def read_header(folder: Path) -> dict[str, Any]:
    """The header of the study in a folder."""
    path = folder / HEADER
    if not path.is_file():
        raise NoStudy(folder=str(folder))
    try:
        header = json.loads(path.read_text("utf-8"))
    except ValueError:
        header = None
    if not isinstance(header, dict) or not _SHAPE.keys() <= header.keys():
        raise BadHeader(file=str(path))
    if not all(isinstance(header[name], kind) for name, kind in _SHAPE.items()):
        raise BadHeader(file=str(path))
    return header


_SHAPE = {"lastboat": str, "game": str, "version": int, "command": str, "seats": int, "options": dict, "vary": list,
          "what_if": list, "bots": list, "games": int, "seed": int, "count_events": int}  # fmt: skip


def read_study(folder: Path) -> Study:
    """The study that a folder's header describes, to go on with it or to repeat it."""
    header = read_header(folder)
    game = find(header["game"])
    if game.version != header["version"]:
        raise OtherRules(folder=str(folder), played=header["version"], version=game.version)
    try:
        return design(
            game, header["vary"], header["what_if"], seats=header["seats"], options=header["options"],
            bots=header["bots"], games=header["games"], seed=header["seed"], counted=header["count_events"],
        )  # fmt: skip
    except (AttributeError, TypeError) as error:
        raise BadHeader(file=str(folder / HEADER)) from error


def begin(study: Study, folder: Path) -> None:
    """Write the header of a study into a folder, unless that has another study."""
    header = study.header(__version__)
    if (folder / HEADER).exists():
        before = read_header(folder)
        differs = [name for name in header if name not in FREE and before[name] != header[name]]
        differs += ["games"] * (before["games"] > study.games)
        if differs:
            raise OtherStudy(folder=str(folder), differs=", ".join(differs))
    elif folder.exists() and any(folder.iterdir()):
        raise OtherStudy(folder=str(folder), differs=HEADER)
    folder.mkdir(parents=True, exist_ok=True)
    (folder / HEADER).write_text(json.dumps(header, indent=2, ensure_ascii=False) + "\n", "utf-8")


def parts(study: Study, folder: Path) -> Iterator[tuple[Cell, Part]]:
    """What a folder's journal has of a study, each game once."""
    cells = {cell.name: cell for cell in study.cells}
    done: dict[str, Numbers] = defaultdict(Numbers)
    for entry in journal.read(folder / JOURNAL):
        try:
            part = Part(**entry)
        except TypeError:
            continue
        numbers = range(part.first, part.first + len(part.verdicts))
        if part.cell in cells and not any(number in done[part.cell] for number in numbers):
            for number in numbers:
                done[part.cell].add(number)
            yield cells[part.cell], part


def play(
    study: Study, folder: Path, executor: Executor, native: bool = True,
    progress: Callable[[int], None] = lambda n: None, time_limit: float = TIME_LIMIT,
) -> None:  # fmt: skip
    """Play the missing games of a study that has begun: the first games of all cells, then the next ones."""
    done: dict[str, Numbers] = {cell.name: Numbers() for cell in study.cells}
    for cell, part in parts(study, folder):
        for number in range(part.first, part.first + len(part.verdicts)):
            done[cell.name].add(number)
    progress(sum(map(len, done.values())))
    tasks = (
        (cell, study.seed, numbers, study.counted, native, time_limit)
        for cell, numbers in _missing(study.cells, study.games, SIZE * executor.batch, done)
    )
    with journal.appending(folder / JOURNAL) as add:
        for part in executor.map(play_part, tasks):
            add(asdict(part))
            progress(len(part.verdicts))


def _missing(cells: Sequence[Cell], games: int, size: int, done: dict[str, Numbers]) -> Iterator[tuple[Cell, range]]:
    """The games that are not done, in ranges of at most `size`; one at a time for bots that play move by move."""
    for start in range(0, games, size):
        for cell in cells:
            longest = size if in_loops(cell.bots) else 1
            begun = None
            for number in range(start, min(start + size, games) + 1):
                free = number < min(start + size, games) and number not in done[cell.name]
                if begun is not None and (not free or number - begun == longest):
                    yield cell, range(begun, number)
                    begun = None
                if free and begun is None:
                    begun = number
