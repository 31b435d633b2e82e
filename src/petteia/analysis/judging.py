"""The judging of a game: what must be looked at, in which order, and what follows for the report.

A decision is compared with the best other one like with like: both are looked at from where they lead to, with the
eyes of who decided. So is a draw with what else could have been drawn. Between two of these changes a look from further
on may see what none saw before: cards that were hidden, or what lay too far ahead. That came to light by nobody's
merit, and counts as luck.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import Future, ProcessPoolExecutor, as_completed
from contextlib import suppress
from itertools import pairwise
from math import exp, sqrt
from multiprocessing import get_context

from petteia.analysis.budget import AnalysisError, Budget
from petteia.analysis.report import (
    BAD,
    BEST,
    BLUNDER,
    BRILLIANT,
    GOOD,
    INACCURACY,
    MISTAKE,
    ONLY,
    Account,
    Decision,
    Draw,
    Found,
    Report,
)
from petteia.analysis.walk import CHECK, GLANCE, SPECTATOR, WHY, Stretch, Task, Walk
from petteia.analysis.why import facts_of, points_apart
from petteia.core.game import CHANCE, OVER, Game
from petteia.core.orphans import end_with_parent
from petteia.core.record import Record

AS_GOOD = 0.01  # a loss of chances that is none
FROM = ((0.20, BLUNDER), (0.10, MISTAKE), (0.05, INACCURACY))
CLEARLY = 0.10  # so much worse is everything else where there is one good decision only
SUSPECT = 0.04  # a loss, as far as the search before and that after the decision tell, that is looked into
UNSEEN = 2  # a brilliant one did not look as good at first sight as so many others
SURE = 1.96  # standard errors of an interval of 95 %
TRIED = 0.04  # an alternative counts if it was tried so often, compared with the most tried
SHARPNESS = 8.0  # a loss of 5 % of chances leaves two thirds of a decision's accuracy
TURNING = 0.08  # a change of chances that may be a turning point
MOST_TURNING = 5

# By the kind of game: where a simulation is cheap, and where seats are compared.
DEFAULT_BUDGETS = (10_000, 800)  # simulations for a position
SIGHT = (0.04, 0.06)  # how far, at even chances, two looks that differ by a decision or a draw err apart


class Analysis:
    """A game on the way to its report: tasks that anybody may do in any order, anywhere, and what they found.

    analysis = Analysis(record, budget)
    while tasks := analysis.pending():
        analysis.add(tasks[0], analysis.do(tasks[0]))
    analysis.report()

    With *glances* the first tasks are such as show the whole course of the game roughly, for whoever waits.
    """

    def __init__(
        self,
        record: Record,
        budget: Budget | None = None,
        hindsight: bool = False,
        seed: int = 0,
        glances: bool = False,
    ) -> None:
        self.record = record
        self.budget = usual_budget(record.game) if budget is None else budget
        self.hindsight = hindsight
        self.seed = seed
        self.walk = Walk(record, hindsight)
        self.looks = self.walk.tasks()
        self.glances = self.walk.glances() if glances else []
        self.glimpses: dict[Task, list[float]] = {}  # chances at a glance
        self.found: dict[Task, Found] = {}
        self.checks: list[Task] | None = None  # decisions to be looked into once all positions are looked at
        self.reasons: list[Task] | None = None  # those to be explained once that is done

    def pending(self) -> list[Task]:
        """Return what can be done now; nothing once the report is complete."""
        left = [task for task in self.looks if task not in self.found]
        if left:
            return [task for task in self.glances if task not in self.found] + left
        if self.checks is None:
            self.checks = self.suspects()
        if left := [task for task in self.checks if task not in self.found]:
            return left
        if self.reasons is None:
            self.reasons = self.questions()
        return [task for task in self.reasons if task not in self.found]

    def known(self) -> list[Task]:
        """Return the tasks that are known to belong to the report."""
        return [*self.looks, *(self.checks or ()), *(self.reasons or ())]

    def needed(self, task: Task) -> dict[Task, Found]:
        """Return what was found before that *task* builds on."""
        if task.kind not in (CHECK, WHY):
            return {}
        sources = [self.walk.task(task.ply, task.viewer), Task(CHECK, task.ply, task.viewer)]
        return {source: self.found[source] for source in sources if source is not None and source in self.found}

    def do(self, task: Task) -> Found:
        """Return what *task* finds, as plain data."""
        if task.kind == WHY:
            return self.why(task)
        if task.kind == CHECK:
            move = self.walk.by_begin[task.ply].moves[0].text
            others = alternatives(self.found_at(task.ply, task.viewer), move)
            return self.walk.check(task, [move, *(line["moves"][0] for line in others)], self.budget, self.seed + 1)
        return self.walk.do(task, self.budget, self.seed)

    def add(self, task: Task, found: Found) -> None:
        self.found[task] = found
        if task.kind == GLANCE:
            self.glimpses |= {Task.of_json(each): chances for each, chances in found["seen"]}

    def suspects(self) -> list[Task]:
        """Return the decisions that may be bad ones, or the only good ones."""
        found = []
        for stretch in self.walk.stretches:
            look = self.found_at(stretch.begin, stretch.viewer) if stretch.options > 1 and stretch.seat >= 0 else None
            after = self.chances(stretch.end, stretch.viewer)
            other = best_alternative(look, stretch.moves[0].text, stretch.seat)
            if after is None or other is None or other["proof"] > 0:
                continue
            gap = other["chances"][stretch.seat] - after[stretch.seat]
            if gap >= SUSPECT or gap <= -CLEARLY + SUSPECT:
                found.append(Task(CHECK, stretch.begin, stretch.seat))
        return found

    def questions(self) -> list[Task]:
        """Return the bad decisions for which the game can say where points are lost."""
        if not self.record.state.game.insight or not self.record.state.game.insight.items(self.record.state, 0):
            return []
        bad = [decision for decision in self.report().decisions if decision.mark in (MISTAKE, BLUNDER)]
        return [Task(WHY, decision.ply, decision.seat) for decision in bad]

    def why(self, task: Task) -> Found:
        """Return where the points of the better decision come from."""
        stretch = self.walk.by_begin[task.ply]
        better = self.best_other(stretch)
        state = self.walk.states[task.ply]
        assert better is not None
        move = self.record.game.by_text[better["moves"][0]]
        return points_apart(state, task.viewer, move, stretch.moves[0], self.hindsight, self.seed)

    # Putting together ------------------------------------------------------------------------------------------

    def found_at(self, ply: int, viewer: int) -> Found | None:
        task = self.walk.task(ply, viewer)
        return None if task is None else self.found.get(task)

    def chances(self, ply: int, viewer: int) -> list[float] | None:
        """Return the chances at *ply* as *viewer* sees them, if they are known yet."""
        task = self.walk.task(ply, viewer)
        if task is None:
            return self.walk.result()
        found = self.found.get(task)
        if found is None:
            return None
        chances: list[float] = found["chances"]
        return chances

    def lines(self, stretch: Stretch) -> list[Found]:
        """Return the best lines before a decision; if it was looked into, with what they were seen to lead to."""
        look = self.found_at(stretch.begin, stretch.viewer)
        lines: list[Found] = [] if look is None else look["lines"]
        checked = self.found.get(Task(CHECK, stretch.begin, stretch.seat))
        if checked is None:
            return lines
        ways = {way["move"]: way for way in checked["ways"]}
        told = [{**line, **ways.get(line["moves"][0], {})} for line in lines]
        return sorted(told, key=lambda line: -line["chances"][stretch.seat])

    def after(self, stretch: Stretch) -> list[float] | None:
        """Return the chances after a decision; if it was looked into, as that was seen beside the others."""
        checked = self.found.get(Task(CHECK, stretch.begin, stretch.seat))
        if checked is None:
            return self.chances(stretch.end, stretch.viewer)
        chances: list[float] = checked["ways"][0]["chances"]
        return chances

    def best_other(self, stretch: Stretch) -> Found | None:
        """Return the best line that begins otherwise than the game went on, as far as is known."""
        return best_alternative({"lines": self.lines(stretch)}, stretch.moves[0].text, stretch.seat)

    def glimpse(self, stretch: Stretch) -> list[float] | None:
        """Return the chances before *stretch* at a glance."""
        task = self.walk.task(stretch.begin, stretch.viewer)
        return None if task is None else self.glimpses.get(task)

    def report(self) -> Report:
        """Return the report as far as it is known."""
        walk = self.walk
        decisions: list[Decision] = []
        draws: list[Draw] = []
        graph: list[list[float] | None] = [None] * (walk.last + 1)
        points: list[list[float] | None] = [None] * (walk.last + 1)
        for stretch in walk.stretches:
            before = self.chances(stretch.begin, stretch.viewer)
            after = self.after(stretch)
            look = self.found_at(stretch.begin, stretch.viewer)
            if before is not None and after is not None:
                if stretch.seat == CHANCE:
                    assert look is not None
                    moves = [move.text for move in stretch.moves]
                    told = (moves, before, look["came"], look["errors"], look["outcomes"])
                    draws.append(Draw(stretch.begin, stretch.end, *told))
                else:
                    decisions.append(self.decision(stretch, after))
                    before = decisions[-1].before
            for ply in range(stretch.begin, stretch.end):
                graph[ply] = self.glimpse(stretch) if before is None else before
                points[ply] = None if look is None else look.get("points")
        final = walk.stretches[-1].viewer if walk.stretches else SPECTATOR
        graph[walk.last] = walk.result() or self.chances(walk.last, final)
        known = self.known()
        return Report(
            record=self.record,
            budget=self.budget,
            hindsight=self.hindsight,
            done=sum(task in self.found for task in known),
            tasks=len(known) + (self.reasons is None),  # what follows from these is not known before
            graph=graph,
            points=points,
            decisions=decisions,
            draws=draws,
            accounts=self.accounts(decisions, draws),
            accuracy=[accuracy(decisions, seat) for seat in range(self.record.seats)],
            turning_points=turning_points(decisions, [draw for draw in draws if self.is_sure(draw)]),
        )

    def is_sure(self, draw: Draw) -> bool:
        """Say whether a draw changed somebody's chances by more than two looks may differ."""
        return any(
            abs(swing) > SURE * sqrt(error**2 + sight(self.record.game, before) ** 2)
            for swing, error, before in zip(draw.swing, draw.errors, draw.before, strict=True)
        )

    def decision(self, stretch: Stretch, after: list[float]) -> Decision:
        """Return the judgement of one decision."""
        seat, move = stretch.seat, stretch.moves[0].text
        look = self.found_at(stretch.begin, stretch.viewer) if stretch.options > 1 else None
        next_look = self.found_at(stretch.end, stretch.viewer)
        proof_after = None if next_look is None else next_look.get("proof")
        if look is None:
            return Decision(
                *(stretch.begin, seat, move, stretch.options, after, after, 0.0, 0.0, 0.0, None, [], None),
                *(proof_after, []),
            )
        other = self.best_other(stretch)
        before, loss, low, high, mark = after, 0.0, 0.0, 0.0, BEST
        if other is not None:
            gap = other["chances"][seat] - after[seat]
            if Task(CHECK, stretch.begin, seat) not in self.found and not other["proof"]:
                gap = min(gap, gap_before(look, other, seat))
            error = 0.0 if next_look is None else next_look["errors"][seat]
            half = SURE * sqrt(other["error"] ** 2 + error**2 + sight(self.record.game, other["chances"][seat]) ** 2)
            loss, low, high = max(0.0, gap), max(0.0, gap - half), max(0.0, gap + half)
            mark = marked(gap, abs(gap) > half, look["sight"])
            before = moved_towards(after, other["chances"], seat, loss)
        made = Decision(
            *(stretch.begin, seat, move, stretch.options, before, after, loss, low, high, mark, self.lines(stretch)),
            *(look["proof"], proof_after, []),
        )
        if mark in BAD:
            apart = self.found.get(Task(WHY, stretch.begin, seat))
            state = self.walk.states[stretch.begin]
            made.facts.extend(facts_of(state, seat, other, after, look["proof"], proof_after, apart))
        return made

    def accounts(self, decisions: Sequence[Decision], draws: Sequence[Draw]) -> list[Account] | None:
        """Return every seat's account; None while a look is missing."""
        walk = self.walk
        if len(decisions) + len(draws) < len(walk.stretches) or not walk.stretches:
            return None
        seats = range(self.record.seats)
        changes: list[Decision | Draw] = sorted([*decisions, *draws], key=lambda change: change.ply)
        start, reached = changes[0].before, changes[-1].after
        result = walk.result() or self.chances(walk.last, walk.stretches[-1].viewer)
        assert result is not None
        came = [sum(later.before[seat] - earlier.after[seat] for earlier, later in pairwise(changes)) for seat in seats]
        changed = [[0.0] * len(seats) for _ in seats]
        for decision in decisions:
            for seat, swing in enumerate(decision.swing):
                changed[seat][decision.seat] += swing
        if self.record.state.actor() == OVER or walk.result() is None:
            came = [each + result[seat] - reached[seat] for seat, each in enumerate(came)]
        else:  # whoever resigns, or agrees on a draw, decides too
            given_up = next((seat for seat in seats if result[seat] < reached[seat]), 0)
            for seat in seats:
                changed[seat][given_up] += result[seat] - reached[seat]
        luck = [sum(draw.swing[seat] for draw in draws) for seat in seats]
        return [Account(start[seat], changed[seat], luck[seat], came[seat], result[seat]) for seat in seats]


