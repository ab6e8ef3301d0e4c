"""Measure steps per second: our games and the peers' in turns, round after round."""

from __future__ import annotations

import sys
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from dataclasses import dataclass, field

import lastboat
from benchmarks import peering
from benchmarks.peers import before
from benchmarks.rows import Row
from benchmarks.workers import Bursts, Worker, ratio

PLAIN_TARGET = 150_000
NATIVE_TARGET = 10_000_000
SCALING_TARGET = 1.8
BEFORE_TARGET = 1.5
"""Times the steps of release 0.2, in random play."""
WASM_TARGET = 0.7
PLAY = "steps/s"
DECISIONS = "decisions/s"
BESIDE = "our slowest game beside a peer"
WAYS = {"plain": "plain", "native": "native", "greedy": "native, greedy bots", "match": "through Match"}
BATCHES = {"batch": "1,024 tables, learners on all seats", "batch-1": "1,024 tables, a learner among random players"}
"""Tables stepped together, with observation, mask and reward."""
BATCH_TARGETS = {"batch": 2_000_000, "batch-1": 1_000_000}
WASM = "benchmarks.peers.play_wasm"
BEFORE_WAYS = ("native", "greedy")
MACHINES = {"wasmtime": "wasmtime", "chromium": "Chromium"}


@dataclass
class Speeds:
    """The answers by subject, and the peers that took part or were missing."""

    ours: dict[str, Bursts] = field(default_factory=dict)
    theirs: dict[str, Bursts] = field(default_factory=dict)
    before: dict[str, Bursts] = field(default_factory=dict)
    """Release 0.2, by our subjects."""
    wasm: dict[str, Bursts] = field(default_factory=dict)
    versions: dict[str, str] = field(default_factory=dict)
    missing: list[str] = field(default_factory=list)


def our_subjects(quick: bool, threads: int) -> list[str]:
    """Subjects of our own worker: the fewest and the most seats, in a quick run only the fewest."""
    tables = []
    for game in map(lastboat.game, lastboat.game_ids()):
        seats = game.seats[:1] if quick else (game.seats[0], game.seats[-1])
        tables += [f"{game.id} {n}" for n in dict.fromkeys(seats)]
    fewest = [f"{game.id} {game.seats[0]}" for game in map(lastboat.game, lastboat.game_ids())]
    asked = [f"{way} {table}" for way in ("plain", "native", "greedy", *BATCHES) for table in tables]
    asked += [f"native-2 {table}" for table in fewest if threads > 1]
    return asked + [f"match {table}" for table in fewest]


def take_turns(
    peers: Sequence[peering.Peer] | None,
    rounds: int,
    seconds: float,
    quick: bool,
    threads: int,
    say: Callable[[str], None],
) -> Speeds:
    """Ask every worker in every round. The first burst of a subject comes after a warm-up that does not count.

    Without a list of peers release 0.2 stays away too.
    """
    found = Speeds()
    with ExitStack() as stack:
        say("loading our games")
        ours = stack.enter_context(Worker(sys.executable, "benchmarks.playing", loud=True))
        wasm = stack.enter_context(Worker(sys.executable, WASM, loud=True))
        old = None
        if peers is not None and before.installed():
            say(f"loading {before.NAME}")
            old = stack.enter_context(Worker(before.PYTHON, "benchmarks.playing", env=before.ENV))
        turns = []
        for subject in our_subjects(quick, threads):
            turns.append((ours, subject, found.ours.setdefault(subject, Bursts())))
            way, _, table = subject.partition(" ")
            if old and way in BEFORE_WAYS:
                turns.append((old, subject, found.before.setdefault(subject, Bursts())))
            for machine in MACHINES if way == "native" else ():
                if (name := f"{machine} {table}") in wasm.subjects:
                    turns.append((wasm, name, found.wasm.setdefault(name, Bursts())))
        for peer in peers or ():
            say(f"loading {peer.name}")
            worker = stack.enter_context(Worker(peering.PYTHON, peer.module)) if peer.installed else None
            if worker is None or not worker.subjects:
                found.missing.append(peer.name)
                continue
            found.versions[peer.name] = worker.version or "?"
            turns += [(worker, subject, found.theirs.setdefault(subject, Bursts())) for subject in worker.subjects]
        for turn in range(rounds):
            for worker, subject, answers in turns:
                say(f"round {turn + 1} of {rounds}: {subject}")
                worker.ask(subject, seconds, answers)
    return found


def rows(speeds: Speeds, threads: int) -> list[Row]:
    """All rows: ours, scaling with threads, comparison with each peer."""
    return [
        *_our_rows(speeds),
        *_before_rows(speeds),
        *_wasm_rows(speeds),
        *_scaling_rows(speeds, threads),
        *_peer_rows(speeds),
    ]


