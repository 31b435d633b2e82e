"""The mountain as a picture: seen from above, gods as medallions, tokens by their shapes, as in the browser.

`ground` never changes during a game, `pieces` is all that does: whoever shows a whole game draws the ground once.
"""

from __future__ import annotations

import json
import math
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from petteia.core.svg import GOLD, INK, Tell, circle, element, group, path, plain, rect, text, use
from petteia.games.gods.rules.board import WIDTH

SIZE = 1080.0  # of the picture, the summit in its middle
VIEW_BOX = "-540 -540 1080 1080"
FOOT, TOP, RISER = 462.0, 102.0, 8.0  # where the mountain ends, where the summit begins, the face of a step
STONE = ((146, 98, 67), (168, 124, 90), (189, 154, 121), (208, 182, 152), (226, 209, 185), (243, 234, 218))
GLOW, SHADE = (255, 246, 226), (58, 30, 14)
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ"
MEDALLION, TOKEN = 30.0, 1.3  # sizes of gods and tokens
SUMMIT = "summit"
CORNERS = ((-530, -530), (530, -530), (530, 470), (-530, 470))  # where the hands of the seats lie


@cache
def art() -> dict[str, Any]:
    """Return the emblems, tokens and the temple that the browser draws too."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "web/pieces.json").read_text("utf-8"))
    return found


def ground(view: Mapping[str, Any], tell: Tell = plain) -> str:
    """Return the mountain without anything on it, and how its pieces look."""
    return mountain(int(view["rings"]))


def pieces(view: Mapping[str, Any]) -> str:
    """Return all that stands and lies on the mountain, and the cards in the corners; nothing of this game is hidden."""
    rings = int(view["rings"])
    drawn = [zone(cell, rings) for cell, kind in view["tokens"].items() if kind == "lightning"]
    drawn += [group(use(kind), *centre(cell, rings), TOKEN) for cell, kind in view["tokens"].items()]
    drawn += [group(use(god), *centre(cell, rings), MEDALLION / 23) for god, cell in view["gods"].items()]
    drawn += [hand(view, seat) for seat in range(len(view["hands"]))]
    return "".join(drawn)


# The mountain ----------------------------------------------------------------------------------------------------


def edge(ring: int, rings: int) -> float:
    """Return the outer radius of a ring; of the one above the last it is the summit's."""
    return FOOT - (ring - 1) * (FOOT - TOP) / rings


def polar(radius: float, column: float) -> tuple[float, float]:
    """Return the place so far from the summit: the first column points up, and they run clockwise."""
    angle = column / WIDTH * 2 * math.pi
    return radius * math.sin(angle), -radius * math.cos(angle)


def place(cell: str) -> tuple[int, int]:
    """Return the column and the ring of a cell."""
    return ord(cell[0]) - ord("a"), int(cell[1:])


def centre(cell: str, rings: int) -> tuple[float, float]:
    if cell == SUMMIT:
        return 0.0, 0.0
    column, ring = place(cell)
    return polar((edge(ring, rings) - RISER + edge(ring + 1, rings)) / 2, column)


def stone(ring: int, rings: int, light: float) -> str:
    """Return the stone of a ring in the morning light, or in shade."""
    at = (ring - 1) / (rings - 1) * (len(STONE) - 1)
    low, high, part = STONE[math.floor(at)], STONE[math.ceil(at)], at % 1
    towards = GLOW if light > 0 else SHADE
    own = [a + (b - a) * part for a, b in zip(low, high, strict=True)]
    mixed = [round(value + (end - value) * abs(light)) for value, end in zip(own, towards, strict=True)]
    return f"rgb({','.join(map(str, mixed))})"


def gradient(name: str, colours: tuple[str, str, str]) -> str:
    stops = "".join(element("stop", offset=i / 2, stop_color=colour) for i, colour in enumerate(colours))
    return element("linearGradient", stops, id=name, x1=0.15, y1=0.15, x2=0.85, y2=0.85)


