"""Tables over the network: opening, joining, playing, undo, clocks, stand-ins, rematch, chat, coming back."""

import sqlite3
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path

import httpx
import pytest

import petteia
from petteia.core.chance import commitment
from petteia.core.record import Record


def seated(client, game="hush", **more):
    """Return a running table and the two who sit at it."""
    anna, boris = client("Anna"), client("Boris")
    table = anna.table(game, **more)
    anna.watch(table)
    boris.wish("sit", table=table, seat=1, id="sit")
    boris.until(lambda message: message.get("re") == "sit")
    boris.watch(table)
    anna.until(lambda message: message["type"] == "update" and message["status"] == "running")
    return table, anna, boris


def test_two_people_and_a_link_make_a_game(client, play_to_the_end):
    anna, boris = client("Anna"), client("Boris")
    table = anna.table("hush")

    assert anna.watch(table)["status"] == "waiting"
    shown = boris.watch(table)
    assert [seat["kind"] for seat in shown["seats"]] == ["person", "empty"]
    assert shown["seat"] is None
    boris.wish("sit", table=table, seat=1)
    ends = play_to_the_end([anna, boris], table)
    assert [ends[one]["seat"] for one in (anna, boris)] == [0, 1]
    assert ends[anna]["outcome"] == ends[boris]["outcome"]
    assert commitment(ends[anna]["seed"]) == shown["info"]["commitment"]


def test_a_whole_game_of_every_kind_against_bots(client, play_to_the_end):
    for game in petteia.games():
        anna = client()
        seats = petteia.game(game).seats[0]
        table = anna.table(game, seats, bots=[None] + [1] * (seats - 1))

        end = play_to_the_end([anna], table)[anna]

        record = petteia.Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
        assert record.result() != "unfinished"
        assert record.seed == end["seed"]
        assert any("draws are what the seed gives" in line for line in record.verify())


def test_a_stale_or_repeated_move_is_answered_with_the_current_view_and_not_applied(client):
    table, anna, _ = seated(client)

    assert anna.play(table, 0, "wait")["type"] == "done"
    answer = anna.play(table, 0, "wait")
    assert (answer["type"], answer["code"], answer["stale"]) == ("refused", "stale", True)
    assert anna.until("update")["ply"] == 1


def test_two_clients_of_one_person_moving_at_once_make_one_move(client, server):
    table, anna, _ = seated(client)
    twins = [client(token=anna.token).open() for _ in range(4)]
    for twin in twins:
        twin.watch(table)
    with ThreadPoolExecutor(4) as threads:
        answers = list(threads.map(lambda twin: twin.play(table, 0, "wait"), twins))

    assert sorted(answer["type"] for answer in answers) == ["done", "refused", "refused", "refused"]
    assert anna.watch(table)["ply"] == 1


def test_refusals_come_with_a_reason_a_rule_and_in_the_readers_language(client):
    table, anna, boris = seated(client, "gods")
    mover, other = (anna, boris) if anna.watch(table)["moves"] else (boris, anna)
    other.watch(table, language="ru")

    assert other.play(table, 0, "zeus up")["sentence"] == "Сейчас не ваш ход."
    refused = mover.play(table, 0, "place a1")
    assert refused["rule"].startswith("G")
    assert refused["code"].startswith("why-")
    assert mover.play(table, 0, "fly away")["code"] == "no-such-move"


def test_why_is_told_only_to_the_seat_that_must_decide(client):
    table, anna, boris = seated(client)
    for one in (anna, boris):
        one.wish("why", table=table, move="card secret3", id="why")

    assert anna.until("because")["rule"] == "H1.1"
    assert boris.until("because")["sentence"] == "It is not your turn."
    anna.wish("why", table=table, move="wait")
    assert anna.until("because")["legal"]


