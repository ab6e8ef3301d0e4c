"""Every construct of the dialect means the same in C as in Python."""

from __future__ import annotations

import ctypes
import itertools
import textwrap
from collections.abc import Iterable
from pathlib import Path
from typing import Any

import pytest

from lastboat.compile import Library
from lastboat.compile.build import compile_program
from lastboat.compile.native import numbers, plain_state
from tests.compile.programs import Ship, compiled, module, program

SMALL = range(-9, 10)
NUMBERS = (*SMALL, 63, 64, -64, 127, -128, 2**31 - 1, -(2**31), 2**31, 2**40, -(2**40))
COUNTS = range(64)


def check(folder: Path, source: str, *arguments: Iterable[int]) -> None:
    """A rule `f` gives the same for every combination of numbers."""
    plain, native = compiled(folder, source)
    for given in itertools.product(*arguments):
        assert native.f(*given) == int(plain.f(*given)), given


def of_numbers(folder: Path, expression: str, *arguments: Iterable[int]) -> None:
    names = ", ".join(f"{name}: int" for name in "abc"[: len(arguments)])
    check(folder, f"@rule\ndef f({names}) -> int:\n    return {expression}\n", *arguments)


@pytest.mark.parametrize(
    "expression", ["a // b", "a % b", "a // b * b + a % b", "-a // b", "a % -b", "(a + b) // b % b"]
)
def test_division_rounds_down(tmp_path: Path, expression: str) -> None:
    of_numbers(tmp_path, expression, NUMBERS, [n for n in NUMBERS if n])


@pytest.mark.parametrize("by", [1, 2, 3, 7, 10, 256, 1000, 2**31 - 1, 2**40, -1, -7])
def test_division_by_a_constant_rounds_down(tmp_path: Path, by: int) -> None:
    of_numbers(tmp_path, f"a // {by}", (*NUMBERS, 2**63 - 1, 1 - 2**63))
    of_numbers(tmp_path, f"a % {by}", (*NUMBERS, 2**63 - 1, -(2**63)))


def test_division_of_small_fields_rounds_down(tmp_path: Path) -> None:
    plain, native = compiled(
        tmp_path,
        "@rule\ndef f(s: State, b: int) -> int:\n"
        "    return s.water // s.place[0] * 1000 + s.water % s.place[0] + 7 % -3\n",
    )
    s = Ship()
    for s.water, s.place[0] in itertools.product((-128, -7, 0, 6, 127), (-128, -3, -1, 1, 5, 127)):
        assert native.f(native.state(s), 0) == plain.f(s, 0)


def test_division_by_zero_does_not_end_the_process(tmp_path: Path) -> None:
    _, native = compiled(
        tmp_path,
        "@rule\ndef f(a: int, b: int) -> int:\n    return a // b\n"
        "@rule\ndef g(a: int, b: int) -> int:\n    return a % b\n"
        "@rule\ndef h(s: State) -> int:\n    return s.water // s.water + s.water % s.water\n",
    )
    assert (native.f(7, 0), native.g(7, 0), native.h(native.state(Ship()))) == (0, 0, 0)
    assert native.f(-(2**63), -1) == -(2**63)
    assert native.g(-(2**63), -1) == 0


@pytest.mark.parametrize(
    "expression", ["a << b & 0xFFFFFFFF", "a >> b", "1 << b % 62", "a >> 3", "a & 255 << 3", "~a >> b"]
)
def test_shifts(tmp_path: Path, expression: str) -> None:
    of_numbers(tmp_path, expression, NUMBERS, range(31))


WORDS = (*NUMBERS, 0b101000, 2**63 - 1, -(2**63), 2**62 + 1)


@pytest.mark.parametrize("expression", ["lowest_bit(a)", "count_bits(a)", "lowest_bit(a & 56) + count_bits(~a) * 3"])
def test_bit_words(tmp_path: Path, expression: str) -> None:
    of_numbers(tmp_path, expression, WORDS)


def test_square_root(tmp_path: Path) -> None:
    near = [root * root + d for root in (1, 2, 3, 1000, 2**26, 2**26 + 1, 2**31, 3037000499) for d in (-1, 0, 1)]
    of_numbers(tmp_path, "square_root(a) * 2", (*NUMBERS, *near, 2**63 - 1, -(2**63)))


