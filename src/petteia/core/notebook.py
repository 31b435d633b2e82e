"""How states and records show themselves in a notebook: SVG and one piece of HTML, without a server.

A game that draws itself has a module `drawing/svg.py` with `VIEW_BOX`, `ground(view)` and `pieces(view)`. What is shown
is what a spectator sees: nothing hidden.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from html import escape
from typing import TYPE_CHECKING, Any

from petteia.core.game import CHANCE, State
from petteia.core.registry import part_of

if TYPE_CHECKING:
    from petteia.core.record import Record

DRAWING = "drawing.svg"
WIDEST = 560  # points
SHOW = (
    "var box=this.parentNode,now=JSON.parse(box.querySelector('script').textContent)[this.value];"
    "box.querySelectorAll('[data-board]').forEach(function(board){"
    "board.style.display=board.dataset.board==now[0]?'':'none'});"
    "box.querySelector('output').textContent=now[1]"
)


def opened(drawing: Any) -> str:
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{drawing.VIEW_BOX}" width="100%" '
        f'style="max-width:{WIDEST}px" role="img">'
    )


def svg_of(state: State, view: Mapping[str, object] | None = None) -> str | None:
    """Return *state* as a spectator sees it, or a *view* of it, as SVG; None if its game draws none."""
    drawing = part_of(state.game, DRAWING)
    if drawing is None:
        return None
    shown = state.view(None) if view is None else view
    return f"{opened(drawing)}{drawing.ground(shown)}{drawing.pieces(shown)}</svg>"


def html_of(record: Record) -> str | None:
    """Return the game as a board with a slider under it; None if it cannot be drawn."""
    drawing = part_of(record.game, DRAWING)
    if drawing is None:
        return None
    begun = record.fresh().state.view(None)
    boards, captions = [drawing.pieces(begun)], [(0, f"{record.game.name}: {' – '.join(record.players)}".rstrip(": "))]
    for step in record.steps():
        board = drawing.pieces(step.after.view(None))
        if board != boards[-1]:
            boards.append(board)
        name = "" if step.seat == CHANCE else who(record, step.seat)
        captions.append((len(boards) - 1, f"{step.number + 1}. {name} {step.move.text}".replace("  ", " ")))
    frames = "".join(
        f'<g data-board="{number}"{"" if number == len(boards) - 1 else hidden}>{board}</g>'
        for number, board in enumerate(boards)
        for hidden in [' style="display:none"']
    )
    last, told = len(captions) - 1, json.dumps(captions).replace("</", "<\\/")
    return (
        f'<div class="petteia-record">{opened(drawing)}{drawing.ground(begun)}{frames}</svg>'
        f'<input type="range" min="0" max="{last}" value="{last}" aria-label="{escape(record.game.name)}" '
        f'style="display:block;width:100%;max-width:{WIDEST}px" oninput="{SHOW}">'
        f"<output>{escape(captions[last][1])}</output>"
        f'<script type="application/json">{told}</script></div>'
    )


def who(record: Record, seat: int) -> str:
    return record.players[seat] if seat < len(record.players) and record.players[seat] else str(seat + 1)
