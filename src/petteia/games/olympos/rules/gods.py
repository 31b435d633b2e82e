# petteia: compiled
"""Zeus spaces and the gods (O7, O9): who draws a card, when a god is revealed, on whom it acts and how."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.event import Event
from petteia.core.frames import argument, pop, push
from petteia.games.olympos.rules.board import (
    ARES,
    ARTEMIS,
    ATHENA,
    CARDS,
    DEMOCRACY,
    ERINYES,
    GOD_NAMES,
    GODS,
    HADES,
    HECATE,
    KERES,
    NEMESIS,
    SIREN,
    ZEUS,
    ZEUS_CARD,
    is_good,
)
from petteia.games.olympos.rules.control import discs_of, leave, owner_in
from petteia.games.olympos.rules.destiny import begin_drawing, card_name, discard, hand_size
from petteia.games.olympos.rules.events import (
    CardDiscarded,
    GodFavoured,
    GodHarmed,
    GodRevealed,
    NobodyFavoured,
    SettlerLost,
    ZeusCardPlayed,
    ZeusSpaceReached,
)
from petteia.games.olympos.rules.moves import NO_PRAYER, PRAY, REVEAL
from petteia.games.olympos.rules.position import (
    ACTING,
    ALL,
    GAINING,
    HAND,
    LOSING,
    PASSED,
    PLAYING,
    PRAYED,
    PRAYING,
    PRESTIGE,
    REVEALING,
    SEAT,
    SEAT_SIZE,
    SPACE,
    STOCK,
    SYMBOLS,
    TOUCHED_SEATS,
    Position,
    gain,
    has,
    holding,
    is_among,
)

MANY: Final = 1000  # more symbols than anybody can have


# Zeus spaces (O7) ------------------------------------------------------------------------------------------------


def reached(state: Position, space: i64) -> i64:
    """Return how many seats have reached or passed *space*."""
    count: i64 = 0
    for seat in range(state.seats):
        if holding(state, seat, SPACE) >= space:
            count += 1
    return count


def has_reached_last(state: Position, seat: i64) -> bool:
    """Say whether *seat* has reached the last Zeus space (O10.1)."""
    board = state.board
    return holding(state, seat, SPACE) >= i64(board.zeus_at[board.zeus_spaces - 1])


def pass_space(state: Position, log: list[Event] | None) -> None:
    """Deal with the next Zeus space the seat on turn has reached: first the card, then the god (O7.1, O7.2)."""
    board, seat = state.board, state.seat
    number = holding(state, seat, PASSED)
    if number == board.zeus_spaces or holding(state, seat, SPACE) < i64(board.zeus_at[number]):
        pop(state)
        return
    gain(state, seat, PASSED, 1)
    space = i64(board.zeus_at[number])
    if log is not None:
        log.append(ZeusSpaceReached(int(seat), int(space)))
    others = reached(state, space)
    if others == 1 or (others == state.seats and board.zeus_double[number] != 0):
        push(state, REVEALING, 0)
    push(state, PLAYING, 0)
    begin_drawing(state)


# Revealing a god and praying (O7.2, O9.1) ------------------------------------------------------------------------


def unseen_gods(state: Position, into: vec[i16]) -> i64:
    """Write the gods not revealed yet: any of them may be the next, one stays unseen (O2.8)."""
    count: i64 = 0
    for god in range(i64(GODS)):
        if (state.revealed >> god) & 1 == 0:
            into[count] = i16(REVEAL + god)
            count += 1
    return count


def reveal(state: Position, god: i64, log: list[Event] | None) -> None:
    """Reveal *god*: what lasted until now is over, and everybody once may play Zeus cards (O9.1)."""
    pop(state)
    state.revealed |= i64(1) << god
    state.god = god + 1
    state.ares = 0
    state.siren = 0
    if log is not None:
        log.append(GodRevealed(int(state.seat), GOD_NAMES[god], int(state.board.god_amount[god])))
    push(state, ACTING, ALL)
    ask_prayer(state, state.seat)


def ask_prayer(state: Position, first: i64) -> None:
    """Ask the next seat with cards, from *first* clockwise until all had their chance (O9.1).

    Whoever holds a card is asked, Zeus card or not: nobody learns from a question what is in a hand.
    """
    seat = first
    while True:
        if hand_size(state, seat) > 0:
            push(state, PRAYING, seat)
            return
        seat = (seat + 1) % state.seats
        if seat == state.seat:
            return


def prayers(state: Position, seat: i64, into: vec[i16]) -> i64:
    """Write whether *seat* may play a Zeus card, and that it need not (O8.7)."""
    into[0] = NO_PRAYER
    if holding(state, seat, HAND + ZEUS_CARD) == 0:
        return 1
    into[0] = PRAY
    into[1] = NO_PRAYER
    return 2


def pray(state: Position, index: i64, log: list[Event] | None) -> None:
    """Play a Zeus card, or no more of them."""
    seat = argument(state)
    if index == PRAY:
        discard(state, seat, ZEUS_CARD)
        gain(state, seat, PRAYED, 1)
        if log is not None:
            log.append(ZeusCardPlayed(int(seat)))
        if hand_size(state, seat) > 0:
            return
    pop(state)
    following: i64 = (seat + 1) % state.seats
    if following != state.seat:
        ask_prayer(state, following)


def forget_prayers(state: Position) -> None:
    """Note that the Zeus cards played for a god are spent: they count for no other (O9.1)."""
    for seat in range(state.seats):
        state.pieces[SEAT + seat * SEAT_SIZE + PRAYED] = 0
        state.touched |= i64(1) << (TOUCHED_SEATS + seat)


def symbols(state: Position, seat: i64) -> i64:
    """Return the Zeus symbols of *seat*: tiles, the Zeus token, cards played now (O9.1)."""
    count = holding(state, seat, SYMBOLS) + holding(state, seat, PRAYED)
    if owner_in(state, state.board.zeus_territory) == seat + 1:
        count += 1
    return count


# On whom a god acts (O9.2, O9.3) ---------------------------------------------------------------------------------


def democrats(state: Position) -> i64:
    """Return the seats with Democracy, a bit each."""
    found: i64 = 0
    for seat in range(state.seats):
        if has(state, seat, DEMOCRACY):
            found |= i64(1) << seat
    return found


def favoured(state: Position) -> i64:
    """Return the seats a good god acts on: most symbols, at least one, Democracy before others (O9.2, O9.3)."""
    most: i64 = 0
    found: i64 = 0
    for seat in range(state.seats):
        count = symbols(state, seat)
        if count > most:
            most, found = count, 0
        if count == most:
            found |= i64(1) << seat
    tied = found & democrats(state)
    if tied != 0:
        return tied
    return found if most > 0 else i64(0)


def harmed(state: Position) -> i64:
    """Return the seats a bad god acts on: fewest symbols, those with Democracy escaping unless all have it (O9.3)."""
    fewest: i64 = MANY
    found: i64 = 0
    for seat in range(state.seats):
        count = symbols(state, seat)
        if count < fewest:
            fewest, found = count, 0
        if count == fewest:
            found |= i64(1) << seat
    without = found & ~democrats(state)
    return without if without != 0 else found


# What a god does (O9.4 to O9.6) ----------------------------------------------------------------------------------


def act(state: Position, log: list[Event] | None) -> None:
    """Let the god revealed act; Artemis and Hades ask one seat after the other (O9.6)."""
    god: i64 = state.god - 1
    seats = argument(state)
    pop(state)
    if seats == ALL:
        seats = favoured(state) if is_good(god) else harmed(state)
        forget_prayers(state)
        if log is not None:
            tell_seats(state, god, seats, log)
    if god in (ARTEMIS, HADES):
        ask_next(state, god, seats)
        return
    lasting(state, god, seats)
    for turn in range(state.seats):
        seat: i64 = (state.seat + turn) % state.seats
        if is_among(seats, seat):
            act_on(state, god, seat, log)


def tell_seats(state: Position, god: i64, seats: i64, log: list[Event]) -> None:
    named = tuple(seat for seat in range(state.seats) if is_among(seats, seat))
    if not named:
        log.append(NobodyFavoured(GOD_NAMES[god]))
    elif is_good(god):
        log.append(GodFavoured(named, GOD_NAMES[god]))
    else:
        log.append(GodHarmed(named, GOD_NAMES[god]))


def lasting(state: Position, god: i64, seats: i64) -> None:
    """Note on whom a god keeps acting."""
    if god == ATHENA:
        state.athena |= seats
    elif god == ARES:
        state.ares = seats
    elif god == KERES:
        state.keres |= seats
    elif god == ERINYES:
        state.erinyes |= seats
    elif god == SIREN:
        state.siren = seats


def act_on(state: Position, god: i64, seat: i64, log: list[Event] | None) -> None:
    """Do what a god does at once to one seat."""
    amount = i64(state.board.god_amount[god])
    if god == ZEUS:
        gain(state, seat, PRESTIGE, amount)
    elif god == HECATE:
        gain(state, seat, STOCK, amount)
    elif god == NEMESIS:
        for card in range(i64(CARDS)):
            while holding(state, seat, HAND + card) > 0:
                discard(state, seat, card)
                if log is not None:
                    log.append(CardDiscarded(int(seat), card_name(card)))


def ask_next(state: Position, god: i64, seats: i64) -> None:
    """Ask the next of *seats*, clockwise from the one who drew, for a cube or a settler (O9.6)."""
    for turn in range(state.seats):
        seat: i64 = (state.seat + turn) % state.seats
        if not is_among(seats, seat):
            continue
        seats &= ~(i64(1) << seat)
        if god == HADES and discs_of(state, seat + 1) == 0:
            continue
        push(state, ACTING, seats)
        if god == HADES:
            push(state, LOSING, seat)
        else:
            push(state, GAINING, seat + 8)
        return


def losses(state: Position, seat: i64) -> i64:
    """Return where *seat* has a settler Hades can take (O9.5)."""
    return discs_of(state, seat + 1)


def lose(state: Position, territory: i64, log: list[Event] | None) -> None:
    """Send a settler back to its owner's stock; control falls as if it had left (O9.5, O4.7)."""
    seat = argument(state)
    pop(state)
    if log is not None:
        log.append(SettlerLost(int(seat), state.board.territory_names[territory]))
    leave(state, seat, territory, log)
    gain(state, seat, STOCK, 1)
