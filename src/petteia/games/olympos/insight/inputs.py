# petteia: compiled
"""Olympos as bytes for learning agents: what a seat may know, other hands and the pile only by their numbers.

Wherever seats are listed, the seat that looks comes first and the others follow clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.bits import lowest
from petteia.core.frames import FRAME, KIND, argument, argument_below, top
from petteia.core.game import State
from petteia.core.inputs import Field, Inputs, mark, wipe
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    EVERYWHERE,
    GOD_NAMES,
    GODS,
    MOST_SEATS,
    NOBODY,
    ORIGINS,
    RESOURCES,
    SLOTS,
    TERRITORIES,
    TILES,
    WONDERS,
)
from petteia.games.olympos.rules.destiny import count_cards
from petteia.games.olympos.rules.position import (
    BONUS,
    BONUS_DISC,
    CHOOSING,
    COLUMN_DISCS,
    COLUMN_OF,
    CONTROL,
    DISCARD,
    DISCS,
    DRAWING,
    GAINING,
    GOING,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    LINE,
    LOOKED,
    OWNERS,
    PILE,
    SEAT,
    SEAT_SIZE,
    SHOWS,
    SIZE,
    SPACE,
    SPENDING,
    TOUCHED_DISCARDS,
    TOUCHED_HANDS,
    TOUCHED_HOLDINGS,
    TOUCHED_LANDS,
    TOUCHED_PILE,
    TOUCHED_SEATS,
    TOUCHED_TRACK,
    WONDER_AT,
    WONDER_OWNER,
    Position,
)
from petteia.games.olympos.rules.turn import Turn

VERSION: Final = 1  # of this layout and of the numbering of moves; see docs/rl.md

LONGEST: Final = 5000  # decisions of a game, draws included
OTHERS: Final = 3  # besides seats, who may be in control: barbarians, a tribe, a cross
COUNTS: Final = 16  # what is counted for each seat, from HOURGLASSES to CUBES
MOST: Final = 40  # what is counted is cut off here
LAST_SPACE: Final = 100  # no disc on the track comes so far
LASTING: Final = 6  # gods that last, and the end of one's game

ALL_SEATS: Final = 0xF8  # of what was touched: the blocks of the seats
TURNED: Final = ALL_SEATS | TOUCHED_TRACK | TOUCHED_HANDS  # what another seat sees elsewhere, besides map and holdings
ENTRIES: Final = 288  # of a table for one seat: 9 owners x 32 territories

# Where what was shown is remembered: numbers, lists of single entries that are set, and more.
VIEWER: Final = 0  # who looked, plus one
REVEALED: Final = 1
LASTING_SHOWN: Final = 2  # two numbers
LOOKING: Final = 4
HELD: Final = 5  # how many cards are in the hand
ASKED: Final = 6  # this and the next two: which entry of a field is set, plus one
TO_ACT: Final = 7
ON_TURN: Final = 8
MARKS: Final = 9
HOLDING_LIST: Final = 20
PLACE_MARKS: Final = 741
MEMORY: Final = 772

COUNT_NAMES: Final = (
    "hourglasses, prestige, settlers in stock, Zeus spaces passed, swords and Zeus symbols on tiles, prayers now, "
    "stars, territory tokens (4), cubes (4), cards in hand"
)
QUESTIONS: Final = (
    "stacking, placing, fifth, dealing, drawing, revealing, condemning, invading, turn, spending, choosing, gaining, "
    "bonus, paying, keeping, playing, praying, losing, taking, passing, acting, next, settling, "
    "marching, going"
)


class OlymposInputs(Inputs):
    """Writes a position in the order of `fields`."""

    def __init__(self, seats: int, fields: list[Field]) -> None:
        super().__init__(seats, fields, LONGEST, hidden=True, zero_sum=True, memory=MEMORY)
        self.entries: Final = entries_for(seats)

    def renew(self, state: State, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
        assert isinstance(state, Turn)  # two classes to compare with; of a Position there are more
        seats = state.seats
        touched = state.touched
        state.touched = 0
        before = i64(known[first + VIEWER]) - 1
        is_another = before != seat
        if is_another:
            known[first + VIEWER] = i16(seat + 1)
            touched |= TURNED
        lands: i64 = (touched >> TOUCHED_LANDS) & EVERYWHERE
        if lands != 0 or is_another:
            renew_map(state, before, seat, self.entries, lands, into, at)
        at += (2 * seats + OTHERS + 1) * TERRITORIES
        if touched < 0:
            write_places(state, into, at, known, first + PLACE_MARKS)
        if touched & TOUCHED_HOLDINGS != 0 or is_another:
            renew_holdings(state, before, seat, touched & TOUCHED_HOLDINGS != 0, into, at, known, first + HOLDING_LIST)
        at += (TILES + WONDERS) * COLUMNS + seats * (TILES + SLOTS * BONUSES + WONDERS)
        if touched & TOUCHED_TRACK != 0:
            write_track(state, seat, into, at)
        at += 2 * seats
        if touched & ALL_SEATS != 0:
            write_seats(state, seat, touched >> TOUCHED_SEATS, into, at)
        at += seats * (COUNTS + 1 + COLUMNS + 2 * RESOURCES)
        renew_lasting(state, seat, is_another, into, at, known, first)
        at += seats * LASTING
        if touched & TOUCHED_HANDS != 0:
            renew_hand(state, seat, into, at, known, first + HELD)
        at += CARDS
        if touched & TOUCHED_DISCARDS != 0:
            copy(state, DISCARD, CARDS, into, at)
        at += CARDS
        if touched & TOUCHED_PILE != 0:
            into[at] = u8(min(count_cards(state, PILE), i64(255)))
        at += 1
        if state.pieces[LOOKED] != 0 or known[first + LOOKING] != 0:
            write_looked(state, seat, into, at, known, first + LOOKING)
        at += CARDS + 1
        renew_gods(state, into, at, known, first + REVEALED)
        at += 2 * GODS
        wipe(into, at, known, first + MARKS)
        mark_questions(state, seat, into, at, known, first)


def entries_for(seats: i64) -> vec[i16]:
    """Return, for each seat that looks, owner and territory, where in the planes of all owners that is.

    The seats follow each other clockwise from the one that looks; barbarians, tribes and crosses come after them.
    """
    entries = vec[i16]([i16(0)] * int(seats * ENTRIES))
    for seat in range(seats):
        for owner in range(i64(1), i64(CONDEMNED + 1)):
            plane = seats + owner - BARBARIANS if owner >= BARBARIANS else distance(seat, owner - 1, seats)
            for territory in range(i64(TERRITORIES)):
                entry: i64 = plane * TERRITORIES + territory
                entries[seat * ENTRIES + owner * TERRITORIES + territory] = i16(entry)
    return entries


def distance(seat: i64, other: i64, seats: i64) -> i64:
    """Return how far clockwise *other* sits from *seat*."""
    return other - seat if other >= seat else other - seat + seats


def least(value: u8, most: u8) -> u8:
    return value if value < most else most


def renew_map(state: Position, before: i64, seat: i64, entries: vec[i16], lands: i64, into: vec[u8], at: i64) -> None:
    """Mark who controls each of the territories *lands*, a bit each, and count the discs there.

    If another seat looks than *before*, all seats come to other planes: wherever there are discs.
    """
    pieces = state.pieces
    seats = state.seats
    discs: i64 = at + (seats + OTHERS) * TERRITORIES
    end: i64 = discs + (seats + 1) * TERRITORIES
    last: i64 = DISCS + state.discs
    now: i64 = seat * ENTRIES
    left = lands
    while left != 0:
        land = lowest(left)
        left &= left - 1
        entry = at + land
        while entry < end:
            into[entry] = 0
            entry += TERRITORIES
        owner = i64(pieces[CONTROL + land])
        if owner != NOBODY:
            into[at + i64(entries[now + owner * TERRITORIES + land])] = 1
    if before != seat and before >= 0:
        lands = EVERYWHERE
        then: i64 = before * ENTRIES
        for place in range(i64(DISCS), last):
            entry = i64(entries[then + i64(pieces[place])])
            into[at + entry] = 0
            into[discs + entry] = 0
    for place in range(i64(DISCS), last):
        disc = i64(pieces[place])
        land = disc & 31
        if (lands >> land) & 1 != 0:
            entry = i64(entries[now + disc])
            into[at + entry] = u8(i64(pieces[CONTROL + land]) == disc >> 5)
            into[discs + entry] += 1


def write_places(state: Position, into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Mark in which columns discoveries and wonders lie: they stay there for a whole game."""
    pieces = state.pieces
    wipe(into, at, known, marks)
    for tile in range(i64(TILES)):
        column = i64(pieces[COLUMN_OF + tile])
        if column > 0:
            mark(tile * COLUMNS + column - 1, into, at, known, marks)
    wonders: i64 = TILES * COLUMNS + state.seats * (TILES + SLOTS * BONUSES)
    for column in range(i64(COLUMNS)):
        wonder = i64(pieces[WONDER_AT + column])
        if wonder > 0:
            mark(wonders + column * WONDERS + wonder - 1, into, at, known, marks)


