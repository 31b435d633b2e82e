"""States, moves, games, records and bots are ordinary Python: pickled, copied, compared, sent to other processes."""

import copy
import multiprocessing
import os
import pickle
import subprocess
import sys
from concurrent.futures import ProcessPoolExecutor
from pathlib import Path

import pytest

import petteia
from petteia.core import pickling, registry
from petteia.core.edition import parse
from petteia.core.game import IllegalMove, OptionError
from petteia.core.pickling import PickleError

EVERY_GAME = pytest.mark.parametrize("slug", petteia.games())
SPAWN = multiprocessing.get_context("spawn")


def midway(slug: str, seed: int = 3, plies: int = 30) -> petteia.State:
    state = petteia.game(slug).new(seed=seed)
    for ply in range(plies):
        state.play(state.indices()[ply % len(state.indices())])
    return state


def begun(slug: str, seed: int = 3, plies: int = 12) -> petteia.Record:
    record = petteia.Record(petteia.game(slug), seed=seed, players=["Anna", "Boris"])
    record.begin()
    for _ in range(plies):
        record.play(record.state.indices()[0])
    return record


def changed(slug: str, edition: str) -> str:
    """Return an edition in which one number is another."""
    before, after = {"gods": ("turn_limit = 400", "turn_limit = 390"), "olympos": ("points = 8", "points = 7")}[slug]
    assert before in edition
    return edition.replace(before, after, 1)


def through_pickle(thing: object) -> object:
    return pickle.loads(pickle.dumps(thing))


def finished(state: petteia.State) -> str:
    """Return the position in which first moves end the game; it must be importable for other processes."""
    while state.to_act is not None:
        state.play(state.moves()[-1])
    return state.text


def refused(state: petteia.State) -> None:
    state.play("zeus sideways")


def decided(bot: petteia.Player, view: dict[str, object]) -> petteia.Move:
    return bot.choose(view)


class Last(petteia.Player):
    """A bot of one's own: the last move, and it counts."""

    def __init__(self, game: petteia.Game, seed: int | None = None) -> None:
        super().__init__(game, "last", seed)
        self.decisions = 0

    def choose(self, view: dict[str, object]) -> petteia.Move:
        self.decisions += 1
        return self.game.determinize(view, self.rng).moves()[-1]


# Pickled and copied ----------------------------------------------------------------------------------------------


@EVERY_GAME
@pytest.mark.parametrize("again", [through_pickle, copy.copy, copy.deepcopy], ids=lambda again: again.__name__)
def test_a_state_comes_back_equal_and_goes_on_alike(slug, again) -> None:
    state = midway(slug)
    twin = again(state)

    assert twin == state
    assert hash(twin) == hash(state)
    assert twin is not state
    assert twin.game is state.game
    assert (twin.seed, twin.draws) == (state.seed, state.draws)
    assert finished(twin) == finished(state)


@EVERY_GAME
def test_a_copied_state_shares_nothing(slug: str) -> None:
    state = midway(slug)
    before = state.text
    copy.deepcopy({"states": [state]})["states"][0].play(state.moves()[0])

    assert state.text == before


@EVERY_GAME
def test_a_move_comes_back_with_its_cost_and_its_forecast(slug: str) -> None:
    for move in midway(slug).moves():
        twin = through_pickle(move)
        assert twin == move
        assert (twin.cost, twin.forecast, twin.weight, twin.fact) == (move.cost, move.forecast, move.weight, move.fact)
        assert copy.deepcopy(move) is copy.copy(move) is move


@EVERY_GAME
def test_a_game_comes_back_as_itself(slug: str) -> None:
    game = petteia.game(slug)

    assert through_pickle(game) is copy.deepcopy(game) is copy.copy(game) is game
    assert all(through_pickle(game.by_rules(version)) is game.by_rules(version) != game for version in game.kept)


@EVERY_GAME
def test_a_record_comes_back_equal(slug: str) -> None:
    record = begun(slug)
    twin = through_pickle(record)

    assert twin == copy.deepcopy(record) == record
    assert hash(twin) == hash(record)
    assert twin.state == record.state
    assert twin != begun(slug, plies=11)


@EVERY_GAME
@pytest.mark.parametrize("name", ["random", "greedy", "level1", "mcts:simulations=20"])
def test_a_bot_comes_back_and_begins_anew_with_its_seed(slug: str, name: str) -> None:
    bot = petteia.player(slug, name, seed=5)
    twin = through_pickle(bot)
    view = midway(slug).view(midway(slug).to_act)

    assert (type(twin), twin.name, twin.seed) == (type(bot), name, 5)
    assert twin.choose(view) == bot.choose(view) == copy.deepcopy(bot).choose(view)


def test_a_bot_of_ones_own_comes_back_with_all_it_holds() -> None:
    bot = Last(petteia.game("gods"), seed=7)
    state = midway("gods")
    bot.choose(state.view(state.to_act))
    twin = through_pickle(bot)

    assert (twin.decisions, twin.name, twin.seed) == (1, "last", 7)
    assert twin.choose(state.view(state.to_act)) == state.moves()[-1]


