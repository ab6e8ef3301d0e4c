"""Looking ahead, for every game and in both modes: Monte Carlo tree search over what a seat cannot know.

Each simulation deals what the seat cannot see into a copy of what it knows, walks down the tree, adds a
node, plays on by the game's playout policy and counts the result in every node it came through. A node
stands for the moves that led to it. Chance is sampled anew on each way and is not part of that history
(an open loop), or it is, which a setting decides. Moves that a deal does not allow are passed over; how
often a move was there to be chosen is counted apart from how often it was chosen.

This module is loaded beside a game's own (see `loading`), so that `.rules`, `.seen`, `.ai.rollout` and
`.ai.evaluator` are that game's. All numbers are whole: values are in millionths, so that plain and native
searches agree bit for bit.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from lastboat.kernel.dialect import CHANCE, NOBODY, OVER, Buffer, rule, store
from lastboat.kernel.rng import pick

if TYPE_CHECKING:
    from lastboat.games._template.rules import actor, apply, chance, legal, others_may_act, score
    from lastboat.games._template.seen import deal_unseen
    from lastboat.games._template.state import State
    from lastboat.search.evaluator import estimate, settled, weigh, worth
    from lastboat.search.rollout import play_on, step_in
elif not __package__.startswith("lastboat.search"):  # beside a game
    from .ai.evaluator import estimate, settled, weigh, worth
    from .ai.rollout import play_on, step_in
    from .rules import actor, apply, chance, legal, others_may_act, score
    from .seen import deal_unseen
    from .state import State

MOVE, FIRST, NEXT, VISITS, SEEN, WEIGHT, VALUE = range(7)
"""What a node holds: the move that leads to it (seat * span + code), its first child and next sibling (0: none),
how often it was chosen and how often it could have been, its share of its parent's attention in thousandths, and
from VALUE on the sum of what the playouts were worth to each seat, in thousandths (in a team only to the first)."""
SEATS = 4
ODDS = VALUE + SEATS
"""From here on the sum of each seat's results. Worth may count more than the result, e.g. by how much it was missed."""
STRIDE = ODDS + SEATS
"""How many numbers a node takes."""
ROOT = 1
"""The number of the root; 0 is no node."""

USED, SPAN, PLAYERS, VIEWER, TEAM, EXPLORE, FIRST_PLAY, HORIZON, CHANCE_IN_HISTORY, SETTINGS = range(10)
"""The settings: how many nodes there are; how many codes a seat has; the seats, the one that thinks, and whether all
win together; how curious the search is and how much less than its parent an untried move is thought to bring (both
in thousandths); after how many steps a playout may be judged instead of played to its end (0: never); whether chance
belongs to a node's history; and how many settings there are."""

MILLION = 1_000_000
DEEPEST = 400
"""No way through the tree is longer."""
LONGEST = 20_000
"""No playout takes that many steps."""


