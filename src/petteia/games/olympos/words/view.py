"""What a seat may see: everything but the cards in other hands, the pile, and the gods not revealed (O8, O2.8)."""

from __future__ import annotations

from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    GOD_NAMES,
    RESOURCE_NAMES,
    RESOURCES,
    SLOTS,
    TILE_NAMES,
    TRIBE,
    WONDER_NAMES,
)
from petteia.games.olympos.rules.control import disc_count, is_seat, owner_in
from petteia.games.olympos.rules.destiny import count_cards
from petteia.games.olympos.rules.develop import tiles_left, time_cost
from petteia.games.olympos.rules.expand import swords
from petteia.games.olympos.rules.gods import symbols
from petteia.games.olympos.rules.position import (
    BONUS_DISC,
    COLUMN_DISCS,
    CUBES,
    DISCARD,
    HAND,
    HAND_SIZE,
    HOURGLASSES,
    LINE,
    LOOKED,
    PASSED,
    PILE,
    PRESTIGE,
    SHOWS,
    SLOT_TILE,
    SPACE,
    STARS,
    STOCK,
    TOKENS,
    WONDER_AT,
    WONDER_OWNER,
    Position,
    has,
    holding,
    is_among,
)
from petteia.games.olympos.rules.scoring import ITEM_NAMES, points_for
from petteia.games.olympos.rules.wonders import all_stars, building_cost
from petteia.games.olympos.words.decisions import DECISIONS, tile_asked_for
from petteia.games.olympos.words.notation import LASTING, stacks, write
from petteia.games.olympos.words.pricing import lacking


def sight(state: Position, seat: int) -> dict[str, object]:
    """Return all that *seat* may know, as plain data."""
    looked = [int(state.pieces[LOOKED + place]) for place in range(3) if state.pieces[LOOKED + place]]
    return {
        "position": write(state, seat),
        "asked": DECISIONS.name(state),
        "seat_on_turn": int(state.seat),
        "tile": tile_asked_for(state),
        "last_turn": state.last_turn,
        "cost": int(state.cost),
        "track": track(state),
        "territories": territories(state),
        "development": development(state, seat),
        "players": [player(state, other, other == seat) for other in range(state.seats)],
        "pile": int(count_cards(state, PILE)),
        "discards": cards(state, DISCARD),
        "looked": [CARD_NAMES[card - 1] for card in looked] if seat == state.seat else len(looked),
        "gods": gods(state),
    }


def track(state: Position) -> dict[str, object]:
    """Return the track: its Zeus spaces, its end, and the discs with the one that moved last first (O3.1)."""
    board = state.board
    return {
        "start": int(board.start),
        "cross": int(board.cross),
        "zeus": [
            {"space": int(board.zeus_at[place]), "double": bool(board.zeus_double[place])}
            for place in range(board.zeus_spaces)
        ],
        "points": [int(board.track_points[space]) for space in range(board.cross + 1)],
        "line": [int(state.pieces[LINE + place]) for place in range(state.seats)],
    }


def territories(state: Position) -> dict[str, object]:
    """Return each territory: who controls it, the discs from the bottom (None for barbarians), its star."""
    board, discs = state.board, stacks(state)
    found: dict[str, object] = {}
    for place, name in enumerate(board.territory_names):
        owner = owner_in(state, place)
        found[name] = {
            "region": board.regions[place],
            "resource": RESOURCE_NAMES[board.resource[place]],
            "star": bool(board.starred[place]),
            "atlantis": board.worth[place] > 1,
            "zeus": place == board.zeus_territory,
            "condemned": owner == CONDEMNED,
            "tribe": owner == TRIBE,
            "barbarians": owner == BARBARIANS,
            "owner": int(owner - 1) if is_seat(owner) else None,
            "discs": [None if disc == "b" else int(disc) - 1 for disc in discs[place]],
        }
    return found


