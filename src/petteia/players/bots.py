"""All bots there are: by kind with settings, and the six levels."""

from __future__ import annotations

import os
import sys
import tomllib
from collections.abc import Callable, Iterable, Mapping
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

from librt.vecs import vec

from petteia import _source
from petteia.core.game import Game, Move, PetteiaError
from petteia.core.insight import insight_of
from petteia.core.registry import folder_of
from petteia.core.text import DEFAULT, check_language
from petteia.players.alphabeta import AlphaBetaPlayer
from petteia.players.base import Player
from petteia.players.classic import ClassicPlayer
from petteia.players.greedy import GreedyPlayer
from petteia.players.judge import sides_of
from petteia.players.mcts import MctsPlayer
from petteia.players.net import NetPlayer
from petteia.players.network_file import network
from petteia.players.program import SECONDS, TRIES, ProgramPlayer, settings_of
from petteia.players.random import RandomPlayer
from petteia.players.thinker import Thinker
from petteia.players.uct import UctPlayer
from petteia.players.weights import learned, read

PROGRAM = "program"  # the kind whose settings end with a command; no bot without one
ENTRY_POINTS = "petteia.players"  # where other packages, and other parts of this one, offer kinds of bots

Settings = dict[str, str]
Maker = Callable[[Game, int | None, Settings], Player]  # takes the settings it knows out of them

# Where half-made turns can be judged, options are judged one decision ahead; good ones then differ little.
COMPARING_EXPLORATION = 0.6
COMPARING_DOUBT = 0.05
CLASSIC_DOUBT = 0.02  # of values that were less far apart
NETWORK = "network"  # the judge of a bot with a network, unless told
NET_EXPLORATION = 1.0
NET_REPLIES = 3  # of rivals, where something is hidden from them
NET_PLAYOUTS = 0.5
# Of results from -1 to 1, that a character gives up in one decision for what it likes, with two sides and with more.
# A network tells positions further apart than a linear judge, and of more than two sides each decides less.
LEEWAYS = 0.02, 0.02
NET_LEEWAYS = 0.03, 0.1
LONG_THOUGHT = 0.5  # seconds from which on playouts are worth their time
UCT_EXPLORATION = 2.0  # of results from -1 to 1, as OpenSpiel's searches have it
MOST = 1e9  # of anything that can be set
UNTOLD = -1.0  # nothing can be set to it


class UnknownPlayer(PetteiaError):
    """No bot has this name, level or setting."""


# Kinds -----------------------------------------------------------------------------------------------------------


def taken(settings: Settings, name: str, default: float, least: float = 0.0) -> float:
    """Return the number set for *name*, and take it out of the settings."""
    value = settings.pop(name, None)
    if value is None:
        return default
    try:
        number = float(value)
    except ValueError:
        raise UnknownPlayer(f"{name} must be a number, not {value!r}") from None
    if not least <= number < MOST:
        raise UnknownPlayer(f"{name} must be from {least:g} to {MOST:g}, not {value}")
    return number


def budget(settings: Settings, name: str, usual: int) -> tuple[int, float]:
    """Return how many simulations or nodes, and how many seconds, a decision may take; zero for any number of one."""
    seconds = taken(settings, "seconds", 0.0)
    count = int(taken(settings, name, 0 if seconds else usual))
    if not count and not seconds:
        raise UnknownPlayer(f"{name} or seconds must be more than 0: the search would never end")
    return count, seconds


def weights_for(game: Game, settings: Settings) -> dict[int, vec[float]]:
    """Return the weights to judge with: learned ones if there are any, those of another file, or none, by hand."""
    judge = settings.pop("judge", "learned")
    if judge == "hand":
        return {}
    found = dict(learned(game)) if judge == "learned" else read_weights(Path(judge))
    insight = insight_of(game)
    if any(len(weights) != insight.feature_count for weights in found.values()):
        raise UnknownPlayer(f"{judge} holds no weights for the features of {game.name}")
    if found and insight.compares_seats():
        # What helps a seat alone helps it about as much with one player more or less.
        trained = sorted(found)
        for seats in game.seats:
            found.setdefault(seats, found[nearest(seats, trained)])
    return found


def in_character(bot: Thinker, settings: Settings, usual: tuple[float, float] = LEEWAYS) -> Player:
    """Return *bot* with the style it is told to have, if any."""
    style = settings.pop("style", "")
    told = taken(settings, "leeway", UNTOLD)
    if style:
        insight = insight_of(bot.game)
        taste = vec[float]([0.0] * insight.feature_count)
        for feature, more in insight.styles[known_style(bot.game, style)].items():
            taste[feature] = more
        bot.favour(taste, *(usual if told == UNTOLD else (told, told)))
    return bot


