"""A bot that plays what `examples.ppo` has learned: `examples.policy_bot:PolicyBot` wherever a command names a bot.

The environment variable LASTBOAT_LEARNED names the folder with the networks, `learned` in the current folder by
default. A network plays the game it has learned, with the number of players it has learned it with.
"""

from __future__ import annotations

import os
from functools import cache
from pathlib import Path

import torch

from examples.ppo import SEATS, Network, load
from lastboat import Game
from lastboat.bots import Situation

FOLDER = "LASTBOAT_LEARNED"


class PolicyBot:
    """Plays the action to which the network of the game gives the highest probability, and nothing out of turn."""

    @staticmethod
    def plays(game: Game, seats: int) -> bool:
        """Whether there is a network for the game, and it has learned to play with so many players."""
        return seats == SEATS and _path(game.id).exists()

    def choose(self, situation: Situation) -> int | None:
        """The code of the best action; None to let the others go on."""
        if situation.seats != SEATS:
            raise ValueError(f"this bot has learned to play with {SEATS} players, not with {situation.seats}")
        network, seat = _network(situation.game.id), situation.seat
        if not situation.in_turn:
            return None
        space = network.encoder.space
        rows = space.observe(situation.known, seat), space.mask(situation.legal(), seat, False)
        with torch.no_grad():
            logits, _ = network(*(torch.tensor(row)[None] for row in rows))
        return space.code(seat, int(logits.argmax()))


@cache
def _network(game: str) -> Network:
    """The network for a game; an error says where it is looked for."""
    path = _path(game)
    if not path.exists():
        raise FileNotFoundError(f"no network for {game} at {path}; {FOLDER} names another folder")
    torch.set_num_threads(1)
    return load(path)


def _path(game: str) -> Path:
    return Path(os.environ.get(FOLDER, "learned")) / f"{game}.pt"
