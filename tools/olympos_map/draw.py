"""The map as one SVG picture, in the colours of the house (terracotta, black glaze, cream, sea blue)."""

from __future__ import annotations

import math
from xml.sax.saxutils import escape

from shapely import LineString, Polygon, unary_union

from .coast import polygons
from .geometry import Atlas
from .layout import CAPITAL, SMALL, Layout, Pixel
from .projection import BAND, HEIGHT, WIDTH

GLAZE, CREAM, PARCHMENT, TERRACOTTA, GOLD = "#1d1a18", "#fbf4e4", "#f3e6cf", "#b5532d", "#c9973a"
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
        '<path d="M-1-8.4C.4-7 1-5.2 2.2-3.6 4.4-.4 7 4 9.5 8H1.6C3 4.6-.6 3.4.4.2 1-2.4-1.2-4.4-1-8.4z" fill="#8d877b"/>'
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
    f'<path d="M0-8.6C1.4-8.6 2.2-7.6 2-6.4L3.4-5.8 1.9-5.2C1.9-4.2 2.3-3.6 3-3.2 5.4-3.6 7.6-5.4 9.6-8 10.6-3.6 9.4-.4 6.6 1.2'
    "L7.4 2 5.2 2.4 5.4 3.6 3.2 3.4C2.8 4.6 2.4 5.2 2 5.6L4 9.8 1.3 8.6 0 10.4-1.3 8.6-4 9.8-2 5.6C-2.4 5.2-2.8 4.6-3.2 3.4"
    f'L-5.4 3.6-5.2 2.4-7.4 2-6.6 1.2C-9.4-.4-10.6-3.6-9.6-8-7.6-5.4-5.4-3.6-3-3.2-1.8-4-1.6-5-1.8-6.6-1.8-7.8-1.2-8.6 0-8.6z" fill="{GLAZE}"/>'
)
TRIREME = (
    '<path d="M-40 2C-37-3-36-9-39-15-33-12-31-7-30-2H24C29-2 32-6 33-13 35-8 35-4 33 0L43 3 32 6C28 11 20 12 10 12H-20'
    'C-30 12-36 8-40 2z" fill="#1d1a18"/>'
    '<path d="M-26 3H26" stroke="#b5532d" stroke-width="1.6"/>'
    '<path d="M-1-4V-38" stroke="#1d1a18" stroke-width="2"/>'
    '<path d="M-18-34C-8-36 8-36 17-34 20-26 20-18 16-10 6-13-8-13-17-10-14-18-14-26-18-34z" fill="#f3e6cf" stroke="#1d1a18" stroke-width="1.4"/>'
    '<path d="M-8-24L-1-30 6-24-1-18z" fill="none" stroke="#b5532d" stroke-width="1.6"/>'
    + "".join(f'<path d="M{x} 9l-7 11" stroke="#1d1a18" stroke-width="1.3"/>' for x in range(-20, 29, 6))
    + '<circle cx="35" cy="-1" r="1.5" fill="#f3e6cf"/>'
)
DOLPHIN = (
    '<path d="M-22 6C-14-6 0-10 11-5 15-4 19-1 23 0 20 2 16 2 13 2 8 5 1 4-4 3-9 3-14 5-17 9L-18 14-22 10-28 11-25 7-27 2z" fill="#17384a"/>'
    '<path d="M-3-7C-1-12 3-13 6-12 4-10 4-8 5-6z" fill="#17384a"/><circle cx="13" cy="-1.6" r="1.1" fill="#c9e3e5"/>'
)


def _number(value: float) -> str:
    return f"{value:.1f}".removesuffix(".0")


def _line(coords: list[Pixel], close: bool = True) -> str:
    return "M" + " ".join(f"{_number(x)},{_number(y)}" for x, y in coords) + ("Z" if close else "")


def _outline(shape: Polygon) -> str:
    return _line([(x, y) for x, y in shape.exterior.coords[:-1]])


def _open(line: LineString) -> str:
    return _line([(x, y) for x, y in line.coords], close=False)