def renew_holdings(
    state: Position, before: i64, seat: i64, is_changed: bool, into: vec[u8], at: i64, known: vec[i16], first: i64
) -> None:
    """Write the discoveries each seat has made and what they show, its bonus discs and the wonders it has built.

    They are listed after their number: where each is written for the seat that looks, whose it is with the size of a
    plane, and how much of it there is.
    """
    seats = state.seats
    for entry in range(first + 1, first + 1 + 3 * i64(known[first]), 3):
        into[at + place_of(before, seats, known, entry)] = 0
    if is_changed:
        list_holdings(state, known, first)
    for entry in range(first + 1, first + 1 + 3 * i64(known[first]), 3):
        into[at + place_of(seat, seats, known, entry)] = u8(i64(known[entry + 2]))


def place_of(seat: i64, seats: i64, known: vec[i16], entry: i64) -> i64:
    """Return where *seat* sees what is listed at *entry*."""
    whose = i64(known[entry + 1])
    return i64(known[entry]) + distance(seat, whose >> 8, seats) * (whose & 0xFF)


def list_holding(place: i64, owner: i64, plane: i64, amount: i64, known: vec[i16], first: i64) -> None:
    """Add an entry to the list."""
    entry: i64 = first + 1 + 3 * i64(known[first])
    known[entry] = i16(place)
    known[entry + 1] = i16((owner << 8) | plane)
    known[entry + 2] = i16(amount)
    known[first] = i16(i64(known[first]) + 1)