def usual_budget(game: Game) -> Budget:
    """Return the budget for a position unless told otherwise."""
    return Budget(simulations=DEFAULT_BUDGETS[compares_seats(game)])


def compares_seats(game: Game) -> bool:
    return game.insight is not None and bool(game.insight.compares_seats())


def sight(game: Game, chance: float) -> float:
    """Return the standard error of what lies between two looks at a *chance*: none at 0 or 1.

    Searches with other seeds err alike; one of several times the length shows how far.
    """
    return SIGHT[compares_seats(game)] * 2 * sqrt(max(0.0, chance * (1 - chance)))


def alternatives(look: Found | None, move: str) -> list[Found]:
    """Return the lines that do not begin with *move*, of those that were tried often enough."""
    lines: list[Found] = [] if look is None else look["lines"]
    most = max((line["tried"] for line in lines), default=0)
    return [line for line in lines if line["moves"][0] != move and (line["proof"] > 0 or line["tried"] >= TRIED * most)]


def best_alternative(look: Found | None, move: str, seat: int) -> Found | None:
    """Return the best of them for *seat*."""
    return max(alternatives(look, move), key=lambda line: line["chances"][seat], default=None)


def gap_before(look: Found, other: Found, seat: int) -> float:
    """Return how much better *other* was than the decision played, as the search before it saw both."""
    played = look["played"]
    if played is None or played["tried"] < TRIED * other["tried"]:
        return 1.0
    gap: float = other["chances"][seat] - played["chances"][seat]
    return gap


