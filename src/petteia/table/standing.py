"""How a table stands: the sum of its acts, each of which changes it when applied."""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace
from typing import Self

from petteia.core.event import Fact
from petteia.core.game import CHANCE, State
from petteia.core.record import Record
from petteia.table import act as acts
from petteia.table.act import Act
from petteia.table.clock import Time
from petteia.table.parts import Entry, Question, Trial
from petteia.table.refusal import refused
from petteia.table.seat import Seat
from petteia.table.setup import Setup
from petteia.table.undo import obstacle

WAITING, RUNNING, OVER = "waiting", "running", "over"
BOT_LETTERS = "βγδε"  # after the first bot of a level
KEPT_STATES = 16  # earlier states kept for undo; beyond them the record is replayed


class Standing:
    """A live game; `number` counts its acts, `ply` the changes of its position (undo is one: it never goes back)."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.game = setup.kind()
        self.record = setup.first_record()
        self.seats = [Seat() for _ in range(setup.seats)]
        self.time = Time.start(setup.clock, setup.seats)
        self.entries: list[Entry] = []
        self.ply = 0
        self.has_begun = False
        self.question: Question | None = None
        self.votes: dict[int, set[str]] = {}
        self.next_table: str | None = None
        self.past: list[State] = []  # the states before the last moves of the record, the oldest first
        self._trial: Trial | None = None
        self._views: list[tuple[State, dict[int | None, dict[str, object]]]] = []
        self._undo: tuple[int, Fact | None] | None = None  # at which ply the last move was judged, and how

    def replayed(self, count: int) -> Record:
        """Return the record as it was after its first *count* moves."""
        record = self.setup.fresh_record()
        for _, move in self.record.moves[:count]:
            record.add(move)
        return record

    # What is so ---------------------------------------------------------------------------------------------------

    @property
    def number(self) -> int:
        return len(self.entries)

    @property
    def state(self) -> State:
        return self.record.state

    @property
    def status(self) -> str:
        if not self.has_begun:
            return WAITING
        return OVER if self.state.to_act is None else RUNNING

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, None before the beginning and after the end."""
        actor = self.state.to_act
        return actor if self.has_begun and actor != CHANCE else None

    @property
    def names(self) -> list[str]:
        return [seat.name for seat in self.seats]

    def seats_of(self, user: str) -> list[int]:
        """Return the seats that belong to *user*."""
        return [number for number, seat in enumerate(self.seats) if seat.user == user]

    def persons(self) -> set[str]:
        """Return the users who decide here now; whoever a bot stands in for is not asked."""
        return {seat.user for seat in self.seats if seat.is_person and seat.user is not None}

    def bot_to_act(self) -> tuple[int, int] | None:
        """Return the seat and the level of the bot that must decide now, if it is a bot's turn."""
        seat = self.to_act
        if seat is None or not self.seats[seat].is_bot:
            return None
        level = self.seats[seat].level
        return seat, self.setup.stand_in if level is None else level

    def deadline(self) -> int | None:
        """Return when the time of the person who must decide is up."""
        seat = self.to_act
        if seat is None or not self.seats[seat].is_person:
            return None
        return self.time.deadline(seat)

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what *seat* may see."""
        return self.seen(self.state, seat)

    def seen(self, state: State, seat: int | None) -> dict[str, object]:
        """Return what *seat* may see of *state*, made only once for the last two states that were asked for.

        In a game without secrets everybody sees the same, but for the number of the seat.
        """
        views = next((views for known, views in self._views if known is state), None)
        if views is None:
            views = {}
            self._views = [*self._views[-1:], (state, views)]
        if seat not in views:
            shared = next(iter(views.values()), None) if not self.game.has_secrets else None
            views[seat] = state.view(seat) if shared is None else shared | {"seat": seat}
        return views[seat]

    def undo_obstacle(self, seat: int) -> Fact | None:
        """Return why *seat* cannot freely take back the last move; None if it can."""
        if not self.has_begun:
            return refused("undo-nothing").reason
        last = self.record.moves[-1][0] if self.record.moves else None
        if last == seat and self._undo is not None and self._undo[0] == self.ply:
            return self._undo[1]
        before = self.state_before_last() if last == seat else self.state
        found = obstacle(self.record, len(self.setup.origin), before, seat, self.seen)
        if last == seat:
            self._undo = self.ply, found
        return found

    def state_before_last(self) -> State | None:
        if not self.past and len(self.record.moves) > len(self.setup.origin):
            self.past.append(self.replayed(len(self.record.moves) - 1).state)
        return self.past[-1] if self.past else None

    def full_record(self) -> Record:
        """Return the whole record with the players' names; with the seed once the game is over and may be checked."""
        record = self.record.fresh()
        record.players = self.names if all(self.names) else []
        record.state, record.moves = self.record.state, list(self.record.moves)
        if self.status == OVER and not self.setup.origin:
            record.seed = self.setup.seed
        return record

    # Applying -----------------------------------------------------------------------------------------------------

    def after(self, planned: Iterable[Act]) -> Self:
        """Return the table as it will be when *planned* acts have taken effect; this one stays as it is."""
        twin = copy(self)
        twin.record = copy(self.record)  # states are never changed in place, so they can be shared
        twin.record.moves = list(self.record.moves)
        twin.seats = [copy(seat) for seat in self.seats]
        twin.time = copy(self.time)
        twin.time.reserves = list(self.time.reserves)
        twin.entries = list(self.entries)
        twin.question = None if self.question is None else replace(self.question, agreed=set(self.question.agreed))
        twin.votes = {seat: set(votes) for seat, votes in self.votes.items()}
        twin.past = list(self.past)
        twin.apply_all(planned)
        return twin

    def apply_all(self, planned: Iterable[Act]) -> list[Entry]:
        """Apply acts in their order; return their entries."""
        return [self.apply(act) for act in planned]

    def bot_name(self, level: int) -> str:
        """Return a name that no other seat has: sentences tell players apart by their names."""
        taken = {seat.name for seat in self.seats}
        names = [f"Bot {level}", *(f"Bot {level} {letter}" for letter in BOT_LETTERS)]
        return next((name for name in names if name not in taken), names[0])

    def apply(self, act: Act) -> Entry:
        """Let *act*, which is stored, take effect."""
        entry = Entry(self.number, act, [])
        match act:
            case acts.Sat():
                self.seats[act.seat] = Seat(act.user, act.name)
            case acts.BotSat():
                self.seats[act.seat] = Seat(level=act.level, name=self.bot_name(act.level))
            case acts.Left():
                self.seats[act.seat] = Seat()
            case acts.Began():
                self.has_begun = True
                self.advance(act, [], act.draws, entry)
                self.time.next_decision(act.at)
            case acts.Played():
                if self.seats[act.seat].is_person:
                    self.time.decided(act.seat, act.at)
                self.advance(act, [act.move], act.draws, entry)
                self.time.next_decision(act.at)
                self.ply += 1
                self.withdraw("undo")
            case acts.TakenBack():
                self.take_back(act)
            case acts.Asked():
                self.question = Question(act.what, act.user, act.seat, act.count, {act.user})
            case acts.Answered():
                if act.yes and self.question is not None:
                    self.question.agreed.add(act.user)
                else:
                    self.question = None
            case acts.VotedAbsent():
                self.votes.setdefault(act.seat, set()).add(act.user)
            case acts.StoodIn() | acts.Returned():
                self.change_hands(act)
            case acts.ClockStopped():
                self.time.forgive(act.missed, act.until)
            case acts.Rematched():
                self.next_table = act.table
                self.question = None
        self._trial = None
        self.entries.append(entry)
        return entry

    def advance(self, act: Act, moves: list[str], draws: tuple[str, ...], entry: Entry) -> None:
        """Play what the act says, or take over the trial that already did."""
        self.past = [*self.past[-KEPT_STATES:], self.state] if moves else []
        trial = self._trial
        if trial is not None and trial.act is act:
            self.record.state = trial.state
            self.record.moves += trial.moves
            entry.events = trial.events
            return
        self.record.state = self.state.copy()
        for text in (*moves, *draws):
            self.record.add(text, entry.events)

    def take_back(self, act: acts.TakenBack) -> None:
        if act.count == 1 and self.past:
            self.record.state = self.past.pop()
            self.record.moves.pop()
        else:
            self.record = self.replayed(len(self.record.moves) - act.count)
            self.past = []
        if act.agreed:
            self.time.next_decision(act.at)
        else:
            self.time.taken_back(act.at)
        self.ply += 1
        self.withdraw("undo")

    def change_hands(self, act: acts.StoodIn | acts.Returned) -> None:
        """Give a seat to its stand-in or back to its owner, whose decision then begins anew."""
        self.seats[act.seat].stands_in = isinstance(act, acts.StoodIn)
        self.votes.pop(act.seat, None)
        if self.to_act == act.seat:
            self.time.next_decision(act.at)

    def withdraw(self, what: str) -> None:
        if self.question is not None and self.question.what == what:
            self.question = None
