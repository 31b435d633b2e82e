"""One game in the terminal: the table at which it is played, its bots, and what everybody has been told."""

from __future__ import annotations

from rich.console import Console
from rich.text import Text

from petteia.cli.screen import Screen
from petteia.cli.terminal import clear, read_line
from petteia.core.event import Event
from petteia.core.game import CHANCE, Move, State
from petteia.core.record import Record
from petteia.players import Player, player
from petteia.table import Act, Setup, Table
from petteia.table import act as acts
from petteia.table.wish import Play, PlayBot

STAND_IN = "greedy"  # the bot that plays on for a person


class Session(Screen):
    """A game being played in this terminal, at a table like any other; each person here is a user of their own."""

    def __init__(self, record: Record, bots: dict[int, Player], console: Console, language: str) -> None:
        super().__init__(record, console, language)
        self.table = table_of(record, bots)
        self.kept = record.fresh()
        self.bots = bots
        self.people = [seat for seat in range(record.seats) if seat not in bots]
        self.chronicle: list[list[Event]] = [step.events for step in record.steps()]  # what happened in each move
        self.told = dict.fromkeys(range(record.seats), len(record.moves))  # moves whose events a seat has read
        self.at_keyboard = self.people[0] if len(self.people) == 1 else None
        self.saved = kept_of(record)

    @property
    def state(self) -> State:
        return self.table.state

    @property
    def record(self) -> Record:
        """The game so far, as it is saved: with its seed, so that it can be played on."""
        record = self.kept.fresh()
        record.state, record.moves = self.state, list(self.table.record.moves)
        record.ending = self.table.record.ending
        return record

    # Playing ----------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: Move) -> None:
        """Make *move*, and the draws that follow, and keep what happened."""
        ply, before = self.table.ply, len(self.table.record.moves)
        wish = PlayBot(ply, move.text) if seat in self.bots else Play(user_of(seat), ply, move.text)
        self.table = self.table.plan(wish, 0).after
        self.chronicle.append(self.table.entries[-1].events)
        for other, bot in self.bots.items():
            if bot.listens:
                bot.hear([seen for event in self.chronicle[-1] if (seen := event.seen_by(other)) is not None])
        self.chronicle += [[] for _ in range(len(self.table.record.moves) - before - 1)]

    def leave_to_bot(self, seat: int) -> None:
        """Let a bot play on where a person has given up the seat."""
        self.bots[seat] = player(self.game, STAND_IN)
        self.people.remove(seat)

    def go_back(self, earlier: Table) -> None:
        """Go on at the table as it is after moves were taken back; bots will think afresh."""
        self.table = earlier
        number = len(earlier.record.moves)
        del self.chronicle[number:]
        self.told = {seat: min(count, number) for seat, count in self.told.items()}

    @property
    def last_to_decide(self) -> int | None:
        """The seat that decided last, draws aside."""
        return next((seat for seat, _ in reversed(self.table.record.moves) if seat != CHANCE), None)

    @property
    def is_saved(self) -> bool:
        return kept_of(self.table.record) == self.saved

    def hand_over(self, seat: int) -> None:
        """Let the next person sit down, what only one of the two may see hidden from the other."""
        before = self.at_keyboard
        if before not in (None, seat) and (has_secrets(self.state, seat) or has_secrets(self.state, before)):
            clear(self.console)
            read_line(self.tell("cli-hand-over", name=self.names[seat]) + " ")
        self.at_keyboard = seat

    # Showing ----------------------------------------------------------------------------------------------------

    def print_news(self, since: int) -> None:
        """Tell what whoever sits here may know of what happened since move number *since*."""
        lines = [line for events in self.chronicle[since:] for line in self.told_here(events)]
        if lines:
            self.console.print()
        self.print_lines(lines, indent=2)

    def print_untold(self) -> None:
        """Tell whoever sits here what happened since their last decision."""
        if self.at_keyboard is not None:
            self.print_news(self.told[self.at_keyboard])
            self.told[self.at_keyboard] = len(self.chronicle)

    def print_board(self) -> None:
        self.draw(self.state)

    def print_question(self) -> None:
        """Print what must be decided, in one sentence, and by whom."""
        seat = self.state.to_act
        question = self.sentence(self.state.question())
        if seat is not None and len(self.people) != 1 and self.names[seat] not in question:
            question = f"{self.names[seat]}: {question}"
        self.console.print()
        self.console.print(Text(question, style="bold"))

    def print_moves(self) -> None:
        listed = self.listed(self.state.moves())
        self.print_listed([one for one in listed if not one.is_dearer])


def kept_of(record: Record) -> tuple[list[tuple[int, Move]], str | None]:
    """Return what of *record* changes while it is played: whoever has saved it has saved this."""
    return list(record.moves), record.ending


def user_of(seat: int) -> str:
    """Return who a person at this keyboard is to the table."""
    return f"person {seat + 1}"


def table_of(record: Record, bots: dict[int, Player]) -> Table:
    """Return the table at which *record* has been played so far, by people and *bots*."""
    setup = Setup(
        game=record.game.slug,
        version=record.game.version,
        seats=record.seats,
        options={name: str(value).lower() for name, value in record.options.items()},
        seed=record.seed or "",
        date=record.date or "",
        position=record.position or "",
    )
    names = [*record.players, *[""] * record.seats]
    sitting: list[Act] = [
        acts.BotSat(0, seat, 0, names[seat]) if seat in bots else acts.Sat(0, seat, user_of(seat), names[seat])
        for seat in range(record.seats)
    ]
    return Table(setup, record.game).after([*sitting, *acts_of(record)])


def acts_of(record: Record) -> list[Act]:
    """Return the moves of *record* as the acts of a table: each with the draws that followed it."""
    runs: list[tuple[int, str, list[str]]] = [(CHANCE, "", [])]
    for seat, move in record.moves:
        if seat == CHANCE:
            runs[-1][2].append(move.text)
        else:
            runs.append((seat, move.text, []))
    began = acts.Began(0, tuple(runs[0][2]))
    return [began, *(acts.Played(0, seat, move, tuple(draws)) for seat, move, draws in runs[1:]), *ending_of(record)]


def ending_of(record: Record) -> list[Act]:
    """Return the act that ended *record*, if it was not a move."""
    if record.ending is None:
        return []
    winner = next((int(word) for word in record.ending.split() if word.isdecimal()), None)
    return [acts.Drawn(0) if winner is None else acts.Resigned(0, 2 - winner)]


def has_secrets(state: State, seat: int) -> bool:
    """Say whether *seat* sees anything that a spectator does not."""
    own, public = state.view(seat), state.view(None)
    return any(value != public[key] for key, value in own.items() if key != "seat")
