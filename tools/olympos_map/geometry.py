"""Coastline and hand-drawn borders become polygons that share every vertex of every border."""

from __future__ import annotations

import math
import random
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from itertools import combinations

import numpy as np
import shapely
from shapely import LineString, MultiLineString, Point, Polygon, box, unary_union
from shapely.affinity import scale, translate
from shapely.geometry.base import BaseGeometry
from shapely.ops import linemerge, polygonize

from . import geography
from .coast import polygons
from .projection import BAND, HEIGHT, WIDTH, Array, pixel, project

GRID = 0.1  # every coordinate is a multiple of this many pixels, so that two lands name a common corner alike
FRAME = box(0.0, BAND, WIDTH, HEIGHT)
TOUCH = 18.0  # pixels of common border from which two spaces are neighbours
_SPECK = 150.0  # square pixels; a face smaller than this belongs to the neighbour it leans on
_ISLET = 22.0  # square pixels; islands smaller than this are not drawn
Pixel = tuple[float, float]


@dataclass
class Atlas:
    """The map as polygons in pixels."""

    territories: dict[str, Polygon] = field(default_factory=dict)
    seas: dict[str, Polygon] = field(default_factory=dict)
    north: Polygon = field(default_factory=Polygon)
    unused: dict[str, Polygon] = field(default_factory=dict)
    islets: list[Polygon] = field(default_factory=list)
    lakes: list[Polygon] = field(default_factory=list)

    @property
    def spaces(self) -> dict[str, Polygon]:
        """Return everything a settler can stand on or enter, by name."""
        return {"north": self.north, **self.territories, **self.seas}

    @property
    def unused_lands(self) -> dict[str, Polygon]:
        """Return the land that is drawn but not in play."""
        return {name: shape for name, shape in self.unused.items() if name in geography.UNUSED_LANDS}

    def borders(self) -> dict[tuple[str, str], list[LineString]]:
        """Return the common line of every two neighbouring spaces."""
        out: dict[tuple[str, str], list[LineString]] = {}
        for (a, shape), (b, other) in combinations(self.spaces.items(), 2):
            lines = common_border(shape, other)
            if sum(line.length for line in lines) >= TOUCH:
                out[a, b] = lines
        return out


def common_border(a: BaseGeometry, b: BaseGeometry) -> list[LineString]:
    """Return the lines two polygons share, joined up."""
    if not a.intersects(b):
        return []
    shared = shapely.get_parts(a.boundary.intersection(b.boundary))
    lines = [line for line in shared if isinstance(line, LineString)]
    if not lines:
        return []
    merged = linemerge(MultiLineString(lines)) if len(lines) > 1 else lines[0]
    return [line for line in shapely.get_parts(merged) if isinstance(line, LineString)]


def curve(points: Sequence[Pixel], step: float) -> Array:
    """Return a smooth line through *points* (Catmull-Rom), with a corner about every *step* pixels."""
    p = np.array([points[0], *points, points[-1]], dtype=np.float64)
    out: list[Array] = []
    for a, b, c, d in zip(p, p[1:], p[2:], p[3:], strict=False):
        n = max(2, round(float(np.hypot(*(c - b))) / step))
        t = np.linspace(0.0, 1.0, n, endpoint=False)[:, None]
        bend = (2 * a - 5 * b + 4 * c - d) * t**2 + (3 * b - a - 3 * c + d) * t**3
        out.append(0.5 * (2 * b + (c - a) * t + bend))
    return np.vstack([*out, p[-1:]])


