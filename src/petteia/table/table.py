"""A table and what people wish of it: a wish is checked and becomes acts (`plan_…`), which change it when applied.

Planning changes nothing, so whoever keeps tables can store the acts first and apply them when they are safe.
"""

from __future__ import annotations

from collections.abc import Iterable

from petteia.core.event import Event, Fact
from petteia.core.game import CHANCE, Move, PetteiaError, State
from petteia.table import act as acts
from petteia.table.act import Act
from petteia.table.parts import Trial
from petteia.table.refusal import Refused, refused
from petteia.table.seat import Seat
from petteia.table.setup import Setup
from petteia.table.standing import OVER, RUNNING, Standing


class Table(Standing):
    """A live game, and the only way to change it fairly."""

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


def replayed(setup: Setup, stored: Iterable[Act]) -> Table:
    """Return the table that *stored* acts make; raise PetteiaError if they do not fit together."""
    table = Table(setup)
    for act in stored:
        try:
            table.apply(act)
        except (IndexError, ValueError) as error:
            raise PetteiaError(f"act {table.number} of this table does not fit: {error}") from error
    return table
