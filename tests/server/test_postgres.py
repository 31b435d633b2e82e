"""The large size: two servers and a worker on one PostgreSQL, people on different servers, one of them killed."""

import os
import subprocess
import sys
import time
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

import petteia
from petteia.analysis.puzzles import puzzles

RUN = "from petteia.cli import main; main()"
FOOT = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
ALONE = {"game": "gods", "seats": 2, "position": FOOT, "sit": [0], "bots": [None, 1]}


@pytest.fixture
def start_worker(postgres, toys):
    running = []

    def start():
        command = [sys.executable, "-c", RUN, "worker", "--database", postgres.url, "--bots", "1"]
        environment = os.environ | {"PETTEIA_GAMES": str(toys)}
        running.append(subprocess.Popen(command, env=environment, stdout=subprocess.PIPE, text=True))
        assert running[-1].stdout.readline() == "Petteia's worker is ready\n"
        return running[-1]

    yield start
    for one in running:
        one.kill()
        one.wait()
        one.stdout.close()


def check_what_a_worker_finds(page):
    """Check that a hint, a warning, a try at a puzzle and a report come whole through the queue."""
    table = page.post("/api/tables", json=ALONE)
    at = f"/api/tables/{table.json()['table']}"
    assert page.post(f"{at}/hints", json={"ply": 0}).json()["move"] == "zeus up"
    assert page.post(f"{at}/warnings", json={"ply": 0, "move": "hades up"}).json()["loss"] == 1.0
    assert page.post(f"{at}/warnings", json={"ply": 0, "move": "zeus up"}).json()["loss"] == 0.0
    puzzle = next(each for each in puzzles(petteia.game("gods")).values() if (each.kind, each.turns) == ("win", 1))
    wrong = next(move.text for move in puzzle.start().moves() if move.text != puzzle.solution[0])
    tried = page.post(f"/api/puzzles/gods/{puzzle.id}/tries", json={"moves": [wrong]}).json()
    assert (tried["status"], len(tried["steps"]) > 1) == ("wrong", True)

    record = petteia.Record(petteia.game("gods"), position=FOOT)
    for move in ("hades up", "place p6", "zeus up"):
        record.add(move)
    study = page.post("/api/analysis/records", json={"record": record.to_text()}).json()["id"]
    for _ in range(600):
        report = page.post(f"/api/analysis/{study}").json()
        if report["done"] == report["tasks"] and report["decisions"][0]["lines"]:
            break
        time.sleep(0.1)
    assert report["decisions"][0]["mark"] == "blunder"
    assert report["decisions"][0]["why"][0] == "There was a win at once: Zeus goes up."


def test_two_servers_and_a_worker_share_tables_and_one_of_them_dies(
    postgres, start_server, start_worker, new_client, browser, play_to_the_end
):
    servers = [start_server(postgres.url, PETTEIA_BOTS="0") for _ in range(2)]
    start_worker()
    anna, boris = new_client(servers[0], "Anna"), new_client(servers[1], "Boris")
    table = anna.table("hush", seats=3, bots=[None, None, 1])
    anna.watch(table)
    boris.wish("sit", table=table, seat=1, id="sit")
    assert boris.until(lambda message: message.get("re") == "sit")["type"] == "done"
    boris.watch(table)

    anna.until(lambda message: message["type"] == "update" and message["status"] == "running")
    assert anna.play(table, 0, "wait")["type"] == "done"
    boris.until(lambda message: message["type"] == "update" and message["ply"] == 1)
    anna.wish("say", table=table, text="hello over there")
    assert boris.until("said")["text"] == "hello over there"

    study = boris.http.post("/api/analysis/positions", json={"game": "gods", "position": FOOT}).json()["id"]
    thought = boris.http.post(f"/api/analysis/{study}/thoughts", json={"ply": 0})  # the worker thinks, not the server
    assert thought.json()["lines"][0]["moves"][0]["move"] == "zeus up"
    kept = anna.http.post(f"/api/analysis/{study}/thoughts", json={"ply": 0}).json()  # known at the other server, too
    assert kept["simulations"] == thought.json()["simulations"]
    check_what_a_worker_finds(browser("Dora", server=servers[1]))
    servers[0].kill()
    again = new_client(servers[1], token=anna.token)
    ends = play_to_the_end([again, boris], table)
    assert ends[again]["outcome"] == ends[boris]["outcome"]
    kinds = {entry["kind"] for entry in again.watch(table)["entries"]}
    assert {"bot-sat", "began", "played"} <= kinds
    for one in (anna, again, boris):
        one.close()


