"""Play on a real Ray cluster of two workers: one is killed in the middle, and no finished game is lost."""

from __future__ import annotations

import os
import signal
import time
from pathlib import Path

import pytest

ray = pytest.importorskip("ray")

from petteia.arena import Tournament, laboratory, play_tournament  # noqa: E402 - after what may be missing
from petteia.arena.crew import Crew, CrewError  # noqa: E402
from petteia.arena.match import GameResult  # noqa: E402


def worker_of(job: int) -> tuple[int, int]:
    """Return a piece of work and the process that did it, not too quickly."""
    time.sleep(0.3)
    return job, os.getpid()


@pytest.fixture
def crew():  # type: ignore[no-untyped-def]
    yield Crew(2, "auto")
    ray.shutdown()


def test_a_killed_worker_loses_no_finished_work(crew: Crew) -> None:
    done: dict[int, int] = {}
    killed = 0
    for job, worker in crew.work(worker_of, range(12)):
        done[job] = worker
        if not killed:
            killed = worker
            os.kill(worker, signal.SIGKILL)

    assert sorted(done) == list(range(12))
    assert killed not in list(done.values())[3:]


def test_a_cluster_plays_the_same_games(crew: Crew, tmp_path: Path) -> None:
    tournament = Tournament("gods", ("greedy", "random"), 2, 3)
    told: list[GameResult] = []
    elsewhere = play_tournament(tournament, tmp_path / "r.jsonl", crew, told=lambda result, _: told.append(result))

    assert len(told) == 6
    assert {game.fixture.key: game.outcome for game in elsewhere} == {
        game.fixture.key: game.outcome for game in play_tournament(tournament)
    }
    experiment = laboratory.Experiment("gods", 2, "random", "random", 8)
    assert laboratory.run(experiment, crew=crew) == laboratory.run(experiment)


def test_a_cluster_that_does_not_answer_is_told() -> None:
    with pytest.raises(CrewError, match="no Ray cluster answers"):
        list(Crew(1, "ray://127.0.0.1:1").work(worker_of, [1]))
