# petteia: compiled
"""What a learned evaluation knows of a seat: its points, its time, and what may still turn time into points.

The features tell of one seat alone and their weighted sum guesses the points it will end with; a judge compares the
seats. An action that is not paid yet counts as paid, so half-made turns are judged as they stand.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.frames import argument, top
from petteia.games.olympos.rules.board import (
    ABSOLUTISM,
    BARBARIANS,
    BONUSES,
    CITY,
    COLUMNS,
    ENGINEERING,
    MOST_CARD,
    PLENTY_CARD,
    PRESTIGE_BONUS,
    RESOURCES,
    SCIENCE,
    SLOTS,
    TILES,
    ZEUS_CARD,
)
from petteia.games.olympos.rules.destiny import has_most
from petteia.games.olympos.rules.develop import BONUS_PRESTIGE, bonus_in, pays_for, purse, reduction, tiles_left
from petteia.games.olympos.rules.gods import symbols
from petteia.games.olympos.rules.position import (
    BONUS,
    CHOOSING,
    CONTROL,
    CUBES,
    DISCS,
    DRAWING,
    GAINING,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    KEEPING,
    OWNERS,
    SLOT_TILE,
    SPACE,
    SPENDING,
    STARS,
    STOCK,
    SWORDS,
    TOKENS,
    TURN,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    discovery_count,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.scoring import FOR_A_DISCOVERY, FOR_A_STAR, FOR_A_SWORD, TRACK, points, points_for
from petteia.games.olympos.rules.wonders import all_stars

UNIT: Final = 20.0  # points that count as one when seats are compared
LATE: Final = 0.2  # the last part of the track, in which help fades

# What is counted as it is
CONSTANT: Final = 0
POINTS: Final = 1
TRACK_POINTS: Final = 2  # once the last Zeus space is reached
LEFT: Final = 3  # of the track before it, and how much of it is late
SOME_LEFT: Final = 4
GLASSES: Final = 5
GLASSES_LEFT: Final = 6
STILL_PLAYING: Final = 7
LAST_REACH: Final = 8  # what the last action may cost
BEST_DISCOVERY: Final = 9  # the points of the discovery within reach that brings most
BEST_WONDER: Final = 10
ON_TURN: Final = 11
HIDDEN_CARDS: Final = 12
CARD_PRESTIGE: Final = 13  # points that cards in hand would bring now
CARD_GLASSES: Final = 14
PLAIN: Final = 15

# What helps as long as time is left: each twice, once fading with the track, once only when it is late
FIRST_TOKENS: Final = 0
SECOND_TOKENS: Final = 1
THIRD_TOKENS: Final = 2
MORE_TOKENS: Final = 3
CUBE_COUNT: Final = 4
PAIRS: Final = 5  # resources of which tokens and cubes are two, or three
TRIPLES: Final = 6
FIRST_SETTLER: Final = 7
SETTLERS: Final = 8
ON_MAP: Final = 9
SWORD_COUNT: Final = 10
MOST_SWORDS: Final = 11
FEWEST_SWORDS: Final = 12
SYMBOL_COUNT: Final = 13
MOST_SYMBOLS: Final = 14
FEWEST_SYMBOLS: Final = 15
STAR_COUNT: Final = 16
CONTESTED: Final = 17  # discs of others under one's own
COVERED: Final = 18  # own discs under those of others
SLOTS_OPEN: Final = 19  # 5: discoveries within reach, by row
SLOTS_CHEAPER: Final = 24  # what Money and Agriculture save on them
WONDER_MISSES: Final = 25  # 4: points of the best wonder for which so many stars are missing
ATHENA_STAR: Final = 29
ERINYES_CURSE: Final = 30
CARDS_HELD: Final = 31
CUBE_CARDS: Final = 32
STAR_CARDS: Final = 33
ZEUS_CARDS: Final = 34
TO_GAIN: Final = 35  # a bonus, cubes, a card that the turn under way will bring
TILE: Final = 38  # 25
HELPS: Final = 63

FEATURES: Final = PLAIN + 2 * HELPS


class Notes:
    """Where features are written."""

    def __init__(self, into: vec[i16], amounts: vec[float]) -> None:
        self.into = into
        self.amounts = amounts
        self.count: i64 = 0
        self.left = 0.0
        self.late = 0.0

    def plain(self, feature: i64, amount: float) -> None:
        place = self.count
        self.into[place] = i16(feature)
        self.amounts[place] = amount
        self.count = place + 1

    def help(self, what: i64, amount: float) -> None:
        """Note what helps while time is left."""
        place = self.count
        feature: i64 = PLAIN + 2 * what
        self.into[place] = i16(feature)
        self.amounts[place] = amount * self.left
        self.into[place + 1] = i16(feature + 1)
        self.amounts[place + 1] = amount * self.late
        self.count = place + 2


def features(state: Position, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
    """Write the features of *seat*; return how many there are."""
    return features_with(state, seat, points(state, seat), into, amounts)


def features_with(state: Position, seat: i64, total: i64, into: vec[i16], amounts: vec[float]) -> i64:
    """Write the features of *seat*, whose points are known; return how many there are."""
    board = state.board
    notes = Notes(into, amounts)
    last = i64(board.zeus_at[board.zeus_spaces - 1])
    space = holding(state, seat, SPACE)
    glasses = holding(state, seat, HOURGLASSES)
    score = total - points_for(state, seat, TRACK)
    if state.cost > 0 and seat == state.seat:  # carried out and not paid yet: see pay
        used = min(glasses, state.cost)
        glasses -= used
        space = min(space + state.cost - used, board.cross)
    notes.plain(CONSTANT, 1.0)
    notes.plain(POINTS, float(score) * 0.1)
    if is_among(state.ended, seat):
        notes.plain(TRACK_POINTS, float(i64(board.track_points[space])) * 0.2)
        return notes.count
    ends_now = state.last_turn and seat == state.seat and top(state) != TURN
    left = max(i64(0), last - space)
    notes.left = float(left) / float(last - board.start)
    notes.late = 1.0 if notes.left > LATE else notes.left / LATE
    notes.plain(LEFT, notes.left)
    notes.plain(SOME_LEFT, notes.late)
    notes.plain(GLASSES, float(glasses) * 0.2)
    notes.plain(GLASSES_LEFT, float(glasses) * 0.2 * notes.late)
    if left == 0:
        notes.plain(TRACK_POINTS, float(i64(board.track_points[space])) * 0.2)
    else:
        notes.plain(TRACK_POINTS, float(i64(board.track_points[last])) * 0.2)
    if not ends_now:
        notes.plain(STILL_PLAYING, 1.0)
        reach: i64 = min(i64(7), board.cross - space + glasses)
        notes.plain(LAST_REACH, float(reach) * 0.15)
    if seat == state.seat and top(state) == TURN:
        notes.plain(ON_TURN, 1.0)
    note_means(state, seat, notes)
    note_rivalry(state, seat, notes)
    note_map(state, seat, notes)
    note_cards(state, seat, notes)
    if not ends_now:
        note_goals(state, seat, notes)
    if seat == state.seat:
        note_pending(state, notes)
    return notes.count


def note_means(state: Position, seat: i64, notes: Notes) -> None:
    """Note tokens, cubes, settlers and tiles."""
    first: i64 = 0
    second: i64 = 0
    third: i64 = 0
    more: i64 = 0
    cubes: i64 = 0
    pairs: i64 = 0
    triples: i64 = 0
    for resource in range(i64(RESOURCES)):
        tokens = holding(state, seat, TOKENS + resource)
        here = holding(state, seat, CUBES + resource)
        if tokens > 0:
            first += 1
        if tokens > 1:
            second += 1
        if tokens > 2:
            third += 1
            more += tokens - 3
        cubes += here
        if tokens + here > 1:
            pairs += 1
        if tokens + here > 2:
            triples += 1
    notes.help(FIRST_TOKENS, float(first) * 0.25)
    notes.help(SECOND_TOKENS, float(second) * 0.25)
    notes.help(THIRD_TOKENS, float(third) * 0.25)
    notes.help(MORE_TOKENS, float(more) * 0.25)
    notes.help(CUBE_COUNT, float(cubes) * 0.25)
    notes.help(PAIRS, float(pairs) * 0.25)
    notes.help(TRIPLES, float(triples) * 0.25)
    stock = holding(state, seat, STOCK)
    if stock > 0:
        notes.help(FIRST_SETTLER, 1.0)
        notes.help(SETTLERS, float(stock - 1) * 0.25)
    mine = tiles_of(state, seat)
    tile: i64 = 0
    while mine != 0:
        if mine & 1 == 1:
            notes.help(TILE + tile, 1.0)
        mine >>= 1
        tile += 1


def tiles_of(state: Position, seat: i64) -> i64:
    """Return the discoveries that *seat* has made, a bit each."""
    pieces = state.pieces
    found: i64 = 0
    for tile in range(i64(TILES)):
        found |= ((i64(pieces[OWNERS + tile]) >> seat) & 1) << tile
    return found


def note_rivalry(state: Position, seat: i64, notes: Notes) -> None:
    """Note swords and Zeus symbols, alone and against those of the others."""
    my_swords, my_symbols = holding(state, seat, SWORDS), symbols(state, seat)
    most_swords, fewest_swords, most_symbols, fewest_symbols = True, True, my_symbols > 0, True
    for other in range(state.seats):
        if other != seat:
            theirs = holding(state, other, SWORDS)
            most_swords = most_swords and my_swords > theirs
            fewest_swords = fewest_swords and my_swords < theirs
            theirs = symbols(state, other)
            most_symbols = most_symbols and my_symbols > theirs
            fewest_symbols = fewest_symbols and my_symbols < theirs
    notes.help(SWORD_COUNT, float(my_swords) * 0.3)
    notes.help(SYMBOL_COUNT, float(my_symbols) * 0.3)
    if most_swords:
        notes.help(MOST_SWORDS, 1.0)
    if fewest_swords:
        notes.help(FEWEST_SWORDS, 1.0)
    if most_symbols:
        notes.help(MOST_SYMBOLS, 1.0)
    if fewest_symbols:
        notes.help(FEWEST_SYMBOLS, 1.0)
    if is_among(state.athena, seat):
        notes.help(ATHENA_STAR, 1.0)
    if is_among(state.erinyes, seat):
        notes.help(ERINYES_CURSE, 1.0)


def note_map(state: Position, seat: i64, notes: Notes) -> None:
    """Note settlers on the map, and where another's disc lies above or below one's own."""
    pieces = state.pieces
    own: i64 = seat + 1
    count: i64 = 0
    contested: i64 = 0
    covered: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        disc = i64(pieces[place])
        owner: i64 = disc >> 5
        controls = i64(pieces[CONTROL + (disc & 31)]) == own
        if owner == own:
            count += 1
            if not controls:
                covered += 1
        elif controls and owner != BARBARIANS:
            contested += 1
    notes.help(ON_MAP, float(count) * 0.15)
    notes.help(STAR_COUNT, float(holding(state, seat, STARS)) * 0.3)
    if contested > 0:
        notes.help(CONTESTED, float(contested) * 0.3)
    if covered > 0:
        notes.help(COVERED, float(covered) * 0.3)


def note_cards(state: Position, seat: i64, notes: Notes) -> None:
    """Note what the cards in hand are good for."""
    held = holding(state, seat, HAND_SIZE)
    if held == 0:
        return
    prestige: i64 = 0
    glasses: i64 = 0
    for resource in range(i64(RESOURCES)):
        tokens = holding(state, seat, TOKENS + resource)
        prestige += tokens * holding(state, seat, HAND + RESOURCES + resource)
        glasses += tokens * holding(state, seat, HAND + 2 * RESOURCES + resource)
        if holding(state, seat, HAND + MOST_CARD + resource) > 0 and has_most(state, seat, resource):
            glasses += 3
        if holding(state, seat, HAND + resource) > 0:
            notes.help(CUBE_CARDS, 0.5)
    notes.plain(HIDDEN_CARDS, float(holding(state, seat, HAND + PLENTY_CARD)) * 0.5)
    notes.plain(CARD_PRESTIGE, float(prestige) * 0.2)
    notes.plain(CARD_GLASSES, float(glasses) * 0.2 * notes.late)
    notes.help(CARDS_HELD, float(held) * 0.3)
    notes.help(STAR_CARDS, float(holding(state, seat, HAND + PLENTY_CARD + 1)) * 0.5)
    notes.help(ZEUS_CARDS, float(holding(state, seat, HAND + ZEUS_CARD)) * 0.5)


def note_goals(state: Position, seat: i64, notes: Notes) -> None:
    """Note the discoveries one could pay for and the wonders one has the stars for, or nearly."""
    pieces, board = state.pieces, state.board
    held, mine = purse(state, seat), tiles_of(state, seat)
    best: i64 = 0
    saved: i64 = 0
    for row in range(i64(SLOTS // COLUMNS)):
        reachable: i64 = 0
        for slot in range(row * COLUMNS, (row + 1) * COLUMNS):
            tile = i64(pieces[SLOT_TILE + slot]) - 1
            if tile < 0 or (mine >> tile) & 1 == 1 or not pays_for(state, slot, held) or tiles_left(state, tile) <= 0:
                continue
            reachable += 1
            saved += reduction(state, seat, slot)
            best = max(best, discovery_points(state, seat, tile, slot))
        if reachable > 0:
            notes.help(SLOTS_OPEN + row, float(reachable) * 0.3)
    if saved > 0:
        notes.help(SLOTS_CHEAPER, float(saved) * 0.2)
    notes.plain(BEST_DISCOVERY, float(best) * 0.2)
    most: i64 = 0
    nearest: i64 = 3
    for column in range(i64(COLUMNS)):
        wonder = i64(pieces[WONDER_AT + column]) - 1
        if wonder < 0 or pieces[WONDER_OWNER + wonder] != 0:
            continue
        missing = max(i64(0), i64(board.wonder_stars[wonder]) - all_stars(state, seat, column))
        worth = i64(board.wonder_points[wonder])
        if missing < nearest or (missing == nearest and worth > most):
            nearest, most = missing, worth
    if most > 0:
        notes.help(WONDER_MISSES + nearest, float(most) * 0.1)
        if nearest == 0:
            notes.plain(BEST_WONDER, float(most) * 0.1)


def discovery_points(state: Position, seat: i64, tile: i64, slot: i64) -> i64:
    """Return the points that making the discovery *tile* would bring at once (O10.2)."""
    worth = FOR_A_DISCOVERY + i64(state.board.tile_points[tile])
    if has(state, seat, SCIENCE):
        worth += 1
    if has(state, seat, ABSOLUTISM):
        worth += FOR_A_SWORD * i64(state.board.tile_swords[tile])
    if tile == SCIENCE:
        worth += discovery_count(state, seat) + 1
    elif tile == ABSOLUTISM:
        worth += FOR_A_SWORD * holding(state, seat, SWORDS)
    elif tile == ENGINEERING:
        worth += FOR_A_STAR * holding(state, seat, STARS)
    elif tile == CITY:
        for place in range(i64(DISCS), DISCS + state.discs):
            if i64(state.pieces[place]) >> 5 == seat + 1:
                worth += 1
    for bonus in range(i64(BONUSES)):
        if bonus_in(state, slot, bonus) == PRESTIGE_BONUS:
            return worth + BONUS_PRESTIGE
    return worth


def note_pending(state: Position, notes: Notes) -> None:
    """Note what the turn under way will still bring."""
    kind = top(state)
    if kind in (BONUS, SPENDING, CHOOSING):
        notes.help(TO_GAIN, 1.0)
    elif kind == GAINING:
        notes.help(TO_GAIN + 1, float(argument(state) >> 3) * 0.5)
    elif kind in (DRAWING, KEEPING):
        notes.help(TO_GAIN + 2, 1.0)
