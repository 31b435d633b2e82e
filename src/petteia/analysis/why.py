"""Why a decision was worse than another, in a sentence or two: only what the figures of the search support."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from math import sqrt
from pathlib import Path
from typing import Any

from librt.random import Random
from librt.vecs import vec

from petteia.analysis.mining import themes_known
from petteia.analysis.study import searcher
from petteia.core.event import Event, Tellable
from petteia.core.game import CHANCE, OVER, Game, Move, State
from petteia.core.insight import insight_of
from petteia.core.text import DEFAULT, bundle, message, sentence
from petteia.core.walk import chance_outcome, scratch

LOCALE = Path(__file__).parent / "locale"
PLAYOUTS = 16  # games played on from both decisions, to see where points come from
CLEAR = 2.0  # standard errors by which a difference of points must be other than nothing
CLEAR_OF_MANY = 3.0  # the same where the largest of many differences is told
LEAST_OFTEN = 0.3  # of the games in which a rival's plan must come about more
WORTH_TELLING = 0.8  # points
LONGEST_GAME = 3_000  # decisions

Told = tuple[str, dict[str, object]]


# What the figures say ----------------------------------------------------------------------------------------------


def facts_of(
    state: State,
    seat: int,
    better: Mapping[str, Any] | None,
    after: Sequence[float],
    proof_before: Mapping[str, Any] | None,
    proof_after: Mapping[str, Any] | None,
    apart: Mapping[str, Any] | None,
) -> list[Told]:
    """Return why the decision of *seat* in *state* lost chances, the weightiest reason first."""
    found: list[Told] = []
    was_won = proof_before is not None and seat in proof_before["winners"]
    was_lost = proof_before is not None and not was_won
    is_lost = proof_after is not None and seat not in proof_after["winners"]
    if was_won and proof_before is not None:
        line = proof_before["moves"]
        found.append(("why-missed-win", {"turns": proof_before["turns"] or 0, "line": line, **end_of(state, line)}))
    if is_lost and not was_lost and proof_after is not None:
        line = proof_after["moves"]
        facts = {"turns": proof_after["turns"] or 0, "line": line, "winners": proof_after["winners"]}
        found.append(("why-allowed-win", facts))
    if better is not None and not was_won:
        percents = {"best": percent(better["chances"][seat]), "played": percent(after[seat])}
        found.append(("why-better", {"move": better["moves"][0], **percents}))
    if apart is not None:
        found += points_told(apart, seat)
    return found


def percent(chance: float) -> int:
    """Return a chance in hundredths; nothing that is only nearly certain is told as certain."""
    return round(100 * chance) if chance in (0.0, 1.0) else max(1, min(99, round(100 * chance)))


def end_of(state: State, line: Sequence[str]) -> dict[str, object]:
    """Return what happens at the end of a line that ends the game: the last event of it."""
    twin = state.copy()
    twin.seed = None
    log: list[Event] = []
    for move in line:
        if twin.actor() < 0 or twin.why_not(move) is not None:
            return {}
        log.clear()
        twin.play(move, log)
    return {"end": log[-1]} if log and twin.actor() == OVER else {}


def points_told(apart: Mapping[str, Any], seat: int) -> list[Told]:
    """Return the items at which the better decision brings clearly more, and a rival whom it leaves clearly less."""
    found: list[Told] = []
    own = apart["seats"][seat]
    items = [(gain, item) for item, (gain, error) in own["items"].items() if is_clear(gain, error)]
    if is_clear(*own["total"]) and items:
        found.append(("why-points", {"points": own["total"][0], "item": max(items)[1]}))
    for rival, theirs in enumerate(apart["seats"]):
        lost = [(-gain, item) for item, (gain, error) in theirs["items"].items() if is_clear(-gain, error)]
        if rival != seat and is_clear(-theirs["total"][0], theirs["total"][1]) and lost:
            found.append(("why-rival", {"points": -theirs["total"][0], "item": max(lost)[1], "rival": rival}))
    return found + plan_told(apart)


def plan_told(apart: Mapping[str, Any]) -> list[Told]:
    """Return what a rival gets to clearly more often if the better decision is not made; nothing if there is none."""
    games = apart["games"]
    found = [
        (played - better, rival, move, better, played)
        for rival, move, better, played in apart.get("plans", [])
        if is_more_often(played, better, games)
    ]
    if not found:
        return []
    _, rival, move, better, played = max(found, key=lambda each: each[0])
    facts = {"rival": rival, "move": move, "often": played, "seldom": better, "games": games}
    return [("why-plan", facts)]


def is_more_often(often: int, seldom: int, games: int) -> bool:
    """Say whether one of many things was clearly seen more often in as many games."""
    share = (often + seldom) / (2 * games) if games else 0.0
    error = sqrt(2 * share * (1 - share) / games) if games else 0.0
    return often - seldom > games * max(LEAST_OFTEN, CLEAR_OF_MANY * error)


def is_clear(gain: float, error: float) -> bool:
    return gain >= WORTH_TELLING and gain > CLEAR * error


# Where points come from ----------------------------------------------------------------------------------------------


def points_apart(
    state: State, seat: int, better: Move, played: Move, open_cards: bool, seed: int, seconds: float = 0.0
) -> dict[str, object]:
    """Return by how many points the better decision leads to more, item by item, for every seat, with errors.

    Both are played on from the same imagined states by what looks best one decision ahead; with *seconds*, fewer games
    if those are over.
    """
    until = time.monotonic() + seconds
    rng = Random(seed)
    insight = insight_of(state.game)
    seats = range(int(state.seats))
    found: list[list[dict[str, float]]] = [[] for _ in seats]
    plans: tuple[Counter[tuple[int, int]], ...] = (Counter(), Counter())
    for _ in range(PLAYOUTS):
        if seconds and time.monotonic() > until:
            break
        same = state.copy() if open_cards else state.redealt(seat, rng)
        ends, made = [], []
        for move in (better, played):
            if move.index not in same.indices():
                break
            twin = same.copy()
            twin.apply(move.index, None)
            made.append(set[tuple[int, int]]())
            ends.append(played_on(twin, rng, made[-1]))
        if len(ends) == 2:
            for count, each_made in zip(plans, made, strict=True):
                count.update(each_made)
            for each in seats:
                more, less = (dict(insight.items(end, each)) for end in ends)
                found[each].append({item: float(more[item] - less[item]) for item in more})
    return {
        "games": len(found[0]),
        "seats": [
            {
                "total": mean_and_error([sum(each.values()) for each in differences]),
                "items": {item: mean_and_error([each[item] for each in differences]) for item in differences[0]},
            }
            for differences in found
            if differences
        ],
        "plans": [
            [rival, state.game.all_moves[index].text, plans[0][rival, index], plans[1][rival, index]]
            for rival, index in sorted(plans[0] | plans[1])
            if state.side(rival) != state.side(seat)
        ],
    }


def mean_and_error(numbers: Sequence[float]) -> tuple[float, float]:
    mean = sum(numbers) / len(numbers)
    spread = sum((number - mean) ** 2 for number in numbers)
    return mean, sqrt(spread / max(1, len(numbers) - 1) / len(numbers))


@cache
def sought(game: Game) -> frozenset[int]:
    """Return the moves that a rival may be after: those of the kinds its themes call plans."""
    kinds = themes_known(game).get("plans", [])
    return frozenset(move.index for move in game.all_moves if move.text.split()[0] in kinds)


def played_on(state: State, rng: Random, made: set[tuple[int, int]]) -> State:
    """Play *state* to its end, everybody doing what looks best one decision ahead; return it.

    Who makes which of the moves that people are after is added to *made*.
    """
    plans = sought(state.game)
    mind = searcher(state.game).mind(state)
    options, promises = scratch(state), scratch(state)
    hopes = vec[float]([0.0] * len(state.game.all_moves))
    for _ in range(LONGEST_GAME):
        actor = state.actor()
        if actor == OVER:
            break
        count = int(state.options(options))
        if actor == CHANCE:
            state.apply(chance_outcome(state, options, count, rng), None)
            continue
        best = 0
        if count > 1:
            mind.priors(state, options, count, promises, hopes)
            best = max(range(count), key=lambda place: int(promises[place]))
        index = int(options[best])
        if index in plans:
            made.add((int(actor), index))
        state.apply(index, None)
    return state


# In words --------------------------------------------------------------------------------------------------------


def analysis_sentence(name: str, language: str = DEFAULT, **facts: object) -> str:
    """Return what analysis says, in English if it cannot say it in *language*."""
    for tongue in (language, DEFAULT):
        known = bundle(LOCALE, tongue)
        if known.has_message(name) and (pattern := known.get_message(name).value) is not None:
            return str(known.format_pattern(pattern, facts)[0])
    return name


def sentences(game: Game, told: Sequence[Told], language: str, names: Sequence[str]) -> list[str]:
    """Return reasons as sentences of *language*."""
    found: list[str] = []
    for name, facts in told:
        words = {key: in_words(game, key, value, language, names) for key, value in facts.items() if key != "end"}
        found.append(analysis_sentence(name, language, **words))
        end = facts.get("end")
        if isinstance(end, Event):
            found.append(ending(game, end, language, names))
    return found


def ending(game: Game, end: Tellable, language: str, names: Sequence[str]) -> str:
    return sentence(game, end, language, names)


def in_words(game: Game, key: str, value: object, language: str, names: Sequence[str]) -> object:
    """Return what fills the gap *key* of a sentence."""
    if key == "line" and isinstance(value, list):
        return " · ".join(sentence(game, game.by_text[move].fact, language, names) for move in value)
    if key == "move" and isinstance(value, str):
        return sentence(game, game.by_text[value].fact, language, names)
    if key == "things" and isinstance(value, list):
        return ", ".join(message(game, each, language) for each in value)
    if key == "winners" and isinstance(value, list):
        return " + ".join(names[seat] for seat in value)
    if key == "rival" and isinstance(value, int):
        return names[value]
    if key == "item" and isinstance(value, str):
        return message(game, value, language)
    if isinstance(value, float):
        return round(value, 1)
    return value
