"""`lastboat games`."""

from __future__ import annotations

import json

from tests.cli.conftest import Run


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
