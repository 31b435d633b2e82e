"""A training loop: a linear policy learns Gods of Olympus by policy gradient, against random play, in a minute."""

import sys

import numpy as np

from petteia.rl.vector import Vector

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 5_000
games, rng = Vector("gods", count=64, seed=1, hero=0), np.random.default_rng(1)
one = np.eye(games.actions, dtype=np.float32)  # a row for each action
weights, past, results = np.zeros((games.size, games.actions), np.float32), [[] for _ in range(64)], []
for _ in range(steps):
    seen = games.floats()
    scores = np.where(games.masks, seen @ weights, -np.inf)
    chances = np.exp(scores - scores.max(1, keepdims=True))
    chances /= chances.sum(1, keepdims=True)
    actions = (chances.cumsum(1) > rng.random((64, 1))).argmax(1)
    for slot in range(64):
        past[slot].append((seen[slot], one[actions[slot]] - chances[slot]))
    step = games.step(actions)
    for slot in np.flatnonzero(step.dones):
        results.append(step.rewards[slot, 0])
        looks, lessons = map(np.array, zip(*past[slot][-30:], strict=True))
        weights += 0.0005 * results[-1] * (looks.T @ lessons)
        past[slot] = []
print(f"{len(results)} games: {np.mean(results[:200]):+.2f} at first, {np.mean(results[-200:]):+.2f} at last")
