"""What the kernel asks of the rules: set-up, who acts, what is legal, what a code does, how it ended."""

from __future__ import annotations

from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, Buffer, rule
from lastboat.kernel.options import BOX_NUMBER
from lastboat.kernel.rng import equally_likely

from .actions import (
    ACTION_OF,
    CARD,
    CELL_OF,
    DRAW_HOUSE,
    DRAW_OMEN,
    ENOUGH,
    GATE_OF,
    HOUSE_OF,
    LAY,
    LEAVE,
    LOT,
    OWNER_OF,
    PICK,
    PLAY,
    RELATIVE,
    RUN,
    SETTLE,
    SYMBOL_OF,
    THROW,
    TILE_OUT,
    TO,
)
from .board import HOUSES
from .components import BOTTOM, BOTTOM_2013
from .deck import (
    begin_with,
    build_the_pile,
    clear_the_table,
    deal,
    figures_each,
    fill_the_bag,
    next_to_be_dealt,
    second_eruption,
    shut_the_vents,
    sort_chance,
    take_card,
)
from .ending import share
from .lava import draw_tile, lay, legal_lava, legal_symbols, pick
from .omens import legal_throws, show_omen, throw
from .options import (
    BOTTOM_CARDS,
    BOTTOM_STACK,
    DUAL,
    FIGURES,
    FIGURES_EACH,
    KIN_RULE,
    OMEN_CARDS,
    OMEN_RULE,
    START,
    TWICE,
    VENTS,
)
from .relatives import legal_relatives, no_more_relatives, settle_relative
from .running import leave, legal_runners, legal_stops, pick_up, rest, run_to
from .settling import legal_cards, legal_spaces, legal_spaces_for_a_joker, play, settle
from .state import (
    ALL_OVER,
    CARD_DUE,
    DEAL_DUE,
    LOT_DUE,
    SORT_DUE,
    TILE_DUE,
    TILES,
    TO_LAY,
    TO_PICK,
    TO_PLAY,
    TO_RUN,
    TO_SETTLE,
    TO_SETTLE_JOKER,
    TO_STOP,
    TO_THROW,
    TO_WELCOME,
    State,
)


@rule
def setup(s: State, seats: int, options: Buffer) -> None:
    """§2.1 The table before the lot and the first card, and the options of §4.1, §4.3, §5.3 and §7.1."""
    s.seats = seats
    s.must_differ = options[TWICE]
    s.omen_spares_own = options[OMEN_RULE]
    s.one_per_number = options[KIN_RULE]
    s.bottom = BOTTOM
    if seats == MOST_SEATS and options[BOTTOM_STACK] == 1:
        s.bottom = BOTTOM_2013
    clear_the_table(s)
    build_the_pile(s, options[OMEN_CARDS])
    for p in range(seats):
        s.supply[p] = figures_each(seats, options[FIGURES])
    set_house_rules(s, options)
    fill_the_bag(s, options[DUAL])
    if options[VENTS] == 1:
        shut_the_vents(s)
    if options[START] < seats:
        begin_with(s, options[START])


@rule
def set_house_rules(s: State, options: Buffer) -> None:
    """§10.1, §10.3 Other figures and another bottom stack than those of the box, if the table says so."""
    if options[BOTTOM_CARDS] != BOX_NUMBER:
        s.bottom = options[BOTTOM_CARDS]
    if options[FIGURES_EACH] != BOX_NUMBER:
        for p in range(s.seats):
            s.supply[p] = options[FIGURES_EACH]


@rule
def actor(s: State) -> int:
    """§3.1, §6.1 The player whose turn it is, or chance where a card or a tile is due."""
    if s.step <= TILE_DUE:
        return CHANCE
    if s.step == ALL_OVER:
        return OVER
    return s.turn


@rule
def others_may_act(s: State) -> bool:
    """§3.1 Only the player whose turn it is acts."""
    return False


