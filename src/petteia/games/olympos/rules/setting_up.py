# petteia: compiled
"""Setting up (O2): discs, the development board, crosses, tribes, barbarians, cubes. Draws are decisions of chance."""

from __future__ import annotations

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.bits import lowest, size
from petteia.core.event import Event
from petteia.core.frames import argument, pop, push
from petteia.core.game import Option
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    COLUMNS,
    EVERYWHERE,
    MOST_SEATS,
    NOBODY,
    RESOURCE_NAMES,
    RESOURCES,
    ROWS,
    TERRITORIES,
    TILE_NAMES,
    TILES,
    TRIBE,
    WONDER_NAMES,
    WONDERS,
    Board,
)
from petteia.games.olympos.rules.board import CONDEMNED as CROSS
from petteia.games.olympos.rules.control import lands_of, owner_in, put_disc
from petteia.games.olympos.rules.events import (
    BarbariansPlaced,
    CubeDealt,
    DiscStacked,
    FifthCubeDrawn,
    TerritoryCondemned,
    TilePlaced,
    TribesPlaced,
)
from petteia.games.olympos.rules.moves import DEAL, DISC, PLACE
from petteia.games.olympos.rules.moves import FIFTH as FIFTH_MOVE
from petteia.games.olympos.rules.position import (
    COLUMN_OF,
    CONDEMNING,
    CONTROL,
    CUBES,
    DEALING,
    FIFTH,
    INVADING,
    LINE,
    NEXT,
    PLACING,
    SLOT_TILE,
    STACKING,
    WONDER_AT,
    Position,
    gain,
    holding,
    touch_land,
)
from petteia.games.olympos.rules.track import put_on_top


def options_of(version: int) -> tuple[Option, ...]:
    """Return what may be chosen before a game; by the first rules nothing."""
    if version == 1:
        return ()
    return (Option("long_ways", (False, True), "settlers may take a longer way than they must (O4.2)"),)


def follow(state: Position, kind: i64) -> None:
    """Go on to the next part of the set-up."""
    pop(state)
    push(state, kind, 0)


def owner_of_the_bottom_disc(state: Position) -> i64:
    """Return who condemns territories and places barbarians (O2.4, O2.6)."""
    return i64(state.pieces[LINE + state.seats - 1])


# Discs (O2.3) ----------------------------------------------------------------------------------------------------


def discs_to_stack(state: Position, into: vec[i16]) -> i64:
    """Write the seats whose discs are not on the start space yet: the argument is the set of those that are."""
    count: i64 = 0
    for seat in range(state.seats):
        if (argument(state) >> seat) & 1 == 0:
            into[count] = i16(DISC + seat)
            count += 1
    return count


def stack_disc(state: Position, seat: i64, log: list[Event] | None) -> None:
    """Put a disc on top of those on the start space (O2.3)."""
    stacked = argument(state) | (i64(1) << seat)
    put_on_top(state, seat)
    pop(state)
    push(state, STACKING, stacked)
    if log is not None:
        log.append(DiscStacked(int(seat)))
    if stacked == (i64(1) << state.seats) - 1:
        follow(state, PLACING)


# The development board (O2.1, O2.2) ------------------------------------------------------------------------------


def columns_in_use(board: Board, seats: i64) -> i64:
    """Return how many columns of the development board are used: with two players not the fifth (O2.2)."""
    return i64(board.columns[seats])


def next_place(state: Position) -> i64:
    """Return the next place to fill: row x 5 + column, the wonders' row being the sixth, or -1 if all are filled."""
    pieces = state.pieces
    columns = columns_in_use(state.board, state.seats)
    for row in range(i64(ROWS + 1)):
        first = SLOT_TILE + row * COLUMNS if row < ROWS else i64(WONDER_AT)
        for column in range(columns):
            if pieces[first + column] == 0:
                return row * COLUMNS + column
    return -1


