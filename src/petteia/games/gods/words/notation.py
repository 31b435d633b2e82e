"""A position as one line of words, in both directions.

Words may stand in any order; what is not written has its usual value, so that a test can say only what matters.
"""

from __future__ import annotations

import re
from typing import NoReturn

from petteia.core.game import PositionError
from petteia.games.gods.rules.board import (
    CARDS,
    FIRST_TOKEN,
    GOD_NAMES,
    GODS,
    PORTAL,
    TOKEN_NAMES,
    TURN_LIMIT,
    cell_name,
    cell_number,
    place_name,
)
from petteia.games.gods.rules.cards import give_all, holds
from petteia.games.gods.rules.position import DISCARD, HAND, NOBODY, NOWHERE, RESERVE, WHERE, Position, push, put_token

FRAMES = (
    *("", "set", "draw", "deal", "turn", "step", "exit", "place", "take"),
    *("weaken", "spend", "lead", "flood", "recover", "power", "again", "end", "next"),
)
LONGEST_WORD = 80  # of a text that is refused, as the refusal repeats it
OF_A_GOD = {"step", "exit"}
OF_A_CELL = {"place", "take"}
OF_A_SEAT = {"recover"}

# Every stack that can stand between two decisions, bottom first.
STACKS = re.compile(
    r"deal(>draw(>set)?)?"
    r"|turn(>recover:\w+)?"
    r"|next>recover:\w+"
    r"|end(>power)?>(step|exit):\w+"
    r"|end(>again)?>(place|take)(:\w+)?"
    r"|end>(weaken|lead|flood|spend:[123](>recover:\w+)?)"
    r"|end>recover:\w+(>recover:\w+)?"
)


def write(state: Position) -> str:
    """Return *state* as text; the same state always gives the same text."""
    pieces = state.pieces
    words = [f"seats={state.seats}", f"rings={state.rings}"]
    if not state.hera_discards:
        words.append("hera_discards=false")
    words.append(f"turn={state.turn}")
    words.append(f"seat={state.seat + 1}")
    stack = write_stack(state)
    if not stack:
        words.append(f"over={'draw' if state.winner == NOBODY else state.winner + 1}")
    elif stack != "turn":
        words.append(f"ask={stack}")
        if stack.startswith("end") or stack.startswith("next"):
            words.append(f"acting={GOD_NAMES[state.god]}")
    if state.struck:
        words.append("struck")
    for god, name in enumerate(GOD_NAMES):
        if pieces[WHERE + god] != NOWHERE:
            words.append(f"{name}@{place_name(pieces[WHERE + god], state.summit)}")
    tokens = [cell for cell in range(state.summit) if pieces[cell] >= FIRST_TOKEN]
    for kind, name in enumerate(TOKEN_NAMES):
        words += [f"{name}@{cell_name(cell)}" for cell in tokens if pieces[cell] == FIRST_TOKEN + kind]
    for seat in range(state.seats):
        words.append(f"hand{seat + 1}={write_cards(state, HAND + seat * GODS)}")
    if state.seats == 4:
        words.append(f"discard={write_cards(state, DISCARD)}")
    if stack.startswith("deal") and state.drawn_cards:
        words.append(
            "drawn=" + ",".join(card.name for number, card in enumerate(CARDS) if state.drawn_cards >> number & 1)
        )
        if int(state.drawn_cards).bit_count() % 2:
            words.append(f"column={chr(ord('a') + state.column)}")
    return " ".join(words)


def write_cards(state: Position, first: int) -> str:
    counts = [state.pieces[first + god] for god in range(GODS)]
    if counts == [1] * GODS:
        return "all"
    return ",".join(name for god, name in enumerate(GOD_NAMES) for _ in range(counts[god])) or "none"


def write_stack(state: Position) -> str:
    frames = state.frames
    parts: list[str] = []
    while frames:
        name, argument = FRAMES[frames & 0x1F], frames >> 5 & 0xFF
        if name in OF_A_GOD:
            name += f":{GOD_NAMES[argument]}"
        elif name in OF_A_SEAT:
            name += f":{argument + 1}"
        elif name in OF_A_CELL and argument:
            name += f":{cell_name(argument - 1)}"
        elif argument:
            name += f":{argument}"
        parts.append(name)
        frames >>= 13
    return ">".join(reversed(parts))