@rule
def legal(s: State, seat: int, out: Buffer) -> int:
    """§3.1, §6.1 What the player whose turn it is may do at this step of it."""
    step = s.step
    if seat != s.turn:
        return 0
    if step == TO_PLAY:
        return legal_cards(s, seat, out)
    if step == TO_SETTLE:
        return legal_spaces(s, out)
    if step == TO_SETTLE_JOKER:
        return legal_spaces_for_a_joker(s, out)
    if step == TO_WELCOME:
        return legal_relatives(s, out)
    if step == TO_THROW:
        return legal_throws(s, out)
    if step == TO_PICK:
        return legal_symbols(s, out)
    if step == TO_LAY:
        return legal_lava(s, out)
    if step == TO_RUN:
        return legal_runners(s, seat, out)
    if step == TO_STOP:
        return legal_stops(s, out)
    return 0


@rule
def chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.4, §3.6, §6.2 The lot, the next card or the next tile, each as likely as it lies in pile or bag."""
    n = 0
    if s.step == LOT_DUE:
        for p in range(s.seats):
            outcomes[p] = LOT + p
        return equally_likely(weights, s.seats)
    if s.step == SORT_DUE:
        return sort_chance(s, outcomes, weights)
    if s.step == TILE_DUE:
        for kind in range(TILES):
            if s.bag[kind] > 0:
                outcomes[n] = TILE_OUT + kind
                weights[n] = s.bag[kind]
                n += 1
        return n
    for house in range(HOUSES):
        if s.unseen[house] > 0:
            outcomes[n] = CARD + house
            weights[n] = s.unseen[house]
            n += 1
    return n


@rule
def apply_chance(s: State, outcome: int) -> None:
    """§2.4, §2.3, §3.6, §4.2, §4.4, §6.2 Apply the lot, the card or the tile that has come."""
    if s.step == LOT_DUE:
        begin_with(s, outcome - LOT)
    elif s.step == DEAL_DUE:
        deal(s, outcome - CARD)
    elif s.step == CARD_DUE:
        take_card(s, outcome - CARD)
    elif s.step == TILE_DUE:
        draw_tile(s, outcome - TILE_OUT)
    elif outcome == DRAW_HOUSE:
        s.step = CARD_DUE
    elif outcome == DRAW_OMEN:
        show_omen(s)
    else:
        second_eruption(s)


@rule
def apply(s: State, seat: int, code: int) -> None:
    """§3.1, §6.1 Play a legal code, or apply an outcome of chance."""
    if seat == CHANCE:
        apply_chance(s, code)
        return
    action = ACTION_OF[code]
    if action == PLAY:
        play(s, HOUSE_OF[code])
    elif action == SETTLE:
        settle(s, CELL_OF[code])
    elif action == RELATIVE:
        settle_relative(s, CELL_OF[code])
    elif action == ENOUGH:
        no_more_relatives(s)
    elif action == THROW:
        throw(s, CELL_OF[code], OWNER_OF[code])
    elif action == PICK:
        pick(s, SYMBOL_OF[code])
    elif action == LAY:
        lay(s, CELL_OF[code])
    elif action == RUN:
        pick_up(s, CELL_OF[code])
    elif action == TO:
        run_to(s, CELL_OF[code])
    elif action == LEAVE:
        leave(s, GATE_OF[code])
    else:
        rest(s)


@rule
def witness(s: State) -> int:
    """§9.1 A house card is seen by who takes it, everything else by all."""
    if s.step == DEAL_DUE:
        return next_to_be_dealt(s)
    if s.step == CARD_DUE:
        return s.turn
    return EVERYBODY


@rule
def score(s: State, seat: int) -> int:
    """§8.5 A thousand for the winner, shared among several."""
    return share(s, seat)


@rule
def verdict(s: State) -> int:
    """§8.1, §8.2, §8.3 Why the game ended, 0 while it goes on."""
    return s.verdict
