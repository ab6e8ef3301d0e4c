"""Play a whole match at one terminal: people, bots, and actions out of turn."""

from __future__ import annotations

import contextlib
import time
import zlib
from collections.abc import Sequence
from enum import Enum
from shlex import quote

from rich.console import Console

from lastboat.bots import Bot, Searcher, who_may_act
from lastboat.bots.registry import named_bot
from lastboat.cli.errors import NotAPersonsSeat, UnknownAction
from lastboat.cli.files import MatchFile, new_match_path
from lastboat.cli.i18n import Translator, consoles
from lastboat.cli.labels import house_rules
from lastboat.cli.terminal import commands, hints, screen
from lastboat.cli.terminal.choices import ordered
from lastboat.cli.terminal.commands import Quit
from lastboat.cli.terminal.drawing import zones
from lastboat.cli.terminal.interrupts import Interrupts
from lastboat.cli.terminal.search_process import SearchProcess
from lastboat.cli.terminal.seating import Seating, seat_of
from lastboat.kernel.chance import Sealed
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.match import Match
from lastboat.kernel.view import Choice, Name

PACE = 0.7
"""Seconds between the actions of bots, if a person watches."""


def play_match(
    match: Match,
    seating: Seating,
    lang: str | None,
    match_file: MatchFile | None = None,
    pace: float | None = None,
) -> None:
    """Play a match on stdin and stdout."""
    out, _ = consoles()
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401 - gives input() its line editing, where there is one
    if pace is None:
        pace = PACE if screen.at_terminal() else 0.0
    Session(match, seating, Translator(lang, match.game, match.names), out, match_file, pace).run()


class Answer(Enum):
    """What a person can answer besides a choice."""

    CONTINUE = "let the others go on"
    MUTE = "let the others go on, and do not ask again before the next own turn"
    MATCH_CHANGED = "a command changed the match"


