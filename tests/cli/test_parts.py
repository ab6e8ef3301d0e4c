"""The parts of the command line, one by one."""

from __future__ import annotations

import io
import os
from pathlib import Path
from random import Random

import pytest
from rich.console import Console

import lastboat
from lastboat.bots import bot, situation
from lastboat.cli.commands import arena, rules
from lastboat.cli.commands.replay import Replay
from lastboat.cli.errors import CannotRead, FileTaken
from lastboat.cli.files import Keeper, folder_for_matches, fresh_path, latest_unfinished, read_match, write_text
from lastboat.cli.i18n import Voice, language_of_the_place
from lastboat.cli.terminal import menu, seats
from lastboat.cli.terminal.drawing import artist, drawing, plain_drawing
from lastboat.cli.terminal.interrupts import Patience
from lastboat.cli.terminal.play import Session
from lastboat.kernel.errors import LastboatError, UnknownWord
from lastboat.server.settings import Settings

ISLAND = lastboat.game("forbidden-island")


def begun(seed: int = 1, seats: int = 2) -> lastboat.Match:
    return lastboat.Match(ISLAND, seats, seed=seed)


def holding(card: str, seat: int, seed: int = 0) -> lastboat.Match:
    """A match in which seat 0 is in turn and another seat holds a special card."""
    while True:
        match = begun(seed, 2)
        if card in match.view().table["seats"][seat]["hand"] and match.legal_codes(seat):
            return match
        seed += 1


# Seats --------------------------------------------------------------------------------------------


def test_who_sits_where() -> None:
    assert seats.sit_down(3, None, None) == [None, "greedy", "greedy"]
    assert seats.sit_down(3, "0,2", None) == [None, "greedy", None]
    assert seats.sit_down(3, None, "random") == [None, "random", "random"]
    assert seats.sit_down(2, None, "random,greedy") == ["random", "greedy"]
    assert seats.sit_down(3, "1", "random,greedy") == ["random", None, "greedy"]
    assert seats.sit_down(2, "none", None) == ["greedy", "greedy"]


def test_a_saved_match_knows_its_bots() -> None:
    sitting: seats.Sitting = [None, "greedy", "random"]
    assert seats.sitting_of(seats.names_for(sitting), 3) == sitting
    assert seats.names_for([None, None]) == []
    assert seats.names_for([None, "greedy"], ["Anna"]) == ["Anna", "Bot 2"]


def test_options_by_both_spellings() -> None:
    assert seats.chosen_options(ISLAND, 2, ["hand-limit=both_cards"], [("level", "elite")]) == {
        "hand_limit": "both_cards",
        "level": "elite",
    }


def test_an_arena_takes_options_by_both_spellings() -> None:
    found = arena.grid(["hand-limit=both_cards,right_away"], [("level", "elite")])
    assert found == {"hand_limit": ["both_cards", "right_away"], "level": ["elite"]}


# Typed numbers ------------------------------------------------------------------------------------


@pytest.mark.parametrize("typed", ["²", "9" * 5000, "-1"])
def test_a_menu_and_a_replay_ask_again_for_a_number(monkeypatch: pytest.MonkeyPatch, typed: str) -> None:
    out = Console(file=io.StringIO())
    answers = iter([typed, "5", typed, "3", typed, "q"])
    monkeypatch.setattr("builtins.input", lambda prompt: next(answers))
    assert menu.ask(menu.first_wish(ISLAND, "en"), None, out) is menu.Answer.LEAVE
    replay = Replay(begun(), Voice("en", ISLAND), out)
    before = replay.at
    replay.go(typed)
    assert replay.at == before
    assert replay.notice


# Stepping in --------------------------------------------------------------------------------------


def test_a_holder_is_asked_once_before_chance() -> None:
    match = holding("sandbag", 1)
    patience = Patience()
    ending = ISLAND.actions.encode("end_actions")
    assert patience.who_is_asked(match, ending, [1]) == [1]
    patience.decline(match, ending, [1])
    assert patience.who_is_asked(match, ending, [1]) == []


def test_nobody_is_asked_before_an_ordinary_act() -> None:
    match = holding("sandbag", 1)
    moves = [code for code in match.legal_codes(0) if ISLAND.actions.text(code).startswith("move")]
    assert Patience().who_is_asked(match, moves[0], [0, 1]) == []


def test_who_says_go_is_left_alone_until_the_own_turn() -> None:
    match = holding("sandbag", 1)
    patience = Patience()
    ending = ISLAND.actions.encode("end_actions")
    patience.calm([1])
    assert patience.who_is_asked(match, ending, [1]) == []
    patience.own_turn(1)
    assert patience.who_is_asked(match, ending, [1]) == [1]


def test_who_says_go_is_asked_when_the_game_could_end() -> None:
    match = holding("sandbag", 1)
    match.state = lastboat.read_position("water: 9", ISLAND.state, base=match.state)
    patience = Patience()
    patience.calm([1])
    assert patience.who_is_asked(match, ISLAND.actions.encode("end_actions"), [1]) == [1]


def test_people_do_not_take_back_what_a_bot_did() -> None:
    match = holding("sandbag", 1)
    sandbag = next(code for code in match.legal_codes(1) if ISLAND.actions.text(code).startswith("sandbag"))
    match.play(1, sandbag)
    out = Console(file=io.StringIO())
    assert match.undoable == 1
    assert Session(match, [None, "greedy"], Voice("en", ISLAND), out).undoable == 0
    assert Session(match, ["greedy", None], Voice("en", ISLAND), out).undoable == 1


