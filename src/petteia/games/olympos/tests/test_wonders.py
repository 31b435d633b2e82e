"""O6 and O12.4: wonders and their stars."""

import pytest

from petteia.core.conformance import rule
from petteia.games.olympos.rules import events
from petteia.games.olympos.tests.playing import cost, player, position, refused, space, told, touched, words


@rule("O6.1", "O6.2")
def test_example_5_two_star_tokens_architecture_and_two_bonus_discs_build_the_stadium():
    state = position("seats=4 time=0,9,9,9 macedonia=1 troad=1 tiles1=architecture bonus1=1.3.1,2.3.1")

    assert cost(state, "build stadium") == {"wonder": 7, "architecture": -2}
    state.play("build stadium")
    assert player(state, 1)["wonders"] == ["stadium"]
    assert player(state, 1)["points"]["wonders"] == 10
    assert space(state, 1) == 5


@rule("O6.1")
def test_a_wonder_needs_its_stars():
    state = position("seats=4 time=0,9,9,9 macedonia=1 troad=1 phocis=1 tiles1=engineering bonus1=1.3.1")

    assert words(state, "build") == {"stadium"}
    assert refused(state, "build lion-gate") == ("why-lacks-stars", "O6.1")
    assert refused(position(""), "build statue-of-zeus") == ("why-not-in-play", "O2.2")


@rule("O6.1")
def test_bonus_discs_count_only_in_the_wonders_own_column():
    state = position("seats=4 time=0,9,9,9 macedonia=1 troad=1 phocis=1 bonus1=1.3.1,2.3.1")

    assert words(state, "build") == {"stadium"}


@rule("O6.1")
def test_athenas_star_is_used_before_star_cards_and_only_as_far_as_needed():
    lands = "seats=4 time=0,9,9,9 macedonia=1 troad=1 phocis=1"
    one_short = position(f"{lands} rhodes=1 athena=1 god=athena hand1=star,star")
    two_short = position(f"{lands} athena=1 god=athena hand1=star,star")
    enough = position(f"{lands} rhodes=1 lydia=1 athena=1 god=athena hand1=star")

    log = told(one_short, "build stadium")
    assert events.AthenaStarUsed(0) in log
    assert player(one_short, 1)["hand"] == ["star", "star"]
    log = told(two_short, "build stadium")
    assert log.count(events.StarCardUsed(0)) == 1
    assert player(two_short, 1)["hand"] == ["star"]
    assert "star" in two_short.view(None)["discards"]
    told(enough, "build stadium")
    assert touched(enough, "athena") == [0]


@rule("O6.2")
def test_a_wonder_costs_seven_and_is_built_once():
    state = position("seats=4 time=0,9,9,9 macedonia=1 troad=1 phocis=1 argolis=1 lydia=1 wonders2=colossus")

    assert cost(state, "build stadium") == {"wonder": 7}
    assert refused(state, "build colossus") == ("why-built", "O6.1")


@rule("O12.4")
@pytest.mark.parametrize(
    ("wonder", "stars", "points"),
    [("lion-gate", 5, 8), ("colossus", 5, 9), ("stadium", 5, 10), ("parthenon", 7, 11), ("statue-of-zeus", 7, 12)],
)
def test_every_wonder_can_be_built_and_scores(wonder, stars, points):
    starred = ["macedonia", "troad", "phocis", "argolis", "boeotia", "lydia", "attica", "rhodes"]
    state = position("seats=4 time=0,9,9,9 " + " ".join(f"{name}=1" for name in starred[:stars]))
    log = told(state, f"build {wonder}")

    assert events.WonderBuilt(0, wonder, stars) in log
    assert player(state, 1)["points"]["wonders"] == points
