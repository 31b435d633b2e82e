"""G6: two against two."""

from collections import Counter

import pytest

from petteia.core.conformance import rule
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import (
    GAME,
    asked,
    discard,
    hand,
    kinds,
    on_turn,
    play,
    position,
    words,
)

FIRST_FOUR, LAST_FOUR = ",".join(GOD_NAMES[:4]), ",".join(GOD_NAMES[4:])


def dealt(*seats):
    """Return a game of four with everything set up and one card dealt to each of *seats*, counted from 1."""
    state = GAME.new(4)
    play(state, *(f"set {god}" for god in GOD_NAMES), *(f"draw {card.name}" for card in GAME.mountain.cards))
    play(state, *(f"deal {seat}" for seat in seats))
    return state


# G6.1, G6.2: seats and cards -------------------------------------------------------------------------------------


@rule("G6.1")
def test_play_goes_clockwise():
    state = position(f"seats=4 zeus@a1 seat=4 hand4={FIRST_FOUR}")

    play(state, "zeus up", "place h3")

    assert on_turn(state) == 1


@rule("G6.1")
def test_teams_sit_alternately():
    state = position("seats=4 zeus@a6 seat=2 hand2=zeus")

    play(state, "zeus up")

    assert state.scores() == [0, 1, 0, 1]


@rule("G6.2")
@pytest.mark.parametrize(("first", "pair"), [(1, {1, 2}), (2, {1, 2}), (3, {3, 4}), (4, {3, 4})])
def test_the_first_set_goes_to_one_player_of_each_team(first, pair):
    state = dealt(first)

    seats = {int(move.text.split()[1]) for move in state.moves()}

    assert seats == pair


@rule("G6.2")
def test_each_set_is_dealt_four_and_four():
    state = dealt(2, 2, 2, 2)

    first_set = words(state)
    play(state, *["deal 1"] * 4)
    play(state, *["deal 4"] * 4)

    assert first_set == {"deal 1"}
    assert words(state) == {"deal 3"}


@rule("G6.2")
def test_sets_hold_one_card_of_each_god():
    state = dealt(2, 2, 2, 2, 1, 1, 1, 1, 3, 4, 3, 4, 3, 4, 3, 4)

    assert hand(state, 2) == GOD_NAMES[:4]
    assert hand(state, 1) == GOD_NAMES[4:]
    assert hand(state, 3) == GOD_NAMES[::2]
    assert hand(state, 4) == GOD_NAMES[1::2]
    assert on_turn(state) == 2


@rule("G6.2")
def test_a_card_comes_to_a_seat_with_the_chance_of_the_room_it_has_left():
    state = dealt(1, 1, 2, 1)

    assert {move.text: move.weight for move in state.moves()} == {"deal 1": 1, "deal 2": 3}


@rule("G6.2")
def test_every_way_to_split_a_set_is_as_likely():
    # Whatever the order, the weights along a deal multiply to the same number; seat 1 has its first card already.
    def chances(state, product, left):
        if left == 0:
            return Counter({(tuple(hand(state, 1)), product): 1})
        found = Counter()
        for move in state.moves():
            after = state.copy()
            after.play(move)
            found += chances(after, product * move.weight, left - 1)
        return found

    splits = chances(dealt(1), 1, 7)

    assert len(splits) == 35
    assert {product for _, product in splits} == {3 * 2 * 1 * 4 * 3 * 2 * 1}


@rule("G6.2")
def test_a_team_may_hold_two_or_none_of_a_god():
    state = dealt(1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4)

    team = Counter(hand(state, 1) + hand(state, 3))

    assert team == dict.fromkeys(GOD_NAMES[:4], 2)


@rule("G6.2")
def test_seeded_deals_give_every_card_to_every_seat_about_as_often():
    count = Counter()
    for seed in range(120):
        state = GAME.new(4, seed=seed)
        count.update((seat, god) for seat in (1, 2, 3, 4) for god in hand(state, seat))

    # 32 pairs, each expected 60 times with a deviation of 5.5.
    assert len(count) == 32
    assert all(35 <= times <= 85 for times in count.values()), count


# G6.3: discarding ------------------------------------------------------------------------------------------------