def test_nth_bit(tmp_path: Path) -> None:
    of_numbers(tmp_path, "nth_bit(a, b)", WORDS, range(66))


def test_bit_words_compute_their_arguments_in_order(tmp_path: Path) -> None:
    plain, native = compiled(
        tmp_path,
        "@rule\ndef next_bits(b: Buffer) -> int:\n    b[0] = b[0] * 3 + 1\n    return b[0]\n"
        "@rule\ndef f(b: Buffer) -> int:\n    return nth_bit(next_bits(b), next_bits(b) % 3) + b[0]\n",
    )
    for first in range(50):
        assert native.f(numbers([first])) == plain.f([first])


def test_what_is_shifted_out_is_gone(tmp_path: Path) -> None:
    _, native = compiled(
        tmp_path,
        "@rule\ndef f(a: int, n: int) -> int:\n    return a << n\n"
        "@rule\ndef g(a: int, n: int) -> int:\n    return a >> n\n"
        "@rule\ndef h(s: State) -> int:\n    return (s.water >> 40) + (s.water << 40)\n",
    )
    assert [native.f(3, n) for n in (0, 61, 62, 63, 64, 200)] == [3, 3 << 61, -(1 << 62), -(1 << 63), 0, 0]
    assert [native.g(-5, n) for n in (0, 1, 63, 64, 200)] == [-5, -3, -1, -1, -1]
    assert [native.g(5, n) for n in (0, 1, 63, 64, 200)] == [5, 2, 0, 0, 0]
    s = Ship()
    s.water = -3
    assert native.h(native.state(s)) == -1 - (3 << 40)


def test_sums_beyond_64_bits_wrap(tmp_path: Path) -> None:
    _, native = compiled(
        tmp_path,
        "@rule\ndef f(a: int, b: int) -> int:\n    return a + b\n"
        "@rule\ndef g(a: int, b: int) -> int:\n    return a * b\n"
        "@rule\ndef h(a: int) -> int:\n    return -a + abs(a)\n",
    )
    assert native.f(2**63 - 1, 1) == -(2**63)
    assert native.g(2**62, 4) == 0
    assert native.h(-(2**63)) == 0


@pytest.mark.parametrize(
    "expression",
    [
        "100000 * 100000",
        "MILLION * MILLION * a",
        "-MILLION * MILLION + a",
        "2147483647 + 1",
        "-(-2147483647 - 1) + a",
        "~2147483647 - 2147483648",
        "(MILLION + MILLION) * (MILLION - a)",
        "9223372036854775807 - abs(a)",
        "LOWEST + a * a",
        "(a if a > 3 else MILLION) * MILLION",
    ],
)
def test_constants_are_numbers_of_64_bits(tmp_path: Path, expression: str) -> None:
    head = "MILLION = 1_000_000\nLOWEST = -9223372036854775808\n"
    check(tmp_path, f"{head}@rule\ndef f(a: int) -> int:\n    return {expression}\n", SMALL)


def test_products_of_fields_are_numbers_of_64_bits(tmp_path: Path) -> None:
    product = " * ".join(["s.water"] * 5)
    plain, native = compiled(
        tmp_path,
        "BIG = table([[2000000000, 7], [1, 2]])\n@rule\ndef f(s: State, a: int) -> int:\n"
        f"    return {product} + BIG[0][0] + BIG[0][0]\n",
    )
    s = Ship()
    for s.water in (-128, 127):
        assert native.f(native.state(s), 0) == plain.f(s, 0)


@pytest.mark.parametrize(
    "expression",
    [
        "a < b < c",
        "a <= b == c",
        "a != b >= c > a",
        "a and b",
        "a or b",
        "a and b or c",
        "a or b and c",
        "(a or b) + c",
        "not a",
        "not (a and b)",
        "a > 1 and b > 1",
        "(a > b) + (b > c)",
        "a if b else c",
        "(a if b < c else b) * 2",
        "a and (b if c else a)",
        "min(a, b, c)",
        "max(a, b) - min(b, c)",
        "abs(a - b)",
        "-a - -b",
        "~a ^ b & c | a",
        "a - (b - c)",
        "a - b - c",
        "a * (b + c)",
        "-(a + b)",
        "(a + b) % 7 - c // 2",
        "a == (b == c)",
        "+a",
        "True + (a or True)",
        "(a < b or c) + 1",
        "(a and b) < c",
    ],
)
def test_expressions(tmp_path: Path, expression: str) -> None:
    of_numbers(tmp_path, expression, range(-3, 4), range(-3, 4), range(-3, 4))