def ragged(points: Sequence[Pixel], name: str, swing: float = 7.5) -> LineString:
    """Return a line like a ridge or a river: *points* joined with bends of three sizes, the same on every run."""
    line = curve(points, 4.5)
    rng = random.Random(name)
    along = np.concatenate([[0.0], np.cumsum(np.hypot(*np.diff(line, axis=0).T))])
    offset = np.zeros(len(line))
    for wave, weight in ((58.0, 0.9), (24.0, 0.7), (10.0, 0.42)):
        knots = np.arange(0.0, along[-1] + wave, wave)
        offset += weight * np.interp(along, knots, [rng.uniform(-1.0, 1.0) for _ in knots])
    # Ends stay where they are: other borders meet there.
    fade = np.minimum(1.0, np.minimum(along, along[-1] - along) / 14.0)
    tangent = np.gradient(line, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1) / np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    return LineString(line + normal * (offset * fade * swing)[:, None])


def shore(x: float, y: float, across: float, down: float, seed: int) -> Polygon:
    """Return an invented island: an ellipse with capes and bays."""
    rng = random.Random(seed)
    turn = np.linspace(0.0, 2.0 * math.pi, 150, endpoint=False)
    radius = np.ones_like(turn)
    for waves, depth in ((2, 0.07), (3, 0.1), (5, 0.08), (8, 0.05), (13, 0.03)):
        radius += depth * np.sin(waves * turn + rng.uniform(0.0, 6.28))
    return Polygon(np.stack([x + across * radius * np.cos(turn), y + down * radius * np.sin(turn)], axis=1)).buffer(0)


def _cleaned(shape: BaseGeometry) -> BaseGeometry:
    """Close cracks and drop needles thinner than a pen stroke, and keep no more corners than the drawing shows."""
    shape = shape.buffer(1.3).buffer(-2.4).buffer(1.1)
    return shape.simplify(0.75)


def _body(land: Iterable[Polygon], place: geography.Place) -> Polygon:
    return min(land, key=lambda piece: piece.distance(Point(place)))


def indented(shape: Polygon, name: str, depth: float = 2.6) -> Polygon:
    """Give a smooth shore small capes and coves again, the same on every run."""
    rng = random.Random(name)
    ring = shape.exterior
    count = max(24, round(ring.length / 2.5))
    line = np.array([ring.interpolate(k / count, normalized=True).coords[0] for k in range(count)])
    offset = np.zeros(count)
    for wave, weight in ((26.0, 0.8), (12.0, 0.9), (6.0, 0.6)):
        knots = max(3, round(ring.length / wave))
        heights = [rng.uniform(-1.0, 1.0) for _ in range(knots)]
        offset += weight * np.interp(np.arange(count) / count * knots, range(knots + 1), [*heights, heights[0]])
    tangent = np.roll(line, -2, axis=0) - np.roll(line, 2, axis=0)
    normal = np.stack([-tangent[:, 1], tangent[:, 0]], axis=1) / np.hypot(tangent[:, 0], tangent[:, 1])[:, None]
    rough = Polygon(line + normal * (offset * depth)[:, None]).buffer(0)
    return _whole(rough)


def _whole(shape: BaseGeometry) -> Polygon:
    """Return the largest piece of *shape* with its holes filled."""
    return Polygon(max(polygons(shape), key=lambda part: part.area).exterior)


def _simple(shape: Polygon) -> Polygon:
    """Drop the corners the drawing does not show."""
    return _whole(shape.simplify(0.6))


def _grown(
    shape: BaseGeometry, name: str, factor: tuple[float, float], by: tuple[float, float], swell: float
) -> Polygon:
    """Return an island enlarged, moved and thickened, without inland waters: its discs need the room."""
    fat = translate(scale(shape, *factor), *by).buffer(swell + 3.0).buffer(-3.0)
    whole = _whole(fat)
    return _simple(indented(_whole(_cleaned(whole)), name))


def _longest(shape: BaseGeometry) -> LineString:
    lines = [part for part in shapely.get_parts(shape) if isinstance(part, LineString)]
    return max(lines, key=lambda line: line.length)


def _cut(shape: BaseGeometry, border: LineString) -> LineString:
    """Cut *border* where it leaves *shape*, with half a pixel to spare so that it surely meets the coast."""
    return _longest(border.intersection(shape.buffer(0.5)))


