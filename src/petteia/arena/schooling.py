"""A network that learns by itself, round after round: it plays, it is taught, it must beat the best so far.

Everything is in one folder, each file written whole or not at all, so that a run killed at any moment goes on with
nothing lost but the games under way:

    plan.json             what is being done; another plan is refused
    start.network         the network it goes on from, if any
    lessons/2-00040.npz   lessons of the games of round 2 from the 40th on
    teacher-2.npz         the weights after round 2, and all that teaching needs to go on
    candidate-2.network   the network it made
    gate-2.jsonl          its games against the best network before it
    best.network          the best so far
    history.jsonl         a line for every finished round
"""

from __future__ import annotations

import json
import math
import os
import shutil
import time
from collections.abc import Callable
from dataclasses import asdict, dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np

from petteia.arena.crew import HERE, Crew
from petteia.arena.match import GameResult
from petteia.arena.selfplay import Array, Lessons, SelfPlay, Thought
from petteia.arena.sprt import Sprt, shares_of
from petteia.arena.teaching import Course, Lesson, Teacher
from petteia.arena.tournament import Tournament, play_tournament
from petteia.core.game import Game, PetteiaError
from petteia.core.insight import insight_of
from petteia.core.registry import game as find_game
from petteia.players import network_file, player
from petteia.players.mcts import MctsPlayer

CHUNK = 10  # games that are one piece of work
BETTER = 35.0  # points of rating that the gate looks for
HELD_BACK = 19  # one game in so many is not learned from but tested on: at every count of seats in turn


class SchoolError(PetteiaError):
    """Nothing to train, another plan, or a folder that cannot be read."""


@dataclass(frozen=True)
class Plan:
    """What is to be done."""

    game: str
    seats: tuple[int, ...]  # in turn, game by game
    rounds: int = 8
    games: int = 600  # in a round
    seed: int = 1
    simulations: int = 80  # at decisions that become lessons, and at the gate
    quick: int = 8  # at the others
    window: int = 200_000  # positions, the latest, that are learned from
    passes: float = 3.0  # through the window, in a round
    gate: int = 40  # seeds at the most at the gate
    start: str = ""  # the file of a network to go on from
    rate: float = Course.rate  # how far the first steps of teaching go

    @property
    def note(self) -> str:
        """The command that does it."""
        usual = Plan(self.game, self.seats)
        words = [f"petteia train {self.game}", *(f"--seats {count}" for count in self.seats)]
        for name, value in asdict(self).items():
            if name not in ("game", "seats") and value != getattr(usual, name):
                words.append(f"--{name} {value}")
        return " ".join(words)


@dataclass(frozen=True)
class News:
    """How far a training is."""

    round: int
    stage: str  # playing, teaching, gate
    done: int
    total: int
    games: int  # in all rounds
    loss: float
    rating: float


@dataclass(frozen=True)
class Chunk:
    """Games to be played by one process."""

    game: str
    bot: str
    seats: tuple[int, ...]  # by game
    first: int  # the number of the first game, which is its seed too
    thought: Thought


@lru_cache(maxsize=2)
def resting_selfplay(slug: str, spec: str, thought: Thought) -> SelfPlay:
    """Return what plays games, made once: its tree is large."""
    game = find_game(slug)
    bot = player(game, spec, seed=1)
    assert isinstance(bot, MctsPlayer), "only a search can teach"
    return SelfPlay(game, bot, thought)


def play_chunk(chunk: Chunk) -> tuple[int, dict[str, Array]]:
    """Return the number of the first game, and the lessons of all."""
    lessons, began = Lessons(), time.process_time()
    selfplay = resting_selfplay(chunk.game, chunk.bot, chunk.thought)
    held_back: list[int] = []
    for place, seats in enumerate(chunk.seats):
        begun = len(lessons)
        selfplay.play(seats, chunk.first + place, lessons)
        held_back += [int((chunk.first + place) % HELD_BACK == 0)] * (len(lessons) - begun)
    spent = np.array([time.process_time() - began])
    return chunk.first, lessons.arrays() | {"held_back": np.array(held_back, np.int8), "seconds": spent}


