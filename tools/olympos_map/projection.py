"""From degrees to the pixels of the drawing, with a lens over the heart of Greece.

Phocis or Boeotia are a thumbnail on a true map of the Aegean, and players need room there for a name and a stack of
discs. A lens around the Peloponnese draws the middle more than half as large again and presses the open sea around it
together, without a visible seam. The wide interior of Asia Minor and the sea towards Crete, where little happens, are
pressed a little more.
"""

from __future__ import annotations

import math

import numpy as np
from numpy.typing import NDArray

Array = NDArray[np.float64]

WIDTH = 1200.0
HEIGHT = 1300.0
BAND = 62.0  # height of the northern band at the top

WEST, EAST, NORTH = 18.95, 30.1, 41.62  # degrees at the left, right and lower edge of the band, outside the lens

_LENS = (22.55, 38.0)
_STRENGTH = 0.6
_REACH = 2.2  # degrees of latitude at which the lens has faded to 1/e
_SQUEEZE = math.cos(math.radians(38.0))


def _pressed(value: Array, start: float, by: float) -> Array:
    """Return *value* with all that lies beyond *start* pressed together by the share *by*, beginning gently."""
    width = 0.4
    return value - by * width * np.logaddexp(0.0, (value - start) / width)


def _through_lens(lonlat: Array) -> Array:
    x = (_pressed(lonlat[..., 0], 26.6, 0.22) - _LENS[0]) * _SQUEEZE
    y = -_pressed(-lonlat[..., 1], -36.0, 0.2) - _LENS[1]
    swell = 1.0 + _STRENGTH * np.exp(-(x * x + y * y) / _REACH**2)
    return np.stack([x * swell, -y * swell], axis=-1)


_LEFT = float(_through_lens(np.array([WEST, _LENS[1]]))[0])
_RIGHT = float(_through_lens(np.array([EAST, _LENS[1]]))[0])
_TOP = float(_through_lens(np.array([26.5, NORTH]))[1])
SCALE = WIDTH / (_RIGHT - _LEFT)


def project(lonlat: Array) -> Array:
    """Return pixels for an array of (longitude, latitude) pairs."""
    flat = _through_lens(np.asarray(lonlat, dtype=np.float64))
    pixels: Array = (flat - np.array([_LEFT, _TOP])) * SCALE + np.array([0.0, BAND])
    return pixels


def pixel(lon: float, lat: float) -> tuple[float, float]:
    """Return the pixel of one place."""
    x, y = project(np.array([lon, lat]))
    return float(x), float(y)
