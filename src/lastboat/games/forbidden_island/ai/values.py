"""The values of tiles, cards and places for the greedy policy, as integers; 1000 decides the game.

Scratch space lies behind the legal codes in the buffer a bot is given: no position has more than
100 legal codes.
"""

from lastboat.kernel.bits import lowest_bit
from lastboat.kernel.dialect import Buffer, rule

from ..board import (
    CARDS,
    DIRECTIONS,
    FLOODED,
    FOOLS_LANDING,
    MESSENGER,
    PILOT,
    SUNK,
    TILES,
    TO_CAPTURE,
    TREASURES,
    WATER_TRACK,
    WATERS_RISE,
)
from ..moving import directions, tiles_one_move_from
from ..state import DISCARDED, State
from ..tile_sets import NO_TILES, ONLY
from ..turn import hand_limit, hand_size

NEED = 110
"""From here on: how badly each tile needs to be shored up."""
VALUE = NEED + TILES
"""From here on: what it would bring the pawn in question to stand on each tile."""
AWAY = VALUE + TILES
"""From here on: how many actions each tile is away."""
DANGER = AWAY + TILES
"""From here on: how soon the cards of each layer of the flood pile can come, in thousandths."""
FAR = 99

# All weights below were tuned by play; docs/bots.md says how.

LANDING_WORTH, LAST_TILE_WORTH, PAIR_WORTH, PLAIN_WORTH, PAWN_WORTH = 1270, 580, 350, 76, 81
"""What losing a tile costs: the landing place, a treasure's last tile, one of two, any other, more for each pawn."""
NOW, SOON, DISCARD_DANGER, PILE_DANGER = 22, 37, 580, 25
"""How a flood card's coming counts: in percent this turn and within three turns; in thousandths for where it lies."""
CAPTURE_GOAL, LEAVE_GOAL = 1270, 930
"""What it brings to stand where a treasure can be taken, or, at the end, on the landing place."""
MEET, COME_TO_GET = 80, 16
"""How much of 100 a gift counts for meeting its receiver, and less for coming to get one."""
HELP, HELP_MORE = 58, 12
"""How much of 100 the greatest need around a tile counts for standing there, and the lesser ones."""
LATER = 48
"""How much of 100 a goal counts that takes more than this turn."""
OWN_CARDS, MESSENGER_GIVES = 4, 2
"""Who gathers a treasure: for each own card of it, against each other card in the hand and being the Messenger."""
GIFT, GIFT_MORE, GIVE_FROM_FULL = 260, 40, 140
"""What a card brings its gatherer: by itself, for each one already there, and when the giver's hand is full."""
KEEP_HELICOPTER, KEEP_SANDBAG = 100, 1270
KEEP_OWN, KEEP_OWN_MORE, KEEP_OTHER, KEEP_OTHER_MORE = 80, 140, 32, 31
"""What a card is worth to keep: special ones, those of an own treasure and for each more, others and for each more."""


@rule
def treasures_taken(s: State) -> int:
    """§8.1 How many treasures are safe."""
    return s.taken[0] + s.taken[1] + s.taken[2] + s.taken[3]


