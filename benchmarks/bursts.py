"""The measuring loop of a worker process: the same for our games and for every peer's.

A worker has subjects: functions that play a number of whole games and return their steps. For each
line `SUBJECT SECONDS` on its input it plays for about that long and answers with one line of JSON.
It stays alive between the answers, so that workers can take turns without loading anything again.
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
"""Plays that many games, the same ones every time, and returns their steps."""


def answer_all(subjects: Mapping[str, Play], **about: Any) -> None:
    """Say which subjects there are, then measure what is asked for until the input ends."""
    counts: dict[tuple[str, float], int] = {}
    answers = sys.stdout
    with contextlib.redirect_stdout(sys.stderr):
        print(json.dumps({"subjects": list(subjects), **about}), file=answers, flush=True)
        for line in sys.stdin:
            name, _, seconds = line.strip().rpartition(" ")
            try:
                answer = _burst(subjects[name], (name, float(seconds)), counts)
            except Exception as error:
                traceback.print_exc()
                answer = {"error": type(error).__name__}
            print(json.dumps(answer), file=answers, flush=True)


def measure(play: Play, count: int) -> dict[str, Any]:
    """Play `count` games; the steps, and the seconds on the clock and on the processor."""
    wall, cpu = time.perf_counter(), time.process_time()
    steps = play(count)
    return {
        "games": count, "steps": steps,
        "wall": time.perf_counter() - wall, "cpu": time.process_time() - cpu,
    }  # fmt: skip


def _burst(play: Play, asked: tuple[str, float], counts: dict[tuple[str, float], int]) -> dict[str, Any]:
    if asked not in counts:
        counts[asked] = games_for(play, asked[1])
    return measure(play, counts[asked])


def games_for(play: Play, seconds: float) -> int:
    """How many games last about that long. What is done only once, such as compiling, is done here."""
    play(1)
    count = 1
    while (took := float(measure(play, count)["wall"])) < seconds / 4:
        count = max(2 * count, int(count * seconds / 3 / took)) if took > 0.001 else 8 * count
    return max(1, round(count * seconds / took))
