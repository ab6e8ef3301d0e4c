"""Chance that nobody chooses: commitments, numbers, and a start that waits for them for a short time."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from typing import Any

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Match
from lastboat.kernel.chance.contributions import commitment_of
from lastboat.server import draws
from tests.server.client import Json, Refused, Rest
from tests.server.postgres import Postgres
from tests.server.processes import Server
from tests.server.tables import OPEN, Table, bot, client, folder, fresh_database, good, make, me, refused
from tests.server.test_durability import QUIET

__all__ = ["client", "folder", "fresh_database"]
ISLAND = "forbidden-island"
NUMBERS = ["0a" * 32, "f7" * 32, "3c" * 32]


def player(seat: int) -> Json:
    """A seat of our own that has committed to a number."""
    return {**me(f"P{seat + 1}"), "commitment": commitment_of(NUMBERS[seat])}


def give(table: Table, seat: int, number: str | None = None) -> Any:
    """The number of a seat."""
    return table.ask("POST", "/number", table.tokens[seat], json={"number": number or NUMBERS[seat]})


@pytest.fixture
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers are awaited for no time at all."""
    monkeypatch.setattr(draws, "WAIT", 0.05)


@pytest.fixture
def lasting(monkeypatch: pytest.MonkeyPatch) -> None:
    """Numbers are awaited for ever."""
    monkeypatch.setattr(draws, "WAIT", 1e6)


def until_it_runs(table: Table) -> Json:
    """The summary, once the game has started."""
    for _ in range(10**4):
        if (found := table.summary())["state"] == "running":
            return found
    raise AssertionError("it does not start")


def verified(table: Table) -> Match:
    """The match of a table that is over, verified from its text alone."""
    match = Match.from_text(good_text(table))
    match.verify()
    return match


def good_text(table: Table) -> str:
    """The match as text."""
    answer = table.ask("GET", "/match.txt", table.host)
    assert answer.is_success
    return answer.text


def test_one_browser_starts_with_one_request_more(client: TestClient) -> None:
    table = make(client, ISLAND, [player(0), bot(), player(2)], start=True, listed=True)
    summary = table.summary()
    commitments = {str(seat): commitment_of(NUMBERS[seat]) for seat in (0, 2)}
    assert (summary["state"], summary["draw"]) == ("open", {"commitments": commitments, "missing": [0, 2]})
    assert good(give(table, 0))["draw"]["missing"] == [2]
    started = good(give(table, 2))
    assert (started["state"], started["version"], "draw" in started) == ("running", 1, False)
    assert [(one["seat"], one["number"]) for one in started["contributions"]] == [(0, NUMBERS[0]), (2, NUMBERS[2])]
    assert good(give(table, 2))["version"] == 1, "a number sent twice is taken once"
    assert ["contributions" in listed for listed in good(client.get("/api/tables"))] == [False]


def test_the_game_follows_from_all_numbers_and_the_end_tells_so(client: TestClient) -> None:
    table = make(client, "_template", [player(0), player(1)], start=True)
    for seat in (1, 0):
        good(give(table, seat))
    running = good_text(table)
    assert "secret:" not in running
    assert running.count("contribution: ") == 2
    table.play_to_the_end()
    match, summary = verified(table), table.summary()
    assert [one.number for one in match.chance.contributions] == NUMBERS[:2]  # type: ignore[attr-defined]
    assert lastboat.Sealed(bytes.fromhex(summary["secret"])).seal == summary["seal"]
    again = good(client.post("/api/tables/import", json={"text": match.text()}))["table"]
    assert ("unverified" in again, again["contributions"]) == (False, summary["contributions"])


