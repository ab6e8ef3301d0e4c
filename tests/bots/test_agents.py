"""Bots of one's own: found by name, asked with what their seat knows, and stopped when they break the rules."""

from __future__ import annotations

import json
import os
import pickle
import shutil
import sys
import time
from pathlib import Path

import pytest

import lastboat
from lastboat.bots import agents, programs, situation
from lastboat.bots.agents import Agent, check_agent, is_agent, remembered
from lastboat.bots.registry import BOTS, bot, named_bot
from lastboat.kernel.errors import (
    AgentIllegal,
    AgentPassed,
    AgentRaised,
    InGame,
    LastboatError,
    NoAgent,
    UnknownWord,
)
from lastboat.sim import Tally, play_many
from lastboat.sim.executors import Processes

POMPEII = lastboat.game("pompeii")
NODE = shutil.which("node") or str(Path(sys.executable).parent / "node")
EXAMPLE = Path(__file__).parents[2] / "docs" / "bot.mjs"

BOTS_OF_MINE = '''
"""Bots for tests."""

import threading
from pathlib import Path

made = []


class First:
    """Plays the first legal action, in every way that is allowed to name it."""

    def __init__(self, seed):
        made.append(seed)
        self.turn = 0

    def choose(self, situation):
        if not situation.in_turn:
            return None
        code, self.turn = situation.legal()[0], self.turn + 1
        text = situation.game.actions.text(code)
        return (code, text, situation.game.actions.decode(code))[self.turn % 3]


def function():
    return lambda situation: situation.legal()[0] if situation.in_turn else None


class Raises(First):
    def choose(self, situation):
        if situation.number > 9:
            raise ValueError("no luck\\ntoday")
        return super().choose(situation)


class Interrupted(First):
    def choose(self, situation):
        raise KeyboardInterrupt


class Wrong:
    answer = "summon"

    def choose(self, situation):
        return self.answer


class Number(Wrong):
    answer = 5.5


class Nothing(Wrong):
    answer = None


class Hangs:
    def choose(self, situation):
        threading.Event().wait()


class DiesOnce(First):
    """Kills the process it plays in, once."""

    def choose(self, situation):
        mark = Path("killed")
        if situation.number > 9 and not mark.exists():
            mark.touch()
            import os, signal
            os.kill(os.getpid(), signal.SIGKILL)
        return super().choose(situation)


LIMIT = 3
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A current folder with a module of bots, which is not left behind."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [path for path in sys.path if path])
    (tmp_path / "bots_of_mine.py").write_text(BOTS_OF_MINE, "utf-8")
    (tmp_path / "broken_bots.py").write_text("1 / 0\n", "utf-8")
    monkeypatch.setattr(sys, "dont_write_bytecode", True)
    for name in ("bots_of_mine", "broken_bots"):
        monkeypatch.delitem(sys.modules, name, raising=False)
    return tmp_path


def played(name: str, games: int = 2, **more: object) -> Tally:
    return play_many(POMPEII, 2, games, 5, bots=[name, "greedy"], native=False, **more)  # type: ignore[arg-type]


def test_a_module_of_the_current_folder_plays() -> None:
    tally = played("bots_of_mine:First", games=3)
    assert tally.games == 3
    assert tally == played("bots_of_mine:function", games=3), "a callable is an agent too"
    made = sys.modules["bots_of_mine"].made
    assert len(made) == len(set(made)) == 3, "one for each seat of each game, with a seed of its own"


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("no_such_module:Bot", "ModuleNotFoundError: No module named 'no_such_module'"),
        ("bots_of_mine:Nobody", "AttributeError: module 'bots_of_mine' has no attribute 'Nobody'"),
        ("bots_of_mine:LIMIT", "LIMIT is not callable"),
        ("broken_bots:Bot", r"ZeroDivisionError: division by zero \(broken_bots.py, line 1\)"),
        ("cmd:no-such-program --fast", "no-such-program: no such program"),
        ("cmd:", "no command"),
        ('cmd:node "bot', "No closing quotation"),
    ],
)
def test_a_bot_that_is_not_there_is_named_before_the_first_game(name: str, reason: str) -> None:
    with pytest.raises(NoAgent, match=f"cannot play: {reason}"):
        check_agent(name)
    with pytest.raises(NoAgent):
        played(name)


@pytest.mark.parametrize(
    ("name", "error", "text"),
    [
        ("Raises", AgentRaised, r"ValueError: no luck today \(bots_of_mine.py, line \d+\)"),
        ("Wrong", AgentIllegal, r"chose 'summon', which is not legal. Legal: .* \(\d+\)"),
        ("Number", AgentIllegal, r"chose 5.5, which is not legal"),
        ("Nothing", AgentPassed, "chose nothing, but it is its turn"),
    ],
)
def test_a_bot_that_breaks_the_rules_is_named_with_its_seat_and_game(
    name: str, error: type[LastboatError], text: str
) -> None:
    with pytest.raises(InGame, match=rf"Game 0 of seed 5: bots_of_mine:{name} \(player 1\).*{text}") as raised:
        played(f"bots_of_mine:{name}")
    assert isinstance(raised.value.args_by_name["reason"], error)
    again = pickle.loads(pickle.dumps(raised.value))
    assert str(again) == str(raised.value), "it can come from another process"


def test_a_bot_that_hangs_is_stopped() -> None:
    began = time.monotonic()
    with pytest.raises(InGame, match=r"bots_of_mine:Hangs \(player 1\) has not decided within 0.2\ss"):
        played("bots_of_mine:Hangs", time_limit=0.2)
    assert time.monotonic() - began >= 0.2


def test_finished_games_are_kept_when_a_bot_fails() -> None:
    total = Tally()
    with pytest.raises(KeyboardInterrupt):
        play_many(POMPEII, 2, 2, 5, bots=["bots_of_mine:Interrupted"], native=False, total=total)
    assert total.games == 0
    module = sys.modules["bots_of_mine"]
    module.made.clear()
    module.Raises.choose = lambda self, here: None if len(module.made) > 2 else here.legal()[0]
    with pytest.raises(InGame, match="Game 2 of seed 5"):
        played("bots_of_mine:Raises", games=9, total=total)
    assert total == played("bots_of_mine:function", games=2)


def test_games_whose_process_a_bot_has_killed_are_played_again(folder: Path) -> None:
    with Processes(2) as executor:
        tally = played("bots_of_mine:DiesOnce", games=4, executor=executor)
    assert (folder / "killed").exists()
    assert tally == played("bots_of_mine:First", games=4)


def test_a_copy_in_another_process_is_made_once() -> None:
    match = lastboat.Match(POMPEII, 2, seed=1)
    agent = Agent("bots_of_mine:First", 7)
    copies = [pickle.loads(pickle.dumps(agent)) for _ in range(2)]
    for copy in copies:
        copy.choose(situation(match, match.actor))
    assert sys.modules["bots_of_mine"].made == [7]
    remembered.cache_clear()


def test_only_command_lines_name_code() -> None:
    """`bot` is what servers call with names from clients: it knows the registry only."""
    for name in ("bots_of_mine:First", "cmd:node bot.mjs", "os:system"):
        assert is_agent(name)
        with pytest.raises(UnknownWord):
            bot(name)
    assert not any(map(is_agent, BOTS))
    assert isinstance(named_bot("bots_of_mine:First"), Agent)


# Programs ----------------------------------------------------------------------------------------


def program(folder: Path, source: str) -> str:
    """The name of an agent that is this program."""
    (folder / "program.py").write_text(source, "utf-8")
    return f"cmd:{sys.executable} program.py"


def test_the_example_in_node_plays_the_same_games_again() -> None:
    name = f"cmd:{NODE} {EXAMPLE} relative"
    first = played(name, games=4)
    with Processes(2) as executor:
        assert played(name, games=4, executor=executor) == first
    other = played(f"cmd:{NODE} {EXAMPLE} enough", games=4)
    assert first.games == 4
    assert other != first, "its arguments matter"


def test_a_program_is_asked_what_its_seat_knows_and_plays_on_in_the_next_game(folder: Path) -> None:
    name = program(folder, (
        "import json, os, sys\n"
        "log = open('log', 'a')\n"
        "for line in sys.stdin:\n"
        "    log.write(json.dumps([os.getpid(), json.loads(line)]) + '\\n'); log.flush()\n"
        "    if json.loads(line)['type'] == 'choose':\n"
        "        print(json.dumps({'do': json.loads(line)['choices'][0]['action']}), flush=True)\n"
    ))  # fmt: skip
    tally = played(name, games=2)
    assert tally == played("bots_of_mine:function", games=2), "the text of an action is an answer too"
    lines = [json.loads(line) for line in (folder / "log").read_text("utf-8").splitlines()]
    assert len({pid for pid, _ in lines}) == 1
    games = [data for _, data in lines if data["type"] == "game"]
    assert [(g["game"], g["version"], g["seats"], g["seat"], g["protocol"]) for g in games] == [
        ("pompeii", POMPEII.version, 2, 0, programs.PROTOCOL)
    ] * 2
    match = lastboat.Match(POMPEII, 2, seed=5 * 1_000_003)
    wanted = programs.question(situation(match, match.actor)) if match.actor == 0 else None
    asked = next(data for _, data in lines if data["type"] == "choose")
    assert wanted is None or asked == json.loads(json.dumps(wanted))
    assert set(asked) == {"type", "seat", "actor", "records", "table", "choices"}
    assert asked["table"] != POMPEII.show.table(match.state, 0) or not POMPEII.secrets, "a hand is not shown to others"


@pytest.mark.parametrize(
    ("source", "reason"),
    [
        ("import sys; sys.exit(3)", "the program has ended with exit code 3"),
        ("print('hello', flush=True); input(); input(); input()", "it wrote 'hello' instead of a line such as"),
        ('print(\'{"do": "fly"}\', flush=True); input(); input(); input()', "chose 'fly', which is not legal"),
        ("while True: input()", "has not decided within 0.3\\ss"),
    ],
)
def test_a_program_that_fails_is_named(folder: Path, source: str, reason: str) -> None:
    limit = 0.3 if "0.3" in reason else 20.0
    with pytest.raises(InGame, match=reason):
        played(program(folder, source), time_limit=limit)


def test_programs_end_with_their_game_or_wait_for_the_next(folder: Path) -> None:
    name = program(folder, "while True: input()")
    with pytest.raises(InGame):
        played(name, time_limit=0.3)
    assert not programs._idle[name, str(folder)], "one that is late is ended"


@pytest.mark.parametrize("closed", [True, False], ids=["closed", "dropped"])
def test_a_thread_ends_with_its_agent(closed: bool) -> None:
    agent = Agent("bots_of_mine:First", 7)
    match = lastboat.Match(POMPEII, 2, seed=1)
    agent.choose(situation(match, match.actor))
    thread = agent._thread
    assert thread is not None
    if closed:
        agent.close()
    else:
        agent.choose(situation(match, match.actor))
    del agent
    thread.join(20)
    assert not thread.is_alive()
    assert os.getcwd() in sys.path
    assert agents.TIME_LIMIT > 0
