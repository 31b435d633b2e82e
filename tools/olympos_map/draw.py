"""The map as one SVG picture, in the colours of the house (terracotta, black glaze, cream, sea blue)."""

from __future__ import annotations

import math
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from xml.sax.saxutils import escape

from shapely import LineString, Point, Polygon, box, unary_union
from shapely.geometry.base import BaseGeometry

from .coast import polygons
from .geography import SEA_NAMES
from .geometry import Atlas, common_border
from .layout import CAPITAL, SMALL, Layout, Pixel, scatter
from .projection import BAND, HEIGHT, WIDTH

GLAZE, INK, CREAM, PARCHMENT, TERRACOTTA, GOLD = "#1d1a18", "#3b2c1b", "#fbf4e4", "#f3e6cf", "#b5532d", "#c9973a"
FILL = {"grain": "#e3ad4f", "wood": "#8f6a45", "stone": "#cfcbc2", "gold": "#efd65a"}
EDGE = {"grain": "#b97d22", "wood": "#5a3d22", "stone": "#8f897c", "gold": "#c2a01f"}
SEA, SHALLOWS = "#86b6c7", [(46.0, "#8ebdcc"), (32.0, "#9bc6d2"), (20.0, "#aed2da"), (10.0, "#c9e3e5")]
TYPE = "'EB Garamond','Palatino Linotype',Palatino,'Book Antiqua',Georgia,'DejaVu Serif',serif"
MARGIN, FOOT = 44.0, 46.0

