"""What a rule may contain. The check reads the source, so the message can name the line.

Allowed: ints, bools, fields of the state, module constants, enum members, tables, `if`, `for … in
range`, `while`, `return`, `break`, `continue`, calls of other rules and of the dialect's words.
Everything else is refused, because it would be slow, or mean something else in native code.
"""

from __future__ import annotations

import ast
import builtins

_STATEMENTS = (ast.Expr, ast.Assign, ast.AugAssign, ast.If, ast.For, ast.While, ast.Return,
               ast.Break, ast.Continue, ast.Pass)  # fmt: skip
_EXPRESSIONS = (ast.Name, ast.Attribute, ast.Subscript, ast.Constant, ast.BinOp, ast.BoolOp,
                ast.UnaryOp, ast.Compare, ast.Call, ast.IfExp)  # fmt: skip
_GRAMMAR = (ast.operator, ast.boolop, ast.unaryop, ast.cmpop, ast.expr_context, ast.arguments, ast.arg)
_BUILTINS = ("range", "min", "max", "abs", "len")
_LARGEST = (1 << 63) - 1
_REFUSED = (ast.Div, ast.Pow, ast.MatMult, ast.In, ast.NotIn, ast.Is, ast.IsNot)


def violations(text: str) -> list[tuple[str, int, str]]:
    """(rule, line, what) for each thing a rule in this source must not contain."""
    found: list[tuple[str, int, str]] = []
    for function in ast.walk(ast.parse(text)):
        if isinstance(function, ast.FunctionDef) and is_rule(function):
            found += [(function.name, line, what) for line, what in violations_in(function)]
    return found


def is_rule(function: ast.FunctionDef) -> bool:
    """Whether a function is marked as a rule."""
    return any(isinstance(d, ast.Name) and d.id == "rule" for d in function.decorator_list)


def violations_in(function: ast.FunctionDef) -> list[tuple[int, str]]:
    """(line, what) for each thing this rule must not contain."""
    found = []
    a = function.args
    if a.vararg or a.kwarg or a.kwonlyargs or a.posonlyargs or a.defaults:
        found.append((function.lineno, "only plain arguments without defaults"))
    if any(arg.annotation is None for arg in a.args) or function.returns is None:
        found.append((function.lineno, "every argument and the result need an annotation"))
    body = function.body[1:] if ast.get_docstring(function) is not None else function.body
    for statement in body:
        for node in ast.walk(statement):
            for part in ast.iter_child_nodes(node):
                if not hasattr(part, "lineno") and (what := _wrong_with(part)):
                    found.append((getattr(node, "lineno", function.lineno), what))
            if hasattr(node, "lineno") and (what := _wrong_with(node)):
                found.append((node.lineno, what))
    return found


def _wrong_with(node: ast.AST) -> str | None:
    if isinstance(node, _REFUSED):
        return f"operator {type(node).__name__}"
    if isinstance(node, _GRAMMAR):
        return None
    if isinstance(node, ast.For):
        call = node.iter
        if not (isinstance(call, ast.Call) and isinstance(call.func, ast.Name) and call.func.id == "range"):
            return "for … in anything but range"
    if isinstance(node, (ast.For, ast.While)):
        return "else after a loop" if node.orelse else None
    if isinstance(node, ast.Call):
        if node.keywords:
            return "keyword arguments"
        if not isinstance(node.func, ast.Name):
            return "calls of methods"
        name = node.func.id
        return f"a call of {name}" if hasattr(builtins, name) and name not in _BUILTINS else None
    if isinstance(node, ast.Constant):
        if not isinstance(node.value, int):
            return f"the constant {node.value!r}"
        return "a number beyond 64 bits" if node.value > _LARGEST else None
    if isinstance(node, ast.Subscript):
        minus = isinstance(node.slice, ast.UnaryOp) and isinstance(node.slice.op, ast.USub)
        return "a negative index" if minus else None
    if isinstance(node, ast.Assign):
        one = len(node.targets) == 1 and isinstance(node.targets[0], (ast.Name, ast.Attribute, ast.Subscript))
        return None if one else "several targets in one assignment"
    if isinstance(node, (*_STATEMENTS, *_EXPRESSIONS)):
        return None
    return f"{type(node).__name__}"
