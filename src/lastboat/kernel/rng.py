"""A random stream that plain Python and native code draw bit for bit alike.

The generator is Chris Doty-Humphrey's sfc32: three words and a counter of 32 bits, held in a
buffer of four numbers. Every sum is cut to 32 bits by hand, so no integer width can differ.
"""

from __future__ import annotations

from lastboat.kernel.dialect import Buffer, Numbers, rule

WORD = 0xFFFFFFFF
STREAM = 4
"""How many numbers a stream's buffer holds."""
EQUAL = 0
"""The first weight where all outcomes are equally likely and no weights are written."""


@rule
def draw(rng: Buffer) -> int:
    """The next 32 bits."""
    a = rng[0]
    b = rng[1]
    c = rng[2]
    n = rng[3]
    out = (a + b + n) & WORD
    rng[0] = b ^ (b >> 9)
    rng[1] = (c + ((c << 3) & WORD)) & WORD
    rng[2] = ((((c << 21) & WORD) | (c >> 11)) + out) & WORD
    rng[3] = (n + 1) & WORD
    return out


@rule
def start(rng: Buffer, seed: int, stream: int) -> None:
    """Begin stream number `stream` of a seed; both are taken to 32 bits or folded into them."""
    rng[0] = seed & WORD
    rng[1] = (seed >> 32) & WORD
    rng[2] = stream & WORD
    rng[3] = 1
    for _ in range(12):
        draw(rng)


@rule
def below(rng: Buffer, count: int) -> int:
    """A fair number from 0 to count - 1 (below 2**31): draws that would favour some numbers are thrown away."""
    spread = draw(rng) * count
    if (spread & WORD) < count:
        unfair = (0x100000000 - count) % count
        while (spread & WORD) < unfair:
            spread = draw(rng) * count
    return spread >> 32


@rule
def pick(rng: Buffer, weights: Numbers, count: int) -> int:
    """An index below `count`, by weight."""
    total = 0
    for i in range(count):
        total += weights[i]
    left = below(rng, total)
    i = 0
    while left >= weights[i]:
        left -= weights[i]
        i += 1
    return i


@rule
def equally_likely(weights: Buffer, count: int) -> int:
    """Say of `count` outcomes that each is as likely as any other, instead of writing their weights; return `count`."""
    weights[0] = EQUAL
    return count


@rule
def pick_outcome(rng: Buffer, weights: Buffer, count: int) -> int:
    """The index of an outcome of chance, with `weights` as the rules have left them."""
    if weights[0] == EQUAL:
        return below(rng, count)
    return pick(rng, weights, count)
