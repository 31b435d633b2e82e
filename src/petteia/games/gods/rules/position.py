# petteia: compiled
"""The position: one packed array of pieces, a few numbers, and a small stack of what must be decided.

`pieces` holds, in this order: what stands on each cell and the summit, where each god is, the reserve of each token,
each seat's playable cards of each god, and the discard pile of each god.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.game import Game, State
from petteia.core.inputs import ALL
from petteia.games.gods.rules.board import BARRIER, FIRST_TOKEN, GODS, KINDS, WIDTH, Mountain

WHERE: Final = 97
RESERVE: Final = 105
HAND: Final = 109
DISCARD: Final = 141
SIZE: Final = 149

NOWHERE: Final = 255  # a god not yet set (G2.1)
NOBODY: Final = -1  # no winner, or not yet

# How a game of four keeps its cards (G6.4, G6.5).
ORIGINAL: Final = 0
RUSSIAN: Final = 1
BOXES: Final = ("original", "russian")
RUSSIAN_HERA: Final = 2  # by the first rules: as the original, but Hera's cards leave the game

# The kinds of frames: what must be decided, or is still to be done. The first three are decided by chance.
SET: Final = 1  # which god stands on the next cell (G2.1)
DRAW: Final = 2  # which card comes next (G2.2)
DEAL: Final = 3  # who gets the next card (G2.4, G6.2)
TURN: Final = 4  # which god moves, and which way (G3)
STEP: Final = 5  # where a god on fertility goes on (G4.2); the argument is the god
EXIT: Final = 6  # where a god leaves the portal (G4.3); the argument is the god
PLACE: Final = 7  # where the token goes (G5.1); the argument is a cell it may not go to, plus one
TAKE: Final = 8  # which token is moved instead (G5.1); the argument is a cell it may not be on, plus one
WEAKEN: Final = 9  # Hera's choice (G5.3, G6.5)
SPEND: Final = 10  # Athena's choice (G5.4, G6.6); the argument says what may still be chosen
LEAD: Final = 11  # Aphrodite's choice (G5.5)
FLOOD: Final = 12  # Poseidon's choice (G5.6)
RECOVER: Final = 13  # which card a seat takes from the discard pile (G6.4); the argument is the seat
POWER: Final = 14  # the acting god's power is still to come (G3.1)
AGAIN: Final = 15  # Ares has a second barrier to place (G5.2)
END: Final = 16  # the turn is to be ended (G6.3)
NEXT: Final = 17  # the next seat is to play
BARRED: Final = 18  # where Ares' second barrier does not go (G5.1); the argument is the cell plus one

# `touched` (core.inputs) lists the places of `pieces` that changed, eight bits for the number of each plus one.
TOUCH: Final = 8  # bits
TOUCHED_FULL: Final = 0x1_0000_0000_0000  # from here on there is no room for another
EVERY_HAND: Final = SIZE  # in place of all places of the hands

CAN_ENTER: Final = 0x1A01  # what a god may step on, a bit each: nothing, and all tokens but barriers (G3.3)


class Position(State):
    """Where everything is, and what must be decided next."""

    def __init__(self, game: Game, seats: i64, mountain: Mountain, rings: i64, box: i64, pieces: vec[u8]) -> None:
        super().__init__(game, seats)
        self.frames = 0  # set here too, so that no compiled code asks whether it is set
        self.touched = ALL
        self.mountain: Final = mountain
        self.pieces: Final = pieces
        self.rings: i64 = rings
        self.summit: i64 = rings * WIDTH
        self.last: i64 = mountain.columns - 1  # the last column, beside the first (G1.1)
        self.box: i64 = box
        self.first_rules = game.version == 1  # the rules of old records: see the notes of the chapters
        self.turn: i64 = 0  # turns completed
        self.seat: i64 = 0  # whose turn it is
        self.god: i64 = 0  # the god whose card is being played
        self.struck = False  # a lightning took effect this turn (G4.6)
        self.in_power = False  # the acting god's power is being used: lightning cannot take it any more (G5.5)
        self.winner: i64 = NOBODY
        self.drawn_cards: i64 = 0  # the cards drawn in the set-up, a bit each (G2.2)
        self.column: i64 = 0  # the column the last card gave

    def copy_to(self, other: Position) -> None:
        """Make *other*, built on a copy of the pieces, equal to this."""
        other.turn = self.turn
        other.seat = self.seat
        other.god = self.god
        other.struck = self.struck
        other.in_power = self.in_power
        other.winner = self.winner
        other.frames = self.frames
        other.drawn_cards = self.drawn_cards
        other.column = self.column
        other.seed = self.seed
        other.draws = self.draws


def empty_pieces(mountain: Mountain) -> vec[u8]:
    """Return the pieces before the set-up: all tokens in the reserve, no god on the board."""
    pieces = vec[u8]([0] * SIZE)
    for god in range(GODS):
        pieces[WHERE + god] = NOWHERE
    for kind in range(KINDS):
        pieces[RESERVE + kind] = mountain.tokens[kind]
    return pieces


# Cells -----------------------------------------------------------------------------------------------------------


def can_enter(pieces: vec[u8], cell: i64) -> bool:
    """Say whether a god may come to stand on *cell*: neither god nor barrier is there (G3.3)."""
    return (i64(CAN_ENTER) >> i64(pieces[cell])) & 1 != 0


def touch(state: Position, place: i64) -> None:
    """Note that *place* of the pieces changed; where there is no room for it, that all of them did."""
    touched = state.touched
    state.touched = (touched << TOUCH) | (place + 1) if 0 <= touched < TOUCHED_FULL else i64(ALL)


def return_token(state: Position, cell: i64) -> None:
    """Put the token on *cell* back into the reserve (G4.1)."""
    pieces = state.pieces
    place = RESERVE + i64(pieces[cell]) - FIRST_TOKEN
    pieces[place] += 1
    pieces[cell] = 0
    touch(state, place)
    touch(state, cell)


def put_token(state: Position, token: i64, cell: i64) -> None:
    """Put a token from the reserve on the empty *cell* (G5.1)."""
    pieces = state.pieces
    place = RESERVE + token - FIRST_TOKEN
    pieces[place] -= 1
    pieces[cell] = u8(token)
    touch(state, place)
    touch(state, cell)


def count_on_board(state: Position, token: i64) -> i64:
    kind = token - FIRST_TOKEN
    return i64(state.mountain.tokens[kind]) - i64(state.pieces[RESERVE + kind])


def is_barrier(state: Position, cell: i64) -> bool:
    return state.pieces[cell] == BARRIER
