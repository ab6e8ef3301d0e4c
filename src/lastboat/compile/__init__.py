"""Rules compiled through C: `library(package)` gives a game's rules, loops, greedy and search as native functions.

`program` translates what is written in the dialect, `build` compiles it and keeps the result, `native` loads it.
"""

from lastboat.compile.native import Library, buffer, library, library_or_none

__all__ = ["Library", "buffer", "library", "library_or_none"]
