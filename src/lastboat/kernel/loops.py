"""Whole games in one call, for every game and in both modes: `run`, `run_many`, `count_leaves`.

This module is loaded beside a game's own (see `loading`), so that `.rules` and `.greedy` are that
game's. Written in the dialect, it runs plain, strict and native from one source.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import CHANCE, NOBODY, OVER, Buffer, rule, store
from lastboat.kernel.rng import below, pick, start

if TYPE_CHECKING:
    from lastboat.games._template.ai.greedy import choose
    from lastboat.games._template.rules import actor, apply, chance, legal, others_may_act, score, setup, verdict
    from lastboat.games._template.state import State
else:
    from .ai.greedy import choose
    from .rules import actor, apply, chance, legal, others_may_act, score, setup, verdict
    from .state import State

RANDOM, GREEDY, GUIDED = 0, 1, 2
"""How a seat plays: at random, by the game's greedy policy, or by it three times in four."""

LONGEST = 20_000
"""No game takes that many steps; a run that does has gone wrong and stops."""


@rule
def decide(s: State, seat: int, bot: int, codes: Buffer, rng: Buffer) -> int:
    """The code a bot plays for the actor's seat."""
    if bot == GREEDY or (bot == GUIDED and below(rng, 4) > 0):
        return choose(s, seat, codes, rng)
    return codes[below(rng, legal(s, seat, codes))]


@rule
def step_in(s: State, seat: int, bot: int, codes: Buffer, rng: Buffer) -> int:
    """The code a bot plays out of turn, or NOBODY's -1 for letting the others go on."""
    if bot == RANDOM or (bot == GUIDED and below(rng, 4) == 0):
        if below(rng, 16) > 0:
            return NOBODY
        n = legal(s, seat, codes)
        return NOBODY if n == 0 else codes[below(rng, n)]
    return choose(s, seat, codes, rng)


@rule
def run(
    s: State, seats: int, options: Buffer, bots: Buffer, rng: Buffer, codes: Buffer, weights: Buffer,
    log: Buffer, trace: list[State],
) -> int:  # fmt: skip
    """Set up and play a game to its end; returns its steps, 0 if it never ends.

    `log` takes (seat, code) pairs and `trace` the state after each, as far as they have room.
    """
    setup(s, seats, options)
    for n in range(LONGEST):
        who = actor(s)
        if who == OVER:
            return n
        code = NOBODY
        if who == CHANCE:
            code = codes[pick(rng, weights, chance(s, codes, weights))]
        else:
            if others_may_act(s):
                other = who
                for _ in range(1, seats):
                    if code == NOBODY:
                        other = other + 1 if other + 1 < seats else 0
                        code = step_in(s, other, bots[other], codes, rng)
                if code != NOBODY:
                    who = other
            if code == NOBODY:
                code = decide(s, who, bots[who], codes, rng)
        apply(s, who, code)
        if 2 * n + 1 < len(log):
            log[2 * n] = who
            log[2 * n + 1] = code
        if n < len(trace):
            store(trace, n, s)
    return 0


@rule
def run_many(
    states: list[State], seats: int, options: Buffer, bots: Buffer, seed: int, first: int, count: int, rng: Buffer,
    codes: Buffer, weights: Buffer, log: Buffer, trace: list[State], verdicts: Buffer, points: Buffer,
    scored: Buffer,
) -> int:  # fmt: skip
    """Play `count` games of a seed from number `first` on; returns their steps, 0 if one never ends.

    How they ended is counted in `verdicts`, what each seat scored is added up in `points`, and in `scored`
    in how many games it scored anything. The second of the two states is an empty one to begin with.
    """
    total = 0
    for number in range(first, first + count):
        store(states, 0, states[1])
        s = states[0]
        start(rng, seed, number)
        steps = run(s, seats, options, bots, rng, codes, weights, log, trace)
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
    """Write every (seat, code) that can come next into `moves` from index `at`; returns how many."""
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
    """Perft: in how many ways the next `depth` steps can go from the state at the stack's bottom.

    Decisions of all seats and chance outcomes count one each. `moves` has `width` numbers a level.
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
