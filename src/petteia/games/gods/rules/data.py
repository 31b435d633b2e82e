"""An edition's data: checked, and made into a Mountain. What is wrong is noted at the value, all of it at once."""

from __future__ import annotations

import re
from pathlib import Path

from mypy_extensions import u8

from petteia.core.edition import Checker, Edition, told
from petteia.games.gods.rules.board import (
    GOD_NAMES,
    GODS,
    KINDS,
    LONGEST_GAME,
    MOST_RINGS,
    MOST_TOKENS,
    TOKEN_NAMES,
    WIDTH,
    Card,
    Mountain,
)
from petteia.games.gods.rules.setting_up import CARD_COUNT

OWN = Edition.own("gods", Path(__file__).parents[1] / "data")
FEWEST_RINGS = 2
SHORTEST_GAME = 2  # turns: enough to be solved
BARRIERS = 2  # that Ares places at once (G5.2)
PLACED_BY = ["zeus", "ares", "hades", "demeter"]


def mountain_of(edition: Edition) -> tuple[Mountain, Checker]:
    """Return the mountain that *edition* describes, and what is wrong with it: then it is not to be played on."""
    checker = Checker(edition.parts)
    checker.parts_are(["box"])
    wanted = {
        "mountain": ["columns", "rings"],
        "gods": ["names"],
        "tokens": ["names", "placed_by", "of_each", "at_the_start"],
        "game": ["turn_limit"],
        "cards": GOD_NAMES,
    }
    checker.keys(("box",), checker.table("box"), list(wanted))
    for table, keys in wanted.items():
        checker.keys(("box", table), checker.table("box", table), keys)
    for path, known in (
        (("gods", "names"), GOD_NAMES),
        (("tokens", "names"), TOKEN_NAMES),
        (("tokens", "placed_by"), PLACED_BY),
    ):
        if checker.at(("box", *path)) != known:
            checker.note(("box", *path), "mistake-fixed", text=", ".join(known))
    mountain = Mountain()
    read_rings(mountain, checker)
    read_tokens(mountain, checker)
    read_columns(mountain, checker)
    mountain.turn_limit = checker.number("box", "game", "turn_limit", least=SHORTEST_GAME, most=LONGEST_GAME)
    read_cards(mountain, checker)
    return mountain, checker


def read_rings(mountain: Mountain, checker: Checker) -> None:
    """Read how many rings the mountain may have (G1.1, G7.2)."""
    path = ("box", "mountain", "rings")
    listed = checker.at(path)
    count = len(listed) if isinstance(listed, list) else 0
    mountain.rings = checker.numbers(*path, count=max(1, count), least=FEWEST_RINGS, most=MOST_RINGS)
    if len(set(mountain.rings)) != len(mountain.rings):
        checker.note(path, "mistake-rings-twice")


def read_tokens(mountain: Mountain, checker: Checker) -> None:
    """Read how many tokens of each kind there are, and begin on the board (G1.4, G2.2)."""
    tokens = checker.numbers("box", "tokens", "of_each", count=KINDS, least=1, most=MOST_TOKENS)
    first = checker.numbers("box", "tokens", "at_the_start", count=KINDS, most=MOST_TOKENS)
    for kind, name in enumerate(TOKEN_NAMES):
        mountain.tokens[kind] = u8(tokens[kind])
        mountain.first_tokens[kind] = u8(first[kind])
        if first[kind] > tokens[kind] and checker.is_right("box", "tokens", "of_each"):
            checker.note(("box", "tokens", "at_the_start"), "mistake-first-tokens", token=name, count=tokens[kind])
    if tokens[TOKEN_NAMES.index("barrier")] < BARRIERS:
        checker.note(("box", "tokens", "of_each"), "mistake-two-barriers")
    mountain.first_draws = 2 * sum(first)
    if mountain.first_draws == 0:
        checker.note(("box", "tokens", "at_the_start"), "mistake-no-tokens")
    if mountain.first_draws > CARD_COUNT:
        checker.note(("box", "tokens", "at_the_start"), "mistake-few-cards", count=sum(first), most=CARD_COUNT // 2)


def read_columns(mountain: Mountain, checker: Checker) -> None:
    """Read how many columns there are (G1.1): enough that out of a lone portal a god always finds a way (G4.3).

    In ring 1 may stand the other gods and all barriers, and the portal's own cell does not count.
    """
    barriers = int(mountain.tokens[TOKEN_NAMES.index("barrier")])
    mountain.columns = checker.number("box", "mountain", "columns", least=min(WIDTH, GODS + barriers + 1), most=WIDTH)


def read_cards(mountain: Mountain, checker: Checker) -> None:
    """Read the sign of each card: sixteen different letters, and no digit where a god may stand (G1.3, G2.2)."""
    highest = min(mountain.rings)
    owners: dict[str, str] = {}
    for god, name in enumerate(GOD_NAMES):
        path = ("box", "cards", name)
        signs = checker.at(path)
        if not isinstance(signs, list) or len(signs) != 2:
            checker.note(path, "mistake-two-cards", god=name)
            continue
        for sign in signs:
            found = re.fullmatch(r"([a-p])([1-9])", str(sign))
            if not found:
                checker.note(path, "mistake-sign", text=told(sign))
                continue
            letter, ring = found[1], int(found[2])
            if letter in owners:
                checker.note(path, "mistake-letter-twice", text=letter, god=owners[letter])
            if not 2 <= ring <= highest:
                checker.note(path, "mistake-digit", text=told(sign), most=highest)
            owners[letter] = name
            mountain.cards.append(Card(god, letter, ring, int(mountain.columns)))
    if checker.is_right("box", "cards") and owners.get("a") != GOD_NAMES[0]:
        checker.note(("box", "cards", GOD_NAMES[0]), "mistake-first-card")
