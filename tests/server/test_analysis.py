"""Games are studied when they are over, and no position that people are playing, by whatever route one asks."""

import asyncio
import json
import os
import sqlite3
import time

import petteia
from petteia.server.bots.analyses import Analyses
from petteia.server.bots.places import Places
from petteia.server.bots.processes import BOTS, STUDY, Processes
from petteia.server.bots.rooms import OwnRoom

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


def post_position(client, text, game="gods"):
    return client.http.post("/api/analysis/positions", json={"game": game, "position": text})


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


def test_a_bare_position_is_posted_looked_at_and_thought_about(client):
    anna = client("Anna")
    study = post_position(anna, FOOT).json()["id"]

    report = ask(anna, study).json()
    assert report["decisions"] == []
    assert anna.http.get(f"/api/analysis/{study}/replay").json()["record"] == 0
    assert ask(anna, study, "/thoughts", ply=0).json()["lines"][0]["moves"][0]["move"] == "zeus up"
    assert "hera@c2" in ask(anna, study, "/tries", ply=0, moves=["hera up"]).json()["position"]


def test_a_position_is_set_up_from_the_beginning_or_a_text_and_the_impossible_is_named(client):
    anna = client("Anna")

    def look(**body):
        return anna.http.post("/api/positions", json=body)

    begun = look(game="olympos", seats=3).json()
    again = look(game="olympos", position=begun["position"], words=["hand1=star"]).json()
    moved = look(game="gods", position=FOOT, words=["hera@d2"], without=["hera@c1"]).json()
    wrong = look(game="gods", position=FOOT.replace("hera@c1", "hera@a6"))
    assert (begun["seats"], len(begun["view"]["players"])) == (3, 3)
    assert again["words"]["hand1"] == ["star"]
    assert look(game="olympos", position=again["position"], without=["hand1"]).json()["words"].get("hand1") is None
    assert moved["view"]["gods"]["hera"] == "d2"
    assert wrong.status_code == 400
    assert wrong.json()["sentence"] == "'hera@a6': something stands there already (G1.5)"
    assert wrong.json()["rule"] == "G1.5"
    for name in ("seed", "seats", "self", ""):
        assert "has no option" in look(game="gods", options={name: 1}).json()["sentence"]
    impossible = {"game": "gods", "position": FOOT.replace("hera@c1", "hera@a6")}
    for path in ("/api/positions", "/api/analysis/positions"):
        told = anna.http.post(f"{path}?language=fr", json=impossible).json()["sentence"]
        assert told == "'hera@a6': il y a déjà quelque chose là (G1.5)"


def test_a_tree_of_tries_is_kept_named_commented_shown_by_its_link_and_deleted(client):
    anna, boris = client("Anna"), client("Boris")
    study = post(anna, record_of(*BLUNDER)).json()["id"]
    path = f"/api/analysis/{study}/tree"
    nodes = [
        {"ply": 0, "move": "hera up", "name": "Slowly", "comment": "<b>why</b>\u202e not?"},
        {"parent": 0, "move": "weaken ares"},
        {"parent": 0, "move": "weaken zeus", "comment": "worse"},
    ]

    def keep(who, *nodes):
        return who.http.put(path, json={"name": "First thoughts", "nodes": nodes})

    assert anna.http.get(path).json()["nodes"] == []
    kept = keep(anna, *nodes).json()
    assert [node["seat"] for node in kept["nodes"]] == [0, 0, 0]
    assert kept["nodes"][0]["comment"] == "<b>why</b> not?"  # as it is: the page shows it as text
    shown = boris.http.get(f"/api/trees/{kept['id']}?language=ru").json()
    assert (shown["mine"], shown["name"], len(shown["nodes"])) == (False, "First thoughts", 3)
    assert shown["nodes"][0]["words"] != kept["nodes"][0]["words"]
    assert keep(anna, nodes[0]).json()["id"] == kept["id"]  # in the place of what was there
    assert keep(boris, *nodes).json()["id"] != kept["id"]

    refusals = [keep(anna, {"parent": 0, "move": "hera up"}), keep(anna, {"ply": 9, "move": "hera up"})]
    refusals += [keep(anna, {"ply": 0, "move": "hera down"}), keep(anna, *nodes * 101)]
    assert [answer.status_code for answer in refusals] == [400] * 4
    assert all(answer.json()["sentence"] for answer in refusals)
    assert anna.http.delete(path).status_code == 204
    assert boris.http.get(f"/api/trees/{kept['id']}").status_code == 404


