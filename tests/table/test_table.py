"""A table, whatever is played at it: seats, moves, undo, clocks, stand-ins, votes, rematch."""

import json
from pathlib import Path

import msgspec
import pytest

import petteia
from petteia.core.chance import commitment
from petteia.table import Act, Clock, Refused, Setup, Table
from petteia.table.draft import Draft
from petteia.table.setup import SetupError, check
from petteia.table.wish import (
    Answer,
    CallBot,
    ComeAs,
    Forgive,
    HandOver,
    Leave,
    LookAtClock,
    OfferDraw,
    Play,
    PlayBot,
    Rematch,
    Resign,
    Return,
    SeatBot,
    Sit,
    Undo,
)


def setup_of(game="hush", seats=2, **more):
    return check(Setup(game, 1, seats, {}, "7", host="anna", **more))


def running(game="hush", seats=2, users=("anna", "boris", "clara", "dora"), **more):
    """Return a table at which everybody has sat down at time 0."""
    table = Table(setup_of(game, seats, **more))
    for seat in range(seats):
        table = granted(table, Sit(users[seat], users[seat].title(), seat))
    return table


def granted(table, wish, at=0):
    return table.plan(wish, at).after


def move(table, text, at=0):
    seat = table.to_act
    return granted(table, Play(table.seats[seat].user, table.ply, text), at)


def play_to_the_end(table):
    while table.to_act is not None:
        table = move(table, table.state.moves()[0].text)
    return table


def refusal(table, wish):
    with pytest.raises(Refused) as caught:
        table.plan(wish, 0)
    return caught.value.reason.name


def test_the_game_begins_when_the_last_seat_is_taken():
    table = Table(setup_of())

    assert table.status == "waiting"
    table = granted(table, Sit("anna", "Anna", 1))
    assert table.status == "waiting"
    assert refusal(table, Sit("boris", "Boris", 1)) == "seat-taken"
    assert refusal(table, Sit("boris", "Boris", 2)) == "no-such-seat"
    table = granted(table, Sit("boris", "Boris", 0))
    assert table.status == "running"
    assert table.names == ["Boris", "Anna"]


def test_only_the_host_seats_bots_and_sends_them_away():
    table = Table(setup_of())

    assert refusal(table, SeatBot("boris", 0, 1)) == "not-the-host"
    table = granted(table, SeatBot("anna", 0, 1))
    assert refusal(table, Leave("boris", 0)) == "not-your-seat"
    table = granted(table, Leave("anna", 0))
    assert table.seats[0].is_empty


def test_planning_changes_nothing_and_tells_what_the_acts_will_make():
    table = running()
    before = table.state.text

    plan = table.plan(Play("anna", 0, "draw"), 5)

    assert table.state.text == before
    assert table.number == 3
    assert plan.after.state.text != before
    assert table.after(plan.acts).state.text == plan.after.state.text


def test_a_move_is_refused_out_of_turn_stale_or_illegal_and_changes_nothing():
    table = running()
    before = table.state.text

    assert refusal(table, Play("boris", 0, "wait")) == "not-your-turn"
    assert refusal(table, Play("clara", 0, "wait")) == "no-seat-here"
    assert refusal(table, Play("anna", 1, "wait")) == "stale"
    assert refusal(table, Play("anna", 0, "card secret1")) == "why-not-now"
    assert refusal(table, Play("anna", 0, "fly")) == "no-such-move"
    assert table.state.text == before


def test_a_repeated_move_is_stale_never_applied_twice():
    table = running()
    wish = Play("anna", table.ply, "wait")
    table = granted(table, wish)

    assert refusal(table, wish) == "stale"


def test_several_moves_are_made_in_one_go_or_none_is():
    table = running()

    after = granted(table, Play("anna", 0, "wait", ("wait",)))

    assert (after.ply, after.to_act) == (2, 1)
    assert refusal(table, Play("anna", 0, "wait", ("card secret3",))) == "why-not-now"
    assert table.ply == 0


