"""The operator's own bots: named in the settings, chosen by name, and no harm to a table when they fail."""

from __future__ import annotations

import importlib
import logging
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Match
from lastboat.kernel.errors import NoAgent
from lastboat.server import own_bots
from lastboat.server.bots import worker_pool
from lastboat.server.errors import BadSetting
from lastboat.server.settings import Settings, from_environment
from tests.server.tables import (
    Table,
    ask,
    bot,
    client,
    folder,
    fresh_database,
    good,
    make,
    me,
    refused,
    serving,
)
from tests.server.test_bots import until_over
from tests.server.test_serving import run

__all__ = ["client", "folder", "fresh_database"]

MODULE = '''
"""Bots for tests."""

import os
import sys
import threading


class First:
    """Plays the first legal choice in turn, and writes down who it is."""

    def __init__(self, seed):
        with open("made", "a") as file:
            file.write(f"{seed}\\n")

    def choose(self, situation):
        return situation.legal()[0] if situation.in_turn else None


class Two(First):
    """Plays the toy game, with two players."""

    @staticmethod
    def plays(game, seats):
        return game.id == "_template" and seats == 2


class Nowhere(First):
    plays = staticmethod(lambda game, seats: False)


class Undecided(First):
    @staticmethod
    def plays(game, seats):
        raise ValueError("who knows")


class Raises(First):
    def choose(self, situation):
        raise ValueError("no luck")


class Illegal(First):
    def choose(self, situation):
        return 10_000


class Passes(First):
    def choose(self, situation):
        return None


class Hangs(First):
    def choose(self, situation):
        threading.Event().wait()


class Exits(First):
    def choose(self, situation):
        sys.exit()


class Dies(First):
    def choose(self, situation):
        os._exit(1)


class NotMade(First):
    def __init__(self, seed):
        raise OSError("no file")


LIMIT = 3
'''
FAILING = {
    "Raises": "no luck", "Illegal": "not legal", "Passes": "chose nothing", "Hangs": "has not decided within 0.3",
    "Exits": "its process ended", "Dies": "its process ended", "NotMade": "no file",
}  # fmt: skip


