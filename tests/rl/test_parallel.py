"""Games shared out among processes: the same as in one, and a part at a time for whoever does not want to wait."""

from collections.abc import Iterator

import pytest

pytest.importorskip("numpy")
import numpy as np

import petteia
from petteia.rl.parallel import ParallelVector
from petteia.rl.vector import IllegalAction, Rows, Vector


@pytest.fixture(scope="module")
def many() -> Iterator[ParallelVector]:
    with ParallelVector("gods", count=5, seed=3, processes=2) as games:
        yield games


def assert_alike(one: Rows, many: Rows) -> None:
    for name in ("observations", "masks", "rewards", "dones", "to_play", "counts", "lengths", "samples"):
        np.testing.assert_array_equal(getattr(one, name), getattr(many, name), name)
    for slot, count in enumerate(one.counts):
        np.testing.assert_array_equal(one.legal[slot, :count], many.legal[slot, :count])


@pytest.mark.parametrize(
    ("slug", "settings"),
    [
        ("gods@two-rings", {"chance": "native"}),
        ("olympos", {"seats": 3, "hero": 1, "forfeits": True, "keeps_last": True}),
    ],
)
def test_several_processes_play_what_one_plays(slug: str, settings: dict[str, object]) -> None:
    one = Vector(slug, count=5, seed=7, **settings)
    ended = 0
    with ParallelVector(slug, count=5, seed=7, processes=2, **settings) as many:
        for _ in range(160):
            assert_alike(one, many)
            actions = one.sample()
            one.step(actions)
            many.step(actions)
            ended += int(one.dones.sum())
        np.testing.assert_array_equal(one.floats(), many.floats())
        if one.last is not None:
            np.testing.assert_array_equal(one.last, many.last)
        assert one.states() == many.states()
        one.reset(8)
        many.reset(8)
        assert_alike(one, many)

    assert ended > 0


def test_any_states_can_be_placed(many: ParallelVector) -> None:
    states = [petteia.game("gods").new(seed=seed) for seed in range(5)]

    many.place(states)

    assert many.states() == states


def test_parts_are_sent_and_received_one_by_one(many: ParallelVector) -> None:
    one = Vector("gods", count=5, seed=4)
    many.reset(4)
    one.step(one.sample())
    for part in many.parts:
        many.send(many.samples[part], part)
    received = [many.recv() for _ in many.parts]

    assert sorted(part.start for part, _ in received) == [part.start for part in many.parts]
    assert_alike(one, many)
    for part, step in received:
        np.testing.assert_array_equal(step.observations, one.observations[part])


def test_an_illegal_action_changes_nothing_in_any_process(many: ParallelVector) -> None:
    before = many.states()
    for wrong in (-1, many.actions, int(np.argmin(many.masks[3]))):
        actions = many.sample()
        actions[3] = wrong
        with pytest.raises(IllegalAction, match="slot 3"):
            many.step(actions)
        with pytest.raises(IllegalAction, match="slot 3"):
            many.send(actions[many.parts[1]], many.parts[1])

    assert many.states() == before


def test_what_is_asked_in_the_wrong_order_is_told(many: ParallelVector) -> None:
    first = many.parts[0]
    with pytest.raises(petteia.PetteiaError, match="nothing was sent"):
        many.recv()
    with pytest.raises(ValueError, match="none of the parts"):
        many.send(many.sample(), slice(0, 5))
    with pytest.raises(ValueError, match="actions are 2 whole numbers"):
        many.send(many.sample(), first)
    many.send(many.samples[first], first)
    with pytest.raises(petteia.PetteiaError, match="have not answered yet"):
        many.send(many.samples[first], first)
    with pytest.raises(petteia.PetteiaError, match="recv"):
        many.step(many.sample())
    many.recv()


def test_wrong_settings_are_told_before_any_process_is_started() -> None:
    with pytest.raises(ValueError, match="1 to 3 processes, not 4"):
        ParallelVector("gods", count=3, processes=4)
    with pytest.raises(ValueError, match="chance"):
        ParallelVector("gods", count=3, chance="loaded")


def test_gymnasium_steps_its_environments_in_several_processes_and_closes_them() -> None:
    pytest.importorskip("gymnasium")
    from petteia.rl.gymnasium import GameVectorEnv  # noqa: PLC0415 - an extra

    one, many = GameVectorEnv("gods", 4), GameVectorEnv("gods", 4, processes=2)
    np.testing.assert_array_equal(one.reset(seed=2)[0], many.reset(seed=2)[0])
    for _ in range(5):
        actions = one.sample()
        for first, second in zip(one.step(actions)[:4], many.step(actions)[:4], strict=True):
            np.testing.assert_array_equal(first, second)
    many.close()

    np.testing.assert_array_equal(one.games.observations, many.games.observations)
    with pytest.raises(petteia.PetteiaError, match="closed"):
        many.games.reset(2)
