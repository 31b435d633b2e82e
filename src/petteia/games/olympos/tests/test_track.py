"""O3: turn order and paying."""

from petteia.core.conformance import rule
from petteia.games.olympos.rules.events import ActionPaid
from petteia.games.olympos.tests.playing import after, cost, forecast, player, position, refused, space, told, words


@rule("O3.1")
def test_the_player_furthest_back_plays():
    assert position("seats=4 time=12,9,28,10").to_act == 1


@rule("O3.1")
def test_on_one_space_the_top_disc_plays_first():
    assert position("seats=3 time=9,9,9 line=3,1,2").to_act == 2


@rule("O3.1", "O3.3")
def test_example_1_three_points_with_one_hourglass_landing_on_top_and_playing_again():
    # Red is 3 spaces behind blue and 2 behind green; the action costs 3.
    state = position("seats=3 time=7,9,12 hourglasses1=1 tiles1=medicine line=3,2,1 stock1=1 epirus=1")
    assert sum(cost(state, "march epirus macedonia").values()) == 3
    log = told(state, "march epirus macedonia")

    assert ActionPaid(0, 3, 1, 2, 9) in log
    assert space(state, 1) == 9
    assert player(state, 1)["hourglasses"] == 0
    assert state.view(None)["track"]["line"][0] == 0
    assert state.to_act == 0


@rule("O3.1")
def test_one_player_may_play_several_times_in_a_row():
    assert after("time=0,16", "settle north epirus").to_act == 0


@rule("O3.2")
def test_a_turn_is_one_action_and_any_number_of_cards():
    state = position("time=0,16 hand1=cube-grain,cube-wood")

    assert {"card cube-grain", "card cube-wood", "settle north epirus"} <= words(state)
    state.play("card cube-grain")
    state.play("card cube-wood")
    state.play("settle north epirus")
    assert player(state, 1)["cubes"]["grain"] == 1
    assert space(state, 1) == 3


@rule("O3.3")
def test_an_action_wholly_paid_with_hourglasses_leaves_the_disc_in_its_stack():
    state = after("time=5,5 line=1,2 hourglasses1=9", "settle north epirus")

    assert space(state, 1) == 5
    assert player(state, 1)["hourglasses"] == 6
    assert state.view(None)["track"]["line"] == [0, 1]


@rule("O3.3")
def test_hourglasses_gained_through_the_action_already_pay_for_it():
    state = after("time=0,24 stock1=0 cubes1=wood,gold", "discover cavalry", "bonus 2")

    assert player(state, 1)["tiles"] == ["cavalry"]
    assert space(state, 1) == 7 - 2


@rule("O3.3")
def test_a_card_played_before_paying_already_pays():
    state = after("time=0,24 hand1=hourglass-stone", "settle north epirus", "card hourglass-stone")

    assert space(state, 1) == 3 - 1


@rule("O3.4")
def test_no_action_takes_the_disc_past_the_cross_but_onto_it():
    state = position("time=64,65")

    assert "settle north epirus" in words(state)
    assert refused(state, "settle north olympos") == ("why-past-the-cross", "O3.4")
    assert forecast(state, "settle north epirus")["space"] == 67


@rule("O3.4")
def test_only_the_bonus_with_which_the_action_can_be_paid_may_be_chosen():
    state = position("seats=4 time=62,67,67,67 ended=2+3+4 stock1=0 cubes1=wood,stone")
    state.play("discover metallurgy")

    assert words(state) == {"bonus 2"}
    assert refused(state, "bonus 1") == ("why-past-the-cross", "O3.4")


@rule("O3.5")
def test_a_player_without_an_action_who_may_not_pass_waits():
    state = position("time=7,16 stock1=0")

    assert words(state) == {"wait"}
    assert refused(state, "end") == ("why-not-at-last-zeus", "O10.1")
    state.play("wait")
    assert space(state, 1) == 8


@rule("O3.5")
def test_nobody_waits_who_can_act():
    assert refused(position(""), "wait") == ("why-has-action", "O3.5")


@rule("O3.3")
def test_a_forecast_tells_hourglasses_space_zeus_spaces_and_order():
    state = position("seats=3 time=11,13,16 hourglasses1=1")

    assert forecast(state, "settle north epirus") == {
        "hourglasses": 1,
        "space": 13,
        "zeus_spaces": [12],
        "order": [0, 1, 2],
        "way": ["epirus"],
        "cheapest": True,
    }


@rule("O3.4")
def test_a_forecast_keeps_to_the_cross_by_the_bonus_one_has_to_take():
    state = position("seats=2 time=61,67 ended=2 epirus=1 thessaly=1")

    assert forecast(state, "discover religion")["space"] == 66
    assert forecast(state, "discover religion")["hourglasses"] == 2
    state.play("discover religion")
    assert words(state, "bonus") == {"2"}


@rule("O3.3", "O3.4")
def test_cards_that_give_hourglasses_pay_an_action_that_cannot_be_paid_without():
    state = position("seats=2 time=61,67 ended=2 epirus=1 thessaly=1 bonus2=1.1.2 hand1=hourglass-grain,cube-wood,star")

    told_before = forecast(state, "discover religion")
    state.play("discover religion")
    state.play("bonus 1")

    assert (told_before["space"], told_before["hourglasses"]) == (67, 1)
    assert words(state) == {"card hourglass-grain", "card cube-wood"}
    assert refused(state, "pay") == ("why-past-the-cross", "O3.4")
    assert state.question().name == "ask-paying-cards"
    state.play("card hourglass-grain")
    assert words(state) == {"pay", "card cube-wood"}
    state.play("pay")
    assert space(state, 1) == 67


@rule("O3.3")
def test_a_token_won_by_the_action_counts_for_the_card_that_pays_for_it():
    state = position("seats=2 time=65,67 ended=2 epirus=1 hand1=hourglass-grain")

    assert "settle epirus thessaly" in words(state)
    assert "settle epirus aetolia" not in words(state)
    assert refused(state, "settle epirus aetolia") == ("why-past-the-cross", "O3.4")


@rule("O3.3", "O9.3")
def test_democracy_found_by_the_action_wins_the_tie_for_the_card_that_pays_for_it():
    lands = "thessaly=1 naxos=1 chios=1 aetolia=1 chalcidice=1"
    state = position(f"seats=3 time=62,67,67 ended=2+3 thrace=2 {lands} cubes1=wood hand1=most-grain")

    assert "discover democracy" in words(state)
