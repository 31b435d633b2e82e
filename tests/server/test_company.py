"""Company: reports, blocks, bans, the operator's page, and a lobby that one person cannot fill."""

import sqlite3

import pytest
from websockets.exceptions import ConnectionClosed


@pytest.fixture
def operator(browser, server, petteia):
    """A registered user who was made an operator from the command line."""
    page = browser("Olga")
    name = f"Olga {page.get('/api/me').json()['user']['id'][:8]}"
    page.register(name)
    assert page.get("/api/operator").status_code == 403
    assert petteia(server, "operator", name).returncode == 0
    page.become(page.post("/api/login", json={"name": name, "password": "correct horse"}))
    assert page.get("/api/me").json()["operator"]
    return page


def test_the_operator_reads_reports_bans_and_everything_is_noted(operator, browser, client):
    rude, boris = browser("Rude").register("Rude Two"), client("Boris")
    table = boris.table("hush", seats=2)
    sat = rude.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})
    assert sat.status_code == 200, sat.text
    program = client(token=rude.post("/api/tokens", json={}).json()["token"]).open()
    told = boris.http.post(f"/api/tables/{table}/reports", json={"seat": 1, "text": "says bad\nthings"})
    assert told.status_code == 201, told.text

    report = operator.get("/api/operator/reports").json()[0]
    assert (report["name"], report["by_name"], report["text"]) == ("Rude Two", "Boris", "says bad things")
    assert report["network"] == "127.0.0.1"
    banned = operator.post("/api/operator/bans", json={"user": report["user_id"], "days": 7, "why": "rude"})
    assert banned.status_code == 200, banned.text
    with pytest.raises(ConnectionClosed):
        program.receive()
    credentials = {"name": "Rude Two", "password": "correct horse"}
    assert browser().post("/api/login", json=credentials).status_code == 403
    assert [one["name"] for one in operator.get("/api/operator/users").json()] == ["Rude Two"]
    handled = f"/api/operator/reports/{report['id']}/handled"
    assert operator.post(handled).status_code == 200
    assert operator.post(handled).status_code == 400
    assert operator.post("/api/operator/bans", json={"user": "rude two", "days": 0}).status_code == 200
    assert browser().post("/api/login", json=credentials).status_code == 200
    deeds = [(one["what"], one["text"]) for one in operator.get("/api/operator/deeds").json()]
    assert deeds[:3] == [("ban", "ended"), ("handle-report", ""), ("ban", "7 days rude")]


def test_the_page_is_for_operators_only(operator, browser, client, server, petteia):
    guest, program = browser("Anna"), client("Boris")
    paths = [path for path in operator.get("/schema/openapi.json").json()["paths"] if "/operator" in path]
    operators_token = operator.post("/api/tokens", json={}).json()["token"]
    name = operator.get("/api/me").json()["user"]["name"]

    assert len(paths) >= 6
    for path in paths:
        way = path.replace("{report}", "1")
        for headers in (
            {},
            {"authorization": f"Bearer {program.token}"},
            {"authorization": f"Bearer {operators_token}"},
        ):
            body = {"days": 0} if way.endswith("bans") else {"text": ""}
            asked = [guest.get(way, headers=headers), guest.post(way, headers=headers, json=body)]
            assert {answer.status_code for answer in asked} <= {403, 405}, path
    without = operator.post("/api/operator/announcement", json={"text": "x"}, headers={"x-csrf-token": ""})
    assert without.status_code == 403
    assert petteia(server, "operator", name, "--withdraw").returncode == 0
    operator.become(operator.post("/api/login", json={"name": name, "password": "correct horse"}))
    assert operator.get("/api/operator").status_code == 403


def test_an_announcement_reaches_who_is_here_and_who_comes(operator, client):
    here = client("Anna").open()
    assert operator.post("/api/operator/announcement", json={"text": "Back in\na minute"}).status_code == 200

    assert here.until("announced")["text"] == "Back in a minute"
    assert client("Boris").open().until("announced")["text"] == "Back in a minute"
    assert operator.get("/api/operator").json()["announcement"] == "Back in a minute"
    operator.post("/api/operator/announcement", json={"text": ""})
    assert here.until("announced")["text"] == ""


def test_from_a_banned_network_no_guest_comes_but_who_is_registered_does(start_server, browser, new_client, petteia):
    server = start_server(PETTEIA_TRUST_PROXY="1")
    near, far = {"x-forwarded-for": "2001:db8:1:2::5"}, {"x-forwarded-for": "2001:db8:1:3::5"}
    olga = browser("Olga", server=server, headers=far).register("Olga")
    assert petteia(server, "operator", "olga").returncode == 0
    olga.become(olga.post("/api/login", json={"name": "Olga", "password": "correct horse"}))
    guest, regular = browser("Anna", server=server, headers=near), browser("Clara", server=server, headers=near)
    regular.register("Clara")

    banned = olga.post("/api/operator/bans", json={"network": "2001:db8:1:2::/64", "days": 1})
    assert banned.status_code == 200, banned.text
    assert guest.get("/api/me").status_code == 403
    assert browser(server=server, headers=near).post("/api/guests", json={}).status_code == 403
    assert regular.get("/api/me").status_code == 200
    assert browser("Boris", server=server, headers=far).get("/api/me").status_code == 200
    assert olga.get("/api/operator").json()["networks"].keys() == {"2001:db8:1:2::/64"}
    assert olga.post("/api/operator/bans", json={"network": "nonsense", "days": 1}).status_code == 400
    assert petteia(server, "ban", "--network", "2001:db8:1:2::5", "--days", "0").returncode == 0
    olga.post("/api/operator/announcement", json={"text": ""})  # orders are looked at again
    assert guest.get("/api/me").status_code == 200


