"""A table: it answers a wish with a plan or a refusal, and never changes; a plan carries the table it leads to.

So whoever keeps tables stores the acts of a plan first, and goes on with `plan.after` when they are safe.
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace
from typing import Self, TypeVar

import msgspec

from petteia.core.event import Event
from petteia.core.game import IllegalMove, PetteiaError
from petteia.core.record import AGREED, RESIGNED
from petteia.players.names import kept_name
from petteia.table import act as acts
from petteia.table.act import Act
from petteia.table.granting import acts_for
from petteia.table.parts import Entry, Question
from petteia.table.refusal import Refused
from petteia.table.seat import Seat
from petteia.table.standing import Standing
from petteia.table.wish import Wish

KEPT_STATES = 16  # earlier states kept for undo; beyond them the record is replayed

Moving = TypeVar("Moving", acts.Began, acts.Played)
Thing = TypeVar("Thing")


def shallow(thing: Thing) -> Thing:
    """Return a twin that shares all its parts: what `copy` would make, in a tenth of the time."""
    twin: Thing = object.__new__(type(thing))
    twin.__dict__.update(thing.__dict__)
    return twin


@dataclass(frozen=True, slots=True)
class Plan:
    """What grants a wish: the acts to be stored, none if nothing is left to do, and the table they make."""

    acts: list[Act]
    after: Table


class Table(Standing):
    """A live game, and the only way to change it fairly."""

    def plan(self, wish: Wish, at: int) -> Plan:
        """Return how *wish* is granted at the time *at*; raise Refused if it is not. This table stays as it is."""
        granted = acts_for(self, wish, at)
        if not granted:
            return Plan([], self)
        after = self.twin()
        try:
            for before, act in zip([None, *granted], granted, strict=False):
                if isinstance(before, acts.Played):
                    after.check_goes_on(before.seat)
                after.apply(act, is_new=True)
        except IllegalMove as error:
            raise Refused(error.reason, error.rule) from error
        return Plan([entry.act for entry in after.entries[self.number :]], after)

    def after(self, stored: Iterable[Act]) -> Self:
        """Return the table as it is when *stored* acts have taken effect; raise PetteiaError if they do not fit."""
        twin = self.twin()
        for act in stored:
            try:
                twin.apply(act, is_new=False)
            except (IndexError, ValueError) as error:
                raise PetteiaError(f"act {twin.number} of this table does not fit: {error}") from error
        return twin

    def twin(self) -> Self:
        """Return an equal table, to be changed before anybody sees it."""
        twin = shallow(self)
        twin.record = shallow(self.record)  # states are never changed in place, so they can be shared
        twin.record.moves = list(self.record.moves)
        twin.seats = list(self.seats)
        twin.time = replace(self.time, reserves=list(self.time.reserves))
        twin.entries = list(self.entries)
        twin.question = None if self.question is None else replace(self.question, agreed=set(self.question.agreed))
        twin.votes = {seat: set(votes) for seat, votes in self.votes.items()}
        twin.past = list(self.past)
        twin.hints, twin.warnings = list(self.hints), list(self.warnings)
        return twin

    # What acts do, to a twin --------------------------------------------------------------------------------------

    def apply(self, act: Act, is_new: bool) -> None:
        """Let *act* take effect; if it *is_new*, chance decides now what follows a move, else the act knows it."""
        events: list[Event] = []
        match act:
            case acts.Sat():
                self.seats[act.seat] = Seat(act.user, act.name)
            case acts.BotSat():
                name = act.name or kept_name(act.level, self.names)
                self.seats[act.seat] = Seat(level=act.level, style=act.style, name=name)
            case acts.Left():
                self.seats[act.seat] = Seat()
            case acts.Began():
                self.has_begun = True
                self.past = []
                act = self.advance(act, [], events, is_new)
                self.time.next_decision(act.at)
            case acts.Played():
                if self.seats[act.seat].is_person:
                    self.time.decided(act.seat, act.at)
                self.past = [*self.past[-KEPT_STATES:], self.state]
                act = self.advance(act, [act.move], events, is_new)
                self.time.next_decision(act.at)
                self.ply += 1
                self.withdraw("undo")
                if self.question is not None and self.question.user != self.seats[act.seat].user:
                    self.withdraw("draw")  # whoever goes on playing declines
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
            case acts.Resigned():
                self.resign(act)
            case acts.Drawn():
                self.record.ending = f"shared {AGREED}"
                self.question = None
            case acts.CameAs():
                self.come_as(act)
            case acts.ClockStopped():
                self.time.forgive(act.missed, act.until)
            case acts.Hinted():
                self.hints[act.seat] += 1
                self.hinted = self.ply
            case acts.Warned():
                self.warnings[act.seat] += 1
                self.warned = self.ply, act.move
            case acts.Rematched():
                self.next_table = act.table
                self.question = None
        self.entries.append(Entry(self.number, act, events))

    def advance(self, act: Moving, moves: list[str], events: list[Event], is_new: bool) -> Moving:
        """Play the *moves* of *act* and its draws; return it with the draws, which a new act does not know yet."""
        record = self.record
        record.state = record.state.copy()
        for move in moves:
            record.add(move, events)
        first = len(record.moves)
        if is_new:
            record.settle(events, self.setup.seed or None)
            draws = tuple(draw.text for _, draw in record.moves[first:])
            made = {"move": record.moves[first - 1][1].text} if moves else {}  # as it is written, not as it was typed
            return msgspec.structs.replace(act, draws=draws, **made)
        for draw in act.draws:
            record.add(draw, events)
        return act

    def take_back(self, act: acts.TakenBack) -> None:
        if act.count == 1 and self.past:
            self.record.state = self.past.pop()
            self.record.moves.pop()
        else:
            self.record = self.record.undone(act.count)
            self.past = []
        if act.agreed:
            self.time.next_decision(act.at)
        else:
            self.time.taken_back(act.at)
        self.ply += 1
        self.withdraw("undo")

    def change_hands(self, act: acts.StoodIn | acts.Returned) -> None:
        """Give a seat to its stand-in or back to its owner, whose decision then begins anew."""
        self.seats[act.seat] = replace(self.seats[act.seat], stands_in=isinstance(act, acts.StoodIn))
        self.votes.pop(act.seat, None)
        self.withdraw("draw")
        if self.to_act == act.seat:
            self.time.next_decision(act.at)

    def resign(self, act: acts.Resigned) -> None:
        """Let the other of two win; of more, let a bot play on."""
        is_over = len(self.seats) == 2
        self.seats[act.seat] = replace(self.seats[act.seat], resigned=True, stands_in=not is_over)
        self.votes.pop(act.seat, None)
        self.question = None
        if is_over:
            self.record.ending = f"won {2 - act.seat} {RESIGNED}"
        elif self.to_act == act.seat:
            self.time.next_decision(act.at)

    def come_as(self, act: acts.CameAs) -> None:
        """Let an account be wherever the guest was: on seats, in questions and votes, as the host."""
        self.seats = [
            replace(seat, user=act.user, name=act.name) if seat.user == act.guest else seat for seat in self.seats
        ]
        self.host = act.user if self.host == act.guest else self.host
        named = {act.guest: act.user}
        self.votes = {seat: {named.get(user, user) for user in users} for seat, users in self.votes.items()}
        if (question := self.question) is not None:
            question.user = named.get(question.user, question.user)
            question.agreed = {named.get(user, user) for user in question.agreed}

    def withdraw(self, what: str) -> None:
        if self.question is not None and self.question.what == what:
            self.question = None
