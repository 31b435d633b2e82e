"""Who is who: guests, names, passwords, devices, tokens, and requests that were not meant."""

import contextlib
import json
import re
import sqlite3
import subprocess
import sys
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest
from websockets.exceptions import ConnectionClosed, InvalidStatus
from websockets.sync.client import connect


def test_a_guest_is_known_by_a_signed_cookie_that_scripts_cannot_read(browser):
    page = browser("Anna")
    set_cookie = page.post("/api/guests", json={}).headers["set-cookie"].lower()

    assert page.get("/api/me").status_code == 200
    assert "httponly" in set_cookie
    assert "samesite=lax" in set_cookie
    forged = page.cookies["petteia"][:-1] + ("0" if page.cookies["petteia"][-1] != "0" else "1")
    page.cookies.set("petteia", forged, domain="127.0.0.1")
    stranger = httpx.get(f"{page.base_url}/api/me", headers={"cookie": f"petteia={forged}"}, timeout=60)
    assert stranger.status_code == 401


def test_behind_tls_the_cookie_never_travels_in_the_clear(start_server):
    server = start_server(PETTEIA_SECURE_COOKIES="1")
    answer = httpx.post(f"{server.url}/api/guests", json={}, timeout=60)

    assert "secure" in answer.headers["set-cookie"].lower()
    assert "strict-transport-security" in answer.headers


def test_a_guest_registers_keeps_the_seats_and_comes_back_by_password(browser):
    page = browser("Anna")
    table = page.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
    old_cookie = page.cookies["petteia"]
    name = "Xenia" + table[:6].replace("-", "x").replace("_", "y")

    answer = page.post("/api/register", json={"name": name, "password": "correct horse"})
    assert answer.json()["user"]["registered"]
    stale = httpx.get(f"{page.base_url}/api/me", headers={"cookie": f"petteia={old_cookie}"}, timeout=60)
    assert stale.status_code == 401
    other = browser()
    assert other.post("/api/login", json={"name": name, "password": "wrong horse"}).status_code == 401
    assert other.post("/api/login", json={"name": "Nobody", "password": "wrong horse"}).status_code == 401
    assert other.post("/api/login", json={"name": name.upper(), "password": "correct horse"}).status_code == 200
    assert [row["id"] for row in other.get("/api/tables/mine").json()] == [table]
    assert browser("Eve").post("/api/me/name", json={"name": name.lower()}).status_code == 409
    assert browser().post("/api/guests", json={"name": name}).status_code == 409


def test_of_several_who_register_a_name_at_once_one_gets_it(browser):
    for number in range(3):
        pages = [browser("Anna") for _ in range(5)]
        credentials = {"name": f"Twin {number}", "password": "correct horse"}
        with ThreadPoolExecutor(5) as threads:
            answers = list(threads.map(lambda page: page.post("/api/register", json=credentials), pages))  # noqa: B023

        assert sorted(answer.status_code for answer in answers) == [200, 409, 409, 409, 409]


def test_logging_in_brings_the_seats_of_the_guest_along(browser):
    home, phone = browser("Anna"), browser("Guest 7")
    old = home.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
    name = "Yanna" + old[:6].replace("-", "x").replace("_", "y")
    credentials = {"name": name, "password": "correct horse"}
    home.headers["x-csrf-token"] = home.post("/api/register", json=credentials).json()["csrf"]
    running = phone.post("/api/tables", json={"game": "hush", "seats": 2, "bots": [None, 1]}).json()["table"]
    waiting = phone.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]

    phone.headers["x-csrf-token"] = phone.post("/api/login", json=credentials).json()["csrf"]

    for page in (home, phone):
        assert {row["id"] for row in page.get("/api/tables/mine").json()} == {old, running, waiting}
        shown = page.get(f"/api/tables/{running}").json()
        assert shown["seat"] == 0
        assert shown["seats"][0]["name"] == name
        assert any(entry["sentence"] == f"Guest 7 is now called {name}." for entry in shown["entries"])
    shown = phone.get(f"/api/tables/{running}").json()
    move = {"type": "play", "table": running, "ply": shown["ply"], "move": shown["moves"][0]["text"]}
    assert phone.post(f"/api/tables/{running}/wishes", json=move).json()["type"] == "done"
    fill = {"type": "seat-bot", "table": waiting, "seat": 1, "level": 1}
    assert home.post(f"/api/tables/{waiting}/wishes", json=fill).json()["type"] == "done"


def test_seats_come_along_only_if_that_was_meant(browser):
    home, guest = browser("Anna"), browser("Boris")
    table = guest.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
    credentials = {"name": "Zanna" + table[:6].replace("-", "x").replace("_", "y"), "password": "correct horse"}
    home.post("/api/register", json=credentials)
    cookie = guest.cookies["petteia"]

    answer = httpx.post(
        f"{guest.base_url}/api/login", json=credentials, headers={"cookie": f"petteia={cookie}"}, timeout=60
    )

    assert answer.status_code == 200
    assert [row["id"] for row in guest.get("/api/tables/mine").json()] == [table]


