"""Whole games: what always holds, what guided games reach, recorded games, counts.

`python -m tests.games.nisyros.test_games` records the golden games anew after a rule was changed on purpose.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from lastboat import Match
from lastboat.games.nisyros import rules
from lastboat.games.nisyros.board import CARD, CARDS, COPIES, LIMIT, NO_LIMIT, SPOTS, STORE_LIMIT
from lastboat.games.nisyros.phases import PHASE
from lastboat.games.nisyros.state import State
from lastboat.kernel.dialect import collect_events
from lastboat.kernel.layout import strict
from lastboat.kernel.loading import LOOPS, load_into
from lastboat.kernel.policies import GUIDED, RANDOM
from lastboat.kernel.rng import STREAM, pick_outcome, start
from lastboat.sim import count_leaves, record_game
from lastboat.testing.matches import tables
from tests.games.nisyros.table import NISYROS, Board
from tests.games.nisyros.test_leaving import last_boats

GOLDEN = Path(__file__).parent / "golden"
OPTIONS = {
    2: {"level": "heracles"},
    3: {
        "level": "achilles", "coasts": "shuffled", "dams": "1_2_2_3", "boats": "anywhere", "villages": "chosen",
        "start": "2",
    },
    4: {"level": "zeus"},
}  # fmt: skip
"""Those of the golden games, by players."""


def games(seats: int, count: int, state: type[State], bot: int = GUIDED) -> Iterator[Iterator[Any]]:
    """Games of all options; each is an iterator over its states."""
    for number, options in enumerate(islice(tables(NISYROS, seats), count)):
        yield one_game(seats, number, options, state, bot)


def one_game(seats: int, number: int, options: dict[str, str], state: type[State], bot: int) -> Iterator[Any]:
    """The states of a game, always the same object."""
    loops: Any = load_into(NISYROS.package, LOOPS)
    rng, codes, weights = [0] * STREAM, [0] * NISYROS.actions.count, [0] * NISYROS.outcomes.count
    outcomes = [0] * NISYROS.outcomes.count
    start(rng, 77, number)
    s = state()
    rules.setup(s, seats, NISYROS.encode_options(seats, options))
    while (who := rules.actor(s)) != -2:
        yield s
        if who == -1:
            code = outcomes[pick_outcome(rng, weights, rules.chance(s, outcomes, weights))]
        else:
            code = loops.choose_move(s, who, bot, codes, rng)
            assert code in NISYROS.legal(s, who)
        rules.apply(s, who, code)
    yield s


def check_pieces(s: State) -> None:
    """Everything is somewhere exactly once, and nothing stands where it may not."""
    for p in range(4):
        people = sum(s.citizens[p]) + sum(s.workers[p]) + s.lifted[p] + s.kos[p] + s.hades[p]
        assert people == (10 if s.own[p] >= 0 else 0)
        assert s.crew[p] == sum(s.workers[p])
    assert sum(s.boats) + s.boat_supply == 32
    assert sum(map(sum, s.dams)) + s.dam_supply == 32
    for c in range(CARDS):
        assert s.pile[c] + s.discard[c] + s.waiting[c] + (s.card == c) == COPIES[c]
    for w in range(28):
        z, place = divmod(w, 7)
        assert s.busy[w] == sum(row[w] for row in s.workers)
        assert s.asleep[w] == sum(row[w] for row in s.lying) <= s.busy[w]
        assert LIMIT[place] == NO_LIMIT or s.busy[w] <= LIMIT[place]
        if s.busy[w] and s.fleeing[z] < 0:
            assert s.lava[z] < 5 if place > 3 else s.lava[z] <= place
    for z in range(4):
        assert all(s.dams[z][a] <= SPOTS[s.dam_plan][a] for a in range(5))
        assert not any(s.dams[z][a] for a in range(s.lava[z]))
        assert s.lava[z] < 5 or not s.boats[z] or s.fleeing[z] >= 0
        assert s.lava[z] == 0 or s.bonus[z] == 0 or s.resource[z][0] >= 0
    assert all(0 <= amount <= STORE_LIMIT[s.seats] for amount in s.store)


@pytest.mark.parametrize("seats", [2, 3, 4])
@pytest.mark.parametrize("bot", [RANDOM, GUIDED])
def test_every_piece_is_somewhere_exactly_once(seats: int, bot: int) -> None:
    """§1.3 §1.4 §1.7 40 people, 32 boats, 32 dams and 25 cards at every step."""
    for game in games(seats, 14, strict(State), bot):
        for s in game:
            check_pieces(s)


def test_guided_games_reach_everything() -> None:
    """All cards in all their copies, everything that can be told, every phase and every way to end."""
    told: Counter[str] = Counter()
    cards: Counter[str] = Counter()
    phases: set[int] = set()
    verdicts: Counter[str] = Counter()
    for seats in (2, 3, 4):
        for game in games(seats, 130, State):
            drawn: Counter[str] = Counter()
            with collect_events() as happened:
                for s in game:
                    phases.add(s.phase)
            for _, event, args in happened:
                name = NISYROS.events.kinds[event].name
                told[name] += 1
                if name == "card_drawn":
                    drawn[CARD.tokens[args[0]]] += 1
            cards |= drawn
            verdicts[NISYROS.verdicts.tokens[rules.verdict(s)]] += 1
    # A pile of 25 outlasts every game of usual length; §5.5 has its own test.
    assert {kind.name for kind in NISYROS.events.kinds} - set(told) <= {"pile_shuffled"}
    assert all(cards[CARD.tokens[c]] >= COPIES[c] for c in range(CARDS))
    names = {PHASE.tokens[phase] for phase in phases}
    passing = {"next_step", "next_event", "flights", "eruptions"}
    assert set(PHASE.tokens) - names == passing
    assert {verdict.split("_", 1)[1] for verdict in verdicts} == {"covered", "no_coast", "nobody"}
    assert {verdict.split("_", 1)[0] for verdict in verdicts} == {"defeat", "small", "big"}


def log_of(match: Match) -> str:
    return "\n".join(told.text for told in match.view(0, "en").log) + "\n"


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_golden_games(seats: int) -> None:
    """A recorded game can still be played, move by move, and ends as it did."""
    text = (GOLDEN / f"{seats}.match").read_text("utf-8")
    match = Match.from_text(text)
    assert match.over
    assert match.text() == text
    assert log_of(match) == (GOLDEN / f"{seats}.log").read_text("utf-8")


LEAVES = {
    2: (4, 46, 346),
    3: (6, 83, 930),
    4: (8, 132, 1952),
}
"""In how many ways the first 1, 2, 3 steps can go from the opening of the tests."""


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_counts_from_the_opening(seats: int) -> None:
    s = Board(seats).s
    assert tuple(count_leaves(NISYROS, s, seats, depth, native=False) for depth in (1, 2, 3)) == LEAVES[seats]


def middle() -> Board:
    """A busy position before the dice: workers on slopes, stores, boats, dams, lava, waiting cards."""
    b = Board(3, level="heracles").workers(0, "mandraki_ring1=1 mandraki_theatre=1 pali_shipyard=1")
    b.workers(1, "pali_ring2=2 emporios_dams=1").workers(2, "emporios_theatre=1 nikia_ring3=2").waits("plan", "runner")
    b.boats(mandraki=1, pali=1).dams(emporios_ring2=1).lava(emporios=1, nikia=2)
    return b.at("store: stone=3 wood=4 wheat=5\nround_number: 3\nphase: rolling\nstep: 3\nbonus: emporios=0 nikia=0")


def test_counts_from_the_middle() -> None:
    b = middle().dice("hermes", "dams", "theatre", "shipyard", "less")
    assert tuple(count_leaves(NISYROS, b.s, 3, depth) for depth in (1, 2, 3)) == (6, 59, 697)
    assert count_leaves(NISYROS, b.s, 3, 3, native=False) == count_leaves(NISYROS, b.s, 3, 3)


def test_counts_without_a_coast_in_play() -> None:
    """§17.1 The last boats, in plain and native rules alike."""
    for s in (last_boats(nikia=6).s, last_boats("heracles", nikia=6).s):
        assert count_leaves(NISYROS, s, 2, 4, native=False) == count_leaves(NISYROS, s, 2, 4) > 0


if __name__ == "__main__":
    for seats, options in OPTIONS.items():
        match = record_game(NISYROS, seats, seed=11, options=options, bots=("guided",))
        (GOLDEN / f"{seats}.match").write_text(match.text(), "utf-8")
        (GOLDEN / f"{seats}.log").write_text(log_of(match), "utf-8")
