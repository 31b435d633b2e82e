"""How fast learning agents can play: one figure per interface, told as soon as it is known.

    petteia bench rl, or python -m petteia.rl.bench [seconds]

Every rate counts decisions of seats with random legal actions, observations and masks included, in a second of
processor time, threads added up: what else the machine is doing should not count. Everything runs on one core, where
the system allows to say so. If pgx is installed, it plays its connect four in turn with our vectors, with as many
games, and `….of_pgx` tells how many times as fast ours are.
"""

from __future__ import annotations

import json
import os
import sys
import time
from collections.abc import Callable, Generator, Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from importlib.util import find_spec
from typing import Any

from petteia.rl.extras import require

require("rl", "numpy", "gymnasium", "pettingzoo")

import numpy as np
from numpy.typing import NDArray

from petteia import _source
from petteia.core.registry import games
from petteia.rl.gymnasium import GameEnv, GameVectorEnv
from petteia.rl.observer import named
from petteia.rl.pettingzoo import env as zoo_env
from petteia.rl.vector import Vector

ROUNDS = 3
COUNT = 256  # games in a vector
MANY_SEATS = 4  # at which a vector is measured too, where a game has them
YARDSTICK = "rl.pettingzoo.chess"  # PettingZoo's own chess environment
PGX = "rl.pgx.connect_four"  # a fast vector of a small game, in JAX
LARGE = 2048  # games with which pgx is measured once more: it likes large vectors
PATIENCE = 10  # times as long as a measurement should take, it may last

Figure = tuple[str, float, str]
Steps = Callable[[], int]  # plays a little; returns how many decisions were made


def vector_steps(games_: Vector) -> int:
    for _ in range(20):
        games_.step(games_.sample())
    return 20 * games_.count


def network_steps(games_: Vector, into: NDArray[np.float32]) -> int:
    """Step with everything a network is given: observations as floats, and masks."""
    for _ in range(20):
        games_.step(games_.sample())
        games_.floats(into)
    return 20 * games_.count


def pgx_steps(count: int) -> Steps:
    """Return what plays *count* games of pgx's connect four: observations, masks and actions in one jitted step."""
    import jax  # noqa: PLC0415 - only for the comparison
    import jax.numpy as jnp  # noqa: PLC0415
    import pgx  # noqa: PLC0415
    from pgx.experimental import auto_reset  # noqa: PLC0415

    env = pgx.make("connect_four")
    stepped = jax.vmap(auto_reset(env.step, env.init))

    def stepping(state: Any, key: Any) -> tuple[Any, Any]:
        key, draw, again = jax.random.split(key, 3)
        actions = jax.random.categorical(draw, jnp.log(state.legal_action_mask.astype(jnp.float32)), axis=-1)
        return stepped(state, actions, jax.random.split(again, count)), key

    step = jax.jit(stepping)
    kept = {
        "state": jax.jit(jax.vmap(env.init))(jax.random.split(jax.random.PRNGKey(1), count)),
        "key": jax.random.PRNGKey(2),
    }

    def steps() -> int:
        for _ in range(20):
            kept["state"], kept["key"] = step(kept["state"], kept["key"])
        jax.block_until_ready(kept["state"].observation)
        return 20 * count

    return steps


def gymnasium_vector_steps(envs: GameVectorEnv) -> int:
    for _ in range(20):
        envs.step(envs.sample())
    return 20 * envs.num_envs


def drawn(actions: Sequence[int] | NDArray[np.intp], rng: np.random.Generator) -> int:
    """Return one of *actions*; numpy's own choice takes longer than a whole step of a fast environment."""
    return int(actions[int(rng.random() * len(actions))])


def legal_in(mask: NDArray[np.int8]) -> NDArray[np.intp]:
    """Return where *mask* is 1: of bytes that claim to be true or false, numpy finds out ten times as fast."""
    return np.flatnonzero(mask.view(np.bool_))


def zoo_steps(env: Any, rng: np.random.Generator) -> int:
    """Play a game, or 200 decisions of it, as PettingZoo's performance test does."""
    env.reset(seed=int(rng.integers(2**31)))
    for number in range(200):
        seen, _, over, cut, _ = env.last()
        if over or cut:
            return number
        env.step(drawn(legal_in(seen["action_mask"]), rng))
    return 200


def gymnasium_steps(env: GameEnv, rng: np.random.Generator) -> int:
    _, info = env.reset(seed=int(rng.integers(2**31)))
    for number in range(200):
        _, _, over, _, info = env.step(drawn(legal_in(info["action_mask"]), rng))
        if over:
            return number + 1
    return 200


def openspiel_steps(game: Any, rng: np.random.Generator) -> int:
    state, decisions = game.new_initial_state(), 0
    while not state.is_terminal() and decisions < 200:
        if not state.is_chance_node():
            state.observation_tensor()
            decisions += 1
        state.apply_action(drawn(state.legal_actions(), rng))
    return decisions


