# petteia: compiled
"""The position: one packed array of pieces, a few numbers, and a small stack of what must be decided.

`pieces` holds who controls each territory, the development board, a block for each seat, the order of discs on the
track, the piles of cards, and the discs on the map in the order in which they came: of two in one territory the later
one lies on top. Territory tokens and star tokens follow from control; the blocks only count them.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.game import Game, State
from petteia.games.olympos.rules.board import CARDS, MOST_SEATS, RESOURCES, TILES, Board

CONTROL: Final = 0  # of each territory: NOBODY, a seat plus one, BARBARIANS, TRIBE or CONDEMNED
SLOT_TILE: Final = 32  # in each slot: its discovery plus one
COLUMN_OF: Final = 57  # of each discovery: its column plus one
OWNERS: Final = 82  # of each discovery: the seats that have made it, a bit each
BONUS_DISC: Final = 107  # on each bonus space: a seat plus one
WONDER_AT: Final = 182  # in each column: its wonder plus one
WONDER_OWNER: Final = 187  # of each wonder: a seat plus one
SEAT: Final = 192  # the blocks of the seats, SEAT_SIZE each
SEAT_SIZE: Final = 45
LINE: Final = 417  # the seats by when their discs last moved on the track, the latest first: it lies on top (O3.1)
DISCARD: Final = 422  # of each kind of card
PILE: Final = 441
LOOKED: Final = 460  # the cards the Oracle looks at, each its kind plus one (O8.9)
DISCS: Final = 463  # on the map: owner x 32 + territory
MOST_DISCS: Final = 104  # twenty of each colour, four of the barbarians
SIZE: Final = 567

# Inside the block of a seat
SPACE: Final = 0  # where its disc is on the track
HOURGLASSES: Final = 1
PRESTIGE: Final = 2
STOCK: Final = 3  # settlers
PASSED: Final = 4  # Zeus spaces it has been through
SWORDS: Final = 5  # on its tiles, as the next one
SYMBOLS: Final = 6
PRAYED: Final = 7  # Zeus cards played for the god now revealed
STARS: Final = 8  # star tokens
TOKENS: Final = 9  # territory tokens of each resource
CUBES: Final = 13  # of each resource
SHOWS: Final = 17  # the resource on its Money tile, then Agriculture, each plus one
COLUMN_DISCS: Final = 19  # its bonus discs in each column
HAND: Final = 24  # cards of each kind
HAND_SIZE: Final = 43
TILE_STARS: Final = 44  # on its tiles

# The kinds of frames: what must be decided, or is still to be done. The first six are decided by chance.
STACKING: Final = 1  # whose disc comes next on the start space (O2.3)
PLACING: Final = 2  # which discovery or wonder goes to the next column (O2.1, O2.2)
FIFTH: Final = 3  # the resource of the fifth cube (O2.7)
DEALING: Final = 4  # who begins with which cube (O2.7)
DRAWING: Final = 5  # a Destiny card (O7.1); the argument is how many are still to be looked at (O8.9)
REVEALING: Final = 6  # a god (O7.2)
CONDEMNING: Final = 7  # which territory gets a cross (O2.4)
INVADING: Final = 8  # where barbarians stand (O2.6)
TURN: Final = 9  # an action, or a card before it (O3.2)
SPENDING: Final = 10  # which cubes are paid (O5.3); the argument is the slot
CHOOSING: Final = 11  # which tile of Money or Agriculture (O5.5); the argument is the discovery
GAINING: Final = 12  # which cube (Commerce, Artemis); the argument is the seat + 8 x how many
BONUS: Final = 13  # which bonus space (O5.4); the argument is the slot
PAYING: Final = 14  # cards before paying (O8, O3.3)
KEEPING: Final = 15  # which card the Oracle keeps (O8.9)
PLAYING: Final = 16  # cards after drawing (O7.1)
PRAYING: Final = 17  # Zeus cards for the god revealed (O8.7); the argument is the seat
LOSING: Final = 18  # which settler Hades takes (O9.5); the argument is the seat
TAKING: Final = 19  # the discovery in this slot is to be taken (O5.4)
PASSING: Final = 20  # Zeus spaces are to be looked for (O7)
ACTING: Final = 21  # the god is to act; the argument is ALL, or the seats still to be asked
NEXT: Final = 22  # the turn is over
SETTLING: Final = 23  # a new settler starts (O4.1); the argument is its origin
MARCHING: Final = 24  # a settler on the map starts; the argument is where it is
GOING: Final = 25  # what its way may cost, with the option `long_ways` (O4.2); the argument is where it goes

ALL: Final = 64  # argument of ACTING before it is known on whom


# What `touched` tells (core.inputs), a bit each; there is one for the block of every seat and one for every territory.
TOUCHED_TRACK: Final = 1
TOUCHED_HOLDINGS: Final = 2  # discoveries made and what they show, bonus spaces, wonders
TOUCHED_PILE: Final = 4
TOUCHED_SEATS: Final = 3  # not a bit but its number, for seat 0
TOUCHED_DISCARDS: Final = 0x100
TOUCHED_HANDS: Final = 0x200
TOUCHED_LANDS: Final = 31  # the same, for territory 0
TOUCHED_LAND: Final = 1 << 31


class Position(State):
    """Where everything is, and what must be decided next."""

    def __init__(self, game: Game, seats: i64, board: Board, pieces: vec[u8]) -> None:
        super().__init__(game, seats)
        self.frames = 0  # set here too, so that no compiled code asks whether it is set
        self.touched = -1
        self.board: Final = board
        self.pieces: Final = pieces
        self.first_rules = game.version == 1  # the rules of old records: see the notes of the chapters
        self.long_ways = False  # a settler may take a longer way than it must (O4.2)
        self.seat: i64 = 0  # whose turn it is
        self.cost: i64 = 0  # of the action being carried out
        self.god: i64 = 0  # the god last revealed, plus one
        self.last_turn = False  # this turn's action ends the game of the seat (O10.1)
        self.discs: i64 = 0  # on the map
        self.fifth: i64 = 0  # the resource of the fifth cube plus one, while cubes are dealt
        self.revealed: i64 = 0  # the gods revealed so far, a bit each
        self.ended: i64 = 0  # seats that ended their game, a bit each, as in the rest
        self.athena: i64 = 0  # have a star for a wonder
        self.ares: i64 = 0  # have more swords until the next god
        self.keres: i64 = 0  # lose points at the end
        self.erinyes: i64 = 0  # pay more for the next action
        self.siren: i64 = 0  # may not enter the sea until the next god

    def copy_to(self, other: Position) -> None:
        """Make *other*, built on a copy of the pieces, equal to this."""
        other.frames = self.frames
        other.long_ways = self.long_ways
        other.seat = self.seat
        other.cost = self.cost
        other.god = self.god
        other.last_turn = self.last_turn
        other.discs = self.discs
        other.fifth = self.fifth
        other.revealed = self.revealed
        other.ended = self.ended
        other.athena = self.athena
        other.ares = self.ares
        other.keres = self.keres
        other.erinyes = self.erinyes
        other.siren = self.siren
        other.seed = self.seed
        other.draws = self.draws


def empty_pieces(board: Board, seats: i64) -> vec[u8]:
    """Return the pieces before the set-up: every card in the pile, the first settlers in the stocks."""
    pieces = vec[u8]([0] * SIZE)
    for card in range(i64(CARDS)):
        pieces[PILE + card] = board.card_copies[card]
    for seat in range(i64(MOST_SEATS)):
        pieces[LINE + seat] = u8(seat)
        if seat < seats:
            pieces[SEAT + seat * SEAT_SIZE + STOCK] = u8(board.first_settlers)
            pieces[SEAT + seat * SEAT_SIZE + SPACE] = u8(board.start)
    return pieces


# The seats -------------------------------------------------------------------------------------------------------


def holding(state: Position, seat: i64, what: i64) -> i64:
    """Return how much of *what* (SPACE, HOURGLASSES …) the block of *seat* says."""
    return i64(state.pieces[SEAT + seat * SEAT_SIZE + what])


def gain(state: Position, seat: i64, what: i64, amount: i64) -> None:
    """Add *amount*, which may be negative, to *what* in the block of *seat*."""
    place = SEAT + seat * SEAT_SIZE + what
    state.pieces[place] = u8(i64(state.pieces[place]) + amount)
    state.touched |= i64(1) << (TOUCHED_SEATS + seat)


def touch_land(state: Position, territory: i64) -> None:
    """Note that control of *territory*, or what lies there, has changed."""
    state.touched |= i64(TOUCHED_LAND) << territory


def has(state: Position, seat: i64, tile: i64) -> bool:
    """Say whether *seat* has made the discovery *tile*."""
    return (i64(state.pieces[OWNERS + tile]) >> seat) & 1 == 1


def is_among(seats: i64, seat: i64) -> bool:
    """Say whether *seat* is in the set *seats*, a bit each."""
    return (seats >> seat) & 1 == 1


def token_kinds(state: Position, seat: i64) -> i64:
    """Return of how many resources *seat* has a territory token (O8.5)."""
    kinds: i64 = 0
    for resource in range(i64(RESOURCES)):
        if holding(state, seat, TOKENS + resource) > 0:
            kinds += 1
    return kinds


def discovery_count(state: Position, seat: i64) -> i64:
    pieces = state.pieces
    count: i64 = 0
    for place in range(i64(OWNERS), i64(OWNERS + TILES)):
        count += (i64(pieces[place]) >> seat) & 1
    return count
