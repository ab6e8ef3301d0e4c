"""Playing over HTTP: nothing twice, nothing stale, nothing that is not legal, and undo as far as it goes."""

from __future__ import annotations

import time
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Match
from lastboat.bots import Greedy, play
from lastboat.kernel.match import Record
from lastboat.sim import record_game
from tests.server.tables import Table, bot, client, folder, fresh_database, good, make, me, refused, serving

__all__ = ["client", "folder", "fresh_database"]


def test_a_play_is_answered_with_what_it_led_to(client: TestClient) -> None:
    table = make(client)
    seen = table.seen(0)
    assert [choice["action"] for choice in seen["view"]["choices"]] == ["pull", "change", "reveal"]
    answer = good(table.play(0, "pull", seen["version"]))
    assert answer["version"] == seen["version"] + 1
    assert [event["event"] for event in answer["events"]] == ["rowed"]
    assert answer["view"]["records"] == seen["view"]["records"] + 2
    assert answer["view"]["actor"] == 1


def test_a_code_is_as_good_as_its_text(client: TestClient) -> None:
    table = make(client)
    code = table.seen(0)["view"]["choices"][0]["code"]
    assert good(table.play(0, code))["view"]["actor"] == 1


def test_a_stale_play_is_refused_with_the_fresh_view(client: TestClient) -> None:
    table = make(client)
    old = table.seen(0)["version"]
    good(table.play(0, "pull", old))
    problem = refused(table.play(1, "pull", old), 409, "error-stale-version")
    assert problem["args"] == {"at": old, "version": old + 1}
    assert problem["view"]["seat"] == 1
    assert problem["view"]["version"] == problem["version"] == old + 1
    assert good(table.play(1, "pull", problem["version"]))["version"] == old + 2


def test_what_is_not_listed_is_refused_and_changes_nothing(client: TestClient) -> None:
    table = make(client)
    before = table.seen(1)
    problem = refused(table.play(1, "pull"), 422, "error-illegal-action")
    assert problem["view"] == before["view"]
    refused(table.play(0, "fly away"), 422, "error-unknown-word")
    refused(table.play(0, 999), 422, "error-unknown-word")
    assert table.seen(1) == before


def test_a_repeated_request_is_played_once_and_answered_like_the_first(client: TestClient, folder: Path) -> None:
    table = make(client)
    first = good(table.play(0, "reveal", request="again"))
    again = good(table.play(0, "reveal", at=first["version"] - 1, request="again"))
    assert again == first
    good(table.play(0, "pull"))
    later = good(table.play(0, "reveal", at=first["version"] - 1, request="again"))
    assert later["version"] == first["version"] + 1
    assert [event["event"] for event in later["events"]] == ["revealed", "rowed"]


def test_two_seats_may_use_the_same_id(client: TestClient) -> None:
    table = make(client)
    good(table.play(0, "pull", request="mine"))
    assert good(table.play(1, "pull", request="mine"))["version"] == 3


def test_a_repeated_request_is_known_after_a_restart(folder: Path) -> None:
    with serving(folder) as client:
        table = make(client)
        first = good(table.play(0, "reveal", request="again"))
    with serving(folder) as client:
        table.client = client
        assert good(table.play(0, "reveal", at=first["version"] - 1, request="again")) == first
        assert table.summary()["version"] == first["version"]


def test_a_seat_may_act_out_of_turn(client: TestClient) -> None:
    table = make(client, seats=3)
    answer = good(table.play(2, "reveal"))
    assert answer["view"]["actor"] == 0
    assert table.summary()["waiting_for"] == [0]


def test_undo_goes_as_far_as_the_match_allows(client: TestClient) -> None:
    table = make(client)
    start = table.seen(0)
    assert start["view"]["undo"] == 0
    refused(table.undo(0), 409, "error-nothing-to-undo")
    good(table.play(0, "reveal"))
    assert (table.seen(0)["view"]["undo"], table.seen(1)["view"]["undo"]) == (1, 0)
    refused(table.undo(1), 409, "error-nothing-to-undo")
    answer = good(table.undo(0, request="back"))
    assert answer["version"] == start["version"] + 2
    assert answer["view"]["records"] == start["view"]["records"]
    assert answer["view"]["table"] == start["view"]["table"]
    assert good(table.undo(0, at=answer["version"] - 1, request="back"))["version"] == answer["version"]
    good(table.play(0, "pull"))
    refused(table.undo(0), 409, "error-nothing-to-undo")


def test_what_has_ended_is_not_taken_back(client: TestClient) -> None:
    """Its secrets are told, so what comes next could be reckoned. In Pompeii a last act brings no luck with it."""
    match, (seat, code) = before_the_last_act()
    table = Table(client, good(client.post("/api/tables/import", json={"text": match.text()})))
    good(table.play(seat, code))
    summary = table.summary()
    assert (summary["state"], "secret" in summary) == ("over", True)
    refused(table.undo(seat), 409, "error-game-is-over")
    assert table.summary()["state"] == "over"


