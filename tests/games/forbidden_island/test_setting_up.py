"""§1 and §2: the material, the shapes, the set-up."""

from __future__ import annotations

import pytest

from lastboat import CHANCE, EVERYBODY, Forced, Match
from lastboat.games.forbidden_island.board import CARD, COPIES, ROLE, SHAPES, START, TILE, WATER_TRACK
from lastboat.games.forbidden_island.options import Shape
from lastboat.kernel.errors import BadOption, BadSeats, BadValue
from tests.games.forbidden_island.island import FI, FIRST, Island, cards, laying_out, new_match, outcomes

OWN_GRID = "XXXXXXXXXXXX/XXXXXXXXXXXX"


def test_a_tile_has_up_to_eight_neighbours() -> None:
    """§1.2 Side by side, and at the corners for the Explorer."""
    i = Island(roles="explorer,messenger").pawns("fools_landing", "temple_of_the_moon")
    assert i.tiles_to("move") == {
        "whispering_garden", "howling_garden", "cave_of_embers",
        "tidal_palace", "bronze_gate",
        "silver_gate", "breakers_bridge", "cliffs_of_abandon",
    }  # fmt: skip
    assert Island(roles="pilot,messenger").tiles_to("move") == {
        "howling_garden", "tidal_palace", "bronze_gate", "breakers_bridge",
    }  # fmt: skip


def test_rows_do_not_run_into_each_other() -> None:
    """§1.2 The last place of a row is no neighbour of the first of the next."""
    i = Island(shape=OWN_GRID, roles="explorer,messenger").pawns("gold_gate", "iron_gate")
    assert i.tiles_to("move") == {"copper_gate", "phantom_rock", "watchtower"}


def test_nobody_crosses_the_open_sea() -> None:
    """§1.2 A hole in the shape cannot be entered or crossed, not even by a Diver over sunk places."""
    i = Island(shape="volcano_island", roles="diver,messenger").pawns("gold_gate", "temple_of_the_moon")
    assert i.tiles_to("move") == {"coral_palace", "copper_gate", "cliffs_of_abandon"}, "not iron_gate across the crater"
    i = Island(shape="bridge_of_horrors", roles="diver,messenger").pawns("whispering_garden", "temple_of_the_moon")
    assert i.tiles_to("move") == {"temple_of_the_sun", "bronze_gate"}, "not howling_garden across the bay"


def test_flooded_tiles_are_tiles_and_sunk_ones_are_not() -> None:
    """§1.3 Only what has not sunk can be stood on, flown to or shored up."""
    i = Island(roles="pilot,messenger").at("tiles: howling_garden=flooded bronze_gate=sunk")
    assert "howling_garden" in i.tiles_to("move") & i.tiles_to("fly") & i.tiles_to("shore_up")
    assert "bronze_gate" not in i.tiles_to("move") | i.tiles_to("fly") | i.tiles_to("shore_up")


def test_all_information_is_open() -> None:
    """§1.4 Every seat and every spectator sees the same table: hands, discards, and all layers of the flood pile."""
    match = new_match(3)
    tables = [match.view(seat).table for seat in (EVERYBODY, 0, 1, 2)]
    assert all(table == tables[0] for table in tables)
    assert tables[0]["floods"]["discard"] == sorted(FIRST, key=TILE.index)
    assert all(len(seat["hand"]) == 2 for seat in tables[0]["seats"])
    s = Island().at("flood_pile: watchtower=3 bronze_gate=3 iron_gate=2 observatory=0 phantom_rock=-1\ntop_layer: 3").s
    floods = FI.show.table(s, 1)["floods"]
    assert floods["layers"][:2] == [["bronze_gate", "watchtower"], ["iron_gate"]]
    assert len(floods["layers"][2]) == 19
    assert floods["discard"] == ["observatory"]
    assert FI.observe(s, 1) == s
    assert FI.rules.witness(s) == EVERYBODY


def test_the_material() -> None:
    """§1.1 24 tiles, 28 treasure cards, the water track of the published game."""
    assert len(TILE) == 24
    assert cards(list(COPIES)) == {
        "earth_stone": 5, "statue_of_the_wind": 5, "crystal_of_fire": 5, "oceans_chalice": 5,
        "helicopter": 3, "sandbag": 2, "waters_rise": 3,
    }  # fmt: skip
    assert list(WATER_TRACK) == [0, 2, 2, 3, 3, 3, 4, 4, 5, 5, 0]


