"""How bots of different styles play, and whether they are as strong as the plain one: matches, and what is counted."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass

from petteia.arena.laboratory import COUNTING, Metric
from petteia.arena.match import GameResult, sides_of
from petteia.arena.ratings import Rating, rate
from petteia.arena.tournament import Tournament
from petteia.core.event import Event
from petteia.core.game import PetteiaError
from petteia.core.insight import insight_of
from petteia.core.registry import game as find_game
from petteia.core.registry import part_of
from petteia.players.bots import with_style


@dataclass(frozen=True)
class Characters:
    """A bot in all styles of a game, each against the bot without one."""

    game: str
    seats: int
    bot: str
    rounds: int
    first_seed: int = 1

    @property
    def styles(self) -> list[str]:
        found = list(insight_of(find_game(self.game)).styles)
        if not found:
            raise PetteiaError(f"bots have no styles at {find_game(self.game).name}")
        return found

    def match(self, style: str) -> Tournament:
        """Return the match of a *style*: every seed in every seating, among more than two alone."""
        bots = with_style(self.bot, style), self.bot
        alone = max(sides_of(self.game, self.seats)) > 1
        return Tournament(self.game, bots, self.seats, self.rounds, self.first_seed, alone=alone)


@dataclass(frozen=True)
class Found:
    """What a style came to: its rating against the plain bot, and figures of its seats, game by game.

    Differences are to what its rivals did in the same games; the plain bot, which met all styles, has none.
    """

    style: str
    rating: Rating
    figures: list[Metric]
    differences: list[Metric]

    def to_json(self) -> dict[str, object]:
        return {
            "style": self.style,
            "games": self.rating.games,
            "score": round(self.rating.score, 4),
            "elo": round(self.rating.elo, 1),
            "margin": round(self.rating.margin, 1),
            "figures": rounded(self.figures),
            "differences": rounded(self.differences),
        }


def rounded(metrics: Iterable[Metric]) -> dict[str, list[float]]:
    """Return mean and margin of each, by name."""
    return {metric.name: [round(metric.mean, 3), round(metric.margin, 3)] for metric in metrics}


def summary(characters: Characters, played: dict[str, list[GameResult]]) -> list[Found]:
    """Return what was found of the plain bot, whose style has no name, and of every style."""
    plain = characters.bot
    games = [result for results in played.values() for result in results]
    found = [Found("", Rating(plain, 0.0, 0.0, len(games), 0.5), figures(games, plain), [])]
    for style, results in played.items():
        name = with_style(plain, style)
        rating = next(each for each in rate(results, plain) if each.bot == name)
        own = figures(results, name)
        found.append(Found(style, rating, own, apart(own, figures(results, plain))))
    return found


def figures(results: Iterable[GameResult], bot: str) -> list[Metric]:
    """Return what the game counts of the seats of *bot*, the mean of them game by game."""
    values: dict[str, list[float]] = {}
    for result in results:
        seats = [seat for seat, name in enumerate(result.bots) if name == bot]
        for name, by_seat in counted(result).items():
            values.setdefault(name, []).append(sum(by_seat[seat] for seat in seats) / len(seats))
    return [Metric("", name, each) for name, each in values.items()]


def apart(own: Sequence[Metric], others: Sequence[Metric]) -> list[Metric]:
    """Return how far *own* figures are from those of *others* in the same games."""
    pairs = zip(own, others, strict=True)
    return [
        Metric("", mine.name, [a - b for a, b in zip(mine.values, them.values, strict=True)]) for mine, them in pairs
    ]


def counted(result: GameResult) -> dict[str, list[float]]:
    """Return the figures of a game, which is played once more from its moves."""
    game = find_game(result.game)
    counting = part_of(game, COUNTING)
    log: list[Event] = []
    state = game.new(len(result.bots))
    state.seed = str(result.seed)
    state.settle(log)
    for move in result.moves:
        state.play(move, log)
    return {} if counting is None else dict(counting.figures(log, state))


def table(found: Sequence[Found]) -> list[list[str]]:
    """Return the rows of a table: a column for each style, the plain bot first; of a style also how it differs."""
    rows = [
        ["", *(each.style or "plain" for each in found)],
        ["games", *(str(each.rating.games) for each in found)],
        ["Elo", *("0" if not each.style else f"{each.rating.elo:+.0f} ± {each.rating.margin:.0f}" for each in found)],
    ]
    for place, metric in enumerate(found[0].figures):
        rows.append([metric.name, *(shown(each, place) for each in found)])
    return rows


def shown(found: Found, place: int) -> str:
    figure = found.figures[place]
    if not found.style:
        return f"{figure.mean:.2f}"
    difference = found.differences[place]
    return f"{figure.mean:.2f} ({difference.mean:+.2f} ± {difference.margin:.2f})"
