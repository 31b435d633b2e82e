# petteia: compiled
"""What a position is worth to a side: judged by hand, and described in features for an evaluation that learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.games.gods.board import BARRIER, FERTILITY, GODS, LIGHTNING, PORTAL, RIGHT, UP, WIDTH, towards
from petteia.games.gods.cards import hand_size, holds
from petteia.games.gods.state import NOBODY, TURN, WHERE, Position, count_on_board, top

NEXT_WINS: Final = 0.9  # the side on turn can reach the summit now
CARD: Final = 0.012  # holding a card for a god one ring up the mountain, growing with the square of the ring
CHAIN: Final = 6  # there are no more fertility tokens than this (G1.4)

# Where each kind of feature begins. A god is described by its ring, whose cards can move it, and what is above it.
RING_CARDS_ABOVE: Final = 0  # 6 rings x 9 holdings x 4 things above
GOD_RING_CARDS: Final = 216  # 8 gods x 6 rings x 9 holdings
HANDS: Final = 648  # cards of the seat on turn (0 to 8) x of the next seat (0 to 8)
WINS_NOW: Final = 729  # the seat on turn can reach the summit
THREATS: Final = 730  # how many gods the next seat could bring to the summit: 0, 1, 2, more
TEMPO: Final = 734  # being on turn
FEATURES: Final = 735


def evaluate(state: Position, seat: i64) -> float:
    """Return a guess of the result for *seat* and the partner, from -1 to 1."""
    if state.frames == 0:
        if state.winner == NOBODY:
            return 0.0
        return 1.0 if (state.winner - seat) % 2 == 0 else -1.0
    side: i64 = seat % 2
    worth = 0.0
    for god in range(i64(GODS)):
        ring: i64 = i64(state.pieces[WHERE + god]) // 16 + 1
        balance: i64 = 0
        for other in range(state.seats):
            if holds(state, other, god) > 0:
                balance += 1 if other % 2 == side else -1
        worth += CARD * float(ring * ring * balance)
    worth = max(-0.8, min(0.8, worth))
    mover = next_to_choose_a_god(state)
    if can_win_now(state, mover):
        return NEXT_WINS + worth * 0.1 if mover % 2 == side else -NEXT_WINS + worth * 0.1
    return worth


def next_to_choose_a_god(state: Position) -> i64:
    """Return the seat whose turn begins now, or next if one is under way."""
    return state.seat if top(state) == TURN else (state.seat + 1) % state.seats


# Reaching the summit ---------------------------------------------------------------------------------------------


def can_win_now(state: Position, seat: i64) -> bool:
    """Say whether *seat* holds a card of a god that its own steps can bring to the summit in one turn (G3.3, G4.2)."""
    for god in range(i64(GODS)):
        if holds(state, seat, god) > 0 and reaches_summit(state, i64(state.pieces[WHERE + god]), CHAIN):
            return True
    return False


def winning_gods(state: Position, seat: i64) -> i64:
    """Return how many gods *seat* could bring to the summit in one turn."""
    count: i64 = 0
    for god in range(i64(GODS)):
        if holds(state, seat, god) > 0 and reaches_summit(state, i64(state.pieces[WHERE + god]), CHAIN):
            count += 1
    return count


def reaches_summit(state: Position, cell: i64, chain: i64) -> bool:
    """Say whether a god on *cell* can step to the summit, over at most *chain* fertility tokens.

    Paths that tread on a token twice are followed too: cut out the loop and the same path works without it. A portal
    helps only alone, by leading to a fertility of ring 1 (G4.3): out of a pair a god comes to stand on a bare cell.
    """
    above = towards(cell, UP, state.summit)
    if above == state.summit:
        return True
    if chain == 0:
        return False
    pieces = state.pieces
    for way in range(i64(UP), i64(RIGHT + 1)):
        there = towards(cell, way, state.summit)
        token = i64(pieces[there])
        if token == FERTILITY:
            if reaches_summit(state, there, chain - 1):
                return True
        elif token == PORTAL and chain >= state.rings and count_on_board(state, PORTAL) == 1:
            for foot in range(i64(WIDTH)):
                if pieces[foot] == FERTILITY and reaches_summit(state, foot, chain - 1):
                    return True
    return False


# Features --------------------------------------------------------------------------------------------------------


def features(state: Position, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
    """Write the features of *state* for *seat*: as the seat on turn sees it, the amounts negative for its opponents."""
    pieces = state.pieces
    mover = next_to_choose_a_god(state)
    seats = state.seats
    amount = 1.0 if (mover - seat) % 2 == 0 else -1.0
    count: i64 = 0
    for god in range(i64(GODS)):
        cell = i64(pieces[WHERE + god])
        ring: i64 = cell >> 4
        if ring >= 6:
            ring = 5  # on the summit: over, and never asked for
        mine: i64 = 1 if holds(state, mover, god) > 0 else 0
        theirs: i64 = 1 if holds(state, (mover + 1) % seats, god) > 0 else 0
        if seats == 4:
            if mine == 0 and holds(state, (mover + 2) % 4, god) > 0:
                mine = 2
            if theirs == 0 and holds(state, (mover + 3) % 4, god) > 0:
                theirs = 2
        holding: i64 = mine * 3 + theirs
        into[count] = i16(RING_CARDS_ABOVE + (ring * 9 + holding) * 4 + way_above(state, cell))
        into[count + 1] = i16(GOD_RING_CARDS + (god * 6 + ring) * 9 + holding)
        count += 2
    follower: i64 = (mover + 1) % seats
    into[count] = i16(HANDS + hand_size(state, mover) * 9 + hand_size(state, follower))
    into[count + 1] = i16(THREATS + min(3, winning_gods(state, follower)))
    into[count + 2] = TEMPO
    count += 3
    if can_win_now(state, mover):
        into[count] = WINS_NOW
        count += 1
    for place in range(count):
        amounts[place] = amount
    return count


def way_above(state: Position, cell: i64) -> i64:
    """Return what is above *cell*: 0 nothing that stops or helps, 1 a barrier or god, 2 fertility, 3 a portal."""
    above = towards(cell, UP, state.summit)
    there = i64(state.pieces[above])
    if there == 0 or there == LIGHTNING or above == state.summit:
        return 0
    if there == FERTILITY:
        return 2
    if there == PORTAL:
        return 3
    assert there <= BARRIER
    return 1
