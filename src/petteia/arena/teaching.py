"""Teaching a network from lessons: the same layers in floating point, their gradients by hand, Adam; numpy is enough.

What is learned: the result and the first place by cross entropy, the points by squares, and the moves that the search
preferred by cross entropy. `whole` gives the network in whole numbers, as it plays.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import numpy as np

from petteia.core.game import Game
from petteia.core.insight import ASPECTS, WHOLE, insight_of
from petteia.players.network import (
    FIRST_PLACE,
    HIDDEN,
    MOST_UNIT,
    MOST_WEIGHT,
    OUTPUTS,
    POINTS,
    RESULT,
    SCALE,
    TOP,
    UNIT,
    WIDE,
    Network,
)

Array = np.ndarray  # of numbers
Weights = dict[str, Array]

MOST = MOST_UNIT / UNIT  # what a unit can be
LARGEST = MOST_WEIGHT / SCALE
SMALLEST = 1e-9


@dataclass(frozen=True)
class Course:
    """How a network is taught."""

    batch: int = 256
    rate: float = 2e-3
    trust: float = 0.5  # how much of what is to be learned is what the search thought, not what happened
    decay: float = 2e-3  # what weights lose in a step, in parts of the rate
    first_place: float = 0.3  # what these count beside the result
    points: float = 0.5
    policy: float = 0.5


class Lesson:
    """Lessons of many games, as arrays."""

    def __init__(self, parts: Sequence[Mapping[str, Array]]) -> None:
        self.inputs = np.concatenate([part["inputs"] for part in parts])
        self.amounts = np.concatenate([part["amounts"] for part in parts])
        self.aspects = np.concatenate([part["aspects"] for part in parts]).reshape(-1, ASPECTS)
        self.shares = np.concatenate([part["shares"] for part in parts])
        self.input_ends = joined([part["input_ends"] for part in parts])
        self.move_ends = joined([part["move_ends"] for part in parts])
        self.thought = np.concatenate([part["thought"] for part in parts])
        self.result = np.concatenate([part["result"] for part in parts])
        self.first = np.concatenate([part["first"] for part in parts])
        self.points = np.concatenate([part["points"] for part in parts])
        self.seats = np.concatenate([part["seats"] for part in parts])

    def __len__(self) -> int:
        return len(self.input_ends)

    def sober(self) -> None:
        """Let what searches thought be on average what happened, for every count of seats: they hope for the best."""
        for seats in np.unique(self.seats):
            rows = (self.seats == seats) & ~np.isnan(self.thought)
            if rows.any():
                self.thought[rows] += np.mean(self.result[rows] - self.thought[rows])


def joined(ends: list[Array]) -> Array:
    """Return where lists end once they stand one after the other."""
    before, found = 0, []
    for part in ends:
        found.append(part.astype(np.int64) + before)
        before += int(part[-1]) if len(part) else 0
    return np.concatenate(found)


def within(ends: Array, rows: Array) -> tuple[Array, Array]:
    """Return the places of all entries of *rows*, and for each the row, counted from 0, that it belongs to."""
    begins = np.where(rows > 0, ends[rows - 1], 0)
    sizes = ends[rows] - begins
    owner = np.repeat(np.arange(len(rows)), sizes)
    start = np.repeat(np.cumsum(sizes) - sizes, sizes)
    return np.repeat(begins, sizes) + np.arange(int(sizes.sum())) - start, owner


class Teacher:
    """A network that is being taught."""

    def __init__(self, game: Game, seed: int = 1, course: Course | None = None) -> None:
        self.game = game
        self.course = Course() if course is None else course
        insight = insight_of(game)
        self.inputs, self.aspects = insight.input_count, insight.aspect_count
        rng = np.random.default_rng(seed)
        self.weights: Weights = {
            "first": rng.normal(0, 0.08, (self.inputs, HIDDEN + OUTPUTS)).astype(np.float32),
            "first_bias": np.full(HIDDEN + OUTPUTS, 0.1, np.float32),
            "second": rng.normal(0, (2 / HIDDEN) ** 0.5, (HIDDEN, TOP)).astype(np.float32),
            "second_bias": np.full(TOP, 0.1, np.float32),
            "last": rng.normal(0, 0.1, (TOP, OUTPUTS)).astype(np.float32),
            "last_bias": np.zeros(OUTPUTS, np.float32),
            "policy": rng.normal(0, 0.05, (self.aspects, TOP)).astype(np.float32),
        }
        self.weights["first"][:, HIDDEN:] = 0
        self.weights["first_bias"][HIDDEN:] = 0
        self.weights["policy"][0] = 0  # no aspect
        self.slow = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.squares = {name: np.zeros_like(weight) for name, weight in self.weights.items()}
        self.steps = 0

    # One step --------------------------------------------------------------------------------------------------

    def forward(self, lesson: Lesson, rows: Array) -> tuple[Array, ...]:
        """Return the inputs, both layers before they are cut off, and the outputs."""
        weights = self.weights
        places, owner = within(lesson.input_ends, rows)
        numbers = owner * self.inputs + lesson.inputs[places]
        summed = np.bincount(numbers, lesson.amounts[places], len(rows) * self.inputs)
        told = (summed / WHOLE).astype(np.float32).reshape(len(rows), self.inputs)
        sums = told @ weights["first"] + weights["first_bias"]
        units = np.clip(sums[:, :HIDDEN], 0, MOST)
        tops = units @ weights["second"] + weights["second_bias"]
        outputs = sums[:, HIDDEN:] + np.clip(tops, 0, MOST) @ weights["last"] + weights["last_bias"]
        return told, sums, units, tops, outputs

    def step(self, lesson: Lesson, rows: Array, rate: float) -> dict[str, float]:
        """Learn from some rows of a lesson; return what was lost."""
        told, sums, units, tops, outputs = self.forward(lesson, rows)
        top = np.clip(tops, 0, MOST)
        losses, to_outputs = self.lose(lesson, rows, outputs)
        losses["policy"], to_top, to_policy = self.lose_moves(lesson, rows, top)
        weights = self.weights
        to_top = (to_top + to_outputs @ weights["last"].T) * ((tops > 0) & (tops < MOST))
        to_units = (to_top @ weights["second"].T) * ((sums[:, :HIDDEN] > 0) & (sums[:, :HIDDEN] < MOST))
        to_sums = np.concatenate([to_units, to_outputs], axis=1)
        self.move(
            {
                "first": told.T @ to_sums,
                "first_bias": to_sums.sum(0),
                "second": units.T @ to_top,
                "second_bias": to_top.sum(0),
                "last": top.T @ to_outputs,
                "last_bias": to_outputs.sum(0),
                "policy": to_policy,
            },
            rate,
        )
        return losses

    def lose(self, lesson: Lesson, rows: Array, outputs: Array) -> tuple[dict[str, float], Array]:
        """Return what the outputs lose, and how it changes with them."""
        course, size = self.course, len(rows)
        result, thought = lesson.result[rows], lesson.thought[rows]
        wanted = np.where(np.isnan(thought), result, (1 - course.trust) * result + course.trust * thought)
        wanted = np.clip(wanted, -1, 1)
        slopes = np.zeros_like(outputs)
        losses: dict[str, float] = {}
        goals = (
            (RESULT, (wanted + 1) / 2, 1.0, "result"),
            (FIRST_PLACE, lesson.first[rows], course.first_place, "first"),
        )
        for output, goal, weight, name in goals:
            chance = 0.5 + 0.5 * np.tanh(outputs[:, output])
            losses[name] = float(
                -np.mean(goal * np.log(chance + SMALLEST) + (1 - goal) * np.log(1 - chance + SMALLEST))
            )
            slopes[:, output] = 2 * weight * (chance - goal) / size
        off = outputs[:, POINTS] - lesson.points[rows]
        losses["points"] = float(np.mean(off**2))
        slopes[:, POINTS] = course.points * np.clip(off, -2, 2) / size
        return losses, slopes

    def lose_moves(self, lesson: Lesson, rows: Array, top: Array) -> tuple[float, Array, Array]:
        """Return what the policy loses, and how it changes with the second layer and with the policy."""
        policy = self.weights["policy"]
        places, owner = within(lesson.move_ends, rows)
        to_top, to_policy = np.zeros_like(top), np.zeros_like(policy)
        if not len(places):
            return 0.0, to_top, to_policy
        aspects, shares = lesson.aspects[places], lesson.shares[places]
        likes = policy[aspects].sum(1)
        chances = softmax(np.einsum("ij,ij->i", likes, top[owner]), owner)
        asked = np.unique(owner)
        lost = float(-np.sum(shares * np.log(chances + SMALLEST)) / len(asked))
        slope = (self.course.policy * (chances - shares) / len(asked)).astype(np.float32)
        begins = np.searchsorted(owner, asked)
        to_top[asked] = np.add.reduceat(slope[:, None] * likes, begins)
        to_likes = slope[:, None] * top[owner]
        flat = aspects.ravel()
        for unit in range(TOP):
            to_policy[:, unit] = np.bincount(flat, np.repeat(to_likes[:, unit], ASPECTS), len(policy))
        to_policy[0] = 0
        return lost, to_top, to_policy

    def move(self, gradients: Weights, rate: float) -> None:
        """Move all weights against their gradients, by Adam."""
        self.steps += 1
        bend = (1 - 0.999**self.steps) ** 0.5 / (1 - 0.9**self.steps)
        for name, gradient in gradients.items():
            slow, squares, weight = self.slow[name], self.squares[name], self.weights[name]
            slow += 0.1 * (gradient - slow)
            squares += 0.001 * (gradient * gradient - squares)
            weight -= rate * bend * slow / (np.sqrt(squares) + 1e-8)
            if "bias" not in name:
                weight *= 1 - rate * self.course.decay * 10
            np.clip(weight, -LARGEST, LARGEST, out=weight)

    # Many steps ------------------------------------------------------------------------------------------------

    def teach(self, lesson: Lesson, rows: Array, rounds: float, rng: np.random.Generator) -> Iterator[dict[str, float]]:
        """Go through *rows* so many times, in smaller and smaller steps; yield what every step lost."""
        size = self.course.batch
        total = max(1, int(rounds * len(rows) / size))
        order = rng.permutation(rows)
        place = 0
        for number in range(total):
            if place + size > len(order):
                order, place = rng.permutation(rows), 0
            rate = self.course.rate * (0.02 + 0.98 * (0.5 + 0.5 * np.cos(np.pi * number / total)))
            yield self.step(lesson, order[place : place + size], rate)
            place += size

    def test(self, lesson: Lesson, rows: Array) -> dict[str, float]:
        """Return what is lost on *rows* that nothing is learned from, and how much of the results is explained."""
        found: list[dict[str, float]] = []
        judged: list[Array] = []
        for begin in range(0, len(rows), self.course.batch):
            some = rows[begin : begin + self.course.batch]
            *_, tops, outputs = self.forward(lesson, some)
            losses, _ = self.lose(lesson, some, outputs)
            losses["policy"], _, _ = self.lose_moves(lesson, some, np.clip(tops, 0, MOST))
            found.append(losses)
            judged.append(np.tanh(outputs[:, RESULT]))
        result = lesson.result[rows]
        spread = np.var(result)  # none if all games ended alike: then there is nothing to explain
        explained = 1 - np.mean((np.concatenate(judged) - result) ** 2) / spread if spread else 0.0
        return {name: float(np.mean([losses[name] for losses in found])) for name in found[0]} | {
            "fit": float(explained)
        }

    # What comes of it ------------------------------------------------------------------------------------------

    def whole(self) -> dict[str, list[int]]:
        """Return the weights in whole numbers, as `Network` takes them."""
        weights = self.weights
        wide = np.zeros((self.inputs + 1, WIDE), np.float32)
        wide[:-1, : HIDDEN + OUTPUTS] = weights["first"]
        wide[-1, : HIDDEN + OUTPUTS] = weights["first_bias"]
        parts = {
            "first": wide,
            "second": np.concatenate([weights["second"], weights["second_bias"][None]]),
            "last": np.concatenate([weights["last"].T, weights["last_bias"][:, None]], axis=1),
            "policy": weights["policy"],
        }
        return {
            name: np.clip(np.rint(part * SCALE), -MOST_WEIGHT, MOST_WEIGHT).astype(int).ravel().tolist()
            for name, part in parts.items()
        }

    def begin_with(self, parts: Mapping[str, Sequence[int]]) -> None:
        """Take over the weights of a network, in whole numbers as `whole` gives them."""
        weights = {name: np.array(part, np.float32) / SCALE for name, part in parts.items()}
        first = weights["first"].reshape(self.inputs + 1, WIDE)[:, : HIDDEN + OUTPUTS]
        second = weights["second"].reshape(HIDDEN + 1, TOP)
        last = weights["last"].reshape(OUTPUTS, TOP + 1)
        self.weights["first"][:], self.weights["first_bias"][:] = first[:-1], first[-1]
        self.weights["second"][:], self.weights["second_bias"][:] = second[:-1], second[-1]
        self.weights["last"][:], self.weights["last_bias"][:] = last[:, :-1].T, last[:, -1]
        self.weights["policy"][:] = weights["policy"].reshape(self.aspects, TOP)

    def network(self) -> Network:
        """Return the network as it plays."""
        return Network(self.game, **self.whole())


def softmax(logits: Array, owner: Array) -> Array:
    """Return the chances of moves, those of each row together one; *owner* is in order."""
    begins = np.flatnonzero(np.concatenate([[True], owner[1:] != owner[:-1]]))
    sizes = np.diff(np.append(begins, len(owner)))
    logits = logits - np.repeat(np.maximum.reduceat(logits, begins), sizes)
    raised = np.exp(logits)
    found: Array = raised / np.repeat(np.add.reduceat(raised, begins), sizes)
    return found
