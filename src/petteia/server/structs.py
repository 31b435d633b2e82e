"""Structs whose fields are known before two threads ask for them.

msgspec finds out the types of a struct's fields when it first reads one, and shows other threads what it has found
only half. A second thread that reads such a struct in that moment ends the whole process. So all of them are looked at
before there is a second thread.
"""

from __future__ import annotations

from collections.abc import Iterator

from msgspec import Struct
from msgspec.json import Decoder


def learn_structs() -> None:
    """Find out the fields of all structs of ours that can be reached so far."""
    for kind in kinds_of(Struct):
        if kind.__module__.startswith("petteia."):
            Decoder(kind)


def kinds_of(kind: type[Struct]) -> Iterator[type[Struct]]:
    for each in kind.__subclasses__():
        yield each
        yield from kinds_of(each)
