"""The map in the terminal, by regions, and the time track above it."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from rich.text import Text

from petteia.games.olympos.drawing import signs
from petteia.games.olympos.drawing.signs import (
    Lines,
    Tell,
    View,
    beside,
    disc,
    ends,
    resource,
    seat_style,
    styled,
    width_of,
)
from petteia.games.olympos.words.telling import REGIONS

GAP = 3  # columns between two regions
HATCH = "░"
CROSS_SPACE = "┼"


def draw_map(view: View, tell: Tell, width: int) -> Lines:
    """Return the territories by regions, in as many columns as there is room for."""
    regions: dict[str, dict[str, Any]] = {}
    for name, land in view["territories"].items():
        regions.setdefault(land["region"], {})[name] = land
    blocks = [draw_region(region, lands, view["seat"], tell) for region, lands in regions.items()]
    for count in range(len(blocks), 1, -1):
        columns = in_columns(blocks, count)
        if sum(map(width_of, columns)) + GAP * (count - 1) <= width:
            return beside(columns, GAP)
    return in_columns(blocks, 1)[0]


def in_columns(blocks: Sequence[Lines], count: int) -> list[Lines]:
    """Return *blocks* in *count* columns, each block under the shortest one."""
    columns: list[Lines] = [[] for _ in range(count)]
    for block in blocks:
        shortest = min(columns, key=len)
        shortest += [Text(), *block] if shortest else block
    return columns


def draw_region(region: str, lands: dict[str, Any], looking: int | None, tell: Tell) -> Lines:
    """Return a region's name and its territories, one a line."""
    head = tell(REGIONS[region]) if region in REGIONS else region
    if all(land["atlantis"] for land in lands.values()):
        head = tell("board-two-each", region=head)
    names = [territory(name, land, looking, tell) for name, land in lands.items()]
    stacks = [stack(land) for land in lands.values()]
    width = max(width_of(names) + 1 + width_of(stacks), len(head))
    return [styled(head, signs.HEAD), *[ends(*pair, width) for pair in zip(names, stacks, strict=True)]]


def territory(name: str, land: View, looking: int | None, tell: Tell) -> Text:
    """Return what is printed on a territory: resource, star or Zeus symbol, name."""
    faded = land["condemned"]
    line = resource(land["resource"], faded, signs.STAR if land["star"] else signs.ZEUS if land["zeus"] else " ")
    own = looking is not None and land["owner"] == looking
    style = "dim strike" if faded else "bold" if own else ""
    return line.append(" ").append(tell(name), style=style)


def stack(land: View) -> Text:
    """Return what lies on a territory: covered discs as small letters, whoever controls it last."""
    if land["condemned"]:
        return styled(f"{HATCH}{signs.CROSS}{HATCH}", "dim")
    line = Text()
    for place, seat in enumerate(land["discs"]):
        is_top = place == len(land["discs"]) - 1
        if seat is None:
            line.append(signs.BARBARIANS, style="bold red" if is_top else "red")
        else:
            line.append_text(disc(seat, covered=not is_top))
    if land["tribe"]:
        line.append(signs.TRIBE, style="bold")
    return line


# The track -------------------------------------------------------------------------------------------------------


def draw_track(view: View, tell: Tell, width: int) -> Lines:
    """Return the spaces with the discs on them, Zeus spaces with their hidden gods, and the order of turns."""
    track = view["track"]
    cells, labels = track_cells(view), track_labels(view)
    first = track["start"]
    across = len(cells)
    while across > width:
        across = (across + 1) // 2
    lines: Lines = []
    for start in range(0, len(cells), across):
        line = Text(" " * min(across, len(cells) - start))
        for space, label in labels.items():
            place = space - first - start
            if 0 <= place < across:
                place = min(place, line.cell_len - label.cell_len)
                line = line[:place].append_text(label).append_text(line[place + label.cell_len :])
        line.rstrip()
        lines += [line, Text().join(cells[start : start + across])]
    return lines if view["to_act"] is None else [*lines, order_line(view, tell)]


def track_cells(view: View) -> list[Text]:
    """Return one sign for each space: the disc on top, a Zeus space, a point, the Cross."""
    track = view["track"]
    zeus = {each["space"] for each in track["zeus"]}
    on_top = {view["players"][seat]["space"]: seat for seat in reversed(track["line"])}
    cells: list[Text] = []
    for space in range(track["start"], track["cross"] + 1):
        if space in on_top:
            below = sum(player["space"] == space for player in view["players"]) > 1
            cells.append(
                styled(signs.LETTERS[on_top[space]], seat_style(on_top[space]) + (" underline" if below else ""))
            )
        elif space in zeus:
            cells.append(styled(signs.ZEUS, signs.ZEUS_STYLE))
        elif space == track["cross"]:
            cells.append(styled(CROSS_SPACE, "bold"))
        else:
            cells.append(styled("·" if space % 5 else "∙", "dim"))
    return cells


def track_labels(view: View) -> dict[int, Text]:
    """Return what is written over the track: Zeus spaces and the gods face down there, and both ends."""
    track = view["track"]
    labels = {end: styled(str(end), "dim") for end in (track["start"], track["cross"])}
    for place, zeus in enumerate(track["zeus"]):
        label = styled(str(zeus["space"]), signs.ZEUS_STYLE)
        labels[zeus["space"]] = label.append(signs.HIDDEN * gods_at(view, place), style="bold")
    return labels


def gods_at(view: View, place: int) -> int:
    """Return how many gods lie face down at a Zeus space: for the first there, at a double also for the last (O7.2)."""
    reached = [player["passed"] > place for player in view["players"]]
    left = 0 if any(reached) else 1
    return left + (1 if view["track"]["zeus"][place]["double"] and not all(reached) else 0)


def order_line(view: View, tell: Tell) -> Text:
    """Return the seats still playing in the order of their turns (O3.1), each with its space."""
    players, line = view["players"], view["track"]["line"]
    playing = [seat for seat in range(view["seats"]) if not players[seat]["ended"]]
    playing.sort(key=lambda seat: (players[seat]["space"], line.index(seat)))
    text = styled(tell("board-order"), "bold")
    for place, seat in enumerate(playing):
        text.append(f" {signs.ARROW} " if place else " ", style="dim").append_text(disc(seat))
        text.append(f" {players[seat]['space']}")
    return text
