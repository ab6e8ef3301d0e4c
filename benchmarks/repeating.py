"""Check determinism: the same seed gives the same match in every process, hash seed and Python version."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable, Sequence
from pathlib import Path

from benchmarks import peering
from benchmarks.rows import Row
from benchmarks.workers import ROOT

SECTION = "determinism"
HASH_SEEDS = ("0", "1", "4294967295")
OTHER_PYTHONS = tuple(f"python3.{minor}" for minor in range(11, 16) if minor != sys.version_info.minor)

Prints = dict[str, str]


def prints(python: Path | str, arguments: Sequence[str], hash_seed: str, path: str = "") -> Prints | None:
    """Fingerprints printed by a process; None if it cannot run."""
    env = {**os.environ, "PYTHONHASHSEED": hash_seed, "PYTHONDONTWRITEBYTECODE": "1"}
    if path:
        env["PYTHONPATH"] = path
        env["PYENV_VERSION"] = Path(python).name.removeprefix("python")
    done = subprocess.run(
        [str(python), "-m", *arguments], cwd=ROOT, env=env, capture_output=True, text=True, check=False
    )
    found: Prints | None = json.loads(done.stdout) if done.returncode == 0 else None
    return found


def rows(peers: bool, say: Callable[[str], None]) -> list[Row]:
    """Rows for our fingerprints in many processes, and for catanatron's."""
    say("determinism")
    plain = [prints(sys.executable, ["benchmarks.fingerprint"], seed) for seed in HASH_SEEDS]
    native = [prints(sys.executable, ["benchmarks.fingerprint", "native"], seed) for seed in HASH_SEEDS[:2]]
    found = [
        _row(f"plain, {len(plain)} processes with other hash seeds", plain),
        _row("native = plain", [*plain[:1], *native]),
    ]
    for name in OTHER_PYTHONS:
        found += _other_python(name, plain[0])
    if peers and peering.PEERS[0].installed:
        theirs = [prints(peering.PYTHON, ["benchmarks.peers.repeat_catanatron"], seed) for seed in HASH_SEEDS]
        same = None if None in theirs else float(all(one == theirs[0] for one in theirs))
        found.append(Row(SECTION, "peer: catanatron, other processes", same, ""))
    return found


def _other_python(name: str, here: Prints | None) -> list[Row]:
    """Row for another Python version, with the sources and the pure Python packages of this environment."""
    python = shutil.which(name)
    if python is None:
        return []
    path = os.pathsep.join([str(ROOT / "src"), sysconfig.get_path("purelib")])
    there = prints(python, ["benchmarks.fingerprint"], HASH_SEEDS[1], path)
    return [] if there is None else [_row(f"plain, {name.replace('p', 'P', 1).replace('n3', 'n 3')}", [here, there])]


def _row(name: str, found: Sequence[Prints | None]) -> Row:
    """Row for fingerprints that must be equal wherever two processes printed both."""
    note = "all games, all numbers of seats"
    if None in found:
        return Row(SECTION, name, 0.0, "", 1.0, note="a process failed")
    first = found[0] or {}
    same = all(first[key] == value for one in found if one for key, value in one.items())
    return Row(SECTION, name, float(same), "", 1.0, note=note, more={"fingerprints": first})
