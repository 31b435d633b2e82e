"""A table: the sum of its acts. A wish is checked and becomes acts (`plan_…`), which change the table when applied.

Planning changes nothing, so whoever keeps tables can store the acts first and apply them when they are safe.
"""

from __future__ import annotations

from collections.abc import Iterable
from copy import copy
from dataclasses import replace

from petteia.core.event import Event, Fact
from petteia.core.game import CHANCE, Move, PetteiaError, State
from petteia.core.record import Record
from petteia.table import act as acts
from petteia.table.act import Act
from petteia.table.clock import Time
from petteia.table.parts import Entry, Question, Trial
from petteia.table.refusal import Refused, refused
from petteia.table.seat import Seat
from petteia.table.setup import Setup
from petteia.table.undo import obstacle

WAITING, RUNNING, OVER = "waiting", "running", "over"
KEPT_STATES = 16  # earlier states kept for undo; beyond them the record is replayed


class Table:
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

    # Wishes -------------------------------------------------------------------------------------------------------

    def check_seat(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", number=seat + 1)
        return self.seats[seat]

    def own_seat(self, user: str, seat: int) -> Seat:
        found = self.check_seat(seat)
        if found.user != user:
            raise refused("not-your-seat")
        return found

    def plan_sitting(self, user: str, name: str, seat: int, at: int) -> list[Act]:
        """Take an empty seat; the game begins when it was the last."""
        if not self.check_seat(seat).is_empty:
            raise refused("seat-taken")
        return self.then_begin(acts.Sat(at, seat, user, name))

    def plan_bot(self, user: str, seat: int, level: int, at: int) -> list[Act]:
        """Put a bot on an empty seat; only the host may."""
        if user != self.setup.host:
            raise refused("not-the-host")
        if not self.check_seat(seat).is_empty:
            raise refused("seat-taken")
        return self.then_begin(acts.BotSat(at, seat, level))

    def plan_leaving(self, user: str, seat: int, at: int) -> list[Act]:
        """Leave a seat before the beginning, or, as the host, send a bot away."""
        found = self.check_seat(seat)
        if self.has_begun:
            raise refused("already-begun")
        if found.user != user and (found.level is None or user != self.setup.host):
            raise refused("not-your-seat")
        return [acts.Left(at, seat)]

    def then_begin(self, last: acts.Sat | acts.BotSat) -> list[Act]:
        empty = [number for number, seat in enumerate(self.seats) if seat.is_empty]
        if empty != [last.seat]:
            return [last]
        state = self.state.copy()
        moves, events = self.settle(state)
        begun = acts.Began(last.at, tuple(move.text for _, move in moves))
        self._trial = Trial(begun, state, moves, events)
        return [last, begun]

    def settle(self, state: State) -> tuple[list[tuple[int, Move]], list[Event]]:
        """Make every draw that is due in *state* as the seed says; return the draws and what happened."""
        moves: list[tuple[int, Move]] = []
        events: list[Event] = []
        while state.to_act == CHANCE:
            moves += [(CHANCE, move) for move in state.play(state.draw_of(self.setup.seed), events)]
        return moves, events

    def check_ply(self, ply: int) -> None:
        if not self.has_begun:
            raise refused("not-begun")
        if ply != self.ply:
            refusal = refused("stale")
            refusal.stale = True
            raise refusal

    def plan_move(self, user: str, ply: int, move: str, at: int) -> list[Act]:
        """Make a move for the seat of *user* whose turn it is; *ply* is what the user saw."""
        self.check_ply(ply)
        seat = self.to_act
        if seat is None:
            raise refused("table-is-over")
        if not self.seats_of(user):
            raise refused("no-seat-here")
        if self.seats[seat].user != user:
            raise refused("not-your-turn")
        back: list[Act] = [acts.Returned(at, seat)] if self.seats[seat].stands_in else []
        return [*back, self.tried(seat, move, at, bot=False)]

    def plan_bot_move(self, ply: int, move: str, at: int) -> list[Act]:
        """Make a bot's move, unless the table has gone on or the owner of the seat has come back meanwhile."""
        self.check_ply(ply)
        bot = self.bot_to_act()
        if bot is None:
            raise refused("not-your-turn")
        return [self.tried(bot[0], move, at, bot=True)]

    def tried(self, seat: int, text: str, at: int, bot: bool) -> Act:
        """Try the move on a copy: what cannot be played is never stored."""
        refusal = self.state.why_not(text)
        if refusal is not None:
            reason, rule = refusal
            raise Refused(Fact(reason.name, reason.facts), rule)
        state = self.state.copy()
        events: list[Event] = []
        moves = [(seat, move) for move in state.play(text, events)]
        draws, more = self.settle(state)
        played = acts.Played(at, seat, moves[0][1].text, tuple(move.text for _, move in draws), bot)
        self._trial = Trial(played, state, moves + draws, events + more)
        return played

    def plan_undo(self, user: str, ply: int, at: int) -> list[Act]:
        """Take back the user's last move: at once if that is fair, else by asking everybody."""
        self.check_ply(ply)
        own = self.seats_of(user)
        if not own:
            raise refused("no-seat-here")
        if self.status == OVER:  # the seed is public by now, and with it every draw to come
            raise refused("table-is-over")
        first, moves = len(self.setup.origin), self.record.moves
        mine = [place for place in range(first, len(moves)) if moves[place][0] in own]
        if not mine:
            raise refused("undo-nothing")
        seat, count = moves[mine[-1]][0], len(moves) - mine[-1]
        if count == 1 and self.undo_obstacle(seat) is None:
            return [acts.TakenBack(at, seat, 1)]
        return self.ask(acts.Asked(at, user, "undo", seat, count))

    def ask(self, asked: acts.Asked) -> list[Act]:
        """Put a question to all; who is alone with bots is answered at once."""
        if self.question is not None and self.question.what == asked.what:
            return self.plan_answer(asked.user, True, asked.at)
        if asked.what == "undo" and self.persons() <= {asked.user}:
            return [acts.TakenBack(asked.at, asked.seat, asked.count, agreed=True)]
        return [asked]

    def plan_answer(self, user: str, yes: bool, at: int) -> list[Act]:
        """Agree to what was asked, or not; an undo everybody agrees to is done at once."""
        question = self.question
        if question is None:
            raise refused("nothing-asked")
        if user not in self.persons():
            raise refused("no-seat-here")
        if yes and user in question.agreed:
            return []
        answered = acts.Answered(at, user, yes)
        if yes and question.what == "undo" and self.persons() <= question.agreed | {user}:
            return [answered, acts.TakenBack(at, question.seat, question.count, agreed=True)]
        return [answered]

    def plan_rematch(self, user: str, at: int) -> list[Act]:
        """Ask for another game with the same people, or agree to it."""
        if self.status != OVER:
            raise refused("not-over")
        if self.next_table is not None:
            raise refused("rematch-made")
        if user not in self.persons():
            raise refused("no-seat-here")
        return self.ask(acts.Asked(at, user, "rematch", self.seats_of(user)[0]))

    def rematch_is_agreed(self) -> bool:
        """Say whether everybody wants the rematch and nobody has made it yet."""
        question = self.question
        agreed = question is not None and question.what == "rematch" and self.persons() <= question.agreed
        return agreed and self.next_table is None

    def plan_absence(self, user: str, seat: int, absent: int, at: int) -> list[Act]:
        """Vote that a bot takes over *seat*, whose owner has been away for *absent* seconds; more than half decide."""
        found = self.check_seat(seat)
        if self.status != RUNNING:
            raise refused("not-running")
        others = self.persons() - {found.user}
        if user not in others:
            raise refused("no-seat-here")
        if not found.is_person:
            raise refused("nobody-to-replace")
        if absent < self.setup.absence:
            raise refused("not-absent", seconds=self.setup.absence)
        votes = self.votes.get(seat, set()) | {user}
        voted = acts.VotedAbsent(at, user, seat)
        if 2 * len(votes & others) > len(others):
            return [voted, acts.StoodIn(at, seat, "vote")]
        return [voted]

    def plan_stand_in(self, user: str, seat: int, at: int) -> list[Act]:
        """Hand one's own seat to a bot."""
        if self.own_seat(user, seat).stands_in:
            return []
        if self.status != RUNNING:
            raise refused("not-running")
        return [acts.StoodIn(at, seat, "owner")]

    def plan_return(self, user: str, seat: int, at: int) -> list[Act]:
        """Take one's own seat back from the stand-in."""
        return [acts.Returned(at, seat)] if self.own_seat(user, seat).stands_in else []

    def plan_running_out(self, at: int) -> list[Act]:
        """Let a bot take the seat whose time is up, if one is."""
        deadline, seat = self.deadline(), self.to_act
        if deadline is None or seat is None or at < deadline:
            return []
        return [acts.StoodIn(at, seat, "clock")]

    def plan_outages(self, outages: Iterable[tuple[int, int]], at: int) -> list[Act]:
        """Give the person who must decide back the time in which no server was there."""
        if self.deadline() is None:
            return []
        missed, until = self.time.missed(outages)
        return [acts.ClockStopped(at, missed, until)] if missed > 0 else []

    # Applying -----------------------------------------------------------------------------------------------------

    def after(self, planned: Iterable[Act]) -> Table:
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

    def apply(self, act: Act) -> Entry:
        """Let *act*, which is stored, take effect."""
        entry = Entry(self.number, act, [])
        match act:
            case acts.Sat():
                self.seats[act.seat] = Seat(act.user, act.name)
            case acts.BotSat():
                self.seats[act.seat] = Seat(level=act.level, name=f"Bot {act.level}")
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


def replayed(setup: Setup, stored: Iterable[Act]) -> Table:
    """Return the table that *stored* acts make; raise PetteiaError if they do not fit together."""
    table = Table(setup)
    for act in stored:
        try:
            table.apply(act)
        except (IndexError, ValueError) as error:
            raise PetteiaError(f"act {table.number} of this table does not fit: {error}") from error
    return table
