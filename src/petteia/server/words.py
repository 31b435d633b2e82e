"""Events and moves in the reader's language, and only what the reader's seat may know."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from functools import cache, lru_cache

from petteia.core.event import Event, Fact, Tellable
from petteia.core.game import Game, Move, State
from petteia.core.registry import game as find_game
from petteia.core.text import SEATS, sentence
from petteia.server import protocol


def told_events(
    game: Game, events: Iterable[Event], seat: int | None, language: str, names: Sequence[str]
) -> list[protocol.Event]:
    """Return what *seat* may know of *events*."""
    told = []
    for event in events:
        seen = event.seen_by(seat)
        if seen is not None:
            found = Fact(seen.name, seen.facts)
            told.append(
                protocol.Event(name=found.name, facts=dict(found.facts), sentence=said(game, found, language, names))
            )
    return told


@cache
def places_of(count: int) -> tuple[str, ...]:
    """Return where a remembered sentence names one of *count* players."""
    return tuple(f"\0{seat}\0" for seat in range(count))


def said(game: Game, told: Tellable, language: str, names: Sequence[str]) -> str:
    """Return *told* as a sentence; the same words are found only once, for all tables, whatever players are called."""
    facts = told.facts
    is_naming = any(key in SEATS for key in facts)
    if is_naming and not (names and all(names)):  # whoever has no name is told by a number, in a sentence of its own
        return sentence(game, told, language, names)
    places = places_of(len(names)) if is_naming else ()
    try:
        found = remembered(game.slug, told.name, frozen(facts), language, places)
    except TypeError:  # a fact that nothing can be remembered by
        return sentence(game, told, language, names)
    for place, name in zip(places, names, strict=False):
        found = found.replace(place, name)
    return found


def frozen(facts: Mapping[str, object]) -> tuple[tuple[str, object], ...]:
    """Return *facts* as something is remembered by."""
    return tuple([(key, tuple(value) if isinstance(value, list) else value) for key, value in facts.items()])


@lru_cache(maxsize=20_000)
def remembered(
    slug: str, name: str, facts: tuple[tuple[str, object], ...], language: str, names: tuple[str, ...]
) -> str:
    return sentence(find_game(slug), Fact(name, dict(facts)), language, names)


def told_moves(state: State, language: str, names: Sequence[str]) -> list[protocol.Move]:
    """Return all legal moves with their prices."""
    return [told_move(state.game, move, language, names) for move in state.moves()]


def told_move(game: Game, move: Move, language: str, names: Sequence[str]) -> protocol.Move:
    """Return a legal move as it is told."""
    known = game.all_moves[move.index]
    plain = plain_move(game.slug, move.index, language) if move.fact is known.fact else None
    if plain is not None and move is known:
        return plain
    return protocol.Move(
        text=move.text,
        index=move.index,
        name=move.fact.name,
        facts=dict(move.fact.facts) if plain is None else plain.facts,
        sentence=said(game, move.fact, language, names) if plain is None else plain.sentence,
        cost=None if move.cost is None else list(move.cost),
        forecast=None if move.forecast is None else dict(move.forecast),
    )


@lru_cache(maxsize=20_000)
def plain_move(slug: str, index: int, language: str) -> protocol.Move | None:
    """Return a move as it is told every time, whatever the position adds to it; None if it names a player."""
    game = find_game(slug)
    move = game.all_moves[index]
    if any(key in SEATS for key in move.fact.facts):
        return None
    told = sentence(game, move.fact, language)
    return protocol.Move(text=move.text, index=index, name=move.fact.name, facts=dict(move.fact.facts), sentence=told)