# The four marks, drawn around (0, 0) with the foot at (0, 8).
MARKS = {
    "grain": (
        '<path d="M0 8C.2 3-.2 0 0-5" stroke="#8a5a12" stroke-width="1.1" fill="none"/>'
        '<path d="M0 4C-3.6 3.6-4.4 1.4-4.2 0-1.8.2-.3 1.6 0 4zM0 4C3.6 3.6 4.4 1.4 4.2 0 1.8.2.3 1.6 0 4z'
        "M0-.2C-3.3-.6-4-2.8-3.8-4.1-1.6-3.9-.3-2.5 0-.2zM0-.2C3.3-.6 4-2.8 3.8-4.1 1.6-3.9.3-2.5 0-.2z"
        'M0-3.6C-1.9-5.4-1.4-8 0-9.4 1.4-8 1.9-5.4 0-3.6z" fill="#fbe3a0" stroke="#8a5a12" stroke-width=".8"/>'
    ),
    "wood": (
        '<path d="M-.9 4h1.8l.3 4.4h-2.4z" fill="#3d2812"/>'
        '<path d="M0-10C2.6-6 4.6-2.4 4.4 1.2 4.2 4 2.2 5.2 0 5.2S-4.2 4-4.4 1.2C-4.6-2.4-2.6-6 0-10z" fill="#3f4d2c"/>'
        '<path d="M0-10C-2.6-6-4.6-2.4-4.4 1.2-4.2 4-2.2 5.2 0 5.2-1.8 2-1.8-4 0-10z" fill="#75854c"/>'
    ),
    "stone": (
        '<path d="M-9.5 8C-6.5 3.4-4-2.6-1-8.4.4-7 1-5.2 2.2-3.6 4.4-.4 7 4 9.5 8z" fill="#f4f1ea"/>'
        '<path d="M-1-8.4C.4-7 1-5.2 2.2-3.6 4.4-.4 7 4 9.5 8H1.6C3 4.6-.6 3.4.4.2 1-2.4-1.2-4.4-1-8.4z" '
        'fill="#8d877b"/>'
        '<path d="M-9.5 8C-6.5 3.4-4-2.6-1-8.4.4-7 1-5.2 2.2-3.6 4.4-.4 7 4 9.5 8" fill="none" stroke="#5f5a50" '
        'stroke-width="1.1" stroke-linejoin="round"/>'
    ),
    "gold": (
        '<ellipse cx="3.4" cy="4.6" rx="5.6" ry="5.2" fill="#b8901a"/>'
        '<circle r="6.6" fill="#fbe98c" stroke="#8a6a0c" stroke-width="1.1"/>'
        '<circle r="4.5" fill="none" stroke="#b8901a" stroke-width=".8"/>'
        '<path d="M-2.2 2.2V-2.2H2.2V2.2M-2.2 0H2.2" fill="none" stroke="#8a6a0c" stroke-width="1.1"/>'
    ),
}
# The fine texture under the marks: furrows, needles, chips, dust.
TEXTURES = {
    "grain": '<pattern id="p-grain" width="9" height="9" patternUnits="userSpaceOnUse" patternTransform="rotate(-24)">'
    '<path d="M0 2.5H5.5M4 7H9" stroke="#c98f30" stroke-width="1"/></pattern>',
    "wood": '<pattern id="p-wood" width="11" height="10" patternUnits="userSpaceOnUse">'
    '<path d="M2 4l1.6-3 1.6 3M7.5 9l1.6-3 1.6 3" stroke="#785535" stroke-width="1" fill="none"/></pattern>',
    "stone": '<pattern id="p-stone" width="13" height="11" patternUnits="userSpaceOnUse" patternTransform="rotate(12)">'
    '<path d="M1 3l3-1.4 2 1.6M8 8.4l2.4-1.6 2 1.4" stroke="#b4aea2" stroke-width="1" fill="none"/></pattern>',
    "gold": '<pattern id="p-gold" width="8" height="8" patternUnits="userSpaceOnUse" patternTransform="rotate(30)">'
    '<circle cx="2" cy="2" r=".9" fill="#cdb030"/><circle cx="6" cy="6" r=".7" fill="#cdb030"/></pattern>',
}
STAR = "".join(
    f"{'M' if k == 0 else 'L'}{(9.6 if k % 2 == 0 else 4.0) * math.sin(k * math.pi / 5):.1f} "
    f"{-(9.6 if k % 2 == 0 else 4.0) * math.cos(k * math.pi / 5):.1f}"
    for k in range(10)
)
# Zeus: an eagle with spread wings on a medallion.
ZEUS = (
    f'<circle r="15" fill="{GLAZE}"/><circle r="12.6" fill="{CREAM}" stroke="{GOLD}" stroke-width="1.4"/>'
    '<path d="M0-8.6C1.4-8.6 2.2-7.6 2-6.4L3.4-5.8 1.9-5.2C1.9-4.2 2.3-3.6 3-3.2 5.4-3.6 7.6-5.4 9.6-8 10.6-3.6 9.4-.4'
    " 6.6 1.2L7.4 2 5.2 2.4 5.4 3.6 3.2 3.4C2.8 4.6 2.4 5.2 2 5.6L4 9.8 1.3 8.6 0 10.4-1.3 8.6-4 9.8-2 5.6"
    "C-2.4 5.2-2.8 4.6-3.2 3.4L-5.4 3.6-5.2 2.4-7.4 2-6.6 1.2C-9.4-.4-10.6-3.6-9.6-8-7.6-5.4-5.4-3.6-3-3.2"
    f'-1.8-4-1.6-5-1.8-6.6-1.8-7.8-1.2-8.6 0-8.6z" fill="{GLAZE}"/>'
)
# Ornaments, with the place and size each is drawn at.
COMPASS_AT, TRIREME_AT, DOLPHINS_AT = (118.0, 880.0), (330.0, 905.0), (1020.0, 1018.0)
TRIREME = (
    '<path d="M-40 2C-37-3-36-9-39-15-33-12-31-7-30-2H24C29-2 32-6 33-13 35-8 35-4 33 0L43 3 32 6C28 11 20 12 10 12H-20'
    'C-30 12-36 8-40 2z" fill="#1d1a18"/>'
    '<path d="M-26 3H26" stroke="#b5532d" stroke-width="1.6"/>'
    '<path d="M-1-4V-38" stroke="#1d1a18" stroke-width="2"/>'
    '<path d="M-18-34C-8-36 8-36 17-34 20-26 20-18 16-10 6-13-8-13-17-10-14-18-14-26-18-34z" fill="#f3e6cf" '
    'stroke="#1d1a18" stroke-width="1.4"/>'
    '<path d="M-8-24L-1-30 6-24-1-18z" fill="none" stroke="#b5532d" stroke-width="1.6"/>'
    + "".join(f'<path d="M{x} 9l-7 11" stroke="#1d1a18" stroke-width="1.3"/>' for x in range(-20, 29, 6))
    + '<circle cx="30" cy="2" r="1.6" fill="#f3e6cf"/>'
)
DOLPHIN = (
    '<path d="M-25 9C-20-5-6-14 8-9 13-7 15-4 17-2 20-1 23-1 25 1 22 3 18 3 15 3 9 5 4 3-1 1-8-1-15 2-19 9L-17 15-22 12'
    '-29 14-26 9z" fill="#17384a"/>'
    '<path d="M-6-10C-5-15-1-17 3-16 1-14 1-12 2-10z" fill="#17384a"/>'
    '<path d="M3 2C4 6 2 9-2 11-2 8-2 5-1 2z" fill="#17384a"/>'
    '<circle cx="13" cy="-2" r="1.2" fill="#c9e3e5"/>'
)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _line(coords: list[Pixel], close: bool = True) -> str:
    return "M" + " ".join(f"{_number(x)},{_number(y)}" for x, y in coords) + ("Z" if close else "")


