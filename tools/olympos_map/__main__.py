"""Make the map of Olympos; the docstring of the package has the recipe."""

from __future__ import annotations

import argparse
import json
import tomllib
from pathlib import Path
from typing import Any

from shapely import LineString, Polygon, unary_union

from . import geography
from .coast import read_land
from .draw import Facts, Picture
from .geometry import Atlas, build
from .layout import Layout, lay_out
from .projection import BAND, HEIGHT, WIDTH

DATA = Path(__file__).parents[2] / "src" / "petteia" / "games" / "olympos" / "data"


def read_toml(name: str) -> dict[str, dict[str, Any]]:
    """Return one of the game's data files."""
    return tomllib.loads((DATA / name).read_text(encoding="utf-8"))


def adjacency(atlas: Atlas) -> dict[str, list[str]]:
    """Return every space's neighbours, lands first, in the order of the data files."""
    order = {name: i for i, name in enumerate(atlas.spaces)}
    out: dict[str, list[str]] = {name: [] for name in order}
    for a, b in atlas.borders():
        out[a].append(b)
        out[b].append(a)
    return {name: sorted(neighbours, key=order.__getitem__) for name, neighbours in out.items()}


ADJACENCY_HEAD = """\
# What borders what (O4.2): one table for each space, its neighbours by name. Every pair stands in both tables.
#
# All of it is our own design (O12.6). It is exactly what the polygons of map.json share, and a test holds it to that:
# to move a border, move its line in tools/olympos_map/geography.py and run the tool. An owner of the box who only
# corrects a neighbour here (in both tables) plays by the corrected map; the drawing then still shows the old line.
"""


def adjacency_text(atlas: Atlas) -> str:
    """Return adjacency.toml."""
    parts = [ADJACENCY_HEAD]
    for name, neighbours in adjacency(atlas).items():
        land = [n for n in neighbours if n not in atlas.seas]
        sea = [n for n in neighbours if n in atlas.seas]
        lines = [", ".join(f'"{n}"' for n in group) for group in (land, sea) if group]
        body = "[" + lines[0] + "]" if len(lines) == 1 else "[\n" + "".join(f"    {line},\n" for line in lines) + "]"
        parts.append(f'\n[{name}]\nneighbours = {body}\norigin = "rebuilt"\n')
    return "".join(parts)


def flat(shape: Polygon | LineString) -> list[float]:
    """Return x, y, x, y, … to one decimal; a polygon's first corner is not repeated."""
    coords = shape.exterior.coords[:-1] if isinstance(shape, Polygon) else shape.coords
    return [short(value) for pair in coords for value in pair]


def short(value: float) -> float:
    """Return *value* to one decimal, as an integer where it is one: a smaller file."""
    rounded = round(value, 1)
    return int(rounded) if rounded == int(rounded) else rounded


