"""Find a C compiler, and its options."""

from __future__ import annotations

import importlib.util
import os
import shlex
import shutil
import sys

from lastboat.kernel.errors import NoCompiler

NAMES = ("cc", "gcc", "clang")
FLAGS = ("-std=gnu11", "-O3", "-fwrapv", "-fno-math-errno", "-shared", "-fvisibility=hidden")
"""With -fwrapv numbers beyond 64 bits wrap, as they are documented to; with -fno-math-errno a square root is one
instruction."""
POSITION_INDEPENDENT = () if sys.platform == "win32" else ("-fPIC",)
SUFFIX = {"win32": ".dll", "darwin": ".dylib"}.get(sys.platform, ".so")


def compiler() -> list[str]:
    """The command that compiles C: LASTBOAT_CC, the system's, or zig from its Python package."""
    if named := os.environ.get("LASTBOAT_CC"):
        return shlex.split(named)
    for name in NAMES:
        if found := shutil.which(name):
            return [found]
    return zig()


def zig() -> list[str]:
    """Zig's C compiler, which can compile for every platform."""
    if importlib.util.find_spec("ziglang") is None:
        raise NoCompiler()
    return [sys.executable, "-m", "ziglang", "cc"]


def command() -> list[str]:
    """The command that makes a library for this machine, without source and target."""
    return [*compiler(), *FLAGS, *POSITION_INDEPENDENT]
