"""O7 and O9: Zeus spaces and the gods."""

import pytest

from petteia.core.conformance import rule
from petteia.core.game import CHANCE
from petteia.games.olympos.rules import events
from petteia.games.olympos.tests.playing import after, cost, land, player, position, refused, told, touched, words


def revealing(text):
    """Return a position in which seat 1 is about to reveal a god."""
    return position(f"ask=next>passing>revealing {text}")


# Zeus spaces -----------------------------------------------------------------------------------------------------


@rule("O7.1")
def test_reaching_a_zeus_space_brings_a_card_that_may_be_played_at_once():
    state = after("time=9,24", "settle north epirus")

    assert state.to_act == CHANCE
    log = told(state, "draw cube-grain")
    assert log == [events.DestinyDrawn(0, "card-cube-grain")]
    assert log[0].seen_by(0) == log[0]
    assert log[0].seen_by(1) == log[0].seen_by(None) == events.DestinyTaken(0)
    assert words(state) == {"done", "card cube-grain"}


@rule("O7.2")
def test_a_god_is_revealed_for_the_first_player_to_reach_a_space():
    first = after("time=11,11 line=1,2", "settle north epirus", "draw star", "done")
    second = after("time=11,12 passed2=1", "settle north epirus", "draw star", "done")

    assert words(first, "reveal")
    assert not words(second, "reveal")


@rule("O7.2")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_at_a_double_space_also_for_the_last(seats):
    others = ",33" * (seats - 1)
    last = after(f"seats={seats} time=29{others}", "settle north epirus", "draw star", "done")

    assert words(last, "reveal")
    if seats > 2:
        between = after(f"seats={seats} time=29,29{',33' * (seats - 2)}", "settle north epirus", "draw star", "done")
        assert not words(between, "reveal")


@rule("O7.2")
def test_several_spaces_in_one_turn_come_one_after_the_other_card_before_god():
    state = position("time=20,62 ask=next>paying cost=14 hand1=star")
    log = told(state, "pay", "draw star", "done", "draw zeus", "done", "reveal ares")

    reached = [event.space for event in log if isinstance(event, events.ZeusSpaceReached)]
    assert reached == [21, 30]
    assert [event.name for event in log if isinstance(event, events.DestinyDrawn | events.GodRevealed)] == [
        "destiny-drawn",
        "destiny-drawn",
        "god-revealed",
    ]


@rule("O7.2")
def test_players_who_ended_have_reached_every_space():
    state = after("time=56,62 ended=2", "settle north epirus", "draw star", "done")

    assert not words(state, "reveal")


# Symbols and ties ------------------------------------------------------------------------------------------------


@rule("O9.1")
def test_symbols_are_on_tiles_the_zeus_token_and_cards_played_now():
    state = revealing("tiles1=art,religion olympos=1 hand1=zeus,star")
    state.play("reveal hecate")
    state.play("zeus")

    assert player(state, 1)["symbols"] == 5


@rule("O9.1")
def test_a_zeus_card_is_spent_when_its_god_has_acted():
    state = revealing("tiles1=art hand1=zeus,star")
    for move in ("reveal hecate", "zeus", "no zeus"):
        state.play(move)

    assert player(state, 1)["symbols"] == 2
    assert player(position("seats=2 time=13,13 revealed=hecate god=hecate prayed=1,0"), 1)["symbols"] == 0


@rule("O9.1")
def test_from_the_player_who_drew_clockwise_everyone_once_may_play_zeus_cards():
    state = revealing("seats=4 seat=3 hand1=zeus hand2=star hand3=cube-grain hand4=zeus")
    state.play("reveal zeus")

    asked = []
    while words(state) & {"no zeus"}:
        asked.append(state.to_act)
        state.play("no zeus")
    assert asked == [2, 3, 0, 1]


@rule("O9.1")
def test_whoever_holds_a_card_is_asked_zeus_card_or_not():
    state = revealing("hand2=star")
    state.play("reveal zeus")

    assert state.to_act == 1
    assert words(state) == {"no zeus"}
    assert refused(state, "zeus") == ("why-no-zeus-card", "O8.7")


@rule("O9.1")
def test_two_zeus_cards_may_be_played():
    state = revealing("hand2=zeus,zeus tiles1=religion")
    for move in ("reveal hecate", "zeus", "zeus"):
        state.play(move)

    assert player(state, 2)["stock"] == 5
    assert player(state, 1)["stock"] == 4


@rule("O9.2")
def test_good_gods_act_on_all_with_the_most_symbols_at_least_one():
    tied = revealing("seats=3 tiles1=religion tiles2=polytheism")
    log = told(tied, "reveal zeus")
    none = revealing("seats=3")

    assert events.GodFavoured((0, 1), "zeus") in log
    assert [player(tied, seat)["prestige"] for seat in (1, 2, 3)] == [3, 3, 0]
    assert events.NobodyFavoured("zeus") in told(none, "reveal zeus")


@rule("O9.2")
def test_bad_gods_act_on_all_with_the_fewest():
    state = revealing("seats=3 tiles1=religion")
    log = told(state, "reveal keres")

    assert events.GodHarmed((1, 2), "keres") in log
    assert [player(state, seat)["points"]["keres"] for seat in (1, 2, 3)] == [0, -2, -2]


@rule("O9.3")
def test_democracy_wins_a_tie_for_most_even_without_symbols():
    tie = revealing("seats=3 tiles1=religion tiles2=polytheism,democracy")
    tie.play("reveal zeus")
    nothing = revealing("seats=3 tiles3=democracy")
    nothing.play("reveal zeus")

    assert [player(tie, seat)["prestige"] for seat in (1, 2, 3)] == [0, 3, 0]
    assert [player(nothing, seat)["prestige"] for seat in (1, 2, 3)] == [0, 0, 3]