@rule
def square_root(n: int) -> int:
    """The whole part of the square root."""
    if n < 2:
        return n
    x = 1
    while x * x <= n:
        x *= 2
    y = (x + n // x) // 2
    while y < x:
        x = y
        y = (x + n // x) // 2
    return x


@rule
def moves_now(s: State, who: int, settings: Buffer, codes: Buffer, moves: Buffer) -> int:
    """The moves of the actor and, in a team, of all who may act out of turn; returns how many."""
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
def add_child(tree: Buffer, settings: Buffer, node: int, move: int, weight: int) -> int:
    """A new child of a node; returns its number, 0 if the tree is full."""
    child = settings[USED]
    if (child + 1) * STRIDE > len(tree):
        return 0
    settings[USED] = child + 1
    at = child * STRIDE
    for i in range(STRIDE):
        tree[at + i] = 0
    tree[at + MOVE] = move
    tree[at + WEIGHT] = weight
    tree[at + NEXT] = tree[node * STRIDE + FIRST]
    tree[node * STRIDE + FIRST] = child
    return child


@rule
def add_new_moves(
    s: State, tree: Buffer, settings: Buffer, node: int, moves: Buffer, n: int, marks: Buffer, codes: Buffer,
    weights: Buffer, pad: Buffer, rng: Buffer,
) -> None:  # fmt: skip
    """Give a node a child for each move that has none, with the weight the game's judge gives it.

    `marks` holds for each move whether it may be played now (1) and has no child yet.
    """
    span = settings[SPAN]
    i = 0
    while i < n:
        p = moves[i] // span
        found = 0
        while i + found < n and moves[i + found] // span == p:
            codes[found] = moves[i + found] - p * span
            found += 1
        weigh(s, p, codes, found, weights, pad, rng)
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
    """The marked child that promises most to whoever moves; marks are wiped. 0 if there is none worth a thought."""
    at = node * STRIDE
    span = settings[SPAN]
    best = 0
    most = -MILLION * MILLION
    last_seen = -1
    curiosity = 0
    last_seat = -1
    mean = 0
    spread = 0
    child = tree[at + FIRST]
    while child != 0:
        here = child * STRIDE
        move = tree[here + MOVE]
        if marks[move] == 1:
            marks[move] = 0
            if tree[here + WEIGHT] > 0:
                tree[here + SEEN] += 1
                seat = 0 if settings[TEAM] == 1 else move // span
                if seat != last_seat:
                    last_seat = seat
                    mean = tree[at + VALUE + seat] * 1000 // max(1, tree[at + VISITS])
                    spread = max(40_000, 2 * square_root(mean * max(0, MILLION - mean)))
                if tree[here + SEEN] != last_seen:
                    last_seen = tree[here + SEEN]
                    curiosity = square_root(last_seen * 10_000) * settings[EXPLORE] // 100
                value = mean - settings[FIRST_PLAY] * spread // 1000
                if tree[here + VISITS] > 0:
                    value = tree[here + VALUE + seat] * 1000 // tree[here + VISITS]
                value += curiosity * tree[here + WEIGHT] // (1 + tree[here + VISITS]) * (spread // 1000) // 1000
                if value > most:
                    most = value
                    best = child
        child = tree[here + NEXT]
    return best


@rule
def chance_child(tree: Buffer, settings: Buffer, node: int, code: int) -> int:
    """The child of a node for an outcome, new if need be; 0 if the tree is full."""
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
    """Walk from the root to a node that was never visited, playing on `s`; returns the length of the path."""
    node = ROOT
    path[0] = ROOT
    depth = 1
    while depth < DEEPEST:
        who = actor(s)
        if who == OVER:
            return depth
        child = 0
        if who == CHANCE:
            code = codes[pick(rng, weights, chance(s, codes, weights))]
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
def play_out(s: State, settings: Buffer, codes: Buffer, weights: Buffer, rng: Buffer) -> bool:
    """Play on by the game's policy; returns whether the game is over, or else may be judged."""
    seats = settings[PLAYERS]
    horizon = settings[HORIZON]
    for n in range(LONGEST):
        who = actor(s)
        if who == OVER:
            return True
        if horizon > 0 and n >= horizon and settled(s):
            return False
        code = NOBODY
        if who == CHANCE:
            code = codes[pick(rng, weights, chance(s, codes, weights))]
        else:
            if others_may_act(s):
                other = who
                for _ in range(1, seats):
                    if code == NOBODY:
                        other = other + 1 if other + 1 < seats else 0
                        code = step_in(s, other, codes, rng)
                if code != NOBODY:
                    who = other
            if code == NOBODY:
                code = play_on(s, who, codes, rng)
        apply(s, who, code)
    return True


@rule
def simulate(
    states: list[State], count: int, settings: Buffer, tree: Buffer, path: Buffer, marks: Buffer, moves: Buffer,
    codes: Buffer, weights: Buffer, pad: Buffer, rng: Buffer,
) -> int:  # fmt: skip
    """Run `count` simulations from what the seat knows, which is the second of the two states; returns their number."""
    results = settings[PLAYERS] if settings[TEAM] == 0 else 1
    for _ in range(count):
        store(states, 0, states[1])
        s = states[0]
        deal_unseen(s, settings[VIEWER], rng)
        depth = descend(s, tree, settings, path, marks, moves, codes, weights, pad, rng)
        over = play_out(s, settings, codes, weights, rng)
        for p in range(results):
            odds = score(s, p) if over else estimate(s, p, pad)
            value = worth(s, p) if over else odds
            for i in range(depth):
                tree[path[i] * STRIDE + VALUE + p] += value
                tree[path[i] * STRIDE + ODDS + p] += odds
        for i in range(depth):
            tree[path[i] * STRIDE + VISITS] += 1
    return count