def test_what_cannot_be_studied_is_refused_with_a_sentence(client):
    anna = client("Anna")
    study = post(anna, record_of(*BLUNDER)).json()["id"]
    refusals = [
        post(anna, "petteia record 1\ngame: chess\n"),
        post(anna, petteia.Record(petteia.game("gods")).to_text()),
        post_position(anna, f"{FOOT} zeus@b1"),  # nine gods
        post_position(anna, "over=1 " + FOOT.replace("a6", "summit")),
        post_position(anna, FOOT, game="chess"),
        ask(anna, "0" * 64),
        ask(anna, "nowhere"),
        ask(anna, study, "/tries", ply=9),
        ask(anna, study, "/tries", ply=0, moves=["ares to the moon"]),
        ask(anna, study, "/thoughts", ply=3),
    ]

    assert [answer.status_code for answer in refusals] == [400] * 5 + [404, 404, 400, 400, 400]
    assert all(answer.json()["sentence"] for answer in refusals)


def position_of(*moves):
    return petteia.Record.parse(record_of(*moves)).state.text


MOVES = ("hades up", "place p6", "hera up", "weaken ares")
ALONE = {"game": "gods", "seats": 2}


def ways_to_study(moves):
    """Return every way to have a game studied whose moves somebody has copied: a path, and what to post there."""
    record, position = record_of(*moves, players=("X", "Y")), position_of(*moves)
    later = position.replace(f"turn={position.partition('turn=')[2].split()[0]}", "turn=99")
    yield "/api/analysis/records", {"record": record}
    on = petteia.Record.parse(record)
    on.add(on.state.moves()[0])
    yield "/api/analysis/records", {"record": on.to_text()}
    yield "/api/analysis/positions", {"game": "gods", "position": position}
    yield "/api/analysis/positions", {"game": "gods", "position": later}  # the count of turns changes nothing
    for place in ({"record": record}, {"position": position}):
        yield "/api/tables", ALONE | place | {"bots": [None, 6]}  # what would a bot do?
        yield "/api/tables", ALONE | place | {"sit": [0, 1]}  # alone, to hand it over to one


def test_nobody_studies_a_game_that_others_play_by_any_route(start_server, new_client):
    server = start_server()  # at a shared one somebody may still play from the same position
    anna, boris, carl = (new_client(server, name) for name in ("Anna", "Boris", "Carl"))
    copy = carl.table("gods", sit=[0, 1], position=FOOT)  # somebody plays the same before them, and gives it up
    play([carl, carl], copy, MOVES)
    resigned = {"type": "resign", "table": copy, "seat": 0}
    assert carl.http.post(f"/api/tables/{copy}/wishes", json=resigned).status_code == 200
    table = table_of(anna, boris, MOVES)
    running = anna.http.get(f"/api/tables/{table}/record").text
    other = post(carl, record_of("hades right", "place p6", players=("Y", "Z"))).json()["id"]

    for person in (anna, boris, carl):  # a player, an opponent, a spectator; each with the token of a program
        for what in ("", "/thoughts", "/tries"):
            assert ask(person, table, what, **({"ply": 0} if what else {})).json()["code"] == "game-not-over"
        assert person.http.get(f"/api/analysis/{table}/replay").json()["code"] == "game-not-over"
        assert post(person, running).json()["code"] == "being-played"
        for path, body in ways_to_study(MOVES):
            assert person.http.post(path, json=body).json()["code"] == "being-played", (path, body)
        for path, body in ways_to_study(MOVES[:3]):  # where they were a moment ago
            assert person.http.post(path, json=body).json()["code"] == "being-played", (path, body)
        assert ask(person, copy).json()["code"] == "being-played"
        assert ask(person, copy, "/thoughts", ply=4).json()["code"] == "being-played"
    assert ask(carl, other, "/thoughts", ply=2).status_code == 200
    assert ask(carl, post(carl, record_of(*MOVES[:2])).json()["id"]).status_code == 200  # the opening is anybody's
    ahead = post_position(anna, position_of(*MOVES, "demeter left"))  # whoever sits there does not look ahead either
    assert ahead.json()["code"] == "being-played"

    play([anna, boris], table, ["zeus up"])
    assert ask(carl, table).status_code == 200
    assert ask(boris, copy).status_code == 200
    for person in (anna, boris, carl):
        person.close()