def test_the_operator_sees_tables_and_queues_as_they_are(operator, client):
    anna = client("Anna")
    table = anna.table("hush", seats=2, bots=[None, 1])
    anna.watch(table)

    told = operator.get("/api/operator").json()
    mine = next(one for one in told["tables"] if one["id"] == table)
    assert (mine["status"], mine["watchers"], mine["seats"][0]) == ("running", 1, "Anna")
    assert told["sockets"] >= 1
    assert told["counts"]["running"] >= 1
    assert {"thinking", "waiting", "queued", "longest"} <= told.keys()


def test_who_is_blocked_is_not_heard_and_cannot_join(client):
    anna, boris, clara = client("Anna"), client("Boris"), client("Clara")
    table = anna.table("hush", seats=3)
    for one in (anna, boris, clara):
        one.watch(table)
    boris.wish("say", table=table, text="first")
    said = anna.until("said")
    blocked = anna.http.post("/api/blocks", json={"table": table, "user": said["user"]})
    assert blocked.status_code == 201, blocked.text

    boris.wish("say", table=table, text="second")
    clara.until(lambda message: message.get("text") == "second")
    clara.wish("say", table=table, text="third")
    assert anna.until("said")["text"] == "third"
    boris.wish("sit", table=table, seat=1, id="sit")
    refused = boris.until(lambda message: message.get("re") == "sit")
    assert refused["code"] == "not-wanted"
    again = client(token=anna.token)
    again.watch(table)
    assert again.until("said")["text"] == "third"
    assert anna.http.get("/api/blocks").json() == [{"user": boris.id, "name": "Boris"}]
    assert anna.http.delete(f"/api/blocks/{boris.id}").status_code == 200
    assert anna.http.delete(f"/api/blocks/{boris.id}").status_code == 404
    boris.wish("say", table=table, text="fourth")
    assert anna.until("said")["text"] == "fourth"
    assert anna.http.post("/api/blocks", json={"table": table, "seat": 0}).status_code == 404


def test_the_lobby_shows_every_host_once_and_nobody_their_own(client):
    anna, boris, clara = client("Anna"), client("Boris"), client("Clara")
    tables = [anna.table("hush", seats=2, is_open=True) for _ in range(60)]
    other = boris.table("hush", seats=2, is_open=True)

    seen = [one["id"] for one in clara.http.get("/api/tables").json()]
    assert [one for one in seen if one in tables] == tables[-1:]
    assert other in seen
    own = [one["id"] for one in anna.http.get("/api/tables").json()]
    assert other in own
    assert not set(tables) & set(own)
    clara.http.post("/api/blocks", json={"table": other, "seat": 0})
    assert other not in [one["id"] for one in clara.http.get("/api/tables").json()]
    assert clara.table("hush", seats=2, is_open=True) not in [one["id"] for one in boris.http.get("/api/tables").json()]


def test_nobody_opens_more_tables_than_anybody_can_play_at(start_server, tmp_path, new_client):
    server = start_server(PETTEIA_LIMITS="1")
    anna = new_client(server, "Anna")
    anna.table("hush", seats=2)
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    columns = [row[1] for row in raw.execute("PRAGMA table_info(tables)") if row[1] != "id"]
    names = ", ".join(columns)
    for number in range(50):
        raw.execute(f"INSERT INTO tables (id, {names}) SELECT 'more{number}', {names} FROM tables LIMIT 1")
    raw.commit()
    raw.close()

    answer = anna.http.post("/api/tables", json={"game": "hush", "seats": 2})
    assert answer.status_code == 409
    assert "too many tables" in answer.json()["sentence"]
    anna.close()


def test_the_command_line_lists_reports_and_bans(client, browser, server, petteia):
    boris, rude = client("Boris"), browser("Rude").register("Rude One")
    table, user = boris.table("hush"), rude.get("/api/me").json()["user"]["id"]
    boris.http.post(f"/api/tables/{table}/reports", json={"user": user, "text": "says bad things"})

    assert f"table {table} {user} (Rude One): says bad things" in petteia(server, "reports").stdout
    assert petteia(server, "ban", "rude one").returncode == 0
    credentials = {"name": "Rude One", "password": "correct horse"}
    assert browser().post("/api/login", json=credentials).status_code == 403
    assert petteia(server, "ban", user, "--days", "0").returncode == 0
    assert browser().post("/api/login", json=credentials).status_code == 200
    assert petteia(server, "ban", "nobody").returncode == 2
