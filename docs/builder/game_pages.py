"""The pages of each game, made from its sources: options, rulebooks, strategy, figures, environment."""

from __future__ import annotations

import inspect
import json
import re
from collections.abc import Iterable, Iterator
from typing import Any

import lastboat
from docs.builder.sources import ROOT
from lastboat.cli.i18n import Translator
from lastboat.cli.labels import game_name, option_help, tagline
from lastboat.kernel.actions import Codes
from lastboat.kernel.game import Game, own_game_ids
from lastboat.kernel.manual import rulebook
from lastboat.rl import Space

LANGUAGE_NAMES = {"en": "English", "de": "Deutsch", "nl": "Nederlands", "fr": "Français", "nb": "Norsk"}
SOURCE = re.compile(
    r"\n(?=\*?(?:Sources?|Reading|Quellen?|Lesart|Bron(?:nen)?|Uitleg|Interprétation|Kilder?|Tolkning)\s*:)"
)
"""The end of the line before one such as "Source: …", in the languages of the rulebooks."""
RESULTS = ROOT / "benchmarks" / "results" / "latest.json"


def pages() -> dict[str, str]:
    """All pages of all games, and the gallery that the front door includes."""
    games = [lastboat.game(name) for name in own_game_ids()]
    made = {"gallery": _gallery(games)}
    for game in games:
        made[f"games/{game.id}"] = game_page(game)
        for lang in game.rulebooks:
            made[f"games/{game.id}/rules-{lang}"] = rulebook_page(game, lang)
    return made


def _gallery(games: Iterable[Game]) -> str:
    """A picture and a sentence for each game."""
    cards = (
        f":::{{container}} game\n[![](img/{game.id}.png)](games/{game.id}.md)\n\n"
        f"**[{_name(game)}](games/{game.id}.md)**\n\n{tagline(Translator('en', game))}\n:::\n"
        for game in games
    )
    return "::::{container} gallery\n" + "".join(cards) + "::::\n"


def game_page(game: Game) -> str:
    """What the game is, with everything that its sources tell."""
    tr = Translator("en", game)
    kind = "together against the game" if game.cooperative else "against each other"
    players = f"For {game.seats.start} to {game.seats.stop - 1} players, {kind}."
    sections = [
        f"# {_name(game)}", tagline(tr), players, f"![The table on the page](../img/{game.id}.png)",
        f"```sh\nlastboat play {game.id}      # in the terminal\nlastboat learn {game.id}     # a guided match\n```",
        "## Rules", _rulebooks(game), "## Options", _options(game, tr), *_strategy(game), *_figures(game),
        *_environment(game), "## More pictures",
        f"![On a phone](../img/{game.id}-phone.png){{.phone}}\n\n![In the terminal](../img/{game.id}.svg)",
    ]  # fmt: skip
    return "\n\n".join(sections) + "\n"


def _name(game: Game) -> str:
    return game_name(Translator("en", game))


def _rulebooks(game: Game) -> str:
    """Links to the rulebooks, also for the list of pages."""
    names = "\n".join(f"{LANGUAGE_NAMES[lang]} <{game.id}/rules-{lang}>" for lang in game.rulebooks)
    count = len(rulebook.paragraphs(game.rulebook))
    text = f"{count} numbered paragraphs, each with its source, and each cited by a function and a test."
    return f"{text}\n\n```{{toctree}}\n:maxdepth: 1\n\n{names}\n```"


def _options(game: Game, tr: Translator) -> str:
    rows = (
        f"| `--{option.name.replace('_', '-')}` | {', '.join(option.values)} | {_cell(option_help(option, tr))} |"
        for option in game.options
    )
    return _table("| option | values, the default first | |", rows)


