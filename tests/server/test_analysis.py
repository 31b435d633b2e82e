"""Games are studied when they are over, and no position that people are playing, by whatever route one asks."""

import asyncio
import json
import sqlite3
import time

import petteia
from petteia.server.bots.places import Places

FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
BLUNDER = ("hades up", "place p6", "zeus up")  # the first misses a win at once
LONG = 60


def record_of(*moves, players=()):
    record = petteia.Record(petteia.game("gods"), position=FOOT, players=players)
    for move in moves:
        record.add(move)
    return record.to_text()


def play(clients, table, moves):
    for move in moves:
        update = clients[0].http.get(f"/api/tables/{table}").json()
        wish = {"type": "play", "table": table, "ply": update["ply"], "move": move}
        answer = clients[update["to_act"]].http.post(f"/api/tables/{table}/wishes", json=wish)
        assert answer.status_code == 200, answer.text


def table_of(anna, boris, moves=()):
    """Return a table at which Anna and Boris have made *moves*."""
    table = anna.table("gods", sit=[0], position=FOOT)
    answer = boris.http.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})
    assert answer.status_code == 200, answer.text
    play([anna, boris], table, moves)
    return table


def post(client, text):
    return client.http.post("/api/analysis/records", json={"record": text})


def ask(client, study, what="", **body):
    return (
        client.http.post(f"/api/analysis/{study}{what}", json=body)
        if what
        else client.http.post(f"/api/analysis/{study}")
    )


def whole_report(client, study, language="en"):
    end = time.monotonic() + LONG
    while time.monotonic() < end:
        answer = client.http.post(f"/api/analysis/{study}?language={language}")
        assert answer.status_code == 200, answer.text
        report = answer.json()
        if report["done"] == report["tasks"] and report["decisions"][0]["lines"]:
            return report
        time.sleep(0.1)
    raise AssertionError("the report never came")


def test_the_report_of_a_table_finds_its_blunder_and_adds_up(client):
    anna, boris = client("Anna"), client("Boris")
    table = table_of(anna, boris, BLUNDER)

    report = whole_report(client("Dora"), table)  # whoever has the link may look back, so may they study

    assert report["names"] == ["Anna", "Boris"]
    assert report["decisions"][0]["mark"] == "blunder"
    assert report["decisions"][0]["why"][0] == "There was a win at once: Zeus goes up."
    for account in report["accounts"]:
        assert abs(account["start"] + sum(account["decisions"]) + account["luck"] - account["result"]) < 1e-9
    assert whole_report(anna, table, "ru")["decisions"][0]["why"] != report["decisions"][0]["why"]


def test_a_record_is_posted_stepped_through_tried_and_thought_about(client):
    anna = client("Anna")
    study = post(anna, record_of(*BLUNDER, players=("Zoe", "Yan"))).json()["id"]

    replay = anna.http.get(f"/api/analysis/{study}/replay").json()
    assert [place["mover"] for place in replay["places"]] == [None, 0, 0, 1]
    assert [seat["name"] for seat in replay["seats"]] == ["Zoe", "Yan"]
    tried = ask(anna, study, "/tries", ply=0, moves=["hera up"]).json()
    assert tried["path"] == [{"seat": 0, "move": "hera up", "words": tried["path"][0]["words"]}]
    assert tried["moves"]
    assert ask(anna, study, "/tries", ply=0, moves=["zeus up"]).json()["moves"] == []  # it has won
    thought = ask(anna, study, "/thoughts", ply=0).json()
    assert thought["proof"]["winners"] == [0]
    assert thought["lines"][0]["moves"][0]["move"] == "zeus up"
    assert thought["done"]
    deeper = [ask(anna, study, "/thoughts", ply=0, moves=["hera up"]).json()["simulations"] for _ in range(2)]
    assert deeper[0] <= deeper[1]