def moved_towards(after: list[float], better: Sequence[float], seat: int, loss: float) -> list[float]:
    """Return the chances from which *seat* has lost *loss* to come to *after*: on the way to those of the *better*."""
    if loss <= 0.0:
        return after
    part = loss / (better[seat] - after[seat])
    return [each + part * (other - each) for each, other in zip(after, better, strict=True)]


def marked(gap: float, is_sure: bool, sight: int) -> str:
    """Return the mark of a decision that is worse than the best alternative by *gap*."""
    if gap <= -CLEARLY and is_sure:
        return BRILLIANT if sight >= UNSEEN else ONLY
    if gap <= AS_GOOD:
        return BEST
    return next((mark for least, mark in FROM if gap >= least), GOOD) if is_sure else GOOD


def accuracy(decisions: Sequence[Decision], seat: int) -> float | None:
    """Return how well *seat* decided, 100 for always best; None if it never had a choice."""
    own = [exp(-SHARPNESS * each.loss) for each in decisions if each.seat == seat and each.mark is not None]
    return 100 * sum(own) / len(own) if own else None


def turning_points(decisions: Sequence[Decision], draws: Sequence[Draw]) -> list[int]:
    """Return where chances changed most, in the order of the game.

    After a decision as good as any they are as before: if a look says otherwise, the search has changed its mind.
    """
    changes: list[Decision | Draw] = [each for each in decisions if each.mark in (*BAD, ONLY, BRILLIANT)]
    great = [(max(map(abs, change.swing)), change.ply) for change in [*changes, *draws]]
    return sorted(ply for size, ply in sorted(great, reverse=True)[:MOST_TURNING] if size >= TURNING)


