"""`lastboat games`."""

from __future__ import annotations

import json
from pathlib import Path

from tests.cli.conftest import Run
from tests.plugins import forget, install, installed_in


def test_games_are_listed(run: Run) -> None:
    assert "Forbidden Island" in run("games").stdout
    (island,) = (game for game in json.loads(run("games", "--json").stdout) if game["id"] == "forbidden-island")
    assert island["seats"] == [2, 3, 4]
    level, shape, roles = island["options"][:3]
    assert (level["name"], level["default"], len(shape["grids"])) == ("level", "novice", 12)
    listed = run("games").stdout
    assert "The harder the level, the higher the water" in listed
    assert ", ".join(roles["each"]) in listed
    assert shape["grids"][0] in listed
    assert "--helicopters  3; 1 to 6 by house rule" in listed
    assert "--first-mark  box; 1 to 9 by house rule" in listed


def test_a_broken_game_of_another_package_is_named_and_stops_no_other(run: Run, tmp_path: Path) -> None:
    with installed_in(tmp_path):
        install(tmp_path, "good_raft")
        install(tmp_path, "bad_raft", broken="import no_such_module\n")
        forget()
        done = run("games")
        assert done.exit_code == 0
        assert "from good-raft 1.2" in done.stdout
        assert "Forbidden Island" in done.stdout
        assert "bad-raft 1.2 cannot be used: import bad_raft: ModuleNotFoundError" in done.stderr
