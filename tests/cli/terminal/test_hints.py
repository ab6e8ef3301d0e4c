"""Looking ahead in a terminal: hints with odds and reasons, bots that search, and nobody waits in the dark."""

from __future__ import annotations

import io
import itertools
import os
import re
import time
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pexpect
import pytest
from rich.console import Console

import lastboat
from lastboat.bots import Greedy, Searcher, situation, worker
from lastboat.cli.errors import NoSearch
from lastboat.cli.i18n import Translator
from lastboat.cli.terminal import hints
from lastboat.cli.terminal.commands import COMMANDS
from lastboat.cli.terminal.search_process import SearchProcess
from lastboat.cli.terminal.session import Session
from tests.bots.matches import placing
from tests.cli.conftest import Run, Spawn

ISLAND = lastboat.game("forbidden-island")
TOY = "lastboat.games._template"


class Here(SearchProcess):
    """Searches in this process; `there` says whether the search has been built."""

    def __init__(self, there: bool = True) -> None:
        super().__init__(TOY)
        self.there, self.asked = there, list[Any]()

    def begin(self) -> None:
        pass

    def ready(self, within: float | None) -> bool:
        return self.there

    def ask(self, task: Any) -> Any:
        self.asked.append(task)
        return task()


class Gone(Here):
    def ask(self, task: Any) -> Any:
        raise NoSearch()


def session_of(match: lastboat.Match, search: SearchProcess, lang: str = "en", bots: str = "greedy") -> Session:
    """A session with a person on seat 0 and bots elsewhere, which prints into a text."""
    seating: list[str | None] = [None, *[bots] * (match.seats - 1)]
    session = Session(match, seating, Translator(lang, match.game), Console(file=io.StringIO(), width=160))
    session.search = search
    return session


def printed(session: Session) -> str:
    file = session.out.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


@pytest.fixture(autouse=True)
def a_person(monkeypatch: pytest.MonkeyPatch) -> None:
    """Somebody types, and thinks not long."""
    monkeypatch.setattr("lastboat.cli.terminal.screen.stdin_is_terminal", lambda: True)
    monkeypatch.setattr(hints, "HINT_MS", 20)


# Hints --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "says", "percent"),
    [
        ("en", "Chance of success:", "%"), ("de", "Aussicht auf Rettung:", "\u00a0%"), ("nl", "Kans op redding:", "%"),
        ("fr", "Chances de sauvetage", "\u00a0%"), ("nb", "Sjanse for redning:", "\u00a0%"),
    ],
)  # fmt: skip
def test_a_hint_names_choices_by_their_numbers(lang: str, says: str, percent: str) -> None:
    match = lastboat.Match(ISLAND, 2, seed=1)
    session = session_of(match, Here(), lang)
    choices = session._choices(0)
    hints.show_hint(session, 0, choices)
    *lines, odds = printed(session).splitlines()
    moves = [line for line in lines if not line.startswith("     ")]
    assert odds.startswith(says)
    assert re.search(rf"\d{percent}$", odds)
    assert 1 <= len(moves) <= 3
    for line in moves:
        number, text = line.split(maxsplit=1)
        assert text.startswith(choices[int(number) - 1].text)
        assert re.search(rf"  \d+{percent}$", text)
    for line, why in itertools.pairwise(lines):
        if line in moves:
            assert why.startswith("     "), "what speaks for it stands below"


def test_a_hint_tells_both_halves_of_an_act(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hints, "HINT_MS", 1000)  # the second half must have been tried often enough
    match = placing()
    session = session_of(match, Here())
    hints.show_hint(session, match.actor, session._choices(match.actor))
    moves = "Take a worker from the shipyard of Mandraki → Move the worker to the shipyard of Pali"
    assert re.search(moves + r"  \d+%", printed(session))


def test_where_players_are_opponents_each_has_odds() -> None:
    match = lastboat.Match(lastboat.game("pompeii"), 3, seed=1)
    match.names = ["Anna", "Ben", "Cleo"]
    session = session_of(match, Here())
    session.tr.names = match.names
    hints.show_hint(session, match.actor, session._choices(match.actor))
    *_, odds = printed(session).splitlines()
    assert odds.startswith("Chance of winning: Anna ")
    shares = [int(part.split()[-1].rstrip("%")) for part in odds.split(",")]
    assert len(shares) == 3
    assert 98 <= sum(shares) <= 102


def test_a_hint_knows_what_the_seat_knows_and_no_more() -> None:
    """Worlds that differ only in what the seat may not see are the same to the search."""
    game = lastboat.game("pompeii")
    match = lastboat.Match(game, 2, seed=4)
    other = match.branch()
    other.state = game.determinize(match.state, match.actor, Random(1))
    assert other.state.key() != match.state.key()
    asked = []
    for world in (match, other):
        search = Here()
        session = session_of(world, search)
        hints.show_hint(session, world.actor, session._choices(world.actor))
        asked += [task.situation for task in search.asked]
    assert asked[0] == asked[1] == situation(match, match.actor)


