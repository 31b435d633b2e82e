# petteia: compiled
"""What a game may tell search and learning beyond its rules. A game that says nothing is searched all the same."""

from __future__ import annotations

import hashlib
from typing import Final

from librt.vecs import vec
from mypy_extensions import i16, i64, mypyc_attr

from petteia.core.game import OVER, Game, State

# Whether a side wins by force: YES and NO are proofs.
NO: Final = 0
YES: Final = 1
UNKNOWN: Final = 2
WHOLE: Final = 64  # what an input of a network is that is simply there; amounts are told in these parts
ASPECTS: Final = 5  # numbers that say what a move is like


@mypyc_attr(allow_interpreted_subclasses=True)
class Proofs:
    """Looks for wins by force, and may remember what it proved; a game that proves nothing looks at nothing."""

    def forces(self, state: State, side: i64, turns: i64, nodes: i64) -> i64:
        """Return whether *side* wins within *turns* of its turns whatever the others do, a turn under way included.

        The answer is UNKNOWN where *nodes* positions were not enough, and in a game that proves nothing.
        """
        return UNKNOWN

    def losing_moves(self, state: State, turns: i64, nodes: i64) -> dict[int, int]:
        """Return the moves after which the others win by force, and within how many of their turns, at most *turns*.

        A move that is not there is not known to lose: *nodes* positions are shared out among all.
        """
        return {}

    def winning_move(self, state: State, turns: i64, nodes: i64) -> i64:
        """Return the first move of the shortest win by force within *turns* turns of the side to act, or -1."""
        return -1


@mypyc_attr(allow_interpreted_subclasses=True)
class Insight:
    """Guesses and short cuts about the states of one game. Each has an answer that is never wrong, only unhelpful.

    Only what the deciding seat knows or imagines may be told: search asks about imagined states. Features, inputs and
    aspects of moves have numbers below their counts. Without inputs no network can be trained. Styles are the
    characters that a bot can have beside its strength: what each adds to weights of features.
    """

    def __init__(
        self,
        feature_count: int = 0,
        input_count: int = 0,
        aspect_count: int = 1,
        styles: dict[str, dict[int, float]] | None = None,
    ) -> None:
        self.feature_count = feature_count
        self.input_count = input_count
        self.aspect_count = aspect_count
        self.styles = styles or {}

    def value(self, state: State, seat: i64) -> float:
        """Return a guess, from -1 to 1, of how the game will end for *seat*."""
        return state.payoff(seat) if state.actor() == OVER else 0.0

    def key(self, state: State) -> i64:
        """Return a number below 2**62 that positions which go on alike share, and others hardly ever."""
        digest = hashlib.blake2b(state.to_text().encode(), digest_size=8).digest()
        return i64(int.from_bytes(digest, "big") >> 2)

    def order(self, state: State, options: vec[i16], count: i64, into: vec[i16]) -> None:
        """Write how much each legal move in *options* promises: search tries more first, and leaves zeros out."""
        for place in range(count):
            into[place] = 1

    def proofs(self) -> Proofs:
        """Return who looks for wins by force, with nothing proven yet."""
        return Proofs()

    # For analysis --------------------------------------------------------------------------------------------------

    def phase(self, state: State) -> float:
        """Return how far the game has come, from 0 at the beginning to 1 at the end."""
        return 0.0

    def unit(self) -> float:
        """Return how many points one of the weighted sums of features stands for; 0 where it stands for none."""
        return 0.0

    def items(self, state: State, seat: i64) -> list[tuple[str, int]]:
        """Return the points of *seat* as they stand, item by item; none where a game is not won by points."""
        return []

    # For a learned value -----------------------------------------------------------------------------------------

    def features(self, state: State, seat: i64, into: vec[i16], amounts: vec[float]) -> i64:
        """Write what a learned value knows of *state*, as *seat* sees it: numbers and amounts; return how many."""
        return 0

    def compares_seats(self) -> bool:
        """Say how features are meant: as *seat* against the rest, or of *seat* alone, so that a judge compares seats.

        If so, both `features` and `value` also fit half-made turns; if not, search finishes a turn before judging.
        """
        return False

    def spread(self, state: State) -> float:
        """Return how far the sums of two seats are apart if the one ahead will stay so three times out of four."""
        return 1.0

    def lesson(self, state: State, seat: i64) -> float:
        """Return what learning takes the end of the game for, in the unit of the sums of weighted features."""
        return state.payoff(seat)

    # For a network -----------------------------------------------------------------------------------------------

    def inputs(self, state: State, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
        """Write what a network is told of *state*, as *seat* sees it: numbers and amounts; return how many.

        Amounts are counted in parts of WHOLE, from -1023 to 1023; what is told twice is added up.
        """
        return 0

    def more_inputs(self, state: State, seat: i64, into: vec[i16], amounts: vec[i16]) -> i64:
        """Write the inputs of *state* as *seat* sees it, where those of another seat were written just before."""
        return self.inputs(state, seat, into, amounts)

    def aspects(self, state: State, options: vec[i16], count: i64, promises: vec[i16], into: vec[i16]) -> None:
        """Write for each legal move in *options* ASPECTS numbers: what it is like to the seat to act; 0 for none.

        *promises* are what `order` wrote for the same options.
        """
        for place in range(count * ASPECTS):
            into[place] = 0


NONE: Final = Insight()


def insight_of(game: Game) -> Insight:
    """Return what *game* tells search and learning, or the answers of a game that tells nothing."""
    found = game.insight
    return NONE if found is None else found
