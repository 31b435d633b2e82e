"""Help for whoever decides: what to look at, what to do and why; and a warning before a decision that loses much.

Both think on the view of the seat that decides, so they can tell no secret.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import takewhile
from math import hypot
from typing import Any

from petteia.analysis.budget import Budget
from petteia.analysis.judging import FROM
from petteia.analysis.mining import themes_of
from petteia.analysis.report import BLUNDER
from petteia.analysis.study import Evaluation, Line, Study, study
from petteia.analysis.walk import line_data, proof_data
from petteia.analysis.why import Told, end_of, facts_of, percent, points_apart, points_told, sentences
from petteia.core.game import Game, IllegalMove, Move, State
from petteia.core.insight import insight_of
from petteia.core.text import DEFAULT, message

THOUGHT = Budget(simulations=1_200, seconds=4.0)  # for a hint
GLANCE = Budget(simulations=400, seconds=1.5)  # for a warning, before and after the decision
ALL_LINES = 60
AS_GOOD = 0.02  # so much less is about as good
SURE = 2.0  # standard errors
MUCH = next(loss for loss, mark in FROM if mark == BLUNDER)
LONGEST_TOLD = 4  # moves of a line
PLAYING_ON = 2.0  # seconds, to see where points come from
LEAST_GAMES = 6
SEED = 1  # the same position gets the same hint


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint in steps: what to look at, the move, and why; in words."""

    look: list[str]
    move: Move
    words: str
    why: list[str]

    def to_json(self) -> dict[str, object]:
        return {"look": self.look, "move": self.move.text, "words": self.words, "why": self.why}


@dataclass(frozen=True, slots=True)
class Warning:
    """A decision that loses much: how much of the chances, and why."""

    loss: float
    why: list[str]

    def to_json(self) -> dict[str, object]:
        return {"loss": round(self.loss, 4), "why": self.why}


def hint(
    view: Mapping[str, object],
    language: str = DEFAULT,
    names: Sequence[str] = (),
    budget: Budget = THOUGHT,
    game: Game | None = None,
) -> Hint:
    """Return what to do in *view*, whose seat must decide."""
    thought = study(view, SEED, budget.simulations, game).think(budget)
    state, found = thought.state, thought.evaluation(ALL_LINES)
    seat = int(state.actor())
    called = list(names) or [message(state.game, "player", language, number=each + 1) for each in range(state.seats)]
    best = found.lines[0]
    others = [line for line in found.lines[1:] if line.moves[0] != best.moves[0]]
    move = best.moves[0]
    look = looks(state, seat, found, others)
    why = reasons(state, seat, found, others)
    (words,) = sentences(state.game, [("hint-move", {"move": move.text})], language, called)
    return Hint(
        sentences(state.game, look, language, called), move, words, sentences(state.game, why, language, called)
    )


def looks(state: State, seat: int, found: Evaluation, others: Sequence[Line]) -> list[Told]:
    """Return what to look at, without the move."""
    told: list[Told] = []
    best, proof = found.lines[0], found.proof
    if len(state.indices()) == 1:
        return [("hint-only", {})]
    if proof is not None:
        name = "hint-win" if seat in proof.winners else "hint-lost"
        told.append((name, {"turns": proof.turns or 0}))
    elif is_only_defence(state, others):
        told.append(("hint-defence", {}))
    own = list(takewhile(lambda made: made[1] == seat, zip(best.moves, best.seats, strict=True)))
    themes = themes_of(state, [move.text for move, _ in own], seat)
    if themes:
        told.append(("hint-look", {"things": list(themes[:2])}))
    elif not told:
        near = sum(line.chances[seat] >= best.chances[seat] - AS_GOOD for line in others)
        told.append(("hint-near", {"count": len(state.indices()), "near": near + 1}))
    return told


