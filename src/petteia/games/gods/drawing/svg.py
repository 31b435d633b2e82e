"""The mountain as SVG, for notebooks and pages without a server: the pieces of the browser on a plainer rock.

`ground` never changes during a game, `pieces` is all that does: whoever shows a whole game draws the ground once.
"""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from functools import cache
from math import cos, pi, sin
from pathlib import Path
from typing import Any

VIEW_BOX = "-540 -540 1080 1080"
COLUMNS = 16
# The radius of the foot, of the summit, and the face of a step; as in geometry.ts.
FOOT, TOP, RISER = 462.0, 102.0, 8.0
LETTERS = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ"
STONE = ("#926243", "#a87c5a", "#bd9a79", "#d0b698", "#e2d1b9", "#f3eada")  # from the foot to the marble of the top
CORNERS = ((-530, -530), (530, -530), (530, 470), (-530, 470))  # where the hands of the seats lie


@cache
def art() -> dict[str, Any]:
    """Return the emblems and tokens that the browser draws too."""
    found: dict[str, Any] = json.loads((Path(__file__).parent / "web/pieces.json").read_text(encoding="utf-8"))
    return found


def edge(ring: int, rings: int) -> float:
    """Return the outer radius of a ring, counted from 1; above the last one it is the summit's."""
    return FOOT - (ring - 1) * (FOOT - TOP) / rings


def polar(radius: float, turn: float) -> tuple[float, float]:
    return round(radius * sin(turn * 2 * pi), 1), round(-radius * cos(turn * 2 * pi), 1)


def centre(cell: str, rings: int) -> tuple[float, float]:
    """Return the middle of a cell or of the summit."""
    if cell == "summit":
        return 0.0, 0.0
    ring = int(cell[1:])
    return polar((edge(ring, rings) - RISER + edge(ring + 1, rings)) / 2, (ord(cell[0]) - ord("a")) / COLUMNS)


def ground(view: Mapping[str, Any]) -> str:
    """Return the mountain without anything on it."""
    return mountain(int(view["rings"]))


@cache
def mountain(rings: int) -> str:
    defined = [f'<g id="petteia-{god}">{medallion(god)}</g>' for god in art()["gods"]]
    defined += [f'<g id="petteia-{kind}">{token(kind)}</g>' for kind in art()["tokens"]]
    drawn = [f"<defs>{''.join(defined)}</defs>", '<rect x="-540" y="-540" width="1080" height="1080" fill="#2f6f8a"/>']
    drawn.append(f'<circle r="{FOOT + 16}" fill="#7fb4c0" opacity="0.7"/><circle r="{FOOT + 8}" fill="#6d4a33"/>')
    for ring in range(1, rings + 1):
        outer, stone = edge(ring, rings), STONE[len(STONE) - 1 - round((rings - ring) * (len(STONE) - 1) / (rings - 1))]
        drawn.append(f'<circle cx="6" cy="8" r="{outer:.1f}" fill="#2a1608" opacity="0.35"/>')
        drawn.append(f'<circle r="{outer:.1f}" fill="#3a1e0e" opacity="0.55"/>')
        drawn.append(f'<circle r="{outer - RISER:.1f}" fill="{stone}"/>')
    lines = "".join(
        f"M{x},{y}L{to_x},{to_y}"
        for column in range(COLUMNS)
        for (x, y), (to_x, to_y) in [(polar(FOOT - RISER, (column + 0.5) / 16), polar(TOP, (column + 0.5) / 16))]
    )
    drawn.append(f'<path d="{lines}" stroke="#3a2212" stroke-opacity="0.55" stroke-width="1.2"/>')
    drawn.append(f'<circle r="{TOP}" fill="#c9b79c"/><circle r="{TOP - RISER}" fill="#fffaf0"/>')
    drawn.append(f'<circle r="{TOP - RISER - 6}" fill="none" stroke="#c9973a" stroke-width="2.5"/>')
    drawn.append('<path d="M-44,34H44V28H-44ZM-36,28H36V-12H-36ZM-44,-12L0,-40L44,-12Z" fill="#b5532d"/>')
    drawn.append(
        '<path d="M-30,-10V26M-18,-10V26M-6,-10V26M6,-10V26M18,-10V26M30,-10V26" stroke="#fff6e2" stroke-width="6"/>'
    )
    drawn.append('<g text-anchor="middle" font-size="24" font-family="Georgia, serif" fill="#eaf5f6">')
    for column, letter in enumerate(LETTERS):
        x, y = polar(FOOT + 38, column / COLUMNS)
        drawn.append(
            f'<text x="{x}" y="{y + 8}">{letter}<tspan dx="2" font-size="16">{chr(97 + column)}</tspan></text>'
        )
    drawn.append("</g>")
    return "".join(drawn)


