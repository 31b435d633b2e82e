"""A fact and a language become a sentence. The only importer of Fluent."""

from __future__ import annotations
from petteia.core.event import Tellable

def sentence(game: object, told: Tellable, locale: str="en") -> str:
    return f"{told.name} {dict(told.facts)}"
