"""Every decision of the game, a row each: name, argument, rule, question, why a move is no answer, what a press means.

Which moves are answers, and what they do, stands in `rules/turn.py` under the same names.
"""

from __future__ import annotations

import re

from petteia.core.decision import Argument, Decision, Decisions, Refusal
from petteia.core.event import Fact, fact
from petteia.core.frames import argument, top
from petteia.core.notation import named, numeral, refuse
from petteia.games.olympos.rules import moves, position
from petteia.games.olympos.rules.board import COLUMNS, GOD_NAMES, MONEY, NORTH, RESOURCE_NAMES, ROWS, TILE_NAMES
from petteia.games.olympos.rules.position import ALL, SLOT_TILE, Position, is_among
from petteia.games.olympos.rules.setting_up import crosses_on, next_place
from petteia.games.olympos.rules.track import budget
from petteia.games.olympos.words.refusals import (
    kind_of,
    no_gaining,
    no_turn,
    only_bonus,
    only_choosing,
    only_condemning,
    only_going,
    only_invading,
    only_keeping,
    only_losing,
    only_paying,
    only_playing,
    only_praying,
    only_spending,
)

# What arguments mean ---------------------------------------------------------------------------------------------


def write_seats(state: Position, seats: int) -> str:
    """Return a set of seats as text: `1+3`."""
    return "+".join(str(seat + 1) for seat in range(state.seats) if is_among(seats, seat))


def read_seats(state: Position, text: str, word: str) -> int:
    """Return the set of seats that *text* lists."""
    found = 0
    for value in filter(None, text.split("+")):
        found |= 1 << (numeral(value, word, 1, int(state.seats)) - 1)
    return found


def read_slot(state: Position, text: str, word: str) -> int:
    """Return the slot `row.column`, in which there must be a discovery."""
    if not re.fullmatch(r"[1-5]\.[1-5]", text):
        refuse(word, "a slot is row.column")
    row, column = map(int, text.split("."))
    slot = (row - 1) * COLUMNS + column - 1
    if not state.pieces[SLOT_TILE + slot]:
        refuse(word, "there is no discovery in this slot")
    return slot


def read_seat(state: Position, text: str, word: str) -> int:
    return numeral(text, word, 1, int(state.seats)) - 1


def read_gain(state: Position, text: str, word: str) -> int:
    """Return who gains how many: `2x1`; one from a god."""
    seat, _, count = text.partition("x")
    if top(state) == position.ACTING and count != "1":
        refuse(word, "a god gives one at a time")
    return read_seat(state, seat, word) + 8 * numeral(count, word, 1, 9)


SLOT = Argument[Position](lambda state, slot: f"{slot // COLUMNS + 1}.{slot % COLUMNS + 1}", read_slot)
SEAT = Argument[Position](lambda state, seat: str(seat + 1), read_seat)
SEATS = Argument[Position](write_seats, read_seats)
SEATS_OR_ALL = Argument[Position](
    lambda state, seats: "all" if seats == ALL else write_seats(state, seats),
    lambda state, text, word: ALL if text == "all" else read_seats(state, text, word),
)
TILE = Argument[Position](
    lambda state, tile: TILE_NAMES[tile],
    lambda state, text, word: MONEY + named(text, TILE_NAMES[MONEY : MONEY + 2], word),
)
TERRITORY = Argument[Position](
    lambda state, place: state.board.territory_names[place],
    lambda state, text, word: named(text, state.board.territory_names, word),
)
ORIGIN = Argument[Position](
    lambda state, place: state.board.origin_name(place),
    lambda state, text, word: NORTH if text == "north" else named(text, state.board.territory_names, word),
)
GAIN = Argument[Position](lambda state, told: f"{(told & 7) + 1}x{told >> 3}", read_gain)
COUNT = Argument[Position](lambda state, count: str(count), lambda state, text, word: numeral(text, word, 1, 3))


