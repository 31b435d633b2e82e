"""The mountain from above as an image in numbers: rings round the summit, discs with two letters for gods.

Tokens differ in shape as well as in colour: lightning is a triangle, a barrier a square, a portal a ring, fertility a
diamond. A bar for every seat stands in a corner, one mark per card the seat may play.
"""

from __future__ import annotations

from functools import cache

import numpy as np
from numpy.typing import NDArray

from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, WIDTH
from petteia.games.gods.rules.position import HAND, NOWHERE, WHERE, Position

Image = NDArray[np.uint8]
Points = NDArray[np.float64]

SKY, LINE, GOLD = (36, 31, 28), (84, 76, 66), (201, 151, 58)
STONE = ((143, 132, 114), (160, 148, 128), (179, 167, 143), (197, 186, 162), (216, 207, 186), (235, 228, 211))
GOD_COLOURS = (
    *((244, 207, 87), (215, 155, 240), (108, 196, 238), (168, 212, 111)),
    *((232, 228, 218), (255, 123, 90), (255, 176, 203), (159, 176, 200)),
)
TOKEN_COLOURS = ((247, 208, 56), (168, 50, 31), (93, 102, 112), (63, 122, 53))
INK = (29, 26, 24)

# Letters three wide and five high, a row of three bits each.
LETTERS = {
    "A": (2, 5, 7, 5, 5),
    "D": (6, 5, 5, 5, 6),
    "E": (7, 4, 6, 4, 7),
    "H": (5, 5, 7, 5, 5),
    "O": (7, 5, 5, 5, 7),
    "P": (6, 5, 6, 4, 4),
    "R": (6, 5, 6, 5, 5),
    "T": (7, 2, 2, 2, 2),
    "Z": (7, 1, 2, 4, 7),
}
EDGE, CORE = 0.97, 0.17  # where the mountain ends and the summit begins, in half widths of the image


@cache
def grid(size: int) -> tuple[Points, Points]:
    """Return the place of every pixel, from -1 to 1 in both directions, y upwards."""
    steps = (np.arange(size) + 0.5) / size * 2 - 1
    return np.meshgrid(steps, -steps)


@cache
def mountain(size: int, rings: int) -> Image:
    """Return the mountain without anything on it."""
    x, y = grid(size)
    radius, turn = np.hypot(x, y), np.arctan2(x, y) / (2 * np.pi) * WIDTH
    image = np.full((size, size, 3), SKY, np.uint8)
    depth = (EDGE - radius) / (EDGE - CORE) * rings
    for ring in range(rings):
        image[(depth >= ring) & (depth < ring + 1) & (radius > CORE)] = STONE[len(STONE) - rings + ring]
    image[radius <= CORE] = GOLD
    border = np.abs(turn - np.round(turn)) * 2 * np.pi / WIDTH * radius < 2 / size
    border |= np.abs(depth - np.round(depth)) * (EDGE - CORE) / rings < 2 / size
    image[border & (radius > CORE) & (radius < EDGE)] = LINE
    image.flags.writeable = False
    return image


def centre(cell: int, rings: int) -> tuple[float, float]:
    """Return the middle of a cell or of the summit: the first column begins at the top, and they go clockwise."""
    if cell == rings * WIDTH:
        return 0.0, 0.0
    radius = EDGE - (cell // WIDTH + 0.5) / rings * (EDGE - CORE)
    angle = (cell % WIDTH + 0.5) / WIDTH * 2 * np.pi
    return radius * float(np.sin(angle)), radius * float(np.cos(angle))


def picture(state: Position, size: int = 480) -> Image:
    """Return the position as an image, *size* pixels wide and high."""
    rings, pieces = int(state.rings), state.pieces
    image = mountain(size, rings).copy()
    for cell in range(rings * WIDTH):
        if pieces[cell] >= FIRST_TOKEN:
            draw_token(image, int(pieces[cell]) - FIRST_TOKEN, *centre(cell, rings))
    for god in range(GODS):
        if pieces[WHERE + god] != NOWHERE:
            draw_god(image, god, *centre(int(pieces[WHERE + god]), rings))
    for seat in range(int(state.seats)):
        draw_hand(image, state, seat)
    return image


def draw_token(image: Image, kind: int, x0: float, y0: float) -> None:
    """Draw a token: a triangle, a square, a ring or a diamond."""
    x, y = grid(image.shape[0])
    x, y, half = x - x0, y - y0, 0.042
    shape = (
        (y > -half) & (np.abs(x) < (half - y) / 1.7),
        (np.abs(x) < half * 0.9) & (np.abs(y) < half * 0.9),
        (np.hypot(x, y) < half) & (np.hypot(x, y) > half / 2),
        np.abs(x) + np.abs(y) < half * 1.1,
    )[kind]
    image[shape] = TOKEN_COLOURS[kind]


def draw_god(image: Image, god: int, x0: float, y0: float) -> None:
    """Draw a disc with the first two letters of the god's name."""
    x, y = grid(image.shape[0])
    distance = np.hypot(x - x0, y - y0)
    image[distance < 0.058] = INK
    image[distance < 0.05] = GOD_COLOURS[god]
    size = image.shape[0]
    dot = max(1, size // 240)
    left, top = round((x0 + 1) / 2 * size) - 3 * dot - dot // 2, round((1 - y0) / 2 * size) - 2 * dot - dot // 2
    for place, letter in enumerate(GOD_NAMES[god][:2].upper()):
        for row, bits in enumerate(LETTERS[letter]):
            for column in range(3):
                if bits >> (2 - column) & 1:
                    at_x, at_y = left + (place * 4 + column) * dot, top + row * dot
                    image[at_y : at_y + dot, at_x : at_x + dot] = INK


def draw_hand(image: Image, state: Position, seat: int) -> None:
    """Mark the cards of a seat in its corner; the seat on turn has a golden edge."""
    size = image.shape[0]
    dot = max(3, size // 60)
    left = 2 if seat in (0, 3) else size - 2 - dot * GODS
    top = 2 if seat in (0, 1) else size - 2 - dot * 2
    if state.seat == seat:
        image[max(0, top - 2) : top + 2 * dot + 2, max(0, left - 2) : left + dot * GODS + 2] = GOLD
    for god in range(GODS):
        for copy in range(2):
            held = state.pieces[HAND + seat * GODS + god] > copy
            box = image[top + copy * dot : top + (copy + 1) * dot - 1, left + god * dot : left + (god + 1) * dot - 1]
            box[:] = GOD_COLOURS[god] if held else SKY
