"""Many games stepped together, one decision of each at a time: what `lastboat.rl` runs. In the dialect.

Loaded into a game's package like `loops`. Each table has a game, a random stream and a seat that is asked. Seats whose
policy is LEARNER are asked; for the others the loops' policies play, until a learner is asked again. A game that ends
is followed by the next one at once, so that after every step every table asks.

Observations are what the asked seat may know, and codes are told, with the seats numbered from the asked one on:
`codes_of` holds for each seat the code of each action, `actions_of` the reverse, `width` numbers a seat. The last
action, PASS, lets the others go on where a seat is asked out of turn.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import CHANCE, NOBODY, OVER, Buffer, Bytes, rotate, rule, store
from lastboat.kernel.policies import LEARNER, code_of, move_of, next_seat, seat_of
from lastboat.kernel.rng import STREAM, below, pick_outcome, start

if TYPE_CHECKING:
    from lastboat.kernel.loops import choose_interrupt, choose_move
    from lastboat.kernel.package import State, actor, apply, chance, choose, hide, legal, others_may_act, score, setup
elif __package__ != "lastboat.compile":  # in a game's package
    from .ai.greedy import choose
    from .loops import choose_interrupt, choose_move
    from .rules import actor, apply, chance, legal, others_may_act, score, setup
    from .seen import hide
    from .state import State

ASKED = OVER - 1
"""From here down: a learner is asked, seat 0 or the next ones."""
SEED, SEATS, WIDTH, INTERRUPTS, TABLES, SETTINGS = range(6)
"""The fields of the settings buffer: the seed; the number of seats; the number of actions, PASS included; whether
seats are asked out of turn; how many tables there are in all; and how many fields there are."""


@rule
def next_or_asked(
    s: State, passed: int, settings: Buffer, policies: Buffer, rng: Buffer, codes: Buffer, weights: Buffer
) -> int:  # fmt: skip
    """What is played next, as `move_of` puts it, OVER, or ASKED - seat if a learner is asked.

    `passed` has let the others go on (or NOBODY).
    """
    who = actor(s)
    if who == OVER:
        return OVER
    if who == CHANCE:
        return move_of(CHANCE, codes[pick_outcome(rng, weights, chance(s, codes, weights))])
    if settings[INTERRUPTS] == 1 and others_may_act(s):
        seat = next_seat(who if passed == NOBODY else passed, settings[SEATS])
        while seat != who:
            if policies[seat] != LEARNER:
                code = choose_interrupt(s, seat, policies[seat], codes, rng)
                if code != NOBODY:
                    return move_of(seat, code)
            elif legal(s, seat, codes) > 0:
                return ASKED - seat
            seat = next_seat(seat, settings[SEATS])
    if policies[who] == LEARNER:
        return ASKED - who
    return move_of(who, choose_move(s, who, policies[who], codes, rng))


@rule
def ask(
    s: State, passed: int, settings: Buffer, policies: Buffer, rng: Buffer, codes: Buffer, weights: Buffer
) -> int:  # fmt: skip
    """Play on until a learner is asked; return its seat, or OVER. `passed` has let the others go on (or NOBODY)."""
    move = next_or_asked(s, passed, settings, policies, rng, codes, weights)
    while move >= 0:
        apply(s, seat_of(move), code_of(move))
        move = next_or_asked(s, NOBODY, settings, policies, rng, codes, weights)
    return OVER if move == OVER else ASKED - move


@rule
def look(s: State, seat: int, seats: int) -> None:
    """Turn a state into what a seat may know of it, the seats numbered from it on."""
    hide(s, seat)
    rotate(s, seat, seats)


@rule
def take_stream(streams: Buffer, table: int, rng: Buffer) -> None:
    """Copy a table's random stream out of those of all tables."""
    for k in range(STREAM):
        rng[k] = streams[table * STREAM + k]


@rule
def put_stream(streams: Buffer, table: int, rng: Buffer) -> None:
    """Copy a table's random stream back."""
    for k in range(STREAM):
        streams[table * STREAM + k] = rng[k]


@rule
def deal_table(
    states: list[State], table: int, settings: Buffer, options: Buffer, games: Buffer, rng: Buffer
) -> None:  # fmt: skip
    """Begin a table's next game: number `games[table]` of the seed."""
    store(states, table, states[settings[TABLES]])
    setup(states[table], settings[SEATS], options)
    start(rng, settings[SEED], games[table])
    games[table] += settings[TABLES]


@rule
def show_table(
    states: list[State], table: int, seat: int, settings: Buffer, actions_of: Buffer, codes: Buffer,
    observations: list[State], mask: Bytes,
) -> None:  # fmt: skip
    """Write what a seat may know of its table, and which actions it has."""
    store(observations, table, states[table])
    look(observations[table], seat, settings[SEATS])
    width = settings[WIDTH]
    at = table * width
    for action in range(width):
        mask[at + action] = 0
    for k in range(legal(states[table], seat, codes)):
        mask[at + actions_of[seat * width + codes[k]]] = 1
    if actor(states[table]) != seat:
        mask[at + width - 1] = 1


