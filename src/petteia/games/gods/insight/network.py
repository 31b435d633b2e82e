# petteia: compiled
"""What a network sees of Gods of Olympus: inputs of a position, and aspects of moves, all as one seat sees them.

Nothing depends on the column: the mountain looks the same from every side. A god is described by its ring, counted from
the summit, by who can play it, and by what is next to it.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.frames import argument, below, top
from petteia.core.insight import ASPECTS, WHOLE
from petteia.games.gods.insight.value import is_next_to_token, next_to_choose_a_god, reaches_summit
from petteia.games.gods.rules import moves
from petteia.games.gods.rules.board import (
    FERTILITY,
    FIRST_TOKEN,
    GODS,
    KINDS,
    LEFT,
    MOST_RINGS,
    RIGHT,
    UP,
    WIDTH,
    token_of,
    towards,
)
from petteia.games.gods.rules.position import (
    END,
    EXIT,
    HAND,
    NEXT,
    ORIGINAL,
    RECOVER,
    RESERVE,
    STEP,
    WHERE,
    Position,
    count_on_board,
)

CHAIN: Final = 6  # there are no more fertility tokens than this (G1.4)

# Where each kind of input begins. A holding says who can play a god: 1 the seat itself, 2 the next, 4 the partner,
# 8 the seat before, added up. A thing is what is on a cell: nothing, a god, one of four tokens.
THINGS: Final = 6
GOD_RING_HOLDING: Final = 0  # 8 gods x 6 rings x 16 holdings
RING_HOLDING_ABOVE: Final = 768  # 6 rings x 16 holdings x 6 things above
RING_SIDES_BESIDE: Final = 1344  # 6 rings x 4 sides that hold a card x 6 things left or right
REACHING: Final = 1488  # 16 holdings of gods that can be brought to the summit in one turn
HANDS: Final = 1504  # 9 own cards x 9 of the next seat
OTHER_HANDS: Final = 1585  # 9 of the partner, then 9 of the seat before
CHANCES: Final = 1603  # 4 seats that choose a god next x 4 gods they could bring up: 0, 1, 2, more
THREATS: Final = 1619  # the same for the seat after that one
NEXT_TO_CHOOSE: Final = 1635  # 4 seats
ASKED: Final = 1639  # 14 kinds of decisions, then the same asked of others
AHEAD: Final = 1667  # 18 kinds of what is still to be done
MOVING: Final = 1685  # 8 gods
ACTING: Final = 1693  # 8 gods
STOCK: Final = 1701  # 4 tokens x 7
HIGH: Final = 1729  # a god on the last two rings x 4 sides that hold a card x 9 own cards x 9 of the next seat
FLAGS: Final = 2377  # four players, five rings, the Russian box, a lightning took effect
INPUTS: Final = 2381

# Where each kind of aspect begins; 0 is none.
PROMISE: Final = 1  # 14 kinds of decisions x 12 sizes of what the order by hand promises
GOD_WAY: Final = 169  # 8 gods x 4 ways
RING_WAY_THING: Final = 201  # 6 rings x 4 ways x 7 things there, the summit the last
RING_HOLDING_UP: Final = 369  # 6 rings x 16 holdings x up or not
VERB_ABOVE: Final = 561  # 7 verbs x 6 rings x 16 holdings of the god below a cell
VERB_BESIDE: Final = 1233  # 7 verbs x 6 rings x 4 sides of a god beside it
VERB_TWO_ABOVE: Final = 1401  # 7 verbs x 6 rings x 4 sides of a god two rings below
VERB_RING: Final = 1569  # 7 verbs x 6 rings x 6 things there now
GOD_CHOSEN: Final = 1821  # 4 verbs x 8 gods
GOD_CHOSEN_HOLDING: Final = 1853  # 4 verbs x 6 rings x 16 holdings
WORDS: Final = 2237  # done, nothing, pass
ASPECT_ROWS: Final = 2240


def holding_of(state: Position, seat: i64, god: i64) -> i64:
    """Return who can play *god*, as *seat* sees them."""
    pieces = state.pieces
    found: i64 = 1 if pieces[HAND + seat * GODS + god] > 0 else 0
    bit: i64 = 2
    for distance in range(i64(1), state.seats):
        if pieces[HAND + (seat + distance) % state.seats * GODS + god] > 0:
            found |= bit
        bit <<= 1
    return found


def sides_of(holding: i64) -> i64:
    """Return which sides can play a god: 1 one's own, 2 the other, added up."""
    return (1 if holding & 5 != 0 else 0) | (2 if holding & 10 != 0 else 0)


