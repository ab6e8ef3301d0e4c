"""The small menu before a game: one screen, Enter starts, a number changes a line."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from lastboat.bots import BOTS
from lastboat.cli.i18n import Voice
from lastboat.cli.params import all_games
from lastboat.cli.terminal.screen import PROMPT
from lastboat.cli.terminal.seats import DEFAULT_BOT, Sitting
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.notation import whole_number
from lastboat.kernel.options import Option
from lastboat.kernel.view import Message


@dataclass
class Wish:
    """What the menu asks for, with something sensible everywhere."""

    game: Game
    lang: str
    seats: int
    sitting: Sitting
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Line:
    """One line of the menu: what it is about, how it stands, what it means, how to change it."""

    title: str
    value: str
    help: str
    change: Callable[[], None]


def first_wish(game: Game, lang: str) -> Wish:
    """The smallest table: the player and a bot on each other seat."""
    seats = game.seats.start
    return Wish(game, lang, seats, [None, *[DEFAULT_BOT] * (seats - 1)])


class Answer(Enum):
    """What the player wants to do."""

    START = "begin the game that was put together"
    RESUME = "go on with the match that was left last"
    LEAVE = "do something else"


def ask(wish: Wish, left: Path | None, out: Console) -> Answer:
    """Show the menu until the player starts, leaves, or takes up the match `left` behind."""
    menu = Menu(wish, left, out)
    while True:
        menu.show()
        answer = menu.read()
        if not answer:
            return Answer.START
        if answer.lower() in ("q", "quit", menu.voice("order-quit").lower()):
            return Answer.LEAVE
        if left and answer.lower() == "r":
            return Answer.RESUME
        lines = menu.lines()
        number = whole_number(answer)
        if number is not None and 1 <= number <= len(lines):
            lines[number - 1].change()
        else:
            menu.notice = menu.voice("menu-what")


class Menu:
    """The menu on the screen."""

    def __init__(self, wish: Wish, left: Path | None, out: Console) -> None:
        self.wish, self.left, self.out, self.notice = wish, left, out, ""

    @property
    def voice(self) -> Voice:
        """The language chosen, with the words of the game chosen."""
        return Voice(self.wish.lang, self.wish.game)

    def read(self) -> str:
        """A line from the player."""
        return input(PROMPT).strip()

    def show(self) -> None:
        """The whole menu."""
        voice = self.voice
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(Text("Lastboat", "bold"), Text(voice("menu-title"), "dim"), sep="  ")
        self.out.print()
        lines = self.lines()
        title_width = max(cell_len(line.title) for line in lines)
        value_width = max(cell_len(line.value) for line in lines)
        for number, line in enumerate(lines, 1):
            text = Text(f"{number:>3}  ", "bold cyan")
            text.append(set_cell_size(line.title, title_width + 2), "default")
            text.append(set_cell_size(line.value, value_width + 2), "not bold default")
            text.append(line.help, "not bold dim default")
            text.truncate(self.out.width, overflow="ellipsis")
            self.out.print(text)
        self.out.print()
        if self.notice:
            self.out.print(self.notice, style="red")
            self.notice = ""
        self.out.print(voice("menu-start"))
        if self.left:
            self.out.print(voice("menu-resume", file=self.left.stem))

    def lines(self) -> list[Line]:
        """All lines, as things stand."""
        wish, voice = self.wish, self.voice
        return [
            Line(voice("menu-game"), game_name(voice), tagline(voice), self.change_game),
            Line(voice("menu-language"), voice(f"language-{wish.lang}"), "", self.change_language),
            Line(voice("menu-players"), str(wish.seats), _range(wish.game), self.change_seats),
            Line(voice("menu-sitting"), self._sitting(), voice("menu-sitting-help"), self.change_sitting),
            *(self._option_line(option) for option in wish.game.options),
        ]

    def _sitting(self) -> str:
        voice = self.voice
        who = (voice("menu-me") if kind is None else voice(f"bot-{kind}") for kind in self.wish.sitting)
        return ", ".join(f"{seat} {name}" for seat, name in enumerate(who, 1))

    def _option_line(self, option: Option) -> Line:
        value = self.wish.options.get(option.name, option.default)
        text = value_name(option, value, self.voice)
        title = _or_else(self.voice, f"option-{_dashed(option.name)}", option.name)
        help_text = option_help(option, self.voice)
        return Line(title, text if len(text) < 30 else text[:28] + "…", help_text, lambda: self.change_option(option))

    # Changing a line -----------------------------------------------------------------------------

    def change_game(self) -> None:
        """Another game: players and options start anew."""
        found = all_games()
        titles = [f"{game_name(Voice(self.wish.lang, g))}  {tagline(Voice(self.wish.lang, g))}" for g in found]
        if (number := self._pick(self.voice("menu-game"), titles)) is not None:
            fresh = first_wish(found[number], self.wish.lang)
            self.wish.__dict__.update(fresh.__dict__)

    def change_language(self) -> None:
        """Another language, from here on."""
        titles = [f"{self.voice(f'language-{lang}')}" for lang in LANGUAGES]
        if (number := self._pick(self.voice("menu-language"), titles)) is not None:
            self.wish.lang = LANGUAGES[number]

    def change_seats(self) -> None:
        """More or fewer players; new ones are bots."""
        counts = list(self.wish.game.seats)
        if (number := self._pick(self.voice("menu-players"), list(map(str, counts)), counts[0])) is not None:
            wish = self.wish
            wish.seats = counts[number]
            wish.sitting = (wish.sitting + [DEFAULT_BOT] * wish.seats)[: wish.seats]
            self._drop_options_that_no_longer_fit()

    def change_sitting(self) -> None:
        """Who plays each seat."""
        kinds: list[str | None] = [None, *BOTS]
        titles = [self.voice("menu-me-long"), *(self.voice(f"bot-{kind}-long") for kind in BOTS)]
        for seat in range(self.wish.seats):
            number = self._pick(self.voice("menu-seat", name=self.voice.seat(seat)), titles)
            if number is not None:
                self.wish.sitting[seat] = kinds[number]

    def change_option(self, option: Option) -> None:
        """Another value, or a text of one's own where the option understands it."""
        voice = self.voice
        fitting = [value for value in option.values if self._fits(option, value)]
        titles = [value_name(option, value, voice) for value in fitting]
        title = _or_else(voice, f"option-{_dashed(option.name)}", option.name)
        help_text = option_help(option, voice)
        self.out.print()
        self.out.print(Text(title, "bold"), Text(help_text), sep="  ")
        self._list(titles)
        answer = self.read()
        if not answer:
            return
        number = whole_number(answer)
        value = fitting[number - 1] if number is not None and 1 <= number <= len(fitting) else answer
        try:
            option.encode(value, self.wish.seats)
        except LastboatError as error:
            self.notice = voice.error(error)
        else:
            self.wish.options[option.name] = value

    def _fits(self, option: Option, value: str) -> bool:
        try:
            option.encode(value, self.wish.seats)
        except LastboatError:
            return False
        return True

    def _drop_options_that_no_longer_fit(self) -> None:
        for option in self.wish.game.options:
            if option.name in self.wish.options and not self._fits(option, self.wish.options[option.name]):
                del self.wish.options[option.name]

    def _list(self, titles: Sequence[str], first: int = 1) -> None:
        for number, text in enumerate(titles, first):
            self.out.print(Text(f"  {number:>2} ", "bold cyan") + Text(text, "default"))
        self.out.print(self.voice("menu-keep"), style="dim")

    def _pick(self, title: str, titles: Sequence[str], first: int = 1) -> int | None:
        """A number from a list; Enter keeps what is."""
        self.out.print()
        self.out.print(Text(title, "bold"))
        self._list(titles, first)
        answer = self.read()
        number = whole_number(answer)
        if number is not None and first <= number < first + len(titles):
            return number - first
        if answer:
            self.notice = self.voice("menu-what")
        return None


def game_name(voice: Voice) -> str:
    """What the voice's game is called."""
    return voice.say(Message("game-name"))


def tagline(voice: Voice) -> str:
    """One sentence about the game, if it has one."""
    return _or_else(voice, "game-tagline", "")


def option_help(option: Option, voice: Voice) -> str:
    """What an option is about."""
    return _or_else(voice, f"option-{_dashed(option.name)}-help", "")


def value_name(option: Option, value: str, voice: Voice) -> str:
    """A value in words; a text of the player's own stays as it is."""
    return _or_else(voice, f"option-{_dashed(option.name)}-{_dashed(value)}", value)


def _or_else(voice: Voice, message_id: str, otherwise: str) -> str:
    return voice.say(Message(message_id)) if voice.knows(message_id) else otherwise


def _dashed(name: str) -> str:
    return name.replace("_", "-")


def _range(game: Game) -> str:
    return f"{game.seats.start}–{game.seats.stop - 1}"