def reasons(state: State, seat: int, found: Evaluation, others: Sequence[Line]) -> list[Told]:
    """Return why the best line is the best, as far as the figures say."""
    best, proof = found.lines[0], found.proof
    if proof is not None and seat in proof.winners:
        line = [move.text for move in proof.line]
        return [("hint-why-win", {"turns": proof.turns or 0, "line": line, **end_of(state, line)})]
    told: list[Told] = []
    if proof is None and others:
        following = max(others, key=lambda line: line.chances[seat])
        gap = best.chances[seat] - following.chances[seat]
        is_clear = gap > max(AS_GOOD, SURE * hypot(best.error, following.error))
        facts = {"best": percent(best.chances[seat]), "next": percent(following.chances[seat])}
        if is_only_defence(state, others):
            told.append(("hint-why-defence", {}))
        else:
            name = "hint-why-better" if is_clear else "hint-why-close"
            told.append((name, {"move": following.moves[0].text, **facts}))
        if is_clear:
            apart = points_between(state, seat, best.moves[0], following.moves[0])
            told += [] if apart is None else points_told(apart, seat)
    if len(best.moves) > 1:
        told.append(("hint-why-line", {"line": [move.text for move in best.moves[1:LONGEST_TOLD]]}))
    return told


def points_between(state: State, seat: int, better: Move, other: Move) -> Mapping[str, Any] | None:
    """Return by how many points two decisions lie apart; None where points decide nothing, or too few games are played.

    Early in a long game few are: nothing is told then.
    """
    if not insight_of(state.game).unit():
        return None
    found: Mapping[str, Any] = points_apart(state, seat, better, other, False, SEED, PLAYING_ON)
    return found if found["games"] >= LEAST_GAMES else None


def is_only_defence(state: State, others: Sequence[Line]) -> bool:
    """Say whether everything but the best line is proven to lose."""
    return bool(others) and len(others) == len(state.indices()) - 1 and all(line.proof < 0 for line in others)


def warning(
    view: Mapping[str, object],
    move: str,
    language: str = DEFAULT,
    names: Sequence[str] = (),
    budget: Budget = GLANCE,
    game: Game | None = None,
) -> Warning | None:
    """Return why *move* loses much in *view*, by a short search; None if it does not, or nobody can be sure."""
    thought = study(view, SEED, budget.simulations, game).think(budget)
    state = thought.state
    if (refused := state.why_not(move)) is not None:
        raise IllegalMove(*refused)
    chosen = state.read(move)
    before, seat = thought.evaluation(1), int(state.actor())
    best = before.lines[0]
    if best.moves[0] == chosen or before.chances[seat] < MUCH:
        return None
    twin = state.copy()
    twin.apply(chosen.index, None)
    after = Study(twin, seat, seed=SEED, simulations=budget.simulations).think(budget).evaluation(1)
    loss = before.chances[seat] - after.chances[seat]
    if loss < MUCH or loss < SURE * hypot(before.errors[seat], after.errors[seat]):
        return None
    called = list(names) or [message(state.game, "player", language, number=each + 1) for each in range(state.seats)]
    return Warning(loss, sentences(state.game, dangers(state, seat, chosen, before, after), language, called))


def dangers(state: State, seat: int, chosen: Move, before: Evaluation, after: Evaluation) -> list[Told]:
    """Return why a decision loses much, without the better one."""
    best = before.lines[0]
    was, is_now = (None if each.proof is None else proof_data(each.proof) for each in (before, after))
    apart = points_between(state, seat, best.moves[0], chosen)
    told: list[Told] = []
    for name, facts in facts_of(state, seat, line_data(best), after.chances, was, is_now, apart):
        if name == "why-missed-win":
            told.append(("warn-win", {"turns": facts["turns"]}))
        elif name == "why-better":
            told.append(("warn-chances", {"best": facts["best"], "played": facts["played"]}))
        elif name == "why-points":
            told.append(("warn-points", facts))
        elif name == "why-allowed-win":
            told.append((name, facts))
    return told