def list_holdings(state: Position, known: vec[i16], first: i64) -> None:
    """List who holds what."""
    pieces = state.pieces
    seats = state.seats
    known[first] = 0
    begin: i64 = TILES * COLUMNS
    for tile in range(i64(TILES)):
        owners = i64(pieces[OWNERS + tile])
        owner: i64 = 0
        while owners != 0:
            if owners & 1 != 0:
                list_holding(begin + tile, owner, TILES, 1, known, first)
            owners >>= 1
            owner += 1
    begin += seats * TILES
    for space in range(i64(SLOTS * BONUSES)):
        owner = i64(pieces[BONUS_DISC + space]) - 1
        if owner >= 0:
            list_holding(begin + space, owner, SLOTS * BONUSES, 1, known, first)
    begin += seats * SLOTS * BONUSES + COLUMNS * WONDERS
    for wonder in range(i64(WONDERS)):
        owner = i64(pieces[WONDER_OWNER + wonder]) - 1
        if owner >= 0:
            list_holding(begin + wonder, owner, WONDERS, 1, known, first)
    begin += seats * (WONDERS + 2 + COUNTS + 1)
    for owner in range(seats):
        block: i64 = SEAT + owner * SEAT_SIZE
        for column in range(i64(COLUMNS)):
            count = i64(least(pieces[block + COLUMN_DISCS + column], MOST))
            if count > 0:
                list_holding(begin + column, owner, COLUMNS, count, known, first)
        for which in range(i64(2)):
            shown = i64(pieces[block + SHOWS + which])
            if shown > 0:
                place: i64 = begin + seats * COLUMNS + which * RESOURCES + shown - 1
                list_holding(place, owner, 2 * RESOURCES, 1, known, first)


def write_track(state: Position, seat: i64, into: vec[u8], at: i64) -> None:
    """Write where the discs of the seats are on the track, and which of them moved later."""
    pieces = state.pieces
    seats = state.seats
    for place in range(seats):
        other = i64(pieces[LINE + place])
        away: i64 = at + distance(seat, other, seats)
        into[away] = least(pieces[SEAT + other * SEAT_SIZE + SPACE], LAST_SPACE)
        into[away + seats] = u8(place)