def _strategy(game: Game) -> list[str]:
    """What docs/bots.md tells of the game."""
    text = (ROOT / "docs" / "bots.md").read_text("utf-8")
    for heading, body in re.findall(r"(?ms)^## ([^\n]+)\n(.+?)(?=^## |\Z)", text):
        if heading in _name(game):
            about = re.split(r"(?m)^### ", body)[0].strip()
            more = (
                f"[Bots](../bots.md#{heading.lower().replace(' ', '-')}) tells how strong they are and what was tried."
            )
            return ["## Strategy of the bots", about.replace("](", "](../").replace("](../#", "](../bots.md#"), more]
    return []


def _figures(game: Game) -> list[str]:
    """What the last run of the benchmarks has measured for the game."""
    measured = json.loads(RESULTS.read_text("utf-8"))["rows"]
    rows = [row for row in measured if row.get("game") == game.id and "way" in row]
    if not rows:
        return []
    lines = (f"| {row['way']}, {row['seats']} players | {row['value']:,.0f} | {row['note']} |" for row in rows)
    text = "Steps a second of random play on one core, of the [last run](../results-latest.md)."
    return ["## Speed", text, _table("| | steps/s | |", lines)]


def _environment(game: Game) -> list[str]:
    """Observations and actions, as learners get them."""
    space = Space(game, game.seats.start)
    notes = _notes(game)
    fields = (
        f"| `{name}` | {_shape(cells.shape, cells.per_seat)} | {cells.low} to {cells.top} | {notes.get(name, '')} |"
        for name, cells in space.fields.items()
    )
    return [
        "## Environment",
        f"An observation has {space.size} numbers of one byte each, and there are {space.actions} actions, the last of "
        "which is `wait`. [Training agents](../learning.md) explains both, and the rewards.",
        "### Observation", _table("| field | shape | values | |", fields),
        "### Actions", _verbs(game.actions),
        "### Outcomes of chance", _verbs(game.outcomes),
        "### Endings", _sentence(game.verdicts.tokens),
    ]  # fmt: skip


def _notes(game: Game) -> dict[str, str]:
    """The comment behind each field of the state."""
    lines = inspect.getsource(inspect.getmodule(game.state) or game.state).splitlines()
    found = (re.match(r"    (\w+): .*?  # (.+)$", line) for line in lines)
    return {match[1]: _cell(match[2]) for match in found if match}


def _shape(shape: tuple[int, ...], per_seat: bool) -> str:
    return " × ".join((["seats"] if per_seat else []) + [str(n) for n in shape[per_seat:]]) or "1"


def _verbs(codes: Codes) -> str:
    rows = (
        f"| `{verb.name}` | {', '.join(f'{name} ({len(domain)})' for name, domain in verb.args)} | {verb.size} |"
        for verb in codes.verbs
    )
    return _table("| verb | arguments, with the number of values | codes |", rows)


def _sentence(tokens: Iterable[str]) -> str:
    return ", ".join(f"`{token}`" for token in tokens)


def rulebook_page(game: Game, lang: str) -> str:
    """A rulebook, with links between its paragraphs."""
    parts = rulebook.parts(game.rulebooks[lang])
    known = {part.number for part in parts}
    return "\n\n".join(text for part in parts for text in _part(game, lang, part, known)) + "\n"


def _part(game: Game, lang: str, part: rulebook.Part, known: set[str]) -> Iterator[str]:
    """A heading with an anchor, and its text."""
    if part.number:
        yield f"({_anchor(game, lang, part.number)})="
        yield f"{'#' * part.level} §{part.number} {part.title}"
    else:
        yield f"{'#' * part.level} {part.title}"

    def linked(found: re.Match[str]) -> str:
        number = found[1]
        return f"[§{number}](#{_anchor(game, lang, number)})" if number in known else found[0]

    yield re.sub(r"§(\d+(?:\.\d+)*)", linked, SOURCE.sub("\n\n", part.text))


def _anchor(game: Game, lang: str, number: str) -> str:
    return f"{game.id}-{lang}-{number.replace('.', '-')}"


def _table(head: str, rows: Iterable[str]) -> str:
    return "\n".join([head, re.sub(r"[^|]+", "---", head), *rows])


def _cell(text: Any) -> str:
    return str(text).replace("|", "\\|").replace("*", "\\*")
