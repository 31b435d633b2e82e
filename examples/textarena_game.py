"""Two agents meet in TextArena at Gods of Olympus: pip install 'petteia[textarena]'. No network is needed."""

import random
import re

import textarena

import petteia.rl.textarena  # noqa: F401 - registers the games


class Climber(textarena.Agent):
    """Reads the list of moves and climbs when it can; put a language model in its place."""

    def __call__(self, observation: str) -> str:
        moves = re.findall(r"^\d+\. ([^:]+):", observation, re.MULTILINE)
        return f"[{random.choice([move for move in moves if move.endswith(' up')] or moves)}]"


env = textarena.make("petteia-gods-v0", tells_rules=False)
env.reset(num_players=2, seed=7)
agents, done = [Climber(), Climber()], False
while not done:
    seat, messages = env.get_observation()
    done, info = env.step(agents[seat](messages[-1][1]))
rewards, told = env.close()
print(rewards, told[0]["reason"])