class Session:
    """One match at one terminal."""

    def __init__(
        self,
        match: Match,
        seating: Seating,
        tr: Translator,
        out: Console,
        match_file: MatchFile | None = None,
        pace: float = 0.0,
    ) -> None:
        self.match, self.tr, self.out = match, tr, out
        self.match_file, self.pace = match_file, pace
        seed = zlib.crc32(match.chance.text().encode())
        self.bots: dict[int, Bot] = {seat: named_bot(name, seed) for seat, name in enumerate(seating) if name}
        self.people = [seat for seat, name in enumerate(seating) if not name]
        self.search = SearchProcess(match.game.package)
        self.fallback_announced = False
        self.thinking_seconds = 0.0
        """How long the last bot searched."""
        self.interrupts = Interrupts()
        self.last_action = {seat: _last_action(match, seat) for seat in range(match.seats)}
        """The record of each seat's last action: what follows it is new to that seat."""
        self.visible_seat: int | None = None
        """The seat whose view is on the screen."""
        self.initial_records = list(match.records)
        self.events_shown = len(match.told)
        """How many events of the match have been printed."""
        self.notices: list[str] = []
        self.greeted: set[int] = set()
        """Seats that have seen the first line of the legend."""

    @property
    def scripted(self) -> bool:
        """Whether input comes from a file or a pipe: then bad input ends the program."""
        return not screen.stdin_is_terminal()

    @property
    def undoable(self) -> int:
        """How many actions people can undo; they cannot undo those of bots."""
        return self.match.undoable if self.match.undo_seat in self.people else 0

    def _announcements(self) -> list[str]:
        """What is special about this match: its house rules, its seal."""
        tr, match = self.tr, self.match
        rules = house_rules(match.game, match.options, tr)
        lines = [tr("labelled-text", name=tr("menu-house"), text=", ".join(rules))] if rules else []
        return lines + ([tr("sealed", seal=match.chance.seal)] if isinstance(match.chance, Sealed) else [])

    def run(self) -> None:
        """Play until the game is over or someone quits, then save the match.

        Also save it if something goes wrong, unless nothing has been played.
        """
        try:
            for line in self._announcements():
                self.notices.append(line)
                if self.match.actor not in self.people:
                    self.out.print(line, soft_wrap=True)
            if any(isinstance(player, Searcher) for player in self.bots.values()):
                self.search.begin()
            while not self.match.over:
                self._step()
            screen.show_end(self)
            self.save()
        except (Quit, EOFError):
            self._save_and_explain()
        except KeyboardInterrupt:
            self._save_and_explain()
            raise
        except Exception:
            if self.match.records != self.initial_records:
                with contextlib.suppress(LastboatError):
                    self._save_and_explain()
            raise
        finally:
            self.search.close()

    # Steps ---------------------------------------------------------------------------------------

    def _step(self) -> None:
        actor = self.match.actor
        screen.show_bots_turn(self)
        if self._bot_interrupts(actor):
            return
        codes = self.match.legal_codes(actor)
        if actor in self.bots:
            code = self._bot_choice(actor)
            self._play_unless_interrupted(actor, codes[0] if code is None else code)
        elif len(codes) == 1:
            self._play_unless_interrupted(actor, codes[0])
        else:
            self._ask_actor(actor)

    def _bot_interrupts(self, actor: int) -> bool:
        """Let bots act out of turn; return whether one did."""
        for seat in who_may_act(self.match):
            if seat in self.bots and seat != actor:
                code = self._bot_choice(seat)
                if code is not None:
                    self.play(seat, code)
                    return True
        return False

    def _bot_choice(self, seat: int) -> int | None:
        """Return a bot's choice, and measure the time: people could use it to read the last events."""
        began = time.monotonic()
        code = hints.choose(self, seat)
        self.thinking_seconds = time.monotonic() - began
        return code

    def _play_unless_interrupted(self, actor: int, code: int) -> None:
        """Ask the people who could act out of turn, then play the actor's code if no one does."""
        asked = self.interrupts.seats_to_ask(self.match, code, self.people)
        if not asked:
            self.play(actor, code)
            return
        if screen.has_secrets(self.match, self.people):
            asked = asked[:1]
            screen.hand_over(self, asked[0])
        choices = [choice for seat in asked for choice in self._choices(seat)]
        screen.show_interrupt(self, asked, choices)
        answer = self._read_answer(choices, asked[0], None)
        if isinstance(answer, Choice):
            self.play(answer.seat, answer.code)
        elif answer is not Answer.MATCH_CHANGED:
            self.interrupts.decline(self.match, code, asked)
            if answer is Answer.MUTE:
                self.interrupts.mute(asked)

    def _ask_actor(self, actor: int) -> None:
        self.interrupts.start_turn(actor)
        screen.hand_over(self, actor)
        choices = self._choices(actor)
        if not screen.has_secrets(self.match, self.people):
            for seat in self.people:
                if seat != actor:
                    choices += self._choices(seat)
        screen.show_turn(self, actor, choices)
        answer = self._read_answer(choices, actor, screen.enter_choice(self, choices, actor))
        if isinstance(answer, Choice):
            self.play(answer.seat, answer.code)

    def _choices(self, seat: int) -> list[Choice]:
        choices = self.match.view(seat, self.tr.lang).choices
        return ordered(choices, zones(self.match.game, self.tr))

    def _read_answer(self, choices: Sequence[Choice], seat: int, enter_choice: Choice | None) -> Choice | Answer:
        """Read lines until a person chooses or answers; run the commands in between."""
        in_turn = seat == self.match.actor
        while True:
            line = screen.read_line(self)
            try:
                command = commands.parse_command(line, self.tr)
                if not line and enter_choice:
                    return enter_choice
                if not in_turn and (not line or command == ["go"]):
                    return Answer.MUTE if line else Answer.CONTINUE
                if not line or command == ["go"]:
                    self.out.print(self.tr("please-choose"))
                elif command is None:
                    return commands.typed_choice(self, line, choices, seat)
                elif command[0] in commands.WITHOUT_ARGUMENTS and len(command) > 1:
                    raise UnknownAction(typed=line)
                elif command == ["quit"]:
                    raise Quit
                elif commands.run_command(self, command, seat, choices):
                    return Answer.MATCH_CHANGED
            except LastboatError as error:
                if self.scripted:
                    raise
                self.out.print(self.tr.error(error), style="red")

    def play(self, seat: int, code: int) -> None:
        """Play a code, print its events, and pause after a bot."""
        before = len(self.match.records)
        self.match.play(seat, code)
        if seat in self.people:
            self.last_action[seat] = before
        screen.print_events(self)
        if seat in self.bots and self.pace:
            time.sleep(max(self.pace / 2, self.pace - self.thinking_seconds))

    def seat_of_person(self, player: int) -> int:
        """Return the seat of a player, counted from 1, or raise if no person at this terminal plays it."""
        seat = seat_of(player, self.match.seats)
        if seat not in self.people:
            raise NotAPersonsSeat(seat=Name("seat", str(seat)))
        return seat

    # Saving --------------------------------------------------------------------------------------

    def save(self, match_file: MatchFile | None = None) -> MatchFile:
        """Save the match to the given file, its own, or a new one; return it."""
        self.match_file = match_file or self.match_file or MatchFile(new_match_path(self.match.game.id))
        self.match_file.save(self.match)
        self.out.print(self.tr("saved", file=str(self.match_file.path)), soft_wrap=True)
        return self.match_file

    def _save_and_explain(self) -> None:
        """Save the match and print how to resume it."""
        self.out.print()
        path = self.save().path
        self.out.print(self.tr("resume-with", command=f"lastboat play --resume {quote(str(path))}"), soft_wrap=True)


def _last_action(match: Match, seat: int) -> int:
    return max((number for number, record in enumerate(match.records) if record.seat == seat), default=0)
