"""Nothing leaks, nothing breaks: secrets, headers, sizes, nonsense over the socket, and every route of the schema."""

import contextlib
import json
import random
import re
import string

import httpx
import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from websockets.exceptions import ConnectionClosed

import petteia

SECRET = re.compile(r"secret\d")


def test_no_seat_receives_what_it_may_not_know(client):
    """Record every byte sent to each seat and to a spectator, over full games, and look for others' cards."""
    for seed in range(4):
        rng = random.Random(seed)
        people = [client(name) for name in ("Anna", "Boris", "Clara")]
        spectator = client("Zoe")
        table = people[0].table("hush", seats=3)
        for seat in (1, 2):
            people[seat].wish("sit", table=table, seat=seat, id="sit")
            people[seat].until(lambda message: message.get("re") == "sit")
        for one in (*people, spectator):
            one.watch(table, since=0)
        while True:
            update = json.loads(people[0].http.get(f"/api/tables/{table}").text)
            if update["status"] == "over":
                break
            mover = people[update["to_act"]]
            for one in (*people, spectator):  # side doors: refusals, records, replays, lists
                one.wish("why", table=table, move="card secret0")
                one.wish("play", table=table, ply=update["ply"] + 1, move="peek")
                one.wish("undo", table=table, ply=update["ply"] + 5)
            for one in people:
                if one is not mover:
                    one.wish("play", table=table, ply=update["ply"], move="peek")
                text = one.http.get(f"/api/tables/{table}/record").text
                text += one.http.get(f"/api/tables/{table}/replay").text
                one.received += [text, one.http.get("/api/tables/mine").text]
            spectator.received.append(spectator.http.get(f"/api/tables/{table}/record").text)
            spectator.received.append(spectator.http.get(f"/api/tables/{table}/replay").text)
            move = rng.choice(["wait", "draw", "peek"])
            mover.play(table, update["ply"], move)  # or one of the moves above came first, in time by now
        known = cards_known(petteia.Record.parse(people[0].http.get(f"/api/tables/{table}/record").text))
        over = '"status":"over"'
        for one in (*people, spectator):
            one.wish("ping", id="last")
            one.until(lambda message: message.get("re") == "last")
            before_end = [text for text in one.received if over not in text]
            asked = {"secret0"}  # named in the question itself
            seen = set(SECRET.findall("".join(before_end))) - asked
            assert seen <= known[people.index(one) if one in people else None]


def cards_known(record):
    """Return the cards each seat, and a spectator, could know at some time before the end."""
    known = {seat: set() for seat in (None, 0, 1, 2)}
    for step in record.steps(len(record.moves) - 1):
        for seat, cards in known.items():
            cards.update(card for card in step.after.view(seat)["cards"] if card)
    return known


def test_every_page_is_guarded(server):
    for path in ("/", "/health", "/schema", "/api/games", "/nowhere", "/api/me"):
        headers = httpx.get(server.url + path, timeout=60).headers

        assert "default-src 'self'" in headers["content-security-policy"], path
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_the_built_client_is_served_if_it_is_there(start_server, tmp_path):
    web = tmp_path / "dist"
    (web / "assets").mkdir(parents=True)
    (web / "index.html").write_text("<head><title>the client</title></head>")
    (web / "assets/app-1234.js").write_text("let x = 1;")
    (web / "icon.svg").write_text("<svg/>")
    (tmp_path / "secret.txt").write_text("secret")
    with httpx.Client(base_url=start_server(PETTEIA_WEB=str(web)).url, timeout=60) as page:
        for path in ("/", "/table/abc", "/device/xyz", "/puzzles", "/puzzles/gods", "/analysis"):
            assert "the client" in page.get(path).text
        sent = page.get("/").text.partition('id="games">')[2].partition("</script>")[0]
        assert json.loads(sent) == page.get("/api/games").json()
        script = page.get("/assets/app-1234.js")
        assert script.text == "let x = 1;"
        assert "immutable" in script.headers["cache-control"]
        assert page.get("/icon.svg").headers["content-type"].startswith("image/svg")
        for path in ("/secret.txt", "/assets/../../secret.txt", "/assets/%2e%2e/%2e%2e/secret.txt", "/nowhere.js"):
            assert page.get(path).status_code == 404, path
        for path in ("/lobby", "/lobby/of/many/parts"):  # the client says that there is no such page
            unknown = page.get(path)
            assert (unknown.status_code, unknown.text) == (404, page.get("/").text), path
        for path in ("/api/nothing", "/api/tables/a/b/c/d", "/assets/nothing.js"):  # programs are told in JSON
            refused = page.get(path)
            assert refused.status_code == 404, path
            assert refused.json()["code"] == "notfound", path


