"""Refuse a position that no game could be in, so that whatever can be read can be played to its end."""

from __future__ import annotations

from petteia.core.notation import refuse
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
    WIDTH,
    ZEUS,
    cell_name,
    token_of,
)
from petteia.games.gods.rules.cards import FULL_HAND, discard_size, hand_size, has_recovered, holds
from petteia.games.gods.rules.position import (
    NOBODY,
    NOWHERE,
    ORIGINAL,
    RESERVE,
    RUSSIAN,
    WHERE,
    Position,
    count_on_board,
)
from petteia.games.gods.rules.powers import OWN
from petteia.games.gods.rules.setting_up import CARD_COUNT, cards_dealt, cards_drawn, first_cell
from petteia.games.gods.words.decisions import DECISIONS

Frames = list[tuple[str, int]]

# Whose power asks what (G5).
ASKED_BY = {"weaken": HERA, "spend": ATHENA, "lead": APHRODITE, "flood": POSEIDON, "again": ARES, "barred": ARES}


def check(state: Position, settings: dict[str, str]) -> None:
    """Raise PositionError, naming the word that is wrong, unless a game could be in this position."""
    frames = DECISIONS.stack(state)
    asked = f"ask={settings.get('ask', 'turn')}"
    bottom = frames[0][0] if frames else ""
    check_gods(state, bottom, asked)
    check_end(state, settings)
    if "acting" in settings and bottom not in ("end", "next"):
        refuse(f"acting={settings['acting']}", "no card is being played here")
    if state.struck and bottom != "next" and "power" not in dict(frames) and state.winner == NOBODY:
        refuse("struck", "a god that was struck is not using its power (G4.4)")
    if bottom == "deal":
        check_tokens_drawn(state, frames, settings)
        check_cards_dealt(state, frames)
    else:
        for word in ("drawn", "column"):
            if word in settings:
                refuse(f"{word}={settings[word]}", "the game is set up already")
        if state.seats == 4:
            check_hands(state, bottom)
        check_power(state, frames, asked)
        check_recovery(state, frames, asked)
    if frames and not state.indices():
        refuse(asked, "nobody can answer this here")


def check_gods(state: Position, bottom: str, asked: str) -> None:
    """Every god stands somewhere (G2.1); in the set-up, on the cells filled so far."""
    places = [int(state.pieces[WHERE + god]) for god in range(GODS)]
    if bottom == "deal":
        count = GODS - places.count(NOWHERE)
        if (count < GODS) != ("set" in asked):
            refuse(asked, "the gods are set first, all eight of them (G2.1)")
        due = [int(first_cell(state, place)) for place in range(GODS)]
        if sorted(place for place in places if place != NOWHERE) != due[:count]:
            refuse(asked, f"the gods are set on {', '.join(map(cell_name, due[:3]))} and so on (G2.1)")
    elif NOWHERE in places:
        refuse(GOD_NAMES[places.index(NOWHERE)], "this god stands nowhere (G2.1)")


def check_end(state: Position, settings: dict[str, str]) -> None:
    """The game is over exactly if a god is on the summit (G3.6) or all turns were played (G7.1)."""
    result = settings.get("over")
    if state.pieces[state.summit]:
        if result in (None, "draw"):
            refuse("summit", "a god on the summit wins the game (G3.6)")
    elif result not in (None, "draw"):
        refuse(f"over={result}", "nobody stands on the summit (G3.6)")
    if (state.turn == state.mountain.turn_limit) != (result == "draw"):
        refuse(f"turn={state.turn}", f"a game is drawn after {state.mountain.turn_limit} turns (G7.1)")
    if result is not None and "ask" in settings:
        refuse(f"ask={settings['ask']}", "the game is over")


# The set-up ------------------------------------------------------------------------------------------------------


