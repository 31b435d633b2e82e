"""A position as one line of words; `reading` reads them.

Words may stand in any order; what is not written has its usual value, so that a test can say only what matters.
"""

from __future__ import annotations

from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, TOKEN_NAMES, cell_name, place_name
from petteia.games.gods.rules.position import BOXES, DISCARD, HAND, NOBODY, NOWHERE, ORIGINAL, WHERE, Position
from petteia.games.gods.words.decisions import DECISIONS


def write(state: Position) -> str:
    """Return *state* as text; the same state always gives the same text."""
    pieces = state.pieces
    words = [f"seats={state.seats}", f"rings={state.rings}"]
    if state.box != ORIGINAL:
        words.append("hera_discards=false" if state.first_rules else f"box={BOXES[state.box]}")
    words.append(f"turn={state.turn}")
    words.append(f"seat={state.seat + 1}")
    stack = DECISIONS.write(state)
    if not stack:
        words.append(f"over={'draw' if state.winner == NOBODY else state.winner + 1}")
    elif stack != "turn":
        words.append(f"ask={stack}")
        if stack.startswith("end") or stack.startswith("next"):
            words.append(f"acting={GOD_NAMES[state.god]}")
    if state.struck:
        words.append("struck")
    for god, name in enumerate(GOD_NAMES):
        if pieces[WHERE + god] != NOWHERE:
            words.append(f"{name}@{place_name(pieces[WHERE + god], state.summit)}")
    tokens = [cell for cell in range(state.summit) if pieces[cell] >= FIRST_TOKEN]
    for kind, name in enumerate(TOKEN_NAMES):
        words += [f"{name}@{cell_name(cell)}" for cell in tokens if pieces[cell] == FIRST_TOKEN + kind]
    for seat in range(state.seats):
        words.append(f"hand{seat + 1}={write_cards(state, HAND + seat * GODS)}")
    if state.seats == 4:
        words.append(f"discard={write_cards(state, DISCARD)}")
    if stack.startswith("deal") and state.drawn_cards:
        words.append(
            "drawn="
            + ",".join(card.name for number, card in enumerate(state.mountain.cards) if state.drawn_cards >> number & 1)
        )
        if int(state.drawn_cards).bit_count() % 2:
            words.append(f"column={chr(ord('a') + state.column)}")
    return " ".join(words)


def write_cards(state: Position, first: int) -> str:
    counts = [state.pieces[first + god] for god in range(GODS)]
    if counts == [1] * GODS:
        return "all"
    return ",".join(name for god, name in enumerate(GOD_NAMES) for _ in range(counts[god])) or "none"
