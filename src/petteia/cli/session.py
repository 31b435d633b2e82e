"""One game in the terminal: its record and bots, what everybody has been told, and how it is shown."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence

from rich.console import Console
from rich.padding import Padding
from rich.rule import Rule
from rich.text import Text

from petteia.cli.choices import Choice, listing, normal
from petteia.cli.grid import for_grid, grid
from petteia.cli.terminal import Tell, clear, find_drawing, read_line
from petteia.core.event import Event, Tellable
from petteia.core.game import CHANCE, Move
from petteia.core.record import Record
from petteia.core.text import DEFAULT, message, sentence
from petteia.players import Player, players


class Session:
    """A game being played, or looked at, in this terminal."""

    def __init__(self, record: Record, bots: dict[int, Player], console: Console, language: str) -> None:
        self.record = record
        self.game = record.game
        self.bots = bots
        self.people = [seat for seat in range(record.seats) if seat not in bots]
        self.console = console
        self.language = language
        self.names = shown_names(record, self.tell)
        self.drawing = find_drawing(self.game)
        self.shown: set[str] = set()  # the words of `show` that are switched on
        self.chronicle = events_by_move(record)
        self.told = dict.fromkeys(range(record.seats), len(record.moves))  # moves whose events a seat has read
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.saved = list(record.moves)

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

    def choices(self, moves: Sequence[Move]) -> list[Choice]:
        """Return *moves* numbered, with words; in English the notation is words enough."""
        numbered = enumerate(moves, start=1)
        if self.language == DEFAULT:
            return [Choice(number, move, move.text, tuple(move.text.split())) for number, move in numbered]
        return [
            Choice(number, move, self.sentence(move.fact), tuple(map(self.tell, move.text.split())))
            for number, move in numbered
        ]

    def known(self, typed: str) -> Move | None:
        """Return the move, legal or not, that has exactly this name."""
        wanted = normal(typed)
        if (named := self.game.by_text.get(wanted)) is not None or self.language == DEFAULT:
            return named
        return next((move for move in self.game.all_moves if normal(self.sentence(move.fact)) == wanted), None)

    # Playing ----------------------------------------------------------------------------------------------------

    def follow(self, move: Move) -> None:
        """Make one move of a game that was played before, draws included."""
        log: list[Event] = []
        self.record.add(move, log)
        self.chronicle.append(log)

    def play(self, move: Move) -> None:
        """Make *move*, and the draws that follow, and keep what happened."""
        log: list[Event] = []
        before = len(self.record.moves)
        self.record.play(move, log)
        self.chronicle.append(log)
        self.chronicle += [[] for _ in range(len(self.record.moves) - before - 1)]

    def go_back(self, number: int) -> None:
        """Take back every move from *number* on; bots will think afresh."""
        self.record = self.record.undone(len(self.record.moves) - number)
        del self.chronicle[number:]
        self.told = {seat: min(count, number) for seat, count in self.told.items()}

    @property
    def last_to_decide(self) -> int | None:
        """The seat that decided last, draws aside."""
        return next((seat for seat, _ in reversed(self.record.moves) if seat != CHANCE), None)

    @property
    def is_saved(self) -> bool:
        return self.record.moves == self.saved

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down, what only one of the two may see hidden from the other."""
        before = self.at_keyboard
        if before not in (None, seat) and (has_secrets(self.record, seat) or has_secrets(self.record, before)):
            clear(self.console)
            read_line(self.tell("cli-hand-over", name=self.names[seat]) + " ")
        self.at_keyboard = seat

    # Showing ----------------------------------------------------------------------------------------------------

    def news(self, since: int) -> Iterator[str]:
        """Yield what whoever sits here may know of what happened since move number *since*."""
        for events in self.chronicle[since:]:
            for event in events:
                if (seen := event.seen_by(self.at_keyboard)) is not None:
                    yield self.sentence(seen)

    def print_news(self, since: int) -> None:
        lines = list(self.news(since))
        if lines:
            self.console.print()
        for line in lines:
            self.console.print(Padding(Text(line), (0, 0, 0, 2), expand=False))

    def print_untold(self) -> None:
        """Tell whoever sits here what happened since their last decision."""
        if self.at_keyboard is not None:
            self.print_news(self.told[self.at_keyboard])
            self.told[self.at_keyboard] = len(self.chronicle)

    def print_board(self) -> None:
        view = self.record.state.view(self.at_keyboard)
        self.console.print()
        self.console.print(self.drawing.draw(view, self.tell, self.names, self.console.width, self.shown))

    def print_glance(self) -> None:
        """Print what somebody who has just decided must see to go on: less than the board, if the game says so."""
        glance = getattr(self.drawing, "glance", None)
        view = self.record.state.view(self.at_keyboard)
        drawn = glance and glance(view, self.tell, self.names, self.console.width)
        if drawn is None:
            self.print_board()
            return
        self.console.print()
        self.console.print(drawn)

    def print_question(self) -> None:
        """Print what must be decided, in one sentence, and by whom."""
        seat = self.record.state.to_act
        question = self.sentence(self.record.state.question())
        if seat is not None and len(self.people) != 1 and self.names[seat] not in question:
            question = f"{self.names[seat]}: {question}"
        self.console.print()
        self.console.print(Text(question, style="bold"))

    def print_moves(self) -> None:
        self.print_choices(self.choices(self.record.state.moves()))

    def print_choices(self, choices: Sequence[Choice]) -> None:
        """List *choices*: very many that differ in two words as a table, the others as compactly as may be."""
        width, digits = self.console.width, len(str(max((choice.number for choice in choices), default=0)))
        crossed = for_grid(choices)
        if crossed:
            for line in grid(crossed, width, digits):
                self.console.print(line)
        for line in listing([choice for choice in choices if choice not in crossed], width, digits):
            self.console.print(line)

    def print_result(self) -> None:
        """Print who won, and the scores where there are any to speak of."""
        self.console.print()
        self.console.print(Rule(characters="─"))
        winners = [int(seat) - 1 for seat in self.record.result().split() if seat.isdecimal()]
        if self.record.state.to_act is not None:
            self.say("cli-unfinished")
        elif not winners:
            self.say("cli-drawn")
        else:
            self.say("cli-won", names=" + ".join(self.names[seat] for seat in winners), count=len(winners))
        scores = self.record.state.scores()
        if (sheet := getattr(self.drawing, "draw_sheet", None)) is not None:
            self.console.print()
            self.console.print(sheet(self.record.state.view(None), self.tell, self.names, self.console.width))
        elif max(scores) > 1:
            told = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
            self.say("cli-scores", scores=told)


def events_by_move(record: Record) -> list[list[Event]]:
    """Return what happened in each move of *record*."""
    again = record.fresh()
    chronicle: list[list[Event]] = []
    for _, move in record.moves:
        log: list[Event] = []
        again.add(move, log)
        chronicle.append(log)
    return chronicle


def shown_names(record: Record, tell: Tell) -> list[str]:
    """Return what to call every seat: a person's name, or a bot's in the reader's language, told apart by number."""
    given = [*record.players, *[""] * record.seats][: record.seats]
    often = Counter(given)
    names: list[str] = []
    for seat, name in enumerate(given):
        if not name:
            names.append(tell("player", number=seat + 1))
        elif name in players():
            known = tell(f"bot-{name}")
            shown = name if known == f"bot-{name}" else known
            names.append(f"{shown} {seat + 1}" if often[name] > 1 else shown)
        else:
            names.append(name)
    return names


def has_secrets(record: Record, seat: int) -> bool:
    """Say whether *seat* sees anything that a spectator does not."""
    own, public = record.state.view(seat), record.state.view(None)
    return any(value != public[key] for key, value in own.items() if key != "seat")
