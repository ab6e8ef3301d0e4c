"""Many tables stepped together: the same as plain Python, whatever the number of threads, and as fair as one game."""

from __future__ import annotations

from random import Random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest

import lastboat
from lastboat.compile.entries import entries
from lastboat.kernel.errors import BadAction, BadBatch, BadBots, UnknownWord
from lastboat.kernel.policies import LEARNER, POLICIES
from lastboat.kernel.rng import STREAM
from lastboat.rl import Space, Tables

GAMES = (*lastboat.game_ids(), "_template")
SEATED = [(name, seats) for name in GAMES for seats in lastboat.game(name).seats]
DECISIONS = 400
MANY_DECISIONS = 20_000


class Plain:
    """The rules of `compile.batch` run by Python, with lists for arrays."""

    def __init__(self, game: lastboat.Game, seats: int, tables: int, seed: int, policies: list[int]) -> None:
        self.rules = SimpleNamespace(**entries(game.package, game))
        self.space, self.tables = Space(game, seats), tables
        codes = self.space.code_of
        self.codes_of = [code for row in codes for code in row]
        actions_of = [row.index(code) for row in codes for code in range(len(row))]
        size = max(game.actions.count, game.outcomes.count)
        self.states = [game.state() for _ in range(tables + 1)]
        self.observations = [game.state() for _ in range(tables)]
        self.mask = [0] * (tables * self.space.actions)
        self.who, self.ended, self.scores = [0] * tables, [0] * tables, [0] * (tables * seats)
        self.buffers = (
            [seed, seats, self.space.actions, 1, tables], game.encode_options(seats, {}), policies, actions_of,
            [0] * (tables * STREAM), list(range(tables)), self.who, self.scores, self.ended,
            self.observations, self.mask, [0] * STREAM, [0] * size, [0] * size,
        )  # fmt: skip
        self.rules.reset_tables(self.states, 0, tables, *self.buffers)

    def step(self, actions: list[int]) -> None:
        self.rules.step_tables(self.states, 0, self.tables, actions, self.codes_of, *self.buffers)


