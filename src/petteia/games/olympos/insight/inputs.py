# petteia: compiled
"""Olympos as bytes for learning agents: what a seat may know, other hands and the pile only by their numbers.

Wherever seats are listed, the seat that looks comes first and the others follow clockwise.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.frames import argument, argument_below, below, top
from petteia.core.game import State
from petteia.core.inputs import Field, Inputs
from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    GOD_NAMES,
    GODS,
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
    SPACE,
    SPENDING,
    WONDER_AT,
    WONDER_OWNER,
    Position,
)

VERSION: Final = 1  # of this layout and of the numbering of moves; see docs/rl.md

LONGEST: Final = 5000  # decisions of a game, draws included
OTHERS: Final = 3  # besides seats, who may be in control: barbarians, a tribe, a cross
COUNTS: Final = 16  # what is counted for each seat, from HOURGLASSES to CUBES
MOST: Final = 40  # what is counted is cut off here
LAST_SPACE: Final = 100  # no disc on the track comes so far
LASTING: Final = 6  # gods that last, and the end of one's game
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

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        circle = circle_from(seat, state.seats)
        at = write_map(state, circle, into, at)
        at = write_development(state, circle, into, at)
        at = write_players(state, seat, circle, into, at)
        at = write_cards(state, seat, into, at)
        write_questions(state, circle, into, at)


def circle_from(seat: i64, seats: i64) -> i64:
    """Return how far clockwise everybody sits from *seat*, four bits each: dividing again and again takes long."""
    circle: i64 = 0
    for distance in range(seats):
        other = seat + distance
        circle |= distance << ((other if other < seats else other - seats) * 4)
    return circle


def away(circle: i64, other: i64) -> i64:
    """Return how far clockwise *other* sits from the seat of this *circle*."""
    return (circle >> (other * 4)) & 15


def least(value: i64, most: i64) -> u8:
    return u8(value if value < most else most)


def write_map(state: Position, circle: i64, into: vec[u8], at: i64) -> i64:
    """Mark who controls each territory, and count the discs there; return where the next part begins."""
    pieces = state.pieces
    seats = state.seats
    for territory in range(i64(TERRITORIES)):
        owner = i64(pieces[CONTROL + territory])
        if owner >= BARBARIANS:
            into[at + (seats + owner - BARBARIANS) * TERRITORIES + territory] = 1
        elif owner > 0:
            into[at + away(circle, owner - 1) * TERRITORIES + territory] = 1
    at += (seats + OTHERS) * TERRITORIES
    for place in range(i64(DISCS), DISCS + state.discs):
        disc = i64(pieces[place])
        owner = disc >> 5
        plane = away(circle, owner - 1) if owner < BARBARIANS else seats
        into[at + plane * TERRITORIES + (disc & 31)] += 1
    return at + (seats + 1) * TERRITORIES


def write_development(state: Position, circle: i64, into: vec[u8], at: i64) -> i64:
    """Mark where discoveries and wonders lie, and whose they are and the bonus spaces; return what comes next."""
    pieces = state.pieces
    seats = state.seats
    for tile in range(i64(TILES)):
        column = i64(pieces[COLUMN_OF + tile])
        if column > 0:
            into[at + tile * COLUMNS + column - 1] = 1
        owners = i64(pieces[OWNERS + tile])
        other: i64 = 0
        while owners != 0:
            if owners & 1 != 0:
                into[at + TILES * COLUMNS + away(circle, other) * TILES + tile] = 1
            owners >>= 1
            other += 1
    at += TILES * COLUMNS + seats * TILES
    for space in range(i64(SLOTS * BONUSES)):
        owner = i64(pieces[BONUS_DISC + space])
        if owner > 0:
            into[at + away(circle, owner - 1) * SLOTS * BONUSES + space] = 1
    at += seats * SLOTS * BONUSES
    for place in range(i64(WONDERS)):
        wonder = i64(pieces[WONDER_AT + place])
        if wonder > 0:
            into[at + place * WONDERS + wonder - 1] = 1
        owner = i64(pieces[WONDER_OWNER + place])
        if owner > 0:
            into[at + COLUMNS * WONDERS + away(circle, owner - 1) * WONDERS + place] = 1
    return at + COLUMNS * WONDERS + seats * WONDERS


def write_players(state: Position, seat: i64, circle: i64, into: vec[u8], at: i64) -> i64:
    """Write what every seat has in the open; return where the next part begins."""
    pieces = state.pieces
    seats = state.seats
    for place in range(seats):
        other = i64(pieces[LINE + place])
        distance = away(circle, other)
        into[at + distance] = least(i64(pieces[SEAT + other * SEAT_SIZE + SPACE]), LAST_SPACE)
        into[at + seats + distance] = u8(place)
    at += 2 * seats
    column_discs: i64 = at + seats * (COUNTS + 1)
    shows: i64 = column_discs + seats * COLUMNS
    lasting: i64 = shows + seats * 2 * RESOURCES
    other = seat
    for _ in range(seats):
        block: i64 = SEAT + other * SEAT_SIZE
        for what in range(i64(COUNTS)):
            into[at + what] = least(i64(pieces[block + HOURGLASSES + what]), MOST)
        into[at + COUNTS] = least(i64(pieces[block + HAND_SIZE]), MOST)
        at += COUNTS + 1
        for column in range(i64(COLUMNS)):
            into[column_discs + column] = least(i64(pieces[block + COLUMN_DISCS + column]), MOST)
        column_discs += COLUMNS
        for which in range(i64(2)):
            shown = i64(pieces[block + SHOWS + which])
            if shown > 0:
                into[shows + which * RESOURCES + shown - 1] = 1
        shows += 2 * RESOURCES
        into[lasting] = u8((state.ended >> other) & 1)
        into[lasting + 1] = u8((state.athena >> other) & 1)
        into[lasting + 2] = u8((state.ares >> other) & 1)
        into[lasting + 3] = u8((state.keres >> other) & 1)
        into[lasting + 4] = u8((state.erinyes >> other) & 1)
        into[lasting + 5] = u8((state.siren >> other) & 1)
        lasting += LASTING
        other = other + 1 if other + 1 < seats else 0
    return lasting


def write_cards(state: Position, seat: i64, into: vec[u8], at: i64) -> i64:
    """Write the seat's own hand, the discards, how many cards are in the pile, and what the Oracle shows."""
    pieces = state.pieces
    for card in range(i64(CARDS)):
        into[at + card] = pieces[SEAT + seat * SEAT_SIZE + HAND + card]
        into[at + CARDS + card] = pieces[DISCARD + card]
    at += 2 * CARDS
    into[at] = least(count_cards(state, PILE), 255)
    at += 1
    for place in range(i64(3)):
        card = i64(pieces[LOOKED + place])
        if card > 0:
            into[at + CARDS] += 1
            if seat == state.seat:
                into[at + card - 1] += 1
    at += CARDS + 1
    for god in range(i64(GODS)):
        into[at + god] = u8((state.revealed >> god) & 1)
    if state.god > 0:
        into[at + GODS + state.god - 1] = 1
    return at + 2 * GODS