# Doing it ----------------------------------------------------------------------------------------------------------

_working: Analysis | None = None  # in a process that helps


def take_up(record: Record, budget: Budget, hindsight: bool, seed: int) -> None:
    """Make ready for tasks of one record, in a process that helps."""
    global _working  # noqa: PLW0603 - a process works on one record
    _working = Analysis(record, budget, hindsight, seed)
    end_with_parent()


def do_task(task: Task, needed: Mapping[Task, Found]) -> tuple[Task, Found]:
    assert _working is not None
    _working.found.update(needed)
    return task, _working.do(task)


def analyse(
    record: Record,
    budget: Budget | None = None,
    processes: int = 1,
    hindsight: bool = False,
    seed: int = 0,
    heard: Callable[[int, int, Analysis], None] | None = None,
) -> Report:
    """Return the report of a game, each position thought about as *budget* says.

    *heard* is told how many tasks of how many are done. Ctrl-C ends it with what is done so far. With *hindsight* all
    cards lie open: what would have been best for somebody who saw them.
    """
    if not isinstance(record, Record):
        raise AnalysisError(f"only a record can be analysed, not {type(record).__name__}")
    if not record.moves:
        raise AnalysisError("a game without moves has nothing to analyse")
    if not 1 <= processes <= 64:
        raise AnalysisError(f"processes must be from 1 to 64, not {processes}")
    analysis = Analysis(record, budget, hindsight, seed)
    with suppress(KeyboardInterrupt):
        if processes == 1:
            alone(analysis, heard)
        else:
            together(analysis, processes, heard)
    return analysis.report()


def alone(analysis: Analysis, heard: Callable[[int, int, Analysis], None] | None) -> None:
    while tasks := analysis.pending():
        for task in tasks:
            analysis.add(task, analysis.do(task))
            tell(analysis, heard)


def tell(analysis: Analysis, heard: Callable[[int, int, Analysis], None] | None) -> None:
    if heard is not None:
        heard(len(analysis.found), len(analysis.known()), analysis)


def together(analysis: Analysis, processes: int, heard: Callable[[int, int, Analysis], None] | None) -> None:
    """Share the tasks out to processes."""
    told = (analysis.record, analysis.budget, analysis.hindsight, analysis.seed)
    context = get_context("spawn")  # alike on every system: a fork of a program with threads may hang
    with ProcessPoolExecutor(processes, context, initializer=take_up, initargs=told) as pool:
        try:
            while tasks := analysis.pending():
                under_way: list[Future[tuple[Task, Found]]] = []
                for task in tasks:
                    under_way.append(pool.submit(do_task, task, analysis.needed(task)))
                for future in as_completed(under_way):
                    analysis.add(*future.result())
                    tell(analysis, heard)
        except BaseException:
            pool.shutdown(wait=False, cancel_futures=True)
            raise
