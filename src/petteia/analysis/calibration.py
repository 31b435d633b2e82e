"""Are the chances true? Fitted on games of bots against themselves, judged on others, told as a table and a drawing."""

from __future__ import annotations

import json
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from librt.random import Random

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.chances import (
    FILE,
    PLAIN,
    PLAYED_ON,
    SEARCH,
    SEARCHED,
    Weights,
    bent,
    result_of,
    side_hopes,
    sides_of,
    softmax,
)
from petteia.analysis.study import LEAST_GAMES, SIMULATIONS_A_GAME, Study, played_on
from petteia.core.game import Game, State
from petteia.core.insight import insight_of
from petteia.core.registry import folder_of
from petteia.players import player
from petteia.players.mcts import MctsPlayer
from petteia.players.thinker import Thinker

BINS = 10
RIDGE = 2.0  # pulls the fitted numbers towards those that bend nothing, like so many sights of it
ROUNDS = 40  # of Newton's method, at the most
FOLDS = 4  # into so many parts games are divided: each is judged by numbers fitted to the others


@dataclass(frozen=True, slots=True)
class Sight:
    """A position of a game of bots: what each side could hope for, and how the game ended for it."""

    game: int  # its seed
    hopes: list[float]
    phase: float
    result: list[float]
    mover: int  # the side that decides there

    def chances(self, weights: Weights) -> list[float]:
        return softmax(weights, [bent(hope, self.phase) for hope in self.hopes])


@dataclass(frozen=True)
class Calibration:
    """What is played and looked at: a game at a count of seats, with so many simulations for a move and for a look."""

    game: Game
    seats: int
    simulations: int = 400
    moves: int = 60
    looks: int = 6  # positions of each game
    seed: int = 1
    judge: str = ""  # the bot whose opinion at first sight is asked, instead of a look

    @property
    def note(self) -> str:
        """How the numbers were made, in one line."""
        looked = f"--judge {self.judge}" if self.judge else f"--simulations {self.simulations}"
        return (
            f"petteia calibrate {self.game.slug} --seats {self.seats} {looked}"
            f" --moves {self.moves} --looks {self.looks} --seed {self.seed}"
        )


# Playing ---------------------------------------------------------------------------------------------------------


def play(wanted: Calibration, seed: int) -> list[Sight]:
    """Play the game *seed*; return what was seen in some of its positions."""
    game = wanted.game
    bot = player(game, f"{SEARCH}:simulations={wanted.moves}", seed=seed)
    assert isinstance(bot, MctsPlayer)
    rng = Random(seed)
    state = game.new(wanted.seats, seed=f"calibration {wanted.seed} {seed}")
    kept: list[State] = []
    met = 0
    while state.to_act is not None:
        options = state.indices()
        chosen = options[0]
        if len(options) > 1:
            met += 1
            # Of all decisions so far each is kept as likely as any other, whenever the game ends.
            place = len(kept) if len(kept) < wanted.looks else int(rng.randrange(met))
            if place < wanted.looks:
                kept[place : place + 1] = [state.copy()]
            chosen = quick_choice(bot, state)
        state.play(chosen)
    shares, sides = result_of(state), sides_of(state)
    result = [shares[sides.index(side)] for side in sorted(set(sides))]
    return [sight(wanted, before, seed, result) for before in kept]


def quick_choice(bot: MctsPlayer, state: State) -> int:
    """Return the move a search of *bot* prefers; it imagines what the seat cannot see anew in every simulation."""
    bot.tree.clear()
    search = bot.search(state)
    bot.think(search)
    if search.looks_alike():  # as when a board is set up: any of them
        options = state.indices()
        return options[int(bot.rng.randrange(len(options)))]
    return int(bot.tree.move[bot.tree.best()])


