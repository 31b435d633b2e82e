"""The report of a game as data: each decision with its loss and mark, each draw with its luck, each seat's account.

What a decision changed and what a draw changed stand apart, and for every seat, exactly:

    start + decisions of all + luck = result

`petteia.analysis.judging` makes it.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from math import floor
from typing import Any

from petteia.analysis.budget import Budget
from petteia.analysis.study import rounded
from petteia.analysis.why import sentences
from petteia.core.game import Game
from petteia.core.record import Record
from petteia.core.text import DEFAULT, message, sentence
from petteia.players.names import shown_names

BEST, GOOD, INACCURACY, MISTAKE, BLUNDER = "best", "good", "inaccuracy", "mistake", "blunder"
ONLY, BRILLIANT = "only", "brilliant"
MARKS = (BRILLIANT, ONLY, BEST, GOOD, INACCURACY, MISTAKE, BLUNDER)
BAD = (INACCURACY, MISTAKE, BLUNDER)

Found = Mapping[str, Any]  # what a task found


@dataclass(frozen=True, slots=True)
class Decision:
    """One decision, judged by what its seat could know."""

    ply: int
    seat: int
    move: str
    options: int
    before: list[float]  # chances of all seats if the best is decided
    after: list[float]
    loss: float  # of the seat's chances, against the best alternative
    low: float  # between these it is likely to be
    high: float
    mark: str | None  # None where there was no choice
    lines: list[Found]  # the best ones before it
    proof_before: Found | None
    proof_after: Found | None
    facts: list[tuple[str, dict[str, object]]]  # why, ready to be told

    @property
    def swing(self) -> list[float]:
        """What it changed for every seat."""
        return [after - before for before, after in zip(self.before, self.after, strict=True)]


@dataclass(frozen=True, slots=True)
class Draw:
    """A run of draws: what it changed against what could be expected."""

    ply: int
    end: int
    moves: list[str]
    before: list[float]
    after: list[float]
    errors: list[float]  # of the expectation, where it comes from a sample
    outcomes: int  # looked at

    @property
    def swing(self) -> list[float]:
        return [after - before for before, after in zip(self.before, self.after, strict=True)]


@dataclass(frozen=True, slots=True)
class Account:
    """How a seat came from its first chances to its result."""

    start: float
    decisions: list[float]  # what the decisions of each seat changed for this one
    draws: float
    hidden: float  # what came to light later only: hidden cards, and what had lain too far ahead
    result: float

    @property
    def luck(self) -> float:
        return self.draws + self.hidden

    def rounded(self) -> Account:
        """Return it in whole hundredths that add up as they are shown: those next to the next one are rounded up."""
        parts = [100 * part for part in (self.start, *self.decisions, self.draws, self.hidden)]
        whole = [floor(part) for part in parts]
        result = round(100 * self.result)
        nearest = sorted(range(len(parts)), key=lambda place: whole[place] - parts[place])
        for place in nearest[: result - sum(whole)]:
            whole[place] += 1
        start, *decisions, draws, hidden = (each / 100 for each in whole)
        return Account(start, decisions, draws, hidden, result / 100)


@dataclass(frozen=True, slots=True)
class Report:
    """All that is known of a game so far."""

    record: Record
    budget: Budget
    hindsight: bool
    done: int  # tasks
    tasks: int
    graph: list[list[float] | None]  # chances before every move, and at the end; at a glance until they are looked at
    points: list[list[float] | None]
    decisions: list[Decision]
    draws: list[Draw]
    accounts: list[Account] | None  # None until everything is looked at
    accuracy: list[float | None]
    turning_points: list[int]  # plies

    @property
    def is_complete(self) -> bool:
        return self.done == self.tasks

    def worst(self, count: int = 3) -> list[Decision]:
        """Return the decisions that lost most."""
        bad = [decision for decision in self.decisions if decision.mark in BAD]
        return sorted(bad, key=lambda decision: -decision.loss)[:count]

    def to_json(self, language: str = DEFAULT) -> dict[str, object]:
        """Return it as plain data, told in *language*; docs/analysis.md describes it."""
        record, game = self.record, self.record.game
        names = names_of(record, language)
        return {
            "game": game.slug,
            "rules": game.version,
            "seats": record.seats,
            "names": names,
            "result": record.result(),
            "secrets": game.has_secrets,
            "hindsight": self.hindsight,
            "budget": {"simulations": self.budget.simulations, "seconds": self.budget.seconds},
            "done": self.done,
            "tasks": self.tasks,
            "graph": [None if each is None else rounded(each) for each in self.graph],
            "points": [None if each is None else [round(one, 1) for one in each] for each in self.points],
            "decisions": [decision_json(game, each, language, names) for each in self.decisions],
            "draws": [draw_json(game, each, language, names) for each in self.draws],
            "accounts": None if self.accounts is None else [account_json(each.rounded()) for each in self.accounts],
            "accuracy": [None if each is None else round(each, 1) for each in self.accuracy],
            "marks": [counted(self.decisions, seat) for seat in range(record.seats)],
            "turning_points": self.turning_points,
        }


# As plain data ---------------------------------------------------------------------------------------------------


def names_of(record: Record, language: str = DEFAULT) -> list[str]:
    """Return what to call every seat."""
    given = [*record.players, *[""] * record.seats][: record.seats]
    called = shown_names(given, language)
    return [name or message(record.game, "player", language, number=seat + 1) for seat, name in enumerate(called)]


def words_of(game: Game, move: str, language: str, names: Sequence[str]) -> str:
    return sentence(game, game.by_text[move].fact, language, names)


def moves_json(game: Game, line: Found, language: str, names: Sequence[str]) -> list[dict[str, object]]:
    return [
        {"seat": seat, "move": move, "words": words_of(game, move, language, names)}
        for move, seat in zip(line["moves"], line["seats"], strict=True)
    ]


def proof_json(game: Game, proof: Found | None, language: str, names: Sequence[str]) -> dict[str, object] | None:
    if proof is None:
        return None
    line = moves_json(game, proof, language, names)
    return {"winners": proof["winners"], "turns": proof["turns"], "line": line}


def decision_json(game: Game, each: Decision, language: str, names: Sequence[str]) -> dict[str, object]:
    return {
        "ply": each.ply,
        "seat": each.seat,
        "move": each.move,
        "words": words_of(game, each.move, language, names),
        "options": each.options,
        "before": rounded(each.before),
        "after": rounded(each.after),
        "swing": rounded(each.swing),
        "loss": round(each.loss, 4),
        "interval": [round(each.low, 4), round(each.high, 4)],
        "mark": each.mark,
        "lines": [
            {
                "moves": moves_json(game, line, language, names),
                "chances": rounded(line["chances"]),
                "error": round(line["error"], 4),
                "points": None if line["points"] is None else [round(one, 1) for one in line["points"]],
                "tried": line["tried"],
                "proof": {1: "won", -1: "lost"}.get(line["proof"]),
            }
            for line in each.lines
        ],
        "proof_before": proof_json(game, each.proof_before, language, names),
        "proof_after": proof_json(game, each.proof_after, language, names),
        "why": sentences(game, each.facts, language, names),
    }


def draw_json(game: Game, each: Draw, language: str, names: Sequence[str]) -> dict[str, object]:
    return {
        "ply": each.ply,
        "end": each.end,
        "moves": each.moves,
        "words": [words_of(game, move, language, names) for move in each.moves],
        "before": rounded(each.before),
        "after": rounded(each.after),
        "luck": rounded(each.swing),
        "errors": rounded(each.errors),
        "outcomes": each.outcomes,
    }


def account_json(each: Account) -> dict[str, object]:
    return {
        "start": each.start,
        "decisions": each.decisions,
        "draws": each.draws,
        "hidden": each.hidden,
        "luck": round(each.luck, 2),
        "result": each.result,
    }


def counted(decisions: Iterable[Decision], seat: int) -> dict[str, int]:
    """Return how often *seat* got each mark."""
    own = [decision.mark for decision in decisions if decision.seat == seat]
    return {mark: own.count(mark) for mark in MARKS}
