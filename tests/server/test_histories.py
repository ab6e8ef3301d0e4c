"""Faults while several clients play at the same tables, and a checker over what they wrote down."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from tests.server.fleets import FAULTS, JUMPING, Fleet, clocked, namespaces_work, play_under_faults
from tests.server.histories import Acked, Asked, Event, History, Logged, Saw, check
from tests.server.postgres import Postgres, postgres
from tests.server.processes import Server, sqlite_url
from tests.server.test_durability import HASTY, QUIET, steps_of

__all__ = ["postgres"]

ENV = QUIET | {"LASTBOAT_TEMPLATE": "on"}
SHORT, LONG = 120, 100_000
"""Acknowledged moves of a run."""
ON_SQLITE = ("kill", "stop", "full", "jump")


def good() -> tuple[list[Event], list[Logged]]:
    """Two players and a watcher: a start, two moves, and one that was never answered."""
    events: list[Event] = [
        Saw("ann", "t", 1, "s1"),
        Saw("ben", "t", 1, "s1"),
        Asked("ann", "t", "a", 1),
        Saw("ben", "t", 2, "s2"),
        Acked("ann", "t", "a", 2),
        Saw("ann", "t", 2, "s2"),
        Asked("ben", "t", "b", 2),
        Acked("ben", "t", "b", 3),
        Saw("eve", "t", 3, "s3"),
        Asked("ann", "t", "c", 3),
    ]
    return events, [Logged("t", 1, None), Logged("t", 2, "a"), Logged("t", 3, "b"), Logged("t", 4, "c")]


def test_a_true_history_holds() -> None:
    events, log = good()
    assert check(History(events), log) == []
    assert check(History(events), log[:3]) == [], "what was not acknowledged may be lost"


@pytest.mark.parametrize(
    ("doctored", "said"),
    [
        (lambda e, s: (e, s[:2]), "b was acknowledged as 3 and is stored as None"),
        (lambda e, s: (e, [*s, Logged("t", 5, "a")]), "a was stored 2 times"),
        (lambda e, s: (e, [s[0], Logged("t", 2, "b"), Logged("t", 3, "a"), s[3]]), "was acknowledged as 2"),
        (lambda e, s: (e, [*s[:3], Logged("t", 5, "c")]), "the steps are numbered [1, 2, 3, 5]"),
        (lambda e, s: ([e[3], *e[:3], *e[4:]], s), "ben saw a before it was asked for"),
        (lambda e, s: ([*e, Saw("eve", "t", 9, "s9")], s), "eve saw version 9, which is not stored"),
        (lambda e, s: ([*e, Saw("eve", "t", 2, "s2")], s), "eve saw version 2 after 3"),
        (lambda e, s: ([*e, Saw("dan", "t", 2, "other")], s), "dan saw another version 2 than others"),
        (lambda e, s: ([*e[:6], Asked("ben", "t", "b", 1), *e[7:]], s), "b was asked for at 1 and is stored as 3"),
        (lambda e, s: ([*e, Asked("dan", "t", "d", 1)], [*s, Logged("t", 5, "d")]), "d was asked for at 1"),
        (
            lambda e, s: ([*e, Asked("dan", "u", "x", 0), Acked("dan", "u", "x", 2), Asked("dan", "u", "y", 2)],
                          [*s, Logged("u", 1, "y"), Logged("u", 2, "x")]),
            "y was asked for after version 2 and is stored as 1",
        ),
    ],
)  # fmt: skip
def test_a_doctored_history_is_caught(doctored: object, said: str) -> None:
    events, log = doctored(*good())  # type: ignore[operator]
    problems = check(History(events), log)
    assert any(said in problem for problem in problems), problems


# Faults ------------------------------------------------------------------------------------------


@pytest.fixture
def url(postgres: Postgres) -> Iterator[str]:
    """A database of its own."""
    url = postgres.fresh()
    yield url
    postgres.drop(url)


def holds(fleet: Fleet, moves: int, faults: tuple[str, ...], seed: int = 7) -> None:
    """Play under faults, then compare what was written down with the database."""
    history = asyncio.run(play_under_faults(fleet, moves, faults, Random(seed)))
    log = [
        Logged(table, step.number, step.request)
        for table, steps in asyncio.run(steps_of(fleet.db)).items()
        for step in steps
    ]
    assert history.acknowledged >= moves
    assert check(history, log) == []


def jumping_server(db: str, folder: Path) -> Fleet:
    """One server whose clock can jump."""
    return Fleet(db, [Server(db, env=clocked(ENV, folder), program=("-c", JUMPING))])


def test_sqlite_keeps_its_word(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path / "lastboat.db")
    with jumping_server(db, tmp_path) as fleet:
        holds(fleet, SHORT, ON_SQLITE)


def test_three_processes_with_postgres_keep_their_word(url: str, postgres: Postgres) -> None:
    with Fleet(url, [Server(url, env=ENV) for _ in range(3)], postgres) as fleet:
        holds(fleet, SHORT, ("kill", "stop", "disconnect", "restart"))


@pytest.mark.soak
def test_sqlite_keeps_its_word_for_long(tmp_path: Path) -> None:
    db = sqlite_url(tmp_path / "lastboat.db")
    with jumping_server(db, tmp_path) as fleet:
        holds(fleet, LONG, ON_SQLITE)


@pytest.mark.soak
def test_three_processes_in_namespaces_keep_their_word_for_long(
    url: str, postgres: Postgres, tmp_path: Path
) -> None:  # fmt: skip
    """Partitions, delays and clocks that jump too: each process has a network of its own."""
    if not namespaces_work():
        pytest.skip("network namespaces need root and iproute2")
    with Fleet.in_namespaces(url, 3, ENV, tmp_path, postgres) as fleet:
        holds(fleet, LONG, tuple(fault for fault in FAULTS if fault != "full"))


@pytest.mark.soak
def test_a_server_that_answers_too_early_is_caught(tmp_path: Path) -> None:
    """The checker sees a real fault, not only doctored ones."""
    db = sqlite_url(tmp_path / "lastboat.db")
    with (
        Fleet(db, [Server(db, env=ENV, program=("-c", HASTY))]) as fleet,
        pytest.raises(AssertionError, match="stored"),
    ):
        holds(fleet, 2000, ("kill",))
