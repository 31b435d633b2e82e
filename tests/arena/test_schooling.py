"""A network that learns by itself: seeded, killed and taken up again, and nothing lost; gradients that are right."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from pathlib import Path

import pytest

np = pytest.importorskip("numpy")

from click.testing import CliRunner  # noqa: E402 - after what may be missing

import petteia  # noqa: E402
from petteia.arena.schooling import Chunk, Plan, School, SchoolError, play_chunk  # noqa: E402
from petteia.arena.selfplay import Lessons, SelfPlay, Thought  # noqa: E402
from petteia.arena.teaching import Course, Lesson, Teacher  # noqa: E402
from petteia.cli import main  # noqa: E402
from petteia.players import network_file, player  # noqa: E402
from petteia.players.mcts import MctsPlayer  # noqa: E402
from petteia.players.net import NetPlayer  # noqa: E402
from petteia.players.network import POINTS  # noqa: E402

WORDS = ["--rounds", "2", "--games", "20", "--simulations", "12", "--quick", "2", "--passes", "1", "--gate", "1"]


def lesson(slug: str, seats: int, games: int = 2) -> Lesson:
    """Return lessons of some quick games."""
    chunk = Chunk(slug, "mcts:simulations=8", (seats,) * games, 1, Thought(8, 2))
    return Lesson([play_chunk(chunk)[1]])


@pytest.mark.parametrize(("slug", "seats"), [("gods", 2), ("olympos", 3)])
def test_gradients_are_slopes(slug: str, seats: int) -> None:
    told = lesson(slug, seats)
    rows = np.arange(min(40, len(told)))
    teacher = Teacher(petteia.game(slug), 3)
    for name in teacher.weights:
        teacher.weights[name] = teacher.weights[name].astype(np.float64)
    teacher.weights["last_bias"][POINTS] = told.points.mean()  # far-off points pull no harder than near ones
    seen: dict[str, object] = {}
    teacher.move = lambda gradients, rate: seen.update(gradients)  # type: ignore[method-assign]

    def lost() -> float:
        losses = teacher.step(told, rows, 0.0)
        course = teacher.course
        half_squares = course.points * losses["points"] / 2
        return losses["result"] + course.first_place * losses["first"] + half_squares + course.policy * losses["policy"]

    lost()
    gradients = dict(seen)
    for name, gradient in gradients.items():
        place = np.unravel_index(int(np.argmax(np.abs(gradient))), gradient.shape)  # type: ignore[call-overload, attr-defined]
        weight, step = teacher.weights[name], 1e-4
        weight[place] += step
        more = lost()
        weight[place] -= 2 * step
        less = lost()
        weight[place] += step

        assert (more - less) / (2 * step) == pytest.approx(float(gradient[place]), rel=0.05, abs=2e-4), name  # type: ignore[index]


def test_a_network_learns_what_it_is_taught() -> None:
    told = lesson("olympos", 2, 4)
    rows = np.arange(len(told))
    teacher = Teacher(petteia.game("olympos"), 1, Course(batch=64))
    before = teacher.test(told, rows)
    for _ in teacher.teach(told, rows, 30, np.random.default_rng(1)):
        pass
    after = teacher.test(told, rows)

    assert after["result"] < before["result"] - 0.1
    assert after["policy"] < before["policy"] - 0.1
    assert after["points"] < before["points"]


@pytest.mark.parametrize("slug", petteia.games())
def test_whole_numbers_say_what_the_teacher_says(slug: str) -> None:
    game = petteia.game(slug)
    taught = lesson(slug, 2, 3)
    teacher = Teacher(game, 1)
    for _ in teacher.teach(taught, np.arange(len(taught)), 10, np.random.default_rng(1)):
        pass
    network, lessons = teacher.network(), Lessons()
    bot = player(game, "mcts:simulations=2", seed=1)
    assert isinstance(bot, MctsPlayer)
    selfplay, state = SelfPlay(game, bot, Thought(2, 2)), game.new(2, seed=9)
    said: list[list[float]] = []
    for _ in range(25):
        assert state.to_act is not None
        selfplay.note(state, state.to_act, lessons, 0.0)
        network.look(state, state.to_act)
        said.append(list(network.outputs))
        state.play(bot.choose(state.view(state.to_act)))
    empty = {"move_ends": [0] * 25, "result": [0.0] * 25, "first": [0.0] * 25, "points": [0.0] * 25}
    for name, values in empty.items():
        setattr(lessons, name, values)
    *_, outputs = teacher.forward(Lesson([lessons.arrays()]), np.arange(25))

    assert float(np.abs(outputs - np.array(said)).max()) < 0.1
    assert float(np.abs(outputs).max()) > 0.3


def test_the_same_seed_plays_the_same_games() -> None:
    chunk = Chunk("olympos", "mcts:simulations=8", (2, 3), 5, Thought(8, 2))
    (_, once), (_, again) = play_chunk(chunk), play_chunk(chunk)

    assert all(np.array_equal(once[name], again[name], equal_nan=True) for name in once if name != "seconds")


def test_training_writes_a_network_that_plays(tmp_path: Path) -> None:
    plan = Plan("gods", (2,), rounds=1, games=2, simulations=4, quick=1, passes=1, gate=1)
    school = School(plan, tmp_path / "school")
    school.run()
    made = network_file.about(tmp_path / "school/candidate-1.network")["made"]

    assert isinstance(made, dict)
    assert made["command"].startswith("petteia train gods --seats 2 --rounds 1 --games 2")
    assert isinstance(player("gods", f"net:weights={tmp_path}/school/candidate-1.network"), NetPlayer)
    assert [row["round"] for row in school.history] == [1]
    with pytest.raises(SchoolError, match="another training"):
        School(Plan("gods", (2,), rounds=1, games=3), tmp_path / "school")


def test_training_goes_on_from_a_network(tmp_path: Path) -> None:
    shipped = network_file.path_of(petteia.game("olympos"))
    plan = Plan("olympos", (3,), rounds=1, games=2, simulations=4, quick=1, passes=0.0, gate=1, start=str(shipped))
    school = School(plan, tmp_path / "school")

    assert school.best.read_bytes() == shipped.read_bytes()
    assert school.champion() == school.spec(school.best)
    teacher = Teacher(school.game)
    teacher.begin_with(network_file.parts_in(school.start, school.game))
    assert teacher.whole() == network_file.parts_in(shipped, school.game)
    school.run()
    assert network_file.about(tmp_path / "school/candidate-1.network")["made"]["command"].endswith(f"--start {shipped}")  # type: ignore[index]


def test_a_training_starts_from_no_other_game(tmp_path: Path) -> None:
    shipped = network_file.path_of(petteia.game("olympos"))
    words = ["train", "gods", "--seats", "2", "--start", str(shipped), "--folder", str(tmp_path / "school")]
    asked = CliRunner().invoke(main, [*words, "--out", str(tmp_path / "new.network")])

    assert asked.exit_code != 0
    assert "is a network for olympos, not for gods" in asked.output
    assert not (tmp_path / "new.network").exists()


@pytest.mark.parametrize("rate", ["0", "-0.001", "2", "much"])
def test_a_rate_that_teaches_nothing_is_refused(rate: str, tmp_path: Path) -> None:
    asked = CliRunner().invoke(main, ["train", "gods", "--rate", rate, "--folder", str(tmp_path / "school")])

    assert asked.exit_code == 2
    assert "--rate" in asked.output
    assert not (tmp_path / "school").exists()


def test_every_seat_of_more_than_two_sides_is_a_lesson() -> None:
    _, arrays = play_chunk(Chunk("olympos", "mcts:simulations=8", (3, 2), 1, Thought(8, 2)))
    three = arrays["seats"] == 3
    thought = ~np.isnan(arrays["thought"])

    assert (three & thought).sum() * 3 == three.sum()
    assert thought[~three].all()
    held = arrays["result"][three].reshape(-1, 3)
    assert np.allclose(held.sum(1), 0, atol=1e-6)


def test_what_searches_thought_is_sobered() -> None:
    told = lesson("olympos", 3, 4)
    told.thought += 0.2
    told.sober()
    known = ~np.isnan(told.thought)

    assert told.thought[known].mean() == pytest.approx(told.result[known].mean(), abs=1e-5)


def test_a_network_names_the_edition_it_learned_with_and_plays_any(tmp_path: Path) -> None:
    own, file = petteia.game("gods"), tmp_path / "box.toml"
    assert own.edition is not None
    file.write_text(own.edition.to_text().replace("turn_limit = 400", "turn_limit = 20"), encoding="utf-8")
    plan = Plan(f"gods@{file}", (2,), rounds=1, games=2, simulations=4, quick=1, passes=1, gate=1)
    School(plan, tmp_path / "school").run()
    weights = tmp_path / "school/candidate-1.network"

    assert network_file.about(weights)["edition"] == petteia.game("gods", file).data
    for game in (own, petteia.game("gods", file)):
        bot, state = player(game, f"net:simulations=4,weights={weights}", seed=1), game.new(2, seed=1)
        for _ in range(6):
            state.play(bot.choose(state.view(state.to_act)))  # raises IllegalMove if it is not


def test_a_training_killed_and_taken_up_again_ends_the_same(tmp_path: Path) -> None:
    words = ["train", "gods", "--seats", "2", *WORDS, "--out", str(tmp_path / "out.network")]
    whole = CliRunner().invoke(main, [*words, "--folder", str(tmp_path / "whole")])
    broken = [sys.executable, "-m", "petteia", *words, "--folder", str(tmp_path / "broken")]
    child = subprocess.Popen(broken, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, env=os.environ)
    first = tmp_path / "broken/lessons/1-00000.npz"
    while not first.exists():
        assert child.poll() is None, "it ended before it was killed"
        time.sleep(0.02)
    child.send_signal(signal.SIGKILL)
    child.wait()
    kept = first.stat().st_mtime_ns
    resumed = CliRunner().invoke(main, [*words, "--folder", str(tmp_path / "broken")])

    assert whole.exit_code == resumed.exit_code == 0, resumed.output
    assert first.stat().st_mtime_ns == kept
    for name in ("candidate-1.network", "candidate-2.network"):
        found = [network_file.split(tmp_path / folder / name)[1] for folder in ("whole", "broken")]
        assert found[0] == found[1]
    scores = [
        [json.loads(line)["score"] for line in (tmp_path / folder / "history.jsonl").read_text().splitlines()]
        for folder in ("whole", "broken")
    ]
    assert scores[0] == scores[1]


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (("train", "gods", "--on", "carrier-pigeon"), "takes auto or ray://host:port"),
        (("train", "gods", "--seats", "3"), "not played by 3"),
        (("arena", "gods", "random", "greedy", "--on", "carrier-pigeon"), "takes auto or ray://host:port"),
    ],
)
def test_mistakes_are_told_in_a_sentence(tmp_path: Path, words: tuple[str, ...], told: str) -> None:
    given = [*words, "--folder", str(tmp_path)] if words[0] == "train" else list(words)
    done = CliRunner().invoke(main, given)

    assert done.exit_code == 2
    assert told in done.output or "needs Ray" in done.output


def test_a_broken_checkpoint_is_told(tmp_path: Path) -> None:
    plan = Plan("gods", (2,), rounds=1, games=2, simulations=4, quick=1, passes=1, gate=1)
    School(plan, tmp_path).run()
    (tmp_path / "teacher-1.npz").write_bytes(b"PK\x03\x04 nothing")

    with pytest.raises(SchoolError, match="is damaged"):
        School(Plan("gods", (2,), rounds=2, games=2, simulations=4, quick=1, passes=1, gate=1), tmp_path).run()
