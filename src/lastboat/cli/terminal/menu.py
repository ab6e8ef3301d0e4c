"""The menu before a game, on one screen: Enter starts, a number changes a row."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from enum import Enum
from pathlib import Path

from rich.cells import cell_len, set_cell_size
from rich.console import Console
from rich.text import Text

from lastboat.bots import BOTS
from lastboat.cli.i18n import Translator
from lastboat.cli.labels import game_name, house_rules, numbers_of, option_help, option_title, option_value, tagline
from lastboat.cli.params import all_games
from lastboat.cli.terminal.screen import PROMPT
from lastboat.cli.terminal.seating import DEFAULT_BOT, Seating
from lastboat.kernel.errors import LastboatError
from lastboat.kernel.game import Game
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.notation import whole_number
from lastboat.kernel.options import Number, Option, fixed_values

MAX_VALUE = 30
"""Values of this many characters or more are cut."""


@dataclass
class GameSetup:
    """What the menu asks for, with a default for everything."""

    game: Game
    lang: str
    seats: int
    seating: Seating
    options: dict[str, str] = field(default_factory=dict)


@dataclass(frozen=True)
class Row:
    """One row of the menu: its title, value and help, and what changes it."""

    title: str
    value: str
    help: str
    change: Callable[[], None]


class Answer(Enum):
    """What the player wants to do."""

    START = "start the game"
    RESUME = "resume the unfinished match"
    QUIT = "quit"


def default_setup(game: Game, lang: str) -> GameSetup:
    """Return the smallest table: a person, and a bot on each other seat."""
    seats = game.seats.start
    return GameSetup(game, lang, seats, [None, *[DEFAULT_BOT] * (seats - 1)])


def ask(setup: GameSetup, unfinished: Path | None, out: Console) -> Answer:
    """Show the menu and change `setup` until the player starts, quits, or resumes the unfinished match."""
    menu = Menu(setup, unfinished, out)
    while True:
        menu.show()
        answer = menu.read()
        if not answer:
            return Answer.START
        if answer.lower() in ("q", "quit", menu.tr("command-quit").lower()):
            return Answer.QUIT
        if unfinished and answer.lower() == "r":
            return Answer.RESUME
        rows = menu.rows()
        number = whole_number(answer)
        if number is not None and 1 <= number <= len(rows):
            rows[number - 1].change()
        else:
            menu.notice = menu.tr("menu-invalid")


class Menu:
    """The menu on the screen."""

    def __init__(self, setup: GameSetup, unfinished: Path | None, out: Console) -> None:
        self.setup, self.unfinished, self.out, self.notice = setup, unfinished, out, ""

    @property
    def tr(self) -> Translator:
        """The translator for the chosen language and game."""
        return Translator(self.setup.lang, self.setup.game)

    def read(self) -> str:
        """Read a line from the player."""
        return input(PROMPT).strip()

    def show(self) -> None:
        """Print the whole menu."""
        tr = self.tr
        if self.out.is_terminal:
            self.out.clear()
        self.out.print(Text("Lastboat", "bold"), Text(tr("menu-title"), "dim"), sep="  ")
        self.out.print()
        rows = self.rows()
        title_width = max(cell_len(row.title) for row in rows)
        value_width = max(cell_len(row.value) for row in rows)
        for number, row in enumerate(rows, 1):
            text = Text(f"{number:>3}  ", "bold cyan")
            text.append(set_cell_size(row.title, title_width + 2), "default")
            text.append(set_cell_size(row.value, value_width + 2), "not bold default")
            text.append(row.help, "not bold dim default")
            text.truncate(self.out.width, overflow="ellipsis")
            self.out.print(text)
        self.out.print()
        if self.notice:
            self.out.print(self.notice, style="red")
            self.notice = ""
        self.out.print(tr("menu-start"))
        if self.unfinished:
            self.out.print(tr("menu-resume", file=self.unfinished.stem))

    def rows(self) -> list[Row]:
        """Return all rows with their present values."""
        setup, tr = self.setup, self.tr
        return [
            Row(tr("menu-game"), game_name(tr), tagline(tr), self.change_game),
            Row(tr("menu-language"), tr(f"language-{setup.lang}"), "", self.change_language),
            Row(tr("menu-players"), str(setup.seats), _seats_range(setup.game), self.change_seats),
            Row(tr("menu-seats"), self._seating(), tr("menu-seats-help"), self.change_seating),
            *(self._option_row(option) for option in setup.game.options if not isinstance(option, Number)),
            *([self._house_row()] if numbers_of(setup.game) else []),
        ]

    def _house_row(self) -> Row:
        """All house rules in one row: those that the table has."""
        tr = self.tr
        value = _cut(", ".join(house_rules(self.setup.game, self.setup.options, tr)) or tr("number-of-box"))
        return Row(tr("menu-house"), value, tr("menu-house-help"), self.change_house_rule)

    def _seating(self) -> str:
        tr = self.tr
        names = (tr("menu-me") if kind is None else tr(f"bot-{kind}") for kind in self.setup.seating)
        return ", ".join(f"{number} {name}" for number, name in enumerate(names, 1))

    def _option_row(self, option: Option) -> Row:
        value = _cut(option_value(option, self._value(option), self.tr))
        title, help_text = option_title(option, self.tr), option_help(option, self.tr)
        return Row(title, value, help_text, lambda: self.change_option(option))

    def _value(self, option: Option) -> str:
        """The present value of an option."""
        setup = self.setup
        return {**setup.options, **fixed_values(setup.game.options, setup.options)}.get(option.name, option.default)

    # Changing a row ------------------------------------------------------------------------------

    def change_game(self) -> None:
        """Choose another game; reset players and options."""
        games = all_games()
        translators = [Translator(self.setup.lang, game) for game in games]
        titles = [f"{game_name(tr)}  {tagline(tr)}" for tr in translators]
        if (number := self._pick(self.tr("menu-game"), titles)) is not None:
            self.setup.__dict__.update(vars(default_setup(games[number], self.setup.lang)))

    def change_language(self) -> None:
        """Choose another language, also for the menu."""
        titles = [self.tr(f"language-{lang}") for lang in LANGUAGES]
        if (number := self._pick(self.tr("menu-language"), titles)) is not None:
            self.setup.lang = LANGUAGES[number]

    def change_seats(self) -> None:
        """Choose the number of players; new ones are bots."""
        counts = list(self.setup.game.seats)
        if (number := self._pick(self.tr("menu-players"), list(map(str, counts)), counts[0])) is not None:
            setup = self.setup
            setup.seats = counts[number]
            setup.seating = (setup.seating + [DEFAULT_BOT] * setup.seats)[: setup.seats]
            self._drop_misfit_options()

    def change_seating(self) -> None:
        """Choose who plays each seat."""
        kinds: list[str | None] = [None, *BOTS]
        titles = [self.tr("menu-me-long"), *(self.tr(f"bot-{kind}-long") for kind in BOTS)]
        for seat in range(self.setup.seats):
            number = self._pick(self.tr("menu-seat", name=self.tr.seat(seat)), titles)
            if number is not None:
                self.setup.seating[seat] = kinds[number]

    def change_option(self, option: Option) -> None:
        """Choose another value, or type one if the option accepts it."""
        tr = self.tr
        values = [value for value in option.values if self._fits(option, value)]
        self.out.print()
        self.out.print(Text(option_title(option, tr), "bold"), Text(option_help(option, tr)), sep="  ")
        self._list([option_value(option, value, tr) for value in values])
        answer = self.read()
        if not answer:
            return
        number = whole_number(answer)
        self._choose(option, values[number - 1] if number is not None and 1 <= number <= len(values) else answer)

    def _choose(self, option: Option, value: str) -> None:
        """Take a value, or say why it is refused."""
        kept = {k: v for k, v in self.setup.options.items() if k not in option.fixes.get(value, {})}
        try:
            self.setup.game.encode_options(self.setup.seats, {**kept, option.name: value})
        except LastboatError as error:
            self.notice = self.tr.error(error)
        else:
            self.setup.options = {**kept, option.name: value}

    def change_house_rule(self) -> None:
        """Choose a house rule, and type its number."""
        tr, numbers = self.tr, numbers_of(self.setup.game)
        values = [option_value(option, self._value(option), tr) for option in numbers]
        titles = [f"{option_title(option, tr)}: {value}" for option, value in zip(numbers, values, strict=True)]
        chosen = self._pick(tr("menu-house"), titles)
        if chosen is None:
            return
        option = numbers[chosen]
        self.out.print()
        self.out.print(Text(option_title(option, tr), "bold"), Text(option_help(option, tr)), sep="  ")
        self.out.print(tr("menu-number", low=option.low, high=option.high), style="dim")
        if answer := self.read():
            self._choose(option, answer)

    def _fits(self, option: Option, value: str) -> bool:
        try:
            option.encode(value, self.setup.seats)
        except LastboatError:
            return False
        return True

    def _drop_misfit_options(self) -> None:
        """Drop the options that do not fit the number of players."""
        for option in self.setup.game.options:
            if option.name in self.setup.options and not self._fits(option, self.setup.options[option.name]):
                del self.setup.options[option.name]

    def _list(self, titles: Sequence[str], first: int = 1) -> None:
        for number, text in enumerate(titles, first):
            self.out.print(Text(f"  {number:>2} ", "bold cyan") + Text(text, "default"))
        self.out.print(self.tr("menu-keep"), style="dim")

    def _pick(self, title: str, titles: Sequence[str], first: int = 1) -> int | None:
        """Ask for a number from a list; Enter changes nothing."""
        self.out.print()
        self.out.print(Text(title, "bold"))
        self._list(titles, first)
        answer = self.read()
        number = whole_number(answer)
        if number is not None and first <= number < first + len(titles):
            return number - first
        if answer:
            self.notice = self.tr("menu-invalid")
        return None


def _cut(value: str) -> str:
    return value if len(value) < MAX_VALUE else value[: MAX_VALUE - 2] + "…"


def _seats_range(game: Game) -> str:
    return f"{game.seats.start}–{game.seats.stop - 1}"
