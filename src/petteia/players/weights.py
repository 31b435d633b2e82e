"""Learned weights on disk: a small text file in the game's folder, one list of numbers for every count of seats."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from librt.vecs import vec

from petteia.core.game import Game
from petteia.core.registry import folder_of

FILE = "weights.json"
UNIT = 1000  # weights are written as whole thousandths


def path_of(game: Game) -> Path:
    return folder_of(game) / FILE


@cache
def learned(game: Game) -> dict[int, vec[float]]:
    """Return the weights of *game* by count of seats; nothing if nobody trained it."""
    return read(path_of(game))


def read(path: Path) -> dict[int, vec[float]]:
    """Return the weights in the file *path*."""
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    return {int(seats): vec[float]([number / UNIT for number in numbers]) for seats, numbers in data["seats"].items()}


def write(path: Path, weights: dict[int, list[float]], made: dict[str, str]) -> None:
    """Write *weights* and, by count of seats, how they were *made*."""
    lines = [f'    "{seats}": {json.dumps([round(w * UNIT) for w in numbers])}' for seats, numbers in weights.items()]
    note = json.dumps(made, indent=2, sort_keys=True).replace("\n", "\n  ")
    joined = ",\n".join(lines)
    path.write_text(f'{{\n  "made": {note},\n  "seats": {{\n{joined}\n  }}\n}}\n', encoding="utf-8")
