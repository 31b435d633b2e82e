"""Pictures as SVG: the pieces every drawing of a position is made of.

A game that can be drawn offers `drawing/svg.py`, for notebooks (`notebook.py`) and for the server. It is given a
spectator's view, so a picture can show nothing that not everybody may know.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Protocol
from xml.sax.saxutils import escape, quoteattr

INK, MARBLE, PARCHMENT, GOLD = "#1d1a18", "#f7f3ea", "#f3e6cf", "#c9973a"
SERIF = "'Iowan Old Style', Palatino, 'Noto Serif', 'DejaVu Serif', 'Liberation Serif', serif"


Tell = Callable[[str], str]  # the name of a message -> its words


def plain(name: str) -> str:
    """Return a name as it is where nobody translates it."""
    return name.replace("-", " ").title()


class Picture(Protocol):
    """What a game's `drawing/svg.py` offers: the box it draws in, what never changes during a game, and what does."""

    VIEW_BOX: str

    def ground(self, view: Mapping[str, Any], tell: Tell = plain) -> str:
        """Return the board without anything on it; *tell* says what is written there."""

    def pieces(self, view: Mapping[str, Any]) -> str:
        """Return what stands on the board."""


@cache
def marks() -> dict[str, list[str]]:
    """Return the colours and signs of the seats."""
    found: dict[str, list[str]] = json.loads(Path(__file__).with_name("marks.json").read_text("utf-8"))
    return found


def colour_of(seat: int) -> str:
    colours = marks()["colours"]
    return colours[seat % len(colours)]


def sign_of(seat: int) -> str:
    signs = marks()["signs"]
    return signs[seat % len(signs)]


def shown(value: object) -> str:
    """Return an attribute's value: numbers in one decimal."""
    return f"{round(value, 1):g}" if isinstance(value, float) else str(value)


def element(tag: str, inner: str = "", /, **attributes: object) -> str:
    """Return an element; in the names of attributes `_` stands for `-`."""
    told = "".join(f" {name.replace('_', '-')}={quoteattr(shown(value))}" for name, value in attributes.items())
    return f"<{tag}{told}>{inner}</{tag}>" if inner else f"<{tag}{told}/>"


def group(inner: str, x: float = 0.0, y: float = 0.0, scale: float = 1.0, **attributes: object) -> str:
    """Return *inner* with its origin moved, and larger or smaller."""
    moved = f"translate({shown(float(x))},{shown(float(y))})" + (f" scale({scale:.3g})" if scale != 1 else "")
    return element("g", inner, transform=moved, **attributes)


def path(d: str, **attributes: object) -> str:
    return element("path", d=d, **attributes)


def circle(r: float, x: float = 0.0, y: float = 0.0, **attributes: object) -> str:
    return element("circle", cx=float(x), cy=float(y), r=float(r), **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    return element("rect", x=float(x), y=float(y), width=float(width), height=float(height), **attributes)


def text(words: str, x: float, y: float, size: float, **attributes: object) -> str:
    return element("text", escape(words), x=float(x), y=float(y), font_size=float(size), **attributes)


def use(name: str, **attributes: object) -> str:
    """Return a shape that was drawn once, with the ground, and is shown again."""
    return element("use", href=f"#petteia-{name}", **attributes)


def mark(seat: int, size: float = 24.0) -> str:
    """Return the mark of a seat: its upper left corner is the origin."""
    square = rect(1, 1, 22, 22, rx=5, fill=colour_of(seat), stroke=INK, stroke_width=1.4)
    sign = path(sign_of(seat), fill="none", stroke="#fff", stroke_width=3, stroke_linecap="round")
    return group(square + sign, scale=size / 24)


def document(width: float, height: float, markup: str, title: str) -> str:
    """Return a whole picture, which tells its *title* to whoever cannot see it."""
    return element(
        "svg",
        element("title", escape(title)) + markup,
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {width:g} {height:g}",
        width=f"{width:g}",
        height=f"{height:g}",
        font_family=SERIF,
        role="img",
    )
