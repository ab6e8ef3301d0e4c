"""An algorithm of OpenSpiel on our games: Monte Carlo tree search plays a team's easiest game.

    python -m examples.openspiel_mcts --games 10 --simulations 30

`rl.spiel` makes the games known to OpenSpiel with everything its algorithms ask for: chance nodes with their odds,
legal actions, copies of states, returns. The search knows nothing else of the rules. It plays on in plain Python to the
end of the game from every leaf, so the options are chosen to keep games short: two players, the easiest level, and
nobody is asked out of turn.
"""

from __future__ import annotations

import argparse
from collections.abc import Sequence

import numpy as np
import pyspiel
from open_spiel.python.algorithms.mcts import MCTSBot, RandomRolloutEvaluator

from lastboat.rl import spiel

GAME = "lastboat_nisyros(players=2,interrupts=False,options=level:achilles)"
EXPLORATION = 1.0


def play(game: pyspiel.Game, simulations: int, rng: np.random.RandomState) -> float:
    """The result of one game in which the search decides for the team; without simulations chance does."""
    search = MCTSBot(game, EXPLORATION, max(simulations, 1), RandomRolloutEvaluator(1, rng), random_state=rng)
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            codes, odds = zip(*state.chance_outcomes(), strict=True)
            action = int(rng.choice(codes, p=odds))
        elif simulations and len(state.legal_actions()) > 1:
            action = search.step(state)
        else:
            action = int(rng.choice(state.legal_actions()))
        state.apply_action(action)
    return float(state.returns()[0])


def main(given: Sequence[str] | None = None) -> None:
    """Play games with the search and at random, and print the shares that were won."""
    parser = argparse.ArgumentParser(description="Play Nisyros with OpenSpiel's Monte Carlo tree search.")
    parser.add_argument("--games", type=int, default=10)
    parser.add_argument("--simulations", type=int, default=30)
    options = parser.parse_args(given)
    spiel.register()
    game, rng = pyspiel.load_game(GAME), np.random.RandomState(1)
    for simulations in (0, options.simulations):
        won = [play(game, simulations, rng) > 0 for _ in range(options.games)]
        print(f"{simulations} simulations a decision: {sum(won)} of {len(won)} games won", flush=True)


if __name__ == "__main__":
    main()