def _outline(shape: Polygon) -> str:
    return _line([(x, y) for x, y in shape.exterior.coords[:-1]])


def _open(line: LineString) -> str:
    return _line([(x, y) for x, y in line.coords], close=False)


def small_caps(text: str, capital: float = CAPITAL) -> str:
    """Return *text* in small caps that need no special font: a first letter of size *capital*, lesser ones after it."""
    words = []
    for word in text.split():
        words.append(f'<tspan font-size="{capital}">{escape(word[0])}</tspan>{escape(word[1:].upper())}')
    return " ".join(words)


def _uses(names: Iterable[str]) -> str:
    return "".join(f'<use href="#{name}"/>' for name in names)


def _compass() -> str:
    """A wind rose of eight points; B is for Boreas, the north wind."""
    x, y = COMPASS_AT
    ring = '<circle r="{}" fill="none" stroke="#5d93a8" stroke-width="{}"/>'
    parts = [f'<g transform="translate({x:.0f},{y:.0f})">', ring.format(44, 1.2), ring.format(39, 0.7)]
    for k in range(7, -1, -1):
        main = k % 2 == 0
        tip, dark = (58, GLAZE) if main else (36, TERRACOTTA)
        parts.append(
            f'<g transform="rotate({45 * k})" stroke="{GLAZE}" stroke-width=".8">'
            f'<path d="M0 0L-7-10 0-{tip}z" fill="{CREAM}"/><path d="M0 0L7-10 0-{tip}z" fill="{dark}"/></g>'
        )
    parts.append(
        f'<circle r="5" fill="{GOLD}" stroke="{GLAZE}"/>'
        f'<text y="-63" font-size="17" text-anchor="middle" fill="{GLAZE}" font-weight="bold">B</text></g>'
    )
    return "".join(parts)


def _meander(width: float, height: float) -> str:
    """The frame: a Greek key along the four sides, a rosette in each corner."""
    size = MARGIN - 18.0

    def side(length: float) -> str:
        count = round((length - 8.0) / 30.0)
        unit = (length - 8.0) / count
        key = "".join(
            f"M{4 + k * unit:.1f} {size:.0f}v-{size:.0f}h{unit * 0.74:.1f}v{size * 0.68:.1f}h-{unit * 0.44:.1f}"
            f"v-{size * 0.34:.1f}h{unit * 0.18:.1f}"
            for k in range(count)
        )
        return f'<path d="{key}M0 {size:.0f}H{length:.0f}" fill="none" stroke="{GLAZE}" stroke-width="3.2"/>'

    out = [
        f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width + 2 * MARGIN}" height="{height + 2 * MARGIN}" '
        f'fill="{TERRACOTTA}"/>'
    ]
    petals = "".join(f'<path d="M0 0C-5-5-4-11 0-14 4-11 5-5 0 0z" transform="rotate({60 * k})"/>' for k in range(6))
    half = MARGIN / 2
    corners = ((0.0, 0.0, 0, width), (width, 0.0, 90, height), (width, height, 180, width), (0.0, height, 270, height))
    for x, y, turn, length in corners:
        out.append(
            f'<g transform="translate({x},{y}) rotate({turn})">'
            f'<g transform="translate(0,{-size - 10.0})">{side(length)}</g>'
            f'<g transform="translate({-half},{-half})"><circle r="17" fill="{GLAZE}"/>'
            f'<g fill="{CREAM}">{petals}</g><circle r="3" fill="{TERRACOTTA}"/></g></g>'
        )
    out.append(f'<rect x="-4" y="-4" width="{width + 8}" height="{height + 8}" fill="{GLAZE}"/>')
    return "".join(out)


