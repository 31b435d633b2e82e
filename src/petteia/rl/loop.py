# petteia: compiled
"""Many games of one kind, stepped in one compiled loop that writes into memory numpy looks at.

The vecs below are made once and never resized, so what numpy sees through their buffers stays where it is.
"""

from __future__ import annotations

from typing import Final

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, u8

from petteia.core.bits import list_runs, nth_in_runs
from petteia.core.game import CHANCE, OVER, PetteiaError, State
from petteia.core.inputs import Inputs
from petteia.core.walk import chance_outcome, scratch
from petteia.players.base import Player
from petteia.rl.masks import WORD, Masks

SPREAD: Final = 1_000_003  # keeps the seeds of neighbouring slots apart
MASK: Final = (1 << 62) - 1
GIVEN_UP: Final = -1  # in place of an illegal action


class IllegalAction(PetteiaError):
    """An action that is not legal in its slot; nothing was stepped."""


class Glass:
    """One state at a time as bytes, in memory numpy looks at: what a seat sees, and which moves are legal."""

    def __init__(self, start: State, inputs: Inputs) -> None:
        self.inputs: Final = inputs
        self.size: i64 = inputs.size
        self.moves: i64 = len(start.game.all_moves)
        self.scratch: Final = scratch(start)
        self.observation: Final = vec[u8]([u8(0)] * int(inputs.size))
        self.mask: Final = vec[u8]([u8(0)] * len(start.game.all_moves))

    def observe(self, state: State, seat: i64) -> None:
        """Write what *seat* sees of *state*."""
        shown = self.observation
        for place in range(self.size):
            shown[place] = 0
        self.inputs.write(state, seat, shown, 0)

    def listed(self, shades: list[list[float]]) -> list[float]:
        """Return what was observed last as floats; *shades* tells, entry by entry, the float of every byte."""
        found = [0.0] * int(self.size)
        shown = self.observation
        for place in range(self.size):
            if shown[place] != 0:
                found[place] = shades[place][i64(shown[place])]
        return found

    def mark(self, state: State, seat: i64) -> None:
        """Write which moves are legal for *seat* (negative: whoever must decide), none unless it is to act."""
        mask = self.mask
        for place in range(self.moves):
            mask[place] = 0
        actor = state.actor()
        if actor < 0 or (seat >= 0 and seat != actor):
            return
        options = self.scratch
        for place in range(state.options(options)):
            mask[i64(options[place])] = 1


