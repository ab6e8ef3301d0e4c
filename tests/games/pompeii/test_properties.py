"""Invariants of every state."""

from __future__ import annotations

from hypothesis import given, settings
from hypothesis import strategies as some

from lastboat import CHANCE, EVERYBODY, Match
from lastboat.games.pompeii import board as b
from lastboat.games.pompeii import state as st
from lastboat.games.pompeii.actions import CELL
from lastboat.games.pompeii.state import State
from lastboat.sim import record_game
from tests.games.pompeii.town import OF_2013, POMPEII

VARIANTS: tuple[dict[str, str], ...] = ({}, *({name: value} for name, value in OF_2013.items()), OF_2013)
"""The seed's rule, each option of 2013 alone, and all of them together."""

MATCHES = some.builds(
    lambda seats, options, bots, seed: record_game(POMPEII, seats, seed, options=options, bots=bots),
    some.integers(2, 4),
    some.sampled_from(VARIANTS),
    some.sampled_from([("guided",), ("random",)]),
    some.integers(0, 2**40),
)


def check_figures(s: State, each: int) -> None:
    """§1.5 Every figure is in a supply, in the town, saved, in the volcano or in the box."""
    for p in range(s.seats):
        assert s.supply[p] + sum(s.town[p]) + s.saved[p] + s.volcano[p] + s.box[p] == each
        assert s.inside[p] == sum(s.town[p])
    for c in range(b.CELLS):
        assert s.crowd[c] == sum(s.town[p][c] for p in range(4))
        assert s.crowd[c] == 0 or s.ground[c] == st.STREET
        assert s.eruptions == 2 or s.crowd[c] <= b.SPACES[c]


def check_cards(s: State) -> None:
    """§2.1 Every card is in a hand, open on the table, in the pile, or put away unseen."""
    for h in range(b.HOUSES):
        assert sum(hand[h] for hand in s.hands) + s.played[h] + s.unseen[h] == b.CARDS_OF[h]
    if s.eruptions < 2:
        assert s.held == [sum(hand) for hand in s.hands]
        undealt = 4 * s.seats - sum(s.held) if s.step == st.DEAL_DUE else 0
        away = 4 * (5 - s.seats)
        if s.step != st.LOT_DUE:
            assert sum(s.unseen) == s.above + s.among + s.below - s.omens + away + undealt


def check_tiles(s: State) -> None:
    """§6.2 Every tile is in the bag, on the board, put aside, or just drawn."""
    for pair in b.DUAL_OF:
        dual = b.SYMBOLS + b.DUAL_OF.index(pair)
        kinds = [*pair, dual]
        on_board = sum(s.ground.count(symbol + 1) for symbol in pair)
        pending = int(s.tile in kinds)
        total = sum(s.bag[k] + s.aside[k] for k in kinds) + on_board + pending
        assert total in (sum(b.TILES_OF[k] for k in pair), sum(b.TILES_OF[k] for k in kinds))
    for symbol in range(b.SYMBOLS):
        flow = s.flow[symbol][: s.laid[symbol]]
        assert sorted(flow) == [c for c in range(b.CELLS) if s.ground[c] == symbol + 1]
        assert not flow or flow[0] == b.VENT_CELL[symbol]
        assert all(set(b.NEXT[c]) & set(flow[:i]) for i, c in enumerate(flow) if i)


def check_choices(s: State) -> None:
    """§3.1 The actor has a choice, all codes differ, and nobody else has one."""
    who = POMPEII.actor(s)
    if who == CHANCE:
        outcomes = POMPEII.chance(s)
        assert outcomes
        assert len({code for code, _ in outcomes}) == len(outcomes)
        assert all(weight > 0 for _, weight in outcomes)
    for p in range(s.seats):
        codes = POMPEII.legal(s, p)
        assert bool(codes) == (p == who)
        assert len(set(codes)) == len(codes)


@settings(max_examples=30)
@given(MATCHES)
def test_every_component_is_somewhere_exactly_once(match: Match) -> None:
    """§1.5, §2.1, §6.2 Figures, cards and tiles, after every step."""
    each = 25 if match.seats == 4 else 30 if match.seats == 3 or "figures" in match.options else 36
    for s in match.replay():
        check_figures(s, each)
        check_cards(s)
        check_tiles(s)
        check_choices(s)
    assert match.over
    assert 998 <= sum(POMPEII.rules.score(match.state, p) for p in range(match.seats)) <= 1000


@settings(max_examples=12)
@given(MATCHES)
def test_a_picked_figure_can_always_run(match: Match) -> None:
    """§7.1, §6.8 A picked-up figure always has somewhere to go: whoever had not, was cut off."""
    for s in match.replay():
        if s.step == st.TO_STOP:
            codes = POMPEII.legal(s, s.turn)
            assert codes
            assert f"to {CELL.tokens[s.runner]}" not in map(POMPEII.actions.text, codes)


@settings(max_examples=6)
@given(MATCHES)
def test_only_house_cards_have_a_single_witness(match: Match) -> None:
    """§9.1 The witness of a house card is who takes it; lot, sort and tile are open."""
    for s in match.replay():
        seen_by = POMPEII.rules.witness(s)
        assert (seen_by == EVERYBODY) == (s.step not in (st.CARD_DUE, st.DEAL_DUE))
        assert s.step != st.CARD_DUE or seen_by == s.turn
