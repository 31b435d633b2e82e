"""OpenSpiel's own tests and bots on our games."""

import pickle
import unittest

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel", reason="there is no OpenSpiel for this Python")

from open_spiel.integration_tests import api_test
from open_spiel.python.algorithms import evaluate_bots, ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import petteia
import petteia.rl.openspiel as spiel

GAMES = [f"python_{slug}(seats={seats})" for slug in petteia.games() for seats in petteia.game(slug).seats]


def after_draws(name: str, seed: int = 1) -> "pyspiel.State":
    """Return the first state of a game in which a seat must decide."""
    rng, state = np.random.RandomState(seed), pyspiel.load_game(name).new_initial_state()
    while state.is_chance_node():
        outcomes, chances = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(rng.choice(outcomes, p=chances))
    return state


@pytest.mark.parametrize("name", GAMES)
def test_random_simulation(name: str) -> None:
    pyspiel.random_sim_test(pyspiel.load_game(name), num_sims=1, serialize=True, verbose=False)


@pytest.mark.parametrize("name", GAMES)
def test_api_on_the_partial_tree(name: str) -> None:
    case = type("PetteiaApiTest", (api_test.EnforceAPIOnPartialTreeBase,), {})
    case.game_name, case.game = name.partition("(")[0], pyspiel.load_game(name)

    result = unittest.TextTestRunner(verbosity=0).run(unittest.defaultTestLoader.loadTestsFromTestCase(case))

    assert result.testsRun > 4
    assert result.wasSuccessful()


@pytest.mark.parametrize("name", GAMES)
def test_random_bots_play_full_games(name: str) -> None:
    game = pyspiel.load_game(name)
    bots = [UniformRandomBot(seat, np.random.RandomState(seat)) for seat in range(game.num_players())]

    returns = evaluate_bots.evaluate_bots(game.new_initial_state(), bots, np.random)

    assert len(returns) == game.num_players()
    assert all(-1 <= value <= 1 for value in returns)


def play(state: "pyspiel.State", bots: list["pyspiel.Bot"], rng: np.random.RandomState) -> list[float]:
    """Play a game to its end without `restart_at`, which the IS-MCTS bot does not have."""
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, chances = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(outcomes, p=chances))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    return state.returns()


# OpenSpiel's bots written in C++ crash on every game written in Python, its own included (2.0.2): docs/rl.md.


@pytest.mark.parametrize("name", [name for name in GAMES if "seats=2" in name])
def test_mcts_plays_a_full_game(name: str) -> None:
    game, rng = pyspiel.load_game(name), np.random.RandomState(1)
    bot = mcts.MCTSBot(game, 2.0, 4, mcts.RandomRolloutEvaluator(1, rng), random_state=rng)

    returns = play(game.new_initial_state(), [bot, UniformRandomBot(1, rng)], rng)

    assert sum(returns) == 0


@pytest.mark.parametrize("name", [name for name in GAMES if "seats=2" in name])
def test_information_set_mcts_plays_a_full_game(name: str) -> None:
    game, rng = pyspiel.load_game(name.replace(")", ",imperfect=true)")), np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, rng), 2.0, 4, random_state=rng)

    returns = play(game.new_initial_state(), [bot, UniformRandomBot(1, rng)], rng)

    assert sum(returns) == 0


@pytest.mark.parametrize("name", GAMES)
def test_information_states_recall_everything_a_seat_saw(name: str) -> None:
    rng, state = np.random.RandomState(3), after_draws(name)
    longest = spiel.Observer(state.native.game, state.num_players()).inputs.longest
    texts: dict[int, list[str]] = {seat: [] for seat in range(state.num_players())}
    for _ in range(40):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            for seat, past in texts.items():
                text = state.information_state_string(seat).split("\n")[0]
                assert all(text.startswith(earlier) for earlier in past)
                past.append(text)
                moves = np.array(state.information_state_tensor(seat))[-longest:]
                assert (moves > 0).sum() == len(state.full_history())
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_a_resampled_state_looks_the_same(name: str) -> None:
    rng, state = np.random.RandomState(4), after_draws(name)
    for _ in range(30):
        if state.is_terminal():
            break
        if not state.is_chance_node():
            seat = state.current_player()
            twin = state.resample_from_infostate(seat, rng.uniform)
            assert twin.information_state_string(seat) == state.information_state_string(seat)
            assert twin.information_state_tensor(seat) == state.information_state_tensor(seat)
            assert twin.legal_actions() == state.legal_actions()
        state.apply_action(rng.choice(state.legal_actions()))


@pytest.mark.parametrize("name", GAMES)
def test_states_can_be_pickled_and_serialized(name: str) -> None:
    state = after_draws(name)
    state.apply_action(state.legal_actions()[0])

    again = pickle.loads(pickle.dumps(state))
    _, parsed = pyspiel.deserialize_game_and_state(pyspiel.serialize_game_and_state(state.get_game(), state))

    for other in (again, parsed):
        assert str(other) == str(state)
        assert other.history() == state.history()
        if not state.is_terminal() and not state.is_chance_node():
            assert other.information_state_string(0) == state.information_state_string(0)


def test_parameters_are_the_options_of_the_game() -> None:
    game = pyspiel.load_game("python_gods(seats=4,rings=5,box=russian)")

    native = game.new_initial_state().native

    assert native.chosen_options() == {"rings": 5, "box": "russian"}
    assert game.num_players() == 4


def test_a_game_that_cannot_be_is_refused() -> None:
    with pytest.raises(petteia.PetteiaError):
        pyspiel.load_game("python_gods(rings=7)")
