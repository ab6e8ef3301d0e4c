"""Examples of the rulebooks: each plays, what its sentence says is true, and every language says it."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from lastboat import LANGUAGES, Game, LastboatError, Message, game
from lastboat.kernel import i18n
from lastboat.kernel.errors import BadText, NotAsWritten, UnknownWord
from lastboat.kernel.manual import examples
from lastboat.tables.manual import examples_data

FOLDERS = sorted(Path(i18n.__file__).parents[1].glob("games/*/examples"))
GAMES = [game(folder.parent.name.replace("_", "-")) for folder in FOLDERS]
A_DOZEN = 12
LONGEST_SENTENCE = 160

games = pytest.mark.parametrize("one", GAMES, ids=lambda one: one.id)


@games
def test_a_dozen_examples_play_and_are_true(one: Game) -> None:
    """Reading them has played every move and checked every statement."""
    found = examples.examples(one)
    assert len(found) >= A_DOZEN
    assert len({example.name for example in found}) == len(found)
    for example in found:
        assert re.search(rf"^### §{re.escape(example.paragraph)} ", one.rulebook, re.MULTILINE), example.name
        assert example.moves
        for move in example.moves:
            assert move.code in move.before.legal_codes(move.seat)


@games
def test_every_example_states_what_must_hold(one: Game) -> None:
    """After its last move, so that the sentence is more than a picture."""
    text = (examples.folder(one) / "examples.txt").read_text("utf-8")
    for part in text.split("§")[1:]:
        assert part.strip().splitlines()[-1].startswith("= "), part


@games
@pytest.mark.parametrize("lang", LANGUAGES)
def test_each_language_says_each_sentence_and_no_other(one: Game, lang: str) -> None:
    words = examples.folder(one) / "words"
    said = re.findall(r"^(example-[a-z0-9-]+) =", (words / f"{lang}.ftl").read_text("utf-8"), re.MULTILINE)
    assert said == [line for line in said if line in {example.sentence for example in examples.examples(one)}]
    assert {example.sentence for example in examples.examples(one)} == set(said)
    for sentence in said:
        assert 0 < len(i18n.say(Message(sentence), lang, (words,))) <= LONGEST_SENTENCE


@games
def test_examples_as_data_go_move_by_move(one: Game) -> None:
    for data in examples_data(one):
        assert len(data["views"]) == len(data["moves"]) + 1 == len(data["events"]) + 1
        assert all(
            before["table"] != after["table"] for before, after in zip(data["views"], data["views"][1:], strict=False)
        )


ENGINEER = """§4.6 engineer
from: shoring flooded
0 shore_up gold_gate
= actions: 2
"""


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("= actions: 2", "= actions: 1", 4, NotAsWritten),
        ("shoring flooded", "shoring dry", 2, UnknownWord),
        ("shoring", "nowhere", 2, UnknownWord),
        ("0 shore_up gold_gate", "0 shore_up lost_lagoon", 3, LastboatError),
        ("0 shore_up gold_gate", "0 shore_up gold_gate\n* flood watchtower", 3, NotAsWritten),
        ("= actions: 2", "actions", 4, UnknownWord),
        ("from: shoring flooded", "0 end_actions", 2, NotAsWritten),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, reason: type[LastboatError]) -> None:
    assert old in ENGINEER
    with pytest.raises(BadText) as found:
        examples.read_examples(game("forbidden-island"), ENGINEER.replace(old, new, 1))
    assert found.value.args_by_name["line"] == line
    assert isinstance(found.value.args_by_name["reason"], reason)