@pytest.mark.parametrize(("level", "mark"), [("novice", 1), ("normal", 2), ("elite", 3), ("legendary", 4)])
def test_levels(level: str, mark: int) -> None:
    """§2.1 Where the marker begins."""
    assert Island(level=level).s.water == mark


@pytest.mark.parametrize("shape", SHAPES)
def test_every_shape_has_24_linked_places(shape: str) -> None:
    """§2.1 Written out as an own grid each named shape is taken, and gives the same island."""
    assert sum(row.count("X") for row in SHAPES[shape]) == 24
    assert Shape().encode("/".join(SHAPES[shape]), 2) == Shape().encode(shape, 2)
    assert Island(shape="/".join(SHAPES[shape])).s.neighbours == Island(shape=shape).s.neighbours


GRIDS = {
    "standard": "..XX../.XXXX./XXXXXX/XXXXXX/.XXXX./..XX..",
    "treasure_island": "XX...XX/.XXXXX./..XXX../..XXX../.XXXXX./XX...XX",
    "island_of_shadows": "XXXXXX/XXXXXX/XXXXXX/XXXXXX",
    "volcano_island": "XXXXX/XXXXX/XX.XX/XXXXX/XXXXX",
    "island_of_death": "..XXX../XXXXXXX/.XXXXX./..XXX../..XXX../..XXX..",
    "bay_of_gulls": "...XX.../...XX.../X..XX..X/XXXXXXXX/.XXXXXX./...XX...",
    "bone_island": ".XX..XX./XXXXXXXX/XXXXXXXX/.XX..XX.",
    "coral_reef": ".XX..../XXXX.../XXXXXX./.XXXXXX/...XXXX/....XX.",
    "skull_island": "XXXXXX/X.XX.X/XXXXXX/.XXXX./.XXXX.",
    "bridge_of_horrors": "XXX...XXXX/XXXXXXXXXX/XXXX...XXX",
    "atoll_of_decisions": "..XXX../.XX.XX./XX...XX/X.....X/XX...XX/.XX.XX./..XXX..",
    "arch_of_fate": "...XXX.../..XXXXX../.XXX.XXX./XXX...XXX/XX.....XX",
}


def test_there_are_twelve_shapes() -> None:
    """§2.1 Twelve, all different, as published."""
    assert {shape: "/".join(rows) for shape, rows in SHAPES.items()} == GRIDS
    assert len({tuple(Shape().encode(shape, 2)) for shape in SHAPES}) == 12


def test_an_own_grid() -> None:
    """§2.1 Empty rows and columns around it do not matter."""
    assert Shape().encode(f"....../..{'X' * 12}./..{'X' * 12}", 2) == Shape().encode(OWN_GRID, 2)
    table = FI.show.table(Island(shape=OWN_GRID).s, 0)
    assert (table["rows"], table["cols"]) == (2, 12)
    assert Island(shape="X" * 24).tiles_to("move") == {"fools_landing", "copper_gate"}


@pytest.mark.parametrize(
    ("grid", "why"),
    [
        ("XXXXXXXXXXXX/XXXXXXXXXXX.", "has 23"),
        ("XXXXXXXXXXXX/XXXXXXXXXXXXX", "has 25"),
        ("XXXXXXXXXXXX/............/XXXXXXXXXXXX", "one piece"),
        ("XXXXXXXXXXXX............/............XXXXXXXXXXXX", "one piece"),
        ("xxxxxxxxxxxx/xxxxxxxxxxxx", "grid of your own: rows of X"),
        ("XXXXXXXXXXXX XXXXXXXXXXXX", "grid of your own: rows of X"),
        ("atlantis", "skull_island"),
        ("", "has 0"),
    ],
)
def test_a_bad_grid_is_refused(grid: str, why: str) -> None:
    """§2.1 Too few or too many places, two pieces (a corner is no link), odd characters, no such name."""
    with pytest.raises(BadValue, match=why):
        FI.setup(2, {"shape": grid})


def test_bad_tables_are_refused() -> None:
    """§2.1 Two to four players, known options and values only."""
    for seats in (1, 5):
        with pytest.raises(BadSeats):
            FI.setup(seats)
    with pytest.raises(BadValue, match="legendary"):
        FI.setup(2, {"level": "easy"})
    with pytest.raises(BadOption):
        FI.setup(2, {"lvl": "novice"})


