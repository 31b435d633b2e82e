# petteia: compiled
"""Setting up (G2, G6.2): gods, starting tokens and cards, every draw a decision of chance."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.event import Event
from petteia.core.frames import pop, push
from petteia.core.game import Option
from petteia.games.gods.rules.board import (
    FIRST_TOKEN,
    GOD_NAMES,
    GODS,
    RIGHT,
    TOKEN_NAMES,
    WIDTH,
    Mountain,
    cell_name,
    towards,
)
from petteia.games.gods.rules.cards import FULL_HAND, give_all, hand_size
from petteia.games.gods.rules.events import CardDealt, CardDrawn, FirstSeatFound, GodSet, TokenSet
from petteia.games.gods.rules.moves import DEAL as DEAL_MOVE
from petteia.games.gods.rules.moves import DRAW as DRAW_MOVE
from petteia.games.gods.rules.moves import SET as SET_MOVE
from petteia.games.gods.rules.position import (
    BOXES,
    DEAL,
    DRAW,
    EVERY_HAND,
    HAND,
    NOWHERE,
    ORIGINAL,
    RUSSIAN_HERA,
    SET,
    TURN,
    WHERE,
    Position,
    put_token,
    touch,
)

CARD_COUNT: Final = 16


def options_of(mountain: Mountain, version: int) -> tuple[Option, ...]:
    """Return what may be chosen before a game; the first rules asked for one thing of the box only."""
    rings = Option("rings", tuple(mountain.rings), "rings of the mountain below the summit (G7.2)")
    if version == 1:
        told = "with four players, Hera's cards go to the discard pile (G6.5)"
        return (rings, Option("hera_discards", (True, False), told))
    return (rings, Option("box", BOXES, "with four players, how cards are put away and come back (G6.4, G6.5)"))


def box_of(options: Mapping[str, object]) -> int:
    """Return how a game with these *options* keeps its cards (G6.4, G6.5)."""
    if "box" in options:
        return BOXES.index(str(options["box"]))
    return ORIGINAL if options["hera_discards"] else RUSSIAN_HERA


def begin(state: Position) -> None:
    """Put the whole set-up on the stack, the gods on top."""
    push(state, DEAL, 0)
    if state.mountain.first_draws > 0:
        push(state, DRAW, 0)
    push(state, SET, 0)


def gods_set(state: Position) -> i64:
    count: i64 = 0
    for god in range(i64(GODS)):
        if state.pieces[WHERE + god] != NOWHERE:
            count += 1
    return count


def cards_drawn(state: Position) -> i64:
    count: i64 = 0
    for card in range(i64(CARD_COUNT)):
        count += (state.drawn_cards >> card) & 1
    return count


def cards_dealt(state: Position) -> i64:
    count: i64 = 0
    for seat in range(state.seats):
        count += hand_size(state, seat)
    return count


def god_dealt_next(state: Position) -> i64:
    """Return the god of the card dealt next: Zeus with the first letter, the rest of his set, the other set (G6.2)."""
    return cards_dealt(state) % GODS


def room_at(state: Position, seat: i64) -> i64:
    """Return how many more cards of the set now dealt can come to *seat*: the weight of that outcome."""
    dealt = cards_dealt(state)
    if dealt == 0:
        return 1
    pair: i64 = state.seat // 2
    if dealt >= GODS:
        pair = 1 - pair
    return FULL_HAND - hand_size(state, seat) if seat // 2 == pair else i64(0)


def draws(state: Position, kind: i64, into: vec[i16]) -> i64:
    """Write the outcomes of the draw now due."""
    count: i64 = 0
    if kind == SET:
        for god in range(i64(GODS)):
            if state.pieces[WHERE + god] == NOWHERE:
                into[count] = i16(SET_MOVE + god)
                count += 1
    elif kind == DRAW:
        for card in range(i64(CARD_COUNT)):
            if (state.drawn_cards >> card) & 1 == 0:
                into[count] = i16(DRAW_MOVE + card)
                count += 1
    else:
        for seat in range(state.seats):
            if room_at(state, seat) > 0:
                into[count] = i16(DEAL_MOVE + seat)
                count += 1
    return count


def first_cell(state: Position, count: i64) -> i64:
    """Return where the god after *count* others is set: every second cell, closer together on a narrow mountain."""
    return count * (state.last + 1) // GODS


def set_god(state: Position, god: i64, log: list[Event] | None) -> None:
    """Put *god* on the next second cell of ring 1 (G2.1)."""
    count = gods_set(state)
    cell = first_cell(state, count)
    state.pieces[WHERE + god] = u8(cell)
    state.pieces[cell] = u8(god + 1)
    touch(state, cell)
    if log is not None:
        log.append(GodSet(GOD_NAMES[god], cell_name(int(cell))))
    if count + 1 == GODS:
        pop(state)


def draw_card(state: Position, number: i64, log: list[Event] | None) -> None:
    """Take the column or the ring of the next starting token from a card (G2.2)."""
    card = state.mountain.cards[number]
    count = cards_drawn(state)
    gives_column = count % 2 == 0
    state.drawn_cards |= i64(1) << number
    if log is not None:
        part = "column" if gives_column else "ring"
        log.append(CardDrawn(GOD_NAMES[card.god], card.name[-1], card.ring, part))
    if gives_column:
        state.column = card.column
        return
    token: i64 = FIRST_TOKEN + kind_set_next(state.mountain, count // 2)
    cell: i64 = (card.ring - 1) * WIDTH + state.column
    while state.pieces[cell] != 0:  # on a narrow mountain letters share a column: the next free cell to the right
        cell = towards(cell, RIGHT, state.summit, state.last)
    put_token(state, token, cell)
    state.column = 0
    if log is not None:
        log.append(TokenSet(TOKEN_NAMES[token - FIRST_TOKEN], cell_name(int(cell))))
    if count + 1 == state.mountain.first_draws:
        pop(state)


def kind_set_next(mountain: Mountain, count: i64) -> i64:
    """Return the kind of the next starting token after *count* of them: each kind in its turn (G2.2)."""
    kind: i64 = 0
    left: i64 = count - i64(mountain.first_tokens[0])
    while left >= 0:
        kind += 1
        left -= i64(mountain.first_tokens[kind])
    return kind


def deal_card(state: Position, seat: i64, log: list[Event] | None) -> None:
    """Deal the next card to *seat*; who gets the first card plays first (G2.3, G2.4, G6.2)."""
    dealt = cards_dealt(state)
    god = god_dealt_next(state)
    touch(state, EVERY_HAND)
    if dealt == 0:
        state.seat = seat
    if log is not None:
        log.append(CardDealt(GOD_NAMES[god], int(seat)))
    if state.seats == 4:
        state.pieces[HAND + seat * GODS + god] += 1
        if dealt + 1 < CARD_COUNT:
            return
    else:
        give_all(state, 0)
        give_all(state, 1)
    pop(state)
    push(state, TURN, 0)
    if log is not None:
        log.append(FirstSeatFound(int(state.seat)))
