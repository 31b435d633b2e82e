"""Gods of Olympus: eight shared gods race up a mountain. Two players, or two against two."""

from __future__ import annotations

from collections.abc import Mapping
from functools import cache

from petteia.core.edition import Edition, Mistake
from petteia.core.event import fact
from petteia.core.game import Game, IllegalMove, Move, reason_for
from petteia.core.notation import seats_and_options
from petteia.games.gods.insight import GodsInsight
from petteia.games.gods.rules import setting_up
from petteia.games.gods.rules.board import Mountain
from petteia.games.gods.rules.data import OWN, mountain_of
from petteia.games.gods.rules.moves import every_move
from petteia.games.gods.state import GodsState, new_state
from petteia.games.gods.words import reading, soundness


class Gods(Game):
    """The kind of game, with one edition; see RULES.md. The first rules are kept: CHANGELOG.md tells them apart."""

    def __init__(self, mountain: Mountain, edition: Edition, version: int = 2) -> None:
        super().__init__(
            slug="gods",
            name="Gods of Olympus",
            seats=(2, 4),
            options=setting_up.options_of(mountain, version),
            version=version,
            moves=every_move(mountain),
            has_secrets=False,
            edition=edition,
            insight=GodsInsight(),
            is_two_sided=True,
        )
        self.mountain = mountain

    def mistakes(self, edition: Edition) -> list[Mistake]:
        return mountain_of(edition)[1].mistakes

    def made_with(self, edition: Edition) -> Gods:
        return Gods(mountain_of(edition)[0], edition)

    def start(self, seats: int, options: Mapping[str, object]) -> GodsState:
        state = self.empty(seats, options)
        setting_up.begin(state)
        return state

    def empty(self, seats: int, options: Mapping[str, object]) -> GodsState:
        """Return a board with nothing on it and nothing to decide."""
        return new_state(self, seats, self.mountain, int(str(options["rings"])), setting_up.box_of(options))

    def position(self, text: str) -> GodsState:
        settings, things = reading.split(text, [option.name for option in self.options])
        state = self.empty(*seats_and_options(self, settings))
        reading.read_into(state, settings, things)
        soundness.check(state, settings)
        return state

    def move(self, text: str) -> Move:
        if " ".join(str(text).lower().split()) == "place summit":  # a cell like others, but no token ever lies there
            raise IllegalMove(reason_for(self, fact("why-not-on-the-summit")), "G5.1")
        return super().move(text)


@cache
def first_rules() -> Gods:
    """Return the game that old records are of."""
    return Gods(GAME.mountain, OWN, version=1)


GAME = Gods(mountain_of(OWN)[0], OWN)
GAME.kept[1] = first_rules
