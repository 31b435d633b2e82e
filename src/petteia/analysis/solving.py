"""Small games solved: what a position is worth if nobody errs, and what a bot loses against its best opponent.

The truth of a position comes from the game's own proofs (`Insight.forces`): one side wins by force, the other does, or
neither does before the game ends. A bot that decides alike in like positions has a best response, found by trying
everything against it; what that wins beyond the truth is the bot's exploitability.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass

from petteia.core.game import OVER, PetteiaError, State
from petteia.core.insight import NO, UNKNOWN, YES, insight_of
from petteia.core.registry import part_of
from petteia.players import Player

SOLVING = "insight.solving"
NODES = 50_000_000  # positions for one proof
CALLS = 20_000  # decisions of a bot that is answered
SEED = 1


class SolvingError(PetteiaError):
    """A game that cannot be solved; the message says why."""


@dataclass(frozen=True)
class Truth:
    """What a position is worth: the side that wins, None if neither does, and in how many of its turns."""

    winner: int | None
    turns: int
    is_proven: bool = True

    def worth_to(self, side: int) -> float:
        return 0.0 if self.winner is None else 1.0 if self.winner == side else -1.0


def check(state: State) -> None:
    """Refuse a state that nothing can be proven of."""
    if state.game.has_secrets or max(int(state.side(seat)) for seat in range(int(state.seats))) != 1:
        raise SolvingError(f"{state.game.name} has secrets or more than two sides: it cannot be solved")
    if part_of(state.game, SOLVING) is None:
        raise SolvingError(f"{state.game.name} proves nothing: it has no {SOLVING}")


def truth(state: State, nodes: int = NODES) -> Truth:
    """Return what *state* is worth if nobody errs; not proven if *nodes* positions were not enough."""
    check(state)
    if state.actor() == OVER:
        payoffs = [state.payoff(seat) for seat in range(int(state.seats))]
        best = max(payoffs)
        return Truth(None if best == 0 else int(state.side(payoffs.index(best))), 0)
    solving = part_of(state.game, SOLVING)
    assert solving is not None
    proofs = insight_of(state.game).proofs()
    unknown = False
    for turns in range(1, solving.turns_left(state) + 1):
        for side in (0, 1):
            found = proofs.forces(state, side, turns, nodes)
            if found == YES and not unknown:
                return Truth(side, turns)
            unknown = unknown or found == UNKNOWN
        if unknown:
            return Truth(None, turns, is_proven=False)
        assert found == NO
    return Truth(None, solving.turns_left(state))


class FixedPolicy:
    """A bot that decides alike in like positions: begun anew with the same seed at every decision, and asked once."""

    def __init__(self, bot: Player) -> None:
        self.bot = bot
        self.decided: dict[str, int] = {}

    def decide(self, state: State, seat: int) -> int:
        """Return the number of the move that the bot makes in *state*."""
        text = state.text
        if text not in self.decided:
            self.bot.reseed(SEED)
            self.decided[text] = self.bot.choose(state.view(seat)).index
        return self.decided[text]


class Response:
    """The best response to a bot that decides alike in like positions."""

    def __init__(self, bot: Player | FixedPolicy, side: int, calls: int = CALLS, nodes: int = NODES) -> None:
        self.policy = bot if isinstance(bot, FixedPolicy) else FixedPolicy(bot)
        self.side = side  # the bot's
        self.calls = calls
        self.nodes = nodes
        self.called = 0
        self.is_exact = True
        self.known: dict[str, float] = {}

    def value(self, state: State) -> float:
        """Return the most that the other side reaches from *state* against the bot: -1, 0 or 1."""
        actor = state.to_act
        if actor is None:
            return max(state.payoff(seat) for seat in range(int(state.seats)) if self.is_other(state, seat))
        text = state.text
        if text in self.known:
            return self.known[text]
        is_other = self.is_other(state, actor)
        self.known[text] = self.best_of(state) if is_other else self.value(self.answered(state, actor))
        return self.known[text]

    def is_other(self, state: State, seat: int) -> bool:
        return int(state.side(seat)) != self.side

    def answered(self, state: State, seat: int) -> State:
        """Return *state* after the bot has decided."""
        self.called += 1
        after = state.copy()
        after.apply(self.policy.decide(state, seat), None)
        return after

    def best_of(self, state: State) -> float:
        """Return the best that any move leads to: the truth at least, for whoever does not err reaches that."""
        found = truth(state, self.nodes)
        best = found.worth_to(1 - self.side) if found.is_proven else -1.0
        if best == 1:
            return best
        for after in successors(state):
            if self.called >= self.calls:
                self.is_exact = False
                break
            best = max(best, self.value(after))
            if best == 1:
                break
        return best


def successors(state: State) -> Iterator[State]:
    for index in state.indices():
        after = state.copy()
        after.apply(index, None)
        yield after