@pytest.mark.parametrize(
    "moves",
    [("draw", "wait"), ("peek", "wait"), ("wait", "wait", "wait")],
    ids=["chance decides", "a secret comes out", "another seat decides"],
)
def test_moves_are_not_made_in_one_go_beyond_what_can_be_taken_back(moves):
    assert refusal(running(), Play("anna", 0, moves[0], moves[1:])) == "not-in-one-go"


def test_a_draft_makes_in_thought_what_fits_and_keeps_the_rest():
    table = running("olympos")
    seat = table.to_act
    lands = [each.text for each in table.state.moves()]
    barbarian = next(each.text for each in table.game.all_moves if each.text.startswith("barbarian"))

    draft = Draft(table, seat)
    waiting = draft.add_all([barbarian, lands[0], lands[0], lands[1]])

    assert [each.text for each in draft.made] == lands[:2]
    assert waiting == [barbarian, lands[0]]
    assert draft.is_setting_up
    assert table.state.moves() != draft.state.moves()


def test_a_whole_set_up_is_drafted_and_then_made_in_one_go():
    table = running("olympos")
    seat = table.to_act
    draft = Draft(table, seat)
    while draft.is_setting_up:
        draft.add(draft.state.moves()[-1].text)
    first, *rest = [each.text for each in draft.made]

    after = granted(table, Play(table.seats[seat].user, 0, first, tuple(rest)))

    assert len(draft.made) == 16
    assert (draft.is_open, draft.add(first)) == (False, False)
    assert after.state.view(seat)["territories"] == draft.state.view(seat)["territories"]
    assert after.state.view(seat)["asked"] == "turn"


def test_a_move_is_kept_as_it_is_written_whatever_was_typed():
    (played,) = running().plan(Play("anna", 0, "  Draw "), 0).acts

    assert played.move == "draw"
    assert len(played.draws) == 1


@pytest.mark.parametrize(("game", "seats"), [("hush", 3), ("gods", 2), ("gods", 4)])
def test_a_table_is_the_sum_of_its_acts(game, seats):
    table = running(game, seats)
    for number in range(12):
        table = move(table, table.state.moves()[number % len(table.state.moves())].text, number)
        if number == 5:
            user = table.seats[table.record.moves[-1][0]].user if table.record.moves[-1][0] >= 0 else None
            if user and table.undo_obstacle(table.seats_of(user)[0]) is None:
                table = granted(table, Undo(user, table.ply), number)
        if table.to_act is None:
            break
    stored = msgspec.json.encode([entry.act for entry in table.entries])

    again = Table(table.setup).after(msgspec.json.decode(stored, type=list[Act]))

    assert again.state.text == table.state.text
    assert again.ply == table.ply
    assert [entry.events for entry in again.entries] == [entry.events for entry in table.entries]
    assert again.full_record().to_text() == table.full_record().to_text()


def test_undo_is_free_until_another_seat_acts():
    table = running()
    before = table.state.text
    table = move(table, "wait")
    table = move(table, "wait")

    table = granted(table, Undo("anna", table.ply))
    table = granted(table, Undo("anna", table.ply))
    assert table.state.text == before
    assert table.ply == 4
    table = move(table, "wait")
    table = move(table, "wait")
    table = move(table, "wait")
    assert table.undo_obstacle(0).name == "undo-another-acted"


def test_who_has_not_moved_yet_has_nothing_to_take_back():
    table = running()
    table = move(table, "wait")

    assert table.undo_obstacle(1).name == "undo-nothing"


def test_undo_is_closed_once_chance_decided():
    table = running()
    table = move(table, "draw")

    assert table.undo_obstacle(0).name == "undo-chance"


def test_undo_is_closed_once_a_secret_was_seen():
    table = running()
    table = move(table, "peek")

    assert table.undo_obstacle(0).name == "undo-secret"


def test_looking_again_at_what_one_knows_can_be_taken_back():
    table = running()
    table = move(table, "peek")
    table = move(table, "peek")

    assert table.undo_obstacle(0) is None


@pytest.mark.parametrize("game", petteia.games())
def test_whether_undo_is_free_is_found_without_a_view(game, monkeypatch):
    """Imagining states by way of views was most of what a move cost the server."""
    table = running(game)
    while table.record.moves[-1:] == [] or table.record.moves[-1][0] != 0:
        table = move(table, table.state.moves()[0].text)
    monkeypatch.setattr(type(table.game), "determinize", None)

    assert table.undo_obstacle(0) is None


