"""What a seat may see: everything, for nothing is hidden but what has not been drawn yet (G2.3)."""

from __future__ import annotations

from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, TOKEN_NAMES, cell_name, place_name
from petteia.games.gods.rules.position import DISCARD, HAND, NOWHERE, RESERVE, WHERE, Position
from petteia.games.gods.words.decisions import DECISIONS
from petteia.games.gods.words.notation import write


def cards(state: Position, first: int) -> dict[str, int]:
    """Return how many cards of each god lie from *first* on."""
    return {name: int(state.pieces[first + god]) for god, name in enumerate(GOD_NAMES)}


def sight(state: Position) -> dict[str, object]:
    """Return the whole position as plain data."""
    pieces = state.pieces
    return {
        "position": write(state),
        "rings": int(state.rings),
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
        "reserve": {name: int(pieces[RESERVE + kind]) for kind, name in enumerate(TOKEN_NAMES)},
        "hands": [cards(state, HAND + seat * GODS) for seat in range(state.seats)],
        "discard": cards(state, DISCARD),
        "asked": DECISIONS.name(state),
        "acting": GOD_NAMES[state.god] if "end" in dict(DECISIONS.stack(state)) else None,
        "struck": state.struck,
    }
