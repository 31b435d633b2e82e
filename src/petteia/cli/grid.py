"""Very many moves of three words in a table: where to in the rows, what with in the columns, number and cost inside.

1 settle            march
                    boeotia  attica
naxos    5 boeotia (5)   31 (3)  52 (2)
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from rich.cells import cell_len, set_cell_size
from rich.text import Text

from petteia.cli.listing import ListedMove, entry, told_apart

WORDS = 3
FEWEST = 20  # moves for which a table is worth its lines
GAP = 2
MARGIN = 2  # columns before each line


@dataclass(frozen=True)
class Column:
    """A column of the table: its head in two lines, and the moves in it by the last word of their notation."""

    verb: str
    head: str
    cells: dict[str, Text]

    @property
    def narrowest(self) -> int:
        return max(cell.cell_len for cell in self.cells.values())


def for_grid(listed: Sequence[ListedMove]) -> list[ListedMove]:
    """Return those of *listed* that belong in a table: none if they are few, or differ in one word only."""
    found = [one for one in listed if len(one.parts) == WORDS]
    ways = {one.move.text.rpartition(" ")[0] for one in found}
    return found if len(found) >= FEWEST and len(ways) > 1 else []


def grid(listed: Sequence[ListedMove], width: int, digits: int) -> Iterator[Text]:
    """Yield the lines of the table, or of several where the columns do not fit beside each other."""
    labels = {one.move.text.rpartition(" ")[2]: one.parts[2] for one in listed}
    left = max(map(cell_len, labels.values()))
    by_verb: dict[str, list[ListedMove]] = {}
    for one in listed:
        by_verb.setdefault(one.move.text.partition(" ")[0], []).append(one)
    columns = [column for members in by_verb.values() for column in columns_for(members, digits)]
    for chunk in chunks(columns, width - MARGIN - left):
        lines = list(table(chunk, labels, left, width))
        heads, rows = lines[:2], lines[2:]
        across = max(1, (width + GAP) // (max(line.cell_len for line in lines) + GAP * 2))
        height = -(-len(rows) // across)
        yield from side_by_side([[*heads, *rows[first : first + height]] for first in range(0, len(rows), height)])


def columns_for(listed: Sequence[ListedMove], digits: int) -> Iterator[Column]:
    """Yield one column for a verb if each target has one move, else one for each origin."""
    alike = [one for one in listed if one.move.fact.name == listed[0].move.fact.name]
    verb = told_apart(alike).head or listed[0].move.text.partition(" ")[0]
    by_origin: dict[str, dict[str, ListedMove]] = {}
    for one in listed:
        by_origin.setdefault(one.parts[1], {})[one.move.text.rpartition(" ")[2]] = one
    if len(set().union(*by_origin.values())) == len(listed):
        named = len(by_origin) > 1
        cells = {
            target: entry(one, origin if named else "", digits)
            for origin, members in by_origin.items()
            for target, one in members.items()
        }
        yield Column(verb, "", cells)
        return
    for place, (origin, members) in enumerate(by_origin.items()):
        cells = {target: entry(one, "", digits) for target, one in members.items()}
        yield Column("" if place else verb, origin, cells)


def chunks(columns: Sequence[Column], width: int) -> Iterator[list[Column]]:
    """Yield the columns in as many parts as *width* asks for."""
    chunk: list[Column] = []
    for column in columns:
        if chunk and sum(each.narrowest + GAP for each in [*chunk, column]) > width:
            yield chunk
            chunk = []
        chunk.append(column)
    yield chunk


def table(columns: Sequence[Column], labels: dict[str, str], left: int, width: int) -> Iterator[Text]:
    """Yield two lines of heads and one line for each label with a move."""
    spare = width - MARGIN - left - sum(column.narrowest + GAP for column in columns)
    widths: list[int] = []
    for column in columns:
        wider = max(0, min(spare, cell_len(column.head) - column.narrowest))
        spare -= wider
        widths.append(column.narrowest + wider)
    verbs = Text(" " * (MARGIN + left))
    heads = Text(" " * (MARGIN + left))
    starts = [place for place, column in enumerate(columns) if column.verb or place == 0]
    for start, end in zip(starts, [*starts[1:], len(columns)], strict=True):
        span = sum(widths[start:end]) + GAP * (end - start - 1)
        wider = max(0, min(spare, cell_len(columns[start].verb) - span))
        spare -= wider
        widths[end - 1] += wider
        verbs.append(" " * GAP).append(cut(columns[start].verb, span + wider), style="bold")
    for column, room in zip(columns, widths, strict=True):
        heads.append(" " * GAP).append(cut(column.head, room), style="bold")
    verbs.rstrip()
    heads.rstrip()
    yield verbs
    yield heads
    for target, label in labels.items():
        if any(target in column.cells for column in columns):
            line = Text(" " * MARGIN + set_cell_size(label, left))
            for column, room in zip(columns, widths, strict=True):
                cell = column.cells.get(target, Text())
                line.append(" " * GAP).append_text(cell).append(" " * (room - cell.cell_len))
            line.rstrip()
            yield line


def cut(text: str, width: int) -> str:
    return set_cell_size(text, width) if cell_len(text) <= width else set_cell_size(text, width - 1) + "…"


def side_by_side(blocks: Sequence[Sequence[Text]]) -> Iterator[Text]:
    """Yield *blocks* of lines next to each other."""
    widths = [max(line.cell_len for line in block) + GAP for block in blocks]
    for row in range(max(map(len, blocks))):
        whole = Text()
        for block, width in zip(blocks, widths, strict=True):
            line = block[row] if row < len(block) else Text()
            whole.append_text(line).append(" " * (width - line.cell_len))
        whole.rstrip()
        if whole.plain:
            yield whole
