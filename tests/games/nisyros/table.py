"""A table for the tests: positions as text, choices and chance by name, nothing mocked.

The areas are always laid like this, so that a test can count on it:

              Mandraki  Pali   Emporios  Nikia
    ring 1    stone     stone  wood      wheat
    ring 2    stone     wood   wood      wheat
    ring 3    stone     wood   wheat     wheat
    ring 4    stone     wood   wood      wheat
"""

from __future__ import annotations

from typing import Any

import lastboat
from lastboat import CHANCE, read_position
from lastboat.games.nisyros import rules
from lastboat.games.nisyros.board import AREA, CARD, VILLAGE, WORKPLACE
from lastboat.games.nisyros.people import put_worker, take_worker
from lastboat.games.nisyros.phases import PHASE
from lastboat.games.nisyros.round import go_on
from lastboat.games.nisyros.state import State
from lastboat.kernel.dialect import collect_events
from lastboat.kernel.layout import strict

NISYROS = lastboat.game("nisyros")
MANDRAKI, PALI, EMPORIOS, NIKIA = range(4)
STONE, WOOD, WHEAT = range(3)


class Board:
    """A position, and ways to change it and to go on from it."""

    def __init__(self, seats: int = 2, **options: str) -> None:
        """The opening, with the areas laid as above and seat 0 to begin."""
        self.s: Any = strict(State)()
        self.told: list[str] = []
        numbers = NISYROS.encode_options(seats, {"start": "0", **options})
        rules.setup(self.s, seats, numbers)
        while self.phase == "areas":
            rules.apply(self.s, CHANCE, NISYROS.chance(self.s)[0][0])

    @property
    def phase(self) -> str:
        """The name of the phase the game waits in."""
        name: str = PHASE.tokens[self.s.phase]
        return name

    def at(self, text: str) -> Board:
        """Change fields by a position text."""
        self.s = read_position(text, strict(State), self.s)
        return self

    def workers(self, seat: int, places: str) -> Board:
        """Make these the workers of a seat, e.g. `mandraki_ring1=2 pali_theatre=1`; the others are citizens at home."""
        wanted = dict(pair.split("=") for pair in places.split())
        for w, token in enumerate(WORKPLACE.tokens):
            while self.s.workers[seat][w] > int(wanted.get(token, 0)):
                take_worker(self.s, seat, w)
                self.s.citizens[seat][self.s.home[seat]] += 1
        for w, token in enumerate(WORKPLACE.tokens):
            while self.s.workers[seat][w] < int(wanted.get(token, 0)):
                put_worker(self.s, seat, w)
                self.s.citizens[seat][self.s.home[seat]] -= 1
        return self

    def lava(self, **zones: int) -> Board:
        """Cover so many areas of the zones."""
        for village, covered in zones.items():
            self.s.lava[VILLAGE.index(village)] = covered
        return self

    def boats(self, **zones: int) -> Board:
        """Lay so many boats at the coasts, from the supply."""
        for village, count in zones.items():
            z = VILLAGE.index(village)
            self.s.boat_supply += self.s.boats[z] - count
            self.s.boats[z] = count
        return self

    def dams(self, **areas: int) -> Board:
        """Lay so many dams on the areas, from the supply."""
        for area, count in areas.items():
            z, ring = divmod(AREA.index(area), 5)
            self.s.dam_supply += self.s.dams[z][ring] - count
            self.s.dams[z][ring] = count
        return self

    def kos(self, *saved: int) -> Board:
        """Bring citizens to Kos until so many of each seat are there."""
        for seat, count in enumerate(saved):
            self.s.citizens[seat][self.s.home[seat]] -= count - self.s.kos[seat]
            self.s.kos[seat] = count
        return self

    def hades(self, *lost: int) -> Board:
        """The same for Hades."""
        for seat, count in enumerate(lost):
            self.s.citizens[seat][self.s.home[seat]] -= count - self.s.hades[seat]
            self.s.hades[seat] = count
        return self

    def waits(self, *cards: str) -> Board:
        """Lay cards beside the steps, from the pile."""
        for card in cards:
            self.s.pile[CARD.index(card)] -= 1
            self.s.waiting[CARD.index(card)] += 1
        return self

    def begins(self, step: int, round_number: int = 2) -> Board:
        """Go on with a step, as if the one before had just ended."""
        return self.starts("next_step", step - 1, round_number)

    def starts(self, phase: str, step: int = 0, round_number: int = 2) -> Board:
        """Go on from the beginning of a phase."""
        self.at(f"phase: {phase}\nround_number: {round_number}" + (f"\nstep: {step}" if step else ""))
        self._listen(lambda: go_on(self.s))
        return self

    def play(self, *lines: str) -> Board:
        """Play lines like `0 pick mandraki_theatre` or, for chance, `* events 2`; each must be possible."""
        for line in lines:
            who, what = line.split(" ", 1)
            if who == "*":
                assert NISYROS.actor(self.s) == CHANCE, f"{line}: no chance is due, but {self.phase}"
                code, seat = NISYROS.outcomes.encode(what), CHANCE
                assert code in dict(NISYROS.chance(self.s)), f"{line} cannot come; {self.may_come()} can"
            else:
                code, seat = NISYROS.actions.encode(what), int(who)
                assert code in NISYROS.legal(self.s, seat), f"{line} is not legal in {self.phase}: {self.may(seat)}"
            self._listen(lambda seat=seat, code=code: rules.apply(self.s, seat, code))
        return self

    def _listen(self, act: Any) -> None:
        with collect_events() as told:
            act()
        self.told += [NISYROS.events.kinds[event.event].name for event in told]

    def may(self, seat: int) -> list[str]:
        """What a seat may do."""
        return [NISYROS.actions.text(code) for code in NISYROS.legal(self.s, seat)]

    def may_come(self) -> dict[str, int]:
        """What chance may bring, with weights."""
        return {NISYROS.outcomes.text(code): weight for code, weight in NISYROS.chance(self.s)}

    def at_work(self, seat: int) -> dict[str, int]:
        """A seat's workers by workplace."""
        return {WORKPLACE.tokens[w]: n for w, n in enumerate(self.s.workers[seat]) if n}

    def asleep(self, seat: int) -> dict[str, int]:
        """A seat's workers who lie down, by workplace."""
        return {WORKPLACE.tokens[w]: n for w, n in enumerate(self.s.lying[seat]) if n}

    def at_home(self, seat: int) -> dict[str, int]:
        """A seat's citizens by village."""
        return {VILLAGE.tokens[z]: n for z, n in enumerate(self.s.citizens[seat]) if n}

    def discarded(self) -> list[str]:
        """The discard."""
        return [CARD.tokens[c] for c, n in enumerate(self.s.discard) for _ in range(n)]

    def dice(self, *faces: str) -> Board:
        """Throw the five action dice."""
        return self.play(*(f"* face {face}" for face in faces))

    def draw(self, *cards: str) -> Board:
        """In step 2: so many events, and these cards. The stars on top are put aside."""
        self.s.stars_on_top = 0
        return self.play(f"* events {len(cards)}", *(f"* card {card}" for card in cards))
