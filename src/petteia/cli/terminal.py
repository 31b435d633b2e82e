"""The terminal: a console, safe streams, typed lines, and each game's own drawing of its board."""

from __future__ import annotations

import contextlib
import sys
from collections.abc import Callable, Collection, Mapping, Sequence
from typing import Protocol, cast

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from petteia.core.game import Game
from petteia.core.registry import part_of

LONGEST_QUOTE = 60
FORGET = "\x1b[3J"  # erases what has been scrolled out of sight

Tell = Callable[..., str]  # the name of a message and its facts -> a sentence in the reader's language


class Drawing(Protocol):
    """What a game's `drawing/terminal.py` offers: SHOWS, the words after `show`, and draw().

    It may offer more. ``glance(view, tell, names, width)`` is what suffices when somebody who has just decided decides
    again, or None where it does not; ``foretell(forecast)`` are the facts that a move's forecast tells;
    ``draw_sheet(view, tell, names, width)`` are the scores at the end.
    """

    SHOWS: Sequence[str]

    def draw(
        self, view: Mapping[str, object], tell: Tell, names: Sequence[str], width: int, shown: Collection[str]
    ) -> RenderableType:
        """Return the board as *view* has it; *shown* are the words of SHOWS that are switched on."""


def make_console() -> Console:
    """Return the console: plain when nobody looks at it or NO_COLOR is set, never wider than one can read."""
    return Console(markup=False, emoji=False, highlight=False)


def clear(console: Console) -> None:
    """Leave nothing to be read on the screen, nor above it where a terminal lets one scroll back."""
    console.clear()
    if console.is_terminal:
        console.file.write(FORGET)  # afterwards: a terminal may keep what it clears
        console.file.flush()


def printable(text: str) -> str:
    """Return what was typed, fit to be shown: short, and without control characters."""
    cut = text if len(text) <= LONGEST_QUOTE else text[: LONGEST_QUOTE - 1] + "…"
    return "".join(letter if letter.isprintable() else "\ufffd" for letter in cut)


def read_line(prompt: str) -> str:
    """Return a typed line; what comes from a pipe is shown too. Raises EOFError when there is no more."""
    with contextlib.suppress(ImportError):
        import readline  # noqa: F401, PLC0415 - arrow keys and history, where there is such a thing
    line = input(prompt)
    if not sys.stdin.isatty():
        print(printable(line))
    return line


def find_drawing(game: Game) -> Drawing:
    """Return the game's own drawing, or the plain listing for a game without one."""
    found = part_of(game, "drawing.terminal")
    return PlainDrawing() if found is None else cast("Drawing", found)


class PlainDrawing:
    """Lists what a view says: the board of a game that draws none."""

    SHOWS: Sequence[str] = ()

    def draw(
        self, view: Mapping[str, object], tell: Tell, names: Sequence[str], width: int, shown: Collection[str]
    ) -> RenderableType:
        table = Table.grid(padding=(0, 2))
        for key, value in view.items():
            table.add_row(Text(key, style="bold"), Text(str(value)))
        return table
