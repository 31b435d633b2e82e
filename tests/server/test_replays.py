"""Looking back at a game: who moved, what a seat saw, and nothing played twice."""

from itertools import groupby

import petteia
from petteia.core.record import Record
from petteia.server.live.replays import MOST_REMEMBERED, Replays
from petteia.table import Setup, Table
from petteia.table.setup import check
from petteia.table.wish import Play, Resign, Sit, Undo


def played(game="hush", moves=6):
    """Return a table at which Anna and Boris have made the last legal move again and again."""
    table = Table(check(Setup(game, petteia.game(game).version, 2, {}, "7", host="anna")))
    for seat, user in enumerate(("anna", "boris")):
        table = table.plan(Sit(user, user.title(), seat), 0).after
    for _ in range(moves):
        table = moved(table, table.state.moves()[-1].text)
    return table


def moved(table, move):
    return table.plan(Play(table.seats[table.to_act].user, table.ply, move), 0).after


def look(replays, table, first, last, user="anna"):
    return replays.replay("t", table, set(), user, "en", first, last)


def test_every_place_tells_who_made_the_last_move():
    table = played()
    replay = look(Replays(), table, 0, 200)

    movers = [None if seat == petteia.CHANCE else seat for seat, _ in table.record.moves]
    assert [place.mover for place in replay.places] == [None, *movers]
    assert [place.ply for place in replay.places] == list(range(len(movers) + 1))
    assert {0, 1} < set(movers)


def test_the_next_places_go_on_where_the_last_ones_ended(monkeypatch):
    table, replays, whole = played(), Replays(), Replays()
    walks = []
    steps = Record.steps
    monkeypatch.setattr(Record, "steps", lambda record, *count: walks.append(record) or steps(record, *count))

    parts = [place for first in range(0, 12, 3) for place in look(replays, table, first, first + 2).places]

    assert len(walks) == 1
    assert parts == look(whole, table, 0, 11).places


def test_a_game_that_went_on_or_back_is_looked_at_anew():
    table, replays = played(moves=0), Replays()
    look(replays, table, 0, 200)
    on = moved(table, "wait")
    back = moved(on.plan(Undo("anna", on.ply), 0).after, "peek")

    assert [event.name for event in look(replays, on, 3, 200).places[0].events] == ["waited"]
    assert [event.name for event in look(replays, back, 3, 200).places[0].events] == ["card-seen"]


def test_only_the_last_games_are_remembered():
    table, replays = played(moves=0), Replays()
    for number in range(MOST_REMEMBERED + 3):
        replays.replay(str(number), table, set(), "", "en", 0, 0)

    assert list(replays.walks) == [str(number) for number in range(3, MOST_REMEMBERED + 3)]


def test_a_finished_game_tells_its_points_turn_by_turn_and_a_running_one_nothing():
    table = played("gods", moves=3)
    ended = table.plan(Resign("anna", 0), 0).after

    assert Replays().course("t", table) == []
    turns = Replays().course("t", ended)
    movers = [seat for seat, _ in ended.record.moves if seat != petteia.CHANCE]
    assert [turn.seat for turn in turns] == [seat for seat, _ in groupby(movers)]
    assert turns[-1].ply == len(ended.record.moves)
    assert all(len(turn.scores) == 2 for turn in turns)
