"""A game in words: how the board stands, what happened, what is asked and what can be answered, in one language.

A game that tells its board in words has a module `words/telling.py` with `lines(view, tell, names)`; of another the
view is told item by item. The terminal, programs and language models are told by the same sentences.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any

from petteia.core.event import Event, Tellable
from petteia.core.game import Game, Move, State
from petteia.core.record import UNFINISHED
from petteia.core.registry import part_of
from petteia.core.text import DEFAULT, check_language, message, sentence

TELLING = "words.telling"
LONGEST_NUMBER = 6  # digits; no list of moves is longer
UNTOLD = ("game", "version", "position", "to_act", "outcome")  # of a view: for programs, or told otherwise


class Teller:
    """Tells a game to somebody, in their language, by the names of the players."""

    def __init__(self, game: Game, seats: int, language: str = DEFAULT, names: Sequence[str] = ()) -> None:
        self.game = game
        self.language = check_language(game, language)
        given = [*names, *[""] * seats][:seats]
        self.names = [name or self.tell("player", number=seat + 1) for seat, name in enumerate(given)]

    def tell(self, name: str, /, **facts: object) -> str:
        """Return the message *name* in the reader's language."""
        return message(self.game, name, self.language, **facts)

    @property
    def title(self) -> str:
        """The name of the game in the reader's language."""
        own = self.tell("game-name")
        return self.game.name if own == "game-name" else own

    def sentence(self, told: Tellable) -> str:
        """Return an event, a move, a question or a reason in the reader's language."""
        return sentence(self.game, told, self.language, self.names)

    def sentences(self, events: Iterable[Event], seat: int | None) -> Iterator[str]:
        """Yield what *seat* (None: a spectator) may know of *events*."""
        for event in events:
            if (seen := event.seen_by(seat)) is not None:
                yield self.sentence(seen)

    def board(self, view: Mapping[str, Any]) -> list[str]:
        """Return how the board stands in *view*, line by line."""
        telling = part_of(self.game, TELLING)
        if telling is None:
            return [f"{key}: {value}" for key, value in view.items() if key not in UNTOLD]
        found: list[str] = telling.lines(view, self.tell, self.names)
        return found

    # Moves ------------------------------------------------------------------------------------------------------

    def words(self, move: Move) -> str:
        """Return *move* in words, with what it costs if it costs something."""
        words = self.sentence(move.fact)
        return f"{words} ({sum(amount for _, amount in move.cost)})" if move.cost else words

    def found(self, typed: str, moves: Sequence[Move]) -> Move | None:
        """Return the one of *moves* that *typed* names: by its text, by its number from 1 on, or by its words."""
        wanted = normal(typed)
        if wanted.isdecimal() and len(wanted) <= LONGEST_NUMBER:
            return moves[int(wanted) - 1] if 1 <= int(wanted) <= len(moves) else None
        for move in moves:
            if wanted in (normal(move.text), normal(self.sentence(move.fact))):
                return move
        return None

    def known(self, typed: str) -> Move | None:
        """Return the move, legal or not, that has exactly this name."""
        wanted = normal(typed)
        if (named := self.game.by_text.get(wanted)) is not None or self.language == DEFAULT:
            return named
        return next((move for move in self.game.all_moves if normal(self.sentence(move.fact)) == wanted), None)

    def refusal(self, state: State, typed: str) -> tuple[str, str]:
        """Return why *typed* is no answer in *state*, in the reader's language, and the number of the rule."""
        if typed.strip().isdecimal():
            return self.tell("talk-no-such-number", number=typed.strip(), count=len(state.moves())), ""
        refused = state.why_not(self.known(typed) or typed)
        if refused is None:
            return self.tell("talk-say-the-move"), ""
        reason, rule = refused
        return self.sentence(reason), rule

    # A decision -------------------------------------------------------------------------------------------------

    def decision(self, state: State, seat: int, news: Sequence[str] = ()) -> str:
        """Return all that *seat*, which must decide in *state*, is told: news, board, question and its moves."""
        parts = [self.tell("talk-you-are", name=self.names[seat], game=self.title)]
        if news:
            parts.append("\n".join([self.tell("talk-news"), *(f"- {line}" for line in news)]))
        parts.append("\n".join(self.board(state.view(seat))))
        moves = [f"{number}. {move.text}: {self.words(move)}" for number, move in enumerate(state.moves(), start=1)]
        parts.append("\n".join([self.sentence(state.question()), *moves, self.tell("talk-how")]))
        return "\n\n".join(parts)

    def result(self, result: str) -> str:
        """Return how a game ended, of which its record says *result*: who won, or a draw, or that it is not over."""
        winners = [int(seat) - 1 for seat in result.split() if seat.isdecimal()]
        if result == UNFINISHED:
            return self.tell("cli-unfinished")
        if not winners:
            return self.tell("cli-drawn")
        return self.tell("cli-won", names=" + ".join(self.names[seat] for seat in winners), count=len(winners))

    def scores(self, state: State) -> str:
        """Return everybody's points, or nothing in a game without any to speak of."""
        scores = state.scores()
        if max(scores) <= 1:
            return ""
        told = ", ".join(f"{name} {score}" for name, score in zip(self.names, scores, strict=True))
        return self.tell("cli-scores", scores=told)


def normal(typed: str) -> str:
    """Return *typed* in small letters, with single spaces and without a closing stop."""
    return " ".join(typed.casefold().split()).rstrip(".")
