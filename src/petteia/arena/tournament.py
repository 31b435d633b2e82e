"""Many games between several bots: every two of them meet, seats rotated."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import combinations
from pathlib import Path

from petteia.arena.crew import HERE, Crew
from petteia.arena.match import Fixture, GameResult, play_game, seatings, sides_of
from petteia.arena.results import ResultsFile
from petteia.arena.sprt import Sprt
from petteia.core.game import PetteiaError


@dataclass(frozen=True)
class Tournament:
    """What is to be played: every pairing, *rounds* seeds each, in every seating."""

    game: str
    bots: tuple[str, ...]
    seats: int
    rounds: int
    first_seed: int = 1
    neighbours_only: bool = False  # only bots next to each other in the list meet
    alone: bool = False  # one seat of the first bot against the second in all others
    searched: bool = False  # results tell how often each move was tried

    def check(self) -> None:
        """Raise PetteiaError unless there is something to play."""
        if isinstance(self.bots, str) or len(self.bots) < 2:
            raise PetteiaError(f"a tournament needs the names of two bots or more, not {self.bots!r}")
        if self.rounds < 1:
            raise PetteiaError(f"a tournament has at least one round, not {self.rounds}")

    def pairs(self) -> list[tuple[str, str]]:
        if self.neighbours_only:
            return list(zip(self.bots, self.bots[1:], strict=False))
        return list(combinations(self.bots, 2))

    def fixtures(self) -> Iterator[Fixture]:
        """Yield all games, round by round, so that a run broken off is balanced too."""
        sides = sides_of(self.game, self.seats)
        for number in range(self.rounds):
            for pair in self.pairs():
                for bots in seatings(pair, sides, self.alone):
                    yield Fixture(self.game, bots, self.first_seed + number, self.searched)


def play_tournament(
    tournament: Tournament,
    path: Path | None = None,
    crew: Crew = HERE,
    sprt: Sprt | None = None,
    told: Callable[[GameResult, int], None] | None = None,
) -> list[GameResult]:
    """Play what is not yet in the file *path*; return all results of this tournament.

    With *sprt*, stop when it knows whether the first bot is better than the second. *told* hears of every result and
    how many of the tournament's games are done. An interrupt loses only the games that are under way.
    """
    tournament.check()
    file = ResultsFile(path)
    fixtures = list(tournament.fixtures())
    wanted = {fixture.key for fixture in fixtures}
    found = {result.fixture.key: result for result in file.results if result.fixture.key in wanted}
    if told is not None:
        for number, result in enumerate(found.values(), start=1):
            told(result, number)
    missing = [fixture for fixture in fixtures if fixture.key not in found]
    if is_decided(sprt, tournament, list(found.values())):
        return list(found.values())
    for result in crew.work(play_game, missing):
        file.add(result)
        found[result.fixture.key] = result
        if told is not None:
            told(result, len(found))
        if is_decided(sprt, tournament, list(found.values())):
            break
    return list(found.values())


def is_decided(sprt: Sprt | None, tournament: Tournament, results: Sequence[GameResult]) -> bool:
    """Say whether the sequential test has its answer."""
    return sprt is not None and sprt.verdict(results, tournament.bots[0], tournament.bots[1]) != "open"
