"""What is agreed before anybody sits down."""

from __future__ import annotations

import msgspec

from petteia.core.chance import commitment
from petteia.core.edition import Edition
from petteia.core.game import Game, PetteiaError
from petteia.core.record import Record
from petteia.core.registry import game as find_game
from petteia.table.clock import DAY, SECOND, Clock

LONGEST_TIME = 30 * DAY // SECOND
SHORTEST_ABSENCE = 10


class SetupError(PetteiaError):
    """A table that cannot be opened; the message says why."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A table as it is opened: the game and its options, the clock, how absence is met, and where the game begins."""

    game: str
    version: int
    seats: int
    options: dict[str, str]
    seed: str
    clock: Clock | None = None
    ponders: bool = True  # the strongest bots think on while a person does, where the server lets them
    stand_in: int = 1  # the level of the bot that takes an absent person's seat
    absence: int = 300  # seconds after which the others may vote for one
    host: str = ""  # the user who opened the table
    kept: tuple[tuple[int, str], ...] = ()  # seats kept for invited users
    date: str = ""
    origin: tuple[str, ...] = ()  # moves, draws included, made before this table: "play on from here"
    position: str = ""  # a position as text, with which the game, or its origin, begins
    edition: str = ""  # the data it is played with, whole, as JSON, if not the game's own

    def kind(self) -> Game:
        """Return the game by the rules the table began with; raise OptionError if this program does not keep them."""
        return (with_edition(self.game, self.edition) if self.edition else find_game(self.game)).by_rules(self.version)

    def fresh_record(self, game: Game) -> Record:
        """Return the record of *game* before the first move, the seed withheld."""
        committed = None if self.origin else commitment(self.seed)
        return Record(
            game,
            self.seats,
            None,
            self.options,
            date=self.date or None,
            committed=committed,
            position=self.position or None,
        )

    def first_record(self, game: Game) -> Record:
        """Return the record as it is when the table is opened; raise SetupError if its moves cannot be made."""
        record = self.fresh_record(game)
        for number, move in enumerate(self.origin, start=1):
            try:
                record.add(move)
            except PetteiaError as error:
                raise SetupError(f"move {number}, {move!r}: {error}") from error
        return record


def with_edition(game: str, edition: str) -> Game:
    """Return *game* with the edition written as JSON; raise EditionError if it cannot be played."""
    return find_game(game, Edition.of_json(edition, game))


def check(setup: Setup) -> Setup:
    """Return *setup* with its options complete; raise SetupError or OptionError if it makes no table."""
    game = setup.kind()
    if setup.seats not in game.seats:
        raise SetupError(f"{game.name} is played by {game.counts()}, not by {setup.seats}")
    options = {name: str(value).lower() for name, value in game.complete(setup.options).items()}
    clock = setup.clock
    if clock is not None and not (1 <= clock.per_move <= LONGEST_TIME and 0 <= clock.reserve <= LONGEST_TIME):
        raise SetupError(f"a clock gives 1 to {LONGEST_TIME} seconds per move and at most as much in reserve")
    if not SHORTEST_ABSENCE <= setup.absence <= LONGEST_TIME:
        raise SetupError(f"an absence is {SHORTEST_ABSENCE} to {LONGEST_TIME} seconds")
    checked = msgspec.structs.replace(setup, options=options)
    if (seats := checked.fresh_record(game).seats) != setup.seats:
        raise SetupError(f"the position is one of {seats} seats, not of {setup.seats}")
    if checked.first_record(game).state.to_act is None:
        raise SetupError("the game is over at that position")
    return checked
