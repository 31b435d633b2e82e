"""O8: Destiny cards."""

import pytest

from petteia.core.conformance import rule
from petteia.core.game import CHANCE
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.board import RESOURCE_NAMES
from petteia.games.olympos.tests.playing import after, player, position, refused, space, told, words

ONE_OF_EACH = "thessaly=1 euboea=1 epirus=1 chalcidice=1"  # grain, wood, stone, gold


@rule("O8.1")
@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_a_cube_card_gives_a_cube(resource):
    state = position(f"hand1=cube-{resource}")
    log = told(state, f"card cube-{resource}")

    assert player(state, 1)["cubes"][resource] == 1
    assert log[0] == events.CardPlayed(0, f"card-cube-{resource}")
    assert state.view(None)["discards"] == [f"cube-{resource}"]


@rule("O8.2")
@pytest.mark.parametrize(
    ("resource", "second"), [("grain", "thrace"), ("wood", "corcyra"), ("stone", "naxos"), ("gold", "lesbos")]
)
def test_a_prestige_card_gives_one_for_each_token_of_its_resource(resource, second):
    state = after(f"{ONE_OF_EACH} {second}=1 hand1=prestige-{resource}", f"card prestige-{resource}")

    assert player(state, 1)["prestige"] == 2


@rule("O8.3")
@pytest.mark.parametrize(
    ("resource", "second"), [("grain", "thrace"), ("wood", "corcyra"), ("stone", "naxos"), ("gold", "lesbos")]
)
def test_an_hourglass_card_gives_one_for_each_token_of_its_resource(resource, second):
    state = after(f"{ONE_OF_EACH} {second}=1 hand1=hourglass-{resource}", f"card hourglass-{resource}")

    assert player(state, 1)["hourglasses"] == 2


@rule("O8.4")
@pytest.mark.parametrize("resource", RESOURCE_NAMES)
def test_a_most_card_gives_three_hourglasses_for_more_tokens_than_every_other(resource):
    state = after(f"{ONE_OF_EACH} hand1=most-{resource}", f"card most-{resource}")

    assert player(state, 1)["hourglasses"] == 3


@rule("O8.4", "O9.3")
def test_a_tie_is_not_most_but_for_democracy():
    tie = "seats=3 time=0,9,9 thessaly=1 thrace=2 hand1=most-grain"

    assert refused(position(tie), "card most-grain") == ("why-card-without-effect", "O8.8")
    assert "card most-grain" in words(position(f"{tie} tiles1=democracy"))
    assert "card most-grain" in words(position("seats=3 tiles1=democracy hand1=most-grain"))
    assert refused(position("seats=3 hand1=most-grain"), "card most-grain")[1] == "O8.8"
    assert (
        refused(position("seats=3 time=0,9,9 thrace=2 tiles1=democracy hand1=most-grain"), "card most-grain")[1]
        == "O8.8"
    )


@rule("O8.5")
def test_a_plenty_card_gives_three_prestige_for_a_token_of_each_resource():
    state = after(f"{ONE_OF_EACH} hand1=plenty", "card plenty")

    assert player(state, 1)["prestige"] == 3
    assert refused(position("thessaly=1 euboea=1 epirus=1 hand1=plenty"), "card plenty")[1] == "O8.8"


@rule("O8.6")
def test_a_star_card_is_used_only_for_a_wonder():
    state = position("seats=4 time=0,9,9,9 macedonia=1 troad=1 phocis=1 bonus1=1.3.1 hand1=star")

    assert refused(state, "card star") == ("why-star-card", "O8.6")
    assert words(state, "build") == {"stadium"}


@rule("O8.7")
def test_a_zeus_card_is_played_after_a_god_is_revealed_in_anybodys_turn():
    state = position("ask=next>passing>revealing hand2=zeus")
    assert refused(position("hand1=zeus"), "card zeus") == ("why-zeus-card", "O8.7")
    state.play("reveal zeus")

    assert state.to_act == 1
    assert words(state) == {"zeus", "no zeus"}
    state.play("zeus")
    assert player(state, 2)["prestige"] == 3
    assert state.view(None)["discards"] == ["zeus"]


