"""Wrong uses of the library, one a line: each is answered by an error that names what was expected."""

import pickle
from collections.abc import Callable
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from gymnasium.error import ClosedEnvironmentError, ResetNeeded

import petteia
from petteia.arena import Tournament, play_tournament
from petteia.core import pickling
from petteia.core.edition import EditionError
from petteia.core.game import IllegalMove, OptionError, PetteiaError, PositionError
from petteia.core.record import RecordError
from petteia.core.registry import UnknownGame
from petteia.players import UnknownPlayer
from petteia.rl import dataset, pettingzoo
from petteia.rl.gymnasium import GameEnv, GameVectorEnv
from petteia.rl.loop import IllegalAction
from petteia.rl.observer import Observer
from petteia.rl.parallel import ParallelVector
from petteia.rl.vector import Vector

GODS, OLYMPOS = petteia.game("gods"), petteia.game("olympos")
Wrong = tuple[str, Callable[[], object], type[Exception], str]


def begun(game: petteia.Game = GODS) -> petteia.State:
    return game.new(seed=1)


def finished() -> petteia.State:
    state = begun()
    while state.to_act is not None:
        state.play(state.indices()[0])
    return state


def lone(**options: Any) -> GameEnv:
    env = GameEnv("gods", **options)
    env.reset(seed=1)
    return env


def lost() -> GameEnv:
    env = lone()
    env.step(10**6)
    return env


def closed() -> GameEnv:
    env = lone()
    env.close()
    return env


def closed_vector_env() -> GameVectorEnv:
    env = GameVectorEnv("gods", 2)
    env.close()
    return env


def turns() -> Any:
    env = pettingzoo.env("gods")
    env.reset(seed=1)
    return env


def cycles() -> Any:
    env = pettingzoo.parallel_env("gods")
    env.reset(seed=1)
    return env


def games() -> Vector:
    return Vector("gods", count=2)


def masked(vector: Vector) -> list[int]:
    return [int(np.flatnonzero(~mask)[0]) for mask in vector.masks]


def record_of_three() -> petteia.Record:
    record = petteia.Record(GODS, seed=1)
    for _ in range(3):
        record.add(record.state.indices()[0])
    return record


RULES: list[Wrong] = [
    ("a game by number", lambda: petteia.game(7), TypeError, "one of gods, olympos"),  # type: ignore[arg-type]
    ("no such game", lambda: petteia.game("chess"), UnknownGame, "there is gods, olympos"),
    ("no such edition", lambda: petteia.game("gods@flat"), EditionError, "come .*two-by-eleven"),
    ("another game's edition", lambda: petteia.game("gods", OLYMPOS.edition), EditionError, "of olympos, not of gods"),
    ("an edition by number", lambda: petteia.game("gods", 5), TypeError, "a file, a folder"),  # type: ignore[arg-type]
    ("seats in letters", lambda: GODS.new("2"), (OptionError, TypeError), "2 or 4|int"),  # type: ignore[arg-type, list-item]
    ("no such option", lambda: GODS.new(rings=99), OptionError, "one of 6, 5"),
    ("no such move", lambda: begun().play("zeus sideways"), IllegalMove, "no move"),
    ("half a move", lambda: begun().play(1.5), TypeError, "a Move, its text or its number"),  # type: ignore[arg-type]
    ("nothing as a move", lambda: begun().why_not(None), TypeError, "its text or its number"),  # type: ignore[arg-type]
    ("a move of another game", lambda: begun().play(OLYMPOS.all_moves[0]), IllegalMove, "no move"),
    ("a move after the end", lambda: finished().play(0), IllegalMove, "over"),
    ("a move by number", lambda: GODS.move(4), TypeError, "text|str"),  # type: ignore[arg-type]
    ("no such seat", lambda: begun().view(5), OptionError, "seats are 0 to 1"),
    ("draws without a seed", lambda: GODS.new().settle(), PetteiaError, "new\\(seed="),
    ("a position by number", lambda: GODS.position(5), PositionError, "one line of text"),  # type: ignore[arg-type]
    ("another game's position", lambda: GODS.position(begun(OLYMPOS).text), PositionError, "no such word"),
    ("a pickle of other rules", lambda: pickling.game_from("gods", 99, ""), OptionError, "plays rules 1, 2"),
    ("a pickle cut short", lambda: pickle.loads(pickle.dumps(begun())[:-5]), pickle.UnpicklingError, "truncated"),
    ("no record", lambda: petteia.Record.parse("hello"), RecordError, "begins with 'petteia record 1'"),
    ("bytes as a record", lambda: petteia.Record.parse(b""), TypeError, "Record.load reads a file"),  # type: ignore[arg-type]
    ("a record of a name", lambda: petteia.Record("gods"), TypeError, "petteia.game"),  # type: ignore[arg-type]
    ("players by number", lambda: petteia.Record(GODS, players=[1]), TypeError, "is text"),  # type: ignore[list-item]
    ("too much taken back", lambda: record_of_three().undone(5), RecordError, "of 3 moves 0 to 3"),
]

