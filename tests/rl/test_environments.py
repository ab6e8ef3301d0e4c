"""The environments for PettingZoo, Gymnasium and OpenSpiel: their own checks, and the same games as `Tables`."""

from __future__ import annotations

import copy
import itertools
import pickle
from pathlib import Path
from typing import Any

import numpy as np
import pyspiel
import pytest
from absl import flags
from gymnasium.utils.env_checker import check_env
from open_spiel.python.algorithms import generate_playthrough
from pettingzoo.test import api_test, render_test, seed_test

import lastboat
from lastboat import rl
from lastboat.kernel.dialect import OVER
from lastboat.kernel.errors import BadAction, BadOption, NoTeam
from lastboat.rl import spiel
from lastboat.rl.game_table import GameTable

SEATED = [(name, seats) for name in lastboat.game_ids() for seats in lastboat.game(name).seats]
TEAMS = [(name, seats) for name, seats in SEATED if lastboat.game(name).cooperative]
MANY_DECISIONS = 20_000
quiet = pytest.mark.filterwarnings("ignore::UserWarning")
"""Observations are dictionaries with a mask, as PettingZoo's own board games have them, and it warns of that."""


@quiet
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_pettingzoo_finds_no_fault(name: str, seats: int) -> None:
    game = lastboat.game(name)
    api_test(rl.aec(game, seats), num_cycles=200, verbose_progress=False)
    seed_test(lambda: rl.aec(game, seats), num_cycles=50)


@quiet
@pytest.mark.parametrize("name", lastboat.game_ids())
def test_a_table_can_be_seen(name: str) -> None:
    game = lastboat.game(name)
    render_test(lambda render_mode=None: rl.aec(game, 2, render_mode=render_mode))
    env = rl.aec(game, 2, render_mode="ansi")
    env.reset(seed=1)
    assert "Player 1" in env.render()
    env = rl.aec(game, 2, render_mode="rgb_array")
    env.reset(seed=1)
    picture = env.render()
    assert picture.dtype == np.uint8
    assert picture.ndim == picture.shape[2] == 3
    assert len(np.unique(picture.reshape(-1, 3), axis=0)) > 20


@pytest.mark.parametrize(("name", "seats"), TEAMS)
def test_gymnasium_finds_no_fault(name: str, seats: int) -> None:
    check_env(_Lawful(rl.single(lastboat.game(name), seats)), skip_render_check=True)


def test_opponents_have_no_single_learner() -> None:
    with pytest.raises(NoTeam, match="pompeii"):
        rl.single(lastboat.game("pompeii"), 2)


def check_single(name: str, seats: int, games: int, seed: int) -> int:
    """One table shows what each of many shows, byte for byte, until its game ends; the decisions that were made."""
    game = lastboat.game(name)
    tables, single = rl.Tables(game, seats, games), [GameTable(game, seats) for _ in range(games)]
    tables.reset(seed)
    for number, one in enumerate(single):
        one.reset(seed, number)
    playing, decisions = list(range(games)), 0
    while playing:
        actions = tables.sample().copy()
        for n in playing:
            one = single[n]
            assert one.observation(one.who).tobytes() == tables.observation[n].tobytes()
            assert np.array_equal(one.mask(one.who), tables.mask[n])
            assert one.who == tables.who[n]
            one.step(int(actions[n]))
        tables.step(actions)
        decisions += len(playing)
        for n in playing:
            assert (single[n].who == OVER) == tables.ended[n]
            if tables.ended[n]:
                assert np.array_equal(np.array(single[n].returns(), np.float32), tables.reward[n])
        playing = [n for n in playing if not tables.ended[n]]
    return decisions


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_one_table_plays_the_game_that_many_play(name: str, seats: int) -> None:
    assert check_single(name, seats, games=2, seed=11)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_one_table_plays_the_games_that_many_play_for_many_decisions(name: str, seats: int) -> None:
    decisions, seeds = 0, itertools.count()
    while decisions < MANY_DECISIONS:
        decisions += check_single(name, seats, games=50, seed=next(seeds))


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_copies_and_pickles_go_on_alike(name: str) -> None:
    env = rl.aec(lastboat.game(name), 2)
    env.reset(seed=1)
    rng = np.random.default_rng(1)
    for _ in range(10):
        env.step(_random(env.observe(env.agent_selection)["action_mask"], rng))
    twins = [env, copy.deepcopy(env), pickle.loads(pickle.dumps(env))]
    for _ in range(30):
        if env.terminations[env.agent_selection]:
            break
        action = _random(env.observe(env.agent_selection)["action_mask"], rng)
        for twin in twins:
            twin.step(action)
        for twin in twins[1:]:
            assert twin.agent_selection == env.agent_selection
            assert all(
                np.array_equal(twin.observe(agent)[part], env.observe(agent)[part])
                for agent in env.possible_agents
                for part in ("observation", "action_mask")
            )