def test_the_seats_of_a_guest_come_along_to_another_device(browser):
    phone, desktop = browser("Anna"), browser("Guest 8")
    table = desktop.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]

    desktop.post("/api/devices/claim", json={"code": phone.post("/api/devices").json()["code"]})

    assert [row["id"] for row in phone.get("/api/tables/mine").json()] == [table]


def test_passwords_are_kept_as_argon2_only(browser, server):
    page = browser("Anna")
    page.post("/api/register", json={"name": "Argon Two", "password": "not in the file"})
    data = b"".join(
        open(server.database.removeprefix("sqlite:///") + end, "rb").read()  # noqa: SIM115
        for end in ("", "-wal")
    )

    assert b"$argon2id$" in data
    assert b"not in the file" not in data


def test_a_change_made_with_the_cookie_must_be_meant(browser):
    page = browser("Anna")
    del page.headers["x-csrf-token"]

    assert page.post("/api/tables", json={"game": "hush", "seats": 2}).status_code == 403
    assert page.post("/api/me/name", json={"name": "Eve"}).status_code == 403
    assert page.get("/api/me").json()["user"]["name"] == "Anna"


def test_another_site_cannot_log_somebody_in(browser):
    answer = browser().post("/api/guests", json={"name": "Eve"}, headers={"origin": "https://evil.example"})

    assert answer.status_code == 403


def test_another_site_cannot_open_a_socket_with_our_cookie(browser, server):
    page = browser("Anna")
    address = server.url.replace("http", "ws") + "/api/socket"
    cookie = f"petteia={page.cookies['petteia']}"

    with connect(address, additional_headers={"cookie": cookie}, origin=server.url) as socket:
        assert '"welcome"' in socket.recv(timeout=60)
    for headers, origin in (({"cookie": cookie}, "https://evil.example"), ({}, server.url)):
        with connect(address, additional_headers=headers, origin=origin) as socket, pytest.raises(ConnectionClosed):
            socket.recv(timeout=60)


def test_a_seat_moves_to_another_device_by_a_link_that_works_once(browser):
    phone, desktop = browser("Anna"), browser()
    code = phone.post("/api/devices").json()["code"]

    assert desktop.post("/api/devices/claim", json={"code": code}).status_code == 200
    assert desktop.get("/api/me").json()["user"] == phone.get("/api/me").json()["user"]
    assert browser().post("/api/devices/claim", json={"code": code}).status_code == 401


def test_tokens_are_told_once_listed_and_removed(browser):
    page = browser("Anna")
    made = page.post("/api/tokens", json={"label": "my bot"}).json()
    headers = {"authorization": f"Bearer {made['token']}"}

    assert httpx.get(f"{page.base_url}/api/me", headers=headers, timeout=60).json()["user"]["name"] == "Anna"
    assert page.get("/api/tokens").json() == [made | {"token": None}]
    assert page.delete(f"/api/tokens/{made['id']}").status_code == 200
    assert httpx.get(f"{page.base_url}/api/me", headers=headers, timeout=60).status_code == 401
    assert page.delete(f"/api/tokens/{made['id']}").status_code == 404


def knows(page, **headers):
    return httpx.get(f"{page.base_url}/api/me", headers=headers, timeout=60).status_code == 200


def test_a_token_is_for_playing_and_never_reaches_the_account(browser, client):
    page = browser("Anna")
    made = page.post("/api/tokens", json={"label": "my bot"}).json()
    program = {"authorization": f"Bearer {made['token']}"}
    body = {"name": "Taken Over", "password": "correct horse"}
    wishes = [
        ("/api/register", body),
        ("/api/me/name", {"name": "Eve"}),
        ("/api/tokens", {}),
        ("/api/devices", None),
        ("/api/password", {"old": "", "new": "correct horse"}),
        ("/api/me/delete", {}),
        ("/api/logout?everywhere=true", None),
    ]

    for path, data in wishes:
        answer = httpx.post(f"{page.base_url}{path}", json=data, headers=program, timeout=60)
        assert answer.status_code == 403, path
    removal = httpx.delete(f"{page.base_url}/api/tokens/{made['id']}", headers=program, timeout=60)
    assert removal.status_code == 403
    assert page.get("/api/me").json()["user"]["name"] == "Anna"
    assert client(token=made["token"]).table("hush", sit=[0, 1])


