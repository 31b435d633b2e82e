# petteia: compiled
"""Destiny cards (O8): drawing them, the Oracle, playing them in one's own turn."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.event import Event
from petteia.core.frames import argument, pop, push
from petteia.games.olympos.rules.board import (
    CARD_NAMES,
    CARDS,
    CUBE_CARD,
    DEMOCRACY,
    HOURGLASS_CARD,
    MOST_CARD,
    ORACLE,
    PLENTY_CARD,
    PRESTIGE_CARD,
    RESOURCE_NAMES,
    RESOURCES,
    STAR_CARD,
)
from petteia.games.olympos.rules.events import (
    CardDiscarded,
    CardPlayed,
    CubeGained,
    DestinyDrawn,
    HourglassesGained,
    NoCardLeft,
    OracleKept,
    PileShuffled,
    PrestigeGained,
)
from petteia.games.olympos.rules.moves import CARD, DRAW, KEEP
from petteia.games.olympos.rules.position import (
    CUBES,
    DISCARD,
    DRAWING,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    KEEPING,
    LOOKED,
    PILE,
    PRESTIGE,
    SEAT,
    SEAT_SIZE,
    TOKENS,
    TOUCHED_DISCARDS,
    TOUCHED_HANDS,
    TOUCHED_PILE,
    Position,
    gain,
    has,
    holding,
    token_kinds,
)
from petteia.games.olympos.rules.track import budget

MOST_LOOKED: Final = 3  # cards the Oracle looks at (O8.9)
MOST_HOURGLASSES: Final = 3  # for having most tokens (O8.4)
MOST_BY_CARD: Final = 100  # hourglasses: no hand gives so many
PLENTY_PRESTIGE: Final = 3  # for a token of each resource (O8.5)


def card_name(card: i64) -> str:
    """Return the name of a kind of card as events tell it."""
    return f"card-{CARD_NAMES[card]}"


def hand_size(state: Position, seat: i64) -> i64:
    return holding(state, seat, HAND_SIZE)


def count_cards(state: Position, first: i64) -> i64:
    """Return how many cards lie in the pile or the discards."""
    pieces = state.pieces
    count: i64 = 0
    for place in range(first, first + CARDS):
        count += i64(pieces[place])
    return count


def is_empty(state: Position, first: i64) -> bool:
    """Say whether no card lies in the pile or the discards."""
    pieces = state.pieces
    for place in range(first, first + CARDS):
        if pieces[place] != 0:
            return False
    return True


def take_card(state: Position, seat: i64, card: i64) -> None:
    gain(state, seat, HAND + card, 1)
    gain(state, seat, HAND_SIZE, 1)
    state.touched |= TOUCHED_HANDS


def discard(state: Position, seat: i64, card: i64) -> None:
    """Put a card out of the hand of *seat* on the discards."""
    gain(state, seat, HAND + card, -1)
    gain(state, seat, HAND_SIZE, -1)
    state.pieces[DISCARD + card] += 1
    state.touched |= TOUCHED_HANDS | TOUCHED_DISCARDS


# Drawing (O7.1, O8.8, O8.9) --------------------------------------------------------------------------------------


def begin_drawing(state: Position) -> None:
    """Ask for a card, or, with the Oracle, for three to look at (O8.9)."""
    push(state, DRAWING, MOST_LOOKED if has(state, state.seat, ORACLE) else 1)


def can_draw(state: Position, log: list[Event] | None) -> bool:
    """Say whether there is a card to draw, once the discards are shuffled if need be (O8.8)."""
    pieces = state.pieces
    if not is_empty(state, PILE):
        return True
    count = count_cards(state, DISCARD)
    if count == 0:
        return False
    for card in range(i64(CARDS)):
        pieces[PILE + card] = pieces[DISCARD + card]
        pieces[DISCARD + card] = 0
    state.touched |= TOUCHED_PILE | TOUCHED_DISCARDS
    if log is not None:
        log.append(PileShuffled(int(count)))
    return True


def stop_drawing(state: Position, log: list[Event] | None) -> None:
    """Go on without the cards there are not (O8.8)."""
    pop(state)
    if state.pieces[LOOKED] != 0:
        push(state, KEEPING, 0)
    elif log is not None:
        log.append(NoCardLeft(int(state.seat)))


def draws(state: Position, into: vec[i16]) -> i64:
    """Write the kinds of cards left in the pile."""
    pieces = state.pieces
    count: i64 = 0
    for card in range(i64(CARDS)):
        into[count] = i16(DRAW + card)  # the next one overwrites it unless it counts
        count += i64(pieces[PILE + card] > 0)
    return count


def drawn_card(state: Position, rng: Random) -> i64:
    """Return a kind of card, each card in the pile being as likely as another."""
    left: i64 = rng.randrange(count_cards(state, PILE))
    card: i64 = 0
    while left >= i64(state.pieces[PILE + card]):
        left -= i64(state.pieces[PILE + card])
        card += 1
    return card


def draw(state: Position, card: i64, log: list[Event] | None) -> None:
    """Take *card* from the pile: into the hand, or among those the Oracle looks at."""
    pieces, seat, left = state.pieces, state.seat, argument(state) - 1
    pieces[PILE + card] -= 1
    state.touched |= TOUCHED_PILE
    pop(state)
    if log is not None:
        log.append(DestinyDrawn(int(seat), card_name(card)))
    if not has(state, seat, ORACLE):
        take_card(state, seat, card)
        return
    place: i64 = LOOKED
    while pieces[place] != 0:
        place += 1
    pieces[place] = u8(card + 1)
    if left > 0:
        push(state, DRAWING, left)
    else:
        push(state, KEEPING, 0)


def keeps(state: Position, into: vec[i16]) -> i64:
    """Write the cards the Oracle may keep, each kind once (O8.9)."""
    pieces = state.pieces
    count: i64 = 0
    for place in range(i64(MOST_LOOKED)):
        card = i64(pieces[LOOKED + place])
        if card == 0 or (place > 0 and i64(pieces[LOOKED]) == card) or (place > 1 and i64(pieces[LOOKED + 1]) == card):
            continue
        into[count] = i16(KEEP + card - 1)
        count += 1
    return count


def keep(state: Position, card: i64, log: list[Event] | None) -> None:
    """Keep one of the cards looked at; the others go face up to the discards (O8.9)."""
    pieces, seat = state.pieces, state.seat
    state.touched |= TOUCHED_DISCARDS
    pop(state)
    take_card(state, seat, card)
    if log is not None:
        log.append(OracleKept(int(seat), card_name(card)))
    kept = False
    for place in range(i64(LOOKED), i64(LOOKED + MOST_LOOKED)):
        looked = i64(pieces[place]) - 1
        pieces[place] = 0
        if looked == card and not kept:
            kept = True
        elif looked >= 0:
            pieces[DISCARD + looked] += 1
            if log is not None:
                log.append(CardDiscarded(int(seat), card_name(looked)))


# Playing (O8.1 to O8.8) ------------------------------------------------------------------------------------------


def has_most(state: Position, seat: i64, resource: i64) -> bool:
    """Say whether *seat* has most tokens of *resource* (O8.4)."""
    return leads(state, seat, resource, has(state, seat, DEMOCRACY))


def leads(state: Position, seat: i64, resource: i64, democrat: bool) -> bool:
    """Say whether *seat* has most tokens of *resource*; a *democrat* wins ties, at nothing too (O9.3)."""
    mine = holding(state, seat, TOKENS + resource)
    if mine == 0 and (state.first_rules or not democrat):
        return False
    for other in range(state.seats):
        theirs = holding(state, other, TOKENS + resource)
        if other != seat and (theirs > mine or (theirs == mine and not democrat)):
            return False
    return True


def has_effect(state: Position, seat: i64, card: i64) -> bool:
    """Say whether playing *card* now would do anything (O8.8)."""
    if card < PRESTIGE_CARD:
        return True
    if card < MOST_CARD:
        return holding(state, seat, TOKENS + card % RESOURCES) > 0
    if card < PLENTY_CARD:
        return has_most(state, seat, card - MOST_CARD)
    return card == PLENTY_CARD and token_kinds(state, seat) == RESOURCES


def hourglasses_in_hand(state: Position, seat: i64, democrat: bool) -> i64:
    """Return the hourglasses that the cards of *seat* would give if all of them were played now (O8.3, O8.4)."""
    count: i64 = 0
    for card in range(i64(HOURGLASS_CARD), i64(PLENTY_CARD)):
        held = holding(state, seat, HAND + card)
        if held > 0:
            count += held * hourglasses_on(state, seat, card, democrat)
    return count


def most_by_card(state: Position, seat: i64) -> i64:
    """Return more hourglasses than the cards of *seat* can give, whatever one settler does before they are played."""
    count: i64 = 0
    for card in range(i64(HOURGLASS_CARD), i64(PLENTY_CARD)):
        held = holding(state, seat, HAND + card)
        if held > 0:
            own: i64 = MOST_HOURGLASSES
            if card < MOST_CARD:
                own = holding(state, seat, TOKENS + card - HOURGLASS_CARD) + 1
            count += held * own
    return min(count, i64(MOST_BY_CARD))


def hourglasses_on(state: Position, seat: i64, card: i64, democrat: bool) -> i64:
    """Return the hourglasses that *card*, one that gives some, would give *seat* now (O8.3, O8.4)."""
    if card < MOST_CARD:
        return holding(state, seat, TOKENS + card - HOURGLASS_CARD)
    return MOST_HOURGLASSES if leads(state, seat, card - MOST_CARD, democrat) else 0


def means(state: Position, seat: i64) -> i64:
    """Return what *seat* can pay at most if it plays its cards before: hourglasses, and the way to the Cross (O3.3)."""
    most = budget(state, seat)
    if state.first_rules or hand_size(state, seat) == 0:
        return most
    return most + hourglasses_in_hand(state, seat, has(state, seat, DEMOCRACY))


def playable_cards(state: Position, seat: i64, into: vec[i16], count: i64) -> i64:
    """Write the cards *seat* may play in its own turn (O8)."""
    pieces = state.pieces
    hand: i64 = SEAT + seat * SEAT_SIZE + HAND
    left = hand_size(state, seat)
    card: i64 = 0
    while left > 0 and card < STAR_CARD:
        held = i64(pieces[hand + card])
        if held != 0:
            left -= held
            if has_effect(state, seat, card):
                into[count] = i16(CARD + card)
                count += 1
        card += 1
    return count


def play_card(state: Position, card: i64, log: list[Event] | None) -> None:
    """Play *card* and take what it gives; how much is told where the card does not say it."""
    seat = state.seat
    discard(state, seat, card)
    if log is not None:
        log.append(CardPlayed(int(seat), card_name(card)))
    resource: i64 = card % RESOURCES
    if card < PRESTIGE_CARD:
        gain(state, seat, CUBES + card - CUBE_CARD, 1)
    elif card < HOURGLASS_CARD:
        gain_prestige(state, seat, holding(state, seat, TOKENS + resource), log)
    elif card < MOST_CARD:
        gain_hourglasses(state, seat, holding(state, seat, TOKENS + resource), log)
    elif card < PLENTY_CARD:
        gain(state, seat, HOURGLASSES, MOST_HOURGLASSES)
    else:
        gain(state, seat, PRESTIGE, PLENTY_PRESTIGE)


def gain_cube(state: Position, seat: i64, resource: i64, log: list[Event] | None) -> None:
    gain(state, seat, CUBES + resource, 1)
    if log is not None:
        log.append(CubeGained(int(seat), RESOURCE_NAMES[resource]))


def gain_prestige(state: Position, seat: i64, count: i64, log: list[Event] | None) -> None:
    gain(state, seat, PRESTIGE, count)
    if log is not None:
        log.append(PrestigeGained(int(seat), int(count)))


def gain_hourglasses(state: Position, seat: i64, count: i64, log: list[Event] | None) -> None:
    gain(state, seat, HOURGLASSES, count)
    if log is not None:
        log.append(HourglassesGained(int(seat), int(count)))