class Loop:
    """*count* games from *start*, each begun again as soon as it is over.

    With *native* chance, game k of slot i settles its draws as ``game.new(seed=seed + i + k * count)`` does, so that
    its record can be verified; else every slot draws from a fast generator of its own. With a *hero*, a seat, only
    the hero's decisions are shown: the others play at random, or as their bots choose. The slots may be part of
    *total* ones, from *first* on: each plays as it would among all of them.
    """

    def __init__(
        self, start: State, inputs: Inputs, count: int, native: bool, hero: int = -1, first: int = 0, total: int = 0
    ) -> None:
        self.start: Final = start
        self.inputs: Final = inputs
        self.count: i64 = count
        self.seats: i64 = start.seats
        self.moves: i64 = len(start.game.all_moves)
        self.size: i64 = inputs.size
        self.memory: i64 = inputs.memory
        self.native = native
        self.hero: i64 = hero
        self.first = first
        self.total = total if total > 0 else count
        self.forfeits = False  # an illegal action loses the game instead of being refused
        self.seed = 0
        self.states: Final = vec[State]([start] * count)  # not a list: nobody looks at the class of an item
        self.rngs: Final[list[Random]] = [Random(slot) for slot in range(count)]
        self.samplers: Final[list[Random]] = [Random(slot) for slot in range(count)]
        self.scratch: Final = scratch(start)
        self.bots: Final[list[Player | None]] = [None] * int(start.seats)  # None plays at random
        self.lists = False  # whether legal actions are written as lists too
        self.keeps_last = False  # whether what the hero sees of a finished game is kept
        self.known: Final = vec[i16]([i16(0)] * (count * int(inputs.memory)))  # what the observations hold, for `renew`
        self.runs: Final = vec[i64]([i64(0)] * (len(start.game.all_moves) + 2))
        self.in_runs = self.moves % WORD == 0 and start.options_in_runs(self.runs, self.scratch) >= 0
        # What numpy sees. Whoever calls sets masks that do not come in runs to zero, faster than we could, and
        # observations of inputs without a memory.
        self.observations: Final = vec[u8]([u8(0)] * (count * int(inputs.size)))
        self.masks: Final = vec[u8]([u8(0)] * (0 if self.in_runs else count * len(start.game.all_moves)))
        self.words: Final = Masks(count if self.in_runs else 0, len(start.game.all_moves) // WORD * WORD)
        self.rewards: Final = vec[float]([0.0] * (count * int(start.seats)))
        self.dones: Final = vec[u8]([u8(0)] * count)
        self.to_play: Final = vec[i64]([i64(0)] * count)
        self.lengths: Final = vec[i64]([i64(0)] * count)
        self.games: Final = vec[i64]([i64(0)] * count)
        self.actions: Final = vec[i64]([i64(0)] * count)
        self.samples: Final = vec[i64]([i64(0)] * count)
        self.legal: Final = vec[i16]([i16(0)] * (count * len(start.game.all_moves)))
        self.counts: Final = vec[i64]([i64(0)] * count)
        self.last = vec[u8]([u8(0)])

    def keep_last(self) -> None:
        """Keep what the hero sees of a game when it is over, before the next one is shown."""
        self.keeps_last = True
        self.last = vec[u8]([u8(0)] * int(self.count * self.size))

    def reset(self, seed: int) -> None:
        """Begin every game anew."""
        self.seed = seed
        for slot in range(self.count):
            own = (seed * SPREAD + self.first + int(slot)) & MASK
            self.rngs[slot] = Random(own)
            self.samplers[slot] = Random(own ^ MASK)
            self.games[slot] = 0
            self.lengths[slot] = 0
            self.dones[slot] = 0
            self.clear_rewards(slot)
            self.advance(slot, self.begin(slot))
        self.show()

    def check(self) -> None:
        """Raise IllegalAction if any of the actions is not legal, or mark it as a game given up."""
        actions = self.actions
        moves = self.moves
        for slot in range(self.count):
            action = actions[slot]
            if action < 0 or action >= moves or not self.is_legal(slot, action):
                if not self.forfeits:
                    raise IllegalAction(f"slot {slot}: {action} is not a legal action; `masks` and `legal` tell them")
                actions[slot] = GIVEN_UP

    def is_legal(self, slot: i64, action: i64) -> bool:
        if self.in_runs:
            return self.words.is_set(slot, action)
        return self.masks[slot * self.moves + action] != 0

    def place(self, slot: i64, state: State) -> None:
        """Put a copy of *state* into *slot* and go on from there; it is to be shown once all are in place."""
        self.states[slot] = state.copy()
        self.dones[slot] = 0
        self.lengths[slot] = 0
        self.clear_rewards(slot)
        self.advance(slot, self.states[slot])

    def step(self) -> None:
        """Make the actions, checked before, and go on to the next decision of every game.

        Where moves come in runs, all games move, then all are shown: as measured, a fifteenth less time than one game
        after the other, as long loops through one part of much code suit a processor. With little code it takes more.
        """
        if self.in_runs:
            for slot in range(self.count):
                self.move(slot)
            self.show()
        else:
            for slot in range(self.count):
                self.move(slot)
                self.show_options(slot, self.states[slot])
                self.show_inputs(slot, self.states[slot])

    def move(self, slot: i64) -> None:
        """Make the action of *slot* and go on to the next decision of a seat."""
        if self.dones[slot] != 0:
            self.dones[slot] = 0
            self.lengths[slot] = 0
            self.clear_rewards(slot)
        self.lengths[slot] += 1
        state = self.states[slot]
        action = self.actions[slot]
        if action == GIVEN_UP:
            self.rewards[slot * self.seats + self.to_play[slot]] = -1.0
            self.note_last(slot)
            state = self.restart(slot)
        else:
            state.apply(action, None)
        self.advance(slot, state)

    def clear_rewards(self, slot: i64) -> None:
        for seat in range(self.seats):
            self.rewards[slot * self.seats + seat] = 0.0

    def begin(self, slot: i64) -> State:
        """Put a new game into *slot* and return it."""
        state = self.start.copy()
        if self.native:
            state.seed = str(self.seed + self.first + int(slot) + int(self.games[slot]) * self.total)
        self.states[slot] = state
        return state

    def note_last(self, slot: i64) -> None:
        """Keep what the hero sees at the end, if that is wanted."""
        if self.keeps_last:
            first = slot * self.size
            for place in range(first, first + self.size):
                self.last[place] = 0
            self.inputs.write(self.states[slot], max(0, self.hero), self.last, first)

    def restart(self, slot: i64) -> State:
        """End the game in *slot*, put the next one there and return it."""
        self.dones[slot] = 1
        self.games[slot] += 1
        return self.begin(slot)

    def advance(self, slot: i64, state: State) -> None:
        """Go on from *state*, now in *slot*, to the next decision of a seat, in a new game if need be."""
        while True:
            actor = state.actor()
            if actor >= 0 and (self.hero < 0 or actor == self.hero):
                self.to_play[slot] = actor
                return
            if actor == CHANCE:
                if self.native:
                    state.settle()
                else:
                    count = state.options(self.scratch)
                    state.apply(chance_outcome(state, self.scratch, count, self.rngs[slot]), None)
            elif actor == OVER:
                for seat, payoff in enumerate(state.payoffs()):
                    self.rewards[slot * self.seats + i64(seat)] = payoff
                self.note_last(slot)
                state = self.restart(slot)
            else:
                bot = self.bots[actor]
                if bot is not None:
                    state.apply(bot.choose(state.view(int(actor))).index, None)
                else:
                    count = state.options(self.scratch)
                    state.apply(i64(self.scratch[self.rngs[slot].randrange(count)]), None)

    def list_all(self) -> None:
        """Write the legal actions of every game as lists, from now on with every step."""
        self.lists = True
        for slot in range(self.count):
            self.list_options(slot, self.options(self.states[slot]))

    def options(self, state: State) -> i64:
        """List the legal moves of *state*; return how many are in no run."""
        if self.in_runs:
            return state.options_in_runs(self.runs, self.scratch)
        return state.options(self.scratch)

    def list_options(self, slot: i64, count: i64) -> None:
        options = self.scratch
        legal = self.legal
        base: i64 = slot * self.moves
        end = list_runs(self.runs, legal, base) if self.in_runs else base
        for place in range(count):
            legal[end + place] = options[place]
        self.counts[slot] = end + count - base

    def show(self) -> None:
        """Write what the seat to act in every game may do and what it sees."""
        for slot in range(self.count):
            self.show_options(slot, self.states[slot])
        for slot in range(self.count):
            self.show_inputs(slot, self.states[slot])

    def show_options(self, slot: i64, state: State) -> None:
        """Write what the seat to act may do, and draw the action that `samples` offers."""
        options = self.scratch
        masks = self.masks
        count = self.options(state)
        if self.lists:
            self.list_options(slot, count)
        if self.in_runs:
            self.words.wipe(slot)
            total = self.words.mark(slot, self.runs, options, count)
            self.samples[slot] = nth_in_runs(self.runs, options, self.samplers[slot].randrange(total))
        else:
            base: i64 = slot * self.moves
            for place in range(count):
                masks[base + i64(options[place])] = 1
            self.samples[slot] = i64(options[self.samplers[slot].randrange(count)])

    def show_inputs(self, slot: i64, state: State) -> None:
        """Write what the seat to act sees."""
        actor = self.to_play[slot]
        if self.memory > 0:
            self.inputs.renew(state, actor, self.observations, slot * self.size, self.known, slot * self.memory)
        else:
            self.inputs.write(state, actor, self.observations, slot * self.size)
