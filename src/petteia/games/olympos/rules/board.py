# petteia: compiled
"""The pieces (O1, O11) by number, and the Board: all tables the rules look into, filled from the data files."""

from __future__ import annotations

from typing import Final

from librt.vecs import vec
from mypy_extensions import i64, u8

# Resources, in the order of every table (O1.1).
GRAIN: Final = 0
WOOD: Final = 1
STONE: Final = 2
GOLD: Final = 3
RESOURCES: Final = 4
RESOURCE_NAMES: Final = ["grain", "wood", "stone", "gold"]

TERRITORIES: Final = 32  # numbered first among the spaces of the map; seas follow, the north is the last
EVERYWHERE: Final = 0xFFFFFFFF  # all of them, a bit each
NORTH: Final = 32  # as an origin: the number after the territories
ORIGINS: Final = 33

MOST_SEATS: Final = 5

MOST_CUBES: Final = 3  # of one resource in a payment: no group of a slot is larger
PURSES: Final = 256  # what one can pay, counted up to that: two bits for each resource

# Discoveries, in the order of O11.
RELIGION: Final = 0
CAVALRY: Final = 1
METALLURGY: Final = 2
MEDICINE: Final = 3
ORACLE: Final = 4
POLYTHEISM: Final = 5
ASTRONOMY: Final = 6
HOPLITES: Final = 7
MONEY: Final = 8
AGRICULTURE: Final = 9
HELLENISM: Final = 10
CARTOGRAPHY: Final = 11
PHALANX: Final = 12
COMMERCE: Final = 13
DEMOCRACY: Final = 14
ART: Final = 15
SURGERY: Final = 16
STRATEGY: Final = 17
ARCHITECTURE: Final = 18
POETRY: Final = 19
ENGINEERING: Final = 20
CITY: Final = 21
ABSOLUTISM: Final = 22
SCIENCE: Final = 23
PHILOSOPHY: Final = 24
TILES: Final = 25
TILE_NAMES: Final = [
    *["religion", "cavalry", "metallurgy", "medicine", "oracle"],
    *["polytheism", "astronomy", "hoplites", "money", "agriculture"],
    *["hellenism", "cartography", "phalanx", "commerce", "democracy"],
    *["art", "surgery", "strategy", "architecture", "poetry"],
    *["engineering", "city", "absolutism", "science", "philosophy"],
]

ROWS: Final = 5
COLUMNS: Final = 5
SLOTS: Final = 25  # a slot is row x 5 + column
BONUSES: Final = 3  # bonus spaces of a slot, the third one grey

WONDERS: Final = 5
WONDER_NAMES: Final = ["lion-gate", "colossus", "stadium", "parthenon", "statue-of-zeus"]

# Gods, the good ones first (O9.4, O9.5).
ZEUS: Final = 0
HECATE: Final = 1
ARTEMIS: Final = 2
ATHENA: Final = 3
ARES: Final = 4
KERES: Final = 5
HADES: Final = 6
NEMESIS: Final = 7
ERINYES: Final = 8
SIREN: Final = 9
GODS: Final = 10
GOD_NAMES: Final = [
    *["zeus", "hecate", "artemis", "athena", "ares"],
    *["keres", "hades", "nemesis", "erinyes", "siren"],
]

# Kinds of Destiny cards (O8.1 to O8.7): the first four exist once for each resource.
CUBE_CARD: Final = 0
PRESTIGE_CARD: Final = 4
HOURGLASS_CARD: Final = 8
MOST_CARD: Final = 12
PLENTY_CARD: Final = 16
STAR_CARD: Final = 17
ZEUS_CARD: Final = 18
CARDS: Final = 19
CARD_NAMES: Final = [
    *[f"{kind}-{resource}" for kind in ("cube", "prestige", "hourglass", "most") for resource in RESOURCE_NAMES],
    *["plenty", "star", "zeus"],
]