def pieces(view: Mapping[str, Any]) -> str:
    """Return all that stands and lies on the mountain, and the cards in the corners."""
    rings = int(view["rings"])
    drawn = [piece(kind, *centre(cell, rings)) for cell, kind in view["tokens"].items()]
    drawn += [piece(god, *centre(cell, rings)) for god, cell in view["gods"].items()]
    drawn += [hand(view, seat) for seat in range(len(view["hands"]))]
    return "".join(drawn)


def piece(name: str, x: float, y: float, scale: float = 1.0) -> str:
    """Return a piece, drawn once with the ground, in its place."""
    grown = f" scale({scale})" if scale != 1.0 else ""
    return f'<use href="#petteia-{name}" transform="translate({x},{y}){grown}"/>'


def token(kind: str) -> str:
    """Return a token, told by its shape: shield, wall, arch or leaf."""
    shape = art()["tokens"][kind]
    drawn = [f'<path d="{shape["outline"]}" fill="{shape["fill"]}" stroke="#1d1a18" stroke-width="2.2"/>']
    for part in shape["parts"]:
        fill, stroke, width = part.get("fill", "none"), part.get("stroke", "none"), part.get("width", 1)
        drawn.append(f'<path d="{part["d"]}" fill="{fill}" stroke="{stroke}" stroke-width="{width}"/>')
    return f"<g><title>{kind}</title>{''.join(drawn)}</g>"


def medallion(god: str) -> str:
    """Return a god: a round medallion with its emblem."""
    emblem = art()["gods"][god]
    drawn = [
        '<ellipse cx="3" cy="4.5" rx="23.5" ry="23" fill="#1d1208" opacity="0.42"/><circle r="23" fill="#1d1a18"/>',
        f'<circle r="20.6" fill="{emblem["ground"]}"/>',
        '<g transform="scale(0.92)" stroke-linecap="round" stroke-linejoin="round">',
        *emblem_parts(emblem),
        "</g>",
    ]
    return f"<g><title>{god}</title>{''.join(drawn)}</g>"


def emblem_parts(emblem: Mapping[str, Any]) -> Iterator[str]:
    for part in emblem["parts"]:
        colour = emblem["ground"] if part.get("cut") else emblem["ink"]
        look = f'fill="none" stroke="{colour}" stroke-width="{part["line"]}"' if "line" in part else f'fill="{colour}"'
        yield f'<path d="{part["d"]}" {look}/>'
        if part.get("mirror"):
            yield f'<path d="{part["d"]}" transform="scale(-1,1)" {look}/>'


def hand(view: Mapping[str, Any], seat: int) -> str:
    """Return the cards a seat may play, in its corner; a golden frame for the seat on turn."""
    place = seat if len(view["hands"]) == 4 else (0, 2)[seat]
    x, y = CORNERS[place]
    left = x if x < 0 else x - 104
    gold = view["seat_on_turn"] == seat and view["outcome"] is None
    frame = f'fill="#fbf4e4" stroke="{"#c9973a" if gold else "#1d1a18"}" stroke-width="{5 if gold else 1.5}"'
    drawn = [f'<rect x="{left}" y="{y}" width="104" height="60" rx="6" {frame}/><title>seat {seat + 1}</title>']
    for number, (god, count) in enumerate(view["hands"][seat].items()):
        x, y_card = left + 14 + number % 4 * 25, y + 16 + number // 4 * 28
        shown = piece(god, x, y_card, 0.5) if count else f'<circle cx="{x}" cy="{y_card}" r="9" fill="#cdbf9f"/>'
        drawn.append(shown)
        if count > 1:
            drawn.append(f'<text x="{x + 6}" y="{y_card + 12}" font-size="13">{count}</text>')
    return f"<g>{''.join(drawn)}</g>"
