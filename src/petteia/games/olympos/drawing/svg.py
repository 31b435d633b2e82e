"""The map as a picture: lands by resource, discs, camps, closed lands, the track round it. Nothing hidden is drawn.

`ground` never changes during a game, `pieces` is all that does: whoever shows a whole game draws the ground once.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import Any

from petteia.core.svg import GOLD, INK, Tell, circle, colour_of, element, group, path, plain, rect, sign_of, text, use
from petteia.games.olympos.rules.data import HERE

ACROSS, DOWN = 17, 19  # spaces of our track along the edges; another has others in the same proportion
LAND_WIDE, LAND_HIGH = 1200, 1300  # the map
WIDE, HIGH = 80.0, 1300 / 17  # a space of the track: as many fit along the map as the corners leave
VIEW_BOX = f"{-WIDE:g} {-HIGH:.1f} {LAND_WIDE + 2 * WIDE:g} {LAND_HIGH + 2 * HIGH:.1f}"
MOST_SEATS = 5
FILLS = {"grain": "#e3ad4f", "wood": "#8f6a45", "stone": "#cfcbc2", "gold": "#efd65a"}
PATTERNS = {  # lines along, trees, peaks, dots, so that colour is never the only sign
    "grain": path("M0,3H6M5,9H12", stroke="#b97d22", stroke_width=1.4),
    "wood": path("M2,5l2,-4 2,4M8,11l2,-4 2,4", stroke="#5f4225", stroke_width=1.4, fill="none"),
    "stone": path("M1,4l3,-2 2,2M7,10l3,-2 2,2", stroke="#9d978a", stroke_width=1.4, fill="none"),
    "gold": circle(1.3, 3, 3, fill="#b3921a") + circle(1.3, 9, 9, fill="#b3921a"),
    "closed": path("M0,12L12,0", stroke="#5a5148", stroke_width=2.4),
}
GLOW = ((40, "#9bc6d2"), (16, "#c2dfe3"))  # of the shores
BARBARIANS = "#4a4038"
STAR = "M0,-9.6L2.4,-3.2L9.1,-3L3.8,1.2L5.6,7.8L0,4L-5.6,7.8L-3.8,1.2L-9.1,-3L-2.4,-3.2Z"
BOLT = "M1.6,-7.4L-4.2,.8H-.7L-2.2,7.2L4.4,-1.8H.7Z"
TENTS = "M-24,10L-11,-14L2,10ZM-2,12L11,-10L24,12Z"
MEANDER = "M8,53H52V9H15V42H41V20H26V31"
LETTER = 13.4  # the width of one in a name, on average
HIGHEST = 40.0  # a stack of discs


@cache
def chart() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((Path(HERE) / "map.json").read_text("utf-8"))
    return found


def line(points: Sequence[float]) -> str:
    """Return the path along x, y, x, y, …"""
    return "M" + "L".join(f"{points[i]:g},{points[i + 1]:g}" for i in range(0, len(points), 2))


def outline(ring: Sequence[float]) -> str:
    return line(ring) + "Z"


def ground(view: Mapping[str, Any], tell: Tell = plain) -> str:
    """Return the map and the track without anything on them, and how pieces look; *tell* says the names of lands."""
    lands = view["territories"]
    drawn = [sea(), *(land(name, each) for name, each in lands.items()), borders()]
    drawn += [name_of(name, each, tell(name)) for name, each in lands.items()]
    return "".join(drawn) + track(view)


def pieces(view: Mapping[str, Any]) -> str:
    """Return what lies on the map and on the track, and the points of every seat as they stand."""
    drawn = [lying(name, each) for name, each in view["territories"].items()]
    stacks: dict[int, list[int]] = {}
    for seat in reversed(view["track"]["line"]):  # the disc that moved last is on top
        stacks.setdefault(int(view["players"][seat]["space"]), []).append(seat)
    for space, seats in stacks.items():
        x, y, width, height = square(space, view["track"]["cross"] + 1)
        size = min(1.0, width / WIDE, height / HIGH)
        for place, seat in enumerate(seats):
            up = (place - (len(seats) - 1) / 2) * min(15.0, 44 / max(1, len(seats) - 1)) * size
            drawn.append(group(use(f"disc-{seat}"), x + width / 2, y + height / 2 - up, 1.6 * size))
    for seat, player in enumerate(view["players"]):
        plate = rect(-30, -24, 130, 48, rx=8, fill="#fbf4e4") + text(str(player["score"]), 30, 9, 26)
        drawn.append(group(plate + use(f"disc-{seat}"), 220 + 150 * seat, 30))
    return "".join(drawn)


# The map ---------------------------------------------------------------------------------------------------------


def glowing(width: int, colour: str) -> dict[str, object]:
    return {"fill": "none", "stroke": colour, "stroke_width": width}


@cache
def sea() -> str:
    """Return the sea, the shores, and the lands nobody plays on."""
    drawn = chart()
    patterns = "".join(
        element("pattern", inner, id=f"petteia-of-{name}", width=12, height=12, patternUnits="userSpaceOnUse")
        for name, inner in PATTERNS.items()
    )
    spaces = drawn["spaces"]
    lands = {name: space for name, space in spaces.items() if space["kind"] == "territory"}
    idle = [*drawn["unused"].values(), *drawn["islets"]]
    frame = element("clipPath", rect(0, 0, drawn["width"], drawn["height"]), id="petteia-frame")
    frame += "".join(path(outline(space["ring"]), id=f"petteia-land-{name}") for name, space in lands.items())
    frame += path("".join(map(outline, idle)), id="petteia-idle")
    frame += "".join(element("g", disc(owner), id=f"petteia-disc-{owner}") for owner in [*range(MOST_SEATS), None])
    glow = "".join(
        element("g", "".join(use(f"land-{name}") for name in lands) + use("idle"), **glowing(width, colour))
        for width, colour in GLOW
    )
    drawn_lands = path(outline(spaces["north"]["ring"]), fill="#f3e6cf", stroke="#3b2c1b", stroke_width=1.5)
    drawn_lands += use("idle", fill="#efe2ca", stroke="#b49d77")
    inner = rect(0, 0, drawn["width"], drawn["height"], fill="#86b6c7") + glow + drawn_lands
    return element("defs", patterns + frame) + element(
        "g", inner, clip_path="url(#petteia-frame)", stroke_linejoin="round"
    )


def land(name: str, told: Mapping[str, Any]) -> str:
    """Return a territory by its resource, edged in gold where it is Atlantis."""
    shape = f"land-{name}"
    drawn = use(shape, fill=FILLS[told["resource"]])
    drawn += use(shape, fill=f"url(#petteia-of-{told['resource']})", stroke="#3b2c1b", stroke_width=1.6)
    if told["atlantis"]:
        drawn += use(shape, fill="none", stroke="#d9a62e", stroke_width=6)
    return element("g", element("title", name) + drawn)


@cache
def borders() -> str:
    drawn, kinds = chart(), {name: space["kind"] for name, space in chart()["spaces"].items()}
    made = []
    for border in drawn["borders"]:
        d = "".join(map(line, border["lines"]))
        if {kinds[name] for name in border["between"]} == {"sea"}:
            made.append(path(d, fill="none", stroke="#eaf5f6", stroke_width=2, stroke_dasharray="7 6"))
        else:
            made.append(path(d, fill="none", stroke="#fbf4e4", stroke_width=4.5))
            made.append(path(d, fill="none", stroke=INK, stroke_width=2, stroke_dasharray="7 3 2 3"))
    lakes = path("".join(map(outline, drawn["lakes"])), fill="#a9cfd8", stroke="#3b2c1b", stroke_width=0.8)
    return lakes + "".join(made)


def name_of(name: str, told: Mapping[str, Any], words: str) -> str:
    """Return the name of a territory, and its star or Zeus before it."""
    x, y = chart()["spaces"][name]["label"][:2]
    badge = x - len(words) * LETTER / 2 - 14, y
    look = {"text_anchor": "middle", "font_weight": 700}
    drawn = text(words, x, y + 6, 20, **look, stroke="#fbf4e4", stroke_width=4.5, stroke_linejoin="round")
    drawn += text(words, x, y + 6, 20, **look, fill=INK)
    if told["zeus"]:
        drawn += group(circle(10.5, fill=INK) + circle(8.8, fill="#fbf4e4") + path(BOLT), *badge, 1.35)
    elif told["star"]:
        drawn += group(path(STAR, stroke="#fbf4e4", stroke_width=3) + path(STAR), *badge, 1.1)
    return drawn


# What stands on it -----------------------------------------------------------------------------------------------


def lying(name: str, told: Mapping[str, Any]) -> str:
    """Return what lies on a territory: its discs, a tribe's camp; hatched if it is closed."""
    x, y = chart()["spaces"][name]["stack"][:2]
    drawn = ""
    if told["condemned"]:
        shape = f"land-{name}"
        drawn += use(shape, fill="#efe7da", fill_opacity=0.62)
        drawn += use(shape, fill="url(#petteia-of-closed)", opacity=0.6)
    if told["tribe"]:
        drawn += group(path(TENTS, fill="#f3e6cf", stroke=INK, stroke_width=1.8, stroke_linejoin="round"), x, y, 1.2)
    discs = told["discs"]
    lift = min(9.0, HIGHEST / max(1, len(discs) - 1))
    base = y + min(14, max(0, len(discs) - 1) * 5)
    return drawn + "".join(
        group(use(f"disc-{owner}"), x, base - place * lift, 1.2) for place, owner in enumerate(discs)
    )


