"""What everybody sees, as a type: tools/protocol_types.py writes it for the browser."""

from __future__ import annotations

from petteia.core.view import AnyView


class View(AnyView):
    """What everybody sees. Cells are named as in moves; `summit` is the last of all."""

    rings: int
    columns: int  # sixteen, but on the narrow mountains made for research
    turn: int
    seat_on_turn: int
    gods: dict[str, str]  # where each god stands
    tokens: dict[str, str]  # what lies on a cell
    zones: list[str]  # the cells round the lightnings (G4.4)
    reserve: dict[str, int]
    hands: list[dict[str, int]]
    discard: dict[str, int]
    sides: list[int]  # the side each seat plays for (G6.1)
    acting: str | None  # the god whose card is being played
    mover: str | None  # the god that must go on, after fertility or in a portal (G4.2, G4.3)
    struck: bool