# What a bonus space gives (O5.4); a cube is CUBE_BONUS plus its resource.
NO_BONUS: Final = 0
SETTLER_BONUS: Final = 1
HOURGLASS_BONUS: Final = 2
PRESTIGE_BONUS: Final = 3
CUBE_BONUS: Final = 4
BONUS_NAMES: Final = ["none", "settler", "hourglasses", "prestige", *RESOURCE_NAMES]
BONUS_TOLD: Final = [
    *["", "bonus-settler", "bonus-hourglasses", "bonus-prestige"],
    *["bonus-grain", "bonus-wood", "bonus-stone", "bonus-gold"],
]

# Who is in control of a territory. A seat is written as its number plus one.
NOBODY: Final = 0
BARBARIANS: Final = 6
TRIBE: Final = 7
CONDEMNED: Final = 8

UNREACHABLE: Final = 255
MOST_FOR_A_WAY: Final = 150  # no way costs so much
MOST_FOR_COMBAT: Final = 3
BUDGETS: Final = MOST_FOR_COMBAT + MOST_FOR_A_WAY + 1  # what may be left for a way, combat being paid
PROFILES: Final = 8  # ways of travelling: see profile


def profile(sea_discoveries: i64, siren: bool, cavalry: bool) -> i64:
    """Return the number of a way of travelling: Astronomy and Cartography, Siren, Cavalry (O4.3, O9.5)."""
    by_sea = i64(3) if siren else sea_discoveries
    return by_sea * 2 + 1 if cavalry else by_sea * 2


class Way:
    """One way from an origin to a space: what it costs and the spaces it enters."""

    def __init__(self, cost: i64, seas: i64, lands: i64, stretches: i64, space: i64, before: Way | None) -> None:
        self.cost: i64 = cost
        self.seas: i64 = seas
        self.lands: i64 = lands
        self.stretches: i64 = stretches  # unbroken stretches of land entered
        self.space: i64 = space
        self.before = before

    def is_better(self, other: Way | None) -> bool:
        """Compare by cost; of equally cheap ways the shortest is told, then the one over fewer lands."""
        if other is None or self.cost != other.cost:
            return other is None or self.cost < other.cost
        if self.seas + self.lands != other.seas + other.lands:
            return self.seas + self.lands < other.seas + other.lands
        return self.lands < other.lands

    def spaces(self) -> list[int]:
        """Return the spaces entered, in their order."""
        entered: list[int] = []
        step: Way | None = self
        while step is not None and step.before is not None:
            entered.append(int(step.space))
            step = step.before
        entered.reverse()
        return entered


