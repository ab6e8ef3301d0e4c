"""A whole game at this screen: people, bots, and whoever steps in between."""

from __future__ import annotations

import contextlib
import time
import zlib
from collections.abc import Sequence
from enum import Enum
from shlex import quote

from rich.console import Console

from lastboat.bots import Bot, Searcher, bot, who_may_act
from lastboat.cli.errors import NobodyThere, UnknownAction
from lastboat.cli.files import Keeper, fresh_path
from lastboat.cli.i18n import Voice
from lastboat.cli.terminal import commands, hints, screen
from lastboat.cli.terminal.choosing import in_order
from lastboat.cli.terminal.commands import Leave
from lastboat.cli.terminal.drawing import zones
from lastboat.cli.terminal.interrupts import Patience
from lastboat.cli.terminal.search_process import LookingAhead
from lastboat.cli.terminal.seats import Sitting
from lastboat.kernel.chance import Sealed
from lastboat.kernel.errors import BadSeat, LastboatError
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice, Name


class Answer(Enum):
    """What a person can answer besides choosing something."""

    GO_ON = "the others may go on"
    CALM = "and not ask again before the own turn"
    CHANGED = "the match is another one now"


class Session:
    """One match at one screen."""

    def __init__(
        self,
        match: Match,
        sitting: Sitting,
        voice: Voice,
        out: Console,
        keeper: Keeper | None = None,
        pace: float = 0.0,
    ) -> None:
        self.match, self.voice, self.out = match, voice, out
        seed = zlib.crc32(match.chance.text().encode())
        self.bots: dict[int, Bot] = {seat: bot(name, seed) for seat, name in enumerate(sitting) if name}
        self.people = [seat for seat, name in enumerate(sitting) if not name]
        self.ahead, self.stood_in = LookingAhead(match.game.package), False
        self.keeper, self.pace, self.thought = keeper, pace, 0.0
        self.patience = Patience()
        self.since = {seat: _last_act(match, seat) for seat in range(match.seats)}
        self.facing: int | None = None
        self.begun, self.shown_to = list(match.records), len(match.told)
        self.notices: list[str] = []
        self.welcomed: set[int] = set()

    @property
    def scripted(self) -> bool:
        """Whether input comes from a file or a pipe: then a mistake ends the program."""
        return not screen.is_a_person()

    @property
    def undoable(self) -> int:
        """How many acts could be taken back; those of bots are not for people to take back."""
        return self.match.undoable if self.match.undo_seat in self.people else 0

    def run(self) -> None:
        """Play until the game is over or everybody goes home; then the match is safe in a file.

        So it is when something goes wrong, unless nothing has been played by then.
        """
        try:
            if isinstance(self.match.chance, Sealed):
                sealed = self.voice("sealed", seal=self.match.chance.seal)
                self.notices.append(sealed)
                if self.match.actor not in self.people:
                    self.out.print(sealed, soft_wrap=True)
            if any(isinstance(player, Searcher) for player in self.bots.values()):
                self.ahead.begin()
            while not self.match.over:
                self._step()
            screen.show_end(self)
            self.save()
        except (Leave, EOFError):
            self._leave()
        except KeyboardInterrupt:
            self._leave()
            raise
        except Exception:
            if self.match.records != self.begun:
                with contextlib.suppress(LastboatError):
                    self._leave()
            raise
        finally:
            self.ahead.close()

    # Steps ---------------------------------------------------------------------------------------

    def _step(self) -> None:
        actor = self.match.actor
        screen.watch(self)
        if self._a_bot_steps_in(actor):
            return
        codes = self.match.legal_codes(actor)
        if actor in self.bots:
            code = self._chosen(actor)
            self._unless_somebody_steps_in(actor, codes[0] if code is None else code)
        elif len(codes) == 1:
            self._unless_somebody_steps_in(actor, codes[0])
        else:
            self._ask_in_turn(actor)

    def _a_bot_steps_in(self, actor: int) -> bool:
        for seat in who_may_act(self.match):
            if seat in self.bots and seat != actor:
                code = self._chosen(seat)
                if code is not None:
                    self.play(seat, code)
                    return True
        return False

    def _chosen(self, seat: int) -> int | None:
        """A bot's choice. While it thought, people had time to see what came before it."""
        began = time.monotonic()
        code = hints.choose(self, seat)
        self.thought = time.monotonic() - began
        return code

    def _unless_somebody_steps_in(self, actor: int, code: int) -> None:
        """Play a code that needs no asking, after those who could step in were asked."""
        asked = self.patience.who_is_asked(self.match, code, self.people)
        if not asked:
            self.play(actor, code)
            return
        if screen.has_secrets(self.match, self.people):
            asked = asked[:1]
            screen.hand_over(self, asked[0])
        choices = [choice for seat in asked for choice in self._choices(seat)]
        screen.show_pause(self, asked, choices)
        answer = self._listen(choices, asked[0], None)
        if isinstance(answer, Choice):
            self.play(answer.seat, answer.code)
        elif answer is not Answer.CHANGED:
            self.patience.decline(self.match, code, asked)
            if answer is Answer.CALM:
                self.patience.calm(asked)

    def _ask_in_turn(self, actor: int) -> None:
        self.patience.own_turn(actor)
        screen.hand_over(self, actor)
        choices = self._choices(actor)
        if not screen.has_secrets(self.match, self.people):
            for seat in self.people:
                if seat != actor:
                    choices += self._choices(seat)
        screen.show_turn(self, actor, choices)
        answer = self._listen(choices, actor, screen.on_enter(self, choices, actor))
        if isinstance(answer, Choice):
            self.play(answer.seat, answer.code)

    def _choices(self, seat: int) -> list[Choice]:
        choices = self.match.view(seat, self.voice.lang).choices
        return in_order(choices, zones(self.match.game, self.voice))

    def _listen(self, choices: Sequence[Choice], seat: int, on_enter: Choice | None) -> Choice | Answer:
        """What a person chooses; orders such as `undo` are carried out on the way."""
        in_turn = seat == self.match.actor
        while True:
            line = screen.read(self)
            try:
                order = commands.order_of(line, self.voice)
                if not line and on_enter:
                    return on_enter
                if not in_turn and (not line or order == ["go"]):
                    return Answer.CALM if line else Answer.GO_ON
                if not line or order == ["go"]:
                    self.out.print(self.voice("please-choose"))
                elif order is None:
                    return commands.choice_of(self, line, choices, seat)
                elif order[0] in commands.ALONE and len(order) > 1:
                    raise UnknownAction(typed=line)
                elif order == ["quit"]:
                    raise Leave
                elif commands.carry_out(self, order, seat, choices):
                    return Answer.CHANGED
            except LastboatError as error:
                if self.scripted:
                    raise
                self.out.print(self.voice.error(error), style="red")

    def play(self, seat: int, code: int) -> None:
        """Play a code, and tell what came of it when a person does not see it anyway."""
        before = len(self.match.records)
        self.match.play(seat, code)
        if seat in self.people:
            self.since[seat] = before
        screen.tell(self)
        if seat in self.bots and self.pace:
            time.sleep(max(self.pace / 2, self.pace - self.thought))

    def check_seat(self, seat: int) -> int:
        """The seat, if there is one of that number."""
        if not 0 <= seat < self.match.seats:
            raise BadSeat(seat=seat, last=self.match.seats - 1)
        return seat

    def person(self, seat: int) -> int:
        """The seat, if a person at this screen plays it."""
        if seat not in self.people:
            raise NobodyThere(seat=Name("seat", str(seat)))
        return seat

    # Saving --------------------------------------------------------------------------------------

    def save(self, keeper: Keeper | None = None) -> Keeper:
        """Keep the match in its file; a match without one gets one."""
        self.keeper = keeper or self.keeper or Keeper(fresh_path(self.match.game.id))
        self.keeper.save(self.match)
        self.out.print(self.voice("saved", file=str(self.keeper.path)), soft_wrap=True)
        return self.keeper

    def _leave(self) -> None:
        self.out.print()
        path = self.save().path
        self.out.print(self.voice("resume-with", command=f"lastboat play --resume {quote(str(path))}"), soft_wrap=True)


def _last_act(match: Match, seat: int) -> int:
    """The record of a seat's last act: what came after it is news to the seat when a match goes on."""
    return max((number for number, record in enumerate(match.records) if record.seat == seat), default=0)
