"""What a seat may know, as types: every view has these keys; a game adds its own in words/view.py.

A view is a plain dict. `tools/protocol_types.py` writes the types for TypeScript, and a test plays random games to see
that real views have them.
"""

# No annotations from __future__: games inherit these, and msgspec would look texts up where the game's own stand.
from typing import NotRequired, TypedDict


class Quota(TypedDict):
    """While a player sets up the board: of `kind`, `done` are chosen and `most` may be, in the decision `asked`."""

    asked: str
    kind: str
    done: int
    most: int


class AnyView(TypedDict):
    """What the view of any game tells."""

    game: str
    version: int
    seats: int
    seat: int | None  # whose view this is; None for a spectator
    options: dict[str, str | int | bool]
    to_act: int | None  # the seat that must decide, -1 for chance
    outcome: list[float] | None
    position: NotRequired[str]
    asked: NotRequired[str]  # the kind of decision now due
    meant: NotRequired[dict[str, str]]  # the move that pressing a thing means, by its kind: {"cell": "place {cell}"}
    hides_moves: NotRequired[bool]  # only the seat that must decide knows what it could do: haste would tell others
    quotas: NotRequired[list[Quota]]  # what a player chooses who sets up the board; none: nobody does
