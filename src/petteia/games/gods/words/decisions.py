"""Every decision of the game, a row each: name, argument, rule, question, why a move is no answer, what a press means.

Which moves are answers, and what they do, stands in `rules/turn.py` under the same names.
"""

from __future__ import annotations

from petteia.core.decision import Argument, Decision, Decisions, Refusal
from petteia.core.event import Fact, fact
from petteia.core.notation import numeral, refuse
from petteia.games.gods.rules import moves, position
from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, TOKEN_NAMES, WIDTH, cell_name, cell_number, token_of
from petteia.games.gods.rules.cards import FULL_HAND, discard_size, hand_size
from petteia.games.gods.rules.position import Position
from petteia.games.gods.rules.setting_up import cards_drawn, first_cell, god_dealt_next, gods_set
from petteia.games.gods.words import refusals

# What arguments mean ---------------------------------------------------------------------------------------------


def read_god(state: Position, text: str, word: str) -> int:
    """Return the god called *text*."""
    if text not in GOD_NAMES:
        refuse(word, f"there is no god {text!r}")
    return GOD_NAMES.index(text)


def read_cell(state: Position, text: str, word: str) -> int:
    """Return the cell called *text*, which this mountain must have."""
    try:
        cell = cell_number(text)
    except ValueError:
        refuse(word, f"there is no cell {text!r}")
    if cell >= state.summit:
        refuse(word, f"this mountain has {state.rings} rings")
    if cell % WIDTH > state.last:
        refuse(word, f"this mountain has {state.last + 1} columns")
    return cell


GOD = Argument[Position](lambda state, god: GOD_NAMES[god], read_god)
SEAT = Argument[Position](
    lambda state, seat: str(seat + 1), lambda state, text, word: numeral(text, word, 1, int(state.seats)) - 1
)
# A cell that is not allowed, plus one, if there is one.
BANNED_CELL = Argument[Position](
    lambda state, cell: cell_name(cell - 1) if cell else None,
    lambda state, text, word: read_cell(state, text, word) + 1 if text else 0,
)
LEFT_TO_SPEND = Argument[Position](lambda state, left: str(left), lambda state, text, word: numeral(text, word, 1, 3))


# What is asked ---------------------------------------------------------------------------------------------------


def token_placed(state: Position) -> str:
    """Return the token that the acting god places."""
    return TOKEN_NAMES[token_of(state.god) - FIRST_TOKEN]


def ask_set(state: Position, told: int) -> Fact:
    return fact("ask-set", cell=cell_name(int(first_cell(state, gods_set(state)))))


