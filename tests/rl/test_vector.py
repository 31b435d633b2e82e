"""The vector: many games in one compiled loop."""

import gc

import numpy as np
import pytest

import petteia
from petteia.rl.vector import IllegalAction, Vector

GAMES = [(slug, seats) for slug in petteia.games() for seats in petteia.game(slug).seats]


def trace(vector: Vector, steps: int) -> list[list[int]]:
    """Return everything *steps* random steps show."""
    seen = []
    for _ in range(steps):
        shown = vector.step(vector.sample())
        seen.append([part.astype(np.float64).sum().item() for part in shown] + vector.observations.sum(1).tolist())
    return seen


@pytest.mark.parametrize(("slug", "seats"), GAMES)
@pytest.mark.parametrize("chance", ["fast", "native"])
def test_the_same_seed_gives_the_same_games(slug: str, seats: int, chance: str) -> None:
    first = trace(Vector(slug, seats, count=3, seed=4, chance=chance), 100)
    again = trace(Vector(slug, seats, count=3, seed=4, chance=chance), 100)
    other = trace(Vector(slug, seats, count=3, seed=5, chance=chance), 100)

    assert first == again
    assert first != other


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_what_is_shown_is_the_state_to_be_played_on(slug: str, seats: int) -> None:
    vector = Vector(slug, seats, count=4, seed=1)

    for _ in range(150):
        vector.step(vector.sample())
        for slot, state in enumerate(vector.loop.states):
            seat = state.to_act
            assert seat == vector.to_play[slot]
            assert vector.masks[slot].nonzero()[0].tolist() == sorted(state.indices())
            assert (vector.observations[slot] == vector.observer.as_bytes(state, seat)).all()


@pytest.mark.parametrize(
    ("slug", "some", "others"),
    [("gods", {"rings": 5}, {"rings": 6}), ("gods", {"seats": 4}, {"seats": 4}), ("olympos", {}, {})],
)
def test_nothing_is_left_of_what_was_shown_in_a_row_before(
    slug: str, some: dict[str, int], others: dict[str, int]
) -> None:
    here, there = Vector(slug, count=5, seed=1, **some), Vector(slug, count=5, seed=2, **others)
    for number in range(40):
        here.step(here.sample())
        there.step(there.sample())
        if number % 4 == 3:
            ours, theirs = here.states(), there.states()
            here.place(theirs)
            there.place(ours[1:] + ours[:1])
        for vector in (here, there):
            for slot, state in enumerate(vector.states()):
                assert (vector.observations[slot] == vector.observer.as_bytes(state, int(vector.to_play[slot]))).all()


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_a_game_that_is_over_begins_again(slug: str, seats: int) -> None:
    vector = Vector(slug, seats, count=8, seed=1)
    done, lengths = 0, []
    while done < 20:
        step = vector.step(vector.sample())
        done += step.dones.sum()
        lengths += vector.lengths[step.dones].tolist()
        assert (step.rewards[~step.dones] == 0).all()
        assert (abs(step.rewards) <= 1).all()
        assert step.masks.any(1).all()

    assert min(lengths) > 4


def test_an_illegal_action_changes_nothing() -> None:
    vector = Vector("gods", count=3, seed=1)
    before = [state.text for state in vector.loop.states]
    actions = vector.sample()
    for wrong in (-1, vector.actions, int(np.argmin(vector.masks[1]))):
        actions[1] = wrong
        with pytest.raises(IllegalAction, match="slot 1"):
            vector.step(actions)

    assert [state.text for state in vector.loop.states] == before
    assert vector.masks.any(1).all()


def test_slots_do_not_depend_on_each_other() -> None:
    few, many = Vector("gods", count=2, seed=3), Vector("gods", count=5, seed=3)

    assert (few.observations == many.observations[:2]).all()


def test_arrays_outlive_their_vector() -> None:
    vector = Vector("gods", count=64, seed=1)
    observations, expected = vector.observations, vector.observations.copy()
    del vector
    gc.collect()
    other = [Vector("gods", count=64, seed=seed) for seed in range(3)]

    assert len(other) == 3
    assert (observations == expected).all()


def test_a_vector_refuses_what_it_cannot_be() -> None:
    with pytest.raises(ValueError, match="at least one"):
        Vector("gods", count=0)
    with pytest.raises(ValueError, match="chance"):
        Vector("gods", chance="loaded")
    with pytest.raises(petteia.PetteiaError):
        Vector("gods", seats=3)


@pytest.mark.parametrize(("slug", "seats"), GAMES)
def test_legal_actions_are_listed_and_floats_go_where_one_wants_them(slug: str, seats: int) -> None:
    vector = Vector(slug, seats, count=3, seed=2)
    into = np.full((3, vector.size), 9, np.float32)

    for _ in range(60):
        vector.step(vector.sample())
        assert vector.floats(into) is into
        assert np.allclose(into, vector.observations / vector.observer.most)
        assert (np.unpackbits(vector.bits(), axis=1, count=vector.size) == (vector.observations > 0)).all()
        for slot, state in enumerate(vector.loop.states):
            assert vector.legal[slot, : vector.counts[slot]].tolist() == state.indices()


@pytest.mark.parametrize("slug", petteia.games())
def test_any_states_can_be_looked_at_and_played_on(slug: str) -> None:
    states = [petteia.game(slug).new(seed=seed) for seed in range(3)]
    for number, state in enumerate(states):
        for _ in range(number * 3):
            state.play(state.indices()[-1])
    vector = Vector(slug, count=3)

    shown = vector.place(states)

    assert vector.states() == states
    for slot, state in enumerate(states):
        assert shown.to_play[slot] == state.to_act
        assert (shown.observations[slot] == vector.observer.as_bytes(state, state.to_act)).all()
        assert shown.masks[slot].nonzero()[0].tolist() == sorted(state.indices())
    vector.step(vector.sample())
    assert vector.states() != states


def test_bots_play_inside_the_vector() -> None:
    strong = Vector("gods", count=2, seed=1, hero=0, opponents="greedy")
    weak = Vector("gods", count=2, seed=1, hero=0)
    for vector, least, most in ((strong, -1.0, -0.5), (weak, -0.6, 0.6)):
        results: list[float] = []
        while len(results) < 12:
            step = vector.step(vector.sample())
            assert (step.to_play == 0).all()
            results += step.rewards[step.dones, 0].tolist()
        assert least <= sum(results) / len(results) <= most


def test_a_vector_says_what_it_expected() -> None:
    vector = Vector("gods", count=3)

    for actions in (vector.sample()[:2], vector.sample() * 1.0, [[1], [2], [3]]):
        with pytest.raises(ValueError, match="actions are 3 whole numbers, one for every game"):
            vector.step(actions)
    with pytest.raises(ValueError, match=r"float32 of shape \(3, \d+\), not float64"):
        vector.floats(np.zeros((3, vector.size)))
    with pytest.raises(ValueError, match="uint8 of shape"):
        vector.bits(np.zeros((3, 1), np.uint8))
    with pytest.raises(ValueError, match="this vector holds 3 games, not 1"):
        vector.place([petteia.game("gods").new(seed=1)])
    with pytest.raises(ValueError, match="this vector holds Gods of Olympus with 2 seats"):
        vector.place([petteia.game("gods").new(4, seed=1)] * 3)
    with pytest.raises(ValueError, match="opponents need a hero"):
        Vector("gods", opponents="greedy")
    with pytest.raises(ValueError, match="there are 3 other seats, but 2 opponents"):
        Vector("gods", 4, hero=1, opponents=["greedy", "random"])
