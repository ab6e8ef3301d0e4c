"""Checks for games, also of other packages: a game that passes them plays everywhere that Lastboat plays.

Each check of `CHECKS` takes a `Game` and raises an `AssertionError` that says what is wrong. With pytest:

    import lastboat
    import pytest
    from lastboat import testing

    @pytest.mark.parametrize("check", testing.CHECKS, ids=lambda check: check.__name__)
    def test_the_game(check):
        check(lastboat.game("treasure-raft"))

Four more need to know where something is: `tests_cite_all_paragraphs`, `golden_games_are_played`, `messages_are_used`
and `webassembly_agrees` in `lastboat.testing.webassembly`, which needs the package `wasmtime`.
"""

from collections.abc import Callable

from lastboat import Game
from lastboat.testing.bots import (
    bots_play_to_the_end,
    greedy_uses_what_its_seat_knows,
    numbers_play_at_their_extremes,
    seats_know_what_they_may_do,
)
from lastboat.testing.catalogues import (
    catalogues_are_complete,
    domains_are_named_wholly,
    messages_are_used,
    needed_messages_exist,
    random_matches_have_words,
)
from lastboat.testing.examples import examples_are_told, examples_are_true
from lastboat.testing.golden import golden_games_are_played
from lastboat.testing.leaks import hidden_information_does_not_leak
from lastboat.testing.properties import (
    actors_have_legal_actions,
    branches_start_at_any_record,
    games_end,
    match_texts_read_back,
    only_legal_codes_are_accepted,
    position_texts_read_back,
    possible_actions_apply,
    undo_equals_replay,
)
from lastboat.testing.rulebooks import (
    paragraphs_are_numbered,
    rulebook_is_translated,
    rules_are_in_the_dialect,
    rules_cite_all_paragraphs,
    sources_cite_known_paragraphs,
    tests_cite_all_paragraphs,
)
from lastboat.testing.targets import all_options_are_played, perft_is_the_same, tallies_are_the_same, targets_agree
from lastboat.testing.terminal import terminal_draws
from lastboat.testing.tutorials import tutorial_is_playable, tutorial_is_told
from lastboat.testing.views import (
    events_reach_all_seats_or_one,
    seeds_give_the_same_match_in_every_process,
    unknown_watchers_are_refused,
    views_are_complete,
)

CHECKS: tuple[Callable[[Game], None], ...] = (
    rules_are_in_the_dialect,
    games_end,
    actors_have_legal_actions,
    possible_actions_apply,
    only_legal_codes_are_accepted,
    match_texts_read_back,
    position_texts_read_back,
    branches_start_at_any_record,
    undo_equals_replay,
    targets_agree,
    all_options_are_played,
    tallies_are_the_same,
    perft_is_the_same,
    hidden_information_does_not_leak,
    views_are_complete,
    events_reach_all_seats_or_one,
    unknown_watchers_are_refused,
    seeds_give_the_same_match_in_every_process,
    terminal_draws,
    seats_know_what_they_may_do,
    greedy_uses_what_its_seat_knows,
    bots_play_to_the_end,
    numbers_play_at_their_extremes,
    catalogues_are_complete,
    needed_messages_exist,
    domains_are_named_wholly,
    random_matches_have_words,
    paragraphs_are_numbered,
    rules_cite_all_paragraphs,
    sources_cite_known_paragraphs,
    rulebook_is_translated,
    examples_are_true,
    examples_are_told,
    tutorial_is_playable,
    tutorial_is_told,
)
"""Every check that needs the game alone."""

__all__ = ["CHECKS", "golden_games_are_played", "messages_are_used", "tests_cite_all_paragraphs"]
