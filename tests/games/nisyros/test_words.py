"""The rulebook's own terms in its four languages, and sentences for every view."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.cells import cell_len
from rich.console import Console

from lastboat.cli.i18n import Translator
from lastboat.cli.terminal.drawing import draw, draw_piles, legend
from lastboat.kernel import i18n
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.view import Name
from lastboat.sim import record_game
from tests.games.nisyros.table import NISYROS

TERMS = {
    "nl": (
        "verzamelveld",
        "botenwerf",
        "dammenbouwplaats",
        "graan",
        "werker",
        "burger",
        "uitbarsting",
        "kustgebied",
        "Steengroeven",
        "Bosgebieden",
        "Graanvelden",
    ),
    "de": (
        "Treffpunkt",
        "Werft",
        "Dammbaustelle",
        "Weizen",
        "Arbeiter",
        "Dorfbewohner",
        "Ausbruch",
        "Küstengebiet",
        "Steingebiete",
        "Waldgebiete",
        "Weizenfelder",
    ),
    "fr": (
        "point de rencontre",
        "chantier naval",
        "barrage",
        "blé",
        "travailleur",
        "villageois",
        "éruption",
        "côte",
        "espaces de forêt",
        "champs de blé",
    ),
    "en": (
        "theatre",
        "shipyard",
        "dam-building place",
        "wheat",
        "worker",
        "citizen",
        "eruption",
        "coast",
        "Stone fields",
        "Forest fields",
        "Wheat fields",
    ),
}
CARDS = {
    "nl": ("aardscheur", "noodoproep", "zeewind", "vulkaangas"),
    "de": ("Felsspalte", "Notfallruf", "Auflandiger Wind", "Vulkangase"),
    "fr": ("crevasse", "appel d’urgence", "coup de vent", "vapeurs volcaniques"),
    "en": ("crevice", "emergency call", "onshore wind", "volcanic fumes"),
}


@pytest.mark.parametrize("lang", TERMS)
def test_terms_of_the_rulebook(lang: str) -> None:
    text = (NISYROS.folder / "words" / f"{lang}.ftl").read_text("utf-8")
    assert [term for term in TERMS[lang] if term not in text] == []
    named = [
        i18n.name(Name("card", card), lang, NISYROS.folder / "words") for card in ("crevice", "call", "wind", "fumes")
    ]
    assert tuple(named) == CARDS[lang]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_sentence_of_a_game_has_words(lang: str) -> None:
    """Prompts, choices and the log of a game: no message shows its bare id."""
    match = record_game(NISYROS, 3, 5, options={"level": "heracles", "villages": "chosen"}, bots=("guided",))
    for number in range(0, len(match.records), 25):
        view = match.branch(number, seed=1).view(0, lang)
        for text in (view.prompt_text, *(choice.text for choice in view.choices)):
            assert "=" not in text
            assert not text.startswith(("do-", "prompt-", "event-", "result-"))
    assert all("=" not in told.text and not told.text.startswith("event-") for told in match.view(0, lang).log)


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize(("width", "height"), [(80, 24), (40, 24), (160, 60)])
def test_the_island_fits_the_terminal(width: int, height: int, lang: str) -> None:
    """Drawn at many moments of a game, no line is too long and no word is missing."""
    match = record_game(NISYROS, 4, 3, options={"level": "zeus"}, bots=("guided",))
    tr = Translator(lang, NISYROS)
    for number in range(0, len(match.records), 40):
        table = match.branch(number, seed=1).view(0, lang).table
        out = Console(width=width, height=height, record=True, file=StringIO())
        out.print(draw(NISYROS, table, tr))
        out.print(draw_piles(NISYROS, table, tr))
        text = out.export_text()
        assert "terminal-" not in text
        assert all(cell_len(line) <= width for line in text.splitlines())
        assert legend(NISYROS, table, tr, 0)
