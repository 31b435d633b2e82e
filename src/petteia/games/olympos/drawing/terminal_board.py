"""The development board in the terminal: six shelves of five, cost and bonuses under each name."""

from __future__ import annotations

import textwrap
from collections.abc import Collection, Iterable, Sequence

from rich.text import Text

from petteia.games.olympos.drawing import signs
from petteia.games.olympos.drawing.signs import Lines, Tell, View, beside, disc, ends, fit, resource, styled
from petteia.games.olympos.rules.board import COLUMNS, RESOURCE_NAMES, ROWS
from petteia.games.olympos.words.telling import powers_of

LEFT = 3  # columns before the first slot: the number of the row
NARROW, WIDE = 14, 21  # columns of a slot, without the gap
FULL = LEFT + (NARROW + 1) * COLUMNS  # columns that five slots need
ROW_STYLES = ("#c8483b", "#c9973a", "#5c8f3f", "#3d7ea6", "#8d62a8", "bold")


def draw_board(view: View, tell: Tell, width: int, powers: bool) -> Lines:
    """Return all slots row by row, as many beside each other as there is room for; with *powers*, what tiles give."""
    gap = 2 if width >= LEFT + (WIDE + 2) * COLUMNS else 1
    cell = min(WIDE, max(NARROW, (width - LEFT) // COLUMNS - gap))
    across = max(1, min(COLUMNS, (width - LEFT) // (cell + gap)))
    own = () if view["seat"] is None else view["players"][view["seat"]]["tiles"]
    used = used_columns(view)
    lines: Lines = []
    for row in range(1, ROWS + 1):
        slots = [slot for slot in view["development"]["slots"] if slot["row"] == row and slot["column"] in used]
        lines += shelf(row, [draw_slot(slot, own, tell, cell, powers) for slot in slots], across, gap)
    wonders = {wonder["column"]: wonder for wonder in view["development"]["wonders"]}
    blocks = [draw_wonder(wonders[column], view, tell, cell) for column in used if column in wonders]
    return lines + shelf(ROWS + 1, blocks, across, gap)


def used_columns(view: View) -> list[int]:
    """Return the columns that hold anything; with two players one of them does not (O2.2)."""
    development = view["development"]
    filled = {slot["column"] for slot in development["slots"] if slot["tile"]}
    return sorted(filled | {wonder["column"] for wonder in development["wonders"]})


def shelf(row: int, blocks: Sequence[Lines], across: int, gap: int) -> Lines:
    """Return one row of the board, on several lines if it must be, its number at the left."""
    lines: Lines = []
    for first in range(0, len(blocks), across):
        number = styled(f"{row} " if first == 0 else "  ", ROW_STYLES[row - 1])
        bar = styled("▌", ROW_STYLES[row - 1])
        height = max(len(block) for block in blocks[first : first + across])
        margin = [number.append_text(bar), *[Text("  ").append_text(bar) for _ in range(height - 1)]]
        joined = beside(blocks[first : first + across], gap)
        lines += [edge.append_text(line) for edge, line in zip(margin, joined, strict=True)]
    return lines


def draw_slot(slot: View, own: Collection[str], tell: Tell, width: int, powers: bool) -> Lines:
    """Return one slot: the discovery and how many are left of it, then what it costs and the bonuses it brings."""
    tile, left = slot["tile"], slot["left"]
    if tile is None:
        return [Text(fit("", width)), Text()]
    made = tile in own
    style = "dim" if made else "dim strike" if not left else f"bold {ROW_STYLES[slot['row'] - 1]}"
    count = styled(signs.MADE, "bold") if made else styled(f"×{left}", "" if left else "dim")
    name = ends(styled(tell(tile), style), count, width)
    bonuses = Text().join(draw_bonus(bonus) for bonus in slot["bonuses"])
    lines = [name, ends(draw_cost(slot["cost"], faded=made or not left), bonuses, width)]
    if powers:
        lines += [styled(line, "italic dim") for line in textwrap.wrap(powers_of(slot, tell), width)]
    return lines


def draw_choice(view: View, tell: Tell) -> Lines:
    """Return the slot a decision is about: its cost, and its bonus spaces by number."""
    slots = [slot for slot in view["development"]["slots"] if slot["tile"] == view["tile"] is not None]
    lines: Lines = []
    for slot in slots:
        line = styled(tell(slot["tile"]), f"bold {ROW_STYLES[slot['row'] - 1]}").append("  ")
        line.append_text(draw_cost(slot["cost"], faded=False))
        for place, bonus in enumerate(slot["bonuses"], start=1):
            line.append("   ").append(tell("move-bonus", space=place), style="bold").append(" ").append_text(
                draw_bonus(bonus)
            )
            if bonus["owner"] is None:
                line.append(f" {tell('bonus-' + bonus['bonus'])}")
        lines.append(line)
    return lines


def draw_cost(groups: Sequence[tuple[int, str | None]], faded: bool) -> Text:
    """Return groups of equal resources, each of a different one (O5.2)."""
    pieces: list[Text] = []
    for size, name in groups:
        sign = styled(signs.GREY, "dim" if faded else "bold") if name is None else resource(name, faded)
        pieces.append(Text(str(size) if size > 1 else "").append_text(sign))
    return styled("+", "dim").join(pieces)


def draw_bonus(bonus: View) -> Text:
    """Return a bonus space: what it gives, or the disc on it."""
    if bonus["owner"] is not None:
        return disc(bonus["owner"])
    name: str = bonus["bonus"]
    return resource(name) if name in RESOURCE_NAMES else Text(signs.BONUS_SIGNS[name])


def draw_wonder(wonder: View, view: View, tell: Tell, width: int) -> Lines:
    """Return a wonder: the stars it needs, the points it gives, who built it or the discs that help one build it."""
    owner = wonder["owner"]
    name = styled(tell(wonder["wonder"]), "bold" if owner is None else "dim")
    price = Text.assemble((f"{wonder['stars']}{signs.STAR}", signs.STAR_STYLE), f" {wonder['points']}{signs.POINTS}")
    if owner is not None:
        return [ends(name, Text(), width), ends(price, styled(signs.MADE, "bold").append_text(disc(owner)), width)]
    everybody, oneself = range(view["seats"]), [] if view["seat"] is None else [view["seat"]]
    ways = [discs_for(wonder, view, seats, gap) for seats, gap in ((everybody, " "), (everybody, ""), (oneself, ""))]
    discs = next((way for way in ways if price.cell_len + way.cell_len < width), Text())
    return [ends(name, Text(), width), ends(price, discs, width)]


def discs_for(wonder: View, view: View, seats: Iterable[int], gap: str) -> Text:
    """Return the bonus discs of *seats* in the column of a wonder: each is a star for it (O6.1)."""
    pieces: list[Text] = []
    for seat in seats:
        count = view["players"][seat]["column_discs"][wonder["column"] - 1]
        if count:
            pieces.append(Text(str(count) if count > 1 else "").append_text(disc(seat)))
    return Text(gap).join(pieces)
