# petteia: compiled
"""The powers of the gods (G5; with four players G6.5 to G6.7).

Lists of cells are written without a jump that the processor would have to foresee: every cell is written, and the next
one overwrites it unless it counts.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.event import Event
from petteia.core.frames import argument, argument_below, below, pop, push, top
from petteia.games.gods.rules.board import (
    APHRODITE,
    ARES,
    ATHENA,
    FIRST_TOKEN,
    GOD_NAMES,
    GODS,
    HERA,
    POSEIDON,
    TOKEN_NAMES,
    WAYS,
    WIDTH,
    cell_name,
    token_of,
    towards,
)
from petteia.games.gods.rules.cards import hand_size, holds, lose_card, recover_if_empty
from petteia.games.gods.rules.events import (
    CardDiscarded,
    CardsPutAway,
    CardWeakened,
    GodLed,
    GodPushedBack,
    TokenPlaced,
    TokenReturned,
    TokenTaken,
)
from petteia.games.gods.rules.moves import BACK, DONE, GOD_STEP, NOTHING, REMOVE
from petteia.games.gods.rules.moves import PLACE as PLACE_MOVE
from petteia.games.gods.rules.moves import TAKE as TAKE_MOVE
from petteia.games.gods.rules.moves import WEAKEN as WEAKEN_MOVE
from petteia.games.gods.rules.moves import WEAKEN_PARTNER as WEAKEN_PARTNER_MOVE
from petteia.games.gods.rules.position import (
    AGAIN,
    BARRED,
    DISCARD,
    FLOOD,
    HAND,
    LEAD,
    ORIGINAL,
    PLACE,
    RESERVE,
    RUSSIAN,
    SPEND,
    TAKE,
    WEAKEN,
    WHERE,
    Position,
    can_enter,
    put_token,
    return_token,
    touch,
)
from petteia.games.gods.rules.tokens import come_to_stand, leave, steps

# What Athena may still choose. With two players the argument counts; with four it is a set of two bits (G6.6).
OWN: Final = 1
PARTNERS: Final = 2


def begin_power(state: Position) -> None:
    """Ask for what the acting god's power needs (G3.5)."""
    state.in_power = True
    god = state.god
    if token_of(god) != 0:
        if god == ARES:
            push(state, AGAIN, 0)
        ask_for_token(state, 0)
    elif god == HERA:
        push(state, WEAKEN, 0)
    elif god == ATHENA:
        push(state, SPEND, 2 if state.seats == 2 else OWN | PARTNERS)
    elif god == APHRODITE:
        push(state, LEAD, 0)
    else:
        assert god == POSEIDON
        push(state, FLOOD, 0)


# Placing tokens (G5.1, G5.2) -------------------------------------------------------------------------------------


def ask_for_token(state: Position, kept: i64) -> None:
    """Ask where a token goes, or with an empty reserve which one is moved: not the one on cell *kept* minus one."""
    if state.pieces[RESERVE + token_of(state.god) - FIRST_TOKEN] > 0:
        push(state, PLACE, 0)
    else:
        push(state, TAKE, kept)


def places(state: Position, into: vec[i16]) -> i64:
    """Write every empty cell, but not those from which this token and Ares' first one were just taken (G5.1)."""
    banned: i64 = argument(state) - 1
    barred = barred_cell(state)
    first, second = min(banned, barred), max(banned, barred)
    count = empty_cells(state.pieces, 0, first, into, 0)
    count = empty_cells(state.pieces, first + 1, second, into, count)
    count = empty_cells(state.pieces, second + 1, state.summit, into, count)
    return count if state.last == WIDTH - 1 else within(into, count, state.last)


def empty_cells(pieces: vec[u8], start: i64, end: i64, into: vec[i16], count: i64) -> i64:
    """Write the empty cells from *start* to before *end*, after the first *count*; return the new count."""
    for cell in range(start, end):
        into[count] = i16(PLACE_MOVE + cell)
        if pieces[cell] == 0:
            count += 1
    return count


def within(places: vec[i16], count: i64, last: i64) -> i64:
    """Leave out the cells beyond the *last* column of a narrow mountain; return how many are left."""
    left: i64 = 0
    for number in range(count):
        if (i64(places[number]) - PLACE_MOVE) & 0x0F <= last:
            places[left] = places[number]
            left += 1
    return left