@rule("G6.3", "G3.1")
def test_the_card_leaves_the_hand_at_the_end_of_the_turn():
    state = position(f"seats=4 zeus@a1 hand1={FIRST_FOUR}")
    play(state, "zeus up")

    during = hand(state, 1)
    log = play(state, "place h3")

    assert during == GOD_NAMES[:4]
    assert hand(state, 1) == GOD_NAMES[1:4]
    assert kinds(log) == ["TokenPlaced", "CardDiscarded"]


@rule("G6.3")
def test_the_discard_pile_is_common_and_open():
    state = position(
        f"seats=4 zeus@a1 hera@h1 hand1={FIRST_FOUR} hand2={FIRST_FOUR} hand3={LAST_FOUR} hand4={LAST_FOUR}"
    )

    play(state, "zeus up", "place n3", "hera up", "weaken athena")

    assert discard(state) == ["zeus", "hera", "athena"]
    assert all(state.view(seat)["discard"] == state.view(None)["discard"] for seat in range(4))


@rule("G6.3", "G4.4")
def test_a_card_whose_god_was_struck_is_discarded_too():
    state = position(f"seats=4 zeus@c1 lightning@c3 hand1={FIRST_FOUR}")

    play(state, "zeus up")

    assert hand(state, 1) == GOD_NAMES[1:4]


@rule("G6.3")
def test_a_player_plays_only_the_cards_in_hand():
    state = position(f"seats=4 hand1={FIRST_FOUR} hand2={LAST_FOUR}")

    assert {word.split()[0] for word in words(state)} == set(GOD_NAMES[:4])


# G6.4: recovering ------------------------------------------------------------------------------------------------


@rule("G6.4")
def test_a_player_left_without_cards_takes_four_different_ones_from_the_discard_pile():
    state = position("seats=4 zeus@a1 hand1=zeus hand2=zeus,hera hand3=hera,ares hand4=ares,hades")
    play(state, "zeus up", "place h3")

    asked_now, seat = asked(state), state.to_act
    log = play(state, "recover zeus", "recover athena", "recover hades", "recover poseidon")

    assert (asked_now, seat) == ("recover", 0)
    assert hand(state, 1) == ["zeus", "poseidon", "athena", "hades"]
    assert kinds(log) == ["CardRecovered"] * 4
    assert on_turn(state) == 2


@rule("G6.4")
def test_a_card_recovered_leaves_the_discard_pile():
    state = position(
        f"seats=4 seat=1 ask=next>recover:1 hand1=none hand2={FIRST_FOUR} hand3={FIRST_FOUR} hand4={LAST_FOUR}"
    )

    play(state, "recover ares")

    assert discard(state) == ["athena", "aphrodite", "hades"]


@rule("G6.4")
def test_no_double_is_taken_while_a_different_card_is_to_be_had():
    state = position("seats=4 zeus@a1 ask=next>recover:1 hand1=none hand2=hera hand3=hera hand4=ares")

    play(state, "recover zeus", "recover ares")

    assert words(state) == {f"recover {god}" for god in GOD_NAMES if god not in ("zeus", "hera", "ares")}


@rule("G6.4")
def test_where_four_different_cards_are_not_to_be_had_doubles_are_taken():
    state = position(
        "seats=4 box=russian ask=next>recover:1 hand1=none hand2=hera hand3=hera,ares,poseidon,demeter hand4=ares"
        " discard=zeus,zeus,hades,hades,athena"
    )
    play(state, "recover zeus", "recover hades", "recover athena")

    offered = words(state)
    play(state, "recover hades")

    assert offered == {"recover zeus", "recover hades"}
    assert hand(state, 1) == ["zeus", "athena", "hades", "hades"]
    assert discard(state) == ["zeus"]


@rule("G6.4")
def test_a_pile_of_fewer_than_four_cards_is_taken_whole():
    state = position(
        "seats=4 box=russian ask=next>recover:1 hand1=none hand2=hera hand3=hera,ares,poseidon,demeter hand4=ares"
        " discard=zeus,zeus"
    )

    play(state, "recover zeus", "recover zeus")

    assert hand(state, 1) == ["zeus", "zeus"]
    assert asked(state) == "turn"
    assert on_turn(state) == 2


