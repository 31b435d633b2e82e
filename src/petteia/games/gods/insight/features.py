# petteia: compiled
"""A position described in features, for a value that is learned."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.games.gods.insight.value import is_next_to_token, next_to_choose_a_god, reaches_summit, seat_after
from petteia.games.gods.rules.board import (
    FERTILITY,
    GODS,
    LIGHTNING,
    MOST_RINGS,
    PORTAL,
    WIDTH,
)
from petteia.games.gods.rules.cards import holds
from petteia.games.gods.rules.position import HAND, WHERE, Position, count_on_board

CHAIN: Final = 6  # there are no more fertility tokens than this (G1.4)

# Where each kind of feature begins. A god is described by its ring, counted from the summit,
# whose cards can move it, and what is above it.
RING_CARDS_ABOVE: Final = 0  # 6 rings x 9 holdings x 4 things above
GOD_RING_CARDS: Final = 216  # 8 gods x 6 rings x 9 holdings
HANDS: Final = 648  # cards of the seat on turn (0 to 8) x of the next seat (0 to 8)
WINS_NOW: Final = 729  # the seat on turn can reach the summit
THREATS: Final = 730  # how many gods the next seat could bring to the summit: 0, 1, 2, more
TEMPO: Final = 734  # being on turn
HIGH_GODS: Final = 735  # a god on the last two rings x who can play it x cards of both: who gets them back first
FEATURES: Final = 1383


def features(state: Position, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
    """Write the features of *state* for *seat*: as the seat on turn sees it, the amounts negative for its opponents."""
    pieces = state.pieces
    summit = state.summit
    mover = next_to_choose_a_god(state)
    mine: i64 = HAND + mover * GODS
    theirs: i64 = HAND + seat_after(state, mover) * GODS
    has_fertility = count_on_board(state, FERTILITY) > 0
    count: i64 = 0
    my_cards: i64 = 0
    their_cards: i64 = 0
    wins: i64 = 0
    threats: i64 = 0
    high: i64 = 0  # four bits for every god on the last two rings
    for god in range(i64(GODS)):
        cell = i64(pieces[WHERE + god])
        my_card = i64(pieces[mine + god])
        their_card = i64(pieces[theirs + god])
        my_cards += my_card
        their_cards += their_card
        above: i64 = cell + WIDTH
        way: i64 = 0
        if above >= summit or (
            has_fertility and is_next_to_token(pieces, cell, state.last) and reaches_summit(state, cell, CHAIN)
        ):
            wins += my_card
            threats += their_card
        if above < summit:
            there = i64(pieces[above])
            if there != 0:
                way = 2 if there == FERTILITY else 3 if there == PORTAL else 0 if there == LIGHTNING else 1
        holding: i64 = (3 if my_card > 0 else 0) + (1 if their_card > 0 else 0)
        if above + WIDTH >= summit:
            high = (
                (high << 4)
                | 8
                | (4 if above < summit else 0)
                | (2 if my_card > 0 else 0)
                | (1 if their_card > 0 else 0)
            )
        if state.seats == 4:
            holding = holding_of_teams(state, god, mover, holding)
        ring_and_holding: i64 = ((cell >> 4) + MOST_RINGS - state.rings) * 9 + holding
        into[count] = i16(RING_CARDS_ABOVE + ring_and_holding * 4 + way)
        into[count + 1] = i16(GOD_RING_CARDS + god * 54 + ring_and_holding)
        count += 2
    into[count] = i16(HANDS + my_cards * 9 + their_cards)
    into[count + 1] = i16(THREATS + (threats if threats < 3 else i64(3)))
    into[count + 2] = TEMPO
    count += 3
    if wins > 0:
        into[count] = WINS_NOW
        count += 1
    while high > 0:
        into[count] = i16(HIGH_GODS + (high & 7) * 81 + my_cards * 9 + their_cards)
        count += 1
        high >>= 4
    amount = 1.0 if (mover - seat) & 1 == 0 else -1.0
    for place in range(count):
        amounts[place] = amount
    return count


def holding_of_teams(state: Position, god: i64, mover: i64, holding: i64) -> i64:
    """Return who can play *god* with four players: a partner's card counts where the seat itself has none."""
    if holding < 3 and holds(state, (mover + 2) & 3, god) > 0:
        holding += 6
    if holding % 3 == 0 and holds(state, (mover + 3) & 3, god) > 0:
        holding += 2
    return holding