def test_what_would_come_of_a_move_is_told_and_nothing_happens(client):
    table, anna, boris = seated(client, "gods")
    mover, other = (anna, boris) if anna.watch(table)["moves"] else (boris, anna)
    for one in (mover, other):
        one.wish("foresee", table=table, ply=0, move="zeus left", id="foresee")

    told = mover.until("foreseen")
    assert [event["name"] for event in told["events"]][:2] == ["card-spent", "god-stepped"]
    assert told["to_act"] is not None
    assert bool(told["moves"]) == (told["to_act"] == (0 if mover is anna else 1))  # a lightning may end the turn
    assert other.until("refused")["code"] == "not-your-turn"
    assert mover.watch(table)["ply"] == 0


def test_a_set_up_is_drafted_suggested_and_made_in_one_go(client):
    table, anna, boris = seated(client, "olympos")
    chooser, other = (anna, boris) if anna.watch(table)["moves"] else (boris, anna)
    first = chooser.watch(table)["moves"][5]["text"]

    chooser.wish("draft", table=table, ply=0, moves=[first])
    begun = chooser.until("drafted")
    chooser.wish("draft", table=table, ply=0, moves=[first], fill=True)
    whole = chooser.until("drafted")
    texts = [move["text"] for move in whole["made"]]
    other.wish("draft", table=table, ply=0, moves=texts)
    chooser.wish("play", table=table, ply=0, move=texts[0], then=texts[1:], id="all")

    assert sum(quota["done"] for quota in begun["view"]["quotas"]) == 1
    assert (len(texts), texts[0], whole["moves"], whole["to_act"]) == (16, first, [], None)
    assert other.until("refused")["code"] == "not-your-turn"
    assert chooser.until(lambda message: message.get("re") == "all")["ply"] == 16
    chooser.wish("draft", table=table, ply=16, moves=[], fill=True)
    assert chooser.until("refused")["code"] in ("nothing-to-set-up", "not-your-turn")


def test_coming_back_resumes_from_the_last_act_seen(client):
    table, anna, boris = seated(client)
    seen = boris.watch(table)["number"]
    boris.leave()
    anna.play(table, 0, "wait")
    anna.play(table, 1, "wait")

    back = boris.watch(table, since=seen)

    assert [entry["kind"] for entry in back["entries"]] == ["played", "played"]
    assert [entry["number"] for entry in back["entries"]] == [seen, seen + 1]
    assert back["moves"]
    assert boris.watch(table, since=10**6)["entries"] == []


def test_undo_is_free_until_something_new_is_known_then_by_consent(client):
    table, anna, boris = seated(client)
    assert anna.watch(table)["undo"] == {"free": False, "reason": ""}  # nothing to take back, and nothing to tell
    anna.play(table, 0, "wait")
    update = anna.watch(table)
    assert update["undo"]["free"]
    anna.wish("undo", table=table, ply=1, id="undo")
    assert anna.until(lambda message: message.get("re") == "undo")["ply"] == 2

    anna.play(table, 2, "draw")
    assert "Chance" in anna.watch(table)["undo"]["reason"]
    anna.wish("undo", table=table, ply=3)
    asked = boris.until(lambda message: message["type"] == "update" and message["asked"])["asked"]
    assert (asked["what"], asked["by"], asked["yours"]) == ("undo", "Anna", True)
    boris.wish("answer", table=table, yes=True, id="yes")
    assert boris.until(lambda message: message.get("re") == "yes")["ply"] == 4


def test_a_bot_stands_in_when_time_is_up_and_the_owner_takes_the_seat_back(client):
    table, anna, boris = seated(client, clock={"per_move": 3, "reserve": 0})

    late = boris.until(lambda message: message["type"] == "update" and message["seats"][0]["stands_in"])
    assert late["entries"][-1]["sentence"].startswith("The time of Anna is up")
    boris.until(lambda message: message["type"] == "update" and message["to_act"] == 1)
    anna.wish("return", table=table, seat=0)
    back = boris.until(lambda message: message["type"] == "update" and not message["seats"][0]["stands_in"])
    assert back["entries"][-1]["sentence"] == "Anna is back."