class School:
    """A training in a folder."""

    def __init__(self, plan: Plan, folder: Path, crew: Crew = HERE, told: Callable[[News], None] | None = None) -> None:
        self.plan = plan
        self.folder = folder
        self.crew = crew
        self.told = told
        self.game: Game = find_game(plan.game)
        if insight_of(self.game).input_count == 0:
            raise SchoolError(f"{self.game.name} tells a network nothing; there is nothing to learn")
        if unknown := set(plan.seats) - set(self.game.seats):
            raise SchoolError(f"{self.game.name} is not played by {min(unknown)}")
        self.enter()
        self.history = read_history(folder / "history.jsonl")
        self.loss = float("nan")

    def enter(self) -> None:
        """Write the plan into the folder, or find it there."""
        path = self.folder / "plan.json"
        wanted = asdict(self.plan) | {"rounds": 0}  # more rounds may be asked for later
        if path.exists():
            try:
                found = json.loads(path.read_text(encoding="utf-8"))
            except ValueError as error:
                raise SchoolError(f"{path} is damaged: {error}") from error
            if found != json.loads(json.dumps(wanted)):
                raise SchoolError(f"{self.folder} belongs to another training; choose another folder")
            return
        (self.folder / "lessons").mkdir(parents=True, exist_ok=True)
        if self.plan.start:
            network_file.read(Path(self.plan.start), self.game)  # or say what is wrong with it
            for target in (self.start, self.best):
                write_whole(target, Path(self.plan.start).read_bytes())
        write_whole(path, json.dumps(wanted).encode())

    # Rounds ----------------------------------------------------------------------------------------------------

    def run(self) -> Path:
        """Do what is left of the plan; return the best network."""
        while len(self.history) < self.plan.rounds:
            number = len(self.history) + 1
            self.play(number)
            lost = self.teach(number)
            self.judge(number, lost)
        return self.best

    @property
    def best(self) -> Path:
        return self.folder / "best.network"

    @property
    def start(self) -> Path:
        return self.folder / "start.network"

    @property
    def rating(self) -> float:
        """How much stronger the best is than what it began with, by the games at the gate."""
        return sum(float(row["gain"]) for row in self.history if row["passed"])

    def spec(self, network: Path) -> str:
        return f"net:simulations={self.plan.simulations},weights={network}"

    def champion(self) -> str:
        """Return the bot to be beaten: the best network, or the search with the judge that needs none."""
        return self.spec(self.best) if self.best.exists() else f"mcts:simulations={self.plan.simulations}"

    def play(self, number: int) -> None:
        """Play the games of a round that are not in the folder yet."""
        plan = self.plan
        before = (number - 1) * plan.games
        thought = Thought(plan.simulations, plan.quick)
        missing: list[Chunk] = []
        for first in range(before, before + plan.games, CHUNK):
            if not self.lessons_at(number, first).exists():
                numbers = range(first, min(first + CHUNK, before + plan.games))
                seats = tuple(plan.seats[place % len(plan.seats)] for place in numbers)
                missing.append(Chunk(plan.game, self.champion(), seats, plan.seed * 10_000_000 + first, thought))
        total = math.ceil(plan.games / CHUNK)
        self.tell(number, "playing", total - len(missing), total)
        for done, (seed, arrays) in enumerate(self.crew.work(play_chunk, missing), start=1):
            self.keep(self.lessons_at(number, seed - plan.seed * 10_000_000), arrays)
            self.tell(number, "playing", total - len(missing) + done, total)

    def lessons_at(self, number: int, first: int) -> Path:
        return self.folder / "lessons" / f"{number}-{first:05d}.npz"

    def keep(self, path: Path, arrays: dict[str, Any]) -> None:
        beside = path.with_name("new.npz")
        np.savez(beside, **arrays)
        os.replace(beside, path)

    def teach(self, number: int) -> dict[str, float]:
        """Teach the network of the round before from the latest lessons; return what it loses on games held back."""
        plan, after = self.plan, self.folder / f"teacher-{number}.npz"
        teacher = Teacher(self.game, plan.seed, Course(rate=plan.rate))
        if after.exists() and self.candidate(number).exists():
            found = load(after)
            return {name.removeprefix("lost_"): float(found[name]) for name in found if name.startswith("lost_")}
        if number > 1:
            take_up(teacher, self.folder / f"teacher-{number - 1}.npz")
        elif plan.start:
            teacher.begin_with(network_file.parts_in(self.start, self.game))
        began = time.process_time()
        lesson, held_back = self.lessons(number)
        lesson.sober()
        rows, kept = np.flatnonzero(held_back == 0), np.flatnonzero(held_back == 1)
        rng = np.random.default_rng(plan.seed * 1000 + number)
        total = max(1, int(plan.passes * len(rows) / teacher.course.batch))
        for done, losses in enumerate(teacher.teach(lesson, rows, plan.passes, rng), start=1):
            self.loss = losses["result"] + losses["policy"]
            self.tell(number, "teaching", done, total)
        lost = teacher.test(lesson, kept) if len(kept) else {}
        self.keep(after, memory(teacher) | {f"lost_{name}": value for name, value in lost.items()})
        made = {
            "command": plan.note,
            "seed": plan.seed,
            "round": number,
            "games": number * plan.games,
            "positions": len(lesson),
            "hours": round((self.spent(number) + time.process_time() - began) / 3600, 3),
        }
        network_file.write(self.candidate(number), self.game, teacher.whole(), made)
        return lost

    def candidate(self, number: int) -> Path:
        return self.folder / f"candidate-{number}.network"

    def lessons(self, number: int) -> tuple[Lesson, Array]:
        """Return the latest lessons up to a round, as many as the window holds, and which are held back."""
        parts: list[dict[str, Array]] = []
        rows = 0
        for path in reversed(self.files(number)):
            parts.insert(0, load(path))
            rows += len(parts[0]["result"])
            if rows >= self.plan.window:
                break
        return Lesson(parts), np.concatenate([part["held_back"] for part in parts])

    def files(self, number: int) -> list[Path]:
        """Return the files of lessons up to a round, the oldest first."""
        found = (path for path in (self.folder / "lessons").glob("*-*.npz"))
        order = sorted((tuple(map(int, path.stem.split("-"))), path) for path in found)
        return [path for (round_of, _), path in order if round_of <= number]

    def spent(self, number: int) -> float:
        """Return the seconds of processor time that the games of all rounds up to *number* took."""
        return sum(float(load(path)["seconds"][0]) for path in self.files(number))

    def judge(self, number: int, lost: dict[str, float]) -> None:
        """Let the candidate of a round play against the best; it takes its place if it is better."""
        plan = self.plan
        bots = (self.spec(self.candidate(number)), self.champion())
        seats = plan.seats[(number - 1) % len(plan.seats)]
        tournament = Tournament(plan.game, bots, seats, plan.gate, plan.seed * 10_000_000 + 5_000_000 + number * 1000)
        sprt = Sprt(0.0, BETTER)
        total = sum(1 for _ in tournament.fixtures())

        def told(result: GameResult, done: int) -> None:
            self.tell(number, "gate", done, total)

        results = play_tournament(tournament, self.folder / f"gate-{number}.jsonl", self.crew, sprt, told)
        shares = shares_of(results, *bots)
        score = sum(shares) / max(1, len(shares))
        verdict = sprt.verdict(results, *bots)
        passed = verdict == "better" or (verdict == "open" and score > 0.5)
        if passed:
            shutil.copy(self.candidate(number), self.best.with_suffix(".new"))
            os.replace(self.best.with_suffix(".new"), self.best)
        row = {
            "round": number,
            "seats": seats,
            "score": round(score, 4),
            "gate": len(results),
            "verdict": verdict,
            "passed": passed,
            "gain": round(gain_of(score), 1),
            "hours": round(self.spent(number) / 3600, 3),
            **{name: round(value, 4) for name, value in lost.items()},
        }
        write_whole(
            self.folder / "history.jsonl", "".join(json.dumps(line) + "\n" for line in [*self.history, row]).encode()
        )
        self.history.append(row)

    def tell(self, number: int, stage: str, done: int, total: int) -> None:
        if self.told is not None:
            games = (number - 1) * self.plan.games + (
                min(done * CHUNK, self.plan.games) if stage == "playing" else self.plan.games
            )
            self.told(News(number, stage, done, total, games, self.loss, self.rating))