def development(state: Position, seat: int) -> dict[str, object]:
    """Return the slots row by row and the wonders of the sixth row; for *seat* what they cost and what it lacks."""
    board, known = state.board, 0 <= seat < state.seats
    slots: list[object] = []
    for slot in range(SLOTS):
        tile = int(state.pieces[SLOT_TILE + slot]) - 1
        slots.append(
            {
                "row": slot // COLUMNS + 1,
                "column": slot % COLUMNS + 1,
                "tile": TILE_NAMES[tile] if tile >= 0 else None,
                "left": int(tiles_left(state, tile)) if tile >= 0 else 0,
                "cost": groups(state, slot),
                "time": int(time_cost(state, seat, slot)) if known and tile >= 0 else None,
                "lacking": [list(lack) for lack in lacking(state, seat, slot)] if known and tile >= 0 else None,
                "bonuses": [bonus(state, slot * BONUSES + space) for space in spaces_in(state, slot)],
            }
        )
    wonders: list[object] = []
    for column in range(COLUMNS):
        wonder = int(state.pieces[WONDER_AT + column]) - 1
        if wonder >= 0:
            owner = int(state.pieces[WONDER_OWNER + wonder]) - 1
            wonders.append(
                {
                    "wonder": WONDER_NAMES[wonder],
                    "column": column + 1,
                    "stars": int(board.wonder_stars[wonder]),
                    "points": int(board.wonder_points[wonder]),
                    "owner": owner if owner >= 0 else None,
                    "time": int(building_cost(state, seat)) if known else None,
                    "had": int(all_stars(state, seat, column)) if known else None,
                }
            )
    return {"slots": slots, "wonders": wonders}


def groups(state: Position, slot: int) -> list[object]:
    """Return a slot's cost: groups of a resource, None for grey."""
    board, first = state.board, slot * RESOURCES
    coloured: list[tuple[int, str | None]] = [
        (int(board.coloured[first + place]), name) for place, name in enumerate(RESOURCE_NAMES)
    ]
    grey: list[tuple[int, str | None]] = [(int(board.grey[first + place]), None) for place in range(RESOURCES)]
    return [[size, name] for size, name in (*coloured, *grey) if size]


def spaces_in(state: Position, slot: int) -> list[int]:
    """Return the bonus spaces of a slot that are in use with so many players (O5.4)."""
    used = BONUSES if state.seats == 5 else BONUSES - 1
    return [space for space in range(used) if state.board.bonus[slot * BONUSES + space]]


def bonus(state: Position, place: int) -> dict[str, object]:
    owner = int(state.pieces[BONUS_DISC + place]) - 1
    return {"bonus": BONUS_NAMES[state.board.bonus[place]], "owner": owner if owner >= 0 else None}


def player(state: Position, seat: int, own: bool) -> dict[str, object]:
    """Return what a seat has; its cards by kind only for itself, else their number."""
    shown = [int(holding(state, seat, SHOWS + which)) for which in (0, 1)]
    return {
        "space": int(holding(state, seat, SPACE)),
        "passed": int(holding(state, seat, PASSED)),
        "ended": is_among(state.ended, seat),
        "hourglasses": int(holding(state, seat, HOURGLASSES)),
        "prestige": int(holding(state, seat, PRESTIGE)),
        "stock": int(holding(state, seat, STOCK)),
        "settlers": int(disc_count(state, seat + 1)),
        "swords": int(swords(state, seat)),
        "symbols": int(symbols(state, seat)),
        "stars": int(holding(state, seat, STARS)),
        "column_discs": [int(holding(state, seat, COLUMN_DISCS + column)) for column in range(COLUMNS)],
        "tokens": {name: int(holding(state, seat, TOKENS + place)) for place, name in enumerate(RESOURCE_NAMES)},
        "cubes": {name: int(holding(state, seat, CUBES + place)) for place, name in enumerate(RESOURCE_NAMES)},
        "tiles": [name for tile, name in enumerate(TILE_NAMES) if has(state, seat, tile)],
        "shows": [RESOURCE_NAMES[each - 1] if each else None for each in shown],
        "wonders": [
            name for wonder, name in enumerate(WONDER_NAMES) if state.pieces[WONDER_OWNER + wonder] == seat + 1
        ],
        "cards": int(holding(state, seat, HAND_SIZE)),
        "hand": [name for card, name in enumerate(CARD_NAMES) for _ in range(holding(state, seat, HAND + card))]
        if own
        else None,
        "points": {name: int(points_for(state, seat, item)) for item, name in enumerate(ITEM_NAMES)},
    }


def cards(state: Position, first: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(state.pieces[first + card])]


def gods(state: Position) -> dict[str, object]:
    """Return the gods revealed so far, the last of them, and on whom the lasting ones act."""
    found: dict[str, object] = {
        "revealed": [name for god, name in enumerate(GOD_NAMES) if state.revealed >> god & 1],
        "current": GOD_NAMES[state.god - 1] if state.god else None,
    }
    for name in LASTING:
        found[name] = [seat for seat in range(state.seats) if is_among(getattr(state, name), seat)]
    return found
