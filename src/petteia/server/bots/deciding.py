"""Bots decide, and think on while others do: in the thinking process."""

from __future__ import annotations

import ctypes
import time
from collections import OrderedDict
from typing import TYPE_CHECKING, NamedTuple

from petteia.table.setup import with_edition

if TYPE_CHECKING:
    from petteia.players import Player

MEMORY = 240_000_000  # bytes that the trees of all bots of a process may take
SLICE = 0.02  # seconds between two looks whether somebody else wants to think
ALONE = 0.9  # of its time a process has the core if nobody else wants that


class Kind(NamedTuple):
    """What bot: its game, with an *edition*, as JSON, that this process may never have seen, its level and style."""

    game: str
    level: int
    edition: str = ""
    style: str = ""


class Bots:
    """The bots of a process, those used last, as many as there is memory for.

    One that thinks on belongs to a seat at a table, its *owner*: its tree is about that game. The others are anybody's.
    """

    def __init__(self, most: int = MEMORY) -> None:
        self.most = most
        self.stop = ctypes.c_longlong(0)  # the number of the last thought that shall end
        self.known: OrderedDict[tuple[Kind, str], Player] = OrderedDict()

    def bot(self, kind: Kind, owner: str, seed: int) -> Player:
        """Return a bot of *kind* as it is throughout the game of *seed*, and the one that *owner* had before."""
        bot = self.known.pop((kind, owner), None)
        if bot is None or not owner:
            bot = bot or self.spare(kind) or made(kind)
            bot.reseed(seed)
        self.known[kind, owner] = bot
        while len(self.known) > 1 and self.memory() > self.most:
            self.known.popitem(last=False)
        return bot

    def spare(self, kind: Kind) -> Player | None:
        """Return the bot of *kind* that was not used for longest, where there is no memory for one more."""
        same = [each for each in self.known if each[0] == kind]
        if not same or self.memory() + self.known[same[0]].memory() <= self.most:
            return None
        return self.known.pop(same[0])

    def memory(self) -> int:
        return sum(bot.memory() for bot in self.known.values())


def made(kind: Kind) -> Player:
    from petteia.players import player  # noqa: PLC0415 - the server itself needs no player

    game = with_edition(kind.game, kind.edition) if kind.edition else kind.game
    return player(game, level=kind.level, style=kind.style)


_bots = Bots()


def listen(stop: ctypes.c_longlong) -> None:
    """Be told in *stop*, shared with the server, which thoughts shall end."""
    _bots.stop = stop


def choose(kind: Kind, view: dict[str, object], seed: int, owner: str = "") -> str:
    """Return the move that a bot makes in *view*."""
    return str(_bots.bot(kind, owner, seed).choose(view).text)


def ponder(number: int, seconds: float, kind: Kind, view: dict[str, object], seed: int, owner: str) -> bool:
    """Think on for *seconds*, until told to stop or the core is wanted; say whether more of it may help."""
    bot, until = _bots.bot(kind, owner, seed), time.monotonic() + seconds
    while _bots.stop.value < number and (began := time.monotonic()) < until:
        used = time.process_time()
        if not bot.ponder(view, SLICE):
            return False
        if time.process_time() - used < ALONE * (time.monotonic() - began):
            break
    return True
