# petteia: compiled
"""The search that asks a network: it judges every node once, and its policy says which moves to try from there."""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64

from petteia.core.game import OVER, Game, State
from petteia.core.insight import insight_of
from petteia.players.judge import sides_of
from petteia.players.mcts import MctsPlayer
from petteia.players.mind import EVERYBODY, LinearMind, Mind
from petteia.players.network import Network
from petteia.players.onward import Onward

OPENING: Final = 1  # most nodes are met once: moves are asked for when one is met again
MOST_PROMISE: Final = 8000  # of a move that the policy is sure of
LONGEST_PLAYOUT: Final = 3000  # decisions and draws; what takes longer is left to the network


class NetMind(Mind):
    """Judges by a network. Of more than two sides each looks for itself: rivals seek their own good, nobody's harm."""

    def __init__(self, network: Network, state: State, glory: float = 0.0) -> None:
        super().__init__(False, True, OPENING)
        self.network = network
        self.insight = insight_of(state.game)
        self.two_sided = sides_of(state) == 2
        self.glory = glory  # how much coming first counts beside the result, with more than two sides
        count = len(state.game.all_moves)
        self.options: Final = vec[i16]([i16(0)] * count)  # those that are worth a look
        self.promises: Final = vec[i16]([i16(0)] * count)
        self.chances: Final = vec[float]([0.0] * count)

    def values(self, state: State, asked: i64, into: vec[float]) -> None:
        if state.actor() == OVER:
            for seat in range(state.seats):
                into[seat] = state.payoff(seat)
        elif self.two_sided:
            self.judge_sides(state, max(i64(0), state.actor()), into)
        else:
            self.judge_each(state, asked, into)
            if asked == EVERYBODY:
                level(into)

    def judge_sides(self, state: State, seat: i64, into: vec[float]) -> None:
        """Write what the side of *seat* may hope for, and what that leaves the other."""
        self.network.look(state, seat)
        worth = self.network.result()
        side = state.side(seat)
        for other in range(state.seats):
            into[other] = worth if state.side(other) == side else -worth

    def judge_each(self, state: State, asked: i64, into: vec[float]) -> None:
        """Write what each of the seats *asked* may hope for as it sees itself."""
        network, glory = self.network, self.glory
        again = False
        for seat in range(state.seats):
            if (asked >> seat) & 1 == 1:
                network.look(state, seat, again)
                again = True
                worth = network.result()
                if glory > 0.0:
                    worth += glory * (2.0 * network.first_place() - 1.0 - worth)
                into[seat] = worth

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


class PlayoutMind(Mind):
    """Judges by a network, and by how a game ends that goes on from there with what the network promises most.

    What a network misjudges it misjudges alike behind all the moves that a search compares; how a game ends tells more
    of them apart, though it costs as much as some thirty judgements.
    """

    def __init__(self, judge: NetMind, state: State, part: float, rng: Random) -> None:
        super().__init__(False, judge.judges_half_turns, judge.opening)
        self.judge = judge
        self.part = part  # what the end counts
        self.onward = Onward(state, judge, rng)

    def values(self, state: State, asked: i64, into: vec[float]) -> None:
        self.judge.values(state, asked, into)
        if state.actor() == OVER:
            return
        end = state.copy()
        if self.onward.finish(end, LONGEST_PLAYOUT):
            for seat in range(state.seats):
                into[seat] += self.part * (end.payoff(seat) - into[seat])

    def priors(self, state: State, options: vec[i16], count: i64, promises: vec[i16], hopes: vec[float]) -> None:
        self.judge.priors(state, options, count, promises, hopes)


class PolicyMind(Mind):
    """Proposes moves by a network and judges by somebody who is quicker: so a search looks at more in the same time."""

    def __init__(self, policy: NetMind, judge: Mind) -> None:
        super().__init__(False, judge.judges_half_turns, judge.opening)
        self.policy = policy
        self.judge = judge

    def values(self, state: State, asked: i64, into: vec[float]) -> None:
        self.judge.values(state, asked, into)

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
        playouts: float = 0.0,
    ) -> None:
        super().__init__(
            game, seed, simulations, seconds, weights, noise, exploration, width, proof, 0.0, bias, form, replies, keeps
        )
        self.ponders = ponders
        self.patient = patient
        self.network = network
        self.glory = glory
        self.playouts = playouts  # what the end of a game counts that is played on, with more than two sides
        self.asks_judge = weights is not None  # else the network judges too

    def mind(self, state: State) -> Mind:
        network = NetMind(self.network, state, self.glory)
        if self.asks_judge:
            return PolicyMind(network, LinearMind(self.judge(state), 0.0))
        if self.playouts > 0.0 and not network.two_sided:
            return PlayoutMind(network, state, self.playouts, self.rng)
        return network

    def opinions(self, state: State) -> list[float]:
        into = vec[float]([0.0] * state.seats)
        mind = LinearMind(self.judge(state), 0.0) if self.asks_judge else NetMind(self.network, state)
        mind.values(state, EVERYBODY, into)
        return list(into)


def level(hopes: vec[float]) -> None:
    """Let all *hopes* together come to nothing: what one gains others lose."""
    total = 0.0
    for hope in hopes:
        total += hope
    mean = total / float(len(hopes))
    for seat in range(len(hopes)):
        hopes[seat] = max(-1.0, min(1.0, hopes[seat] - mean))


def evaluate(network: Network, states: list[State], count: i64) -> None:
    """Ask *network* about all *states* as a search does: what they are worth and which moves to try; *count* times."""
    moves = len(states[0].game.all_moves)
    promises, hopes = vec[i16]([i16(0)] * moves), vec[float]([0.0] * moves)
    minds = [NetMind(network, state) for state in states]
    options = [vec[i16]([i16(0)] * moves) for _ in states]
    legal = [states[place].options(options[place]) for place in range(len(states))]
    for _ in range(count):
        for place in range(len(states)):
            minds[place].priors(states[place], options[place], legal[place], promises, hopes)
