"""What `petteia bench search` measures: how fast our bots think, beside OpenSpiel's MCTS on games of its own.

Rates are per second of processor time; a simulation of OpenSpiel's plays a random game to its end, one of ours ends in
a judgement. How long a decision takes and the memory of a bot are measured in a process of the bot's own.
"""

from __future__ import annotations

import json
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from functools import partial
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from librt.random import Random

from petteia.cli.bench import ROUNDS, BenchError, Rate, alternate
from petteia.core.game import Game, State
from petteia.core.insight import insight_of
from petteia.core.registry import game as find_game
from petteia.core.registry import games
from petteia.players import LEVELS, Player, UnknownPlayer, player
from petteia.players.alphabeta import AlphaBetaPlayer
from petteia.players.mcts import MctsPlayer
from petteia.players.net import NetPlayer, evaluate
from petteia.players.network import MOST_WEIGHT, Network
from petteia.players.network_file import Shape, path_of
from petteia.rl.extras import MissingExtra, require

SEED = 1
PLIES = (8, 16, 24, 32)  # decisions after which positions are taken from a random game
QUICK, STRONGEST = (1, 2, 3), max(LEVELS)
BUILT_IN = ("backgammon", "othello")  # of OpenSpiel's games: with as many options as ours, or fewer; the faster counts
BURST = {"python": 50, "cpp": 500}  # simulations OpenSpiel is asked for at once
SIMULATIONS = 1000  # of a search whose evaluations are measured
TRIES = 3  # of a quick decision: the quickest counts, for the machine may be busy
MEGABYTE = 1e6

Figure = tuple[str, float, str]
Search = Callable[[], int]  # thinks a little; returns how many simulations or nodes it took


def figures(seconds: float, told: Callable[[str], None]) -> Iterator[Figure]:
    """Yield (name, value, unit); *told* hears what cannot be measured here."""
    known = [find_game(slug) for slug in games()]
    searches = {name: search for game in known for name, search in ours(game, seconds).items()}
    try:
        searches |= theirs()
    except MissingExtra as error:
        told(f"search.openspiel: {error}")
    found = alternate({name: per_second(search, seconds) for name, search in searches.items()})
    for name, value in found.items():
        yield name, value, "nodes/s" if name.endswith((".nodes", ".alphabeta")) else "simulations/s"
    for language in BURST:
        rates = [value for name, value in found.items() if name.startswith(f"search.openspiel.{language}.")]
        if rates:
            yield f"search.openspiel.{language}", max(rates), "simulations/s"
            for game in known:
                for bot in (f"search.{game.slug}", f"search.{game.slug}.net"):
                    if bot in found:
                        yield f"{bot}.of_{language}", found[bot] / max(rates), "times"
    for game in known:
        if insight_of(game).input_count:
            yield from evaluations(game, seconds)
    for game in known:
        yield from decisions(game)


def per_second(search: Search, seconds: float) -> Rate:
    """Return the rate of *search* in rounds that together take about *seconds*."""

    def rate() -> float:
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / ROUNDS or not done:
            done += search()
        return done / spent

    return rate


# Rates -----------------------------------------------------------------------------------------------------------


def positions(game: Game, seats: int) -> list[State]:
    """Return positions of random games in which there is something to choose."""
    found: list[State] = []
    for plies in PLIES:
        state, rng = game.new(seats, seed=SEED), Random(SEED)
        done = 0
        while state.to_act is not None and (done < plies or len(state.moves()) < 2):
            moves = state.moves()
            state.play(moves[rng.randrange(len(moves))])
            done += 1
        if state.to_act is not None:
            found.append(state)
    return found


def counting(bot: Player, views: Sequence[Mapping[str, object]], count: Callable[[], int]) -> Search:
    """Return a search of *bot* in all *views*; *count* tells what the last decision took."""

    def search() -> int:
        done = 0
        for view in views:
            bot.choose(view)
            done += count()
        return done

    return search


def ours(game: Game, seconds: float) -> dict[str, Search]:
    """Return the searches of our bots at *game*, by the names of their figures."""
    views = [state.view(state.to_act) for state in positions(game, game.seats[0])[1::2]]
    slot = seconds / ROUNDS / len(views)
    bot = player(game, f"mcts:seconds={slot},keep=0", seed=SEED)
    assert isinstance(bot, MctsPlayer)

    found = {
        f"search.{game.slug}": counting(bot, views, lambda: bot.done),
        f"search.{game.slug}.nodes": counting(bot, views, lambda: int(bot.tree.size)),
    }
    if path_of(game).exists():
        asking = player(game, f"net:seconds={slot},keep=0", seed=SEED)
        assert isinstance(asking, NetPlayer)
        found[f"search.{game.slug}.net"] = counting(asking, views, lambda: asking.done)
    try:
        deepening = player(game, f"alphabeta:seconds={slot}", seed=SEED)
    except UnknownPlayer:
        return found  # for two sides that see everything only
    assert isinstance(deepening, AlphaBetaPlayer)

    return found | {f"search.{game.slug}.alphabeta": counting(deepening, views, lambda: deepening.done)}


