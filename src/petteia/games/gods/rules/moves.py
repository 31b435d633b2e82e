# petteia: compiled
"""Every move of the game, built once for each edition: where each kind begins in the numbering, and its notation.

A god's step has one number whoever makes it move: `hera up` is the move of a turn and of Aphrodite's power alike.
"""

from __future__ import annotations

from typing import Final

from petteia.core.event import Fact, fact
from petteia.core.game import Move
from petteia.games.gods.rules.board import GOD_NAMES, MOST_CELLS, WAYS, Mountain, cell_name

GOD_STEP: Final = 0  # 8 gods x 4 ways
STEP: Final = 32  # 4 ways
TO: Final = 36  # 96 cells, as the next three
PLACE: Final = 132
TAKE: Final = 228
REMOVE: Final = 324
BACK: Final = 420  # 8 gods, as the next two
WEAKEN: Final = 428
WEAKEN_PARTNER: Final = 436
DONE: Final = 444
NOTHING: Final = 445
RECOVER: Final = 446  # 8 gods
PASS: Final = 454
SET: Final = 455  # 8 gods
DRAW: Final = 463  # 16 cards
DEAL: Final = 479  # 4 seats
MOVES: Final = 483


def every_move(mountain: Mountain) -> list[Move]:
    """Return all moves, each at its number."""
    moves: list[Move] = []

    def add(text: str, told: Fact) -> None:
        moves.append(Move(len(moves), text, told))

    for god in GOD_NAMES:
        for way in WAYS:
            add(f"{god} {way}", fact("move-god", god=god, way=way))
    for way in WAYS:
        add(way, fact("move-step", way=way))
    for verb in ("to", "place", "take", "remove"):
        for cell in range(MOST_CELLS):
            add(f"{verb} {cell_name(cell)}", fact(f"move-{verb}", cell=cell_name(cell)))
    for god in GOD_NAMES:
        add(f"{god} back", fact("move-back", god=god))
    for god in GOD_NAMES:
        add(f"weaken {god}", fact("move-weaken", god=god))
    for god in GOD_NAMES:
        add(f"weaken partner {god}", fact("move-weaken-partner", god=god))
    add("done", fact("move-done"))
    add("nothing", fact("move-nothing"))
    for god in GOD_NAMES:
        add(f"recover {god}", fact("move-recover", god=god))
    add("pass", fact("move-pass"))
    for god in GOD_NAMES:
        add(f"set {god}", fact("move-set", god=god))
    for card in mountain.cards:
        add(f"draw {card.name}", fact("move-draw", god=GOD_NAMES[card.god], letter=card.name[-1], ring=card.ring))
    for seat in range(4):
        add(f"deal {seat + 1}", fact("move-deal", seat=seat))
    assert len(moves) == MOVES
    return moves
