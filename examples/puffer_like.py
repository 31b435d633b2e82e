"""As with PufferLib: a vector reset once, buffers that stay where they are, and a rollout kept in one block."""

import sys

import numpy as np

from petteia.rl.parallel import ParallelVector

if __name__ == "__main__":
    horizon = int(sys.argv[1]) if len(sys.argv) > 1 else 64
    with ParallelVector("gods", count=64, seed=1, processes=2, hero=0) as games:
        seen = np.empty((horizon, games.count, games.size), np.float32)
        rewards, ends = np.empty((horizon, games.count)), np.empty((horizon, games.count), bool)
        games.reset(seed=7)
        for time in range(horizon):
            games.floats(out=seen[time])  # written in place; a network would choose from seen[time] and games.masks
            games.step(games.samples)
            rewards[time], ends[time] = games.rewards[:, 0], games.dones
    print(f"{seen.shape} observations, {ends.sum()} games ended, {rewards.sum():+.0f} in all")