def _hills(atlas: Atlas) -> str:
    """Far hills, small and pale: along the edge of the north and over the unused interior of Asia Minor."""
    out = []
    west, _, east, _ = atlas.north.bounds
    for base, size, shift in ((BAND + 2.0, 0.8, 0.0), (BAND - 12.0, 0.62, 17.0)):
        for k in range(int((east - west) / 34.0)):
            x = west + 30.0 + k * 34.0 + shift + 7.0 * math.sin(k * 2.4 + shift)
            y = base + 3.0 * math.sin(k * 1.7)
            if atlas.north.contains(LineString([(x - 11, y + 9), (x + 11, y + 9), (x, y - 8)])):
                out.append(f'<use href="#m-hill" transform="translate({x:.0f},{y:.0f}) scale({size})"/>')
    for shape in atlas.unused_lands.values():
        for x, y in scatter(shape.buffer(-17.0), "hills", 44.0):
            out.append(f'<use href="#m-hill" x="{x:.0f}" y="{y:.0f}"/>')
    return "".join(out)


def _legend(y: float) -> str:
    """What colours and signs mean, under the map."""
    entries = [(kind, kind.title(), 130.0) for kind in FILL]
    entries += [("star", "Tribe and star", 205.0), ("zeus", "Zeus", 120.0), ("atlantis", "Atlantis, scores 2", 230.0)]
    x = (WIDTH - sum(width for _, _, width in entries)) / 2 + 18
    out = []
    for kind, label, width in entries:
        tile = f'<rect x="{x - 17:.0f}" y="{y - 15:.0f}" width="34" height="30" rx="6" '
        sign = f'<use href="#{{}}" x="{x:.0f}" y="{y:.0f}"/>'
        if kind in FILL:
            out.append(f'{tile}fill="{FILL[kind]}" stroke="{EDGE[kind]}"/>' + sign.format("m-" + kind))
        elif kind == "atlantis":
            out.append(f'{tile}fill="none" stroke="{GOLD}" stroke-width="4"/>')
        else:
            out.append(sign.format(kind))
        out.append(f'<text x="{x + 25:.0f}" y="{y + 5.5:.1f}" font-size="16" fill="{GLAZE}">{label}</text>')
        x += width
    return "".join(out)


@dataclass
class Facts:
    """What the data files say about the spaces: names of all, resource and star of territories."""

    names: dict[str, str]
    resources: dict[str, str]
    stars: set[str]


