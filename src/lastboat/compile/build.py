"""Compile a game's program and cache the library.

A build is two files in the cache: the library, named by its contents, and a manifest, named by all sources it was
made from, that says which library it is and how its functions are called. Both are written under other names first
and then moved into place, the manifest last: whatever happens, and however many processes build at once, a manifest
that can be read belongs to a library that is whole.
"""

from __future__ import annotations

import hashlib
import importlib
import json
import os
import platform
import subprocess
import sys
import tempfile
import time
from collections.abc import Iterator, Sequence
from contextlib import suppress
from dataclasses import asdict, dataclass
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

import lastboat
from lastboat.compile import compilers
from lastboat.kernel.errors import BuildFailed, NoCache

if TYPE_CHECKING:
    from lastboat.compile.program import Program

SHARED = ("kernel", "search", "compile")
"""The packages whose sources belong to every game's program."""
KEEP_FOR = 14 * 24 * 3600
"""Seconds after which a build that is no longer loaded is removed."""
TOLD = 20
"""Lines of the compiler's output that an error repeats."""


@dataclass(frozen=True)
class Manifest:
    """What is known of a library: its file and the digest of its contents, the state's size, and each function's
    result and arguments; a length after an argument is marked with `#`."""

    library: str
    digest: str
    state: int
    functions: dict[str, list[str]]


def cache_root() -> Path:
    """Where builds are kept: LASTBOAT_CACHE, or the user's cache folder."""
    import platformdirs  # a browser's Python has neither this nor builds

    return Path(os.environ.get("LASTBOAT_CACHE") or platformdirs.user_cache_dir("lastboat", appauthor=False))


def sources_of(package: str) -> Iterator[Path]:
    """Every source that a game's program could depend on: the game's own, and what all games share."""
    root = Path(lastboat.__file__).parent
    folder = Path(next(iter(importlib.import_module(package).__path__)))
    for place in (folder, *(root / name for name in SHARED)):
        yield from sorted([*place.rglob("*.py"), *place.glob("*.h")])


@cache
def sources_digest(package: str) -> str:
    """A name that changes with any source of a game's program."""
    digest = hashlib.sha256(package.encode())
    for source in sources_of(package):
        digest.update(f"\0{source.name}\0".encode() + source.read_bytes())
    return digest.hexdigest()


def manifest_path(package: str) -> Path:
    """Where the manifest of a game's library for this machine is, once it has been built."""
    machine = (sys.platform, platform.machine(), platform.libc_ver()[0], os.environ.get("LASTBOAT_CC"))
    key = hashlib.sha256(repr((sources_digest(package), machine, compilers.FLAGS)).encode()).hexdigest()
    return cache_root() / "native" / f"{package.rpartition('.')[2]}-{key[:24]}.json"


def read(manifest: Path) -> tuple[Manifest, Path] | None:
    """The manifest of a complete build; None if it is missing or damaged."""
    try:
        about = Manifest(**json.loads(manifest.read_text("utf-8")))
        library = manifest.parent / about.library
        whole = hashlib.sha256(library.read_bytes()).hexdigest() == about.digest
    except (OSError, ValueError, TypeError):
        return None
    return (about, library) if whole else None


def build(package: str) -> tuple[Manifest, Path]:
    """Translate, compile and cache a game's program."""
    from lastboat.compile.entries import program

    manifest = manifest_path(package)
    made, folder = program(package), manifest.parent
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryDirectory(prefix=".building-", dir=folder) as place:
            about, library = compile_program(made, Path(place), package.rpartition(".")[2])
            written = Path(place, manifest.name)
            written.write_text(json.dumps(asdict(about)), "utf-8")
            os.replace(library, kept := folder / about.library)
            os.replace(written, manifest)
    except OSError as error:
        raise NoCache(folder=str(folder), reason=error.strerror or str(error)) from None
    _drop_old(folder)
    return about, kept


def compile_program(
    program: Program, folder: Path, name: str, command: Sequence[str] | None = None, suffix: str = compilers.SUFFIX
) -> tuple[Manifest, Path]:
    """Compile a program into a folder, for this machine unless a command says otherwise."""
    source, out = folder / f"{name}.c", folder / f"{name}{suffix}"
    source.write_text(program.text(), "utf-8")
    run([*(command or compilers.command()), str(source), "-o", str(out)])
    digest = hashlib.sha256(out.read_bytes()).hexdigest()
    library = folder / f"{name}-{digest[:24]}{suffix}"
    out.rename(library)
    return Manifest(library.name, digest, program.state_size, program.signatures), library


def run(command: list[str]) -> None:
    """Run a compiler; its complaints are part of the error."""
    env = {"ZIG_GLOBAL_CACHE_DIR": str(cache_root() / "zig")} | os.environ
    try:
        done = subprocess.run(command, capture_output=True, text=True, errors="replace", check=False, env=env)
    except OSError as error:
        raise BuildFailed(command=command[0], reason=error.strerror or str(error)) from None
    if done.returncode:
        told = "\n".join((done.stderr or done.stdout).strip().splitlines()[:TOLD])
        raise BuildFailed(command=" ".join(command), reason=told or f"exit status {done.returncode}")


def keep(*files: Path) -> None:
    """Note that a build is in use."""
    for file in files:
        with suppress(OSError):
            os.utime(file)


def _drop_old(folder: Path) -> None:
    """Remove builds of earlier sources that have not been loaded for a while."""
    for file in folder.iterdir():
        with suppress(OSError):  # another process may be dropping it too, or using it
            if file.is_file() and time.time() - file.stat().st_mtime > KEEP_FOR:
                file.unlink()