class _Ground:
    """The bodies of land in pixels: two continents, Crete, islands, Atlantis, and the islets that are mere ornament."""

    def __init__(self, land: list[Polygon]) -> None:
        def drawn(piece: Polygon) -> Polygon:
            return Polygon(project(np.asarray(piece.exterior.coords))).buffer(0)

        europe, asia = _body(land, (22.0, 41.0)), _body(land, (29.0, 39.0))
        place, factor, by, swell = geography.CRETE
        crete = _body(land, place)
        used = [europe, asia, crete]

        self.crete = _grown(drawn(crete), "crete", factor, by, swell)
        self.crete_origin = drawn(crete).envelope.centroid
        self.islands: dict[str, Polygon] = {}
        for name, (place, factor, by, swell) in geography.ISLANDS.items():
            island = _body(land, place)
            used.append(island)
            self.islands[name] = _grown(drawn(island), name, factor, by, swell)

        water = unary_union([shape.buffer(geography.STRAIT) for shape in [*self.islands.values(), self.crete]])
        for width, places in geography.CHANNELS:
            water = water.union(LineString(curve([pixel(*p) for p in places], 6.0)).buffer(width / 2))
        self.continents: list[BaseGeometry] = []
        self.lakes: list[Polygon] = []
        for continent in (europe, asia):
            wide = _cleaned(drawn(continent).difference(water)).intersection(box(-20.0, 0.0, WIDTH + 20.0, HEIGHT))
            body = max(polygons(wide), key=lambda p: p.area)
            self.continents.append(Polygon(body.exterior))
            self.lakes += [lake for lake in map(Polygon, body.interiors) if lake.area > _ISLET]

        self.atlantis = {name: _simple(indented(shore(*form), name, 4.0)) for name, form in geography.ATLANTIS.items()}
        self.all = unary_union([*self.continents, self.crete, *self.islands.values(), *self.atlantis.values()])

        clear = self.all.buffer(7.0)
        self.islets = []
        for piece in land:
            if all(piece is not body for body in used):
                self.islets += [
                    islet
                    for islet in polygons(_cleaned(drawn(piece)))
                    if islet.area > _ISLET and FRAME.contains(islet) and not islet.intersects(clear)
                ]


def _land_lines(ground: _Ground) -> dict[str, LineString]:
    """Return every land border, cut at the coast."""
    lines: dict[str, LineString] = {}
    for name, route in geography.LAND_BORDERS.items():
        points = [pixel(*(geography.JUNCTIONS[stop] if isinstance(stop, str) else stop)) for stop in route]
        line = ragged(points, name)
        if name == "Ida of Crete":
            _, factor, by, _ = geography.CRETE
            moved = translate(scale(line, *factor, origin=ground.crete_origin), *by)
            lines[name] = _cut(ground.crete, moved)
        else:
            body = min(ground.continents, key=lambda land: float(land.distance(line.centroid)))
            lines[name] = _cut(body, line)
    lines["Atlantis"] = _cut(ground.atlantis["middle"], ragged(geography.ATLANTIS_BORDER, "Atlantis"))
    return lines


def _sea_lines(ground: _Ground, land_lines: dict[str, LineString]) -> list[LineString]:
    """Return every sea border, cut at the coast."""
    water = box(-40.0, BAND - 40.0, WIDTH + 40.0, HEIGHT + 40.0).difference(ground.all)
    lines: list[LineString] = []

    def stop(place: str | geography.Place, route: list[str | geography.Place]) -> Pixel:
        if isinstance(place, tuple):
            return pixel(*place)
        if place.startswith("end of "):
            # A land border may reach two coasts: the one this route comes from is meant.
            fixed = Point(next(pixel(*other) for other in route if isinstance(other, tuple)))
            ends = land_lines[place.removeprefix("end of ")].boundary.geoms
            end = min(ends, key=lambda end: float(fixed.distance(end)))
            return end.x, end.y
        if place in ground.islands:
            middle = ground.islands[place].representative_point()
            return middle.x, middle.y
        return pixel(*geography.SEA_JUNCTIONS[place])

    for route in geography.SEA_BORDERS.values():
        lines.append(_cut(water, LineString(curve([stop(place, route) for place in route], 9.0))))
    for pixels in geography.SOUTHERN_BORDERS.values():
        lines.append(_cut(water, LineString(curve(pixels, 9.0))))
    return lines