def test_beyond_that_undo_needs_the_consent_of_all():
    table = running(seats=3)
    before = table.state.text
    table = move(table, "draw")

    table = granted(table, Undo("anna", table.ply))
    assert table.question.what == "undo"
    table = granted(table, Answer("boris", True))
    assert table.state.text != before
    table = granted(table, Answer("clara", True))
    assert table.state.text == before
    table = move(table, "draw")
    assert table.state.text != before


def test_a_refusal_closes_the_question():
    table = running()
    table = move(table, "draw")
    table = granted(table, Undo("anna", table.ply))

    table = granted(table, Answer("boris", False))

    assert table.question is None
    assert refusal(table, Answer("boris", True)) == "nothing-asked"


def test_chance_decides_the_same_after_an_undo():
    table = running()
    table = move(table, "draw")
    drawn = table.state.text
    table = granted(table, Undo("anna", table.ply))
    table = granted(table, Answer("boris", True))

    table = move(table, "draw")

    assert table.state.text == drawn


def test_bots_always_consent():
    table = Table(setup_of())
    table = granted(table, Sit("anna", "Anna", 0))
    table = granted(table, SeatBot("anna", 1, 1))
    before = table.state.text
    table = move(table, "draw")

    table = granted(table, Undo("anna", table.ply))

    assert table.state.text == before


def test_a_finished_game_is_not_taken_back_for_its_seed_is_public():
    table = running()
    table = play_to_the_end(table)

    assert refusal(table, Undo("anna", table.ply)) == "table-is-over"


def test_the_time_of_a_decision_comes_first_then_the_reserve():
    table = running(clock=Clock(10, 30))

    assert table.deadline() == 40_000
    table = move(table, "wait", at=15_000)
    assert table.time.reserves == [25_000, 30_000]
    assert table.deadline() == 15_000 + 10_000 + 25_000


def test_taking_back_wins_no_time():
    table = running(clock=Clock(10, 30))
    table = move(table, "wait", at=4_000)
    table = granted(table, Undo("anna", table.ply), 5_000)

    assert table.deadline() == 5_000 + 5_000 + 30_000


def test_a_bot_stands_in_when_time_is_up_until_the_owner_returns():
    table = running(clock=Clock(10, 0), stand_in=2)

    assert table.plan(LookAtClock(), 9_999).acts == []
    table = granted(table, LookAtClock(), 10_000)
    assert table.bot_to_act() == (0, 2)
    table = granted(table, PlayBot(table.ply, "wait"), 10_500)
    table = granted(table, Return("anna", 0), 11_000)
    assert table.bot_to_act() is None
    assert table.deadline() == 21_000


def test_a_move_of_the_owner_takes_the_seat_back():
    table = running(clock=Clock(10, 0))
    table = granted(table, LookAtClock(), 10_000)

    table = move(table, "wait", at=10_100)

    assert not table.seats[0].stands_in


def test_time_without_a_server_does_not_count():
    table = running(clock=Clock(10, 30))
    outages = ((0, 1_000), (5_000, 90_000))
    table = move(table, "wait", at=3_000)

    table = granted(table, Forgive(outages), 90_000)

    assert table.deadline() == 3_000 + 85_000 + 10_000 + 30_000
    assert table.plan(Forgive(outages), 90_500).acts == []
    assert table.plan(LookAtClock(), 90_500).acts == []
    table = move(table, "wait", at=92_000)  # 4 seconds after the last move, as far as it counts
    assert table.time.reserves[0] == 30_000
    assert running().plan(Forgive(outages), 90_000).acts == []
    again = Table(table.setup).after([entry.act for entry in table.entries])
    assert again.deadline() == table.deadline()


def test_days_per_move_is_the_same_clock():
    table = running(clock=Clock(3 * 86_400))

    assert table.deadline() == 3 * 86_400_000


