"""The capacity model of docs/scale.md: its sums hold in a simulation, and the document shows what it computes."""

from __future__ import annotations

from pathlib import Path

import pytest

from benchmarks.capacity import Costs, Load, Site, demand, processes_for, simulate, table

SCALE = Path(__file__).parents[1] / "docs" / "scale.md"


@pytest.mark.parametrize(("people", "processes", "routed"), [(10_000, 1, True), (10_000, 3, False), (50_000, 5, True)])
def test_sums_hold_in_a_simulation(people: int, processes: int, routed: bool) -> None:
    load, site = Load(people), Site(processes, routed)
    seen = simulate(load, site, seconds=10)
    assert seen.process == pytest.approx(demand(load, site)["process"], rel=0.05)
    assert seen.p99 < 0.1


def test_too_few_processes_are_late() -> None:
    load = Load(100_000)
    needed = processes_for(load)
    assert needed is not None
    assert demand(load, Site(2))["process"] > 1
    assert simulate(load, Site(2), seconds=5).p99 > 1
    assert simulate(load, Site(needed), seconds=5).p99 < 0.2


def test_commits_that_wait_for_each_other_make_answers_late() -> None:
    """More processes at one database gather less in each transaction."""
    load = Load(100_000)
    few, many = (simulate(load, Site(count), seconds=5) for count in (8, 32))
    assert many.process < few.process
    assert many.p50 > 2 * few.p50
    apart = simulate(load, Site(32, databases=4), seconds=5)
    assert apart.p50 < few.p50


def test_clients_of_a_table_at_two_processes_cost_more_than_the_move() -> None:
    load = Load(100_000)
    apart, together = (processes_for(load, routed=routed) for routed in (False, True))
    assert apart is not None
    assert together is not None
    assert apart > 3 * together


def test_one_database_is_not_enough_for_a_million() -> None:
    assert processes_for(Load(1_000_000)) is None
    assert processes_for(Load(1_000_000), databases=32) is not None


def test_notifications_grow_with_processes_and_not_with_databases() -> None:
    load, costs = Load(100_000), Costs()
    alone = demand(load, Site(20), costs)["process"] - load.moves / 20 * (costs.move + 0.1 * costs.watcher)
    apart = demand(load, Site(20, databases=4), costs)["process"] - load.moves / 20 * (costs.move + 0.1 * costs.watcher)
    assert alone == pytest.approx(load.moves * 19 / 20 * costs.heard)
    assert apart < alone / 4


def test_the_document_shows_the_table() -> None:
    assert table() in SCALE.read_text("utf-8")
