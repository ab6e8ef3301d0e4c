"""Games from other packages, by their entry points in the group `lastboat.games`.

An entry point's name is the game's id, its value the package that has `GAME`, as a folder of `lastboat.games` has it:

    [project.entry-points."lastboat.games"]
    raft = "raft"

A plug-in that cannot be used never stops the others: `lastboat games` and `lastboat doctor` say what is wrong with it.
"""

from lastboat.kernel.plugins.discovery import GROUP, Plugin, is_id, plugins
from lastboat.kernel.plugins.loading import load

__all__ = ["GROUP", "Plugin", "is_id", "load", "plugins"]