def test_what_can_be_taken_back_is_known_without_playing_again(monkeypatch: pytest.MonkeyPatch) -> None:
    match = begun()
    match.play(0, "move gold_gate")
    session = Session(match, [None, "greedy"], Voice("en", ISLAND), Console(file=io.StringIO()))
    monkeypatch.setattr(lastboat.Match, "branch", None)
    assert session.undoable == 1


# Bots ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["random", "greedy"])
@pytest.mark.parametrize("game", ["forbidden-island", "_template"])
def test_bots_play_to_the_end_and_repeat_themselves(name: str, game: str) -> None:
    texts = []
    for _ in range(2):
        match = lastboat.Match(lastboat.game(game), 2, seed=3)
        player = bot(name, seed=8)
        while not match.over:
            for seat in (1 - match.actor, match.actor):
                code = player.choose(situation(match, seat)) if match.legal_codes(seat) else None
                if code is not None:
                    match.play(seat, code)
                    break
        texts.append(match.text())
    assert texts[0] == texts[1]


def test_a_bot_sees_only_its_own_cards() -> None:
    match = lastboat.Match(lastboat.game("_template"), 3, seed=3)
    other = lastboat.Match(lastboat.game("_template"), 3, seed=3)
    other.state = other.game.determinize(other.state, match.actor, Random(1))
    seen = [bot("greedy").choose(situation(m, match.actor)) for m in (match, other)]
    assert seen[0] == seen[1]


def test_an_unknown_bot() -> None:
    with pytest.raises(UnknownWord):
        bot("clever")


# Files --------------------------------------------------------------------------------------------


def test_a_keeper_overwrites_only_its_own(tmp_path: Path) -> None:
    path = tmp_path / "deep" / "a.match"
    keeper = Keeper(path)
    keeper.save(begun())
    keeper.save(begun())
    path.write_text("something else", "utf-8")
    with pytest.raises(FileTaken):
        keeper.save(begun())
    with pytest.raises(FileTaken):
        Keeper(path)
    assert path.read_text("utf-8") == "something else"
    assert [p.name for p in path.parent.iterdir()] == ["a.match"]


def test_a_failed_write_leaves_the_old_file(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / "a.match"
    path.write_text("old", "utf-8")

    def fail(*_: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", fail)
    with pytest.raises(LastboatError):
        write_text(path, "new")
    assert path.read_text("utf-8") == "old"
    assert list(tmp_path.iterdir()) == [path]


def test_fresh_files_do_not_meet() -> None:
    first = fresh_path("x")
    write_text(first, "")
    assert fresh_path("x") != first


def test_matches_lie_in_the_folder_that_the_server_uses(tmp_path: Path) -> None:
    assert folder_for_matches() == Settings().folder == tmp_path / "data" / "lastboat"


def test_a_finished_match_does_not_hide_the_one_left_before() -> None:
    left = fresh_path("forbidden-island")
    write_text(left, begun().text())
    finished = lastboat.Match(lastboat.game("_template"), 2, seed=1)
    while not finished.over:
        finished.play(finished.actor, "pull")
    over = fresh_path("_template")
    write_text(over, finished.text())
    os.utime(left, (1, 1))
    assert latest_unfinished() == left


def test_a_sealed_match_can_be_taken_up(tmp_path: Path) -> None:
    match = lastboat.Match(ISLAND, 2, chance=lastboat.Sealed())
    Keeper(tmp_path / "s.match").save(match)
    again = read_match(tmp_path / "s.match")
    again.play(again.actor, "end_actions")
    again.verify()


def test_a_folder_is_no_match(tmp_path: Path) -> None:
    with pytest.raises(CannotRead):
        read_match(tmp_path)


# Drawing and words --------------------------------------------------------------------------------


@pytest.mark.parametrize("width", [60, 80, 120])
@pytest.mark.parametrize("height", [24, 40, 60])
@pytest.mark.parametrize("shape", ISLAND.options[1].values)
def test_the_island_fits_every_terminal(width: int, height: int, shape: str) -> None:
    match = lastboat.Match(ISLAND, 4, {"shape": shape}, seed=1)
    out = Console(width=width, height=height, force_terminal=True)
    lines = out.render_lines(drawing(ISLAND, match.view(0).table, Voice("de", ISLAND)), pad=False)
    assert all(sum(len(segment.text) for segment in line) <= width for line in lines)
    text = "\n".join("".join(segment.text for segment in line) for line in lines)
    assert text.count("~") == 6
    assert all(str(seat + 1) in text for seat in range(4))


def test_a_game_without_a_drawing_shows_its_data() -> None:
    out = Console(width=80, record=True)
    out.print(plain_drawing(begun().view(0).table, Voice("en").say, []))
    assert "watchtower" in out.export_text()
    assert artist("lastboat.kernel") is None


def test_rulebook_search() -> None:
    book = lastboat.game("_template").rulebook
    assert rules.matching(book, "2.3")[0].startswith("### §2.3 Changing")
    assert rules.matching(book, "§2.3") == rules.matching(book, "2.3")
    assert len(rules.matching(book, "crown")) >= 1
    assert rules.matching(book, "dragon") == []


@pytest.mark.parametrize(
    ("variable", "value", "lang"),
    [("LANG", "de_AT.UTF-8", "de"), ("LC_ALL", "nn_NO", "nb"), ("LANG", "ja_JP", "en"), ("LASTBOAT_LANG", "fr", "fr")],
)
def test_the_language_of_the_place(monkeypatch: pytest.MonkeyPatch, variable: str, value: str, lang: str) -> None:
    for name in ("LASTBOAT_LANG", "LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv(variable, value)
    assert language_of_the_place() == lang
