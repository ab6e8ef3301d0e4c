"""Measuring loop of a worker process, shared by our games and all peers.

A worker has subjects: functions that play a number of whole games and return their steps. For each line
`SUBJECT SECONDS` on its input it plays for about that long and prints one line of JSON. It stays alive between
requests, so that workers take turns without loading anything again.
"""

from __future__ import annotations

import contextlib
import json
import sys
import time
import traceback
from collections.abc import Callable, Mapping
from typing import Any

Play = Callable[[int], int]
"""Play that many games, the same ones every time; returns their steps."""
Clock = Callable[[], float]
"""Processor seconds so far."""


def answer_all(subjects: Mapping[str, Play], clock: Clock = time.process_time, **about: Any) -> None:
    """Print the subjects, then measure one burst per input line until the input ends.

    Who plays in other processes gives a clock that counts those.
    """
    counts: dict[tuple[str, float], int] = {}
    answers = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        print(json.dumps({"subjects": list(subjects), **about}), file=answers, flush=True)
        for line in sys.stdin:
            name, _, seconds = line.strip().rpartition(" ")
            try:
                answer = _burst(subjects[name], (name, float(seconds)), counts, clock)
            except Exception as error:
                traceback.print_exc()
                answer = {"error": type(error).__name__}
            print(json.dumps(answer), file=answers, flush=True)


def measure(play: Play, count: int, clock: Clock = time.process_time) -> dict[str, Any]:
    """Play `count` games; returns steps, wall-clock seconds and processor seconds."""
    wall, cpu = time.perf_counter(), clock()
    steps = play(count)
    return {
        "games": count, "steps": steps,
        "wall": time.perf_counter() - wall, "cpu": clock() - cpu,
    }  # fmt: skip


def _burst(play: Play, asked: tuple[str, float], counts: dict[tuple[str, float], int], clock: Clock) -> dict[str, Any]:
    if asked not in counts:
        counts[asked] = games_for(play, asked[1])
    return measure(play, counts[asked], clock)


def games_for(play: Play, seconds: float) -> int:
    """Number of games that take about that long. One-time costs such as compiling are paid here."""
    play(1)
    count = 1
    while (took := float(measure(play, count)["wall"])) < seconds / 4:
        count = max(2 * count, int(count * seconds / 3 / took)) if took > 0.001 else 8 * count
    return max(1, round(count * seconds / took))
