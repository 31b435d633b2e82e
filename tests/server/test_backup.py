"""Backups: made under load, private, without the secret; restored only while no server runs."""

import os
import sqlite3
import stat
import subprocess
import sys
import threading
import time

import httpx
import pytest

RUN = "from petteia.cli import main; main()"


def petteia(*arguments, **environment):
    command = [sys.executable, "-c", RUN, *map(str, arguments)]
    return subprocess.run(
        command, env=os.environ | environment, capture_output=True, text=True, timeout=180, check=False
    )


@pytest.fixture
def busy():
    """Return a function that lets clients move without a pause until it is asked what was acknowledged."""
    threads, stop = [], threading.Event()

    def begin(clients, acknowledged):
        def play(client):
            while not stop.is_set():
                table = client.table("hush", sit=[0, 1])
                for ply in range(4):
                    assert client.play(table, ply, "wait")["type"] == "done"
                    acknowledged.append((table, ply))

        for client in clients:
            threads.append(threading.Thread(target=play, args=(client,)))
            threads[-1].start()

    def end():
        stop.set()
        for thread in threads:
            thread.join()

    begin.end = end
    yield begin
    end()


def test_a_backup_made_under_load_holds_all_that_was_acknowledged_before(start_server, tmp_path, new_client, busy):
    server = start_server()
    clients, acknowledged = [new_client(server) for _ in range(4)], []
    cookie = httpx.post(f"{server.url}/api/guests", json={}, timeout=60).headers["set-cookie"].partition(";")[0]
    busy(clients, acknowledged)
    while len(acknowledged) < 40:
        time.sleep(0.01)
    before = list(acknowledged)
    done = petteia("backup", tmp_path / "copy", "--database", server.database)
    busy.end()

    assert done.returncode == 0, done.stderr
    assert stat.S_IMODE((tmp_path / "copy").stat().st_mode) == 0o600
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    secret = raw.execute("SELECT value FROM secrets").fetchone()[0]
    raw.close()
    assert secret.encode() not in (tmp_path / "copy").read_bytes()
    again = petteia("backup", tmp_path / "copy", "--database", server.database)
    assert "overwrites nothing" in again.stderr
    refused = petteia("restore", tmp_path / "copy", "--database", server.database)
    assert refused.returncode != 0
    assert "already running" in refused.stderr
    server.kill()

    restored = petteia("restore", tmp_path / "copy", "--database", server.database)
    assert restored.returncode == 0, restored.stderr
    assert (tmp_path / "petteia.sqlite.old1").exists()
    server = start_server(server.database)
    back = new_client(server, token=clients[0].token)
    for table in {table for table, _ in before}:
        assert back.watch(table)["ply"] > max(ply for which, ply in before if which == table)
    assert httpx.get(f"{server.url}/api/me", headers={"cookie": cookie}, timeout=60).status_code == 401
    for one in (*clients, back):
        one.close()


def test_what_is_no_backup_is_not_restored(tmp_path):
    (tmp_path / "noise").write_bytes(b"x" * 10_000)
    sqlite3.connect(tmp_path / "empty").close()
    database = f"sqlite:///{tmp_path}/petteia.sqlite"

    for name in ("noise", "empty", "missing"):
        done = petteia("restore", tmp_path / name, "--database", database)
        assert done.returncode == 2
        assert "Traceback" not in done.stderr
    assert not (tmp_path / "petteia.sqlite").exists()
    assert petteia("backup", tmp_path / "copy", "--database", database).returncode == 2
    assert not list(tmp_path.glob("copy*"))
