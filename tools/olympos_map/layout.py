"""Where a name, a stack of discs and the marks of its resource find room inside each territory."""

from __future__ import annotations

import math
import random
from dataclasses import dataclass

import numpy as np
import shapely
from shapely import Point, Polygon, box, unary_union
from shapely.geometry.base import BaseGeometry

from .projection import Array

Pixel = tuple[float, float]

STACK = (46.0, 42.0)  # room for three discs seen slightly from the side
NAME_HEIGHT = 19.0
BADGE = 23.0  # room for a star or a Zeus medallion before the name
CAPITAL, SMALL = 17.5, 13.5  # type sizes of the small caps
_GAP = 3.0

# Widths of capital letters in ems, for a wide serif: a narrower one only leaves more air.
_NARROW, _WIDE = set("IJ"), set("MWQO")


@dataclass
class Layout:
    """One territory's furniture: middle of its name, of its stack, of its badge, and its resource marks."""

    name: Pixel
    stack: Pixel
    badge: Pixel | None
    marks: list[Pixel]
    fit: float  # 1: name and stack lie wholly inside


def small_caps_width(text: str) -> float:
    """Return how wide *text* is in bold small caps, roughly and never too little."""
    width = 0.0
    for word in text.split():
        for i, letter in enumerate(word.upper()):
            em = 0.5 if letter in _NARROW else 1.0 if letter in _WIDE else 0.8
            width += em * (CAPITAL if i == 0 else SMALL) + 0.6
    return width + 5.0 * text.count(" ")


def _share(shape: Polygon, x: Array, y: Array, size: tuple[float, float]) -> Array:
    """Return for every point which share of a box of *size* around it lies in *shape*."""
    w, h = size[0] / 2, size[1] / 2
    boxes = shapely.box(x - w, y - h, x + w, y + h)
    share = np.ones(len(x))
    partly = ~shapely.contains(shape, boxes)
    share[partly] = shapely.area(shapely.intersection(shape, boxes[partly])) / (size[0] * size[1])
    return share


def _around(middle: Pixel, size: tuple[float, float]) -> Polygon:
    (x, y), (w, h) = middle, size
    return box(x - w / 2, y - h / 2, x + w / 2, y + h / 2)


def _roomy(size: tuple[float, float], air: float) -> tuple[float, float]:
    return size[0] + 2 * air, size[1] + 2 * air


def lay_out(
    name: str, shape: Polygon, others: BaseGeometry, lakes: list[Polygon], has_badge: bool, resource: str
) -> Layout:
    """Return the best places in *shape*; the stack goes below, above, left or right of the name.

    On a small island the discs have the better right to the ground; its name may reach over the shore, but not onto
    *others*.
    """
    inner = shape.buffer(-2.0)
    if not isinstance(inner, Polygon):
        inner = max(inner.geoms, key=lambda part: part.area)
    shapely.prepare(inner)
    west, south, east, north = inner.bounds
    step = 3.0 if shape.area < 12000 else 6.0
    grid_x, grid_y = (a.ravel() for a in np.meshgrid(np.arange(west, east, step), np.arange(south, north, step)))
    keep = shapely.contains_xy(inner, grid_x, grid_y)
    x, y = grid_x[keep], grid_y[keep]

    title = (small_caps_width(name) + (BADGE if has_badge else 0.0), NAME_HEIGHT)
    title_share = _share(inner, x, y, title)
    w, h = title[0] / 2 + 4, title[1] / 2 + 4
    strange = shapely.area(shapely.intersection(others, shapely.box(x - w, y - h, x + w, y + h)))
    depth = shapely.distance(inner.exterior, shapely.points(x, y))
    down = (NAME_HEIGHT + STACK[1]) / 2 + _GAP
    across = (title[0] + STACK[0]) / 2 + 2 * _GAP
    # In a wide land everything fits; then the middle is best.
    middle_x, middle_y = shape.centroid.x, shape.centroid.y
    best: tuple[float, int, Pixel] = (-1e9, 0, (0.0, 0.0))
    for dx, dy, liking in ((0.0, down, 0.05), (0.0, -down, 0.0), (across, 0.0, 0.03), (-across, 0.0, 0.02)):
        # Off the axis a stack may shift a little towards the broader side.
        for shift in (0.0,) if dx else (0.0, -14.0, 14.0, -26.0, 26.0):
            u, v = x + dx + shift, y + dy
            stack_depth = np.where(
                shapely.contains_xy(inner, u, v), shapely.distance(inner.exterior, shapely.points(u, v)), -20.0
            )
            score = 4.0 * _share(inner, u, v, STACK) + 2.5 * title_share - 0.01 * strange
            score += 0.5 * _share(inner, u, v, _roomy(STACK, 9.0)) + 0.5 * _share(inner, x, y, _roomy(title, 9.0))
            score += 0.006 * (np.minimum(depth, 40.0) + np.minimum(stack_depth, 40.0)) + liking - 0.002 * abs(shift)
            score -= 0.0025 * np.hypot((x + u) / 2 - middle_x, (y + v) / 2 - middle_y)
            i = int(score.argmax())
            if score[i] > best[0]:
                best = (float(score[i]), i, (dx + shift, dy))
    _, i, (dx, dy) = best
    width = title[0]
    middle = (float(x[i]), float(y[i]))
    stack = (middle[0] + dx, middle[1] + dy)
    stack_share = _share(inner, np.array([stack[0]]), np.array([stack[1]]), STACK)
    fit = float(min(title_share[i], stack_share[0]))

    badge: Pixel | None = None
    text = middle
    if has_badge:
        badge = (middle[0] - width / 2 + BADGE / 2 - 1.0, middle[1])
        text = (middle[0] + BADGE / 2, middle[1])
    taken = [
        _around(middle, (width + 8.0, NAME_HEIGHT + 2.0)),
        _around(stack, STACK),
        *lakes,
    ]
    return Layout(text, stack, badge, _marks(shape, taken, resource, name), fit)


def _marks(shape: Polygon, taken: list[Polygon], resource: str, name: str) -> list[Pixel]:
    """Return places for the resource's marks on the free ground, closer to the edges where it is scarce."""
    marks: list[Pixel] = []
    for margin, room in ((14.0, 12.0), (11.0, 11.0), (8.0, 8.0), (6.0, 3.0)):
        ground = shape.buffer(-margin).difference(unary_union([block.buffer(room) for block in taken]))
        if not ground.is_empty:
            marks = scatter(ground, f"{name} {resource}", 25.0 if shape.area < 15000 else 31.0)
        if len(marks) >= 2:
            break
    # Painted from the back: what stands lower on the page covers what stands higher.
    return sorted(marks, key=lambda mark: mark[1])


def scatter(ground: BaseGeometry, name: str, apart: float) -> list[Pixel]:
    """Scatter points over *ground*, at least *apart* from each other, the same on every run."""
    rng = random.Random(name)
    shapely.prepare(ground)
    west, south, east, north = ground.bounds
    points: list[Pixel] = []
    for _ in range(2500):
        x, y = rng.uniform(west, east), rng.uniform(south, north)
        if all(math.hypot(x - u, (y - v) * 1.2) >= apart for u, v in points) and ground.contains(Point(x, y)):
            points.append((x, y))
    return points
