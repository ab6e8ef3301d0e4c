"""PettingZoo's classic games. A step is one decision, with the observation its interface always makes."""

from __future__ import annotations

import importlib
import random
import warnings
from functools import partial
from importlib.metadata import version
from typing import Any

from benchmarks.bursts import answer_all

GAMES = ("connect_four_v3", "hanabi_v5", "leduc_holdem_v4")


def play(env: Any, count: int) -> int:
    """Random games to the end."""
    rng = random.Random(1)
    steps = 0
    for number in range(count):
        env.reset(seed=number)
        while env.agents:
            observation, _, ended, cut, info = env.last()
            if ended or cut:
                env.step(None)
                continue
            mask = observation["action_mask"] if isinstance(observation, dict) else info["action_mask"]
            env.step(int(rng.choice(mask.nonzero()[0])))
            steps += 1
    return steps


def main() -> None:
    """Offer the games that can be created here."""
    warnings.filterwarnings("ignore")
    subjects = {}
    for name in GAMES:
        try:
            env = importlib.import_module(f"pettingzoo.classic.{name}").env()
        except ImportError:
            continue
        subjects[f"PettingZoo {name}"] = partial(play, env)
    answer_all(subjects, version=version("pettingzoo"))


if __name__ == "__main__":
    main()
