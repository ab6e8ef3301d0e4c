"""Information-set MCTS (open loop, PUCT), for every game, plain and native.

Each simulation determinizes a copy of what the seat knows, descends the tree by PUCT, adds a node, rolls
out by the game's rollout policy and adds the result to every node on the path. A node stands for the moves
that led to it. Chance is sampled anew in each simulation; it is part of a node's history only if the
settings say so. Moves that are illegal in a determinization are skipped; how often a move was available is
counted apart from how often it was chosen.

This module is loaded into a game's package (see `loading`), so that `.rules`, `.seen`, `.ai.rollout`,
`.ai.evaluator` and `.ai.network` are that game's. All numbers are integers (values in millionths), so that
plain and native searches agree bit for bit. The exploration constant is in `settings`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import CHANCE, NOBODY, OVER, Buffer, rule, square_root, store
from lastboat.kernel.policies import MOST_STEPS, next_seat
from lastboat.kernel.rng import pick_outcome

if TYPE_CHECKING:
    from lastboat.kernel.package import State, actor, apply, chance, deal_unseen, legal, others_may_act, score
    from lastboat.search.evaluator import is_quiet, reward, set_priors
    from lastboat.search.network import estimate
    from lastboat.search.rollout import choose_interrupt, choose_move
elif not __package__.startswith("lastboat.search"):  # in a game's package
    from .ai.evaluator import is_quiet, reward, set_priors
    from .ai.network import estimate
    from .ai.rollout import choose_interrupt, choose_move
    from .rules import actor, apply, chance, legal, others_may_act, score
    from .seen import deal_unseen
    from .state import State

MOVE, FIRST, NEXT, VISITS, AVAILABLE, PRIOR, VALUE = range(7)
"""The fields of a node: the move that leads to it (seat * span + code), its first child and next sibling (0: none),
how often it was chosen and how often it was available, its prior in thousandths, and from VALUE on the sum of each
seat's rewards, in thousandths (a team has only the first)."""
SEATS = MOST_SEATS
ODDS = VALUE + SEATS
"""From here on: the sum of each seat's results. A reward may tell more than the result, e.g. how near it was."""
STRIDE = ODDS + SEATS
"""The size of a node."""
ROOT = 1
"""The number of the root; 0 is no node."""

USED, SPAN, PLAYERS, VIEWER, TEAM, EXPLORATION, FIRST_PLAY, HORIZON, CHANCE_IN_HISTORY, SETTINGS = range(10)
"""The fields of the settings buffer: the number of nodes; codes for each seat; seats; the seat that searches; whether
all win together; then those of `settings.SearchSettings`; and how many fields there are."""

MILLION = 1_000_000
DEEPEST = 400
"""The longest path through the tree."""


@rule
def moves_now(s: State, who: int, settings: Buffer, codes: Buffer, moves: Buffer) -> int:
    """Write the moves of the actor and, in a team, of all who may act out of turn; return how many."""
    span = settings[SPAN]
    n = legal(s, who, codes)
    for i in range(n):
        moves[i] = who * span + codes[i]
    if settings[TEAM] == 1 and others_may_act(s):
        for p in range(settings[PLAYERS]):
            if p != who:
                found = legal(s, p, codes)
                for i in range(found):
                    moves[n] = p * span + codes[i]
                    n += 1
    return n


@rule
def add_child(tree: Buffer, settings: Buffer, node: int, move: int, prior: int) -> int:
    """Add a child to a node; return its number, 0 if the tree is full."""
    child = settings[USED]
    if (child + 1) * STRIDE > len(tree):
        return 0
    settings[USED] = child + 1
    at = child * STRIDE
    for i in range(STRIDE):
        tree[at + i] = 0
    tree[at + MOVE] = move
    tree[at + PRIOR] = prior
    tree[at + NEXT] = tree[node * STRIDE + FIRST]
    tree[node * STRIDE + FIRST] = child
    return child


