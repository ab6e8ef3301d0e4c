"""What a rule's variables are: which are states, and which live in a loop alone."""

from __future__ import annotations

import ast
from collections.abc import Iterable, Mapping
from itertools import chain

from lastboat.compile.rules import STATES


def stored(body: Iterable[ast.AST]) -> list[str]:
    """The names that statements give a value, in order."""
    nodes = chain.from_iterable(ast.walk(part) for part in body)
    found = (node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store))
    return list(dict.fromkeys(found))


def read(body: Iterable[ast.AST]) -> set[str]:
    """The names that statements read."""
    nodes = chain.from_iterable(ast.walk(part) for part in body)
    return {node.id for node in nodes if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Load)}


def state_variables(rule: ast.FunctionDef, kinds: Mapping[str, str]) -> list[str]:
    """Variables that stand for one of a list of states."""
    found = []
    for node in ast.walk(rule):
        if isinstance(node, ast.Assign) and isinstance(target := node.targets[0], ast.Name):
            value = node.value
            if isinstance(value, ast.Subscript) and isinstance(value.value, ast.Name):
                if kinds.get(value.value.id) == STATES:
                    found.append(target.id)
    return found


def loop_variables(rule: ast.FunctionDef) -> set[str]:
    """Variables that only count loops and are read nowhere else, so that each loop can have its own."""
    loops = [node for node in ast.walk(rule) if isinstance(node, ast.For)]
    counted = {node.target.id for node in loops if isinstance(node.target, ast.Name)}
    nested = {name for node in loops for name in stored(node.body) if name == _name(node)}
    return {name for name in counted - nested if not _is_used_outside(rule.body, name)} - {
        argument.arg for argument in rule.args.args
    }


def _name(loop: ast.For) -> str:
    assert isinstance(loop.target, ast.Name)
    return loop.target.id


def _is_used_outside(body: list[ast.stmt], name: str) -> bool:
    """Whether a name occurs anywhere but as the variable of loops and in their bodies."""
    todo: list[ast.AST] = list(body)
    while todo:
        node = todo.pop()
        if isinstance(node, ast.Name) and node.id == name:
            return True
        if isinstance(node, ast.For) and _name(node) == name:
            todo.append(node.iter)
        else:
            todo += ast.iter_child_nodes(node)
    return False
