"""What never changes and a drawing shows: what is printed on cards and bonus spaces, and which rules say so.

Of our own edition, for pictures that belong to no table: its lands, and some numbers. A table's are in its view.
"""

from __future__ import annotations

from typing import Any

from petteia.games.olympos.rules.board import BONUS_NAMES, CARD_NAMES, GOD_NAMES, RESOURCE_NAMES, is_good
from petteia.games.olympos.rules.data import OWN
from petteia.games.olympos.rules.destiny import MOST_HOURGLASSES, PLENTY_PRESTIGE
from petteia.games.olympos.rules.develop import BONUS_HOURGLASSES, BONUS_PRESTIGE

OF_TILES = {
    "religion": ("O9.1",),
    "cavalry": ("O4.3",),
    "metallurgy": ("O4.6",),
    "medicine": ("O4.1",),
    "oracle": ("O8.9",),
    "polytheism": ("O9.1",),
    "astronomy": ("O4.3",),
    "hoplites": ("O4.6",),
    "money": ("O5.1", "O5.5"),
    "agriculture": ("O5.1", "O5.5"),
    "hellenism": ("O9.1", "O8.9"),
    "cartography": ("O4.3",),
    "phalanx": ("O4.6", "O8.9"),
    "commerce": ("O11",),
    "democracy": ("O9.3",),
    "art": ("O9.1",),
    "surgery": ("O11",),
    "strategy": ("O4.6",),
    "architecture": ("O6.1", "O6.2"),
    "poetry": ("O10.2",),
    "engineering": ("O6.1", "O10.2"),
    **dict.fromkeys(("city", "absolutism", "science", "philosophy"), ("O10.2",)),
}
BRINGS = {  # how what the data say of a discovery is told
    "swords": "brings-swords",
    "zeus": "brings-zeus",
    "stars": "brings-stars",
    "hourglasses": "brings-hourglasses",
    "settlers": "brings-settlers",
    "cubes": "brings-cubes",
    "cards": "brings-cards",
    "points": "brings-points",
}
POWERS = {  # how what a discovery does beside that, by a rule, is told in a few words
    "cavalry": "power-cavalry",
    "medicine": "power-medicine",
    "oracle": "power-oracle",
    "astronomy": "power-astronomy",
    "money": "power-money",
    "agriculture": "power-agriculture",
    "cartography": "power-cartography",
    "democracy": "power-democracy",
    "architecture": "power-architecture",
    "engineering": "power-engineering",
    "city": "power-city",
    "absolutism": "power-absolutism",
    "science": "power-science",
}
OF_CARDS = {
    "cube": "O8.1",
    "prestige": "O8.2",
    "hourglass": "O8.3",
    "most": "O8.4",
    "plenty": "O8.5",
    "star": "O8.6",
    "zeus": "O8.7",
}
OF_SIGNS = {
    "sword": ("O4.6",),
    "zeus": ("O9.1", "O9.2"),
    "star": ("O6.1",),
    "hourglass": ("O3.3",),
    "settler": ("O4.1",),
    "prestige": ("O10.2",),
    "card": ("O7.1", "O8.8"),
    "tile": ("O10.2", "O10.3"),
}
OF_LANDS = {
    "condemned": ("O2.4",),
    "tribe": ("O2.5", "O4.6"),
    "barbarians": ("O2.6", "O4.6"),
    "star": ("O4.5",),
    "zeus": ("O4.5", "O9.1"),
    "atlantis": ("O10.2",),
    "held": ("O4.6", "O4.7"),
    "free": ("O4.5",),
}
OF_SPACES = {
    "zeus": ("O7.1", "O7.2"),
    "start": ("O2.3", "O3.1"),
    "cross": ("O3.4", "O10.2"),
    "points": ("O10.1", "O10.2"),
    "plain": ("O3.1",),
}
OF_THE_REST = {
    "wonder": ("O6.1", "O6.2"),
    "gods": ("O2.8", "O7.2"),
    "pile": ("O7.1", "O8.8"),
    "bonus": ("O5.4", "O6.1"),
    "resource": ("O5.3",),
    "points": ("O10.2",),
    "turn": ("O3.1",),
    "time": ("O3.3", "O5.1"),
    "north": ("O4.1", "O4.2"),
}
RULES = {
    **{f"tile:{tile}": (*rules, "O5.2") for tile, rules in OF_TILES.items()},
    **{f"kind:{kind}": (rule,) for kind, rule in OF_CARDS.items()},
    **{f"card:{kind}": (rule, "O3.2") for kind, rule in OF_CARDS.items()},
    **{f"sign:{sign}": rules for sign, rules in OF_SIGNS.items()},
    **{f"god:{name}": ("O9.4" if is_good(god) else "O9.5", "O9.2") for god, name in enumerate(GOD_NAMES)},
    **{f"land:{what}": rules for what, rules in OF_LANDS.items()},
    **{f"space:{what}": rules for what, rules in OF_SPACES.items()},
    **OF_THE_REST,
}


def card(name: str) -> dict[str, object]:
    """Return the face of a card: its kind, what it gives and how many, and the resources it looks at."""
    kind, _, resource = name.partition("-")
    sign, count = {
        "cube": (resource, 1),
        "most": ("hourglass", MOST_HOURGLASSES),
        "plenty": ("prestige", PLENTY_PRESTIGE),
    }.get(kind, (kind, 1))
    looks_at = RESOURCE_NAMES if kind == "plenty" else [resource] if resource and kind != "cube" else []
    return {"kind": kind, "sign": sign, "count": count, "looks_at": looks_at}


def bonus(name: str) -> dict[str, object]:
    """Return what a bonus space gives, and how many."""
    amounts = {"hourglasses": ("hourglass", BONUS_HOURGLASSES), "prestige": ("prestige", BONUS_PRESTIGE)}
    sign, count = amounts.get(name, (name, 1))
    return {"sign": sign, "count": count, "cube": name in RESOURCE_NAMES}


def lands() -> dict[str, dict[str, object]]:
    """Return every territory of our map: its resource, and whether it is part of Atlantis."""
    rows: Any = OWN.parts["territories"]
    return {name: {"resource": row["resource"], "atlantis": row["atlantis"]} for name, row in rows.items()}


def numbers() -> dict[str, object]:
    """Return what gods give or take in our edition, and the least and the most a wonder is worth."""
    gods: Any = OWN.parts["gods"]
    wonders: Any = OWN.parts["wonders"]
    points = [wonder["points"] for wonder in wonders.values()]
    amounts = {name: god["amount"] for name, god in gods.items() if "amount" in god}
    return {"amounts": amounts, "wonders": [min(points), max(points)]}


PRINTED = {
    "resources": RESOURCE_NAMES,
    "gods": {name: {"good": is_good(god)} for god, name in enumerate(GOD_NAMES)},
    "cards": {f"card-{name}": card(name) for name in CARD_NAMES},
    "card_kinds": list(OF_CARDS),
    "tiles_with_rules": list(POWERS),
    "bonuses": {f"bonus-{name}": bonus(name) for name in BONUS_NAMES[1:]},
    "lands": lands(),
    "ours": numbers(),
    "rules": RULES,
}
