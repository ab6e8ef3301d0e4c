"""Games from other packages are found by their entry points; one that cannot be used never stops the others."""

from __future__ import annotations

import os
import pickle
import subprocess
import sys
import zipfile
from collections.abc import Callable, Iterator
from io import BytesIO
from pathlib import Path

import pytest

import lastboat
from lastboat import Match
from lastboat.compile import sources
from lastboat.kernel import game as games
from lastboat.kernel.errors import BadPlugin, GameTwice, LastboatError, UnknownGame, WrongVersion
from lastboat.sim import play_many, record_game
from tests.plugins import forget, install, installed_in

OWN = ["forbidden-island", "nisyros", "pompeii"]


@pytest.fixture
def place(tmp_path: Path) -> Iterator[Path]:
    with installed_in(tmp_path):
        yield tmp_path


def problem(kind: type[LastboatError]) -> LastboatError:
    """The only problem, which is of this kind."""
    forget()
    found = games.problems()
    assert [type(one) for one in found] == [kind], found
    return found[0]


def test_a_game_of_another_package_is_a_game(place: Path) -> None:
    install(place, "treasure_raft")
    forget()
    assert lastboat.game_ids() == sorted([*OWN, "treasure-raft"])
    assert games.problems() == []
    game = lastboat.game("treasure-raft")
    assert game.folder == place / "treasure_raft"
    assert pickle.loads(pickle.dumps(game)) is game
    match = record_game(game, 3, seed=1)
    assert Match.from_text(match.text()).text() == match.text()
    assert match.view(0, "de").prompt_text
    plugin = games.plugin("treasure-raft")
    assert plugin is not None
    assert plugin.named == "treasure-raft 1.2"
    assert games.plugin("nisyros") is None


def test_its_rules_are_compiled_and_play_alike(place: Path) -> None:
    install(place, "treasure_raft")
    forget()
    game = lastboat.game("treasure-raft")
    assert play_many(game, 2, 300, seed=2) == play_many(game, 2, 300, seed=2, native=False)


def test_a_package_that_cannot_be_imported_stops_no_other(place: Path) -> None:
    install(place, "good_raft")
    install(place, "bad_raft", broken="import no_such_module\n")
    error = problem(BadPlugin)
    assert "No module named 'no_such_module'" in str(error)
    assert lastboat.game_ids() == sorted([*OWN, "good-raft"])
    with pytest.raises(BadPlugin, match=r"bad-raft 1\.2"):
        lastboat.game("bad-raft")
    with pytest.raises(UnknownGame, match="good-raft"):
        lastboat.game("ludo")


def without(part: str) -> Callable[[Path], None]:
    return lambda place: (place / part).unlink()


def written(name: str, old: str, new: str) -> Callable[[Path], None]:
    def write(place: Path) -> None:
        text = (place / name).read_text("utf-8")
        assert old in text
        (place / name).write_text(text.replace(old, new, 1), "utf-8")

    return write


@pytest.mark.parametrize(
    ("spoil", "reason"),
    [
        (written("__init__.py", "GAME = Game(", "RAFT = Game("), "raft.GAME is not a Game"),
        (written("__init__.py", 'id="raft"', 'id="boat"'), "GAME.id is 'boat', not 'raft'"),
        (written("__init__.py", "range(2, 5)", "range(2, 9)"), "range within 1..4"),
        (written("rules.py", "def witness", "def witnessed"), "rules.witness is missing"),
        (written("show.py", "def prompt", "def asked"), "show.prompt is missing"),
        (without("RULEBOOK.md"), "RULEBOOK.md is missing"),
        (without("words/en.ftl"), "words/en.ftl is missing"),
    ],
)
def test_a_malformed_game_is_refused_with_the_reason(place: Path, spoil: Callable[[Path], None], reason: str) -> None:
    spoil(install(place, "raft"))
    assert reason in str(problem(BadPlugin))
    assert lastboat.game_ids() == OWN


def test_a_game_for_another_version_is_refused_without_being_imported(place: Path) -> None:
    install(place, "raft", needs="lastboat>=99,<100", broken="raise SystemExit\n")
    error = problem(WrongVersion)
    assert str(error) == f"The game “raft” of raft 1.2 needs Lastboat >=99,<100; this is {lastboat.__version__}."
    with pytest.raises(WrongVersion):
        lastboat.game("raft")


@pytest.mark.parametrize("name", ["Raft", "raft_two", "raft:x", "-raft"])
def test_an_id_must_be_one(place: Path, name: str) -> None:
    install(place, "raft", game=name)
    assert "is not an id" in str(problem(BadPlugin))


def test_of_two_games_with_the_same_id_the_first_is_used(place: Path) -> None:
    install(place, "raft_a", game="raft", distribution="alpha")
    install(place, "raft_b", game="raft", distribution="beta")
    error = problem(GameTwice)
    assert (error.args_by_name["plugin"], error.args_by_name["other"]) == ("beta 1.2", "alpha 1.2")
    assert lastboat.game("raft").package == "raft_a"


def test_no_package_replaces_a_game_of_lastboat(place: Path) -> None:
    install(place, "raft", game="nisyros")
    problem(GameTwice)
    assert lastboat.game("nisyros").package == "lastboat.games.nisyros"


def test_a_language_that_a_game_lacks_is_english(place: Path) -> None:
    (install(place, "raft") / "words" / "nb.ftl").unlink()
    forget()
    match = Match(lastboat.game("raft"), 2, seed=1)
    assert match.view(0, "nb").prompt_text.endswith("pulls or changes; 6 strokes to the shore.")


def test_the_archive_for_a_browser_is_an_installation(place: Path, tmp_path_factory: pytest.TempPathFactory) -> None:
    install(place, "treasure_raft")
    forget()
    plugin = games.plugin("treasure-raft")
    assert plugin is not None
    other = tmp_path_factory.mktemp("browser")
    zipfile.ZipFile(BytesIO(sources.plugin_archive(plugin))).extractall(other)
    code = "import lastboat; print(lastboat.game('treasure-raft').folder, lastboat.game_ids())"
    done = subprocess.run(
        [sys.executable, "-c", code], env=os.environ | {"PYTHONPATH": str(other)}, check=True, capture_output=True,
        text=True,
    )  # fmt: skip
    assert done.stdout.strip() == f"{other / 'treasure_raft'} {sorted([*OWN, 'treasure-raft'])}"


def test_lastboats_own_games_are_played_without_looking_for_others() -> None:
    code = (
        "import sys, lastboat; lastboat.Match(lastboat.game('nisyros'), 2, seed=1);"
        " print('importlib.metadata' in sys.modules)"
    )
    done = subprocess.run([sys.executable, "-c", code], check=True, capture_output=True, text=True)
    assert done.stdout.strip() == "False"
