"""`petteia doctor` tells a well installation from one that is not, and says what to do."""

import os
import sqlite3
import subprocess
import sys


def doctor(*arguments):
    command = [sys.executable, "-c", "from petteia.cli import main; main()", "doctor", *arguments]
    return subprocess.run(command, env=os.environ, capture_output=True, text=True, timeout=180, check=False)


def test_a_running_server_is_well(server):
    done = doctor("--url", server.url, "--database", server.database)

    assert done.returncode == 0, done.stdout + done.stderr
    assert f"the server at {server.url} is well" in done.stdout
    assert "the database is whole" in done.stdout
    assert "WRONG" not in done.stdout


def test_what_is_wrong_is_told_with_what_to_do(start_server, tmp_path):
    server = start_server()
    file = tmp_path / "petteia.sqlite"
    file.chmod(0o644)
    shared = doctor("--url", server.url, "--database", server.database)
    file.unlink()
    deleted = doctor("--url", server.url, "--database", server.database)
    server.kill()
    away = doctor("--url", "http://127.0.0.1:1", "--database", "postgresql://x:hunter22@127.0.0.1:1/x")

    assert f"chmod 600 {file}" in shared.stdout
    assert "its database is deleted: stop the server, petteia restore" in deleted.stdout
    assert "no server answers" in away.stdout
    assert "the database failed" in away.stdout
    assert "hunter22" not in away.stdout + away.stderr
    assert [done.returncode for done in (shared, deleted, away)] == [1, 1, 1]


def test_the_doctor_changes_nothing(tmp_path):
    raw = sqlite3.connect(tmp_path / "old.sqlite")
    raw.executescript("CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0001')")
    raw.close()
    done = doctor("--database", f"sqlite:///{tmp_path}/old.sqlite")
    doctor("--database", f"sqlite:///{tmp_path}/none.sqlite")

    assert "the next start brings it to" in done.stdout
    assert not (tmp_path / "none.sqlite").exists()
    raw = sqlite3.connect(tmp_path / "old.sqlite")
    assert raw.execute("SELECT version_num FROM alembic_version").fetchone() == ("0001",)
    raw.close()
