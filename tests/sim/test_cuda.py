"""Games on a GPU: the same tallies as on the processor, and clear errors where there is none.

Where no GPU is, a stand-in for CuPy runs the emulated kernel, so that all but the compilation and the device is tried.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from types import SimpleNamespace

import pytest

import lastboat
from lastboat import LANGUAGES, Game, say
from lastboat.compile.gpu.device import BLOCKS
from lastboat.kernel.errors import LastboatError, NoCupy, NoGpu, NotOnGpu, UnknownWord
from lastboat.sim import cuda, play_many
from tests.compile import emulation, stand_in

TEMPLATE = lastboat.game("_template")


@pytest.fixture(autouse=True)
def forget_gpus() -> Iterator[None]:
    cuda.gpu_of.cache_clear()
    yield
    cuda.gpu_of.cache_clear()


@pytest.mark.skipif(emulation.why_not() is not None, reason=str(emulation.why_not()))
def test_tallies_are_those_of_the_processor(game: Game, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    kernel = stand_in.install(monkeypatch, emulation.Emulation(game, tmp_path), ["play"])["play"]
    monkeypatch.setattr(cuda, "CHUNK", 200)
    told: list[int] = []
    for seats in game.seats:
        for bots in (["random"], ["greedy", "random", "guided", "greedy"][:seats]):
            mine = play_many(game, seats, 250, 3, bots=bots, progress=told.append, device="cuda")
            assert mine == play_many(game, seats, 250, 3, bots=bots)
    assert told == [200, 250] * 2 * len(game.seats)
    for blocks, block in kernel.launched:
        assert block in BLOCKS
        assert (blocks - 1) * block < 200


def has_gpu() -> bool:
    try:
        cuda.Gpu(TEMPLATE)
    except LastboatError:
        return False
    return True


@pytest.mark.skipif(not has_gpu(), reason="needs an NVIDIA GPU and CuPy")
def test_a_gpu_plays_the_same_games(game: Game) -> None:
    for seats in game.seats:
        for bot in ("random", "greedy", "guided"):
            mine = play_many(game, seats, 2000, 3, bots=[bot], device="cuda")
            assert mine == play_many(game, seats, 2000, 3, bots=[bot])


def test_without_cupy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "cupy", None)
    with pytest.raises(NoCupy, match=r"pip install lastboat\[gpu\]") as missing:
        play_many(TEMPLATE, 2, 1, device="cuda")
    assert len({say(missing.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_without_a_gpu(monkeypatch: pytest.MonkeyPatch) -> None:
    def no_driver() -> int:
        raise RuntimeError("cudaErrorInsufficientDriver")

    runtime = SimpleNamespace(getDeviceCount=no_driver)
    monkeypatch.setitem(sys.modules, "cupy", SimpleNamespace(cuda=SimpleNamespace(runtime=runtime)))
    with pytest.raises(NoGpu, match="cudaErrorInsufficientDriver") as missing:
        play_many(TEMPLATE, 2, 1, device="cuda")
    assert len({say(missing.value.message, lang) for lang in LANGUAGES}) == len(LANGUAGES)


def test_bots_that_search_do_not_play_on_a_gpu() -> None:
    with pytest.raises(NotOnGpu, match=r"strong:4.*random, greedy, guided"):
        play_many(TEMPLATE, 2, 1, bots=["greedy", "strong:4"], device="cuda")


def test_an_unknown_device_is_refused() -> None:
    with pytest.raises(UnknownWord, match=r"tpu.*cpu, cuda"):
        play_many(TEMPLATE, 2, 1, device="tpu")
