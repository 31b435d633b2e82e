"""The players in the terminal: what each has, line by line; the own hand; and the score sheet at the end."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from rich.table import Table
from rich.text import Text

from petteia.games.olympos.drawing import signs
from petteia.games.olympos.drawing.signs import Lines, Tell, View, disc, fit, flow, resource, styled
from petteia.games.olympos.rules.board import RESOURCE_NAMES
from petteia.games.olympos.rules.scoring import ITEM_NAMES

NAME = (10, 20)  # columns of a name: at least, at most
ROOMY = 78  # columns from which the numbers stand apart
INDENT = 4
SPACE = "#"
NONE = "-"


def draw_players(view: View, tell: Tell, names: Sequence[str], width: int) -> Lines:
    """Return a line of numbers for each seat, and under it what it has discovered and built."""
    gap = 2 if width >= ROOMY else 1
    heads = column_heads()
    rows = [numbers(player, view) for player in view["players"]]
    widths = [max(row[place].cell_len for row in [heads, *rows]) for place in range(len(heads))]
    name = min(NAME[1], max(NAME[0], *map(len, names)), max(4, width - sum(widths) - gap * len(widths) - INDENT))
    lines = [Text(" " * (name + INDENT)).append_text(set_in(heads, widths, gap))]
    for seat, row in enumerate(rows):
        on_turn = view["to_act"] == seat
        line = styled(f"{signs.ARROW} " if on_turn else "  ", "bold").append_text(disc(seat))
        line.append(f" {fit(names[seat], name)}", style="bold" if on_turn else "")
        lines.append(line.append_text(set_in(row, widths, gap)))
        lines += possessions(view, seat, tell, width)
    return lines


def column_heads() -> list[Text]:
    heads = [
        *(resource(name) for name in RESOURCE_NAMES),
        *map(Text, (signs.HOURGLASS, signs.SETTLER, signs.SWORD)),
        styled(signs.ZEUS, signs.ZEUS_STYLE),
        styled(signs.STAR, signs.STAR_STYLE),
        *map(Text, (signs.PRESTIGE, signs.CARD, signs.POINTS)),
    ]
    return [Text(SPACE), styled(f"{signs.ARROW}{signs.ZEUS}", signs.ZEUS_STYLE), *heads]


def numbers(player: Mapping[str, Any], view: View) -> list[Text]:
    """Return what a seat has, in the order of the heads: place, way to the next Zeus space, resources and the rest."""
    ahead = [zeus["space"] - player["space"] for zeus in view["track"]["zeus"][player["passed"] :]]
    cells = [str(player["space"]), "end" if player["ended"] else str(ahead[0]) if ahead else NONE]
    for name in RESOURCE_NAMES:
        tokens, cubes = player["tokens"][name], player["cubes"][name]
        cells.append(f"{tokens}+{cubes}" if cubes else str(tokens) if tokens else NONE)
    cells += [str(player["hourglasses"] or NONE), f"{player['stock']}/{player['settlers']}"]
    cells += [str(player[key] or NONE) for key in ("swords", "symbols", "stars", "prestige", "cards")]
    cells.append(str(sum(player["points"].values())))
    return [styled(cell, "dim" if cell == NONE else "bold" if cell == cells[-1] else "") for cell in cells]


def set_in(cells: Sequence[Text], widths: Sequence[int], gap: int) -> Text:
    """Return *cells* right-aligned in columns of these widths."""
    line = Text()
    for cell, width in zip(cells, widths, strict=True):
        line.append(" " * (gap + width - cell.cell_len)).append_text(cell)
    return line


def possessions(view: View, seat: int, tell: Tell, width: int) -> Lines:
    """Return the discoveries and wonders of a seat, and which gods still act on it."""
    player = view["players"][seat]
    shown = dict(zip(("money", "agriculture"), player["shows"], strict=True))
    pieces = [styled(tell(wonder), "bold") for wonder in player["wonders"]]
    for tile in player["tiles"]:
        piece = styled(tell(tile), "dim")
        if shown.get(tile):
            piece.append(" ").append_text(resource(shown[tile]))
        pieces.append(piece)
    pieces += [Text(f"({tell(god)})", style="italic") for god in player["gods"]]
    if not pieces:
        return []
    lines = flow(pieces, width - INDENT)
    return [Text(" " * INDENT).append_text(line) for line in lines]


# Cards and gods --------------------------------------------------------------------------------------------------


def draw_cards(view: View, tell: Tell, width: int) -> Lines:
    """Return the own hand by name, the cards one looks at, the pile, and the gods revealed so far."""
    lines: Lines = []
    seat = view["seat"]
    if seat is not None and view["players"][seat]["hand"] is not None:
        hand = [tell(f"card-{card}") for card in view["players"][seat]["hand"]]
        lines += titled(tell("board-hand"), hand or [NONE], width)
    if view["looked"] and isinstance(view["looked"], list):
        lines += titled(tell("board-looked"), [tell(f"card-{card}") for card in view["looked"]], width)
    pile = [tell("board-pile", count=view["pile"]), tell("board-discards", count=len(view["discards"]))]
    lines += titled(tell("board-destiny"), pile, width)
    gods = view["gods"]
    revealed = [
        tell("board-current", god=tell(god)) if god == gods["current"] else tell(god) for god in gods["revealed"]
    ]
    return lines + titled(tell("board-gods"), revealed or [NONE], width)


def titled(title: str, words: Sequence[str], width: int) -> Lines:
    pieces = map(Text, "; ".join(words).split())
    return flow([styled(title, "bold"), *pieces], width, gap=1, indent=2)


def draw_signs(tell: Tell, width: int) -> Lines:
    """Return what every sign means."""
    told = [
        *((signs.RESOURCE_SIGNS[name], tell(name)) for name in RESOURCE_NAMES),
        (signs.GREY, tell("board-any")),
        ("2+1", tell("board-tokens-and-cubes")),
        (signs.STAR, tell("board-star")),
        (signs.ZEUS, tell("board-zeus")),
        (signs.TRIBE, tell("board-tribe")),
        (signs.BARBARIANS, tell("board-barbarians")),
        (signs.CROSS, tell("board-condemned")),
        (f"{signs.LETTERS[1].lower()}{signs.LETTERS[0]}", tell("board-covered")),
        (signs.HOURGLASS, tell("board-hourglasses")),
        (signs.SETTLER, tell("board-settlers")),
        (signs.SWORD, tell("board-swords")),
        (signs.PRESTIGE, tell("prestige")),
        (signs.CARD, tell("destiny")),
        (signs.POINTS, tell("board-points")),
        (SPACE, tell("board-space")),
        (f"{signs.ARROW}{signs.ZEUS}", tell("board-to-zeus")),
        (signs.HIDDEN, tell("board-hidden")),
        (signs.MADE, tell("board-made")),
    ]
    return flow([Text.assemble((sign, "bold"), (f" {words}", "dim")) for sign, words in told], width)


# The end ---------------------------------------------------------------------------------------------------------


def draw_sheet(view: View, tell: Tell, names: Sequence[str], width: int) -> Table:
    """Return the score sheet: a row for each item that gave anybody points, a column for each seat (O10.2)."""
    table = Table(box=None, padding=(0, 1), pad_edge=False, header_style="")
    table.add_column("", no_wrap=True)
    room = max(4, (width - 24) // view["seats"] - 2)
    for seat in range(view["seats"]):
        table.add_column(disc(seat).append(f" {names[seat]}"[:room]), justify="right", no_wrap=True)
    points = [player["points"] for player in view["players"]]
    for item in ITEM_NAMES:
        if any(each[item] for each in points):
            table.add_row(tell(item), *[Text(str(each[item] or NONE)) for each in points])
    totals = [sum(each.values()) for each in points]
    table.add_row(
        styled(tell("board-points"), "bold"),
        *[styled(str(total), "bold reverse" if total == max(totals) else "bold") for total in totals],
    )
    if totals.count(max(totals)) > 1:
        tied = [len(player["tiles"]) + len(player["wonders"]) for player in view["players"]]
        table.add_row(tell("board-tie"), *map(str, tied))
    return table
