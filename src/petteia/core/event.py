"""What happened and who may see it, and everything else the program says in words."""

from __future__ import annotations

import re
from collections.abc import Mapping
from dataclasses import dataclass, fields
from functools import cache
from typing import Protocol


class Tellable(Protocol):
    """What ``petteia.core.text`` can put into words: the name of a sentence, and what fills its gaps."""

    @property
    def name(self) -> str: ...

    @property
    def facts(self) -> Mapping[str, object]: ...


@dataclass(frozen=True, slots=True)
class Fact:
    """A question, a reason or a move, ready to be told in any language."""

    name: str
    facts: Mapping[str, object]


class Reason(str):
    """Why a move is refused: an English sentence, and the fact to tell it in another language."""

    __slots__ = ("facts", "name")

    name: str
    facts: Mapping[str, object]

    def __new__(cls, text: str, told: Fact) -> Reason:
        reason = super().__new__(cls, text)
        reason.name, reason.facts = told.name, told.facts
        return reason

    def __reduce__(self) -> tuple[object, ...]:
        return Reason, (str(self), Fact(self.name, self.facts))


def fact(name: str, **facts: object) -> Fact:
    """Return the fact *name* with its gaps filled."""
    return Fact(name, facts)


def message_name(kind: type[object]) -> str:
    """Return the name of the sentence for an event: ``GodStepped`` is told by ``god-stepped``."""
    return with_hyphens(kind.__name__)


@cache
def with_hyphens(name: str) -> str:
    return re.sub(r"(?<=[a-z0-9])(?=[A-Z])", "-", name).lower()


@cache
def field_names(kind: type[Event]) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))


@dataclass(frozen=True, slots=True)
class Event:
    """A thing that happened, in the rulebook's words. A game's events are subclasses that only add fields."""

    @property
    def name(self) -> str:
        return message_name(type(self))

    @property
    def facts(self) -> Mapping[str, object]:
        return {name: getattr(self, name) for name in field_names(type(self))}  # type: ignore[arg-type]

    def seen_by(self, seat: int | None) -> Event | None:
        """Return what *seat* (None: a spectator) sees of this: all of it, unless an event says otherwise."""
        return self
