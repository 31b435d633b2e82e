"""Pictures of positions, for whoever is sent a link: drawn as SVG from what a spectator may know, and as PNG.

A picture in pixels is made by a process of its own: the library does not let others work meanwhile.
"""

from __future__ import annotations

import asyncio
import sys
from collections import OrderedDict
from functools import cache
from pathlib import Path
from textwrap import wrap
from typing import Literal, NamedTuple, cast

from petteia.core.game import Game, PetteiaError, State
from petteia.core.notebook import DRAWING
from petteia.core.registry import part_of
from petteia.core.svg import GOLD, INK, MARBLE, Picture, circle, document, group, mark, path, rect, text
from petteia.core.text import message
from petteia.table import Table
from petteia.table.words import table_sentence

Part = Literal["card", "board"]  # with who plays, as links are shown; or the board alone

WIDE, HIGH = 1200, 630  # what links are shown with
SMALLEST, LARGEST = 60, 1600  # pixels across
MARGIN = 40
LONGEST_NAME, LONGEST_LINE = 22, 38  # letters
PATIENCE = 20  # seconds for a picture
MOST_WAITING = 8
MOST_REMEMBERED = 40
LAUREL = "M-3,10C-11,7 -13,-3 -7,-11M3,10C11,7 13,-3 7,-11"
SUMMIT = "M6,23L13,11L16.5,16L20,9L26,23Z"
RASTERISE = """
import os, sys
os.nice(5)  # as bots: people's moves come first
import resvg_py
fonts = {"skip_system_fonts": True, "font_files": sys.argv[2:]} if sys.argv[2:] else {}
made = resvg_py.svg_to_bytes(svg_string=sys.stdin.buffer.read().decode(), width=int(sys.argv[1]), **fonts)
sys.stdout.buffer.write(bytes(made))
"""
FONT_FOLDERS = ("/usr/share/fonts", "/usr/local/share/fonts", "/System/Library/Fonts")
FONTS = (("DejaVuSerif.ttf", "DejaVuSerif-Bold.ttf"), ("NotoSerif-Regular.ttf", "NotoSerif-Bold.ttf"))


class Board(NamedTuple):
    """A drawn board, from the origin to its width and height."""

    width: float
    height: float
    markup: str


class NoPicture(PetteiaError):
    """This cannot be drawn; the message says why."""


def title_of(game: Game, language: str) -> str:
    """Return the name of a game in the reader's language."""
    own = message(game, "game-name", language)
    return game.name if own == "game-name" else own


def caption(table: Table, ply: int | None, language: str) -> str:
    """Return how a table stands, or which of its positions this is, in a sentence."""
    moves, names = len(table.record.moves), table.names_in(language)
    if ply is not None and ply < moves:
        return table_sentence("picture-move", language, ply=ply, count=moves)
    if not table.has_begun:
        return table_sentence("waiting-for-players", language)
    outcome = table.record.outcome()
    if outcome is None:
        seat = table.to_act
        return "" if seat is None else table_sentence("waiting-for", language, seat=names[seat])
    winners = [name for name, value in zip(names, outcome, strict=True) if value == max(outcome)]
    if len(winners) == len(names):
        return table_sentence("picture-drawn", language)
    return table_sentence("picture-won", language, names=", ".join(winners))


def drawn(table: Table, state: State, ply: int | None, language: str, part: Part) -> str:
    """Return the picture of a position of *table* as SVG; *state* is shown to a spectator."""
    game = table.game
    board = board_of(game, state, language)
    if part == "board":
        if board is None:
            raise NoPicture(f"{game.name} has no drawing of its board")
        return document(board.width, board.height, board.markup, title_of(game, language))
    title = f"{title_of(game, language)}: {', '.join(filter(None, table.names_in(language)))}"
    return document(WIDE, HIGH, framed(table, board, state, ply, language), title)


def board_of(game: Game, state: State, language: str) -> Board | None:
    """Return the board as a spectator sees it: nobody's secrets come into a picture."""
    found = part_of(game, DRAWING)
    if found is None:
        return None
    drawing, view = cast("Picture", found), state.view(None)
    left, top, width, height = map(float, drawing.VIEW_BOX.split())
    inner = drawing.ground(view, lambda name: message(game, name, language)) + drawing.pieces(view)
    return Board(width, height, group(inner, -left, -top))