def test_the_others_can_call_a_bot_for_an_absent_person(client, server):
    table, anna, boris = seated(client, absence=10)
    boris.wish("call-bot", table=table, seat=0, id="early")
    assert boris.until(lambda message: message.get("re") == "early")["code"] == "not-absent"
    anna.leave()
    raw = sqlite3.connect(server.database.removeprefix("sqlite:///"), timeout=60)
    answer = {"type": "refused"}
    while answer["type"] != "done":  # the server notes once a second who has gone, perhaps after us
        raw.execute("UPDATE users SET seen_at = seen_at - 11000 WHERE id = ?", (anna.id,))
        raw.commit()
        boris.wish("call-bot", table=table, seat=0, id="late")
        answer = boris.until(lambda message: message.get("re") == "late")
        time.sleep(0.2)
    raw.close()

    update = boris.http.get(f"/api/tables/{table}").json()
    assert any(entry["kind"] == "stood-in" for entry in update["entries"])


def test_one_can_hand_over_to_a_bot_and_return(client):
    table, anna, boris = seated(client)
    anna.wish("hand-over", table=table, seat=0)

    boris.until(lambda message: message["type"] == "update" and message["to_act"] == 1)
    anna.wish("return", table=table, seat=0, id="back")
    assert anna.until(lambda message: message.get("re") == "back")["type"] == "done"


def test_resigning_ends_a_game_of_two_and_its_record_is_true(client):
    table, anna, boris = seated(client)
    boris.wish("resign", table=table, seat=1)

    end = anna.until(lambda message: message["type"] == "update" and message["status"] == "over")

    assert end["outcome"] == [1.0, -1.0]
    assert [seat["resigned"] for seat in end["seats"]] == [False, True]
    assert end["entries"][-1]["sentence"] == "Boris resigns."
    assert end["to_act"] is None
    record = Record.parse(anna.http.get(f"/api/tables/{table}/record").text)
    assert record.result() == "won 1 by resignation"
    assert record.seed == end["seed"]


def test_of_four_a_bot_plays_on_and_the_seat_is_marked(client):
    anna = client()
    table = anna.table("gods", 4, bots=[None, 1, 1, 1])
    anna.watch(table)
    anna.wish("resign", table=table, seat=0)

    marked = anna.until(lambda message: message["type"] == "update" and message["seats"][0]["resigned"])
    assert marked["status"] == "running"
    assert marked["seats"][0]["stands_in"]
    anna.until(lambda message: message["type"] == "update" and message["to_act"] != 0)


def test_a_draw_is_offered_and_agreed(client):
    table, anna, boris = seated(client, "gods")
    anna.wish("offer-draw", table=table)
    asked = boris.until(lambda message: message["type"] == "update" and message["asked"])
    assert asked["asked"] == {"what": "draw", "by": "Anna", "agreed": ["Anna"], "yours": True}
    assert asked["can_draw"]
    boris.wish("answer", table=table, yes=True)

    assert anna.until(lambda message: message["type"] == "update" and message["status"] == "over")["outcome"] == [0, 0]


def test_a_hot_seat_is_one_person_on_several_seats(client, play_to_the_end):
    anna = client()
    table = anna.table("hush", seats=3, sit=[0, 1, 2])

    end = play_to_the_end([anna], table)[anna]

    assert [seat["yours"] for seat in end["seats"]] == [True, True, True]


def test_a_rematch_moves_everybody_to_a_new_table(client, play_to_the_end):
    table, anna, boris = seated(client)
    play_to_the_end([anna, boris], table)
    anna.wish("rematch", table=table)
    boris.until(lambda message: message["type"] == "update" and message["asked"])
    boris.wish("rematch", table=table)

    new = anna.until(lambda message: message["type"] == "update" and message["next_table"])["next_table"]

    assert anna.watch(new)["seat"] == 1
    assert boris.watch(new)["seat"] == 0
    assert anna.watch(new)["status"] == "running"


