# petteia: compiled
"""Every move of the game: where each kind begins in the numbering, and its notation. Built once for each board."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from petteia.core.event import Fact, fact
from petteia.core.game import Move
from petteia.games.olympos.rules.board import (
    CARD_NAMES,
    GOD_NAMES,
    ORIGINS,
    RESOURCE_NAMES,
    TERRITORIES,
    TILE_NAMES,
    WONDER_NAMES,
    Board,
)

# What players choose
SETTLE: Final = 0  # 33 origins x 32 targets: a new settler
MARCH: Final = 1056  # 32 origins x 32 targets: one on the map
DISCOVER: Final = 2080  # 25 discoveries
BUILD: Final = 2105  # 5 wonders
END: Final = 2110
WAIT: Final = 2111
PAY: Final = 2112  # 256 ways of spending up to three cubes of each resource, the first of them none: `pay`
BONUS: Final = 2368  # 3 spaces
TILE: Final = 2371  # 4 resources, as the next one
CUBE: Final = 2375
CARD: Final = 2379  # 19 kinds, as the next one
KEEP: Final = 2398
DONE: Final = 2417
PRAY: Final = 2418  # `zeus`
NO_PRAYER: Final = 2419  # `no zeus`
LOSE: Final = 2420  # 32 territories, as the next two
CONDEMN: Final = 2452
BARBARIAN: Final = 2484

# What chance decides
DISC: Final = 2516  # 5 seats
PLACE: Final = 2521  # 25 discoveries, then 5 wonders
FIFTH: Final = 2551  # 4 resources, as the next one
DEAL: Final = 2555
DRAW: Final = 2559  # 19 kinds of cards
REVEAL: Final = 2578  # 10 gods

# What players choose with an option
WAY: Final = 2588  # what a way costs, from nothing on (O4.2)
MOVES: Final = 2688
WAYS: Final = 100


def payment(grain: i64, wood: i64, stone: i64, gold: i64) -> i64:
    """Return the number of the move that spends these cubes."""
    return PAY + grain + wood * 4 + stone * 16 + gold * 64


def cubes_in(index: i64, resource: i64) -> i64:
    """Return how many cubes of *resource* the payment *index* spends."""
    return ((index - PAY) >> (2 * resource)) & 3


def payment_words(number: int) -> list[str]:
    """Return the cubes of the payment *number*, one word each."""
    return [name for place, name in enumerate(RESOURCE_NAMES) for _ in range(number >> (2 * place) & 3)]


def every_move(board: Board) -> list[Move]:
    """Return all moves, each at its number."""
    moves: list[Move] = []

    def add(text: str, told: Fact) -> None:
        moves.append(Move(len(moves), text, told))

    lands = board.territory_names
    for origin in range(ORIGINS):
        name = board.origin_name(origin)
        for target in lands:
            add(f"settle {name} {target}", fact("move-settle", origin=name, territory=target))
    for origin_name in lands:
        for target in lands:
            told = fact("move-march", origin=origin_name, territory=target)
            if origin_name == target:
                told = fact("move-return", territory=target)
            add(f"march {origin_name} {target}", told)
    for tile in TILE_NAMES:
        add(f"discover {tile}", fact("move-discover", tile=tile))
    for wonder in WONDER_NAMES:
        add(f"build {wonder}", fact("move-build", wonder=wonder))
    add("end", fact("move-end"))
    add("wait", fact("move-wait"))
    add("pay", fact("move-pay"))
    for number in range(1, BONUS - PAY):
        cubes = payment_words(number)
        add(f"pay {' '.join(cubes)}", fact("move-pay-cubes", cubes=cubes))
    for space in range(1, 4):
        add(f"bonus {space}", fact("move-bonus", space=space))
    for verb in ("tile", "cube"):
        for resource in RESOURCE_NAMES:
            add(f"{verb} {resource}", fact(f"move-{verb}", resource=resource))
    for verb in ("card", "keep"):
        for card in CARD_NAMES:
            add(f"{verb} {card}", fact(f"move-{verb}", card=f"card-{card}"))
    add("done", fact("move-done"))
    add("zeus", fact("move-zeus"))
    add("no zeus", fact("move-no-zeus"))
    for verb in ("lose", "condemn", "barbarian"):
        for territory in lands:
            add(f"{verb} {territory}", fact(f"move-{verb}", territory=territory))
    for seat in range(5):
        add(f"disc {seat + 1}", fact("move-disc", seat=seat))
    for tile in TILE_NAMES + WONDER_NAMES:
        add(f"place {tile}", fact("move-place", tile=tile))
    for verb in ("fifth", "deal"):
        for resource in RESOURCE_NAMES:
            add(f"{verb} {resource}", fact(f"move-{verb}", resource=resource))
    for card in CARD_NAMES:
        add(f"draw {card}", fact("move-draw", card=f"card-{card}"))
    for god in GOD_NAMES:
        add(f"reveal {god}", fact("move-reveal", god=god))
    assert len(lands) == TERRITORIES
    for cost in range(WAYS):
        add(f"way {cost}", fact("move-way", cost=cost))
    assert len(moves) == MOVES
    return moves
