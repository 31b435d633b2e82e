"""A benchmark to cite: an agent against pinned opponents, by a fixed protocol, in a file that anybody can check.

The protocol of a game stands in its folder (`insight/benchmark.toml`), by version and count of seats: the opponents,
written out as bots that think in simulations and so play alike everywhere, and their ratings. The agent meets each of
them with the same seeds in every seat. The file keeps every game: `check` replays the moves, asks the opponents again
for theirs, and counts anew.
"""

from __future__ import annotations

import hashlib
import json
import math
import platform
import tomllib
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import petteia
from petteia.arena.crew import HERE, Crew
from petteia.arena.match import Fixture, GameResult, play_game, seatings, seeded_players, sides_of
from petteia.arena.ratings import ELO, NORMAL_95, chance, meetings
from petteia.arena.results import ResultsFile
from petteia.arena.sprt import shares_of
from petteia.core.game import Game, IllegalMove, PetteiaError
from petteia.core.registry import folder_of
from petteia.core.registry import game as find_game

FILE = "insight/benchmark.toml"
KIND = "petteia benchmark"
FIRST_SEED = 1_000_001
ROUNDS = 20
SHIPPED = ("insight/benchmark.toml", "insight/weights.json")  # what the opponents' play depends on beside the program


class BenchmarkError(PetteiaError):
    """A benchmark that cannot be run, or a file of one that is not true; the message says why."""


@dataclass(frozen=True)
class Protocol:
    """Who is met at a game with so many seats: opponents by name as bots, and their ratings."""

    game: str
    seats: int
    version: int
    opponents: Mapping[str, str]
    ratings: Mapping[str, float]

    def fixtures(self, agent: str, rounds: int) -> Iterator[Fixture]:
        """Yield all games, seed by seed: the agent has every place once, its opponent all the others."""
        sides = sides_of(self.game, self.seats)
        for number in range(rounds):
            for bot in self.opponents.values():
                if bot != agent:
                    for bots in seatings((agent, bot), sides, alone=max(sides) > 1):
                        yield Fixture(self.game, bots, FIRST_SEED + number)


def protocol_of(game: Game, seats: int, version: int | None = None) -> Protocol:
    """Return the protocol of *game*: the newest one, or *version*."""
    path = folder_of(game) / FILE
    if not path.exists():
        raise BenchmarkError(f"{game.name} has no benchmark: there is no {FILE} in its folder")
    told = tomllib.loads(path.read_text(encoding="utf-8"))
    chosen = max(map(int, told)) if version is None else version
    by_seats = told.get(str(chosen), {})
    if str(seats) not in by_seats:
        known = ", ".join(f"{number}: {' or '.join(each)} seats" for number, each in told.items())
        raise BenchmarkError(f"no benchmark {chosen} of {game.name} has {seats} seats; there are {known}")
    rows = by_seats[str(seats)]
    bots = {name: str(row["bot"]) for name, row in rows.items()}
    return Protocol(game.slug, seats, chosen, bots, {name: float(row["elo"]) for name, row in rows.items()})


def fingerprints(game: Game) -> dict[str, str]:
    """Return a hash of each file that decides how the opponents play."""
    folder = folder_of(game)
    return {
        name: hashlib.sha256((folder / name).read_bytes()).hexdigest()[:16]
        for name in SHIPPED
        if (folder / name).exists()
    }


# Playing ---------------------------------------------------------------------------------------------------------


def run(
    protocol: Protocol,
    agent: str,
    rounds: int = ROUNDS,
    crew: Crew = HERE,
    path: Path | None = None,
    told: Callable[[int], None] | None = None,
) -> list[GameResult]:
    """Play what is not yet in the file *path*; return all games in the order of the protocol."""
    file = ResultsFile(path)
    wanted = [fixture.key for fixture in protocol.fixtures(agent, rounds)]
    found = {result.fixture.key: result for result in file.results}
    missing = [fixture for fixture in protocol.fixtures(agent, rounds) if fixture.key not in found]
    for result in crew.work(play_game, missing):
        file.add(result)
        found[result.fixture.key] = result
        if told is not None:
            told(sum(key in found for key in wanted))
    return [found[key] for key in wanted]


