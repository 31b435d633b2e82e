# petteia: compiled
"""What a seat may see: everything, for nothing is hidden but what has not been drawn yet (G2.3)."""

from __future__ import annotations

from petteia.core.frames import argument, top
from petteia.core.game import Move
from petteia.games.gods.rules import moves
from petteia.games.gods.rules.board import (
    FIRST_TOKEN,
    GOD_NAMES,
    GODS,
    LIGHTNING,
    STAY,
    TOKEN_NAMES,
    WIDTH,
    cell_name,
    is_near,
    place_name,
    towards,
)
from petteia.games.gods.rules.position import (
    DISCARD,
    EXIT,
    HAND,
    NOWHERE,
    RESERVE,
    STEP,
    WEAKEN,
    WHERE,
    Position,
)
from petteia.games.gods.words.decisions import DECISIONS
from petteia.games.gods.words.notation import write


def cards(state: Position, first: int) -> dict[str, int]:
    """Return how many cards of each god lie from *first* on."""
    return {name: int(state.pieces[first + god]) for god, name in enumerate(GOD_NAMES)}


def view(state: Position) -> dict[str, object]:
    """Return the whole position as plain data."""
    pieces = state.pieces
    return {
        "position": write(state),
        "rings": int(state.rings),
        "columns": int(state.last) + 1,
        "turn": int(state.turn),
        "seat_on_turn": int(state.seat),
        "gods": {
            name: place_name(pieces[WHERE + god], int(state.summit))
            for god, name in enumerate(GOD_NAMES)
            if pieces[WHERE + god] != NOWHERE
        },
        "tokens": {
            cell_name(cell): TOKEN_NAMES[pieces[cell] - FIRST_TOKEN]
            for cell in range(state.summit)
            if pieces[cell] >= FIRST_TOKEN
        },
        "zones": zones(state),
        "reserve": {name: int(pieces[RESERVE + kind]) for kind, name in enumerate(TOKEN_NAMES)},
        "hands": [cards(state, HAND + seat * GODS) for seat in range(state.seats)],
        "discard": cards(state, DISCARD),
        "sides": [int(state.side(seat)) for seat in range(state.seats)],
        "asked": DECISIONS.name(state),
        "meant": DECISIONS.meant(state),
        "acting": GOD_NAMES[state.god] if "end" in dict(DECISIONS.stack(state)) else None,
        "mover": GOD_NAMES[argument(state)] if top(state) in (STEP, EXIT) else None,
        "struck": state.struck,
    }


def zones(state: Position) -> list[str]:
    """Return the cells in which a god may be struck (G4.4)."""
    bolts = [cell for cell in range(state.summit) if state.pieces[cell] == LIGHTNING]
    cells = [cell for cell in range(state.summit) if cell % WIDTH <= state.last]
    return [cell_name(cell) for cell in cells if any(is_near(cell, bolt, state.last) for bolt in bolts)]


def foretold(state: Position, move: Move) -> Move:
    """Return *move*, legal here, with the god it moves and the cell it leads to, or the seats whose card it takes."""
    index, kind = move.index, top(state)
    if index < moves.STEP:
        return move.foretelling(step(state, (index - moves.GOD_STEP) // 4, index % 4))
    if index < moves.TO:
        return move.foretelling(step(state, argument(state), index - moves.STEP))
    if moves.BACK <= index < moves.WEAKEN:
        god = index - moves.BACK
        return move.foretelling({"god": GOD_NAMES[god], "cell": cell_name(state.pieces[WHERE + god] - WIDTH)})
    if moves.WEAKEN <= index < moves.DONE:
        is_partners = index >= moves.WEAKEN_PARTNER
        others = [seat for seat in range(state.seats) if (seat - state.seat) % 2]
        own = [int((state.seat + (2 if is_partners else 0)) % state.seats)]
        return move.foretelling({"owners": others if kind == WEAKEN else own})
    return move


def step(state: Position, god: int, way: int) -> dict[str, object]:
    """Return where a step of *god* leads."""
    cell = int(state.pieces[WHERE + god])
    to = cell if way == STAY else int(towards(cell, way, state.summit, state.last))
    return {"god": GOD_NAMES[god], "cell": place_name(to, int(state.summit))}
