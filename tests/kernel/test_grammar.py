"""The grammar of the dialect: allowed constructs, and errors with line numbers for all others."""

from __future__ import annotations

import pytest

from lastboat.kernel import grammar

ALLOWED = '''
@rule
def flood(s: State, t: int, out: Buffer) -> int:
    """§1.1 Strings are for this place."""
    n = 0
    for i in range(len(out)):
        while not s.tiles[i] > 2 and n < LIMIT or i == -1:
            if s.hands[t][i] != 0:
                continue
            elif True:
                break
            else:
                pass
            n += 1 if i % 2 == 0 else -n // 3
            s.hands[t][n] = max(0, i & 1 | 2 ^ 3 << n)
    emit(FLOODED, t)
    return n
'''

REFUSED = {
    "n = 9223372036854775808": "a number beyond 64 bits",
    "s.name = 'cove'": "the constant 'cove'",
    "n = 0.5": "the constant 0.5",
    "n = None": "the constant None",
    "n = ...": "the constant Ellipsis",
    "n = b''": "the constant b''",
    "n = 1j": "the constant 1j",
    "n = f'{s.water}'": "JoinedStr",
    "n = [1, 2]": "List",
    "n = (1, 2)": "Tuple",
    "n = {1: 2}": "Dict",
    "n = {1, 2}": "Set",
    "n = [i for i in range(3)]": "ListComp",
    "n = {i for i in range(3)}": "SetComp",
    "n = {i: i for i in range(3)}": "DictComp",
    "n = sum(i for i in range(3))": "GeneratorExp",
    "n = lambda: 0": "Lambda",
    "n = (m := 3)": "NamedExpr",
    "n = s.tiles[0:2]": "Slice",
    "n = s.tiles[-1]": "a negative index",
    "s.tiles[-s.turn] = 0": "a negative index",
    "n = m = 0": "several targets in one assignment",
    "n, m = 0, 1": "several targets in one assignment",
    "n: int = 0": "AnnAssign",
    "n = max(*s.tiles)": "Starred",
    "n = s.water / 2": "operator Div",
    "n = s.water ** 2": "operator Pow",
    "n = s.tiles @ s.tiles": "operator MatMult",
    "s.water /= 2": "operator Div",
    "n = s.water in s.tiles": "operator In",
    "n = s.water not in s.tiles": "operator NotIn",
    "n = s.water is s.turn": "operator Is",
    "n = s.water is not s.turn": "operator IsNot",
    "n = s.tiles.index(2)": "calls of methods",
    "print(s.water)": "a call of print",
    "n = sum(s.tiles)": "a call of sum",
    "n = int(s.water)": "a call of int",
    "choose(s, seat=0)": "keyword arguments",
    "choose(**s)": "keyword arguments",
    "for t in s.tiles: pass": "for … in anything but range",
    "for t in enumerate(s.tiles): pass": "for … in anything but range",
    "for t in range(3): pass\n    else: n = 0": "else after a loop",
    "while s.water: pass\n    else: n = 0": "else after a loop",
    "raise IndexError": "Raise",
    "assert s.water": "Assert",
    "del s.water": "Delete",
    "global n": "Global",
    "nonlocal n": "Nonlocal",
    "import math": "Import",
    "from math import pi": "ImportFrom",
    "with s: pass": "With",
    "def inner() -> None: pass": "FunctionDef",
    "class Inner: pass": "ClassDef",
    "yield 1": "Yield",
    "match s.water:\n        case 1: pass": "Match",
    "try: n = 0\n    finally: n = 1": "Try",
}


def test_the_dialect_is_allowed() -> None:
    assert grammar.violations(ALLOWED) == []


@pytest.mark.parametrize(("statement", "what"), REFUSED.items())
def test_other_constructs_are_refused_with_line(statement: str, what: str) -> None:
    found = grammar.violations(f"X = 1\n\n@rule\ndef flood(s: State) -> None:\n    n = 0\n    {statement}\n")
    assert ("flood", 6, what) in found


@pytest.mark.parametrize(
    ("head", "what"),
    [
        ("(s) -> None", "every argument and the result need an annotation"),
        ("(s: State)", "every argument and the result need an annotation"),
        ("(s: State, n: int = 0) -> None", "only plain arguments without defaults"),
        ("(*s: State) -> None", "only plain arguments without defaults"),
        ("(**s: State) -> None", "only plain arguments without defaults"),
        ("(*, s: State) -> None", "only plain arguments without defaults"),
        ("(s: State, /) -> None", "only plain arguments without defaults"),
    ],
)
def test_arguments_are_plain_and_typed(head: str, what: str) -> None:
    assert grammar.violations(f"@rule\ndef flood{head}:\n    pass\n") == [("flood", 2, what)]


def test_functions_that_are_not_rules_are_ignored() -> None:
    assert grammar.violations("def table(s, *rows):\n    return [row for row in rows if 'x' in row]\n") == []


def test_all_violations_are_listed() -> None:
    source = (
        "@rule\ndef a(s: State) -> None:\n    n = 0.5\n    m = 'x'\n@rule\ndef b(s: State) -> None:\n    n = None\n"
    )
    assert [(name, line) for name, line, _ in grammar.violations(source)] == [("a", 3), ("a", 4), ("b", 7)]
