"""What stands for what in the terminal: one sign for a thing, one letter for a seat, different without colour too.

Resources, seats and stars are dark on light or light on dark chips, so that they are seen on any background.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from petteia.games.olympos.rules.board import RESOURCE_NAMES

INK = "#1d1a18"
RESOURCE_SIGNS = dict(zip(RESOURCE_NAMES, "ψ♣▲¤", strict=True))  # ears, a tree, a peak, a coin
RESOURCE_STYLES = dict(
    zip(
        RESOURCE_NAMES,
        (f"{INK} on #e3ad4f", "#f7f3ea on #76532f", f"{INK} on #cfcbc2", f"{INK} on #f7e36b"),
        strict=True,
    )
)
GREY = "*"  # any resource no other group uses (O5.2)
STAR, ZEUS, TRIBE, BARBARIANS, CROSS = "★", "ϟ", "⌂", "‡", "×"
SETTLER, HOURGLASS, PRESTIGE, SWORD, CARD, POINTS = "●", "⊠", "◆", "†", "▮", "Σ"
BONUS_SIGNS = {"settler": SETTLER, "hourglasses": HOURGLASS, "prestige": PRESTIGE, **RESOURCE_SIGNS}
HIDDEN, MADE, ARROW = "?", "✓", "›"

LETTERS = "ABCDE"  # a seat's disc; small where another disc covers it
SEAT_COLOURS = ("#b5532d", "#1f6c9e", "#6b7d1f", "#7d4e93", "#a87309")
STAR_STYLE = "bold #c9973a"
ZEUS_STYLE = "bold #3d9ac4"
HEAD = "bold #c8663b"

View = Mapping[str, Any]
Tell = Callable[..., str]
Lines = list[Text]


def seat_style(seat: int) -> str:
    return f"bold #ffffff on {SEAT_COLOURS[seat]}"


def styled(text: str, style: str) -> Text:
    """Return *text* in a style that what is appended to it does not take over."""
    return Text.assemble((text, style))


def disc(seat: int, covered: bool = False) -> Text:
    """Return a disc: a small letter if others lie on it."""
    if covered:
        return styled(LETTERS[seat].lower(), f"bold {SEAT_COLOURS[seat]}")
    return styled(LETTERS[seat], seat_style(seat))


def resource(name: str, faded: bool = False, mark: str = "") -> Text:
    """Return the sign of a resource, and *mark* on the same chip."""
    return styled(RESOURCE_SIGNS[name] + mark, "dim" if faded else RESOURCE_STYLES[name])


# Setting lines ---------------------------------------------------------------------------------------------------


def width_of(lines: Lines) -> int:
    return max((line.cell_len for line in lines), default=0)


def fit(text: str, width: int) -> str:
    """Return *text* in exactly *width* columns, with an ellipsis if it is too long."""
    if cell_len(text) <= width:
        return set_cell_size(text, width)
    return set_cell_size(text, width - 1) + "…"


def fitted(line: Text, width: int) -> Text:
    """Return a copy of *line* in exactly *width* columns."""
    copy = line.copy()
    copy.truncate(width, overflow="ellipsis", pad=True)
    return copy


def ends(left: Text, right: Text, width: int) -> Text:
    """Return one line with *left* and *right* at its ends, the left cut if there is too little room."""
    return fitted(left, width - right.cell_len).append_text(right)


def beside(blocks: Sequence[Lines], gap: int) -> Lines:
    """Return *blocks* next to each other, each as wide as its widest line."""
    widths = [width_of(block) for block in blocks]
    lines: Lines = []
    for row in range(max(map(len, blocks), default=0)):
        cells = [
            fitted(block[row] if row < len(block) else Text(), width)
            for block, width in zip(blocks, widths, strict=True)
        ]
        line = Text(" " * gap).join(cells)
        line.rstrip()
        lines.append(line)
    return lines


def flow(pieces: Sequence[Text], width: int, gap: int = 2, indent: int = 0) -> Lines:
    """Return *pieces* one after another, on as many lines as they need."""
    lines: Lines = []
    for piece in pieces:
        if lines and lines[-1].cell_len + gap + piece.cell_len <= width:
            lines[-1].append(" " * gap).append_text(piece)
        else:
            lines.append(fitted(Text(" " * (indent if lines else 0)).append_text(piece), width))
            lines[-1].rstrip()
    return lines
