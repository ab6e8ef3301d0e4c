"""OpenSpiel: every game under the name `lastboat_<game>`, with chance nodes, information states and observations.

>>> from lastboat.rl import spiel
>>> spiel.register()
>>> import pyspiel
>>> game = pyspiel.load_game("lastboat_pompeii(players=2,options=edition:2013)")
>>> state = game.new_initial_state()
>>> state.is_chance_node(), game.num_players(), game.observation_tensor_shape()
(True, 2, [615])
"""

from __future__ import annotations

import copy
from functools import cache
from typing import Any

import numpy as np
import pyspiel

from lastboat.kernel import game as games
from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER
from lastboat.kernel.game import Game
from lastboat.kernel.notation import position_text
from lastboat.kernel.policies import MOST_STEPS
from lastboat.rl.game_table import GameTable

HIDDEN = "?"
"""In an information state: an outcome that another seat saw."""
SEPARATOR = ";"
"""Between two options."""
_PLAYERS = {CHANCE: pyspiel.PlayerId.CHANCE, OVER: pyspiel.PlayerId.TERMINAL}


def register() -> None:
    """Make the games known to `pyspiel.load_game`; more than once does no harm."""
    known = set(pyspiel.registered_names())
    for name in games.game_ids():
        made = _class(games.game(name))
        if made.kind.short_name not in known:
            pyspiel.register_game(made.kind, made)


@cache
def _class(rules: Game) -> Any:
    """The OpenSpiel class of a game."""
    return type(f"Spiel_{rules.id}", (SpielGame,), {"rules": rules, "kind": _kind(rules)})


def _kind(rules: Game) -> Any:
    """What OpenSpiel wants to know of a game whatever the number of players."""
    kind = pyspiel.GameType
    return kind(
        short_name=f"lastboat_{rules.id.replace('-', '_')}",
        long_name=f"Lastboat: {rules.id}",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kind.Information.IMPERFECT_INFORMATION if rules.secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.IDENTICAL if rules.cooperative else kind.Utility.CONSTANT_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=rules.seats.stop - 1,
        min_num_players=rules.seats.start,
        provides_information_state_string=True,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification={"players": rules.seats.start, "options": "", "interrupts": True},
    )


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its number of players and options (`options=level:novice;start:random`)."""

    rules: Game
    kind: Any

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        given = params or {}
        rules = self.rules
        table = GameTable(
            rules, given.get("players", rules.seats.start), _options(given.get("options", "")),
            given.get("interrupts", True),
        )  # fmt: skip
        table.reset(None)
        self.start = table
        info = pyspiel.GameInfo(
            num_distinct_actions=table.space.actions,
            max_chance_outcomes=rules.outcomes.count,
            num_players=table.seats,
            min_utility=0.0,
            max_utility=1.0,
            utility_sum=None if rules.cooperative else 1.0,
            max_game_length=MOST_STEPS,
        )
        super().__init__(self.kind, info, given)

    def new_initial_state(self, _: str | None = None) -> SpielState:
        """The state before anything is dealt."""
        return SpielState(self)

    def make_py_observer(self, kind: Any = None, params: Any = None) -> SpielObserver:
        """What fills observation tensors and writes strings."""
        return SpielObserver(self.start, bool(kind and kind.perfect_recall))


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A position, and what each player has seen on the way to it."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.table = copy.deepcopy(game.start)
        self.seen: list[list[str]] = [[] for _ in range(self.table.seats)]

    def current_player(self) -> int:
        """The seat that is asked, CHANCE or TERMINAL."""
        who: int = _PLAYERS.get(self.table.who, self.table.who)
        return who

    def _legal_actions(self, player: int) -> list[int]:
        return self.table.legal() if player == self.table.who else []

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The possible outcomes with their probabilities."""
        outcomes = [(code, weight) for code, weight in self.table.game.chance(self.table.state) if weight]
        total = sum(weight for _, weight in outcomes)
        return sorted((code, weight / total) for code, weight in outcomes)

    def _apply_action(self, action: int) -> None:
        table = self.table
        who, rules = table.who, table.game.rules
        if who == CHANCE:
            witness, told = rules.witness(table.state), table.game.outcomes.text(action)
            for player, seen in enumerate(self.seen):
                seen.append(told if witness in (EVERYBODY, player) else HIDDEN)
            table.outcome(action)
            return
        for player, seen in enumerate(self.seen):
            if action != table.space.nothing:
                seen.append(f"{who}: {table.game.actions.text(table.space.code(who, action))}")
            elif player == who:
                seen.append(f"{who}: {table.space.text(action)}")
        table.step(action)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.table.game.outcomes.text(action) if player == CHANCE else self.table.space.text(action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.table.who == OVER

    def returns(self) -> list[float]:
        """Each player's result; opponents share 1."""
        found = self.table.returns()
        if self.table.game.cooperative or not self.is_terminal():
            return found
        return [share / sum(found) for share in found]

    def __str__(self) -> str:
        return position_text(self.table.state)


class SpielObserver:
    """Observations as tensors and texts; with perfect recall the text of all that a player has seen."""

    def __init__(self, table: GameTable, perfect_recall: bool) -> None:
        self.perfect_recall = perfect_recall
        self.tensor = np.zeros(table.space.size, np.float32)
        self.dict = {name: table.space.field(self.tensor, name) for name in table.space.fields}

    def set_from(self, state: SpielState, player: int) -> None:
        """Take over what a player may know."""
        self.tensor[:] = state.table.observation(player)

    def string_from(self, state: SpielState, player: int) -> str:
        """What a player may know, or has seen so far, as text."""
        if self.perfect_recall:
            return "\n".join([f"player {player}", *state.seen[player]])
        return position_text(state.table.game.observe(state.table.state, player))


def _options(text: str) -> dict[str, str]:
    """Options written as `name:value;name:value`."""
    found = {}
    for part in filter(None, text.split(SEPARATOR)):
        name, _, value = part.partition(":")
        found[name.strip()] = value.strip()
    return found
