"""The decisions of a game as a table: one row says all there is to say about a kind of decision.

A game's `words/decisions.py` has one row for each kind of frame: what it is called in a position, what its argument
means, the rule it comes from, the question it asks, why a move is no answer to it and what pressing a thing means.
Notation, view and refusals read the rows. Which moves are answers, and what they do, stands in `rules/turn.py`, where
search runs through it.
"""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, Generic, TypeVar

from petteia.core.event import Fact, fact
from petteia.core.frames import argument, push, stack, top
from petteia.core.game import State
from petteia.core.notation import refuse

S = TypeVar("S", bound=State)

NAME = re.compile(r"(?<![:a-z])[a-z]+(?![:a-z])")  # of a frame, no argument told

Refusal = tuple[Fact, str]  # a reason and the number of its rule


@dataclass(frozen=True)
class Argument(Generic[S]):
    """What the argument of a frame means: as text, and back; reading refuses a text that means nothing here."""

    write: Callable[[S, int], str | None]  # None: nothing is written
    read: Callable[[S, str, str], int]  # the state, the text, and the whole word to be named in a refusal


NO_ARGUMENT: Argument[Any] = Argument(lambda state, value: None, lambda state, text, word: 0)


@dataclass(frozen=True)
class Decision(Generic[S]):
    """One kind of decision. Without a question it follows by itself; without refusals it is chance that decides.

    *on* are the stacks on which it can be asked, bottom first, as a pattern: `end(>power)?`. A name stands for a frame
    with any argument, `acting:all` for this one; nothing is an empty stack.

    *meant* tells by kinds of things what pressing one means, as a move with gaps: `{"cell": "place {cell}"}`. Whoever
    presses a thing that is no choice is told why that move is none; `anything` stands for kinds that are not told.
    """

    kind: int
    name: str
    rule: str
    argument: Argument[S] = NO_ARGUMENT
    asks: Callable[[S, int], Fact] | None = None
    refuses: Callable[[S, int], Refusal] | None = None
    on: str = ""
    meant: Mapping[str, str] = field(default_factory=dict)

    @property
    def is_drawn(self) -> bool:
        """Whether chance decides."""
        return self.asks is not None and self.refuses is None


class Decisions(Generic[S]):
    """All decisions of a game. *meant* holds for each of them, but where its row tells otherwise."""

    def __init__(self, *rows: Decision[S], meant: Mapping[str, str] | None = None) -> None:
        assert [row.kind for row in rows] == list(range(1, len(rows) + 1)), "a row stands at its number"
        self.rows = rows
        common = dict(meant or {})
        self.meanings = [common, *({**common, **row.meant} for row in rows)]  # by kind; the first when all is over
        self.named = {row.name: row for row in rows}
        orders = (f"({row.on})>{row.name}" if row.on else row.name for row in rows if row.asks is not None)
        self.orders = re.compile("|".join(NAME.sub(self.frame, order) for order in orders))

    def frame(self, name: re.Match[str]) -> str:
        """Return the pattern of a frame called *name*, with any argument."""
        return name[0] if self.named[name[0]].argument is NO_ARGUMENT else f"{name[0]}(:[^>]*)?"

    def due(self, state: S) -> Decision[S] | None:
        """Return the decision that is due, None when the game is over."""
        kind = top(state)
        return self.rows[kind - 1] if kind else None

    def name(self, state: S) -> str:
        """Return the name of the decision that is due, nothing when the game is over."""
        kind = top(state)
        return self.rows[kind - 1].name if kind else ""

    def meant(self, state: S) -> dict[str, str]:
        """Return what pressing a thing means now, by its kind."""
        return dict(self.meanings[top(state)])

    def question(self, state: S) -> Fact:
        """Return what must be decided now."""
        due = self.due(state)
        if due is None or due.asks is None:
            return fact("game-is-over")
        return due.asks(state, int(argument(state)))

    def stack(self, state: S) -> list[tuple[str, int]]:
        """Return all that is still to be done, the last thing first, each with its argument."""
        return [(self.rows[kind - 1].name, value) for kind, value in stack(state)]

    def write(self, state: S) -> str:
        """Return the stack as text."""
        parts: list[str] = []
        for kind, value in stack(state):
            row = self.rows[kind - 1]
            told = row.argument.write(state, value)
            parts.append(row.name if told is None else f"{row.name}:{told}")
        return ">".join(parts)

    def check_order(self, text: str) -> None:
        """Refuse a stack in which nothing can be asked."""
        if not self.orders.fullmatch(text):
            refuse(f"ask={text}", "nothing can be asked in this order")

    def read(self, state: S, text: str) -> None:
        """Put the stack written *text*, of a possible order, on the empty one of *state*."""
        for part in text.split(">"):
            name, _, told = part.partition(":")
            row = self.named[name]
            push(state, row.kind, row.argument.read(state, told, f"ask={text}"))