def write_seats(state: Position, seat: i64, chosen: i64, into: vec[u8], at: i64) -> None:
    """Write the counts of each of the *chosen* seats, a bit each."""
    pieces = state.pieces
    seats = state.seats
    assert len(pieces) == SIZE  # this and the next line: so that no compiled code looks at every index
    assert seats <= MOST_SEATS
    for other in range(seats):
        if (chosen >> other) & 1 != 0:
            block: i64 = SEAT + other * SEAT_SIZE
            there: i64 = at + distance(seat, other, seats) * (COUNTS + 1)
            for place in range(block + HOURGLASSES, block + HOURGLASSES + COUNTS):
                into[there] = least(pieces[place], MOST)
                there += 1
            into[there] = least(pieces[block + HAND_SIZE], MOST)


def renew_lasting(
    state: Position, seat: i64, is_another: bool, into: vec[u8], at: i64, known: vec[i16], first: i64
) -> None:
    """Write who has ended its game, and the gods upon the seats; all that is at most 30 bits."""
    some: i64 = state.ended | (state.athena << 5) | (state.ares << 10)
    others: i64 = state.keres | (state.erinyes << 5) | (state.siren << 10)
    before = i64(known[first + LASTING_SHOWN]) | (i64(known[first + LASTING_SHOWN + 1]) << 15)
    left = some | (others << 15)
    if left == before and not (is_another and left != 0):
        return
    known[first + LASTING_SHOWN] = i16(some)
    known[first + LASTING_SHOWN + 1] = i16(others)
    for other in range(state.seats):
        there: i64 = at + distance(seat, other, state.seats) * LASTING
        upon = left >> other
        for entry in range(there, there + LASTING):
            into[entry] = u8(upon & 1)
            upon >>= MOST_SEATS


def copy(state: Position, first: i64, count: i64, into: vec[u8], at: i64) -> None:
    """Write so many of the pieces from *first* on as they are."""
    pieces = state.pieces
    for place in range(first, first + count):
        into[at] = pieces[place]
        at += 1


def renew_hand(state: Position, seat: i64, into: vec[u8], at: i64, known: vec[i16], held: i64) -> None:
    """Write the cards of *seat*, unless there are none now as before."""
    hand: i64 = SEAT + seat * SEAT_SIZE
    size = i16(i64(state.pieces[hand + HAND_SIZE]))
    if size != 0 or known[held] != 0:
        known[held] = size
        copy(state, hand + HAND, CARDS, into, at)


def write_looked(state: Position, seat: i64, into: vec[u8], at: i64, known: vec[i16], looking: i64) -> None:
    """Write what the Oracle looks at, to her seat, and how many cards that are."""
    pieces = state.pieces
    known[looking] = i16(i64(pieces[LOOKED]))
    for card in range(i64(CARDS + 1)):
        into[at + card] = 0
    for place in range(i64(3)):
        looked = i64(pieces[LOOKED + place])
        if looked > 0:
            into[at + CARDS] += 1
            if seat == state.seat:
                into[at + looked - 1] += 1


def renew_gods(state: Position, into: vec[u8], at: i64, known: vec[i16], revealed: i64) -> None:
    """Write which gods were revealed, and which of them last."""
    shown: i64 = state.revealed | (state.god << GODS)
    if i64(known[revealed]) != shown:
        known[revealed] = i16(shown)
        for god in range(i64(GODS)):
            into[at + god] = u8((shown >> god) & 1)
            into[at + GODS + god] = u8(state.god == god + 1)


def move_mark(place: i64, into: vec[u8], at: i64, known: vec[i16], number: i64) -> None:
    """Set an entry to 1 instead of the one noted at *number*, plus one; below zero, none."""
    before = i64(known[number]) - 1
    if place != before:
        if before >= 0:
            into[at + before] = 0
        if place >= 0:
            into[at + place] = 1
        known[number] = i16(place + 1)


