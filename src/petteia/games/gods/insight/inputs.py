# petteia: compiled
"""Gods of Olympus as bytes for learning agents. Nothing is hidden, so seats differ only in who comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.frames import argument, below, top
from petteia.core.game import State
from petteia.core.inputs import Field, Inputs, mark, wipe
from petteia.games.gods.rules.board import (
    GOD_NAMES,
    GODS,
    KINDS,
    LONGEST_GAME,
    MOST_CELLS,
    MOST_RINGS,
    MOST_TOKENS,
    PORTAL,
    TOKEN_NAMES,
    WIDTH,
)
from petteia.games.gods.rules.position import (
    DISCARD,
    END,
    EXIT,
    HAND,
    NEXT,
    ORIGINAL,
    PLACE,
    RECOVER,
    RESERVE,
    SPEND,
    STEP,
    TAKE,
    TOUCHED_CARDS,
    WHERE,
    Position,
)
from petteia.games.gods.rules.position import (
    TURN as TURN_KIND,
)
from petteia.games.gods.rules.setting_up import CARD_COUNT
from petteia.games.gods.rules.turn import Turn

VERSION: Final = 0  # of this layout and of the numbering of moves; see docs/rl.md

PLANES: Final = 13  # eight gods, four tokens, and the cell that may not be chosen
DIGIT: Final = 20  # the turn is written with two digits of this base
LONGEST_TURN: Final = 32  # decisions: a step, one more per fertility and per portal met, a power, cards to recover

# Where each field begins; the three whose length depends on the number of seats come last.
BANNED: Final = 1152  # the last plane of the board
SUMMIT: Final = 1248
IN_RESERVE: Final = 1256
DISCARDED: Final = 1260
ASKED: Final = 1268
AHEAD: Final = 1281
MOVING: Final = 1298
ACTING: Final = 1306
LEFT_TO_SPEND: Final = 1314
FLAGS: Final = 1315
TURN: Final = 1318
HANDS: Final = 1320

# Where what was shown is remembered: who looked, plus one; the turn, plus one; single entries that are set; what stands
# on each cell.
SHOWN_TURN: Final = 1
MARKS: Final = 2
SHOWN: Final = 16
MEMORY: Final = 112

COLUMNS: Final = 0xFFFF  # of what was touched

QUESTIONS: Final = "set, draw, deal, turn, step, exit, place, take, weaken, spend, lead, flood, recover"
DUTIES: Final = "power, again, end, next"


class GodsInputs(Inputs):
    """Writes a position in the order of `fields`."""

    def renew(self, state: State, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
        assert isinstance(state, Turn)  # two classes to compare with; of a Position there are more
        touched = state.touched
        state.touched = 0
        wipe(into, at, known, first + MARKS)
        if touched < 0:
            forget_board(into, at, known, first)
            into[at + FLAGS + 1] = 1 if state.rings == MOST_RINGS else 0
            into[at + FLAGS + 2] = 1 if state.box == ORIGINAL else 0
        if touched & COLUMNS != 0:
            renew_board(state, touched & COLUMNS, into, at, known, first)
            write_reserve(state, into, at)
        if touched & TOUCHED_CARDS != 0 or i64(known[first]) != seat + 1:
            known[first] = i16(seat + 1)
            write_cards(state, seat, into, at)
        into[at + LEFT_TO_SPEND] = u8(argument(state)) if top(state) == SPEND else u8(0)
        if i64(known[first + SHOWN_TURN]) != state.turn + 1:
            known[first + SHOWN_TURN] = i16(state.turn + 1)
            into[at + TURN] = u8(state.turn // DIGIT)
            into[at + TURN + 1] = u8(state.turn % DIGIT)
        mark_frames(state, into, at, known, first + MARKS)
        mark_rest(state, seat, into, at, known, first + MARKS)


def forget_board(into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Wipe the cells of a game shown before: its mountain may have been higher."""
    for cell in range(i64(MOST_CELLS)):
        there = i64(known[first + SHOWN + cell])
        if there != 0:
            into[at + (there - 1) * MOST_CELLS + cell] = 0
            known[first + SHOWN + cell] = 0