def test_a_token_for_watching_watches_only(browser, client):
    page = browser("Anna")
    table = page.post("/api/tables", json={"game": "hush", "seats": 2, "sit": [0, 1]}).json()["table"]
    program = client(token=page.post("/api/tokens", json={"scope": "watch"}).json()["token"])

    assert program.watch(table)["status"] == "running"
    assert program.play(table, 0, "wait")["code"] == "watching-only"
    assert program.http.post("/api/tables", json={"game": "hush", "seats": 2}).status_code == 403


def test_a_token_ends(start_server, tmp_path, new_client):
    server = start_server()
    anna = new_client(server)
    table = anna.table("hush", sit=[0, 1])
    assert anna.play(table, 0, "wait")["type"] == "done"
    raw = sqlite3.connect(tmp_path / "petteia.sqlite")
    assert raw.execute("SELECT expires_at FROM tokens").fetchone()[0] is not None
    raw.execute("UPDATE tokens SET expires_at = 1000")
    raw.commit()
    raw.close()

    assert anna.http.get("/api/me").status_code == 401
    anna.close()


def test_logging_out_everywhere_ends_sessions_sockets_tokens_and_codes_at_once(browser, client):
    page, other = browser("Anna"), browser()
    copy = page.cookies["petteia"]
    token = page.post("/api/tokens", json={}).json()["token"]
    code = page.post("/api/devices").json()["code"]
    program = client(token=token).open()

    assert page.post("/api/logout?everywhere=true").status_code == 200
    assert not knows(page, cookie=f"petteia={copy}")
    assert not knows(page, authorization=f"Bearer {token}")
    assert other.post("/api/devices/claim", json={"code": code}).status_code == 401
    with pytest.raises(ConnectionClosed):
        program.receive()
    assert program.socket.close_code == 4401


def test_a_token_that_is_removed_takes_its_sockets_along(browser, client):
    page = browser("Anna")
    tokens = [page.post("/api/tokens", json={}).json() for _ in range(2)]
    first, second = (client(token=made["token"]).open() for made in tokens)
    page.delete(f"/api/tokens/{tokens[0]['id']}")

    with pytest.raises(ConnectionClosed):
        first.receive()
    second.wish("ping", id="still here")
    assert second.until("pong")["re"] == "still here"


def test_a_password_is_changed_by_whoever_knows_it_and_ends_other_sessions(browser):
    page = browser("Anna")
    page.headers["x-csrf-token"] = page.post(
        "/api/register", json={"name": "Changer", "password": "correct horse"}
    ).json()["csrf"]
    copy = page.cookies["petteia"]

    wrong = page.post("/api/password", json={"old": "wrong horse", "new": "battery staple"})
    assert wrong.status_code == 403
    changed = page.post("/api/password", json={"old": "correct horse", "new": "battery staple"})
    assert changed.status_code == 200
    assert page.get("/api/me").status_code == 200
    assert not knows(page, cookie=f"petteia={copy}")
    assert browser().post("/api/login", json={"name": "Changer", "password": "correct horse"}).status_code == 401
    assert browser().post("/api/login", json={"name": "Changer", "password": "battery staple"}).status_code == 200


def test_a_deleted_account_takes_the_names_of_its_guests_along(browser):
    page, other = browser("Passerby"), browser("Boris")
    table = page.post("/api/tables", json={"game": "hush", "seats": 2, "bots": [None, 1]}).json()["table"]
    credentials = {"name": "Wanda" + table[:6].replace("-", "x").replace("_", "y"), "password": "correct horse"}
    browser("Wanda").post("/api/register", json=credentials)
    page.headers["x-csrf-token"] = page.post("/api/login", json=credentials).json()["csrf"]
    shown = other.get(f"/api/tables/{table}").text
    assert credentials["name"] in shown
    assert "Passerby" in shown

    assert page.post("/api/me/delete", json={"password": "correct horse"}).status_code == 200

    shown = other.get(f"/api/tables/{table}").text
    assert credentials["name"] not in shown
    assert "Passerby" not in shown


def test_a_deleted_account_leaves_its_games_and_takes_its_name(browser, client, server):
    page, boris = browser("Anna"), client("Boris")
    registered = page.post("/api/register", json={"name": "Vanishing", "password": "correct horse"})
    page.headers["x-csrf-token"] = registered.json()["csrf"]
    running = page.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
    waiting = page.post("/api/tables", json={"game": "hush", "seats": 2}).json()["table"]
    boris.wish("sit", table=running, seat=1)
    boris.watch(running)

    assert page.post("/api/me/delete", json={"password": "wrong horse"}).status_code == 403
    assert page.post("/api/me/delete", json={"password": "correct horse"}).status_code == 200
    assert page.get("/api/me").status_code == 401
    update = boris.http.get(f"/api/tables/{running}").json()
    assert update["seats"][0]["name"] != "Vanishing"
    assert update["seats"][0]["stands_in"]
    assert boris.http.get(f"/api/tables/{waiting}").json()["seats"][0]["kind"] == "empty"
    boris.until(lambda message: message["type"] == "update" and message["seats"][0]["name"] == "—")
    assert "Vanishing" not in boris.http.get(f"/api/tables/{running}").text
    raw = sqlite3.connect(server.database.removeprefix("sqlite:///"))
    for place in ("body FROM acts", "seats FROM tables", "name FROM users", "name FROM chats"):
        assert not [row for row in raw.execute(f"SELECT {place}") if "Vanishing" in row[0]]
    raw.close()
    again = browser("Clara").post("/api/register", json={"name": "Vanishing", "password": "correct horse"})
    assert again.status_code == 200


