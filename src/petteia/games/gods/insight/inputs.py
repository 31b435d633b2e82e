# petteia: compiled
"""Gods of Olympus as bytes for learning agents. Nothing is hidden, so seats differ only in who comes first."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.frames import argument, below, top
from petteia.core.game import State
from petteia.core.inputs import Field, Inputs
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
    WHERE,
    Position,
)
from petteia.games.gods.rules.setting_up import CARD_COUNT

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

QUESTIONS: Final = "set, draw, deal, turn, step, exit, place, take, weaken, spend, lead, flood, recover"
DUTIES: Final = "power, again, end, next"


class GodsInputs(Inputs):
    """Writes a position in the order of `fields`."""

    def write(self, state: State, seat: i64, into: vec[u8], at: i64) -> None:
        assert isinstance(state, Position)
        write_board(state, into, at)
        write_frames(state, into, at)
        write_numbers(state, into, at)
        write_seats(state, seat, into, at + HANDS)


def write_board(state: Position, into: vec[u8], at: i64) -> None:
    """Mark what stands on each cell and on the summit."""
    pieces = state.pieces
    for cell in range(state.summit):
        there = i64(pieces[cell])
        if there != 0:
            into[at + (there - 1) * MOST_CELLS + cell] = 1
    if pieces[state.summit] != 0:
        into[at + SUMMIT + i64(pieces[state.summit]) - 1] = 1


def write_frames(state: Position, into: vec[u8], at: i64) -> None:
    """Write what is asked, about what, and what is still to come."""
    kind = top(state)
    told = argument(state)
    if kind != 0:
        into[at + ASKED + kind - 1] = 1
    if kind in (STEP, EXIT):
        into[at + MOVING + told] = 1
        cell = i64(state.pieces[WHERE + told])
        if state.pieces[cell] == PORTAL:  # the god stands inside it
            into[at + told * MOST_CELLS + cell] = 1
    elif kind == SPEND:
        into[at + LEFT_TO_SPEND] = u8(told)
    elif kind in (PLACE, TAKE) and told > 0:
        into[at + BANNED + told - 1] = 1
    depth: i64 = 1
    while (ahead := below(state, depth)) != 0:
        if ahead <= NEXT:  # what is barred shows in what is legal
            into[at + AHEAD + ahead - 1] = 1
        if ahead == END:
            into[at + ACTING + state.god] = 1
        depth += 1


def write_numbers(state: Position, into: vec[u8], at: i64) -> None:
    """Write the reserve, the discard pile, the flags and the clock."""
    pieces = state.pieces
    for kind in range(i64(KINDS)):
        into[at + IN_RESERVE + kind] = pieces[RESERVE + kind]
    for god in range(i64(GODS)):
        into[at + DISCARDED + god] = pieces[DISCARD + god]
    into[at + FLAGS] = 1 if state.struck else 0
    into[at + FLAGS + 1] = 1 if state.rings == MOST_RINGS else 0
    into[at + FLAGS + 2] = 1 if state.box == ORIGINAL else 0
    into[at + TURN] = u8(state.turn // DIGIT)
    into[at + TURN + 1] = u8(state.turn % DIGIT)


def write_seats(state: Position, seat: i64, into: vec[u8], at: i64) -> None:
    """Write every hand, who is to act and whose turn it is, as seen from *seat*."""
    pieces = state.pieces
    seats = state.seats
    for distance in range(seats):
        hand: i64 = HAND + (seat + distance) % seats * GODS
        for god in range(i64(GODS)):
            into[at + god] = pieces[hand + god]
        at += GODS
    kind = top(state)
    if kind >= 4:  # not while setting up, not at the end
        actor = argument(state) if kind == RECOVER else state.seat
        into[at + (actor - seat) % seats] = 1
    into[at + seats + (state.seat - seat) % seats] = 1


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
    found = GodsInputs(seats, fields, LONGEST_GAME * LONGEST_TURN + 2 * CARD_COUNT + GODS, hidden=False, zero_sum=True)
    begins = found.places()
    written = {
        "summit": SUMMIT, "reserve": IN_RESERVE, "discard": DISCARDED, "asked": ASKED, "ahead": AHEAD, "moving": MOVING,
        "acting": ACTING, "spend": LEFT_TO_SPEND, "struck": FLAGS, "turn": TURN, "hands": HANDS,
    }  # fmt: skip
    assert all(begins[name] == place for name, place in written.items()), "a field is not where it is written"
    return found
