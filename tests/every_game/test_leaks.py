"""Leaks of every kind are detected."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from lastboat import EVERYBODY, Game
from lastboat.kernel import dialect
from lastboat.testing.leaks import LeakError, check_match
from lastboat.testing.matches import played


def test_the_toy_game_has_hidden_outcomes(template: Game) -> None:
    assert sum(check_match(played(template, seed), Random(seed), moments=50) for seed in range(12)) > 200


def check_leaks(game: Game) -> None:
    for seed in range(12):
        check_match(played(game, seed), Random(seed), moments=20)


def test_a_leak_in_the_table_is_detected(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table shows the state remembered from before it was hidden."""
    apply, table, last = template.rules.apply, template.show.table, [0]

    def remembering(s: Any, seat: int, code: int) -> None:
        apply(s, seat, code)
        last[:] = s.hands

    monkeypatch.setattr(template.rules, "apply", remembering)
    monkeypatch.setattr(template.show, "table", lambda s, seat: table(s, seat) | {"hands": last[:]})
    with pytest.raises(LeakError, match="view"):
        check_leaks(template)


def test_a_leak_in_the_observation_is_detected(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(template.seen, "hide", lambda s, seat: None)
    with pytest.raises(LeakError, match="observation"):
        check_leaks(template)


def test_a_leak_in_the_events_is_detected(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(template.rules, "emit_to", lambda seat, event, *args: dialect.emit(event, *args))
    with pytest.raises(LeakError, match="view"):
        check_leaks(template)


def test_a_leak_in_the_records_is_detected(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(template.rules, "witness", lambda s: EVERYBODY)
    with pytest.raises(LeakError):
        check_leaks(template)


def test_a_leak_in_the_legal_actions_is_detected(template: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    """A seat may change only while nobody else holds the best card."""
    legal = template.rules.legal

    def telling(s: Any, seat: int, out: list[int]) -> int:
        n = legal(s, seat, out)
        return n - 1 if n > 1 and max(s.hands) > s.hands[seat] else n

    monkeypatch.setattr(template.rules, "legal", telling)
    with pytest.raises(LeakError):
        check_leaks(template)