def test_the_others_vote_a_bot_in_for_an_absent_person():
    table = running(seats=3, absence=60)

    assert refusal(table, CallBot("boris", 0, 59)) == "not-absent"
    assert refusal(table, CallBot("anna", 0, 60)) == "no-seat-here"
    table = granted(table, CallBot("boris", 0, 60))
    assert table.bot_to_act() is None
    table = granted(table, CallBot("clara", 0, 60))
    assert table.bot_to_act() == (0, 1)
    assert refusal(table, CallBot("clara", 0, 60)) == "nobody-to-replace"


def test_one_can_hand_over_and_come_back():
    table = running()
    table = granted(table, HandOver("anna", 0))

    assert table.bot_to_act() == (0, 1)
    assert refusal(table, Return("boris", 0)) == "not-your-seat"
    table = granted(table, Return("anna", 0))
    assert table.bot_to_act() is None


def test_of_two_the_other_wins_when_one_resigns():
    table = move(running("gods"), running("gods").state.moves()[0].text)
    assert refusal(table, Resign("anna", 1)) == "not-your-seat"

    table = granted(table, Resign("boris", 1))

    assert table.status == "over"
    assert table.to_act is None
    assert table.record.outcome() == [1.0, -1.0]
    assert [seat.resigned for seat in table.seats] == [False, True]
    assert refusal(table, Undo("anna", table.ply)) == "table-is-over"
    assert refusal(table, Resign("anna", 0)) == "not-running"
    again = Table(table.setup).after([entry.act for entry in table.entries])
    assert again.record.result() == "won 1 by resignation"
    record = petteia.Record.parse(table.full_record().to_text())
    assert record.seed == "7"
    assert record.outcome() == [1.0, -1.0]
    assert "the game ended: won 1 by resignation" in record.verify()
    assert granted(granted(table, Rematch("boris")), Rematch("anna")).rematch_is_agreed()


def test_of_more_a_bot_plays_on_for_whoever_resigned_for_good():
    table = running("gods", seats=4)
    table = granted(table, Resign("anna", 0))

    assert table.status == "running"
    assert table.seats[0].resigned
    assert table.bot_to_act() == (0, 1)
    assert granted(table, Resign("anna", 0)) is table
    assert refusal(table, Return("anna", 0)) == "has-resigned"
    assert refusal(table, Play("anna", table.ply, table.state.moves()[0].text)) == "has-resigned"
    assert refusal(table, Undo("anna", table.ply)) == "no-seat-here"
    table = granted(table, PlayBot(table.ply, table.state.moves()[0].text))
    assert Table(table.setup).after([entry.act for entry in table.entries]).seats == table.seats


def test_two_sides_agree_on_a_draw():
    table = granted(running("gods"), OfferDraw("boris"))
    assert refusal(table, OfferDraw("clara")) == "no-seat-here"
    assert granted(table, Answer("anna", False)).status == "running"

    table = granted(table, Answer("anna", True))

    assert table.status == "over"
    assert table.record.outcome() == [0.0, 0.0]
    assert petteia.Record.parse(table.full_record().to_text()).result() == "shared by agreement"


def test_whoever_plays_on_declines_the_draw():
    table = running("gods")
    first = table.state.moves()[0].text

    assert move(granted(table, OfferDraw("anna")), first).question is not None
    assert move(granted(table, OfferDraw("boris")), first).question is None
    assert granted(granted(table, OfferDraw("boris")), HandOver("boris", 1)).question is None


def test_no_draw_is_agreed_with_bots_or_where_more_than_two_sides_play():
    assert refusal(running("olympos"), OfferDraw("anna")) == "no-draws"
    assert refusal(granted(running("gods"), HandOver("boris", 1)), OfferDraw("anna")) == "bots-never-draw"
    assert granted(running("gods", users=("anna", "anna")), OfferDraw("anna")).status == "over"


def test_the_seats_of_a_guest_come_along_to_the_account():
    table = granted(move(running("gods"), running("gods").state.moves()[0].text), OfferDraw("anna"))
    assert granted(table, ComeAs("clara", "xenia", "Xenia")) is table

    table = granted(table, ComeAs("anna", "xenia", "Xenia"))

    assert table.seats_of("anna") == []
    assert table.names == ["Xenia", "Boris"]
    assert table.host == "xenia"
    assert refusal(table, Undo("anna", table.ply)) == "no-seat-here"
    assert granted(table, Answer("boris", True)).status == "over"
    again = Table(table.setup).after([entry.act for entry in table.entries])
    assert (again.seats, again.host, again.question) == (table.seats, table.host, table.question)