CALLS = """
@rule
def take(b: Buffer, n: int) -> int:
    b[0] += 1
    b[b[0]] = n
    return b[0] * 10 + n

@rule
def seen(b: Buffer) -> int:
    return b[0]
"""


@pytest.mark.parametrize(
    "statement",
    [
        "return take(b, 1) - take(b, 2) * take(b, 3)",
        "return seen(b) * 100 + take(b, 1)",
        "return take(b, 1) + seen(b)",
        "return take(b, take(b, 1) + b[0])",
        "return min(take(b, 1), b[0], take(b, 2))",
        "return b[0] < take(b, 1) < take(b, 2)",
        "return 5 < take(b, 1) < seen(b) < take(b, 2)",
        "return take(b, 1) < 12 <= seen(b)",
        "return take(b, 0) and b[1] or take(b, 3)",
        "return (take(b, 1) or take(b, 2)) + b[0]",
        "b[b[0] + 5] = take(b, 1)",
        "b[seen(b) + 5] += take(b, 1)",
        "b[take(b, 1)] += b[0]",
        "b[take(b, 1)] //= seen(b) + 1",
        "b[0] += take(b, 1)",
        "b[5] = b[0] + (take(b, 1) if b[0] else take(b, 2))",
        "return b[take(b, 1) % 10]",
        "return (take(b, 1) << 2) + (seen(b) >> 1)",
        "return abs(take(b, 3)) - take(b, 1)",
        "n = take(b, 1)\n    n += take(b, 2)\n    return n * b[0]",
        "emit(take(b, 1), 2)",
        "emit_to(0, 1, seen(b))",
        "return take(b, 1) == 11 and take(b, 2) == 22 and take(b, 3) == 0",
        "b[take(b, 1) - 8] = take(b, 2)",
    ],
)
def test_operands_are_evaluated_in_order(tmp_path: Path, statement: str) -> None:
    result = "int" if "return" in statement else "None"
    plain, native = compiled(tmp_path, f"{CALLS}\n@rule\ndef f(b: Buffer) -> {result}:\n    {statement}\n")
    mine, theirs = [0] * 64, numbers([0] * 64)
    assert (native.f(theirs) or 0) == int(plain.f(mine) or 0)
    assert list(theirs) == mine


STATEMENTS = """\
n = 0
for i in range(a):
    n += i
return n
---
i = -5
for i in range(a, b):
    pass
return i
---
n = 0
for i in range(3):
    for i in range(b):
        n += i
    n = n * 2 + i
return n
---
n = 0
for i in range(a):
    i += 2
    n = n * 3 + i
return n
---
n = a
for _ in range(n):
    n += 1
return n
---
n = 0
for i in range(a, b, 2):
    n = n * 10 + i
return n
---
n = 0
for i in range(b, a, -1):
    n = n * 10 + i
return n
---
n = 0
for i in range(b, a, -3):
    if i == 2:
        continue
    n = n * 10 + i
return n
---
n = 0
while True:
    n += 1
    if n > a:
        break
    if n == 3:
        continue
    n += b * b
    if n > 50 or n < -50:
        return -n
return n
---
n = 0
for i in range(5):
    for j in range(5):
        if i * j > a:
            break
        n += j
    if n > b:
        return n + i
return n
---
if a > b:
    return 1
elif a == b:
    x = 5
else:
    x = b
return x
---
n = 0
i = 0
while i < a and not i == b:
    n += i
    i += 1
return n * 100 + i
---
n = 0
for i in range(a + 1):
    n += i
for i in range(b - 1):
    n -= i
return n
---
a = a * 2
a -= b
a *= 3
a |= 1
a ^= b
a &= 77
a <<= 2
a >>= 1
a //= 3
a %= 5
return a
---
short = a
int_ = b
double = short + int_
return double
---
if a > 0:
    n = 1
else:
    n = 2
m = n
n = m + 3
return n
"""


@pytest.mark.parametrize("body", STATEMENTS.split("---\n"))
def test_statements(tmp_path: Path, body: str) -> None:
    rule = f"@rule\ndef f(a: int, b: int) -> int:\n{textwrap.indent(body, '    ')}\n"
    check(tmp_path, rule, range(-3, 7), range(-3, 7))


