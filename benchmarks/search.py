"""Measure the search: simulations per second, and hints, odds and moves on a server with searching bots."""

from __future__ import annotations

import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from pathlib import Path
from statistics import median

import uvloop

import lastboat
from benchmarks import peering
from benchmarks.peers import before
from benchmarks.peers import load_boardgameio as boardgameio
from benchmarks.rows import Row
from benchmarks.speed import ratio_row
from benchmarks.workers import Bursts, Worker
from tests.server.bot_load import Times, four_tables, share_below, undisturbed
from tests.server.processes import Server, sqlite_url

SECTION, SERVING = "search", "server with bots"
TARGETS = {"forbidden-island": 40_000.0, "nisyros": 150_000.0, "pompeii": 80_000.0}
"""Simulations per second from the opening."""
BEFORE_TARGETS = {"pompeii": 1.8}
BEFORE_TARGET = 1.3
"""Times the simulations of release 0.2, in Pompeii and in the other games."""
ADVICE_TARGET, MOVE_TARGET = 0.5, 0.1
PEERS = ("open_spiel", "catanatron")
ROUNDS, SECONDS, QUICK_ROUNDS, QUICK_SECONDS = 3, 1.0, 1, 0.3
ASKED, LONG, QUICK_ASKED, QUICK_LONG = 20, 20.0, 5, 6.0
"""Number of hints on an idle server, and seconds of play while bots search."""
THINKING = {"LASTBOAT_LIMITS": "off", "LASTBOAT_PACE": "0", "LASTBOAT_BOT_WORKERS": "2"}


def rows(quick: bool, peers: bool, say: Callable[[str], None]) -> list[Row]:
    """All rows of the search; a quick run has fewer and shorter rounds, and only the fewest seats."""
    return [*_speed_rows(quick, peers, say), *_server_rows(quick, say)]


# Simulations per second ---------------------------------------------------------------------------------------


def _speed_rows(quick: bool, peers: bool, say: Callable[[str], None]) -> list[Row]:
    found: dict[str, Bursts] = {}
    with ExitStack() as stack:
        say("search: loading our games")
        ours = stack.enter_context(Worker(sys.executable, "benchmarks.searching", loud=True))
        turns = [(ours, subject, subject) for subject in _subjects(quick)]
        if peers and before.installed():
            say(f"search: loading {before.NAME}")
            old = stack.enter_context(Worker(before.PYTHON, "benchmarks.searching", env=before.ENV))
            turns = [turn for turn in turns for turn in (turn, (old, turn[1], f"{before.NAME} {turn[1]}"))]
        for worker in _peers(stack) if peers else ():
            turns += [(worker, subject, subject) for subject in worker.subjects]
        for turn in range(QUICK_ROUNDS if quick else ROUNDS):
            for worker, subject, name in turns:
                say(f"search: round {turn + 1}: {name}")
                worker.ask(subject, QUICK_SECONDS if quick else SECONDS, found.setdefault(name, Bursts()))
    rows = [_speed_row(name, bursts) for name, bursts in found.items() if not name.startswith(before.NAME)]
    return rows + [_before_row(subject, found) for subject in _subjects(quick) if peers]


def _subjects(quick: bool) -> list[str]:
    seats = {game.id: (game.seats[0], game.seats[-1]) for game in map(lastboat.game, lastboat.game_ids())}
    return [f"{game} {n}" for game, counts in seats.items() for n in counts[: 1 if quick else 2]]


def _peers(stack: ExitStack) -> Iterator[Worker]:
    for peer in peering.PEERS:
        if peer.name in PEERS and peer.installed:
            yield stack.enter_context(Worker(peering.PYTHON, f"benchmarks.peers.search_{peer.name}"))
    if boardgameio.installed():
        yield stack.enter_context(Worker(sys.executable, "benchmarks.peers.search_boardgameio"))


def _speed_row(subject: str, bursts: Bursts) -> Row:
    game, _, seats = subject.rpartition(" ")
    more = {"simulations_per_second": bursts.rate, "simulations_per_cpu_second": bursts.cpu_rate}
    if game not in lastboat.game_ids():
        return Row(SECTION, f"peer: {subject}", bursts.rate, "sim/s", cpu=bursts.cpu_rate, note=bursts.error, more=more)
    return Row(
        SECTION, f"{game}, {seats} players, from the opening", bursts.rate, "sim/s", TARGETS.get(game),
        cpu=bursts.cpu_rate, note=bursts.error or "one core, guided rollouts", more=more, failed=bool(bursts.error),
    )  # fmt: skip


def _before_row(subject: str, found: dict[str, Bursts]) -> Row:
    game, _, seats = subject.rpartition(" ")
    name, target = f"{game}, {seats} players / {before.NAME}", BEFORE_TARGETS.get(game, BEFORE_TARGET)
    return ratio_row(SECTION, name, found[subject], found.get(f"{before.NAME} {subject}"), "x", target, before.MISSING)


# Server with searching bots ------------------------------------------------------------------------------------


def _server_rows(quick: bool, say: Callable[[str], None]) -> list[Row]:
    with _server() as server:
        say("server with bots: hints and odds")
        calm = uvloop.run(undisturbed(server.url, QUICK_ASKED if quick else ASKED))
        say("server with bots: four tables searching")
        busy, decisions = uvloop.run(four_tables(server.url, QUICK_LONG if quick else LONG, advice=True))
    so_many = f"; {decisions:.0f} decisions of strong bots"
    return [
        *_advice_rows("nobody else there", calm),
        *_advice_rows("four tables searching", busy, so_many),
        _row("a move, four tables searching", busy.moves, 0.99, MOVE_TARGET, so_many),
    ]


@contextmanager
def _server() -> Iterator[Server]:
    with tempfile.TemporaryDirectory() as folder, Server(sqlite_url(Path(folder) / "bots.db"), env=THINKING) as server:
        yield server


def _advice_rows(when: str, times: Times, meanwhile: str = "") -> list[Row]:
    return [
        _row(f"a hint, {when}", times.hints, 0.95, ADVICE_TARGET, meanwhile),
        _row(f"the odds, {when}", times.odds, 0.95, ADVICE_TARGET, meanwhile),
    ]


def _row(name: str, times: list[float], share: float, target: float, meanwhile: str) -> Row:
    note = f"median {1000 * median(times):.0f} ms, slowest of {len(times)} {1000 * max(times):.0f} ms{meanwhile}"
    more = {"p50": median(times), "slowest": max(times), "count": len(times)}
    name = f"{name}: {100 * share:.0f} % within"
    return Row(SERVING, name, share_below(times, share), "s", target, True, note=note, more=more)