def barred_cell(state: Position) -> i64:
    """Return the cell from which the first barrier of Ares was taken, if this is his second (G5.1), else -1."""
    return argument_below(state, 1) - 1 if below(state, 1) == BARRED else i64(-1)


def place(state: Position, cell: i64, log: list[Event] | None) -> None:
    """Put the acting god's token on *cell*; Ares has a second one (G5.2)."""
    token = token_of(state.god)
    taken_from = argument(state)
    put_token(state, token, cell)
    if log is not None:
        log.append(TokenPlaced(int(state.seat), TOKEN_NAMES[token - FIRST_TOKEN], cell_name(int(cell))))
    pop(state)
    if top(state) == AGAIN:
        pop(state)
        if taken_from > 0 and not state.first_rules:
            push(state, BARRED, taken_from)
        ask_for_token(state, cell + 1)
    elif top(state) == BARRED:
        pop(state)


def takes(state: Position, into: vec[i16]) -> i64:
    """Write the tokens that may be moved because the reserve is empty: not the one placed a moment ago (G5.1)."""
    pieces = state.pieces
    token = token_of(state.god)
    kept: i64 = argument(state) - 1
    count: i64 = 0
    for cell in range(state.summit):
        into[count] = i16(TAKE_MOVE + cell)
        if pieces[cell] == token and cell != kept:
            count += 1
    return count


def take(state: Position, cell: i64, log: list[Event] | None) -> None:
    """Take a token off the board; it must go to another cell (G5.1)."""
    token = token_of(state.god)
    return_token(state, cell)
    if log is not None:
        log.append(TokenTaken(int(state.seat), TOKEN_NAMES[token - FIRST_TOKEN], cell_name(int(cell))))
    pop(state)
    push(state, PLACE, cell + 1)


# Hera and Athena (G5.3, G5.4, G6.5, G6.6) ------------------------------------------------------------------------


def hera_targets(state: Position, into: vec[i16]) -> i64:
    """Write the gods of which an opponent holds a playable card (G5.3, G6.5)."""
    count: i64 = 0
    left: i64 = (state.seat + 1) % state.seats
    right: i64 = (state.seat + 3) % state.seats
    for god in range(i64(GODS)):
        if holds(state, left, god) + holds(state, right, god) > 0:
            into[count] = i16(WEAKEN_MOVE + god)
            count += 1
    if count == 0:
        into[0] = NOTHING
        count = 1
    return count


def hera_weakens(state: Position, god: i64, log: list[Event] | None) -> None:
    """Turn the opponent's card weak (G5.3); with four players every opponent puts all cards of the god away (G6.5)."""
    pop(state)
    if state.seats == 2:
        other: i64 = 1 - state.seat
        if log is not None:
            log.append(CardWeakened(int(state.seat), int(other), GOD_NAMES[god]))
        lose_card(state, other, god, log)
        return
    left: i64 = (state.seat + 1) % 4
    right: i64 = (state.seat + 3) % 4
    left_lost = put_away(state, left, god, log)
    right_lost = put_away(state, right, god, log)
    # The stack is last in, first out: the nearest opponent clockwise chooses first (G6.7).
    if right_lost and state.box != RUSSIAN:
        recover_if_empty(state, right, log)
    if left_lost or (right_lost and state.box == RUSSIAN):
        recover_if_empty(state, left, log)


def put_away(state: Position, owner: i64, god: i64, log: list[Event] | None) -> bool:
    """Put all cards of *god* that *owner* holds onto the discard pile, or out of the game; say if any (G6.5)."""
    pieces = state.pieces
    held = holds(state, owner, god)
    if held == 0:
        return False
    cards = HAND + owner * GODS + god
    pieces[cards] = 0
    touch(state, cards)
    if state.box == ORIGINAL:
        pieces[DISCARD + god] += u8(held)
        touch(state, DISCARD + god)
    if log is not None:
        pile = "discard" if state.box == ORIGINAL else "box"
        log.append(CardsPutAway(int(state.seat), int(owner), GOD_NAMES[god], int(held), pile))
    return True


def athena_spares(state: Position, god: i64) -> i64:
    """Return how many own cards of *god* Athena may spend: with four players not the one being played (G6.6)."""
    held = holds(state, state.seat, god)
    return held - 1 if state.seats == 4 and god == ATHENA else held


