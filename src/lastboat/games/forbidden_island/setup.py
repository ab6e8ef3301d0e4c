"""§2: the set-up. Chance lays the tiles, floods six of them, casts roles, deals cards and chooses who begins."""

from lastboat.kernel.actions import MOST_SEATS
from lastboat.kernel.dialect import Buffer, emit, rule
from lastboat.kernel.options import BOX_NUMBER
from lastboat.kernel.rng import equally_likely

from .actions import (
    BEGIN,
    BEGINS,
    CARD_DEALT,
    CAST_ROLE,
    DRAWN,
    FLOOD_TILE,
    LAY_TILE,
    ROLE_CAST,
    TILE_FLOODED,
    TILE_LAID,
)
from .board import (
    ACTIONS_A_TURN,
    CARDS,
    CARDS_A_TURN,
    COPIES,
    DIRECTION,
    DIRECTIONS,
    DRY,
    FIRST_FLOODED,
    FLOODED,
    HAND_LIMIT,
    HELD,
    HELICOPTER,
    ROLES,
    SANDBAG,
    START,
    TILES,
    TREASURES,
    WATERS_RISE,
)
from .flood import flood_chance
from .options import (
    ACTIONS_AT,
    CARDS_IN_HAND_AT,
    DIVER_AT,
    FIRST_MARK_AT,
    HELICOPTERS_AT,
    LEVEL_AT,
    LIMIT_AT,
    NAVIGATOR_AT,
    RESCUE_AT,
    ROLES_AT,
    SANDBAG_AT,
    SANDBAGS_AT,
    SHAPE_AT,
    START_AT,
    WATERS_RISE_AT,
)
from .state import CAST, DEAL, DISCARDED, FIRST_FLOOD, LAY, LOT, NONE, State
from .turn import begin_turn


@rule
def setup(s: State, seats: int, options: Buffer) -> None:
    """§1.1, §2.1 Choose the shape, put all cards on their piles, set the marker to the level."""
    s.seats = seats
    s.water = 1 + options[LEVEL_AT]
    for c in range(TILES):
        s.cell_row[c] = options[SHAPE_AT + 2 * c]
        s.cell_col[c] = options[SHAPE_AT + 2 * c + 1]
        s.cell[c] = NONE
        s.tiles[c] = DRY
        s.flood_pile[c] = 1
    s.top_layer = 1
    for k in range(CARDS):
        s.treasure_pile[k] = COPIES[k]
        s.treasure_discard[k] = 0
    for p in range(MOST_SEATS):
        s.role_wish[p] = options[ROLES_AT + p]
        s.role[p] = s.role_wish[p]
        s.place[p] = NONE
        s.aboard[p] = 0
        for k in range(HELD):
            s.hands[p][k] = 0
    for k in range(TREASURES):
        s.taken[k] = 0
    s.start = options[START_AT]
    s.navigator_one_pawn = options[NAVIGATOR_AT]
    s.limit_after_both = options[LIMIT_AT]
    s.sandbag_between = options[SANDBAG_AT]
    s.rescue_off = options[RESCUE_AT]
    s.diver_dives_away = options[DIVER_AT]
    s.turn = 0
    s.guided_pawn = NONE
    s.guided_from = NONE
    s.flyer = NONE
    s.discarder = NONE
    s.card_called = 0
    s.ending = 0
    s.phase = LAY
    s.draws_left = TILES
    set_house_rules(s, options)


@rule
def set_house_rules(s: State, options: Buffer) -> None:
    """§9.1, §9.2, §9.3, §9.4 The numbers that a table may change; their defaults are the box's."""
    s.treasure_pile[HELICOPTER] = options[HELICOPTERS_AT]
    s.treasure_pile[SANDBAG] = options[SANDBAGS_AT]
    s.treasure_pile[WATERS_RISE] = options[WATERS_RISE_AT]
    s.more_helicopters = options[HELICOPTERS_AT] - COPIES[HELICOPTER]
    s.more_sandbags = options[SANDBAGS_AT] - COPIES[SANDBAG]
    s.more_actions = options[ACTIONS_AT] - ACTIONS_A_TURN
    s.more_in_hand = options[CARDS_IN_HAND_AT] - HAND_LIMIT
    if options[FIRST_MARK_AT] != BOX_NUMBER:
        s.water = options[FIRST_MARK_AT]