@cache
def mountain(rings: int) -> str:
    """Return the mountain without anything on it."""
    defs = [element("g", medallion(god), id=f"petteia-{god}") for god in art()["gods"]]
    defs += [element("g", token(kind), id=f"petteia-{kind}") for kind in art()["tokens"]]
    steps, lines = [], []
    for ring in range(1, rings + 1):
        lights = {light: stone(ring, rings, light) for light in (0.6, 0.22, 0, -0.17, -0.62)}
        defs.append(gradient(f"petteia-tread{ring}", (lights[0.22], lights[0], lights[-0.17])))
        defs.append(gradient(f"petteia-face{ring}", (lights[0.6], lights[-0.17], lights[-0.62])))
        outer = edge(ring, rings)
        steps.append(circle(outer, 6, 8, fill="#2a1608", opacity=0.28))
        steps.append(
            circle(outer, fill=f"url(#petteia-face{ring})") + circle(outer - RISER, fill=f"url(#petteia-tread{ring})")
        )
        for column in range(WIDTH):
            (x, y), (to_x, to_y) = polar(outer - RISER, column + 0.5), polar(edge(ring + 1, rings), column + 0.5)
            lines.append(f"M{x:.1f},{y:.1f}L{to_x:.1f},{to_y:.1f}")
    letters = [
        text(letter, polar(FOOT + 38, column)[0], polar(FOOT + 38, column)[1] + 9, 27)
        for column, letter in enumerate(GREEK)
    ]
    temple = group("".join(element("path", **part) for part in art()["temple"]), 0, 6, 1.36, stroke_linejoin="round")
    return "".join(
        (
            element("defs", "".join(defs)),
            rect(-SIZE / 2, -SIZE / 2, SIZE, SIZE, fill="#1d4a5f"),
            circle(FOOT + 20, fill="#86b6c7", opacity=0.55) + circle(FOOT + 12, fill="#d7e8ea", opacity=0.6),
            circle(FOOT + 6, fill="#6d4a33"),
            *steps,
            path("".join(lines), stroke="#3a2212", stroke_opacity=0.55, stroke_width=1.4),
            circle(TOP, fill="#c9b79c") + circle(TOP - RISER, fill="#fffaf0"),
            circle(TOP - RISER - 5, fill="none", stroke=GOLD, stroke_width=2),
            temple,
            element("g", "".join(letters), fill="#eaf4f4", text_anchor="middle"),
        )
    )


# What stands on it -----------------------------------------------------------------------------------------------


def zone(cell: str, rings: int) -> str:
    """Return the cells round a lightning: three columns wide, three rings deep where the mountain has them."""
    column, ring = place(cell)
    outer, inner = edge(max(1, ring - 1), rings) - RISER, edge(min(rings, ring + 1) + 1, rings)
    (a, b), (c, d) = polar(outer, column - 1.5), polar(outer, column + 1.5)
    (e, f), (g, h) = polar(inner, column + 1.5), polar(inner, column - 1.5)
    arc = f"M{a:.1f},{b:.1f}A{outer:.1f},{outer:.1f} 0 0 1 {c:.1f},{d:.1f}L{e:.1f},{f:.1f}"
    back = f"A{inner:.1f},{inner:.1f} 0 0 0 {g:.1f},{h:.1f}Z"
    return path(arc + back, fill="#ffb81f", fill_opacity=0.2, stroke="#fff0b8", stroke_width=1.5)


def token(kind: str) -> str:
    """Return a token, told by its shape: shield, wall, arch or leaf."""
    shape = art()["tokens"][kind]
    drawn = path(shape["outline"], transform="translate(3,4)", fill="#1d1208", opacity=0.38)
    drawn += path(shape["outline"], fill=shape["fill"], stroke=INK, stroke_width=2.2)
    for part in shape["parts"]:
        look = {"fill": part.get("fill", "none"), "stroke": part.get("stroke", "none")}
        drawn += path(part["d"], **look, stroke_width=part.get("width", 1))
    return element("title", kind) + element("g", drawn, stroke_linejoin="round", stroke_linecap="round")


def medallion(god: str) -> str:
    """Return a god: a round medallion with its emblem."""
    emblem = art()["gods"][god]
    disc = circle(23, 3, 4.5, fill="#1d1208", opacity=0.42) + circle(23, fill=INK) + circle(20.6, fill=emblem["ground"])
    drawn = []
    for part in emblem["parts"]:
        colour = emblem["ground"] if part.get("cut") else emblem["ink"]
        filled = (
            {"fill": "none", "stroke": colour, "stroke-width": part["line"]} if "line" in part else {"fill": colour}
        )
        drawn.append(path(part["d"], **filled))
        if part.get("mirror"):
            drawn.append(path(part["d"], transform="scale(-1,1)", **filled))
    lines = group("".join(drawn), scale=0.92, stroke_linecap="round", stroke_linejoin="round")
    return element("title", god) + disc + lines


def hand(view: Mapping[str, Any], seat: int) -> str:
    """Return the cards a seat may play, in its corner; a golden frame for the seat on turn."""
    x, y = CORNERS[seat if len(view["hands"]) == 4 else (0, 2)[seat]]
    left = x if x < 0 else x - 104
    is_on_turn = view["seat_on_turn"] == seat and view["outcome"] is None
    edge_of = {"stroke": GOLD, "stroke_width": 5} if is_on_turn else {"stroke": INK, "stroke_width": 1.5}
    drawn = rect(left, y, 104, 60, rx=6, fill="#fbf4e4", **edge_of)
    for number, (god, count) in enumerate(view["hands"][seat].items()):
        at_x, at_y = left + 14 + number % 4 * 25, y + 16 + number // 4 * 28
        drawn += group(use(god), at_x, at_y, 0.5) if count else circle(9, at_x, at_y, fill="#cdbf9f")
        drawn += text(str(count), at_x + 6, at_y + 12, 13) if count > 1 else ""
    return element("g", element("title", f"seat {seat + 1}") + drawn)
