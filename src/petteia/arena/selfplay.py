"""Games of a bot against itself, written down as lessons for a network.

Most decisions are quick; at some the bot thinks longer, and these become lessons: what the network would be told, what
the search preferred, what it thought of the position, and what the seat came to in the end.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from types import MappingProxyType

import numpy as np
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from petteia.core.game import CHANCE, Game, State
from petteia.core.insight import ASPECTS, insight_of
from petteia.core.walk import chance_outcome, scratch
from petteia.players.judge import sides_of
from petteia.players.mcts import MctsPlayer
from petteia.players.network import MOST_INPUTS
from petteia.players.tree import ROOT

Array = np.ndarray  # of any kind of numbers

OPENING = 12  # decisions of a seat that are drawn by how often the search tried a move
ADVENTURE = 0.04  # how often a later one is
NO_VISITS: Mapping[int, int] = MappingProxyType({})
UNTHOUGHT = float("nan")  # what a search thinks of a position that it was not asked about


@dataclass(frozen=True)
class Thought:
    """How long a bot thinks in self-play."""

    simulations: int  # at decisions that become lessons
    quick: int  # at the others
    share: float = 0.12  # of decisions that become lessons
    noted: float = 0.3  # of the others whose positions become lessons without moves


@dataclass
class Lessons:
    """Positions as seats saw them. Lists of lists end where the next begins: `…_ends`."""

    inputs: list[int] = field(default_factory=list)
    amounts: list[int] = field(default_factory=list)
    input_ends: list[int] = field(default_factory=list)
    aspects: list[int] = field(default_factory=list)  # ASPECTS for each legal move
    shares: list[float] = field(default_factory=list)  # of the visits of the search, for each legal move
    move_ends: list[int] = field(default_factory=list)
    thought: list[float] = field(default_factory=list)  # what the search came to think of the position
    result: list[float] = field(default_factory=list)  # what the seat came to
    first: list[float] = field(default_factory=list)  # whether it came first, shared with equals
    points: list[float] = field(default_factory=list)
    seats: list[int] = field(default_factory=list)

    def __len__(self) -> int:
        return len(self.input_ends)

    def arrays(self) -> dict[str, Array]:
        """Return all of it as numpy arrays."""
        kinds = {
            "inputs": np.int16, "amounts": np.int16, "input_ends": np.int32, "aspects": np.int16, "shares": np.float32,
            "move_ends": np.int32, "thought": np.float32, "result": np.float32, "first": np.float32,
            "points": np.float32, "seats": np.int8,
        }  # fmt: skip
        return {name: np.array(getattr(self, name), dtype=kind) for name, kind in kinds.items()}


class SelfPlay:
    """A bot that plays against itself."""

    def __init__(self, game: Game, bot: MctsPlayer, thought: Thought) -> None:
        self.game = game
        self.bot = bot
        self.thought = thought
        self.insight = insight_of(game)
        self.numbers = vec[i16]([i16(0)] * MOST_INPUTS)
        self.amounts = vec[i16]([i16(0)] * MOST_INPUTS)
        self.promises = vec[i16]([i16(0)] * len(game.all_moves))
        self.told = vec[i16]([i16(0)] * (len(game.all_moves) * ASPECTS))

    def play(self, seats: int, seed: int, lessons: Lessons) -> int:
        """Play one game; add its lessons and return how many decisions there were."""
        rng = Random(seed)
        self.bot.reseed(seed)
        state = self.game.start(seats, self.game.complete({}))
        options = scratch(state)
        lookers, decisions = list[int](), 0
        while (actor := state.to_act) is not None:
            count = int(state.options(options))
            if actor == CHANCE:
                state.apply(chance_outcome(state, options, count, rng), None)
                continue
            if count == 1:
                state.apply(int(options[0]), None)
                continue
            decisions += 1
            is_lesson = rng.random() < self.thought.share
            visits, worth = self.think(state, self.thought.simulations if is_lesson else self.thought.quick)
            if is_lesson or rng.random() < self.thought.noted:
                legal = [int(options[place]) for place in range(count)] if is_lesson else []
                self.note(state, actor, lessons, worth, legal, visits)
                lookers.append(actor)
                if sides_of(state) > 2:  # a search asks what others hope for too
                    others = [seat for seat in range(seats) if seat != actor]
                    for seat in others:
                        self.note(state, seat, lessons, UNTHOUGHT)
                    lookers += others
            state.apply(self.choice(visits, decisions <= OPENING * seats or rng.random() < ADVENTURE, rng), None)
        self.note_end(state, lookers, lessons)
        return decisions

    def think(self, state: State, simulations: int) -> tuple[dict[int, int], float]:
        """Return how often the search tried each move, and what it thinks of the position for the seat to act."""
        bot = self.bot
        bot.simulations = simulations
        bot.tree.clear()
        bot.think(bot.search(state))
        tree = bot.tree
        visits: dict[int, int] = {}
        total, child = 0.0, int(tree.first[ROOT])
        while child != 0:
            visits[int(tree.move[child])] = int(tree.visits[child])
            total += tree.total[child]
            child = int(tree.sibling[child])
        return visits, total / max(1, sum(visits.values()))

    def choice(self, visits: dict[int, int], is_adventure: bool, rng: Random) -> int:
        """Return the move to play: the one the search prefers, or one drawn by how often it was tried."""
        if not is_adventure:
            return int(self.bot.tree.move[self.bot.tree.best()])
        left = rng.randrange(max(1, sum(visits.values())))
        for move, count in visits.items():
            left -= count
            if left < 0:
                return move
        return next(iter(visits))

    def note(
        self,
        state: State,
        seat: int,
        lessons: Lessons,
        worth: float,
        legal: Sequence[int] = (),
        visits: Mapping[int, int] = NO_VISITS,
    ) -> None:
        """Write down what *seat* sees, what is thought of it, and which of the *legal* moves the search preferred."""
        count = int(self.insight.inputs(state, seat, self.numbers, self.amounts))
        lessons.inputs += [int(self.numbers[place]) for place in range(count)]
        lessons.amounts += [int(self.amounts[place]) for place in range(count)]
        lessons.input_ends.append(len(lessons.inputs))
        lessons.thought.append(worth)
        lessons.seats.append(int(state.seats))
        if legal:
            options = vec[i16]([i16(move) for move in legal])
            self.insight.order(state, options, len(legal), self.promises)
            self.insight.aspects(state, options, len(legal), self.promises, self.told)
            lessons.aspects += [int(self.told[place]) for place in range(len(legal) * ASPECTS)]
            total = max(1, sum(visits.values()))
            lessons.shares += [visits.get(move, 0) / total for move in legal]
        lessons.move_ends.append(len(lessons.shares))

    def note_end(self, state: State, lookers: list[int], lessons: Lessons) -> None:
        """Write down what the seats came to."""
        outcome = state.outcome()
        assert outcome is not None
        best = max(outcome)
        share = 1 / sum(1 for seat in range(len(outcome)) if state.side(seat) == seat and outcome[seat] == best)
        for seat in lookers:
            lessons.result.append(outcome[seat])
            lessons.first.append(share if outcome[seat] == best else 0.0)
            lessons.points.append(float(self.insight.lesson(state, seat)))