@rule
def value_of_tile(s: State, t: int) -> int:
    """§8.3, §8.4 What it would mean to lose a tile."""
    if t == FOOLS_LANDING:
        return LANDING_WORTH
    k = t // 2
    if k < TREASURES and s.taken[k] == 0:
        other = s.tiles[4 * k + 1 - t]
        if other == SUNK:
            return LAST_TILE_WORTH
        return PAIR_WORTH + (PAIR_WORTH // 2 if other == FLOODED else 0)
    value = PLAIN_WORTH
    for p in range(s.seats):
        if s.place[p] == t:
            value += PAWN_WORTH
    return value


@rule
def cards_in_layer(s: State, layer: int) -> int:
    """§7.1 How many flood cards a layer, or the discard, holds."""
    n = 0
    for t in range(TILES):
        if s.flood_pile[t] == layer:
            n += 1
    return n


@rule
def chance_of_drawing(s: State, layer: int, draws: int) -> int:
    """§7.1 How likely, in thousandths, a card of a layer comes among the next `draws` flood cards."""
    above = 0
    for i in range(layer + 1, s.top_layer + 1):
        above += cards_in_layer(s, i)
    if draws <= above:
        return 0
    return min(1000, (draws - above) * 1000 // max(1, cards_in_layer(s, layer)))


@rule
def chance_of_rise(s: State) -> int:
    """§5.3 How likely, in thousandths, one of the next two treasure cards is Waters Rise."""
    cards = 0
    for k in range(CARDS):
        cards += s.treasure_pile[k]
    if cards == 0:
        return 0
    return min(1000, 2000 * s.treasure_pile[WATERS_RISE] // cards)


@rule
def measure_needs(s: State, codes: Buffer) -> None:
    """§7.2 For each flooded tile: its worth, times how soon its card can come again."""
    draws = WATER_TRACK[s.water]
    rise = chance_of_rise(s)
    for layer in range(s.top_layer + 1):
        if layer == DISCARDED:
            danger = rise * min(1000, draws * 1000 // max(1, cards_in_layer(s, DISCARDED))) // 1000
            codes[DANGER + layer] = danger * NOW // 100 + DISCARD_DANGER
        else:
            danger = chance_of_drawing(s, layer, draws) * NOW // 100
            codes[DANGER + layer] = danger + chance_of_drawing(s, layer, 3 * draws) * SOON // 100 + PILE_DANGER
    for t in range(TILES):
        codes[NEED + t] = 0
        if s.tiles[t] == FLOODED:
            codes[NEED + t] = codes[DANGER + s.flood_pile[t]] * value_of_tile(s, t) // 1000


@rule
def collector(s: State, k: int) -> int:
    """§4.8 Who gathers the cards of a treasure: who has most of them and room for more, rather not the Messenger."""
    best = 0
    most = -99
    for p in range(s.seats):
        n = (OWN_CARDS + 1) * s.hands[p][k] - hand_size(s, p) - (MESSENGER_GIVES if s.role[p] == MESSENGER else 0)
        if n > most:
            most = n
            best = p
    return best


@rule
def useful_gift(s: State, p: int, k: int, q: int) -> int:
    """§4.7 What it brings when p gives q a card of treasure k: most when it is the fourth."""
    if s.taken[k] == 1 or collector(s, k) != q or p == q or s.hands[p][k] == 0:
        return 0
    have = s.hands[q][k]
    if have >= TO_CAPTURE:
        return 0
    value = GIFT + GIFT_MORE * have
    if have + s.hands[p][k] >= TO_CAPTURE:
        value += 300
    if hand_size(s, p) >= hand_limit(s) - 1:
        value += GIVE_FROM_FULL
    if hand_size(s, q) >= hand_limit(s):
        value -= cheapest_card(s, q)
    return max(0, value)


@rule
def keep(s: State, p: int, k: int) -> int:
    """§5.2 What a card of a hand is worth to keep."""
    if k >= TREASURES:
        return KEEP_HELICOPTER if k == TREASURES else KEEP_SANDBAG
    if s.taken[k] == 1:
        return 0
    if s.hands[p][k] > TO_CAPTURE:
        return 5
    if collector(s, k) == p:
        return KEEP_OWN + KEEP_OWN_MORE * s.hands[p][k]
    return KEEP_OTHER + KEEP_OTHER_MORE * s.hands[p][k]


@rule
def cheapest_card(s: State, p: int) -> int:
    """§5.2 The least worth among the cards of a hand."""
    least = 1000
    for k in range(6):
        if s.hands[p][k] > 0:
            least = min(least, keep(s, p, k))
    return least


@rule
def measure_places(s: State, p: int, codes: Buffer) -> None:
    """§4.1 What it would bring a pawn to stand on each tile."""
    for t in range(TILES):
        codes[VALUE + t] = goal(s, p, t) + help_from(s, p, t, codes) if s.tiles[t] != SUNK else 0


@rule
def goal(s: State, p: int, t: int) -> int:
    """§4.8 A treasure to capture; §8.1 the landing place once all are taken; §4.7 somebody to meet."""
    k = t // 2
    value = 0
    if treasures_taken(s) == TREASURES:
        return LEAVE_GOAL if t == FOOLS_LANDING else 0
    if k < TREASURES and s.taken[k] == 0 and s.hands[p][k] >= TO_CAPTURE:
        value = CAPTURE_GOAL
    for q in range(s.seats):
        if q != p and s.place[q] == t:
            value = max(value, meeting(s, p, q))
    return value


@rule
def meeting(s: State, p: int, q: int) -> int:
    """§4.7 What two pawns on one tile could give each other; the Messenger need not come."""
    best = 0
    for k in range(TREASURES):
        if s.role[p] != MESSENGER:
            best = max(best, useful_gift(s, p, k, q))
        if s.role[q] != MESSENGER:
            best = max(best, useful_gift(s, q, k, p) * COME_TO_GET // 100)
    return best * MEET // 100


@rule
def help_from(s: State, p: int, t: int, codes: Buffer) -> int:
    """§4.5 What a pawn on tile t could do for the flooded tiles around it."""
    most = codes[NEED + t]
    rest = 0
    for d in range(directions(s, p)):
        u = s.neighbours[t * DIRECTIONS + d]
        if u >= 0:
            rest += min(most, codes[NEED + u])
            most = max(most, codes[NEED + u])
    return most * HELP // 100 + rest * HELP_MORE // 100


@rule
def measure_distances(s: State, p: int, start: int, codes: Buffer) -> None:
    """§4.1 to §4.3 How many actions each tile is away from another one for a pawn."""
    for t in range(TILES):
        codes[AWAY + t] = FAR
    codes[AWAY + start] = 0
    reached = ONLY[start]
    edge = reached
    n = 0
    while edge != NO_TILES:
        n += 1
        beyond = NO_TILES
        while edge != NO_TILES:
            beyond |= tiles_one_move_from(s, p, lowest_bit(edge))
            edge &= edge - 1
        edge = beyond & ~reached
        reached |= edge
        write_distance(edge, n, codes)


@rule
def write_distance(tiles: int, n: int, codes: Buffer) -> None:
    """§4.1 Each tile of a set is n actions away."""
    while tiles != NO_TILES:
        codes[AWAY + lowest_bit(tiles)] = n
        tiles &= tiles - 1


@rule
def best_goal(s: State, p: int, actions: int, codes: Buffer) -> int:
    """§3.2 The tile that brings a pawn most for each action it costs to get there and act; packed with that rate."""
    measure_distances(s, p, s.place[p], codes)
    flies = s.role[p] == PILOT and p == s.turn and s.has_flown == 0
    best = 0
    for t in range(TILES):
        if s.tiles[t] != SUNK and t != s.place[p] and codes[VALUE + t] > 0:
            away = min(codes[AWAY + t], 1) if flies else codes[AWAY + t]
            if away < FAR:
                rate = codes[VALUE + t] * 10 // (away + 1)
                if away + 1 > actions:
                    rate = rate * LATER // 100
                best = max(best, rate * TILES + t)
    return best
