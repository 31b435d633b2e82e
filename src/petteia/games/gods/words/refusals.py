"""Why a move is no answer to a decision: a reason and the number of its rule. `decisions` says which answers which."""

from __future__ import annotations

from petteia.core.decision import Refusal
from petteia.core.event import fact
from petteia.core.frames import argument
from petteia.games.gods.rules import moves
from petteia.games.gods.rules.board import (
    APHRODITE,
    ATHENA,
    FIRST_TOKEN,
    GOD_NAMES,
    GODS,
    PORTAL,
    STAY,
    TOKEN_NAMES,
    WIDTH,
    cell_name,
    token_of,
    towards,
)
from petteia.games.gods.rules.cards import holds
from petteia.games.gods.rules.position import DISCARD, WHERE, Position, can_enter, count_on_board, is_barrier
from petteia.games.gods.rules.powers import OWN, barred_cell


def in_range(index: int, first: int, count: int) -> bool:
    return first <= index < first + count


def occupied(state: Position, cell: int, rule: str) -> Refusal:
    """Return that a god or a barrier is in the way."""
    if is_barrier(state, cell):
        return fact("why-barrier-there", cell=cell_name(cell)), rule
    return fact("why-god-there", cell=cell_name(cell), god=GOD_NAMES[state.pieces[cell] - 1]), rule


def beyond(state: Position, cell: int) -> Refusal | None:
    """Return that a cell is on a ring or in a column this mountain does not have, if so."""
    if cell < state.summit and cell % WIDTH <= state.last:
        return None
    if cell < state.summit:
        return fact("why-no-such-column", cell=cell_name(cell), columns=int(state.last) + 1), "G1.1"
    return fact("why-no-such-ring", cell=cell_name(cell), rings=int(state.rings)), "G7.2"


def cannot_step(state: Position, god: int, way: int, stay_rule: str) -> Refusal:
    """Return why *god* cannot go *way* (G3.3), or why it may not stay."""
    if way == STAY:
        return fact("why-must-move", god=GOD_NAMES[god]), stay_rule
    cell = towards(int(state.pieces[WHERE + god]), way, state.summit, state.last)
    if cell == state.summit:
        return fact("why-not-to-the-summit", god=GOD_NAMES[god]), "G5.5"
    return occupied(state, cell, "G3.3")


def never_back(index: int) -> Refusal | None:
    """Return that no god goes back by itself, if *index* says one does."""
    if not in_range(index, moves.BACK, GODS):
        return None
    return fact("why-never-back", god=GOD_NAMES[index - moves.BACK]), "G3.3"


def is_only(state: Position, index: int) -> bool:
    """Say whether nothing but the move *index* is possible."""
    return state.indices() == [index]


def no_turn(state: Position, index: int) -> Refusal:
    if index == moves.PASS:
        return fact("why-has-cards"), "G3.1"
    if refused := never_back(index):
        return refused
    if index >= moves.STEP:
        if is_only(state, moves.PASS):
            return fact("why-must-pass"), "G6.4"
        return fact("why-choose-a-god"), "G3.1"
    god, way = divmod(index, 4)
    if not holds(state, state.seat, god):
        if state.seats == 2:
            return fact("why-card-is-weak", god=GOD_NAMES[god]), "G3.1"
        return fact("why-card-not-in-hand", god=GOD_NAMES[god]), "G6.3"
    return cannot_step(state, god, way, "G3.4")


def no_step(state: Position, index: int) -> Refusal:
    god = argument(state)
    if refused := never_back(index):
        return refused
    if not in_range(index, moves.STEP, 4):
        if is_only(state, moves.STEP + STAY):
            return fact("why-must-stay", god=GOD_NAMES[god]), "G4.2"
        return fact("why-must-step-again", god=GOD_NAMES[god]), "G4.2"
    return cannot_step(state, god, index - moves.STEP, "G4.2")


def no_exit(state: Position, index: int) -> Refusal:
    god = argument(state)
    cell = index - moves.TO
    if not in_range(index, moves.TO, len(TO_CELLS)):
        return fact("why-must-leave-portal", god=GOD_NAMES[god]), "G4.3"
    if refused := beyond(state, cell):
        return refused
    if cell == state.pieces[WHERE + god]:
        return fact("why-not-the-same-portal"), "G4.3"
    if count_on_board(state, PORTAL) > 1:
        return fact("why-to-another-portal", cell=cell_name(cell)), "G4.3"
    if cell >= WIDTH:
        return fact("why-to-ring-one", cell=cell_name(cell)), "G4.3"
    return occupied(state, cell, "G4.3")


TO_CELLS = range(moves.PLACE - moves.TO)


