"""A game on this terminal, in the reader's language: its board, its moves, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from petteia.cli.grid import for_grid, grid
from petteia.cli.listing import ListedMove, listing
from petteia.cli.terminal import find_drawing
from petteia.core.event import Event
from petteia.core.game import Move, State
from petteia.core.record import Record
from petteia.core.telling import Teller
from petteia.core.text import DEFAULT
from petteia.players.names import shown_names


class Screen(Teller):
    """Shows and tells a game to whoever sits at the keyboard; None is a spectator, or several people."""

    def __init__(self, record: Record, console: Console, language: str) -> None:
        given = [*record.players, *[""] * record.seats][: record.seats]
        super().__init__(record.game, record.seats, language, shown_names(given, language))
        self.console = console
        self.drawing = find_drawing(self.game)
        self.shown: set[str] = set()  # the words of `show` that are switched on
        self.at_keyboard: int | None = None

    # Speaking ---------------------------------------------------------------------------------------------------

    def say(self, name: str, /, **facts: object) -> None:
        self.console.print(Text(self.tell(name, **facts)))

    def told_here(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield what whoever sits here may know of *events*."""
        return self.sentences(events, self.at_keyboard)

    def listed(self, moves: Sequence[Move]) -> list[ListedMove]:
        """Return *moves* numbered, with words; in English the notation is words enough."""
        numbered = enumerate(moves, start=1)
        if self.language == DEFAULT:
            return [ListedMove(number, move, move.text, tuple(move.text.split())) for number, move in numbered]
        return [
            ListedMove(number, move, self.sentence(move.fact), tuple(map(self.tell, move.text.split())))
            for number, move in numbered
        ]

    # Showing ----------------------------------------------------------------------------------------------------

    def print_lines(self, lines: Iterable[str], indent: int) -> None:
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, indent), expand=False))

    def draw(self, state: State) -> None:
        """Draw the board."""
        view = state.view(self.at_keyboard)
        self.console.print()
        self.console.print(self.drawing.draw(view, self.tell, self.names, self.console.width, self.shown))

    def draw_glance(self, state: State) -> None:
        """Draw what somebody who has just decided must see to go on: less than the board, if the game says so."""
        glance = getattr(self.drawing, "glance", None)
        drawn = glance and glance(state.view(self.at_keyboard), self.tell, self.names, self.console.width)
        if drawn is None:
            self.draw(state)
            return
        self.console.print()
        self.console.print(drawn)

    def print_listed(self, listed: Sequence[ListedMove]) -> None:
        """List moves: very many that differ in two words as a table, the others as compactly as may be."""
        width, digits = self.console.width, len(str(max((one.number for one in listed), default=0)))
        crossed = for_grid(listed)
        if crossed:
            for line in grid(crossed, width, digits):
                self.console.print(line)
        for line in listing([one for one in listed if one not in crossed], width, digits):
            self.console.print(line)

    def print_result(self, record: Record) -> None:
        """Print who won, and the scores where there are any to speak of."""
        self.console.print()
        self.console.print(Rule(characters="─"))
        self.console.print(Text(self.result(record.result())))
        if (sheet := getattr(self.drawing, "draw_sheet", None)) is not None:
            self.console.print()
            self.console.print(sheet(record.state.view(None), self.tell, self.names, self.console.width))
        elif scores := self.scores(record.state):
            self.console.print(Text(scores))
