"""Expressions of a rule in C: text, kind, precedence, and what evaluating them touches.

C leaves the order of operands open and Python does not. Where the order could be noticed, because one operand
writes what another reads or writes, operands are stored in temporaries first, joined by the comma operator.
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from lastboat.compile import rules
from lastboat.compile.names import LONGEST_INT, NARROW, SHORTEST_INT
from lastboat.compile.rules import BOOL, BUFFER, BYTES, GRID, INT, NONE, NUMBER_KINDS, NUMBERS, ROW, STATE, STATES
from lastboat.kernel import bits, dialect

if TYPE_CHECKING:
    from lastboat.compile.function import Function

COMMA, CHOICE, OR, AND, COMPARE, BITS, ADD, TIMES, UNARY, ATOM = range(10)
"""How tightly C binds, loosest first. Bit operators are always put in parentheses when nested."""
FIXED, READS, WRITES = range(3)
"""What evaluating touches: constants and local variables, the memory behind arguments, or that with writing."""

_ARITHMETIC = {ast.Add: ("+", ADD), ast.Sub: ("-", ADD), ast.Mult: ("*", TIMES),
               ast.BitAnd: ("&", BITS), ast.BitOr: ("|", BITS), ast.BitXor: ("^", BITS)}  # fmt: skip
_DIVISIONS = {ast.FloorDiv: "py_div", ast.Mod: "py_mod"}
_SHIFTS = {ast.LShift: "py_shl", ast.RShift: "py_shr"}
_COMPARISONS = {ast.Eq: "==", ast.NotEq: "!=", ast.Lt: "<", ast.LtE: "<=", ast.Gt: ">", ast.GtE: ">="}
_SMALLEST = {"min": "py_min", "max": "py_max"}


@dataclass(frozen=True)
class C:
    """A C expression. `bound` is the largest size its value can have if C computes it as an int, None if as an Int."""

    text: str
    kind: str = INT
    level: int = ATOM
    touches: int = FIXED
    bound: int | None = None

    def inside(self, level: int) -> str:
        """The text as an operand of something that binds as tightly as `level`."""
        nested_bits = self.level == BITS and level > COMMA
        return f"({self.text})" if self.level < level or nested_bits else self.text

    @property
    def wide(self) -> str:
        """The text, computed in 64 bits."""
        return self.text if self.bound is None else f"(Wide){self.inside(UNARY)}"


class Expressions:
    """Translates the expressions of one function."""

    def __init__(self, function: Function) -> None:
        self.of = function
        self.program = function.program

    def value(self, node: ast.expr) -> C:
        """A number."""
        found = self.any(node)
        if found.kind not in NUMBER_KINDS:
            raise self.of.rule.refuse(node, f"{_a(found.kind)} where a number is needed")
        return found

    def condition(self, node: ast.expr) -> C:
        """A number of which only matters whether it is 0."""
        if isinstance(node, ast.BoolOp):
            level, word = (AND, " && ") if isinstance(node.op, ast.And) else (OR, " || ")
            parts = [self.condition(part) for part in node.values]
            text = word.join(part.inside(COMPARE) for part in parts)
            return C(text, BOOL, level, max(part.touches for part in parts), 1)
        if isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.Not):
            part = self.condition(node.operand)
            return C(f"!{part.inside(UNARY)}", BOOL, UNARY, part.touches, 1)
        return self.value(node)

    def any(self, node: ast.expr) -> C:
        """Any expression."""
        make = getattr(self, f"_{type(node).__name__.lower()}", None)
        if make is None:
            raise self.of.rule.refuse(node, type(node).__name__)
        found: C = make(node)
        return found

    def _constant(self, node: ast.Constant) -> C:
        assert isinstance(node.value, int)
        return replace(number(int(node.value)), kind=BOOL if isinstance(node.value, bool) else INT)

    def _name(self, node: ast.Name) -> C:
        if node.id in self.of.kinds:
            return self.of.variable(node.id)
        if node.id not in self.of.rule.globals:
            raise self.of.rule.refuse(node, f"the unknown name {node.id}")
        value = self.of.rule.globals[node.id]
        if isinstance(value, int):
            self._fits(node, value)
            text = self.program.constant(self.of.rule, node.id, int(value))
            return replace(number(int(value)), text=text, level=ATOM, kind=BOOL if isinstance(value, bool) else INT)
        if isinstance(value, tuple):
            return self.program.table(self.of.rule, node, value)
        raise self.of.rule.refuse(node, f"the name {node.id}, which is neither a number nor a table")

    def _attribute(self, node: ast.Attribute) -> C:
        if isinstance(node.value, ast.Name) and node.value.id not in self.of.kinds:
            member = getattr(self.of.rule.globals.get(node.value.id), node.attr, None)
            if isinstance(member, int):
                self._fits(node, member)
                return number(int(member))
            raise self.of.rule.refuse(node, f"{ast.unparse(node)}, which is not a number")
        owner = self.any(node.value)
        kind = rules.field_kind(self.program.state, node.attr) if owner.kind == STATE else None
        if kind is None:
            raise self.of.rule.refuse(node, f"{ast.unparse(node)}, which is not a field of the state")
        arrow = f"{owner.text[1:]}." if owner.text.startswith("&") else f"{owner.inside(ATOM)}->"
        touches = max(READS, owner.touches) if kind == INT else owner.touches
        return C(f"{arrow}{node.attr}", kind, touches=touches, bound=128)

    def _subscript(self, node: ast.Subscript) -> C:
        owner, index = self.any(node.value), self.value(node.slice)
        touches = max(index.touches, owner.touches)
        text = f"{owner.inside(ATOM)}[{index.text}]"
        if owner.kind == GRID:
            return C(text, ROW, touches=touches, bound=128)
        if owner.kind == STATES:
            return C(f"&{text}", STATE, UNARY, touches)
        if owner.kind.startswith("table"):
            depth = int(owner.kind[5:]) - 1
            return replace(owner, text=text, kind=f"table{depth}" if depth else INT, touches=touches)
        touches = max(READS, touches)
        if owner.kind == ROW:
            return C(text, touches=touches, bound=128)
        if owner.kind == BUFFER:
            return C(text, touches=touches)
        if owner.kind == BYTES:
            return C(text, touches=touches, bound=256)
        raise self.of.rule.refuse(node, f"an index into {_a(owner.kind)}")

    def _binop(self, node: ast.BinOp) -> C:
        return self.operation(node, [self.value(node.left), self.value(node.right)])

    def operation(self, node: ast.BinOp | ast.AugAssign, operands: Sequence[C]) -> C:
        """Two numbers joined by an operator."""
        before, (a, b) = self.in_order(node, operands)
        touches = max(a.touches, b.touches)
        small = a.bound is not None and b.bound is not None
        if type(node.op) in _DIVISIONS:
            word = f"{_DIVISIONS[type(node.op)]}{32 if small else ''}"
            bound = (a.bound if isinstance(node.op, ast.FloorDiv) else b.bound) if small else None
            return before(C(f"{word}({a.text}, {b.text})", touches=touches, bound=bound))
        if type(node.op) in _SHIFTS:
            return before(_shift(node.op, a, b, touches))
        sign, level = _ARITHMETIC[type(node.op)]
        bound = _bound(node.op, a.bound, b.bound) if a.bound is not None and b.bound is not None else None
        tight = UNARY if level == BITS else level
        left = a.wide if small and bound is None else a.inside(tight)
        right = b.inside(UNARY if level == BITS else level + 1)
        return before(C(f"{left} {sign} {right}", INT, level, touches, bound))

    def _unaryop(self, node: ast.UnaryOp) -> C:
        if isinstance(node.op, ast.Not):
            return self.condition(node)
        part = self.value(node.operand)
        if isinstance(node.op, ast.UAdd):
            return replace(part, kind=INT)
        if isinstance(node.op, ast.USub) and isinstance(node.operand, ast.Constant):
            return number(-int(node.operand.value))  # type: ignore[arg-type]
        sign = "-" if isinstance(node.op, ast.USub) else "~"
        bound = None if part.bound is None or part.bound + 1 >= NARROW else part.bound + 1
        text = part.wide if part.bound is not None and bound is None else part.text
        return C(f"{sign}{replace(part, text=text).inside(ATOM)}", INT, UNARY, part.touches, bound)

    def _boolop(self, node: ast.BoolOp) -> C:
        """`and` and `or` give one of their operands; where all are 0 or 1 that is what C gives."""
        parts = [self.value(part) for part in node.values]
        if all(part.kind == BOOL for part in parts):
            return self.condition(node)
        found = parts[-1]
        for part in reversed(parts[:-1]):
            if part.touches == FIXED and part.level == ATOM:
                test = value = part.text
            else:
                value = self.of.temporary()
                test = f"({value} = {part.text})"
            then = (found.inside(OR), value) if isinstance(node.op, ast.And) else (value, found.inside(OR))
            found = C(f"{test} ? {then[0]} : {then[1]}", INT, CHOICE, max(part.touches, found.touches))
        return found

    def _compare(self, node: ast.Compare) -> C:
        """A chain evaluates each operand once, and stops at the first comparison that fails."""
        left = self.value(node.left)
        if len(node.ops) == 1:
            before, (a, b) = self.in_order(node, [left, self.value(node.comparators[0])])
            return before(_comparison(node.ops[0], a, b))
        operands = [left, *(self.value(comparator) for comparator in node.comparators)]
        writes = any(part.touches == WRITES for part in operands)
        parts, first = [], self._kept(operands[0], writes)
        a = C(first[1]) if first[0] else operands[0]
        setup = first[0]
        for op, part in zip(node.ops, operands[1:], strict=True):
            assignment, name = self._kept(part, writes)
            if writes:
                b = C(name) if assignment else part
                joined = ", ".join(filter(None, [setup, assignment, _comparison(op, a, b).text]))
                parts.append(C(joined, BOOL, COMMA if setup or assignment else COMPARE))
            else:
                last = part is operands[-1] or not assignment
                parts.append(_comparison(op, a, part if last else C(f"({assignment})")))
                b = part if last else C(name)
            a, setup = b, ""
        text = " && ".join(part.inside(COMPARE) for part in parts)
        return C(text, BOOL, AND, max(part.touches for part in operands), 1)

    def _kept(self, part: C, writes: bool) -> tuple[str, str]:
        """How an operand that is used twice is stored, and under which name; nothing if it can be repeated."""
        if part.touches == FIXED or (not writes and "(" not in part.text):
            return "", part.text
        name = self.of.temporary()
        return f"{name} = {part.text}", name

    def _ifexp(self, node: ast.IfExp) -> C:
        test, then, other = self.condition(node.test), self.value(node.body), self.value(node.orelse)
        kind = BOOL if then.kind == other.kind == BOOL else INT
        bound = None if then.bound is None or other.bound is None else max(then.bound, other.bound)
        text = f"{test.inside(OR)} ? {then.inside(OR)} : {other.inside(OR)}"
        return C(text, kind, CHOICE, max(test.touches, then.touches, other.touches), bound)

    def _call(self, node: ast.Call) -> C:
        assert isinstance(node.func, ast.Name)
        name = node.func.id
        called = self.of.rule.globals.get(name)
        if called is None and name not in self.of.kinds:
            if name in _SMALLEST and len(node.args) > 1:
                return self._smallest(node)
            if name == "abs" and len(node.args) == 1:
                part = self.value(node.args[0])
                return C(f"py_abs({part.text})", touches=part.touches)
            if name == "len" and len(node.args) == 1:
                return self._length(node)
        if called in (dialect.emit, dialect.emit_to, dialect.store, dialect.rotate):
            raise self.of.rule.refuse(node, f"the result of {name}")
        if called in bits.WORDS:
            return self._word(node, called, bound=64)
        if called is dialect.square_root:
            return self._word(node, called, bound=None)
        return self.call(node, called)

    def call(self, node: ast.Call, called: Any) -> C:
        """A call of another rule."""
        if not callable(called) or not hasattr(called, "__code__"):
            raise self.of.rule.refuse(node, f"a call of {ast.unparse(node.func)}, which is not a rule")
        rule = rules.rule_of(called)
        wanted = rule.arguments
        if len(wanted) != len(node.args):
            raise self.of.rule.refuse(node, f"{len(node.args)} arguments for {called.__name__}")
        given = [self.any(argument) for argument in node.args]
        for argument, kind in zip(given, wanted.values(), strict=True):
            if not _takes(kind, argument.kind):
                raise self.of.rule.refuse(node, f"{_a(argument.kind)} as {kind} of {called.__name__}")
        rows = frozenset(n for n, part in zip(wanted, given, strict=True) if part.kind == ROW)
        target = self.program.need(rule, rows, self.of)
        before, given = self.in_order(node, given)
        words = []
        for (name, _), part, source in zip(wanted.items(), given, node.args, strict=True):
            words.append(part.text)
            if name in target.measured:
                words.append(self.of.length(source))
        touches = max([target.touches, *(part.touches for part in given)])
        return before(C(f"{target.name}({', '.join(words)})", rule.returns, ATOM, touches))

    def _smallest(self, node: ast.Call) -> C:
        assert isinstance(node.func, ast.Name)
        before, parts = self.in_order(node, [self.value(argument) for argument in node.args])
        text = parts[0].text
        for part in parts[1:]:
            text = f"{_SMALLEST[node.func.id]}({text}, {part.text})"
        return before(C(text, touches=max(part.touches for part in parts)))

    def _word(self, node: ast.Call, word: Any, bound: int | None) -> C:
        """A call of a function that the prelude has under the same name."""
        if len(node.args) != word.__code__.co_argcount:
            raise self.of.rule.refuse(node, f"{len(node.args)} arguments for {word.__name__}")
        before, parts = self.in_order(node, [self.value(argument) for argument in node.args])
        text = ", ".join(part.text for part in parts)
        return before(C(f"{word.__name__}({text})", touches=max(part.touches for part in parts), bound=bound))

    def _length(self, node: ast.Call) -> C:
        (argument,) = node.args
        if isinstance(argument, ast.Name) and self.of.kinds.get(argument.id) in (BUFFER, STATES):
            return C(self.of.length(argument))
        if isinstance(argument, ast.Name) and isinstance(rows := self.of.rule.globals.get(argument.id), tuple):
            return number(len(rows))
        raise self.of.rule.refuse(node, f"len of {ast.unparse(argument)}, which is neither a buffer nor a table")

    def in_order(self, node: ast.AST, operands: Sequence[C]) -> tuple[Callable[[C], C], list[C]]:
        """The operands, stored in temporaries where their order could be noticed, and what puts that first."""
        touching = [part.touches for part in operands if part.touches != FIXED]
        if len(touching) < 2 or WRITES not in touching:
            return _unchanged, list(operands)
        if any(part.touches == WRITES and part.kind not in NUMBER_KINDS for part in operands):
            raise self.of.rule.refuse(node, "an index that changes what is read beside it")
        stored, first = [], []
        for part in operands:
            if part.touches == FIXED or part.kind not in NUMBER_KINDS:
                stored.append(part)
                continue
            name = self.of.temporary()
            first.append(f"{name} = {part.text}")
            stored.append(C(name, part.kind))

        def before(whole: C) -> C:
            return replace(whole, text=f"({', '.join([*first, whole.text])})", level=ATOM, touches=WRITES)

        return before, stored

    def _fits(self, node: ast.AST, value: int) -> None:
        if not SHORTEST_INT <= value <= LONGEST_INT:
            raise self.of.rule.refuse(node, "a number beyond 64 bits")


def number(value: int) -> C:
    """A constant."""
    if value == SHORTEST_INT:
        return C("INT64_MIN")
    narrow = abs(value) < NARROW
    text = str(value) if narrow else f"INT64_C({value})"
    return C(text, level=ATOM if value >= 0 else UNARY, bound=abs(value) if narrow else None)


def _unchanged(whole: C) -> C:
    return whole


def _a(kind: str) -> str:
    words = {ROW: "a row of the state", GRID: "a grid of the state", NONE: "no result", BUFFER: "a buffer",
             BYTES: "bytes", STATE: "a state", STATES: "a list of states", INT: "a number",
             BOOL: "a truth value"}  # fmt: skip
    return words.get(kind, "a table")


def _takes(wanted: str, given: str) -> bool:
    """Whether an argument of one kind takes another: numbers are numbers, everything else must be the same."""
    if wanted in NUMBER_KINDS:
        return given in NUMBER_KINDS
    return given == wanted or (wanted == NUMBERS and given in (BUFFER, ROW))


def _comparison(op: ast.cmpop, a: C, b: C) -> C:
    text = f"{a.inside(BITS)} {_COMPARISONS[type(op)]} {b.inside(BITS)}"
    return C(text, BOOL, COMPARE, max(a.touches, b.touches), 1)


def _shift(op: ast.operator, a: C, b: C, touches: int) -> C:
    if b.text.isdigit() and int(b.text) < 64:
        if isinstance(op, ast.LShift):
            return C(f"py_shl_few({a.text}, {b.text})", touches=touches)
        if int(b.text) > 30:
            return C(f"{a.wide if a.bound is not None else a.inside(UNARY)} >> {b.text}", INT, BITS, touches)
        return C(f"{a.inside(UNARY)} >> {b.text}", INT, BITS, touches, a.bound)
    return C(f"{_SHIFTS[type(op)]}({a.text}, {b.text})", touches=touches)


def _bound(op: ast.operator, a: int, b: int) -> int | None:
    """How large the result of two small operands can be; None if it may not fit into C's int."""
    if isinstance(op, (ast.Add, ast.Sub)):
        bound = a + b
    elif isinstance(op, ast.Mult):
        bound = a * b
    else:
        bound = 1 << max(a, b).bit_length()
    return bound if bound < NARROW else None
