"""How bots travel to other processes: as what they were made from. One that arrives begins anew, with the same seed."""

from __future__ import annotations

from petteia.core.game import Game
from petteia.core.pickling import PickleError
from petteia.players.base import Player

EVERY_BOTS = ("game", "name", "spec", "listens", "seed", "rng")  # what each of them holds


def reduced(bot: Player) -> tuple[object, ...]:
    """Return how to make *bot* again, as pickle asks for it; a bot of one's own is made of all that it holds."""
    if bot.spec:
        return bot_from, (bot.game, bot.spec, bot.seed)
    if type(bot).__module__.startswith("petteia.players."):
        raise PickleError(f"{bot!r} cannot be pickled: make it by its name, petteia.player(game, name)")
    own = {name: value for name, value in vars(bot).items() if name not in EVERY_BOTS}
    return own_bot_from, (type(bot), bot.game, bot.name, bot.seed, own, bot.listens)


def bot_from(game: Game, spec: str, seed: int | None) -> Player:
    """Return the bot of *game* written *spec*."""
    from petteia.players.bots import make  # noqa: PLC0415 - bots are Players

    return make(game, spec, seed)


def own_bot_from(
    kind: type[Player], game: Game, name: str, seed: int | None, own: dict[str, object], listens: bool = False
) -> Player:
    """Return a bot of a class of somebody's own, with all it held beside what every bot has."""
    bot = kind.__new__(kind)
    Player.__init__(bot, game, name, seed)
    bot.listens = listens
    vars(bot).update(own)
    return bot