def map_data(atlas: Atlas, layouts: dict[str, Layout]) -> dict[str, Any]:
    """Return map.json: everything a client needs to draw the map."""

    def points(*pixels: tuple[float, float]) -> list[float]:
        return [short(value) for pixel in pixels for value in pixel]

    spaces: dict[str, Any] = {}
    west, _, east, _ = atlas.north.bounds
    middle = ((west + east) / 2, BAND / 2)
    spaces["north"] = {"kind": "north", "ring": flat(atlas.north), "label": points(middle)}
    for name, shape in atlas.territories.items():
        layout = layouts[name]
        space: dict[str, Any] = {
            "kind": "territory",
            "ring": flat(shape),
            "label": points(layout.name),
            "stack": points(layout.stack),
        }
        if layout.badge:
            space["badge"] = points(layout.badge)
        space["marks"] = points(*layout.marks)
        spaces[name] = space
    for name, shape in atlas.seas.items():
        start, bend, end = geography.SEA_NAMES[name]
        label = (start[0] / 4 + bend[0] / 2 + end[0] / 4, start[1] / 4 + bend[1] / 2 + end[1] / 4)
        spaces[name] = {"kind": "sea", "ring": flat(shape), "label": points(label), "curve": points(start, bend, end)}

    borders = [
        {"between": [a, b], "lines": [flat(line) for line in lines]}
        for (a, b), lines in atlas.borders().items()
        if (a in atlas.seas) == (b in atlas.seas)
    ]
    return {
        "about": "The map of Olympos in pixels, made by tools/olympos_map. Rings and lines are x, y, x, y, ... "
        "label: middle of the name; stack: middle of the discs; badge: star or Zeus; marks: the resource's signs; "
        "curve: start, bend and end of the line a sea's name is written on; borders: between two lands or two seas. "
        "Coastline: Natural Earth, public domain, enlarged in the middle.",
        "origin": "rebuilt",
        "width": int(WIDTH),
        "height": int(HEIGHT),
        "band": int(BAND),
        "spaces": spaces,
        "unused": {name: flat(shape) for name, shape in atlas.unused_lands.items()},
        "islets": [flat(islet) for islet in atlas.islets],
        "lakes": [flat(lake) for lake in atlas.lakes],
        "borders": borders,
    }


def json_text(data: dict[str, Any]) -> str:
    """Return compact JSON with one space, islet or border to a line, so that a change shows where it is."""

    def compact(value: Any) -> str:
        return json.dumps(value, separators=(",", ":"), ensure_ascii=False)

    lines: list[str] = []
    for key, value in data.items():
        if isinstance(value, dict):
            body = ",\n".join(f"{compact(k)}:{compact(v)}" for k, v in value.items())
            lines.append(f"{compact(key)}:{{\n{body}\n}}")
        elif isinstance(value, list):
            body = ",\n".join(compact(v) for v in value)
            lines.append(f"{compact(key)}:[\n{body}\n]")
        else:
            lines.append(f"{compact(key)}:{compact(value)}")
    return "{\n" + ",\n".join(lines) + "\n}\n"


def main() -> None:
    """Write adjacency.toml and map.json, and on request the picture."""
    parser = argparse.ArgumentParser(prog="python -m tools.olympos_map", description="Make the map of Olympos.")
    parser.add_argument("land", type=Path, help="land-10m.json of the npm package world-atlas")
    parser.add_argument("--svg", type=Path, metavar="FILE", help="also draw the map as a picture")
    args = parser.parse_args()

    territories, seas = read_toml("territories.toml"), read_toml("seas.toml")
    atlas = build(read_land(args.land))
    atlas.territories = {name: atlas.territories[name] for name in territories}
    atlas.seas = {name: atlas.seas[name] for name in seas}
    layouts: dict[str, Layout] = {}
    for name, table in territories.items():
        others = unary_union([shape for other, shape in atlas.territories.items() if other != name])
        has_badge = table["star"] or table["zeus"]
        layouts[name] = lay_out(
            table["name"], atlas.territories[name], others, atlas.lakes, has_badge, table["resource"]
        )
        if layouts[name].fit < 1.0:
            print(f"{name}: name and discs fit only at {layouts[name].fit:.0%}")

    (DATA / "adjacency.toml").write_text(adjacency_text(atlas), encoding="utf-8")
    text = json_text(map_data(atlas, layouts))
    (DATA / "map.json").write_text(text, encoding="utf-8")
    print(f"{len(atlas.territories)} territories, {len(atlas.seas)} seas, map.json {len(text) / 1000:.0f} KB")
    if args.svg:
        facts = Facts(
            names={name: table["name"] for name, table in (territories | seas).items()},
            resources={name: table["resource"] for name, table in territories.items()},
            stars={name for name, table in territories.items() if table["star"]},
        )
        picture = Picture(atlas, layouts, facts).text()
        args.svg.write_text(picture, encoding="utf-8")
        print(f"{args.svg} {len(picture) / 1000:.0f} KB")


if __name__ == "__main__":
    main()