def test_chat_is_cleaned_kept_and_told_to_all(client):
    table, anna, boris = seated(client)
    anna.wish("say", table=table, text="  good\u202e \x07 luck\n!  ")

    assert boris.until("said")["text"] == "good luck !"
    late = client("Clara")
    late.watch(table)
    assert late.until("said")["name"] == "Anna"
    anna.wish("say", table=table, text="\u200b", id="empty")
    assert anna.until(lambda message: message.get("re") == "empty")["type"] == "refused"


def test_the_lobby_shows_open_tables_only_and_mine_shows_mine(client):
    anna, boris = client("Anna"), client("Boris")
    shown, hidden = anna.table(is_open=True), anna.table()

    listed = [row["id"] for row in boris.http.get("/api/tables").json()]
    assert shown in listed
    assert hidden not in listed
    assert {row["id"] for row in anna.http.get("/api/tables/mine").json()} == {shown, hidden}
    assert boris.http.get("/api/tables/mine").json() == []


def test_my_games_are_searched_and_paged_those_that_wait_for_me_first(client):
    anna, boris = client("Anna"), client("Boris")
    mine = anna.table("hush", clock={"per_move": 600})
    boris.wish("sit", table=mine, seat=1, id="sit")
    boris.until(lambda message: message.get("re") == "sit")
    waiting = anna.table("hush")
    lost = anna.table("gods")
    boris.wish("sit", table=lost, seat=1, id="sit")
    boris.until(lambda message: message.get("re") == "sit")
    anna.wish("resign", table=lost, seat=0, id="gone")
    anna.until(lambda message: message.get("re") == "gone")

    def listed(who, **query):
        answer = who.http.get("/api/tables/mine", params=query)
        return [row["id"] for row in answer.json()], int(answer.headers["x-total-count"])

    rows = anna.http.get("/api/tables/mine").json()
    assert [row["id"] for row in rows] == [mine, waiting, lost]
    assert [row["result"] for row in rows] == [None, None, "lost"]
    assert [row["to_act"] for row in rows] == [True, False, False]
    assert rows[0]["deadline"] > rows[0]["changed_at"]
    assert listed(anna, first=1, count=1) == ([waiting], 3)
    assert listed(anna, game="gods") == ([lost], 1)
    assert listed(anna, opponent="bOR") == ([mine, lost], 2)
    assert listed(anna, opponent="Anna") == ([], 0)
    assert listed(anna, result="lost") == ([lost], 1)
    assert listed(boris, result="won") == ([lost], 1)
    assert listed(anna, result="waiting") == ([waiting], 1)
    assert anna.http.get("/api/tables/mine", params={"count": 51}).status_code == 400


def test_the_host_fills_seats_with_bots(client):
    anna, boris = client("Anna"), client("Boris")
    table = anna.table(seats=3)
    boris.wish("seat-bot", table=table, seat=1, level=1, id="no")
    assert boris.until(lambda message: message.get("re") == "no")["code"] == "not-the-host"
    anna.wish("seat-bot", table=table, seat=1, level=1)
    anna.wish("seat-bot", table=table, seat=2, level=77, id="none")
    assert "level" in anna.until(lambda message: message.get("re") == "none")["sentence"]
    anna.wish("leave", table=table, seat=1, id="away")
    assert anna.until(lambda message: message.get("re") == "away")["type"] == "done"


