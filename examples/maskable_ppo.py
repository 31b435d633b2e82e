"""MaskablePPO of sb3-contrib learns from random play. `petteia benchmark olympos.zip --game olympos` rates it."""

import sys

import torch
from sb3_contrib import MaskablePPO
from stable_baselines3.common.vec_env import VecMonitor

from petteia.rl.sb3 import GamesVecEnv

name = sys.argv[1] if len(sys.argv) > 1 else "olympos"
steps = int(sys.argv[2]) if len(sys.argv) > 2 else 500_000
torch.set_num_threads(1)
games = VecMonitor(GamesVecEnv(name, 64, seats=2))
agent = MaskablePPO("MlpPolicy", games, n_steps=64, batch_size=512, n_epochs=4, gamma=1.0, ent_coef=0.01, verbose=1)
agent.learn(steps)
agent.save(f"{name}.zip")