@rule("G6.4")
def test_recovering_is_per_player_not_per_team():
    state = position(f"seats=4 zeus@a1 hand1=zeus hand2={FIRST_FOUR} hand3={LAST_FOUR} hand4={LAST_FOUR}")

    play(state, "zeus up", "place h3")

    assert asked(state) == "recover"


@rule("G6.4")
def test_a_player_with_neither_cards_nor_discard_pile_passes_and_the_pass_is_a_turn():
    state = position("seats=4 box=russian seat=2 turn=9 hand1=hera hand2=none hand3=zeus hand4=ares discard=none")

    offered = words(state)
    log = play(state, "pass")

    assert offered == {"pass"}
    assert kinds(log) == ["TurnPassed"]
    assert on_turn(state) == 3
    assert state.view(None)["turn"] == 10


@rule("G6.4")
def test_a_player_who_found_the_pile_empty_tries_again_when_the_turn_begins():
    state = position("seats=4 box=russian zeus@a1 seat=1 hand1=zeus,hera hand2=none hand3=ares hand4=none discard=none")

    play(state, "zeus up", "place h3")

    assert (asked(state), state.to_act, on_turn(state)) == ("recover", 1, 2)
    assert words(state) == {"recover zeus"}


@rule("G6.4")
def test_in_the_russian_box_a_player_without_cards_passes_while_the_partner_has_some():
    state = position("seats=4 box=russian zeus@a1 hand1=none hand2=hera hand3=ares hand4=ares discard=athena,hades")

    offered = words(state)
    play(state, "pass")

    assert offered == {"pass"}
    assert (asked(state), on_turn(state), hand(state, 1)) == ("turn", 2, [])


@rule("G6.4")
def test_in_the_russian_box_both_take_cards_once_the_team_has_run_out():
    state = position(
        "seats=4 box=russian zeus@a1 seat=3 hand1=none hand2=hera hand3=zeus hand4=hera"
        " discard=zeus,ares,athena,hades,poseidon,demeter"
    )
    play(state, "zeus up", "place h3")

    first = state.to_act
    play(state, *(f"recover {god}" for god in ("zeus", "ares", "athena", "hades")))
    second = state.to_act
    play(state, *(f"recover {god}" for god in ("zeus", "poseidon", "demeter")))

    assert (first, second) == (2, 0)
    assert hand(state, 1) == ["zeus", "poseidon", "demeter"]
    assert on_turn(state) == 4


@rule("G6.4", "G6.7")
def test_in_the_russian_box_hera_can_empty_a_team_which_takes_cards_then_and_there():
    state = position(
        "seats=4 box=russian hera@a1 hand1=hera,zeus hand2=ares hand3=zeus hand4=ares"
        " discard=hera,poseidon,poseidon,demeter,demeter,athena,athena,hades,hades"
    )

    play(state, "hera up", "weaken ares")

    assert (asked(state), state.to_act) == ("recover", 1)
    assert state.text == GAME.position(state.text).text
    play(state, *(f"recover {god}" for god in ("hera", "poseidon", "demeter", "athena")))
    assert (asked(state), state.to_act) == ("recover", 3)


@rule("G6.4")
def test_the_card_just_played_may_be_recovered_at_once():
    state = position("seats=4 zeus@a1 hand1=zeus hand2=zeus,hera hand3=hera,ares hand4=ares,hades")

    play(state, "zeus up", "place h3")

    assert "recover zeus" in words(state)


# G6.5: Hera ------------------------------------------------------------------------------------------------------


@rule("G6.5")
def test_hera_names_a_god_of_which_an_opponent_holds_a_card():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares hand3=hades,athena hand4=ares,poseidon")

    play(state, "hera up")

    assert words(state) == {"weaken ares", "weaken poseidon"}


@rule("G6.5")
def test_every_opponent_puts_all_cards_of_that_god_on_the_discard_pile():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares,zeus hand3=hades hand4=ares,poseidon")

    log = play(state, "hera up", "weaken ares")

    assert (hand(state, 2), hand(state, 4)) == (["zeus"], ["poseidon"])
    assert discard(state).count("ares") == 2
    assert kinds(log).count("CardsPutAway") == 2
    assert {event.pile for event in log if kinds([event]) == ["CardsPutAway"]} == {"discard"}


