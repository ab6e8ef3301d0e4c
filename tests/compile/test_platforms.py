"""Libraries for all platforms: of the right architecture, with all symbols, and taken only where they fit."""

from __future__ import annotations

import importlib.util
import struct
from pathlib import Path

import pytest

import lastboat
from lastboat.compile import is_built, native, platforms
from lastboat.compile.entries import program

TOY = "lastboat.games._template"
X86, ARM = {"elf": 62, "mach": 0x01000007, "pe": 0x8664}, {"elf": 183, "mach": 0x0100000C}

needs_zig = pytest.mark.skipif(
    importlib.util.find_spec("ziglang") is None, reason="zig is not installed: pip install lastboat[build]"
)


def machine(library: bytes) -> tuple[str, int]:
    """The format of a library, and its number for the processor."""
    if library.startswith(b"\x7fELF"):
        return "elf", struct.unpack_from("<H", library, 18)[0]
    if library.startswith(b"\xcf\xfa\xed\xfe"):
        return "mach", struct.unpack_from("<I", library, 4)[0]
    assert library.startswith(b"MZ")
    (start,) = struct.unpack_from("<I", library, 60)
    assert library[start : start + 4] == b"PE\0\0"
    return "pe", struct.unpack_from("<H", library, start + 4)[0]


def check(package: str, target: str, folder: Path) -> None:
    library = platforms.write(package, target, folder).read_bytes()
    kind, processor = machine(library)
    assert kind == {"linux": "elf", "macos": "mach", "windows": "pe"}[target.partition("-")[0]]
    assert processor == (ARM if target.endswith("aarch64") else X86)[kind]
    for name in program(package).entries:
        assert f"lastboat_{name}\0".encode() in library


@needs_zig
def test_the_library_for_this_platform_is_taken_without_a_compiler(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = platforms.here()
    assert here in platforms.TARGETS
    monkeypatch.setattr(platforms, "SHIPPED", tmp_path)
    monkeypatch.setenv("LASTBOAT_CACHE", str(tmp_path / "cache"))
    monkeypatch.delenv("LASTBOAT_CC", raising=False)
    assert not is_built(TOY)
    check(TOY, here, tmp_path)
    assert is_built(TOY)
    native._load.cache_clear()
    try:
        assert native.library(TOY).path.is_relative_to(tmp_path / here)
        monkeypatch.setattr("platform.machine", lambda: "riscv64")
        assert platforms.shipped(TOY) is None, "made for another machine"
        monkeypatch.undo()
        monkeypatch.setattr(platforms, "SHIPPED", tmp_path)
        monkeypatch.setenv("LASTBOAT_CC", "cc")
        assert platforms.shipped(TOY) is None, "another compiler is asked for"
        monkeypatch.delenv("LASTBOAT_CC")
        monkeypatch.setattr("lastboat.compile.build.sources_digest", lambda package: "0" * 64)
        assert platforms.shipped(TOY) is None, "made from other sources"
    finally:
        native._load.cache_clear()


@needs_zig
@pytest.mark.soak
@pytest.mark.parametrize("target", platforms.TARGETS)
def test_every_platform_gets_its_libraries(target: str, tmp_path: Path) -> None:
    for name in lastboat.game_ids():
        check(lastboat.game(name).package, target, tmp_path)
