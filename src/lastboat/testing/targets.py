"""Plain, strict and native rules are one: the same states, field by field, after every step of guided games.

The bots pick from the legal lists by one shared random stream. So equal logs also mean equal lists.
"""

from __future__ import annotations

from array import array
from dataclasses import replace
from itertools import islice
from typing import Any

from lastboat import Game
from lastboat.compile import engine, plain_state
from lastboat.kernel.layout import BaseState, strict
from lastboat.sim import count_leaves, play_many
from lastboat.sim.many import LOG, Loops
from lastboat.testing.matches import played_values, tables

GAMES = 102
"""So many games are compared, of all numbers of seats together."""


def told_as_bytes(cls: type[BaseState]) -> Any:
    """The state class with copies that are bytes, for traces that need nothing else."""
    depths = [(name, len(field.shape)) for name, field in cls.FIELDS.items()]

    def copy(s: BaseState) -> bytes:
        values: list[int] = []
        for name, depth in depths:
            value = getattr(s, name)
            if depth == 0:
                values.append(value)
            else:
                values += value if depth == 1 else [number for row in value for number in row]
        return array("b", values).tobytes()

    return type(cls.__name__, (cls,), {"__slots__": (), "copy": copy})


def differences(cls: type[BaseState], ours: bytes, theirs: bytes) -> list[str]:
    """The fields in which two states differ, with both contents."""
    a, b = (plain_state(cls, state) for state in (ours, theirs))
    return [f"{f}: {getattr(a, f)} != {getattr(b, f)}" for f in cls.FIELDS if getattr(a, f) != getattr(b, f)]


def compare(game: Game, kind: str, log: list[int], ours: bytes, other_log: list[int], theirs: bytes) -> None:
    """Fail with the first step at which two runs part, and how."""
    if log == other_log and ours == theirs:
        return
    size = len(game.state().key())
    steps = min(len(log), len(other_log)) // 2
    for n in range(steps):
        step, other = log[2 * n : 2 * n + 2], other_log[2 * n : 2 * n + 2]
        assert step == other, f"step {n}: plain plays {step}, {kind} {other}"
        part = slice(n * size, n * size + size)
        assert ours[part] == theirs[part], f"step {n} {step}: {differences(game.state, ours[part], theirs[part])}"
    raise AssertionError(f"{kind}: {len(other_log) // 2} steps instead of {len(log) // 2}")


def run(loops: Loops, number: int, trace: Any) -> tuple[list[int], bytes]:
    """A game's log, and the states after all its steps as bytes."""
    log = loops.buffer(2 * LOG)
    _, steps = loops.run(1, number, log, trace)
    assert steps <= LOG
    states = bytes(trace)[: steps * len(trace[0])] if loops.native else b"".join(trace[:steps])
    return list(map(int, log[: 2 * steps])), states


def check_targets(game: Game, seats: int, numbers: range) -> None:
    """Play the games in all three ways and compare them."""
    plain, careful = (replace(game, state=told_as_bytes(cls)) for cls in (game.state, strict(game.state)))
    native_trace, trace = engine(game).states(LOG), [b""] * LOG
    bots = ["guided"] * seats
    for number, options in zip(numbers, islice(tables(game, seats), numbers.start, numbers.stop), strict=True):
        log, states = run(Loops(plain, seats, options, bots, native=False), number, trace)
        compare(game, "strict", log, states, *run(Loops(careful, seats, options, bots, native=False), number, trace))
        compiled = Loops(game, seats, options, bots, native=True)
        compare(game, "native", log, states, *run(compiled, number, native_trace))


def targets_agree(game: Game) -> None:
    """The first games of every number of seats."""
    check_share(game, 0, GAMES)


def check_share(game: Game, share: int, games: int) -> None:
    """A share of so many games, of all numbers of seats together."""
    each = games // len(game.seats)
    for seats in game.seats:
        check_targets(game, seats, range(share * each, share * each + each))


def all_options_are_played(game: Game) -> None:
    """Every value of every option, in the games that are compared."""
    longest = max((len(played_values(option)) for option in game.options), default=0)
    chosen = [set(table.items()) for seats in game.seats for table in islice(tables(game, seats), 4 * longest)]
    assert set().union(*chosen) == {(option.name, value) for option in game.options for value in played_values(option)}


def tallies_are_the_same(game: Game) -> None:
    """Plain, native, and in threads."""
    seats = game.seats[0]
    plain = play_many(game, seats, 20, seed=3, bots=("guided",), native=False)
    assert plain.games == sum(plain.verdicts.values()) == 20
    assert play_many(game, seats, 20, seed=3, bots=("guided",)) == plain
    assert play_many(game, seats, 1200, seed=3, threads=2) == play_many(game, seats, 1200, seed=3)


def perft_is_the_same(game: Game) -> None:
    """As many ways to play on from the opening, plain and native."""
    for seats in game.seats:
        opening = game.setup(seats)
        for depth in range(3):
            assert count_leaves(game, opening, seats, depth) == count_leaves(game, opening, seats, depth, native=False)
