"""Training: seeded, resumable, and better than nothing."""

from __future__ import annotations

from pathlib import Path

import pytest

import petteia
from petteia.arena.training import Training, TrainingError, train
from petteia.players import weights

TRAINING = Training(petteia.game("gods"), 2, 2, seed=3)


@pytest.mark.parametrize(
    "training", [TRAINING, Training(petteia.game("olympos"), 2, 2, seed=3, simulations=1)], ids=["gods", "olympos"]
)
def test_a_training_taken_up_again_ends_the_same(tmp_path: Path, training: Training) -> None:
    whole = train(training, every=1)
    path = tmp_path / "training.json"

    def stop(done: int) -> None:
        if done == 1:
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        train(training, path, stop, every=1)

    assert train(training, path, every=1) == pytest.approx(whole)
    assert any(whole)


def test_another_training_is_not_taken_up(tmp_path: Path) -> None:
    path = tmp_path / "training.json"
    train(Training(TRAINING.game, 2, 1), path, every=1)

    with pytest.raises(TrainingError):
        train(Training(TRAINING.game, 2, 1, seed=2), path)


def test_weights_survive_the_file(tmp_path: Path) -> None:
    path = tmp_path / "weights.json"
    weights.update(path, 4, [0.5, -1.25], "by hand")
    weights.update(path, 2, [0.125], "by hand")

    assert {seats: list(numbers) for seats, numbers in weights.read(path).items()} == {4: [0.5, -1.25], 2: [0.125]}