def renew_board(state: Position, columns: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Mark what stands on the cells of these *columns*, a bit each."""
    pieces = state.pieces
    summit = state.summit
    column: i64 = 0
    while columns != 0:
        if columns & 1 != 0:
            cell = column
            while cell < summit:
                there = i64(pieces[cell])
                before = i64(known[first + SHOWN + cell])
                if there != before:
                    if before != 0:
                        into[at + (before - 1) * MOST_CELLS + cell] = 0
                    if there != 0:
                        into[at + (there - 1) * MOST_CELLS + cell] = 1
                    known[first + SHOWN + cell] = i16(there)
                cell += WIDTH
        columns >>= 1
        column += 1


def write_reserve(state: Position, into: vec[u8], at: i64) -> None:
    pieces = state.pieces
    for kind in range(i64(KINDS)):
        into[at + IN_RESERVE + kind] = pieces[RESERVE + kind]


def write_cards(state: Position, seat: i64, into: vec[u8], at: i64) -> None:
    """Write the discard pile and every hand, that of *seat* first."""
    pieces = state.pieces
    seats = state.seats
    if seats == 4:  # two have no discard pile (G3.2)
        for god in range(i64(GODS)):
            into[at + DISCARDED + god] = pieces[DISCARD + god]
    at += HANDS
    hand: i64 = HAND + seat * GODS
    for distance in range(seats):
        if seat + distance == seats:
            hand = HAND
        for god in range(i64(GODS)):
            into[at + god] = pieces[hand + god]
        at += GODS
        hand += GODS


def mark_frames(state: Position, into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Mark what is asked, about what, and what is still to come."""
    kind = top(state)
    told = argument(state)
    if kind != 0:
        mark(ASKED + kind - 1, into, at, known, marks)
    if kind in (STEP, EXIT):
        mark(MOVING + told, into, at, known, marks)
        cell = i64(state.pieces[WHERE + told])
        if state.pieces[cell] == PORTAL:  # the god stands inside it
            mark(told * MOST_CELLS + cell, into, at, known, marks)
    elif kind in (PLACE, TAKE) and told > 0:
        mark(BANNED + told - 1, into, at, known, marks)
    depth: i64 = 1
    while (ahead := below(state, depth)) != 0:
        if ahead <= NEXT:  # what is barred shows in what is legal
            mark(AHEAD + ahead - 1, into, at, known, marks)
        if ahead == END:
            mark(ACTING + state.god, into, at, known, marks)
        depth += 1


def mark_rest(state: Position, seat: i64, into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Mark who won, whether lightning struck, who is to act and whose turn it is, as seen from *seat*."""
    seats = state.seats
    winner = i64(state.pieces[state.summit])
    if winner != 0:
        mark(SUMMIT + winner - 1, into, at, known, marks)
    if state.struck:
        mark(FLAGS, into, at, known, marks)
    kind = top(state)
    to_act: i64 = HANDS + seats * GODS
    if kind >= TURN_KIND:  # not while setting up, not at the end
        actor = argument(state) if kind == RECOVER else state.seat
        mark(to_act + (actor - seat if actor >= seat else actor - seat + seats), into, at, known, marks)
    other = state.seat - seat
    mark(to_act + seats + (other if other >= 0 else other + seats), into, at, known, marks)


def inputs(seats: int) -> Inputs:
    """Return how a game with *seats* seats is written."""
    gods, tokens = ", ".join(GOD_NAMES), ", ".join(TOKEN_NAMES)
    fields = [
        Field(
            "board",
            (PLANES, MOST_RINGS, WIDTH),
            1,
            f"planes of rings by columns: {gods}; {tokens}; the cell that may not be chosen (G5.1)",
        ),
        Field("summit", (GODS,), 1, "the god on the summit"),
        Field("reserve", (KINDS,), MOST_TOKENS, f"tokens in the reserve: {tokens}"),
        Field("discard", (GODS,), 2, "cards in the discard pile, by god (G6.3)"),
        Field("asked", (RECOVER,), 1, f"what is to be decided: {QUESTIONS}"),
        Field("ahead", (NEXT,), 1, f"what is to be done after that, in the same order, then {DUTIES}"),
        Field("moving", (GODS,), 1, "the god that is to step again or to leave a portal (G4.2, G4.3)"),
        Field("acting", (GODS,), 1, "the god whose card is being played"),
        Field("spend", (1,), 3, "what Athena may still spend: how many; with four, 1 own + 2 partner's (G5.4, G6.6)"),
        Field("struck", (1,), 1, "a lightning took effect this turn (G4.6)"),
        Field("options", (2,), 1, "six rings, not five (G7.2); Hera's cards go to the discard pile (G6.5)"),
        Field("turn", (2,), DIGIT, f"turns completed: times {DIGIT}, and the rest"),
        Field("hands", (seats, GODS), 2, "cards each seat may play, by god; the seat itself first, then clockwise"),
        Field("to_act", (seats,), 1, "who is to act; the seat itself first, then clockwise"),
        Field("on_turn", (seats,), 1, "whose turn it is; the seat itself first, then clockwise"),
    ]
    longest = LONGEST_GAME * LONGEST_TURN + 2 * CARD_COUNT + GODS
    found = GodsInputs(seats, fields, longest, hidden=False, zero_sum=True, memory=MEMORY)
    begins = found.places()
    written = {
        "summit": SUMMIT, "reserve": IN_RESERVE, "discard": DISCARDED, "asked": ASKED, "ahead": AHEAD, "moving": MOVING,
        "acting": ACTING, "spend": LEFT_TO_SPEND, "struck": FLAGS, "turn": TURN, "hands": HANDS,
    }  # fmt: skip
    assert all(begins[name] == place for name, place in written.items()), "a field is not where it is written"
    return found
