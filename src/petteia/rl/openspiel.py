"""Every game in OpenSpiel: after importing this module, `pyspiel.load_game("python_…(seats=2)")` finds it.

Draws are chance nodes. An information state is all moves so far as a seat saw them, and what it sees now: a move whose
events it may not see in full is a question mark.
"""

from __future__ import annotations

import json
from array import array
from collections.abc import Callable
from functools import lru_cache
from typing import Any

from petteia.rl.extras import require

require("openspiel", "numpy", "pyspiel")

import numpy as np
import pyspiel
from librt.random import Random

from petteia.core.edition import Edition
from petteia.core.event import Event
from petteia.core.game import CHANCE, Game, State
from petteia.core.registry import game as find_game
from petteia.core.registry import games
from petteia.rl.observer import Floats, Observer, named

PREFIX = "python_"
UNSEEN, FIRST = 1, 2  # in an information state 0 is nothing yet, and a move is its number plus FIRST


@lru_cache(maxsize=64)
def observer_of(game: Game, seats: int) -> Observer:
    return Observer(game, seats)


class Course:
    """A state and what every seat has seen on the way to it; copied fast when OpenSpiel copies deeply."""

    def __init__(self, state: State, seen: list[array[int]]) -> None:
        self.state = state
        self.seen = seen

    def __deepcopy__(self, memo: object) -> Course:
        return Course(self.state.copy(), [codes[:] for codes in self.seen])

    def __reduce__(self) -> tuple[Any, ...]:
        game = self.state.game
        edition = game.edition if game.data else None
        return course_from, (game.slug, self.state.text, [codes.tobytes() for codes in self.seen], edition)

    def apply(self, action: int, hidden: bool) -> None:
        """Make a move and note it for every seat that may see it."""
        actor = int(self.state.actor())
        log: list[Event] | None = [] if hidden else None
        self.state.apply(action, log)
        for seat, codes in enumerate(self.seen):
            is_seen = log is None or seat == actor or all(event.seen_by(seat) == event for event in log)
            codes.append(action + FIRST if is_seen else UNSEEN)


def course_from(slug: str, text: str, seen: list[bytes], edition: Edition | None = None) -> Course:
    """Return the course that was pickled."""
    return Course(find_game(slug, edition).position(text), [array("H", codes) for codes in seen])


class SpielGame(pyspiel.Game):  # type: ignore[misc]
    """A kind of game with its parameters."""

    def __init__(self, slug: str, params: dict[str, Any] | None = None) -> None:
        given = {name: params[name] if params and name in params else usual for name, usual in parameters(slug).items()}
        self.native = find_game(slug, given.pop("data") or None)
        self.seats = int(given.pop("seats"))
        is_imperfect = bool(given.pop("imperfect"))
        self.options = self.native.complete(given)
        self.start = self.native.new(self.seats, **self.options)
        self.observer = observer_of(self.native, self.seats)
        self.hidden = self.observer.inputs.hidden
        self.longest = self.observer.inputs.longest
        info = pyspiel.GameInfo(
            num_distinct_actions=self.observer.actions,
            max_chance_outcomes=self.observer.actions,
            num_players=self.seats,
            min_utility=-1.0,
            max_utility=1.0,
            utility_sum=0.0 if self.observer.inputs.zero_sum else None,
            max_game_length=self.longest,
        )
        super().__init__(game_type(self.native, (self.seats,), is_imperfect), info, params or {})

    def new_initial_state(self, from_text: str | None = None) -> SpielState:
        """Return the state before the first draw."""
        return SpielState(self)

    def state_at(self, native: State) -> SpielState:
        """Return a state that begins at *native*: what happened before is known to nobody in it."""
        begun = SpielState(self)
        begun.course.state = native.copy()
        return begun

    def max_chance_nodes_in_history(self) -> int:
        return self.longest

    def make_py_observer(self, iig_obs_type: Any = None, params: dict[str, Any] | None = None) -> Any:
        """Return what shows a state as a tensor and as text."""
        if params:
            raise ValueError(f"observations take no parameters, but there is {sorted(params)[0]!r}")
        wanted = iig_obs_type or pyspiel.IIGObservationType(perfect_recall=False)
        is_single = wanted.private_info == pyspiel.PrivateInfoType.SINGLE_PLAYER
        if wanted.public_info and (is_single or not self.hidden):
            return InformationObserver(self) if wanted.perfect_recall else NowObserver(self)
        return TextObserver(wanted.public_info, is_single)


