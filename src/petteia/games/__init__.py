"""The games, one folder each; the registry finds them here.

`petteia.games` is this package, so that `petteia.games.<slug>` can be imported, and it can be called:
`petteia.games()` lists the games there are.
"""

import sys
from types import ModuleType


class Games(ModuleType):
    """A package that lists its games when it is called."""

    def __call__(self) -> list[str]:
        from petteia.core.registry import games  # noqa: PLC0415 - it looks into this package

        return games()


sys.modules[__name__].__class__ = Games