def test_whoever_has_a_page_already_is_not_sent_it_again(start_server, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<head><title>the client</title></head>")
    (tmp_path / "assets/app-1234.js").write_text("let x = 1;" * 1_000)
    (tmp_path / "icon.svg").write_text("<svg/>")
    with httpx.Client(base_url=start_server(PETTEIA_WEB=str(tmp_path)).url, timeout=60) as page:
        for path, cache in (
            ("/", "no-cache"),
            ("/table/nowhere", "no-cache"),
            ("/icon.svg", "no-cache"),
            ("/assets/app-1234.js", "max-age=31536000, immutable"),
        ):
            for encoding in ("gzip", "identity"):
                packing = {"accept-encoding": encoding}
                whole, head = page.get(path, headers=packing), page.head(path, headers=packing)
                again = page.get(path, headers=packing | {"if-none-match": f'"other", {whole.headers["etag"]}'})
                other = page.get(path, headers=packing | {"if-none-match": '"other"'})

                assert (head.status_code, head.content) == (200, b"")
                for name in ("content-length", "content-type", "etag", "cache-control"):
                    assert head.headers[name] == whole.headers[name], (path, name)
                assert (again.status_code, again.content) == (304, b"")
                assert again.headers["etag"] == whole.headers["etag"]
                assert again.headers["cache-control"] == whole.headers["cache-control"] == cache
                assert (other.status_code, other.content) == (200, whole.content)
        assert page.head("/health").status_code == 200
        assert page.head("/assets/nothing.js").status_code == 404


def test_a_name_no_file_can_have_is_not_found(start_server, tmp_path):
    (tmp_path / "assets").mkdir()
    (tmp_path / "index.html").write_text("<title>the client</title>")
    server = start_server(PETTEIA_WEB=str(tmp_path))

    for name in ("%00", "a%00b.js", "a" * 300, "%ff", "x/" * 1_000, "y/" * 4_000):
        for path in (f"/assets/{name}", f"/{name}"):
            assert 400 <= httpx.get(server.url + path, timeout=60).status_code < 500, path


@pytest.mark.parametrize("body", [b"[" * 8_000, b'{"name":' * 1_900, b"\xff\xfe", b"{", b"", b'{"name":"\xff"}'])
@pytest.mark.parametrize("path", ["/api/guests", "/api/tables", "/api/login", "/api/me/name", "/api/tables/x/wishes"])
def test_nested_or_broken_json_is_refused(client, path, body):
    anna = client()
    answer = anna.http.post(path, content=body, headers={"content-type": "application/json"})

    assert 400 <= answer.status_code < 500 or (path, body) == ("/api/guests", b"")


def test_figures_are_for_the_operator(server):
    assert "petteia_acts_total" in httpx.get(f"{server.url}/metrics", timeout=60).text
    assert httpx.get(f"{server.url}/metrics", headers={"x-forwarded-for": "1.2.3.4"}, timeout=60).status_code == 403


def test_health_tells_version_and_build(server):
    health = httpx.get(f"{server.url}/health", timeout=60).json()

    assert health["status"] == "ok"
    assert health["version"] == petteia.__version__


def test_large_things_are_refused(client):
    anna = client()
    for path, size in (("/api/me/name", 100_000), ("/api/tables", 2_000_000)):
        with contextlib.suppress(httpx.TransportError):  # the line may be cut before all of it is sent
            assert anna.http.post(path, content=b"x" * size).status_code == 413
    with contextlib.suppress(httpx.RemoteProtocolError):  # the first may still meet the line that was cut
        anna.http.get("/api/me")
    assert anna.http.get("/api/me").status_code == 200
    anna.open()
    anna.socket.send("x" * 9_000)
    with pytest.raises(ConnectionClosed):
        anna.receive()


def test_nonsense_on_the_socket_gets_an_answer_and_the_line_stays(client):
    anna = client()
    table = anna.table("hush", sit=[0, 1])
    nonsense = [
        "",
        "null",
        "[]",
        "{}",
        "{",
        '{"type":"fly"}',
        '{"type":"play"}',
        '{"type":"watch","table":"../../etc/passwd"}',
        '{"type":"watch","table":"nowhere"}',
        '{"type":"ping","id":7}',
        json.dumps({"type": "play", "table": table, "ply": -1, "move": "wait"}),
        json.dumps({"type": "play", "table": table, "ply": 2**70, "move": "wait"}),
        json.dumps({"type": "play", "table": table, "ply": 0, "move": ""}),
        json.dumps({"type": "sit", "table": table, "seat": 63}),
        json.dumps({"type": "answer", "table": table, "yes": True}),
        "[" * 5_000,
        '"\\ud800"',
    ]
    for text in nonsense:
        anna.wish("ping") if anna.socket is None else None
        anna.socket.send(text)
        assert anna.until("refused")["sentence"]
    assert anna.play(table, 0, "wait")["type"] == "done"


def test_a_socket_fuzzer_never_breaks_the_server(client, server):
    rng = random.Random(5)
    anna = client()
    table = anna.table("hush", sit=[0, 1])
    kinds = [
        "watch",
        "sit",
        "play",
        "undo",
        "answer",
        "why",
        "foresee",
        "draft",
        "say",
        "rematch",
        "hand-over",
        "return",
        "call-bot",
        "leave",
    ]
    values = [None, True, -1, 0, 1, 2**31, 2**80, 0.5, "", "wait", "draw", table, "x" * 300, [], {}, "\x00", "Ω"]
    fields = [
        "table",
        "seat",
        "ply",
        "move",
        "moves",
        "then",
        "fill",
        "yes",
        "text",
        "level",
        "since",
        "language",
        "id",
        "type",
        "extra",
    ]
    for _ in range(8):
        one = client(token=anna.token).open()
        try:
            for _ in range(60):
                if rng.random() < 0.2:
                    text = "".join(rng.choice(string.printable) for _ in range(rng.randrange(60)))
                else:
                    wish = {field: rng.choice(values) for field in rng.sample(fields, rng.randrange(6))}
                    text = json.dumps({"type": rng.choice(kinds), "table": table, "ply": rng.randrange(9)} | wish)
                    if rng.random() < 0.1:
                        text = text[: rng.randrange(len(text))]
                one.socket.send(text if rng.random() < 0.95 else text.encode())
        except ConnectionClosed:
            pass  # too many mistakes
        one.leave()

    assert server.process.poll() is None
    update = anna.watch(table)
    assert update["status"] in ("running", "over")
    assert httpx.get(f"{server.url}/health", timeout=60).json()["status"] == "ok"


def test_every_route_keeps_the_promises_of_the_schema(server, client):
    anna = client()
    anna.table("hush", sit=[0, 1])
    schema = schemathesis.openapi.from_url(f"{server.url}/schema/openapi.json")

    for operation in schema.get_all_operations():
        made = operation.ok()
        if made.path not in ("/api/logout", "/health"):
            run_cases(made, anna.token)


def run_cases(operation, token):
    """Try requests the schema allows, and some it does not; the server never fails, and answers as it says."""

    @settings(max_examples=8, deadline=None, derandomize=True, database=None, suppress_health_check=list(HealthCheck))
    @given(case=operation.as_strategy())
    def check(case):
        answer = case.call(headers={"authorization": f"Bearer {token}"})
        assert answer.status_code < 500, answer.text
        case.validate_response(answer, checks=[schemathesis.checks.not_a_server_error])

    check()