def test_out_of_turn_the_hint_may_be_to_wait() -> None:
    seed = 0
    while not (match := lastboat.Match(ISLAND, 2, seed=seed)).legal_codes(1):
        seed += 1
    session = session_of(match, Here())
    hints.show_hint(session, 1, session._choices(1))
    assert "let the game go on" in printed(session)


def test_who_asks_too_early_is_told_so_and_can_ask_again() -> None:
    match = lastboat.Match(ISLAND, 2, seed=1)
    search = Here(there=False)
    session = session_of(match, search)
    hints.show_hint(session, 0, session._choices(0))
    assert "Still getting ready" in printed(session)
    assert "Chance" not in printed(session)
    search.there = True
    hints.show_hint(session, 0, session._choices(0))
    assert "Chance of success" in printed(session)


def test_hint_is_a_command_in_every_language(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastboat.cli.terminal.screen.stdin_is_terminal", lambda: False)
    monkeypatch.setattr("lastboat.cli.terminal.session.SearchProcess", lambda package: Here())
    for lang in lastboat.LANGUAGES:
        word = Translator(lang)("command-hint")
        shown = run("play", "_template", "--seed", "1", "--lang", lang, typed=f"{word}\nhint\nquit\n")
        assert shown.exit_code == 0, shown.stdout
        assert shown.stdout.count(Translator(lang)("odds-winning", each="")) == 2
    assert "hint" in COMMANDS


def test_a_hint_at_a_terminal(spawn: Spawn) -> None:
    """The whole way: the search is loaded in a process of its own, and that is said."""
    child = spawn("play", "pompeii", "--seed", "1", "--pace", "0")
    child.expect(r"\n> ")
    child.sendline("hint")
    for _ in range(60):  # while the search is built for the first time, an impatient player asks again
        child.expect("Getting ready to look ahead")
        if child.expect([r"Chance of winning: .*\d%", "ask again"]) == 0:
            break
        child.expect(r"\n> ")
        child.sendline("hint")
    child.expect(r"\n> ")
    child.sendline("quit")
    child.expect(pexpect.EOF)


# Bots that search -----------------------------------------------------------------------------------


def test_until_the_search_is_there_a_simple_bot_plays() -> None:
    match = lastboat.Match(ISLAND, 2, seed=1)
    while match.actor != 1:
        match.play(match.actor, match.legal_codes(match.actor)[-1])
    search = Here(there=False)
    session = session_of(match, search, bots="strong")
    simple = Greedy(session.bots[1].seed).choose(situation(match, 1))  # type: ignore[attr-defined]
    assert [hints.choose(session, 1) for _ in range(2)] == [simple, simple]
    assert len(session.notices) == 1
    assert "simpler bot" in session.notices[0]
    assert not search.asked
    search.there = True
    session.bots[1] = Searcher(3, simulations=16)
    assert hints.choose(session, 1) == Searcher(3, simulations=16).choose(situation(match, 1))
    assert len(search.asked) == 1


def test_a_lost_search_stops_nobody() -> None:
    match = lastboat.Match(ISLAND, 2, seed=1)
    session = session_of(match, Gone(), bots="normal")
    assert hints.choose(session, 1) is None
    assert "not possible here" in session.notices[0]
    with pytest.raises(NoSearch):
        hints.show_hint(session, 0, session._choices(0))


@pytest.mark.parametrize("level", ["easy", "strong"])
def test_levels_play_a_whole_game(run: Run, tmp_path: Path, level: str) -> None:
    kept = tmp_path / "kept.match"
    result = run("play", "_template", "--seed", "3", "--human", "none", "--bots", level, "--save", kept)
    assert result.exit_code == 0
    match = lastboat.Match.from_text(kept.read_text("utf-8"))
    assert match.over
    assert match.names[0] == f"Bot 1 ({level})"


def test_a_program_waits_for_the_search_and_is_told(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("lastboat.cli.terminal.screen.stdin_is_terminal", lambda: False)
    result = run("play", "_template", "--seed", "3", "--bots", "normal", typed="quit\n")
    assert result.exit_code == 0
    assert "Getting ready to look ahead" in result.stderr


# The process ------------------------------------------------------------------------------------------


@pytest.fixture
def search() -> Iterator[SearchProcess]:
    found = SearchProcess(TOY)
    yield found
    found.close()


def test_a_process_that_is_lost_is_replaced(search: SearchProcess, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whether it has ended or does not answer any more."""
    assert search.ready(None)
    assert search.ask(partial(int, "7")) == 7
    with pytest.raises(NoSearch):
        search.ask(partial(os._exit, 1))
    assert not search.at_once
    assert search.ready(None)
    assert search.ask(os.getpid) != os.getpid()
    monkeypatch.setattr(worker, "PATIENCE", 0.05)
    with pytest.raises(NoSearch):
        search.ask(partial(time.sleep, 60))


def test_a_search_that_cannot_be_had_is_not_waited_for() -> None:
    no_zone = SearchProcess("lastboat.games.no_zone")
    for _ in range(2):
        with pytest.raises(NoSearch):
            no_zone.ready(None)
    assert no_zone.at_once