@pytest.fixture(autouse=True)
def module(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """A current folder with a module of bots, found by this process and its workers."""
    place = tmp_path / "bots"
    place.mkdir()
    monkeypatch.chdir(place)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    (place / "operators_bots.py").write_text(MODULE, "utf-8")
    (place / "broken_bots.py").write_text("1 / 0\n", "utf-8")
    (place / "ending_bots.py").write_text("import os\nos._exit(3)\n", "utf-8")
    importlib.invalidate_caches()
    yield
    sys.modules.pop("operators_bots", None)


def named(**bots: str) -> str:
    """The setting for bots of the module above."""
    return ",".join(f"{name.replace('_', ' ')}=operators_bots:{factory}" for name, factory in bots.items())


def bots_of(client: TestClient, game: str) -> list[str]:
    """The bots that a game lists."""
    games = {one["id"]: one for one in good(client.get("/api/games"))}
    found: list[str] = games[game]["bots"]
    return found


def played_on(client: TestClient, table: Table) -> dict[str, Any]:
    """A table that somebody has looked at again, when its game has ended."""
    return until_over(Table(client, {"table": {"id": table.id}, "host": table.host, "watch": table.watch}))


# At the table --------------------------------------------------------------------------------------------


def test_an_own_bot_plays_a_whole_game_in_a_worker(folder: Path) -> None:
    with serving(folder, bots=named(Ada_Two="First"), bot_workers=1, metrics_public=True) as client:
        for game in ("_template", "pompeii"):
            assert bots_of(client, game) == [*lastboat.game(game).bots, "Ada Two"]
        table = make(client, "pompeii", [bot("Ada Two"), bot("Ada Two")])
        summary = until_over(table)
        assert [(seat["name"], seat["bot"]) for seat in summary["seats"]] == [
            ("Ada Two", "Ada Two"), ("Ada Two 2", "Ada Two"),
        ]  # fmt: skip
        text = table.ask("GET", "/match.txt", table.watch).text
        assert Match.from_text(text).names == ["Ada Two", "Ada Two 2"]
        assert 'lastboat_bot_seconds_count{bot="Ada Two",game="pompeii"}' in client.get("/metrics").text
        assert "operators_bots" not in sys.modules
    made = Path("made").read_text().split()
    assert len(made) == len(set(made)) == 2, "once for each seat, with a seed"


def test_an_own_bot_sits_down_stands_in_and_plays_again(folder: Path) -> None:
    with serving(folder, bots=named(Ada="First")) as client:
        table = make(client, "forbidden-island", [me(), me("Ada")])
        good(table.ask("POST", "/seats/0/stand-in", table.host, json={"bot": "Ada"}))
        assert table.summary()["seats"][0]["stand_in"] == "Ada"
        good(table.ask("POST", "/seats/0/back", table.tokens[0]))
        good(table.ask("POST", "/seats/0", table.host, json={"kind": "bot", "bot": "Ada"}))
        good(table.ask("POST", "/seats/1", table.host, json={"kind": "bot", "bot": "Ada", "name": "Bea"}))
        summary = until_over(table)
        assert [(seat["name"], seat["bot"]) for seat in summary["seats"]] == [("Ada 2", "Ada"), ("Bea", "Ada")]
        again = good(table.ask("POST", "/rematch", table.host))["table"]
        assert [seat["bot"] for seat in again["seats"]] == ["Ada", "Ada"]


def test_clients_name_only_what_the_operator_has_named(folder: Path) -> None:
    with serving(folder, bots=named(Ada="First", Ben="Two")) as client:
        table = make(client, "forbidden-island")
        for name in ("operators_bots:First", "Ada=operators_bots:First", "ada", "Cleo", "cmd:true", "strong:9"):
            body = {"game": "_template", "seats": [me(), bot(name)]}
            problem = refused(client.post("/api/tables", json=body), 422, "error-unknown-word")
            assert problem["args"]["known"].endswith("greedy, random, Ada, Ben"), problem
            for path, wish in (("/seats/1", {"kind": "bot", "bot": name}), ("/seats/1/stand-in", {"bot": name})):
                refused(table.ask("POST", path, table.host, json=wish), 422, "error-unknown-word")


def test_a_bot_is_offered_where_it_plays(folder: Path) -> None:
    with serving(folder, bots=named(Ben="Two")) as client:
        assert "Ben" in bots_of(client, "_template")
        assert "Ben" not in bots_of(client, "pompeii")
        until_over(make(client, seats=[bot("Ben")] * 2))
        body = {"game": "_template", "seats": [me(), bot("Ben"), bot()]}
        problem = refused(client.post("/api/tables", json=body), 422, "error-bot-seats")
        assert problem["detail"] == "Ben does not play with 3 players, only with: 2."
        body = {"game": "pompeii", "seats": [me(), bot("Ben")]}
        refused(client.post("/api/tables", json=body), 422, "error-unknown-word")


@pytest.mark.parametrize("factory", FAILING)
def test_for_a_bot_that_fails_a_simple_one_plays_on(
    folder: Path, factory: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    with serving(folder, bots=named(Ada=factory, Ben="First"), bot_workers=1) as client, caplog.at_level(logging.ERROR):
        with monkeypatch.context() as patch:
            if factory == "Hangs":
                patch.setattr(worker_pool, "TIME_LIMIT", 0.3)
            until_over(make(client, seats=[bot("Ada"), bot("greedy")]))
        until_over(make(client, seats=[bot("Ben")] * 2))
        failures = [record for record in caplog.records if "failed" in record.getMessage()]
    assert [record.getMessage() for record in failures] == ["a bot has failed; greedy plays on for it"]
    said = vars(failures[0])
    assert (said["bot"], said["seat"]) == ("Ada", 0)
    assert FAILING[factory] in said["reason"]


def test_a_worker_whose_bot_hangs_is_replaced(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with serving(folder, bots=named(Ada="Hangs", Ben="First"), bot_workers=1) as client:
        [worker] = client.app.state.services.runner._workers._players.all  # type: ignore[attr-defined]
        until_over(make(client, seats=[bot("Ben")] * 2))
        before = worker.pid
        monkeypatch.setattr(worker_pool, "TIME_LIMIT", 0.3)
        until_over(make(client, seats=[bot("Ada")] * 2))
        assert worker.pid not in (None, before)


# Without the bot -----------------------------------------------------------------------------------------


def test_tables_of_a_bot_that_is_no_longer_offered_go_on(folder: Path, caplog: pytest.LogCaptureFixture) -> None:
    with serving(folder, bots=named(Ada="First")) as client:
        over = make(client, seats=[bot("Ada")] * 2)
        until_over(over)
        running = make(client, seats=[bot("Ada"), me()])
        text = over.ask("GET", "/match.txt", over.watch).text
    with serving(folder) as client, caplog.at_level(logging.ERROR):
        over, running = (Table(client, {"table": {"id": t.id}, "host": t.host, "seats": t.tokens, "watch": t.watch})
                         for t in (over, running))  # fmt: skip
        assert [seat["bot"] for seat in over.summary()["seats"]] == ["Ada", "Ada"]
        assert good(over.ask("GET", "/replay", over.watch))["records"] == over.summary()["records"]
        good(client.post("/api/tables/import", json={"text": text}))

        good(running.ask("POST", "/seats/1/stand-in", running.tokens[1], json={}))
        assert played_on(client, running)["seats"][0]["bot"] == "Ada"
        assert [vars(record)["reason"] for record in caplog.records] == ["this server does not offer it"]

        again = good(over.ask("POST", "/rematch", over.host))["table"]
        assert [(seat["name"], seat["bot"]) for seat in again["seats"]] == [("", "normal")] * 2
        seats = [{"kind": "bot", "bot": "Ada", "name": "Ada"}, me()]
        branched = good(over.ask("POST", "/branch", over.host, json={"record": 2, "seats": seats}))["table"]
        assert [(seat["name"], seat.get("bot")) for seat in branched["seats"]] == [("", "normal"), ("Ann", None)]
        refused(ask(client, "POST", "/api/tables", json={"game": "_template", "seats": seats}), 422,
                "error-unknown-word")  # fmt: skip


# Settings ------------------------------------------------------------------------------------------------


def test_bots_are_named_in_a_list() -> None:
    text = " Ada = a:B ,Zoë  2=my.own.bots:make.it, "
    assert from_environment({"LASTBOAT_BOTS": text}).own_bots == {"Ada": "a:B", "Zoë 2": "my.own.bots:make.it"}
    assert from_environment({"LASTBOAT_BOTS": text}, bots="Ben=b:C").own_bots == {"Ben": "b:C"}
    names = ("", "strong", "Greedy", "x" * 21, "<b>", "Ada-2", "a\u200db")
    agents = ("greedy", "strong:400", "cmd:true", "a:", "")
    for wrong in ("Ada", "a:B", *(f"{name}=a:B" for name in names), *(f"Ada={agent}" for agent in agents)):
        with pytest.raises(BadSetting, match=r"LASTBOAT_BOTS cannot be “.*”\. Expected: Name=module:factory .*≤ 20"):
            from_environment({"LASTBOAT_BOTS": wrong})
    with pytest.raises(BadSetting, match=r"cannot be “ADA=a:C”.*≠ easy, normal, strong, greedy, random, Ada"):
        from_environment({"LASTBOAT_BOTS": "Ada=a:B,ADA=a:C"})


@pytest.mark.parametrize(
    ("agent", "reason"),
    [
        ("no_bots_here:Bot", "ModuleNotFoundError: No module named 'no_bots_here'"),
        ("operators_bots:Missing", "has no attribute 'Missing'"),
        ("operators_bots:LIMIT", "LIMIT is not callable"),
        ("broken_bots:Bot", "ZeroDivisionError: division by zero"),
        ("ending_bots:Bot", "its process ended, or did not answer within 60 s"),
        ("operators_bots:Undecided", "ValueError: who knows"),
        ("operators_bots:Nowhere", "it plays no game with any number of players"),
    ],
)
def test_a_bot_that_cannot_be_loaded_is_refused_at_the_start(agent: str, reason: str, tmp_path: Path) -> None:
    with pytest.raises(NoAgent, match="cannot play: ") as error:
        own_bots.load(Settings(bots=f"Ada={agent}"))
    assert reason in str(error.value)
    if agent.startswith("no_bots"):
        code, said = run("--bot", f"Ada={agent}", "--db", f"sqlite+aiosqlite:///{tmp_path}/x.db", "--port", "0")
        assert (code, "The bot no_bots_here:Bot cannot play: ModuleNotFoundError" in said) == (2, True), said
        assert not (tmp_path / "x.db").exists()


def test_options_name_several_bots() -> None:
    for options, said in (
        (("--bot", "Ada=a:B", "--bot", "strong=a:B"), "LASTBOAT_BOTS cannot be “strong=a:B”"),
        (("--bot", "Ada"), "LASTBOAT_BOTS cannot be “Ada”"),
    ):
        code, output = run(*options)
        assert (code, said in output) == (2, True), output