def disc(owner: int | None) -> str:
    """Return a disc seen slightly from the side; None is the barbarians'."""
    colour = BARBARIANS if owner is None else colour_of(owner)
    round_ = {"rx": 17, "ry": 12.5}
    lower = element("ellipse", cy=6, **round_, fill=colour, stroke=INK, stroke_width=1.6)
    lower += element("ellipse", cy=4, **round_, fill="#000", opacity=0.28)
    upper = element("ellipse", **round_, fill=colour, stroke=INK, stroke_width=1.6)
    if owner is None:
        return lower + upper + path("M-6,-5L6,5M6,-5L-6,5M-8,0H8", stroke="#e8d9bd", stroke_width=2)
    sign = path(sign_of(owner), fill="none", stroke="#fff", stroke_width=3.2, stroke_linecap="round")
    return lower + upper + element("g", sign, transform="scale(.92,.7) translate(-12,-12)")


# The track -------------------------------------------------------------------------------------------------------


def sides(count: int) -> tuple[int, int]:
    """Return how many squares the frame of a track of *count* spaces has along its sides, corners included."""
    half = (count + 5) // 2
    across = max(3, round(half * ACROSS / (ACROSS + DOWN)))
    return across, max(3, half - across)


def along(place: int, many: int, length: int, corner: float) -> tuple[float, float]:
    """Return where one of *many* squares on a side begins, and how long it is; the first and the last are corners."""
    if place == 0:
        return -corner, corner
    if place == many - 1:
        return length, corner
    return (place - 1) * length / (many - 2), length / (many - 2)


