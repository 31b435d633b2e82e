"""Every game as a TextArena environment: everything in words, in four languages, for language models.

    textarena.make("petteia-…-v0", language="fr")

Importing this module registers every game. Each seat hears what it may know of what happened, and whoever must decide
reads the board, the question and the legal moves. An answer is a move, `[zeus up]`, or its number, `[3]`. Whoever
answers wrongly more often in a row than `error_allowance` says has lost, and the others have won.
"""

from __future__ import annotations

import re
from typing import Any

from petteia.rl.extras import require

require("textarena", "textarena")

import textarena
from textarena.envs.registration import ENV_REGISTRY

from petteia.core.event import Event
from petteia.core.game import CHANCE
from petteia.core.record import Record
from petteia.core.registry import game as find_game
from petteia.core.registry import games
from petteia.core.rulebook import written
from petteia.core.telling import Teller
from petteia.core.text import DEFAULT, check_language

ALLOWANCE = 2  # wrong answers in a row that are forgiven
BRACKETED = re.compile(r"\[([^\[\]]+)\]")


def answer_in(action: str) -> str:
    """Return the move that *action* names: what stands in its last brackets, or its last line."""
    if found := BRACKETED.findall(action):
        return str(found[-1]).strip()
    lines = action.strip().splitlines()
    return lines[-1].strip() if lines else ""


class TextEnv(textarena.Env):  # type: ignore[misc]
    """A game for as many agents as it has seats; `record` is the game so far, to be kept and looked at."""

    def __init__(
        self,
        game: str,
        language: str = DEFAULT,
        error_allowance: int = ALLOWANCE,
        tells_rules: bool = True,
        **options: object,
    ) -> None:
        self.game = find_game(game)
        self.language = check_language(self.game, language)
        self.error_allowance = error_allowance
        self.tells_rules = tells_rules
        self.options = self.game.complete(options)
        self.record = Record(self.game, seed=0, options=self.options)
        self.teller = Teller(self.game, self.record.seats, self.language)

    def reset(self, num_players: int, seed: int | None = None) -> None:
        """Begin a new game; with a *seed* chance goes the same way every time."""
        from petteia.core.chance import new_seed  # noqa: PLC0415 - only without a seed

        record = Record(self.game, num_players, new_seed() if seed is None else seed, self.options)
        self.teller = Teller(self.game, num_players, self.language)
        self.state = textarena.FFAMultiPlayerState(num_players, error_allowance=self.error_allowance)
        self.state.reset(
            game_state={}, player_prompt_function=self.prompt, role_mapping=dict(enumerate(self.teller.names))
        )
        log: list[Event] = []
        record.begin(log)
        self.record = record
        self.tell_everybody(log)
        self.ask()

    def prompt(self, player_id: int, game_state: dict[str, Any]) -> str:
        """Return what a seat is told before the game: who it is, and the rules."""
        rules = written(self.game, self.language) or written(self.game) or ""
        told = self.teller.tell("talk-you-are", name=self.teller.names[player_id], game=self.teller.title)
        return f"{told}\n\n{rules}" if self.tells_rules and rules else told

    def get_board_str(self) -> str:
        """Return the board as a spectator sees it."""
        return "\n".join(self.teller.board(self.record.state.view(None)))

    def step(self, action: str) -> tuple[bool, dict[str, Any]]:
        """Make the move that *action* names, for whoever must decide."""
        state = self.state
        if state.done:
            raise RuntimeError("the game is over: call reset() before step()")
        seat = state.current_player_id
        kind = textarena.ObservationType
        state.add_observation(action, kind.PLAYER_ACTION, from_id=seat, to_id=seat)
        move = self.teller.found(answer_in(action), self.record.state.moves())
        if move is None:
            self.refuse(seat, answer_in(action))
        else:
            log: list[Event] = []
            self.record.play(move, log)
            self.tell_everybody(log)
            self.ask()
        done, info = state.step(rotate_player=False)
        return bool(done), dict(info)

    def refuse(self, seat: int, answer: str) -> None:
        """Say why *answer* is no move; too many of them lose the game."""
        reason, rule = self.teller.refusal(self.record.state, answer)
        told = f"{reason} ({rule})" if rule else reason
        if self.state.set_invalid_move(told):
            sides = [self.record.state.side(each) for each in range(self.record.seats)]
            rewards = {each: -1.0 if side == sides[seat] else 1.0 for each, side in enumerate(sides)}
            self.state.set_game_outcome(rewards, told)

    def tell_everybody(self, events: list[Event]) -> None:
        """Tell each seat what it may know of *events*."""
        for seat in range(self.record.seats):
            if lines := list(self.teller.sentences(events, seat)):
                kind = textarena.ObservationType.GAME_ACTION_DESCRIPTION
                self.state.add_observation("\n".join(lines), kind, to_id=seat)

    def ask(self) -> None:
        """Ask whoever must decide, or tell how the game ended."""
        seat = self.record.state.to_act
        assert seat != CHANCE, "a record with a seed makes its draws itself"
        if seat is None:
            outcome = self.record.state.outcome()
            assert outcome is not None
            told = f"{self.teller.result(self.record.result())} {self.teller.scores(self.record.state)}".strip()
            self.state.set_game_outcome(dict(enumerate(outcome)), told)
            return
        if seat != self.state.current_player_id:
            self.state.manually_set_current_player_id(seat, force=True)
        self.state.add_observation(
            self.teller.decision(self.record.state, seat), textarena.ObservationType.GAME_BOARD, to_id=seat
        )


def register() -> None:
    """Let `textarena.make` know every game there is."""
    for slug in games():
        name = f"petteia-{slug}-v0"
        if name not in ENV_REGISTRY:
            textarena.register(name, TextEnv, game=slug)


register()
