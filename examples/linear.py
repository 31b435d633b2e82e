"""Learn Gods of Olympus with linear Q-learning, in the style of OpenSpiel's agents.

    pip install 'petteia[openspiel]' -r examples/requirements.txt
    python examples/linear.py --minutes 10

A move is worth the sum of one weight for each thing on the table, a row of weights per move. The agent learns in
OpenSpiel's own environment against OpenSpiel's random agent. Writes linear.npz, the weights, and linear.png.
"""

from __future__ import annotations

import argparse
import time
from pathlib import Path

import matplotlib as mpl
import numpy as np
from open_spiel.python import rl_agent, rl_environment
from open_spiel.python.algorithms import random_agent
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn

import petteia.rl.openspiel  # noqa: F401 - registers the games
from petteia.rl.intervals import wilson

mpl.use("Agg")
import matplotlib.pyplot as plt

GAME = "python_gods(seats=2)"
RATE, DISCOUNT, EXPLORING, TRACE = 0.1, 0.98, 0.1, 0.8


class LinearQLearner(rl_agent.AbstractAgent):
    """Q(λ) of Watkins on a linear function of the observation."""

    def __init__(self, player_id: int, size: int, num_actions: int, seed: int) -> None:
        self.player_id = player_id
        self.weights = np.zeros((num_actions, size + 1), np.float32)
        self.rng = np.random.default_rng(seed)
        self.forget()

    def forget(self) -> None:
        """Begin a new game."""
        self.past: list[tuple[int, np.ndarray, np.ndarray]] = []  # action, entries that are not 0, their values

    def step(self, time_step: rl_environment.TimeStep, is_evaluation: bool = False) -> rl_agent.StepOutput | None:
        """Learn from what the last move led to, and choose the next one."""
        if time_step.last():
            if not is_evaluation:
                self.learn(time_step.rewards[self.player_id])
            self.forget()
            return None
        seen = np.append(np.asarray(time_step.observations["info_state"][self.player_id], np.float32), 1)
        places = np.flatnonzero(seen)
        legal = np.asarray(time_step.observations["legal_actions"][self.player_id])
        worth = self.weights[np.ix_(legal, places)] @ seen[places]
        if not is_evaluation:
            self.learn(DISCOUNT * worth.max())
        explores = not is_evaluation and self.rng.random() < EXPLORING
        best = np.flatnonzero(worth == worth.max())
        action = int(self.rng.choice(legal) if explores else legal[self.rng.choice(best)])
        if explores:
            self.forget()  # what follows says nothing about the moves before
        self.past.append((action, places, seen[places]))
        probabilities = np.zeros(len(self.weights))
        probabilities[action] = 1
        return rl_agent.StepOutput(action, probabilities)

    def learn(self, target: float) -> None:
        """Move the worth of the last moves towards *target*, the older the less."""
        if not self.past:
            return
        action, places, values = self.past[-1]
        error = target - self.weights[action, places] @ values
        for age, (action, places, values) in enumerate(reversed(self.past[-8:])):
            self.weights[action, places] += RATE * (DISCOUNT * TRACE) ** age * error * values / (values @ values)


def play(env: rl_environment.Environment, agents: list[rl_agent.AbstractAgent], learner: int, evaluates: bool) -> float:
    """Play one game; return what the learner gained."""
    time_step = env.reset()
    while not time_step.last():
        seat = time_step.observations["current_player"]
        output = agents[seat].step(time_step, is_evaluation=evaluates or seat != learner)
        time_step = env.step([output.action])
    agents[learner].step(time_step, is_evaluation=evaluates)
    return float(time_step.rewards[learner])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    chosen = parser.parse_args()
    np.random.seed(chosen.seed)  # OpenSpiel's random agent draws from it
    sampler = rl_environment.ChanceEventSampler(seed=chosen.seed)
    observed = rl_environment.ObservationType.OBSERVATION
    env = rl_environment.Environment(GAME, observation_type=observed, chance_event_sampler=sampler)
    size, actions = env.observation_spec()["info_state"][0], env.action_spec()["num_actions"]
    learner = LinearQLearner(0, size, actions, chosen.seed)
    agents = [learner, random_agent.RandomAgent(player_id=1, num_actions=actions)]

    def test(games: int) -> float:
        return sum((play(env, agents, 0, evaluates=True) + 1) / 2 for _ in range(games)) / games

    curve, games, begin, every = [(0, test(50), 50)], 0, time.monotonic(), chosen.minutes * 6
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        task = progress.add_task("linear Q", total=chosen.minutes * 60)
        while (spent := time.monotonic() - begin) < chosen.minutes * 60:
            play(env, agents, 0, evaluates=False)
            games += 1
            if spent > every * len(curve):
                curve.append((games, test(50), 50))
            progress.update(task, completed=spent, description=f"linear Q {games} games, wins {curve[-1][1]:.0%}")
    curve.append((games, test(300), 300))
    share = curve[-1][1]
    print(f"{games} games in {time.process_time():.0f} s of processor time")
    low, high = wilson(share, 300)
    print(f"wins against random: {share:.3f} (95 %: {low:.3f} to {high:.3f}) in 300 games")
    np.savez_compressed(chosen.out / "linear.npz", weights=learner.weights)
    figure, axes = plt.subplots(figsize=(7, 4))
    steps, shares = [point[0] for point in curve], [point[1] for point in curve]
    lows, highs = zip(*(wilson(share, count) for _, share, count in curve), strict=True)
    axes.fill_between(steps, lows, highs, alpha=0.25, label="95 % interval")
    axes.plot(steps, shares, marker="o", label="linear Q(λ)")
    axes.axhline(0.5, linestyle="--", color="grey", label="random")
    axes.set(xlabel="games", ylabel="wins against random", ylim=(0, 1.02), title="Gods of Olympus, two players")
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(chosen.out / "linear.png")


if __name__ == "__main__":
    main()
