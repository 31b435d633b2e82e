"""What a server says of itself: its log, and its figures."""

import json
import logging
import re
import sqlite3

import httpx
import pytest

from petteia.server import logs


@pytest.fixture
def record():
    logs.REQUEST.set("1a2b3c4d")
    logs.TABLE.set("abc")
    yield logging.LogRecord("petteia", logging.ERROR, "", 0, "it %s", ("broke",), None)
    logs.REQUEST.set("")
    logs.TABLE.set("")


def test_a_line_of_json_names_time_request_and_table(record):
    told = json.loads(logs.Objects().format(record))

    assert re.fullmatch(r"\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{3}\+00:00", told.pop("time"))
    assert told == {
        "level": "error",
        "logger": "petteia",
        "message": "it broke",
        "request": "1a2b3c4d",
        "table": "abc",
    }


def test_a_line_for_the_console_names_them_too(record):
    assert logs.Lines().format(record).endswith("ERROR petteia: request=1a2b3c4d table=abc it broke")


def test_a_failure_is_logged_with_the_number_the_client_was_told(start_server, tmp_path):
    server = start_server(PETTEIA_LOG="json")
    locker = sqlite3.connect(tmp_path / "petteia.sqlite")
    locker.execute("BEGIN EXCLUSIVE")
    answer = httpx.post(f"{server.url}/api/guests", json={}, timeout=60)
    locker.close()
    lines = [json.loads(line) for line in server.stop().splitlines()]

    assert answer.status_code == 503
    assert answer.headers["x-request-id"] in [line.get("request") for line in lines]


def test_answers_and_wishes_are_timed_by_route_and_kind(client, server):
    anna = client()
    table = anna.table("hush", sit=[0, 1])
    anna.play(table, 0, "wait")
    anna.http.get(f"/api/tables/{table}")
    told = httpx.get(f"{server.url}/metrics", timeout=60).text

    assert 'petteia_request_seconds_count{method="GET",route="/api/tables/{table}"}' in told.replace(":str}", "}")
    assert 'petteia_wish_seconds_count{wish="play"}' in told