@rule
def add_new_moves(
    s: State, tree: Buffer, settings: Buffer, node: int, moves: Buffer, n: int, marks: Buffer, codes: Buffer,
    weights: Buffer, pad: Buffer, rng: Buffer,
) -> None:  # fmt: skip
    """Add a child to a node for each move that has none, with the prior the game's evaluator gives it.

    `marks` holds 1 for each move that is legal now and has no child yet.
    """
    span = settings[SPAN]
    i = 0
    while i < n:
        p = moves[i] // span
        found = 0
        while i + found < n and moves[i + found] // span == p:
            codes[found] = moves[i + found] - p * span
            found += 1
        set_priors(s, p, codes, found, weights, pad, rng)
        total = 1
        for j in range(found):
            total += weights[j]
        for j in range(found):
            if marks[moves[i + j]] == 1:
                add_child(tree, settings, node, moves[i + j], (weights[j] * 1000 + total - 1) // total)
        i += found


@rule
def select(
    tree: Buffer, settings: Buffer, node: int, marks: Buffer,
) -> int:  # fmt: skip
    """The marked child with the highest PUCT score for the seat that moves; 0 if none has a prior above zero.

    Exploration is scaled by the standard deviation of a result with the parent's mean, so that one constant fits
    a chance of 3 % as well as one of 60 %. Wipes the marks.
    """
    at = node * STRIDE
    span = settings[SPAN]
    best = 0
    most = -MILLION * MILLION
    last_available = -1
    exploration = 0
    last_seat = -1
    unvisited = 0
    thousandth = 0
    child = tree[at + FIRST]
    while child != 0:
        here = child * STRIDE
        move = tree[here + MOVE]
        if marks[move] == 1:
            marks[move] = 0
            if tree[here + PRIOR] > 0:
                tree[here + AVAILABLE] += 1
                seat = 0 if settings[TEAM] == 1 else move // span
                if seat != last_seat:
                    last_seat = seat
                    mean = tree[at + VALUE + seat] * 1000 // max(1, tree[at + VISITS])
                    spread = max(40_000, 2 * square_root(mean * max(0, MILLION - mean)))
                    unvisited = mean - settings[FIRST_PLAY] * spread // 1000
                    thousandth = spread // 1000
                if tree[here + AVAILABLE] != last_available:
                    last_available = tree[here + AVAILABLE]
                    exploration = square_root(last_available * 10_000) * settings[EXPLORATION] // 100
                value = unvisited
                if tree[here + VISITS] > 0:
                    value = tree[here + VALUE + seat] * 1000 // tree[here + VISITS]
                value += exploration * tree[here + PRIOR] // (1 + tree[here + VISITS]) * thousandth // 1000
                if value > most:
                    most = value
                    best = child
        child = tree[here + NEXT]
    return best


@rule
def chance_child(tree: Buffer, settings: Buffer, node: int, code: int) -> int:
    """The child of a node for a chance outcome, added if there is none; 0 if the tree is full."""
    move = SEATS * settings[SPAN] + code
    child = tree[node * STRIDE + FIRST]
    while child != 0 and tree[child * STRIDE + MOVE] != move:
        child = tree[child * STRIDE + NEXT]
    return child if child != 0 else add_child(tree, settings, node, move, 0)


@rule
def descend(
    s: State, tree: Buffer, settings: Buffer, path: Buffer, marks: Buffer, moves: Buffer, codes: Buffer,
    weights: Buffer, pad: Buffer, rng: Buffer,
) -> int:  # fmt: skip
    """Play on `s` from the root down to a node that was never visited; return the length of the path."""
    node = ROOT
    path[0] = ROOT
    depth = 1
    while depth < DEEPEST:
        who = actor(s)
        if who == OVER:
            return depth
        child = 0
        if who == CHANCE:
            code = codes[pick_outcome(rng, weights, chance(s, codes, weights))]
            apply(s, CHANCE, code)
            if settings[CHANCE_IN_HISTORY] == 0:
                continue
            child = chance_child(tree, settings, node, code)
        else:
            n = moves_now(s, who, settings, codes, moves)
            if n == 1:
                apply(s, who, moves[0] - who * settings[SPAN])
                continue
            for i in range(n):
                marks[moves[i]] = 1
            known = 0
            child = tree[node * STRIDE + FIRST]
            while child != 0:
                known += marks[tree[child * STRIDE + MOVE]]
                child = tree[child * STRIDE + NEXT]
            if known < n:
                child = tree[node * STRIDE + FIRST]
                while child != 0:
                    marks[tree[child * STRIDE + MOVE]] = 0
                    child = tree[child * STRIDE + NEXT]
                add_new_moves(s, tree, settings, node, moves, n, marks, codes, weights, pad, rng)
                for i in range(n):
                    marks[moves[i]] = 1
            child = select(tree, settings, node, marks)
            for i in range(n):
                marks[moves[i]] = 0
            if child != 0:
                move = tree[child * STRIDE + MOVE]
                apply(s, move // settings[SPAN], move % settings[SPAN])
        if child == 0:
            return depth
        node = child
        path[depth] = node
        depth += 1
        if tree[node * STRIDE + VISITS] == 0:
            return depth
    return depth


@rule
def roll_out(s: State, settings: Buffer, codes: Buffer, weights: Buffer, rng: Buffer) -> bool:
    """Play on by the rollout policy; return whether the game is over, rather than cut off at a quiet position."""
    seats = settings[PLAYERS]
    horizon = settings[HORIZON]
    for n in range(MOST_STEPS):
        who = actor(s)
        if who == OVER:
            return True
        if horizon > 0 and n >= horizon and is_quiet(s):
            return False
        seat = who
        if who == CHANCE:
            code = codes[pick_outcome(rng, weights, chance(s, codes, weights))]
        else:
            code = NOBODY
            if others_may_act(s):
                seat = next_seat(who, seats)
                while seat != who and code == NOBODY:
                    code = choose_interrupt(s, seat, codes, rng)
                    if code == NOBODY:
                        seat = next_seat(seat, seats)
            if seat == who:
                code = choose_move(s, who, codes, rng)
        apply(s, seat, code)
    return True


@rule
def simulate(
    states: list[State], count: int, settings: Buffer, tree: Buffer, path: Buffer, marks: Buffer, moves: Buffer,
    codes: Buffer, weights: Buffer, pad: Buffer, rng: Buffer,
) -> int:  # fmt: skip
    """Run `count` simulations from `states[1]`, what the seat knows; return how many. `states[0]` is scratch."""
    results = settings[PLAYERS] if settings[TEAM] == 0 else 1
    for _ in range(count):
        store(states, 0, states[1])
        s = states[0]
        deal_unseen(s, settings[VIEWER], rng)
        depth = descend(s, tree, settings, path, marks, moves, codes, weights, pad, rng)
        over = roll_out(s, settings, codes, weights, rng)
        for p in range(results):
            odds = score(s, p) if over else estimate(s, p, pad)
            value = reward(s, p) if over else odds
            for i in range(depth):
                tree[path[i] * STRIDE + VALUE + p] += value
                tree[path[i] * STRIDE + ODDS + p] += odds
        for i in range(depth):
            tree[path[i] * STRIDE + VISITS] += 1
    return count
