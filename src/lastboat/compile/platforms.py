"""Libraries for other platforms, compiled here with zig and shipped in the package."""

from __future__ import annotations

import json
import os
import platform
import sys
import tempfile
from dataclasses import asdict
from pathlib import Path

from lastboat.compile import build, compilers

SHIPPED = Path(__file__).parent / "libraries"
"""A folder for each platform, in a package that was built with them."""
TARGETS = {
    "linux-glibc-x86_64": ("x86_64-linux-gnu.2.17", ".so"),
    "linux-glibc-aarch64": ("aarch64-linux-gnu.2.17", ".so"),
    "linux-musl-x86_64": ("x86_64-linux-musl", ".so"),
    "linux-musl-aarch64": ("aarch64-linux-musl", ".so"),
    "macos-x86_64": ("x86_64-macos", ".dylib"),
    "macos-aarch64": ("aarch64-macos", ".dylib"),
    "windows-x86_64": ("x86_64-windows-gnu", ".dll"),
}
"""Each platform's name in zig, and how its libraries end."""
_MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


def here() -> str:
    """The platform this process runs on."""
    machine = platform.machine().lower()
    machine = _MACHINES.get(machine, machine)
    if sys.platform == "linux":
        return f"linux-{platform.libc_ver()[0] or 'musl'}-{machine}"
    return f"{ {'darwin': 'macos', 'win32': 'windows'}.get(sys.platform, sys.platform) }-{machine}"


def shipped(package: str) -> tuple[build.Manifest, Path] | None:
    """The library that came with the package for a game, if it is for this platform and made from these sources.

    Who names a compiler wants it used.
    """
    if os.environ.get("LASTBOAT_CC"):
        return None
    return build.read(manifest_path(SHIPPED / here(), package))


def manifest_path(folder: Path, package: str) -> Path:
    """Where a game's manifest is in a platform's folder."""
    return folder / f"{package.rpartition('.')[2]}-{build.sources_digest(package)[:24]}.json"


def write(package: str, name: str, folder: Path) -> Path:
    """Compile a game for a platform into its folder; return the library."""
    from lastboat.compile.entries import program

    target, suffix = TARGETS[name]
    place = folder / name
    place.mkdir(parents=True, exist_ok=True)
    independent = () if suffix == ".dll" else ("-fPIC",)
    command = [*compilers.zig(), f"--target={target}", *compilers.FLAGS, *independent, "-s"]
    with tempfile.TemporaryDirectory() as temporary:
        made, stem = program(package), package.rpartition(".")[2]
        about, library = build.compile_program(made, Path(temporary), stem, command, suffix)
        (place / library.name).write_bytes(library.read_bytes())
    manifest_path(place, package).write_text(json.dumps(asdict(about)), "utf-8")
    return place / library.name
