"""Step 2, the pile: §5."""

from __future__ import annotations

from lastboat.games.nisyros.board import CARD
from tests.games.nisyros.table import WHEAT, Board


def events(seats: int = 2, **options: str) -> Board:
    """A table where the event die is due."""
    return Board(seats, **options).at("round_number: 2\nphase: event_die\nstep: 2")


def test_how_many_events() -> None:
    """§5.1 1, 2 or 3 events, each twice on the die."""
    b = events()
    assert b.may_come() == {"events 1": 2, "events 2": 2, "events 3": 2}
    b.draw("rats", "woodworm", "harvest")
    assert b.phase == "rolling"


def test_cards_come_one_by_one() -> None:
    """§5.2 A card is resolved before the next one comes."""
    b = events()
    b.draw("siesta")
    assert b.phase == "card_workers"
    b = events().at("stars_on_top: 0").play("* events 2", "* card siesta")
    b.play("0 strike 0 mandraki_theatre", "0 strike 1 pali_theatre")
    assert b.phase == "draw"
    assert "card siesta" not in b.may_come()


def test_cards_wait_for_their_step() -> None:
    """§5.3 Cards 1 to 7, 13 and 15 wait; the others happen at once and are discarded."""
    waiting = ("plan", "runner", "thunderstorm", "storm", "harvest", "drizzle", "fasting", "oracle", "call")
    for card in waiting:
        b = events().draw(card)
        assert b.s.waiting[CARD.index(card)] == 1
        assert b.discarded() == []
    b = events().draw("rats")
    assert b.discarded() == ["rats"]


def test_as_far_as_possible() -> None:
    """§5.4 What cannot happen is not replaced; what can happen in part does."""
    b = events().at("store: wheat=1").draw("rats")
    assert (b.s.store[WHEAT], b.phase) == (0, "rolling")
    for card in ("crevice", "wind", "tremor", "earthquake", "search", "woodworm"):
        b = events().draw(card)
        assert b.phase == "rolling"
        assert b.discarded() == [card]
        assert "no_effect" in b.told
    b = events().workers(0, "mandraki_theatre=1").workers(1, "").draw("panic")
    assert (b.phase, b.s.crew[0]) == ("rolling", 0)
    for card in ("fumes", "siesta", "panic"):
        b = events().workers(0, "").workers(1, "").draw(card)
        assert (b.phase, b.told[-1], b.discarded()) == ("rolling", "no_effect", [card])


def test_empty_pile() -> None:
    """§5.5 The discard becomes the pile, without the cards that wait."""
    b = events().at("stars_on_top: 0").waits("harvest")
    for c in range(20):
        b.s.discard[c] += b.s.pile[c]
        b.s.pile[c] = 0
    b.play("* events 1")
    assert "pile_shuffled" in b.told
    assert sum(b.may_come().values()) == 24
    assert "card harvest" not in b.may_come()
    assert b.discarded() == []


def test_volcano_die_for_cards() -> None:
    """§5.6 Only throws that show a fitting zone count; both of a pair fit: the team chooses; one fits: that one."""
    b = events().workers(0, "mandraki_theatre=2").workers(1, "pali_theatre=2").draw("fumes")
    assert list(b.may_come()) == ["volcano mandraki", "volcano pali", "volcano mandraki_emporios", "volcano pali_nikia"]
    b.play("* volcano pali_nikia")
    assert b.asleep(1) == {"pali_theatre": 2}
    b = events().workers(0, "nikia_ring4=1").workers(1, "pali_theatre=2").draw("fumes").play("* volcano pali_nikia")
    assert b.may(0) == ["zone pali", "zone nikia"]
    b.play("0 zone nikia")
    assert b.asleep(0) == {"nikia_ring4": 1}
    b = events().dams(emporios_ring4=1).draw("tremor")
    assert list(b.may_come()) == ["volcano emporios", "volcano mandraki_emporios"]
