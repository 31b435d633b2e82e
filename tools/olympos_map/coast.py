"""The real coastline: Natural Earth's land, read from the TopoJSON file of the npm package world-atlas."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import numpy as np
from shapely import Polygon, box
from shapely.geometry.base import BaseGeometry

from .projection import Array

# More than the frame shows, because the lens bends its edges; no further south than Crete, so Africa never enters.
_WINDOW = box(18.0, 34.4, 31.5, 42.6)


def polygons(shape: BaseGeometry) -> list[Polygon]:
    """Return the polygons *shape* consists of."""
    parts = getattr(shape, "geoms", [shape])
    return [part for part in parts if isinstance(part, Polygon) and not part.is_empty]


def _arcs(topology: dict[str, Any]) -> list[Array]:
    scale = np.array(topology["transform"]["scale"])
    origin = np.array(topology["transform"]["translate"])
    return [np.cumsum(np.array(arc), axis=0) * scale + origin for arc in topology["arcs"]]


def read_land(path: Path) -> list[Polygon]:
    """Return every piece of land in the window, in degrees; lakes are left out."""
    topology = json.loads(path.read_text(encoding="utf-8"))
    arcs = _arcs(topology)
    outlines: list[list[int]] = []
    for shape in topology["objects"]["land"]["geometries"]:
        bodies = shape["arcs"] if shape["type"] == "MultiPolygon" else [shape["arcs"]]
        outlines += [body[0] for body in bodies]

    land: list[Polygon] = []
    for outline in outlines:
        # A negative number means the arc ~i run backwards.
        ring = np.vstack([arcs[i] if i >= 0 else arcs[~i][::-1] for i in outline])
        (west, south), (east, north) = ring.min(axis=0), ring.max(axis=0)
        if len(ring) > 3 and _WINDOW.intersects(box(west, south, east, north)):
            land += polygons(Polygon(ring).buffer(0).intersection(_WINDOW))
    return land
