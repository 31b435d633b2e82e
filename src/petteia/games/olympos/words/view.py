"""What a seat may know, as types: tools/protocol_types.py writes them for the browser."""

from __future__ import annotations

from typing import TypedDict

from petteia.core.view import AnyView

# So many of a resource, None for any. A view holds it as a list of two, as JSON does.
Amount = tuple[int, str | None]


class ZeusSpace(TypedDict):
    """A Zeus space of the track; `left` gods still lie by it face down (O7.2)."""

    space: int
    double: bool
    left: int


class Track(TypedDict):
    """The track: the points of every space at the end, the discs, and the seats in the order of their turns (O3.1)."""

    start: int
    cross: int
    zeus: list[ZeusSpace]
    points: list[int]
    line: list[int]  # the disc that moved last first
    order: list[int]  # the seats still playing


class Territory(TypedDict):
    """A territory: its resource, who controls it, the discs from the bottom (None for barbarians)."""

    region: str
    resource: str
    star: bool
    atlantis: bool
    zeus: bool
    condemned: bool
    tribe: bool
    barbarians: bool
    owner: int | None
    discs: list[int | None]


class Bonus(TypedDict):
    """A bonus space of a slot, and who took it."""

    bonus: str
    owner: int | None


class Slot(TypedDict):
    """A slot: its tile, and what the seat that looks would pay in time and still lacks (None for onlookers)."""

    row: int
    column: int
    tile: str | None
    brings: dict[str, int]  # what the tile has or gives: swords, points …; what else it does is a rule (O11)
    left: int
    cost: list[Amount]
    time: int | None
    lacking: list[Amount] | None
    bonuses: list[Bonus]


class Wonder(TypedDict):
    """A wonder of the sixth row; `had` stars the seat that looks can count (None for onlookers)."""

    wonder: str
    column: int
    stars: int
    points: int
    owner: int | None
    time: int | None
    had: int | None


class Development(TypedDict):
    """The development board: the slots row by row, and the wonders."""

    slots: list[Slot]
    wonders: list[Wonder]


class Player(TypedDict):
    """What a seat has; `hand` only for itself."""

    space: int
    passed: int  # Zeus spaces
    ended: bool
    hourglasses: int
    prestige: int
    stock: int
    settlers: int
    swords: int
    symbols: int
    stars: int
    column_discs: list[int]
    tokens: dict[str, int]
    cubes: dict[str, int]
    tiles: list[str]
    shows: list[str | None]  # the resource on the tile of Money, of Agriculture
    tile_resources: dict[str, str]  # the same by tile, of those it has
    wonders: list[str]
    gods: list[str]  # that act on it until something happens
    cards: int
    hand: list[str] | None
    points: dict[str, int]  # item by item, as they stand
    score: int  # their sum


class Gods(TypedDict):
    """The gods: those revealed and the last of them, those face down, and what each gives or takes, if a number."""

    revealed: list[str]
    hidden: list[str]
    current: str | None
    amounts: dict[str, int]


class View(AnyView):
    """All that a seat may know."""

    seat_on_turn: int
    tile: str | None  # the discovery the question is about
    last_turn: bool
    cost: int  # of the action being paid
    track: Track
    territories: dict[str, Territory]
    barbarian_swords: int
    development: Development
    players: list[Player]
    pile: int
    discards: list[str]
    looked: list[str] | int  # what the Oracle sees; others see how many
    gods: Gods
