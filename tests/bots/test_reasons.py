"""What speaks for a move: sentences about the position, in five languages."""

from __future__ import annotations

import random

import lastboat
from lastboat import Game, Match
from lastboat.bots.reasons import reasons
from lastboat.kernel import i18n
from lastboat.kernel.i18n import LANGUAGES
from lastboat.kernel.view import Message, Name
from lastboat.sim import record_game

MATCHES = 4


def told(game: Game) -> list[Message]:
    """The reasons for every legal action in some matches of bots."""
    found: list[Message] = []
    for number in range(MATCHES):
        match = record_game(game, game.seats[number % len(game.seats)], seed=3, number=number)
        rng = random.Random(number)
        for state in match.replay():
            seat = game.actor(state)
            if seat >= 0:
                known = game.observe(state, seat)
                codes = game.legal(known, seat)
                for code in rng.sample(codes, min(4, len(codes))):
                    found += reasons(game, known, seat, [code])
    return found


def test_reasons_have_words_in_all_languages(game: Game) -> None:
    words = game.folder / "words"
    by_id = {message.id: message for message in told(game)}
    assert by_id or game.id == "_template"
    for lang in LANGUAGES:
        for message in by_id.values():
            text = i18n.say(message, lang, words, ("Ann", "Ben", "Cem", "Dan"))
            assert i18n.has(message.id, lang, words), message
            assert "{" not in text
            for value in message.args.values():
                if isinstance(value, Name) and value.kind != "seat":
                    assert i18n.has(value.id, lang, words), value


def test_reasons_do_not_change_the_position(game: Game) -> None:
    match = Match(game, game.seats.start, seed=2)
    before = match.state.copy()
    for code in match.legal_codes(match.actor):
        reasons(game, match.state, match.actor, [code])
    assert match.state == before


def test_what_is_said_twice_counts_once() -> None:
    """Two boats built one after the other: the sentence is about the position after both."""
    game = lastboat.game("nisyros")
    for state in record_game(game, 2, seed=3).replay():
        if game.show.prompt(state).id == "prompt-building":
            seat = game.actor(state)
            boats = [code for code in game.legal(state, seat) if game.actions.decode(code).verb == "boat"]
            if boats and boats[0] in game.legal(game.apply(state, seat, boats[0]), seat):
                once = [message for message in reasons(game, state, seat, boats[:1]) if message.id == "why-boats"]
                twice = [m for m in reasons(game, state, seat, [boats[0], boats[0]]) if m.id == "why-boats"]
                assert len(once) == len(twice) == 1
                assert twice[0].args["boats"] == once[0].args["boats"] + 1
                return
    raise AssertionError("no two boats in a row")