def test_a_bot_has_the_style_it_was_given(client):
    anna = client("Anna")
    opened = anna.table("gods", seats=2, bots=[None, 1], styles=["", "climber"])
    waiting = anna.table("gods", seats=4)
    anna.wish("seat-bot", table=waiting, seat=1, level=2, style="trickster", id="one")
    assert anna.until(lambda message: message.get("re") == "one")["type"] == "done"
    anna.wish("seat-bot", table=waiting, seat=2, level=2, style="bard", id="none")
    assert "style" in anna.until(lambda message: message.get("re") == "none")["sentence"]

    for table, style in ((opened, "climber"), (waiting, "trickster")):
        seats = anna.http.get(f"/api/tables/{table}").json()["seats"]
        assert [seat["style"] for seat in seats[:2]] == ["", style]


def test_a_table_goes_on_from_a_place_in_a_record(client, play_to_the_end):
    anna = client()
    table = anna.table("gods", bots=[None, 1])
    play_to_the_end([anna], table)
    text = anna.http.get(f"/api/tables/{table}/record").text
    late = len(petteia.Record.parse(text).moves) - 2  # behind all draws, in the shortest game too

    new = anna.table("gods", record=text, ply=late, sit=[0, 1])

    update = anna.watch(new)
    assert update["record"] == late
    place = anna.http.get(f"/api/tables/{table}/replay", params={"first": late, "last": late}).json()["places"][0]
    assert update["view"]["position"] == place["view"]["position"]
    third = anna.table("gods", position=update["view"]["position"], sit=[0, 1])
    assert anna.watch(third)["view"]["position"] == update["view"]["position"]
    record = anna.http.get(f"/api/tables/{third}/record").text
    assert Record.parse(record).position == update["view"]["position"]
    fourth = anna.table("gods", record=record, sit=[0, 1])
    assert anna.watch(fourth)["view"]["position"] == update["view"]["position"]
    wrong = text.replace("zeus", "zeuss", 1)
    answer = anna.http.post("/api/tables", json={"game": "gods", "seats": 2, "record": wrong})
    assert answer.status_code == 400
    assert "line" in answer.json()["sentence"]


def test_a_position_with_secrets_is_withheld_while_the_game_runs(client):
    anna = client()
    state = petteia.game("hush").new(seats=2, seed=1)
    table = anna.table("hush", position=state.text, sit=[0, 1])

    record = anna.http.get(f"/api/tables/{table}/record").text

    assert "position: withheld" in record
    assert state.text not in record


def test_a_running_record_withholds_the_seed_and_secrets(client):
    table, anna, boris = seated(client)
    anna.play(table, 0, "draw")
    texts = {one: one.http.get(f"/api/tables/{table}/record").text for one in (anna, boris)}

    assert all("seed:" not in text and "commitment:" in text for text in texts.values())
    assert texts[anna].count("secret") == 2
    assert texts[boris].count("secret") == 1
    assert texts[boris].count("withheld") == 3
    with pytest.raises(petteia.RecordError):
        petteia.Record.parse(texts[boris])


def test_a_replay_shows_what_the_seat_saw(client):
    table, _, boris = seated(client)
    replay = boris.http.get(f"/api/tables/{table}/replay").json()
    seen = [place["view"]["cards"] for place in replay["places"]]

    assert [seat["name"] for seat in replay["seats"]] == ["Anna", "Boris"]
    assert [seat["yours"] for seat in replay["seats"]] == [False, True]
    assert (replay["game"], replay["status"], replay["record"]) == ("hush", "running", 2)
    assert seen[:2] == [[None, None], [None, None]]
    assert seen[2][0] is None
    assert seen[2][1].startswith("secret")


def test_http_alone_is_enough_to_play(client):
    anna = client()
    table = anna.table("hush", sit=[0, 1])
    body = {"type": "play", "table": table, "ply": 0, "move": "wait", "id": "x"}

    assert anna.http.post(f"/api/tables/{table}/wishes", json=body).json() == {
        "type": "done",
        "re": "x",
        "table": table,
        "number": 4,
        "ply": 1,
    }
    again = anna.http.post(f"/api/tables/{table}/wishes", json=body)
    assert (again.status_code, again.json()["code"]) == (409, "stale")
    why = anna.http.post(f"/api/tables/{table}/why", json={"type": "why", "table": table, "move": "fly"})
    assert why.json()["legal"] is False