def check_tokens_drawn(state: Position, frames: Frames, settings: dict[str, str]) -> None:
    """The starting tokens are those the drawn cards gave (G2.2)."""
    count = cards_drawn(state)
    word = f"drawn={settings.get('drawn', '')}"
    asks = dict(frames)
    if (count > 0 and "set" in asks) or (count == state.mountain.first_draws) == ("draw" in asks):
        refuse(word, "the starting tokens come after the gods and before the cards (G2.2)")
    set_already = int(count) // 2
    for kind, name in enumerate(TOKEN_NAMES):
        due = min(int(state.mountain.first_tokens[kind]), set_already)
        set_already -= due
        if count_on_board(state, FIRST_TOKEN + kind) != due:
            refuse(name, f"the drawn cards give {due} of these (G2.2)")
    cells = [cell for cell in range(state.summit) if state.pieces[cell] >= FIRST_TOKEN]
    cards = [card for number, card in enumerate(state.mountain.cards) if state.drawn_cards >> number & 1]
    columns = [cell % WIDTH for cell in cells]
    if count % 2:
        if "column" not in settings:
            refuse(word, "the last card gave a column: which?")
        columns.append(int(state.column))
    elif "column" in settings:
        refuse(f"column={settings['column']}", "no card has given a column yet")
    is_narrow = state.last + 1 < WIDTH  # there letters share a column, and a token may have moved aside
    if not is_narrow and (len(set(columns)) < len(columns) or not set(columns) <= {card.column for card in cards}):
        refuse(word, "these cards do not give the columns of the tokens (G2.2)")
    if not {cell // WIDTH + 1 for cell in cells} <= {card.ring for card in cards}:
        refuse(word, "these cards do not give the rings of the tokens (G2.2)")


def check_cards_dealt(state: Position, frames: Frames) -> None:
    """The cards dealt so far went to the right seats, in their order (G6.2)."""
    dealt = cards_dealt(state)
    if dealt == 0:
        if state.seat:
            refuse(f"seat={state.seat + 1}", "who plays first is not known before the cards are dealt (G2.4)")
        return
    if state.seats == 2 or len(frames) > 1:
        refuse("hand1", "the cards are not dealt yet (G2.3)")
    for god, name in enumerate(GOD_NAMES):
        if sum(holds(state, seat, god) for seat in range(4)) != (dealt + GODS - 1 - god) // GODS:
            refuse(name, "the sets are dealt one after the other, in the order of the gods (G6.2)")
    sizes = [hand_size(state, seat) for seat in range(4)]
    first = state.seat // 2 * 2
    if max(sizes) > FULL_HAND or sizes[first] + sizes[first + 1] != min(dealt, GODS):
        refuse("hand1", "each set is dealt four and four to two neighbours (G6.2)")
    if not holds(state, state.seat, ZEUS):
        refuse(f"seat={state.seat + 1}", "the holder of the first card plays first (G2.4)")


# Cards and powers ------------------------------------------------------------------------------------------------


def check_hands(state: Position, bottom: str) -> None:
    """Four players hold at most four cards each, sixteen together with the discard pile (G6.2 to G6.5)."""
    for seat in range(4):
        if hand_size(state, seat) > FULL_HAND:
            refuse(f"hand{seat + 1}", "nobody holds more than four cards (G6.2)")
    total = cards_dealt(state) + discard_size(state)
    if state.box == ORIGINAL and total != CARD_COUNT:
        refuse("discard", f"hands and discard pile hold {total} cards, not {CARD_COUNT} (G1.3)")
    if bottom == "end" and not holds(state, state.seat, state.god):
        refuse(f"hand{state.seat + 1}", f"the card of {GOD_NAMES[state.god]} is being played (G6.3)")


def check_power(state: Position, frames: Frames, asked: str) -> None:
    """What is asked is asked by the power of the acting god, and can be (G5)."""
    asks = dict(frames)
    reserve = int(state.pieces[RESERVE + token_of(state.god) - FIRST_TOKEN]) if token_of(state.god) else 0
    for name, told in frames:
        if name in ASKED_BY and state.god != ASKED_BY[name]:
            refuse(asked, f"this is asked by {GOD_NAMES[ASKED_BY[name]]} (G5)")
        if name in ("step", "exit") and not may_be_moving(state, told, by_power="power" not in asks):
            refuse(asked, f"{GOD_NAMES[told]} is not being moved (G3.1)")
        if name in ("place", "take") and not token_of(state.god):
            refuse(asked, f"{GOD_NAMES[state.god]} places no tokens (G5.2)")
        if name == "place" and (reserve == 0 or (told and (reserve != 1 or state.pieces[told - 1]))):
            refuse(asked, "no token is in hand, or it was not taken from there (G5.1)")
        if name == "take" and (reserve or (told and not was_just_placed(state, told - 1, asks))):
            refuse(asked, "no token has to be taken, or none was placed there (G5.1)")
        if name == "barred" and (state.pieces[told - 1] or not frames[-1][1]):
            refuse(asked, "no barrier was taken from there (G5.1)")
        if name == "spend" and state.seats == 2:
            strong = hand_size(state, state.seat)
            if told > 2 or (told == 1 and strong == GODS and not state.first_rules):
                refuse(asked, "Athena spends at most two cards, and they recover afterwards (G5.4)")


def may_be_moving(state: Position, god: int, by_power: bool) -> bool:
    """Say whether *god* can be on its way: by its own card, or by Aphrodite's or Poseidon's power."""
    if not by_power:
        return god == state.god
    return state.god == POSEIDON or (state.god == APHRODITE and god != APHRODITE)


def was_just_placed(state: Position, cell: int, asks: dict[str, int]) -> bool:
    """Say whether the first barrier of Ares can have been placed on *cell*."""
    return state.god == ARES and "again" not in asks and state.pieces[cell] == token_of(ARES)


def check_recovery(state: Position, frames: Frames, asked: str) -> None:
    """Whoever recovers has reason and right to (G6.4, G6.7)."""
    asks = dict(frames)
    seats = [told for name, told in frames if name == "recover"]
    for seat in seats:
        distance = (seat - state.seat) % state.seats
        if state.box == RUSSIAN:
            right = may_recover_with_team(state, seat, seats, asks)
        elif "end" not in asks:
            right = distance == 0
        elif state.god == HERA:
            right = distance % 2 == 1 and "spend" not in asks
        else:
            right = state.god == ATHENA and distance == 2 and asks.get("spend", OWN) == OWN
        if not right or seats.count(seat) > 1 or has_recovered(state, seat):
            refuse(asked, f"seat {seat + 1} does not recover here (G6.4)")
    if not seats and "turn" in asks and is_out_of_cards(state, state.seat) and discard_size(state) > 0:
        refuse(f"hand{state.seat + 1}", "a player without cards takes new ones first (G6.4)")


def is_out_of_cards(state: Position, seat: int) -> bool:
    """Say whether *seat*, in the Russian box with its partner, has run out of cards (G6.4)."""
    partner = (seat + 2) % 4 if state.box == RUSSIAN else seat
    return hand_size(state, seat) == 0 and hand_size(state, partner) == 0


def may_recover_with_team(state: Position, seat: int, seats: list[int], asks: dict[str, int]) -> bool:
    """Say whether *seat* can be taking cards in the Russian box, one of a team that has run out (G6.4, G6.7)."""
    partner = (seat + 2) % 4
    waits = partner in seats and hand_size(state, seats[0]) == 0
    of_the_turn = (seat - state.seat) % 2 == 0
    right = not of_the_turn and state.god == HERA if "end" in asks else of_the_turn
    return right and (waits or hand_size(state, partner) == FULL_HAND)
