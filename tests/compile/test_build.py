"""Builds: never stale, whole or not there, safe for several processes, and clear about what is missing."""

from __future__ import annotations

import json
import os
import stat
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import platformdirs
import pytest

from lastboat.compile import build, compilers, library_or_none, native
from lastboat.kernel.errors import BuildFailed, NoCache, NoCompiler
from lastboat.kernel.i18n import LANGUAGES, say
from tests.compile.programs import careful
from tests.plugins import toy_game

TOY = "lastboat.games._template"
PLAY = """
import importlib, json, sys
from lastboat.compile import plain_state
from lastboat.sim.many import Loops
game = importlib.import_module("toy_boat").GAME
loops = Loops(game, 3, {}, ["guided"] * 3, native=True)
s, steps = loops.run(1, 0)
plain, plain_steps = Loops(game, 3, {}, ["guided"] * 3, native=False).run(1, 0)
end = plain_state(game.state, s) if loops.native else s
cards = sum(end.pile) + sum(end.thrown) + sum(1 for h in end.hands if h)
print(json.dumps({"cards": cards, "same": end == plain and steps == plain_steps, "native": loops.native}))
"""


def start(folder: Path, **env: str) -> subprocess.Popen[str]:
    """A game of the toy in the folder, natively and plain, in a process of its own."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    whole = os.environ | {"PYTHONPATH": path, "LASTBOAT_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    return subprocess.Popen(
        [sys.executable, "-c", PLAY], env=whole | env, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    )


def told(process: subprocess.Popen[str]) -> tuple[dict[str, Any], str]:
    out, err = process.communicate()
    assert process.returncode == 0, err
    found: dict[str, Any] = json.loads(out)
    return found, err


def files(folder: Path) -> list[tuple[str, int]]:
    return sorted((file.name, file.stat().st_ino) for file in (folder / "cache" / "native").iterdir())


def test_a_change_in_any_file_is_never_missed(tmp_path: Path) -> None:
    """The number of cards stands in state.py, the rule that lays out the pile in rules.py."""
    toy = toy_game(tmp_path, "toy_boat")
    assert told(start(tmp_path)) == ({"cards": 9, "same": True, "native": True}, "")
    built = files(tmp_path)
    assert {Path(name).suffix for name, _ in built} == {compilers.SUFFIX, ".json"}
    told(start(tmp_path))
    assert files(tmp_path) == built, "unchanged sources are not compiled again"

    state = toy / "state.py"
    before = state.stat()
    state.write_text(state.read_text("utf-8").replace("COPIES = 3", "COPIES = 4"), "utf-8")
    os.utime(state, ns=(before.st_atime_ns, before.st_mtime_ns))
    assert told(start(tmp_path))[0] == {"cards": 12, "same": True, "native": True}
    assert len(files(tmp_path)) == 4


def test_several_processes_build_at_once(tmp_path: Path) -> None:
    toy_game(tmp_path, "toy_boat")
    processes = [start(tmp_path) for _ in range(4)]
    assert [told(process)[0]["native"] for process in processes] == [True] * 4
    assert not [name for name, _ in files(tmp_path) if name.startswith(".")]


@pytest.mark.parametrize("damage", ["half", "empty", "other", "gone", "manifest half", "manifest other"])
def test_a_damaged_build_is_made_again(tmp_path: Path, damage: str) -> None:
    toy_game(tmp_path, "toy_boat")
    told(start(tmp_path))
    library, manifest = (next((tmp_path / "cache" / "native").glob(f"*{end}")) for end in (compilers.SUFFIX, ".json"))
    victim = manifest if "manifest" in damage else library
    whole = victim.read_bytes()
    victim.unlink()
    if damage != "gone":
        half = whole[: len(whole) // 2]
        victim.write_bytes({"half": half, "empty": b"", "manifest half": half}.get(damage, b"{}" + whole[2:]))
    assert told(start(tmp_path)) == ({"cards": 9, "same": True, "native": True}, "")


def test_a_library_of_another_machine_is_not_taken_for_ours(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path))
    ours = build.manifest_path(TOY)
    monkeypatch.setattr("platform.machine", lambda: "vax")
    assert build.manifest_path(TOY) != ours


def test_a_library_that_cannot_be_loaded_is_named(tmp_path: Path) -> None:
    library = tmp_path / "toy.so"
    library.write_bytes(b"no library at all")
    with pytest.raises(BuildFailed, match=r"no library|invalid|short|header"):
        native.load(build.Manifest("toy.so", "", 1, {}), library)


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path / "file"))
    with pytest.raises(NoCache, match="LASTBOAT_CACHE"):
        build.build(TOY)


def without_a_compiler(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.delenv("LASTBOAT_CC", raising=False)
    monkeypatch.setattr("shutil.which", lambda name: None)
    monkeypatch.setattr("importlib.util.find_spec", lambda name: None)


def test_without_a_compiler_it_says_how_to_get_one(monkeypatch: pytest.MonkeyPatch) -> None:
    without_a_compiler(monkeypatch)
    with pytest.raises(NoCompiler, match=r"pip install lastboat\[build\]") as missing:
        compilers.compiler()
    assert len({say(missing.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_without_a_compiler_plain_rules_play_and_one_line_says_so(tmp_path: Path) -> None:
    toy_game(tmp_path, "toy_boat")
    found, err = told(start(tmp_path, LASTBOAT_CC=str(tmp_path / "no-such-compiler")))
    assert found == {"cards": 9, "same": True, "native": False}
    assert len(err.splitlines()) == 1
    assert "LASTBOAT_CC" in err


def test_what_a_compiler_complains_about_is_told(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text("#!/bin/sh\necho out of memory >&2\nexit 3\n", "utf-8")
    compiler.chmod(compiler.stat().st_mode | stat.S_IXUSR)
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.setenv("LASTBOAT_CC", f"{compiler} --fast")
    with pytest.raises(BuildFailed, match=r"--fast.*out of memory"):
        build.build(TOY)
    assert list((tmp_path / "cache" / "native").iterdir()) == []


def test_why_there_are_no_native_rules_is_logged_once(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    without_a_compiler(monkeypatch)
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path))
    native._load.cache_clear()
    library_or_none.cache_clear()
    try:
        assert library_or_none(TOY) is None
        assert library_or_none(TOY) is None
        assert len(caplog.records) == 1
    finally:
        library_or_none.cache_clear()


def test_the_compiler_named_is_used(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LASTBOAT_CC", "'/opt/my cc' -m64")
    assert compilers.compiler() == ["/opt/my cc", "-m64"]


def test_old_builds_are_dropped_and_others_kept(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, old, new = (tmp_path / name for name in ("gone.so", "old.so", "new.so"))
    for file in (old, new):
        file.write_text("")
    long_ago = time.time() - build.KEEP_FOR - 10
    os.utime(old, (long_ago, long_ago))
    monkeypatch.setattr(Path, "iterdir", lambda self: iter([gone, old, new]))
    build._drop_old(tmp_path)
    assert not old.exists()
    assert new.exists()


def test_where_builds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(platformdirs, "user_cache_dir", lambda name, appauthor: f"/cache/{name}")
    monkeypatch.delenv("LASTBOAT_CACHE", raising=False)
    assert build.cache_root() == Path("/cache/lastboat")
    monkeypatch.setenv("LASTBOAT_CACHE", "/elsewhere")
    assert build.cache_root() == Path("/elsewhere")


def test_all_games_build_without_a_warning(tmp_path: Path) -> None:
    import lastboat
    from lastboat.compile.entries import program

    for name in ("_template", *lastboat.game_ids()):
        made = program(lastboat.game(name).package)
        build.compile_program(made, tmp_path, name, careful())
