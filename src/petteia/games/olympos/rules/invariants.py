# petteia: compiled
"""What holds in every state: pieces are conserved and what is counted twice agrees. For tests and long random runs."""

from __future__ import annotations

from mypy_extensions import i64

from petteia.games.olympos.rules.board import (
    BARBARIANS,
    BONUSES,
    CARDS,
    COLUMNS,
    CONDEMNED,
    NOBODY,
    RESOURCES,
    ROWS,
    SLOTS,
    TERRITORIES,
    TILES,
    TRIBE,
    WONDERS,
)
from petteia.games.olympos.rules.control import owner_in, top_disc
from petteia.games.olympos.rules.develop import slot_of, tiles_left
from petteia.games.olympos.rules.position import (
    BONUS_DISC,
    COLUMN_DISCS,
    DISCARD,
    DISCS,
    HAND,
    HAND_SIZE,
    LINE,
    LOOKED,
    PILE,
    SPACE,
    STARS,
    SWORDS,
    SYMBOLS,
    TILE_STARS,
    TOKENS,
    WONDER_OWNER,
    Position,
    has,
    holding,
)
from petteia.games.olympos.rules.scoring import ITEMS, points, points_for


def violations(state: Position) -> list[str]:
    """Return what is wrong with *state*: nothing, if the rules are right."""
    wrong: list[str] = []
    check_map(state, wrong)
    check_tokens(state, wrong)
    check_cards(state, wrong)
    check_development(state, wrong)
    check_track(state, wrong)
    for seat in range(state.seats):
        total: i64 = 0
        for item in range(i64(ITEMS)):
            total += points_for(state, seat, item)
        if total != points(state, seat):
            wrong.append(f"the points of seat {seat + 1} do not add up")
    return wrong


def check_map(state: Position, wrong: list[str]) -> None:
    """Control belongs to the disc on top; crosses and tribes stand alone (O2.4, O2.5, O4.6)."""
    for territory in range(i64(TERRITORIES)):
        owner, disc = owner_in(state, territory), top_disc(state, territory)
        name = state.board.territory_names[territory]
        if owner in (CONDEMNED, TRIBE, NOBODY):
            if disc != NOBODY:
                wrong.append(f"{name} has discs and nobody in control")
        elif owner != disc:
            wrong.append(f"{name} is not controlled by the disc on top")
        if owner == TRIBE and state.board.starred[territory] == 0:
            wrong.append(f"{name} has a tribe and no star")
    barbarians: i64 = 0
    for place in range(i64(DISCS), DISCS + state.discs):
        if i64(state.pieces[place]) >> 5 == BARBARIANS:
            barbarians += 1
    if barbarians > i64(state.board.barbarians[state.seats]):
        wrong.append("there are too many barbarians")


def check_tokens(state: Position, wrong: list[str]) -> None:
    """Territory tokens and star tokens are those of the territories controlled (O4.5)."""
    board = state.board
    for seat in range(state.seats):
        stars: i64 = 0
        for resource in range(i64(RESOURCES)):
            tokens: i64 = 0
            for territory in range(i64(TERRITORIES)):
                if owner_in(state, territory) == seat + 1 and i64(board.resource[territory]) == resource:
                    tokens += 1
                    stars += i64(board.starred[territory])
            if tokens != holding(state, seat, TOKENS + resource):
                wrong.append(f"seat {seat + 1} has the wrong tokens")
        if stars != holding(state, seat, STARS):
            wrong.append(f"seat {seat + 1} has the wrong stars")


def check_cards(state: Position, wrong: list[str]) -> None:
    """Every card is in one place (O12.5)."""
    for card in range(i64(CARDS)):
        found = i64(state.pieces[PILE + card]) + i64(state.pieces[DISCARD + card])
        for seat in range(state.seats):
            found += holding(state, seat, HAND + card)
        for place in range(i64(3)):
            if i64(state.pieces[LOOKED + place]) == card + 1:
                found += 1
        if found != i64(state.board.card_copies[card]):
            wrong.append(f"card {card} exists {found} times")
    for seat in range(state.seats):
        size: i64 = 0
        for card in range(i64(CARDS)):
            size += holding(state, seat, HAND + card)
        if size != holding(state, seat, HAND_SIZE):
            wrong.append(f"the hand of seat {seat + 1} is miscounted")


def check_development(state: Position, wrong: list[str]) -> None:
    """No tile is made twice, symbols are those on the tiles, bonus discs those on the board (O2.1, O5.4)."""
    board = state.board
    for tile in range(i64(TILES)):
        if slot_of(state, tile) >= 0 and tiles_left(state, tile) < 0:
            wrong.append(f"discovery {tile} was made too often")
    for seat in range(state.seats):
        swords: i64 = 0
        symbols: i64 = 0
        stars: i64 = 0
        for tile in range(i64(TILES)):
            if has(state, seat, tile):
                swords += i64(board.tile_swords[tile])
                symbols += i64(board.tile_zeus[tile])
                stars += i64(board.tile_stars[tile])
        if swords != holding(state, seat, SWORDS) or symbols != holding(state, seat, SYMBOLS):
            wrong.append(f"the symbols of seat {seat + 1} are miscounted")
        if stars != holding(state, seat, TILE_STARS):
            wrong.append(f"the symbols of seat {seat + 1} are miscounted")
        for column in range(i64(COLUMNS)):
            discs: i64 = 0
            for row in range(i64(ROWS)):
                for space in range(i64(BONUSES)):
                    if i64(state.pieces[BONUS_DISC + (row * COLUMNS + column) * BONUSES + space]) == seat + 1:
                        discs += 1
            if discs != holding(state, seat, COLUMN_DISCS + column):
                wrong.append(f"the bonus discs of seat {seat + 1} are miscounted")
    for place in range(i64(SLOTS * BONUSES)):
        if state.pieces[BONUS_DISC + place] != 0 and board.bonus[place] == 0:
            wrong.append("a bonus disc lies where there is no bonus")
    for wonder in range(i64(WONDERS)):
        if i64(state.pieces[WONDER_OWNER + wonder]) > state.seats:
            wrong.append("a wonder belongs to nobody here")


def check_track(state: Position, wrong: list[str]) -> None:
    """No disc is past the Cross, and every disc is in the line once (O3.1, O3.4)."""
    seen: i64 = 0
    for place in range(state.seats):
        seat = i64(state.pieces[LINE + place])
        seen |= i64(1) << seat
        if holding(state, seat, SPACE) > state.board.cross:
            wrong.append(f"seat {seat + 1} is past the Cross")
    if seen != (i64(1) << state.seats) - 1:
        wrong.append("a disc is missing on the track")
