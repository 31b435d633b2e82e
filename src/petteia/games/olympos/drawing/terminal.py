"""Olympos in the terminal: track, map, development board and players, each to be switched on or off with `show`."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from rich.console import Group, RenderableType
from rich.text import Text

from petteia.games.olympos.drawing.signs import Lines, Tell, View, beside, width_of
from petteia.games.olympos.drawing.terminal_board import FULL, draw_board, draw_choice
from petteia.games.olympos.drawing.terminal_map import draw_map, draw_track
from petteia.games.olympos.drawing.terminal_players import ROOMY, draw_cards, draw_players, draw_sheet, draw_signs
from petteia.games.olympos.words.pricing import foretell

__all__ = ["SHOWS", "draw", "draw_sheet", "foretell", "glance"]

SHOWS = ("track", "map", "board", "powers", "players", "signs")

BROAD = 118  # columns from which the powers of the discoveries stand on the board
BESIDE = 188  # columns from which map and board stand beside each other
SIDES = 4  # columns between the map and the board beside it
WHOLE = ("", "turn")  # what is decided looking at everything; other decisions follow from an earlier one
ON_THE_MAP = ("condemning", "invading", "losing")


def draw(view: View, tell: Tell, names: Sequence[str], width: int, shown: Collection[str]) -> RenderableType:
    """Return everything that is switched on, in blocks with a blank line between them."""
    on = usual(width) ^ set(shown)
    blocks: list[Lines] = []
    if "track" in on:
        blocks.append(draw_track(view, tell, width))
    blocks += map_and_board(view, tell, width, on)
    players = draw_players(view, tell, names, ROOMY if width >= BROAD else width) if "players" in on else []
    room = width - SIDES - width_of(players) if players and width >= BROAD else width
    rest = [draw_cards(view, tell, room)] if players else []
    if "signs" in on:
        rest.append(draw_signs(tell, room))
    if room < width:
        return stacked([*blocks, beside([players, with_gaps(rest)], SIDES)])
    return stacked([*blocks, players, *rest])


def usual(width: int) -> set[str]:
    """Return what is shown unless somebody switches it off: the board only where five slots fit beside each other."""
    on = {"track", "map", "players", "signs"}
    if width >= FULL:
        on.add("board")
    if width >= BROAD:
        on.add("powers")
    return on


def map_and_board(view: View, tell: Tell, width: int, on: Collection[str]) -> list[Lines]:
    """Return map and development board, beside each other where there is room."""
    powers = "powers" in on
    if width >= BESIDE and {"map", "board"} <= set(on):
        land = draw_map(view, tell, FULL)
        return [beside([land, draw_board(view, tell, width - SIDES - width_of(land), powers)], SIDES)]
    drawn = [draw_map(view, tell, width)] if "map" in on else []
    return [*drawn, draw_board(view, tell, width, powers)] if "board" in on else drawn


def glance(view: View, tell: Tell, names: Sequence[str], width: int) -> RenderableType | None:
    """Return what a decision that follows another is about, and what everybody has; None for the whole board."""
    if view["asked"] in WHOLE:
        return None
    if view["asked"] in ON_THE_MAP:
        return stacked([draw_map(view, tell, width)])
    return stacked([draw_players(view, tell, names, width), draw_cards(view, tell, width), draw_choice(view, tell)])


def with_gaps(blocks: Sequence[Lines]) -> Lines:
    """Return *blocks* under each other, a blank line between them."""
    lines: Lines = []
    for block in filter(None, blocks):
        lines += [Text(), *block] if lines else block
    return lines


def stacked(blocks: Sequence[Lines]) -> Group:
    lines = with_gaps(blocks)
    for line in lines:
        line.no_wrap = True
        line.overflow = "ellipsis"
    return Group(*lines)
