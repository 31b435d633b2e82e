"""An acknowledged move survives everything: kill -9 under load, a full disk, a database that went away."""

import asyncio
import json
import os
import shutil
import sqlite3
import subprocess
import sys
import tempfile
import time
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import WebSocketException

TABLES = 120  # at once
KILLS = 3
MOVES = 600  # acknowledged before each kill
HOUR = 3_600_000  # ms
GONE = (OSError, WebSocketException, TimeoutError, asyncio.TimeoutError)


class Pair:
    """A table at which one program plays both seats, writing down what was acknowledged."""

    def __init__(self, table, token):
        self.table = table
        self.headers = {"authorization": f"Bearer {token}"}
        self.acknowledged = []  # (ply, move)
        self.is_over = False

    async def play(self, address):
        """Play until the game or the server ends."""
        try:
            async with connect(
                address, additional_headers=self.headers, max_queue=None, open_timeout=60, ping_interval=None
            ) as socket:
                await socket.send(json.dumps({"type": "watch", "table": self.table}))
                sent = {}
                async for text in socket:
                    message = json.loads(text)
                    if message["type"] == "done" and message["re"]:
                        self.acknowledged.append(sent[message["re"]])
                    if message["type"] == "refused":
                        assert message["stale"], message
                    if message["type"] != "update":
                        continue
                    if message["status"] == "over":
                        self.is_over = True
                        return
                    if message["moves"]:
                        move = message["moves"][len(self.acknowledged) % len(message["moves"])]["text"]
                        ply = message["ply"]
                        sent[str(ply)] = ply, move
                        wish = {"type": "play", "table": self.table, "ply": ply, "move": move, "id": str(ply)}
                        await socket.send(json.dumps(wish))
        except GONE:
            pass


def check_nothing_lost_or_doubled(path, pairs):
    raw = sqlite3.connect(path)
    for pair in pairs:
        query = "SELECT number, body FROM acts WHERE table_id = ? ORDER BY number"
        acts, expected = [], 0
        for number, body in raw.execute(query, (pair.table,)).fetchall():
            assert number == expected  # no hole, no overlap
            acts += json.loads(body)
            expected = len(acts)
        played = [act["move"] for act in acts if act["kind"] == "played"]
        for ply, move in pair.acknowledged:
            assert played[ply] == move  # each acknowledged move stands once, at its place
        plies = [ply for ply, _ in pair.acknowledged]
        assert len(set(plies)) == len(plies)
    raw.close()


def test_kill_9_in_the_middle_of_many_games_loses_and_doubles_nothing(start_server, tmp_path, new_client):
    database = f"sqlite:///{tmp_path}/petteia.sqlite"
    server = start_server(database)
    host = new_client(server)
    pairs = [Pair(host.table("gods", sit=[0, 1]), host.token) for _ in range(TABLES)]

    async def under_load(goal):
        address = server.url.replace("http", "ws", 1) + "/api/socket"
        games = [asyncio.create_task(pair.play(address)) for pair in pairs if not pair.is_over]
        async with asyncio.timeout(240):
            while sum(len(pair.acknowledged) for pair in pairs) < goal:
                await asyncio.sleep(0.01)
        server.process.kill()
        await asyncio.gather(*games)

    for number in range(KILLS):
        asyncio.run(under_load((number + 1) * MOVES))
        server.close_pipes()
        check_nothing_lost_or_doubled(tmp_path / "petteia.sqlite", pairs)
        server = start_server(database)
    acknowledged = sum(len(pair.acknowledged) for pair in pairs)

    some = [pair for pair in pairs if not pair.is_over][:3]
    again = new_client(server, token=host.token)
    for pair in some:  # every table goes on where it was
        update = again.watch(pair.table)
        assert update["ply"] >= len(pair.acknowledged)
        assert again.play(pair.table, update["ply"], update["moves"][0]["text"])["type"] == "done"
    assert all(again.http.get(f"/api/tables/{pair.table}").status_code == 200 for pair in pairs[::20])
    again.close()
    host.close()
    print(f"{acknowledged} moves acknowledged at {TABLES} tables, {KILLS} kills: 0 lost, 0 doubled")


def test_bots_go_on_after_a_crash(start_server, tmp_path, new_client, play_to_the_end):
    database = f"sqlite:///{tmp_path}/petteia.sqlite"
    server = start_server(database, PETTEIA_BOTS="1")
    anna = new_client(server)
    table = anna.table("hush", bots=[1, None], sit=[1])
    server.kill()  # while the bot thinks, or just after

    server = start_server(database)
    back = new_client(server, token=anna.token)
    play_to_the_end([back], table)
    back.close()
    anna.close()