BOTS: list[Wrong] = [
    ("no bot named", lambda: petteia.player("gods"), UnknownPlayer, "by name or by level"),
    ("a bot at a number", lambda: petteia.player(5, "random"), TypeError, "one of gods"),  # type: ignore[arg-type]
    ("no such level", lambda: petteia.player("gods", level=9), UnknownPlayer, "there are 1, 2, 3"),
    ("no such style", lambda: petteia.player("gods", level=3, style="poet"), UnknownPlayer, "there are climber"),
    ("no such setting", lambda: petteia.player("gods", "mcts:fast=1"), UnknownPlayer, "no setting 'fast'"),
    ("no number", lambda: petteia.player("gods", "mcts:simulations=many"), UnknownPlayer, "must be a number"),
    ("no view", lambda: petteia.player("gods", "random").choose({}), PositionError, "what State.view returns"),
    ("no view for a level", lambda: petteia.player("gods", level=1).choose({}), PositionError, "State.view returns"),
    (
        "another game's view",
        lambda: petteia.player("gods", "greedy").choose(begun(OLYMPOS).view(0)),
        PositionError,
        "a view of 'olympos', not of Gods of Olympus",
    ),
    (
        "a view after the end",
        lambda: petteia.player("gods", level=1).choose(finished().view(0)),
        PetteiaError,
        "the game is over",
    ),
    ("one bot alone", lambda: play_tournament(Tournament("gods", ("random",), 2, 1)), PetteiaError, "two bots or more"),
    ("no rounds", lambda: play_tournament(Tournament("gods", ("random", "greedy"), 2, 0)), PetteiaError, "one round"),
]

VECTORS: list[Wrong] = [
    ("no games", lambda: Vector("gods", count=0), ValueError, "at least one game"),
    ("a count in letters", lambda: Vector("gods", count="4"), TypeError, "whole number"),  # type: ignore[arg-type]
    ("a vector of a number", lambda: Vector(5), TypeError, "one of gods"),  # type: ignore[arg-type]
    ("a hero by name", lambda: Vector("gods", hero="zeus"), TypeError, "whole number"),  # type: ignore[arg-type]
    ("opponents of nobody", lambda: Vector("gods", opponents="greedy"), ValueError, "need a hero"),
    ("too many opponents", lambda: Vector("gods", hero=0, opponents=["random"] * 3), ValueError, "1 other seats"),
    ("a seed in letters", lambda: games().reset("x"), TypeError, "a seed is a whole number"),  # type: ignore[arg-type]
    ("too few actions", lambda: games().step([1]), ValueError, "2 whole numbers"),
    ("half actions", lambda: games().step([1.0, 2.0]), ValueError, "2 whole numbers"),
    ("an action there is not", lambda: games().step([10**6, 0]), IllegalAction, "`masks`"),
    ("masked actions", lambda: (vector := games()).step(masked(vector)), IllegalAction, "`masks`"),
    ("too few states", lambda: games().place([begun()]), ValueError, "holds 2 games"),
    ("another game's states", lambda: games().place([begun(OLYMPOS)] * 2), ValueError, "holds Gods of Olympus"),
    ("no states", lambda: games().place(5), TypeError, "a list of 2 states"),  # type: ignore[arg-type]
    ("a list for floats", lambda: games().floats([0]), ValueError, "an array of float32"),  # type: ignore[arg-type]
    ("doubles for floats", lambda: games().floats(np.zeros((2, 1340))), ValueError, "not float64"),  # type: ignore[arg-type]
    ("floats for bits", lambda: games().bits(np.zeros(3)), ValueError, "an array of uint8"),  # type: ignore[arg-type]
    ("too many processes", lambda: ParallelVector("gods", count=2, processes=5), ValueError, "1 to 2 processes"),
    ("another game's state", lambda: Observer(GODS, 2).as_bytes(begun(OLYMPOS), 0), ValueError, "shows <Game gods"),
    ("too many seats", lambda: Observer(GODS, 2).mask(GODS.new(4, seed=1)), ValueError, "not 0 of 4"),
    ("a seat there is not", lambda: Observer(GODS, 2).as_floats(begun(), 7), ValueError, "seats 0 to 1 of 2, not 7"),
    (
        "another edition's state",
        lambda: Observer(GODS, 2).as_bytes(petteia.game("gods@two-rings").new(seed=1), 0),
        ValueError,
        "rules 2>, not <Game gods, rules 2, edition",
    ),
    ("no such form", lambda: Observer(GODS, 2).observe(begun(), 0, "x"), ValueError, "floats, bytes"),  # type: ignore[arg-type]
    ("entries cut short", lambda: Observer(GODS, 2).split(np.zeros(3)), ValueError, "1340 entries"),
]