class SpielState(pyspiel.State):  # type: ignore[misc]
    """A state of any game; ``native`` is the state itself."""

    def __init__(self, game: SpielGame) -> None:
        super().__init__(game)
        self.course = Course(game.start.copy(), [array("H") for _ in range(game.seats)])
        self.is_hidden = game.hidden

    @property
    def native(self) -> State:
        return self.course.state

    def current_player(self) -> int:
        actor = self.course.state.to_act
        if actor is None:
            return int(pyspiel.PlayerId.TERMINAL)
        return int(pyspiel.PlayerId.CHANCE) if actor == CHANCE else actor

    def _legal_actions(self, player: int) -> list[int]:
        return sorted(self.course.state.indices())

    # Called from Python, these need no way through C++ and back; algorithms in C++ still go the long way.

    def legal_actions(self, player: int | None = None) -> list[int]:
        state = self.course.state
        actor = state.to_act
        if actor is None or (player is not None and player != actor):
            return []
        return sorted(state.indices())

    def observation_tensor(self, player: int | None = None) -> list[float]:
        state = self.course.state
        seat, seats = self.current_player() if player is None else player, int(state.seats)
        if not 0 <= seat < seats:
            return list(super().observation_tensor(seat))  # which says what is wrong
        return observer_of(state.game, seats).listed(state, seat)

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """Return the outcomes of the draw now due with their probabilities."""
        state = self.course.state
        weights = {index: int(state.weight(index)) for index in sorted(state.indices())}
        total = sum(weights.values())
        return [(index, weight / total) for index, weight in weights.items()]

    def _apply_action(self, action: int) -> None:
        self.course.apply(action, self.is_hidden)

    def _action_to_string(self, player: int, action: int) -> str:
        return self.course.state.game.all_moves[action].text

    def is_terminal(self) -> bool:
        return self.course.state.to_act is None

    def returns(self) -> list[float]:
        return self.course.state.outcome() or [0.0] * int(self.course.state.seats)

    def __str__(self) -> str:
        return self.course.state.text

    def resample_from_infostate(self, player: int, rng: Callable[[], float]) -> SpielState:
        """Return a state that *player* cannot tell from this one; the others' past is left as it was."""
        twin: SpielState = self.clone()
        state = self.course.state
        seed = Random(int(rng() * 2**53))
        twin.course.state = state.game.determinize(state.view(player), seed)
        return twin


# What a seat sees ------------------------------------------------------------------------------------------------


def now(state: State, player: int) -> str:
    """Return what *player* sees, as text."""
    return json.dumps(state.view(player), sort_keys=True, separators=(",", ":"))


class NowObserver:
    """What a seat sees of a state, without its memory."""

    def __init__(self, game: SpielGame) -> None:
        self.observer = game.observer
        self.tensor = np.zeros(self.observer.size, np.float32)
        self.dict = self.observer.split(self.tensor)

    def set_from(self, state: SpielState, player: int) -> None:
        self.tensor[:] = self.observer.as_floats(state.native, player)

    def string_from(self, state: SpielState, player: int) -> str:
        return now(state.native, player)


