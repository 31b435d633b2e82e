# petteia: compiled
"""Dealing anew what a seat cannot know: other hands, the cards another's Oracle looks at, and the pile (O8)."""

from __future__ import annotations

from librt.random import Random
from mypy_extensions import i64, u8

from petteia.games.olympos.rules.board import CARDS
from petteia.games.olympos.rules.destiny import MOST_LOOKED, count_cards, hand_size
from petteia.games.olympos.rules.position import HAND, LOOKED, PILE, SEAT, SEAT_SIZE, Position


def deal_anew(state: Position, seat: i64, rng: Random) -> None:
    """Exchange every card that *seat* (negative: a spectator) does not see, all deals equally likely."""
    pieces = state.pieces
    looks = seat == state.seat  # the Oracle's cards are seen by whoever asks it (O8.9)
    looked: i64 = 0
    for other in range(state.seats):
        if other != seat:
            take_back(state, other)
    while not looks and looked < MOST_LOOKED and pieces[LOOKED + looked] != 0:
        pieces[PILE + i64(pieces[LOOKED + looked]) - 1] += 1
        looked += 1
    unseen = count_cards(state, PILE)
    for other in range(state.seats):
        if other != seat:
            for _ in range(hand_size(state, other)):
                pieces[SEAT + other * SEAT_SIZE + HAND + draw_unseen(state, unseen, rng)] += 1
                unseen -= 1
    for place in range(looked):
        pieces[LOOKED + place] = u8(draw_unseen(state, unseen, rng) + 1)
        unseen -= 1


def looks_alike(one: Position, other: Position, seat: i64) -> bool:
    """Say whether two positions of one game differ only in what *seat* does not see: all that `deal_anew` exchanges."""
    if (
        one.frames != other.frames
        or one.seat != other.seat
        or one.cost != other.cost
        or one.god != other.god
        or one.last_turn != other.last_turn
        or one.discs != other.discs
        or one.fifth != other.fifth
        or one.revealed != other.revealed
        or one.ended != other.ended
        or one.athena != other.athena
        or one.ares != other.ares
        or one.keres != other.keres
        or one.erinyes != other.erinyes
        or one.siren != other.siren
    ):
        return False
    for place in range(i64(len(one.pieces))):
        if one.pieces[place] != other.pieces[place] and not is_hidden(one, other, place, seat):
            return False
    return True


def is_hidden(one: Position, other: Position, place: i64, seat: i64) -> bool:
    """Say whether *seat* does not see what two positions have at *place*."""
    if PILE <= place < PILE + CARDS:
        return True
    if LOOKED <= place < LOOKED + MOST_LOOKED:
        return seat != one.seat and (one.pieces[place] == 0) == (other.pieces[place] == 0)
    holder, held = (place - SEAT) // SEAT_SIZE, (place - SEAT) % SEAT_SIZE
    return place >= SEAT and holder < one.seats and holder != seat and HAND <= held < HAND + CARDS


def take_back(state: Position, seat: i64) -> None:
    """Put the cards of *seat* into the pile; the size of its hand stays as it is known."""
    pieces = state.pieces
    first: i64 = SEAT + seat * SEAT_SIZE + HAND
    for card in range(i64(CARDS)):
        pieces[PILE + card] += pieces[first + card]
        pieces[first + card] = 0


def draw_unseen(state: Position, unseen: i64, rng: Random) -> i64:
    """Take one of the *unseen* cards of the pile out of it; return its kind."""
    left: i64 = rng.randrange(unseen)
    for card in range(i64(CARDS)):
        left -= i64(state.pieces[PILE + card])
        if left < 0:
            state.pieces[PILE + card] -= 1
            return card
    raise AssertionError("unreachable: the cards of the pile are counted")
