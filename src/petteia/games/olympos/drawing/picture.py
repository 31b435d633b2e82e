"""The map as an image in numbers: territories by resource, a disc for every settler, the time track below.

Discs carry the number of their seat, barbarians a B; a cross is an X, a tribe a T. Nothing hidden is drawn.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from petteia.games.olympos.rules.board import BARBARIANS, CONDEMNED, TRIBE, Board
from petteia.games.olympos.rules.data import HERE
from petteia.games.olympos.rules.position import CONTROL, DISCS, LINE, SPACE, Position, holding

Image = NDArray[np.uint8]

SEA, NORTH, ROCK, LINE_INK, PAPER = (126, 160, 176), (190, 184, 170), (206, 200, 188), (70, 66, 60), (244, 238, 224)
LANDS = ((216, 196, 112), (126, 158, 104), (168, 164, 160), (222, 170, 80))  # grain, wood, stone, gold
SEATS = ((178, 44, 40), (36, 88, 160), (38, 120, 66), (130, 70, 150), (210, 120, 30))
BARBARIAN, INK, WHITE = (52, 46, 44), (24, 20, 18), (250, 248, 242)
STRIP = 30  # rows of the track below the map
TALL = 17  # a disc

# Signs three wide and five high, a row of three bits each.
SIGNS = {
    "1": (2, 6, 2, 2, 7),
    "2": (6, 1, 2, 4, 7),
    "3": (6, 1, 2, 1, 6),
    "4": (5, 5, 7, 1, 1),
    "5": (7, 4, 6, 1, 6),
    "B": (6, 5, 6, 5, 6),
    "T": (7, 2, 2, 2, 2),
    "X": (5, 5, 2, 5, 5),
}


@cache
def drawing() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(HERE) / "map.json").read_text(encoding="utf-8"))
    return found


def fill(image: Image, ring: list[float], scale: float, colour: tuple[int, int, int]) -> None:
    """Fill the ring x, y, x, y, … row by row: between every second crossing of its edge."""
    points = np.array(ring).reshape(-1, 2) * scale
    ends = np.roll(points, -1, axis=0)
    for row in range(max(0, int(points[:, 1].min())), min(len(image) - 1, int(points[:, 1].max())) + 1):
        middle = row + 0.5
        crossed = (points[:, 1] <= middle) != (ends[:, 1] <= middle)
        begin, end = points[crossed], ends[crossed]
        at = np.sort(begin[:, 0] + (middle - begin[:, 1]) / (end[:, 1] - begin[:, 1]) * (end[:, 0] - begin[:, 0]))
        for left, right in zip(at[::2], at[1::2], strict=False):
            image[row, round(left) : round(right)] = colour


def trace(image: Image, ring: list[float], scale: float) -> None:
    """Draw the edge of a ring."""
    points = np.array(ring).reshape(-1, 2) * scale
    for begin, end in zip(points, np.roll(points, -1, axis=0), strict=True):
        steps = np.linspace(begin, end, max(2, int(np.abs(end - begin).max()) + 1)).astype(int)
        inside = (steps >= 0).all(1) & (steps[:, 1] < len(image)) & (steps[:, 0] < image.shape[1])
        image[steps[inside, 1], steps[inside, 0]] = LINE_INK


@cache
def empty_map(board: Board, width: int) -> Image:
    """Return the map without anything on it, and the empty strip below."""
    drawn = drawing()
    scale = width / drawn["width"]
    image = np.full((int(drawn["height"] * scale) + STRIP, width, 3), SEA, np.uint8)
    for ring in [*drawn["unused"].values(), *drawn["islets"]]:
        fill(image, ring, scale, ROCK)
    for name, space in drawn["spaces"].items():
        if space["kind"] == "north":
            fill(image, space["ring"], scale, NORTH)
        elif name in board.territory_names:
            for ring in rings_of(space):
                fill(image, ring, scale, LANDS[int(board.resource[board.territory_names.index(name)])])
    for space in drawn["spaces"].values():
        for ring in rings_of(space):
            trace(image, ring, scale)
    image[-STRIP:] = PAPER
    image.flags.writeable = False
    return image


def rings_of(space: dict[str, Any]) -> list[list[float]]:
    return space["rings"] if "rings" in space else [space["ring"]]


def draw_disc(image: Image, x: float, y: float, colour: tuple[int, int, int], sign: str) -> None:
    """Draw a disc with a sign on it round a point."""
    left, top = max(0, round(x) - TALL), max(0, round(y) - TALL)
    patch = image[top : round(y) + TALL, left : round(x) + TALL]
    rows, columns = np.ogrid[: patch.shape[0], : patch.shape[1]]
    distance = (rows + top - y) ** 2 + (columns + left - x) ** 2
    patch[distance <= (TALL / 2) ** 2] = INK
    patch[distance <= (TALL / 2 - 1.5) ** 2] = colour
    left, top = round(x) - 3, round(y) - 5
    for row, bits in enumerate(SIGNS[sign]):
        for column in range(3):
            if bits >> (2 - column) & 1:
                box = image[
                    max(0, top + 2 * row) : top + 2 * row + 2, max(0, left + 2 * column) : left + 2 * column + 2
                ]
                box[:] = WHITE


def picture(state: Position, width: int = 480) -> Image:
    """Return what lies on the map and on the track as an image, *width* pixels wide."""
    drawn = drawing()
    scale = width / drawn["width"]
    image = empty_map(state.board, width).copy()
    for place, name in enumerate(state.board.territory_names):
        x, y = (part * scale for part in drawn["spaces"][name]["stack"])
        control = int(state.pieces[CONTROL + place])
        if control in (CONDEMNED, TRIBE):
            draw_disc(image, x, y, INK if control == CONDEMNED else BARBARIAN, "X" if control == CONDEMNED else "T")
        stack = [int(disc) >> 5 for disc in state.pieces[DISCS : DISCS + state.discs] if int(disc) & 31 == place]
        for height, owner in enumerate(stack):
            is_barbarian = owner == BARBARIANS
            colour = BARBARIAN if is_barbarian else SEATS[owner - 1]
            draw_disc(image, x, y - height * 5, colour, "B" if is_barbarian else str(owner))
    draw_track(image, state)
    return image


def draw_track(image: Image, state: Position) -> None:
    """Draw the time track below the map: its Zeus spaces, its end, and the discs, the latest on top."""
    board, (tall, wide, _) = state.board, image.shape
    step = (wide - TALL) / (int(board.cross) + 1)
    image[tall - STRIP // 2, TALL // 2 : wide - TALL // 2] = LINE_INK
    for place in range(int(board.zeus_spaces)):
        x = TALL // 2 + int(int(board.zeus_at[place]) * step)
        image[tall - STRIP + 3 : tall - 3, x - 1 : x + 2] = LANDS[3]
    image[tall - STRIP + 3 : tall - 3, wide - TALL // 2 - 2 : wide - TALL // 2] = SEATS[0]
    for place in reversed(range(int(state.seats))):
        seat = int(state.pieces[LINE + place])
        x = TALL / 2 + int(holding(state, seat, SPACE)) * step
        draw_disc(image, x, tall - STRIP / 2, SEATS[seat], str(seat + 1))
