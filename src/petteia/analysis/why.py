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

from petteia.analysis.mining import themes_known
from petteia.analysis.playing import SECOND
from petteia.analysis.study import searcher
from petteia.core.event import Event, Tellable, fact
from petteia.core.game import OVER, Game, Move, State
from petteia.core.insight import insight_of
from petteia.core.text import DEFAULT, bundle, message, sentence
from petteia.players.onward import Onward

LOCALE = Path(__file__).parent / "locale"
PLAYOUTS = 16  # games played on from both decisions, to see where points come from
CLEAR = 2.0  # standard errors by which a difference of points must be other than nothing
CLEAR_OF_MANY = 3.0  # the same where the largest of many differences is told
LEAST_OFTEN = 0.3  # of the games in which a rival's plan must come about more
WORTH_TELLING = 0.8  # points
GAINS = 0.25  # a rival is told of if so much of what was lost went to them
LONGEST_GAME = 3_000  # decisions
LONGEST_TOLD = 6  # moves of a line

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
        reference = after if better is None else better["chances"]
        lost = reference[seat] - after[seat]
        gainers = [rival for rival, chance in enumerate(after) if chance - reference[rival] > lost * GAINS]
        told = [each for each in points_told(apart, seat) if each[1].get("rival", seat) in (seat, *gainers)]
        found += first_of_each(told, (("why-points",), ("why-rival", "why-plan"), ("why-fate-good", "why-fate-bad")))
    return found


def first_of_each(told: Sequence[Told], groups: Sequence[Sequence[str]]) -> list[Told]:
    """Return one reason of each group: who reads many remembers none."""
    firsts = (next((each for each in told if each[0] in names), None) for names in groups)
    return [each for each in firsts if each is not None]


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
    return found + plan_told(apart) + fates_told(apart, seat)


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


def fates_told(apart: Mapping[str, Any], seat: int) -> list[Told]:
    """Return what befalls *seat* clearly more often with the better decision, or for its bad without it.

    What one god does is told if that alone is clear, else what any of them does.
    """
    games = apart["games"]
    told: list[Told] = []
    for is_good, name in ((True, "why-fate-good"), (False, "why-fate-bad")):
        found = []
        for whom, good, event, by, better, played in apart.get("fates", []):
            often, seldom = (better, played) if is_good else (played, better)
            errors = CLEAR_OF_MANY if by else CLEAR
            if whom == seat and good == is_good and is_more_often(often, seldom, games, errors):
                found.append((bool(by), often - seldom, event, by, often, seldom))
        if found:
            _, _, event, by, often, seldom = max(found)
            facts = {"event": event, "whom": seat, "by": by, "often": often, "seldom": seldom, "games": games}
            told.append((name, facts))
    return told


def is_more_often(often: int, seldom: int, games: int, errors: float = CLEAR_OF_MANY) -> bool:
    """Say whether a thing, one of many unless told otherwise, was clearly seen more often in as many games."""
    share = (often + seldom) / (2 * games) if games else 0.0
    error = sqrt(2 * share * (1 - share) / games) if games else 0.0
    return often - seldom > games * max(LEAST_OFTEN, errors * error)


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
    fates: tuple[Counter[Fate], ...] = (Counter(), Counter())
    for _ in range(PLAYOUTS):
        if seconds and time.monotonic() > until:
            break
        same = state.copy() if open_cards else state.redealt(seat, rng)
        courses: list[Course] = []
        for move in (better, played):
            if move.index not in same.indices():
                break
            courses.append(Course(same.copy()))
            courses[-1].apply(move.index)
            courses[-1].play_on(rng)
        if len(courses) == 2:
            for place, course in enumerate(courses):
                plans[place].update(course.made)
                fates[place].update(course.befell)
            for each in seats:
                more, less = (dict(insight.items(course.state, each)) for course in courses)
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
        "fates": [[*fate, fates[0][fate], fates[1][fate]] for fate in sorted(fates[0] | fates[1]) if fate[0] == seat],
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


Fate = tuple[int, bool, str, str]  # whom it befalls, whether that is good, the event, and who does it ("": anybody)