def known_style(game: Game, style: str) -> str:
    """Return *style* if bots can have it at *game*; else raise UnknownPlayer."""
    known = insight_of(game).styles
    if style not in known:
        there = f"there are {', '.join(known)}" if known else "there are none"
        raise UnknownPlayer(f"no bot at {game.name} has the style {style!r}; {there}")
    return style


def read_weights(path: Path) -> dict[int, vec[float]]:
    """Return the weights that `petteia train-judge --out` wrote to *path*."""
    if not path.is_file():
        raise UnknownPlayer(f"a judge is learned, hand or a file of weights, not {str(path)!r}")
    try:
        return read(path)
    except (ValueError, KeyError, TypeError, AttributeError) as error:
        raise UnknownPlayer(f"{path} is no file of weights: {error!r}") from error


def thinking(game: Game, settings: Settings, doubt: float) -> dict[str, Any]:
    """Return what every bot that simulates is told."""
    simulations, seconds = budget(settings, "simulations", 2000)
    compares = insight_of(game).compares_seats()
    return {
        "simulations": simulations,
        "seconds": seconds,
        "weights": weights_for(game, settings),
        "noise": taken(settings, "noise", 0.0),
        "exploration": taken(settings, "exploration", COMPARING_EXPLORATION if compares else 1.0),
        "width": int(taken(settings, "width", 40, least=1)),
        "proof": int(taken(settings, "proof", 0)),
        "doubt": taken(settings, "doubt", doubt if compares else 0.0),
        "bias": taken(settings, "bias", 0.0),
        "form": taken(settings, "form", 1.0, least=1),
    }


def make_classic(game: Game, seed: int | None, settings: Settings) -> Player:
    return in_character(ClassicPlayer(game, seed, **thinking(game, settings, CLASSIC_DOUBT)), settings)


def make_mcts(game: Game, seed: int | None, settings: Settings) -> Player:
    told = thinking(game, settings, COMPARING_DOUBT)
    usual = 1 if insight_of(game).compares_seats() else told["width"]
    replies = int(taken(settings, "replies", usual, least=1))
    made = MctsPlayer(game, seed, **told, replies=replies, **keeping(settings, told["seconds"]))
    return in_character(made, settings)


def keeping(settings: Settings, seconds: float) -> dict[str, Any]:
    """Return whether a bot goes on with the tree of its last decision, and whether it thinks on while others decide.

    By the clock to go on is more thought, else less. A patient one lets its tree grow where the decision is clear.
    """
    ponders = taken(settings, "ponder", 0.0) > 0
    keeps = taken(settings, "keep", 1.0 if seconds or ponders else 0.0) > 0
    if ponders and not keeps:
        raise UnknownPlayer("ponder=1 needs keep=1: what is thought while others decide would be forgotten")
    patient = taken(settings, "patient", 0.0) > 0
    if patient and not keeps:
        raise UnknownPlayer("patient=1 needs keep=1: what is thought beyond a decision would be forgotten")
    return {"keeps": keeps, "ponders": ponders, "patient": patient}


def make_net(game: Game, seed: int | None, settings: Settings) -> Player:
    simulations, seconds = budget(settings, "simulations", 1000)
    file = settings.pop("weights", None)
    weights: dict[int, vec[float]] | None = None
    if settings.get("judge", NETWORK) != NETWORK:
        weights = weights_for(game, settings)
    else:
        settings.pop("judge", None)
    width = int(taken(settings, "width", 40, least=1))
    made = NetPlayer(
        game,
        network(game, None if file is None else Path(file)),
        seed,
        simulations=simulations,
        seconds=seconds,
        exploration=taken(settings, "exploration", NET_EXPLORATION),
        width=width,
        proof=int(taken(settings, "proof", 0)),
        replies=int(taken(settings, "replies", NET_REPLIES if game.has_secrets else width, least=1)),
        glory=taken(settings, "glory", 0.0),
        **keeping(settings, seconds),
        weights=weights,
        noise=0.0 if weights is None else taken(settings, "noise", 0.0),
        bias=0.0 if weights is None else taken(settings, "bias", 0.0),
        form=taken(settings, "form", 1.0, least=1),
        playouts=playouts_of(settings, seconds) if weights is None else 0.0,
    )
    return in_character(made, settings, NET_LEEWAYS if weights is None else LEEWAYS)


