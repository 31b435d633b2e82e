"""A third game is one more folder: every interface finds it, with no line written for it."""

import os
import subprocess
import sys
from pathlib import Path

from click.testing import CliRunner

from petteia.cli import main

PROGRAM = """
import warnings
warnings.simplefilter("ignore")
import gymnasium
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test
import petteia.rl.gymnasium
from petteia.rl.pettingzoo import hill_climb_v0
from petteia.rl.vector import Vector

games = Vector("hill_climb", count=4, seed=1)
for _ in range(100):
    games.step(games.sample())
api_test(hill_climb_v0.env(), num_cycles=50)
check_env(gymnasium.make("petteia/hill_climb-v0").unwrapped)
assert hill_climb_v0.env(render_mode="rgb_array").unwrapped.render().ndim == 3
try:
    import pyspiel
except ImportError:
    pass
else:
    import petteia.rl.openspiel
    pyspiel.random_sim_test(pyspiel.load_game("python_hill_climb"), num_sims=1, serialize=True, verbose=False)
print("played everywhere")
"""


def test_a_new_game_is_behind_every_interface(tmp_path: Path) -> None:
    made = CliRunner().invoke(main, ["new-game", "hill_climb", "--into", str(tmp_path)])
    assert made.exit_code == 0, made.output

    environment = os.environ | {"PETTEIA_GAMES": str(tmp_path)}
    ended = subprocess.run(
        [sys.executable, "-c", PROGRAM], capture_output=True, text=True, env=environment, check=False
    )

    assert ended.stdout.endswith("played everywhere\n"), ended.stdout + ended.stderr
