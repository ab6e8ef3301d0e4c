"""Agents in any language: a program that reads a line of JSON for each decision and writes one with its choice.

A program plays on between games, one game at a time, because starting one may take longer than a game. See
docs/bots.md for what the lines hold.
"""

from __future__ import annotations

import atexit
import contextlib
import json
import os
import shlex
import shutil
import subprocess
import threading
from collections import defaultdict
from typing import Any

from lastboat.bots.observation import Situation
from lastboat.kernel.errors import NoAgent

PROTOCOL = 1
"""The version of what is exchanged."""
LONGEST_LINE = 1 << 16
"""A program's answer is shorter than this."""

_idle: dict[tuple[str, str], list[subprocess.Popen[str]]] = defaultdict(list)
"""Programs that wait for a game, by command and folder."""
_lock = threading.Lock()


class ProgramFailed(Exception):
    """A program ended or wrote something else than an answer."""


class Program:
    """A program that plays a seat in one game."""

    def __init__(self, name: str, seed: int) -> None:
        self._key, self._seed = (name, os.getcwd()), seed
        self._process = _taken(*self._key)
        self._introduced = False

    def choose(self, situation: Situation) -> Any:
        """What the program answers."""
        if not self._introduced:
            self._introduced = True
            self._send({
                "type": "game", "protocol": PROTOCOL, "game": situation.game.id, "version": situation.game.version,
                "seats": situation.seats, "seat": situation.seat, "seed": self._seed,
            })  # fmt: skip
        self._send(question(situation))
        return self._answer()

    def release(self) -> None:
        """Keep the program for another game."""
        with _lock:
            _idle[self._key].append(self._process)

    def kill(self) -> None:
        """End the program."""
        _end(self._process)

    def _send(self, data: dict[str, Any]) -> None:
        assert self._process.stdin is not None
        try:
            self._process.stdin.write(json.dumps(data, ensure_ascii=False, separators=(",", ":")) + "\n")
            self._process.stdin.flush()
        except (OSError, ValueError):
            raise ProgramFailed(self._ended()) from None

    def _answer(self) -> Any:
        assert self._process.stdout is not None
        line = self._process.stdout.readline(LONGEST_LINE)
        if not line:
            raise ProgramFailed(self._ended())
        try:
            return json.loads(line)["do"]
        except (ValueError, TypeError, KeyError):
            raise ProgramFailed(f'it wrote {line.strip()[:200]!r} instead of a line such as {{"do": 12}}') from None

    def _ended(self) -> str:
        with contextlib.suppress(subprocess.TimeoutExpired):
            self._process.wait(1)
        return f"the program has ended with exit code {self._process.returncode}"


def question(situation: Situation) -> dict[str, Any]:
    """What a program is asked for a decision: what the seat knows, and what it may do."""
    game = situation.game
    return {
        "type": "choose", "seat": situation.seat, "actor": situation.actor, "records": situation.number,
        "table": game.show.table(situation.known, situation.seat),
        "choices": [{"code": code, "action": game.actions.text(code)} for code in situation.legal()],
    }  # fmt: skip


def split_command(name: str) -> list[str]:
    """The words of a command `cmd:...`; `NoAgent` if there is no such program."""
    command = name.partition(":")[2].strip()
    try:
        words = shlex.split(command, posix=os.name != "nt")
    except ValueError as error:
        raise NoAgent(agent=name, reason=str(error)) from None
    if not words:
        raise NoAgent(agent=name, reason="no command")
    if shutil.which(words[0]) is None:
        raise NoAgent(agent=name, reason=f"{words[0]}: no such program")
    return words


def _taken(name: str, folder: str) -> subprocess.Popen[str]:
    """A program that waits for a game, or a new one."""
    with _lock:
        while _idle[name, folder]:
            process = _idle[name, folder].pop()
            if process.poll() is None:
                return process
    try:
        return subprocess.Popen(
            split_command(name),
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            encoding="utf-8",
            errors="replace",
            start_new_session=True,  # Ctrl-C is for the tournament
        )
    except OSError as error:
        raise NoAgent(agent=name, reason=str(error)) from error


def _end(process: subprocess.Popen[str]) -> None:
    process.kill()
    process.wait()


@atexit.register
def _end_idle() -> None:
    """Programs that wait end with this process. They read the end of their input, too."""
    for processes in _idle.values():
        for process in processes:
            _end(process)
