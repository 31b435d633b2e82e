"""What the games are like, in one table: python tools/game_table.py --games 200 --file games.jsonl [--write]

A row for every game and number of seats that has a benchmark, measured in the laboratory (docs/laboratory.md). With
--write it goes into docs/benchmark.md; with --file the same command goes on after an interruption.
"""

from __future__ import annotations

import argparse
import re
from pathlib import Path

from petteia.arena.benchmark import BenchmarkError, protocol_of
from petteia.arena.lab_page import number
from petteia.arena.laboratory import Experiment, Metric, metrics, run
from petteia.core.registry import game, games

DOCUMENT = Path(__file__).parent.parent / "docs/benchmark.md"
PLACE = re.compile(r"(<!-- games -->\n).*(<!-- end of games -->)", re.DOTALL)
COLUMNS = {
    "decisions": "decisions",
    "choices": "choices",
    "answers to a choice": "answers to a choice",
    "bits a seat cannot know": "hidden bits",
    "lead changes": "lead changes",
    "drama (0 to 1)": "drama",
    "share of the result that set-up and draws decide": "decided by draws",
}
STEP = 200  # points of Elo: who is one step above wins three games of four
BOT, WEAKER = "greedy", "random"


def row(slug: str, seats: int, games_wanted: int, path: Path | None) -> list[str] | None:
    """Return the cells of a game with so many seats; None if it has no benchmark."""
    try:
        ratings = protocol_of(game(slug), seats).ratings
    except BenchmarkError:
        return None
    experiment = Experiment(slug, seats, BOT, WEAKER, games_wanted)
    found = {metric.name: metric for metric in metrics(experiment, run(experiment, path))}
    depth = (max(ratings.values()) - min(ratings.values())) / STEP
    return [game(slug).name, str(seats), *(cell(found.get(name)) for name in COLUMNS), f"{depth:.1f}"]


def cell(metric: Metric | None) -> str:
    return "0" if metric is None else f"{number(metric.mean)} ± {number(metric.margin)}"


def table(games_wanted: int, path: Path | None) -> str:
    heads = ["game", "seats", *COLUMNS.values(), "skill depth"]
    lines = ["| " + " | ".join(heads) + " |", "|---" * 1 + "|--:" * (len(heads) - 1) + "|"]
    for slug in games():
        for seats in game(slug).seats:
            if (cells := row(slug, seats, games_wanted, path)) is not None:
                lines.append("| " + " | ".join(cells) + " |")
    return "\n".join(lines) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    parser.add_argument("--games", type=int, default=200, help="of each")
    parser.add_argument("--file", type=Path, help="where finished games are kept")
    parser.add_argument("--write", action="store_true", help="put the table into docs/benchmark.md")
    chosen = parser.parse_args()
    made = table(chosen.games, chosen.file)
    print(made)
    if chosen.write:
        text = DOCUMENT.read_text(encoding="utf-8")
        DOCUMENT.write_text(PLACE.sub(lambda place: f"{place[1]}{made}{place[2]}", text), encoding="utf-8")


if __name__ == "__main__":
    main()