# Reading ---------------------------------------------------------------------------------------------------------


def refuse(word: str, reason: str) -> NoReturn:
    shown = word if len(word) <= LONGEST_WORD else word[:LONGEST_WORD] + "…"
    raise PositionError(f"{shown!r}: {reason}")


def split(text: str) -> tuple[dict[str, str], list[tuple[str, str]]]:
    """Return the settings (`key=value`, and `struck`) and the pieces (`thing@place`) of a text."""
    settings: dict[str, str] = {}
    things: list[tuple[str, str]] = []
    known = {"seats", "rings", "hera_discards", "turn", "seat", "ask", "acting", "over", "discard", "drawn", "column"}
    known |= {"struck"} | {f"hand{seat}" for seat in (1, 2, 3, 4)}
    for word in text.split():
        if "@" in word:
            thing, _, place = word.partition("@")
            things.append((thing, place))
            continue
        key, _, value = word.partition("=")
        if key not in known:
            refuse(word, "no such word in a position")
        if key in settings:
            refuse(word, f"{key} is given twice")
        settings[key] = value
    return settings, things


def number(settings: dict[str, str], key: str, default: int, least: int, most: int) -> int:
    value = settings.get(key, str(default))
    if not re.fullmatch("[0-9]{1,9}", value) or not least <= int(value) <= most:
        refuse(f"{key}={value}", f"must be a number from {least} to {most}")
    return int(value)


def god_number(name: str, word: str) -> int:
    if name not in GOD_NAMES:
        refuse(word, f"there is no god {name!r}")
    return GOD_NAMES.index(name)


def cell_in(state: Position, name: str, word: str) -> int:
    try:
        cell = cell_number(name)
    except ValueError:
        refuse(word, f"there is no cell {name!r}")
    if cell >= state.summit:
        refuse(word, f"this mountain has {state.rings} rings")
    return cell


def read_into(state: Position, settings: dict[str, str], things: list[tuple[str, str]]) -> None:
    """Put what the words say into *state*, which is empty."""
    state.turn = number(settings, "turn", 0, 0, TURN_LIMIT)
    state.seat = number(settings, "seat", 1, 1, state.seats) - 1
    state.god = god_number(settings.get("acting", GOD_NAMES[0]), f"acting={settings.get('acting')}")
    state.struck = "struck" in settings
    if settings.get("struck"):
        refuse(f"struck={settings['struck']}", "struck takes no value")
    stack = "" if "over" in settings else settings.get("ask", "turn")
    if stack and not STACKS.fullmatch(stack):
        refuse(f"ask={stack}", "nothing can be asked in this order")
    in_portal = stack.rpartition("exit:")[2] if "exit:" in stack else ""
    if in_portal:
        god_number(in_portal, f"ask={stack}")
    for thing, place in things:
        read_thing(state, thing, place, in_portal)
    if in_portal and not stands_on_portal(state, in_portal):
        refuse(f"ask={stack}", f"{in_portal} does not stand on a portal")
    read_all_cards(state, settings, in_set_up=stack.startswith("deal"))
    read_set_up(state, settings)
    read_stack(state, stack)
    state.in_power = stack.startswith("end") and "power" not in stack
    if "over" in settings:
        read_end(state, settings["over"])


def stands_on_portal(state: Position, god: str) -> bool:
    cell = int(state.pieces[WHERE + GOD_NAMES.index(god)])
    return cell < state.summit and state.pieces[cell] == PORTAL