# What is asked ---------------------------------------------------------------------------------------------------


def tile_asked_for(state: Position) -> str | None:
    """Return the discovery that the decision now due is about, if it is about one."""
    kind, told = top(state), int(argument(state))
    if kind == position.CHOOSING:
        return TILE_NAMES[told]
    if kind in (position.SPENDING, position.BONUS):
        return TILE_NAMES[int(state.pieces[SLOT_TILE + told]) - 1]
    return None


def ask_stacking(state: Position, told: int) -> Fact:
    return fact("ask-stacking")


def ask_placing(state: Position, told: int) -> Fact:
    row, column = divmod(int(next_place(state)), COLUMNS)
    if row == ROWS:
        return fact("ask-wonder", row=row + 1, column=column + 1)
    return fact("ask-placing", row=row + 1, column=column + 1)


def ask_fifth(state: Position, told: int) -> Fact:
    return fact("ask-fifth")


def ask_dealing(state: Position, seat: int) -> Fact:
    return fact("ask-dealing", seat=seat)


def ask_drawing(state: Position, told: int) -> Fact:
    return fact("ask-drawing", seat=int(state.seat))


def ask_revealing(state: Position, told: int) -> Fact:
    return fact("ask-revealing")


def ask_condemning(state: Position, told: int) -> Fact:
    of_each = int(state.board.condemned[state.seats])
    left = {name: of_each - int(crosses_on(state, place)) for place, name in enumerate(RESOURCE_NAMES)}
    return Fact("ask-condemning", {"seat": int(state.seat), "count": sum(left.values()), **left})


def ask_invading(state: Position, told: int) -> Fact:
    to_come = int(state.board.barbarians[state.seats]) - int(state.discs)
    return fact("ask-invading", seat=int(state.seat), count=to_come)


def ask_turn(state: Position, told: int) -> Fact:
    return fact("ask-last-turn" if state.last_turn else "ask-turn", seat=int(state.seat))


def ask_spending(state: Position, slot: int) -> Fact:
    return fact("ask-spending", seat=int(state.seat), tile=tile_asked_for(state))


def ask_choosing(state: Position, tile: int) -> Fact:
    return fact("ask-choosing", seat=int(state.seat), tile=tile_asked_for(state))


def ask_gaining(state: Position, told: int) -> Fact:
    return fact("ask-gaining", seat=told & 7, count=told >> 3)


def ask_bonus(state: Position, slot: int) -> Fact:
    return fact("ask-bonus", seat=int(state.seat), tile=tile_asked_for(state))


def ask_going(state: Position, territory: int) -> Fact:
    return fact("ask-going", seat=int(state.seat), territory=state.board.territory_names[territory])


def ask_paying(state: Position, told: int) -> Fact:
    if state.cost > (most := budget(state, state.seat)):
        return fact("ask-paying-cards", seat=int(state.seat), cost=int(state.cost), budget=int(most))
    return fact("ask-paying", seat=int(state.seat), cost=int(state.cost))


def ask_keeping(state: Position, told: int) -> Fact:
    return fact("ask-keeping", seat=int(state.seat))


def ask_playing(state: Position, told: int) -> Fact:
    return fact("ask-playing", seat=int(state.seat))


def ask_praying(state: Position, seat: int) -> Fact:
    god = state.god - 1
    return fact("ask-praying", seat=seat, god=GOD_NAMES[god], amount=int(state.board.god_amount[god]))


def ask_losing(state: Position, seat: int) -> Fact:
    return fact("ask-losing", seat=seat, god=GOD_NAMES[state.god - 1])


# The table -------------------------------------------------------------------------------------------------------

DISCOVERED = "next>paying(>bonus)?(>gaining)?"  # while what a discovery brings is chosen
WITH_CARDS = f"{DISCOVERED}|next>passing(>revealing)?>playing"
WHILE_A_GOD_ACTS = "next>passing>acting:[0-9+]*"
WHILE_CUBES_COME = f"next>paying(>bonus)?|{WHILE_A_GOD_ACTS}"