def no_place(state: Position, index: int) -> Refusal:
    token = TOKEN_NAMES[token_of(state.god) - FIRST_TOKEN]
    cell = index - moves.PLACE
    if in_range(index, moves.TAKE, len(TO_CELLS)):
        if argument(state):
            return fact("why-already-taken", token=token), "G5.1"
        return fact("why-reserve-not-empty", token=token), "G5.1"
    if not in_range(index, moves.PLACE, len(TO_CELLS)):
        return fact("why-must-place", token=token), "G5.2"
    if refused := beyond(state, cell):
        return refused
    there = state.pieces[cell]
    if there >= FIRST_TOKEN:
        return fact("why-token-there", cell=cell_name(cell), token=TOKEN_NAMES[there - FIRST_TOKEN]), "G5.1"
    if there:
        return occupied(state, cell, "G5.1")
    if cell == barred_cell(state):
        return fact("why-first-barrier-from-there", cell=cell_name(cell)), "G5.1"
    return fact("why-another-cell", cell=cell_name(cell)), "G5.1"


def no_take(state: Position, index: int) -> Refusal:
    token = TOKEN_NAMES[token_of(state.god) - FIRST_TOKEN]
    cell = index - moves.TAKE
    if not in_range(index, moves.TAKE, len(TO_CELLS)):
        return fact("why-reserve-empty", token=token), "G5.1"
    if refused := beyond(state, cell):
        return refused
    if state.pieces[cell] == token_of(state.god):
        return fact("why-just-placed", cell=cell_name(cell)), "G5.1"
    return fact("why-no-token-there", cell=cell_name(cell), token=token), "G5.1"


def no_weakening(state: Position, index: int) -> Refusal:
    rule = "G5.3" if state.seats == 2 else "G6.5"
    if not in_range(index, moves.WEAKEN, GODS):
        if is_only(state, moves.NOTHING):
            return fact("why-nothing-to-weaken"), rule
        return fact("why-hera-must-choose"), rule
    god = GOD_NAMES[index - moves.WEAKEN]
    return fact("why-opponent-lacks", god=god, seats=int(state.seats)), rule


def no_spending(state: Position, index: int) -> Refusal:
    rule = "G5.4" if state.seats == 2 else "G6.6"
    if in_range(index, moves.WEAKEN, GODS):
        god = index - moves.WEAKEN
        if state.seats == 4 and not argument(state) & OWN:
            return fact("why-own-card-spent"), rule
        if state.seats == 4 and god == ATHENA and holds(state, state.seat, god):
            return fact("why-card-in-play", god=GOD_NAMES[god]), rule
        return fact("why-own-card-missing", god=GOD_NAMES[god], seats=int(state.seats)), rule
    if in_range(index, moves.WEAKEN_PARTNER, GODS):
        god = index - moves.WEAKEN_PARTNER
        if state.seats == 2:
            return fact("why-no-partner"), rule
        if holds(state, (state.seat + 2) % 4, god):
            return fact("why-partner-card-spent"), rule
        return fact("why-partner-lacks", god=GOD_NAMES[god]), rule
    if is_only(state, moves.DONE):
        return fact("why-nothing-to-spend"), rule
    return fact("why-athena-must-choose"), rule


def no_leading(state: Position, index: int) -> Refusal:
    if index == moves.NOTHING:
        return fact("why-power-is-compulsory"), "G3.5"
    if refused := never_back(index):
        return refused
    nobody = is_only(state, moves.NOTHING)
    if index >= moves.STEP:
        return fact("why-nothing-to-lead" if nobody else "why-aphrodite-must-lead"), "G5.5"
    god, way = divmod(index, 4)
    if god == APHRODITE:
        return fact("why-another-god"), "G5.5"
    if way == STAY:
        if nobody:
            return fact("why-nothing-to-lead"), "G5.5"
        return fact("why-led-god-must-move", god=GOD_NAMES[god]), "G5.5"
    return cannot_step(state, god, way, "G5.5")


def no_flood(state: Position, index: int) -> Refusal:
    if index == moves.NOTHING:
        return fact("why-power-is-compulsory"), "G3.5"
    if in_range(index, moves.REMOVE, len(TO_CELLS)):
        cell = index - moves.REMOVE
        return beyond(state, cell) or (fact("why-nothing-to-remove", cell=cell_name(cell)), "G5.6")
    if in_range(index, moves.BACK, GODS):
        god = index - moves.BACK
        cell = state.pieces[WHERE + god]
        if cell < WIDTH:
            return fact("why-on-ring-one", god=GOD_NAMES[god]), "G5.6"
        assert not can_enter(state.pieces, cell - WIDTH)
        return occupied(state, cell - WIDTH, "G5.6")
    if is_only(state, moves.NOTHING):
        return fact("why-nothing-to-flood"), "G5.6"
    return fact("why-poseidon-must-choose"), "G5.6"


def no_recovery(state: Position, index: int) -> Refusal:
    if not in_range(index, moves.RECOVER, GODS):
        return fact("why-must-recover", seat=argument(state)), "G6.4"
    god = index - moves.RECOVER
    if not state.pieces[DISCARD + god]:
        return fact("why-not-discarded", god=GOD_NAMES[god]), "G6.4"
    return fact("why-different-cards-first", god=GOD_NAMES[god]), "G6.4"
