# petteia: compiled
"""What a seat may see: everything but the cards in other hands, the pile, and the gods not revealed (O8, O2.8)."""

from __future__ import annotations

from petteia.core.view import Quota
from petteia.games.olympos.rules.board import (
    AGRICULTURE,
    ARES,
    ATHENA,
    BARBARIANS,
    BONUS_NAMES,
    BONUSES,
    CARD_NAMES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    ERINYES,
    GOD_NAMES,
    HECATE,
    KERES,
    MONEY,
    RESOURCE_NAMES,
    RESOURCES,
    SIREN,
    SLOTS,
    TILE_NAMES,
    TRIBE,
    WONDER_NAMES,
    ZEUS,
)
from petteia.games.olympos.rules.control import disc_count, is_seat, owner_in
from petteia.games.olympos.rules.destiny import count_cards
from petteia.games.olympos.rules.develop import tiles_left
from petteia.games.olympos.rules.expand import swords
from petteia.games.olympos.rules.gods import reached, symbols
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
from petteia.games.olympos.rules.setting_up import barbarians_on, crosses_on
from petteia.games.olympos.rules.wonders import all_stars, building_cost
from petteia.games.olympos.words.decisions import DECISIONS, tile_asked_for
from petteia.games.olympos.words.notation import stacks, write
from petteia.games.olympos.words.pricing import discovery_time, lacking
from petteia.games.olympos.words.view import (
    Bonus,
    Development,
    Gods,
    Player,
    Slot,
    Territory,
    Track,
    Wonder,
    ZeusSpace,
)


def view(state: Position, seat: int) -> dict[str, object]:
    """Return all that *seat* may know, as plain data."""
    looked = [int(state.pieces[LOOKED + place]) for place in range(3) if state.pieces[LOOKED + place]]
    return {
        "position": write(state, seat),
        "asked": DECISIONS.name(state),
        "meant": DECISIONS.meant(state),
        "hides_moves": hides_moves(state),
        "quotas": quotas(state),
        "seat_on_turn": int(state.seat),
        "tile": tile_asked_for(state),
        "last_turn": state.last_turn,
        "cost": int(state.cost),
        "track": track(state),
        "territories": territories(state),
        "barbarian_swords": int(state.board.barbarian_swords),
        "development": development(state, seat),
        "players": [player(state, other, other == seat) for other in range(state.seats)],
        "pile": int(count_cards(state, PILE)),
        "discards": cards(state, DISCARD),
        "looked": [CARD_NAMES[card - 1] for card in looked] if seat == state.seat else len(looked),
        "gods": gods(state),
    }


def hides_moves(state: Position) -> bool:
    """Say whether only the seat that must decide knows what it could do: it looks at cards, or holds some (O8)."""
    asked = DECISIONS.name(state)
    if asked in ("turn", "paying", "playing", "praying"):
        return bool(holding(state, state.actor(), HAND_SIZE))
    return asked == "keeping"


def quotas(state: Position) -> list[Quota]:
    """Return how many territories of each resource get a cross, and how many barbarians, while they do (O2.4, O2.6)."""
    asked, board = DECISIONS.name(state), state.board
    if asked not in ("condemning", "invading"):
        return []
    most = int(board.condemned[state.seats])
    found: list[Quota] = [
        {"asked": "condemning", "kind": name, "done": int(crosses_on(state, resource)), "most": most}
        for resource, name in enumerate(RESOURCE_NAMES)
    ]
    if board.barbarians[state.seats]:
        found += [
            {"asked": "invading", "kind": name, "done": int(barbarians_on(state, resource)), "most": 1}
            for resource, name in enumerate(RESOURCE_NAMES)
        ]
    return found


def track(state: Position) -> Track:
    """Return the track: its Zeus spaces, its end, and the discs with the one that moved last first (O3.1)."""
    board = state.board
    line = [int(state.pieces[LINE + place]) for place in range(state.seats)]
    playing = [seat for seat in line if not is_among(state.ended, seat)]
    return {
        "start": int(board.start),
        "cross": int(board.cross),
        "zeus": [zeus_space(state, place) for place in range(board.zeus_spaces)],
        "points": [int(board.track_points[space]) for space in range(board.cross + 1)],
        "line": line,
        "order": sorted(playing, key=lambda seat: holding(state, seat, SPACE)),
    }


def zeus_space(state: Position, place: int) -> ZeusSpace:
    """Return a Zeus space; its first god is revealed by the first to reach it, a second one by the last (O7.2)."""
    space, double = int(state.board.zeus_at[place]), bool(state.board.zeus_double[place])
    there = reached(state, space)
    left = int(there == 0) + int(double and there < state.seats)
    return {"space": space, "double": double, "left": left}