class Board:
    """The tables of one set of data files. Nothing in it changes during a game; all states of a game share it."""

    def __init__(self, territory_names: list[str], sea_names: list[str]) -> None:
        self.territory_names = territory_names
        self.sea_names = sea_names
        self.neighbours: list[list[int]] = []  # of each space, by number

        # Territories
        self.resource: Final = zeros(TERRITORIES)
        self.starred: Final = zeros(TERRITORIES)
        self.bearing: Final = vec[i64]([i64(0)] * RESOURCES)  # the territories of each resource, a bit each
        self.stars: i64 = 0  # the starred ones, the same way
        self.worth: Final = zeros(TERRITORIES)  # points at the end (O10.2)
        self.zeus_territory: i64 = 0  # Olympos
        self.regions: list[str] = []  # of each territory: how a listing groups them

        # Cheapest ways (O4.2): their costs by profile, origin and target; the ways themselves by profile and origin
        self.way_cost: Final = zeros(PROFILES * ORIGINS * TERRITORIES)
        self.ways: list[list[Way | None]] = []
        # By profile, origin and what a way may cost, from so much less than nothing on as combat takes at most: the
        # targets it leads to, a bit each
        self.within: Final = vec[i64]([i64(0)] * (PROFILES * ORIGINS * BUDGETS))
        self.ample: i64 = 0  # so much leads wherever more would, whatever combat costs
        self.nearest: Final = zeros(PROFILES * ORIGINS * TERRITORIES)  # by profile and target: origins, cheapest first

        # The time track
        self.start: i64 = 0
        self.cross: i64 = 0
        self.zeus_spaces: i64 = 0
        self.zeus_at: Final = zeros(16)
        self.zeus_double: Final = zeros(16)
        self.track_points: Final = zeros(256)

        # Set-up, by number of players
        self.copies: Final = zeros((MOST_SEATS + 1) * ROWS)
        self.columns: Final = zeros(MOST_SEATS + 1)
        self.condemned: Final = zeros(MOST_SEATS + 1)
        self.barbarians: Final = zeros(MOST_SEATS + 1)
        self.barbarian_swords: i64 = 0
        self.first_settlers: i64 = 0

        # The development board
        self.coloured: Final = zeros(SLOTS * RESOURCES)  # how much of a resource a slot asks for by colour
        self.grey: Final = zeros(SLOTS * RESOURCES)  # its grey groups, the largest first
        self.payable: Final = vec[i64]([i64(0)] * PURSES)  # by purse: the slots it pays for, a bit each
        self.bonus: Final = zeros(SLOTS * BONUSES)
        self.tile_row: Final = zeros(TILES)
        self.in_row: Final = vec[i64]([i64(0)] * ROWS)  # the discoveries of each row, a bit each
        self.tile_swords: Final = zeros(TILES)
        self.tile_zeus: Final = zeros(TILES)
        self.tile_stars: Final = zeros(TILES)
        self.tile_hourglasses: Final = zeros(TILES)
        self.tile_settlers: Final = zeros(TILES)
        self.tile_cubes: Final = zeros(TILES)
        self.tile_cards: Final = zeros(TILES)
        self.tile_points: Final = zeros(TILES)
        self.tile_shows: Final = zeros(TILES * 2)  # resources plus one (Money, Agriculture)
        self.tile_brings: list[dict[str, int]] = []  # the same by name, for words: what is not none
        self.wonder_stars: Final = zeros(WONDERS)
        self.wonder_points: Final = zeros(WONDERS)

        # Cards and gods
        self.card_copies: Final = zeros(CARDS)
        self.god_amount: Final = zeros(GODS)

    def space_name(self, space: int) -> str:
        """Return the name of a space of the map: a territory, a sea or the north."""
        if space < TERRITORIES:
            return self.territory_names[space]
        if space < TERRITORIES + len(self.sea_names):
            return self.sea_names[space - TERRITORIES]
        return "north"

    def origin_name(self, origin: int) -> str:
        """Return the name of where a settler may begin: a territory or the north."""
        return "north" if origin == NORTH else self.territory_names[origin]


def zeros(size: int) -> vec[u8]:
    return vec[u8]([u8(0)] * size)


def note_sets(board: Board) -> None:
    """Write where each resource is, and the stars, and which discoveries are in each row."""
    for tile in range(i64(TILES)):
        board.in_row[i64(board.tile_row[tile])] |= i64(1) << tile
    bit: i64 = 1
    for territory in range(i64(TERRITORIES)):
        board.bearing[i64(board.resource[territory])] |= bit
        board.stars |= i64(board.starred[territory]) << territory
        bit += bit


def note_payable(board: Board) -> None:
    """Write, for every purse, which slots it pays for."""
    for purse in range(i64(PURSES)):
        for slot in range(i64(SLOTS)):
            if pays(board, purse, slot):
                board.payable[purse] |= i64(1) << slot


def pays(board: Board, purse: i64, slot: i64) -> bool:
    """Say whether *purse* pays for *slot*: each group with another resource (O5.2)."""
    coloured = board.coloured
    first = slot * RESOURCES
    for resource in range(i64(RESOURCES)):
        if (purse >> (2 * resource)) & 3 < i64(coloured[first + resource]):
            return False
    for place in range(i64(RESOURCES)):  # the largest grey group first: each needs one resource more than those before
        size = i64(board.grey[first + place])
        if size == 0:
            return True
        enough: i64 = 0
        for resource in range(i64(RESOURCES)):
            if coloured[first + resource] == 0 and (purse >> (2 * resource)) & 3 >= size:
                enough += 1
        if enough <= place:
            return False
    return True


def is_good(god: i64) -> bool:
    """Say whether *god* favours (O9.4) or harms (O9.5)."""
    return god <= ARES
