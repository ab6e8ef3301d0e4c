"""Playing a study: the same results however it is played, forced outcomes, counts of events, going on after a stop."""

from __future__ import annotations

import signal
import subprocess
import sys
import time
from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from lastboat import Game, Match
from lastboat.kernel.dialect import CHANCE
from lastboat.kernel.errors import InGame
from lastboat.kernel.match import Record
from lastboat.kernel.policies import MOST_STEPS
from lastboat.sim import play_many, record_game
from lastboat.sim.executors import EXECUTORS, Serial, make_executor
from lastboat.sim.many import Loops
from lastboat.sim.study import journal, report
from lastboat.sim.study.counting import FIRST, GAMES, TOTAL, WON, add
from lastboat.sim.study.forced import Forced, Moment, run_forced
from lastboat.sim.study.plan import Study, design
from lastboat.sim.study.playing import play_part
from tests.sim.study.studies import ISLAND, NISYROS, POMPEII, TEMPLATE, parquet, played


def levels(games: int = 30) -> Study:
    return design(ISLAND, ["level=novice,elite"], games=games, counted=5)


class StopsAfter(Serial):
    """Is interrupted after some tasks."""

    def __init__(self, tasks: int) -> None:
        self.tasks = tasks

    def map(self, function: Callable[..., Any], tasks: Iterable[tuple[Any, ...]]) -> Iterator[Any]:
        for number, result in enumerate(super().map(function, tasks)):
            if number == self.tasks:
                raise KeyboardInterrupt
            yield result


# The same however it is played ----------------------------------------------------------------------


def test_a_cell_plays_the_games_of_play_many(tmp_path: Path) -> None:
    results = played(levels(), tmp_path)
    for row, level in enumerate(("novice", "elite")):
        tally = play_many(ISLAND, 2, 30, seed=1, options={"level": level})
        assert results.won()[row].sum() == tally.won[0]
        assert results.steps[row].sum() == tally.steps


@pytest.mark.parametrize("name", [name for name in EXECUTORS if name != "serial"])
def test_results_are_the_same_with_every_executor(tmp_path: Path, name: str) -> None:
    if name == "ray":
        pytest.importorskip("ray", reason="Ray (extra ray) is not installed")
    study = design(NISYROS, ["level=achilles,zeus"], ["card=storm"], games=60, counted=10)
    played(study, tmp_path / "serial")
    with make_executor(name, 2) as executor:
        played(study, tmp_path / name, executor)
    assert parquet(tmp_path / name) == parquet(tmp_path / "serial")


@pytest.mark.parametrize("game", [ISLAND, NISYROS, POMPEII, TEMPLATE], ids=lambda game: game.id)
def test_results_are_the_same_plain_and_native(tmp_path: Path, game: Game) -> None:
    outcome = game.outcomes.verbs[-1].name
    study = design(game, ["seats=2,3"], [outcome], games=3, counted=2)
    played(study, tmp_path / "native")
    played(study, tmp_path / "plain", native=False)
    assert parquet(tmp_path / "plain") == parquet(tmp_path / "native")


# Going on -------------------------------------------------------------------------------------------


