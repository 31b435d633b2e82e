"""Chances that come true: fitted numbers find again what made the results, and real games are close to them."""

from __future__ import annotations

import json
import random
import runpy
from pathlib import Path

import pytest

import petteia
from petteia import _source
from petteia.analysis import AnalysisError, calibration
from petteia.analysis.calibration import Calibration, Sight, drawing, gather, judge, judged
from petteia.analysis.chances import FILE, PLAIN, PLAYED_ON, bent, shares, softmax, weights_for

COMPILED = _source.build() == "compiled"


def invented(weights: tuple[float, ...], count: int) -> list[Sight]:
    """Return sights whose results come from *weights*."""
    rng = random.Random(5)
    found = []
    for number in range(count):
        hopes = [rng.uniform(-0.9, 0.9) for _ in range(3)]
        chances = softmax(weights, [bent(hope, 0.5) for hope in hopes])
        won = rng.choices(range(3), chances)[0]
        found.append(Sight(number, hopes, 0.5, [float(side == won) for side in range(3)], number % 3))
    return found


def test_fitted_chances_come_true_where_plain_ones_do_not() -> None:
    sights = invented((3.0, 0.5, 0.0, 0.0), 3000 if COMPILED else 1500)

    found, plain = judged(sights), judge(sights, PLAIN)

    assert found.error < 0.03
    assert found.error < plain.error
    assert found.brier < plain.brier
    assert sum(each.count for each in found.bins) == 3 * len(sights)


def test_who_decides_is_judged_apart_from_the_others() -> None:
    # Chances of a half come true for half of all sides, but hardly ever for who decides.
    sights = [Sight(number, [0.0, 0.0], 0.0, [0.1, 0.9][:: 1 - 2 * (number % 2)], number % 2) for number in range(40)]

    found = judge(sights, PLAIN)

    assert found.error == pytest.approx(0)
    assert found.deciding == pytest.approx(0.4)
    assert found.waiting == pytest.approx(0.4)


def test_chances_are_judged_by_games_they_were_not_fitted_to(monkeypatch: pytest.MonkeyPatch) -> None:
    fitted_to: list[set[int]] = []
    monkeypatch.setattr(calibration, "fit", lambda sights: fitted_to.append({each.game for each in sights}) or PLAIN)

    found = judged(invented(PLAIN, 40))

    assert found.games == 40
    assert [len(games) for games in fitted_to] == [30] * 4
    assert not set.intersection(*fitted_to)


@pytest.mark.skipif(not COMPILED, reason="whole games are played where the search is compiled")
def test_a_small_sample_of_games_is_played_kept_and_judged(tmp_path: Path) -> None:
    wanted = Calibration(petteia.game("gods"), 2, simulations=40, moves=10, looks=3)
    file = tmp_path / "games"

    seen = gather(wanted, 24, file)
    again = gather(wanted, 24, file)

    found = judge(seen, weights_for(petteia.game("gods"), 2))
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
        played_on = [each["judged"] for each in shipped.values() if each["hopes"] == PLAYED_ON]
        # Whoever decides is flattered no more than those who wait.
        assert all(max(judged["deciding"], judged["waiting"]) <= 0.04 for judged in played_on)


def test_the_table_in_the_docs_is_that_of_what_ships() -> None:
    made = runpy.run_path("tools/chances_table.py")["table"]()

    assert made in Path("docs/analysis.md").read_text(encoding="utf-8"), "run python tools/chances_table.py --write"


def test_ties_are_shared_and_partners_win_together() -> None:
    assert shares([1.0, 1.0, -1.0], [0, 1, 2]) == [0.5, 0.5, 0.0]
    assert shares([1.0, -1.0, 1.0, -1.0], [0, 1, 0, 1]) == [1.0, 0.0, 1.0, 0.0]
    assert shares([0.0, 0.0], [0, 1]) == [0.5, 0.5]
