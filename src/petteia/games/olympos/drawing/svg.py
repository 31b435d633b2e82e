"""The map as SVG, for notebooks and pages without a server: lands by resource, discs, and the time track round them.

`ground` never changes during a game, `pieces` is all that does: whoever shows a whole game draws the ground once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import cache
from pathlib import Path
from typing import Any

from petteia.games.olympos.rules.data import HERE

ACROSS, DOWN = 17, 19  # spaces of the track along the edges, corners included; as in chart.ts
WIDE, TALL = 1200.0, 1300.0
CELL_WIDE, CELL_TALL = WIDE / (ACROSS - 2), TALL / (DOWN - 2)
VIEW_BOX = f"{-CELL_WIDE:g} {-CELL_TALL:.1f} {WIDE + 2 * CELL_WIDE:g} {TALL + 2 * CELL_TALL:.1f}"
FILLS = {"grain": "#e3ad4f", "wood": "#8f6a45", "stone": "#cfcbc2", "gold": "#efd65a"}
SEATS = ("#b5532d", "#1f6c9e", "#7a8f2a", "#7d4e93", "#c28a1c")
BARBARIAN = "#4a4038"
DISC = "M-17,0A17,12.5 0 0 1 17,0A17,12.5 0 0 1 -17,0Z"
CAMP = "M-24,10L-11,-14L2,10ZM-2,12L11,-10L24,12Z"  # two tents
HALO = 'stroke="#fbf4e4" stroke-width="3" paint-order="stroke"'
BOLT = '<text text-anchor="middle" y="7" font-size="20">⚡</text>'
STAR = "M0,-9.6L2.4,-3.2L9.1,-3L3.8,1.2L5.6,7.8L0,4L-5.6,7.8L-3.8,1.2L-9.1,-3L-2.4,-3.2Z"


@cache
def chart() -> dict[str, Any]:
    """Return the outlines of everything on the map."""
    found: dict[str, Any] = json.loads((Path(HERE) / "map.json").read_text(encoding="utf-8"))
    return found


def path(ring: list[float]) -> str:
    """Return the outline x, y, x, y, … as a path."""
    return "M" + "L".join(f"{x:g},{y:g}" for x, y in zip(ring[::2], ring[1::2], strict=True)) + "Z"


def track_cell(space: int) -> tuple[float, float]:
    """Return the upper left corner of a space of the track, clockwise from the upper left corner of the board."""
    last, low = ACROSS - 1, DOWN - 1
    place = max(0, min(2 * (last + low) - 1, space))
    if place <= last:
        column, row = place, 0
    elif place <= last + low:
        column, row = last, place - last
    elif place <= 2 * last + low:
        column, row = 2 * last + low - place, low
    else:
        column, row = 0, 2 * (last + low) - place
    return (column - 1) * CELL_WIDE, (row - 1) * CELL_TALL


def disc(owner: int | None, place: int) -> str:
    """Return a disc of a seat, or of the barbarians, lying on *place* others."""
    colour, sign = (BARBARIAN, "×") if owner is None else (SEATS[owner], str(owner + 1))
    return (
        f'<g transform="translate(0,{-9 * place})"><path d="{DISC}" transform="translate(0,5)" fill="#1d1a18"/>'
        f'<path d="{DISC}" fill="{colour}" stroke="#1d1a18" stroke-width="1.6"/>'
        f'<text y="6" text-anchor="middle" font-size="17" fill="#fff">{sign}</text></g>'
    )


def ground(view: Mapping[str, Any]) -> str:
    """Return the map and the track without anything on them."""
    lands, track = view["territories"], view["track"]
    drawn = [f'<rect x="{-CELL_WIDE}" y="{-CELL_TALL}" width="100%" height="100%" fill="#f3e6cf"/>']
    drawn.append(f'<rect width="{WIDE}" height="{TALL}" fill="#86b6c7"/>')
    for name, space in chart()["spaces"].items():
        if space["kind"] == "sea":
            continue
        fill = FILLS[lands[name]["resource"]] if name in lands else "#f3e6cf"
        outline = f'<path d="{path(space["ring"])}" fill="{fill}" stroke="#3b2c1b" stroke-width="1.5"/>'
        drawn.append(f"<g><title>{name}</title>{outline}</g>")
    for ring in [*chart()["unused"].values(), *chart()["islets"]]:
        drawn.append(f'<path d="{path(ring)}" fill="#efe2ca" stroke="#b49d77"/>')
    for name, land in lands.items():
        x, y = chart()["spaces"][name]["label"]
        shown = name.replace("-", " ").title()
        look = 'text-anchor="middle" font-size="19" font-family="Georgia, serif"'
        drawn.append(f'<text x="{x:g}" y="{y + 6:g}" {look} {HALO}>{shown}</text>')
        if land["star"] or land["zeus"]:
            x, y = chart()["spaces"][name]["badge"]
            sign = f'<path d="{STAR}"/>' if land["star"] else BOLT
            drawn.append(f'<g transform="translate({x:g},{y:g})">{sign}</g>')
    zeus = {each["space"] for each in track["zeus"]}
    for space in range(2 * (ACROSS + DOWN) - 4):
        x, y = track_cell(space)
        fill = "#e7c66f" if space in zeus else "#d9a18a" if space == track["cross"] else "#fbf4e4"
        size = f'width="{CELL_WIDE:g}" height="{CELL_TALL:.1f}"'
        drawn.append(f'<rect x="{x:.1f}" y="{y:.1f}" {size} fill="{fill}" stroke="#8d6f4d"/>')
        drawn.append(f'<text x="{x + 5:.1f}" y="{y + 19:.1f}" font-size="15" fill="#6b5a43">{space}</text>')
    return "".join(drawn)


def pieces(view: Mapping[str, Any]) -> str:
    """Return what lies on the map and on the track, and the points of every seat as they stand."""
    drawn = []
    for name, land in view["territories"].items():
        x, y = chart()["spaces"][name]["stack"]
        lying = []
        if land["condemned"]:
            lying.append('<path d="M-22,-16L22,16M22,-16L-22,16" stroke="#5a1e14" stroke-width="7"/>')
        if land["tribe"]:
            lying.append(f'<path d="{CAMP}" fill="#f3e6cf" stroke="#1d1a18" stroke-width="1.8"/>')
        lying += [disc(owner, place) for place, owner in enumerate(land["discs"])]
        if lying:
            drawn.append(f'<g transform="translate({x:g},{y:g})">{"".join(lying)}</g>')
    heights: dict[int, int] = {}
    for seat in reversed(view["track"]["line"]):
        space = view["players"][seat]["space"]
        x, y = track_cell(space)
        heights[space] = heights.get(space, -1) + 1
        drawn.append(f'<g transform="translate({x + CELL_WIDE / 2:.1f},{y + 52:.1f})">{disc(seat, heights[space])}</g>')
    for seat, player in enumerate(view["players"]):
        plate = '<rect x="-30" y="-24" width="130" height="48" rx="8" fill="#fbf4e4"/>'
        points = f'<text x="30" y="9" font-size="26">{player["score"]}</text>'
        drawn.append(f'<g transform="translate({220 + 150 * seat},30)">{plate}{disc(seat, 0)}{points}</g>')
    return "".join(drawn)