def square(space: int, count: int) -> tuple[float, float, float, float]:
    """Return the upper left corner and the size of a space: clockwise round the map from its upper left corner."""
    across, down = sides(count)
    last = across - 1
    if space <= last:
        column, row = space, 0
    elif space <= last + down - 1:
        column, row = last, space - last
    elif space <= 2 * last + down - 1:
        column, row = 2 * last + down - 1 - space, down - 1
    else:
        column, row = 0, 2 * (across + down) - 4 - space
    (x, width), (y, height) = along(column, across, LAND_WIDE, WIDE), along(row, down, LAND_HIGH, HIGH)
    return x, y, width, height


def track(view: Mapping[str, Any]) -> str:
    """Return the track: a meander, Zeus spaces as medallions, the points at its end."""
    told = view["track"]
    zeus = {each["space"] for each in told["zeus"]}
    last, count = max(zeus, default=0), told["cross"] + 1
    drawn = []
    for space in range(count):
        x, y, width, height = square(space, count)
        fill = INK if space == told["cross"] else GOLD if space >= last else "#b5532d"
        inner = rect(0, 0, width, height, fill=fill, stroke=INK, stroke_width=2)
        sign = ""
        if space in zeus:
            sign = circle(19.5, fill=GOLD, stroke=INK, stroke_width=1.5)
            sign += group(circle(9, fill="#fbf4e4") + path(BOLT), 0, 0, 1.6)
        elif last < space < len(told["points"]):
            sign = text(f"+{told['points'][space]}", 0, 9, 27, text_anchor="middle", fill=INK)
        else:
            key = "#f3e6cf" if space == told["cross"] else INK
            sign = group(path(MEANDER, fill="none", stroke=key, stroke_width=4, stroke_opacity=0.5), -30, -HIGH * 3 / 8)
        inner += group(sign, width / 2, height / 2, min(1.0, width / WIDE, height / HIGH))
        drawn.append(group(inner, x, y))
    return "".join(drawn)
