"""OpenSpiel's own search bots as players: `openspiel:simulations=100` in the arena, or wherever a bot is named.

Monte-Carlo tree search where everything is open, information-set MCTS where something is hidden, or the one that is
asked for (`search=mcts`, `search=ismcts`); both in OpenSpiel's Python, with random rollouts to the end of the game, on
our games through the adapter. Like every player they are given a view: with secrets they search from a state imagined
from it.
"""

from __future__ import annotations

import time
from collections.abc import Mapping
from typing import Any

from petteia.rl.extras import require

require("openspiel", "numpy", "pyspiel")

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

from petteia.core.game import Game, Move, State
from petteia.players import Player
from petteia.players.bots import Settings, UnknownPlayer, taken
from petteia.rl.openspiel import PREFIX, SpielGame

ENDLESS = 10**9  # simulations, for a search that ends by the clock
LEAST = 2  # simulations: the first judges the root, the second tries a move
MCTS, ISMCTS = "mcts", "ismcts"


class TimeIsUp(Exception):
    """The search has had its time."""


class Clock:
    """Ends a search after some seconds, or never if they are zero."""

    def __init__(self, seconds: float) -> None:
        self.seconds = seconds
        self.start()

    def start(self) -> None:
        self.until = time.monotonic() + self.seconds
        self.simulations = 0

    def tick(self) -> None:
        """Count a simulation that begins; raise TimeIsUp instead if it is too late for it."""
        if self.seconds > 0 and self.simulations >= LEAST and time.monotonic() >= self.until:
            raise TimeIsUp
        self.simulations += 1


class TimedMcts(mcts.MCTSBot):  # type: ignore[misc]
    """OpenSpiel's MCTS, with a clock asked before every simulation."""

    clock: Clock
    root: Any

    def mcts_search(self, state: Any) -> Any:
        self.clock.start()
        try:
            return super().mcts_search(state)
        except TimeIsUp:
            return self.root

    def _apply_tree_policy(self, root: Any, state: Any) -> Any:
        self.root = root
        self.clock.tick()
        return super()._apply_tree_policy(root, state)


class TimedIsmcts(ismcts.ISMCTSBot):  # type: ignore[misc]
    """OpenSpiel's information-set MCTS, with a clock asked before every simulation."""

    clock: Clock

    def run_search(self, state: Any) -> Any:
        self.clock.start()
        try:
            return super().run_search(state)
        except TimeIsUp:
            return self.get_final_policy(state, self._root_node)

    def sample_root_state(self, state: Any) -> Any:
        self.clock.tick()
        return super().sample_root_state(state)


class Rival(Player):
    """Thinks with OpenSpiel's search, for a number of simulations or of seconds."""

    def __init__(
        self,
        game: Game,
        seed: int | None = None,
        simulations: int = 100,
        seconds: float = 0.0,
        exploration: float = 2.0,
        rollouts: int = 1,
        search: str | None = None,
    ) -> None:
        super().__init__(game, "openspiel", seed)
        self.kind = search or (ISMCTS if game.has_secrets else MCTS)
        self.simulations = simulations
        self.exploration = exploration
        self.rollouts = rollouts
        self.clock = Clock(seconds)
        self.bots: dict[str, tuple[SpielGame, Any]] = {}

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        self.bots.clear()

    def choose(self, view: Mapping[str, object]) -> Move:
        state = self.imagine(view)
        moves = state.moves()
        if len(moves) == 1:
            return moves[0]
        game, bot = self.bot_for(state)
        return self.game.all_moves[int(bot.step(game.state_at(state)))]

    def bot_for(self, state: State) -> tuple[SpielGame, Any]:
        """Return the game of *state* in OpenSpiel and the bot for it."""
        options: dict[str, object] = {"seats": int(state.seats)}
        if not self.game.data:  # else every state brings its edition along, and OpenSpiel needs to know no option of it
            options |= state.chosen_options()
        if self.kind == ISMCTS and not self.game.has_secrets:
            options["imperfect"] = True  # it refuses a game in which everything is open
        name = f"{PREFIX}{self.game.slug}({','.join(f'{key}={spelled(value)}' for key, value in options.items())})"
        if name not in self.bots:
            game = pyspiel.load_game(name)
            self.bots[name] = game, self.made(game)
        return self.bots[name]

    def made(self, game: SpielGame) -> Any:
        """Return OpenSpiel's search for *game*, all its chance drawn from this player's seed."""
        rng = np.random.RandomState(self.rng.randrange(1 << 30))
        evaluator = mcts.RandomRolloutEvaluator(self.rollouts, rng)
        bot: Any
        if self.kind == ISMCTS:
            bot = TimedIsmcts(game, evaluator, self.exploration, self.simulations, random_state=rng)
            bot.set_resampler(lambda state, player: state.resample_from_infostate(player, rng.uniform))
        else:
            bot = TimedMcts(game, self.exploration, self.simulations, evaluator, random_state=rng)
        bot.clock = self.clock
        return bot


def spelled(value: object) -> str:
    """Return *value* as OpenSpiel writes a parameter."""
    return str(value).lower() if isinstance(value, bool) else str(value)


def make(game: Game, seed: int | None, settings: Settings) -> Player:
    """Return the rival with these *settings*, which are taken out."""
    seconds = taken(settings, "seconds", 0.0)
    search = settings.pop("search", None)
    if search not in (None, MCTS, ISMCTS):
        raise UnknownPlayer(f"search is {MCTS} or {ISMCTS}, not {search!r}")
    return Rival(
        game,
        seed,
        simulations=int(taken(settings, "simulations", ENDLESS if seconds else 100, least=1)),
        seconds=seconds,
        exploration=taken(settings, "exploration", 2.0),
        rollouts=int(taken(settings, "rollouts", 1, least=1)),
        search=search,
    )
