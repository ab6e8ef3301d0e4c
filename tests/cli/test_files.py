"""Match files: written whole, never over something else."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import lastboat
from lastboat.cli.errors import CannotRead, WouldOverwrite
from lastboat.cli.files import MatchFile, latest_unfinished, matches_folder, new_match_path, read_match, write_text
from lastboat.kernel.errors import LastboatError
from lastboat.server.settings import Settings
from tests.cli.matches import ISLAND, new_match


def test_a_match_file_overwrites_only_its_own(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.match"
    match_file = MatchFile(path)
    match_file.save(new_match())
    match_file.save(new_match())
    path.write_text("something else", "utf-8")
    with pytest.raises(WouldOverwrite):
        match_file.save(new_match())
    with pytest.raises(WouldOverwrite):
        MatchFile(path)
    assert path.read_text("utf-8") == "something else"
    assert [p.name for p in path.parent.iterdir()] == ["a.match"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.match"
    path.write_text("old", "utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(LastboatError):
        write_text(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_new_match_paths_differ() -> None:
    first = new_match_path("x")
    write_text(first, "")
    assert new_match_path("x") != first


def test_matches_are_in_the_data_folder_of_the_server(tmp_path: Path) -> None:
    assert matches_folder() == Settings().folder == tmp_path / "data" / "lastboat"


def test_a_finished_match_does_not_hide_the_one_left_before() -> None:
    left = new_match_path("forbidden-island")
    write_text(left, new_match().text())
    finished = lastboat.Match(lastboat.game("_template"), 2, seed=1)
    while not finished.over:
        finished.play(finished.actor, "pull")
    over = new_match_path("_template")
    write_text(over, finished.text())
    os.utime(left, (1, 1))
    assert latest_unfinished() == left


def test_a_sealed_match_can_be_resumed(tmp_path: Path) -> None:
    match = lastboat.Match(ISLAND, 2, chance=lastboat.Sealed())
    MatchFile(tmp_path / "s.match").save(match)
    again = read_match(tmp_path / "s.match")
    again.play(again.actor, "end_actions")
    again.verify()


def test_a_folder_is_no_match(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        read_match(tmp_path)
