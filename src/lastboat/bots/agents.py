"""Bots of your own: `module:factory` in Python, `cmd:program` in any language. See docs/bots.md.

They are named on command lines and in settings of a server, never by a client of a server, because naming one runs its
code. Whatever they do, a match goes on by the rules or stops with an error that names the bot and its seat.
"""

from __future__ import annotations

import importlib
import inspect
import os
import sys
import threading
from collections.abc import Callable
from functools import lru_cache
from queue import Empty, SimpleQueue
from typing import Any

from lastboat.bots.observation import Situation
from lastboat.bots.programs import Program, split_command
from lastboat.kernel.errors import AgentIllegal, AgentPassed, AgentRaised, AgentTooSlow, LastboatError, NoAgent
from lastboat.kernel.game import Game

TIME_LIMIT = 10.0
"""Seconds an agent has for a decision, unless others are named."""
LOADING_LIMIT = 120.0
"""Seconds an agent has to be made: it may load what it has learned."""
COMMAND = "cmd:"
"""How the name of an agent that is a program begins."""

Choose = Callable[[Situation], Any]


def is_agent(name: str) -> bool:
    """Whether a name is that of a bot of one's own rather than of the registry.

    >>> [is_agent(name) for name in ("my_bots:Careful", "cmd:./bot --fast", "strong:400", "strong:500ms", "greedy")]
    [True, True, False, False, False]
    """
    module, colon, factory = name.partition(":")
    return name.startswith(COMMAND) or (bool(colon) and all(map(str.isidentifier, f"{module}.{factory}".split("."))))


def check_agent(name: str) -> None:
    """Raise `NoAgent` if there is no such module, factory or program."""
    if name.startswith(COMMAND):
        split_command(name)
    else:
        _factory(name)


def can_play(name: str, game: Game, seats: int) -> bool:
    """Whether an agent in Python plays a game with so many players.

    Its factory says so with `plays(game, seats)`; one without plays everywhere.
    """
    plays = getattr(_factory(name), "plays", None)
    try:
        return plays is None or bool(plays(game, seats))
    except Exception as error:
        raise NoAgent(agent=name, reason=_described(error)) from error


