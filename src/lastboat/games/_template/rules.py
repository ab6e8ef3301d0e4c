"""The rules of the race, in the order of RULEBOOK.md."""

from lastboat.kernel.dialect import CHANCE, EVERYBODY, OVER, Buffer, emit, emit_to, rule
from lastboat.kernel.rng import equally_likely

from .actions import (
    CHANGE,
    CHANGED,
    DEALT,
    GET,
    LANDED_AT_LAST,
    PULL,
    REVEAL,
    REVEALED,
    ROWED,
    STROKES,
    YOUR_CARD,
)
from .state import ACT, COPIES, DEAL, FIRST_CARD, HIDDEN, LANDED, ROW, SWAP, State


@rule
def setup(s: State, seats: int, options: Buffer) -> None:
    """§1.1 Nine cards in the pile; the shore is six or twelve strokes away."""
    s.seats = seats
    s.distance = 6 + 6 * options[0]
    for card in range(3):
        s.pile[card] = COPIES


@rule
def actor(s: State) -> int:
    """§2.1 The player in turn acts; chance does while cards are dealt or strokes are due."""
    if s.phase == LANDED:
        return OVER
    return s.turn if s.phase == ACT else CHANCE


@rule
def legal(s: State, seat: int, out: Buffer) -> int:
    """§2.1 In turn: pull, or change the card while the pile lasts. §2.4 At any time: reveal."""
    n = 0
    if s.phase != ACT:
        return n
    if seat == s.turn:
        out[n] = PULL
        n += 1
        if cards_in_pile(s) > 0:
            out[n] = CHANGE
            n += 1
    if s.shown[seat] == 0:
        out[n] = REVEAL
        n += 1
    return n


@rule
def cards_in_pile(s: State) -> int:
    """§2.1 How many cards are left, in a seat's observation too: there the pile also has the hidden hands."""
    n = s.pile[0] + s.pile[1] + s.pile[2]
    for p in range(s.seats):
        if s.hands[p] == HIDDEN:
            n -= 1
    return n


@rule
def others_may_act(s: State) -> bool:
    """§2.4 Whether anybody else has a card to reveal out of turn."""
    for p in range(s.seats):
        if p != s.turn and s.shown[p] == 0:
            return True
    return False


@rule
def apply(s: State, seat: int, code: int) -> None:
    """§2.1 Play a legal code, or apply an outcome of chance."""
    if seat == CHANCE:
        if s.phase == ROW:
            row(s, code - STROKES)
        else:
            take_card(s, code - GET)
    elif code == PULL:
        s.phase = ROW
    elif code == CHANGE:
        throw_card(s, seat)
        s.phase = SWAP
    elif code == REVEAL:
        s.shown[seat] = 1
        emit(REVEALED, seat, s.hands[seat] - FIRST_CARD)


@rule
def row(s: State, length: int) -> None:
    """§2.2 One to three strokes; at the shore the game ends."""
    emit(ROWED, s.turn, length)
    s.distance = max(0, s.distance - length)
    if s.distance == 0:
        s.phase = LANDED
        emit(LANDED_AT_LAST)
    else:
        next_turn(s)


@rule
def throw_card(s: State, seat: int) -> None:
    """§2.3 The old card is thrown into the sea, face up."""
    card = s.hands[seat] - FIRST_CARD
    s.thrown[card] += 1
    s.hands[seat] = HIDDEN
    s.shown[seat] = 0
    emit(CHANGED, seat, card)


@rule
def take_card(s: State, card: int) -> None:
    """§1.2 A card goes to a hand; only its owner sees it. §2.3 The same after a change."""
    s.pile[card] -= 1
    s.hands[s.turn] = FIRST_CARD + card
    emit(DEALT, s.turn)
    emit_to(s.turn, YOUR_CARD, card)
    if s.phase == DEAL and s.turn == s.seats - 1:
        s.phase = ACT
    next_turn(s)
    if s.phase == SWAP:
        s.phase = ACT


@rule
def next_turn(s: State) -> None:
    """§2.1 The turn passes clockwise."""
    s.turn = (s.turn + 1) % s.seats
    if s.phase == ROW:
        s.phase = ACT


@rule
def chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§1.2 Cards come as the pile has them; §2.2 strokes are a die with 1, 2 and 3."""
    if s.phase == ROW:
        for i in range(3):
            outcomes[i] = STROKES + 1 + i
        return equally_likely(weights, 3)
    n = 0
    for card in range(3):
        if s.pile[card] > 0:
            outcomes[n] = GET + card
            weights[n] = s.pile[card]
            n += 1
    return n


@rule
def witness(s: State) -> int:
    """§1.2 Who gets a card sees it alone; strokes are seen by all."""
    return EVERYBODY if s.phase == ROW else s.turn


@rule
def score(s: State, seat: int) -> int:
    """§3.1 The best card wins; equal cards share."""
    if s.phase != LANDED:
        return 0
    sharing = 0
    for p in range(s.seats):
        if s.hands[p] > s.hands[seat]:
            return 0
        if s.hands[p] == s.hands[seat]:
            sharing += 1
    return 1000 // sharing


@rule
def verdict(s: State) -> int:
    """§3.1 0 while the game goes on; there is one way to end."""
    return 1 if s.phase == LANDED else 0
