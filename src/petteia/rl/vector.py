"""N games of one kind at once, stepped in compiled code; observations, masks and rewards as numpy arrays.

    games = Vector("…", count=256, seed=1)
    while True:
        games.step(games.sample())

The arrays belong to the vector, and the next step writes over them what differs: copy what you keep or change.
`petteia.rl.parallel` shares the games out to several processes, behind the same interface.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, NamedTuple

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np
from numpy.typing import ArrayLike, NDArray

from petteia.core.game import Game, State
from petteia.players import Player, player
from petteia.rl.loop import IllegalAction, Loop
from petteia.rl.observer import Bytes, Floats, Observer, check_out, named, seen, whole

__all__ = ["IllegalAction", "Rows", "Step", "Vector"]

RANDOM = "random"  # played by the loop itself, faster than the bot of that name


class Step(NamedTuple):
    """What a step leads to; where a game is done, the next one is shown already."""

    observations: Bytes  # (count, size), of the seat to play
    masks: NDArray[np.bool_]  # (count, actions), its legal actions
    rewards: NDArray[np.float64]  # (count, seats), of the game that is done, else 0
    dones: NDArray[np.bool_]  # (count,)
    to_play: NDArray[np.int64]  # (count,), the seat to play


class Rows:
    """What many games show: arrays with a row for each of them, and the same in other forms."""

    game: Game
    seats: int
    count: int
    observer: Observer
    size: int  # entries of an observation
    actions: int
    observations: Bytes
    masks: NDArray[np.bool_]
    rewards: NDArray[np.float64]
    dones: NDArray[np.bool_]
    to_play: NDArray[np.int64]
    legal_rows: NDArray[np.int16]  # behind `legal` and `counts`
    legal_counts: NDArray[np.int64]
    lengths: NDArray[np.int64]  # decisions of the game last played in
    samples: NDArray[np.int64]
    last: Bytes | None  # what the hero saw of the game that ended last, if that is kept

    @property
    def legal(self) -> NDArray[np.int16]:
        """The legal actions as lists, (count, actions): the first counts[i] entries of legal[i], as the rules order."""
        self.list_legal()
        return self.legal_rows

    @property
    def counts(self) -> NDArray[np.int64]:
        """How many legal actions every game has, (count,)."""
        self.list_legal()
        return self.legal_counts

    def list_legal(self) -> None:
        """Have legal actions listed from now on, if they are not: most agents are content with masks."""

    def shown(self) -> Step:
        """Return the arrays as they stand."""
        return Step(self.observations, self.masks, self.rewards, self.dones, self.to_play)

    def checked(self, actions: ArrayLike, count: int) -> NDArray[np.int64]:
        """Return *actions* as *count* whole numbers; raise ValueError if they are something else."""
        chosen = np.asarray(actions)
        if chosen.shape != (count,) or chosen.dtype.kind not in "iu":
            told = f"{chosen.dtype} of shape {chosen.shape}"
            raise ValueError(f"actions are {count} whole numbers, one for every game, not {told}")
        return chosen

    def check_states(self, states: Sequence[State]) -> None:
        """Raise ValueError unless there is a state of this game for every row."""
        if not isinstance(states, Sequence) or isinstance(states, str):
            raise TypeError(f"this vector takes a list of {self.count} states, not {states!r}")
        if len(states) != self.count:
            raise ValueError(f"this vector holds {self.count} games, not {len(states)}")
        for state in states:
            if not isinstance(state, State) or state.game != self.game or int(state.seats) != self.seats:
                raise ValueError(f"this vector holds {self.game.name} with {self.seats} seats, not {state!r}")

    def sample(self) -> NDArray[np.int64]:
        """Return a legal action for every game, drawn evenly; the same ones until the next step."""
        return self.samples.copy()

    def floats(self, out: Floats | None = None) -> Floats:
        """Return the observations with every entry from 0 to 1, in *out*, of shape (count, size), if given."""
        return self.observer.scaled(self.observations, out)

    def bits(self, out: Bytes | None = None) -> Bytes:
        """Return the observations packed: a bit for every entry that is not 0, eight entries to a byte.

        Of entries that are only 0 or 1, most of them in every game, nothing is lost; `observer.most` tells them.
        """
        packed = np.packbits(self.observations != 0, axis=1)
        if out is None:
            return packed
        check_out(out, "bits", packed.shape, np.uint8)
        out[:] = packed
        return out

    def fields(self) -> dict[str, Bytes]:
        """Return the observations by the names of their fields."""
        return self.observer.split(self.observations)


class Vector(Rows):
    """*count* games with *seats* seats, each begun again when it is over.

    With ``chance="fast"`` every slot has a seeded generator of its own. With ``chance="native"`` game k of slot i is
    ``game.new(seats, seed=seed + i + k * count)`` draw for draw, at the price of its hashes. With a *hero*, a seat,
    only the hero's decisions are shown; the other seats play at random inside the loop, or as *opponents* say: a bot's
    name, its level or a bot, for all of them or one each, clockwise from the hero's left. With *forfeits* an illegal
    action loses the game instead of being refused; *keeps_last* fills `last`. *part* says that these are some of many
    games, the number of the first and of all: each is then played as among all of them.
    """

    def __init__(
        self,
        game: str | Game,
        seats: int | None = None,
        count: int = 64,
        seed: int = 0,
        chance: str = "fast",
        hero: int | None = None,
        opponents: str | int | Player | Sequence[str | int | Player] = RANDOM,
        forfeits: bool = False,
        keeps_last: bool = False,
        part: tuple[int, int] | None = None,
        **options: object,
    ) -> None:
        count = whole(count, "the count of games")
        if count < 1:
            raise ValueError(f"a vector holds at least one game, not {count}")
        if chance not in ("fast", "native"):
            raise ValueError(f"chance is 'fast' or 'native', not {chance!r}")
        self.game = named(game)
        start = self.game.new(seats, **options)
        self.seats, self.count = int(start.seats), count
        if hero is not None and not 0 <= whole(hero, "the hero's seat") < self.seats:
            raise ValueError(f"the hero is a seat from 0 to {self.seats - 1}, not {hero}")
        self.observer = Observer(self.game, self.seats)
        self.size, self.actions = self.observer.size, self.observer.actions
        first, total = part or (0, count)
        seat = -1 if hero is None else hero
        self.loop = Loop(start, self.observer.inputs, count, chance == "native", seat, first, total)
        self.loop.forfeits = forfeits
        self.last = None
        if keeps_last:
            self.loop.keep_last()
            self.last = seen(self.loop.last, np.uint8).reshape(count, self.size)
        if opponents != RANDOM:
            self.invite([opponents] if isinstance(opponents, str | int | Player) else list(opponents), hero)
        self._actions = seen(self.loop.actions, np.int64)
        self.samples: NDArray[np.int64] = seen(self.loop.samples, np.int64)
        self.observations: Bytes = seen(self.loop.observations, np.uint8).reshape(count, self.size)
        masks = self.loop.words.words if self.loop.in_runs else self.loop.masks
        self.masks: NDArray[np.bool_] = seen(masks, np.bool_).reshape(count, self.actions)
        self.rewards: NDArray[np.float64] = seen(self.loop.rewards, np.float64).reshape(count, self.seats)
        self.dones: NDArray[np.bool_] = seen(self.loop.dones, np.bool_)
        self.to_play: NDArray[np.int64] = seen(self.loop.to_play, np.int64)
        self.legal_rows: NDArray[np.int16] = seen(self.loop.legal, np.int16).reshape(count, self.actions)
        self.legal_counts: NDArray[np.int64] = seen(self.loop.counts, np.int64)
        self.lengths: NDArray[np.int64] = seen(self.loop.lengths, np.int64)
        self.reset(seed)

    def list_legal(self) -> None:
        if not self.loop.lists:
            self.loop.list_all()

    def reset(self, seed: int) -> Step:
        """Begin every game anew; the same seed and actions give the same games."""
        first = whole(seed, "a seed")
        self.clear()
        self.loop.reset(first)
        return self.shown()

    def clear(self) -> None:
        """Set to zero what the loop expects to be."""
        if not self.loop.in_runs:
            self.masks.fill(False)
        if not self.loop.memory:
            self.observations.fill(0)

    def invite(self, opponents: list[str | int | Player], hero: int | None) -> None:
        """Seat bots round the hero."""
        if hero is None:
            raise ValueError("opponents need a hero: the seat that is not theirs")
        if len(opponents) == 1:
            opponents = opponents * (self.seats - 1)
        if len(opponents) != self.seats - 1:
            raise ValueError(f"there are {self.seats - 1} other seats, but {len(opponents)} opponents")
        for place, each in enumerate(opponents, start=1):
            bot = each if isinstance(each, Player) else None
            if bot is None and each != RANDOM:
                which: dict[str, Any] = {"level" if isinstance(each, int) else "name": each}
                bot = player(self.game, seed=place, **which)
            self.loop.bots[(hero + place) % self.seats] = bot

    def place(self, states: Sequence[State]) -> Step:
        """Put copies of *states*, one for every game, in place of the games and show the next decision in each."""
        self.check_states(states)
        self.clear()
        for slot, state in enumerate(states):
            self.loop.place(slot, state)
        self.loop.show()
        return self.shown()

    def states(self) -> list[State]:
        """Return copies of all states, each at the decision that is shown."""
        return [state.copy() for state in self.loop.states]

    def step(self, actions: ArrayLike) -> Step:
        """Make one action in every game; raise IllegalAction, changing nothing, if one of them is not legal."""
        self._actions[:] = self.checked(actions, self.count)
        self.loop.check()
        self.clear()
        self.loop.step()
        return self.shown()