def before_the_last_act() -> tuple[Match, Record]:
    """A match, and the act that ends it and brings nothing else, so that it could be taken back."""
    for seed in range(100):
        whole = record_game(lastboat.game("pompeii"), 2, seed=seed, number=0)
        match = whole.branch(len(whole.records) - 1, seed=1)
        if not match.over and match.actor == whole.records[-1].seat:
            return match, whole.records[-1]
    raise AssertionError("luck always has the last word")


@pytest.mark.parametrize("request_id", ["a\0b", "\u2028"])
def test_a_request_is_called_by_what_can_be_printed(client: TestClient, request_id: str) -> None:
    table = make(client)
    refused(table.play(0, "pull", at=1, request=request_id), 422, "error-bad-request")
    with table.sitting(0) as line:
        line.send(type="play", seat=0, do="pull", at=1, id=request_id)
        assert line.next("refused")["problem"]["type"] == "error-bad-frame"
    good(table.play(0, "pull", at=1, request="a b"))


def test_undo_is_the_same_after_a_restart(folder: Path) -> None:
    with serving(folder) as client:
        table = make(client, "forbidden-island")
        seat = table.summary()["actor"]
        for _ in range(2):
            seen = table.seen(seat)
            moves = [c for c in seen["view"]["choices"] if c["action"].startswith("move")]
            good(table.play(moves[0]["seat"], moves[0]["code"], seen["version"]))
        before = table.seen(seat)
        good(table.undo(seat))
        after = table.seen(seat)
    with serving(folder) as client:
        table.client = client
        assert table.seen(seat) == after
        assert after["view"]["undo"] == before["view"]["undo"] - 1 == 1
        good(table.undo(seat))
        assert table.seen(seat)["view"]["undo"] == 0


def test_what_happened_since_a_version(client: TestClient) -> None:
    table = make(client)
    version = table.seen(0)["version"]
    good(table.play(0, "pull"))
    good(table.play(1, "reveal"))
    since = table.seen(0, version=version)
    assert [event["event"] for event in since["events"]] == ["rowed", "revealed"]
    assert "undone" not in since
    assert table.seen(0, version=since["version"])["events"] == []
    good(table.undo(1))
    assert table.seen(0, version=since["version"])["undone"] == since["view"]["records"] - 1


def test_words_come_with_a_language(client: TestClient) -> None:
    table = make(client)
    plain, german = table.seen(0)["view"], table.seen(0, lang="de")["view"]
    assert "text" not in plain["prompt"]
    assert german["prompt"]["text"]
    assert all(choice["message"]["text"] for choice in german["choices"])
    assert {k: v for k, v in german["prompt"].items() if k != "text"} == plain["prompt"]
    refused(table.ask("GET", "/view?lang=sv", table.tokens[0]), 422, "error-unknown-word")


def test_a_game_is_played_to_its_end_and_its_dice_can_be_checked(client: TestClient) -> None:
    table = make(client)
    summary = table.summary()
    seal = summary["seal"]
    assert "secret" not in summary
    table.play_to_the_end()
    summary = table.summary()
    assert summary["state"] == "over"
    assert summary["result"]["id"] == "result-landed"
    assert lastboat.Sealed(bytes.fromhex(summary["secret"])).seal == summary["seal"] == seal
    refused(table.play(0, "pull"), 409, "error-game-is-over")
    text = table.ask("GET", "/match.txt", table.watch).text
    match = Match.from_text(text)
    match.verify()
    assert match.over
    assert good(table.ask("GET", "/view?seat=1", table.tokens[0]))["view"]["seat"] == 1


def test_every_game_can_be_played_with_bots(client: TestClient) -> None:
    for game in lastboat.game_ids():
        table = make(client, game, [me(), bot()])
        for _ in range(40):
            summary = table.summary()
            if summary["actor"] == 0:
                table.play_first()
            elif summary["state"] == "over":
                break
        assert table.summary()["version"] > 5


def test_a_table_of_a_thousand_records_loads_in_a_tenth_of_a_second(folder: Path) -> None:
    from lastboat.tables.model import SeatRow, Step, Stored, TableRow, encode_records
    from lastboat.tables.table import Table

    game = lastboat.game("nisyros")
    match = longest_match("nisyros")
    row = TableRow(id="long", game=game.id, game_version=game.version, options={}, seats=4, state="running",
                   listed=False, secret=bytes(32), since=len(match.records), created=0)  # fmt: skip
    step = Step("long", 1, "start", None, encode_records(match.records), None, 0)
    seats = [SeatRow(seat=seat, kind="player") for seat in range(4)]
    times = []
    for _ in range(3):
        began = time.process_time()
        table = Table(Stored(row, seats, [], [step], []))
        times.append(time.process_time() - began)
        assert table.match is not None
    per_thousand = min(times) * 1000 / len(match.records)
    assert per_thousand < 0.1, f"{per_thousand:.3f} s for a thousand records"


def longest_match(game: str) -> Match:
    """The longest of a few matches between greedy bots."""
    matches = [play(Match(lastboat.game(game), 4, seed=seed), [Greedy(seed)] * 4) for seed in range(3)]
    return max(matches, key=lambda match: len(match.records))