def small_caps(text: str, capital: float = CAPITAL, small: float = SMALL) -> str:
    """Return *text* as small caps that need no font to have them: a large first letter, small capitals after it."""
    words = []
    for word in text.split():
        words.append(f'<tspan font-size="{capital}">{escape(word[0])}</tspan>{escape(word[1:].upper())}')
    return " ".join(words)


def _compass(x: float, y: float) -> str:
    """A wind rose: eight points, the four main ones half dark, north marked with a palmette-like leaf."""
    parts = [f'<g transform="translate({x},{y})"><circle r="44" fill="none" stroke="#5d93a8" stroke-width="1.2"/>'
             '<circle r="39" fill="none" stroke="#5d93a8" stroke-width=".7"/>']
    for k in range(8):
        long = 58 if k % 2 == 0 else 36
        parts.append(
            f'<g transform="rotate({45 * k})"><path d="M0 0L-7-10 0-{long}z" fill="{CREAM}" stroke="{GLAZE}" stroke-width=".8"/>'
            f'<path d="M0 0L7-10 0-{long}z" fill="{GLAZE if k % 2 == 0 else TERRACOTTA}" stroke="{GLAZE}" stroke-width=".8"/></g>'
        )
    parts.append(f'<circle r="5" fill="{GOLD}" stroke="{GLAZE}"/>'
                 f'<text y="-63" font-size="17" text-anchor="middle" fill="{GLAZE}" font-weight="bold">B</text></g>')
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

    gap = MARGIN - size - 9.0
    out = [f'<rect x="{-MARGIN}" y="{-MARGIN}" width="{width + 2 * MARGIN}" height="{height + 2 * MARGIN}" fill="{TERRACOTTA}"/>']
    turns = ((0.0, 0.0, 0, width), (width, 0.0, 90, height), (width, height, 180, width), (0.0, height, 270, height))
    for x, y, turn, length in turns:
        out.append(f'<g transform="translate({x},{y}) rotate({turn}) translate(0,{-size - 9.0 - gap / 8})">{side(length)}</g>')
        petals = "".join(f'<path d="M0 0C-5-5-4-11 0-14 4-11 5-5 0 0z" transform="rotate({60 * k})"/>' for k in range(6))
        middle = MARGIN / 2
        out.append(
            f'<g transform="translate({x},{y}) rotate({turn}) translate({-middle},{-middle})">'
            f'<circle r="17" fill="{GLAZE}"/><g fill="{CREAM}">{petals}</g><circle r="3" fill="{TERRACOTTA}"/></g>'
        )
    out.append(f'<rect x="-4" y="-4" width="{width + 8}" height="{height + 8}" fill="{GLAZE}"/>')
    return "".join(out)


def _hills(atlas: Atlas) -> str:
    """Far hills along the southern edge of the north, small and pale."""
    out = []
    west, _, east, _ = atlas.north.bounds
    for row, (y, size) in enumerate(((BAND + 2.0, 0.8), (BAND - 12.0, 0.62))):
        for k in range(int((east - west) / 34.0)):
            x = west + 30.0 + k * 34.0 + row * 17.0 + 7.0 * math.sin(k * 2.4 + row)
            if atlas.north.contains(LineString([(x - 11, y + 9), (x + 11, y + 9), (x, y - 8)])):
                out.append(f'<use href="#m-hill" transform="translate({x:.0f},{y + 3 * math.sin(k * 1.7):.0f}) scale({size})"/>')
    return "".join(out)


def _legend(y: float) -> str:
    """What colours and signs mean, under the map."""
    entries = [(r, r.title()) for r in FILL] + [("star", "Tribe and star"), ("zeus", "Zeus"), ("atlantis", "Atlantis, scores 2")]
    step = [130.0, 130.0, 130.0, 130.0, 205.0, 120.0, 230.0]
    x = (WIDTH - sum(step)) / 2 + 18
    out = []
    for (kind, label), width in zip(entries, step, strict=True):
        if kind in FILL:
            out.append(f'<rect x="{x - 17:.0f}" y="{y - 15:.0f}" width="34" height="30" rx="6" fill="{FILL[kind]}" stroke="{EDGE[kind]}"/>'
                       f'<use href="#m-{kind}" transform="translate({x:.0f},{y + 1:.0f})"/>')
        elif kind == "star":
            out.append(f'<use href="#star" transform="translate({x:.0f},{y:.0f})"/>')
        elif kind == "zeus":
            out.append(f'<use href="#zeus" transform="translate({x:.0f},{y:.0f})"/>')
        else:
            out.append(f'<rect x="{x - 17:.0f}" y="{y - 15:.0f}" width="34" height="30" rx="6" fill="none" stroke="{GOLD}" stroke-width="4"/>')
        out.append(f'<text x="{x + 25:.0f}" y="{y + 5.5:.1f}" font-size="16" fill="{GLAZE}">{label}</text>')
        x += width
    return "".join(out)


