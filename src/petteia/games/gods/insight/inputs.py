# petteia: compiled
"""Gods of Olympus as bytes for learning agents. Nothing is hidden, so seats differ only in who comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.frames import FRAME, KIND, argument, top
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
    EVERY_HAND,
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
    TOUCH,
    WHERE,
    Position,
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

# Where what was shown is remembered: who looked, who was to act and whose turn it was; the turn, plus one; single
# entries that are set; what stands on each cell.
SHOWN_TURN: Final = 1
MARKS: Final = 2
SHOWN: Final = 16
MEMORY: Final = 112

PLACE_NUMBER: Final = 0xFF  # of what was touched: one place, plus one

QUESTIONS: Final = "set, draw, deal, turn, step, exit, place, take, weaken, spend, lead, flood, recover"
DUTIES: Final = "power, again, end, next"


class GodsInputs(Inputs):
    """Writes a position in the order of `fields`."""

    def renew(self, state: State, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
        assert isinstance(state, Turn)  # two classes to compare with; of a Position there are more
        shown: Turn = state  # by a name of its own, so that it is not compared again wherever it is used
        touched = shown.touched
        shown.touched = 0
        renew_seats(shown, seat, touched < 0, into, at, known, first)
        if touched < 0:
            write_all(shown, into, at, known, first)
        elif touched > 0:
            renew_touched(shown, touched, seat, into, at, known, first)
        turn = shown.turn
        if i64(known[first + SHOWN_TURN]) != turn + 1:
            known[first + SHOWN_TURN] = i16(turn + 1)
            into[at + TURN] = u8(turn // DIGIT)
            into[at + TURN + 1] = u8(turn % DIGIT)
        into[at + FLAGS] = 1 if shown.struck else 0
        wipe(into, at, known, first + MARKS)
        write_frames(shown, into, at, known, first + MARKS)


def renew_seats(state: Turn, seat: i64, is_new: bool, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Write what depends on which *seat* looks, if another one does, another is to act or the turn passed."""
    seats = state.seats
    actor = state.actor()
    looks: i64 = (seat * seats + state.seat) * (seats + 1) + (actor + 1 if actor >= 0 else i64(0)) + 1
    if i64(known[first]) == looks and not is_new:
        return
    known[first] = i16(looks)
    write_hands(state, seat, into, at)
    to_act: i64 = at + HANDS + seats * GODS
    for place in range(to_act, to_act + 2 * seats):
        into[place] = 0
    if actor >= 0:  # not while setting up, not at the end
        into[to_act + (actor - seat if actor >= seat else actor - seat + seats)] = 1
    other = state.seat - seat
    into[to_act + seats + (other if other >= 0 else other + seats)] = 1


def write_hands(state: Position, seat: i64, into: vec[u8], at: i64) -> None:
    """Write every hand, that of *seat* first."""
    pieces = state.pieces
    seats = state.seats
    at += HANDS
    hand: i64 = HAND + seat * GODS
    for distance in range(seats):
        if seat + distance == seats:
            hand = HAND
        for god in range(i64(GODS)):
            into[at + god] = pieces[hand + god]
        at += GODS
        hand += GODS


def write_all(state: Position, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Write the board, the reserve, the discard pile and what was chosen before the game."""
    pieces = state.pieces
    summit = state.summit
    for cell in range(i64(MOST_CELLS)):  # those of a higher mountain too: it may have been shown before
        renew_cell(i64(pieces[cell]) if cell < summit else i64(0), cell, into, at, known, first)
    for kind in range(i64(KINDS)):
        into[at + IN_RESERVE + kind] = pieces[RESERVE + kind]
    for god in range(i64(GODS)):
        into[at + DISCARDED + god] = pieces[DISCARD + god]
    into[at + FLAGS + 1] = 1 if state.rings == MOST_RINGS else 0
    into[at + FLAGS + 2] = 1 if state.box == ORIGINAL else 0


def renew_touched(
    state: Position, touched: i64, seat: i64, into: vec[u8], at: i64, known: vec[i16], first: i64
) -> None:
    """Write the places of the pieces that were touched."""
    pieces = state.pieces
    while touched != 0:
        place: i64 = (touched & PLACE_NUMBER) - 1
        touched >>= TOUCH
        if place < MOST_CELLS:
            renew_cell(i64(pieces[place]), place, into, at, known, first)
        elif place < HAND:
            into[at + IN_RESERVE - RESERVE + place] = pieces[place]
        elif place < DISCARD:
            card: i64 = place - HAND - seat * GODS
            into[at + HANDS + (card if card >= 0 else card + state.seats * GODS)] = pieces[place]
        elif place < EVERY_HAND:
            into[at + DISCARDED - DISCARD + place] = pieces[place]
        else:
            write_hands(state, seat, into, at)


def renew_cell(there: i64, cell: i64, into: vec[u8], at: i64, known: vec[i16], first: i64) -> None:
    """Mark what stands on *cell* in place of what was shown there."""
    before = i64(known[first + SHOWN + cell])
    if there != before:
        known[first + SHOWN + cell] = i16(there)
        if before != 0:
            into[at + (before - 1) * MOST_CELLS + cell] = 0
        if there != 0:
            into[at + (there - 1) * MOST_CELLS + cell] = 1


def write_frames(state: Position, into: vec[u8], at: i64, known: vec[i16], marks: i64) -> None:
    """Mark what is asked, about what, and what is still to come; at the end who won."""
    kind = top(state)
    told = argument(state)
    into[at + LEFT_TO_SPEND] = u8(told) if kind == SPEND else u8(0)
    if kind == 0:
        winner = i64(state.pieces[state.summit])
        if winner != 0:
            mark(SUMMIT + winner - 1, into, at, known, marks)
        return
    mark(ASKED + kind - 1, into, at, known, marks)
    if kind in (STEP, EXIT):
        mark(MOVING + told, into, at, known, marks)
        cell = i64(state.pieces[WHERE + told])
        if state.pieces[cell] == PORTAL:  # the god stands inside it
            mark(told * MOST_CELLS + cell, into, at, known, marks)
    elif kind in (PLACE, TAKE) and told > 0:
        mark(BANNED + told - 1, into, at, known, marks)
    frames = state.frames
    while (frames := frames >> FRAME) != 0:
        ahead: i64 = frames & KIND
        if ahead <= NEXT:  # what is barred shows in what is legal
            mark(AHEAD + ahead - 1, into, at, known, marks)
        if ahead == END:
            mark(ACTING + state.god, into, at, known, marks)


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
