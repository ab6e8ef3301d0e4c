"""Rules that cannot be translated are refused, with file and line."""

from __future__ import annotations

from pathlib import Path

import pytest

from lastboat.kernel.errors import NotAllowed
from tests.compile.programs import module, program

RULES = """
BIG = 1 << 64
UNEVEN = ((1, 2), (3,))
WORDS = ("a", "b")
EMPTY = ()
NAME = "lake"

def helper(n: int) -> int:
    return n

@rule
def total(weights: Numbers, n: int) -> int:
    return weights[n]

@rule
def fill(b: Buffer, n: int) -> int:
    b[0] = n
    return n

@rule
def again(n: int) -> int:
    return again(n - 1)

@rule
def around(n: int) -> int:
    return back(n)

@rule
def back(n: int) -> int:
    return around(n)

@rule
def spoil(weights: Numbers) -> None:
    weights[0] = 1

@rule
def quiet(s: State) -> None:
    s.water = 0

@rule
def f(s: State, states: list[State], b: Buffer, n: int) -> int:
    {statement}
    return n
"""
LINE = RULES.count("\n", 0, RULES.index("{statement}")) + 6

REFUSED = {
    "n = helper(1)": "a call of what is not a rule",
    "n = unknown(1)": "a call of unknown, which is not a rule",
    "n = NAME(1)": "a call of NAME, which is not a rule",
    "n = missing": "the unknown name missing",
    "n = NAME": "the name NAME, which is neither a number nor a table",
    "n = BIG": "a number beyond 64 bits",
    "n = 9223372036854775808": "a number beyond 64 bits",
    "n = UNEVEN[0][0]": "the table UNEVEN, which is not made of numbers in equal rows",
    "n = WORDS[0]": "the table WORDS, which is not made of numbers in equal rows",
    "n = EMPTY[0]": "the table EMPTY, which is not made of numbers in equal rows",
    "n = fill(s.place, 1)": "a row of the state as Buffer of fill",
    "n = fill(n, 1)": "a number as Buffer of fill",
    "n = fill(b, s)": "a state as int of fill",
    "n = fill(b, b)": "a buffer as int of fill",
    "n = total(s.hands, 1)": "a grid of the state as Numbers of total",
    "n = fill(b)": "1 arguments for fill",
    "n = len(s.place)": "len of s.place, which is neither a buffer nor a table",
    "n = len(n)": "len of n, which is neither a buffer nor a table",
    "n = s.sails": "s.sails, which is not a field of the state",
    "n = NAME.width": "NAME.width, which is not a number",
    "n = s.place": "a row of the state where a number is needed",
    "n = s + 1": "a state where a number is needed",
    "n = n[0]": "an index into a number",
    "s.place = 1": "a new value for s.place",
    "s.hands[0] = 1": "a new value for s.hands[0]",
    "WORDS[0] = 1": "the table WORDS, which is not made of numbers in equal rows",
    "s = states[0]": "another value for the argument s",
    "b = n": "another value for the argument b",
    "n = quiet(s)": "no result where a number is needed",
    "return": "a result that is not int",
    "emit(1, s)": "a state where a number is needed",
    "n = emit(1, 2)": "the result of emit",
    "n = lowest_bit(n, 1)": "2 arguments for lowest_bit",
    "n = count_bits(s)": "a state where a number is needed",
    "store(states, 0, n)": "store of anything but a state in a list of states",
    "store(b, 0, s)": "store of anything but a state in a list of states",
    "for i in range(0, 9, n): n += i": "a range whose step is not a constant",
    "n = again(1)": "a circle of calls (",
    "n = around(1)": "a circle of calls (",
    "spoil(b)": "a new value in weights, which is only to be read",
}


@pytest.mark.parametrize(("statement", "what"), REFUSED.items())
def test_what_cannot_be_translated_is_refused_with_its_line(tmp_path: Path, statement: str, what: str) -> None:
    plain = module(tmp_path, RULES.format(statement=statement))
    with pytest.raises(NotAllowed) as refused:
        program(plain, "f")
    where = refused.value.args_by_name["where"]
    assert what in refused.value.args_by_name["what"]
    assert where.startswith(f"{plain.__name__}.py:")
    if not statement.startswith(("n = again", "n = around", "n = helper", "spoil", "s = ", "b = ")):
        assert where.endswith(f":{LINE} f")


@pytest.mark.parametrize("kind", ["float", "Row", "list[int]", "str"])
def test_types_that_rules_cannot_use_are_refused(tmp_path: Path, kind: str) -> None:
    plain = module(tmp_path, f"from lastboat.kernel.layout import Row\n@rule\ndef f(x: {kind}) -> int:\n    return 1\n")
    with pytest.raises(NotAllowed, match=rf":8 f: the type {kind}".replace("[", r"\[").replace("]", r"\]")):
        program(plain, "f")