def draw(
    atlas: Atlas,
    layouts: dict[str, Layout],
    resources: dict[str, str],
    names: dict[str, str],
    stars: set[str],
    sea_names: dict[str, list[Pixel]],
) -> str:
    """Return the whole picture as SVG text."""
    islands = [name for name in atlas.territories if name.startswith("atlantis")]
    total = HEIGHT + FOOT
    o: list[str] = [
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="{-MARGIN:.0f} {-MARGIN:.0f} {WIDTH + 2 * MARGIN:.0f} {total + 2 * MARGIN:.0f}" '
        f'width="{WIDTH + 2 * MARGIN:.0f}" height="{total + 2 * MARGIN:.0f}" font-family="{TYPE}">',
        "<title>The map of Olympos</title><desc>Coastline: Natural Earth, public domain. Borders, seas and Atlantis: Petteia.</desc>",
        "<defs>",
        *TEXTURES.values(),
        *(f'<g id="m-{kind}">{mark}</g>' for kind, mark in MARKS.items()),
        '<path id="m-hill" d="M-16 9C-10 5-5-6 0-8 5-4 10 5 16 9" fill="#eadab9" stroke="#a98a5c" stroke-width="1.4"/>',
        f'<g id="star"><path d="{STAR}Z" fill="{GLAZE}" stroke="{CREAM}" stroke-width="3.4" stroke-linejoin="round" paint-order="stroke"/></g>',
        f'<g id="zeus">{ZEUS}</g>',
        f'<clipPath id="frame"><rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}"/></clipPath>',
    ]
    for name, shape in atlas.territories.items():
        o.append(f'<path id="{name}" d="{_outline(shape)}"/><clipPath id="in-{name}"><use href="#{name}"/></clipPath>')
    plain = [atlas.north, *(atlas.unused[n] for n in atlas.unused if n == "phrygia")]
    o.append(f'<path id="plain" d="{"".join(_outline(p) for p in plain)}"/>')
    o.append(f'<path id="islets" d="{"".join(_outline(p) for p in atlas.islets)}"/>')
    o.append("</defs>")

    o.append(_meander(WIDTH, total))
    o.append(f'<rect width="{WIDTH:.0f}" height="{total:.0f}" fill="{PARCHMENT}"/><g clip-path="url(#frame)">')
    o.append(f'<rect width="{WIDTH:.0f}" height="{HEIGHT:.0f}" fill="{SEA}"/>')
    coast = "".join(f'<use href="#{name}"/>' for name in atlas.territories) + '<use href="#plain"/>'
    for width, colour in SHALLOWS:
        o.append(f'<g fill="none" stroke="{colour}" stroke-width="{width}" stroke-linejoin="round">{coast}'
                 f'<use href="#islets" stroke-width="{width * 0.55:.1f}"/></g>')

    borders = atlas.borders()
    sea_lines = [line for (a, b), lines in borders.items() if a in atlas.seas and b in atlas.seas for line in lines]
    o.append('<g fill="none" stroke-linecap="round">'
             f'<path d="{"".join(map(_open, sea_lines))}" stroke="#f4fafa" stroke-width="1.6" stroke-dasharray="5 6"/></g>')
    o.append(_compass(118.0, 880.0))
    o.append(f'<g transform="translate(330,905) scale(1.05)">{TRIREME}</g>')
    o.append(f'<g transform="translate(1000,1022)">{DOLPHIN}</g><g transform="translate(1052,1010) scale(.8) rotate(-14)">{DOLPHIN}</g>')
    for name, points in sea_names.items():
        (x1, y1), (x2, y2), (x3, y3) = points
        size = 13.5 if name == "corinthian" else 15 if name == "thermaic" else 19
        o.append(f'<path id="sea-{name}" d="M{x1:.0f},{y1:.0f}Q{x2:.0f},{y2:.0f} {x3:.0f},{y3:.0f}" fill="none"/>'
                 f'<text font-size="{size}" font-style="italic" fill="#1f5068" letter-spacing="{1.6 if size > 15 else 0.4}" text-anchor="middle">'
                 f'<textPath href="#sea-{name}" startOffset="50%">{escape(names[name])}</textPath></text>')

    o.append(f'<use href="#islets" fill="{PARCHMENT}" stroke="#7d6a4d" stroke-width="1"/>')
    o.append(f'<use href="#plain" fill="{PARCHMENT}" stroke="#7d6a4d" stroke-width="1.2"/>')
    for name in atlas.territories:
        kind = resources[name]
        o.append(f'<use href="#{name}" fill="{FILL[kind]}"/><use href="#{name}" fill="url(#p-{kind})"/>'
                 f'<g clip-path="url(#in-{name})"><use href="#{name}" fill="none" stroke="{EDGE[kind]}" stroke-opacity=".55" stroke-width="13"/></g>')
    for lake in atlas.lakes:
        o.append(f'<path d="{_outline(lake)}" fill="#aed2da" stroke="#4a3a26" stroke-width="1.2"/>')
    land_lines = [line for (a, b), lines in borders.items() if a not in atlas.seas and b not in atlas.seas for line in lines]
    path = "".join(map(_open, land_lines))
    golden = "".join(map(_outline, polygons(unary_union([atlas.territories[name] for name in islands]))))
    o.append(f'<g fill="none" stroke-linejoin="round" stroke-linecap="round"><g stroke="#3b2c1b" stroke-width="1.5">'
             f'{"".join(f"""<use href="#{name}"/>""" for name in atlas.territories if name not in islands)}</g>'
             f'<path d="{path}" stroke="{CREAM}" stroke-width="4.4"/>'
             f'<path d="{path}" stroke="#3b2c1b" stroke-width="1.5" stroke-dasharray="7 3.2 1.6 3.2"/>'
             f'<path d="{golden}" stroke="{GLAZE}" stroke-width="6.4"/><path d="{golden}" stroke="{GOLD}" stroke-width="4.4"/>'
             f'<path d="{golden}" stroke="#f6dc8e" stroke-width="1.2"/></g>')

    o.append(f'<rect width="{WIDTH:.0f}" height="{BAND:.0f}" fill="{PARCHMENT}"/>{_hills(atlas)}'
             f'<text x="{WIDTH / 2:.0f}" y="34" font-size="25" text-anchor="middle" letter-spacing="9" fill="{GLAZE}">'
             f'{small_caps("The North", 28, 22)}</text>')
    west, _, east, _ = atlas.north.bounds
    for left, right in ((0.0, west), (east, WIDTH)):
        o.append(f'<path d="M{left:.0f} {BAND:.0f}H{right:.0f}" stroke="#3b2c1b" stroke-width="1.6"/>')

    for name, layout in layouts.items():
        o.append("".join(f'<use href="#m-{resources[name]}" x="{x:.0f}" y="{y:.0f}"/>' for x, y in layout.marks))
    for name, layout in layouts.items():
        x, y = layout.name
        if layout.badge:
            sign = "star" if name in stars else "zeus"
            o.append(f'<use href="#{sign}" x="{layout.badge[0]:.1f}" y="{layout.badge[1]:.1f}"/>')
        o.append(f'<text x="{x:.1f}" y="{y + 5:.1f}" font-size="{SMALL}" font-weight="bold" text-anchor="middle" letter-spacing=".6" '
                 f'fill="{GLAZE}" stroke="{CREAM}" stroke-width="3.6" stroke-linejoin="round" paint-order="stroke">{small_caps(names[name])}</text>')
    o.append(f'</g><path d="M0 {HEIGHT:.0f}H{WIDTH:.0f}" stroke="{GLAZE}" stroke-width="3"/>{_legend(HEIGHT + FOOT / 2)}</svg>')
    return "\n".join(o) + "\n"
