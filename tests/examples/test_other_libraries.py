"""The examples with TorchRL and OpenSpiel run, at small size."""

from __future__ import annotations

import re

import pytest

from examples import openspiel_mcts


def test_openspiel_searches(capsys: pytest.CaptureFixture[str]) -> None:
    openspiel_mcts.main(["--games=1", "--simulations=2"])
    lines = capsys.readouterr().out.splitlines()
    assert [re.sub("[01] of", "n of", line) for line in lines] == [
        f"{simulations} simulations a decision: n of 1 games won" for simulations in (0, 2)
    ]


@pytest.mark.filterwarnings("ignore")
def test_torchrl_learns(capsys: pytest.CaptureFixture[str]) -> None:
    pytest.importorskip("torchrl", reason="TorchRL is not installed: it is part of the extra learn")
    from examples import torchrl_ppo

    torchrl_ppo.main(["--rounds=1"])
    (line,) = capsys.readouterr().out.splitlines()
    found = re.fullmatch(r"round 0: (\d+) games ended, mean result \d\.\d{3}", line)
    assert found
    assert int(found[1]) > 0
