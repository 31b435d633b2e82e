"""Seeded chance: fair, the same for everybody, and bound before the game."""

from collections import Counter

import pytest

from petteia.core.chance import commitment, draw, new_seed


def chi_square(counts: Counter[int], weights: list[int], total: int) -> float:
    whole = sum(weights)
    return sum((counts[place] - total * w / whole) ** 2 / (total * w / whole) for place, w in enumerate(weights) if w)


@pytest.mark.parametrize(
    ("weights", "bound"),
    [
        ([1, 1], 10.8),  # each bound is passed by one seed in a thousand
        ([1] * 8, 24.3),
        ([1] * 16, 37.7),
        ([1, 2, 3, 4], 16.3),
        ([3, 0, 1], 10.8),
    ],
)
@pytest.mark.parametrize("seed", ["a", "b", "c"])
def test_a_draw_is_fair_over_its_numbers(weights: list[int], bound: float, seed: str) -> None:
    counts = Counter(draw(seed, number, weights) for number in range(4000))

    assert chi_square(counts, weights, 4000) < bound
    assert all(counts[place] == 0 for place, weight in enumerate(weights) if weight == 0)


def test_a_draw_is_fair_over_its_seeds() -> None:
    counts = Counter(draw(str(seed), 0, [1] * 8) for seed in range(4000))

    assert chi_square(counts, [1] * 8, 4000) < 24.3


def test_neighbouring_draws_do_not_depend_on_each_other() -> None:
    pairs = Counter(4 * draw("s", n, [1] * 4) + draw("s", n + 1, [1] * 4) for n in range(0, 8000, 2))

    assert chi_square(pairs, [1] * 16, 4000) < 37.7


def test_a_draw_depends_on_seed_and_number_alone() -> None:
    assert [draw("7", number, [1] * 16) for number in range(8)] == [13, 5, 3, 14, 7, 1, 15, 13]


def test_a_draw_needs_something_to_draw() -> None:
    for weights in ([], [0, 0]):
        with pytest.raises(ValueError, match="positive weight"):
            draw("7", 0, weights)


def test_a_commitment_is_a_hash_that_tells_seeds_apart() -> None:
    assert commitment("7") == commitment("7")
    assert len({commitment(str(seed)) for seed in range(1000)}) == 1000
    assert "7" * 8 not in commitment("7" * 8)
    assert len(commitment("")) == 64


def test_new_seeds_are_long_and_never_alike() -> None:
    seeds = {new_seed() for _ in range(1000)}

    assert len(seeds) == 1000
    assert min(map(len, seeds)) == 32