def mark_questions(state: Position, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Write what is asked of whom, about what, and what is still to come."""
    seats = state.seats
    kind = top(state)
    told = argument(state)
    marks: i64 = first + MARKS
    move_mark(kind - 1, into, at, known, first + ASKED)
    entry: i64 = GOING
    ahead = state.frames >> FRAME
    while ahead != 0:
        mark(entry + (ahead & KIND) - 1, into, at, known, marks)
        ahead >>= FRAME
    entry += GOING
    if kind == GOING:
        mark(entry + argument_below(state, 1), into, at, known, marks)
        mark(entry + ORIGINS + told, into, at, known, marks)
    entry += ORIGINS + TERRITORIES
    if kind in (SPENDING, BONUS):
        mark(entry + told, into, at, known, marks)
    entry += SLOTS
    if kind == CHOOSING:
        mark(entry + told, into, at, known, marks)
    entry += TILES
    still: i64 = 0
    if kind == GAINING:
        still = told >> 3
    elif kind == DRAWING:
        still = told
    into[at + entry] = least(u8(still), MOST)
    into[at + entry + 1] = u8(min(state.cost, i64(MOST)))
    into[at + entry + 2] = u8(state.last_turn)
    if state.fifth > 0:
        mark(entry + 2 + state.fifth, into, at, known, marks)
    at += entry + 3 + RESOURCES
    actor = state.actor()
    move_mark(distance(seat, actor, seats) if actor >= 0 else i64(-1), into, at, known, first + TO_ACT)
    move_mark(distance(seat, state.seat, seats), into, at + seats, known, first + ON_TURN)


def inputs(seats: int) -> Inputs:
    """Return how a game with *seats* seats is written."""
    cards, gods = ", ".join(CARD_NAMES), ", ".join(GOD_NAMES)
    fields = [
        Field(
            "control", (seats + OTHERS, TERRITORIES), 1, "who controls a territory: seats, barbarians, a tribe, a cross"
        ),
        Field("discs", (seats + 1, TERRITORIES), 20, "discs in a territory: of each seat, of the barbarians"),
        Field("columns", (TILES, COLUMNS), 1, "the column in which a discovery lies (O2.1)"),
        Field("discovered", (seats, TILES), 1, "discoveries each seat has made"),
        Field("bonuses", (seats, SLOTS, BONUSES), 1, "bonus spaces taken, by slot (O5.4)"),
        Field("wonders", (COLUMNS, WONDERS), 1, "the wonder of a column (O2.2)"),
        Field("built", (seats, WONDERS), 1, "wonders each seat has built"),
        Field("space", (seats,), LAST_SPACE, "where the disc of each seat is on the track"),
        Field("line", (seats,), 4, "how many discs moved on the track later: 0 lies on top (O3.1)"),
        Field("counts", (seats, COUNTS + 1), MOST, f"what each seat has: {COUNT_NAMES}"),
        Field("column_discs", (seats, COLUMNS), MOST, "bonus discs of each seat in each column"),
        Field("shows", (seats, 2, RESOURCES), 1, "the resource on the Money and the Agriculture tile (O5.5)"),
        Field(
            "lasting",
            (seats, LASTING),
            1,
            "ended its game; has Athena, Ares, Keres, the Erinyes, the Siren upon it (O9)",
        ),
        Field("hand", (CARDS,), 20, f"one's own cards: {cards}"),
        Field("discards", (CARDS,), 20, "discarded cards, in the same order"),
        Field("pile", (1,), 255, "how many cards are in the pile"),
        Field("looked", (CARDS + 1,), 3, "cards the Oracle looks at, to her seat only; how many there are (O8.9)"),
        Field("revealed", (GODS,), 1, f"gods revealed: {gods}"),
        Field("god", (GODS,), 1, "the god revealed last"),
        Field("asked", (GOING,), 1, f"what is to be decided: {QUESTIONS}"),
        Field("ahead", (GOING,), 1, "what is to be done after that, in the same order"),
        Field("from", (ORIGINS,), 1, "where the settler whose way is chosen starts: a territory, the north (O4.2)"),
        Field("to", (TERRITORIES,), 1, "where it goes"),
        Field("slot", (SLOTS,), 1, "the slot in question: paying for it, its bonus"),
        Field("tile", (TILES,), 1, "the discovery in question: Money or Agriculture"),
        Field("still", (1,), MOST, "how many cubes or cards are still to come"),
        Field("cost", (1,), MOST, "hourglasses the action being carried out costs"),
        Field("last_turn", (1,), 1, "this action is the last of the seat on turn (O10.1)"),
        Field("fifth", (RESOURCES,), 1, "the resource of the fifth cube, while cubes are dealt (O2.7)"),
        Field("to_act", (seats,), 1, "who is to act"),
        Field("on_turn", (seats,), 1, "whose turn it is"),
    ]
    return OlymposInputs(seats, fields)
