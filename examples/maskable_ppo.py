"""MaskablePPO of sb3-contrib learns Olympos from random play. `petteia benchmark agent.zip --game olympos` rates it."""

import sys

from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import DummyVecEnv

from petteia.rl.gymnasium import GameEnv

steps = int(sys.argv[1]) if len(sys.argv) > 1 else 500_000
games = DummyVecEnv([lambda: GameEnv("olympos", seats=2, seat=None)] * 16)
agent = MaskablePPO("MlpPolicy", games, n_steps=256, batch_size=512, gamma=1.0, ent_coef=0.01, seed=1, verbose=1)
agent.learn(steps)
agent.save("agent.zip")