STATES = """
DRAWS = table([2, 2, 3, 300])
STEPS = table([[1, 2], [3, -40000]])

@rule
def total(weights: Numbers, n: int) -> int:
    found = 0
    for i in range(n):
        found += weights[i]
    return found

@rule
def move(s: State, p: int, t: int) -> bool:
    s.hands[p][t] += DRAWS[t]
    s.place[t] = s.hands[p][t] - s.water
    s.water = STEPS[p][0] + STEPS[0][p]
    return s.water > 2

@rule
def f(states: list[State], b: Buffer) -> int:
    s = states[1]
    n = 0
    for p in range(2):
        for t in range(3):
            n += 1 if move(states[1], p, t) else 0
            store(states, 0, s)
    store(states, 2, states[0])
    states[2].water = 9
    b[len(b) - 1] = len(states) + len(DRAWS)
    return total(s.place, 3) * 1000 + total(s.hands[1], 2) * 100 + total(b, len(b)) + n + STEPS[1][1]
"""


def test_states_rows_buffers_and_tables(tmp_path: Path) -> None:
    plain, native = compiled(tmp_path, STATES, "f")
    mine, b = [Ship() for _ in range(4)], [5, 6, 7, 8]
    theirs, c = native.states(4), numbers(b)
    assert native.f(theirs, c) == plain.f(mine, b)
    assert [plain_state(Ship, s) for s in theirs] == mine
    assert list(c) == b == [5, 6, 7, 8]


def test_the_same_rule_takes_rows_and_buffers(tmp_path: Path) -> None:
    text = program(module(tmp_path, STATES), "f").text()
    assert "static Int rules" in text
    assert text.count("__total(Int *weights, Int n)") == 1
    assert text.count("__total__of__weights(const Cell *weights, Int n)") == 1


def test_names_of_two_modules_do_not_mix(tmp_path: Path) -> None:
    one = module(tmp_path, "LIMIT = 3\nT = table([1, 2])\n@rule\ndef g() -> int:\n    return LIMIT + T[1]\n")
    other = module(tmp_path, "LIMIT = 40\nT = table([9, 8])\n@rule\ndef f() -> int:\n    return LIMIT + T[0] * g()\n")
    other.__dict__["g"] = one.g
    made = program(other, "f")
    assert f"#define {one.__name__.upper()}_LIMIT 3\n" in made.text()
    assert "#define LIMIT 40\n" in made.text()
    library = Library(*compile_program(made, tmp_path, "both"))
    assert library.f() == other.f() == 40 + 9 * 5


def test_each_function_tells_where_it_comes_from(tmp_path: Path) -> None:
    text = program(
        module(tmp_path, '@rule\ndef f() -> int:\n    """§1.2 All */ is well.\n\n    More."""\n    return 1\n')
    ).text()
    assert ".f: §1.2 All * / is well. */\nstatic Int" in text


def test_entry_points_take_lengths_where_a_rule_asks_for_one(tmp_path: Path) -> None:
    source = (
        "@rule\ndef g(b: Buffer) -> int:\n    return len(b)\n"
        "@rule\ndef f(a: Buffer, n: int, b: Buffer) -> int:\n    return g(b) * n + a[0]\n"
    )
    plain, native = compiled(tmp_path, source)
    assert native.f(numbers([4]), 3, numbers([0] * 7)) == plain.f([4], 3, [0] * 7) == 25


def test_wrong_arguments_are_refused(tmp_path: Path) -> None:
    _, native = compiled(tmp_path, "@rule\ndef f(s: State, b: Buffer, n: int) -> int:\n    return b[0]\n")
    s, b = native.state(Ship()), numbers([1])
    assert native.f(s, b, 1) == 1
    wrong: tuple[Any, ...]
    for wrong in ((b, b, 1), (s, s, 1), (s, [1], 1), (s, b, "1"), (s, b)):
        with pytest.raises((TypeError, ctypes.ArgumentError)):
            native.f(*wrong)
    with pytest.raises(AttributeError, match="has no function g"):
        native.g(s)


def test_a_library_is_a_library(tmp_path: Path) -> None:
    _, native = compiled(tmp_path, "@rule\ndef f() -> bool:\n    return 2 > 1\n")
    assert isinstance(native, Library)
    assert native.f() == 1
