# petteia: compiled
"""The search that asks a network: it judges every node once, and its policy says which moves to try from there."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import OVER, Game, State
from petteia.core.insight import insight_of
from petteia.players.judge import sides_of
from petteia.players.mcts import MctsPlayer
from petteia.players.mind import LinearMind, Mind
from petteia.players.network import Network

OPENING: Final = 1  # most nodes are met once: moves are asked for when one is met again
MOST_PROMISE: Final = 8000  # of a move that the policy is sure of


class NetMind(Mind):
    """Judges by a network: for all seats, or in a search for the one that thinks."""

    def __init__(self, network: Network, state: State, seat: i64, glory: float = 0.0) -> None:
        super().__init__(False, True, OPENING)
        self.network = network
        self.insight = insight_of(state.game)
        self.seat: i64 = seat  # whose hopes are asked for; negative: everybody's
        self.two_sided = sides_of(state) == 2
        self.glory = glory  # how much coming first counts beside the result, with more than two sides
        count = len(state.game.all_moves)
        self.options: Final = vec[i16]([i16(0)] * count)  # those that are worth a look
        self.promises: Final = vec[i16]([i16(0)] * count)
        self.chances: Final = vec[float]([0.0] * count)

    def values(self, state: State, into: vec[float]) -> None:
        if state.actor() == OVER:
            for seat in range(state.seats):
                into[seat] = state.payoff(seat)
        elif self.two_sided:
            self.judge_side(state, max(i64(0), state.actor()), into)
        elif self.seat >= 0:
            self.judge_side(state, self.seat, into)
        else:
            self.judge_all(state, into)

    def judge_side(self, state: State, seat: i64, into: vec[float]) -> None:
        """Write what *seat* may hope for, and about what is left for the others."""
        network = self.network
        network.look(state, seat)
        worth = network.result()
        others = -worth
        if not self.two_sided:
            if self.glory > 0.0:
                worth += self.glory * (2.0 * network.first_place() - 1.0 - worth)
            others = -worth / float(state.seats - 1)
        side = state.side(seat)
        for other in range(state.seats):
            into[other] = worth if state.side(other) == side else others

    def judge_all(self, state: State, into: vec[float]) -> None:
        """Write what every seat may hope for: as each sees it, and such that together they hope for nothing."""
        total = 0.0
        for seat in range(state.seats):
            self.network.look(state, seat)
            into[seat] = self.network.result()
            total += into[seat]
        for seat in range(state.seats):
            into[seat] = max(-1.0, min(1.0, into[seat] - total / float(state.seats)))

    def priors(self, state: State, options: vec[i16], count: i64, promises: vec[i16], hopes: vec[float]) -> None:
        self.network.look(state, state.actor())
        self.insight.order(state, options, count, promises)
        kept: i64 = 0
        for place in range(count):
            if promises[place] > 0:
                self.options[kept] = options[place]
                self.promises[kept] = promises[place]
                kept += 1
        self.network.lean(state, self.options, kept, self.promises, self.chances)
        kept = 0
        for place in range(count):
            if promises[place] > 0:
                promises[place] = i16(1 + i64(float(MOST_PROMISE) * self.chances[kept]))
                kept += 1


class PolicyMind(Mind):
    """Proposes moves by a network and judges by somebody who is quicker: so a search looks at more in the same time."""

    def __init__(self, policy: NetMind, judge: Mind) -> None:
        super().__init__(False, judge.judges_half_turns, judge.opening)
        self.policy = policy
        self.judge = judge

    def values(self, state: State, into: vec[float]) -> None:
        self.judge.values(state, into)

    def priors(self, state: State, options: vec[i16], count: i64, promises: vec[i16], hopes: vec[float]) -> None:
        self.policy.priors(state, options, count, promises, hopes)


class NetPlayer(MctsPlayer):
    """Searches with a network."""

    def __init__(
        self,
        game: Game,
        network: Network,
        seed: int | None = None,
        simulations: int = 2000,
        seconds: float = 0.0,
        exploration: float = 1.0,
        width: int = 40,
        proof: int = 0,
        replies: int = 40,
        glory: float = 0.0,
        keeps: bool = False,
        weights: dict[int, vec[float]] | None = None,
        noise: float = 0.0,
        bias: float = 0.0,
        form: float = 1.0,
        ponders: bool = False,
        patient: bool = False,
    ) -> None:
        super().__init__(
            game, seed, simulations, seconds, weights, noise, exploration, width, proof, 0.0, bias, form, replies, keeps
        )
        self.ponders = ponders
        self.patient = patient
        self.network = network
        self.glory = glory
        self.asks_judge = weights is not None  # else the network judges too

    def mind(self, state: State, seat: i64 = -1) -> Mind:
        network = NetMind(self.network, state, state.actor() if seat < 0 else seat, self.glory)
        return PolicyMind(network, LinearMind(self.judge(state), 0.0)) if self.asks_judge else network

    def opinions(self, state: State) -> list[float]:
        into = vec[float]([0.0] * state.seats)
        mind = LinearMind(self.judge(state), 0.0) if self.asks_judge else NetMind(self.network, state, -1)
        mind.values(state, into)
        return list(into)


def evaluate(network: Network, states: list[State], count: i64) -> None:
    """Ask *network* about all *states* as a search does: what they are worth and which moves to try; *count* times."""
    moves = len(states[0].game.all_moves)
    promises, hopes = vec[i16]([i16(0)] * moves), vec[float]([0.0] * moves)
    minds = [NetMind(network, state, state.actor()) for state in states]
    options = [vec[i16]([i16(0)] * moves) for _ in states]
    legal = [states[place].options(options[place]) for place in range(len(states))]
    for _ in range(count):
        for place in range(len(states)):
            minds[place].priors(states[place], options[place], legal[place], promises, hopes)
