# petteia: compiled
"""The contract every game fulfils: a Game makes States, a State lists Moves and plays them.

A state has two faces. People and programs at leisure use ``moves``, ``play``, ``why_not``, ``view``. Search, benchmarks
and learning use ``actor``, ``options``, ``weight``, ``apply`` and ``copy``, which speak in move numbers and allocate as
little as they can. Every game writes the second face; the first is written here, once, on top of it.
"""

from __future__ import annotations

import operator
from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING, Final, SupportsIndex

from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from petteia.core.chance import draw
from petteia.core.event import Event, Fact, Reason, fact

if TYPE_CHECKING:
    from petteia.core.edition import Edition, Mistake
    from petteia.core.insight import Insight

CHANCE: Final = -1
OVER: Final = -2
LONGEST_TEXT: Final = 80  # of a move that does not exist, as the refusal repeats it


class PetteiaError(Exception):
    """The base of every error a caller can cause and mend."""


class PositionError(PetteiaError):
    """A text that is not a position of this game; the message names the word that is wrong."""


class OptionError(PetteiaError):
    """A number of seats or an option this game does not have."""


class IllegalMove(PetteiaError):
    """A move that may not be made here: ``reason``, a sentence that can be told in any language, and its ``rule``."""

    def __init__(self, reason: Reason, rule: str) -> None:
        super().__init__(f"{reason} ({rule})" if rule else str(reason))
        self.reason = reason
        self.rule = rule

    def __reduce__(self) -> tuple[object, ...]:
        return IllegalMove, (self.reason, self.rule)


class Move:
    """One atomic choice with three faces: ``fact`` for words, ``text`` for people and files, ``index`` for programs."""

    def __init__(
        self,
        index: int,
        text: str,
        told: Fact,
        weight: int = 1,
        cost: tuple[tuple[str, int], ...] | None = None,
        forecast: Mapping[str, object] | None = None,
    ) -> None:
        self.index = index
        self.text = text
        self.fact = told
        self.weight = weight
        self.cost = cost
        self.forecast = forecast

    def __repr__(self) -> str:
        return f"<Move {self.text}>"

    def __str__(self) -> str:
        return self.text

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Move) and self.index == other.index and self.text == other.text

    def __hash__(self) -> int:
        return hash(self.text)

    def __reduce__(self) -> tuple[object, ...]:
        return Move, (self.index, self.text, self.fact, self.weight, self.cost, self.forecast)

    def __copy__(self) -> Move:
        return self  # nobody changes a move

    def __deepcopy__(self, memo: object) -> Move:
        return self

    def weighing(self, weight: int) -> Move:
        """Return this move as one outcome of a draw."""
        return Move(self.index, self.text, self.fact, weight)

    def costing(self, cost: tuple[tuple[str, int], ...], forecast: Mapping[str, object] | None = None) -> Move:
        """Return this move with its price, in named parts, and what paying it will lead to."""
        return Move(self.index, self.text, self.fact, 1, cost, forecast)

    def foretelling(self, forecast: Mapping[str, object]) -> Move:
        """Return this move with what it will lead to."""
        return Move(self.index, self.text, self.fact, 1, self.cost, forecast)