# Counting --------------------------------------------------------------------------------------------------------


def interval(shares: Sequence[float]) -> tuple[float, float, float]:
    """Return the mean of *shares* and its 95 % interval; one imagined share a quarter off keeps it from being none."""
    count = len(shares)
    mean = sum(shares) / count
    variance = (sum((share - mean) ** 2 for share in shares) + 1 / 16) / count
    margin = NORMAL_95 * math.sqrt(variance / count)
    return mean, max(0.0, mean - margin), min(1.0, mean + margin)


def rating(points: Mapping[str, tuple[float, float]], known: Mapping[str, float]) -> tuple[float, float]:
    """Return the rating of an agent with so many points in so many games against opponents of *known* ratings.

    The second number is half of its 95 % interval. Half a game drawn with an equal keeps it finite.
    """
    strength = sum(known.values()) / len(known) / ELO
    centre = strength
    curve = 1.0
    for _ in range(100):
        slope = 0.5 * (0.5 - chance(strength - centre))
        curve = 0.5 * chance(strength - centre) * (1 - chance(strength - centre))
        for name, (scored, games) in points.items():
            likely = chance(strength - known[name] / ELO)
            slope += scored - games * likely
            curve += games * likely * (1 - likely)
        step = max(-1.0, min(1.0, slope / curve))
        strength += step
        if abs(step) < 1e-9:
            break
    return strength * ELO, NORMAL_95 * ELO / math.sqrt(curve)


def table(protocol: Protocol, agent: str, results: Sequence[GameResult]) -> dict[str, Any]:
    """Return what the games say: the score against every opponent, the rating, time and faults."""
    rows: list[dict[str, Any]] = []
    points: dict[str, tuple[float, float]] = {}
    for name, bot in protocol.opponents.items():
        met = [result for result in results if bot in result.bots and bot != agent]
        if not met:
            continue
        score, low, high = interval(shares_of(met, agent, bot))
        compared = [weight for result in met for *_, weight in meetings(result)]
        points[name] = score * sum(compared), sum(compared)
        rows.append(
            {
                "opponent": name,
                "games": len(met),
                "score": round(score, 4),
                "low": round(low, 4),
                "high": round(high, 4),
            }
        )
    elo, margin = rating(points, {name: protocol.ratings[name] for name in points})
    own = [(result, seat) for result in results for seat, bot in enumerate(result.bots) if bot == agent]
    decisions = sum(result.decisions[seat] for result, seat in own)
    faults: dict[str, int] = {}
    for result, seat in own:
        for name, count in (result.faults[seat] if result.faults else {}).items():
            faults[name] = faults.get(name, 0) + count
    return {
        "opponents": rows,
        "rating": round(elo, 1),
        "margin": round(margin, 1),
        "decisions": decisions,
        "ms": round(1000 * sum(result.seconds[seat] for result, seat in own) / max(1, decisions), 2),
        "faults": faults,
    }


# The file --------------------------------------------------------------------------------------------------------


def document(protocol: Protocol, agent: str, rounds: int, results: Sequence[GameResult]) -> dict[str, Any]:
    """Return the whole benchmark as plain data, with a digest over all the rest."""
    game = find_game(protocol.game)
    told: dict[str, Any] = {
        "kind": KIND,
        "protocol": protocol.version,
        "petteia": petteia.__version__,
        "game": protocol.game,
        "rules": game.version,
        "files": fingerprints(game),
        "seats": protocol.seats,
        "agent": agent,
        "rounds": rounds,
        "first_seed": FIRST_SEED,
        "opponents": dict(protocol.opponents),
        "machine": {"python": platform.python_version(), "system": platform.system(), "processor": platform.machine()},
        "table": table(protocol, agent, results),
        "games": [result.to_data() for result in results],
    }
    return told | {"digest": digest(told)}


