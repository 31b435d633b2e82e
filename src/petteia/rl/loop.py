# petteia: compiled
"""Many games of one kind, stepped in one compiled loop that writes into memory numpy looks at.

The vecs below are made once and never resized, so what numpy sees through their buffers stays where it is.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i64, u8

from petteia.core.game import CHANCE, OVER, PetteiaError, State
from petteia.core.inputs import Inputs
from petteia.core.walk import chance_outcome, scratch

SPREAD: Final = 1_000_003  # keeps the seeds of neighbouring slots apart
GIVEN_UP: Final = -1  # in place of an illegal action


class IllegalAction(PetteiaError):
    """An action that is not legal in its slot; nothing was stepped."""


class Loop:
    """*count* games from *start*, each begun again as soon as it is over.

    With *native* chance, game k of slot i settles its draws as ``game.new(seed=seed + i + k * count)`` does, so that
    its record can be verified; else every slot draws from a fast generator of its own. With a *hero*, a seat, all
    other seats play at random and only the hero's decisions are shown.
    """

    def __init__(self, start: State, inputs: Inputs, count: int, native: bool, hero: int = -1) -> None:
        self.start = start
        self.inputs = inputs
        self.count: i64 = count
        self.seats: i64 = start.seats
        self.moves: i64 = len(start.game.all_moves)
        self.size: i64 = inputs.size
        self.native = native
        self.hero: i64 = hero
        self.forfeits = False  # an illegal action loses the game instead of being refused
        self.seed = 0
        self.states: list[State] = [start] * count
        self.rngs: list[Random] = [Random(slot) for slot in range(count)]
        self.sampler = Random(0)
        self.scratch = scratch(start)
        # What numpy sees. The first two are zeroed by whoever calls, faster than we could.
        self.observations = vec[u8]([u8(0)] * (count * int(inputs.size)))
        self.masks = vec[u8]([u8(0)] * (count * len(start.game.all_moves)))
        self.rewards = vec[float]([0.0] * (count * int(start.seats)))
        self.dones = vec[u8]([u8(0)] * count)
        self.to_play = vec[i64]([i64(0)] * count)
        self.lengths = vec[i64]([i64(0)] * count)
        self.games = vec[i64]([i64(0)] * count)
        self.actions = vec[i64]([i64(0)] * count)
        self.samples = vec[i64]([i64(0)] * count)

    def reset(self, seed: int) -> None:
        """Begin every game anew."""
        self.seed = seed
        self.sampler = Random(seed)
        for slot in range(self.count):
            self.rngs[slot] = Random(seed * SPREAD + int(slot))
            self.games[slot] = 0
            self.lengths[slot] = 0
            self.dones[slot] = 0
            self.clear_rewards(slot)
            self.begin(slot)
            self.advance(slot)

    def check(self) -> None:
        """Raise IllegalAction if any of the actions is not legal, or mark it as a game given up."""
        for slot in range(self.count):
            action = self.actions[slot]
            if action < 0 or action >= self.moves or self.masks[slot * self.moves + action] == 0:
                if not self.forfeits:
                    raise IllegalAction(f"slot {slot}: {action} is not a legal action")
                self.actions[slot] = GIVEN_UP

    def step(self) -> None:
        """Make the actions, checked before, and go on to the next decision of every game."""
        for slot in range(self.count):
            self.clear_rewards(slot)
            if self.dones[slot] != 0:
                self.dones[slot] = 0
                self.lengths[slot] = 0
            self.lengths[slot] += 1
            if self.actions[slot] == GIVEN_UP:
                self.rewards[slot * self.seats + self.to_play[slot]] = -1.0
                self.restart(slot)
            else:
                self.states[slot].apply(self.actions[slot], None)
            self.advance(slot)

    def clear_rewards(self, slot: i64) -> None:
        for seat in range(self.seats):
            self.rewards[slot * self.seats + seat] = 0.0

    def begin(self, slot: i64) -> None:
        """Put a new game into *slot*."""
        state = self.start.copy()
        if self.native:
            state.seed = str(self.seed + int(slot) + int(self.games[slot]) * int(self.count))
        self.states[slot] = state

    def restart(self, slot: i64) -> None:
        """End the game in *slot* and put the next one there."""
        self.dones[slot] = 1
        self.games[slot] += 1
        self.begin(slot)

    def advance(self, slot: i64) -> None:
        """Go on to the next decision of a seat, into a new game if need be, and show it."""
        while True:
            state = self.states[slot]
            actor = state.actor()
            if actor == CHANCE:
                if self.native:
                    state.settle()
                else:
                    count = state.options(self.scratch)
                    state.apply(chance_outcome(state, self.scratch, count, self.rngs[slot]), None)
            elif actor == OVER:
                for seat in range(self.seats):
                    self.rewards[slot * self.seats + seat] = state.payoff(seat)
                self.restart(slot)
            elif self.hero >= 0 and actor != self.hero:
                count = state.options(self.scratch)
                state.apply(i64(self.scratch[self.rngs[slot].randrange(count)]), None)
            else:
                self.show(slot, state, actor)
                return

    def show(self, slot: i64, state: State, actor: i64) -> None:
        """Write what the seat to act sees and may do, and draw the action that `samples` offers."""
        options = self.scratch
        masks = self.masks
        count = state.options(options)
        base: i64 = slot * self.moves
        for place in range(count):
            masks[base + i64(options[place])] = 1
        self.samples[slot] = i64(options[self.sampler.randrange(count)])
        self.to_play[slot] = actor
        self.inputs.write(state, actor, self.observations, slot * self.size)
