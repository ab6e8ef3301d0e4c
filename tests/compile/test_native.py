"""Native functions called from Python: buffers, states, the random stream, and threads."""

from __future__ import annotations

import threading
from pathlib import Path
from typing import Any

import pytest

from lastboat import Game
from lastboat.compile import library, plain_state
from lastboat.compile.build import compile_program
from lastboat.compile.native import LARGE, Library, buffer, numbers
from lastboat.compile.program import Program
from lastboat.kernel import rng
from tests.compile.programs import Ship, compiled

DRAWS = 2000


def test_plain_and_native_draw_alike(tmp_path: Path) -> None:
    rules: dict[str, Any] = {"start": rng.start, "draw": rng.draw, "below": rng.below, "pick": rng.pick}
    native = Library(*compile_program(Program("rng", Ship, rules), tmp_path, "rng"))
    mine, theirs, weights = [0] * rng.STREAM, buffer(rng.STREAM), [3, 0, 1, 70]
    rng.start(mine, 2**62 + 99, 3)
    native.start(theirs, 2**62 + 99, 3)
    for i in range(DRAWS):
        assert native.draw(theirs) == rng.draw(mine)
        assert native.below(theirs, 3 * i * i + 1) == rng.below(mine, 3 * i * i + 1)
        assert native.pick(theirs, numbers(weights), 4) == rng.pick(mine, weights, 4)
    assert list(theirs) == mine


def test_buffers_of_every_size_begin_with_zeros() -> None:
    for size in (0, 1, LARGE // 8 - 1, LARGE // 8, LARGE):
        made = buffer(size)
        assert len(made) == size
        assert not any(made)
        if size:
            made[size - 1] = -(2**63)
            assert made[size - 1] == -(2**63)


def test_states_go_there_and_back() -> None:
    s = Ship()
    s.water, s.place[2], s.hands[1] = -3, -1, [4, 5, -6]
    made = Library.__new__(Library)
    made.state_size = len(s.key())
    taken = made.state(s)
    assert bytes(taken) == s.key()
    assert plain_state(Ship, taken) == s
    several = made.states(2)
    several[1] = taken
    taken[0] = 7
    assert [plain_state(Ship, one) for one in several] == [Ship(), s]


def test_entry_points_answer_as_the_plain_rules_do(game: Game) -> None:
    native = library(game.package)
    for seats in game.seats:
        s = game.setup(seats)
        taken = native.state(s)
        assert native.actor(taken) == game.actor(s)
        codes, weights = buffer(game.outcomes.count), buffer(game.outcomes.count)
        plain_codes, plain_weights = [0] * game.outcomes.count, [0] * game.outcomes.count
        n = native.chance(taken, codes, weights)
        assert n == game.rules.chance(s, plain_codes, plain_weights)
        assert (codes[:n], weights[: game.outcomes.count]) == (plain_codes[:n], plain_weights)
        native.apply(taken, -1, codes[n - 1])
        assert bytes(taken) == game.apply(s, -1, codes[n - 1]).key()


FOREVER = 3_000_000_000


def test_other_threads_run_during_a_call(tmp_path: Path) -> None:
    """The call ends early only if this thread gets to say so; that `k` is 1 the compiler cannot know."""
    _, native = compiled(
        tmp_path,
        "@rule\ndef f(b: Buffer, k: int) -> int:\n    n = 0\n"
        f"    while b[0] == 0 and n < {FOREVER}:\n        n += 1\n        b[k] = n\n    return n\n",
    )
    shared = buffer(2)
    caller = threading.Thread(target=native.f, args=(shared, 1))
    caller.start()
    while shared[1] == 0:
        pass
    shared[0] = 1
    caller.join()
    assert shared[1] < FOREVER


def test_a_missing_function_is_named(template: Game) -> None:
    with pytest.raises(AttributeError, match="has no function fly"):
        library(template.package).fly()
