"""Commands whose output programs read: `--json` prints one JSON document and nothing else."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy.ext.asyncio import create_async_engine

import lastboat
from lastboat.cli.commands import warm
from lastboat.server.storage.migrate import upgrade
from tests.cli.conftest import Run


def document(run: Run, *args: str | Path) -> Any:
    result = run(*args, "--json")
    assert result.exit_code == 0, result.stderr
    return json.loads(result.stdout)


def test_rules_prints_paragraphs(run: Run) -> None:
    book = document(run, "rules", "pompeii", "--lang", "nl")
    assert (book["game"], book["lang"]) == ("pompeii", "nl")
    one = document(run, "rules", "pompeii", "6.1", "--lang", "nl")["paragraphs"]
    assert [part["id"] for part in one] == ["6.1"]
    assert set(one[0]) == {"id", "title", "text"}
    assert one[0] in book["paragraphs"]
    assert run("rules", "pompeii", "nothing like this", "--json").exit_code == 2


def test_warm_prints_the_seconds_of_each_game(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(warm, "_warm", lambda package: None if "pompeii" in package else 1.5)
    lines = {line["game"]: line["seconds"] for line in document(run, "warm")}
    assert lines == {name: None if name == "pompeii" else 1.5 for name in lastboat.game_ids()}


def test_backup_and_restore_print_what_was_kept(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "tables.lastboat"
    databases = [f"sqlite+aiosqlite:///{tmp_path / name}.db" for name in ("first", "second")]
    asyncio.run(made(databases[0]))
    kept = {"file": str(file), "tables": 0, "steps": 0}
    assert document(run, "backup", file, "--db", databases[0]) == kept
    assert document(run, "restore", file, "--db", databases[1]) == kept


async def made(url: str) -> None:
    """An empty database."""
    engine = create_async_engine(url)
    await upgrade(engine)
    await engine.dispose()


def test_arena_prints_the_standings(run: Run, tmp_path: Path) -> None:
    found = document(
        run, "arena", "forbidden-island", "--seats", "2", "--executor", "serial", "--bots", "greedy,random",
        "--games", "2", "--out", tmp_path,
    )  # fmt: skip
    assert Path(found["report"]).is_file()
    lines = {line["bot"]: line for line in found["standings"]}
    assert set(lines) == {"greedy", "random"}
    assert all(line["games"] == 2 and line["seats"] == 2 for line in lines.values())
