"""The mountain in the terminal: rings as rows from the summit down, two letters for a god, two signs for a token.

Every sign differs without colour too. Left of the first column stands the last one again, faintly, and the other way
round: the rings are closed (G1.1).
"""

from __future__ import annotations

from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Any

from rich.console import Group, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.games.gods.rules.board import GOD_NAMES, TOKEN_NAMES, WIDTH, cell_name

SHOWS = ("zones",)

LATIN = "abcdefghijklmnop"
GREEK = "ΑΒΓΔΕΖΗΘΙΚΛΜΝΞΟΠ"
LEFT = 7  # columns before the first cell: number, repeated cell, edge
ROOMY = 63  # columns from which cells stand apart
WIDE = 78  # columns from which the reserve fits beside the mountain, and the gods' names over their cards
TEAMS = ("I", "II")

INK, GLAZE = "#1d1a18", "#241f1c"
SUMMIT = "bold #1d1a18 on #c9973a"
STONE = ("#8f8472", "#a09480", "#b3a78f", "#c5baa2", "#d8cfba", "#ebe4d3")  # from the foot to marble
ZONES = dict(zip(STONE, ("#a8833f", "#b8924b", "#cba65c", "#dab973", "#e8cb8c", "#f6dfa8"), strict=True))
GOD_SIGNS = dict(zip(GOD_NAMES, ("Ze", "He", "Po", "De", "At", "Ar", "Ap", "Ha"), strict=True))
GOD_COLOURS = dict(
    zip(
        GOD_NAMES,
        ("#f4cf57", "#d79bf0", "#6cc4ee", "#a8d46f", "#e8e4da", "#ff7b5a", "#ffb0cb", "#9fb0c8"),
        strict=True,
    )
)
TOKEN_SIGNS = dict(zip(TOKEN_NAMES, ("/>", "##", "[]", "**"), strict=True))
TOKEN_STYLES = dict(
    zip(
        TOKEN_NAMES,
        ("bold #1d1a18 on #f7d038", "bold #f7e6df on #a8321f", "bold #f4f4f4 on #5d6670", "bold #f1f7e4 on #3f7a35"),
        strict=True,
    )
)

View = Mapping[str, Any]
Tell = Callable[..., str]


def draw(view: View, tell: Tell, names: Sequence[str], width: int, shown: Collection[str]) -> RenderableType:
    """Return the mountain with everything on it, the reserve beside it and the cards below."""
    mountain = draw_mountain(view, tell, "zones" in shown, " " if width >= ROOMY else "")
    legend = draw_legend(view, tell, names, beside=width >= WIDE)
    if width < WIDE:
        return Group(mountain, legend, draw_cards(view, tell, names, by_name=False))
    both = Table.grid(padding=(0, 2))
    both.add_row(mountain, legend)
    return Group(both, Text(), draw_cards(view, tell, names, by_name=True))


# The mountain ----------------------------------------------------------------------------------------------------


def draw_mountain(view: View, tell: Tell, zones: bool, gap: str) -> Text:
    """Return the rings as rows, the summit on top, *gap* between the cells."""
    rings, columns = view["rings"], view["columns"]
    things = {place: god for god, place in view["gods"].items()} | view["tokens"]
    struck_at = set(view["zones"]) if zones else set()
    text = Text(no_wrap=True)
    text.append_text(summit_line(things, tell, gap, columns))
    text.append_text(letters(GREEK[:columns], "dim", gap))
    for ring in range(rings, 0, -1):
        cells = [cell_name((ring - 1) * WIDTH + column) for column in range(columns)]
        stone = STONE[len(STONE) - 1 - (rings - ring)]
        text.append(f"{ring:>2} ", style="bold")
        text.append_text(ghost(things.get(cells[-1])))
        text.append("│", style="dim")
        for cell in cells:
            text.append(gap, style=f"on {stone}")
            text.append_text(square(things.get(cell), ZONES[stone] if cell in struck_at else stone, cell in struck_at))
        text.append(gap, style=f"on {stone}")
        text.append("│", style="dim")
        text.append_text(ghost(things.get(cells[0])))
        text.append("\n")
    text.append_text(letters(LATIN[:columns], "bold", gap))
    text.right_crop()
    return text