def ask_draw(state: Position, told: int) -> Fact:
    count = cards_drawn(state)
    return fact("ask-draw", token=TOKEN_NAMES[count // 4], part="ring" if count % 2 else "column")


def ask_deal(state: Position, told: int) -> Fact:
    return fact("ask-deal", god=GOD_NAMES[god_dealt_next(state)])


def ask_turn(state: Position, told: int) -> Fact:
    if hand_size(state, state.seat) == 0:
        return fact("ask-pass")
    return fact("ask-turn-two") if state.seats == 2 else fact("ask-turn-four")


def ask_step(state: Position, god: int) -> Fact:
    return fact("ask-step", god=GOD_NAMES[god])


def ask_exit(state: Position, god: int) -> Fact:
    return fact("ask-exit", god=GOD_NAMES[god])


def ask_place(state: Position, banned: int) -> Fact:
    return fact("ask-place", token=token_placed(state))


def ask_take(state: Position, banned: int) -> Fact:
    return fact("ask-take", token=token_placed(state))


def ask_weaken(state: Position, told: int) -> Fact:
    return fact("ask-weaken-two") if state.seats == 2 else fact("ask-weaken-four")


def ask_spend(state: Position, left: int) -> Fact:
    if state.seats == 2:
        return fact("ask-spend-two", left=left)
    return fact("ask-spend-four", whose=("", "own", "partner", "both")[left])


def ask_lead(state: Position, told: int) -> Fact:
    return fact("ask-lead")


def ask_flood(state: Position, told: int) -> Fact:
    return fact("ask-flood")


def ask_recover(state: Position, seat: int) -> Fact:
    return fact("ask-recover", left=min(FULL_HAND - hand_size(state, seat), discard_size(state)))


# What pressing a thing means -------------------------------------------------------------------------------------

STEPS = {way: f"{{god}} {way}" for way in ("up", "left", "right", "back")}
CHOSEN = {**STEPS, "god": "{god} up", "own card": "{god} up"}
ONWARD = {way: way for way in ("up", "left", "right")}
LEFT = {"cell": "to {cell}"}
PLACED = {"cell": "place {cell}", "anything": "zeus up"}
TAKEN = {"cell": "take {cell}"}
WEAKENED = {"rival card": "weaken {god}"}
SPENT = {"own card": "weaken {god}", "partner card": "weaken partner {god}"}
LED = {**STEPS, "god": "{god} stay"}
FLOODED = {"god": "{god} back", "cell": "remove {cell}"}
RECOVERED = {"discarded card": "recover {god}"}
NO_ANSWER = {"anything": "place a1"}  # whatever is asked, but for "place": the refusal says what is an answer

# The table -------------------------------------------------------------------------------------------------------

WHILE_PLACING = "end(>again|>barred)?"  # Ares places two
WITHOUT_CARDS = "turn(>recover)?|next(>recover)?|end(>spend|>recover)?"

DECISIONS = Decisions[Position](
    Decision(position.SET, "set", "G2.1", asks=ask_set, on="deal>draw"),
    Decision(position.DRAW, "draw", "G2.2", asks=ask_draw, on="deal"),
    Decision(position.DEAL, "deal", "G2.4", asks=ask_deal),
    Decision(position.TURN, "turn", "G3.1", asks=ask_turn, refuses=refusals.no_turn, meant=CHOSEN),
    Decision(position.STEP, "step", "G4.2", GOD, ask_step, refusals.no_step, on="end(>power)?", meant=ONWARD),
    Decision(position.EXIT, "exit", "G4.3", GOD, ask_exit, refusals.no_exit, on="end(>power)?", meant=LEFT),
    Decision(
        position.PLACE, "place", "G5.1", BANNED_CELL, ask_place, refusals.no_place, on=WHILE_PLACING, meant=PLACED
    ),
    Decision(position.TAKE, "take", "G5.1", BANNED_CELL, ask_take, refusals.no_take, on=WHILE_PLACING, meant=TAKEN),
    Decision(
        position.WEAKEN, "weaken", "G5.3", asks=ask_weaken, refuses=refusals.no_weakening, on="end", meant=WEAKENED
    ),
    Decision(position.SPEND, "spend", "G5.4", LEFT_TO_SPEND, ask_spend, refusals.no_spending, on="end", meant=SPENT),
    Decision(position.LEAD, "lead", "G5.5", asks=ask_lead, refuses=refusals.no_leading, on="end", meant=LED),
    Decision(position.FLOOD, "flood", "G5.6", asks=ask_flood, refuses=refusals.no_flood, on="end", meant=FLOODED),
    Decision(
        position.RECOVER, "recover", "G6.4", SEAT, ask_recover, refusals.no_recovery, on=WITHOUT_CARDS, meant=RECOVERED
    ),
    Decision(position.POWER, "power", "G3.1"),
    Decision(position.AGAIN, "again", "G5.2"),
    Decision(position.END, "end", "G6.3"),
    Decision(position.NEXT, "next", "G6.1"),
    Decision(position.BARRED, "barred", "G5.1", BANNED_CELL),
    meant=NO_ANSWER,
)


def explain(state: Position, index: int) -> Refusal:
    """Return why the move *index* is not legal in *state*, which is not over."""
    due = DECISIONS.due(state)
    assert due is not None
    if due.refuses is None:
        rule = "G6.2" if due.kind == position.DEAL and state.seats == 4 else due.rule
        return (fact("why-not-drawn") if index >= moves.SET else fact("why-chance-draws")), rule
    return (fact("why-set-up-is-over"), "G2.4") if index >= moves.SET else due.refuses(state, index)