ENVIRONMENTS: list[Wrong] = [
    ("a learner there is not", lambda: GameEnv("gods", seat=5), ValueError, "from 0 to 1"),
    ("no opponent", lambda: GameEnv("gods", opponents=None), TypeError, "a bot's name, a level"),  # type: ignore[arg-type]
    ("no such render mode", lambda: GameEnv("gods", render_mode="film"), ValueError, "human, ansi, rgb_array"),
    ("a step before reset", lambda: GameEnv("gods").step(0), ResetNeeded, "reset\\(\\) begins one"),
    ("a step after losing", lambda: lost().step(0), ResetNeeded, "reset\\(\\) begins one"),
    ("a step when closed", lambda: closed().step(0), ResetNeeded, "reset\\(\\) begins one"),
    ("an action in letters", lambda: lone().step("zeus up"), TypeError, "an action is a whole number"),
    ("seeds too few", lambda: GameVectorEnv("gods", 2).reset(seed=[]), ValueError, "one for each of 2 games"),
    ("a closed vector", lambda: closed_vector_env().step([0, 0]), ClosedEnvironmentError, "closed"),
    ("turns before reset", lambda: pettingzoo.env("gods").step(0), ValueError, "reset\\(\\) begins one"),
    ("looks before reset", lambda: pettingzoo.env("gods").last(), ValueError, "reset\\(\\) begins one"),
    ("no such agent", lambda: turns().observe("zeus"), ValueError, "player_0, player_1"),
    ("spaces of nobody", lambda: turns().action_space("zeus"), ValueError, "player_0, player_1"),
    ("half an action", lambda: turns().step(1.5), ValueError, "from 0 to 482"),
    ("raw turns before reset", lambda: pettingzoo.raw_env("gods").step(0), ValueError, "reset\\(\\) begins one"),
    ("cycles before reset", lambda: pettingzoo.parallel_env("gods").step({}), ValueError, "reset\\(\\) begins one"),
    ("no action of the actor", lambda: cycles().step({}), ValueError, "one for player_"),
]

DATA: list[Wrong] = [
    ("no folder", lambda: list(dataset.stream("nowhere")), dataset.DatasetError, "holds no data set"),
    ("no such column", lambda: list(dataset.stream(dataset.sample("gods"), ["x"])), dataset.DatasetError, "it has "),
    ("a column alone", lambda: list(dataset.stream(dataset.sample("gods"), "move")), dataset.DatasetError, "a list"),
    ("no records", lambda: dataset.write_dataset("x.parquet", ["x"]), dataset.DatasetError, "records"),  # type: ignore[list-item]
    ("files of nothing", lambda: dataset.write_dataset("x", [], each=0), dataset.DatasetError, "at least one game"),
    ("too many at the table", lambda: dataset.DatasetWriter("x.parquet", GODS, 9), dataset.DatasetError, "by 2 or 4"),
]

EVERY = [*RULES, *BOTS, *VECTORS, *ENVIRONMENTS, *DATA]


@pytest.mark.parametrize(("use", "error", "expected"), [row[1:] for row in EVERY], ids=[row[0] for row in EVERY])
def test_wrong_use_is_told_what_was_expected(
    use: Callable[[], object], error: type[Exception], expected: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)

    with pytest.raises(error, match=expected):
        use()


def test_a_closed_vector_of_processes_says_so() -> None:
    vector = ParallelVector("gods", count=2, processes=1)
    vector.close()

    for use in (lambda: vector.step([0, 0]), lambda: vector.send([0, 0], vector.parts[0]), vector.recv):
        with pytest.raises(PetteiaError, match="closed"):
            use()


def test_whole_numbers_of_numpy_are_moves() -> None:
    state, twin = begun(), begun()
    index = state.indices()[0]

    assert state.why_not(np.int64(index)) is None
    assert state.play(np.int64(index)) == twin.play(index)


def test_a_file_that_is_no_parquet_is_told(tmp_path: Path) -> None:
    (tmp_path / "games.parquet").write_text("x")

    with pytest.raises(dataset.DatasetError, match="no parquet file"):
        list(dataset.stream(tmp_path))