@rule("O8.8")
def test_a_card_without_effect_may_not_be_played():
    state = position("hand1=prestige-grain,hourglass-wood")

    assert words(state, "card") == set()
    assert refused(state, "card prestige-grain") == ("why-card-without-effect", "O8.8")
    assert refused(state, "card cube-grain") == ("why-card-not-in-hand", "O8.1")


EMPTY_PILE = (
    "discard=cube-grain,star hand2=cube-wood,cube-stone,cube-gold,prestige-grain,prestige-wood,prestige-stone,"
    "prestige-gold,hourglass-grain,hourglass-wood,hourglass-stone,hourglass-gold,most-grain,most-wood,most-stone,"
    "most-gold,plenty,plenty,star,zeus,zeus"
)


@rule("O8.8")
def test_when_the_pile_is_empty_the_discards_are_shuffled():
    state = position(f"time=11,24 {EMPTY_PILE}")
    log = told(state, "settle north epirus")

    assert events.PileShuffled(2) in log
    assert words(state) == {"draw cube-grain", "draw star"}


@rule("O8.8")
def test_without_discards_either_there_is_no_card():
    state = position(f"time=11,24 {EMPTY_PILE.replace('discard=cube-grain,star', 'hand1=cube-grain,star')}")
    log = told(state, "settle north epirus", "pay")

    assert events.NoCardLeft(0) in log
    assert player(state, 1)["cards"] == 2


@rule("O8.9")
def test_the_oracle_looks_at_three_keeps_one_and_discards_the_others_face_up():
    state = after(
        "seats=4 time=11,24,24,24 tiles1=oracle", "settle north epirus", "draw star", "draw zeus", "draw star"
    )

    assert state.to_act == 0
    assert words(state) == {"keep star", "keep zeus"}
    assert state.view(0)["looked"] == ["star", "zeus", "star"]
    assert state.view(1)["looked"] == 3
    log = told(state, "keep zeus")
    assert player(state, 1)["hand"] == ["zeus"]
    assert state.view(None)["discards"] == ["star", "star"]
    assert log[0].seen_by(1) == events.OracleChose(0)


@rule("O8.9")
def test_the_oracle_counts_for_phalanx_and_hellenism():
    state = after("seats=4 time=0,9,9,9 tiles1=oracle cubes1=grain,grain,wood,gold", "discover hellenism")

    for card in ("cube-grain", "cube-wood", "cube-stone"):
        assert state.to_act == CHANCE
        state.play(f"draw {card}")
    assert words(state) == {"keep cube-grain", "keep cube-wood", "keep cube-stone"}
    assert refused(state, "keep star") == ("why-not-looked-at", "O8.9")


@rule("O8.9")
def test_the_oracle_goes_on_with_fewer_cards_when_there_are_no_more():
    hands = EMPTY_PILE.replace("discard=cube-grain,star ", "").replace("cube-wood,", "")
    state = after(f"seats=4 time=11,24,24,24 tiles1=oracle {hands}", "settle north epirus", "draw cube-grain")
    state.play("draw cube-wood")
    state.play("draw star")

    assert words(state) == {"keep cube-grain", "keep cube-wood", "keep star"}


@rule("O3.2", "O7.1")
def test_cards_are_played_before_the_action_before_paying_and_after_drawing():
    state = position("time=11,24 hand1=cube-grain,cube-wood")
    state.play("card cube-grain")
    state.play("settle north epirus")
    assert words(state) == {"pay", "card cube-wood"}
    assert refused(state, "settle north thrace") == ("why-first-paying", "O3.3")
    state.play("pay")
    state.play("draw cube-stone")
    assert words(state) == {"done", "card cube-wood", "card cube-stone"}
    assert space(state, 1) == 14
