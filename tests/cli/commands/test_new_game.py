"""`lastboat new-game` writes all of a package or nothing of it."""

from __future__ import annotations

import os
from pathlib import Path

import pytest

import lastboat
from tests.cli.conftest import Run
from tests.plugins import forget, install, installed_in


def test_it_says_what_to_do_next(run: Run, tmp_path: Path) -> None:
    done = run("new-game", "treasure-raft", "--in", tmp_path)
    assert done.exit_code == 0, done.output
    written, *steps = done.stdout.splitlines()
    assert str(tmp_path / "treasure-raft") in written
    assert [step.split(": ")[0] for step in steps] == ["Install it", "Play it", "Test it"]
    assert steps[1].endswith("lastboat play treasure-raft")


def test_nothing_of_the_toy_game_is_left(run: Run, tmp_path: Path) -> None:
    assert run("new-game", "tea_time", "--in", tmp_path).exit_code == 0
    files = [file for file in tmp_path.rglob("*") if file.is_file()]
    texts = {file.relative_to(tmp_path / "tea-time").as_posix(): file.read_text("utf-8") for file in files}
    assert {"pyproject.toml", "src/tea_time/rules.py", "tests/test_checks.py"} <= texts.keys()
    for name, text in texts.items():
        for word in ("_template", "Crown of the Cove", "GAME_"):
            assert word not in text, name
    for lang in lastboat.LANGUAGES:
        assert texts[f"src/tea_time/words/{lang}.ftl"].startswith("game-name = Tea Time\n")
        book = texts["src/tea_time/RULEBOOK.md" if lang == "en" else f"src/tea_time/RULEBOOK.{lang}.md"]
        assert book.startswith("# Tea Time\n")
    major, minor, _ = lastboat.__version__.split(".")
    assert f'"lastboat>={major}.{minor},<{major}.{int(minor) + 1}"' in texts["pyproject.toml"]


@pytest.mark.parametrize(
    ("name", "said"),
    [
        ("Raft", "“Raft” cannot be the id of a game. Expected: lower-case letters"),
        ("2raft", "cannot be the id of a game"),
        ("_template", "cannot be the id of a game"),
        ("raft--two", "cannot be the id of a game"),
        ("../raft", "cannot be the id of a game"),
        ("", "cannot be the id of a game"),
        ("class", "no keyword of Python"),
        ("forbidden_island", "There is a game forbidden-island already"),
        ("random", "There is a Python package random already"),
        ("raft", "raft exists already"),
    ],
)
def test_bad_names_are_refused_and_nothing_is_written(run: Run, tmp_path: Path, name: str, said: str) -> None:
    (tmp_path / "raft").mkdir()
    done = run("new-game", name, "--in", tmp_path)
    assert done.exit_code == 2
    assert said in done.stderr
    assert [file.name for file in tmp_path.rglob("*")] == ["raft"]


def test_a_game_of_a_broken_package_is_known(run: Run, tmp_path: Path) -> None:
    with installed_in(tmp_path):
        install(tmp_path, "raft", broken="import no_such_module\n")
        forget()
        done = run("new-game", "raft", "--in", tmp_path, "--lang", "de")
    assert (done.exit_code, "Das Spiel raft gibt es schon" in done.stderr) == (2, True)


def test_a_folder_that_is_not_there_is_refused(run: Run, tmp_path: Path) -> None:
    done = run("new-game", "raft", "--in", tmp_path / "none")
    assert (done.exit_code, "there is no such file" in done.stderr) == (2, True)


def test_what_is_half_written_is_removed(run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The disk is full after some files."""
    written: list[Path] = []
    write_text = Path.write_text

    def full(path: Path, text: str, encoding: str) -> int:
        if len(written) == 9:
            raise OSError(28, os.strerror(28))
        written.append(path)
        return write_text(path, text, encoding)

    monkeypatch.setattr(Path, "write_text", full)
    done = run("new-game", "raft", "--in", tmp_path)
    assert done.exit_code == 2
    assert "No space left on device" in done.stderr
    assert written
    assert list(tmp_path.iterdir()) == []
