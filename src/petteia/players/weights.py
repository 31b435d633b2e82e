"""Learned weights on disk: a small text file in the game's folder, one list of numbers for every count of seats."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path

from librt.vecs import vec

from petteia.core.game import Game
from petteia.core.registry import folder_of

FILE = "insight/weights.json"
UNIT = 1000  # weights are written as whole thousandths


def path_of(game: Game) -> Path:
    return folder_of(game) / FILE


def learned(game: Game) -> dict[int, vec[float]]:
    """Return the weights of *game*, whatever its edition, by count of seats; nothing if nobody trained it."""
    return read_once(path_of(game))


@cache
def read_once(path: Path) -> dict[int, vec[float]]:
    return read(path)


def read(path: Path) -> dict[int, vec[float]]:
    """Return the weights in the file *path*."""
    if not path.exists():
        return {}
    data = json.loads(path.read_text(encoding="utf-8"))
    return {int(seats): vec[float]([number / UNIT for number in numbers]) for seats, numbers in data["seats"].items()}


def update(path: Path, seats: int, weights: list[float], made: str) -> None:
    """Put the *weights* for *seats* into the file *path* with a note of how they were *made*."""
    data: dict[str, dict[str, object]] = {"made": {}, "seats": {}}
    if path.exists():
        data = json.loads(path.read_text(encoding="utf-8"))
    data["made"][str(seats)] = made
    data["seats"][str(seats)] = [round(weight * UNIT) for weight in weights]
    parts = []
    for name in ("made", "seats"):
        lines = (f"    {json.dumps(key)}: {json.dumps(value)}" for key, value in sorted(data[name].items()))
        parts.append(f'  "{name}": {{\n' + ",\n".join(lines) + "\n  }")
    path.write_text("{\n" + ",\n".join(parts) + "\n}\n", encoding="utf-8")