@rule("O9.3")
def test_democracy_escapes_a_tie_for_fewest_unless_all_have_it():
    tie = revealing("seats=3 tiles2=democracy")
    alone = revealing("seats=3 tiles1=religion tiles2=democracy tiles3=polytheism")
    for state in (tie, alone):
        state.play("reveal keres")

    assert touched(tie, "keres") == [0, 2]
    assert touched(alone, "keres") == [1]


@rule("O9.3")
@pytest.mark.parametrize(
    ("mine", "theirs", "price"),
    [("democracy", "", 1), ("", "democracy", 3), ("democracy", "democracy", 2), ("democracy", "metallurgy", 3)],
)
def test_in_combat_with_equal_swords_democracy_counts_as_stronger(mine, theirs, price):
    state = position(f"seats=4 time=0,9,9,9 epirus=1 thessaly=2 tiles1={mine} tiles2={theirs}")

    assert cost(state, "march epirus thessaly")["combat"] == price


# The gods --------------------------------------------------------------------------------------------------------


@rule("O9.4")
def test_zeus_gives_three_prestige_and_hecate_a_settler():
    zeus, hecate = revealing("tiles1=religion"), revealing("tiles1=religion")
    zeus.play("reveal zeus")
    hecate.play("reveal hecate")

    assert player(zeus, 1)["prestige"] == 3
    assert player(hecate, 1)["stock"] == 5


@rule("O9.4", "O9.6")
def test_artemis_gives_a_cube_of_choice_clockwise_from_the_player_who_drew():
    state = revealing("seats=3 seat=2 tiles1=religion tiles2=art tiles3=polytheism,hellenism")
    state.play("reveal artemis")
    assert state.to_act == 1
    assert refused(state, "no zeus") == ("why-first-gaining", "O9.4")
    state.play("cube stone")
    assert state.to_act == 2
    state.play("cube wood")

    assert player(state, 2)["cubes"]["stone"] == 1
    assert player(state, 3)["cubes"]["wood"] == 1
    assert player(state, 1)["cubes"] == {"grain": 0, "wood": 0, "stone": 0, "gold": 0}


@rule("O9.4")
def test_athena_gives_a_star_for_one_wonder():
    state = revealing("tiles1=religion")
    state.play("reveal athena")

    assert touched(state, "athena") == [0]


@rule("O9.4")
def test_ares_gives_two_swords_until_the_next_god():
    state = revealing("tiles1=religion,metallurgy")
    state.play("reveal ares")
    assert player(state, 1)["swords"] == 3

    later = revealing("tiles1=religion,metallurgy ares=1 god=ares")
    later.play("reveal zeus")
    assert player(later, 1)["swords"] == 1


@rule("O9.5")
def test_keres_cost_two_points_at_the_end():
    state = revealing("tiles1=religion")
    state.play("reveal keres")

    assert player(state, 2)["points"]["keres"] == -2


@rule("O9.5", "O9.6", "O4.7")
def test_hades_takes_a_settler_of_ones_choice_clockwise_from_the_player_who_drew():
    state = revealing("seats=3 seat=3 epirus=12 thessaly=1 olympos=3 tiles3=religion")
    state.play("reveal hades")
    assert state.to_act == 0
    assert words(state) == {"lose epirus", "lose thessaly"}
    assert refused(state, "lose olympos") == ("why-no-settler-there", "O9.5")
    state.play("lose thessaly")
    assert state.to_act == 1
    log = told(state, "lose epirus")

    assert events.SettlerLost(1, "epirus") in log
    assert events.ControlFell(0, "epirus") in log
    assert (player(state, 1)["stock"], player(state, 2)["stock"], player(state, 3)["stock"]) == (5, 5, 4)
    assert land(state, "epirus")["owner"] == 0


@rule("O9.5")
def test_hades_passes_over_whoever_has_no_settler_on_the_map():
    state = revealing("seats=3 thessaly=3")
    state.play("reveal hades")

    assert state.to_act == 2


@rule("O9.5")
def test_nemesis_discards_all_destiny_cards():
    state = revealing("hand1=star hand2=star,cube-grain,zeus tiles1=religion")
    for move in ("reveal nemesis", "no zeus", "no zeus"):
        state.play(move)

    assert player(state, 2)["cards"] == 0
    assert player(state, 1)["cards"] == 1
    assert state.view(None)["discards"] == ["cube-grain", "star", "zeus"]


@rule("O9.5")
def test_erinyes_make_the_next_action_cost_two_more():
    state = revealing("time=0,9 tiles2=religion")
    state.play("reveal erinyes")
    assert cost(state, "settle north epirus") == {"new-settler": 2, "land": 1, "erinyes": 2}
    state.play("settle north epirus")

    assert player(state, 1)["space"] == 5
    assert cost(state, "settle epirus thessaly") == {"new-settler": 2, "land": 1}


@rule("O9.5")
def test_siren_keeps_from_the_sea_until_the_next_god():
    state = revealing("time=0,9 epirus=1 tiles2=religion")
    state.play("reveal siren")
    assert refused(state, "march epirus corcyra") == ("why-siren", "O9.5")
    assert "march epirus laconia" in words(state)

    later = revealing("time=0,9 epirus=1 siren=1 god=siren")
    later.play("reveal zeus")
    assert "march epirus corcyra" in words(later)


@rule("O9.6")
def test_only_artemis_and_hades_ask():
    for god in ("zeus", "hecate", "athena", "ares", "keres", "nemesis", "erinyes", "siren"):
        state = revealing("time=0,9 tiles1=religion epirus=1 thessaly=2")
        state.play(f"reveal {god}")
        assert state.view(None)["asked"] == "turn"