def test_a_guest_commits_on_joining_and_sees_all_commitments_before_giving_a_number(
    client: TestClient, lasting: None
) -> None:
    table = make(client, ISLAND, [player(0), OPEN])
    body = {"name": "Ben", "invite": table.invite, "commitment": commitment_of(NUMBERS[1])}
    table.tokens[1] = good(table.ask("POST", "/join", None, json=body))["token"]
    refused(give(table, 1), 409, "error-not-drawing")
    seal = table.summary()["seal"]
    with table.sitting(1) as line:
        good(table.ask("POST", "/start", table.host))
        told = line.next("table")["table"]
        while "draw" not in told:
            told = line.next("table")["table"]
        assert (told["seal"], set(told["draw"]["commitments"])) == (seal, {"0", "1"})
        good(give(table, 1))
        assert NUMBERS[1] not in table.ask("GET", "", table.host).text, "numbers are shown when all are there"
        good(give(table, 0))
        assert line.next("update")["version"] == 1


def test_whoever_knows_nothing_of_it_starts_as_ever(client: TestClient) -> None:
    table = make(client, ISLAND, [me(), me()], start=True)
    assert table.summary()["state"] == "running"
    assert "contributions" not in table.summary()
    assert "contribution" not in good_text(table)


def test_a_start_waits_only_for_who_has_committed_and_names_the_others(client: TestClient) -> None:
    table = make(client, ISLAND, [player(0), me("Old")], start=True)
    started = good(give(table, 0))
    assert started["state"] == "running"
    assert started["contributions"][1] == {"seat": 1}
    assert "contribution: 1 - -" in good_text(table)


def test_a_number_that_never_comes_is_named(client: TestClient, hurried: None) -> None:
    """A host who would rather have another opening cannot get one by keeping back a number."""
    table = make(client, "_template", [player(0), player(1)], start=True)
    started = until_it_runs(table)
    assert all("number" not in one and "commitment" in one for one in started["contributions"])
    refused(give(table, 1), 409, "error-not-drawing")
    table.play_to_the_end()
    assert f"contribution: 1 {commitment_of(NUMBERS[1])} -" in verified(table).text()


def test_nobody_gets_another_draw(client: TestClient, lasting: None) -> None:
    """Seats, commitments and the secret stay from the moment on from which a number may be known."""
    table = make(client, ISLAND, [player(0), player(1)], start=True)
    good(give(table, 0))
    before = table.summary()
    other = {"commitment": commitment_of(NUMBERS[2])}
    refused(table.ask("POST", "/commitment", table.tokens[1], json=other), 409, "error-drawing")
    refused(table.ask("POST", "/seats/1", table.host, json={"kind": "bot"}), 409, "error-drawing")
    refused(table.ask("POST", "/seats/1", table.host, json={"kind": "open"}), 409, "error-drawing")
    refused(table.ask("POST", "/leave", table.tokens[1]), 409, "error-drawing")
    refused(give(table, 1, NUMBERS[2]), 422, "error-wrong-number")
    refused(give(table, 1, "AB" * 32), 422, "error-bad-request")
    refused(table.ask("POST", "/number", table.host, json={"number": NUMBERS[1]}), 403, "error-not-yours")
    good(table.ask("POST", "/start", table.host))
    assert {**table.summary(), "seats": 0} == {**before, "seats": 0}
    assert good(give(table, 1))["state"] == "running"


def test_a_rematch_needs_new_commitments(client: TestClient, lasting: None) -> None:
    """The numbers of the last game are known. Who gives a commitment after its end need not wait for the others."""
    table = make(client, "_template", [player(0), player(1)], start=True)
    for seat in (0, 1):
        good(give(table, seat))
    refused(table.ask("POST", "/commitment", table.tokens[0], json={"commitment": "00" * 32}), 409, "error-not-open")
    table.play_to_the_end()
    good(table.ask("POST", "/commitment", table.tokens[1], json={"commitment": commitment_of(NUMBERS[2])}))
    again = Table(client, good(table.ask("POST", "/rematch", table.tokens[0])))
    again.host, again.tokens = table.host, table.tokens
    assert again.summary()["draw"] == {"commitments": {"1": commitment_of(NUMBERS[2])}, "missing": [1]}
    assert good(give(again, 1, NUMBERS[2]))["contributions"] == [
        {"seat": 0}, {"seat": 1, "commitment": commitment_of(NUMBERS[2]), "number": NUMBERS[2]},
    ]  # fmt: skip
    assert again.summary()["seal"] != table.summary()["seal"]


