"""The reference of the Python interfaces, from their docstrings."""

from __future__ import annotations

PAGES = {
    "lastboat": ("Matches and views", ("lastboat",)),
    "bots": ("Bots", ("lastboat.bots",)),
    "sim": ("Simulations", ("lastboat.sim", "lastboat.sim.executors")),
    "rl": ("Environments for learners", ("lastboat.rl",)),
    "games": (
        "What games are made of",
        ("lastboat.kernel.game", "lastboat.kernel.layout", "lastboat.kernel.actions", "lastboat.kernel.options",
         "lastboat.kernel.view", "lastboat.kernel.dialect", "lastboat.kernel.bits", "lastboat.kernel.errors"),
    ),
}  # fmt: skip
"""Title and modules of each page."""
_WITH_ALL = ("lastboat", "lastboat.bots", "lastboat.sim", "lastboat.sim.executors", "lastboat.rl")
"""Packages whose `__all__` says what is public, wherever it is defined."""


def pages() -> dict[str, str]:
    """The reference: a page for each group of modules."""
    return {f"reference/{name}": _page(title, modules) for name, (title, modules) in PAGES.items()}


def _page(title: str, modules: tuple[str, ...]) -> str:
    if len(modules) == 1:
        return f"# {title}\n\n{_members(modules[0])}\n"
    return f"# {title}\n\n" + "\n".join(f"## {module}\n\n{_members(module)}\n" for module in modules)


def _members(module: str) -> str:
    options = ["   :members:", "   :undoc-members:"]
    if module in _WITH_ALL:
        options.append("   :imported-members:")
    return "\n".join(["```{eval-rst}", f".. automodule:: {module}", *options, "```"])
