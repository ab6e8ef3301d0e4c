"""Names and numbers in C."""

from __future__ import annotations

LONGEST_INT, SHORTEST_INT = (1 << 63) - 1, -(1 << 63)
NARROW = 1 << 31
"""Numbers smaller than this in size fit into 32 bits."""

_TAKEN = {
    "auto", "break", "case", "char", "const", "continue", "default", "do", "double", "else", "enum",
    "extern", "float", "for", "goto", "if", "inline", "int", "long", "register", "restrict", "return",
    "short", "signed", "sizeof", "static", "struct", "switch", "typedef", "union", "unsigned", "void",
    "volatile", "while", "asm", "typeof", "bool", "true", "false", "main",
}  # fmt: skip


def local(name: str) -> str:
    """A local variable's name; C's own words and names with a leading underscore get one at the end."""
    return f"{name}_" if name in _TAKEN else f"unused{name}" if name.startswith("_") else name


def comment(text: str) -> str:
    """A line of a C comment."""
    return f"/* {text.replace('*/', '* /').replace('/*', '/ *')} */"


def element_type(values: list[int]) -> str:
    """The smallest type for the numbers of a table."""
    low, high = min(values, default=0), max(values, default=0)
    for bits in (8, 16, 32):
        if -(1 << (bits - 1)) <= low and high < 1 << (bits - 1):
            return f"int{bits}_t"
    return "int64_t"
