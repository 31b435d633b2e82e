# petteia: compiled
"""The mountain and the pieces (G1): numbers for gods, tokens, cells and cards, and what lies next to what.

Cells are numbered ring by ring from the foot, sixteen to a ring; the number after the last cell is the summit. On a
narrower mountain, made for research, the numbers of the columns it lacks are left out.
"""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

WIDTH: Final = 16  # columns of the widest mountain; from a cell to the one above it
MOST_RINGS: Final = 6
MOST_CELLS: Final = 96

# Gods (G1.2). A cell holds a god as its number plus one.
ZEUS: Final = 0
HERA: Final = 1
POSEIDON: Final = 2
DEMETER: Final = 3
ATHENA: Final = 4
ARES: Final = 5
APHRODITE: Final = 6
HADES: Final = 7
GODS: Final = 8

# Tokens (G1.4). A cell holds a token as FIRST_TOKEN plus its number.
FIRST_TOKEN: Final = 9
LIGHTNING: Final = 9
BARRIER: Final = 10
PORTAL: Final = 11
FERTILITY: Final = 12
KINDS: Final = 4

# The four ways of a god, in the order in which they are offered; STAY is for a god that is blocked (G3.4).
UP: Final = 0
LEFT: Final = 1
RIGHT: Final = 2
STAY: Final = 3
WAYS: Final = ("up", "left", "right", "stay")


GOD_NAMES: Final = ["zeus", "hera", "poseidon", "demeter", "athena", "ares", "aphrodite", "hades"]
TOKEN_NAMES: Final = ["lightning", "barrier", "portal", "fertility"]
MOST_TOKENS: Final = 6  # of a kind, in any edition
LONGEST_GAME: Final = 400  # turns, in any edition (G7.1)


class Card:
    """A card of a god: its weak side carries the letter of a column and the number of a ring (G1.3).

    Where there are fewer *columns* than letters, the letters after the last column begin with the first again.
    """

    def __init__(self, god: int, letter: str, ring: int, columns: int) -> None:
        self.god = god
        self.column = (ord(letter) - ord("a")) % columns
        self.ring = ring
        self.name = f"{GOD_NAMES[god]}-{letter}"


class Mountain:
    """What is printed in the box of one edition. Nothing in it changes during a game; all states of a game share it."""

    def __init__(self) -> None:
        self.rings: list[int] = []  # below the summit; the first is the usual number
        self.columns: i64 = WIDTH
        self.tokens: Final = vec[u8]([u8(0)] * KINDS)  # of each kind (G1.4)
        self.first_tokens: Final = vec[u8]([u8(0)] * KINDS)  # on the board at the start (G2.2)
        self.first_draws: i64 = 0  # cards that place them
        self.cards: list[Card] = []
        self.turn_limit: i64 = 0


def cell_name(cell: int) -> str:
    """Return a cell as people write it: column a to p, ring 1 to 6."""
    return f"{chr(ord('a') + cell % WIDTH)}{cell // WIDTH + 1}"


def place_name(cell: int, summit: int) -> str:
    """Return the name of a cell or of the summit."""
    return "summit" if cell == summit else cell_name(cell)


def cell_number(name: str) -> int:
    """Return the number of the cell written *name*; raise ValueError if there is none."""
    if len(name) == 2 and "a" <= name[0] <= "p" and "1" <= name[1] <= str(MOST_RINGS):
        return (int(name[1]) - 1) * WIDTH + ord(name[0]) - ord("a")
    raise ValueError(name)


def towards(cell: i64, way: i64, summit: i64, last: i64) -> i64:
    """Return the cell *way* of *cell*: rings are closed after the *last* column, above the innermost is the summit."""
    if way == UP:
        above: i64 = cell + WIDTH
        return above if above < summit else summit
    column: i64 = cell & 0x0F
    if way == LEFT:
        return cell - 1 if column > 0 else cell + last
    return cell + 1 if column < last else cell - last


def is_near(cell: i64, other: i64, last: i64) -> bool:
    """Say whether *other* is *cell* or one of the cells round it (G4.4); rings are closed after the *last* column."""
    rings: i64 = (cell >> 4) - (other >> 4)
    if rings < -1 or rings > 1:
        return False
    columns: i64 = (cell & 0x0F) - (other & 0x0F)
    return -1 <= columns <= 1 or columns == last or columns == -last


def token_of(god: i64) -> i64:
    """Return the token that *god* places (G5.2): zero for the four who place none."""
    if god == ZEUS:
        return LIGHTNING
    if god == ARES:
        return BARRIER
    if god == HADES:
        return PORTAL
    if god == DEMETER:
        return FERTILITY
    return 0