def theirs() -> dict[str, Search]:
    """Return the searches of OpenSpiel's MCTS, in Python and in C++, on games of its own; raise MissingExtra."""
    require("openspiel", "numpy", "pyspiel")
    import numpy as np  # noqa: PLC0415 - an extra
    import pyspiel  # noqa: PLC0415
    from open_spiel.python.algorithms import mcts  # noqa: PLC0415

    found: dict[str, Search] = {}
    for name in BUILT_IN:
        game, rng = pyspiel.load_game(name), np.random.RandomState(SEED)
        state = game.new_initial_state()
        done = 0
        while done < max(PLIES) // 2 or state.is_chance_node():
            done += not state.is_chance_node()
            state.apply_action(rng.choice(state.legal_actions()))
        slow = mcts.MCTSBot(game, 2.0, BURST["python"], mcts.RandomRolloutEvaluator(1, rng), random_state=rng)
        judge = pyspiel.RandomRolloutEvaluator(1, SEED)
        fast = pyspiel.MCTSBot(game, judge, 2.0, BURST["cpp"], 1000, True, SEED, False)
        found[f"search.openspiel.python.{name}"] = partial(simulations_of, slow, state)
        found[f"search.openspiel.cpp.{name}"] = partial(simulations_of, fast, state)
    return found


def simulations_of(bot: Any, state: Any) -> int:
    return int(bot.mcts_search(state).explore_count)


# Networks --------------------------------------------------------------------------------------------------------


def untrained(game: Game) -> Network:
    """Return a network with any weights: what they are does not change what an evaluation takes."""
    rng = Random(SEED)
    sizes = Shape.of(game).sizes()
    span = MOST_WEIGHT // 16
    return Network(game, **{part: [rng.randrange(-span, span) for _ in range(size)] for part, size in sizes.items()})


def evaluations(game: Game, seconds: float) -> Iterator[Figure]:
    """Yield what an evaluation by a network takes, value and moves, and which part of a simulation it is."""
    network = untrained(game)
    bot = NetPlayer(game, network, SEED, simulations=SIMULATIONS)
    for seats in game.seats:
        states = positions(game, seats)
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / ROUNDS or not done:
            evaluate(network, states, 100)
            done += 100 * len(states)
        evaluation = spent / done
        done, began = 0, time.process_time()
        while (spent := time.process_time() - began) < seconds / ROUNDS or not done:
            for state in states:
                bot.choose(state.view(state.to_act))
                done += bot.done
        name = f"search.{game.slug}.evaluation" + (f".{seats}" if seats != game.seats[0] else "")
        yield name, 1e6 * evaluation, "µs"
        yield f"{name}.share", evaluation / (spent / done), "of a simulation"


# Decisions -------------------------------------------------------------------------------------------------------


def decisions(game: Game) -> Iterator[Figure]:
    """Yield the slowest decision of the quick levels and of the strongest, and what memory the strongest takes."""
    for level in (*QUICK, STRONGEST):
        slowest, peak = alone(game.slug, level)
        yield f"search.{game.slug}.level{level}", 1000 * slowest, "ms"
        if level == STRONGEST and peak:
            yield f"search.{game.slug}.memory", peak / MEGABYTE, "MB"


def alone(slug: str, level: int) -> tuple[float, float]:
    """Return what `answer` prints in a process of its own."""
    program = f"from petteia.cli.search_speed import answer; answer({slug!r}, {level})"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True, check=False)
    if done.returncode != 0:
        raise BenchError(f"level {level} cannot think: {(done.stderr.strip().splitlines() or ['?'])[-1]}")
    slowest, peak = json.loads(done.stdout)
    return float(slowest), float(peak)


def answer(slug: str, level: int) -> None:
    """Let a level decide in some positions with few and with many seats; print its slowest time and the peak memory."""
    game = find_game(slug)
    bot = player(game, level=level, seed=SEED)
    slowest = 0.0
    for seats in (game.seats[0], game.seats[-1]):
        for state in positions(game, seats):
            view = state.view(state.to_act)
            tries = [seconds_of(partial(bot.choose, view)) for _ in range(TRIES if level in QUICK else 1)]
            slowest = max(slowest, min(tries))
    print(json.dumps([slowest, peak_memory()]))


def seconds_of(work: Callable[[], object]) -> float:
    began = time.perf_counter()
    work()
    return time.perf_counter() - began


def peak_memory() -> float:
    """Return the most bytes this process ever held, zero where the system does not tell."""
    status = Path("/proc/self/status")
    if status.exists():  # of this program alone; Linux's getrusage also counts what its parent held when it began
        lines = dict(line.split(":", 1) for line in status.read_text(encoding="utf-8").splitlines())
        return 1024 * float(lines["VmHWM"].split()[0])
    if find_spec("resource") is None:
        return 0.0
    import resource  # noqa: PLC0415 - not on every system

    most = resource.getrusage(resource.RUSAGE_SELF).ru_maxrss
    return float(most if sys.platform == "darwin" else most * 1024)