def test_laying_the_tiles() -> None:
    """§2.2 Any tile on any place, in reading order, dry; none twice."""
    backwards = tuple(reversed(TILE.tokens))
    match = Match(FI, 2, chance=Forced(laying_out(backwards, FIRST)))
    states = match.replay()
    assert [len(FI.chance(s)) for s in states[:24]] == list(range(24, 0, -1))
    assert all(weight == 1 for s in states[:24] for _, weight in FI.chance(s))
    assert set(states[24].tiles) == {0}
    laid = {tile["tile"]: (tile["row"], tile["col"]) for tile in match.view().table["tiles"]}
    assert (laid["watchtower"], laid["temple_of_the_moon"]) == ((0, 2), (5, 3))


def test_the_first_flood() -> None:
    """§2.3 Six tiles flood, and their cards begin the discard."""
    match = new_match()
    flooded = {TILE.tokens[t] for t, level in enumerate(match.state.tiles) if level}
    assert flooded == set(FIRST)
    assert set(match.state.tiles) == {0, 1}
    assert {TILE.tokens[t] for t, layer in enumerate(match.state.flood_pile) if layer == 0} == set(FIRST)
    assert len(FI.chance(match.replay()[29])) == 19


def test_roles_by_lot() -> None:
    """§2.4 Each of the six is as likely as the others; no role twice; each on its own tile."""
    match = new_match(4, *(f"cast {role}" for role in ("pilot", "diver", "navigator", "explorer")), roles="random")
    assert [len(FI.chance(s)) for s in match.replay()[30:34]] == [6, 5, 4, 3]
    places = [TILE.tokens[t] for t in match.state.place]
    assert places == ["fools_landing", "iron_gate", "gold_gate", "copper_gate"]


def test_every_role_has_its_tile() -> None:
    """§2.4 Five gates and the landing place."""
    assert {ROLE.tokens[r]: TILE.tokens[START[r]] for r in range(6)} == {
        "engineer": "bronze_gate", "explorer": "copper_gate", "navigator": "gold_gate",
        "diver": "iron_gate", "messenger": "silver_gate", "pilot": "fools_landing",
    }  # fmt: skip


def test_chosen_roles() -> None:
    """§2.4 A chosen role is nobody else's; the others draw lots."""
    match = new_match(3, "cast pilot", "cast diver", roles="random,engineer,random")
    assert [seat["role"] for seat in match.view().table["seats"]] == ["pilot", "engineer", "diver"]
    assert outcomes("cast engineer")[0] not in dict(FI.chance(match.replay()[30]))


@pytest.mark.parametrize("roles", ["pilot,pilot", "pilot,wizard", "pilot", "pilot,diver,engineer", "", "pilot, diver"])
def test_bad_roles_are_refused(roles: str) -> None:
    """§2.4 A role twice, an unknown one, too few, too many."""
    with pytest.raises(BadValue, match="messenger"):
        FI.setup(2, {"roles": roles})


def test_the_first_cards() -> None:
    """§2.5 Two each, as likely as there are copies; a Waters Rise is never among them and stays in the pile."""
    match = new_match(4)
    dealing = match.replay()[30:38]
    assert cards([weight for _, weight in FI.chance(dealing[0])]) == {
        **dict.fromkeys(CARD.tokens[:4], 5), "helicopter": 3, "sandbag": 2,
    }  # fmt: skip
    for s in dealing:
        assert outcomes("drawn waters_rise")[0] not in dict(FI.chance(s))
    assert [sum(hand) for hand in match.state.hands] == [2, 2, 2, 2]
    assert match.state.treasure_pile[CARD.index("waters_rise")] == 3
    assert sum(match.state.treasure_pile) == 20


def test_the_start_player() -> None:
    """§2.6 The first seat, a chosen one, or by lot; then clockwise."""
    assert new_match(3).actor == 0
    assert new_match(3, start="2").actor == 2
    match = new_match(3, *["drawn earth_stone"] * 2, *["drawn crystal_of_fire"] * 4, "begin 1", start="lot")
    assert match.actor == 1
    lot = match.replay()[-2]
    assert FI.actor(lot) == CHANCE
    assert FI.chance(lot) == [(code, 1) for code in outcomes("begin 0", "begin 1", "begin 2")]
    with pytest.raises(BadValue):
        FI.setup(2, {"start": "2"})
