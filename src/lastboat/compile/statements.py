"""Statements of a rule in C, as lines."""

from __future__ import annotations

import ast
from typing import TYPE_CHECKING

from lastboat.compile import names
from lastboat.compile.expressions import ATOM, BITS, FIXED, WRITES, C, Expressions, number
from lastboat.compile.rules import INT, NONE, NUMBER_KINDS, NUMBERS, ROW, STATE, STATES
from lastboat.compile.variables import read, stored
from lastboat.kernel import dialect

if TYPE_CHECKING:
    from lastboat.compile.function import Function

_SILENT = (dialect.emit, dialect.emit_to)
_COMPOUND = {ast.Add: "+=", ast.Sub: "-=", ast.Mult: "*=", ast.BitAnd: "&=", ast.BitOr: "|=", ast.BitXor: "^="}


class Statements:
    """Translates the statements of one function."""

    def __init__(self, function: Function) -> None:
        self.of, self.rule = function, function.rule
        self.expressions = Expressions(function)

    def body(self, statements: list[ast.stmt]) -> list[str]:
        """The statements of the function itself. Where it ends without a result, Python's None becomes 0."""
        lines = []
        for n, statement in enumerate(statements):
            first = self._first_value(statement, statements[:n])
            lines += first or [f"  {line}" for line in self._statement(statement)]
        if self.rule.returns != NONE and not _always_returns(statements):
            lines.append("  return 0;")
        return lines

    def _block(self, statements: list[ast.stmt]) -> list[str]:
        return [f"  {line}" for statement in statements for line in self._statement(statement)]

    def _statement(self, node: ast.stmt) -> list[str]:
        match node:
            case ast.Pass():
                return []
            case ast.Break():
                return ["break;"]
            case ast.Continue():
                return ["continue;"]
            case ast.Return():
                return self._return(node)
            case ast.Expr():
                return self._alone(node)
            case ast.Assign():
                return self._assign(node)
            case ast.AugAssign():
                return self._augmented(node)
            case ast.If():
                return self._if(node)
            case ast.While():
                return [*self.of.program.LOOP, f"while ({self._test(node.test)}) {{", *self._block(node.body), "}"]
            case ast.For():
                return self._for(node)
        raise self.rule.refuse(node, type(node).__name__)

    def _value(self, node: ast.expr) -> C:
        value = self.expressions.value(node)
        self.of.touch(value.touches)
        return value

    def _test(self, node: ast.expr) -> str:
        test = self.expressions.condition(node)
        self.of.touch(test.touches)
        return test.text

    def _return(self, node: ast.Return) -> list[str]:
        if (node.value is None) != (self.rule.returns == NONE):
            raise self.rule.refuse(node, f"a result that is not {self.rule.returns}")
        return [f"return {self._value(node.value).text};" if node.value is not None else "return;"]

    def _alone(self, node: ast.Expr) -> list[str]:
        """A call for its effect. Nobody is told of events here, but what their arguments do is done."""
        call = node.value
        if not isinstance(call, ast.Call) or not isinstance(call.func, ast.Name):
            return []
        called = self.rule.globals.get(call.func.id)
        if called in _SILENT:
            before = self.of.forget_reads()
            parts = [self._value(argument) for argument in call.args]
            acting = [f"(void){part.inside(ATOM)};" for part in parts if part.touches == WRITES]
            if not acting:
                self.of.forget_reads(before)
            return acting
        if called is dialect.store:
            return self._store(call)
        if called is dialect.rotate:
            return self._rotate(call)
        value = self.expressions.any(call)
        self.of.touch(value.touches)
        return [f"{value.text};"]

    def _store(self, call: ast.Call) -> list[str]:
        states, index, s = (self.expressions.any(argument) for argument in call.args)
        if (states.kind, s.kind) != (STATES, STATE) or index.kind not in NUMBER_KINDS:
            raise self.rule.refuse(call, "store of anything but a state in a list of states")
        self.of.touch(WRITES)
        source = s.text.removeprefix("&") if s.text.startswith("&") else f"*{s.text}"
        return [f"{states.text}[{index.text}] = {source};"]

    def _rotate(self, call: ast.Call) -> list[str]:
        s, first, seats = (self.expressions.any(argument) for argument in call.args)
        if s.kind != STATE or first.kind not in NUMBER_KINDS or seats.kind not in NUMBER_KINDS:
            raise self.rule.refuse(call, "rotate of anything but a state by a seat and a number of seats")
        self.of.touch(WRITES)
        self.of.program.rotates = True
        return [f"rotate_seats({s.text}, {first.text}, {seats.text});"]

    def _first_value(self, statement: ast.stmt, before: list[ast.stmt]) -> list[str]:
        """A variable declared where it gets its first value, if nothing before needs it."""
        if not isinstance(statement, ast.Assign) or not isinstance(target := statement.targets[0], ast.Name):
            return []
        name = target.id
        if name not in self.of.undeclared or name in stored(before) or name in read([*before, statement.value]):
            return []
        value = self._assigned(statement.value, self.of.kinds[name])
        del self.of.undeclared[name]
        return [f"  {self.of.declaration(name)} = {value.text};", self.of.mark(name)]

    def _assigned(self, node: ast.expr, kind: str) -> C:
        value = self.expressions.any(node) if kind == STATE else self.expressions.value(node)
        if kind == STATE and value.kind != STATE:
            raise self.rule.refuse(node, f"{ast.unparse(node)} where a state is needed")
        self.of.touch(value.touches)
        return value

    def _assign(self, node: ast.Assign) -> list[str]:
        """The value is computed before the place where it goes."""
        (place,) = node.targets
        if isinstance(place, ast.Name):
            return [f"{names.local(place.id)} = {self._assigned(node.value, self.of.kinds[place.id]).text};"]
        value = self._value(node.value)
        target, index = self._target(place)
        if WRITES in (value.touches, index) and FIXED not in (value.touches, index):
            name = self.of.temporary(declare=False)
            return [f"Wide {name} = {value.text};", f"{target.text} = {name};"]
        return [f"{target.text} = {value.text};"]

    def _augmented(self, node: ast.AugAssign) -> list[str]:
        """The old value is read before the new part is computed, and its place is looked up once."""
        if isinstance(node.target, ast.Name):
            before = self.of.forget_reads()
            old, index = self.of.variable(node.target.id), FIXED
            self.of.forget_reads(before)
        else:
            old, index = self._target(node.target)
        value = self._value(node.value)
        if isinstance(node.target, ast.Name) or (value.touches != WRITES and index != WRITES):
            if type(node.op) in _COMPOUND:
                return [f"{old.text} {_COMPOUND[type(node.op)]} {value.text};"]
            return [f"{old.text} = {self.expressions.operation(node, [old, value]).text};"]
        lines, place = self._kept_place(node.target)
        name = self.of.temporary(declare=False)
        whole = self.expressions.operation(node, [C(name), value])
        return [*lines, f"Wide {name} = {place};", f"{place} = {whole.text};"]

    def _target(self, node: ast.expr) -> tuple[C, int]:
        """A field, or a number in a row or buffer, to be written; and what finding it touches."""
        target = self.expressions.any(node)
        if target.kind != INT or target.touches == FIXED:
            raise self.rule.refuse(node, f"a new value for {ast.unparse(node)}")
        part, index = node, FIXED
        while isinstance(part, ast.Subscript):
            index = max(index, self.expressions.value(part.slice).touches)
            part = part.value
        if isinstance(part, ast.Name):
            if self.of.kinds[part.id] == ROW or self.rule.arguments.get(part.id) == NUMBERS:
                raise self.rule.refuse(node, f"a new value in {part.id}, which is only to be read")
        self.of.touch(WRITES)
        return target, index

    def _kept_place(self, node: ast.expr) -> tuple[list[str], str]:
        """A place with its indices stored in variables first."""
        if not isinstance(node, ast.Subscript):
            return [], self.expressions.any(node).text
        lines, owner = self._kept_place(node.value)
        name = self.of.temporary(declare=False)
        return [*lines, f"Wide {name} = {self._value(node.slice).text};"], f"{owner}[{name}]"

    def _if(self, node: ast.If) -> list[str]:
        lines = [f"if ({self._test(node.test)}) {{", *self._block(node.body)]
        if len(node.orelse) == 1 and isinstance(node.orelse[0], ast.If):
            first, *rest = self._if(node.orelse[0])
            return [*lines, f"}} else {first}", *rest]
        if node.orelse:
            lines += ["} else {", *self._block(node.orelse)]
        return [*lines, "}"]

    def _for(self, node: ast.For) -> list[str]:
        """A range is fixed when its loop begins, whatever the loop does, and the variable keeps the last number."""
        assert isinstance(node.iter, ast.Call)
        assert isinstance(node.target, ast.Name)
        arguments = node.iter.args
        parts = [self._value(argument) for argument in arguments]
        step = _step(arguments[2]) if len(parts) == 3 else 1
        if step == 0:
            raise self.rule.refuse(node, "a range whose step is not a constant")
        start, end = (number(0), parts[0]) if len(parts) == 1 else parts[:2]
        if sum(part.touches != FIXED for part in parts) > 1 and any(part.touches == WRITES for part in parts):
            raise self.rule.refuse(node, "a range whose ends change each other; use variables")
        name, own = node.target.id, node.target.id in self.of.own_loops
        count = names.local(name) if own else self.of.temporary(declare=False)
        limit, head = end.inside(BITS), f"{self.of.program.number_type(self.rule, name)} {count} = {start.text}"
        if not self._stays(arguments[0 if len(parts) == 1 else 1], node):
            limit = self.of.temporary(declare=False)
            head += f", {limit} = {end.text}"
        advance = {1: f"{count}++", -1: f"{count}--"}.get(step, f"{count} += {step}")
        direction = "<" if step > 0 else ">"
        lines = [*self.of.program.LOOP, f"for ({head}; {count} {direction} {limit}; {advance}) {{"]
        if not own:
            lines.append(f"  {names.local(name)} = {count};")
        return [*lines, *self._block(node.body), "}"]

    def _stays(self, end: ast.expr, loop: ast.For) -> bool:
        """Whether the end of a range is a constant or a variable that the loop leaves alone."""
        return isinstance(end, ast.Constant) or (isinstance(end, ast.Name) and end.id not in stored([loop]))


def _step(node: ast.expr) -> int:
    """The constant step of a range, 0 if it is not constant."""
    negative = isinstance(node, ast.UnaryOp) and isinstance(node.op, ast.USub)
    value = node.operand if isinstance(node, ast.UnaryOp) and negative else node
    if not isinstance(value, ast.Constant) or not isinstance(value.value, int):
        return 0
    return -value.value if negative else value.value


def _always_returns(statements: list[ast.stmt]) -> bool:
    last = statements[-1] if statements else None
    if isinstance(last, ast.If):
        return _always_returns(last.body) and _always_returns(last.orelse)
    return isinstance(last, ast.Return)
