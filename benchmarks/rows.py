"""A row of the results: subject, figure, target."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(frozen=True)
class Row:
    """One measured figure. `value` is None if it could not be measured; `note` then says why."""

    section: str
    name: str
    value: float | None
    unit: str
    target: float | None = None
    less_is_better: bool = False
    cpu: float | None = None
    note: str = ""
    more: dict[str, Any] = field(default_factory=dict)
    failed: bool = False

    @property
    def passed(self) -> bool | None:
        """Whether the target is met; None without a target or a value."""
        if self.failed:
            return False
        if self.target is None or self.value is None:
            return None
        return self.value <= self.target if self.less_is_better else self.value >= self.target

    @property
    def passed_by_cpu(self) -> bool:
        """Whether the target is met by processor time only: the machine was busy."""
        if self.passed is not False or self.failed or self.cpu is None or self.target is None:
            return False
        return self.cpu <= self.target if self.less_is_better else self.cpu >= self.target

    def as_data(self) -> dict[str, Any]:
        """The row as JSON data."""
        return {
            "section": self.section, "name": self.name, "value": self.value, "unit": self.unit, "cpu": self.cpu,
            "target": self.target, "less_is_better": self.less_is_better, "passed": self.passed,
            "passed_by_cpu": self.passed_by_cpu, "note": self.note,
            **self.more,
        }  # fmt: skip

    def words(self) -> tuple[str, str, str, str, str]:
        """The row as cells: name, figure, by processor time, target, note."""
        sign = "≤ " if self.less_is_better else "≥ " if self.unit else ""
        target = "" if self.target is None else sign + shown(self.target, self.unit)
        cpu = "" if self.cpu is None else shown(self.cpu, self.unit)
        return self.name, shown(self.value, self.unit), cpu, target, self.note


def shown(value: float | None, unit: str) -> str:
    """A figure with its unit.

    >>> shown(5_123_456, "steps/s"), shown(0.0471, "s"), shown(0.202, "%"), shown(1.9, "x"), shown(None, "s")
    ('5.12 M steps/s', '0.047 s', '20.2 %', '1.90 x', '–')
    """
    if value is None:
        return "–"
    if unit == "%":
        return f"{100 * value:.1f} %"
    if unit == "s":
        return f"{value:.3f} s" if value < 10 else f"{value:.1f} s"
    if unit == "":
        return "yes" if value else "no"
    for size, letter in ((1e6, "M "), (1e3, "k ")):
        if value >= size:
            return f"{value / size:.3g} {letter}{unit}"
    return f"{value:.2f} {unit}" if value < 10 else f"{value:.3g} {unit}"
