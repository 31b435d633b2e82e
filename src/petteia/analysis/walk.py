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
from petteia.analysis.study import LINES, PROOF_NODES, Line, Proof, Study
from petteia.core.game import CHANCE, OVER, Move, State
from petteia.core.record import Record, Step

LOOK, DRAW, WHY = "look", "draw", "why"
CHECK = "check"  # what other decisions would have led to, looked at as what the played one did
GLANCE = "glance"  # at a stretch of the game: its chances roughly, long before they are looked at one by one
ALL, SPECTATOR = -3, -1  # who looks: somebody who sees everything, nobody's seat, or a seat
MOST_OUTCOMES = 8  # of a draw that are all looked at; of more, or of several draws at once, a sample
SAMPLE = 8
SHARE = 1 / 2  # of the budget for each outcome of a draw: the one that came and those that could have come
LONGEST = 5_000  # moves
GLANCED = 40  # moves, in one glance
GLIMPSE = Budget(simulations=24)  # for each position of it


@dataclass(frozen=True, slots=True)
class Task:
    """Something to be computed: a position, what could have been drawn or decided, why, or a glance."""

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
        self.by_begin = {stretch.begin: stretch for stretch in self.stretches}
        self.tasks_known: dict[tuple[int, int], Task | None] = {}

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
        if (ply, viewer) not in self.tasks_known:
            self.tasks_known[ply, viewer] = self.task_at(ply, viewer)
        return self.tasks_known[ply, viewer]

    def task_at(self, ply: int, viewer: int) -> Task | None:
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

    def glances(self) -> list[Task]:
        """Return what shows the whole course of the game within a moment."""
        return [Task(GLANCE, ply, ALL) for ply in range(0, self.last, GLANCED)]

    def result(self) -> list[float] | None:
        """Return how the game ended for every seat; None if it did not."""
        outcome = self.record.outcome()
        return None if outcome is None else shares(outcome, self.sides)

    # Computing -------------------------------------------------------------------------------------------------

    def do(self, task: Task, budget: Budget, seed: int = 0) -> dict[str, object]:
        """Return what *task* finds, as plain data."""
        if task.kind == GLANCE:
            return self.glance(task, seed)
        return self.look(task, budget, seed) if task.kind == LOOK else self.draw(task, budget, seed)

    def glance(self, task: Task, seed: int) -> dict[str, object]:
        """Return the chances that a few simulations tell, for all that must be looked at in a stretch of the game."""
        here = [each for each in self.tasks() if task.ply <= each.ply < task.ply + GLANCED]
        found = [self.study(self.states[each.ply], each.viewer, GLIMPSE, seed, 0).evaluation(1) for each in here]
        return {"seen": [[each.to_json(), told.chances] for each, told in zip(here, found, strict=True)]}

    def study(
        self,
        state: State,
        viewer: int,
        budget: Budget,
        seed: int,
        proof_nodes: int = PROOF_NODES,
        lines: bool = False,
    ) -> Study:
        seat = None if viewer < 0 else viewer
        made = Study(state, seat, viewer == ALL, seed, budget.simulations, proof_nodes, lines)
        return made.think(budget)

    def look(self, task: Task, budget: Budget, seed: int) -> dict[str, object]:
        """Return chances, lines and proof of one position, and what is known of the move played there."""
        state = self.states[task.ply]
        study = self.study(state, task.viewer, budget, seed, lines=task.viewer in (ALL, state.actor()))
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
        """Return the chances before a run of draws, the mean over what could have been drawn, and after what came.

        All outcomes are looked at alike, so that what came is compared with its equals.
        """
        smaller = budget.part(SHARE)
        mean, errors, outcomes = self.expected(task.ply, task.viewer, self.states[task.ply], smaller, seed)
        drawn_state = self.states[self.by_begin[task.ply].end]
        came = self.chances_in(drawn_state, task.viewer, smaller, seed)
        return {"chances": mean, "errors": errors, "came": came, "outcomes": outcomes}

    def expected(
        self, ply: int, viewer: int, state: State, budget: Budget, seed: int
    ) -> tuple[list[float], list[float], int]:
        """Return the mean of the chances over what may be drawn in *state*, its errors, and how many were looked at."""
        rng = Random(seed + ply)
        moves = state.moves()
        found: list[list[float]] = []
        weights: list[float] = []
        is_whole = len(moves) <= MOST_OUTCOMES and not any(draws_again(state, move) for move in moves)
        if is_whole:
            total = sum(move.weight for move in moves)
            for move in moves:
                found.append(self.outcome(state, move, viewer, budget, rng, seed))
                weights.append(move.weight / total)
        else:
            for _ in range(SAMPLE):
                found.append(self.outcome(state, None, viewer, budget, rng, seed))
                weights.append(1 / SAMPLE)
        seats = int(state.seats)
        mean = [sum(weight * each[seat] for weight, each in zip(weights, found, strict=True)) for seat in range(seats)]
        errors = [0.0] * seats
        if not is_whole:
            spread = [sum((each[seat] - mean[seat]) ** 2 for each in found) / (SAMPLE - 1) for seat in range(seats)]
            errors = [sqrt(each / SAMPLE) for each in spread]
        return mean, errors, len(found)

    def check(self, task: Task, moves: Sequence[str], budget: Budget, seed: int) -> dict[str, object]:
        """Return what each of *moves* leads to: all are looked at alike, and not as before.

        Else a decision that a first look made worse than it is would be suspected for it, and condemned by it.
        """
        state = self.states[task.ply]
        ways = []
        for text in moves:
            after = state.copy()
            after.apply(after.read(text).index, None)
            proof = 0
            if after.actor() == CHANCE:
                mean, errors, _ = self.expected(task.ply, task.viewer, after, budget.part(SHARE), seed)
            elif after.actor() == OVER:
                mean, errors = result_of(after), [0.0] * int(after.seats)
            else:
                viewer = task.viewer if self.hides(after, task.viewer) else ALL
                told = self.study(after, viewer, budget, seed).evaluation(1)
                mean, errors = told.chances, told.errors
                if told.proof is not None:
                    proof = 1 if state.actor() in told.proof.winners else -1
            ways.append({"move": text, "chances": mean, "error": errors[int(state.actor())], "proof": proof})
        return {"ways": ways}

    def outcome(
        self, state: State, move: Move | None, viewer: int, budget: Budget, rng: Random, seed: int
    ) -> list[float]:
        """Return the chances after *move* is drawn, or any, and after all draws that follow."""
        twin = state.redealt(viewer, rng) if viewer != ALL and self.record.game.has_secrets else state.copy()
        if move is not None:
            twin.apply(move.index if move.index in twin.indices() else drawn(twin, rng).index, None)
        while twin.actor() == CHANCE:
            twin.apply(drawn(twin, rng).index, None)
        return self.chances_in(twin, viewer, budget, seed)

    def chances_in(self, state: State, viewer: int, budget: Budget, seed: int) -> list[float]:
        """Return the chances in *state* as *viewer* sees it."""
        if state.actor() == OVER:
            return result_of(state)
        return self.study(state, viewer, budget, seed).evaluation(1).chances


def draws_again(state: State, move: Move) -> bool:
    """Say whether something else is drawn right after *move*."""
    after = state.copy()
    after.apply(move.index, None)
    return bool(after.actor() == CHANCE)


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
