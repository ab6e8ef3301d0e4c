"""Which numbers of a program need 64 bits, for machines on which 32 are cheaper.

Wide are constants and tables beyond 32 bits, what is shifted by a variable or far to the left, and everything that
such numbers flow into: variables, results, and buffers, which are as wide in every rule they are handed to. Sums and
products of narrow numbers are taken to be narrow: points and counts are small. The tests run with a sanitizer that
reports a sum or product for which this does not hold.
"""

from __future__ import annotations

import ast
import types
from collections import defaultdict
from collections.abc import Iterable

from lastboat.compile import rules
from lastboat.compile.names import NARROW
from lastboat.compile.rules import BUFFER, NUMBERS, Rule
from lastboat.kernel import bits, dialect
from lastboat.kernel.layout import BaseState

FAR = 24
"""Narrow numbers shifted to the left by so many bits are wide."""
RESULT = "return"
"""In place of a variable's name: the result of a rule. No variable can be called so."""

_TRANSLATED = (dialect.emit, dialect.emit_to, dialect.store, dialect.rotate, dialect.square_root, *bits.WORDS)
"""What is no rule. Results of the bit words are narrow."""

Place = tuple[types.FunctionType, str]
"""A rule and one of its variables or RESULT."""


class Widths:
    """The wide places of everything that some rules reach; what is wide from outside is given."""

    def __init__(self, state: type[BaseState], entries: Iterable[types.FunctionType], wide: Iterable[Place]) -> None:
        self.state = state
        self._flows: dict[Place, set[Place]] = defaultdict(set)
        self._wide = set(wide)
        self._seen: set[types.FunctionType] = set()
        for function in entries:
            self._add(function)
        todo = list(self._wide)
        while todo:
            found = self._flows[todo.pop()] - self._wide
            self._wide |= found
            todo += found

    def is_wide(self, function: types.FunctionType, name: str) -> bool:
        """Whether a variable, the numbers of a buffer, or the RESULT of a rule need 64 bits."""
        return (function, name) in self._wide

    def _add(self, function: types.FunctionType) -> None:
        if function not in self._seen:
            self._seen.add(function)
            rule = rules.rule_of(function)
            for statement in rule.body:
                for node in ast.walk(statement):
                    self._statement(rule, node)

    def _statement(self, rule: Rule, node: ast.AST) -> None:
        match node:
            case ast.Return(value=ast.expr() as value):
                self._flow(rule, value, (rule.function, RESULT))
            case ast.Assign(targets=[target]):
                self._flow(rule, node.value, self._place(rule, target))
            case ast.AugAssign():
                whole = ast.BinOp(node.target, node.op, node.value)
                self._flow(rule, whole, self._place(rule, node.target))
            case ast.For(iter=ast.Call(args=arguments)):
                for argument in arguments:
                    self._flow(rule, argument, self._place(rule, node.target))
            case ast.Call(func=ast.Name(id=name)):
                self._call(rule, node, rule.globals.get(name))

    def _place(self, rule: Rule, target: ast.expr) -> Place | None:
        """The variable or buffer that takes a value; fields of the state have types of their own."""
        if isinstance(target, ast.Subscript):
            target = target.value
        return (rule.function, target.id) if isinstance(target, ast.Name) else None

    def _call(self, rule: Rule, node: ast.Call, called: object) -> None:
        if not isinstance(called, types.FunctionType) or called in _TRANSLATED:
            return
        self._add(called)
        wanted = rules.rule_of(called).arguments
        for (name, kind), argument in zip(wanted.items(), node.args, strict=False):
            place = (called, name)
            if kind in (BUFFER, NUMBERS):
                if (given := self._place(rule, argument)) is not None:
                    self._flows[given].add(place)
                    self._flows[place].add(given)
            else:
                self._flow(rule, argument, place)

    def _flow(self, rule: Rule, node: ast.expr, target: Place | None) -> None:
        """Note that the value of an expression goes to a place."""
        if target is None:
            return
        for source in self._sources(rule, node):
            if source is None:
                self._wide.add(target)
            else:
                self._flows[source].add(target)

    def _sources(self, rule: Rule, node: ast.expr) -> list[Place | None]:
        """What makes an expression wide: places, or None if it is wide by itself."""
        match node:
            case ast.Constant(value=int() as value):
                return _beyond([value])
            case ast.Name(id=name) if name in rule.globals and not self._is_local(rule, name):
                return _beyond([rule.globals[name]])
            case ast.Name(id=name):
                return [(rule.function, name)]
            case ast.Attribute(attr=name):
                return self._field(name)
            case ast.Subscript():
                return self._element(rule, node)
            case ast.BinOp():
                return self._operation(rule, node)
            case ast.UnaryOp(op=ast.Not()) | ast.Compare():
                return []
            case ast.UnaryOp(operand=part):
                return self._sources(rule, part)
            case ast.BoolOp(values=parts):
                return [source for part in parts for source in self._sources(rule, part)]
            case ast.IfExp(body=then, orelse=other):
                return self._sources(rule, then) + self._sources(rule, other)
            case ast.Call(func=ast.Name(id=name), args=arguments):
                called = rule.globals.get(name)
                if isinstance(called, types.FunctionType) and called is not dialect.square_root:
                    return [(called, RESULT)]
                return [source for part in arguments for source in self._sources(rule, part)] if name != "len" else []
        return []

    def _is_local(self, rule: Rule, name: str) -> bool:
        return name in rule.arguments or name in rule.function.__code__.co_varnames

    def _field(self, name: str) -> list[Place | None]:
        field = self.state.FIELDS.get(name)
        return _beyond([field.low, field.top]) if field is not None else []

    def _element(self, rule: Rule, node: ast.Subscript) -> list[Place | None]:
        owner: ast.expr = node
        while isinstance(owner, ast.Subscript):
            owner = owner.value
        if isinstance(owner, ast.Attribute):
            return self._field(owner.attr)
        return self._sources(rule, owner)

    def _operation(self, rule: Rule, node: ast.BinOp) -> list[Place | None]:
        left, right = self._sources(rule, node.left), self._sources(rule, node.right)
        match node.op:
            case ast.LShift():
                by = _number(rule, node.right)
                return left if by is not None and by < FAR else [None]
            case ast.RShift():
                by = _number(rule, node.right)
                return [] if by is not None and by >= 32 else left
            case ast.FloorDiv():
                return left
            case ast.Mod():
                return right
            case ast.BitAnd():
                masks = (_number(rule, node.left), _number(rule, node.right))
                return [] if any(mask is not None and 0 <= mask < NARROW for mask in masks) else left + right
        return left + right


def _number(rule: Rule, node: ast.expr) -> int | None:
    """The value of a constant."""
    value = rule.globals.get(node.id) if isinstance(node, ast.Name) else getattr(node, "value", None)
    return value if isinstance(value, int) else None


def _beyond(value: object) -> list[Place | None]:
    """[None] if a number or one of a table's needs 64 bits."""
    if isinstance(value, (tuple, list)):
        return [None] if any(_beyond(part) for part in value) else []
    return [None] if isinstance(value, int) and not -NARROW <= value < NARROW else []
