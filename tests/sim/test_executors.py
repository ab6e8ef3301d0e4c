"""Executors: the same results with each, in order, with few tasks in flight, also when workers are lost."""

from __future__ import annotations

import os
import signal
import sys
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import psutil  # type: ignore[import-untyped]
import pytest

import lastboat
from lastboat.kernel.errors import AddressWithoutRay, BadSeats, NoCluster, NoRay, UnknownWord, WorkerDied
from lastboat.sim import Tally, play_many
from lastboat.sim import many as many_module
from lastboat.sim.executors import EXECUTORS, Executor, Processes, make_executor
from lastboat.sim.executors.base import AHEAD
from lastboat.sim.many import count_games

ISLAND = lastboat.game("forbidden-island")
TEMPLATE = lastboat.game("_template")


@pytest.fixture(scope="module")
def executors() -> Iterator[dict[str, Executor]]:
    """Each executor with two workers, started once for all tests."""
    pytest.importorskip("ray", reason="Ray (extra ray) is not installed")
    made = {name: make_executor(name, 2) for name in EXECUTORS}
    yield made
    for executor in made.values():
        executor.close()


@pytest.fixture(params=EXECUTORS)
def executor(request: pytest.FixtureRequest, executors: dict[str, Executor]) -> Executor:
    return executors[request.param]


@pytest.fixture(params=["processes", "ray"])
def remote(request: pytest.FixtureRequest, executors: dict[str, Executor]) -> Executor:
    """An executor whose workers are processes, which can be killed."""
    return executors[request.param]


def dies(once: str, function: Callable[..., Any], *task: Any) -> Any:
    """Call a function; the first worker that comes here is killed before (every one without a place for a mark)."""
    if not once or not Path(once).exists():
        if once:
            Path(once).touch()
        os.kill(os.getpid(), signal.SIGKILL)
    return function(*task)


def refuses(seats: int) -> int:
    """Raise for a number of seats."""
    if seats > 4:
        raise BadSeats(seats=seats, low=2, high=4)
    return seats


def sleeps(mark: str) -> None:
    """Say who it is, and never return."""
    Path(mark).write_text(str(os.getpid()))
    while True:
        time.sleep(60)


@pytest.mark.parametrize("bots", [["greedy", "random"], ["easy"]])
def test_the_tally_is_the_same_with_every_executor(
    executor: Executor, bots: list[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(many_module, "CHUNK", 7)
    monkeypatch.setattr(type(executor), "batch", 1)
    game, games = (ISLAND, 90) if len(bots) == 2 else (TEMPLATE, 9)
    wanted = Tally()
    for number in range(games):
        wanted.add(count_games(game, 2, {}, bots * (2 // len(bots)), game is ISLAND, 5, range(number, number + 1)))
    steps: list[int] = []
    found = play_many(game, 2, games, 5, bots=bots, native=game is ISLAND, executor=executor, progress=steps.append)
    assert found == wanted
    assert steps == sorted(set(steps))
    assert steps[-1] == found.games == games


def test_a_killed_worker_is_replaced_and_its_games_are_played_again(remote: Executor, tmp_path: Path) -> None:
    mark = str(tmp_path / "killed")
    parts: list[tuple[Any, ...]] = [(ISLAND, 2, {}, ["greedy"] * 2, True, 5, range(n, n + 5)) for n in range(0, 40, 5)]
    tasks = [(mark if i == 3 else __file__, count_games, *part) for i, part in enumerate(parts)]
    total = Tally()
    for tally in remote.map(dies, tasks):
        total.add(tally)
    assert Path(mark).exists(), "a worker was killed"
    assert total == play_many(ISLAND, 2, 40, 5)


@pytest.mark.parametrize("name", ["processes", pytest.param("ray", marks=pytest.mark.soak)])
def test_games_that_kill_every_worker_are_given_up(executors: dict[str, Executor], name: str) -> None:
    found = executors[name].map(dies, [(__file__, abs, -1), ("", abs, -2)])
    assert next(found) == 1
    with pytest.raises(WorkerDied, match="3 workers were lost"):
        next(found)
    assert [*executors[name].map(abs, [(-3,)])] == [3], "others play on"


def test_exceptions_arrive_as_they_are_after_the_results_before_them(executor: Executor) -> None:
    found = executor.map(refuses, ((n,) for n in (2, 3, 9, 4)))
    assert [next(found), next(found)] == [2, 3]
    with pytest.raises(BadSeats, match="for 2 to 4 players, not 9"):
        next(found)


def test_tasks_are_taken_as_they_are_needed(executor: Executor) -> None:
    taken: list[int] = []

    def tasks() -> Iterator[tuple[int]]:
        for n in range(100):
            taken.append(n)
            yield (n,)

    for done, result in enumerate(executor.map(abs, tasks()), start=1):
        assert result == done - 1
        assert len(taken) <= done + AHEAD * executor.workers


def test_closing_ends_processes_that_are_busy(tmp_path: Path) -> None:
    mark = tmp_path / "busy"
    executor = Processes(1)
    executor.submit(sleeps, (str(mark),))
    while not (mark.exists() and mark.read_text()):
        time.sleep(0.01)
    executor.close()
    assert not psutil.pid_exists(int(mark.read_text()))


def test_tallies_of_shards_add_up() -> None:
    whole, shards = play_many(ISLAND, 3, 50), Tally()
    for first, games in ((0, 20), (20, 25), (45, 5)):
        play_many(ISLAND, 3, games, first=first, total=shards)
    assert shards == whole
    assert play_many(ISLAND, 3, 5, first=45) != play_many(ISLAND, 3, 5)


def test_finished_games_are_there_when_others_are_interrupted() -> None:
    total = Tally()

    def interrupt(done: int) -> None:
        if done == 3:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        play_many(TEMPLATE, 2, 9, 5, bots=["easy"], native=False, progress=interrupt, total=total)
    assert total == play_many(TEMPLATE, 2, 3, 5, bots=["easy"], native=False)


def test_a_cluster_that_is_not_there_is_named() -> None:
    pytest.importorskip("ray", reason="Ray (extra ray) is not installed")
    for address in ("127.0.0.1:1", "ray://127.0.0.1:1"):
        with pytest.raises(NoCluster, match=f"no Ray cluster at {address}: .*refused"):
            make_executor("ray", address=address)


def test_bad_executors_are_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    with pytest.raises(UnknownWord, match="Expected: serial, threads, processes, ray"):
        make_executor("cloud")
    with pytest.raises(AddressWithoutRay, match="head:6379"):
        make_executor("threads", address="head:6379")
    monkeypatch.setitem(sys.modules, "ray", None)
    with pytest.raises(NoRay, match=r"pip install lastboat\[ray\]"):
        make_executor("ray")
