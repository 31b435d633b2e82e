"""Why a table refuses: a fact that can be told in any language, and a rule number where a rule of the game is meant."""

from __future__ import annotations

from petteia.core.event import Tellable, fact
from petteia.core.game import PetteiaError


class Refused(PetteiaError):
    """A wish a table does not grant; nothing has changed. ``stale`` means: look at the current view first."""

    def __init__(self, reason: Tellable, rule: str = "", stale: bool = False) -> None:
        super().__init__(reason.name + (f" ({rule})" if rule else ""))
        self.reason = reason
        self.rule = rule
        self.stale = stale


def refused(name: str, **facts: object) -> Refused:
    """Return the refusal told by the message *name*."""
    return Refused(fact(name, **facts))
