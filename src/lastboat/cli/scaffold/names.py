"""The names of a new game, checked."""

from __future__ import annotations

import importlib.util
import keyword
from dataclasses import dataclass

from lastboat.cli.errors import BadGameName, GameExists, ModuleExists
from lastboat.kernel.game import game_ids, plugin
from lastboat.kernel.plugins import is_id


@dataclass(frozen=True)
class NewGame:
    """What a game called `treasure-raft` is called elsewhere."""

    id: str

    @property
    def package(self) -> str:
        """The Python package, such as `treasure_raft`."""
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        """The name that players read, such as `Treasure Raft`."""
        return self.id.replace("-", " ").title()

    @classmethod
    def named(cls, name: str) -> NewGame:
        """The game of that name; an error if it cannot be called so, or if the name is taken.

        >>> NewGame.named("treasure_raft").title
        'Treasure Raft'
        """
        new = cls(name.replace("_", "-"))
        if not is_id(new.id) or keyword.iskeyword(new.package):
            raise BadGameName(name=name)
        if new.id in game_ids() or plugin(new.id):
            raise GameExists(game=new.id)
        found = importlib.util.find_spec(new.package)
        if found and found.origin:
            raise ModuleExists(package=new.package)
        return new
