# petteia: compiled
"""Cards: spending them, and getting them back (G3.1, G3.2; with four players G6.3, G6.4)."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.event import Event
from petteia.core.frames import pop, push
from petteia.games.gods.rules.board import GOD_NAMES, GODS
from petteia.games.gods.rules.events import CardDiscarded, CardRecovered, CardSpent, CardsRecovered
from petteia.games.gods.rules.position import DISCARD, EVERY_HAND, HAND, RECOVER, RUSSIAN, Position, touch

FULL_HAND: Final = 4  # with four players (G6.2, G6.4)


def holds(state: Position, seat: i64, god: i64) -> i64:
    """Return how many cards of *god* *seat* may play: strong ones, or, with four players, those in hand."""
    return i64(state.pieces[HAND + seat * GODS + god])


def hand_size(state: Position, seat: i64) -> i64:
    pieces = state.pieces
    first: i64 = HAND + seat * GODS
    size: i64 = 0
    for god in range(i64(GODS)):
        size += i64(pieces[first + god])
    return size


def discard_size(state: Position) -> i64:
    pieces = state.pieces
    size: i64 = 0
    for god in range(i64(GODS)):
        size += i64(pieces[DISCARD + god])
    return size


def give_all(state: Position, seat: i64) -> None:
    """Make all eight cards of *seat* strong (G2.3, G3.2)."""
    pieces = state.pieces
    first: i64 = HAND + seat * GODS
    for god in range(i64(GODS)):
        pieces[first + god] = 1
    touch(state, EVERY_HAND)


def lose_card(state: Position, owner: i64, god: i64, log: list[Event] | None) -> None:
    """Turn a card weak, or put it on the discard pile; its owner recovers if it was the last (G3.2, G6.4)."""
    pieces = state.pieces
    card = HAND + owner * GODS + god
    pieces[card] -= 1
    touch(state, card)
    if state.seats == 4:
        pieces[DISCARD + god] += 1
        touch(state, DISCARD + god)
    recover_if_empty(state, owner, log)


def spend_card(state: Position, log: list[Event] | None) -> None:
    """Spend the card being played (G3.1, G6.3)."""
    if log is not None:
        seat, god = int(state.seat), GOD_NAMES[state.god]
        log.append(CardSpent(seat, god) if state.seats == 2 else CardDiscarded(seat, god))
    lose_card(state, state.seat, state.god, log)


def recover_if_empty(state: Position, owner: i64, log: list[Event] | None) -> None:
    """Give a player without cards all of them (G3.2), or have them choose new ones then and there (G6.4, G6.7)."""
    if hand_size(state, owner) > 0:
        return
    if state.seats == 4:
        ask_to_recover(state, owner)
        return
    give_all(state, owner)
    if log is not None:
        log.append(CardsRecovered(int(owner)))


def ask_to_recover(state: Position, owner: i64) -> None:
    """Have *owner*, who has no cards, choose new ones; in the Russian box both of a team that has run out (G6.4)."""
    partner: i64 = (owner + 2) % 4
    if state.box != RUSSIAN:
        push(state, RECOVER, owner)
    elif hand_size(state, partner) == 0:
        # The stack is last in, first out: whoever is nearer to the turn, clockwise, chooses first.
        later: i64 = owner if (owner - state.seat) % 4 >= 2 else partner
        push(state, RECOVER, later)
        push(state, RECOVER, (later + 2) % 4)


def can_recover(state: Position, owner: i64, god: i64) -> bool:
    """Say whether *owner* may take a card of *god*: doubles only when no different card is to be had (G6.4)."""
    pieces = state.pieces
    if pieces[DISCARD + god] == 0:
        return False
    if holds(state, owner, god) == 0:
        return True
    for other in range(i64(GODS)):
        if pieces[DISCARD + other] > 0 and holds(state, owner, other) == 0:
            return False
    return True


def recover(state: Position, owner: i64, god: i64, log: list[Event] | None) -> None:
    """Take a card of *god* from the discard pile (G6.4)."""
    pieces = state.pieces
    card = HAND + owner * GODS + god
    pieces[DISCARD + god] -= 1
    pieces[card] += 1
    touch(state, DISCARD + god)
    touch(state, card)
    if log is not None:
        log.append(CardRecovered(int(owner), GOD_NAMES[god]))
    if has_recovered(state, owner):
        pop(state)


def has_recovered(state: Position, owner: i64) -> bool:
    """Say whether *owner* holds four cards again, or all there are (G6.4)."""
    return hand_size(state, owner) == FULL_HAND or discard_size(state) == 0
