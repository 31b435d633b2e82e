# petteia: compiled
"""Develop, discovery (O5): resources, payment, the tile and its power, the bonus."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.bits import lowest, size
from petteia.core.event import Event
from petteia.core.frames import argument, pop, push
from petteia.games.olympos.rules.board import (
    AGRICULTURE,
    BONUS_TOLD,
    BONUSES,
    COLUMNS,
    CUBE_BONUS,
    DEMOCRACY,
    HOURGLASS_BONUS,
    MONEY,
    MOST_CUBES,
    MOST_SEATS,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    SETTLER_BONUS,
    TILE_NAMES,
)
from petteia.games.olympos.rules.destiny import (
    begin_drawing,
    gain_cube,
    gain_hourglasses,
    hand_size,
    hourglasses_in_hand,
    means,
)
from petteia.games.olympos.rules.events import BonusTaken, CubesSpent, DiscoveryMade, SettlersGained, TileChosen
from petteia.games.olympos.rules.moves import BONUS as BONUS_MOVE
from petteia.games.olympos.rules.moves import CUBE, DISCOVER, PAY, TILE, cubes_in, payment_words
from petteia.games.olympos.rules.position import (
    BONUS,
    BONUS_DISC,
    CHOOSING,
    COLUMN_DISCS,
    COLUMN_OF,
    CUBES,
    GAINING,
    HOURGLASSES,
    OWNERS,
    PRESTIGE,
    SEAT,
    SEAT_SIZE,
    SHOWS,
    SLOT_TILE,
    SPENDING,
    STOCK,
    SWORDS,
    SYMBOLS,
    TAKING,
    TILE_STARS,
    TOKENS,
    TOUCHED_HOLDINGS,
    Position,
    gain,
    has,
    holding,
)
from petteia.games.olympos.rules.track import begin_action, budget, surcharge

TIME: Final = 7  # of a discovery or a wonder (O5.1, O6.2)
REDUCTION: Final = 2
BONUS_HOURGLASSES: Final = 2
BONUS_PRESTIGE: Final = 2
MOST_PAYMENTS: Final = 32  # no slot can be paid in more ways
ANY: Final = 1000  # no action costs so much: whoever imagines a hand may find none of the cards that pay for it


# Slots -----------------------------------------------------------------------------------------------------------


def slot_of(state: Position, tile: i64) -> i64:
    """Return the slot of a discovery, -1 if it is not in play (O2.2)."""
    column = i64(state.pieces[COLUMN_OF + tile])
    return i64(state.board.tile_row[tile]) * COLUMNS + column - 1 if column > 0 else i64(-1)


def tiles_left(state: Position, tile: i64) -> i64:
    """Return how many tiles of a discovery in play are left (O2.1)."""
    copies = i64(state.board.copies[state.seats * ROWS + i64(state.board.tile_row[tile])])
    return copies - size(i64(state.pieces[OWNERS + tile]))


def purse(state: Position, seat: i64) -> i64:
    """Return what *seat* can pay, territory tokens and cubes, as far as that matters: see `board.PURSES` (O5.3)."""
    pieces = state.pieces
    first = SEAT + seat * SEAT_SIZE
    packed: i64 = 0
    for resource in range(i64(RESOURCES)):
        there = i64(pieces[first + TOKENS + resource]) + i64(pieces[first + CUBES + resource])
        packed |= (there if there < MOST_CUBES else i64(MOST_CUBES)) << (2 * resource)
    return packed


def pays_for(state: Position, slot: i64, held: i64) -> bool:
    """Say whether the purse *held* pays for *slot* (O5.2)."""
    return (state.board.payable[held] >> slot) & 1 == 1


def reduction(state: Position, seat: i64, slot: i64) -> i64:
    """Return what Money and Agriculture save on *slot*: by colour, never for grey (O5.1)."""
    saved: i64 = 0
    for which in range(i64(2)):
        shown = holding(state, seat, SHOWS + which)
        if shown > 0 and state.board.coloured[slot * RESOURCES + shown - 1] > 0:
            saved += REDUCTION
    return saved


def time_cost(state: Position, seat: i64, slot: i64) -> i64:
    """Return what a discovery in *slot* costs, the Erinyes included (O5.1)."""
    return TIME - reduction(state, seat, slot) + surcharge(state, seat)


def brings(state: Position, tile: i64, slot: i64) -> i64:
    """Return the hourglasses that taking *tile* from *slot* can bring at best, to pay for it (O3.3)."""
    return i64(state.board.tile_hourglasses[tile]) + hourglass_bonus(state, slot)


def saves(state: Position, tile: i64, slot: i64) -> i64:
    """Return what a tile of Money or Agriculture can save at best on its own discovery (O5.4)."""
    if tile in (MONEY, AGRICULTURE):
        for variant in range(i64(2)):
            shown = offered(state, tile, variant)
            if shown > 0 and state.board.coloured[slot * RESOURCES + shown - 1] > 0:
                return REDUCTION
    return 0


def means_for(state: Position, seat: i64, tile: i64, slot: i64) -> i64:
    """Return what *seat* can pay at most for *tile*: by what it has, what the tile brings, and its cards (O3.3)."""
    most = budget(state, seat) + brings(state, tile, slot)
    if state.first_rules or hand_size(state, seat) == 0:
        return most
    return most + hourglasses_in_hand(state, seat, has(state, seat, DEMOCRACY) or tile == DEMOCRACY)


def discoveries(state: Position, seat: i64, into: vec[i16], count: i64) -> i64:
    """Write the discoveries *seat* can make (O5.1, O5.2, O3.4)."""
    pieces = state.pieces
    is_in_time = TIME + surcharge(state, seat) <= budget(state, seat)  # whatever is discovered
    payable = state.board.payable[purse(state, seat)]
    while payable != 0:
        slot = lowest(payable)
        payable &= payable - 1
        tile = i64(pieces[SLOT_TILE + slot]) - 1
        if tile < 0 or has(state, seat, tile) or tiles_left(state, tile) <= 0:
            continue
        if is_in_time or has_time_for(state, seat, tile, slot):
            into[count] = i16(DISCOVER + tile)
            count += 1
    return count


def has_time_for(state: Position, seat: i64, tile: i64, slot: i64) -> bool:
    """Say whether *seat* can pay the hourglasses that taking *tile* from *slot* costs (O5.1, O3.4)."""
    cost = time_cost(state, seat, slot)
    return cost <= budget(state, seat) or cost - saves(state, tile, slot) <= means_for(state, seat, tile, slot)


# Payment (O5.2, O5.3) --------------------------------------------------------------------------------------------


def payments(state: Position, seat: i64, slot: i64, into: vec[i16]) -> i64:
    """Write the ways of spending cubes for *slot* that spend none in vain."""
    spent: i64 = 0
    for resource in range(i64(RESOURCES)):
        wanted = i64(state.board.coloured[slot * RESOURCES + resource])
        if wanted > 0:
            spent += shortage(state, seat, resource, wanted) << (2 * resource)
    return grey_payments(state, seat, slot, 0, 0, spent, into, 0)


def shortage(state: Position, seat: i64, resource: i64, wanted: i64) -> i64:
    """Return how many cubes *wanted* of a resource takes beside the territory tokens."""
    return max(i64(0), wanted - holding(state, seat, TOKENS + resource))


def grey_payments(
    state: Position, seat: i64, slot: i64, place: i64, taken: i64, spent: i64, into: vec[i16], count: i64
) -> i64:
    """Write the payments in which the grey groups from *place* on get resources not *taken* yet."""
    board = state.board
    size = i64(board.grey[slot * RESOURCES + place]) if place < RESOURCES else i64(0)
    if size == 0:
        return add_payment(spent, into, count)
    for resource in range(i64(RESOURCES)):
        if board.coloured[slot * RESOURCES + resource] > 0 or (taken >> resource) & 1 == 1:
            continue
        short = shortage(state, seat, resource, size)
        if short <= holding(state, seat, CUBES + resource):
            further = spent + (short << (2 * resource))
            count = grey_payments(state, seat, slot, place + 1, taken | (i64(1) << resource), further, into, count)
    return count


def add_payment(spent: i64, into: vec[i16], count: i64) -> i64:
    """Add a payment to those found, unless one of them asks for no more; drop those that ask for more."""
    kept: i64 = 0
    for place in range(count):
        found = i64(into[place]) - PAY
        if asks_no_more(found, spent):
            return count
        if not asks_no_more(spent, found):
            into[kept] = into[place]
            kept += 1
    into[kept] = i16(PAY + spent)
    return kept + 1


def asks_no_more(payment: i64, other: i64) -> bool:
    """Say whether *payment* spends of no resource more cubes than *other*."""
    for resource in range(i64(RESOURCES)):
        if (payment >> (2 * resource)) & 3 > (other >> (2 * resource)) & 3:
            return False
    return True


def spend(state: Position, index: i64, log: list[Event] | None) -> None:
    """Give the cubes of the payment *index* back to the supply (O5.3)."""
    for resource in range(i64(RESOURCES)):
        gain(state, state.seat, CUBES + resource, -cubes_in(index, resource))
    if log is not None and index != PAY:
        log.append(CubesSpent(int(state.seat), tuple(payment_words(int(index - PAY)))))


# Making a discovery ----------------------------------------------------------------------------------------------


def discover(state: Position, tile: i64, log: list[Event] | None) -> None:
    """Choose a discovery: its cubes are paid, then its tile is taken."""
    seat, slot = state.seat, slot_of(state, tile)
    begin_action(state, time_cost(state, seat, slot))
    push(state, TAKING, slot)
    ways = vec[i16]([i16(0)] * MOST_PAYMENTS)
    if payments(state, seat, slot, ways) > 1:
        push(state, SPENDING, slot)
    else:
        spend(state, i64(ways[0]), log)


def take_tile(state: Position, slot: i64, log: list[Event] | None) -> None:
    """Take the tile of *slot*; its power counts at once, then the bonus is chosen (O5.4)."""
    seat, board = state.seat, state.board
    tile = i64(state.pieces[SLOT_TILE + slot]) - 1
    own_tile(state, seat, tile)
    if log is not None:
        log.append(DiscoveryMade(int(seat), TILE_NAMES[tile]))
    if board.tile_hourglasses[tile] > 0:
        gain_hourglasses(state, seat, i64(board.tile_hourglasses[tile]), log)
    if board.tile_settlers[tile] > 0:
        gain_settlers(state, seat, i64(board.tile_settlers[tile]), log)
    if board.bonus[slot * BONUSES] > 0:
        push(state, BONUS, slot)
    if board.tile_cubes[tile] > 0:
        push(state, GAINING, seat + 8 * i64(board.tile_cubes[tile]))
    if board.tile_cards[tile] > 0:
        begin_drawing(state)
    if tile in (MONEY, AGRICULTURE):
        if offered(state, tile, 0) > 0 and offered(state, tile, 1) > 0:
            push(state, CHOOSING, tile)
        else:
            choose_tile(state, tile, max(offered(state, tile, 0), offered(state, tile, 1)) - 1, log)


def own_tile(state: Position, seat: i64, tile: i64) -> None:
    """Give *seat* a tile with the symbols on it."""
    state.pieces[OWNERS + tile] |= u8(i64(1) << seat)
    state.touched |= TOUCHED_HOLDINGS
    gain(state, seat, SWORDS, i64(state.board.tile_swords[tile]))
    gain(state, seat, SYMBOLS, i64(state.board.tile_zeus[tile]))
    gain(state, seat, TILE_STARS, i64(state.board.tile_stars[tile]))


def gain_settlers(state: Position, seat: i64, count: i64, log: list[Event] | None) -> None:
    gain(state, seat, STOCK, count)
    if log is not None:
        log.append(SettlersGained(int(seat), int(count)))


def cube_choices(into: vec[i16]) -> i64:
    """Write a cube of any resource (Commerce, Artemis)."""
    for resource in range(i64(RESOURCES)):
        into[resource] = i16(CUBE + resource)
    return RESOURCES


def choose_cube(state: Position, resource: i64, log: list[Event] | None) -> None:
    """Take a cube; ask again if there are more to take."""
    seat, left = argument(state) & 7, (argument(state) >> 3) - 1
    pop(state)
    if left > 0:
        push(state, GAINING, seat + 8 * left)
    gain_cube(state, seat, resource, log)


# Money and Agriculture (O5.1, O5.5) ------------------------------------------------------------------------------


def offered(state: Position, tile: i64, variant: i64) -> i64:
    """Return the resource, plus one, on a tile of Money or Agriculture, zero if somebody has it."""
    shown = i64(state.board.tile_shows[tile * 2 + variant])
    for seat in range(state.seats):
        if holding(state, seat, SHOWS + (tile - MONEY)) == shown:
            return 0
    return shown


def eases(state: Position, slot: i64, resource: i64) -> i64:
    """Return what a tile showing *resource* saves on its own discovery, whose power counts at once (O5.4)."""
    return REDUCTION if state.board.coloured[slot * RESOURCES + resource] > 0 else 0


def tile_choices(state: Position, tile: i64, into: vec[i16]) -> i64:
    """Write the tiles to choose from, such that the action can still be paid (O5.5, O3.4)."""
    slot = slot_of(state, tile)
    most = means(state, state.seat) + hourglass_bonus(state, slot)
    count = tiles_for(state, tile, slot, most, into)
    return count if count > 0 else tiles_for(state, tile, slot, ANY, into)


def tiles_for(state: Position, tile: i64, slot: i64, most: i64, into: vec[i16]) -> i64:
    """Write the tiles with which the action costs *most* at most."""
    count: i64 = 0
    for variant in range(i64(2)):
        resource = offered(state, tile, variant) - 1
        if resource >= 0 and state.cost - eases(state, slot, resource) <= most:
            into[count] = i16(TILE + resource)
            count += 1
    return count


def choose_tile(state: Position, tile: i64, resource: i64, log: list[Event] | None) -> None:
    """Take the tile that shows *resource* (O5.5)."""
    gain(state, state.seat, SHOWS + (tile - MONEY), resource + 1)
    state.touched |= TOUCHED_HOLDINGS
    state.cost -= eases(state, slot_of(state, tile), resource)
    if log is not None:
        log.append(TileChosen(int(state.seat), TILE_NAMES[tile], RESOURCE_NAMES[resource]))


# Bonuses (O5.4) --------------------------------------------------------------------------------------------------


def bonus_in(state: Position, slot: i64, space: i64) -> i64:
    """Return what a bonus space gives, NO_BONUS if it is taken or, being grey, not in use."""
    if space == BONUSES - 1 and state.seats < MOST_SEATS:
        return 0
    place: i64 = slot * BONUSES + space
    return i64(state.board.bonus[place]) if state.pieces[BONUS_DISC + place] == 0 else i64(0)


def hourglass_bonus(state: Position, slot: i64) -> i64:
    """Return the hourglasses that a free bonus space of *slot* would give."""
    for space in range(i64(BONUSES)):
        if bonus_in(state, slot, space) == HOURGLASS_BONUS:
            return BONUS_HOURGLASSES
    return 0


def bonus_choices(state: Position, slot: i64, into: vec[i16]) -> i64:
    """Write the free bonus spaces with which the action can still be paid (O5.4, O3.4)."""
    count = bonuses_for(state, slot, means(state, state.seat), into)
    return count if count > 0 else bonuses_for(state, slot, ANY, into)


def bonuses_for(state: Position, slot: i64, most: i64, into: vec[i16]) -> i64:
    """Write the free bonus spaces with which the action costs *most* at most."""
    count: i64 = 0
    for space in range(i64(BONUSES)):
        bonus = bonus_in(state, slot, space)
        eased: i64 = BONUS_HOURGLASSES if bonus == HOURGLASS_BONUS else 0
        if bonus > 0 and state.cost - eased <= most:
            into[count] = i16(BONUS_MOVE + space)
            count += 1
    return count


def take_bonus(state: Position, slot: i64, space: i64, log: list[Event] | None) -> None:
    """Put a disc on a bonus space and take what it gives."""
    seat, bonus = state.seat, bonus_in(state, slot, space)
    put_bonus_disc(state, seat, slot, space)
    if log is not None:
        log.append(BonusTaken(int(seat), int(slot % COLUMNS + 1), BONUS_TOLD[bonus]))
    if bonus == SETTLER_BONUS:
        gain(state, seat, STOCK, 1)
    elif bonus == HOURGLASS_BONUS:
        gain(state, seat, HOURGLASSES, BONUS_HOURGLASSES)
    elif bonus >= CUBE_BONUS:
        gain(state, seat, CUBES + bonus - CUBE_BONUS, 1)
    else:
        gain(state, seat, PRESTIGE, BONUS_PRESTIGE)


def put_bonus_disc(state: Position, seat: i64, slot: i64, space: i64) -> None:
    """Put a disc of *seat* on a bonus space: also a star for the wonder of its column (O6.1)."""
    state.pieces[BONUS_DISC + slot * BONUSES + space] = u8(seat + 1)
    state.touched |= TOUCHED_HOLDINGS
    gain(state, seat, COLUMN_DISCS + slot % COLUMNS, 1)