def test_a_table_with_bots_does_not_come_to_where_others_play(client):
    anna, boris, carl = client("Anna"), client("Boris"), client("Carl")
    early, late = (carl.table("gods", sit=[0, 1], position=FOOT) for _ in range(2))
    moves = ("hades left", "place o6", "hera up", "weaken ares")
    play([carl, carl], early, moves)
    play([carl, carl], late, moves[:2])
    table_of(anna, boris, moves)

    def wish(table, kind, **more):
        return carl.http.post(f"/api/tables/{table}/wishes", json={"type": kind, "table": table} | more)

    assert wish(early, "hand-over", seat=0).json()["code"] == "being-played"
    assert wish(late, "play", ply=2, move=moves[2]).json()["code"] == "being-played"
    assert wish(late, "play", ply=2, move="hera left").status_code == 200


def test_two_accounts_get_no_bot_to_play_on_a_copy_of_what_others_play(client):
    anna, boris, carl, dora = (client(name) for name in ("Anna", "Boris", "Carl", "Dora"))
    moves = ("hades left", "place o6", "hera up", "weaken zeus")
    table_of(anna, boris, moves)

    def wish(who, table, kind, **more):
        return who.http.post(f"/api/tables/{table}/wishes", json={"type": kind, "table": table} | more)

    def copied(*made):
        """Return a table of Carl and Dora that begins where *made* lead to."""
        table = carl.table("gods", sit=[0], position=position_of(*made))
        assert wish(dora, table, "sit", seat=1).status_code == 200
        return table

    copy, before = copied(*moves), copied(*moves[:3])
    assert wish(dora, copy, "hand-over", seat=1).json()["code"] == "being-played"
    assert wish(carl, copy, "hand-over", seat=0).json()["code"] == "being-played"
    assert wish(carl, before, "hand-over", seat=0).json()["code"] == "being-played"
    assert wish(dora, before, "play", ply=0, move="weaken demeter").status_code == 200  # another game from here on
    assert wish(dora, before, "hand-over", seat=1).status_code == 200  # and the table is not taken for its own copy


def test_a_game_with_a_set_up_of_its_own_is_nobody_elses_from_its_first_decision(client):
    anna, boris, carl = client("Anna"), client("Boris"), client("Carl")
    table = anna.table("gods", sit=[0], seats=2)
    answer = boris.http.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})
    assert answer.status_code == 200, answer.text
    position = carl.http.get(f"/api/tables/{table}").json()["view"]["position"]

    assert post_position(carl, position).json()["code"] == "being-played"


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


def test_study_has_processes_of_its_own_that_come_after_bots():
    async def niceness():
        processes = Processes(1, STUDY)
        try:
            return await processes.do(os.nice, 0)
        finally:
            processes.close()

    assert STUDY > BOTS
    assert asyncio.run(niceness()) == min(19, os.nice(0) + STUDY)


def test_a_thought_goes_on_in_the_process_that_began_it_and_no_other_makes_it_shallower():
    room = OwnRoom(2)
    crew = room.crew
    first = crew.take("the first thought")
    second = crew.take("")
    crew.give_back(first)
    crew.give_back(second)
    assert crew.take("the first thought") is first
    crew.give_back(first)
    assert crew.take("") is first  # the last to work: the other one may never have to begin
    assert crew.take("the first thought") is second

    analyses = Analyses(None, room, None)
    deep, shallow, proven = ({"simulations": count, "proof": proof} for count, proof in ((900, 0), (64, 0), (64, 1)))
    assert [analyses.deepest("place", found) for found in (deep, shallow, proven)] == [deep, deep, proven]


def test_whoever_has_less_studied_comes_first():
    async def order():
        places, done = Places(1), []

        async def study(person):
            async with places.study(person):
                done.append(person)
                await asyncio.sleep(0)

        await asyncio.gather(*map(study, ("anna", "anna", "anna", "boris")))
        return done

    assert asyncio.run(order()) == ["anna", "boris", "anna", "anna"]
