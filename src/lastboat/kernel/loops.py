"""Whole games in one call, for every game and in both modes: `run`, `run_many`, `count_leaves`.

This module is loaded into a game's package (see `loading`), so that `.rules` and `.ai.greedy` are that
game's. Written in the dialect, it runs plain, strict and native from one source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import CHANCE, NOBODY, OVER, Buffer, rule, store
from lastboat.kernel.policies import (
    GREEDY,
    GUIDED,
    GUIDED_RANDOM,
    MOST_STEPS,
    RANDOM,
    RANDOM_INTERRUPT,
    code_of,
    move_of,
    next_seat,
    seat_of,
)
from lastboat.kernel.rng import below, pick_outcome, start

if TYPE_CHECKING:
    from lastboat.kernel.package import (
        State,
        actor,
        apply,
        chance,
        choose,
        legal,
        others_may_act,
        score,
        setup,
        verdict,
    )
else:
    from .ai.greedy import choose
    from .rules import actor, apply, chance, legal, others_may_act, score, setup, verdict
    from .state import State


@rule
def choose_move(s: State, seat: int, policy: int, codes: Buffer, rng: Buffer) -> int:
    """The code a policy plays for the actor."""
    if policy == GREEDY or (policy == GUIDED and below(rng, GUIDED_RANDOM) > 0):
        return choose(s, seat, codes, rng)
    return codes[below(rng, legal(s, seat, codes))]


@rule
def choose_interrupt(s: State, seat: int, policy: int, codes: Buffer, rng: Buffer) -> int:
    """The code a policy plays out of turn, or NOBODY to let the others go on."""
    if policy == RANDOM or (policy == GUIDED and below(rng, GUIDED_RANDOM) == 0):
        if below(rng, RANDOM_INTERRUPT) > 0:
            return NOBODY
        n = legal(s, seat, codes)
        return NOBODY if n == 0 else codes[below(rng, n)]
    return choose(s, seat, codes, rng)


@rule
def next_move(s: State, seats: int, policies: Buffer, rng: Buffer, codes: Buffer, weights: Buffer) -> int:
    """What is played next, as `move_of` puts it, or OVER."""
    who = actor(s)
    if who == OVER:
        return OVER
    if who == CHANCE:
        return move_of(CHANCE, codes[pick_outcome(rng, weights, chance(s, codes, weights))])
    if others_may_act(s):
        seat = next_seat(who, seats)
        while seat != who:
            code = choose_interrupt(s, seat, policies[seat], codes, rng)
            if code != NOBODY:
                return move_of(seat, code)
            seat = next_seat(seat, seats)
    return move_of(who, choose_move(s, who, policies[who], codes, rng))


@rule
def play_step(
    s: State, seats: int, policies: Buffer, rng: Buffer, codes: Buffer, weights: Buffer, log: Buffer, n: int
) -> bool:
    """Play step number `n` of a game and write its (seat, code) to `log` if there is room; False if it is over."""
    move = next_move(s, seats, policies, rng, codes, weights)
    if move == OVER:
        return False
    apply(s, seat_of(move), code_of(move))
    if 2 * n + 1 < len(log):
        log[2 * n] = seat_of(move)
        log[2 * n + 1] = code_of(move)
    return True


@rule
def run(
    s: State, seats: int, options: Buffer, policies: Buffer, rng: Buffer, codes: Buffer, weights: Buffer,
    log: Buffer, trace: list[State],
) -> int:  # fmt: skip
    """Set up and play a game to its end; return its steps, 0 if it does not end.

    `log` takes (seat, code) pairs and `trace` the state after each, as far as they have room.
    """
    setup(s, seats, options)
    for n in range(MOST_STEPS):
        if not play_step(s, seats, policies, rng, codes, weights, log, n):
            return n
        if n < len(trace):
            store(trace, n, s)
    return 0


@rule
def run_many(
    states: list[State], seats: int, options: Buffer, policies: Buffer, seed: int, first: int, count: int, rng: Buffer,
    codes: Buffer, weights: Buffer, log: Buffer, trace: list[State], verdicts: Buffer, points: Buffer,
    scored: Buffer,
) -> int:  # fmt: skip
    """Play `count` games of a seed from number `first` on; return their steps, 0 if one does not end.

    `verdicts` counts how they ended; `points` adds up each seat's score, and `scored` counts the games in
    which it scored at all. `states[1]` is an empty state, `states[0]` is scratch.
    """
    total = 0
    for number in range(first, first + count):
        store(states, 0, states[1])
        s = states[0]
        start(rng, seed, number)
        steps = run(s, seats, options, policies, rng, codes, weights, log, trace)
        if steps == 0:
            return 0
        total += steps
        verdicts[verdict(s)] += 1
        for p in range(seats):
            points[p] += score(s, p)
            if score(s, p) > 0:
                scored[p] += 1
    return total


@rule
def expand(s: State, seats: int, codes: Buffer, weights: Buffer, moves: Buffer, at: int) -> int:
    """Write every (seat, code) that can come next into `moves` from index `at`; return how many."""
    n = 0
    who = actor(s)
    if who == OVER:
        return 0
    if who == CHANCE:
        n = chance(s, codes, weights)
        for i in range(n):
            moves[at + 2 * i] = CHANCE
            moves[at + 2 * i + 1] = codes[i]
        return n
    for p in range(seats):
        if p == who or others_may_act(s):
            found = legal(s, p, codes)
            for i in range(found):
                moves[at + 2 * n] = p
                moves[at + 2 * n + 1] = codes[i]
                n += 1
    return n


@rule
def count_leaves(
    stack: list[State], depth: int, seats: int, codes: Buffer, weights: Buffer, moves: Buffer,
    todo: Buffer, width: int,
) -> int:  # fmt: skip
    """Perft: the number of ways the next `depth` steps can go from `stack[0]`.

    Decisions of all seats and chance outcomes count one each. `moves` has `width` numbers for each level.
    """
    if depth == 0:
        return 1
    leaves = 0
    level = 0
    todo[0] = expand(stack[0], seats, codes, weights, moves, 0)
    while level >= 0:
        if todo[level] == 0:
            level -= 1
        elif level == depth - 1:
            leaves += todo[level]
            todo[level] = 0
        else:
            todo[level] -= 1
            at = level * width + 2 * todo[level]
            store(stack, level + 1, stack[level])
            apply(stack[level + 1], moves[at], moves[at + 1])
            level += 1
            todo[level] = expand(stack[level], seats, codes, weights, moves, level * width)
    return leaves