def test_a_bot_nobody_can_make_again_says_so() -> None:
    from petteia.players.mcts import MctsPlayer  # noqa: PLC0415

    with pytest.raises(PickleError, match="cannot be pickled: make it by its name"):
        pickle.dumps(MctsPlayer(petteia.game("gods"), 1))


def test_a_refusal_comes_back_with_its_reason_and_rule() -> None:
    state = petteia.game("gods").new(seed=1)
    with pytest.raises(IllegalMove) as refusal:
        state.play("zeus stay")
    twin = through_pickle(refusal.value)

    assert (str(twin), twin.rule) == (str(refusal.value), refusal.value.rule)
    assert (twin.reason.name, twin.reason.facts) == (refusal.value.reason.name, refusal.value.reason.facts)


# Other rules and other data --------------------------------------------------------------------------------------


def test_rules_that_are_no_longer_played_are_named() -> None:
    with pytest.raises(OptionError, match="rules 99 of Gods of Olympus are not kept; this program plays rules 1, 2"):
        pickling.game_from("gods", 99, "")


def test_a_state_by_earlier_rules_stays_with_them() -> None:
    first = petteia.game("gods").by_rules(1)

    assert through_pickle(first.new(seed=1)).game is first


@EVERY_GAME
def test_a_game_with_another_edition_takes_it_along(slug: str) -> None:
    own = petteia.game(slug)
    edition = parse(changed(slug, own.edition.to_text()).encode(), slug, "mine")
    game = petteia.game(slug, edition)
    record = petteia.Record(game, seed=1)
    record.begin()
    assert game.data == edition.fingerprint

    pickling.game_from.cache_clear()
    registry.MADE.clear()
    twin = through_pickle(record)
    assert twin == record
    assert twin.game == game != own
    assert twin.game is not game
    assert through_pickle(game.new(seed=1)) == game.new(seed=1) != own.new(seed=1)
    assert game.data in repr(game)


def test_compiled_and_interpreted_programs_read_each_others_pickles(tmp_path: Path) -> None:
    states = [midway(slug) for slug in petteia.games()]
    (tmp_path / "states").write_bytes(pickle.dumps(states))
    program = (
        "import pickle, pathlib, sys\n"
        "states = pickle.loads(pathlib.Path(sys.argv[1]).read_bytes())\n"
        "pathlib.Path(sys.argv[2]).write_bytes(pickle.dumps(states))\n"
    )
    other = {"PETTEIA_INTERPRETED": str(int(os.environ.get("PETTEIA_INTERPRETED", "0") != "1"))}
    arguments = [sys.executable, "-c", program, str(tmp_path / "states"), str(tmp_path / "back")]
    subprocess.run(arguments, check=True, env=os.environ | other)

    assert pickle.loads((tmp_path / "back").read_bytes()) == states


# Other processes -------------------------------------------------------------------------------------------------


def test_states_refusals_and_bots_go_to_other_processes_and_back() -> None:
    states = [midway(slug) for slug in petteia.games()]
    bot, state = petteia.player("gods", "greedy", seed=1), midway("gods")
    view = state.view(state.to_act)
    with ProcessPoolExecutor(1, mp_context=SPAWN) as pool:
        assert list(pool.map(finished, states)) == [finished(state.copy()) for state in states]
        assert pool.submit(decided, bot, view).result() == copy.deepcopy(bot).choose(view)
        with pytest.raises(IllegalMove, match="There is no move"):
            pool.submit(refused, midway("gods")).result()


def test_multiprocessing_takes_states() -> None:
    with SPAWN.Pool(1) as pool:
        assert pool.map(finished, [midway("gods")]) == [finished(midway("gods"))]


def test_joblib_takes_states() -> None:
    joblib = pytest.importorskip("joblib")
    found = joblib.Parallel(n_jobs=2)(joblib.delayed(finished)(midway(slug)) for slug in petteia.games())

    assert found == [finished(midway(slug)) for slug in petteia.games()]


def test_ray_takes_states() -> None:
    ray = pytest.importorskip("ray")
    ray.init(num_cpus=1, include_dashboard=False, log_to_driver=False)
    try:
        assert ray.get(ray.remote(finished).remote(midway("gods"))) == finished(midway("gods"))
    finally:
        ray.shutdown()


# How they look ---------------------------------------------------------------------------------------------------


@EVERY_GAME
def test_everything_says_what_it_is(slug: str) -> None:
    state = petteia.game(slug).new(seed=1)

    assert repr(state) == f"<{slug} {state.text}>"
    assert repr(state.game) == f"<Game {slug}, rules {state.game.version}>"
    assert repr(petteia.player(slug, "greedy")) == f"<greedy at {slug}>"
    assert repr(begun(slug)).startswith(f"<Record {slug}, 2 seats, ")
    assert repr(begun(slug)).endswith(" moves, unfinished>")