class InformationObserver:
    """What a seat sees and all it has seen: the numbers of the moves in their order, divided by the most."""

    def __init__(self, game: SpielGame) -> None:
        self.observer, self.hidden = game.observer, game.hidden
        self.most = game.observer.actions + FIRST
        self.tensor = np.zeros(self.observer.size + game.longest + 1, np.float32)
        self.dict = self.observer.split(self.tensor[: self.observer.size])
        self.dict["seat"] = self.tensor[self.observer.size : self.observer.size + 1]
        self.dict["moves"] = self.tensor[self.observer.size + 1 :]

    def set_from(self, state: SpielState, player: int) -> None:
        codes = np.array(state.course.seen[player], np.float32)
        seat, moves = self.dict["seat"], self.dict["moves"]
        self.tensor[: self.observer.size] = self.observer.as_floats(state.native, player)
        seat[0] = player / max(1, self.observer.seats - 1)
        moves[: codes.size] = codes / self.most
        moves[codes.size :] = 0

    def string_from(self, state: SpielState, player: int) -> str:
        known = self.observer.game.all_moves
        past = ", ".join("?" if code == UNSEEN else known[code - FIRST].text for code in state.course.seen[player])
        seen = f"seat {player + 1}: {past}"
        return f"{seen}\n{now(state.native, player)}" if self.hidden else seen


class TextObserver:
    """The public or the private part of what a seat sees, as text: OpenSpiel's tests ask for them apart."""

    def __init__(self, public: bool, private: bool) -> None:
        self.public, self.private = public, private
        self.tensor: Floats | None = None
        self.dict: dict[str, Floats] = {}

    def set_from(self, state: SpielState, player: int) -> None:
        """There is no tensor to set."""

    def string_from(self, state: SpielState, player: int) -> str:
        open_to_all = state.native.view(None)
        if self.public:
            return json.dumps(open_to_all, sort_keys=True)
        if not self.private:
            return ""
        own = {key: value for key, value in state.native.view(player).items() if value != open_to_all.get(key)}
        own.pop("seat", None)
        return json.dumps(own, sort_keys=True) if own else ""


# Registering -----------------------------------------------------------------------------------------------------


def parameters(slug: str) -> dict[str, Any]:
    """Return the parameters `load_game` takes for a game, with their usual values."""
    native = named(slug)
    usual: dict[str, Any] = {option.name: option.values[0] for option in native.options}
    return {"seats": native.seats[0], "imperfect": False, "data": ""} | usual  # data: the file of an edition


def game_type(native: Game, numbers: tuple[int, ...], imperfect: bool = False) -> Any:
    """Return how OpenSpiel classifies a game with these numbers of seats; *imperfect* claims hidden information."""
    features = [observer_of(native, seats).inputs for seats in numbers]
    kinds = pyspiel.GameType
    hidden = imperfect or features[0].hidden
    return kinds(
        short_name=PREFIX + native.slug,
        long_name=native.name,
        dynamics=kinds.Dynamics.SEQUENTIAL,
        chance_mode=kinds.ChanceMode.EXPLICIT_STOCHASTIC,
        information=kinds.Information.IMPERFECT_INFORMATION if hidden else kinds.Information.PERFECT_INFORMATION,
        utility=kinds.Utility.ZERO_SUM if all(one.zero_sum for one in features) else kinds.Utility.GENERAL_SUM,
        reward_model=kinds.RewardModel.TERMINAL,
        max_num_players=max(native.seats),
        min_num_players=min(native.seats),
        provides_information_state_string=True,
        provides_information_state_tensor=True,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(native.slug),
    )


def class_of(slug: str) -> type[SpielGame]:
    """Return the OpenSpiel game class of *slug*, at home in this module, where pickle looks for it."""

    def begin(self: SpielGame, params: dict[str, Any] | None = None) -> None:
        SpielGame.__init__(self, slug, params)

    made = type(PREFIX + slug, (SpielGame,), {"__init__": begin, "__module__": __name__})
    globals()[PREFIX + slug] = made
    return made


def register() -> list[str]:
    """Register every game; return the names under which `pyspiel.load_game` finds them."""
    known = set(pyspiel.registered_names())
    for slug in games():
        if PREFIX + slug not in known:
            pyspiel.register_game(game_type(named(slug), named(slug).seats), class_of(slug))
    return [PREFIX + slug for slug in games()]


NAMES = register()
