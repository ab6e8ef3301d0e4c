"""A game that `lastboat new-game` has written plays to its end everywhere; no file of Lastboat is touched.

The page is in `tests/page/test_new_package.py`.
"""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

import lastboat
from lastboat import Match
from tests import new_package
from tests.local.test_service import Device
from tests.local.test_service import run as run_device
from tests.new_package import GAME
from tests.plugins import installed_in
from tests.server.tables import client, folder, fresh_database, make

__all__ = ["client", "folder", "fresh_database"]

OWN = Path(lastboat.__file__).parent


def own_files() -> dict[Path, float]:
    """The files of Lastboat with their times."""
    return {file: file.stat().st_mtime for file in OWN.rglob("*") if file.suffix in (".py", ".ftl", ".md", ".txt")}


@pytest.fixture(scope="module")
def project(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return new_package.write(tmp_path_factory.mktemp("empty"))


@pytest.fixture(scope="module")
def place(project: Path) -> Iterator[Path]:
    """Where it is installed; afterwards Lastboat is as it was."""
    before = own_files()
    yield new_package.install(project, project.parent / "packages")
    assert own_files() == before


def test_its_own_tests_pass(project: Path, place: Path) -> None:
    """Among them all checks of `lastboat.testing`: rules are compiled natively and to WebAssembly."""
    said = new_package.run("-m", "pytest", "-rs", "-p", "no:cacheprovider", str(project), place=place)
    assert "passed" in said
    assert "skipped" not in said


def test_a_changed_rule_fails_its_tests(project: Path, place: Path, tmp_path: Path) -> None:
    shutil.copytree(place, tmp_path / "packages")
    rules = tmp_path / "packages" / new_package.PACKAGE / "rules.py"
    text = rules.read_text("utf-8")
    assert "max(0, s.distance - length)" in text
    rules.write_text(text.replace("max(0, s.distance - length)", "max(0, s.distance - 1)"), "utf-8")
    with pytest.raises(AssertionError, match="test_strokes"):
        new_package.run("-m", "pytest", "-p", "no:cacheprovider", str(project), place=tmp_path / "packages")


def test_a_person_plays_in_the_terminal(place: Path, tmp_path: Path) -> None:
    kept = tmp_path / "kept.match"
    new_package.lastboat("play", GAME, "--seed", "1", "--save", str(kept), place=place, typed="1\n" * 50)
    with installed_in(place):
        match = Match.from_text(kept.read_text("utf-8"))
        assert (match.over, match.game.id) == (True, GAME)


def test_it_can_be_learnt_and_read(place: Path) -> None:
    learnt = new_package.lastboat("learn", GAME, "--lang", "de", place=place, typed="\n2\n\n1\n\n\n")
    assert "Das ist das ganze Spiel." in learnt
    assert new_package.lastboat("rules", GAME, "2.3", "--lang", "fr", place=place).startswith("### §2.3 Changer")


def test_bots_play_in_the_arena(place: Path, tmp_path: Path) -> None:
    tournament = ("arena", GAME, "--bots", "greedy,strong:50", "--games", "8", "--seats", "2", "--out", str(tmp_path))
    said = new_package.lastboat(*tournament, place=place)
    assert "greedy" in said
    assert "strong:50" in said


def test_it_plays_on_a_server(place: Path, client: TestClient) -> None:
    with installed_in(place):
        table = make(client, GAME, 3)
        table.play_to_the_end()
        assert table.summary()["result"]["id"] == "result-landed"


def test_it_plays_on_a_device(place: Path) -> None:
    async def test() -> None:
        device = Device()
        made = await device.make(GAME, "me", "greedy")
        await device.sit(made)
        await device.play()
        assert device.memory.summaries[made["table"]["id"]]["state"] == "over"

    with installed_in(place):
        run_device(test())
