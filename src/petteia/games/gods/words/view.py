"""What a seat may see: everything, for nothing is hidden but what has not been drawn yet (G2.3)."""

from __future__ import annotations

from petteia.core.event import Fact, fact
from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, TOKEN_NAMES, cell_name, place_name, token_of
from petteia.games.gods.rules.cards import FULL_HAND, discard_size, hand_size
from petteia.games.gods.rules.position import DISCARD, HAND, NOWHERE, RESERVE, WHERE, Position, argument, top
from petteia.games.gods.rules.setting_up import cards_drawn, god_dealt_next, gods_set
from petteia.games.gods.words.notation import FRAMES, write


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
        "asked": FRAMES[top(state)],
        "acting": GOD_NAMES[state.god] if "end" in frame_names(state) else None,
        "struck": state.struck,
    }


def frame_names(state: Position) -> list[str]:
    """Return what is still to be done, the next thing first."""
    frames, names = state.frames, []
    while frames:
        names.append(FRAMES[frames & 0x1F])
        frames >>= 13
    return names


def question(state: Position) -> Fact:
    """Return what must be decided now, as a fact to be told."""
    asked = FRAMES[top(state)]
    told = argument(state)
    if asked == "set":
        return fact("ask-set", cell=cell_name(2 * gods_set(state)))
    if asked == "draw":
        count = cards_drawn(state)
        return fact("ask-draw", token=TOKEN_NAMES[count // 4], part="ring" if count % 2 else "column")
    if asked == "deal":
        return fact("ask-deal", god=GOD_NAMES[god_dealt_next(state)])
    if asked == "turn":
        if hand_size(state, state.seat) == 0:
            return fact("ask-pass")
        return fact("ask-turn-two") if state.seats == 2 else fact("ask-turn-four")
    if asked == "step":
        return fact("ask-step", god=GOD_NAMES[told])
    if asked == "exit":
        return fact("ask-exit", god=GOD_NAMES[told])
    if asked == "place":
        return fact("ask-place", token=TOKEN_NAMES[token_of(state.god) - FIRST_TOKEN])
    if asked == "take":
        return fact("ask-take", token=TOKEN_NAMES[token_of(state.god) - FIRST_TOKEN])
    if asked == "weaken":
        return fact("ask-weaken-two") if state.seats == 2 else fact("ask-weaken-four")
    if asked == "spend":
        if state.seats == 2:
            return fact("ask-spend-two", left=told)
        return fact("ask-spend-four", whose=("", "own", "partner", "both")[told])
    if asked == "lead":
        return fact("ask-lead")
    if asked == "flood":
        return fact("ask-flood")
    if asked == "recover":
        return fact("ask-recover", left=min(FULL_HAND - hand_size(state, told), discard_size(state)))
    return fact("ask-nothing")
