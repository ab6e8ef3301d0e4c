"""Rules compiled through C: `library(package)` gives a game's rules, loops, greedy and search as native functions.

`program` translates what is written in the dialect, `build` compiles it and keeps the result, `native` loads it, and
`engine` gives native or plain rules, whichever can be had.
"""

from lastboat.compile.engine import Engine, engine
from lastboat.compile.native import Library, is_built, library, library_or_none, plain_state

__all__ = ["Engine", "Library", "engine", "is_built", "library", "library_or_none", "plain_state"]
