"""The board in words: for those who read it and do not see it, people or programs."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from itertools import groupby
from typing import Any

from petteia.games.olympos.words.printed import BRINGS, POWERS

Tell = Callable[..., str]
View = Mapping[str, Any]

REGIONS = {
    "Northern Greece": "board-northern-greece",
    "Central Greece": "board-central-greece",
    "Peloponnese": "board-peloponnese",
    "Islands": "board-islands",
    "Crete": "board-crete",
    "Asia Minor": "board-asia-minor",
    "Atlantis": "board-atlantis",
}
MARKS = ("star", "zeus", "tribe", "barbarians", "condemned")  # of a territory, told by `board-…`


def lines(view: View, tell: Tell, names: Sequence[str]) -> list[str]:
    """Return the track, the map, the development board, the players, the cards and the gods, line by line."""
    return [
        *track(view, tell, names),
        *territories(view, tell, names),
        *development(view, tell, names),
        *(player(view, seat, tell, names) for seat in range(view["seats"])),
        *cards(view, tell),
    ]


def track(view: View, tell: Tell, names: Sequence[str]) -> list[str]:
    """Return the Zeus spaces with the gods still face down, and the order of turns."""
    told = view["track"]
    zeus = [f"{each['space']}{'?' * each['left']}" for each in told["zeus"]]
    order = [f"{names[seat]} ({view['players'][seat]['space']})" for seat in told["order"]]
    return [
        tell("told-track", cross=told["cross"], text=", ".join(zeus)),
        f"{tell('board-order')} {', '.join(order) or '-'}.",
    ]


def territories(view: View, tell: Tell, names: Sequence[str]) -> list[str]:
    """Return a line for each region: its territories, what they bear, and who is there."""
    told = []
    for region, places in groupby(view["territories"].items(), key=lambda place: place[1]["region"]):
        title = tell(REGIONS[region]) if region in REGIONS else region
        each = list(places)
        if any(land["atlantis"] for _, land in each):
            title = tell("board-two-each", region=title)
        told.append(f"{title}: {'; '.join(territory(name, land, tell, names) for name, land in each)}.")
    return told


def territory(name: str, land: View, tell: Tell, names: Sequence[str]) -> str:
    facts = [tell(land["resource"]), *(tell(f"board-{mark}") for mark in MARKS if land[mark])]
    if land["discs"]:  # from the bottom; the top one controls
        facts.append(" < ".join(tell("board-barbarians") if disc is None else names[disc] for disc in land["discs"]))
    return f"{tell(name)} ({', '.join(facts)})"


def amounts(groups: Sequence[Sequence[Any]], tell: Tell) -> str:
    """Return a cost: so many of a resource, or of any one."""
    return " + ".join(
        (tell(name) if name else tell("board-any")) + (f" x{count}" if count > 1 else "") for count, name in groups
    )


def development(view: View, tell: Tell, names: Sequence[str]) -> list[str]:
    """Return a line for each row: its discoveries with cost, power and bonuses; then the wonders."""
    board = view["development"]
    told = []
    for row, slots in groupby(board["slots"], key=lambda slot: slot["row"]):
        tiles = [slot_told(slot, tell, names) for slot in slots if slot["tile"]]
        told.append(tell("told-row", row=row, text="; ".join(tiles)))
    wonders = []
    for each in board["wonders"]:
        taken = "" if each["owner"] is None else f", {names[each['owner']]}"
        needed = tell("told-wonder", stars=each["stars"], points=each["points"])
        wonders.append(f"{tell(each['wonder'])} ({needed}{taken})")
    return [*told, tell("told-wonders", text="; ".join(wonders))]


def slot_told(slot: View, tell: Tell, names: Sequence[str]) -> str:
    facts = [amounts(slot["cost"], tell), f"x{slot['left']}", powers_of(slot, tell)]
    if slot["time"] is not None:
        facts.append(tell("told-time", count=slot["time"]))
    if slot["lacking"]:
        facts.append(tell("told-lacking", text=amounts(slot["lacking"], tell)))
    if slot["bonuses"]:
        bonuses = [
            tell(f"bonus-{each['bonus']}") + ("" if each["owner"] is None else f" ({names[each['owner']]})")
            for each in slot["bonuses"]
        ]
        facts.append(tell("told-bonuses", text=", ".join(bonuses)))
    return f"{tell(slot['tile'])} ({', '.join(facts)})"


def powers_of(slot: View, tell: Tell) -> str:
    """Return what a discovery does, in a few words: what this edition's tile brings, and its rule if it has one."""
    told = [tell(BRINGS[what], count=count) for what, count in slot["brings"].items()]
    if slot["tile"] in POWERS:
        told.append(tell(POWERS[slot["tile"]]))
    return ", ".join(told) or tell("brings-nothing")


def player(view: View, seat: int, tell: Tell, names: Sequence[str]) -> str:
    """Return what a seat has."""
    has = view["players"][seat]
    stock = [
        f"{tell(name)} {has['tokens'][name]}" + (f"+{has['cubes'][name]}" if has["cubes"][name] else "")
        for name in has["tokens"]
    ]
    facts = [
        f"{tell('board-space')} {has['space']}",
        f"{tell('board-tokens-and-cubes')}: {', '.join(stock)}",
        f"{tell('board-hourglasses')} {has['hourglasses']}",
        f"{tell('board-settlers')} {has['stock']}/{has['settlers']}",
        f"{tell('board-swords')} {has['swords']}",
        f"{tell('board-zeus')} {has['symbols']}",
        f"{tell('board-star')} {has['stars']}",
        f"{tell('prestige')} {has['prestige']}",
        f"{tell('destiny')} {has['cards']}",
        f"{tell('board-points')} {has['score']}",
    ]
    shown = has["tile_resources"]
    made = [tell(tile) + (f" {tell(shown[tile])}" if tile in shown else "") for tile in has["tiles"]]
    made += map(tell, has["wonders"])
    if made:
        facts.append(f"{tell('board-made')}: {', '.join(made)}")
    if acting := [tell(god) for god in has["gods"]]:
        facts.append(", ".join(acting))
    return f"{names[seat]}: {'; '.join(facts)}."


def cards(view: View, tell: Tell) -> list[str]:
    """Return the own hand, the cards one looks at, the pile, and the gods revealed."""
    told = []
    seat = view["seat"]
    if seat is not None and view["players"][seat]["hand"] is not None:
        hand = [tell(f"card-{card}") for card in view["players"][seat]["hand"]]
        told.append(f"{tell('board-hand')} {', '.join(hand) or '-'}.")
    if view["looked"] and isinstance(view["looked"], list):
        told.append(f"{tell('board-looked')} {', '.join(tell(f'card-{card}') for card in view['looked'])}.")
    pile, discards = tell("board-pile", count=view["pile"]), tell("board-discards", count=len(view["discards"]))
    gods = view["gods"]
    revealed = [
        tell("board-current", god=tell(god)) if god == gods["current"] else tell(god) for god in gods["revealed"]
    ]
    return [
        *told,
        f"{tell('board-destiny')} {pile}, {discards}.",
        f"{tell('board-gods')} {', '.join(revealed) or '-'}.",
    ]
