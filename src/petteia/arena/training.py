"""Training the linear judge of a game by self-play; seeded, and resumable from a file that says how far it came."""

from __future__ import annotations

import json
import os
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from librt.random import Random
from librt.vecs import vec

from petteia.core.game import Game, PetteiaError
from petteia.core.insight import insight_of
from petteia.players.learning import Learner
from petteia.players.weights import learned

FASTEST, SLOWEST = 0.06, 0.01  # how far a game moves the weights, at the start and at the end
AVERAGED = 0.4  # the last part of the games, whose weights are averaged


class TrainingError(PetteiaError):
    """Nothing to train, or a file of another training."""


@dataclass(frozen=True)
class Training:
    """What is to be trained: a game at a count of seats, for so many games."""

    game: Game
    seats: int
    games: int
    seed: int = 1
    start: int = 0  # begin with the weights for this count of seats, where there are any
    simulations: int = 0  # for every decision; none: a look to the end of the turn, where that is possible

    @property
    def note(self) -> str:
        """How the weights were made, in one line."""
        begun = f" --start {self.start}" if self.start else ""
        begun += f" --simulations {self.simulations}" if self.simulations else ""
        return (
            f"petteia train-judge {self.game.slug} --seats {self.seats} --games {self.games} --seed {self.seed}{begun}"
        )


def train(
    training: Training,
    path: Path | None = None,
    told: Callable[[int], None] | None = None,
    every: int = 100,
) -> list[float]:
    """Play the games that *path* does not hold yet and return the weights; *told* hears how many games are done.

    Each stretch of *every* games has a seed of its own, so a training broken off between two and taken up again ends
    with the same weights.
    """
    count = insight_of(training.game).feature_count
    if count == 0:
        raise TrainingError(f"{training.game.name} describes no features; there is nothing to learn")
    weights = list(learned(training.game).get(training.start, []))
    if len(weights) != count:
        weights = [0.0] * count
    learner = Learner(training.game, training.seats, vec[float](weights), Random(training.seed))
    if training.simulations:
        learner.looks_ahead, learner.simulations = False, training.simulations
    done = load(learner, training, path) if path is not None and path.exists() else 0
    while done < training.games:
        if done % every == 0:
            if done > 0:
                learner.conclude()
            learner.rng = Random(training.seed * 1_000_003 + done)
        learner.rate = FASTEST * (SLOWEST / FASTEST) ** (done / training.games)
        learner.play()
        done += 1
        if done > training.games * (1 - AVERAGED):
            learner.remember()
        if path is not None and (done % every == 0 or done == training.games):
            save(learner, training, path, done)
        if told is not None:
            told(done)
    return learner.average()


def save(learner: Learner, training: Training, path: Path, done: int) -> None:
    """Write how far the training came, whole or not at all."""
    data = {
        "training": training.note,
        "done": done,
        "memory": learner.memory(),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_suffix(".new")
    beside.write_text(json.dumps(data), encoding="utf-8")
    os.replace(beside, path)


def load(learner: Learner, training: Training, path: Path) -> int:
    """Take up a training from *path*; return how many games it played."""
    data = json.loads(path.read_text(encoding="utf-8"))
    if data["training"] != training.note:
        raise TrainingError(f"{path} belongs to another training: {data['training']}")
    learner.resume(data["memory"])
    return int(data["done"])
