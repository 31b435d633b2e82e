"""What learners are compared with."""

import subprocess
import sys

import pytest

import petteia
from petteia.rl.baselines import baseline, counts_of, mean_and_interval


def test_the_interval_is_wilsons() -> None:
    even = mean_and_interval([1.0, -1.0] * 50)
    always = mean_and_interval([1.0] * 100)

    assert even == pytest.approx((0, -0.192, 0.192), abs=0.001)
    assert always == pytest.approx((1, 0.926, 1), abs=0.001)


@pytest.mark.parametrize("slug", petteia.games())
def test_random_play_has_a_row_at_every_number_of_seats(slug: str) -> None:
    for seats in petteia.game(slug).seats:
        row = baseline(slug, seats, "random", 2)

        assert (row.seats, row.games) == (seats, 2)
        assert -1 <= row.low <= row.mean <= row.high <= 1
        assert row.wins <= 2


def test_numbers_of_seats_a_game_lacks_are_left_out() -> None:
    game = petteia.game("gods")

    assert counts_of(game, (2, 3, 4)) == [2, 4]
    assert counts_of(game, (9,)) == [2]


def test_the_command_prints_a_table() -> None:
    command = [sys.executable, "-m", "petteia.rl.baselines", "gods", "--seats", "2", "--bots", "random", "--games", "2"]
    ended = subprocess.run(command, capture_output=True, text=True, check=True)
    wrong = subprocess.run([*command, "--bots", "nobody"], capture_output=True, text=True, check=False)

    assert ended.stdout.splitlines()[2].startswith("| `gods` | 2 | random |")
    assert wrong.returncode == 2
    assert "no bot 'nobody'" in wrong.stderr
