"""boardgame.io's MCTSBot, run by Node with the same line protocol (see `boardgameio/search.js`)."""

from __future__ import annotations

import os

from benchmarks.peers.load_boardgameio import FOLDER

if __name__ == "__main__":
    os.chdir(FOLDER)
    os.execvp("node", ["node", "search.js"])