def athena_targets(state: Position, into: vec[i16]) -> i64:
    """Write the cards that may be spent, after `done` (G5.4, G6.6)."""
    into[0] = DONE
    count: i64 = 1
    left = argument(state)
    if state.seats == 2 or left & OWN:
        for god in range(i64(GODS)):
            if athena_spares(state, god) > 0:
                into[count] = i16(WEAKEN_MOVE + god)
                count += 1
    if state.seats == 4 and left & PARTNERS:
        partner: i64 = (state.seat + 2) % 4
        for god in range(i64(GODS)):
            if holds(state, partner, god) > 0:
                into[count] = i16(WEAKEN_PARTNER_MOVE + god)
                count += 1
    return count


def athena_spends(state: Position, owner: i64, god: i64, log: list[Event] | None) -> None:
    """Spend a card of one's own, or of the partner's, and ask for more while more may be spent (G5.4, G6.6)."""
    left = argument(state)
    if state.seats == 2:
        left -= 1
    elif owner == state.seat:
        left &= ~i64(OWN)
    else:
        left &= ~i64(PARTNERS)
    pop(state)
    # With two players the first card may be the last strong one: all recover, but after the power (G5.4).
    if left > 0 and (state.seats == 4 or state.first_rules or hand_size(state, owner) > 1):
        push(state, SPEND, left)
    if log is not None:
        if state.seats == 2:
            log.append(CardWeakened(int(state.seat), int(owner), GOD_NAMES[god]))
        else:
            log.append(CardDiscarded(int(owner), GOD_NAMES[god]))
    lose_card(state, owner, god, log)


# Aphrodite (G5.5) and Poseidon (G5.6) ----------------------------------------------------------------------------


def aphrodite_targets(state: Position, into: vec[i16]) -> i64:
    """Write the steps of every other god, none of them to the summit; nothing if there are none (G5.5)."""
    count: i64 = 0
    for god in range(i64(GODS)):
        if god != APHRODITE:
            count = steps(state, god, GOD_STEP + god * 4, into, count)
    if count == 0:
        into[0] = NOTHING
        count = 1
    return count


def aphrodite_leads(state: Position, god: i64, way: i64, log: list[Event] | None) -> None:
    """Move another god one cell (G5.5)."""
    pop(state)
    origin = leave(state, god)
    cell = towards(origin, way, state.summit, state.last)
    if log is not None:
        names = cell_name(int(origin)), cell_name(int(cell))
        log.append(GodLed(int(state.seat), GOD_NAMES[god], WAYS[way], names[0], names[1]))
    come_to_stand(state, god, origin, cell, log)


def can_go_back(state: Position, god: i64) -> bool:
    """Say whether *god* can be moved one cell back: not from ring 1, not onto a god or a barrier (G5.6)."""
    cell = i64(state.pieces[WHERE + god])
    return cell >= WIDTH and can_enter(state.pieces, cell - WIDTH)


def poseidon_targets(state: Position, into: vec[i16]) -> i64:
    """Write every token on the board, then every god that can go back; nothing if there is neither (G5.6)."""
    pieces = state.pieces
    count: i64 = 0
    for cell in range(state.summit):
        into[count] = i16(REMOVE + cell)
        if pieces[cell] >= FIRST_TOKEN:
            count += 1
    for god in range(i64(GODS)):
        if can_go_back(state, god):
            into[count] = i16(BACK + god)
            count += 1
    if count == 0:
        into[0] = NOTHING
        count = 1
    return count


def poseidon_removes(state: Position, cell: i64, log: list[Event] | None) -> None:
    """Return a token to the reserve (G5.6)."""
    token = i64(state.pieces[cell])
    pop(state)
    return_token(state, cell)
    if log is not None:
        log.append(TokenReturned(int(state.seat), TOKEN_NAMES[token - FIRST_TOKEN], cell_name(int(cell))))


def poseidon_pushes(state: Position, god: i64, log: list[Event] | None) -> None:
    """Move a god one cell back (G5.6)."""
    pop(state)
    origin = leave(state, god)
    cell: i64 = origin - WIDTH
    if log is not None:
        log.append(GodPushedBack(int(state.seat), GOD_NAMES[god], cell_name(int(origin)), cell_name(int(cell))))
    come_to_stand(state, god, origin, cell, log)
