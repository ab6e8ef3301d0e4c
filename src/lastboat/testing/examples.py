"""Examples of a rulebook: each plays, what its sentence says is true, and every language says it."""

from __future__ import annotations

import re
from itertools import pairwise

from lastboat import LANGUAGES, Game, Message
from lastboat.kernel import i18n
from lastboat.kernel.manual import examples
from lastboat.tables.manual import examples_data

LONGEST_SENTENCE = 160


def examples_are_true(game: Game) -> None:
    """Reading them has played every move and checked every statement; the last line of each is a statement."""
    if not examples.folder(game).is_dir():
        return
    found = examples.examples(game)
    assert len({example.name for example in found}) == len(found)
    for example in found:
        assert re.search(rf"^### §{re.escape(example.paragraph)} ", game.rulebook, re.MULTILINE), example.name
        assert example.moves, example.name
        assert all(move.code in move.before.legal_codes(move.seat) for move in example.moves), example.name
    text = (examples.folder(game) / "examples.txt").read_text("utf-8")
    for part in text.split("§")[1:]:
        assert part.strip().splitlines()[-1].startswith("= "), part
    for data in examples_data(game):
        tables = [view["table"] for view in data["views"]]
        assert len(tables) == len(data["moves"]) + 1 == len(data["events"]) + 1
        assert all(before != after for before, after in pairwise(tables))


def examples_are_told(game: Game) -> None:
    """Each language says each sentence and no other, and short enough."""
    if not examples.folder(game).is_dir():
        return
    words = examples.folder(game) / "words"
    for lang in LANGUAGES:
        said = re.findall(r"^(example-[a-z0-9-]+) =", (words / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
        assert sorted(said) == sorted(example.sentence for example in examples.examples(game)), lang
        for sentence in said:
            assert 0 < len(i18n.say(Message(sentence), lang, (words,))) <= LONGEST_SENTENCE, f"{lang} {sentence}"
