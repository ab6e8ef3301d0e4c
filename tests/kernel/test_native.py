"""The native twin: never stale, quick to load again, and clear about what it cannot take."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import time
from pathlib import Path
from typing import Any

import pytest

from lastboat.kernel import native
from lastboat.kernel.errors import NoCache
from lastboat.kernel.layout import Grid, Row, Table, cells, layout, number
from tests.kernel.test_discovery import copy_of_the_toy_game

PLAY = """
import importlib, json, sys, time
from lastboat.sim.many import Loops
game = importlib.import_module("toy_boat").GAME
begin = time.perf_counter()
loops = Loops(game, 3, {}, ["guided"] * 3, native=True)
seconds = time.perf_counter() - begin
s, steps = loops.run(1, 0)
cards = int(sum(s.pile) + sum(s.thrown) + sum(1 for h in s.hands if h))
plain, plain_steps = Loops(game, 3, {}, ["guided"] * 3, native=False).run(1, 0)
same = s.tobytes() == plain.key() and steps == plain_steps
twins = [module for name, module in sys.modules.items() if name.startswith("lastboat_twin_")]
rules = {id(rule): rule for module in twins for rule in vars(module).values() if hasattr(rule, "signatures")}
loaded = sum(bool(rule.signatures) for rule in rules.values())
told = {"cards": cards, "steps": int(steps), "same": same, "seconds": seconds, "loaded": loaded}
print(json.dumps(told))
"""


def play(folder: Path) -> dict[str, Any]:
    """A game of the toy in the folder, natively and plain, in a process of its own."""
    path = os.pathsep.join([str(folder), *filter(None, sys.path)])
    env = os.environ | {"PYTHONPATH": path, "LASTBOAT_CACHE": str(folder / "cache"), "PYTHONDONTWRITEBYTECODE": "1"}
    done = subprocess.run([sys.executable, "-c", PLAY], env=env, check=True, capture_output=True, text=True)
    told: dict[str, Any] = json.loads(done.stdout)
    return told


def compiled(folder: Path) -> list[tuple[str, int]]:
    return sorted((str(file), file.stat().st_mtime_ns) for file in (folder / "cache").glob("**/*.nb?"))


def test_a_change_in_another_file_is_never_missed(tmp_path: Path) -> None:
    """The number of cards stands in state.py, the rule that lays out the pile in rules.py."""
    toy = copy_of_the_toy_game(tmp_path, "toy_boat")
    first = play(tmp_path)
    assert first["cards"] == 9
    assert first["same"]
    built = compiled(tmp_path)
    assert built

    again = play(tmp_path)
    assert compiled(tmp_path) == built, "unchanged sources are not compiled again"
    assert again["seconds"] < max(2.0, first["seconds"] / 2)
    assert again["cards"] == 9

    state = toy / "state.py"
    before = state.stat()
    state.write_text(state.read_text("utf-8").replace("COPIES = 3", "COPIES = 4"), "utf-8")
    os.utime(state, ns=(before.st_atime_ns, before.st_mtime_ns))
    changed = play(tmp_path)
    assert changed["cards"] == 12
    assert changed["same"]


def test_of_a_whole_build_only_what_is_called_from_python_is_loaded(tmp_path: Path) -> None:
    toy = copy_of_the_toy_game(tmp_path, "toy_boat")
    first, again = play(tmp_path), play(tmp_path)
    assert again["same"]
    assert again["loaded"] < first["loaded"]

    os.utime(toy / "rules.py")
    assert play(tmp_path)["loaded"] == first["loaded"], (
        "files that look new are compiled again, each rule after what it calls"
    )
    assert play(tmp_path)["loaded"] == again["loaded"]

    (whole,) = (tmp_path / "cache").glob("**/whole")
    whole.write_text("for another processor", "utf-8")
    assert play(tmp_path)["loaded"] == first["loaded"]


def test_the_name_of_a_build_depends_on_every_source(tmp_path: Path) -> None:
    sources = [tmp_path / "rules.py", tmp_path / "board.py"]
    for source in sources:
        source.write_text("ONE = 1\n")
    name = native.build_name("games.toy", sources)
    assert name.startswith("toy-")
    assert native.build_name("games.toy", sources) == name
    for source in sources:
        source.write_text("ONE = 2\n")
        assert native.build_name("games.toy", sources) != name
        source.write_text("ONE = 1\n")
    sources[1].rename(tmp_path / "other.py")
    assert native.build_name("games.toy", [sources[0], tmp_path / "other.py"]) != name


def test_old_builds_are_dropped_and_others_kept(tmp_path: Path) -> None:
    old, new, current = (tmp_path / name for name in ("old", "new", "current"))
    for folder in (old, new, current):
        folder.mkdir()
    long_ago = time.time() - native.KEEP_BUILDS_FOR - 10
    for folder in (old, current):
        os.utime(folder, (long_ago, long_ago))
    native._drop_old_builds(tmp_path, current)
    assert sorted(folder.name for folder in tmp_path.iterdir()) == ["current", "new"]


def test_another_process_may_drop_the_same_build(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    gone, old, current = (tmp_path / name for name in ("gone", "old", "current"))
    for folder in (old, current):
        folder.mkdir()
    os.utime(old, (0, 0))
    monkeypatch.setattr(Path, "iterdir", lambda self: iter([gone, old, current]))
    native._drop_old_builds(tmp_path, current)
    assert not old.exists()
    assert current.exists()


def test_a_cache_that_cannot_be_written_is_named(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "file").write_text("no folder", "utf-8")
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path / "file"))
    with pytest.raises(NoCache, match="LASTBOAT_CACHE"), native.cache_folder("x", []):
        pass


def test_where_builds_are_kept(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_CACHE_HOME", "/cache")
    monkeypatch.delenv("LASTBOAT_CACHE", raising=False)
    assert native.cache_root() == Path("/cache/lastboat")
    monkeypatch.setenv("LASTBOAT_CACHE", "/elsewhere")
    assert native.cache_root() == Path("/elsewhere")


@layout
class Ship(Table):
    """One field of each kind."""

    water: int = number(9, low=-3)
    place: Row = cells(3, top=23, low=-1)
    hands: Grid = cells(2, 2, top=5)


def test_a_record_has_the_bytes_of_the_key() -> None:
    s = Ship()
    s.water, s.place[2], s.hands[1] = -3, -1, [4, 5]
    rows = native.states(Ship, 2)
    assert rows.dtype.itemsize == len(s.key())
    rows[1].water, rows[1].place[2], rows[1].hands[1] = -3, -1, [4, 5]
    assert rows[1].tobytes() == s.key()
    assert native.plain_state(Ship, rows[1]) == s
    assert native.plain_state(Ship, rows[0]) == Ship()


def test_a_type_rules_cannot_use_is_named() -> None:
    with pytest.raises(TypeError, match="is not a type rules can use: int, bool, None, Buffer, State or list"):
        native._native_type(float)
