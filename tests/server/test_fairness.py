"""For two positions a seat cannot tell apart, everything the server tells it is the same, in every game."""

import msgspec
import pytest
from librt.random import Random

import petteia
from petteia.server import protocol
from petteia.server.routes import wishes
from petteia.server.routes.identity import Identity
from petteia.server.update import update
from petteia.table import Setup, Table
from petteia.table.setup import check
from petteia.table.wish import Play, Sit

GAMES = [*petteia.games(), "hush"]
STEPS = 60  # decisions of a game that are looked at
USERS = ["u0", "u1", "u2", "u3", "u4"]


class Spoken:
    """As much of a table in memory as answering `why` needs."""

    def __init__(self, table):
        self.id, self.table = "t", table


def opened(slug, seats, seed):
    game = petteia.game(slug)
    table = Table(check(Setup(slug, game.version, seats, {}, seed)))
    for seat in range(seats):
        table = table.plan(Sit(USERS[seat], f"Player {seat}", seat), 0).after
    return table


def told(table, user):
    """Return all bytes a user gets about *table* as it stands, but for what was told when it happened."""
    return msgspec.json.encode(update(table, "t", user, "en", table.number, set(), 0, None))


def imagined(table, seat, rng):
    """Return the table in another position that looks the same to *seat*."""
    twin = table.twin()
    twin.record.state = table.game.determinize(table.state.view(seat), rng)
    return twin


@pytest.mark.parametrize("slug", GAMES)
def test_what_a_seat_is_told_depends_only_on_what_it_may_know(slug):
    rng = Random(3)
    for seats in petteia.game(slug).seats:
        table = opened(slug, seats, f"fair {seats}")
        for step in range(STEPS):
            if table.to_act is None:
                break
            for seat in range(seats):
                twin = imagined(table, seat, rng)
                table.past = twin.past = []  # how a move came about is judged elsewhere
                table._undo = twin._undo = (table.ply, None)
                assert told(twin, USERS[seat]) == told(table, USERS[seat]), (slug, seats, seat, step)
                who = Identity(USERS[seat], "", registered=False, by_cookie=False)
                for _ in range(5):
                    move = table.game.all_moves[rng.randrange(len(table.game.all_moves))]
                    wish = protocol.Why(table="t", move=move.text)
                    answers = [wishes.because(Spoken(one), who, wish, "en") for one in (table, twin)]
                    assert answers[0] == answers[1], (slug, seats, seat, step, move.text)
                if seat == table.to_act:
                    legal = table.state.moves()
                    move = legal[rng.randrange(len(legal))]
                    wish = protocol.Foresee(table="t", ply=table.ply, move=move.text)
                    answers = [wishes.imagined("t", one, who, wish, "en") for one in (table, twin)]
                    assert answers[0] == answers[1], (slug, seats, seat, step, move.text)
                    wish = protocol.Draft(table="t", ply=table.ply, moves=[move.text, legal[0].text])
                    answers = [wishes.imagined("t", one, who, wish, "en") for one in (table, twin)]
                    assert answers[0] == answers[1], (slug, seats, seat, step, move.text)
            moves = table.state.moves()
            mover = USERS[table.to_act]
            table = table.plan(Play(mover, table.ply, moves[rng.randrange(len(moves))].text), step).after


@pytest.mark.parametrize("slug", GAMES)
def test_a_spectator_is_told_nothing_but_the_spectators_view(slug):
    table = opened(slug, petteia.game(slug).seats[-1], "seen from outside")
    told = update(table, "t", "", "en", 0, set(), 0, None)

    assert told.view == table.state.view(None)
    assert told.moves == []
    assert told.seed is None
    assert told.scores is None
