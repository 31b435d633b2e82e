# petteia: compiled
"""What a network sees of Olympos: inputs of a position, and aspects of moves, all as one seat sees them.

A seat and its rivals are described by the features of the learned judge, the rivals by their average. Beside them
stands what the features leave out: the map, the cubes and tokens by resource, what is being decided.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.frames import argument, below, top
from petteia.core.insight import ASPECTS, WHOLE
from petteia.games.olympos.insight.features import FEATURES, discovery_points, features_with
from petteia.games.olympos.insight.ordering import passed_for, zeus_prices
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    CARDS,
    COLUMNS,
    GODS,
    MOST_SEATS,
    NOBODY,
    RESOURCES,
    TERRITORIES,
)
from petteia.games.olympos.rules.control import owner_in
from petteia.games.olympos.rules.develop import bonus_in, slot_of, time_cost
from petteia.games.olympos.rules.expand import all_combat_costs, combat_against, new_settler_cost, ways_of
from petteia.games.olympos.rules.position import (
    BONUS,
    CHOOSING,
    CONTROL,
    CUBES,
    HAND,
    HOURGLASSES,
    SEAT,
    SEAT_SIZE,
    SPACE,
    SPENDING,
    STOCK,
    TOKENS,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    holding,
    is_among,
)
from petteia.games.olympos.rules.scoring import points
from petteia.games.olympos.rules.track import surcharge
from petteia.games.olympos.rules.wonders import all_stars, building_cost

MOST_AMOUNT: Final = 1023
MOST_ACTIVE: Final = 200  # features of one seat, those told twice counted twice

# Where each kind of input begins
OWN: Final = 0  # the features of the seat
OTHERS: Final = 141  # the average of those of the others
LEAD: Final = 282  # 21 sizes of the lead in points over the best of the others
TIME: Final = 303  # 10 parts of the track that lie ahead
AHEAD_OF_LAST: Final = 313  # 12 sizes of the distance on the track to the other who is furthest back
ASKED: Final = 325  # 26 kinds of decisions, then the same asked of others
PENDING: Final = 377  # 26 kinds of what is still to be done
CUBES_HELD: Final = 403  # 4 resources x at least 1, 2, 3, 4
TOKENS_HELD: Final = 419  # 4 resources x at least 1, 2, 3, 4
CARDS_HELD: Final = 435  # 19 kinds
GLASSES: Final = 454  # at least 1 to 8
SETTLERS: Final = 462  # at least 1 to 6
CONTROLLED: Final = 468  # 32 territories x by the seat, by another, by barbarians
WONDERS: Final = 564  # 5 wonders still to be built x missing stars: 0, 1, 2, more
SLOT: Final = 584  # 25 slots in question
TILE: Final = 609  # 25 discoveries in question
GOD: Final = 634  # 10 gods, the last one revealed
REVEALED: Final = 644  # 10 gods
LASTING: Final = 654  # Athena, Ares, Keres, the Erinyes, the Siren
ENDED: Final = 659  # the part of the others who ended their game
COST: Final = 660
LAST_TURN: Final = 661
SEATS: Final = 662  # 2 to 5
INPUTS: Final = 666

# Where each kind of aspect begins; 0 is none.
GOING_TO: Final = 1  # settle or march x 32 territories
GOING_AGAINST: Final = 65  # settle or march x 4 kinds of owners x 4 resources x star or not
GOING_FOR: Final = 129  # settle or march x 24 hours
ZEUS_REACHED: Final = 177  # 4 kinds of actions x 4 numbers of Zeus spaces
TOKENS_THERE: Final = 193  # settle or march x 5 tokens of the resource
LEAVING: Final = 203  # a march out of a territory: one's own, another's
DISCOVERING: Final = 205  # 25 tiles
DISCOVERING_FOR: Final = 230  # 24 hours
DISCOVERING_WORTH: Final = 254  # 16 sizes of points
BUILDING: Final = 270  # 5 wonders
BUILDING_WORTH: Final = 275  # 16 sizes of points less hours
WORDS: Final = 291  # end, wait, pay, done, zeus, no zeus, a way
CUBES_PAID: Final = 298  # 4 resources x 4 numbers
BONUS_TAKEN: Final = 314  # 8 kinds
RESOURCE_TAKEN: Final = 322  # tile or cube x 4 resources x 5 tokens held x cubes held or not
CARD: Final = 402  # play or keep x 19 kinds
TERRITORY: Final = 440  # lose, condemn, barbarian x 32
ASPECT_ROWS: Final = 536

# Where things are worked out, so that none is made anew for every position
TOTALS: Final = vec[i64]([i64(0)] * MOST_SEATS)  # the points of every seat
SUMS: Final = vec[float]([0.0] * (2 * FEATURES))  # of the seat, then of the others; zeros until they are needed


class Portrait:
    """The features of one seat, numbers and amounts."""

    def __init__(self) -> None:
        self.numbers: Final = vec[i16]([i16(0)] * MOST_ACTIVE)
        self.amounts: Final = vec[float]([0.0] * MOST_ACTIVE)
        self.count: i64 = 0

    def draw(self, state: Position, seat: i64) -> None:
        """Note the features of *seat*, whose points are known."""
        self.count = features_with(state, seat, TOTALS[seat], self.numbers, self.amounts)

    def add_to(self, sums: vec[float], first: i64, weight: float) -> None:
        """Add the features, each times *weight*, to *sums* from *first* on."""
        numbers, amounts = self.numbers, self.amounts
        for place in range(self.count):
            sums[first + i64(numbers[place])] += amounts[place] * weight


class Gallery:
    """Portraits of all seats in one state, as others see them: drawn when they are needed, and shown to everybody."""

    def __init__(self) -> None:
        self.portraits: Final = [Portrait() for _ in range(MOST_SEATS)]
        self.drawn: i64 = 0  # seats, a bit each
        self.open: Position | None = None  # the state with nobody's cards

    def clear(self) -> None:
        self.drawn = 0
        self.open = None

    def show(self, state: Position, seat: i64) -> Portrait:
        """Return the portrait of *seat*."""
        portrait = self.portraits[seat]
        if (self.drawn >> seat) & 1 == 0:
            if self.open is None:
                self.open = without_cards(state)
            portrait.draw(self.open, seat)
            self.drawn |= i64(1) << seat
        return portrait


GALLERY: Final = Gallery()
MIRROR: Final = Portrait()  # of the seat that looks, with its own cards


class Sheet:
    """Where inputs are written."""

    def __init__(self, into: vec[i16], amounts: vec[i16]) -> None:
        self.into = into
        self.amounts = amounts
        self.count: i64 = 0

    def part(self, number: i64, amount: i64) -> None:
        """Write an input of so many parts of WHOLE."""
        if amount != 0:
            place = self.count
            self.into[place] = i16(number)
            self.amounts[place] = i16(max(i64(-MOST_AMOUNT), min(i64(MOST_AMOUNT), amount)))
            self.count = place + 1

    def mark(self, number: i64) -> None:
        """Write an input that is simply there."""
        place = self.count
        self.into[place] = i16(number)
        self.amounts[place] = WHOLE
        self.count = place + 1

    def steps(self, first: i64, amount: i64, most: i64) -> None:
        """Mark all of the numbers from *first* on that *amount* reaches, *most* at the most."""
        for step in range(min(amount, most)):
            self.mark(first + step)


def inputs(state: Position, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
    """Write the inputs of *state* as *seat* sees it; return how many there are."""
    GALLERY.clear()
    for other in range(state.seats):
        TOTALS[other] = points(state, other)
    return more_inputs(state, seat, into, amounts)


def more_inputs(state: Position, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
    """Write the same for another seat, if nothing has changed since."""
    sheet = Sheet(into, amounts)
    note_features(state, seat, sheet)
    note_race(state, seat, sheet)
    note_means(state, seat, sheet)
    note_board(state, seat, sheet)
    note_questions(state, seat, sheet)
    return sheet.count


def in_parts(amount: float) -> i64:
    """Return *amount* in parts of WHOLE, to the nearest."""
    scaled = amount * WHOLE
    return i64(scaled + 0.5) if scaled >= 0.0 else -i64(0.5 - scaled)


def note_features(state: Position, seat: i64, sheet: Sheet) -> None:
    """Write what the learned judge knows of the seat, and of the others on average."""
    sums = SUMS
    share = 1.0 / float(state.seats - 1)
    MIRROR.draw(state, seat)
    MIRROR.add_to(sums, OWN, 1.0)
    for other in range(state.seats):
        if other != seat:
            GALLERY.show(state, other).add_to(sums, OTHERS, share)
    for number in range(i64(2 * FEATURES)):
        sum = sums[number]
        if sum != 0.0:
            sheet.part(number, in_parts(sum))
            sums[number] = 0.0


def without_cards(state: Position) -> Position:
    """Return a copy in which all hold as many cards as they do, of no kind: others do not know them."""
    twin = Position(state.game, state.seats, state.board, state.pieces[:])
    state.copy_to(twin)
    for seat in range(state.seats):
        first: i64 = SEAT + seat * SEAT_SIZE + HAND
        for place in range(first, first + CARDS):
            twin.pieces[place] = 0
    return twin


def note_race(state: Position, seat: i64, sheet: Sheet) -> None:
    """Write how the seat stands against the others in points and time."""
    board = state.board
    last = i64(board.zeus_at[board.zeus_spaces - 1])
    space = holding(state, seat, SPACE)
    best: i64 = -1000
    furthest_back: i64 = 1000
    ended: i64 = 0
    for other in range(state.seats):
        if other != seat:
            best = max(best, TOTALS[other])
            if is_among(state.ended, other):
                ended += 1
            else:
                furthest_back = min(furthest_back, holding(state, other, SPACE))
    sheet.mark(LEAD + max(i64(0), min(i64(20), (TOTALS[seat] - best + 31) // 3)))
    left = max(i64(0), last - space)
    sheet.mark(TIME + min(i64(9), left * 10 // max(i64(1), last - board.start)))
    if furthest_back < 1000:
        sheet.mark(AHEAD_OF_LAST + max(i64(0), min(i64(11), (space - furthest_back + 12) // 2)))
    sheet.part(ENDED, ended * WHOLE // (state.seats - 1))
    sheet.part(COST, state.cost * WHOLE // 8)
    if state.last_turn:
        sheet.mark(LAST_TURN)
    sheet.mark(SEATS + state.seats - 2)


def note_means(state: Position, seat: i64, sheet: Sheet) -> None:
    """Write cubes, tokens, cards, hourglasses and settlers of the seat."""
    for resource in range(i64(RESOURCES)):
        sheet.steps(CUBES_HELD + resource * 4, holding(state, seat, CUBES + resource), 4)
        sheet.steps(TOKENS_HELD + resource * 4, holding(state, seat, TOKENS + resource), 4)
    for card in range(i64(CARDS)):
        sheet.part(CARDS_HELD + card, holding(state, seat, HAND + card) * WHOLE)
    sheet.steps(GLASSES, holding(state, seat, HOURGLASSES), 8)
    sheet.steps(SETTLERS, holding(state, seat, STOCK), 6)


def note_board(state: Position, seat: i64, sheet: Sheet) -> None:
    """Write who controls what, the wonders still to be built, and what gods did."""
    pieces, board = state.pieces, state.board
    for territory in range(i64(TERRITORIES)):
        owner = i64(pieces[CONTROL + territory])
        if NOBODY < owner <= BARBARIANS:
            whose: i64 = 2 if owner == BARBARIANS else 0 if owner == seat + 1 else 1
            sheet.mark(CONTROLLED + territory * 3 + whose)
    for column in range(i64(COLUMNS)):
        wonder = i64(pieces[WONDER_AT + column]) - 1
        if wonder >= 0 and pieces[WONDER_OWNER + wonder] == 0:
            missing = max(i64(0), i64(board.wonder_stars[wonder]) - all_stars(state, seat, column))
            sheet.mark(WONDERS + wonder * 4 + min(missing, i64(3)))
    for god in range(i64(GODS)):
        if (state.revealed >> god) & 1 == 1:
            sheet.mark(REVEALED + god)
    if state.god > 0:
        sheet.mark(GOD + state.god - 1)
    if is_among(state.athena, seat):
        sheet.mark(LASTING)
    if is_among(state.ares, seat):
        sheet.mark(LASTING + 1)
    if is_among(state.keres, seat):
        sheet.mark(LASTING + 2)
    if is_among(state.erinyes, seat):
        sheet.mark(LASTING + 3)
    if is_among(state.siren, seat):
        sheet.mark(LASTING + 4)


def note_questions(state: Position, seat: i64, sheet: Sheet) -> None:
    """Write what is asked of whom and what is still to come."""
    kind = top(state)
    sheet.mark(ASKED + (kind if state.actor() == seat else 26 + kind))
    if kind in (SPENDING, BONUS):
        sheet.mark(SLOT + argument(state))
    elif kind == CHOOSING:
        sheet.mark(TILE + argument(state))
    seen: i64 = 0
    depth: i64 = 1
    ahead = below(state, depth)
    while ahead != 0:
        if (seen >> ahead) & 1 == 0:
            sheet.mark(PENDING + ahead)
        seen |= i64(1) << ahead
        depth += 1
        ahead = below(state, depth)


# Moves -----------------------------------------------------------------------------------------------------------


def aspects(state: Position, options: vec[i16], count: i64, into: vec[i16], seat: i64) -> None:
    """Write what each legal move is like, ASPECTS numbers each."""
    ways = ways_of(state, seat)
    prices = zeus_prices(state)
    more = surcharge(state, seat)  # than a march costs by its way
    new = more + new_settler_cost(state, seat)
    fights: i64 = -1
    for place in range(count):
        at = place * ASPECTS
        for further in range(at, at + ASPECTS):
            into[further] = 0
        index = i64(options[place])
        if index < moves.DISCOVER:
            if fights < 0:
                fights = all_combat_costs(state, seat)
            cost = i64(state.board.way_cost[ways + index % moves.MARCH]) + (new if index < moves.MARCH else more)
            note_going(state, index, cost, fights, prices, seat, into, at)
        elif index < moves.BUILD:
            note_discovery(state, index - moves.DISCOVER, prices, seat, into, at)
        elif index < moves.END:
            wonder = index - moves.BUILD
            cost = building_cost(state, seat)
            worth = i64(state.board.wonder_points[wonder]) - cost + 4
            into[at] = i16(BUILDING + wonder)
            into[at + 1] = i16(BUILDING_WORTH + max(i64(0), min(i64(15), worth)))
            into[at + 2] = i16(ZEUS_REACHED + 12 + min(i64(3), passed_for(prices, cost)))
        else:
            note_other(state, index, seat, into, at)


def note_going(
    state: Position, index: i64, cost: i64, fights: i64, prices: i64, seat: i64, into: vec[i16], at: i64
) -> None:
    """Write where a settler goes, against whom, and for how much time: fights come to *cost*."""
    board = state.board
    marches: i64 = 1 if index >= moves.MARCH else 0
    target: i64 = index % TERRITORIES
    owner = owner_in(state, target)
    kind: i64 = 0 if owner == NOBODY else 1 if owner < BARBARIANS else 2 if owner == BARBARIANS else 3
    resource = i64(board.resource[target])
    if owner != NOBODY and owner <= BARBARIANS + 1:
        cost += combat_against(fights, owner)
    starred: i64 = 1 if board.starred[target] > 0 else 0
    into[at] = i16(GOING_TO + marches * TERRITORIES + target)
    into[at + 1] = i16(GOING_AGAINST + ((marches * 4 + kind) * RESOURCES + resource % RESOURCES) * 2 + starred)
    into[at + 2] = i16(GOING_FOR + marches * 24 + max(i64(0), min(i64(23), cost)))
    if marches == 1 and owner_in(state, (index - moves.MARCH) // TERRITORIES) == seat + 1:
        into[at + 3] = LEAVING
    else:
        tokens = min(i64(4), holding(state, seat, TOKENS + resource % RESOURCES))
        into[at + 3] = i16(TOKENS_THERE + marches * 5 + tokens)
    into[at + 4] = i16(ZEUS_REACHED + marches * 4 + min(i64(3), passed_for(prices, cost)))


def note_discovery(state: Position, tile: i64, prices: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write which discovery is made, for how much time, and what it brings at once."""
    slot = slot_of(state, tile)
    cost = time_cost(state, seat, slot)
    into[at] = i16(DISCOVERING + tile)
    into[at + 1] = i16(DISCOVERING_FOR + max(i64(0), min(i64(23), cost)))
    into[at + 2] = i16(DISCOVERING_WORTH + max(i64(0), min(i64(15), discovery_points(state, seat, tile, slot))))
    into[at + 3] = i16(ZEUS_REACHED + 8 + min(i64(3), passed_for(prices, cost)))


def note_other(state: Position, index: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write what every other move is like."""
    if index < moves.PAY:
        into[at] = i16(WORDS + index - moves.END)
    elif index < moves.BONUS:
        into[at] = WORDS + 2
        for resource in range(i64(RESOURCES)):
            into[at + 1 + resource] = i16(CUBES_PAID + resource * 4 + moves.cubes_in(index, resource))
    elif index < moves.TILE:
        into[at] = i16(BONUS_TAKEN + bonus_in(state, argument(state), index - moves.BONUS) % 8)
    elif index < moves.CARD:
        resource = (index - moves.TILE) % RESOURCES
        tokens = min(i64(4), holding(state, seat, TOKENS + resource))
        cubes: i64 = 1 if holding(state, seat, CUBES + resource) > 0 else 0
        into[at] = i16(RESOURCE_TAKEN + ((index - moves.TILE) * 5 + tokens) * 2 + cubes)
    elif index < moves.DONE:
        into[at] = i16(CARD + index - moves.CARD)
    elif index < moves.LOSE:
        into[at] = i16(WORDS + 3 + index - moves.DONE)
    elif index < moves.DISC:
        into[at] = i16(TERRITORY + index - moves.LOSE)
    else:
        into[at] = WORDS + 6
