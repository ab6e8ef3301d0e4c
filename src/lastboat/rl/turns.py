"""PettingZoo: a game as an AEC environment, in which one agent is asked at a time."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from gymnasium import spaces
from pettingzoo import AECEnv

from lastboat.kernel.game import Game
from lastboat.rl.game_table import GameTable
from lastboat.rl.picture import ansi, rgb_array
from lastboat.rl.space import Space

RENDER_MODES = ("ansi", "rgb_array")
SEEDS = 1 << 32


def observation_space(space: Space) -> spaces.Dict:
    """An observation with the mask of legal actions beside it, as PettingZoo's learners expect them."""
    return spaces.Dict({
        "observation": spaces.Box(space.low, space.high, (space.size,), np.int8),
        "action_mask": spaces.Box(0, 1, (space.actions,), np.int8),
    })  # fmt: skip


class Turns(AECEnv):  # type: ignore[misc]
    """A game as PettingZoo asks for it. The agents are `seat_0`, `seat_1`, ...

    An agent's reward is its result from 0 to 1 when the game ends, else 0. Every step is a decision: chance happens
    between them, and forced moves are decisions too.
    """

    def __init__(
        self, game: Game, seats: int, options: Mapping[str, str] | None = None, interrupts: bool = True,
        render_mode: str | None = None,
    ) -> None:  # fmt: skip
        super().__init__()
        self.table = GameTable(game, seats, options, interrupts)
        self.metadata: dict[str, Any] = {
            "name": f"{game.id.replace('-', '_')}_v{game.version}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self.possible_agents = [f"seat_{seat}" for seat in range(seats)]
        self.agents: list[str] = []
        self.observation_spaces = {agent: observation_space(self.table.space) for agent in self.possible_agents}
        self.action_spaces = {agent: spaces.Discrete(self.table.space.actions) for agent in self.possible_agents}
        self._rng = np.random.default_rng()

    def observation_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's observations; the same for all."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> spaces.Space[Any]:
        """The space of an agent's actions; the same for all."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Begin a game; without a seed the next of the last one's."""
        if seed is not None:
            self._rng = np.random.default_rng(seed)
        self.table.reset(int(self._rng.integers(SEEDS)))
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos: dict[str, dict[str, Any]] = {agent: {} for agent in self.agents}
        self.agent_selection = self.possible_agents[self.table.who]

    def observe(self, agent: str) -> dict[str, Any]:
        """What an agent may know, and its legal actions if it is asked."""
        seat = self.possible_agents.index(agent)
        return {"observation": self.table.observation(seat), "action_mask": self.table.mask(seat)}

    def step(self, action: int | None) -> None:
        """Play an action of the agent that is asked; None when its game is over."""
        agent = self.agent_selection
        if self.terminations[agent] or self.truncations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self._clear_rewards()
        assert action is not None
        self.table.step(int(action))
        if self.table.who < 0:
            self.rewards = dict(zip(self.possible_agents, self.table.returns(), strict=True))
            self.terminations = dict.fromkeys(self.agents, True)
            self.agent_selection = self.agents[0]
        else:
            self.agent_selection = self.possible_agents[self.table.who]
        self._accumulate_rewards()

    def render(self) -> Any:
        """The table as text, or as a picture, as the agent that is asked may see it."""
        if self.render_mode is None:
            return None
        seat = self.possible_agents.index(self.agent_selection) if self.agents else 0
        draw = ansi if self.render_mode == "ansi" else rgb_array
        return draw(self.table.game, self.table.state, seat)

    def close(self) -> None:
        """Nothing has to be closed."""
