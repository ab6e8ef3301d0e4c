"""The edition of 2013: one option for seven."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from lastboat import Match
from lastboat.cli.terminal import menu
from lastboat.kernel.errors import FixedValue
from lastboat.kernel.i18n import say
from lastboat.kernel.view import Message
from tests.games.pompeii.town import OF_2013, POMPEII

SWITCHES = [option for option in POMPEII.options if option.name not in ("start", "edition") and not option.group]


def test_it_sets_every_option_of_2013() -> None:
    """Those whose value is called so in the words."""
    marked = {
        option.name: value
        for option in SWITCHES
        for value in option.values
        if "2013" in say(Message(f"option-{option.name}-{value}".replace("_", "-")), "en", POMPEII.folder / "words")
    }
    assert marked == OF_2013
    assert len(OF_2013) == len(SWITCHES)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_it_plays_as_all_of_them_chosen_one_by_one(seats: int) -> None:
    whole = Match(POMPEII, seats, {"edition": "2013"}, seed=4)
    single = Match(POMPEII, seats, OF_2013, seed=4)
    assert whole.state.key() == single.state.key()
    assert whole.state.key() != Match(POMPEII, seats, {}, seed=4).state.key()
    assert "option: edition=2013\n" in whole.text(reveal=True)
    assert Match.from_text(whole.text(reveal=True)).options == {"edition": "2013"}


def test_a_single_option_cannot_contradict_it() -> None:
    with pytest.raises(FixedValue, match="omen is “opponents_figure” with edition=2013; it cannot be “any_figure”"):
        POMPEII.encode_options(2, {"edition": "2013", "omen": "any_figure"})
    same = {"edition": "2013", "omen": "opponents_figure"}
    assert POMPEII.encode_options(2, same) == POMPEII.encode_options(2, OF_2013)
    one = POMPEII.encode_options(2, {"edition": "standard", "omen": "opponents_figure"})
    assert one == POMPEII.encode_options(2, {"omen": "opponents_figure"})


def test_the_menu_shows_what_it_sets_and_keeps_it(monkeypatch: pytest.MonkeyPatch) -> None:
    """An option chosen before gives way to the edition; after it, nothing else can be chosen."""
    rows = {option.name: str(number) for number, option in enumerate(POMPEII.options, 5)}
    answers = iter([rows["omen"], "1", rows["edition"], "2", rows["omen"], "1", "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    setup, out = menu.default_setup(POMPEII, "en"), io.StringIO()
    assert menu.ask(setup, None, Console(file=out, width=200)) is menu.Answer.QUIT
    assert setup.options == {"edition": "2013"}
    last = out.getvalue().rpartition("Lastboat")[2]
    assert "an opponent’s figure (2013)" in last
    assert "cannot be “any_figure”" in last
