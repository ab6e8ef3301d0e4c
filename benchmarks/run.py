"""Measure everything in docs/benchmarks.md, print one table and write the results: `make bench`."""

from __future__ import annotations

import argparse
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parents[1]))  # this folder is the package `benchmarks`

from rich.console import Console

from benchmarks import machine, offline, page, peering, repeating, report, search, server, speed, starting, strength
from benchmarks.peers import before
from benchmarks.peers import load_boardgameio as boardgameio
from benchmarks.rows import Row

ROUNDS, SECONDS, GAMES, LOAD = 5, 1.0, 2000, 15.0
QUICK_ROUNDS, QUICK_SECONDS, QUICK_GAMES, QUICK_LOAD = 2, 0.2, 400, 4.0


def main(arguments: Sequence[str] | None = None) -> int:
    """Run the benchmarks; exit code 1 if a target is missed and `--check` is given."""
    parser = argparse.ArgumentParser(prog="benchmarks/run.py", description=__doc__)
    parser.add_argument("--quick", action="store_true", help="a minute or two; nothing is installed")
    parser.add_argument("--no-peers", action="store_true", help="only our own figures")
    parser.add_argument("--check", action="store_true", help="exit code 1 if a target is missed")
    given = parser.parse_args(arguments)
    screen, errors = Console(), Console(stderr=True)
    try:
        rows, about = measure(given.quick, not given.no_peers, errors)
    except KeyboardInterrupt:
        errors.print("stopped; nothing was written")
        return 130
    screen.print(report.as_table(rows, about))
    for path in report.write(rows, about):
        screen.print(f"written: {path.relative_to(report.RESULTS.parents[1])}")
    missed = [row.name for row in rows if row.passed is False]
    busy = sum(row.passed_by_cpu for row in rows)
    screen.print(f"{sum(row.passed is True for row in rows)} targets met, {len(missed)} missed")
    if busy:
        screen.print(f"by processor time {busy} fewer would be missed: the machine had other things to do")
    return 1 if given.check and missed else 0


def measure(quick: bool, with_peers: bool, errors: Console) -> tuple[list[Row], dict[str, Any]]:
    """All rows, and a description of the machine."""
    threads = min(2, machine.cores())
    about = {**machine.describe(), "quick": quick, "load": [machine.load()]}
    peers = [peer for peer in peering.PEERS if with_peers and (peer.quick or not quick)]
    with errors.status("starting") as status:
        say = status.update if errors.is_terminal else errors.print
        if peers and not quick:
            before.install(say)
            peering.install(say)
            say("installing boardgame.io")
            boardgameio.install()
        if quick:
            peers = [peer for peer in peers if peer.installed]
        rounds, seconds = (QUICK_ROUNDS, QUICK_SECONDS) if quick else (ROUNDS, SECONDS)
        speeds = speed.take_turns(peers if with_peers else None, rounds, seconds, quick, threads, say)
        rows = speed.rows(speeds, threads)
        rows += repeating.rows(bool(peers), say)
        rows += starting.rows(quick, bool(peers), say)
        rows += server.rows(QUICK_LOAD if quick else LOAD, quick, with_peers, say)
        rows += page.rows(quick, say)
        rows += offline.rows(quick, say)
        rows += search.rows(quick, with_peers, say)
        rows += strength.rows(QUICK_GAMES if quick else GAMES, threads, say)
    about |= {"peers": speeds.versions, "missing_peers": speeds.missing}
    about["load"].append(machine.load())
    return rows, about


if __name__ == "__main__":
    sys.exit(main())