def read_thing(state: Position, thing: str, place: str, in_portal: str) -> None:
    word = f"{thing}@{place}"
    pieces = state.pieces
    if thing in TOKEN_NAMES:
        cell = cell_in(state, place, word)
        if pieces[cell] and not (thing == "portal" and in_portal and pieces[cell] == GOD_NAMES.index(in_portal) + 1):
            refuse(word, "something stands there already (G1.5)")
        if pieces[RESERVE + TOKEN_NAMES.index(thing)] == 0:
            refuse(word, f"there are no more {thing} tokens (G1.4)")
        put_token(state, FIRST_TOKEN + TOKEN_NAMES.index(thing), cell)
        return
    god = god_number(thing, word)
    if pieces[WHERE + god] != NOWHERE:
        refuse(word, f"{thing} stands in two places")
    cell = state.summit if place == "summit" else cell_in(state, place, word)
    pieces[WHERE + god] = cell
    if pieces[cell] and not (thing == in_portal and pieces[cell] == PORTAL):
        refuse(word, "something stands there already (G1.5)")
    if not pieces[cell]:
        pieces[cell] = god + 1


def read_cards(state: Position, text: str, first: int, most: int, word: str) -> None:
    if text == "all":
        text = ",".join(GOD_NAMES)
    for name in text.split(",") if text != "none" else []:
        place = first + god_number(name, word)
        state.pieces[place] += 1
        if state.pieces[place] > most:
            refuse(word, f"too many cards of {name} (G1.3)")


def read_all_cards(state: Position, settings: dict[str, str], in_set_up: bool) -> None:
    most = 1 if state.seats == 2 else 2
    for seat in range(4):
        key = f"hand{seat + 1}"
        if key in settings:
            if seat >= state.seats:
                refuse(f"{key}={settings[key]}", f"there are {state.seats} seats")
            read_cards(state, settings[key], HAND + seat * GODS, most, f"{key}={settings[key]}")
        elif seat < state.seats and not in_set_up:
            if state.seats == 4:
                refuse(key, "the hand of every seat must be given")
            give_all(state, seat)
        if state.seats == 2 and seat < 2 and not in_set_up and not any(holds(state, seat, god) for god in range(GODS)):
            refuse(key, "a player without strong cards recovers them at once (G3.2)")
    if "discard" in settings:
        if state.seats == 2:
            refuse("discard", "two players have no discard pile")
        read_cards(state, settings["discard"], DISCARD, 2, f"discard={settings['discard']}")
    elif state.seats == 4 and state.hera_discards and not in_set_up:
        give_rest_to_discard(state)
    for god, name in enumerate(GOD_NAMES):
        if sum(holds(state, seat, god) for seat in range(state.seats)) + int(state.pieces[DISCARD + god]) > 2:
            refuse(name, "there are two cards of each god (G1.3)")


def give_rest_to_discard(state: Position) -> None:
    """Put every card that nobody holds on the discard pile: where else could it be?"""
    for god in range(GODS):
        held = sum(holds(state, seat, god) for seat in range(state.seats))
        state.pieces[DISCARD + god] = max(0, 2 - held)


def read_set_up(state: Position, settings: dict[str, str]) -> None:
    names = {card.name: number for number, card in enumerate(CARDS)}
    for name in filter(None, settings.get("drawn", "").split(",")):
        if name not in names:
            refuse(f"drawn={settings['drawn']}", f"there is no card {name!r}")
        state.drawn_cards |= 1 << names[name]
    if "column" in settings:
        column = settings["column"]
        if not re.fullmatch("[a-p]", column):
            refuse(f"column={column}", "columns are a to p")
        state.column = ord(column) - ord("a")


def read_stack(state: Position, stack: str) -> None:
    for part in stack.split(">") if stack else []:
        name, _, told = part.partition(":")
        word, argument = f"ask={stack}", 0
        if name in OF_A_GOD:
            argument = god_number(told, word)
        elif name in OF_A_SEAT:
            argument = number({"recover": told}, "recover", 1, 1, state.seats) - 1
        elif name in OF_A_CELL and told:
            argument = cell_in(state, told, word) + 1
        elif told:
            argument = int(told)
        push(state, FRAMES.index(name), argument)


def read_end(state: Position, result: str) -> None:
    if result != "draw":
        state.winner = number({"over": result}, "over", 1, 1, state.seats) - 1
