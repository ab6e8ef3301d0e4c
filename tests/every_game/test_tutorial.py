"""What a chapter of a tutorial must not be is refused, with its line."""

from __future__ import annotations

import pytest

from lastboat import LastboatError, game
from lastboat.kernel.errors import BadText, NotAsWritten, UnknownWord
from lastboat.kernel.manual import tutorial

ROWING = (tutorial.folder(game("_template")) / "1_rowing.txt").read_text("utf-8")


@pytest.mark.parametrize(
    ("old", "new", "line", "reason"),
    [
        ("* get crown", "* get shells", 10, UnknownWord),  # no such outcome
        ("= distance: 4", "= distance: 5", 16, NotAsWritten),  # a sentence that is not true
        ("0 pull", "1 pull", 17, LastboatError),  # not that seat's turn
        ("* strokes 2", "* get pearl", 13, LastboatError),  # an outcome that cannot come
        ("names: Ada", "name: Ada", 2, UnknownWord),
    ],
)
def test_a_mistake_is_named_with_its_line(old: str, new: str, line: int, reason: type[LastboatError]) -> None:
    assert old in ROWING
    with pytest.raises(BadText) as found:
        tutorial.read_chapter(game("_template"), "rowing", ROWING.replace(old, new, 1))
    assert found.value.args_by_name["line"] == line
    assert isinstance(found.value.args_by_name["reason"], reason)


def test_chance_beyond_the_script_is_refused() -> None:
    cut = ROWING[: ROWING.index("* strokes 3")] + "> done\n"
    with pytest.raises(BadText):
        tutorial.read_chapter(game("_template"), "rowing", cut)


def test_an_unknown_chapter_is_refused() -> None:
    with pytest.raises(UnknownWord, match="rowing"):
        tutorial.chapter(game("_template"), "nowhere")