class Picture:
    """The map as one SVG text: `Picture(atlas, layouts, facts).text()`."""

    def __init__(self, atlas: Atlas, layouts: dict[str, Layout], facts: Facts) -> None:
        self.atlas, self.layouts, self.facts = atlas, layouts, facts
        borders = atlas.borders()
        self.sea_lines = [line for (a, b), lines in borders.items() if {a, b} <= set(atlas.seas) for line in lines]
        self.land_lines = [line for (a, b), lines in borders.items() if not {a, b} & set(atlas.seas) for line in lines]
        self.outer_lines = [
            line
            for unused in atlas.unused_lands.values()
            for shape in atlas.territories.values()
            for line in common_border(unused, shape)
        ]
        self.atlantis = [name for name in atlas.territories if name.startswith("atlantis")]

    def text(self) -> str:
        """Return the whole picture."""
        total = HEIGHT + FOOT
        wide, high = WIDTH + 2 * MARGIN, total + 2 * MARGIN
        parts = [
            f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN:.0f} {-MARGIN:.0f} {wide:.0f} {high:.0f}" '
            f'width="{wide:.0f}" height="{high:.0f}" font-family="{TYPE}">',
            "<title>The map of Olympos</title>",
            "<desc>Coastline: Natural Earth, public domain. Borders, seas and Atlantis: Petteia.</desc>",
            *self.definitions(),
            _meander(WIDTH, total),
            f'<rect width="{WIDTH:.0f}" height="{total:.0f}" fill="{PARCHMENT}"/><g clip-path="url(#frame)">',
            *self.water(),
            *self.land(),
            *self.north(),
            *self.signs(),
            f'</g><path d="M0 {HEIGHT:.0f}H{WIDTH:.0f}" stroke="{GLAZE}" stroke-width="3"/>',
            _legend(HEIGHT + FOOT / 2),
            "</svg>",
        ]
        return "\n".join(parts) + "\n"

    def definitions(self) -> Iterator[str]:
        """Shapes used more than once."""
        yield "<defs>"
        yield from TEXTURES.values()
        for kind, mark in MARKS.items():
            yield f'<g id="m-{kind}">{mark}</g>'
        yield (
            '<path id="m-hill" d="M-16 9C-10 5-5-6 0-8 5-4 10 5 16 9" fill="#eadab9" stroke="#a98a5c" '
            'stroke-width="1.4"/>'
        )
        yield (
            '<path id="m-wave" d="M-9 0C-6-4-3-4 0 0 3-4 6-4 9 0" fill="none" stroke="#6c9fb3" stroke-width="1.4" '
            'stroke-linecap="round"/>'
        )
        yield (
            f'<path id="star" d="{STAR}Z" fill="{GLAZE}" stroke="{CREAM}" stroke-width="3.4" stroke-linejoin="round" '
            'paint-order="stroke"/>'
        )
        yield f'<g id="zeus">{ZEUS}</g>'
        yield f'<clipPath id="frame"><rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}"/></clipPath>'
        for name, shape in self.atlas.territories.items():
            yield f'<path id="{name}" d="{_outline(shape)}"/><clipPath id="in-{name}"><use href="#{name}"/></clipPath>'
        plain = [self.atlas.north, *self.atlas.unused_lands.values()]
        yield f'<path id="plain" d="{"".join(map(_outline, plain))}"/>'
        yield f'<path id="islets" d="{"".join(map(_outline, self.atlas.islets))}"/>'
        yield "</defs>"

    def water(self) -> Iterator[str]:
        """The sea: shallows in four steps, borders, waves, ornaments and names."""
        yield f'<rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}" fill="{SEA}"/>'
        coast = _uses([*self.atlas.territories, "plain"])
        for width, colour in SHALLOWS:
            yield (
                f'<g fill="none" stroke="{colour}" stroke-width="{width:.0f}" stroke-linejoin="round">{coast}'
                f'<use href="#islets" stroke-width="{width * 0.55:.1f}"/></g>'
            )
        yield (
            f'<path d="{"".join(map(_open, self.sea_lines))}" fill="none" stroke="#f4fafa" stroke-width="1.6" '
            'stroke-dasharray="5 6" stroke-linecap="round"/>'
        )
        for x, y in scatter(self.open_sea(), "waves", 52.0):
            yield f'<use href="#m-wave" x="{x:.0f}" y="{y:.0f}"/>'
        yield _compass()
        yield f'<g transform="translate({TRIREME_AT[0]:.0f},{TRIREME_AT[1]:.0f}) scale(1.05)">{TRIREME}</g>'
        x, y = DOLPHINS_AT
        yield f'<g transform="translate({x - 20:.0f},{y + 4:.0f})">{DOLPHIN}</g>'
        yield f'<g transform="translate({x + 32:.0f},{y - 8:.0f}) scale(.8) rotate(-14)">{DOLPHIN}</g>'
        for name, ((x1, y1), (x2, y2), (x3, y3)) in SEA_NAMES.items():
            # The two gulfs are narrow.
            size, spacing = {"corinthian": (13.5, 0.4), "thermaic": (15.0, 0.4)}.get(name, (18.0, 1.4))
            yield (
                f'<path id="sea-{name}" d="M{x1:.0f},{y1:.0f}Q{x2:.0f},{y2:.0f} {x3:.0f},{y3:.0f}" fill="none"/>'
                f'<text font-size="{size}" font-style="italic" fill="#1f5068" letter-spacing="{spacing}" '
                f'text-anchor="middle"><textPath href="#sea-{name}" startOffset="50%">'
                f"{escape(self.facts.names[name])}</textPath></text>"
            )

    def open_sea(self) -> BaseGeometry:
        """Where nothing else is drawn: clear of coasts, islets, sea borders, names and ornaments."""
        atlas = self.atlas
        taken = [
            *(LineString(line).buffer(22.0, cap_style="flat") for line in SEA_NAMES.values()),
            *(Point(x, y).buffer(r) for (x, y), r in ((COMPASS_AT, 90.0), (TRIREME_AT, 65.0), (DOLPHINS_AT, 60.0))),
            box(0.0, BAND, WIDTH, HEIGHT).boundary.buffer(20.0),
            *(shape.buffer(30.0) for shape in (*atlas.territories.values(), atlas.north, *atlas.unused.values())),
            *(islet.buffer(16.0) for islet in atlas.islets),
            *(line.buffer(12.0) for line in self.sea_lines),
        ]
        return unary_union(list(atlas.seas.values())).difference(unary_union(taken))

    def land(self) -> Iterator[str]:
        """Territories tinted along their edges like a hand-coloured print, then coasts and borders."""
        yield f'<use href="#islets" fill="{PARCHMENT}" stroke="#7d6a4d"/>'
        yield f'<use href="#plain" fill="{PARCHMENT}" stroke="#7d6a4d" stroke-width="1.2"/>'
        for name in self.atlas.territories:
            kind = self.facts.resources[name]
            yield (
                f'<use href="#{name}" fill="{FILL[kind]}"/><use href="#{name}" fill="url(#p-{kind})"/>'
                f'<g clip-path="url(#in-{name})"><use href="#{name}" fill="none" stroke="{EDGE[kind]}" '
                'stroke-opacity=".55" stroke-width="13"/></g>'
            )
        for lake in self.atlas.lakes:
            yield f'<path d="{_outline(lake)}" fill="#aed2da" stroke="{INK}" stroke-width="1.2"/>'
        inner, outer = ("".join(map(_open, lines)) for lines in (self.land_lines, self.outer_lines))
        yield '<g fill="none" stroke-linejoin="round" stroke-linecap="round">'
        coasts = _uses(name for name in self.atlas.territories if name not in self.atlantis)
        yield f'<g stroke="{INK}" stroke-width="1.5">{coasts}</g>'
        yield f'<path d="{inner}{outer}" stroke="{CREAM}" stroke-width="4.4"/>'
        yield f'<path d="{inner}" stroke="{INK}" stroke-width="1.5" stroke-dasharray="7 3.2 1.6 3.2"/>'
        yield f'<path d="{outer}" stroke="#7d6a4d" stroke-width="1.4" stroke-dasharray="1 4"/>'
        gilded = "".join(map(_outline, polygons(unary_union([self.atlas.territories[n] for n in self.atlantis]))))
        for colour, width in ((GLAZE, 6.4), (GOLD, 4.4), ("#f6dc8e", 1.2)):
            yield f'<path d="{gilded}" stroke="{colour}" stroke-width="{width}"/>'
        yield "</g>"

    def north(self) -> Iterator[str]:
        """The band where new settlers enter."""
        yield f'<rect width="{WIDTH:.0f}" height="{BAND:.0f}" fill="{PARCHMENT}"/>'
        yield _hills(self.atlas)
        yield (
            f'<text x="{WIDTH / 2:.0f}" y="34" font-size="22" text-anchor="middle" letter-spacing="9" fill="{GLAZE}">'
            f"{small_caps('The North', 28.0)}</text>"
        )
        west, _, east, _ = self.atlas.north.bounds
        yield (
            f'<path d="M0 {BAND:.0f}H{west:.1f}M{east:.1f} {BAND:.0f}H{WIDTH:.0f}" stroke="{INK}" stroke-width="1.6"/>'
        )

    def signs(self) -> Iterator[str]:
        """Resource marks, stars, the Zeus medallion and names."""
        for name, layout in self.layouts.items():
            kind = self.facts.resources[name]
            yield "".join(f'<use href="#m-{kind}" x="{x:.0f}" y="{y:.0f}"/>' for x, y in layout.marks)
        for name, layout in self.layouts.items():
            if layout.badge:
                sign = "star" if name in self.facts.stars else "zeus"
                yield f'<use href="#{sign}" x="{layout.badge[0]:.1f}" y="{layout.badge[1]:.1f}"/>'
            x, y = layout.name
            yield (
                f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="{SMALL}" font-weight="bold" text-anchor="middle" '
                f'letter-spacing=".6" fill="{GLAZE}" stroke="{CREAM}" stroke-width="3.6" stroke-linejoin="round" '
                f'paint-order="stroke">{small_caps(self.facts.names[name])}</text>'
            )