def contenders(slugs: list[str]) -> dict[str, Steps]:
    """Return everything that can be measured here, by the names of the figures."""
    rng = np.random.default_rng(1)
    found: dict[str, Steps] = {}
    for slug in slugs:
        found[f"rl.vector.{slug}"] = partial(vector_steps, Vector(slug, count=COUNT, seed=1))
        found |= with_floats(f"rl.vector.{slug}.floats", Vector(slug, count=COUNT, seed=1))
        if MANY_SEATS in named(slug).seats:
            four = Vector(slug, MANY_SEATS, count=COUNT, seed=1)
            found[f"rl.vector.{slug}.{MANY_SEATS}"] = partial(vector_steps, four)
            found |= with_floats(f"rl.vector.{slug}.{MANY_SEATS}.floats", Vector(slug, MANY_SEATS, count=COUNT, seed=1))
        found[f"rl.gymnasium.vector.{slug}"] = partial(gymnasium_vector_steps, started(GameVectorEnv(slug, COUNT)))
        found[f"rl.pettingzoo.{slug}"] = partial(zoo_steps, zoo_env(slug, observation="bytes"), rng)
        found[f"rl.gymnasium.{slug}"] = partial(gymnasium_steps, GameEnv(slug), rng)
        if find_spec("pyspiel") is not None:
            import pyspiel  # noqa: PLC0415 - an extra of its own

            from petteia.rl.openspiel import PREFIX  # noqa: PLC0415

            found[f"rl.openspiel.{slug}"] = partial(openspiel_steps, pyspiel.load_game(PREFIX + slug), rng)
    return found


def with_floats(name: str, games_: Vector) -> dict[str, Steps]:
    into = np.empty((games_.count, games_.size), np.float32)
    return {name: partial(network_steps, games_, into)}


def started(envs: GameVectorEnv) -> GameVectorEnv:
    envs.reset(seed=1)
    return envs


@contextmanager
def one_core() -> Iterator[str]:
    """Keep this process, and threads begun meanwhile, on one core; yield what there is to tell of it."""
    if not hasattr(os, "sched_setaffinity"):
        yield "on all cores: this system does not tie a process to one"
        return
    allowed = os.sched_getaffinity(0)
    os.sched_setaffinity(0, {min(allowed)})
    try:
        yield f"all of it on core {min(allowed)}"
    finally:
        os.sched_setaffinity(0, allowed)


def rate(steps: Steps, seconds: float) -> float:
    """Return decisions in a second of processor time; on a busy machine stop early rather than wait for long."""
    done, begin, patience = 0, time.process_time(), time.monotonic() + PATIENCE * seconds
    while not done or (time.process_time() - begin < seconds and time.monotonic() < patience):
        done += steps()
    return done / max(time.process_time() - begin, 1e-9)


def figures(slugs: list[str] | None = None, seconds: float = 2.0) -> Generator[Figure, None, None]:
    """Yield (name, value, unit) as they come, measured on one core; it is told which."""
    with one_core() as told:
        print(f"{_source.build()}; {COUNT} games in a vector; {told}", file=sys.stderr)
        yield from measured(slugs, seconds)


def measured(slugs: list[str] | None, seconds: float) -> Iterator[Figure]:
    """Yield every figure: the best of some rounds, for which each interface and pgx take turns.

    So what else the machine does meets both alike, and a ratio compares neighbours in time.
    """
    slugs = [named(slug).slug for slug in slugs or games()]
    chess = pgx = None
    if find_spec("pgx") is not None:
        pgx = pgx_steps(COUNT)
        yield f"{PGX}.{LARGE}", best_of([pgx_steps(LARGE)], seconds)[0], "steps/s"
    if find_spec("chess") is not None and find_spec("pygame") is not None:
        from pettingzoo.classic.chess import chess as chess_env  # noqa: PLC0415 - only for the comparison

        chess = best_of([partial(zoo_steps, chess_env.env(), np.random.default_rng(1))], seconds)[0]
        yield YARDSTICK, chess, "steps/s"
    beside: list[float] = []
    for name, steps in contenders(slugs).items():
        is_beside = pgx is not None and name.startswith("rl.vector.")
        value, *other = best_of([steps, pgx] if pgx is not None and is_beside else [steps], seconds)
        yield name, value, "steps/s"
        if other:
            beside += other
            yield f"{name}.of_pgx", value / other[0], "times"
        if chess is not None and name in {f"rl.vector.{slug}" for slug in slugs}:
            yield f"{name}.of_chess", value / chess, "times"
    if beside:
        yield f"{PGX}.{COUNT}", max(beside), "steps/s"


def best_of(rivals: list[Steps], seconds: float) -> list[float]:
    """Return the best rate of each of *rivals*, who play some rounds in turn, after one to warm up."""
    best = [0.0] * len(rivals)
    for steps in rivals:
        steps()
    for _ in range(ROUNDS):
        best = [max(known, rate(steps, seconds / ROUNDS)) for known, steps in zip(best, rivals, strict=True)]
    return best


def main() -> None:
    """Print every figure as a line of JSON."""
    for name, value, unit in figures(seconds=float(sys.argv[1]) if len(sys.argv) > 1 else 2.0):
        print(json.dumps({"name": name, "value": float(f"{value:.4g}"), "unit": unit}), flush=True)


if __name__ == "__main__":
    main()