@pytest.mark.parametrize(
    ("body", "word"),
    [
        ({"game": "chess", "seats": 2}, "no game"),
        ({"game": "hush", "seats": 7}, "played by"),
        ({"game": "hush", "seats": 2, "options": {"x": 1}}, "option"),
        ({"game": "hush", "seats": 2, "bots": [1]}, "cannot be yours and a bot's"),
        ({"game": "hush", "seats": 2, "sit": [2]}, "no seat"),
        ({"game": "hush", "seats": 2, "bots": [None, 50]}, "level"),
        ({"game": "hush", "seats": 2, "bots": [None, 1], "styles": ["", "bard"]}, "style"),
        ({"game": "hush", "seats": 2, "clock": {"per_move": 0}}, "per_move"),
        ({"game": "hush", "seats": 2, "record": "nonsense"}, "record begins"),
        ({"game": "gods", "seats": 2, "position": "nonsense"}, "nonsense"),
        ({"game": "gods", "seats": 2, "position": "", "record": ""}, "not from both"),
        ({"game": "hush"}, "seats"),
        ({"game": "hush", "seats": 2, "surprise": 1}, "surprise"),
    ],
)
def test_a_table_that_makes_no_sense_is_refused_with_the_reason(client, body, word):
    answer = client().http.post("/api/tables", json=body)

    assert answer.status_code in (400, 409)
    assert word in answer.json()["sentence"]


def test_a_mistake_in_the_rules_of_a_game_costs_one_wish_only(start_server, new_client):
    server = start_server()
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1], options={"loud": True})
    anna.watch(table)

    assert anna.play(table, 0, "peek")["code"] == "broken-rules"
    assert anna.play(table, 0, "wait")["type"] == "done"
    anna.close()
    assert "made on purpose" in server.stop()


def test_the_rules_of_a_game_come_by_number(client):
    rules = client().http.get("/api/games/hush/rules?language=ru").json()

    assert rules["language"] == "en"
    assert rules["chapters"][0]["rules"] == [{"number": "H1.1", "text": "Wait, peek or draw."}]


def test_the_rules_of_a_game_come_in_the_language_asked_for(client):
    english, russian = (client().http.get(f"/api/games/gods/rules?language={each}").json() for each in ("en", "ru"))

    assert (english["language"], russian["language"]) == ("en", "ru")
    numbers = [
        [rule["number"] for chapter in book["chapters"] for rule in chapter["rules"]] for book in (english, russian)
    ]
    assert numbers[0] == numbers[1]
    assert "клетку" in russian["chapters"][3]["rules"][2]["text"]


def test_moves_come_with_sentences_and_events_too(client):
    table, anna, boris = seated(client)
    update = anna.watch(table)
    assert [(move["text"], move["sentence"]) for move in update["moves"]] == [
        ("wait", "wait"),
        ("peek", "peek"),
        ("draw", "draw"),
    ]
    assert update["question"] == "What will you do?"
    anna.play(table, 0, "wait")
    entry = boris.until(lambda message: message["type"] == "update" and message["ply"] == 1)["entries"][0]
    assert entry["events"] == [{"name": "waited", "facts": {"seat": 0}, "sentence": "Anna waits."}]


EXAMPLE = Path(__file__).parent.parent.parent / "examples/play.py"


def test_the_example_client_plays_a_whole_game(server):
    done = subprocess.run(
        [sys.executable, str(EXAMPLE), server.url, "hush"], capture_output=True, text=True, timeout=120, check=False
    )
    assert done.returncode == 0, done.stderr
    assert "outcome:" in done.stdout
    code = [line for line in EXAMPLE.read_text("utf-8").partition('"""\n\n')[2].splitlines() if line.strip()]
    assert len(code) <= 40