def ratio_row(
    section: str, name: str, some: Bursts, others: Bursts | None, unit: str, target: float | None, missing: str
) -> Row:
    """The rate of some divided by that of others, round by round; `missing` says why there is nothing to divide by."""
    if others is None or not some.all or not others.all:
        return Row(section, name, None, unit, target, note=some.error or (others and others.error) or missing)
    note = f"{some.rate or 0:,.0f} to {others.rate or 0:,.0f} a second"
    more = {"per_second": some.rate, "others_per_second": others.rate}
    return Row(
        section, name, ratio(some, others), unit, target, cpu=ratio(some, others, cpu=True), note=note, more=more
    )


def _our_rows(speeds: Speeds) -> list[Row]:
    targets = {"plain": PLAIN_TARGET, "native": NATIVE_TARGET} | BATCH_TARGETS
    rows = []
    for subject, bursts in speeds.ours.items():
        way, game, seats = subject.split()
        if way == "native-2":
            continue
        more = {
            "game": game,
            "seats": int(seats),
            "way": way,
            "games_per_second": bursts.games_rate,
            "steps_per_game": bursts.length,
        }
        note = bursts.error
        if bursts.games_rate and bursts.length:
            note = f"{bursts.games_rate:,.0f} games/s of {bursts.length:.0f} steps"
        name = f"{(WAYS | BATCHES)[way]}, {game}, {seats} seats"
        rows.append(
            Row(
                DECISIONS if way in BATCHES else PLAY,
                name,
                bursts.rate,
                "decisions/s" if way in BATCHES else "steps/s",
                targets.get(way),
                cpu=bursts.cpu_rate,
                note=note,
                more=more,
                failed=bool(bursts.error),
            )
        )
    return rows


def _before_rows(speeds: Speeds) -> list[Row]:
    rows = []
    for subject, bursts in speeds.ours.items():
        way, game, seats = subject.split()
        if way in BEFORE_WAYS:
            name = f"{WAYS[way]}, {game}, {seats} seats / {before.NAME}"
            target = BEFORE_TARGET if way == "native" else None
            rows.append(ratio_row(PLAY, name, bursts, speeds.before.get(subject), "x", target, before.MISSING))
    return rows


def _wasm_rows(speeds: Speeds) -> list[Row]:
    rows = []
    for subject, bursts in speeds.ours.items():
        way, game, seats = subject.split()
        for machine, shown in MACHINES.items() if way == "native" else ():
            name = f"WebAssembly in {shown} / native, {game}, {seats} seats"
            some = speeds.wasm.get(f"{machine} {game} {seats}", Bursts())
            rows.append(ratio_row(PLAY, name, some, bursts, "%", WASM_TARGET, f"not measured: needs zig and {shown}"))
    return rows


def _scaling_rows(speeds: Speeds, threads: int) -> list[Row]:
    if threads < 2:
        return [Row("scaling", "native, 2 threads", None, "x", SCALING_TARGET, note="needs two processor cores")]
    rows = []
    for subject, two in speeds.ours.items():
        way, game, seats = subject.split()
        one = speeds.ours.get(f"native {game} {seats}")
        if way != "native-2" or one is None:
            continue
        by_clock = two.rate / one.rate if one.rate and two.rate else None
        by_cpu = 2 * two.cpu_rate / one.cpu_rate if one.cpu_rate and two.cpu_rate else None
        note = two.error or f"median of the rounds {ratio(two, one) or 0:.2f} x"
        more = {"game": game, "seats": int(seats), "steps_per_second": two.rate}
        rows.append(
            Row("scaling", f"2 threads to 1, {game}", by_clock, "x", SCALING_TARGET, cpu=by_cpu, note=note, more=more)
        )
    return rows


def _peer_rows(speeds: Speeds) -> list[Row]:
    rows = [
        _beside(speeds, way, subject, theirs)
        for subject, theirs in speeds.theirs.items()
        for way in (("native",) if subject in peering.NATIVE else ("plain", "match"))
    ]
    return rows + [Row(BESIDE, name, None, "x", note="could not be installed here") for name in speeds.missing]


def _beside(speeds: Speeds, way: str, subject: str, theirs: Bursts) -> Row:
    name = f"{WAYS[way]} / {subject}"
    mine = [b for ours, b in speeds.ours.items() if ours.split()[0] == way and b.all]
    if not mine or not theirs.all:
        return Row(BESIDE, name, None, "x", note=theirs.error)
    times = min(ratio(b, theirs) or 0 for b in mine)
    by_cpu = min(ratio(b, theirs, cpu=True) or 0 for b in mine)
    note = f"peer: {theirs.rate or 0:,.0f} steps/s, {theirs.cpu_rate or 0:,.0f} by processor time"
    more = {
        "peer": subject, "way": way,
        "peer_steps_per_second": theirs.rate, "peer_cpu_steps_per_second": theirs.cpu_rate,
    }  # fmt: skip
    return Row(BESIDE, name, times, "x", cpu=by_cpu, note=note, more=more)