def test_the_operator_resets_a_password(browser, server):
    page = browser("Anna")
    page.post("/api/register", json={"name": "Forgetful", "password": "correct horse"})
    command = [sys.executable, "-c", "from petteia.cli import main; main()", "password"]
    options = ["--database", server.database]
    done = subprocess.run([*command, "forgetful", *options], capture_output=True, text=True, timeout=180, check=True)
    new = re.search(r"is (\S+) ", done.stdout)[1]

    assert browser().post("/api/login", json={"name": "Forgetful", "password": new}).status_code == 200
    unknown = subprocess.run([*command, "nobody", *options], capture_output=True, text=True, timeout=180, check=False)
    assert unknown.returncode == 2
    assert unknown.stderr == "petteia: nobody is registered as 'nobody'\n"


def test_wrong_passwords_from_one_address_do_not_lock_the_owner_out_elsewhere(start_server):
    server = start_server(PETTEIA_LIMITS="1", PETTEIA_TRUST_PROXY="1")
    with httpx.Client(base_url=server.url, timeout=60, headers={"x-forwarded-for": "198.51.100.1"}) as page:
        page.headers["x-csrf-token"] = page.post("/api/guests", json={}).json()["csrf"]
        credentials = {"name": "Anna", "password": "correct horse"}
        assert page.post("/api/register", json=credentials).status_code == 200
        guess = {"json": {"name": "Anna", "password": "wrong horse"}, "headers": {"x-forwarded-for": "203.0.113.9"}}
        answers = [page.post("/api/login", **guess).status_code for _ in range(15)]

        assert answers[-1] == 429
        assert page.post("/api/login", json=credentials).status_code == 200


@pytest.mark.parametrize("name", ["", "   ", "\u202e\u200b", "!!!", "x" * 25, "a\u0000"[1:], "\ufdfa" * 24])
def test_a_name_nobody_can_read_is_refused(browser, name):
    assert browser().post("/api/guests", json={"name": name}).status_code == 400


def test_names_are_cleaned(browser):
    answer = browser().post("/api/guests", json={"name": " A\u202enna\n <b>  Z\u0301\u0301\u0301\u0301 "})

    assert answer.json()["user"]["name"] == "Anna <b> Ź\u0301\u0301"


def test_limits_slow_down_whoever_is_too_fast(start_server):
    server = start_server(PETTEIA_LIMITS="1")
    with httpx.Client(base_url=server.url, timeout=60) as page:
        answers = [page.post("/api/login", json={"name": "Anna", "password": "guess" * 2}) for _ in range(12)]
        assert answers[0].status_code == 401
        assert answers[-1].status_code == 429
        token = page.post("/api/guests", json={"token": True}).json()["token"]
    address = server.url.replace("http", "ws") + "/api/socket"
    with connect(address, additional_headers={"authorization": f"Bearer {token}"}, max_queue=None) as socket:
        for _ in range(200):
            socket.send('{"type":"ping"}')
        with contextlib.suppress(ConnectionClosed):
            while True:
                socket.recv(timeout=60)
        assert socket.close_code == 4429
    with pytest.raises(InvalidStatus), connect(address, additional_headers={"authorization": f"Bearer {token}"}):
        pass  # whoever was cut off comes for nothing for a while
    other = httpx.post(f"{server.url}/api/guests", json={"token": True}, timeout=60).json()["token"]
    with connect(address, additional_headers={"authorization": f"Bearer {other}"}) as socket:
        assert json.loads(socket.recv(timeout=60))["type"] == "welcome"


def test_what_is_too_long_is_refused_in_the_readers_language(client):
    anna = client("Anna")
    told = [
        anna.http.post("/api/me/name", json={"name": "x" * 10_000}, headers={"accept-language": language})
        for language in ("ru", "it-IT,it;q=0.9", "de")
    ]

    assert {each.status_code for each in told} == {400}
    assert [each.json()["sentence"] for each in told] == [
        "Слишком длинно: не больше 100 знаков.",
        "È troppo lungo: al massimo 100 caratteri.",
        "This is too long: 100 characters at the most.",
    ]