@rule
def advance_table(
    states: list[State], table: int, passed: int, settings: Buffer, options: Buffer, policies: Buffer,
    actions_of: Buffer, streams: Buffer, games: Buffer, who: Buffer, reward: Buffer, ended: Buffer,
    observations: list[State], mask: Bytes, rng: Buffer, codes: Buffer, weights: Buffer,
) -> None:  # fmt: skip
    """Play on at a table until a learner is asked; a game that ends is counted, and the next one begins."""
    seats = settings[SEATS]
    take_stream(streams, table, rng)
    seat = ask(states[table], passed, settings, policies, rng, codes, weights)
    while seat == OVER:
        ended[table] += 1
        for p in range(seats):
            reward[table * seats + p] += score(states[table], p)
        deal_table(states, table, settings, options, games, rng)
        seat = ask(states[table], NOBODY, settings, policies, rng, codes, weights)
    put_stream(streams, table, rng)
    who[table] = seat
    show_table(states, table, seat, settings, actions_of, codes, observations, mask)


@rule
def reset_tables(
    states: list[State], first: int, last: int, settings: Buffer, options: Buffer, policies: Buffer,
    actions_of: Buffer, streams: Buffer, games: Buffer, who: Buffer, reward: Buffer, ended: Buffer,
    observations: list[State], mask: Bytes, rng: Buffer, codes: Buffer, weights: Buffer,
) -> None:  # fmt: skip
    """Begin a game at the tables from `first` up to `last`."""
    for table in range(first, last):
        ended[table] = 0
        for p in range(settings[SEATS]):
            reward[table * settings[SEATS] + p] = 0
        deal_table(states, table, settings, options, games, rng)
        put_stream(streams, table, rng)
        advance_table(
            states, table, NOBODY, settings, options, policies, actions_of, streams, games, who, reward, ended,
            observations, mask, rng, codes, weights,
        )  # fmt: skip


@rule
def step_tables(
    states: list[State], first: int, last: int, actions: Buffer, codes_of: Buffer, settings: Buffer, options: Buffer,
    policies: Buffer, actions_of: Buffer, streams: Buffer, games: Buffer, who: Buffer, reward: Buffer, ended: Buffer,
    observations: list[State], mask: Bytes, rng: Buffer, codes: Buffer, weights: Buffer,
) -> None:  # fmt: skip
    """Play a legal action at the tables from `first` up to `last`."""
    width = settings[WIDTH]
    for table in range(first, last):
        ended[table] = 0
        for p in range(settings[SEATS]):
            reward[table * settings[SEATS] + p] = 0
        seat = who[table]
        passed = seat
        if actions[table] != width - 1:
            apply(states[table], seat, codes_of[seat * width + actions[table]])
            passed = NOBODY
        advance_table(
            states, table, passed, settings, options, policies, actions_of, streams, games, who, reward, ended,
            observations, mask, rng, codes, weights,
        )  # fmt: skip


@rule
def find_illegal(tables: int, actions: Buffer, settings: Buffer, mask: Bytes) -> int:
    """The first table whose action is not legal, or the number of tables."""
    width = settings[WIDTH]
    for table in range(tables):
        if actions[table] < 0 or actions[table] >= width or mask[table * width + actions[table]] == 0:
            return table
    return tables


@rule
def start_sampling(first: int, last: int, settings: Buffer, sampling: Buffer, rng: Buffer) -> None:
    """Begin the random streams that choose actions: those of the games count up from 0, these down from -1."""
    for table in range(first, last):
        start(rng, settings[SEED], -1 - table)
        put_stream(sampling, table, rng)


@rule
def sample_actions(
    states: list[State], first: int, last: int, actions: Buffer, settings: Buffer, actions_of: Buffer, who: Buffer,
    sampling: Buffer, rng: Buffer, codes: Buffer,
) -> None:  # fmt: skip
    """Choose an action at random at each table, each legal one as likely as any other, PASS included."""
    width = settings[WIDTH]
    for table in range(first, last):
        seat = who[table]
        count = legal(states[table], seat, codes)
        take_stream(sampling, table, rng)
        n = below(rng, count if actor(states[table]) == seat else count + 1)
        put_stream(sampling, table, rng)
        actions[table] = width - 1 if n == count else actions_of[seat * width + codes[n]]


@rule
def greedy_actions(
    states: list[State], first: int, last: int, actions: Buffer, settings: Buffer, actions_of: Buffer, who: Buffer,
    sampling: Buffer, rng: Buffer, codes: Buffer,
) -> None:  # fmt: skip
    """Choose what the greedy policy plays at each table."""
    width = settings[WIDTH]
    for table in range(first, last):
        seat = who[table]
        take_stream(sampling, table, rng)
        code = choose(states[table], seat, codes, rng)
        put_stream(sampling, table, rng)
        actions[table] = width - 1 if code == NOBODY else actions_of[seat * width + code]