# What pressing a thing means, whatever is asked; to three questions a territory is an answer.
PRESSED = {
    "way": "march {origin} {territory}",
    "territory": "settle north {territory}",
    "discovery": "discover {tile}",
    "wonder": "build {wonder}",
    "card": "card {card}",
}
CONDEMNED = {"territory": "condemn {territory}"}
INVADED = {"territory": "barbarian {territory}"}
LOST = {"territory": "lose {territory}"}

DECISIONS = Decisions[Position](
    Decision(position.STACKING, "stacking", "O2.3", SEATS, ask_stacking),
    Decision(position.PLACING, "placing", "O2.1", asks=ask_placing),
    Decision(position.FIFTH, "fifth", "O2.7", asks=ask_fifth),
    Decision(position.DEALING, "dealing", "O2.7", SEAT, ask_dealing),
    Decision(position.DRAWING, "drawing", "O7.1", COUNT, ask_drawing, on=WITH_CARDS),
    Decision(position.REVEALING, "revealing", "O7.2", asks=ask_revealing, on="next>passing"),
    Decision(position.CONDEMNING, "condemning", "O2.4", asks=ask_condemning, refuses=only_condemning, meant=CONDEMNED),
    Decision(position.INVADING, "invading", "O2.6", asks=ask_invading, refuses=only_invading, meant=INVADED),
    Decision(position.TURN, "turn", "O3.2", asks=ask_turn, refuses=no_turn),
    Decision(position.SPENDING, "spending", "O5.3", SLOT, ask_spending, only_spending, on="next>paying>taking"),
    Decision(
        position.CHOOSING, "choosing", "O5.5", TILE, ask_choosing, only_choosing, on=f"{DISCOVERED}(>drawing|>keeping)?"
    ),
    Decision(position.GAINING, "gaining", "O5.4", GAIN, ask_gaining, no_gaining, on=WHILE_CUBES_COME),
    Decision(position.BONUS, "bonus", "O5.4", SLOT, ask_bonus, only_bonus, on="next>paying"),
    Decision(position.PAYING, "paying", "O3.3", asks=ask_paying, refuses=only_paying, on="next"),
    Decision(position.KEEPING, "keeping", "O8.9", asks=ask_keeping, refuses=only_keeping, on=WITH_CARDS),
    Decision(
        position.PLAYING, "playing", "O7.1", asks=ask_playing, refuses=only_playing, on="next>passing(>revealing)?"
    ),
    Decision(position.PRAYING, "praying", "O9.1", SEAT, ask_praying, only_praying, on="next>passing>acting:all"),
    Decision(position.LOSING, "losing", "O9.5", SEAT, ask_losing, only_losing, on=WHILE_A_GOD_ACTS, meant=LOST),
    Decision(position.TAKING, "taking", "O5.4", SLOT),
    Decision(position.PASSING, "passing", "O7.1"),
    Decision(position.ACTING, "acting", "O9.1", SEATS_OR_ALL),
    Decision(position.NEXT, "next", "O3.1"),
    Decision(position.SETTLING, "settling", "O4.1", ORIGIN),
    Decision(position.MARCHING, "marching", "O4.1", TERRITORY),
    Decision(position.GOING, "going", "O4.2", TERRITORY, ask_going, only_going, on="next>paying>(settling|marching)"),
    meant=PRESSED,
)


def explain(state: Position, index: int) -> Refusal:
    """Return why the move *index* is not legal in *state*, which is not over."""
    due = DECISIONS.due(state)
    assert due is not None
    if due.refuses is None:
        return (fact("why-not-drawn") if moves.DISC <= index < moves.WAY else fact("why-chance-draws")), due.rule
    is_drawn = moves.DISC <= index < moves.WAY
    return (fact("why-only-chance"), kind_of(index)[1]) if is_drawn else due.refuses(state, index)
