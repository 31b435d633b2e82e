"""The figures of `petteia bench rl`."""

import petteia
from petteia.rl.bench import figures


def test_every_game_has_a_figure_for_every_interface() -> None:
    found = {name: value for name, value, _ in figures(seconds=0.01)}

    for slug in petteia.games():
        assert found[f"rl.vector.{slug}"] > 0
        assert found[f"rl.pettingzoo.{slug}"] > 0
        assert found[f"rl.gymnasium.{slug}"] > 0
