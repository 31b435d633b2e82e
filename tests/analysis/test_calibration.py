"""Chances that come true: fitted numbers find again what made the results, and real games are close to them."""

from __future__ import annotations

import json
import random
from pathlib import Path

import pytest

import petteia
from petteia import _source
from petteia.analysis import AnalysisError
from petteia.analysis.calibration import Calibration, Sight, drawing, fit, gather, judge, split
from petteia.analysis.chances import FILE, PLAIN, bent, fitted, shares, softmax

COMPILED = _source.build() == "compiled"


def invented(weights: tuple[float, ...], count: int) -> list[Sight]:
    """Return sights whose results come from *weights*."""
    rng = random.Random(5)
    found = []
    for number in range(count):
        hopes = [rng.uniform(-0.9, 0.9) for _ in range(3)]
        chances = softmax(weights, [bent(hope, 0.5) for hope in hopes])
        won = rng.choices(range(3), chances)[0]
        found.append(Sight(number, hopes, 0.5, [float(side == won) for side in range(3)]))
    return found


def test_fitted_chances_come_true_where_plain_ones_do_not() -> None:
    fitting, others = split(invented((3.0, 0.5, 0.0, 0.0), 3000 if COMPILED else 1500))

    found = judge(others, fit(fitting))

    assert found.error < 0.03
    assert found.error < judge(others, PLAIN).error
    assert found.brier < judge(others, PLAIN).brier
    assert sum(each.count for each in found.bins) == 3 * len(others)


def test_games_for_fitting_are_not_games_for_judging() -> None:
    fitting, others = split(invented(PLAIN, 40))

    assert not {sight.game for sight in fitting} & {sight.game for sight in others}


@pytest.mark.skipif(not COMPILED, reason="whole games are played where the search is compiled")
def test_a_small_sample_of_games_is_played_kept_and_judged(tmp_path: Path) -> None:
    wanted = Calibration(petteia.game("gods"), 2, simulations=40, moves=10, looks=3)
    file = tmp_path / "games"

    seen = gather(wanted, 24, file)
    again = gather(wanted, 24, file)

    found = judge(seen, fitted(petteia.game("gods"))[2])
    assert len(again) == len(seen) == 72
    assert found.games == 24
    assert found.error < 0.25
    assert drawing(found, "Gods").startswith("<svg")
    with pytest.raises(AnalysisError, match="another calibration"):
        gather(Calibration(petteia.game("gods"), 2), 1, file)


@pytest.mark.skipif(not COMPILED, reason="whole games are played where the search is compiled")
def test_a_bot_is_asked_at_first_sight() -> None:
    seen = gather(Calibration(petteia.game("gods"), 2, moves=10, looks=2, judge="net"), 2)

    assert len(seen) == 4
    assert all(sum(sight.hopes) == pytest.approx(0, abs=1e-6) and any(sight.hopes) for sight in seen)


def test_what_ships_was_judged_on_other_games() -> None:
    for slug, limits in (("gods", {2: 0.03, 4: 0.04}), ("olympos", {2: 0.03, 3: 0.04, 4: 0.04, 5: 0.04})):
        folder = Path(petteia.__file__).parent / "games" / slug
        shipped = json.loads((folder / FILE).read_text(encoding="utf-8"))

        assert {int(seats) for seats in shipped} == set(petteia.game(slug).seats)
        assert all(shipped[str(seats)]["judged"]["error"] <= limit for seats, limit in limits.items())
        assert all(each["judged"]["games"] >= 2_000 for each in shipped.values())


def test_ties_are_shared_and_partners_win_together() -> None:
    assert shares([1.0, 1.0, -1.0], [0, 1, 2]) == [0.5, 0.5, 0.0]
    assert shares([1.0, -1.0, 1.0, -1.0], [0, 1, 0, 1]) == [1.0, 0.0, 1.0, 0.0]
    assert shares([0.0, 0.0], [0, 1]) == [0.5, 0.5]
