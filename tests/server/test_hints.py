"""Hints and warnings are for whoever plays alone against bots, and for nobody else by any route."""

import pytest

import petteia

FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def opened(page, seats=2, **more):
    """Return a table; that of two begins where Zeus is one step from the summit."""
    start = {"position": FOOT} if seats == 2 else {}
    answer = page.post("/api/tables", json={"game": "gods", "seats": seats} | start | more)
    assert answer.status_code == 201, answer.text
    return answer.json()["table"]


def alone(page):
    return opened(page, sit=[0], bots=[None, 1])


def hint(page, table, ply=0, language="en"):
    return page.post(f"/api/tables/{table}/hints?language={language}", json={"ply": ply})


def warn(page, table, move, ply=0):
    return page.post(f"/api/tables/{table}/warnings", json={"ply": ply, "move": move})


def test_a_hint_says_what_to_look_at_what_to_do_and_why_and_is_counted_once(browser):
    anna = browser("Anna")
    table = alone(anna)

    first, again = hint(anna, table), hint(anna, table, language="ru")

    assert first.json() == {
        "look": ["You can win this turn.", "Look at: Zeus."],
        "move": "zeus up",
        "words": "Zeus goes up.",
        "why": ["It wins: Zeus goes up.", "Zeus stands on the summit: Anna wins."],
    }
    assert again.json()["words"] == "Зевс идёт вверх."
    shown = anna.get(f"/api/tables/{table}").json()
    assert [seat["hints"] for seat in shown["seats"]] == [1, 0]
    assert shown["entries"][-1]["sentence"] == "Anna takes a hint."


def test_a_warning_comes_before_a_decision_that_loses_much_and_only_then(browser):
    anna = browser("Anna")
    table = alone(anna)

    bad, good = warn(anna, table, "hades up"), warn(anna, table, "zeus up")

    assert bad.json()["loss"] == 1.0
    assert bad.json()["why"][0] == "You can win this turn, and this gives it away."
    assert good.json() == {"loss": 0.0, "why": []}
    wish = {"type": "play", "table": table, "ply": 0, "move": "zeus up"}
    assert anna.post(f"/api/tables/{table}/wishes", json=wish).status_code == 200
    end = anna.get(f"/api/tables/{table}").json()
    assert (end["status"], [seat["warnings"] for seat in end["seats"]]) == ("over", [1, 0])


@pytest.mark.parametrize("ask", [hint, lambda page, table: warn(page, table, "hades up")], ids=["hint", "warning"])
def test_nobody_is_helped_where_a_second_person_has_a_seat(browser, client, ask):
    anna, boris, carl, dora = (browser(name) for name in ("Anna", "Boris", "Carl", "Dora"))
    table = opened(anna, 4, sit=[0], bots=[None, 1, None, 1])  # two against two: Boris is the partner
    boris.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 2})
    hot_seat = opened(carl, sit=[0, 1])
    own = alone(dora)
    program = client("Robot")
    refusals = {
        "player": ask(anna, table),
        "partner": ask(boris, table),
        "spectator": ask(carl, table),
        "hot seat": ask(carl, hot_seat),
        "watches bots": ask(carl, own),
        "program": program.http.post(f"/api/tables/{own}/hints", json={"ply": 0}),
        "stranger": ask(browser(), table),
    }

    codes = {who: answer.json()["code"] for who, answer in refusals.items()}
    assert codes == {
        "player": "no-hints-in-company",
        "partner": "no-hints-in-company",
        "spectator": "no-seat-here",
        "hot seat": "no-hints-in-company",
        "watches bots": "no-seat-here",
        "program": "hints-for-people",
        "stranger": "notauthorized",
    }
    assert all(answer.status_code in (401, 409) and answer.json()["sentence"] for answer in refusals.values())
    shown = anna.get(f"/api/tables/{table}").json()
    assert not any(seat["hints"] + seat["warnings"] for seat in shown["seats"])


def test_a_bot_in_the_seat_of_somebody_else_makes_nobody_alone(browser):
    anna, boris = browser("Anna"), browser("Boris")
    table = opened(anna, sit=[0])
    boris.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})
    boris.post(f"/api/tables/{table}/wishes", json={"type": "hand-over", "table": table, "seat": 1})

    assert hint(anna, table).json()["code"] == "no-hints-in-company"


def test_nobody_is_helped_with_a_copy_of_a_game_that_others_play(browser):
    anna, boris, carl = browser("Anna"), browser("Boris"), browser("Carl")
    moves = {"hades up": anna, "place p6": anna, "hera up": boris, "weaken ares": boris}
    state = petteia.game("gods").position(FOOT)
    for move in moves:
        state.play(move)
    copy = opened(carl, sit=[0], bots=[None, 1], position=state.text)
    table = opened(anna, sit=[0])
    boris.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})
    for ply, (move, page) in enumerate(moves.items()):
        wish = {"type": "play", "table": table, "ply": ply, "move": move}
        assert page.post(f"/api/tables/{table}/wishes", json=wish).status_code == 200

    assert hint(carl, copy).json()["code"] == "being-played"
    assert warn(carl, copy, "demeter left").json()["code"] == "being-played"
    anna.post(
        f"/api/tables/{table}/wishes", json={"type": "resign", "table": table, "seat": 0}
    )  # others study it later


def test_a_hint_is_for_the_position_one_sees_and_for_ones_own_turn(browser):
    anna = browser("Anna")
    table = alone(anna)
    later = opened(anna, sit=[1], bots=[1, None], clock=None)

    assert hint(anna, table, ply=7).json()["code"] == "stale"
    assert hint(anna, later, ply=0).json()["code"] in ("not-your-turn", "stale", "table-is-over")
    assert warn(anna, table, "zeus to the moon").status_code == 400
    assert anna.post(f"/api/tables/{table}/hints", json={}).status_code == 400
    assert hint(anna, "nowhere").status_code == 404