def digest(told: Mapping[str, Any]) -> str:
    rest = {name: value for name, value in told.items() if name != "digest"}
    return hashlib.sha256(json.dumps(rest, sort_keys=True, ensure_ascii=False).encode()).hexdigest()


def load(path: Path) -> dict[str, Any]:
    """Return the benchmark in the file *path*."""
    try:
        told = json.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError) as error:
        raise BenchmarkError(f"{path} is no benchmark: {error}") from error
    if not isinstance(told, dict) or told.get("kind") != KIND:
        raise BenchmarkError(f"{path} is no benchmark: it does not say so")
    return told


def check(told: Mapping[str, Any], asked_again: int | None = None) -> Iterator[str]:
    """Check a benchmark and yield what was checked, in words; raise BenchmarkError at the first thing that is not true.

    All games are replayed by the rules; in *asked_again* of them (None: all) the opponents decide anew.
    """
    try:
        if digest(told) != told["digest"]:
            raise BenchmarkError("the digest does not fit: something in the file was changed")
        yield "the file is whole"
        game = find_game(str(told["game"]))
        if told["rules"] != game.version:
            raise BenchmarkError(f"it was played by rules {told['rules']}; this program plays rules {game.version}")
        protocol = protocol_of(game, int(told["seats"]), int(told["protocol"]))
        agent, rounds = str(told["agent"]), int(told["rounds"])
        if told["opponents"] != dict(protocol.opponents) or told["first_seed"] != FIRST_SEED:
            raise BenchmarkError(f"these are not the opponents and seeds of protocol {protocol.version}")
        results = [GameResult.of_data(each) for each in told["games"]]
        if [result.fixture for result in results] != list(protocol.fixtures(agent, rounds)):
            raise BenchmarkError("these are not the games of the protocol: some are missing, or others were played")
        yield f"{len(results)} games are those of protocol {protocol.version} of {game.name}"
        for number, result in enumerate(results, start=1):
            replay(game, number, result)
        yield f"{len(results)} games were played by the rules and ended as told"
        if table(protocol, agent, results) != told["table"]:
            raise BenchmarkError("the table does not follow from the games")
        yield "the table follows from the games"
        again = results if asked_again is None else results[:asked_again]
        if again and told["files"] != fingerprints(game):
            raise BenchmarkError(f"the opponents are those of Petteia {told['petteia']}; here they may play otherwise")
        for number, result in enumerate(again, start=1):
            ask_again(game, number, result, agent)
        yield f"in {len(again)} of them the opponents decide the same again"
    except (KeyError, TypeError, ValueError, AttributeError) as error:
        raise BenchmarkError(f"something is missing in this benchmark: {error!r}") from error


def replay(game: Game, number: int, result: GameResult) -> None:
    """Play the moves of a game again; refuse one that is illegal, or another end."""
    state = game.new(len(result.bots), seed=result.seed)
    try:
        for move in result.moves:
            state.play(move)
    except IllegalMove as error:
        raise BenchmarkError(f"game {number}: {error}") from error
    if state.outcome() != list(result.outcome):
        raise BenchmarkError(f"game {number} did not end as told")


def ask_again(game: Game, number: int, result: GameResult, agent: str) -> None:
    """Let the opponents decide once more where they did; refuse a game in which they would have played otherwise."""
    bots = {seat: bot for seat, bot in enumerate(seeded_players(result.fixture, besides=agent)) if bot is not None}
    state = game.new(len(result.bots), seed=result.seed)
    for ply, move in enumerate(result.moves, start=1):
        seat = state.to_act
        if seat in bots and (other := bots[seat].choose(state.view(seat))).index != move:
            played = game.all_moves[move].text
            raise BenchmarkError(f"game {number}, decision {ply}: the opponent plays {other.text!r}, not {played!r}")
        state.play(move)