def piles_to_place(state: Position, into: vec[i16]) -> i64:
    """Write the discoveries, or the wonders, that may come to the next place."""
    place = next_place(state)
    count: i64 = 0
    if place >= TILES:
        for wonder in range(i64(WONDERS)):
            if not is_placed(state, wonder):
                into[count] = i16(PLACE + TILES + wonder)
                count += 1
        return count
    tiles = state.board.in_row[place // COLUMNS]
    while tiles != 0:
        tile = lowest(tiles)
        tiles &= tiles - 1
        into[count] = i16(PLACE + tile)  # the next one overwrites it unless it counts
        count += i64(state.pieces[COLUMN_OF + tile] == 0)
    return count


def is_placed(state: Position, wonder: i64) -> bool:
    for column in range(i64(COLUMNS)):
        if i64(state.pieces[WONDER_AT + column]) == wonder + 1:
            return True
    return False


def place_pile(state: Position, tile: i64, log: list[Event] | None) -> None:
    """Put the pile of a discovery, or a wonder, into the next column of its row."""
    place = next_place(state)
    column: i64 = place % COLUMNS
    if tile >= TILES:
        state.pieces[WONDER_AT + column] = u8(tile - TILES + 1)
    else:
        state.pieces[SLOT_TILE + place] = u8(tile + 1)
        state.pieces[COLUMN_OF + tile] = u8(column + 1)
    if log is not None:
        name = WONDER_NAMES[tile - TILES] if tile >= TILES else TILE_NAMES[tile]
        log.append(TilePlaced(name, int(column + 1)))
    if place == ROWS * COLUMNS + columns_in_use(state.board, state.seats) - 1:  # the last of the wonders
        state.seat = owner_of_the_bottom_disc(state)
        follow(state, CONDEMNING)


# Crosses, tribes, barbarians (O2.4 to O2.6) ----------------------------------------------------------------------


def crosses_on(state: Position, resource: i64) -> i64:
    """Return how many territories of *resource* are condemned."""
    return size(lands_of(state, CROSS) & state.board.bearing[resource])


def condemnable(state: Position) -> i64:
    """Return which territories may get a cross: so many of each resource, at most one of them starred (O2.4)."""
    board = state.board
    of_each = i64(board.condemned[state.seats])
    condemned = lands_of(state, CROSS)
    found = EVERYWHERE & ~condemned
    for resource in range(i64(RESOURCES)):
        there = board.bearing[resource]
        if size(condemned & there) >= of_each:
            found &= ~there
        elif condemned & there & board.stars != 0:
            found &= ~(there & board.stars)
    return found


def condemn(state: Position, territory: i64, log: list[Event] | None) -> None:
    """Give *territory* a cross; after the last one the tribes come (O2.4, O2.5)."""
    state.pieces[CONTROL + territory] = CROSS
    touch_land(state, territory)
    if log is not None:
        log.append(TerritoryCondemned(int(state.seat), state.board.territory_names[territory]))
    condemned = lands_of(state, CROSS)
    for resource in range(i64(RESOURCES)):
        if size(condemned & state.board.bearing[resource]) < i64(state.board.condemned[state.seats]):
            return
    place_tribes(state, log)
    if state.board.barbarians[state.seats] > 0:
        follow(state, INVADING)
    else:
        begin_dealing(state)


def place_tribes(state: Position, log: list[Event] | None) -> None:
    """Put a tribe on every starred territory without a cross (O2.5)."""
    board = state.board
    for territory in range(i64(TERRITORIES)):
        if board.starred[territory] != 0 and owner_in(state, territory) != CROSS:
            state.pieces[CONTROL + territory] = TRIBE
            touch_land(state, territory)
    if log is not None:
        names = [name for place, name in enumerate(board.territory_names) if owner_in(state, place) == TRIBE]
        log.append(TribesPlaced(tuple(names)))


def barbarians_on(state: Position, resource: i64) -> i64:
    """Return in how many territories of *resource* there are barbarians."""
    return size(lands_of(state, BARBARIANS) & state.board.bearing[resource])


def invadable(state: Position) -> i64:
    """Return where barbarians may be put: empty territories, the first of their resource (O2.6)."""
    invaded = lands_of(state, BARBARIANS)
    found = lands_of(state, NOBODY)
    for resource in range(i64(RESOURCES)):
        there = state.board.bearing[resource]
        if invaded & there != 0:
            found &= ~there
    return found


def invade(state: Position, territory: i64, log: list[Event] | None) -> None:
    """Put barbarians on *territory* (O2.6)."""
    put_disc(state, BARBARIANS, territory)
    state.pieces[CONTROL + territory] = BARBARIANS
    if log is not None:
        log.append(BarbariansPlaced(int(state.seat), state.board.territory_names[territory]))
    if state.discs == i64(state.board.barbarians[state.seats]):
        begin_dealing(state)


# Cubes (O2.7) ----------------------------------------------------------------------------------------------------


def begin_dealing(state: Position) -> None:
    follow(state, FIFTH if state.seats == MOST_SEATS else DEALING)


def fifths(into: vec[i16]) -> i64:
    """Write the resources the fifth cube may be of."""
    for resource in range(i64(RESOURCES)):
        into[resource] = i16(FIFTH_MOVE + resource)
    return RESOURCES


def set_fifth(state: Position, resource: i64, log: list[Event] | None) -> None:
    """Add a random fifth cube to those that are dealt."""
    state.fifth = resource + 1
    if log is not None:
        log.append(FifthCubeDrawn(RESOURCE_NAMES[resource]))
    follow(state, DEALING)


def cubes_to_deal(state: Position, resource: i64) -> i64:
    """Return how many cubes of *resource* are not dealt yet: the weight of that outcome."""
    left: i64 = 2 if state.fifth == resource + 1 else 1
    for seat in range(state.seats):
        left -= holding(state, seat, CUBES + resource)
    return left


def deals(state: Position, into: vec[i16]) -> i64:
    """Write the resources the next cube may be of."""
    count: i64 = 0
    for resource in range(i64(RESOURCES)):
        if cubes_to_deal(state, resource) > 0:
            into[count] = i16(DEAL + resource)
            count += 1
    return count


def deal_cube(state: Position, resource: i64, log: list[Event] | None) -> None:
    """Give the next seat, which the argument tells, its starting cube; the last one begins the game."""
    seat = argument(state)
    pop(state)
    gain(state, seat, CUBES + resource, 1)
    if log is not None:
        log.append(CubeDealt(int(seat), RESOURCE_NAMES[resource]))
    if seat + 1 < state.seats:
        push(state, DEALING, seat + 1)
    else:
        state.fifth = 0
        push(state, NEXT, 0)