@pytest.mark.parametrize("name", lastboat.game_ids())
def test_a_vector_environment_pays_the_seat_that_played(name: str) -> None:
    env = rl.vector(lastboat.game(name), 2, tables=16, bots=["learner", "greedy"])
    observations, info = env.reset(seed=1)
    assert env.observation_space.contains(observations)
    rng, paid = np.random.default_rng(1), 0
    for _ in range(300):
        assert not info["who"].any()
        actions = np.array([_random(mask, rng) for mask in info["action_mask"]])
        assert env.action_space.contains(actions)
        observations, reward, ended, truncated, info = env.step(actions)
        assert not reward[~ended].any()
        assert not truncated.any()
        assert np.allclose(reward, info["reward"][:, 0])
        paid += int(ended.sum())
    assert paid
    env.close()


def test_an_environment_refuses_an_illegal_action() -> None:
    env = rl.aec(lastboat.game("pompeii"), 2)
    env.reset(seed=1)
    before = env.observe(env.agent_selection)["observation"]
    with pytest.raises(BadAction):
        env.step(int(np.flatnonzero(env.observe(env.agent_selection)["action_mask"] == 0)[0]))
    assert np.array_equal(env.observe(env.agent_selection)["observation"], before)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_openspiel_finds_no_fault(name: str, seats: int) -> None:
    spiel.register()
    game = pyspiel.load_game(f"lastboat_{name.replace('-', '_')}(players={seats})")
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize(
    ("name", "seats"), [one if one[1] == 2 else pytest.param(*one, marks=pytest.mark.soak) for one in SEATED]
)
def test_openspiel_plays_its_playthroughs_again(name: str, seats: int, tmp_path: Path) -> None:
    """OpenSpiel writes down a whole game with all that it can ask of a state, and finds the same from its actions."""
    spiel.register()
    file = tmp_path / "playthrough.txt"
    file.write_text(
        generate_playthrough.playthrough(f"lastboat_{name.replace('-', '_')}(players={seats})", [], seed=3), "utf-8"
    )
    flags.FLAGS.mark_as_parsed()  # those of `replay`, as they are by default
    before, again = generate_playthrough.replay(str(file))
    assert "IsTerminal() = True" in before
    assert before == again


def test_an_information_state_is_what_the_player_saw() -> None:
    """Two deals that differ in the other's cards look alike to a player, and unlike to the other."""
    spiel.register()
    game = pyspiel.load_game("lastboat_pompeii(players=2)")
    told: list[list[str]] = []
    for _ in range(2):
        state = game.new_initial_state()
        rng = np.random.default_rng(5)
        hidden = 0
        while not state.is_terminal() and hidden < 4:
            if not state.is_chance_node():
                state.apply_action(state.legal_actions()[0])
                continue
            outcomes = state.chance_outcomes()
            pick = int(rng.integers(len(outcomes)))
            if state.table.game.rules.witness(state.table.state) == 1:
                hidden += 1
                pick = (pick + len(told)) % len(outcomes)
            state.apply_action(outcomes[pick][0])
        told.append([state.information_state_string(player) for player in (0, 1)])
    assert told[0][0] == told[1][0]
    assert told[0][1] != told[1][1]
    assert spiel.HIDDEN in told[0][0]


def test_openspiel_takes_options() -> None:
    spiel.register()
    game = pyspiel.load_game("lastboat_forbidden_island(players=3,options=level:elite)")
    assert game.num_players() == 3
    assert game.new_initial_state().table.state.water > 1
    with pytest.raises(BadOption):
        spiel._class(lastboat.game("pompeii"))({"players": 2, "options": "colour:red"})


class _Lawful:
    """Gymnasium's check samples from the whole space: such actions are taken to the nearest legal one."""

    def __new__(cls, env: Any) -> Any:
        from gymnasium import ActionWrapper

        class Wrapped(ActionWrapper[Any, Any, Any]):
            def action(self, action: Any) -> Any:
                legal: Any = np.array(env.table.legal())
                return int(legal[np.argmin(abs(legal - action))])

        return Wrapped(env)


def _random(mask: Any, rng: np.random.Generator) -> int:
    return int(rng.choice(np.flatnonzero(mask)))