def playouts_of(settings: Settings, seconds: float) -> float:
    """Return how much of a judgement is how a game ends that is played on, from 0 to 1."""
    has_time = seconds >= LONG_THOUGHT and _source.build() == "compiled"
    found = taken(settings, "playouts", NET_PLAYOUTS if has_time else 0.0)
    if found > 1:
        raise UnknownPlayer(f"playouts must be from 0 to 1, not {found:g}")
    return found


def make_alphabeta(game: Game, seed: int | None, settings: Settings) -> Player:
    state = game.start(game.seats[0], game.complete({}))
    if game.has_secrets or sides_of(state) != 2:
        raise UnknownPlayer(f"alphabeta needs two sides that see everything; {game.name} has not")
    nodes, seconds = budget(settings, "nodes", 20_000)
    width = int(taken(settings, "width", 8, least=1))
    return AlphaBetaPlayer(
        game,
        seed,
        turns=int(taken(settings, "turns", 24, least=1)),
        nodes=nodes,
        seconds=seconds,
        weights=weights_for(game, settings),
        noise=taken(settings, "noise", 0.0),
        widths=(width // 2, width, width * 3 // 2, width * 2),
    )


def make_uct(game: Game, seed: int | None, settings: Settings) -> Player:
    simulations, seconds = budget(settings, "simulations", 1000)
    exploration = taken(settings, "exploration", UCT_EXPLORATION)
    return UctPlayer(game, seed, simulations=simulations, seconds=seconds, exploration=exploration)


def make_greedy(game: Game, seed: int | None, settings: Settings) -> Player:
    return GreedyPlayer(game, seed)


def make_random(game: Game, seed: int | None, settings: Settings) -> Player:
    return RandomPlayer(game, seed)


def make_program(game: Game, seed: int | None, settings: Settings) -> Player:
    return ProgramPlayer(
        game,
        settings.pop("command"),
        seed,
        seconds=taken(settings, "seconds", SECONDS, least=0.01),
        tries=int(taken(settings, "tries", TRIES, least=1)),
        language=check_language(game, settings.pop("lang", DEFAULT)),
    )


KINDS: dict[str, Maker] = {
    "random": make_random,
    "greedy": make_greedy,
    "alphabeta": make_alphabeta,
    "mcts": make_mcts,
    "classic": make_classic,
    "net": make_net,
    "uct": make_uct,
}


def maker_of(kind: str) -> Maker:
    """Return what makes bots of a *kind*: ours, one that an installed package offers, or `module.Class`."""
    if kind in KINDS:
        return KINDS[kind]
    if kind == PROGRAM:
        return make_program
    if "." in kind:
        return offered_as(kind, imported(kind))
    from importlib.metadata import entry_points  # noqa: PLC0415 - slow to import

    offered = entry_points(group=ENTRY_POINTS)
    for point in offered:
        if point.name == kind:
            try:
                return offered_as(kind, point.load())
            except ImportError as error:
                raise UnknownPlayer(str(error)) from error
    names = ", ".join([*KINDS, *sorted(point.name for point in offered), f"{PROGRAM}:COMMAND"])
    raise UnknownPlayer(f"there is no bot {kind!r}; there are {names}, and level1 to level{len(LEVELS)}")


def imported(kind: str) -> object:
    """Return what is called *kind*, `module.Class`: a module here or wherever Python looks."""
    name, _, inside = kind.rpartition(".")
    if os.getcwd() not in sys.path:
        sys.path.append(os.getcwd())
    try:
        module = import_module(name)
    except ModuleNotFoundError as error:
        if error.name is None or not f"{name}.".startswith(f"{error.name}."):
            raise UnknownPlayer(f"{name} cannot be imported: {error}") from error
        raise UnknownPlayer(f"there is no module {error.name!r} with the bot {kind!r}") from error
    if not hasattr(module, inside):
        raise UnknownPlayer(f"{name} has no bot {inside!r}")
    return getattr(module, inside)


def offered_as(kind: str, found: object) -> Maker:
    """Return what makes the bots *found*: a class of players made as `Player` is, or a Maker."""
    if isinstance(found, type) and issubclass(found, Player):
        made: type[Player] = found
        return lambda game, seed, settings: made(game, kind, seed)
    if not callable(found):
        raise UnknownPlayer(f"{kind} is no bot: neither a class of players nor something that makes one")
    return found


# Levels ----------------------------------------------------------------------------------------------------------

# A weaker level looks less far and misjudges positions more, always the same way within one game. A game may tune its
# levels for any count of seats: insight/levels.toml in its folder.
LEVELS_FILE = "insight/levels.toml"
LEVELS: dict[int, str] = {
    1: "mcts:simulations=30,noise=0.8",
    2: "mcts:simulations=60,noise=0.4",
    3: "mcts:simulations=160,noise=0.25",
    4: "mcts:simulations=500,noise=0.12,proof=500",
    5: "mcts:simulations=2500,proof=3000",
    6: "mcts:seconds=1.9,proof=20000,ponder=1",
}


def make(game: Game, spec: str, seed: int | None = None) -> Player:
    """Return the bot written *spec*: a kind, perhaps with settings, or a level."""
    kind, _, rest = spec.partition(":")
    style = rest.removeprefix("style=") if rest.startswith("style=") and "," not in rest else ""
    if kind.startswith("level") and kind.removeprefix("level").isdigit() and (style or not rest):
        return make_level(game, int(kind.removeprefix("level")), seed, style)
    maker = maker_of(kind)
    settings: Settings = settings_of(rest) if kind == PROGRAM else {}
    for part in filter(None, rest.split(",") if kind != PROGRAM else ()):
        name, equals, value = part.partition("=")
        if not equals:
            raise UnknownPlayer(f"{part!r} is no setting; write {kind}:name=value")
        settings[name] = value
    made = maker(game, seed, settings)
    if settings:
        raise UnknownPlayer(f"{kind} has no setting {sorted(settings)[0]!r}")
    made.name = made.spec = spec
    return made


def levels(game: Game, seats: int) -> dict[int, str]:
    """Return the bot of every level at *game*: as its folder says for the nearest count of seats, or the usual ones."""
    return levels_in(folder_of(game) / LEVELS_FILE, seats)


@cache
def levels_in(path: Path, seats: int) -> dict[int, str]:
    if not path.exists():
        return LEVELS
    try:
        read = tomllib.loads(path.read_text(encoding="utf-8"))
        tuned = {int(count): {int(level): str(spec) for level, spec in bots.items()} for count, bots in read.items()}
        found = tuned[nearest(seats, tuned)]
    except (ValueError, AttributeError) as error:
        raise UnknownPlayer(f"{path} must hold a table of levels for counts of seats: {error}") from error
    if set(found) != set(LEVELS):
        raise UnknownPlayer(f"{path} must name the levels {', '.join(map(str, LEVELS))} and no others")
    return found


def nearest(seats: int, counts: Iterable[int]) -> int:
    """Return which of *counts* is nearest to *seats*, the larger of two as near."""
    return min(counts, key=lambda count: (abs(count - seats), -count))


def with_style(bot: str, style: str) -> str:
    """Return *bot* with a *style*, as `petteia.player` names it."""
    return f"{bot}{',' if ':' in bot else ':'}style={style}"


class LevelPlayer(Player):
    """Plays as the bot that its level is with as many seats as there are, with the taste of a style."""

    def __init__(self, game: Game, level: int, seed: int | None = None, style: str = "") -> None:
        super().__init__(game, with_style(f"level{level}", style) if style else f"level{level}", seed)
        self.level = level
        self.style = style
        self.spec = self.name
        self.bots: dict[str, Player] = {}
        self.thinks: Player | None = None  # who made the last decision
        specs = {levels(game, seats)[level] for seats in game.seats}
        if len(specs) == 1:  # then it is ready before the first decision
            self.bot(specs.pop())

    def bot(self, spec: str) -> Player:
        if spec not in self.bots:
            self.bots[spec] = make(self.game, with_style(spec, self.style) if self.style else spec, self.seed)
        return self.bots[spec]

    def reseed(self, seed: int) -> None:
        super().reseed(seed)
        for bot in self.bots.values():
            bot.reseed(seed)

    def visits(self) -> dict[int, int]:
        return {} if self.thinks is None else self.thinks.visits()

    def memory(self) -> int:
        return sum(bot.memory() for bot in self.bots.values())

    def bot_for(self, view: Mapping[str, object]) -> Player:
        """Return the bot that this level is with as many seats as there are in *view*."""
        self.game.in_view(view, "seats")
        return self.bot(levels(self.game, int(str(view["seats"])))[self.level])

    def choose(self, view: Mapping[str, object]) -> Move:
        self.thinks = self.bot_for(view)
        return self.thinks.choose(view)

    def ponder(self, view: Mapping[str, object], seconds: float) -> bool:
        return self.bot_for(view).ponder(view, seconds)


def make_level(game: Game, level: int, seed: int | None = None, style: str = "") -> Player:
    """Return the bot of a *level*, 1 to 6, of any style or of a certain one."""
    if level not in LEVELS:
        raise UnknownPlayer(f"there is no level {level!r}; there are {', '.join(map(str, LEVELS))}")
    return LevelPlayer(game, level, seed, known_style(game, style) if style else "")