def test_one_person_can_hold_several_seats():
    table = running(users=("anna", "anna"))
    table = play_to_the_end(table)

    assert table.status == "over"


def test_a_rematch_is_agreed_by_all():
    table = running()
    assert refusal(table, Rematch("anna")) == "not-over"
    table = play_to_the_end(table)

    table = granted(table, Rematch("anna"))
    assert not table.rematch_is_agreed()
    table = granted(table, Rematch("boris"))
    assert table.rematch_is_agreed()


def test_the_seed_is_committed_to_at_the_start_and_told_at_the_end():
    table = running()
    early = table.full_record()
    table = play_to_the_end(table)
    late = petteia.Record.parse(table.full_record().to_text())

    assert early.seed is None
    assert early.commitment == commitment("7")
    assert late.seed == "7"
    assert any("draws are what the seed gives" in line for line in late.verify())


def test_a_table_goes_on_from_any_move_of_a_record():
    table = running("gods")
    for _ in range(5):
        table = move(table, table.state.moves()[0].text)
    texts = tuple(played.text for _, played in table.record.moves)

    other = running("gods", origin=texts)

    assert other.state.text == table.state.text
    assert refusal(other, Undo("anna", 0)) == "undo-nothing"
    with pytest.raises(SetupError, match="move 1"):
        setup_of("gods", origin=("zeus up",))


def test_a_table_goes_on_from_any_position():
    table = running("gods")
    for _ in range(5):
        table = move(table, table.state.moves()[0].text)

    other = running("gods", position=table.state.text)
    before = other.state.text

    assert before == table.state.text
    for _ in range(3):
        other = move(other, other.state.moves()[0].text)
    while other.record.moves:
        user = other.seats[other.record.moves[-1][0]].user
        other = granted(other, Undo(user, other.ply))
        if other.question is not None:
            other = granted(other, Answer("boris" if user == "anna" else "anna", True))
    assert other.state.text == before
    other = play_to_the_end(other)
    record = petteia.Record.parse(other.full_record().to_text())
    assert record.position == before
    assert record.state.text == other.state.text
    assert any("draws are what the seed gives" in line for line in record.verify())


def test_a_bot_may_have_a_name_of_its_own():
    table = granted(Table(setup_of()), SeatBot("anna", 0, 1, "greedy"))

    assert table.names == ["greedy", ""]
    assert Table(table.setup).after([entry.act for entry in table.entries]).names == table.names


def test_two_bots_of_one_level_have_different_names():
    table = Table(setup_of())
    for seat in (0, 1):
        table = granted(table, SeatBot("anna", seat, 1))

    assert [seat.name for seat in table.seats] == ["Bot 1", "Bot 1 β"]


@pytest.mark.parametrize(
    "wrong",
    [{"seats": 5}, {"clock": Clock(0)}, {"clock": Clock(10**9)}, {"absence": 0}, {"game": "hush", "version": 2}],
)
def test_a_table_that_makes_no_sense_is_not_opened(wrong):
    with pytest.raises(petteia.PetteiaError):
        check(msgspec.structs.replace(setup_of(), **wrong))


def test_every_sentence_of_a_table_is_there_in_all_languages():
    folder = Path(petteia.__file__).parent / "table/locale"
    names = {
        file.stem: [line.split(" =")[0] for line in file.read_text("utf-8").splitlines() if " = " in line]
        for file in folder.glob("*.ftl")
    }

    assert set(names) == {"en", "ru", "fr", "it"}
    assert all(found == names["en"] for found in names.values()), json.dumps(names)


def test_a_clock_that_was_set_back_gives_nobody_time():
    table = running(clock=Clock(per_move=60, reserve=10))
    table = move(table, "wait", 100_000)
    table = move(table, "wait", 40_000)  # by another server, whose clock is a minute behind
    table = granted(table, Undo("anna", table.ply), 30_000)

    assert table.time.allowance <= 60_000
    assert table.time.reserves[0] <= 10_000