class Option:
    """A choice made before the game starts: its values, the first of them the default."""

    def __init__(self, name: str, values: tuple[object, ...], summary: str) -> None:
        self.name = name
        self.values = values
        self.summary = summary

    def read(self, value: object) -> object:
        """Return the value meant by *value*, itself or its text; raise OptionError if there is none."""
        for known in self.values:
            if value is known or (type(value) is type(known) and value == known) or value == str(known).lower():
                return known
        allowed = ", ".join(str(known).lower() for known in self.values)
        raise OptionError(f"{self.name} cannot be {value!r}; it is one of {allowed}")


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A kind of game: its name, numbers of seats, options, rules version and every move it knows."""

    def __init__(
        self,
        slug: str,
        name: str,
        seats: tuple[int, ...],
        options: tuple[Option, ...],
        version: int,
        moves: list[Move],
        has_secrets: bool,
        edition: Edition | None = None,
        insight: Insight | None = None,
        is_two_sided: bool = False,
    ) -> None:
        self.slug = slug
        self.name = name
        self.seats = seats
        self.options = options
        self.version = version
        # Makes the same game by earlier rules, so that old records and tables go on; each is made when it is asked for.
        self.kept: dict[int, Callable[[], Game]] = {}
        self.edition = edition  # the data it is played with, if it has any; see core.edition
        self.data = ""  # the fingerprint of an edition other than the game's own; records carry it
        self.all_moves = moves
        self.insight = insight  # what search and learning are told; see core.insight
        self.is_two_sided = is_two_sided  # whoever plays, two sides meet: they may agree on a draw
        self.has_secrets = has_secrets  # something a seat may not know: search must imagine it
        self.by_text: dict[str, Move] = {move.text: move for move in moves}
        assert len(self.by_text) == len(moves), "two moves share a text"
        assert all(move.index == place for place, move in enumerate(moves)), "a move's index is its place"

    def __repr__(self) -> str:
        edition = f", edition {self.data}" if self.data else ""
        return f"<Game {self.slug}, rules {self.version}{edition}>"

    def __eq__(self, other: object) -> bool:
        if self is other:
            return True
        if not isinstance(other, Game) or type(self) is not type(other):
            return False
        return self.slug == other.slug and self.version == other.version and self.data == other.data

    def __hash__(self) -> int:
        return hash(self.slug)

    def __reduce__(self) -> tuple[object, ...]:
        from petteia.core.pickling import game_from  # noqa: PLC0415 - it knows Game

        edition = "" if self.edition is None or not self.data else self.edition.to_text()
        return game_from, (self.slug, self.version, edition)

    def __copy__(self) -> Game:
        return self  # nobody changes a game

    def __deepcopy__(self, memo: object) -> Game:
        return self

    # What a game provides ---------------------------------------------------------------------------------------

    def start(self, seats: int, options: Mapping[str, object]) -> State:
        """Return the state before the first decision, *options* complete and checked."""
        raise NotImplementedError

    def position(self, text: str) -> State:
        """Return the state that *text* describes; raise PositionError if it describes none."""
        raise NotImplementedError

    def determinize(self, view: Mapping[str, object], rng: Random) -> State:
        """Return a full state drawn uniformly from those in which the seat would see exactly *view*.

        Where nothing is hidden there is but one, and nothing to write for a game.
        """
        if self.has_secrets:
            raise NotImplementedError
        return self.in_view(view, "position").position(str(view["position"]))

    def mistakes(self, edition: Edition) -> list[Mistake]:
        """Return all that is wrong with *edition*: then this game cannot be played with it."""
        raise OptionError(f"{self.name} is played with its own data only")

    def made_with(self, edition: Edition) -> Game:
        """Return this game with *edition*, in which nothing is wrong."""
        raise OptionError(f"{self.name} is played with its own data only")

    # What every game has ------------------------------------------------------------------------------------------

    def new(self, seats: int | None = None, seed: object = None, **options: object) -> State:
        """Return a new game. With a *seed* it settles chance itself; without, it stops at every draw."""
        state = self.start(self.seated(seats), self.complete(options))
        if seed is not None:
            state.seed = str(seed)
            state.settle()
        return state

    def seated(self, seats: int | None) -> int:
        """Return *seats*, or how many there are usually; raise OptionError if the game is not played by so many."""
        count = self.seats[0] if seats is None else seats
        if type(count) is not int or count not in self.seats:
            raise OptionError(f"{self.name} is played by {self.counts()}, not by {count!r}")
        return count

    def counts(self) -> str:
        """Return by how many the game is played, in words: 2 or 4, 2 to 5."""
        few, most = self.seats[0], self.seats[-1]
        if len(self.seats) > 2 and list(self.seats) == list(range(few, most + 1)):
            return f"{few} to {most}"
        return " or ".join(map(str, self.seats))

    def by_rules(self, version: int) -> Game:
        """Return this game by the rules *version*; raise OptionError if they are not kept."""
        if version == self.version:
            return self
        if version not in self.kept:
            known = ", ".join(map(str, sorted([*self.kept, self.version])))
            raise OptionError(f"rules {version} of {self.name} are not kept; this program plays rules {known}")
        return self.kept[version]()

    def in_view(self, view: Mapping[str, object], needed: str) -> Game:
        """Return this game by the rules *view* was made by; raise PositionError if it lacks what is *needed*."""
        if not isinstance(view, Mapping) or not {"version", needed} <= view.keys():
            raise PositionError(f"a view of {self.name} is what State.view returns, not {str(view)[:LONGEST_TEXT]!r}")
        if view.get("game", self.slug) != self.slug:
            raise PositionError(f"this is a view of {view['game']!r}, not of {self.name}")
        return self.by_rules(int(str(view["version"])))

    def complete(self, options: Mapping[str, object]) -> dict[str, object]:
        """Return *options* checked, the defaults filled in."""
        unknown = set(options) - {option.name for option in self.options}
        if unknown:
            known = ", ".join(option.name for option in self.options) or "none"
            hint = f"; an edition goes with the name, as in {self.slug}@FILE" if unknown & {"data", "edition"} else ""
            raise OptionError(f"{self.name} has no option {sorted(unknown)[0]!r}; it has {known}{hint}")
        return {
            option.name: option.read(options[option.name]) if option.name in options else option.values[0]
            for option in self.options
        }

    def move(self, text: str) -> Move:
        """Return the move written *text*; raise IllegalMove if this game has no such move."""
        if not isinstance(text, str):
            raise TypeError(f"a move of {self.name} is asked for by its text, not by {text!r}")
        found = self.by_text.get(" ".join(text.lower().split()))
        if found is None:
            shown = text if len(text) <= LONGEST_TEXT else text[:LONGEST_TEXT] + "…"
            raise IllegalMove(reason_for(self, fact("no-such-move", text=shown)), "")
        return found


def reason_for(game: Game, told: Fact) -> Reason:
    """Return the reason that *told* is, in English."""
    from petteia.core.text import sentence  # noqa: PLC0415 - text knows Game; and nobody needs Fluent until refused

    return Reason(sentence(game, told), told)


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """A position and what must be decided in it. Mutable, cheap to copy, saved between any two decisions."""

    def __init__(self, game: Game, seats: i64) -> None:
        self.game = game
        self.seats: i64 = seats
        self.seed: str | None = None
        self.draws: i64 = 0
        self.frames: i64 = 0  # the stack of what must be decided, for games that keep one; see core.frames
        self.touched: i64 = -1  # parts that changed since they were last shown, as the game notes them; see core.inputs

    # What a game provides: the fast face ------------------------------------------------------------------------

    def actor(self) -> i64:
        """Return the seat that must decide, CHANCE, or OVER."""
        raise NotImplementedError

    def options(self, into: vec[i16]) -> i64:
        """Write the numbers of all legal moves into *into*, in a fixed order; return how many there are."""
        raise NotImplementedError

    def options_in_runs(self, runs: vec[i64], into: vec[i16]) -> i64:
        """Write the same moves in the same order, some first ones as *runs* (core.bits), the rest into *into*.

        Return how many the rest are, or -1 if this game knows no runs: those with long lists may, and are shown faster
        then. Cut into eights, the numbers of all moves are a whole number of eights, and where a run has moves, there
        are no others.
        """
        return -1

    def weight(self, index: i64) -> i64:
        """Return the weight of a legal move of CHANCE."""
        return 1

    def drawn(self, options: vec[i16], count: i64, rng: Random) -> i64:
        """Return one of *options*, the outcomes of the draw now due, by weight; a game may know a shorter way."""
        total: i64 = 0
        for place in range(count):
            total += self.weight(i64(options[place]))
        left: i64 = rng.randrange(total)
        for place in range(count):
            left -= self.weight(i64(options[place]))
            if left < 0:
                return i64(options[place])
        raise AssertionError("unreachable: the weights add up to their total")

    def apply(self, index: i64, log: list[Event] | None) -> None:
        """Make the legal move *index*; tell *log*, if there is one, what happened."""
        raise NotImplementedError

    def copy(self) -> State:
        """Return an equal state that shares nothing mutable with this one."""
        raise NotImplementedError

    def payoff(self, seat: i64) -> float:
        """Return the result for *seat* once the game is over: from -1 (lost) to 1 (won)."""
        raise NotImplementedError

    def payoffs(self) -> list[float]:
        """Return the results of all seats once the game is over; a game may find them quicker than one by one."""
        return [self.payoff(seat) for seat in range(self.seats)]

    def side(self, seat: i64) -> i64:
        """Return the side *seat* plays for: seats of one side win and lose together."""
        return seat

    # What a game provides: the rest -----------------------------------------------------------------------------

    def chosen_options(self) -> dict[str, object]:
        """Return the options this game was started with."""
        return {}

    def scores(self) -> list[int]:
        """Return the points of every seat as they stand."""
        raise NotImplementedError

    def explain(self, index: i64) -> tuple[Fact, str]:
        """Return why the move *index*, which is not legal here, is not: a reason and the number of its rule."""
        raise NotImplementedError

    def to_view(self, seat: i64) -> dict[str, object]:
        """Return all that *seat* (negative: a spectator) may know of this state, as plain data."""
        raise NotImplementedError

    def question(self) -> Fact:
        """Return what must be decided now."""
        raise NotImplementedError

    def to_text(self) -> str:
        """Return this position as one line; ``Game.position`` reads it."""
        raise NotImplementedError

    def text_for(self, seat: i64) -> str:
        """Return this position as *seat* (negative: a spectator) could write it down, what is hidden left out.

        A game may know a shorter way than to make the view; it need not write what it shows as a position.
        """
        if not self.game.has_secrets:
            return self.to_text()
        view = self.view(None if seat < 0 else int(seat))
        return str(view.get("position", view))

    def priced(self, move: Move) -> Move:
        """Return *move*, legal here, with its price and what it leads to, if the game tells them."""
        return move

    def redealt(self, seat: i64, rng: Random) -> State:
        """Return a copy in which all that *seat* (negative: a spectator) cannot know is dealt anew, evenly.

        It is drawn from the same states as by ``Game.determinize``, but without a view or a text in between: search
        imagines one state from its view and deals the others anew.
        """
        if self.game.has_secrets:
            return self.game.determinize(self.view(None if seat < 0 else int(seat)), rng)
        twin = self.copy()
        twin.seed, twin.draws = None, 0
        return twin

    def looks_like(self, other: State, seat: i64) -> bool:
        """Say whether *seat* (negative: a spectator) would be shown the same view of this state and of *other*.

        A game may know a shorter way than to make both views.
        """
        looking = None if seat < 0 else int(seat)
        return self.view(looking) == other.view(looking)

    # What every state has ---------------------------------------------------------------------------------------

    @property
    def to_act(self) -> int | None:
        """The seat that must decide, CHANCE, or None when the game is over."""
        actor = self.actor()
        return None if actor == OVER else int(actor)

    @property
    def text(self) -> str:
        """This position as one line of text."""
        return self.to_text()

    def __repr__(self) -> str:
        return f"<{self.game.slug} {self.to_text()}>"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and self.game == other.game and self.to_text() == other.to_text()

    def __hash__(self) -> int:
        return hash(self.to_text())

    def __reduce__(self) -> tuple[object, ...]:
        from petteia.core.pickling import state_from  # noqa: PLC0415 - it knows State

        return state_from, (self.game, self.to_text(), self.seed, int(self.draws))

    def __copy__(self) -> State:
        return self.copy()

    def __deepcopy__(self, memo: object) -> State:
        return self.copy()

    def _repr_svg_(self) -> str | None:
        """Return the board as a notebook shows it: what a spectator may see."""
        from petteia.core.notebook import svg_of  # noqa: PLC0415 - it knows State

        return svg_of(self)

    def indices(self) -> list[int]:
        """Return the numbers of all legal moves, in their fixed order."""
        into = vec[i16]([i16(0)] * len(self.game.all_moves))
        count = self.options(into)
        return [int(into[place]) for place in range(count)]

    def moves(self) -> list[Move]:
        """Return all legal moves, in their fixed order; none once the game is over."""
        actor = self.actor()
        if actor == OVER:
            return []
        known = self.game.all_moves
        if actor == CHANCE:
            return [known[index].weighing(int(self.weight(index))) for index in self.indices()]
        return [self.priced(known[index]) for index in self.indices()]

    def read(self, move: Move | str | SupportsIndex) -> Move:
        """Return the move meant by a Move, its text or its index; raise IllegalMove if there is none."""
        if isinstance(move, Move):
            return self.game.move(move.text)
        if isinstance(move, str):
            return self.game.move(move)
        try:
            index = operator.index(move)  # whole numbers of numpy are as good as Python's
        except TypeError:
            raise TypeError(f"a move is a Move, its text or its number, not {move!r}") from None
        if not 0 <= index < len(self.game.all_moves):
            raise IllegalMove(reason_for(self.game, fact("no-such-move", text=str(index))), "")
        return self.game.all_moves[index]

    def is_legal(self, index: i64) -> bool:
        """Say whether the move with this number may be made now."""
        if self.actor() == OVER:
            return False
        into = vec[i16]([i16(0)] * len(self.game.all_moves))
        for place in range(self.options(into)):
            if i64(into[place]) == index:
                return True
        return False

    def why_not(self, move: Move | str | SupportsIndex) -> tuple[Reason, str] | None:
        """Return None if *move* is legal, else the reason and the number of the rule it would break."""
        try:
            known = self.read(move)
        except IllegalMove as refusal:
            return refusal.reason, refusal.rule
        if self.actor() == OVER:
            return reason_for(self.game, fact("game-is-over")), ""
        if known.index in self.indices():
            return None
        told, rule = self.explain(known.index)
        return reason_for(self.game, told), rule

    def play(self, move: Move | str | SupportsIndex, log: list[Event] | None = None) -> list[Move]:
        """Make *move*, then, with a seed, every draw that follows; return all that was played.

        Raises IllegalMove, changing nothing, if the move may not be made here.
        """
        known = self.read(move)
        if not self.is_legal(known.index):
            refused = self.why_not(known)
            assert refused is not None
            raise IllegalMove(refused[0], refused[1])
        if self.actor() == CHANCE:
            self.draws += 1
        self.apply(known.index, log)
        played = [known]
        if self.seed is not None:
            played += self.settle(log)
        return played

    def settle(self, log: list[Event] | None = None) -> list[Move]:
        """Make every draw that is due, as the seed says; return the draws."""
        if self.seed is None:
            raise PetteiaError("this state has no seed to draw by: play its draws, or begin with new(seed=…)")
        played: list[Move] = []
        while self.actor() == CHANCE:
            outcome = self.draw_of(self.seed)
            self.draws += 1
            self.apply(outcome.index, log)
            played.append(outcome)
        return played

    def draw_of(self, seed: str) -> Move:
        """Return the outcome that *seed* gives to the draw now due."""
        moves = self.moves()
        return moves[draw(seed, int(self.draws), [move.weight for move in moves])]

    def outcome(self) -> list[float] | None:
        """Return every seat's result, from -1 to 1, or None while the game goes on."""
        if self.actor() != OVER:
            return None
        return self.payoffs()

    def view(self, seat: int | None) -> dict[str, object]:
        """Return all that *seat* (None: a spectator) may know, as plain data, and nothing else."""
        if seat is not None and not 0 <= seat < self.seats:
            raise OptionError(f"there is no seat {seat}; seats are 0 to {self.seats - 1}")
        common: dict[str, object] = {
            "game": self.game.slug,
            "version": self.game.version,
            "seats": int(self.seats),
            "seat": seat,
            "options": self.chosen_options(),
            "to_act": self.to_act,
            "outcome": self.outcome(),
        }
        return common | self.to_view(-1 if seat is None else seat)

    def copy_rest(self, other: State) -> None:
        """Give *other*, a fresh copy, what every state carries beside its position."""
        other.seed = self.seed
        other.draws = self.draws
        other.frames = self.frames
