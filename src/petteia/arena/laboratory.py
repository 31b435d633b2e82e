"""The laboratory: what a game is like, from many games of a bot against itself, and in what two editions differ.

Every seed is played twice, the bots' own chance aside in the same way: what both games share was decided by the set-up
and the draws. A part of the games sets one seat of the bot against a weaker one: what it wins is skill. A game says in
`insight/laboratory.py` what else is to be counted of it.
"""

from __future__ import annotations

import json
import math
import os
from collections import Counter, defaultdict
from collections.abc import Callable, Iterable, Iterator, Sequence
from dataclasses import asdict, dataclass, field
from pathlib import Path

from librt.random import Random

from petteia.arena.crew import HERE, Crew
from petteia.arena.match import resting_player, sides_of
from petteia.arena.ratings import NORMAL_95
from petteia.core.event import Event
from petteia.core.game import Game, PetteiaError, State
from petteia.core.insight import insight_of
from petteia.core.registry import game as find_game
from petteia.core.registry import part_of

COUNTING = "insight.laboratory"
MASK = 0x3FFF_FFFF
SKILL_SHARE = 4  # of so many games one tries a weaker bot
LEAST_SEEN = 8  # seats with a trait before its share of wins is told
SAMPLES = 300  # of what a seat cannot know, to guess how much that is
SAMPLED_GAMES = 20  # one of so many
DISCOVERY_RATE = 0.05  # of differences told, so many may be chance


class LabError(PetteiaError):
    """Games that cannot be read, or a question the laboratory cannot answer."""