@rule("G6.5", "G6.4")
def test_an_opponent_who_had_no_cards_before_does_not_recover_because_of_hera():
    state = position(
        "seats=4 box=russian hera@a1 hand1=hera,zeus hand2=ares,zeus hand3=hades hand4=none discard=athena"
    )

    play(state, "hera up", "weaken ares")

    assert hand(state, 4) == []
    assert (asked(state), on_turn(state)) == ("turn", 2)


@rule("G6.5")
def test_an_opponent_who_holds_two_puts_both_away():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares,ares,zeus hand3=hades hand4=poseidon")

    log = play(state, "hera up", "weaken ares")

    assert hand(state, 2) == ["zeus"]
    assert [event.count for event in log if kinds([event]) == ["CardsPutAway"]] == [2]


@rule("G6.5")
def test_the_team_s_own_cards_stay():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares,zeus hand3=ares hand4=poseidon")

    play(state, "hera up", "weaken ares")

    assert hand(state, 3) == ["ares"]


@rule("G6.5")
def test_without_the_option_the_cards_leave_the_game():
    state = position(
        "seats=4 box=russian hera@a1 hand1=hera,zeus hand2=ares,zeus hand3=hades hand4=ares,poseidon discard=none"
    )

    log = play(state, "hera up", "weaken ares")

    assert (hand(state, 2), hand(state, 4)) == (["zeus"], ["poseidon"])
    assert discard(state) == ["hera"]
    assert {event.pile for event in log if kinds([event]) == ["CardsPutAway"]} == {"box"}


@rule("G6.5")
def test_the_discard_pile_is_the_default():
    assert GAME.new(4, seed=1).view(None)["options"]["box"] == "original"


@rule("G6.5", "G3.5")
def test_hera_must_choose_while_an_opponent_holds_a_card():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares hand3=hades hand4=zeus")

    play(state, "hera up")

    assert "nothing" not in words(state)


@rule("G6.5")
def test_if_no_opponent_holds_a_card_hera_does_nothing():
    state = position("seats=4 box=russian hera@a1 hand1=hera,zeus hand2=none hand3=hades hand4=none discard=none")
    play(state, "hera up")

    offered = words(state)
    log = play(state, "nothing")

    assert offered == {"nothing"}
    assert kinds(log)[0] == "NothingHappened"


# G6.6: Athena ----------------------------------------------------------------------------------------------------

ATHENAS = "seats=4 athena@a1 hand1=athena,zeus,hera hand2=ares hand3=hades,poseidon hand4=ares"


@rule("G6.6")
def test_athena_may_spend_one_s_own_card_or_the_partner_s():
    state = position(ATHENAS)

    play(state, "athena up")

    assert words(state) == {
        *("done", "weaken zeus", "weaken hera"),
        *("weaken partner poseidon", "weaken partner hades"),
    }


@rule("G6.6")
@pytest.mark.parametrize(
    ("choices", "own", "partners"),
    [
        (["done"], ["zeus", "hera"], ["poseidon", "hades"]),
        (["weaken zeus", "done"], ["hera"], ["poseidon", "hades"]),
        (["weaken partner hades", "done"], ["zeus", "hera"], ["poseidon"]),
        (["weaken zeus", "weaken partner hades"], ["hera"], ["poseidon"]),
        (["weaken partner hades", "weaken zeus"], ["hera"], ["poseidon"]),
    ],
)
def test_athena_spends_one_own_card_one_of_the_partner_s_both_or_none(choices, own, partners):
    state = position(ATHENAS)

    play(state, "athena up", *choices)

    assert (hand(state, 1), hand(state, 3)) == (own, partners)
    assert on_turn(state) == 2


@rule("G6.6")
def test_spent_cards_go_to_the_discard_pile():
    state = position(ATHENAS)
    before = Counter(discard(state))

    log = play(state, "athena up", "weaken zeus", "weaken partner hades")

    assert Counter(discard(state)) - before == Counter(["zeus", "hades", "athena"])
    assert kinds(log).count("CardDiscarded") == 3


@rule("G6.6")
@pytest.mark.parametrize(
    ("choice", "left"), [("weaken zeus", {"weaken partner"}), ("weaken partner hades", {"weaken zeus", "weaken hera"})]
)
def test_athena_spends_at_most_one_card_of_each(choice, left):
    state = position(ATHENAS)

    play(state, "athena up", choice)

    assert {word.removesuffix(" hades").removesuffix(" poseidon") for word in words(state)} == {"done", *left}