@cache
def fates_of(game: Game) -> dict[str, dict[str, Any]]:
    """Return what may befall a seat, by the names of events: its sentence, whether it is good, and who does it."""
    known = themes_known(game).items()
    return {told["event"]: {"told": name, **told} for name, told in known if isinstance(told, dict) and "event" in told}


class Course:
    """A game played on: who made which of the moves that people are after, and what befell them."""

    def __init__(self, state: State) -> None:
        self.state = state
        self.plans = sought(state.game)
        self.fates = fates_of(state.game)
        self.made: set[tuple[int, int]] = set()
        self.befell: set[Fate] = set()

    def apply(self, index: int) -> None:
        log: list[Event] | None = [] if self.fates else None
        self.state.apply(index, log)
        for event in log or ():
            if event.name in self.fates:
                fate, facts = self.fates[event.name], event.facts
                seats = facts["seat"] if isinstance(facts["seat"], tuple) else (facts["seat"],)
                who = str(facts[fate["by"]])
                self.befell |= {(seat, fate["good"], event.name, by) for seat in seats for by in (who, "")}

    def play_on(self, rng: Random) -> None:
        """Play to the end, everybody doing what looks best one decision ahead, or sometimes second best."""
        state = self.state
        onward = Onward(state, searcher(state.game).mind(state), rng, SECOND)
        for _ in range(LONGEST_GAME):
            actor = int(state.actor())
            if actor == OVER:
                break
            index = int(onward.choose(state))
            if index in self.plans and onward.had_choice:
                self.made.add((actor, index))
            self.apply(index)


# In words --------------------------------------------------------------------------------------------------------


def analysis_sentence(name: str, language: str = DEFAULT, **facts: object) -> str:
    """Return what analysis says, in English if it cannot say it in *language*."""
    for tongue in (language, DEFAULT):
        known = bundle(LOCALE, tongue)
        if known.has_message(name) and (pattern := known.get_message(name).value) is not None:
            return str(known.format_pattern(pattern, facts)[0])
    return name


def percent_told(part: float, language: str) -> str:
    """Return a part of 1 in hundredths, as *language* writes them."""
    return analysis_sentence("report-percent", language, percent=str(round(100 * part)))


def change_told(part: float, language: str) -> str:
    """Return a change in hundredths, with its sign."""
    hundredths = round(100 * part)
    sign = "+" if hundredths > 0 else "−" if hundredths < 0 else ""
    return sign + percent_told(abs(part), language)


def sentences(game: Game, told: Sequence[Told], language: str, names: Sequence[str]) -> list[str]:
    """Return reasons as sentences of *language*."""
    found: list[str] = []
    for name, facts in told:
        words = {key: in_words(game, key, value, language, names) for key, value in facts.items() if key != "end"}
        if "event" in facts:
            words["event"] = befallen(game, facts, language, names)
        found.append(analysis_sentence(name, language, **words).replace("….", "…"))
        end = facts.get("end")
        if isinstance(end, Event):
            found.append(ending(game, end, language, names))
    return found


def ending(game: Game, end: Tellable, language: str, names: Sequence[str]) -> str:
    return sentence(game, end, language, names)


def befallen(game: Game, facts: Mapping[str, object], language: str, names: Sequence[str]) -> str:
    """Return what befell somebody: the event as the game tells it, or as it tells that of anybody's doing."""
    fate = fates_of(game)[str(facts["event"])]
    whom = {"seat": (facts["whom"],)}
    told = fact(fate["event"], **whom, **{fate["by"]: facts["by"]}) if facts["by"] else fact(fate["told"], **whom)
    return sentence(game, told, language, names).removesuffix(".")


def in_words(game: Game, key: str, value: object, language: str, names: Sequence[str]) -> object:
    """Return what fills the gap *key* of a sentence."""
    if key == "line" and isinstance(value, list):
        told = [sentence(game, game.by_text[move].fact, language, names) for move in value[:LONGEST_TOLD]]
        return " · ".join([*told, "…"] if len(value) > LONGEST_TOLD else told)
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