@dataclass(frozen=True)
class Experiment:
    """What is played: a game (perhaps with an edition), seats, the bot, a weaker one, and how many games."""

    game: str
    seats: int
    bot: str
    weaker: str
    games: int
    seed: int = 1

    def jobs(self) -> Iterator[Job]:
        """Yield all games: each seed twice among equals, and every fourth game against weaker ones, seats rotated."""
        for number in range(self.games):
            if number % SKILL_SHARE == SKILL_SHARE - 1:
                seat = number // SKILL_SHARE % (max(sides_of(self.game, self.seats)) + 1)
                yield Job(self, number, self.seed + number, seat)
            else:
                among_equals = number - number // SKILL_SHARE
                yield Job(self, number, self.seed + among_equals // 2, None)


@dataclass(frozen=True)
class Job:
    """One game: the side of the stronger bot if the others are weaker."""

    experiment: Experiment
    number: int
    seed: int
    stronger: int | None


@dataclass
class Played:
    """What is counted of one game."""

    number: int
    seed: int
    stronger: int | None
    outcome: list[float]
    sides: list[int]
    decisions: int = 0
    choices: int = 0  # decisions with more than one answer
    branching: float = 0.0  # answers to a choice, on average
    leads: int = 0  # how often another side came to be ahead, as the game's own guess has it
    drama: float = 0.0  # how far behind the winner had been at worst, from 0 to 1
    hidden: float = 0.0  # bits that a seat could not know, on average
    kinds: dict[str, int] = field(default_factory=dict)
    points: dict[str, list[float]] = field(default_factory=dict)
    figures: dict[str, list[float]] = field(default_factory=dict)
    traits: list[tuple[int, str, str]] = field(default_factory=list)

    def shares(self) -> list[float]:
        """Return what every seat won: the winners share one game."""
        best = max(self.outcome)
        winners = {side for side, value in zip(self.sides, self.outcome, strict=True) if value == best}
        return [1 / len(winners) if side in winners else 0.0 for side in self.sides]


# Playing ---------------------------------------------------------------------------------------------------------


def play(job: Job) -> Played:
    """Play one game and count; the same job always counts the same if its bots think in simulations."""
    wanted = job.experiment
    game = find_game(wanted.game)
    sides = sides_of(wanted.game, wanted.seats)
    bots = []
    for seat, side in enumerate(sides):
        bot = resting_player(
            wanted.game, wanted.bot if job.stronger is None or side == job.stronger else wanted.weaker, seat
        )
        bot.reseed((job.number * 7919 + wanted.seed * 15_485_863 + seat * 104_729) & MASK)
        bots.append(bot)
    log: list[Event] = []
    state = game.new(wanted.seats)
    state.seed = str(job.seed)
    state.settle(log)
    watch = Watch(game, job.number)
    while (actor := state.to_act) is not None:
        moves = state.indices()
        watch.look(state, moves)
        state.play(bots[actor].choose(state.view(actor)) if len(moves) > 1 else moves[0], log)
    return watch.counted(state, job, sides, log)


class Watch:
    """Looks at a game as it goes on."""

    def __init__(self, game: Game, number: int) -> None:
        self.game = game
        self.insight = insight_of(game)
        self.rng = Random(number)
        self.decisions = 0
        self.answers: list[int] = []
        self.kinds: Counter[str] = Counter()
        self.ahead: list[int] = []
        self.values: list[list[float]] = []
        self.last: int | None = None
        self.hidden: list[float] = []
        self.guesses = game.has_secrets and number % SAMPLED_GAMES == 0

    def look(self, state: State, moves: Sequence[int]) -> None:
        self.decisions += 1
        actor = state.to_act
        assert actor is not None
        if len(moves) > 1:
            self.answers.append(len(moves))
            self.kinds[state.question().name.removeprefix("ask-")] += 1
        if actor != self.last:  # somebody else's turn: look who is ahead
            self.last = actor
            values = [self.insight.value(state, seat) for seat in range(int(state.seats))]
            self.values.append(values)
            self.ahead.append(int(state.side(values.index(max(values)))))
        if self.guesses and self.decisions % 25 == 0:
            self.hidden.append(bits_unknown(state, actor, self.rng))

    def counted(self, end: State, job: Job, sides: Sequence[int], log: Sequence[Event]) -> Played:
        """Return what this game was like."""
        outcome = end.outcome()
        assert outcome is not None
        winner = outcome.index(max(outcome))
        played = Played(job.number, job.seed, job.stronger, outcome, list(sides), self.decisions, len(self.answers))
        played.branching = sum(self.answers) / max(1, len(self.answers))
        played.leads = sum(one != two for one, two in zip(self.ahead, self.ahead[1:], strict=False))
        behind = [max(each) - each[winner] for each in self.values]
        played.drama = min(1.0, max(behind, default=0.0) / 2)
        played.hidden = sum(self.hidden) / len(self.hidden) if self.hidden else 0.0
        played.kinds = dict(self.kinds)
        for seat in range(len(sides)):
            for item, points in self.insight.items(end, seat):
                played.points.setdefault(item, []).append(float(points))
        counting = part_of(self.game, COUNTING)
        if counting is not None:
            played.traits = list(dict.fromkeys(counting.traits(log, end)))
            played.figures = counting.figures(log, end)
        return played


def bits_unknown(state: State, seat: int, rng: Random) -> float:
    """Return a guess of how many bits *seat* lacks to know the state: from how seldom two imagined ones are the same.

    Few enough to have met twice are counted well; where all differ it is a lower bound.
    """
    seen = Counter(state.redealt(seat, rng).text for _ in range(SAMPLES))
    pairs = SAMPLES * (SAMPLES - 1) / 2
    same = sum(count * (count - 1) / 2 for count in seen.values())
    return math.log2(pairs / max(1.0, same))


def run(
    experiment: Experiment, path: Path | None = None, crew: Crew = HERE, told: Callable[[int], None] | None = None
) -> list[Played]:
    """Play what is not yet in the file *path*; return all games in their order."""
    found = {played.number: played for played in kept_games(experiment, path) if played.number < experiment.games}
    missing = [job for job in experiment.jobs() if job.number not in found]
    if told is not None:
        told(len(found))
    for played in crew.work(play, missing):
        found[played.number] = played
        if path is not None:
            path.parent.mkdir(parents=True, exist_ok=True)
            with path.open("a", encoding="utf-8") as file:
                file.write(json.dumps({"of": key(experiment), **asdict(played)}) + "\n")
                file.flush()
                os.fsync(file.fileno())
        if told is not None:
            told(len(found))
    return [found[number] for number in sorted(found)]


def key(experiment: Experiment) -> str:
    """Return what games of the same experiment share, however many they are."""
    game = find_game(experiment.game)
    played = f"{game.slug} {game.version} {game.data or '-'} {experiment.seats} {experiment.seed}"
    return f"{played} {experiment.bot} {experiment.weaker}"


def kept_games(experiment: Experiment, path: Path | None) -> Iterator[Played]:
    """Yield the games of *experiment* in the file *path*; a last line cut short by a crash is taken out of it."""
    if path is None or not path.exists():
        return
    whole = [line for line in path.read_bytes().splitlines(keepends=True) if line.endswith(b"\n")]
    path.write_bytes(b"".join(whole))
    for number, line in enumerate(whole, start=1):
        try:
            told = json.loads(line)
            if told.pop("of") == key(experiment):
                told["traits"] = [(int(seat), str(kind), str(name)) for seat, kind, name in told["traits"]]
                yield Played(**told)
        except (ValueError, KeyError, TypeError) as error:
            raise LabError(f"line {number} of {path} is no game of the laboratory: {error}") from error


# Counting --------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Metric:
    """A figure: its section and name, what was found, each time, and what was expected."""

    section: str
    name: str
    values: list[float]
    expected: tuple[float, float] | None = None

    @property
    def count(self) -> int:
        return len(self.values)

    @property
    def mean(self) -> float:
        return sum(self.values) / len(self.values)

    @property
    def error(self) -> float:
        """The standard error of the mean."""
        if self.count < 2:
            return 0.0
        mean = self.mean
        return math.sqrt(sum((value - mean) ** 2 for value in self.values) / (self.count - 1) / self.count)

    @property
    def margin(self) -> float:
        """Half of the 95 % interval."""
        return NORMAL_95 * self.error


def metrics(experiment: Experiment, games: Sequence[Played]) -> list[Metric]:
    """Return everything that was found, section by section."""
    equal = [played for played in games if played.stronger is None]
    if not equal:
        raise LabError("there is no game to look at")
    counting = part_of(find_game(experiment.game), COUNTING)
    expected = {} if counting is None else counting.EXPECTED
    found = [
        Metric("the game", "decisions", [float(played.decisions) for played in equal]),
        Metric("the game", "choices", [float(played.choices) for played in equal]),
        Metric("the game", "answers to a choice", [played.branching for played in equal]),
        Metric("the game", "lead changes", [float(played.leads) for played in equal]),
        Metric("the game", "drama (0 to 1)", [played.drama for played in equal]),
    ]
    if any(played.hidden for played in equal):
        found.append(Metric("the game", "bits a seat cannot know", [each.hidden for each in equal if each.hidden]))
    fair = max(equal[0].sides) + 1
    found += [
        Metric("wins by seat (1 is fair)", f"seat {seat + 1}", [played.shares()[seat] * fair for played in equal])
        for seat in range(experiment.seats)
    ]
    found += by_name("points per player", [played.points for played in equal], {})
    found += by_name("figures per player", [played.figures for played in equal], expected)
    found += by_trait(equal, fair)
    kinds = sorted({kind for played in equal for kind in played.kinds})
    found += [Metric("choices by question", kind, [float(each.kinds.get(kind, 0)) for each in equal]) for kind in kinds]
    return [*found, *skill_and_luck(experiment, games, fair)]


def by_name(
    section: str, games: Sequence[dict[str, list[float]]], expected: dict[str, tuple[float, float]]
) -> list[Metric]:
    """Return a metric for every name: the mean of the seats, game by game."""
    names = dict.fromkeys(name for game in games for name in game)
    return [
        Metric(section, name, [sum(game[name]) / len(game[name]) for game in games if name in game], expected.get(name))
        for name in names
    ]


def by_trait(games: Sequence[Played], fair: int) -> Iterator[Metric]:
    """Yield for every trait how many seats had it, and what share of wins they had, 1 being fair."""
    having: dict[tuple[str, str], list[list[float]]] = defaultdict(lambda: [[] for _ in games])
    for number, played in enumerate(games):
        shares = played.shares()
        for seat, kind, name in played.traits:
            having[kind, name][number].append(shares[seat] * fair)
    seats = len(games[0].sides)
    for (kind, name), wins in sorted(having.items()):
        yield Metric(f"{kind}: share of seats", name, [len(each) / seats for each in wins])
        if sum(map(len, wins)) >= LEAST_SEEN:
            yield Metric(f"{kind}: wins (1 is fair)", name, [share for each in wins for share in each])


def skill_and_luck(experiment: Experiment, games: Sequence[Played], fair: int) -> Iterator[Metric]:
    """Yield what the stronger bot won, and how much of the result the set-up and the draws decide."""
    section = "skill and luck"
    tried = [played for played in games if played.stronger is not None]
    if tried:
        wins = [played.shares()[played.sides.index(played.stronger or 0)] * fair for played in tried]
        yield Metric(section, f"wins of {experiment.bot} against {experiment.weaker} (1 is fair)", wins)
    seeds: dict[int, list[list[float]]] = defaultdict(list)
    for played in games:
        if played.stronger is None:
            seeds[played.seed].append([share - 1 / fair for share in played.shares()])
    pairs = [pair for pair in seeds.values() if len(pair) == 2]
    spread = [sum(x * x for game in pair for x in game) / 2 for pair in pairs]
    shared = [sum(x * y for x, y in zip(*pair, strict=True)) for pair in pairs]
    if pairs and sum(spread) > 0:
        scale = sum(spread) / len(spread)
        yield Metric(section, "share of the result that set-up and draws decide", [each / scale for each in shared])


# Comparing -------------------------------------------------------------------------------------------------------


@dataclass(frozen=True)
class Difference:
    """The same figure in two editions: how likely chance alone would set them so far apart."""

    one: Metric
    two: Metric
    chance: float

    @property
    def by(self) -> float:
        return self.two.mean - self.one.mean


def differences(one: Sequence[Metric], two: Sequence[Metric]) -> list[Difference]:
    """Return what differs beyond chance, the surest first (Benjamini and Hochberg: few of these are chance)."""
    others = {(metric.section, metric.name): metric for metric in two}
    tested = []
    for metric in one:
        other = others.get((metric.section, metric.name))
        if other is None or metric.count < LEAST_SEEN or other.count < LEAST_SEEN:
            continue
        error = math.hypot(metric.error, other.error)
        apart = abs(metric.mean - other.mean)
        chance = math.erfc(apart / error / math.sqrt(2)) if error > 0 else float(apart == 0)
        tested.append(Difference(metric, other, chance))
    tested.sort(key=lambda each: each.chance)
    kept = 0
    for number, each in enumerate(tested, start=1):
        if each.chance <= DISCOVERY_RATE * number / len(tested):
            kept = number
    return tested[:kept]


def sections(found: Iterable[Metric]) -> dict[str, list[Metric]]:
    """Return metrics by section, in their order."""
    gathered: dict[str, list[Metric]] = {}
    for metric in found:
        gathered.setdefault(metric.section, []).append(metric)
    return gathered
