"""Learn Gods of Olympus with masked PPO, in one file, in the style of CleanRL.

    pip install 'petteia[rl]' -r examples/requirements.txt
    python examples/ppo.py --minutes 10

The learner sits in one seat of many games at once (petteia.rl.vector); random players hold the others. Writes ppo.pt,
the network, and ppo.png, its progress.
"""

from __future__ import annotations

import argparse
import math
import os
import time
from pathlib import Path

os.environ.setdefault("OMP_WAIT_POLICY", "passive")  # before torch: waiting threads leave the cores to others

import matplotlib as mpl
import numpy as np
import torch
from rich.progress import BarColumn, Progress, TextColumn, TimeRemainingColumn
from torch import nn

from petteia.rl.intervals import wilson
from petteia.rl.vector import Vector

mpl.use("Agg")
import matplotlib.pyplot as plt

GAMMA, LAMBDA, CLIP, ENTROPY = 0.99, 0.95, 0.2, 0.005
GAMES, STEPS, EPOCHS, PARTS, RATE = 128, 32, 3, 4, 1e-3


class Network(nn.Module):
    """Two layers shared by the policy and the value. Columns are alike, so it also sees each plane summed over them."""

    def __init__(self, size: int, actions: int, board: tuple[int, int, int], width: int = 128) -> None:
        super().__init__()
        self.board = board
        seen = size + board[0] * board[1]
        self.body = nn.Sequential(nn.Linear(seen, width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.policy, self.value = nn.Linear(width, actions), nn.Linear(width, 1)
        nn.init.orthogonal_(self.policy.weight, 0.01)

    def forward(self, seen: torch.Tensor, legal: torch.Tensor) -> tuple[torch.distributions.Categorical, torch.Tensor]:
        """Return the policy, illegal actions impossible, and the value."""
        planes = seen[:, : math.prod(self.board)].reshape(-1, *self.board)
        hidden = self.body(torch.cat([seen, planes.sum(3).flatten(1)], 1))
        logits = self.policy(hidden).masked_fill(~legal, -1e9)
        return torch.distributions.Categorical(logits=logits, validate_args=False), self.value(hidden).squeeze(-1)


@torch.no_grad()
def evaluate(network: Network, games: int, seed: int) -> tuple[float, int]:
    """Return the wins (draws half) in *games* games against random play, half of them from each seat."""
    wins = 0.0
    for hero in (0, 1):
        table = Vector("gods", count=64, seed=seed, hero=hero)
        played = 0
        while played < games // 2:
            policy, _ = network(torch.from_numpy(table.floats()), torch.from_numpy(table.masks))
            table.step(policy.sample().numpy())
            ended = table.rewards[table.dones, hero][: games // 2 - played]
            wins += float((ended + 1).sum()) / 2
            played += len(ended)
    return wins, games // 2 * 2


def collect(table: Vector, network: Network) -> dict[str, torch.Tensor]:
    """Play STEPS decisions in every game; return what was seen, done and gained, and the advantages."""
    shape = (STEPS, table.count)
    seen = torch.zeros(*shape, table.size, dtype=torch.uint8)
    legal = torch.zeros(*shape, table.actions, dtype=torch.bool)
    actions, chances = torch.zeros(shape, dtype=torch.long), torch.zeros(shape)
    values, rewards, dones = torch.zeros(STEPS + 1, table.count), torch.zeros(shape), torch.zeros(shape)
    with torch.no_grad():
        for step in range(STEPS):
            seen[step], legal[step] = torch.from_numpy(table.observations), torch.from_numpy(table.masks)
            policy, values[step] = network(torch.from_numpy(table.floats()), legal[step])
            actions[step] = policy.sample()
            chances[step] = policy.log_prob(actions[step])
            table.step(actions[step].numpy())
            rewards[step] = torch.from_numpy(table.rewards[:, 0])
            dones[step] = torch.from_numpy(table.dones)
        values[STEPS] = network(torch.from_numpy(table.floats()), torch.from_numpy(table.masks))[1]
    gains, last = torch.zeros(shape), torch.zeros(table.count)
    for step in reversed(range(STEPS)):
        goes_on = 1 - dones[step]
        error = rewards[step] + GAMMA * values[step + 1] * goes_on - values[step]
        last = error + GAMMA * LAMBDA * goes_on * last
        gains[step] = last
    batch = {"seen": seen, "legal": legal, "actions": actions, "chances": chances, "gains": gains}
    batch["returns"] = gains + values[:STEPS]
    return {name: part.flatten(0, 1) for name, part in batch.items()}


def improve(
    network: Network, optimizer: torch.optim.Optimizer, batch: dict[str, torch.Tensor], scale: torch.Tensor
) -> None:
    """Take the steps of PPO on one batch."""
    for _ in range(EPOCHS):
        for part in torch.randperm(len(batch["actions"])).chunk(PARTS):
            policy, value = network(batch["seen"][part] * scale, batch["legal"][part])
            ratio = (policy.log_prob(batch["actions"][part]) - batch["chances"][part]).exp()
            gain = batch["gains"][part]
            gain = (gain - gain.mean()) / (gain.std() + 1e-8)
            surrogate = torch.min(ratio * gain, ratio.clamp(1 - CLIP, 1 + CLIP) * gain).mean()
            error = (value - batch["returns"][part]).square().mean()
            loss = 0.5 * error - surrogate - ENTROPY * policy.entropy().mean()
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimizer.step()


def plot(curve: list[tuple[int, float, int]], path: Path) -> None:
    """Draw the share of wins over the decisions made, with its interval."""
    steps = [point[0] for point in curve]
    low, high = zip(*(wilson(wins / games, games) for _, wins, games in curve), strict=True)
    figure, axes = plt.subplots(figsize=(7, 4))
    axes.fill_between(steps, low, high, alpha=0.25, label="95 % interval")
    axes.plot(steps, [wins / games for _, wins, games in curve], marker="o", label="masked PPO")
    axes.axhline(0.5, linestyle="--", color="grey", label="random")
    axes.set(
        xlabel="decisions of the learner",
        ylabel="wins against random",
        ylim=(0, 1.02),
        title="Gods of Olympus, two players",
    )
    axes.legend(loc="lower right")
    figure.tight_layout()
    figure.savefig(path)


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--minutes", type=float, default=10.0)
    parser.add_argument("--threads", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--out", type=Path, default=Path())
    chosen = parser.parse_args()
    torch.manual_seed(chosen.seed)
    torch.set_num_threads(chosen.threads)
    table = Vector("gods", count=GAMES, seed=chosen.seed, hero=0)
    network = Network(table.size, table.actions, table.fields()["board"].shape[1:])
    optimizer = torch.optim.Adam(network.parameters(), RATE, eps=1e-5)
    scale = torch.from_numpy(table.observer.scale)
    curve, made, begin, updates = [(0, *evaluate(network, 400, 10_000))], 0, time.monotonic(), 0
    columns = TextColumn("{task.description}"), BarColumn(), TimeRemainingColumn()
    with Progress(*columns) as progress:
        task = progress.add_task("PPO", total=chosen.minutes * 60)
        while (spent := time.monotonic() - begin) < chosen.minutes * 60:
            improve(network, optimizer, collect(table, network), scale)
            made, updates = made + GAMES * STEPS, updates + 1
            if updates % 20 == 0:
                curve.append((made, *evaluate(network, 400, 10_000 + updates)))
            share = np.divide(*curve[-1][1:])
            progress.update(task, completed=spent, description=f"PPO {made / 1e6:.2f} M decisions, wins {share:.0%}")
    wins, games = evaluate(network, 2000, 99_999)
    curve.append((made, wins, games))
    low, high = wilson(wins / games, games)
    print(f"{made} decisions in {time.process_time():.0f} s of processor time")
    print(f"wins against random: {wins / games:.3f} (95 %: {low:.3f} to {high:.3f}) in {games} games")
    torch.save(network.state_dict(), chosen.out / "ppo.pt")
    plot(curve, chosen.out / "ppo.png")


if __name__ == "__main__":
    main()
