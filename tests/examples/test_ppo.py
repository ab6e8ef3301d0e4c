"""PPO in one file learns, at small size, and what it has learned plays wherever a bot of one's own does."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
import pytest

import lastboat
from lastboat.bots.agents import can_play
from lastboat.rl import Space, Tables
from lastboat.sim import play_many

torch = pytest.importorskip("torch", reason="PyTorch is not installed: it is part of the extra learn")
from examples import policy_bot, ppo  # noqa: E402

SMALL = ["--tables=32", "--steps=16", "--batch=128", "--width=32", "--games=8", "--rounds=4", "--imitation=0.5"]


@pytest.fixture(autouse=True)
def one_thread() -> None:
    torch.set_num_threads(1)


def seen(tables: Tables) -> list[Any]:
    """The observations and masks of all tables."""
    return [torch.from_numpy(array) for array in (tables.observation, tables.mask)]


@pytest.mark.parametrize("game", ppo.TASKS)
def test_a_network_learns_is_saved_and_plays(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    ppo.main([game, "--out", str(tmp_path), "--device=cpu", *SMALL])
    made = json.loads((tmp_path / f"{game}.json").read_text("utf-8"))
    assert made["settings"]["width"] == 32
    assert [point["decisions"] for point in made["curve"]] == [n * 32 * 16 for n in range(5)]
    assert all(0 <= point["won"] <= 1 for point in made["curve"])
    assert [point["imitating"] for point in made["curve"][1:]] == [1, 1, 0, 0]
    assert len(capsys.readouterr().out.splitlines()) == 5

    monkeypatch.setenv(policy_bot.FOLDER, str(tmp_path))
    policy_bot._network.cache_clear()
    tally = play_many(
        lastboat.game(game), 2, 2, options=ppo.TASKS[game].options, bots=["examples.policy_bot:PolicyBot", "greedy"]
    )
    assert tally.games == 2


@pytest.mark.parametrize("game", ppo.TASKS)
def test_the_bot_plays_what_the_network_plays_at_many_tables(
    game: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    task = ppo.TASKS[game]
    tables = Tables(lastboat.game(game), 2, 4, task.options)
    ppo.save(tmp_path, ppo.Network(task, tables.space, 16), ppo.Settings(width=16), [])
    network = ppo.load(tmp_path / f"{game}.pt")
    monkeypatch.setenv(policy_bot.FOLDER, str(tmp_path))
    policy_bot._network.cache_clear()
    bot, out_of_turn = policy_bot.PolicyBot(), 0
    tables.reset(3)
    for _ in range(60):
        actions = network(*seen(tables))[0].argmax(1).numpy()
        for table in range(4):
            seat, state = int(tables.who[table]), tables.state(table)
            actor = tables.game.actor(state)
            known = tables.game.observe(state, seat)
            code = bot.choose(lastboat.bots.Situation(tables.game, 2, seat, actor, 0, known))
            out_of_turn += actor != seat
            assert code == (tables.space.code(seat, int(actions[table])) if actor == seat else None)
            if actor != seat:
                actions[table] = tables.space.nothing
        tables.step(actions)
    assert out_of_turn or game == "pompeii"


def test_the_bot_says_what_it_lacks(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(policy_bot.FOLDER, str(tmp_path))
    policy_bot._network.cache_clear()
    for game, seats, reason in (("pompeii", 2, "no network for pompeii at"), ("pompeii", 3, "2 players, not with 3")):
        with pytest.raises(lastboat.LastboatError, match=reason):
            play_many(lastboat.game(game), seats, 1, bots=["examples.policy_bot:PolicyBot"])


def test_the_bot_says_where_it_plays(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(policy_bot.FOLDER, str(tmp_path))
    (tmp_path / "pompeii.pt").touch()
    plays = [(game, seats) for game in ppo.TASKS for seats in (2, 3)
             if can_play("examples.policy_bot:PolicyBot", lastboat.game(game), seats)]  # fmt: skip
    assert plays == [("pompeii", 2)]


@pytest.mark.parametrize("game", ppo.TASKS)
def test_the_network_is_shown_every_number_that_matters(game: str) -> None:
    """The encoder has one 1 for each number it is shown, and as many for the legal actions."""
    task = ppo.TASKS[game]
    tables = Tables(lastboat.game(game), 2, 64, task.options)
    tables.reset(1)
    encoder = ppo.Encoder(task, tables.space)
    shown = len(encoder.shown)
    for _ in range(50):
        ones = encoder(*seen(tables)).sum(1).numpy()
        assert np.array_equal(ones, shown + tables.mask.sum(1))
        tables.step(tables.greedy())


def test_tiles_are_also_shown_by_their_place() -> None:
    task = ppo.TASKS["forbidden-island"]
    tables = Tables(lastboat.game("forbidden-island"), 2, 16, task.options)
    tables.reset(1)
    for _ in range(40):
        tables.step(tables.sample())
    encoder = ppo.Encoder(task, tables.space)
    observation, _ = seen(tables)
    levels, _, pawns = encoder._by_place(observation)
    for table in range(16):
        place = tables.space.field(tables.observation[table], "cell")
        level = tables.space.field(tables.observation[table], "tiles")
        stands = tables.space.field(tables.observation[table], "place")
        assert [levels[table, place[tile]] for tile in range(24)] == level.tolist()
        assert pawns[table].tolist() == [place[tile] for tile in stands[:2]]


def played(free: list[int], value: list[float], reward: list[float], follows: list[float]) -> ppo.Played:
    """What was played at one table."""
    none = torch.zeros(len(reward), 1)
    mask = torch.tensor([[[1, choice]] for choice in free[:-1]])
    values, rewards, following = (torch.tensor(numbers)[:, None] for numbers in (value, reward, follows))
    own = torch.ones_like(rewards).bool()
    return ppo.Played(none, mask, none, none, own, values, rewards, following, torch.tensor([free[-1] > 0]))


def test_returns_look_ahead_over_free_decisions_only() -> None:
    """With free decisions only they are the usual lambda returns; a forced one hands on what follows."""
    free = played([1, 1, 1], [0.1, 0.2, 0.4], [0.0, 0.5], [1.0, -1.0])
    found, used = ppo.returns(free, 0.5)
    last = 0.5 - 0.4
    assert found[:, 0].tolist() == pytest.approx([0.5 * 0.2 + 0.5 * last, last])
    assert used.all()
    forced = played([1, 0, 1, 1], [0.1, 9.0, 0.2, 0.4], [0.0, 0.25, 0.5], [1.0, 1.0, -1.0])
    found, used = ppo.returns(forced, 0.5)
    assert found[0, 0].item() == pytest.approx(0.25 + 0.5 * 0.2 + 0.5 * last)
    assert used[:, 0].tolist() == [True, False, True]


def test_nothing_is_learned_from_what_ends_in_a_forced_decision() -> None:
    """Nothing is expected there; but a game that has ended before is known."""
    found, used = ppo.returns(played([1, 1, 0, 0], [0.1, 0.2, 9.0, 9.0], [0.0, 0.0, 0.0], [1.0, 1.0, 1.0]), 0.5)
    assert used[:, 0].tolist() == [True, False, False]
    assert found[0, 0].item() == pytest.approx(0.2)
    found, used = ppo.returns(played([1, 1, 0, 0], [0.1, 0.2, 9.0, 9.0], [0.0, 1.0, 0.0], [1.0, 0.0, 1.0]), 0.5)
    assert used[:, 0].tolist() == [True, True, False]
    assert found[1, 0].item() == 1.0


def test_nothing_is_learned_from_what_greedy_chose() -> None:
    """But what it led to counts."""
    against = played([1, 1, 1], [0.1, 0.2, 0.4], [0.0, 1.0], [-1.0, 0.0])
    against.own[1] = False
    found, used = ppo.returns(against, 1.0)
    assert used[:, 0].tolist() == [True, False]
    assert found[0, 0].item() == -1.0


def test_opponents_are_paid_with_opposite_signs() -> None:
    settings = ppo.Settings(tables=32, steps=40, sparring=0.5, device="cpu")
    player = ppo.Player(ppo.TASKS["pompeii"], settings)
    network = ppo.Network(player.task, Space(player.game, 2), 16)
    ends = 0
    for _ in range(10):
        found = player.play(network, imitate=False)
        over = found.follows == 0
        ends += int(over.sum())
        assert set(found.follows.unique().tolist()) <= {-1.0, 0.0, 1.0}
        assert set(found.reward[over].abs().tolist()) <= {0.0, 1.0}
        assert found.own[:, 16:].all()
        assert 0.2 < found.own[:, :16].float().mean() < 0.8
    assert ends
