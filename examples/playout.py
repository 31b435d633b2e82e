"""A game at random, from the first draw to the last move."""

import random

import petteia

state = petteia.game("olympos").new(seats=4, seed=7)
while state.to_act is not None:
    state.play(random.choice(state.moves()))
print(state.scores(), state.outcome())