@pytest.mark.parametrize("game", [slug for slug in petteia.games() if slug != "hush"])
def test_two_example_clients_finish_a_game_and_its_record_is_true(server, game):
    command = [sys.executable, str(EXAMPLE), server.url, game]
    first = subprocess.Popen([*command, "open"], stdout=subprocess.PIPE, text=True)
    table = first.stdout.readline().split()[1]
    second = subprocess.run([*command, table], capture_output=True, text=True, timeout=240, check=False)
    ends = [first.communicate(timeout=120)[0], second.stdout]

    assert (first.returncode, second.returncode) == (0, 0), second.stderr
    assert len({text.splitlines()[-1] for text in ends}) == 1  # the same outcome and seed
    record = petteia.Record.parse(httpx.get(f"{server.url}/api/tables/{table}/record", timeout=60).text)
    assert any("draws are what the seed gives" in line for line in record.verify())


def test_any_bot_joins_a_table_by_its_address(server, client, play_to_the_end):
    anna = client("Anna")
    table = anna.table("hush", seats=2)
    command = [sys.executable, "-m", "petteia", "join", f"{server.url}/table/{table}", "random"]
    joined = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True)
    play_to_the_end([anna], table)
    told = joined.communicate(timeout=60)[0]

    assert joined.returncode == 0, told
    assert "seat 2 ended with" in told
    again = subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)
    assert again.returncode == 0, again.stderr
    missing = subprocess.run(
        [*command[:-2], "http://localhost/nothing", "random"], capture_output=True, text=True, check=False
    )
    assert "a table has an address like https://host/table/ID" in missing.stderr


def wished(client, kind, **more):
    """Wish something; return the answer to it."""
    client.wish(kind, id="it", **more)
    return client.until(lambda message: message.get("re") == "it")


def test_the_host_sends_somebody_away_for_good_before_the_game_begins(client):
    anna, boris, clara = client("Anna"), client("Boris"), client("Clara")
    table = anna.table("hush", seats=3)
    assert wished(boris, "sit", table=table, seat=1)["type"] == "done"

    assert wished(clara, "leave", table=table, seat=1)["code"] == "not-your-seat"
    assert wished(anna, "leave", table=table, seat=1)["type"] == "done"
    assert wished(boris, "sit", table=table, seat=1)["code"] == "sent-away"
    assert wished(clara, "sit", table=table, seat=1)["type"] == "done"
    assert wished(anna, "leave", table=table, seat=2)["code"] == "not-your-seat"  # nobody sits there


def test_a_visitor_takes_one_seat(client):
    anna, boris = client("Anna"), client("Boris")
    table = anna.table("hush", seats=3)
    assert wished(boris, "sit", table=table, seat=1)["type"] == "done"

    assert wished(boris, "sit", table=table, seat=2)["code"] == "one-seat"
    assert wished(anna, "sit", table=table, seat=2)["type"] == "done"


def test_a_seat_is_kept_for_whoever_was_invited(client, server):
    anna, boris = client("Anna"), client("Boris")
    with httpx.Client(base_url=server.url, timeout=60) as page:
        page.headers["x-csrf-token"] = page.post("/api/guests", json={}).json()["csrf"]
        page.headers["x-csrf-token"] = page.post(
            "/api/register", json={"name": "Invited One", "password": "correct horse"}
        ).json()["csrf"]
        invited = client(token=page.post("/api/tokens", json={}).json()["token"])
    unknown = anna.http.post("/api/tables", json={"game": "hush", "seats": 2, "invited": {"1": "Nobody At All"}})
    table = anna.table("hush", invited={"1": "invited one"})

    assert unknown.status_code == 400
    assert wished(boris, "sit", table=table, seat=1)["code"] == "seat-kept"
    assert wished(invited, "sit", table=table, seat=1)["type"] == "done"