def hour_ago(path):
    """Let everything in the database have happened an hour earlier, the last sign of life included."""
    raw = sqlite3.connect(path)
    for table, number, body in raw.execute("SELECT table_id, number, body FROM acts").fetchall():
        acts = [act | {"at": act["at"] - HOUR} for act in json.loads(body)]
        raw.execute("UPDATE acts SET body = ? WHERE table_id = ? AND number = ?", (json.dumps(acts), table, number))
    raw.execute("UPDATE tables SET due_at = due_at - ?", (HOUR,))
    raw.execute("UPDATE settings SET value = value - ? WHERE name = 'alive'", (HOUR,))
    raw.commit()
    raw.close()


def test_clocks_stand_still_while_no_server_runs(start_server, tmp_path, new_client):
    server = start_server()
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1], clock={"per_move": 600})
    assert anna.watch(table)["deadline"] is not None
    server.kill()
    hour_ago(tmp_path / "petteia.sqlite")

    back = new_client(start_server(), token=anna.token)
    update = back.watch(table)

    assert [entry["kind"] for entry in update["entries"]][-1] == "clock-stopped"
    assert "clock" in update["entries"][-1]["sentence"]
    assert not any(seat["stands_in"] for seat in update["seats"])
    assert 0 < update["deadline"] - update["server_time"] <= 600_000
    assert back.play(table, 0, "wait")["type"] == "done"
    for one in (anna, back):
        one.close()


def test_a_server_tidies_up_tables_nobody_came_to(start_server, tmp_path, new_client):
    server = start_server()
    anna = new_client(server)
    old, young = anna.table("hush", sit=[0]), anna.table("hush", sit=[0])
    server.kill()
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    raw.execute("UPDATE tables SET changed_at = changed_at - ? WHERE id = ?", (3 * 24 * HOUR, old))
    raw.commit()
    raw.close()

    server = start_server(PETTEIA_KEEP_WAITING="2")
    end = time.monotonic() + 60
    while (status := httpx.get(f"{server.url}/api/tables/{old}", timeout=60).status_code) == 200:
        assert time.monotonic() < end
        time.sleep(0.1)

    assert status == 404
    assert httpx.get(f"{server.url}/api/tables/{young}", timeout=60).status_code == 200
    anna.close()


@pytest.fixture
def small_disk():
    """A folder on a disk of one megabyte."""
    folder = tempfile.mkdtemp()
    mounted = subprocess.run(
        ["mount", "-t", "tmpfs", "-o", "size=1m", "tmpfs", folder], capture_output=True, check=False
    )
    if mounted.returncode:
        os.rmdir(folder)
        pytest.skip("only root can mount a small disk")
    yield Path(folder)
    subprocess.run(["umount", "-l", folder], check=True)
    shutil.rmtree(folder, ignore_errors=True)


def test_a_full_disk_gives_a_clear_message_and_no_half_written_turn(start_server, small_disk, new_client):
    server = start_server(f"sqlite:///{small_disk}/petteia.sqlite")
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1])
    assert anna.watch(table)["status"] == "running"
    filler = small_disk / "filler"
    with filler.open("wb", buffering=0) as file:
        try:
            while file.write(b"x" * 4096) == 4096:
                pass
        except OSError:
            pass
    refused, ply = None, 0
    while refused is None and ply < 8:
        answer = anna.play(table, ply, "draw")
        refused = answer if answer["type"] == "refused" else None
        ply += refused is None

    assert refused is not None
    assert refused["code"] == "storage-failed"
    assert "nothing was changed" in refused["sentence"]
    filler.unlink()
    assert anna.watch(table)["ply"] == ply
    assert anna.play(table, ply, "draw")["type"] == "done"
    anna.close()
    server.kill()


def test_a_database_that_went_away_gives_a_clear_message(start_server, tmp_path, new_client):
    server = start_server()
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1])
    anna.watch(table)
    locker = sqlite3.connect(tmp_path / "petteia.sqlite", timeout=60)
    locker.execute("BEGIN EXCLUSIVE")

    refused = anna.play(table, 0, "wait")
    assert refused["code"] == "storage-failed"
    locker.rollback()
    locker.close()
    assert anna.play(table, 0, "wait")["type"] == "done"
    anna.close()


