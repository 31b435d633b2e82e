"""A position read from its words; `notation` writes them and says what they mean."""

from __future__ import annotations

import re
from collections.abc import Iterable

from petteia.core.notation import Settings, number, refuse, settings_in, words_of
from petteia.games.gods.rules.board import FIRST_TOKEN, GOD_NAMES, GODS, PORTAL, TOKEN_NAMES
from petteia.games.gods.rules.cards import give_all, holds
from petteia.games.gods.rules.position import (
    DISCARD,
    HAND,
    NOWHERE,
    ORIGINAL,
    RESERVE,
    WHERE,
    Position,
    put_token,
)
from petteia.games.gods.words.decisions import DECISIONS, read_cell, read_god

Things = list[tuple[str, str]]  # what stands where


def split(text: str, options: Iterable[str]) -> tuple[Settings, Things]:
    """Return the settings (`key=value`, *options* of the game among them, `struck`) and the pieces (`thing@place`)."""
    known = {"seats", "turn", "seat", "ask", "acting", "over", "discard", "drawn", "column", "struck", *options}
    known |= {f"hand{seat}" for seat in (1, 2, 3, 4)}
    words = words_of(text)
    things = [(thing, place) for thing, at, place in (word.partition("@") for word in words) if at]
    return settings_in((word for word in words if "@" not in word), known), things


def read_into(state: Position, settings: Settings, things: Things) -> None:
    """Put what the words say into *state*, which is empty."""
    state.turn = number(settings, "turn", 0, 0, int(state.mountain.turn_limit))
    state.seat = number(settings, "seat", 1, 1, state.seats) - 1
    state.god = read_god(state, settings.get("acting", GOD_NAMES[0]), f"acting={settings.get('acting')}")
    state.struck = "struck" in settings
    if settings.get("struck"):
        refuse(f"struck={settings['struck']}", "struck takes no value")
    stack = "" if "over" in settings else settings.get("ask", "turn")
    if stack:
        DECISIONS.check_order(stack)
    in_portal = stack.rpartition("exit:")[2] if "exit:" in stack else ""
    if in_portal:
        read_god(state, in_portal, f"ask={stack}")
    for thing, place in things:
        read_thing(state, thing, place, in_portal)
    if in_portal and not stands_on_portal(state, in_portal):
        refuse(f"ask={stack}", f"{in_portal} does not stand on a portal")
    read_all_cards(state, settings, in_set_up=stack.startswith("deal"))
    read_set_up(state, settings)
    if stack:
        DECISIONS.read(state, stack)
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
        cell = read_cell(state, place, word)
        if pieces[cell] and not (thing == "portal" and in_portal and pieces[cell] == GOD_NAMES.index(in_portal) + 1):
            refuse(word, "something stands there already (G1.5)")
        if pieces[RESERVE + TOKEN_NAMES.index(thing)] == 0:
            refuse(word, f"there are no more {thing} tokens (G1.4)")
        put_token(state, FIRST_TOKEN + TOKEN_NAMES.index(thing), cell)
        return
    god = read_god(state, thing, word)
    if pieces[WHERE + god] != NOWHERE:
        refuse(word, f"{thing} stands in two places")
    cell = state.summit if place == "summit" else read_cell(state, place, word)
    pieces[WHERE + god] = cell
    if pieces[cell] and not (thing == in_portal and pieces[cell] == PORTAL):
        refuse(word, "something stands there already (G1.5)")
    if not pieces[cell]:
        pieces[cell] = god + 1


def read_cards(state: Position, text: str, first: int, most: int, word: str) -> None:
    if text == "all":
        text = ",".join(GOD_NAMES)
    for name in text.split(",") if text != "none" else []:
        place = first + read_god(state, name, word)
        state.pieces[place] += 1
        if state.pieces[place] > most:
            refuse(word, f"too many cards of {name} (G1.3)")


def read_all_cards(state: Position, settings: Settings, in_set_up: bool) -> None:
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
    elif state.seats == 4 and state.box == ORIGINAL and not in_set_up:
        give_rest_to_discard(state)
    for god, name in enumerate(GOD_NAMES):
        if sum(holds(state, seat, god) for seat in range(state.seats)) + int(state.pieces[DISCARD + god]) > 2:
            refuse(name, "there are two cards of each god (G1.3)")


def give_rest_to_discard(state: Position) -> None:
    """Put every card that nobody holds on the discard pile: where else could it be?"""
    for god in range(GODS):
        held = sum(holds(state, seat, god) for seat in range(state.seats))
        state.pieces[DISCARD + god] = max(0, 2 - held)


def read_set_up(state: Position, settings: Settings) -> None:
    names = {card.name: number for number, card in enumerate(state.mountain.cards)}
    for name in filter(None, settings.get("drawn", "").split(",")):
        if name not in names:
            refuse(f"drawn={settings['drawn']}", f"there is no card {name!r}")
        state.drawn_cards |= 1 << names[name]
    if "column" in settings:
        column = settings["column"]
        last = chr(ord("a") + int(state.last))
        if not re.fullmatch(f"[a-{last}]", column):
            refuse(f"column={column}", f"columns are a to {last}")
        state.column = ord(column) - ord("a")


def read_end(state: Position, result: str) -> None:
    if result != "draw":
        state.winner = number({"over": result}, "over", 1, 1, state.seats) - 1
