"""The page and the Parquet files of a study."""

from __future__ import annotations

import re
from pathlib import Path

import polars
import pytest

from lastboat import LANGUAGES, Game
from lastboat.sim.study import journal, report
from lastboat.sim.study.charts import Bar, Curve, Heat, curves, heat_map, stacked
from lastboat.sim.study.labels import Labels
from lastboat.sim.study.pictures import Pictures
from lastboat.sim.study.plan import Study, design
from lastboat.sim.study.results import Results
from lastboat.sim.study.topics import Topic, subjects
from tests.sim.study.studies import ISLAND, NISYROS, POMPEII, TEMPLATE, played


@pytest.fixture(scope="module")
def study() -> Study:
    return design(ISLAND, ["level=novice,elite", "roles=pairs"], games=10, counted=4)


@pytest.fixture(scope="module")
def folder(study: Study, tmp_path_factory: pytest.TempPathFactory) -> Path:
    path = tmp_path_factory.mktemp("study")
    played(study, path)
    return path


@pytest.fixture(scope="module")
def results(study: Study, folder: Path) -> Results:
    return report.write(study, folder)[0]


def test_the_page_needs_nothing_from_elsewhere(folder: Path) -> None:
    text = (folder / report.REPORT).read_text("utf-8")
    assert "<script" not in text
    addresses = set(re.findall(r'(?:https?:)?//[^"\s<>)]+', text))
    assert {address for address in addresses if "www.w3.org" not in address} == set()
    assert not re.search(r'(?:src|href)="(?!#)', text)


def test_the_page_follows_the_theme(folder: Path) -> None:
    """Pictures have the colours of the page, none of those they are drawn with."""
    text = (folder / report.REPORT).read_text("utf-8")
    assert 'fill="var(--c0)"' in text
    assert 'stroke="var(--c1)"' in text
    assert "#00a00" not in text
    assert "#00c0c" not in text


def test_the_page_shows_every_value_with_its_difference(folder: Path, study: Study) -> None:
    text = (folder / report.REPORT).read_text("utf-8")
    for name in ("Novice", "Elite", "Engineer + Explorer", "Messenger + Pilot"):
        assert f"<th>{name}</th>" in text
    assert text.count('class="bar zero') == 1 + 15
    assert "lastboat study forbidden-island --vary" in text
    assert f"lastboat study --from {folder.name} --out again" in text
    assert "300 games in 30 cells" in text


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_page_speaks_every_language(folder: Path, study: Study, lang: str) -> None:
    report.write(study, folder, lang)
    text = (folder / report.REPORT).read_text("utf-8")
    assert f'<html lang="{lang}">' in text
    plain = re.sub(r"<style>.*?</style>", "", text, flags=re.DOTALL)
    assert not re.search(r"\b(study|report|option|tile|verdict|event)-[a-z-]+\b", plain), "a message is missing"


def test_the_same_results_make_the_same_page(folder: Path, study: Study) -> None:
    report.write(study, folder)
    first = (folder / report.REPORT).read_bytes()
    report.write(study, folder)
    assert (folder / report.REPORT).read_bytes() == first


def test_an_unfinished_study_says_so(tmp_path: Path, folder: Path, study: Study) -> None:
    journal.begin(study, tmp_path)
    kept = (folder / journal.JOURNAL).read_text("utf-8").splitlines(keepends=True)
    (tmp_path / journal.JOURNAL).write_text("".join(kept[:3]), "utf-8")
    results, differences = report.write(study, tmp_path)
    assert results.played == 30
    text = (tmp_path / report.REPORT).read_text("utf-8")
    assert "Not finished: 30 of 300 games so far." in text
    assert "No games with:" in text
    assert all(x.numbers for x in differences)


def test_a_study_without_games_has_a_page(tmp_path: Path, study: Study) -> None:
    journal.begin(study, tmp_path)
    report.write(study, tmp_path)
    assert "Not finished: 0 of 300" in (tmp_path / report.REPORT).read_text("utf-8")


