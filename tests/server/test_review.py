"""Looking back: the odds over a match that is over come bit by bit, and only while somebody wants them."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

from lastboat import EVERYBODY, Game, Match, game
from lastboat.bots.review.segments import SIMULATIONS, Evaluation, FinishedMatch, Segment, segments
from lastboat.bots.review.turning_points import Swing
from lastboat.kernel import view_builder
from lastboat.server.bots import review
from lastboat.server.bots.review import MOST_REVIEWS, ReviewService, ReviewTask
from lastboat.sim import record_game
from lastboat.tables import advice
from lastboat.tables.errors import Busy
from tests.server.tables import Table, ask, client, folder, fresh_database, good, make, refused, serving

__all__ = ["client", "folder", "fresh_database"]


class Sage:
    """Knows at once how everything stood: badly, until the last record but two was played."""

    def __init__(self) -> None:
        self.idle = self.warm = True
        self.broken = False
        self.weighed: list[int] = []

    def is_warm(self, game: Game) -> bool:
        return self.warm

    async def segments(self, match: FinishedMatch) -> list[Segment]:
        return segments(match)

    async def evaluate(
        self, milliseconds: int, match: FinishedMatch, wanted: list[tuple[int, int]]
    ) -> list[Evaluation]:
        if self.broken:
            raise Busy()
        self.weighed += [at for at, _ in wanted]
        won = [at >= len(match.records) - 1 for at, _ in wanted]
        return [Evaluation((1.0, 0.0) if good else (0.25, 0.75), SIMULATIONS) for good in won]


@pytest.fixture
def sage(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> Sage:
    """All hindsight comes from here."""
    found = Sage()
    services = client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.reviews, "_workers", found)
    return found


def over(client: TestClient, game: str = "_template") -> Table:
    """A table whose match has been played to its end."""
    table = make(client, game)
    table.play_to_the_end()
    return table


def odds(table: Table, token: str | None = None, **query: Any) -> Any:
    return good(table.ask("GET", "/odds", token or table.tokens[0], params=query))


def wait_for(happens: Callable[[], bool]) -> None:
    for _ in range(1000):
        if happens():
            return
        time.sleep(0.01)
    raise AssertionError("never happened")


def done(table: Table) -> Any:
    """The whole curve."""
    for _ in range(400):
        found = odds(table)
        if found["done"]:
            return found
        time.sleep(0.005)
    raise AssertionError("never done")


def test_a_narrow_victory_counts_as_a_victory() -> None:
    """Nisyros' small victory brings fewer points than a big one, but everybody's odds end at certainty."""
    played = (record_game(game("nisyros"), 2, seed=5, number=number) for number in range(50))
    match = next(match for match in played if 0 < match.returns[0] < 1)
    task = ReviewTask(match)
    asyncio.run(task.evaluate_portion(Sage()))  # type: ignore[arg-type]
    assert advice.review(task.curve, task.done, match, None)["points"][-1]["odds"] == [1.0, 1.0]


def test_every_decision_has_its_odds(client: TestClient, sage: Sage) -> None:
    table = over(client)
    found = done(table)
    match = Match.from_text(table.ask("GET", "/match.txt", table.watch).text)
    parts = segments(FinishedMatch.of(match))
    assert (found["records"], found["team"], found["known"]) == (len(match.records), False, 1)
    assert [point["record"] for point in found["points"]] == [parts[0].first, *(part.last for part in parts)]
    assert found["points"][-1]["odds"] == match.returns
    assert all(point["odds"] == [0.25, 0.75] for point in found["points"][:-2])


def test_a_turning_point_says_who_did_what(client: TestClient, sage: Sage) -> None:
    table = over(client)
    turned = done(table)["turning_points"]
    match = Match.from_text(table.ask("GET", "/match.txt", table.watch).text)
    parts = {part.first: part for part in segments(FinishedMatch.of(match))}
    assert turned
    for point in turned:
        part, record = parts[point["from"]], match.records[point["from"]]
        assert (point["to"], point["seat"]) == (part.last, part.seat)
        assert point["kind"] == ("luck" if part.chance else "choice")
        assert abs(point["after"][point["whose"]] - point["before"][point["whose"]]) >= 0.08
        if point["kind"] == "choice":
            assert (point["choice"]["seat"], point["choice"]["code"]) == record
            assert point["choice"]["message"]["id"].startswith("do-")
        else:
            assert "choice" not in point
        assert all(point["from"] <= event["record"] < point["to"] for event in point["events"])
    said = odds(table, lang="de")["turning_points"][0]
    assert all(one["message"]["text"] for one in [*said["events"], *([said["choice"]] if "choice" in said else [])])
    good(table.ask("POST", "/branch", table.tokens[0], json={"record": turned[0]["from"]}))


def test_what_one_seat_alone_was_told_is_not_told_to_all() -> None:
    """“Your new card” would be said to whoever reads it."""
    match = Match(game("pompeii"), 2, seed=3)
    match.play(match.actor, match.legal_codes(match.actor)[0])
    whole = Segment(0, len(match.records), -1)
    told = advice.turning_point(match, Swing(whole, (0.5, 0.5), (0.9, 0.1)), None)["events"]
    private = {view_builder.told(match, n, event, None).event for n, event in match.told if event.witness != EVERYBODY}
    assert private
    assert told
    assert not private & {event["event"] for event in told}


def test_who_may_watch_may_look_back_and_nobody_else(client: TestClient, sage: Sage) -> None:
    table = over(client)
    assert odds(table, table.watch)["records"]
    refused(table.ask("GET", "/odds", None), 404, "error-no-such-table")
    refused(ask(client, "GET", "/api/tables/nowhere/odds"), 404, "error-no-such-table")


def test_not_before_the_end(client: TestClient, sage: Sage) -> None:
    table = make(client)
    german = {"Accept-Language": "de"}
    problem = refused(table.ask("GET", "/odds", table.tokens[0], headers=german), 409, "error-not-over")
    assert problem["detail"].endswith("(läuft).")
    assert problem["args"] == {"state": {"kind": "state", "token": "running"}}
    waiting = good(client.post("/api/tables", json={"game": "_template", "seats": [{"kind": "open"}] * 2}))
    refused(ask(client, "GET", f"/api/tables/{waiting['table']['id']}/odds", waiting["host"]), 409, "error-not-over")
    assert sage.weighed == []


def test_an_imported_match_can_be_looked_back_at(client: TestClient, sage: Sage) -> None:
    table = over(client)
    text = table.ask("GET", "/match.txt", table.watch)
    again = Table(client, good(client.post("/api/tables/import", json={"text": text.text})))
    assert done(again)["points"] == done(table)["points"]


def test_what_was_found_is_kept(client: TestClient, sage: Sage) -> None:
    table = over(client)
    first, times = done(table), len(sage.weighed)
    assert done(table) == first
    assert len(sage.weighed) == times


def test_bots_come_first(client: TestClient, sage: Sage) -> None:
    table = over(client)
    sage.idle = False
    for _ in range(5):
        assert odds(table)["points"] == []
        time.sleep(0.02)
    assert sage.weighed == []
    sage.idle = True
    assert done(table)["points"]


def test_until_the_search_is_there_nothing_is_known(client: TestClient, sage: Sage) -> None:
    table = over(client)
    sage.warm = False
    found = odds(table)
    assert (found["done"], found["known"], found["points"]) == (False, 0, [])
    sage.warm = True
    assert done(table)["points"]


def test_if_it_goes_wrong_that_is_said_and_it_may_be_tried_again(client: TestClient, sage: Sage) -> None:
    table = over(client)
    sage.broken = True
    for _ in range(200):
        answer = table.ask("GET", "/odds", table.tokens[0])
        if answer.status_code != 200:
            break
        time.sleep(0.01)
    refused(answer, 503, "error-busy")
    sage.broken = False
    assert done(table)["points"]


class Slow(Sage):
    """Takes a while, and says how often it was asked."""

    async def evaluate(
        self, milliseconds: int, match: FinishedMatch, wanted: list[tuple[int, int]]
    ) -> list[Evaluation]:
        await asyncio.sleep(0.01)
        return await super().evaluate(milliseconds, match, wanted[:1])


def test_nobody_thinks_on_when_nobody_looks(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(review, "REVIEW_WANTED", 0.1)
    with serving(folder) as client:
        services = client.app.state.services  # type: ignore[attr-defined]
        slow = Slow()
        monkeypatch.setattr(services.reviews, "_workers", slow)
        table = over(client, "nisyros")  # never a short match, whatever the luck
        odds(table)
        time.sleep(0.4)
        asked = len(slow.weighed)
        assert 0 < asked < 30
        time.sleep(0.2)
        assert len(slow.weighed) == asked
        found = odds(table)
        assert not found["done"]
        assert len(found["points"]) == asked + 1  # the end is known anyway
        wait_for(lambda: len(slow.weighed) > asked)


def test_two_matches_are_worked_at_in_turn(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    monkeypatch.setattr(services.reviews, "_workers", Slow())
    tables = [over(client, "nisyros") for _ in range(2)]
    wait_for(lambda: len(odds(tables[0])["points"]) > 3)
    wait_for(lambda: len(odds(tables[1])["points"]) > 3)
    assert not odds(tables[0])["done"]


def test_only_so_many_matches_are_remembered(client: TestClient, sage: Sage) -> None:
    services = client.app.state.services  # type: ignore[attr-defined]
    kept: ReviewService = services.reviews
    table = over(client)
    live = next(one for one in services.registry.held() if one.id == table.id)

    class Other:
        """The same match at another table."""

        def __init__(self, number: int) -> None:
            self.id, self.version, self.match = f"table {number}", 1, live.table.match

    async def fill() -> None:
        for number in range(MOST_REVIEWS + 5):
            kept.review(Other(number))  # type: ignore[arg-type]
        assert len(kept._reviews) == MOST_REVIEWS
        assert ("table 0", 1) not in kept._reviews
        await kept.close()

    asyncio.run(fill())
