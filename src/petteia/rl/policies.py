"""What stable-baselines3 trained as a player: `ppo:weights=agent.zip` in the arena, or wherever a bot is named.

The file is what `MaskablePPO.save` of sb3-contrib wrote, trained on the Gymnasium environments of petteia.rl. It plays
what it holds to be best, given what its seat sees and the mask of its legal moves.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path
from typing import Any, Protocol
from zipfile import BadZipFile

from petteia.rl.extras import require

require("rl", "numpy")

import numpy as np

from petteia.core.game import Game, Move
from petteia.players import Player
from petteia.players.bots import Settings, UnknownPlayer
from petteia.rl.observer import Form, Observer

ALGORITHM = "MaskablePPO"


class Policy(Protocol):
    """What chooses an action, as the models of stable-baselines3 do."""

    observation_space: Any
    action_space: Any

    def predict(self, observation: Any, *, deterministic: bool, action_masks: Any) -> tuple[Any, Any]:
        """Return an action and, for networks with a memory, what to remember."""


class PolicyPlayer(Player):
    """Plays as a trained policy decides."""

    def __init__(self, game: Game, policy: Policy, seed: int | None = None) -> None:
        super().__init__(game, "ppo", seed)
        self.policy = policy
        self.form = form_of(policy)
        self.observers: dict[int, Observer] = {}

    def choose(self, view: Mapping[str, object]) -> Move:
        state = self.imagine(view)
        seat = int(state.actor())
        observer = self.observer_for(int(state.seats))
        seen, mask = observer.observe(state, seat, self.form), observer.mask(state, seat)
        action, _ = self.policy.predict(seen, deterministic=True, action_masks=mask.astype(np.bool_))
        return self.game.all_moves[int(action)]

    def observer_for(self, seats: int) -> Observer:
        """Return who shows games with *seats* seats; refuse a policy that was trained to see something else."""
        if seats not in self.observers:
            observer = Observer(self.game, seats)
            wanted, given = observer.space(self.form), self.policy.observation_space
            if given != wanted:
                raise UnknownPlayer(
                    f"this policy sees {given}, but {self.game.name} with {seats} seats shows {wanted}: "
                    "it was trained with another game or another number of seats"
                )
            actions = int(self.policy.action_space.n)
            if actions != observer.actions:
                raise UnknownPlayer(f"this policy has {actions} actions, {self.game.name} {observer.actions}")
            self.observers[seats] = observer
        return self.observers[seats]


def form_of(policy: Policy) -> Form:
    """Return the form of the observations that *policy* was trained on."""
    space = policy.observation_space
    if not hasattr(space, "dtype") or space.dtype is None:
        return "fields"
    return "bytes" if space.dtype == np.uint8 else "floats"


def make(game: Game, seed: int | None, settings: Settings) -> Player:
    """Return the player with the policy in the file `weights`, which is taken out of the *settings*."""
    file = settings.pop("weights", None)
    if file is None:
        raise UnknownPlayer(f"ppo needs the file that {ALGORITHM}.save wrote: ppo:weights=agent.zip")
    if not Path(file).is_file():
        raise UnknownPlayer(f"there is no file {file!r}; ppo:weights= names what {ALGORITHM}.save wrote")
    return PolicyPlayer(game, loaded(file), seed)


def loaded(file: str) -> Policy:
    """Return the policy in *file*; its threads would only wait for each other."""
    try:
        import torch  # noqa: PLC0415 - large, and for this alone
        from sb3_contrib import MaskablePPO  # noqa: PLC0415
    except ImportError as error:
        raise UnknownPlayer(f"ppo needs {error.name}: pip install sb3-contrib") from error
    torch.set_num_threads(1)
    try:
        found: Policy = MaskablePPO.load(file, device="cpu")
    except (BadZipFile, ValueError, KeyError, AttributeError, RuntimeError) as error:
        raise UnknownPlayer(f"{file} holds nothing that {ALGORITHM}.save wrote: {error}") from error
    return found
