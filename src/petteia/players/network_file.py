"""Networks on disk: a line that says what the file is, a line of JSON about it, and the weights, compressed."""

from __future__ import annotations

import json
import os
import sys
import zlib
from array import array
from collections.abc import Mapping
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path

from petteia.core.game import Game, PetteiaError
from petteia.core.insight import insight_of
from petteia.core.registry import folder_of
from petteia.players.network import HIDDEN, MOST_WEIGHT, OUTPUTS, TOP, WIDE, Network

FILE = "insight/learned.network"
SIGN = b"petteia network 1\n"
PARTS = ("first", "second", "last", "policy")
LARGEST = 1 << 26  # bytes of weights: a broken file is not unpacked without end


class NetworkError(PetteiaError):
    """A file that holds no network for this game."""


@dataclass(frozen=True)
class Shape:
    """How many weights each part of a network has."""

    inputs: int
    aspects: int

    @staticmethod
    def of(game: Game) -> Shape:
        insight = insight_of(game)
        return Shape(insight.input_count, insight.aspect_count)

    def sizes(self) -> dict[str, int]:
        sizes = ((self.inputs + 1) * WIDE, (HIDDEN + 1) * TOP, OUTPUTS * (TOP + 1), self.aspects * TOP)
        return dict(zip(PARTS, sizes, strict=True))


def path_of(game: Game) -> Path:
    """Return where the network that comes with *game* is."""
    return folder_of(game) / FILE


def write(path: Path, game: Game, weights: Mapping[str, list[int]], made: Mapping[str, object]) -> None:
    """Write a network with a note of how it was *made*, whole or not at all."""
    shape = Shape.of(game)
    numbers = array("h", [number for part in PARTS for number in weights[part]])
    if sys.byteorder == "big":
        numbers.byteswap()
    packed = zlib.compress(numbers.tobytes())
    head = {
        "game": game.slug,
        "rules": game.version,
        "edition": game.data,  # it learned with; it plays any: inputs are counts and shares of what the data say
        "inputs": shape.inputs,
        "aspects": shape.aspects,
        "hidden": [HIDDEN, TOP],
        "check": zlib.crc32(packed),
        "made": dict(made),
    }
    path.parent.mkdir(parents=True, exist_ok=True)
    beside = path.with_name(path.name + ".new")
    with beside.open("wb") as file:
        file.write(SIGN + json.dumps(head).encode() + b"\n" + packed)
        file.flush()
        os.fsync(file.fileno())
    os.replace(beside, path)


def about(path: Path) -> dict[str, object]:
    """Return what the file *path* says of itself; raise NetworkError if it is no network."""
    return split(path)[0]


def split(path: Path) -> tuple[dict[str, object], bytes]:
    """Return what a file says of itself, and its weights, still compressed."""
    try:
        data = path.read_bytes()
    except OSError as error:
        raise NetworkError(f"{path} cannot be read: {error.strerror}") from error
    if not data.startswith(b"petteia network "):
        raise NetworkError(f"{path} is no network")
    if not data.startswith(SIGN):
        raise NetworkError(f"{path} is of another version of Petteia; this one reads {SIGN.decode().strip()!r}")
    line, _, packed = data[len(SIGN) :].partition(b"\n")
    try:
        head = json.loads(line)
    except ValueError:
        head = None
    if not isinstance(head, dict) or zlib.crc32(packed) != head.get("check"):
        raise NetworkError(f"{path} is damaged")
    return head, packed


def read(path: Path, game: Game) -> Network:
    """Return the network in *path*; raise NetworkError if it is for another game, other rules or other inputs."""
    return Network(game, **parts_in(path, game))


def parts_in(path: Path, game: Game) -> dict[str, list[int]]:
    """Return the weights of the network in *path*, part by part; raise NetworkError as `read` does."""
    head, packed = split(path)
    shape = Shape.of(game)
    if head.get("game") != game.slug:
        raise NetworkError(f"{path} is a network for {head.get('game')}, not for {game.slug}")
    found = (head.get("inputs"), head.get("aspects"), head.get("hidden"))
    if found != (shape.inputs, shape.aspects, [HIDDEN, TOP]):
        raise NetworkError(
            f"{path} was made for {found[0]} inputs and {found[1]} aspects in layers of {found[2]}; "
            f"{game.name} has {shape.inputs} and {shape.aspects}, in layers of {[HIDDEN, TOP]}: train it anew"
        )
    unpacked = zlib.decompressobj().decompress(packed, LARGEST)
    numbers = array("h", unpacked[: len(unpacked) // 2 * 2])
    if sys.byteorder == "big":
        numbers.byteswap()
    sizes = shape.sizes()
    if len(numbers) != sum(sizes.values()) or max(map(abs, numbers)) > MOST_WEIGHT:
        raise NetworkError(f"{path} is damaged")
    parts: dict[str, list[int]] = {}
    begin = 0
    for part, size in sizes.items():
        parts[part] = numbers[begin : begin + size].tolist()
        begin += size
    return parts


def network(game: Game, path: Path | None = None) -> Network:
    """Return the network that comes with *game*, or the one in *path*, read once as long as it does not change."""
    found = path_of(game) if path is None else path
    if path is None and not found.exists():
        raise NetworkError(f"no network comes with {game.name}; `petteia train {game.slug}` makes one")
    try:
        changed = found.stat().st_mtime_ns
    except OSError as error:
        raise NetworkError(f"{found} cannot be read: {error.strerror}") from error
    return read_once(found, game, changed)


@lru_cache(maxsize=8)
def read_once(path: Path, game: Game, changed: int) -> Network:
    return read(path, game)