def test_narrow_victories_and_shares_have_columns_of_their_own(tmp_path: Path) -> None:
    played(design(NISYROS, [], ["card=storm,panic"], games=20, counted=3), tmp_path / "nisyros")
    text = (tmp_path / "nisyros" / report.REPORT).read_text("utf-8")
    assert "<th>points</th>" in text
    assert "No games with: panic." in text
    played(design(POMPEII, ["edition"], games=5, counted=3), tmp_path / "pompeii")
    text = (tmp_path / "pompeii" / report.REPORT).read_text("utf-8")
    assert "<th>won by player 1</th>" in text
    assert "<th>won by player 2</th>" in text


# Files ----------------------------------------------------------------------------------------------


def test_the_files_hold_what_was_counted(folder: Path, results: Results) -> None:
    games = polars.read_parquet(folder / "games.parquet")
    assert games.height == 300
    assert games.columns == ["cell", "level", "roles", "number", "verdict", "steps", "length", "came", "score"]
    elite = games.filter(polars.col("level") == "elite")
    assert (elite["score"] > 0).sum() == results.won()[15:].sum()
    assert games["length"].null_count() == 300 - 30 * 4
    assert set(games["verdict"]) <= set(ISLAND.verdicts.tokens)
    events = polars.read_parquet(folder / "events.parquet")
    begun = events.filter((polars.col("event") == "begins") & polars.col("token").is_null())
    assert begun["total"].to_list() == begun["counted"].to_list() == [4] * 30
    moments = polars.read_parquet(folder / "moments.parquet").filter(polars.col("event") == "captured")
    kept = events.filter((polars.col("event") == "captured") & polars.col("token").is_null())
    assert moments["total"].sum() == kept["total"].sum() > 0
    assert polars.read_parquet(folder / "differences.parquet").height == 16


# Pictures -------------------------------------------------------------------------------------------


def test_pictures_show_the_results(study: Study, results: Results) -> None:
    pictures = Pictures(results, Labels(ISLAND, "en"))
    level, roles = study.factors
    pairs = pictures.pairs(roles)
    assert pairs
    assert pairs.rows == ["Explorer", "Navigator", "Diver", "Messenger", "Pilot"]
    assert pairs.columns == ["Engineer", "Explorer", "Navigator", "Diver", "Messenger"]
    assert [sum(value is not None for value in row) for row in pairs.values] == [1, 2, 3, 4, 5]
    assert pictures.pairs(level) is None
    engineer_pilot = pairs.values[4][0]
    assert engineer_pilot == pytest.approx(results.won()[results.rows(roles, "engineer,pilot")].mean())
    bars, names, colours = pictures.endings(level)
    assert names[0] == "won"
    assert colours[0] == 2
    assert [sum(bar.shares) for bar in bars] == pytest.approx([1.0, 1.0])
    assert bars[0].shares[0] == pytest.approx(results.won()[:15].mean())
    lines = pictures.lasting(level)
    assert [line.points[0][1] for line in lines] == [1.0, 1.0]
    captured = pictures.when(Topic("captured"), level)
    counts = results.counts_of(results.rows(level, "novice"))
    assert captured[0].points[0] == (0, 0.0)
    assert captured[0].points[-1][1] <= counts["events"]["captured"]["n"][0] / counts["games"]


def test_charts_draw_what_they_are_given() -> None:
    heat = heat_map(Heat(["a < b"], ["x", "y"], [[0.25, None]]))
    assert ">25<" in heat
    assert "a &lt; b" in heat
    lines = curves([Curve("front", [(0, 0), (1, 2)], 0), Curve("back", [(0, 1), (1, 1)])], "turn")
    assert ">front<" in lines
    assert ">back<" not in lines, "only lines with a colour are in the legend"
    bars = stacked([Bar("one", [0.5, 0.5])], ["won", "lost"], [2, None])
    assert 'fill="var(--c2)"' in bars
    assert 'fill="var(--soft)"' in bars


@pytest.mark.parametrize("game", [ISLAND, NISYROS, POMPEII, TEMPLATE], ids=lambda game: game.id)
def test_games_name_events_that_they_have(game: Game) -> None:
    about = subjects(game)
    kinds = {kind.name: dict(kind.args) for kind in game.events.kinds}
    assert set(about.clock) <= set(kinds)
    assert all(argument in kinds[event] for event, argument in about.amounts.items())
    assert all(event in kinds and argument in kinds[earlier] for event, (earlier, argument) in about.places.items())
    for topic in about.topics:
        assert topic.event in kinds
        assert not topic.argument or (topic.event, topic.argument) in about.domains
