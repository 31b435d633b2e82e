"""Is it a game? Let bots play each other and print what happened: a table, a column for each number of seats.

    python tools/olympos_balance.py --games 50 --bot level4 --processes 2 --file games.jsonl

The bots decide on views, as they do at a table. A game's number and the seed say all about it, however many processes
share the work. With --file every finished game is on disk at once, and the same command goes on after Ctrl-C. With
--data FILE the figures are those of another edition: then use another file.
"""

from __future__ import annotations

import argparse
import json
from collections import Counter
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from dataclasses import dataclass, field
from functools import cache, partial
from multiprocessing import get_context
from pathlib import Path

from librt.random import Random

from petteia.core.event import Event
from petteia.core.game import CHANCE, Game, State
from petteia.core.registry import game as find_game
from petteia.core.walk import chance_outcome, scratch
from petteia.games.olympos import GAME
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.board import GOD_NAMES, TILE_NAMES, WONDER_NAMES
from petteia.games.olympos.rules.scoring import ITEM_NAMES
from petteia.players import player

ACTIONS = ("settle", "march", "discover", "build")
CARDS = ("cube", "prestige", "hourglass", "most", "plenty", "star", "zeus")
IN_A_ROW = 5


@dataclass
class Played:
    """What is counted of games: how often each thing happened, over all seats."""

    seats: int
    number: int = -1  # of the game, if it is one
    games: int = 0
    actions: Counter[str] = field(default_factory=Counter)
    tiles: Counter[str] = field(default_factory=Counter)
    wonders: Counter[str] = field(default_factory=Counter)
    gods: Counter[str] = field(default_factory=Counter)
    touched: Counter[str] = field(default_factory=Counter)
    cards: Counter[str] = field(default_factory=Counter)
    points: Counter[str] = field(default_factory=Counter)
    lands: int = 0
    time: int = 0  # units: spaces on the track, and hourglasses paid
    wins: list[float] = field(default_factory=lambda: [0.0] * 5)  # by the place of the disc at the start, top first

    def add(self, other: Played) -> None:
        """Count another's games here too."""
        self.games += other.games
        self.lands += other.lands
        self.time += other.time
        self.actions.update(other.actions)
        self.tiles.update(other.tiles)
        self.wonders.update(other.wonders)
        self.gods.update(other.gods)
        self.touched.update(other.touched)
        self.cards.update(other.cards)
        self.points.update(other.points)
        self.wins = [mine + theirs for mine, theirs in zip(self.wins, other.wins, strict=True)]


# Playing ---------------------------------------------------------------------------------------------------------


@cache
def game_with(data: Path | None) -> Game:
    return find_game(GAME.slug, data)


def play(seats: int, seed: int, data: Path | None, name: str, number: int) -> Played:
    """Play game *number* and count what happened."""
    game = game_with(data)
    rng = Random((seed * 10 + seats) * 1_000_000 + number)
    bot = player(game, name, seed=rng.randrange(1 << 62))
    state = game.new(seats)
    options = scratch(state)
    log: list[Event] = []
    played = Played(seats, number, games=1)
    while state.to_act is not None:
        count = state.options(options)
        if state.to_act == CHANCE:
            index = int(chance_outcome(state, options, count, rng))
        elif count == 1:
            index = int(options[0])
        else:
            index = bot.choose(state.view(state.to_act)).index
        verb = game.all_moves[index].text.split()[0]
        if verb in ACTIONS:
            played.actions[verb] += 1
        state.apply(index, log)
    count_log(played, log)
    count_end(played, state, [event.seat for event in log if isinstance(event, events.DiscStacked)][::-1])
    return played


def count_log(played: Played, log: list[Event]) -> None:
    for event in log:
        if isinstance(event, events.ActionPaid):
            played.time += event.hourglasses
        elif isinstance(event, events.DiscoveryMade):
            played.tiles[event.tile] += 1
        elif isinstance(event, events.WonderBuilt):
            played.wonders[event.wonder] += 1
        elif isinstance(event, events.GodRevealed):
            played.gods[event.god] += 1
        elif isinstance(event, events.GodFavoured | events.GodHarmed):
            played.touched[event.god] += len(event.seat)
        elif isinstance(event, events.CardPlayed):
            played.cards[event.card.split("-")[1]] += 1
        elif isinstance(event, events.StarCardUsed):
            played.cards["star"] += 1
        elif isinstance(event, events.ZeusCardPlayed):
            played.cards["zeus"] += 1


def count_end(played: Played, state: State, order: list[int]) -> None:
    """Count points, territories and the winners; *order* is the seats from the top disc of the start space down."""
    view, outcome = state.view(None), state.outcome()
    players, lands = view["players"], view["territories"]
    assert isinstance(players, list)
    assert isinstance(lands, dict)
    assert outcome is not None
    for each in players:
        played.time += each["space"]
        for item, points in each["points"].items():
            played.points[item] += points
    played.lands = sum(land["owner"] is not None for land in lands.values())
    winners = [seat for seat, value in enumerate(outcome) if value == max(outcome)]
    for seat in winners:
        played.wins[order.index(seat)] += 1 / len(winners)