def territories(state: Position) -> dict[str, Territory]:
    """Return each territory: who controls it, the discs from the bottom (None for barbarians), its star."""
    board, discs = state.board, stacks(state)
    found: dict[str, Territory] = {}
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


def development(state: Position, seat: int) -> Development:
    """Return the slots row by row and the wonders of the sixth row; for *seat* what they cost and what it lacks."""
    board, known = state.board, 0 <= seat < state.seats
    slots: list[Slot] = []
    for slot in range(SLOTS):
        tile = int(state.pieces[SLOT_TILE + slot]) - 1
        slots.append(
            {
                "row": slot // COLUMNS + 1,
                "column": slot % COLUMNS + 1,
                "tile": TILE_NAMES[tile] if tile >= 0 else None,
                "brings": dict(board.tile_brings[tile]) if tile >= 0 else {},
                "left": int(tiles_left(state, tile)) if tile >= 0 else 0,
                "cost": groups(state, slot),  # type: ignore[typeddict-item]
                "time": discovery_time(state, seat, tile) if known and tile >= 0 else None,
                "lacking": lacks(state, seat, slot) if known and tile >= 0 else None,  # type: ignore[typeddict-item]
                "bonuses": [bonus(state, slot * BONUSES + space) for space in spaces_in(state, slot)],
            }
        )
    wonders: list[Wonder] = []
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


def groups(state: Position, slot: int) -> list[list[object]]:
    """Return a slot's cost: groups of a resource, None for grey."""
    board, first = state.board, slot * RESOURCES
    found: list[list[object]] = []
    for place, name in enumerate(RESOURCE_NAMES):
        if board.coloured[first + place]:
            found.append([int(board.coloured[first + place]), name])
    for place in range(RESOURCES):
        if board.grey[first + place]:
            found.append([int(board.grey[first + place]), None])
    return found


def lacks(state: Position, seat: int, slot: int) -> list[list[object]]:
    return [[count, name] for count, name in lacking(state, seat, slot)]


def spaces_in(state: Position, slot: int) -> list[int]:
    """Return the bonus spaces of a slot that are in use with so many players (O5.4)."""
    used = BONUSES if state.seats == 5 else BONUSES - 1
    return [space for space in range(used) if state.board.bonus[slot * BONUSES + space]]


def bonus(state: Position, place: int) -> Bonus:
    owner = int(state.pieces[BONUS_DISC + place]) - 1
    return {"bonus": BONUS_NAMES[state.board.bonus[place]], "owner": owner if owner >= 0 else None}


def player(state: Position, seat: int, own: bool) -> Player:
    """Return what a seat has; its cards by kind only for itself, else their number."""
    shown = [int(holding(state, seat, SHOWS + which)) for which in (0, 1)]
    points = {name: int(points_for(state, seat, item)) for item, name in enumerate(ITEM_NAMES)}
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
        "tile_resources": {
            TILE_NAMES[tile]: RESOURCE_NAMES[each - 1]
            for tile, each in zip((MONEY, AGRICULTURE), shown, strict=True)
            if each
        },
        "wonders": [
            name for wonder, name in enumerate(WONDER_NAMES) if state.pieces[WONDER_OWNER + wonder] == seat + 1
        ],
        "gods": gods_on(state, seat),
        "cards": int(holding(state, seat, HAND_SIZE)),
        "hand": [name for card, name in enumerate(CARD_NAMES) for _ in range(holding(state, seat, HAND + card))]
        if own
        else None,
        "points": points,
        "score": sum(points.values()),
    }


def cards(state: Position, first: int) -> list[str]:
    return [CARD_NAMES[card] for card in range(CARDS) for _ in range(state.pieces[first + card])]


def gods(state: Position) -> Gods:
    """Return the gods revealed so far, the last of them, and how much those give or take that have a number."""
    return {
        "revealed": [name for god, name in enumerate(GOD_NAMES) if state.revealed >> god & 1],
        "hidden": [name for god, name in enumerate(GOD_NAMES) if not state.revealed >> god & 1],
        "current": GOD_NAMES[state.god - 1] if state.god else None,
        "amounts": {GOD_NAMES[god]: int(state.board.god_amount[god]) for god in (ZEUS, HECATE, ARES, KERES, ERINYES)},
    }


def gods_on(state: Position, seat: int) -> list[str]:
    """Return the gods that still act on *seat*: until the next one, an action, a wonder, or the end (O9.4, O9.5)."""
    touched = {
        ARES: state.ares,
        SIREN: state.siren,
        ERINYES: state.erinyes,
        ATHENA: state.athena,
        KERES: state.keres,
    }
    return [GOD_NAMES[god] for god, seats in touched.items() if is_among(seats, seat)]