def check_plain(name: str, seats: int, decisions: int, bots: list[str] | None = None) -> None:
    """Native tables show what plain ones show, byte for byte."""
    game, count = lastboat.game(name), 8
    native = Tables(game, seats, count, bots=bots)
    native.reset(7)
    policies = [LEARNER] * seats if bots is None else [POLICIES.get(bot, LEARNER) for bot in bots]
    plain = Plain(game, seats, count, 7, policies)
    ends = 0
    for _ in range(decisions // count):
        assert [s.key() for s in plain.observations] == [row.tobytes() for row in native.observation]
        assert plain.mask == native.mask.ravel().tolist()
        assert plain.who == native.who.tolist()
        assert plain.ended == native.ended.tolist()
        assert np.array_equal(np.array(plain.scores, np.float32) / np.float32(1000), native.reward.ravel())
        ends += int(native.ended.sum())
        actions = native.sample().tolist()
        native.step(actions)
        plain.step(actions)
    assert ends or decisions < MANY_DECISIONS


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_native_tables_are_plain_ones_byte_for_byte(name: str, seats: int) -> None:
    check_plain(name, seats, DECISIONS)


@pytest.mark.soak
@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_native_tables_are_plain_ones_for_many_decisions(name: str, seats: int) -> None:
    check_plain(name, seats, MANY_DECISIONS)


@pytest.mark.parametrize("name", GAMES)
def test_bots_play_the_other_seats_inside_a_step(name: str) -> None:
    check_plain(name, 3, DECISIONS, ["random", "learner", "guided"])
    tables = Tables(lastboat.game(name), 3, 16, bots=["random", "learner", "guided"])
    tables.reset(3)
    for _ in range(40):
        assert set(tables.who.tolist()) == {1}
        tables.step(tables.greedy())


@pytest.mark.parametrize("name", GAMES)
def test_threads_do_not_change_what_is_played(name: str) -> None:
    game = lastboat.game(name)
    one, three = Tables(game, 2, 10), Tables(game, 2, 10, threads=3)
    one.reset(5)
    three.reset(5)
    for _ in range(60):
        actions = one.sample().copy()
        one.step(actions)
        three.step(actions)
        assert np.array_equal(one.observation, three.observation)
        assert np.array_equal(one.mask, three.mask)
    three.close()


@pytest.mark.parametrize("name", GAMES)
def test_saved_tables_go_on_alike(name: str) -> None:
    game = lastboat.game(name)
    tables, other = Tables(game, 2, 6), Tables(game, 2, 6)
    tables.reset(5)
    for _ in range(30):
        tables.step(tables.sample())
    saved = tables.save()
    other.load(saved)
    for _ in range(60):
        actions = tables.sample().copy()
        assert np.array_equal(actions, other.sample())
        tables.step(actions)
        other.step(actions)
    for mine, others in ((tables.observation, other.observation), (tables.mask, other.mask), (tables.who, other.who)):
        assert np.array_equal(mine, others)


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_values_stay_in_the_ranges_of_the_space(name: str, seats: int) -> None:
    tables = Tables(lastboat.game(name), seats, 32)
    tables.reset(2)
    space = tables.space
    for _ in range(100):
        tables.step(tables.sample())
        assert (tables.observation >= space.low).all()
        assert (tables.observation <= space.high).all()
        tokens = space.tokens(tables.observation)
        assert 0 <= tokens.min() <= tokens.max() < space.vocabulary


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_an_observation_is_the_same_in_worlds_its_seat_cannot_tell_apart(name: str, seats: int) -> None:
    game, rng = lastboat.game(name), Random(1)
    tables = Tables(game, seats, 8)
    tables.reset(4)
    differed = 0
    for _ in range(60):
        tables.step(tables.sample())
        for table in range(8):
            seat = int(tables.who[table])
            world = game.determinize(tables.state(table), seat, rng)
            differed += world != tables.state(table)
            seen = game.observe(world, seat)
            seen.rotate(seat, seats)
            assert seen.key() == tables.observation[table].tobytes()
    assert differed or not game.secrets


@pytest.mark.parametrize(("name", "seats"), SEATED)
def test_the_asked_seat_is_seat_0_of_its_observation(name: str, seats: int) -> None:
    """What the asked seat has is row 0, what the next one has row 1; actions name seats alike."""
    tables = Tables(lastboat.game(name), seats, 8)
    tables.reset(9)
    for _ in range(50):
        tables.step(tables.sample())
        for table in range(8):
            seat, state = int(tables.who[table]), tables.game.observe(tables.state(table), int(tables.who[table]))
            for field, cells in tables.space.fields.items():
                seen, true = tables.space.field(tables.observation[table], field), np.array(getattr(state, field))
                if cells.per_seat:
                    for p in range(seats):
                        if not cells.seat:
                            assert np.array_equal(seen[p], true[(seat + p) % seats]), field
                elif not cells.seat:
                    assert np.array_equal(seen, true), field
            legal = {tables.space.code(seat, a) for a in np.flatnonzero(tables.mask[table]).tolist()}
            passing = {tables.space.nothing} if tables.game.actor(tables.state(table)) != seat else set()
            assert legal == set(tables.game.legal(tables.state(table), seat)) | passing


def test_an_action_names_the_next_player_as_1() -> None:
    space = Space(lastboat.game("forbidden-island"), 3)
    acts = space.game.actions
    assert acts.text(space.code(1, space.action("give earth_stone 1"))) == "give earth_stone 2"
    assert acts.text(space.code(2, space.action("give earth_stone 1"))) == "give earth_stone 0"
    assert space.code(2, space.nothing) == space.nothing


def test_games_pay_once_at_their_end_and_the_next_begins() -> None:
    tables = Tables(lastboat.game("pompeii"), 2, 16)
    tables.reset(1)
    finished = 0
    for _ in range(600):
        tables.step(tables.sample())
        over = tables.ended > 0
        finished += int(over.sum())
        assert np.allclose(tables.reward[over].sum(axis=1), 1)
        assert not tables.reward[~over].any()
    assert finished >= 16
    assert sum(tables.games) == sum(range(16)) + 16 * (16 + finished)


@pytest.mark.parametrize("interrupts", [True, False])
def test_seats_are_asked_out_of_turn_only_where_wanted(interrupts: bool) -> None:
    tables = Tables(lastboat.game("forbidden-island"), 3, 32, interrupts=interrupts)
    tables.reset(1)
    passes = 0
    for _ in range(200):
        passes += int(tables.mask[:, tables.space.nothing].sum())
        tables.step(tables.sample())
    assert (passes > 0) == interrupts


def test_an_illegal_action_is_named_and_nothing_is_played() -> None:
    tables = Tables(lastboat.game("nisyros"), 2, 4)
    tables.reset(1)
    actions = tables.sample().copy()
    before = tables.save()
    actions[2] = np.flatnonzero(tables.mask[2] == 0)[0]
    with pytest.raises(BadAction, match="at table 2"):
        tables.step(actions)
    for wrong in (-1, tables.space.actions, 1 << 40):
        actions[2] = wrong
        with pytest.raises(BadAction):
            tables.step(actions)
    after = tables.save()
    assert all(np.array_equal(before[name], after[name]) for name in before)


def test_what_cannot_be_is_refused() -> None:
    game = lastboat.game("pompeii")
    refused: list[tuple[type[Exception], dict[str, Any]]] = [
        (BadBatch, {"tables": 0}), (BadBatch, {"threads": 5, "tables": 4}), (UnknownWord, {"device": "tpu"}),
        (BadBots, {"bots": ["learner"]}), (UnknownWord, {"bots": ["learner", "strong"]}),
        (UnknownWord, {"bots": ["greedy", "greedy"]}), (lastboat.LastboatError, {"options": {"colour": "red"}}),
    ]  # fmt: skip
    for error, given in refused:
        with pytest.raises(error):
            Tables(game, 2, **given)
    with pytest.raises(BadBatch):
        Tables(game, 2, 4).reset(-1)
    with pytest.raises(UnknownWord, match="hands"):
        Space(game, 2).field(np.zeros(615, np.int8), "hand")