def summit_line(things: Mapping[str, str], tell: Tell, gap: str, columns: int) -> Text:
    """Return the summit, and the god on it at the end of the game."""
    god = things.get("summit")
    inside = f"  {tell('board-summit') if god is None else tell(god)}  "
    margin = " " * (LEFT + ((2 + len(gap)) * columns - len(inside)) // 2)
    return Text.assemble(margin, (inside, SUMMIT), "\n")


def letters(alphabet: str, style: str, gap: str) -> Text:
    """Return the names of the columns, those of the repeated ones faintly."""
    line = Text(f"   ‹{alphabet[-1]}  ", style="dim")
    line.append("".join(f"{gap}{letter} " for letter in alphabet), style=style)
    return line.append(f"{gap}  {alphabet[0]}›\n", style="dim")


def square(thing: str | None, stone: str, in_zone: bool) -> Text:
    """Return one cell of the mountain: what stands on it, on stone that is paler the higher it lies."""
    if thing is None:
        return Text("~ " if in_zone else "· ", style=f"{INK} on {stone}")
    if thing in GOD_SIGNS:
        return Text(GOD_SIGNS[thing], style=f"bold {GOD_COLOURS[thing]} on {GLAZE}")
    return Text(TOKEN_SIGNS[thing], style=TOKEN_STYLES[thing])


def ghost(thing: str | None) -> Text:
    """Return the cell at the other end of the ring, faintly."""
    sign = (GOD_SIGNS | TOKEN_SIGNS)[thing] if thing else "· "
    return Text(f" {sign}", style="dim")


# What stands beside it -------------------------------------------------------------------------------------------


def draw_legend(view: View, tell: Tell, names: Sequence[str], beside: bool) -> Text:
    """Return whose turn it is and how many tokens are left."""
    lines = Text(tell("board-turn", number=view["turn"] + 1), style="bold")
    if view["outcome"] is None:
        lines.append(f"\n› {names[view['seat_on_turn']]}" if beside else f" › {names[view['seat_on_turn']]}")
    lines.append(f"\n\n{tell('board-reserve')}" if beside else "\n", style="bold")
    for token, count in view["reserve"].items():
        lines.append("\n" if beside else "")
        lines.append(TOKEN_SIGNS[token], style=TOKEN_STYLES[token])
        lines.append(f" {count} {tell(token)} ", style="not bold")
    return lines


def draw_cards(view: View, tell: Tell, names: Sequence[str], by_name: bool) -> Table:
    """Return everybody's cards, a column for each god; with four players teams and the discard pile too (G2.3, G6)."""
    table = Table.grid(padding=(0, 1))
    table.add_column(no_wrap=True, max_width=22 if by_name else 16)
    absent = tell("board-weak") if view["seats"] == 2 and by_name else "-"
    if by_name:
        table.add_row("", *[Text(tell(god), style="bold") for god in GOD_NAMES])
    for seat, hand in enumerate(view["hands"]):
        on_turn = view["to_act"] == seat
        team = f"{TEAMS[seat % 2]} " if view["seats"] == 4 else ""
        name = Text(("› " if on_turn else "  ") + team + names[seat], style="bold" if on_turn else "")
        table.add_row(name, *[card(god, hand[god], absent) for god in GOD_NAMES])
    if view["seats"] == 4:
        pile = view["discard"]
        table.add_row(Text(f"  {tell('board-discard')}"), *[card(god, pile[god], "-") for god in GOD_NAMES])
    return table


def card(god: str, count: int, absent: str) -> Text:
    """Return the cards of one god that lie in one place."""
    if not count:
        return Text(absent, style="dim")
    return Text.assemble((GOD_SIGNS[god], f"bold {GOD_COLOURS[god]} on {GLAZE}"), f"x{count}" if count > 1 else "")
