"""Bit words of the dialect: numbers as sets of small numbers, one bit for each.

They are written for plain Python here; `lastboat.compile` translates their calls to the functions of the same names in
its prelude, which give equal results for every 64-bit number.
"""

from __future__ import annotations

_ALL = (1 << 64) - 1


def lowest_bit(bits: int) -> int:
    """The number of the lowest bit that is set; -1 for 0.

    >>> lowest_bit(0b101000), lowest_bit(-2), lowest_bit(0)
    (3, 1, -1)
    """
    return (bits & -bits).bit_length() - 1


def count_bits(bits: int) -> int:
    """How many bits are set; a negative number has 64 bits.

    >>> count_bits(0b101000), count_bits(-1), count_bits(0)
    (2, 64, 0)
    """
    return (bits & _ALL).bit_count()


def nth_bit(bits: int, n: int) -> int:
    """The number of the set bit that has `n` set bits below it; -1 if there is none.

    >>> nth_bit(0b101000, 0), nth_bit(0b101000, 1), nth_bit(0b101000, 2)
    (3, 5, -1)
    """
    bits &= _ALL
    for _ in range(n):
        bits &= bits - 1
    return lowest_bit(bits)


WORDS = (lowest_bit, count_bits, nth_bit)
"""What native code has of its own for a call of these."""