def test_what_cannot_be_studied_is_refused_with_a_sentence(client):
    anna = client("Anna")
    study = post(anna, record_of(*BLUNDER)).json()["id"]
    refusals = [
        post(anna, "petteia record 1\ngame: chess\n"),
        post(anna, record_of()),
        ask(anna, "0" * 64),
        ask(anna, "nowhere"),
        ask(anna, study, "/tries", ply=9),
        ask(anna, study, "/tries", ply=0, moves=["ares to the moon"]),
        ask(anna, study, "/thoughts", ply=3),
    ]

    assert [answer.status_code for answer in refusals] == [400, 400, 404, 404, 400, 400, 400]
    assert all(answer.json()["sentence"] for answer in refusals)


def test_nobody_studies_a_game_that_others_play_by_any_route(client):
    anna, boris, carl = client("Anna"), client("Boris"), client("Carl")
    moves = ("hades up", "place p6", "hera up", "weaken ares")
    table = table_of(anna, boris, moves)
    running = anna.http.get(f"/api/tables/{table}/record").text
    foreign = record_of(*moves, players=("X", "Y"))  # the same game, copied out without its commitment
    on = record_of(*moves, "demeter left")  # and one move further
    other = post(carl, record_of("hades up", "place p6", "hera up", "weaken demeter", players=("Y", "Z"))).json()["id"]

    for person in (anna, boris, carl):  # a player, an opponent, a spectator
        assert ask(person, table).json()["code"] == "game-not-over"
        assert ask(person, table, "/thoughts", ply=0).json()["code"] == "game-not-over"
        assert ask(person, table, "/tries", ply=0).json()["code"] == "game-not-over"
        assert person.http.get(f"/api/analysis/{table}/replay").json()["code"] == "game-not-over"
        for text in (running, foreign, on):
            assert post(person, text).json()["code"] == "being-played"
        thought = ask(person, other, "/thoughts", ply=3, moves=["weaken ares"])  # a variation that leads there
        assert thought.json()["code"] == "being-played"
    assert ask(carl, other, "/thoughts", ply=4).status_code == 200

    with_position = petteia.Record(petteia.game("gods"), position=petteia.Record.parse(on).state.text)
    with_position.add(with_position.state.moves()[0])
    assert post(anna, with_position.to_text()).json()["code"] == "being-played"  # from the position one move on
    play([anna, boris], table, ["zeus up"])
    assert ask(carl, table).status_code == 200


def test_strangers_are_given_no_work(client):
    anna, boris = client("Anna"), client("Boris")
    table = table_of(anna, boris, BLUNDER)
    anna.http.headers.pop("authorization")

    assert ask(anna, table).status_code == 401
    assert ask(anna, table, "/thoughts", ply=0).status_code == 401
    assert anna.http.get(f"/api/analysis/{table}/replay").status_code == 401


def test_what_was_found_is_kept_in_the_database(client, server):
    anna = client("Anna")
    moves = ("hades right", "place p6", "zeus up")
    first = whole_report(anna, post(anna, record_of(*moves, players=("A", "B"))).json()["id"])
    second = ask(anna, post(anna, record_of(*moves, players=("C", "D"))).json()["id"]).json()  # the same game

    assert second["done"] == second["tasks"]
    assert second["names"] == ["C", "D"]
    assert [each["loss"] for each in second["decisions"]] == [each["loss"] for each in first["decisions"]]
    with sqlite3.connect(server.database.removeprefix("sqlite:///")) as raw:
        kept = [json.loads(found) for (found,) in raw.execute("SELECT found FROM analyses")]
    assert any(len(found) == first["tasks"] and found[0][0][0] == "look" for found in kept)


def test_bots_come_before_study_and_study_leaves_them_a_place():
    async def order():
        places, done = Places(2), []
        gate = asyncio.Event()

        async def study(name):
            async with places.study("anna"):
                done.append(name)
                await gate.wait()

        async def move():
            async with places.place({"boris"}, 6):
                done.append("move")

        tasks = [asyncio.create_task(study(name)) for name in ("first", "second")]
        await asyncio.sleep(0)
        tasks.append(asyncio.create_task(move()))
        await asyncio.sleep(0)
        gate.set()
        await asyncio.gather(*tasks)
        return done

    assert asyncio.run(order()) == ["first", "move", "second"]
