"""What the kernel asks of the rules: who acts, what is legal, what a code does, how it ended."""

from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, Buffer, rule

from .actions import (
    ACTION_OF,
    BOARD,
    CARD_OF,
    DISCARD,
    DRAW_CARD,
    DRAW_FLOOD,
    DRAWN,
    FLOOD_TILE,
    LAND,
    LIFT_OFF,
    PAWN_OF,
    SANDBAG_ON,
    SWIM,
    TILE_OF,
)
from .board import HELICOPTER
from .cards import card_chance, discard, draw_card, legal_discards
from .flood import draw_flood, flood_chance, swim
from .moving import tiles_to_swim_to
from .setup import apply_setup, setup, setup_chance
from .specials import board, land, legal_flight, legal_specials, lift_off, sandbag
from .state import ACT, DRAW, ENDED, FLOOD, NONE, WON, State
from .tile_sets import NO_TILES, write_codes
from .turn import helicopters_held, sandbags_held, somebody_could_step_in, swimmer
from .turn_actions import legal_actions, take_action

__all__ = ["actor", "apply", "chance", "legal", "others_may_act", "score", "setup", "verdict", "witness"]


@rule
def actor(s: State) -> int:
    """§3.1 Who acts: for a flight under way, a pawn in the water, a hand that is too big, else the player in turn."""
    if s.phase < ACT:
        return CHANCE
    if s.phase == ENDED:
        return OVER
    if s.flyer != NONE:
        return s.flyer
    if s.phase == ACT:
        return s.turn if s.discarder == NONE else s.discarder
    if s.phase == FLOOD:
        p = swimmer(s)
        if p != NONE:
            return p if tiles_to_swim_to(s, p) != NO_TILES else rescuer(s, p)
    if s.discarder != NONE:
        return s.discarder
    if s.card_called == 1 or not somebody_could_step_in(s):
        return CHANCE
    return s.turn


@rule
def rescuer(s: State, p: int) -> int:
    """§6.4 Who can fetch a pawn with nowhere to swim: the first holder of a Helicopter, its own player first."""
    for i in range(s.seats):
        q = (p + i) % s.seats
        if s.hands[q][HELICOPTER] > 0:
            return q
    return p


@rule
def others_may_act(s: State) -> bool:
    """§6.1 Whether anybody holds a special card: only those are played out of turn."""
    if s.phase < ACT or s.phase == ENDED or s.flyer != NONE:
        return False
    return helicopters_held(s) > 0 or sandbags_held(s) > 0


@rule
def legal(s: State, seat: int, out: Buffer) -> int:
    """§3.1 What a seat may do now."""
    who = actor(s)
    if who < 0:
        return 0
    if s.flyer != NONE:
        return legal_flight(s, out) if seat == who else 0
    n = 0
    if seat == who:
        n = legal_due(s, seat, out)
    if s.hands[seat][HELICOPTER] > 0 or sandbags_held(s) > 0:
        n = legal_specials(s, seat, out, n)
    return n


@rule
def legal_due(s: State, seat: int, out: Buffer) -> int:
    """§3.1 What the actor is asked: §7.3 to swim, §5.2 discard, §3.2 take an action or §6.5 call for a card."""
    if s.phase == FLOOD:
        p = swimmer(s)
        if p != NONE:
            return write_codes(tiles_to_swim_to(s, p), SWIM, out, 0) if p == seat else 0
    if s.discarder == seat:
        return legal_discards(s, seat, out, 0)
    if s.phase == ACT:
        return legal_actions(s, seat, out)
    out[0] = DRAW_CARD if s.phase == DRAW else DRAW_FLOOD
    return 1


@rule
def apply(s: State, seat: int, code: int) -> None:
    """§3.1 Play a legal code, or apply an outcome of chance."""
    if seat != CHANCE:
        play(s, seat, code)
    elif s.phase < ACT:
        apply_setup(s, code)
    elif s.phase == DRAW:
        draw_card(s, code - DRAWN)
    else:
        draw_flood(s, code - FLOOD_TILE)


@rule
def play(s: State, p: int, code: int) -> None:
    """§3.1 What a player does: calls for a card, discards, swims, plays a special card or takes an action."""
    action = ACTION_OF[code]
    if action == DRAW_CARD or action == DRAW_FLOOD:
        s.card_called = 1
    elif action == DISCARD:
        discard(s, p, CARD_OF[code])
    elif action == SWIM:
        swim(s, p, TILE_OF[code])
    elif action == SANDBAG_ON:
        sandbag(s, p, TILE_OF[code])
    elif action == BOARD:
        board(s, p, PAWN_OF[code])
    elif action == LAND:
        land(s, p, TILE_OF[code])
    elif action == LIFT_OFF:
        lift_off(s, p)
    else:
        take_action(s, p, code)


@rule
def chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.1 The next draw of the set-up, §5.1 the next treasure card or §7.1 the next flood card."""
    if s.phase < ACT:
        return setup_chance(s, outcomes, weights)
    if s.phase == DRAW:
        return card_chance(s, outcomes, weights)
    return flood_chance(s, outcomes, weights)


@rule
def witness(s: State) -> int:
    """§1.4 Everybody sees every card that is drawn."""
    return EVERYBODY


@rule
def score(s: State, seat: int) -> int:
    """§8.1 All win together: a thousand for everybody, or nothing."""
    return 1000 if s.ending == WON else 0


@rule
def verdict(s: State) -> int:
    """§8.2 How the game ended, 0 while it goes on; losses at one moment add up."""
    return s.ending