def sight(wanted: Calibration, state: State, seed: int, result: list[float]) -> Sight:
    """Return what everybody may hope for in *state*, as far as the seat that decides knows it.

    Games played on tell it, or a search where there are none; or a bot is asked at first sight.
    """
    sides = sides_of(state)
    mover = sides[int(state.actor())]
    phase = insight_of(wanted.game).phase(state)
    if wanted.judge:
        hopes = judge_of(wanted.game, wanted.judge).opinions(state)
        return Sight(seed, side_hopes(hopes, sides), phase, result, mover)
    if (played := played_on(state, state.to_act, False, Random(seed))) is not None:
        played.play(max(LEAST_GAMES, wanted.simulations // SIMULATIONS_A_GAME))
        return Sight(seed, side_hopes(played.values(), sides), phase, result, mover)
    study = Study(state, state.to_act, seed=seed, simulations=wanted.simulations, proof_nodes=0)
    study.think(Budget(simulations=wanted.simulations))
    assert study.search is not None
    hopes = study.search.values(study.options()[0][0])
    return Sight(seed, side_hopes(hopes, sides), phase, result, mover)


@lru_cache(maxsize=1)
def judge_of(game: Game, spec: str) -> Thinker:
    """Return the bot whose opinions are asked."""
    bot = player(game, spec, seed=1)
    if not isinstance(bot, Thinker):
        raise AnalysisError(f"{spec} has no opinion of a position; net, mcts and classic have")
    return bot


def gather(
    wanted: Calibration, games: int, path: Path | None = None, heard: Callable[[int], None] | None = None
) -> list[Sight]:
    """Return the sights of *games* games: those the file *path* holds already, and those played now and added to it."""
    found = read(wanted, path) if path is not None and path.exists() else []
    known = {sight.game for sight in found}
    file = None
    if path is not None:
        new = not path.exists()
        file = path.open("a", encoding="utf-8")
        if new:
            file.write(json.dumps({"made": wanted.note}) + "\n")
    try:
        for done, seed in enumerate(range(games), start=1):
            if seed not in known:
                seen = play(wanted, seed)
                found += seen
                if file is not None:
                    file.writelines(
                        json.dumps([s.game, rounded(s.hopes), s.phase, s.result, s.mover]) + "\n" for s in seen
                    )
                    file.flush()
            if heard is not None:
                heard(done)
    except KeyboardInterrupt:
        if not found:
            raise
    finally:
        if file is not None:
            file.close()
    return found


def rounded(numbers: Iterable[float]) -> list[float]:
    return [round(number, 5) for number in numbers]


def read(wanted: Calibration, path: Path) -> list[Sight]:
    """Return the sights in the file *path*; refuse those of another calibration."""
    lines = path.read_text(encoding="utf-8").splitlines()
    try:
        made = json.loads(lines[0])["made"]
        sights = [Sight(*json.loads(line)) for line in lines[1:]]
    except (ValueError, KeyError, TypeError, IndexError) as error:
        raise AnalysisError(f"{path} holds no games of a calibration: {error!r}") from error
    if made != wanted.note:
        raise AnalysisError(f"{path} belongs to another calibration: {made}")
    return sights


# Fitting ---------------------------------------------------------------------------------------------------------


def judged(sights: Sequence[Sight]) -> Reliability:
    """Return how true chances are that were fitted to other games: each part of the games is judged by the others."""
    parts = [[sight for sight in sights if sight.game % FOLDS == fold] for fold in range(FOLDS)]
    told: list[Told] = []
    for part in parts:
        weights = fit([sight for other in parts if other is not part for sight in other])
        told += [(sight, sight.chances(weights)) for sight in part]
    return reliability(told)


def fit(sights: Sequence[Sight]) -> Weights:
    """Return the numbers with which results were likeliest, by Newton's method."""
    if not sights:
        raise AnalysisError("there are no games to fit chances to")
    features = [[bent(hope, sight.phase) for hope in sight.hopes] for sight in sights]
    size = len(PLAIN)
    weights = list(PLAIN)
    for _ in range(ROUNDS):
        slope = [RIDGE * (plain - weight) for plain, weight in zip(PLAIN, weights, strict=True)]
        bend = [[RIDGE if row == column else 0.0 for column in range(size)] for row in range(size)]
        for sight, each in zip(sights, features, strict=True):
            chances = softmax(tuple(weights), each)
            mean = [sum(chance * part[row] for chance, part in zip(chances, each, strict=True)) for row in range(size)]
            for chance, result, part in zip(chances, sight.result, each, strict=True):
                for row in range(size):
                    apart = part[row] - mean[row]
                    slope[row] += (result - chance) * part[row]
                    for column in range(size):
                        bend[row][column] += chance * apart * (part[column] - mean[column])
        step = solved(bend, slope)
        weights = [weight + each for weight, each in zip(weights, step, strict=True)]
        if max(map(abs, step)) < 1e-6:
            break
    return tuple(weights)


def solved(matrix: list[list[float]], right: list[float]) -> list[float]:
    """Return x with matrix x = right, by elimination."""
    size = len(right)
    rows = [[*row, value] for row, value in zip(matrix, right, strict=True)]
    for place in range(size):
        best = max(range(place, size), key=lambda row: abs(rows[row][place]))
        rows[place], rows[best] = rows[best], rows[place]
        for row in range(size):
            if row != place:
                factor = rows[row][place] / rows[place][place]
                rows[row] = [each - factor * above for each, above in zip(rows[row], rows[place], strict=True)]
    return [rows[place][size] / rows[place][place] for place in range(size)]


# Judging ---------------------------------------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class Bin:
    """Chances of about the same size, and how often they came true."""

    low: float
    high: float
    count: int
    chance: float
    came_true: float


@dataclass(frozen=True, slots=True)
class Reliability:
    """How true the chances were."""

    games: int
    positions: int
    brier: float
    error: float  # expected calibration error,
    deciding: float  # that of the side that decides, which knows its own plans,
    waiting: float  # and that of the others
    bins: list[Bin]

    def to_json(self) -> dict[str, object]:
        return {
            "games": self.games,
            "positions": self.positions,
            "brier": round(self.brier, 4),
            "error": round(self.error, 4),
            "deciding": round(self.deciding, 4),
            "waiting": round(self.waiting, 4),
            "bins": [
                [each.low, each.high, each.count, round(each.chance, 4), round(each.came_true, 4)] for each in self.bins
            ],
        }


def judge(sights: Sequence[Sight], weights: Weights) -> Reliability:
    """Return how often chances of each size came true that *weights* tell."""
    return reliability([(sight, sight.chances(weights)) for sight in sights])


Told = tuple[Sight, list[float]]  # a position, and the chances told of it
Pair = tuple[float, float]  # a chance, and what came of it


def reliability(told: Sequence[Told]) -> Reliability:
    if not told:
        raise AnalysisError("there are no games to judge chances by")
    deciding: list[Pair] = []
    waiting: list[Pair] = []
    for sight, chances in told:
        for side, pair in enumerate(zip(chances, sight.result, strict=True)):
            (deciding if side == sight.mover else waiting).append(pair)
    pairs = [*deciding, *waiting]
    brier = sum((chance - result) ** 2 for chance, result in pairs) / len(pairs)
    all_of_them, of_who_decides, of_the_others = (error_of(binned(each)) for each in (pairs, deciding, waiting))
    games = len({sight.game for sight, _ in told})
    return Reliability(games, len(told), brier, all_of_them, of_who_decides, of_the_others, binned(pairs))


def binned(pairs: Sequence[Pair]) -> list[Bin]:
    """Return the chances by their size; no bin is empty."""
    bins: list[Bin] = []
    for place in range(BINS):
        low, high = place / BINS, (place + 1) / BINS
        here = [pair for pair in pairs if low <= pair[0] < high or (place == BINS - 1 and pair[0] == 1.0)]
        if here:
            chance, true = (sum(column) / len(here) for column in zip(*here, strict=True))
            bins.append(Bin(low, high, len(here), chance, true))
    return bins


def error_of(bins: Sequence[Bin]) -> float:
    """Return the expected calibration error."""
    return sum(each.count * abs(each.chance - each.came_true) for each in bins) / sum(each.count for each in bins)


def drawing(found: Reliability, title: str) -> str:
    """Return the reliability as an SVG: a dot for each bin, the larger the more positions, beside the diagonal."""
    side, edge = 320, 44
    most = max(each.count for each in found.bins)
    dots = "".join(
        f'<circle cx="{edge + each.chance * side:.1f}" cy="{edge + (1 - each.came_true) * side:.1f}"'
        f' r="{3 + 9 * (each.count / most) ** 0.5:.1f}"><title>{each.chance:.3f}: {each.came_true:.3f}'
        f" ({each.count})</title></circle>"
        for each in found.bins
    )
    marks = "".join(
        f'<text x="{edge + share * side:.0f}" y="{edge + side + 16}" text-anchor="middle">{share:.0%}</text>'
        f'<text x="{edge - 6}" y="{edge + (1 - share) * side + 4:.0f}" text-anchor="end">{share:.0%}</text>'
        for share in (0, 0.25, 0.5, 0.75, 1)
    )
    width, height = side + 2 * edge, side + 2 * edge
    told = f"{found.games} games, Brier {found.brier:.3f}, ECE {found.error:.3f}"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width} {height}" width="{width}" height="{height}"'
        ' font-family="sans-serif" font-size="11">'
        f'<rect width="{width}" height="{height}" fill="#fff"/>'
        f'<text x="{width / 2}" y="16" text-anchor="middle" font-size="13">{title}</text>'
        f'<text x="{width / 2}" y="32" text-anchor="middle">{told}</text>'
        f'<rect x="{edge}" y="{edge}" width="{side}" height="{side}" fill="none" stroke="#888"/>'
        f'<line x1="{edge}" y1="{edge + side}" x2="{edge + side}" y2="{edge}" stroke="#bbb" stroke-dasharray="4"/>'
        f'<g fill="#2a6f97" fill-opacity="0.75">{dots}</g><g fill="#444">{marks}</g></svg>\n'
    )


def ship(wanted: Calibration, weights: Weights, found: Reliability) -> Path:
    """Write the numbers into the game's folder, with how they were made and how true they were; return the file."""
    path = folder_of(wanted.game) / FILE
    data = json.loads(path.read_text(encoding="utf-8")) if path.exists() else {}
    data[str(wanted.seats)] = {
        "made": wanted.note,
        "hopes": SEARCHED if played_on(wanted.game.new(wanted.seats), None, True, Random(0)) is None else PLAYED_ON,
        "weights": rounded(weights),
        "judged": found.to_json(),
    }
    lines = (f"  {json.dumps(seats)}: {json.dumps(data[seats])}" for seats in sorted(data))
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", encoding="utf-8")
    return path
