"""A record as analysis walks through it: decisions, runs of draws, and the positions that must be looked at.

Everybody is judged by what they could know, so a position is looked at from a seat: the one that decides there, or,
after its decision, the one that has decided. Where nothing is hidden from it, or with open cards, one look serves all.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from math import sqrt

from librt.random import Random

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.chances import result_of, shares, sides_of
from petteia.analysis.study import LINES, Line, Proof, Study
from petteia.core.game import CHANCE, OVER, Move, State
from petteia.core.record import Record, Step

LOOK, DRAW, WHY = "look", "draw", "why"
ALL, SPECTATOR = -3, -1  # who looks: somebody who sees everything, nobody's seat, or a seat
MOST_OUTCOMES = 8  # of a draw that are all looked at; of more, or of several draws at once, a sample
SAMPLE = 6
SHARE = 1 / 5  # of the budget for each outcome that was not drawn
LONGEST = 5_000  # moves


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be computed, independent of all others: a position, what could have been drawn, or why."""

    kind: str
    ply: int  # moves made before
    viewer: int

    def to_json(self) -> list[object]:
        return [self.kind, self.ply, self.viewer]

    @staticmethod
    def of_json(data: Sequence[object]) -> Task:
        kind, ply, viewer = data
        return Task(str(kind), int(str(ply)), int(str(viewer)))


@dataclass(frozen=True, slots=True)
class Stretch:
    """One decision, or a run of draws: from where to where, and whose eyes see it."""

    begin: int
    end: int
    seat: int  # or CHANCE
    viewer: int
    moves: list[Move]
    options: int