def test_a_server_goes_on_with_a_database_of_the_first_version(start_server, tmp_path):
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    raw.executescript((Path(__file__).parent.parent / "store/dumps/0001.sql").read_text("utf-8"))
    raw.close()

    server = start_server(PETTEIA_KEEP_RUNNING="0")  # it is older than anything a server would keep
    update = httpx.get(f"{server.url}/api/tables/oldtable", timeout=60).json()

    assert update["status"] == "running"
    assert update["ply"] == 6
    assert [seat["name"] for seat in update["seats"]] == ["Anna", "Boris"]


def test_the_server_stops_when_asked_and_says_what_is_wrong_when_it_cannot_start(start_server, tmp_path, new_client):
    server = start_server()
    anna = new_client(server).open()
    assert httpx.get(f"{server.url}/health", timeout=60).status_code == 200
    assert server.stop() == ""
    assert server.process.returncode == 0
    anna.close()


@pytest.mark.parametrize(
    "setting",
    [
        "PETTEIA_DATABASE=sqlite:///{folder}/file/x",
        "PETTEIA_DATABASE=sqlite:///{folder}",
        "PETTEIA_DATABASE=sqlite:///{folder}/file",
        "PETTEIA_DATABASE=mysql://anna:hunter22@h/x",
        "PETTEIA_DATABASE=postgresql//anna:hunter22@h/x",
        "PETTEIA_DATABASE=postgresql://anna:hunter22@127.0.0.1:port/x",
        "PETTEIA_DATABASE=postgresql://anna:hunter22@127.0.0.1:1/x",
        "PETTEIA_BOTS=two",
        "PETTEIA_LIMITS=yes",
        "PETTEIA_WEB={folder}/nowhere",
    ],
)
def test_a_mistyped_setting_is_told_in_one_line_without_passwords(tmp_path, setting):
    (tmp_path / "file").write_text("this is no database, and longer than the header of one" * 100)
    name, _, value = setting.format(folder=tmp_path).partition("=")
    environment = os.environ | {"PETTEIA_DATABASE": f"sqlite:///{tmp_path}/x.sqlite", name: value}
    command = [sys.executable, "-c", "from petteia.cli import main; main()", "serve", "--port", str(65_000)]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=180, check=False)

    assert done.returncode == 2
    assert done.stderr.startswith("petteia: ")
    assert done.stderr.count("\n") == 1
    assert "hunter22" not in done.stderr


def test_a_second_server_on_one_sqlite_file_refuses_to_start(start_server, free_port):
    server = start_server()
    command = [sys.executable, "-c", "from petteia.cli import main; main()", "serve", "--port", str(free_port())]
    second = [*command, "--database", server.database]
    done = subprocess.run(second, capture_output=True, text=True, timeout=180, check=False)

    assert done.returncode == 2
    assert "already running" in done.stderr
    server.kill()
    start_server(server.database)


@pytest.mark.parametrize("end", ["", "-wal"])
def test_a_move_is_never_acknowledged_into_a_deleted_file(start_server, tmp_path, new_client, end):
    server = start_server()
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1])
    assert anna.play(table, 0, "wait")["type"] == "done"
    assert anna.http.get("/health").status_code == 200
    (tmp_path / f"petteia.sqlite{end}").unlink()

    health = anna.http.get("/health")  # told at once, whatever was told a moment ago
    assert (health.status_code, health.json()["database"]) == (503, "deleted")
    assert anna.play(table, 1, "wait")["code"] == "storage-failed"
    assert anna.http.post("/api/tables", json={"game": "hush", "seats": 2}).status_code == 503
    anna.close()


def test_health_tells_a_damaged_database(start_server, tmp_path, new_client):
    server = start_server()
    new_client(server).close()
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    raw.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    size = raw.execute("PRAGMA page_size").fetchone()[0]
    raw.close()
    with (tmp_path / "petteia.sqlite").open("r+b") as file:
        file.seek(size)
        file.write(b"\xff" * 8 * size)

    end = time.monotonic() + 60
    while (health := httpx.get(f"{server.url}/health", timeout=60)).status_code == 200:
        assert time.monotonic() < end
        time.sleep(0.2)
    assert health.json()["status"] == "failing"
    assert health.json()["database"] in ("damaged", "failing")


def test_health_tells_a_full_disk(start_server, small_disk):
    subprocess.run(["mount", "-o", "remount,size=24m", small_disk], check=True)
    server = start_server(f"sqlite:///{small_disk}/petteia.sqlite")
    health = httpx.get(f"{server.url}/health", timeout=60)
    assert (health.status_code, health.json()["disk"]) == (200, "ok")
    (small_disk / "filler").write_bytes(b"x" * 18_000_000)

    health = httpx.get(f"{server.url}/health", timeout=60)
    assert (health.status_code, health.json()["disk"]) == (503, "full")
    server.kill()
