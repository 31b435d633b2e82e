"""One game between bots, and who sits where in it."""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import asdict, dataclass
from functools import cache

from petteia.core.event import Event
from petteia.core.game import CHANCE, Game, PetteiaError
from petteia.core.registry import game as find_game
from petteia.players import Player, player

MASK = 0x3FFF_FFFF


@dataclass(frozen=True)
class Fixture:
    """A game to be played: the bot in every seat, and the seed of its chance."""

    game: str
    bots: tuple[str, ...]  # by seat
    seed: int
    searched: bool = False  # whether the result tells how often each move was tried

    @property
    def key(self) -> str:
        """What makes this fixture the same as another."""
        return f"{self.game} {self.seed} {' '.join(self.bots)}"


@dataclass(frozen=True)
class GameResult:
    """A finished game: its fixture, every seat's result, how long each seat thought, and the moves of the seats."""

    game: str
    bots: tuple[str, ...]
    seed: int
    outcome: tuple[float, ...]
    sides: tuple[int, ...]
    decisions: tuple[int, ...]
    seconds: tuple[float, ...]
    moves: tuple[int, ...] = ()  # their numbers; the seed gives the draws between them
    visits: tuple[dict[int, int], ...] = ()  # of every decision, how often each move was tried, if that was asked for
    faults: tuple[dict[str, int], ...] = ()  # of every seat, what went wrong with its bot, if anything did

    @property
    def fixture(self) -> Fixture:
        return Fixture(self.game, self.bots, self.seed)

    def first_place(self, bot: str) -> float:
        """Return the share of the first place that *bot* has: all of it, or what those who drew share."""
        best = max(self.outcome)
        first = {side for side, outcome in zip(self.sides, self.outcome, strict=True) if outcome == best}
        ours = {side for side, name in zip(self.sides, self.bots, strict=True) if name == bot}
        return len(first & ours) / len(first)

    def to_data(self) -> dict[str, object]:
        return asdict(self)

    @staticmethod
    def of_data(data: dict[str, object]) -> GameResult:
        """Return the result written as *data*; raise KeyError or TypeError if it is none."""
        bots, outcome, sides = data["bots"], data["outcome"], data["sides"]
        decisions, seconds = data["decisions"], data["seconds"]
        for part in (bots, outcome, sides, decisions, seconds):
            if not isinstance(part, list):
                raise TypeError("a list is missing")
        return GameResult(
            str(data["game"]),
            tuple(bots),  # type: ignore[arg-type]
            int(str(data["seed"])),
            tuple(outcome),  # type: ignore[arg-type]
            tuple(sides),  # type: ignore[arg-type]
            tuple(decisions),  # type: ignore[arg-type]
            tuple(seconds),  # type: ignore[arg-type]
            tuple(data.get("moves", ())),  # type: ignore[arg-type]
            tuple(by_number(each) for each in data.get("visits", ())),  # type: ignore[attr-defined]
            tuple(data.get("faults", ())),  # type: ignore[arg-type]
        )


def by_number(visits: dict[str, int]) -> dict[int, int]:
    """Return visits as they were before JSON made words of the numbers of moves."""
    return {int(move): tried for move, tried in visits.items()}


@cache
def sides_of(slug: str, seats: int) -> tuple[int, ...]:
    """Return the side every seat plays for."""
    state = find_game(slug).new(seats, seed=0)
    return tuple(int(state.side(seat)) for seat in range(seats))


@cache
def resting_player(slug: str, spec: str, seat: int) -> Player:
    """Return the bot *spec* for a seat, made once: its tables are large."""
    return player(slug, spec, seed=seat)


def seeded_players(fixture: Fixture, besides: str | None = None) -> list[Player | None]:
    """Return the bots of a game, by seat, as they begin it; none where *besides* sits."""
    found: list[Player | None] = []
    for seat, spec in enumerate(fixture.bots):
        bot = None if spec == besides else resting_player(fixture.game, spec, seat)
        if bot is not None:
            bot.reseed((fixture.seed * 7919 + seat * 104_729) & MASK)
        found.append(bot)
    return found


def play_game(fixture: Fixture) -> GameResult:
    """Play one game; the same fixture always goes the same way if its bots think in nodes, not seconds."""
    game: Game = find_game(fixture.game)
    seats = len(fixture.bots)
    bots = [bot for bot in seeded_players(fixture) if bot is not None]
    state = game.new(seats, seed=fixture.seed)
    decisions, seconds = [0] * seats, [0.0] * seats
    moves: list[int] = []
    visits: list[dict[int, int]] = []
    listeners = [seat for seat, bot in enumerate(bots) if bot.listens]
    while (seat := state.to_act) is not None:
        assert seat != CHANCE, "a seeded state settles chance itself"
        began = time.perf_counter()
        move = bots[seat].choose(state.view(seat))
        seconds[seat] += time.perf_counter() - began
        decisions[seat] += 1
        moves.append(move.index)
        if fixture.searched:
            visits.append(bots[seat].visits())
        log: list[Event] | None = [] if listeners else None
        state.play(move, log)
        for other in listeners:
            bots[other].hear([seen for event in log or [] if (seen := event.seen_by(other)) is not None])
    for seat in listeners:
        bots[seat].end(state.view(seat))
    faults = tuple(bot.faults() for bot in bots)
    outcome = state.outcome()
    assert outcome is not None
    rounded = tuple(round(spent, 4) for spent in seconds)
    sides = sides_of(fixture.game, seats)
    return GameResult(
        *(fixture.game, fixture.bots, fixture.seed, tuple(outcome), sides, tuple(decisions), rounded, tuple(moves)),
        tuple(visits),
        faults if any(faults) else (),
    )


def seatings(bots: Sequence[str], sides: Sequence[int], alone: bool = False) -> list[tuple[str, ...]]:
    """Return the ways to seat two *bots* so that each has every place: all are played with the same seed.

    Seats of one side have the same bot. With more than two sides the bots alternate, or, if *alone*, the first bot has
    one side and the second all others.
    """
    if len(bots) != 2:
        raise PetteiaError("a match is between two bots")
    count = max(sides) + 1
    first = [bots[0]] + [bots[1]] * (count - 1) if alone else [bots[side % 2] for side in range(count)]
    found: list[tuple[str, ...]] = []
    for pattern in (first, [bots[1] if bot == bots[0] else bots[0] for bot in first]):
        if alone and pattern is not first:
            continue
        for shift in range(count):
            rotated = pattern[shift:] + pattern[:shift]
            seated = tuple(rotated[side] for side in sides)
            if seated not in found:
                found.append(seated)
    return found