@rule
def setup_chance(s: State, outcomes: Buffer, weights: Buffer) -> int:
    """§2.2 to §2.6 The next tile, flood card, role, treasure card or start player."""
    n = 0
    if s.phase == LAY:
        for t in range(TILES):
            outcomes[n] = LAY_TILE + t
            n += 1 if s.cell[t] == NONE else 0
        return equally_likely(weights, n)
    if s.phase == FIRST_FLOOD:
        return flood_chance(s, outcomes, weights)
    if s.phase == CAST:
        for r in range(ROLES):
            if role_is_free(s, r):
                outcomes[n] = CAST_ROLE + r
                n += 1
        return equally_likely(weights, n)
    if s.phase == DEAL:
        for k in range(HELD):
            if s.treasure_pile[k] > 0:
                outcomes[n] = DRAWN + k
                weights[n] = s.treasure_pile[k]
                n += 1
        return n
    for p in range(s.seats):
        outcomes[p] = BEGIN + p
    return equally_likely(weights, s.seats)


@rule
def apply_setup(s: State, code: int) -> None:
    """§2.1 Apply one outcome of the set-up."""
    if s.phase == LAY:
        lay_tile(s, code - LAY_TILE)
    elif s.phase == FIRST_FLOOD:
        first_flood(s, code - FLOOD_TILE)
    elif s.phase == CAST:
        cast_role(s, code - CAST_ROLE)
    elif s.phase == DEAL:
        deal_card(s, code - DRAWN)
    else:
        begin(s, code - BEGIN)


@rule
def lay_tile(s: State, t: int) -> None:
    """§2.2 The tiles are laid on the shape in reading order, dry side up."""
    s.cell[t] = TILES - s.draws_left
    emit(TILE_LAID, t)
    s.draws_left -= 1
    if s.draws_left == 0:
        find_neighbours(s)
        s.phase = FIRST_FLOOD
        s.draws_left = FIRST_FLOODED


@rule
def find_neighbours(s: State) -> None:
    """§1.2 Find the tile that lies next to each tile in each of the eight directions."""
    for i in range(TILES * DIRECTIONS):
        s.neighbours[i] = NONE
    for t in range(TILES):
        row = s.cell_row[s.cell[t]] - 1
        col = s.cell_col[s.cell[t]] - 1
        for u in range(t):
            down = s.cell_row[s.cell[u]] - row
            right = s.cell_col[s.cell[u]] - col
            if (0 <= down <= 2) & (0 <= right <= 2):
                s.neighbours[t * DIRECTIONS + DIRECTION[down][right]] = u
                s.neighbours[u * DIRECTIONS + DIRECTION[2 - down][2 - right]] = t


@rule
def first_flood(s: State, t: int) -> None:
    """§2.3 Six flood cards flood their tiles and begin the discard."""
    s.flood_pile[t] = DISCARDED
    s.tiles[t] = FLOODED
    emit(TILE_FLOODED, t)
    s.draws_left -= 1
    if s.draws_left == 0:
        s.phase = CAST
        s.turn = 0
        cast_chosen_roles(s)


@rule
def role_is_free(s: State, r: int) -> bool:
    """§2.4 Whether nobody has a role, by lot or by choice."""
    for p in range(s.seats):
        if s.role[p] == r:
            return False
    return True


@rule
def cast_chosen_roles(s: State) -> None:
    """§2.4 Put pawns with a role on its tile, up to the first player who gets one by lot; after the last, deal."""
    while s.turn < s.seats and s.role[s.turn] != NONE:
        s.place[s.turn] = START[s.role[s.turn]]
        emit(ROLE_CAST, s.turn, s.role[s.turn])
        if s.turn == s.seats - 1:
            s.turn = 0
            s.phase = DEAL
            s.draws_left = CARDS_A_TURN
            return
        s.turn += 1


@rule
def cast_role(s: State, r: int) -> None:
    """§2.4 A role by lot."""
    s.role[s.turn] = r
    cast_chosen_roles(s)


@rule
def deal_card(s: State, k: int) -> None:
    """§2.5 Two treasure cards each. Waters Rise would go back and be replaced, so it is never drawn."""
    s.treasure_pile[k] -= 1
    s.hands[s.turn][k] += 1
    emit(CARD_DEALT, s.turn, k)
    s.draws_left -= 1
    if s.draws_left > 0:
        return
    s.draws_left = CARDS_A_TURN
    if s.turn < s.seats - 1:
        s.turn += 1
    elif s.start == s.seats:
        s.phase = LOT
    else:
        begin(s, s.start)


@rule
def begin(s: State, p: int) -> None:
    """§2.6 The chosen player, or one by lot, begins the first turn."""
    emit(BEGINS, p)
    begin_turn(s, p)
