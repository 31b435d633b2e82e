"""What learners are compared with."""

import pytest

import petteia
from petteia.rl.baselines import baselines, mean_and_interval


def test_the_interval_is_wilsons() -> None:
    even = mean_and_interval([1.0, -1.0] * 50)
    always = mean_and_interval([1.0] * 100)

    assert even == pytest.approx((0, -0.192, 0.192), abs=0.001)
    assert always == pytest.approx((1, 0.926, 1), abs=0.001)


@pytest.mark.parametrize("slug", petteia.games())
def test_every_number_of_seats_has_a_row(slug: str) -> None:
    rows = list(baselines(slug, 2, ["random"]))

    assert [row.seats for row in rows] == list(petteia.game(slug).seats)
    assert all(-1 <= row.mean <= 1 for row in rows)
