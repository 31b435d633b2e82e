"""A game on this terminal, in the reader's language: its board, its moves, what happened, how it ended."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from petteia.cli.grid import for_grid, grid
from petteia.cli.listing import ListedMove, listing, normal
from petteia.cli.terminal import find_drawing
from petteia.core.event import Event, Tellable
from petteia.core.game import Move, State
from petteia.core.record import UNFINISHED, Record
from petteia.core.text import DEFAULT, message, sentence
from petteia.players.names import shown_names


class Screen:
    """Shows and tells a game to whoever sits at the keyboard; None is a spectator, or several people."""

    def __init__(self, record: Record, console: Console, language: str) -> None:
        self.game = record.game
        self.console = console
        self.language = language
        given = [*record.players, *[""] * record.seats][: record.seats]
        called = shown_names(given, language)
        self.names = [name or self.tell("player", number=seat + 1) for seat, name in enumerate(called)]
        self.drawing = find_drawing(self.game)
        self.shown: set[str] = set()  # the words of `show` that are switched on
        self.at_keyboard: int | None = None

    # Speaking ---------------------------------------------------------------------------------------------------

    def tell(self, name: str, /, **facts: object) -> str:
        """Return the message *name* in the reader's language."""
        return message(self.game, name, self.language, **facts)

    @property
    def title(self) -> str:
        """The name of the game in the reader's language."""
        own = self.tell("game-name")
        return self.game.name if own == "game-name" else own

    def say(self, name: str, /, **facts: object) -> None:
        self.console.print(Text(self.tell(name, **facts)))

    def sentence(self, told: Tellable) -> str:
        """Return an event, a move, a question or a reason in the reader's language."""
        return sentence(self.game, told, self.language, self.names)

    def sentences(self, events: Iterable[Event]) -> Iterator[str]:
        """Yield what whoever sits here may know of *events*."""
        for event in events:
            if (seen := event.seen_by(self.at_keyboard)) is not None:
                yield self.sentence(seen)

    def listed(self, moves: Sequence[Move]) -> list[ListedMove]:
        """Return *moves* numbered, with words; in English the notation is words enough."""
        numbered = enumerate(moves, start=1)
        if self.language == DEFAULT:
            return [ListedMove(number, move, move.text, tuple(move.text.split())) for number, move in numbered]
        return [
            ListedMove(number, move, self.sentence(move.fact), tuple(map(self.tell, move.text.split())))
            for number, move in numbered
        ]

    def known(self, typed: str) -> Move | None:
        """Return the move, legal or not, that has exactly this name."""
        wanted = normal(typed)
        if (named := self.game.by_text.get(wanted)) is not None or self.language == DEFAULT:
            return named
        return next((move for move in self.game.all_moves if normal(self.sentence(move.fact)) == wanted), None)

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
        winners = [int(seat) - 1 for seat in record.result().split() if seat.isdecimal()]
        if record.result() == UNFINISHED:
            self.say("cli-unfinished")
        elif not winners:
            self.say("cli-drawn")
        else:
            self.say("cli-won", names=" + ".join(self.names[seat] for seat in winners), count=len(winners))
        scores = record.state.scores()
        if (sheet := getattr(self.drawing, "draw_sheet", None)) is not None:
            self.console.print()
            self.console.print(sheet(record.state.view(None), self.tell, self.names, self.console.width))
        elif max(scores) > 1:
            told = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
            self.say("cli-scores", scores=told)
