"""The package that `lastboat new-game` writes: the toy game under another name, and the project around it.

The toy game is `lastboat.games._template`; the folder `project` here has everything else, such as its tests.
"""

from lastboat.cli.scaffold.names import NewGame
from lastboat.cli.scaffold.writing import PROJECT, write, write_package

__all__ = ["PROJECT", "NewGame", "write", "write_package"]