def thing_on(pieces: vec[u8], cell: i64) -> i64:
    there = i64(pieces[cell])
    return i64(0) if there == 0 else i64(1) if there < FIRST_TOKEN else there - FIRST_TOKEN + 2


def ring_of(state: Position, cell: i64) -> i64:
    """Return how far up a cell is: the last ring is the highest number whatever their count."""
    return (cell >> 4) + MOST_RINGS - state.rings


def inputs(state: Position, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
    """Write the inputs of *state* as *seat* sees it; return how many there are."""
    pieces = state.pieces
    seats = state.seats
    summit = state.summit
    mover = (next_to_choose_a_god(state) - seat) % seats
    after = (mover + 1) % seats
    has_fertility = count_on_board(state, FERTILITY) > 0
    own_cards = cards_of(state, seat)
    next_cards = cards_of(state, (seat + 1) % seats)
    chances: i64 = 0
    threats: i64 = 0
    count: i64 = 0
    for god in range(i64(GODS)):
        cell = i64(pieces[WHERE + god])
        if cell >= summit:
            continue
        holding = holding_of(state, seat, god)
        sides = sides_of(holding)
        ring = ring_of(state, cell)
        above: i64 = cell + WIDTH
        into[count] = i16(GOD_RING_HOLDING + (god * 6 + ring) * 16 + holding)
        into[count + 1] = i16(
            RING_HOLDING_ABOVE
            + (ring * 16 + holding) * THINGS
            + (i64(0) if above >= summit else thing_on(pieces, above))
        )
        beside: i64 = RING_SIDES_BESIDE + (ring * 4 + sides) * THINGS
        into[count + 2] = i16(beside + thing_on(pieces, towards(cell, LEFT, summit, state.last)))
        into[count + 3] = i16(beside + thing_on(pieces, towards(cell, RIGHT, summit, state.last)))
        count += 4
        if above >= summit or (
            has_fertility and is_next_to_token(pieces, cell, state.last) and reaches_summit(state, cell, CHAIN)
        ):
            into[count] = i16(REACHING + holding)
            count += 1
            chances += (holding >> mover) & 1
            threats += (holding >> after) & 1
        if above + WIDTH >= summit:
            high: i64 = (4 if above >= summit else 0) + sides
            into[count] = i16(HIGH + (high * 9 + own_cards) * 9 + next_cards)
            count += 1
    into[count] = i16(HANDS + own_cards * 9 + next_cards)
    into[count + 1] = i16(CHANCES + mover * 4 + min(chances, i64(3)))
    into[count + 2] = i16(THREATS + mover * 4 + min(threats, i64(3)))
    into[count + 3] = i16(NEXT_TO_CHOOSE + mover)
    count += 4
    if seats == 4:
        into[count] = i16(OTHER_HANDS + cards_of(state, (seat + 2) % seats))
        into[count + 1] = i16(OTHER_HANDS + 9 + cards_of(state, (seat + 3) % seats))
        into[count + 2] = FLAGS
        count += 3
    count = note_questions(state, seat, into, count)
    for kind in range(i64(KINDS)):
        into[count] = i16(STOCK + kind * 7 + i64(pieces[RESERVE + kind]))
        count += 1
    if state.rings < MOST_RINGS:
        into[count] = FLAGS + 1
        count += 1
    if state.box != ORIGINAL:
        into[count] = FLAGS + 2
        count += 1
    if state.struck:
        into[count] = FLAGS + 3
        count += 1
    for place in range(count):
        amounts[place] = WHOLE
    return count


def note_questions(state: Position, seat: i64, into: vec[i16], count: i64) -> i64:
    """Write what is asked of whom and what is still to come; return how many inputs there are now."""
    kind = top(state)
    actor = argument(state) if kind == RECOVER else state.seat
    into[count] = i16(ASKED + (kind if actor == seat else 14 + kind))
    count += 1
    if kind in (STEP, EXIT):
        into[count] = i16(MOVING + argument(state))
        count += 1
    depth: i64 = 1
    ahead = below(state, depth)
    while ahead != 0:
        if ahead <= NEXT:
            into[count] = i16(AHEAD + ahead)
            count += 1
        if ahead == END:
            into[count] = i16(ACTING + state.god)
            count += 1
        depth += 1
        ahead = below(state, depth)
    return count


def cards_of(state: Position, seat: i64) -> i64:
    """Return how many cards *seat* may play, eight at the most."""
    pieces = state.pieces
    found: i64 = 0
    for place in range(HAND + seat * GODS, HAND + (seat + 1) * GODS):
        found += i64(pieces[place])
    return min(found, i64(8))


# Moves -----------------------------------------------------------------------------------------------------------


def aspects(state: Position, options: vec[i16], count: i64, promises: vec[i16], into: vec[i16], seat: i64) -> None:
    """Write what each legal move is like, ASPECTS numbers each."""
    kind = top(state)
    at: i64 = 0
    for place in range(count):
        into[at] = i16(PROMISE + kind * 12 + length_of(i64(promises[place])))
        for further in range(at + 1, at + ASPECTS):
            into[further] = 0
        note_move(state, kind, i64(options[place]), seat, into, at + 1)
        at += ASPECTS


def length_of(promise: i64) -> i64:
    """Return how many binary digits *promise* has, eleven at the most."""
    length: i64 = 0
    while promise > 0 and length < 11:
        length += 1
        promise >>= 1
    return length


def note_move(state: Position, kind: i64, index: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write the aspects of one move beside what it promises."""
    if index < moves.STEP:
        note_step(state, index // 4, index % 4, seat, into, at)
    elif index < moves.TO:
        note_step(state, argument(state), index - moves.STEP, seat, into, at)
    elif index < moves.BACK:
        verb: i64 = 0
        if index >= moves.REMOVE:
            verb = 2
        elif index >= moves.TAKE:
            verb = 1
        elif index >= moves.PLACE:
            verb = 3 + max(i64(0), token_of(state.god) - FIRST_TOKEN)
        note_cell(state, verb, (index - moves.TO) % 96, seat, into, at)
    elif index < moves.DONE:
        note_god(state, (index - moves.BACK) // 8, (index - moves.BACK) % 8, seat, into, at)
    elif moves.RECOVER <= index < moves.PASS:
        note_god(state, 3, index - moves.RECOVER, seat, into, at)
    else:
        into[at] = i16(WORDS + (0 if index == moves.DONE else 1 if index == moves.NOTHING else 2))


def note_step(state: Position, god: i64, way: i64, seat: i64, into: vec[i16], at: i64) -> None:
    cell = i64(state.pieces[WHERE + god])
    ring = ring_of(state, cell)
    there = cell if way > RIGHT else towards(cell, way, state.summit, state.last)
    thing = i64(THINGS) if there >= state.summit else i64(0) if way > RIGHT else thing_on(state.pieces, there)
    into[at] = i16(GOD_WAY + god * 4 + way)
    into[at + 1] = i16(RING_WAY_THING + (ring * 4 + way) * 7 + thing)
    into[at + 2] = i16(RING_HOLDING_UP + (ring * 16 + holding_of(state, seat, god)) * 2 + (1 if way == UP else 0))


def note_cell(state: Position, verb: i64, cell: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write what gods are near a cell."""
    pieces = state.pieces
    summit = state.summit
    into[at] = i16(VERB_RING + (verb * 6 + ring_of(state, cell)) * THINGS + thing_on(pieces, cell))
    if cell >= WIDTH:
        god = i64(pieces[cell - WIDTH]) - 1
        if 0 <= god < GODS:
            into[at + 1] = i16(
                VERB_ABOVE + (verb * 6 + ring_of(state, cell - WIDTH)) * 16 + holding_of(state, seat, god)
            )
        elif cell >= 2 * WIDTH:
            god = i64(pieces[cell - 2 * WIDTH]) - 1
            if 0 <= god < GODS:
                sides = sides_of(holding_of(state, seat, god))
                into[at + 1] = i16(VERB_TWO_ABOVE + (verb * 6 + ring_of(state, cell - 2 * WIDTH)) * 4 + sides)
    for way in range(i64(LEFT), i64(RIGHT + 1)):
        god = i64(pieces[towards(cell, way, summit, state.last)]) - 1
        if 0 <= god < GODS:
            sides = sides_of(holding_of(state, seat, god))
            into[at + 1 + way] = i16(VERB_BESIDE + (verb * 6 + ring_of(state, cell)) * 4 + sides)


def note_god(state: Position, verb: i64, god: i64, seat: i64, into: vec[i16], at: i64) -> None:
    """Write which god is pushed back, weakened, weakened for the partner or recovered."""
    cell = i64(state.pieces[WHERE + god])
    into[at] = i16(GOD_CHOSEN + verb * 8 + god)
    if cell < state.summit:
        into[at + 1] = i16(GOD_CHOSEN_HOLDING + (verb * 6 + ring_of(state, cell)) * 16 + holding_of(state, seat, god))