def framed(table: Table, board: Board | None, state: State, ply: int | None, language: str) -> str:
    """Return the board and, beside it, who plays and how it stands."""
    left, parts = float(MARGIN), [rect(0, 0, WIDE, HIGH, fill=MARBLE)]
    if board is not None:
        scale = min(HIGH / board.height, WIDE * 0.55 / board.width)
        parts.append(group(board.markup, 0, (HIGH - board.height * scale) / 2, scale))
        left += board.width * scale
    parts.append(rect(left - MARGIN, 0, 6, HIGH, fill=GOLD))
    lines = wrap(title_of(table.game, language), 18)
    parts += [text(line, left, 92 + 52 * i, 46, font_weight=700, fill=INK) for i, line in enumerate(lines)]
    top = 108 + 52 * (len(lines) - 1)
    outcome = state.view(None)["outcome"]
    best = max(outcome) if isinstance(outcome, list) and len(set(outcome)) > 1 else None
    step = min(70.0, (HIGH - top - 150) / len(table.seats))
    for seat, name in enumerate(table.names_in(language)):
        y = top + 28 + seat * step
        parts.append(group(mark(seat, 42), left, y))
        parts.append(text(shortened(name or "…"), left + 58, y + 31, 29, fill=INK))
        if best is not None and isinstance(outcome, list) and outcome[seat] == best:
            laurel = path(LAUREL, fill="none", stroke="#5f7a2b", stroke_width=4, stroke_linecap="round")
            parts.append(group(laurel, WIDE - MARGIN - 22, y + 21, 1.5))
    told = wrap(caption(table, ply, language), LONGEST_LINE)[:2]
    parts += [text(line, left, HIGH - 92 + 32 * i, 25, fill="#5f5347") for i, line in enumerate(told)]
    return "".join(parts) + brand()


def brand() -> str:
    seal = circle(15, 16, 16, fill=INK) + circle(12.5, 16, 16, fill="#b5532d") + path(SUMMIT, fill=MARBLE)
    name = text("Petteia", WIDE - MARGIN - 58, HIGH - 22, 22, fill="#5f5347", text_anchor="middle")
    return group(seal, WIDE - MARGIN - 148, HIGH - 45, 1) + name


def shortened(name: str) -> str:
    return name if len(name) <= LONGEST_NAME else name[: LONGEST_NAME - 1] + "…"


# In pixels -------------------------------------------------------------------------------------------------------


@cache
def font_files() -> tuple[str, ...]:
    """Return a serif that has Greek and Cyrillic letters, if one is where fonts usually are."""
    for wanted in FONTS:
        found = [next((str(file) for file in files_called(name)), "") for name in wanted]
        if all(found):
            return tuple(found)
    return ()


def files_called(name: str) -> list[Path]:
    return [file for folder in FONT_FOLDERS for file in sorted(Path(folder).rglob(name))]


class Pixels:
    """Makes pixels of pictures: one after the other, and those asked for last are remembered."""

    def __init__(self) -> None:
        self.known: OrderedDict[tuple[str, int], bytes] = OrderedDict()
        self.turn = asyncio.Lock()
        self.waiting = 0

    async def png(self, svg: str, width: int) -> bytes:
        """Return *svg* as PNG; raise NoPicture if too many wait for theirs, or it takes too long."""
        if (found := self.known.get((svg, width))) is not None:
            self.known.move_to_end((svg, width))
            return found
        if self.waiting >= MOST_WAITING:
            raise NoPicture("many pictures are being drawn: please come again in a moment")
        self.waiting += 1
        try:
            async with self.turn:
                made = self.known[svg, width] = self.known.get((svg, width)) or await rasterised(svg, width)
        finally:
            self.waiting -= 1
        while len(self.known) > MOST_REMEMBERED:
            self.known.popitem(last=False)
        return made


async def rasterised(svg: str, width: int) -> bytes:
    pipe = asyncio.subprocess.PIPE
    command = [sys.executable, "-I", "-c", RASTERISE, str(width), *font_files()]
    process = await asyncio.create_subprocess_exec(*command, stdin=pipe, stdout=pipe, stderr=pipe)
    try:
        made, complaint = await asyncio.wait_for(process.communicate(svg.encode()), PATIENCE)
    except BaseException as error:  # also if nobody waits for it any more
        process.kill()
        await process.wait()
        if isinstance(error, TimeoutError):
            raise NoPicture("the picture takes too long to draw") from None
        raise
    if process.returncode or not made:
        raise NoPicture(f"the picture could not be drawn: {complaint.decode(errors='replace')[-200:]}")
    return made