def _settle_specks(faces: list[Polygon]) -> list[Polygon]:
    """Give every speck the lines leave behind to the neighbour it shares most border with."""
    big = [face for face in faces if face.area >= _SPECK]
    for speck in sorted((face for face in faces if face.area < _SPECK), key=lambda face: -face.area):
        shared = [sum(line.length for line in common_border(speck, face)) for face in big]
        best = max(range(len(big)), key=lambda i: shared[i])
        if shared[best] > 0:
            big[best] = _whole(unary_union([big[best], speck]))
    return big


def build(land: list[Polygon]) -> Atlas:
    """Return the map drawn on *land* (polygons in degrees)."""
    ground = _Ground(land)
    coast = ground.all.intersection(box(-30.0, BAND - 30.0, WIDTH + 30.0, HEIGHT + 30.0)).boundary
    # The frame's top is the lower edge of the band, which is part of the north where there is land below it.
    land_lines = _land_lines(ground)
    sea_lines = _sea_lines(ground, land_lines)
    lines = unary_union([coast, *land_lines.values(), *sea_lines, FRAME.boundary], grid_size=GRID)
    faces = [face for face in polygonize(lines) if FRAME.buffer(0.2).contains(face)]
    faces = _settle_specks(faces)

    places: dict[str, Pixel] = {name: pixel(*place) for name, place in geography.LANDS.items()}
    for name in ("cydonia", "knossos"):
        _, factor, by, _ = geography.CRETE
        moved = translate(scale(Point(places[name]), *factor, origin=ground.crete_origin), *by)
        places[name] = (moved.x, moved.y)
    for name, island in ground.islands.items():
        middle = island.representative_point()
        places[name] = (middle.x, middle.y)
    places |= geography.ATLANTIS_LANDS
    seas = {name: pixel(*place) for name, place in geography.SEAS.items()} | geography.SOUTHERN_SEAS
    unused = {name: pixel(*place) for name, place in (geography.UNUSED_LANDS | geography.UNUSED_WATERS).items()}
    north = (pixel(22.5, 41.5)[0], BAND + 4.0)

    def face_at(name: str, place: Pixel) -> Polygon:
        found = [face for face in faces if face.contains(Point(place))]
        if not found:
            raise ValueError(f"{name}: no land or sea at {place}; a border must be open")
        return found[0]

    claims = {"north": north} | places | seas | unused
    owners: dict[int, str] = {}
    atlas = Atlas()
    for name, place in claims.items():
        face = face_at(name, place)
        if id(face) in owners:
            raise ValueError(f"{name} and {owners[id(face)]} are not divided: a border between them has a gap")
        owners[id(face)] = name
        if name in places:
            atlas.territories[name] = face
        elif name in seas:
            atlas.seas[name] = face
        elif name in unused:
            atlas.unused[name] = face
        else:
            west, _, east, _ = face.bounds
            atlas.north = _whole(unary_union([face, box(west, 0.0, east, BAND)], grid_size=GRID))
    stray = [face for face in faces if id(face) not in owners]
    if stray:
        spots = ", ".join(f"({p.x:.0f}, {p.y:.0f})" for p in (face.representative_point() for face in stray))
        raise ValueError(f"nobody claims the area at {spots}")
    atlas.islets, atlas.lakes = ground.islets, ground.lakes
    return atlas