@pytest.mark.parametrize("done", [0, 1, 3])
def test_a_study_that_was_stopped_goes_on(tmp_path: Path, done: int) -> None:
    study = levels(games=120)
    played(study, tmp_path / "whole")
    with pytest.raises(KeyboardInterrupt):
        played(study, tmp_path / "begun", StopsAfter(done))
    path = tmp_path / "begun" / journal.JOURNAL
    before = path.read_text("utf-8")
    assert before.count("\n") == done
    path.write_text(before + before[: len(before) // 2] + '{"cell": "2p', "utf-8")  # killed while it wrote
    steps: list[int] = []
    journal.play(study, tmp_path / "begun", Serial(), progress=steps.append)
    assert steps[0] == 50 * done
    assert sum(steps) == 240
    assert report.write(study, tmp_path / "begun")[0].played == 240
    assert parquet(tmp_path / "begun") == parquet(tmp_path / "whole")


def test_a_study_that_was_killed_goes_on(tmp_path: Path) -> None:
    study = design(ISLAND, ["level"], games=3000, counted=0)
    begun, whole = tmp_path / "begun", tmp_path / "whole"
    command = [sys.executable, "-m", "lastboat", "study", "forbidden-island", "--vary", "level", "--games", "3000",
               "--count-events", "0", "--executor", "serial", "--out", str(begun)]  # fmt: skip
    with subprocess.Popen(command, stdout=subprocess.DEVNULL) as process:
        try:
            while not (begun / journal.JOURNAL).exists() or not (begun / journal.JOURNAL).stat().st_size:
                assert process.poll() is None, "it ended before it was killed"
                time.sleep(0.01)
        finally:
            process.send_signal(signal.SIGKILL)
    results = played(journal.read_study(begun), begun)
    assert results.played == results.planned == 12_000
    played(study, whole)
    assert parquet(begun) == parquet(whole)


def test_a_study_gets_more_games_later(tmp_path: Path) -> None:
    played(levels(games=60), tmp_path / "grown")
    played(levels(games=130), tmp_path / "grown")
    played(levels(games=130), tmp_path / "whole")
    assert parquet(tmp_path / "grown") == parquet(tmp_path / "whole")


def test_every_cell_has_the_first_games_before_any_has_the_next(tmp_path: Path) -> None:
    with pytest.raises(KeyboardInterrupt):
        played(levels(games=200), tmp_path, StopsAfter(4))
    kept = [(cell.at, part.first) for cell, part in journal.parts(levels(games=200), tmp_path)]
    assert kept == [(("novice",), 0), (("elite",), 0), (("novice",), 50), (("elite",), 50)]


# What if --------------------------------------------------------------------------------------------


def recorded(game: Game, number: int, forced: Forced | None) -> tuple[list[tuple[int, int]], bool]:
    """The records of a game, and whether the forced outcome could come."""
    loops = Loops(game, 2, {}, ["greedy"] * 2, native=True)
    log = loops.buffer(2 * MOST_STEPS)
    moment = Moment(game, forced) if forced else None
    _, steps = run_forced(loops, 1, number, moment, log) if moment else loops.run(1, number, log)
    flat = list(log[: 2 * steps])
    return [*zip(flat[::2], flat[1::2], strict=True)], moment is not None and moment.came


@pytest.mark.parametrize(("game", "verb", "time"), [
    (NISYROS, "card", 1), (NISYROS, "card", 7), (ISLAND, "flood", 1), (ISLAND, "flood", 9), (POMPEII, "tile", 2),
])  # fmt: skip
def test_the_outcome_is_forced_at_its_moment_alone(game: Game, verb: str, time: int) -> None:
    """What came before stays; what chance would have brought anyway changes nothing at all."""
    kind = next(v for v in game.outcomes.verbs if v.name == verb)
    codes = range(kind.base, kind.base + kind.size)
    same = 0
    for number in range(3):
        usual, _ = recorded(game, number, None)
        at = [i for i, (seat, code) in enumerate(usual) if seat == CHANCE and code in codes][time - 1]
        for code in codes:
            value = " ".join(game.outcomes.decode(code).args)
            records, came = recorded(game, number, Forced(verb, time, value))
            assert records[:at] == usual[:at]
            assert records[at] == ((CHANCE, code) if came else usual[at])
            Match(game, 2, records=[Record(*pair) for pair in records])  # every step is legal, also after it
            if not came or records[at] == usual[at]:
                same += 1
                assert records == usual
    assert same >= 3


@pytest.mark.parametrize("bot", ["greedy", "easy"])
def test_bots_that_play_move_by_move_get_the_same_luck(tmp_path: Path, bot: str) -> None:
    study = design(NISYROS, [], ["card=storm,panic"], bots=(bot,), games=4, counted=4)
    results = played(study, tmp_path)
    assert [bool(row.all()) for row in results.came] == [True, True, False], "panic is not among the first cards"
    cards = results.counts[1]["events"]["card_drawn"]["of"]["card"]
    assert cards["storm"][FIRST] == 4
    assert not results.counts[2], "games without the outcome are not counted"
    assert len({int(n) for n in results.lengths[1]} | {-1}) > 1


# Counts ---------------------------------------------------------------------------------------------


def test_events_are_counted_as_a_match_tells_them(tmp_path: Path) -> None:
    """Games that are played natively and counted from their records, against the events of a match."""
    study = design(ISLAND, ["level=novice,elite"], games=6, counted=4)
    results = played(study, tmp_path)
    expected: Counter[str] = Counter()
    tiles: Counter[str] = Counter()
    firsts: Counter[str] = Counter()
    won = 0
    for number in range(4):
        match = record_game(ISLAND, 2, 1, number, {"level": "novice"})
        kinds = [(ISLAND.events.kinds[event.event], event) for _, event in match.told]
        expected.update(kind.name for kind, _ in kinds)
        sunk = [kind.args[0][1].tokens[event.args[0]] for kind, event in kinds if kind.name == "sunk"]
        tiles.update(sunk)
        firsts.update(sunk[:1])
        won += match.returns[0] > 0
        assert results.lengths[0, number] == sum(kind.name == "turn_began" for kind, _ in kinds)
    counts = results.counts[0]
    assert counts["games"] == 4
    assert {event: one["n"][TOTAL] for event, one in counts["events"].items()} == expected
    assert counts["events"]["begins"]["n"] == [4, 4, 1000 * won]
    of = counts["events"]["sunk"]["of"]["tile"]
    assert {tile: n[TOTAL] for tile, n in of.items()} == tiles
    assert {tile: n[FIRST] for tile, n in of.items() if n[FIRST]} == firsts
    assert sum(counts["events"]["sunk"]["when"].values()) == tiles.total()
    assert all(n[GAMES] <= 4 and n[WON] <= 1000 * n[GAMES] for n in of.values())
    assert results.lengths[0, 4] == -1, "only the first games are counted"


def test_people_perish_where_lava_erupted_last(tmp_path: Path) -> None:
    results = played(design(NISYROS, ["level=heracles,zeus"], games=12, counted=12), tmp_path)
    events = results.counts_of([0, 1])["events"]
    assert sum(n[TOTAL] for n in events["perished"]["of"]["area"].values()) == events["perished"]["n"][TOTAL] > 0
    assert set(events["perished"]["of"]["area"]) <= set(events["erupted"]["of"]["area"])


def test_figures_that_are_buried_together_count_each(tmp_path: Path) -> None:
    study = design(POMPEII, ["seats=2,3"], games=3, counted=3)
    cell = study.cells[0]
    part = play_part(cell, 1, range(3), 3)
    total = 0
    for number in range(3):
        for _, event in record_game(POMPEII, 2, 1, number).told:
            if POMPEII.events.kinds[event.event].name == "buried":
                total += event.args[1]
    assert part.counts["events"]["buried"]["n"][TOTAL] == total


def test_a_game_that_says_nothing_about_studies_is_studied(tmp_path: Path) -> None:
    """Time is then tenths of a game, and every event that tells of things is drawn."""
    results = played(design(TEMPLATE, ["water"], games=5, counted=5), tmp_path)
    when = results.counts[0]["events"]["rowed"]["when"]
    assert {int(time) for time in when} <= set(range(1, 11))
    assert "<svg" in (tmp_path / report.REPORT).read_text("utf-8")


def test_counts_add_up() -> None:
    total: dict[str, object] = {}
    for more in ({"games": 1, "events": {"a": {"n": [1, 1, 0]}}}, {"games": 1, "events": {"a": {"n": [2, 1, 1000]}}}):
        add(total, more)
    assert total == {"games": 2, "events": {"a": {"n": [3, 2, 1000]}}}


def test_games_of_an_executor_that_fails_are_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """An agent that raises ends the study with an error; the games before it are there."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    (tmp_path / "counting_bots.py").write_text(
        "games = 0\n\n\nclass Bot:\n"
        "    def __init__(self, seed):\n        global games\n        games += 1\n\n"
        "    def choose(self, situation):\n"
        "        if games > 7:\n            raise ValueError('enough')\n"
        "        return situation.legal()[0] if situation.in_turn else None\n",
        "utf-8",
    )
    study = design(ISLAND, ["level=novice,elite"], bots=("counting_bots:Bot",), games=9)
    journal.begin(study, tmp_path / "out")
    with pytest.raises(InGame, match="enough"):
        journal.play(study, tmp_path / "out", Serial())
    assert 0 < report.write(study, tmp_path / "out")[0].played < 18
