"""As with EnvPool: actions are sent to a part of the games, and whichever part is ready first is received."""

import sys

from petteia.rl.parallel import ParallelVector

if __name__ == "__main__":
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 1000
    with ParallelVector("olympos", seats=4, count=64, seed=1, processes=2) as games:
        ended = 0
        for part in games.parts:
            games.send(games.samples[part], part)
        for _ in range(rounds):
            part, step = games.recv()  # a network would look at step.observations and step.masks here
            ended += step.dones.sum()
            games.send(games.samples[part], part)
        for _ in games.parts:
            games.recv()
    print(f"{rounds * 32} decisions, {ended} games ended")
