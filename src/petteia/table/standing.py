"""How a table stands: the sum of its acts. What is so is told here; what may be wished, in granting.py."""

from __future__ import annotations

from petteia.core.event import Fact, fact
from petteia.core.game import CHANCE, Game, State
from petteia.core.record import Record
from petteia.players.names import shown_names
from petteia.table.clock import Time
from petteia.table.parts import Entry, Question
from petteia.table.refusal import refused
from petteia.table.seat import Seat
from petteia.table.setup import Setup
from petteia.table.undo import obstacle

WAITING, RUNNING, OVER = "waiting", "running", "over"


class Standing:
    """A live game; `number` counts its acts, `ply` the changes of its position (undo is one: it never goes back).

    The game is the one the set-up names, unless it is played with other data files.
    """

    def __init__(self, setup: Setup, game: Game | None = None) -> None:
        self.setup = setup
        self.game = setup.kind() if game is None else game
        self.record = setup.first_record(self.game)
        self.seats = [Seat() for _ in range(setup.seats)]
        self.host = setup.host
        self.time = Time.start(setup.clock, setup.seats)
        self.entries: list[Entry] = []
        self.ply = 0
        self.has_begun = False
        self.question: Question | None = None
        self.votes: dict[int, set[str]] = {}
        self.next_table: str | None = None
        self.hints = [0] * setup.seats  # everybody has taken
        self.warnings = [0] * setup.seats
        self.hinted = -1  # at which ply the last one was
        self.warned = (-1, "")  # at which ply of what move
        self.past: list[State] = []  # the states before the last moves of the record, the oldest first
        self._views: tuple[State, dict[int | None, dict[str, object]]] | None = None
        self._undo: tuple[int, Fact | None] | None = None  # at which ply the last move was judged, and how

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
        return OVER if self.state.to_act is None or self.record.ending is not None else RUNNING

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, None before the beginning and after the end."""
        actor = self.state.to_act
        return actor if self.status == RUNNING and actor != CHANCE else None

    @property
    def names(self) -> list[str]:
        """The names that are kept; `names_in` has those that are shown."""
        return [seat.name for seat in self.seats]

    def names_in(self, language: str) -> list[str]:
        """Return what to call every seat in *language*: sentences tell players apart by their names."""
        people = [number for number, seat in enumerate(self.seats) if seat.level is None]
        return shown_names(self.names, language, people)

    def check_seat(self, seat: int) -> Seat:
        """Return a seat; raise Refused if there is none of that number."""
        if not 0 <= seat < len(self.seats):
            raise refused("no-such-seat", number=seat + 1)
        return self.seats[seat]

    def check_ply(self, ply: int) -> None:
        """Refuse what was wished before the beginning, or of a position that is past."""
        if not self.has_begun:
            raise refused("not-begun")
        if ply != self.ply:
            refusal = refused("stale")
            refusal.stale = True
            raise refusal

    def check_goes_on(self, seat: int) -> None:
        """Refuse another move in one go where somebody else decides, or *seat* could have learnt something since."""
        if self.to_act != seat or self.undo_obstacle(seat) is not None:
            raise refused("not-in-one-go")

    def seats_of(self, user: str) -> list[int]:
        """Return the seats that belong to *user*."""
        return [number for number, seat in enumerate(self.seats) if seat.user == user]

    def persons(self) -> set[str]:
        """Return the users who decide here now; whoever a bot stands in for is not asked."""
        return {seat.user for seat in self.seats if seat.is_person and seat.user is not None}

    @property
    def has_company(self) -> bool:
        """Whether several people play here: a bot that stands in for one does not make it the other's table."""
        return self.status == RUNNING and len({seat.user for seat in self.seats if seat.user}) > 1

    def asked(self) -> set[str]:
        """Return who is asked when somebody wants something of all; of the next game, everybody who has a seat."""
        if self.status != OVER:
            return self.persons()
        return {seat.user for seat in self.seats if seat.user is not None}

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

    def draw_obstacle(self) -> Fact | None:
        """Return why nobody can offer a draw here; None if people can: bots do not agree to one."""
        if self.status != RUNNING:
            return fact("not-running")
        if not self.game.is_two_sided:
            return fact("no-draws")
        return fact("bots-never-draw") if any(seat.is_bot for seat in self.seats) else None

    def rematch_is_agreed(self) -> bool:
        """Say whether everybody wants the rematch and nobody has made it yet."""
        question = self.question
        agreed = question is not None and question.what == "rematch" and self.persons() <= question.agreed
        return agreed and self.next_table is None

    def view(self, seat: int | None) -> dict[str, object]:
        """Return what *seat* may see, made only once for each state.

        In a game without secrets everybody sees the same, but for the number of the seat.
        """
        if self._views is None or self._views[0] is not self.state:
            self._views = self.state, {}
        views = self._views[1]
        if seat not in views:
            shared = next(iter(views.values()), None) if not self.game.has_secrets else None
            views[seat] = self.state.view(seat) if shared is None else shared | {"seat": seat}
        return views[seat]

    def forget_views(self) -> None:
        """Let go of what everybody saw: thousands of small things that the garbage collector would look at."""
        self._views = None

    def undo_obstacle(self, seat: int) -> Fact | None:
        """Return why *seat* cannot freely take back the last move; None if it can."""
        if not self.has_begun:
            return fact("undo-nothing")
        last = self.record.moves[-1][0] if self.record.moves else None
        if last == seat and self._undo is not None and self._undo[0] == self.ply:
            return self._undo[1]
        before = self.state_before_last() if last == seat else self.state
        found = obstacle(self.record, len(self.setup.origin), before, seat)
        if last == seat:
            self._undo = self.ply, found
        return found

    def state_before_last(self) -> State | None:
        if not self.past and len(self.record.moves) > len(self.setup.origin):
            self.past.append(self.record.undone(1).state)
        return self.past[-1] if self.past else None

    def full_record(self) -> Record:
        """Return the whole record with the players' names; with the seed once the game is over and may be checked."""
        record = self.record.fresh()
        record.players = self.names if all(self.names) else []
        record.state, record.moves = self.record.state, list(self.record.moves)
        record.ending = self.record.ending
        if self.status == OVER and not self.setup.origin:
            record.seed = self.setup.seed
        return record
