"""Is it a game? Play greedy against greedy and print what happened: actions, territories, discoveries, gods, points.

    python tools/olympos_balance.py --games 1000 --seats 4

With --data FOLDER the figures are those of changed data files. One line per figure; see docs of the issue it answers.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

from petteia.core.event import Event
from petteia.core.game import CHANCE, State
from petteia.core.walk import chance_outcome, scratch
from petteia.games.olympos import GAME, Olympos, events, load
from petteia.games.olympos.board import GOD_NAMES, TILE_NAMES, WONDER_NAMES
from petteia.games.olympos.scoring import ITEM_NAMES
from petteia.players.greedy import value_after

ACTIONS = ("settle ", "march ", "discover ", "build ")


def choose(state: State, options: vec[i16], count: int, rng: Random, random_share: float) -> int:
    """Return the greedy choice of the seat that must decide, now and then a random one, so that games differ."""
    if count == 1 or rng.random() < random_share:
        return int(options[rng.randrange(count)])
    listed = [int(options[place]) for place in range(count)]
    values = [value_after(state, index, state.actor()) for index in listed]
    best = max(values)
    ties = [index for index, value in zip(listed, values, strict=True) if value == best]
    return ties[rng.randrange(len(ties))]


class Figures:
    """What is counted over many games of one number of seats."""

    def __init__(self, seats: int) -> None:
        self.seats = seats
        self.games = 0
        self.actions = 0
        self.kinds: Counter[str] = Counter()
        self.tiles: Counter[str] = Counter()
        self.wonders: Counter[str] = Counter()
        self.gods: Counter[str] = Counter()
        self.touched: Counter[str] = Counter()
        self.cards: Counter[str] = Counter()
        self.points: Counter[str] = Counter()
        self.lands = 0
        self.total = 0
        self.first_place: Counter[int] = Counter()
        self.wins: Counter[int] = Counter()

    def add(self, state: State, log: list[Event], texts: list[str], order: list[int]) -> None:
        """Count one finished game; *order* is the seats from the top disc of the start space down."""
        self.games += 1
        for text in texts:
            if text.startswith(ACTIONS):
                self.actions += 1
                self.kinds[text.split()[0]] += 1
        for event in log:
            if isinstance(event, events.DiscoveryMade):
                self.tiles[event.tile] += 1
            elif isinstance(event, events.WonderBuilt):
                self.wonders[event.wonder] += 1
            elif isinstance(event, events.GodRevealed):
                self.gods[event.god] += 1
            elif isinstance(event, events.GodFavoured | events.GodHarmed):
                self.touched[event.god] += len(event.seat)
            elif isinstance(event, events.CardPlayed):
                self.cards[event.card] += 1
        players = state.view(None)["players"]
        assert isinstance(players, list)
        for player in players:
            self.points.update(player["points"])
            self.total += sum(player["points"].values())
        lands = state.view(None)["territories"]
        assert isinstance(lands, dict)
        self.lands += sum(land["owner"] is not None for land in lands.values())
        outcome = state.outcome()
        assert outcome is not None
        winners = [seat for seat, value in enumerate(outcome) if value == max(outcome)]
        for seat in winners:
            self.wins[order.index(seat)] += 1 / len(winners)  # type: ignore[assignment]

    def lines(self) -> list[str]:
        """Return the figures as lines."""
        players = self.games * self.seats
        rows = [sum(self.tiles[name] for name in TILE_NAMES[row * 5 : row * 5 + 5]) / players for row in range(5)]
        share = [self.wins[place] / self.games * self.seats for place in range(self.seats)]
        return [
            f"games {self.games}, seats {self.seats}",
            f"actions per player {self.actions / players:.1f}: "
            + ", ".join(f"{kind} {count / players:.1f}" for kind, count in self.kinds.most_common()),
            f"territories per player at the end {self.lands / players:.1f}",
            f"discoveries per player {sum(rows):.1f}; by row " + " ".join(f"{row:.2f}" for row in rows),
            f"wonders per game {sum(self.wonders.values()) / self.games:.2f}: "
            + ", ".join(f"{name} {self.wonders[name] / self.games:.2f}" for name in WONDER_NAMES),
            "discoveries per game: " + ", ".join(f"{name} {self.tiles[name] / self.games:.2f}" for name in TILE_NAMES),
            "seats touched by a god when it comes: "
            + ", ".join(f"{name} {self.touched[name] / max(1, self.gods[name]):.2f}" for name in GOD_NAMES),
            f"cards played per player {sum(self.cards.values()) / players:.2f}",
            f"points per player {self.total / players:.1f}: "
            + ", ".join(f"{name} {self.points[name] / players:.2f}" for name in ITEM_NAMES),
            "wins by start, top disc first, 1.00 is a fair share: " + " ".join(f"{value:.2f}" for value in share),
        ]


def play(
    game: Olympos, seats: int, rng: Random, random_share: float
) -> tuple[State, list[Event], list[str], list[int]]:
    """Play one game; return its end, its log, the texts of its moves, and the seats by their discs at the start."""
    state = game.new(seats)
    options = scratch(state)
    log: list[Event] = []
    texts: list[str] = []
    while True:
        actor = state.actor()
        if state.to_act is None:
            break
        count = state.options(options)
        if actor == CHANCE:
            index = int(chance_outcome(state, options, count, rng))
        else:
            index = choose(state, options, int(count), rng, random_share)
            texts.append(game.all_moves[index].text)
        state.apply(index, log)
    stacked = [event.seat for event in log if isinstance(event, events.DiscStacked)]
    return state, log, texts, stacked[::-1]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--games", type=int, default=100)
    parser.add_argument("--seats", type=int, nargs="*", default=[2, 3, 4, 5])
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--random", type=float, default=0.02, help="share of random choices, so that games differ")
    parser.add_argument("--data", type=Path)
    chosen = parser.parse_args()
    game = load(chosen.data) if chosen.data else GAME
    for seats in chosen.seats:
        rng = Random(chosen.seed)
        figures = Figures(seats)
        for _ in range(chosen.games):
            figures.add(*play(game, seats, rng, chosen.random))
        print("\n".join(figures.lines()), flush=True)
        print()


if __name__ == "__main__":
    main()
