"""`lastboat serve`: what it is told, what it refuses, and a real process from start to end."""

from __future__ import annotations

import asyncio
import socket
import sys
from pathlib import Path

import pytest
from typer.testing import CliRunner

from lastboat.cli.app import app
from lastboat.server import serve
from lastboat.server.errors import BadAddress, BadSetting, OneProcessOnly, PortTaken
from lastboat.server.settings import Settings, from_environment
from tests.server.client import Rest, Socket
from tests.server.processes import Server, sqlite_url


def run(*arguments: str) -> tuple[int, str]:
    """What the command says when it cannot serve."""
    result = CliRunner().invoke(app, ["serve", *arguments], env={"LASTBOAT_LANG": "en"})
    return result.exit_code, " ".join(result.output.split())


def test_sqlite_and_several_workers_is_an_error_that_names_the_fix(tmp_path: Path) -> None:
    code, said = run("--db", sqlite_url(tmp_path / "x.db"), "--workers", "2")
    assert code == 2
    assert "PostgreSQL" in said
    assert "--workers 1" in said
    assert run("--workers", "2", "--lang", "de")[1].startswith("lastboat: SQLite bedient einen Prozess")
    assert not (tmp_path / "x.db").exists()


def test_a_database_that_cannot_be_used_is_named(tmp_path: Path) -> None:
    assert run("--db", "moo")[0] == 2
    assert run("--db", "mysql://localhost/x")[0] == 2
    code, said = run("--db", "postgresql+asyncpg://nobody:secretword@127.0.0.1:1/x", "--port", "0")
    assert code == 2
    assert "127.0.0.1:1" in said
    assert "secretword" not in said
    (tmp_path / "file").write_text("x", "utf-8")
    code, said = run("--db", sqlite_url(tmp_path / "file" / "x.db"), "--port", "0")
    assert code == 2
    assert str(tmp_path / "file") in said


def test_a_port_that_is_taken(tmp_path: Path) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        port = other.getsockname()[1]
        with pytest.raises(PortTaken):
            serve.listen("127.0.0.1", port)
        code, said = run("--port", str(port), "--db", sqlite_url(tmp_path / "x.db"))
        assert code == 2
        assert f"Port {port} of 127.0.0.1 is taken" in said


def test_the_next_free_port_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    with socket.socket() as other:
        other.bind(("127.0.0.1", 0))
        other.listen()
        monkeypatch.setattr(serve, "PORT", other.getsockname()[1])
        with serve.listen("127.0.0.1", None) as found:
            port = found.getsockname()[1]
            assert serve.PORT < port < serve.PORT + serve.NEXT_PORTS
            assert serve.address_of("0.0.0.0", found) == f"http://127.0.0.1:{port}/"
            assert serve.address_of("::1", found) == f"http://[::1]:{port}/"


def test_settings_come_from_the_environment_and_are_overruled() -> None:
    environ = {"LASTBOAT_PACE": "0.1", "LASTBOAT_LIMITS": "off", "LASTBOAT_WORKERS": "3", "LASTBOAT_DATA": "/x"}
    settings = from_environment(environ, workers=2, db=None)
    assert (settings.pace, settings.limits, settings.workers) == (0.1, False, 2)
    assert settings.database == "sqlite+aiosqlite:////x/lastboat.db"
    wrong = {
        "PACE": "quick", "LIMITS": "maybe", "REQUESTS_PER_SECOND": "0", "TABLES_PER_HOUR": "-1", "BOT_WORKERS": "-3",
        "LOG_LEVEL": "verbose",
    }  # fmt: skip
    for name, value in wrong.items():
        with pytest.raises(BadSetting, match=f"LASTBOAT_{name} cannot be “{value}”\\. Expected: "):
            from_environment({f"LASTBOAT_{name}": value})


def test_addresses_are_checked() -> None:
    from lastboat.server.storage.database import check

    with pytest.raises(OneProcessOnly):
        check(Settings(workers=2))
    for db in ("sqlite:///x.db", "sqlite+aiosqlite:///:memory:", "sqlite+aiosqlite://"):
        with pytest.raises(BadAddress):
            check(Settings(db=db))
    check(Settings(db="postgresql+asyncpg://somewhere/x", workers=4))


def test_postgres_without_its_driver_names_the_extra(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    code, said = run("--db", "postgresql+asyncpg://somewhere/x")
    assert code == 2
    assert "pip install lastboat[postgres]" in said


def test_a_real_server_says_goodbye_and_comes_back(tmp_path: Path) -> None:
    """Started with a bot in a process of its own; stopped by a signal; started again on the same file.

    At Pompeii, where no turn is a game's last so early: an island may sink before the bot has done anything.
    """

    async def before(url: str) -> tuple[str, list[str]]:
        async with Rest(url) as rest:
            seats = [{"kind": "me", "name": "Ann"}, {"kind": "bot", "bot": "greedy"}]
            seated = await rest.create("pompeii", seats, start=True)
            return seated.id, seated.tokens

    async def play(url: str, table: str, tokens: list[str]) -> int:
        async with await Socket.open(url, table, tokens) as line:
            view, version = line.welcome["views"]["0"], line.welcome["version"]
            while view["actor"] == 0:
                update = await line.play(0, view["choices"][-1]["code"], version)
                view, version = update["views"]["0"], update["version"]
            update = await line.until(lambda frame: frame["type"] == "update" and frame["by"] == 1, 60)
            server.process.terminate()  # type: ignore[union-attr]
            bye = await line.until(lambda frame: frame["type"] == "bye")
            assert bye["reason"] == "restart"
            return int(update["version"])

    async def after(url: str, table: str, tokens: list[str]) -> int:
        async with await Socket.open(url, table, tokens) as line:
            return int(line.welcome["version"])

    with Server(sqlite_url(tmp_path / "lastboat.db"), env={"LASTBOAT_PACE": "0"}) as server:
        assert "Lastboat is running at http://127.0.0.1" in server.log
        table, tokens = asyncio.run(before(server.url))
        version = asyncio.run(play(server.url, table, tokens))
        assert server.process is not None
        assert server.process.wait(30) in (0, -15, 143)
        assert not [token for token in tokens if token in server.log]
        server.start()
        assert asyncio.run(after(server.url, table, tokens)) >= version