def test_who_is_here_and_what_is_played_is_known_at_all_servers(postgres, start_server, new_client):
    servers = [start_server(postgres.url) for _ in range(2)]
    anna, boris = new_client(servers[0], "Anna"), new_client(servers[1], "Boris")
    table = anna.table("gods", sit=[0], position=FOOT)
    anna.watch(table)
    boris.wish("sit", table=table, seat=1)
    boris.watch(table)

    def told(*present):
        return lambda message: message["type"] == "presence" and message["present"] == list(present)

    boris.until(told(True, True))
    anna.until(lambda message: told(True, True)(message) or message.get("seats", [{}])[-1].get("present"))
    anna.leave()
    boris.until(told(False, True))
    anna.watch(table)
    boris.until(told(True, True))

    assert anna.play(table, 0, "hades up")["type"] == "done"
    assert anna.play(table, 1, "place p6")["type"] == "done"
    boris.until(lambda message: message["type"] == "update" and message["ply"] == 2)
    assert boris.play(table, 2, "hera up")["type"] == "done"
    carl = new_client(servers[0], "Carl")  # a stranger to them
    position = carl.http.get(f"/api/tables/{table}").json()["view"]["position"]
    refused = carl.http.post("/api/analysis/positions", json={"game": "gods", "position": position})
    assert refused.json()["code"] == "being-played"
    for one in (anna, boris, carl):
        one.close()


def test_two_servers_moving_at_once_make_one_move(postgres, start_server, new_client):
    servers = [start_server(postgres.url) for _ in range(2)]
    first = new_client(servers[0])
    twins = [first, new_client(servers[1], token=first.token)]
    for _ in range(5):
        table = first.table("hush", sit=[0, 1])
        for twin in twins:
            twin.watch(table)
        for ply in range(4):
            with ThreadPoolExecutor(2) as threads:
                answers = [threads.submit(twin.play, table, ply, "wait") for twin in twins]
            assert sorted(answer.result()["type"] for answer in answers) == ["done", "refused"]
    for one in twins:
        one.close()


def test_a_database_that_went_away_and_came_back(postgres, start_server, new_client):
    server = start_server(postgres.url)
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1])
    anna.watch(table)
    postgres.stop()

    refused = anna.play(table, 0, "wait")
    assert refused["code"] == "storage-failed"
    assert anna.http.get("/health").status_code == 503
    assert anna.http.get("/api/tables").status_code == 503
    postgres.start()
    for _ in range(120):
        answer = anna.play(table, 0, "wait")
        if answer["type"] == "done":
            break
        time.sleep(0.5)
    assert answer["type"] == "done"
    for _ in range(20):  # a finding is told again for a second
        if anna.http.get("/health").status_code == 200:
            break
        time.sleep(0.5)
    assert anna.http.get("/health").status_code == 200
    anna.close()


def test_logging_out_everywhere_and_deletion_reach_all_servers(postgres, start_server, new_client):
    servers = [start_server(postgres.url) for _ in range(2)]
    with httpx.Client(base_url=servers[0].url, timeout=60) as page:
        page.headers["x-csrf-token"] = page.post("/api/guests", json={"name": "Anna"}).json()["csrf"]
        token = page.post("/api/tokens", json={}).json()["token"]
        elsewhere = new_client(servers[1], token=token).open()
        assert page.post("/api/logout?everywhere=true").status_code == 200
        with pytest.raises(ConnectionClosed):
            elsewhere.receive()
        assert elsewhere.http.get("/api/me").status_code == 401

        page.headers["x-csrf-token"] = page.post("/api/guests", json={"name": "Vanishing"}).json()["csrf"]
        table = page.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
        boris = new_client(servers[1], "Boris")
        boris.wish("sit", table=table, seat=1)
        boris.watch(table)
        assert page.post("/api/me/delete", json={}).status_code == 200
    boris.until(lambda message: message["type"] == "update" and message["seats"][0]["name"] == "—")
    for one in (elsewhere, boris):
        one.close()


def test_a_backup_of_postgresql_is_restored_without_the_secret(postgres, start_server, new_client, tmp_path):
    def petteia(*arguments):
        command = [sys.executable, "-c", RUN, *map(str, arguments), "--database", postgres.url]
        environment = os.environ | {"PATH": f"{postgres.programs}:{os.environ['PATH']}"}
        return subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180, check=False)

    server = start_server(postgres.url)
    anna = new_client(server)
    cookie = httpx.post(f"{server.url}/api/guests", json={}, timeout=60).headers["set-cookie"].partition(";")[0]
    table = anna.table("hush", sit=[0, 1])
    assert anna.play(table, 0, "wait")["type"] == "done"
    done = petteia("backup", tmp_path / "copy")
    assert done.returncode == 0, done.stderr
    assert (tmp_path / "copy").stat().st_mode & 0o777 == 0o600
    assert anna.play(table, 1, "wait")["type"] == "done"
    refused = petteia("restore", tmp_path / "copy")
    assert "stop them first" in refused.stderr, refused.stderr
    server.stop()

    restored = petteia("restore", tmp_path / "copy")
    assert restored.returncode == 0, restored.stderr
    server = start_server(postgres.url)
    back = new_client(server, token=anna.token)
    assert back.watch(table)["ply"] == 1
    assert httpx.get(f"{server.url}/api/me", headers={"cookie": cookie}, timeout=60).status_code == 401
    for one in (anna, back):
        one.close()


def test_a_worker_without_postgresql_says_so(tmp_path):
    command = [sys.executable, "-c", RUN, "worker", "--database", f"sqlite:///{tmp_path}/x.sqlite"]
    done = subprocess.run(command, capture_output=True, text=True, timeout=180, check=False)

    assert done.returncode != 0
    assert "a worker needs PETTEIA_DATABASE=postgresql" in done.stderr