def test_a_number_whose_write_fails_is_not_known(
    client: TestClient, monkeypatch: pytest.MonkeyPatch, lasting: None
) -> None:
    table = make(client, ISLAND, [player(0), player(1)], start=True)
    store = client.app.state.services.store  # type: ignore[attr-defined]

    async def fails(*args: Any) -> None:
        raise OSError("the disk is full")

    with monkeypatch.context() as patch:
        patch.setattr(store, "set_contribution", fails)
        refused(give(table, 0), 503, "error-busy")
    assert table.summary()["draw"]["missing"] == [0, 1]
    assert [good(give(table, seat))["state"] for seat in (0, 1)] == ["open", "running"]


# Processes that die, and several of them ---------------------------------------------------------------------

DRAWING = {**QUIET, "LASTBOAT_TEMPLATE": "on"}
PROGRAM = ("-c", "from lastboat.cli import main; main()")
"""The server as it is; that of other tests asks for no numbers."""


async def begin(rest: Rest) -> Any:
    """A table of two that waits for its numbers."""
    seats = [{"kind": "me", "name": f"P{seat}", "commitment": commitment_of(NUMBERS[seat])} for seat in (0, 1)]
    return await rest.create("_template", seats, start=True)


async def number(rest: Rest, seated: Any, seat: int) -> Json:
    """Give a number."""
    found: Json = await rest.post(f"/api/tables/{seated.id}/number", seated.seats[seat], {"number": NUMBERS[seat]})
    return found


async def finish(rest: Rest, seated: Any) -> Match:
    """Play to the end; the verified match."""
    while (summary := await rest.get(f"/api/tables/{seated.id}", seated.host))["state"] != "over":
        token = seated.seats[summary["actor"]]
        seen = await rest.view(seated.id, token)
        await rest.play(seated.id, token, seen["view"]["choices"][-1]["code"], seen["version"])
    match = Match.from_text(await rest.match_text(seated.id, seated.host))
    match.verify()
    return match


def test_a_killed_server_forgets_neither_commitments_nor_numbers(db: str) -> None:
    async def story() -> None:
        with Server(db, env=DRAWING, program=PROGRAM) as server:
            async with Rest(server.url) as rest:
                seated = await begin(rest)
                assert (await number(rest, seated, 0))["draw"]["missing"] == [1]
            server.kill()
            server.start()
            async with Rest(server.url) as rest:
                summary = await rest.get(f"/api/tables/{seated.id}", seated.host)
                assert (summary["state"], summary["draw"]["missing"]) == ("open", [1])
                assert (await number(rest, seated, 1))["state"] == "running"
            server.kill()
            server.start()
            async with Rest(server.url) as rest:
                match = await finish(rest, seated)
                assert [one.number for one in match.chance.contributions] == NUMBERS[:2]  # type: ignore[attr-defined]

    asyncio.run(story())


@pytest.fixture
def pair(postgres: Postgres) -> Iterator[tuple[Server, Server]]:
    """Two processes on one database."""
    db = postgres.fresh()
    with Server(db, env=DRAWING, program=PROGRAM) as one, Server(db, env=DRAWING, program=PROGRAM) as other:
        yield one, other
    postgres.drop(db)


def test_players_at_two_processes_draw_together(pair: tuple[Server, Server]) -> None:
    """Both numbers at the same moment: one process starts the game, and both know it."""

    async def story() -> None:
        async with Rest(pair[0].url) as one, Rest(pair[1].url) as other:
            for _ in range(20):
                seated = await begin(one)
                await other.get(f"/api/tables/{seated.id}", seated.host)
                await asyncio.gather(number(one, seated, 0), number(other, seated, 1))
                for rest in (one, other):
                    summary = await rest.get(f"/api/tables/{seated.id}", seated.host)
                    assert summary["state"] == "running"
                    assert [bool(given.get("number")) for given in summary["contributions"]] == [True, True]
            with pytest.raises(Refused, match="409"):
                await other.post(f"/api/tables/{seated.id}/commitment", seated.seats[0], {"commitment": "00" * 32})
            await finish(other, seated)

    asyncio.run(story())
