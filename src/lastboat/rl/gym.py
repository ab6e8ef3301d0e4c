"""Gymnasium: many tables as a vector environment, and a team's game as an environment of one learner."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

import numpy as np
from gymnasium import Env, spaces
from gymnasium.vector import AutoresetMode, VectorEnv
from gymnasium.vector.utils import batch_space
from numpy.typing import NDArray

from lastboat.kernel.errors import NoTeam
from lastboat.kernel.game import Game
from lastboat.rl.game_table import GameTable
from lastboat.rl.picture import ansi, rgb_array
from lastboat.rl.space import Space
from lastboat.rl.tables import Tables
from lastboat.rl.turns import RENDER_MODES, SEEDS

Observation = NDArray[np.int8]
Info = dict[str, Any]


def observations_of(space: Space) -> spaces.Box:
    """The space of a game's observations."""
    return spaces.Box(space.low, space.high, (space.size,), np.int8)


class Vector(VectorEnv[Observation, Any, Any]):
    """Tables as Gymnasium's vector environment; every table has one learner's decision to make at each step.

    Learners sit on the seats that `bots` calls `learner` (all, without `bots`), the bots play inside the step. The
    reward is that of the seat whose decision was played; `info["reward"]` has that of every seat, `info["who"]` the
    seats that are asked now, and `info["action_mask"]` what they may do. A game that ends is followed by the next in
    the same step. Arrays are overwritten by the next step.
    """

    metadata: dict[str, Any] = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012

    def __init__(
        self, game: Game, seats: int, tables: int = 1024, options: Mapping[str, str] | None = None,
        interrupts: bool = True, threads: int = 1, bots: Sequence[str] | None = None,
    ) -> None:  # fmt: skip
        self.tables = Tables(game, seats, tables, options, interrupts, threads, bots)
        self.num_envs = tables
        self.single_observation_space = observations_of(self.tables.space)
        self.single_action_space = spaces.Discrete(self.tables.space.actions)
        self.observation_space = batch_space(self.single_observation_space, tables)
        self.action_space = batch_space(self.single_action_space, tables)
        self._never = np.zeros(tables, np.bool_)
        self._rows = np.arange(tables)

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin a game at every table; without a seed with a new one."""
        super().reset(seed=seed)
        self.tables.reset(int(self.np_random.integers(SEEDS)))
        return self.tables.observation, self._info()

    def step(self, actions: Any) -> tuple[Observation, Any, Any, Any, Info]:
        """Play an action at every table."""
        played = self.tables.who.copy()
        self.tables.step(actions)
        reward = self.tables.reward[self._rows, played].astype(np.float64)
        return self.tables.observation, reward, self.tables.ended > 0, self._never, self._info()

    def close_extras(self, **_: Any) -> None:
        """End the threads."""
        self.tables.close()

    def _info(self) -> Info:
        return {"who": self.tables.who, "action_mask": self.tables.mask, "reward": self.tables.reward}


class Single(Env[Any, Any]):
    """A team's game as an environment in which one learner decides for every seat, one after the other.

    The observation is that of the seat that is asked, `info["action_mask"]` what it may do, `info["who"]` which it is.
    The reward is the team's result from 0 to 1 when the game ends.
    """

    metadata: dict[str, Any] = {"render_modes": list(RENDER_MODES)}  # noqa: RUF012

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, interrupts: bool = True,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        if not game.cooperative:
            raise NoTeam(game=game.id)
        self.table = GameTable(game, seats, options, interrupts)
        self.render_mode = render_mode
        self.observation_space = observations_of(self.table.space)
        self.action_space = spaces.Discrete(self.table.space.actions)
        self._seat = 0

    def reset(self, *, seed: int | None = None, options: Info | None = None) -> tuple[Observation, Info]:
        """Begin a game; without a seed the next of the last one's."""
        super().reset(seed=seed)
        self.table.reset(int(self.np_random.integers(SEEDS)))
        return self._observation(), self._info()

    def step(self, action: int) -> tuple[Observation, float, bool, bool, Info]:
        """Play an action of the seat that is asked."""
        self.table.step(int(action))
        over = self.table.who < 0
        return self._observation(), self.table.returns()[0], over, False, self._info()

    def render(self) -> Any:
        """The table as text, or as a picture, as the seat that is asked may see it."""
        if self.render_mode is None:
            return None
        draw = ansi if self.render_mode == "ansi" else rgb_array
        return draw(self.table.game, self.table.state, self._seat)

    def _observation(self) -> Observation:
        self._seat = max(self.table.who, 0)
        return self.table.observation(self._seat)

    def _info(self) -> Info:
        return {"who": self._seat, "action_mask": self.table.mask(self._seat)}
