"""Views of every seat in every language, and determinism across processes."""

from __future__ import annotations

import json
import os
import subprocess
import sys

from lastboat import EVERYBODY, LANGUAGES, Game, Match
from lastboat.kernel.errors import BadSeat, UnknownWord
from lastboat.kernel.view import View
from lastboat.testing.matches import after, played, refused


def check_view(match: Match, seat: int, lang: str) -> View:
    """Check that a view is complete, translated, plain data."""
    view = match.view(seat, lang)
    data = view.data()
    assert json.loads(json.dumps(data)) == data
    assert (view.seat, view.lang, view.version, view.over) == (seat, lang, len(match.records), match.over)
    assert [choice.code for choice in view.choices] == ([] if seat == EVERYBODY else match.legal_codes(seat))
    assert match.over or match.actor < 0 or view.prompt_text != view.prompt.id
    spoken = [(choice.text, choice.message.id) for choice in view.choices]
    spoken += [(told.text, told.message.id) for told in view.log] + [(view.prompt_text, view.prompt.id)]
    for text, message_id in spoken:
        assert text.strip()
        assert not text.startswith(message_id), f"{lang} has no words for {message_id}"
    return view


def views_are_complete(game: Game) -> None:
    """Check one seat in one language after each step, in rotation; at the end all of them."""
    for seed in range(len(game.seats)):
        whole = played(game, seed)
        watchers = [(seat, lang) for seat in (EVERYBODY, *range(whole.seats)) for lang in LANGUAGES]
        for number in range(len(whole.records) + 1):
            match = after(whole, number)
            match.told = match.told[-3:]
            if match.actor != -1:
                check_view(match, *watchers[number % len(watchers)])
        for seat, lang in watchers:
            check_view(whole, seat, lang)


def events_reach_all_seats_or_one(game: Game) -> None:
    """The log of a seat has what everybody was told, and what it alone was told."""
    match = played(game, 1)
    views = [match.view(seat) for seat in range(match.seats)]
    for view in views:
        mine = [(number, event.event) for number, event in match.told if event.witness in (EVERYBODY, view.seat)]
        assert [(told.record, told.event) for told in view.log] == [(n, game.events.kinds[e].name) for n, e in mine]


def unknown_watchers_are_refused(game: Game) -> None:
    """Seats that the table does not have, and languages that nobody wrote."""
    match = Match(game, game.seats[0], seed=1)
    with refused(BadSeat):
        match.view(match.seats)
    with refused(UnknownWord):
        match.view(0, "sv")


SAME_EVERYWHERE = """
import sys
from random import Random
import lastboat
from lastboat.testing.matches import played
game = lastboat.game(sys.argv[1])
match = lastboat.Match(game, game.seats[0], seed=5)
random = Random(5)
while not match.over and len(match.records) < 150:
    seat = random.choice([p for p in range(match.seats) if match.legal_codes(p)])
    match.play(seat, random.choice(match.legal_codes(seat)))
print(match.text(), played(game, 5).text(), match.view(0).data())
"""


def seeds_give_the_same_match_in_every_process(game: Game) -> None:
    """Also with another hash seed of Python."""

    def told(hash_seed: str) -> str:
        env = os.environ | {"PYTHONHASHSEED": hash_seed, "PYTHONPATH": os.pathsep.join(filter(None, sys.path))}
        command = [sys.executable, "-c", SAME_EVERYWHERE, game.id]
        return subprocess.run(command, env=env, check=True, capture_output=True, text=True, encoding="utf-8").stdout

    first = told("1")
    assert first.count("end: ") == 2
    assert told("2") == first