@rule("G6.6")
def test_the_card_of_athena_being_played_may_not_be_spent():
    state = position("seats=4 athena@a1 hand1=athena,zeus hand2=ares hand3=hades hand4=ares")

    play(state, "athena up")

    assert "weaken athena" not in words(state)


@rule("G6.6")
def test_a_second_card_of_athena_may_be_spent():
    state = position("seats=4 athena@a1 hand1=athena,athena,zeus hand2=ares hand3=hades hand4=ares")

    play(state, "athena up", "weaken athena", "done")

    assert hand(state, 1) == ["zeus"]


@rule("G6.6", "G6.4")
def test_spending_the_rest_of_one_s_hand_recovers_at_the_end_of_the_turn():
    state = position("seats=4 athena@a1 hand1=athena,zeus hand2=ares hand3=hades hand4=ares")

    play(state, "athena up", "weaken zeus", "done")

    assert (asked(state), state.to_act) == ("recover", 0)
    assert {"recover zeus", "recover athena"} <= words(state)


# G6.7: recovering out of turn ------------------------------------------------------------------------------------


@rule("G6.7")
def test_a_player_whose_hand_hera_empties_chooses_new_cards_then_and_there():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares hand3=hades hand4=zeus")
    play(state, "hera up", "weaken ares")

    chooser, turn = state.to_act, on_turn(state)
    play(state, "recover ares", "recover hera", "recover athena", "recover demeter")

    assert (chooser, turn) == (1, 1)
    assert hand(state, 2) == ["hera", "demeter", "athena", "ares"]
    assert on_turn(state) == 2


@rule("G6.7")
@pytest.mark.parametrize(("seat", "order"), [(1, [1, 3]), (2, [2, 0]), (3, [3, 1]), (4, [0, 2])])
def test_of_two_hands_emptied_at_once_the_next_clockwise_chooses_first(seat, order):
    partner = (seat + 1) % 4 + 1
    hands = dict.fromkeys((1, 2, 3, 4), "ares") | {seat: "hera,zeus", partner: "hades"}
    given = " ".join(f"hand{number}={cards}" for number, cards in hands.items())
    state = position(f"seats=4 seat={seat} hera@a1 {given}")
    play(state, "hera up", "weaken ares")

    first = state.to_act
    both_put_away = discard(state).count("ares") == 2
    play(state, "recover ares", "recover hera", "recover athena", "recover demeter")
    second = state.to_act

    assert [first, second] == order
    assert both_put_away


@rule("G6.7")
def test_both_victims_of_hera_recover_before_the_next_turn():
    state = position("seats=4 hera@a1 hand1=hera,zeus hand2=ares hand3=hades hand4=ares")

    play(state, "hera up", "weaken ares")
    play(state, "recover ares", "recover hera", "recover athena", "recover demeter")
    play(state, "recover ares", "recover poseidon", "recover athena", "recover demeter")

    assert hand(state, 2) == ["hera", "demeter", "athena", "ares"]
    assert hand(state, 4) == ["poseidon", "demeter", "athena", "ares"]
    assert (asked(state), on_turn(state)) == ("turn", 2)


@rule("G6.7")
def test_a_partner_whose_hand_athena_empties_chooses_before_athena_goes_on():
    state = position("seats=4 athena@a1 hand1=athena,zeus hand2=ares hand3=hades hand4=ares")
    play(state, "athena up", "weaken partner hades")

    chooser = state.to_act
    play(state, "recover hades", "recover hera", "recover demeter", "recover poseidon")

    assert chooser == 2
    assert (asked(state), state.to_act) == ("spend", 0)
    assert words(state) == {"done", "weaken zeus"}


@rule("G6.7")
def test_with_the_pile_empty_hera_s_victim_waits_for_the_next_turn():
    state = position("seats=4 box=russian hera@a1 hand1=hera,zeus hand2=ares hand3=hades hand4=ares discard=none")

    play(state, "hera up", "weaken ares")

    assert hand(state, 2) == []
    assert (asked(state), state.to_act, on_turn(state)) == ("recover", 1, 2)
    assert words(state) == {"recover hera"}