class Agent:
    """A bot of one's own, in a thread: it has so long for a decision, and plays only what is legal.

    A copy that is sent to another process is one agent there, which is made once.
    """

    def __init__(self, name: str, seed: int = 0, time_limit: float = TIME_LIMIT) -> None:
        self.name, self.seed, self.time_limit = name, seed, time_limit
        self._chooses: Choose | None = None
        self._program: Program | None = None
        self._asked: SimpleQueue[Callable[[], Any] | None] = SimpleQueue()
        self._answers: SimpleQueue[tuple[Any, BaseException | None]] = SimpleQueue()
        self._thread: threading.Thread | None = None

    def __reduce__(self) -> tuple[Any, ...]:
        return remembered, (self.name, self.seed, self.time_limit)

    def choose(self, situation: Situation) -> int | None:
        """The agent's choice, checked."""
        if self._chooses is None:
            self._chooses = self._in_time(self._made, LOADING_LIMIT, situation)
        chooses = self._chooses
        answer = self._in_time(lambda: chooses(situation), self.time_limit, situation)
        if answer is None:
            if situation.in_turn:
                raise AgentPassed(agent=self.name, player=situation.seat + 1)
            return None
        return self._checked(answer, situation)

    def close(self) -> None:
        """End the agent's thread, and let its program play for others."""
        self._asked.put(None)
        if self._program:
            self._program.release()
        self._chooses = self._program = self._thread = None

    def __del__(self) -> None:
        self.close()

    def _made(self) -> Choose:
        if self.name.startswith(COMMAND):
            self._program = Program(self.name, self.seed)
            return self._program.choose
        factory = _factory(self.name)
        try:
            inspect.signature(factory).bind(self.seed)
        except TypeError:
            agent = factory()
        except ValueError:  # it has no signature, like some built-in ones
            agent = factory(self.seed)
        else:
            agent = factory(self.seed)
        chooses = getattr(agent, "choose", agent)
        if not callable(chooses):
            raise NoAgent(agent=self.name, reason=f"{agent!r} is neither callable nor has a method choose")
        found: Choose = chooses
        return found

    def _checked(self, answer: Any, situation: Situation) -> int:
        """The code of an answer; `AgentIllegal` if it is not legal now."""
        legal = situation.legal()
        if hasattr(answer, "__index__"):  # an integer, also one of NumPy
            answer = answer.__index__()
        try:
            code = situation.game.actions.encode(answer)
        except (LastboatError, AttributeError, TypeError):
            code = None
        if code is None or code not in legal:
            text = situation.game.actions.text
            shown = f"{answer!r}" if code is None else f"{text(code)} ({code})"
            known = ", ".join(f"{text(c)} ({c})" for c in legal)
            raise AgentIllegal(agent=self.name, player=situation.seat + 1, action=shown, legal=known or "-")
        return code

    def _in_time(self, function: Callable[[], Any], seconds: float, situation: Situation) -> Any:
        """The result of a call in the agent's thread; a thread that takes too long is left behind."""
        if self._thread is None:
            self._thread = threading.Thread(target=_work, args=(self._asked, self._answers), daemon=True)
            self._thread.start()
        self._asked.put(function)
        try:
            answer, error = self._answers.get(timeout=seconds)
        except Empty:
            self._give_up()
            raise AgentTooSlow(agent=self.name, player=situation.seat + 1, seconds=f"{seconds:g}") from None
        except BaseException:  # interrupted: its answer would be taken for that to the next question
            self._give_up()
            raise
        if error is None:
            return answer
        self._give_up()
        if isinstance(error, LastboatError) or not isinstance(error, Exception):
            raise error
        raise AgentRaised(agent=self.name, player=situation.seat + 1, reason=_described(error)) from error

    def _give_up(self) -> None:
        """Forget the thread, which may hang, and end the program."""
        if self._program:
            self._program.kill()
        self._chooses = self._program = self._thread = None
        self._asked.put(None)
        self._asked, self._answers = SimpleQueue(), SimpleQueue()


@lru_cache(256)
def remembered(name: str, seed: int, time_limit: float) -> Agent:
    """The agent of this process with that name and seed."""
    return Agent(name, seed, time_limit)


def _work(asked: SimpleQueue[Callable[[], Any] | None], answers: SimpleQueue[Any]) -> None:
    """Make the calls of an agent, one after another, until None comes."""
    while function := asked.get():
        try:
            answers.put((function(), None))
        except BaseException as error:
            answers.put((None, error))


def _factory(name: str) -> Callable[..., Any]:
    """The factory that a name stands for; modules are also found in the current folder."""
    module, _, factory = name.partition(":")
    if not {"", os.getcwd()} & set(sys.path):
        sys.path.insert(0, os.getcwd())
    try:
        found: Any = importlib.import_module(module)
        for part in factory.split("."):
            found = getattr(found, part)
    except Exception as error:  # whatever a module does when it is imported
        raise NoAgent(agent=name, reason=_described(error)) from error
    if not callable(found):
        raise NoAgent(agent=name, reason=f"{factory} is not callable")
    make: Callable[..., Any] = found
    return make


def _described(error: BaseException) -> str:
    """What was raised, and where, in one line.

    >>> _described(ValueError("no luck"))
    'ValueError: no luck'
    """
    traceback, place = error.__traceback__, ""
    while traceback and traceback.tb_next:
        traceback = traceback.tb_next
    if traceback and not traceback.tb_frame.f_code.co_filename.startswith(("<", os.path.dirname(__file__))):
        place = f" ({os.path.basename(traceback.tb_frame.f_code.co_filename)}, line {traceback.tb_lineno})"
    return f"{type(error).__name__}: {' '.join(str(error).split())}{place}"