# Telling ---------------------------------------------------------------------------------------------------------


def rows(played: Played) -> Iterator[tuple[str, str, str]]:
    """Yield a name, what is expected, and the figure, line by line."""
    games, players = played.games, played.games * played.seats
    tiles = [sum(played.tiles[name] for name in row) for row in batches(TILE_NAMES, IN_A_ROW)]
    share = [wins / games * played.seats for wins in played.wins[: played.seats]]
    yield "games", "", str(games)
    yield "actions per player", "12 to 18", f"{played.actions.total() / players:.1f}"
    for verb in ACTIONS:
        yield f"· {verb}", "", f"{played.actions[verb] / players:.1f}"
    yield "time units per player, hourglasses included", "75 to 90", f"{played.time / players:.1f}"
    yield "territories per player at the end", "", f"{played.lands / players:.1f}"
    yield "discoveries per player", "4 to 9", f"{sum(tiles) / players:.1f}"
    for row, count in enumerate(tiles, start=1):
        yield f"· row {row}", "", f"{count / players:.2f}"
    yield "wonders per game", "1 to 3", f"{played.wonders.total() / games:.2f}"
    for name in WONDER_NAMES:
        yield f"· {name}", "some", f"{played.wonders[name] / games:.2f}"
    yield "seat that wins most, times its share", "under 1.5", f"{max(share):.2f}"
    for place in range(5):
        yield f"· disc {place + 1} from the top", "", f"{share[place]:.2f}" if place < played.seats else ""
    yield "points per player", "", f"{played.points.total() / players:.1f}"
    for item in ITEM_NAMES:
        yield f"· {item}", "", f"{played.points[item] / players:.2f}"
    yield "Destiny cards played per player", "", f"{played.cards.total() / players:.2f}"
    for card in CARDS:
        yield f"· {card}", "", f"{played.cards[card] / players:.2f}"
    yield "discoveries per game", "", f"{sum(tiles) / games:.1f}"
    for name in TILE_NAMES:
        yield f"· {name}", "some", f"{played.tiles[name] / games:.2f}"
    yield "seats a god acts on when it comes", "", f"{played.touched.total() / max(1, played.gods.total()):.2f}"
    for name in GOD_NAMES:
        yield f"· {name}", "", f"{played.touched[name] / max(1, played.gods[name]):.2f}"


def batches(names: list[str], size: int) -> Iterator[list[str]]:
    for first in range(0, len(names), size):
        yield names[first : first + size]


def table(columns: list[Played]) -> Iterator[str]:
    """Yield the lines of a table with a column for each number of seats."""
    yield "| | expected | " + " | ".join(f"{played.seats} players" for played in columns) + " |"
    yield "|---|---|" + "--:|" * len(columns)
    for cells in zip(*map(rows, columns), strict=True):
        name, expected, _ = cells[0]
        yield f"| {name} | {expected} | " + " | ".join(figure for _, _, figure in cells) + " |"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=100, help="at each number of seats")
    parser.add_argument("--seats", type=int, nargs="*", choices=GAME.seats, default=list(GAME.seats))
    parser.add_argument("--bot", default="greedy", help="who plays: greedy, level4 …")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--data", type=Path, help="the file or folder of another edition")
    parser.add_argument("--file", type=Path, help="where finished games are kept")
    parser.add_argument("--processes", type=int, default=1)
    chosen = parser.parse_args()
    game_with(chosen.data)  # a wrong data file is told once, before any work
    kept = read(chosen.file) if chosen.file else []
    with ProcessPoolExecutor(chosen.processes, mp_context=get_context("spawn")) as pool:
        columns = [column(pool, chosen, seats, kept) for seats in chosen.seats]
    print("\n".join(table(columns)))


def read(path: Path) -> list[Played]:
    """Return the games kept in *path*; a last line cut short by an interruption is taken out."""
    if not path.exists():
        return []
    whole = [line for line in path.read_text(encoding="utf-8").splitlines(keepends=True) if line.endswith("\n")]
    path.write_text("".join(whole), encoding="utf-8")
    return [Played(**json.loads(line)) for line in whole]


def column(pool: ProcessPoolExecutor, chosen: argparse.Namespace, seats: int, kept: list[Played]) -> Played:
    """Return all games of one number of seats, those not *kept* played now."""
    total = Played(seats)
    done = {played.number: played for played in kept if played.seats == seats and played.number < chosen.games}
    for played in done.values():
        total.add(played)
    missing = [number for number in range(chosen.games) if number not in done]
    for played in pool.map(partial(play, seats, chosen.seed, chosen.data, chosen.bot), missing):
        total.add(played)
        if chosen.file:
            with chosen.file.open("a", encoding="utf-8") as file:
                file.write(json.dumps(vars(played)) + "\n")
    return total


if __name__ == "__main__":
    main()
