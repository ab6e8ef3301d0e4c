"""Many tables of a game, stepped together: the arrays learners work on."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from lastboat.kernel.errors import BadAction, BadBatch, BadBots, UnknownWord
from lastboat.kernel.game import Game
from lastboat.kernel.policies import LEARNER, POLICIES
from lastboat.rl.on_cpu import OnCpu, Setup, Work
from lastboat.rl.on_gpu import OnGpu
from lastboat.rl.space import space

MOST_TABLES = 1 << 20
LEARNER_NAME = "learner"
"""In place of a bot's name: the seat is asked."""
DEVICES: dict[str, Callable[[Setup], Work]] = {"cpu": OnCpu, "cuda": OnGpu}


class Tables:
    """`tables` games at once. After `reset` and every `step`, each table asks one of its seats:

    * `who[N]`: the seat that is asked;
    * `observation[N, B]`: what it may know, as `space` says, the seats numbered from it on;
    * `mask[N, A]`: 1 for each of its legal actions; the last action is PASS, legal where it is asked out of turn;
    * `reward[N, seats]`: the results of a game that has just ended, from 0 to 1 for each seat, else 0;
    * `ended[N]`: 1 where a game has ended in this step. The next one has begun at once.

    A step writes into the same arrays; copy what must last. `interrupts=False` asks nobody out of turn. `bots` names
    who plays each seat: `learner`, or a bot that plays inside the step (`random`, `greedy`, `guided`). The arrays are
    NumPy's, or with `device="cuda"` CuPy's on an NVIDIA GPU, with the same numbers in them.
    """

    def __init__(
        self, game: Game, seats: int, tables: int = 1024, options: Mapping[str, str] | None = None,
        interrupts: bool = True, threads: int = 1, bots: Sequence[str] | None = None, device: str = "cpu",
    ) -> None:  # fmt: skip
        if device not in DEVICES:
            raise UnknownWord(word=device, kind="device", known=", ".join(DEVICES))
        if not 1 <= tables <= MOST_TABLES:
            raise BadBatch(what="tables", value=tables, low=1, high=MOST_TABLES)
        if not 1 <= threads <= tables:
            raise BadBatch(what="threads", value=threads, low=1, high=tables)
        self.game, self.seats, self.tables = game, seats, tables
        self.space = space(game, seats)
        self.options = dict(options or {})
        values = game.encode_options(seats, self.options)
        setup = Setup(game, self.space, tables, values, _policies(bots, seats), interrupts, threads)
        self._work = DEVICES[device](setup)
        arrays = self._work.arrays
        self.observation, self.mask, self.who = arrays["observation"], arrays["mask"], arrays["who"]
        self.reward, self.ended = arrays["reward"], arrays["ended"]
        self.games = arrays["games"]
        """The number of the next game of each table."""

    def reset(self, seed: int = 0) -> None:
        """Begin again: table `i` plays the games `i`, `i + tables`, ... of the seed."""
        if not 0 <= seed < 1 << 63:
            raise BadBatch(what="seed", value=seed, low=0, high=(1 << 63) - 1)
        self._work.reset(seed)

    def step(self, actions: Any) -> None:
        """Play an action at each table. If one is illegal, an error says where, and nothing is played."""
        illegal = self._work.take(actions)
        if illegal is not None:
            table, action = illegal
            allowed = np.flatnonzero(self._work.row("mask", table)).tolist()
            legal = ", ".join(f"{n} ({self.space.text(n)})" for n in allowed)
            raise BadAction(table=table, action=action, legal=legal)
        self._work.step()

    def sample(self) -> Any:
        """A legal action for each table, each as likely as any other. The array is used again by the next call."""
        return self._work.sample()

    def greedy(self) -> Any:
        """What the bot `greedy` plays at each table. The array is used again by the next call."""
        return self._work.greedy()

    def state(self, table: int) -> Any:
        """The whole state of a table in plain Python, hidden cards included."""
        s = self.game.state()
        s.load(iter(self._work.row("states", table).tolist()))
        return s

    def save(self) -> dict[str, Any]:
        """Everything that `load` needs to go on from here, on any device."""
        return self._work.save()

    def load(self, saved: Mapping[str, Any]) -> None:
        """Go on from what was saved at tables of the same game, seats and number."""
        if saved.get("states", self.who).shape != self._work.arrays["states"].shape:
            raise BadBatch(what="tables", value=len(saved.get("who", ())), low=self.tables, high=self.tables)
        self._work.load(saved)

    def close(self) -> None:
        """End the threads."""
        self._work.close()


def _policies(bots: Sequence[str] | None, seats: int) -> list[int]:
    """The policy of each seat."""
    known = POLICIES | {LEARNER_NAME: LEARNER}
    names = list(bots) if bots is not None else [LEARNER_NAME] * seats
    if len(names) != seats:
        raise BadBots(bots=len(names), seats=seats)
    for name in names:
        if name not in known:
            raise UnknownWord(word=name, kind="bot", known=", ".join(known))
    if LEARNER_NAME not in names:
        raise UnknownWord(word=", ".join(names), kind="bots", known=LEARNER_NAME)
    return [known[name] for name in names]