def write_questions(state: Position, circle: i64, into: vec[u8], at: i64) -> None:
    """Write what is asked of whom, about what, and what is still to come."""
    kind = top(state)
    told = argument(state)
    if kind > 0:
        into[at + kind - 1] = 1
    at += GOING
    depth: i64 = 1
    while (ahead := below(state, depth)) != 0:
        into[at + ahead - 1] = 1
        depth += 1
    at += GOING
    if kind == GOING:
        into[at + argument_below(state, 1)] = 1
        into[at + ORIGINS + told] = 1
    at += ORIGINS + TERRITORIES
    if kind in (SPENDING, BONUS):
        into[at + told] = 1
    at += SLOTS
    if kind == CHOOSING:
        into[at + told] = 1
    at += TILES
    if kind == GAINING:
        into[at] = least(told >> 3, MOST)
    elif kind == DRAWING:
        into[at] = least(told, MOST)
    into[at + 1] = least(state.cost, MOST)
    into[at + 2] = 1 if state.last_turn else 0
    if state.fifth > 0:
        into[at + 2 + state.fifth] = 1
    at += 3 + RESOURCES
    actor = state.actor()
    if actor >= 0:
        into[at + away(circle, actor)] = 1
    into[at + state.seats + away(circle, state.seat)] = 1


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
    return OlymposInputs(seats, fields, LONGEST, hidden=True, zero_sum=True)