def gain_of(score: float) -> float:
    """Return the lead in rating that a score is, from -400 to 400."""
    bounded = min(0.909, max(0.091, score))
    return -400 * math.log10(1 / bounded - 1)


def memory(teacher: Teacher) -> dict[str, Array]:
    """Return all that it takes to go on teaching."""
    found = {"steps": np.array(teacher.steps)}
    for name, part in (("weights", teacher.weights), ("slow", teacher.slow), ("squares", teacher.squares)):
        found |= {f"{name}_{key}": value for key, value in part.items()}
    return found


def take_up(teacher: Teacher, path: Path) -> None:
    """Go on with what a teacher wrote."""
    found = load(path)
    teacher.steps = int(found["steps"])
    for name, part in (("weights", teacher.weights), ("slow", teacher.slow), ("squares", teacher.squares)):
        for key in part:
            if f"{name}_{key}" not in found or found[f"{name}_{key}"].shape != part[key].shape:
                raise SchoolError(f"{path} is of another shape; begin in another folder")
            part[key][:] = found[f"{name}_{key}"]


def load(path: Path) -> dict[str, Array]:
    """Return the arrays in a file; raise SchoolError if it is damaged."""
    try:
        with np.load(path) as found:
            return {name: found[name] for name in found}
    except (OSError, ValueError, KeyError, EOFError, BadZipFile) as error:
        raise SchoolError(f"{path} is damaged: {error}") from error


def read_history(path: Path) -> list[dict[str, Any]]:
    """Return the finished rounds."""
    if not path.exists():
        return []
    try:
        return [json.loads(line) for line in path.read_text(encoding="utf-8").splitlines()]
    except ValueError as error:
        raise SchoolError(f"{path} is damaged: {error}") from error


def write_whole(path: Path, data: bytes) -> None:
    """Write a file, whole or not at all."""
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(data)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)