class Walk:
    """All states of a record, and what must be looked at to judge it."""

    def __init__(self, record: Record, open_cards: bool = False) -> None:
        if len(record.moves) > LONGEST:
            raise AnalysisError(f"a game of {len(record.moves)} moves is too long to be analysed")
        self.record = record
        self.open_cards = open_cards
        self.steps: list[Step] = list(record.steps())
        self.states: list[State] = [step.before for step in self.steps] + [record.state]
        self.sides = sides_of(record.state)
        self.stretches = self.divided()

    @property
    def last(self) -> int:
        return len(self.steps)

    def divided(self) -> list[Stretch]:
        found: list[Stretch] = []
        viewer = SPECTATOR
        place = 0
        while place < self.last:
            step = self.steps[place]
            end = place + 1
            if step.seat == CHANCE:
                while end < self.last and self.steps[end].seat == CHANCE:
                    end += 1
            else:
                viewer = step.seat
            moves = [each.move for each in self.steps[place:end]]
            found.append(Stretch(place, end, step.seat, viewer, moves, len(step.before.indices())))
            place = end
        return found

    def task(self, ply: int, viewer: int) -> Task | None:
        """Return what tells the chances at *ply* as *viewer* sees it; None where the game is over."""
        while ply < self.last and self.steps[ply].seat != CHANCE and len(self.states[ply].indices()) == 1:
            ply += 1
        state = self.states[ply]
        if state.actor() == OVER:
            return None
        if not self.hides(state, viewer):
            viewer = ALL
        is_draw = state.actor() == CHANCE and ply < self.last
        return Task(DRAW if is_draw else LOOK, ply, viewer)

    def hides(self, state: State, viewer: int) -> bool:
        """Say whether *state* holds anything that *viewer* cannot know."""
        if self.open_cards or not state.game.has_secrets:
            return False
        return state.view(None if viewer < 0 else viewer).get("position") != state.text

    def tasks(self) -> list[Task]:
        """Return all that must be looked at, in the order of the game."""
        found: dict[Task, None] = {}
        for stretch in self.stretches:
            for task in (self.task(stretch.begin, stretch.viewer), self.task(stretch.end, stretch.viewer)):
                if task is not None:
                    found[task] = None
        if not self.stretches and (task := self.task(0, SPECTATOR)) is not None:
            found[task] = None
        return sorted(found, key=lambda task: (task.ply, task.kind))

    def result(self) -> list[float] | None:
        """Return how the game ended for every seat; None if it did not."""
        outcome = self.record.outcome()
        return None if outcome is None else shares(outcome, self.sides)

    # Computing -------------------------------------------------------------------------------------------------

    def do(self, task: Task, budget: Budget, seed: int = 0) -> dict[str, object]:
        """Return what *task* finds, as plain data."""
        return self.look(task, budget, seed) if task.kind == LOOK else self.draw(task, budget, seed)

    def study(self, state: State, viewer: int, budget: Budget, seed: int) -> Study:
        seat = None if viewer < 0 else viewer
        made = Study(state, seat, viewer == ALL, seed, budget.simulations)
        return made.think(budget)

    def look(self, task: Task, budget: Budget, seed: int) -> dict[str, object]:
        """Return chances, lines and proof of one position, and what is known of the move played there."""
        study = self.study(self.states[task.ply], task.viewer, budget, seed)
        found = study.evaluation(LINES)
        move = self.steps[task.ply].move if task.ply < self.last else None
        played = None if move is None else study.chances_after(move)
        promises = sorted((option[3] for option in study.options()), reverse=True) if study.search else []
        return {
            "chances": found.chances,
            "errors": found.errors,
            "points": found.points,
            "lines": [line_data(line) for line in found.lines if line.moves],  # a proof may know no way
            "played": None if played is None else line_data(played),
            "sight": 0 if played is None else promises.index(played.promise),  # options that looked better at first
            "proof": None if found.proof is None else proof_data(found.proof),
            "simulations": found.simulations,
            "seconds": found.seconds,
        }

    def draw(self, task: Task, budget: Budget, seed: int) -> dict[str, object]:
        """Return the chances before a run of draws: the mean over what could have been drawn.

        The outcome that came is looked at by its own task; `came` is its weight in the mean.
        """
        state = self.states[task.ply]
        rng = Random(seed + task.ply)
        end = next(stretch.end for stretch in self.stretches if stretch.begin == task.ply)
        moves = state.moves()
        found: list[list[float]] = []
        weights: list[float] = []
        came = 0.0
        smaller = budget.part(SHARE)
        if end == task.ply + 1 and len(moves) <= MOST_OUTCOMES:
            total = sum(move.weight for move in moves)
            for move in moves:
                if move == self.steps[task.ply].move:
                    came = move.weight / total
                    continue
                found.append(self.outcome(state, move, task.viewer, smaller, rng, seed))
                weights.append(move.weight / total)
        else:
            for _ in range(SAMPLE):
                found.append(self.outcome(state, None, task.viewer, smaller, rng, seed))
                weights.append(1 / SAMPLE)
        seats = int(state.seats)
        mean = [sum(weight * each[seat] for weight, each in zip(weights, found, strict=True)) for seat in range(seats)]
        errors = [0.0] * seats
        if came == 0.0:
            spread = [sum((each[seat] - mean[seat]) ** 2 for each in found) / (SAMPLE - 1) for seat in range(seats)]
            errors = [sqrt(each / SAMPLE) for each in spread]
        return {"chances": mean, "errors": errors, "came": came, "outcomes": len(found) + (came > 0)}

    def outcome(
        self, state: State, move: Move | None, viewer: int, budget: Budget, rng: Random, seed: int
    ) -> list[float]:
        """Return the chances after *move* is drawn, or any, and after all draws that follow."""
        twin = state.redealt(viewer, rng) if viewer != ALL and self.record.game.has_secrets else state.copy()
        if move is not None:
            twin.apply(move.index if move.index in twin.indices() else drawn(twin, rng).index, None)
        while twin.actor() == CHANCE:
            twin.apply(drawn(twin, rng).index, None)
        if twin.actor() == OVER:
            return result_of(twin)
        return self.study(twin, viewer, budget, seed).evaluation(1).chances


def drawn(state: State, rng: Random) -> Move:
    """Return an outcome of the draw now due, by weight."""
    moves = state.moves()
    left = rng.randrange(sum(move.weight for move in moves))
    for move in moves:
        left -= move.weight
        if left < 0:
            return move
    raise AssertionError("unreachable: the weights add up to their total")


def line_data(line: Line) -> dict[str, object]:
    """Return a line as plain data, moves by their texts."""
    return {
        "moves": [move.text for move in line.moves],
        "seats": line.seats,
        "chances": line.chances,
        "error": line.error,
        "tried": line.tried,
        "points": line.points,
        "proof": line.proof,
        "promise": line.promise,
    }


def proof_data(proof: Proof) -> dict[str, object]:
    return {
        "winners": proof.winners,
        "turns": proof.turns,
        "moves": [move.text for move in proof.line],
        "seats": proof.seats,
    }
