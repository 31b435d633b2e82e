"""Editions at a server: written, checked, saved, given away, played; and hostile ones refused."""

import io
import json
import zipfile

import httpx
import pytest
from click.testing import CliRunner

import petteia
from petteia.cli import main
from petteia.core.edition import Edition, parse, unpack
from petteia.core.record import Record
from petteia.server.bots.deciding import Kind, choose

LONG = 60
GODS = petteia.game("gods")


def parts(**changes):
    """Return the parts of our own edition with values of its tables changed: `tokens__of_each=[…]`."""
    found = json.loads(json.dumps(GODS.edition.parts))
    for key, value in changes.items():
        table, name = key.split("__")
        found["box"][table][name] = value
    return found


def low_mountain(rings):
    """Return an edition of few rings, which no card points above."""
    found = parts(mountain__rings=[rings], game__turn_limit=20)
    cards = {god: signs for god, signs in found["box"]["cards"].items() if god != "origin"}
    found["box"]["cards"] |= {
        god: [f"{sign[0]}{min(rings, int(sign[1]))}" for sign in signs] for god, signs in cards.items()
    }
    return found


FEWER = {"name": "Anna's box", "origin": "counted at home", "parts": parts(tokens__of_each=[3, 4, 4, 3])}


def saved(anna, **more):
    answer = anna.http.post("/api/editions/gods", json=FEWER | more)
    assert answer.status_code == 201, answer.text
    return answer.json()


def test_an_edition_is_saved_listed_found_by_its_link_and_removed(client):
    anna, boris = client(), client("Boris")
    info = saved(anna)
    again = saved(anna, name="Anna's other name")
    mine = anna.http.get("/api/editions/gods").json()
    shown = boris.http.get(f"/api/editions/gods/{info['fingerprint']}").json()
    theirs = boris.http.get("/api/editions/gods").json()
    removed = anna.http.delete(f"/api/editions/gods/{info['fingerprint']}")
    gone = anna.http.get(f"/api/editions/gods/{info['fingerprint']}")

    assert info["fingerprint"] == again["fingerprint"] == Edition("gods", "", "", FEWER["parts"]).fingerprint
    assert [(each["name"], each["own"], each["mine"]) for each in mine] == [
        ("Petteia", True, False),
        ("Anna's other name", False, True),
    ]
    assert [each["name"] for each in theirs] == ["Petteia"]
    assert shown["info"]["name"] == "Anna's other name"
    assert not shown["info"]["mine"]
    assert shown["origins"]["mine"] == [["box", "tokens", "of_each"]]
    assert ["box", "cards", "zeus"] in shown["origins"]["rebuilt"]
    assert shown["mistakes"] == []
    assert removed.status_code == 204
    assert gone.status_code == 404


def test_what_is_wrong_is_said_at_its_value_in_the_reader_s_language(client):
    wrong = FEWER | {"parts": parts(tokens__of_each=[0, 6, 6, 6], cards__zeus=["a9", "i5"])}
    anna = client()
    checked = anna.http.post("/api/editions/gods/check?language=ru", json=wrong)
    refused = anna.http.post("/api/editions/gods", json=wrong)

    assert checked.status_code == 200, checked.text
    assert checked.json()["mistakes"] == [
        {"path": ["box", "tokens", "of_each"], "sentence": "Здесь должно быть число от 1 до 6, а не «0»."},
        {
            "path": ["box", "cards", "zeus"],
            "sentence": "«a9»: число на карте — кольцо от 2 до 5; на первом стоят боги.",
        },
    ]
    assert refused.status_code == 400
    assert "box.tokens.of_each" in refused.json()["sentence"]


@pytest.mark.parametrize(
    ("change", "said"),
    [({"parts": GODS.edition.parts}, "nothing is changed"), ({"name": "petteia"}, "give yours another name")],
)
def test_nobody_saves_ours_again_or_takes_its_name(client, change, said):
    answer = client().http.post("/api/editions/gods", json=FEWER | change)

    assert answer.status_code == 400
    assert said in answer.json()["sentence"]


def test_an_edition_goes_out_as_a_file_or_a_folder_and_comes_in_again(client):
    anna = client()
    address = f"/api/editions/gods/{saved(anna)['fingerprint']}"
    one = anna.http.get(f"{address}/file")
    packed = anna.http.get(f"{address}/file?form=zip")
    back = [anna.http.post("/api/editions/gods/upload", content=file.content).json() for file in (one, packed)]
    differing = anna.http.get(f"/api/editions/gods/own/differences/{address.rpartition('/')[2]}").json()

    assert "attachment" in one.headers["content-disposition"]
    assert parse(one.content, "gods").name == unpack(packed.content, "gods").name == "Anna's box"
    assert [each["info"]["fingerprint"] for each in back] == [address.rpartition("/")[2]] * 2
    assert differing == [{"path": ["box", "tokens", "of_each"], "before": [6, 6, 6, 6], "after": [3, 4, 4, 3]}]


def packed_bomb():
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("box.toml", b"#" * 5_000_000)
    return made.getvalue()


@pytest.mark.parametrize(
    "body",
    [
        b"x" * 10_000_000,
        b"a = " + b"[\n" * 60_000,
        b"[territories]\n" + b"".join(b"t%d = 1\n" % number for number in range(10_000)),
        b'[edition]\nname = "<img src=x onerror=alert(1)>"\n',
        b"\x00\xff",
        packed_bomb(),
        b"PK\x03\x04",
        b"",
    ],
    ids=["ten megabytes", "deep", "ten thousand territories", "markup", "no text", "a bomb", "no zip", "nothing"],
)
def test_a_hostile_upload_is_refused_with_one_sentence(client, body):
    anna = client()
    try:
        answer = anna.http.post("/api/editions/olympos/upload", content=body)
    except httpx.TransportError:  # refused before all of it was sent
        answer = None
    alive = anna.http.get("/api/editions/olympos").status_code

    assert alive == 200
    if answer is not None and answer.status_code == 200:
        assert body == b""
        assert answer.json()["mistakes"]
    elif answer is not None:
        assert answer.status_code in (400, 413)
        assert 10 < len(answer.json()["sentence"]) < 300


def test_nested_json_and_many_editions_are_refused(client):
    anna = client()
    deep = json.dumps(FEWER).replace('"parts": {', '"parts": {"x": ' + "[" * 5_000 + "]" * 5_000 + ", ", 1)
    nested = anna.http.post("/api/editions/gods", content=deep, headers={"content-type": "application/json"})
    many = [
        anna.http.post("/api/editions/gods", json=FEWER | {"parts": parts(game__turn_limit=20 + number)}).status_code
        for number in range(61)
    ]

    assert nested.status_code == 400
    assert many == [201] * 60 + [400]


def test_a_table_is_played_with_an_edition_by_people_and_bots_and_says_so(client, play_to_the_end):
    anna = client()
    small = low_mountain(3)
    info = saved(anna, parts=small)
    table = anna.table("gods", edition=info["fingerprint"], bots=[None, 1])
    anna.http.delete(f"/api/editions/gods/{info['fingerprint']}")  # the table has its own
    told = anna.watch(table)["info"]["edition"]
    end = play_to_the_end([anna], table)[anna]
    text = anna.http.get(f"/api/tables/{table}/record").text

    assert (told["name"], told["fingerprint"], told["own"]) == ("Anna's box", info["fingerprint"], False)
    assert end["view"]["rings"] == 3
    assert f"\nedition: {info['fingerprint']} Anna's box\n" in text
    assert Record.parse(text, Edition("gods", "Anna's box", "", small)).verify()
    assert anna.watch(anna.table("gods"))["info"]["edition"]["own"]


def test_a_record_is_played_on_with_its_edition_or_says_which_one_is_missing(client):
    anna = client()
    edition = Edition("gods", "Boris' box", "", parts(tokens__of_each=[5, 5, 5, 5]))
    record = Record(petteia.game("gods", edition), 2, seed=4)
    record.begin()
    new = {"game": "gods", "seats": 2, "record": record.to_text()}
    missing = anna.http.post("/api/tables", json=new)
    saved(anna, parts=edition.parts)
    found = anna.http.post("/api/tables", json=new)
    unknown = anna.http.post("/api/tables", json={"game": "gods", "seats": 2, "edition": "0" * 16})

    assert missing.status_code == unknown.status_code == 400
    assert edition.fingerprint in missing.json()["sentence"]
    assert found.status_code == 201, found.text


def test_a_record_is_shown_and_studied_with_the_edition_somebody_keeps(server, client, tmp_path):
    anna, boris = client(), client()
    edition = Edition("gods", "Boris' box", "", parts(tokens__of_each=[5, 5, 5, 4]))
    record = Record(petteia.game("gods", edition), 2, seed=4)
    record.begin()
    record.play(record.state.moves()[0])
    shown, box = {"record": record.to_text()}, tmp_path / "box.toml"
    missing = [anna.http.post(path, json=shown) for path in ("/api/records", "/api/analysis/records")]
    saved(boris, parts=edition.parts)
    found = [anna.http.post(path, json=shown) for path in ("/api/records", "/api/analysis/records")]
    fetched = CliRunner().invoke(
        main,
        ["edition", "gods", edition.fingerprint, "--database", server.database, "--write", str(box)],
    )

    assert [edition.fingerprint in answer.text for answer in missing] == [True, True], [each.text for each in missing]
    assert [answer.status_code for answer in missing] == [400, 400]
    assert all(answer.is_success for answer in found), [answer.text for answer in found]
    assert fetched.exit_code == 0, fetched.output
    assert Edition.load(box, "gods").fingerprint == edition.fingerprint


@pytest.mark.parametrize(
    ("path", "body"),
    [
        ("/api/tables", {"game": "gods@/etc/hostname", "seats": 2}),
        ("/api/analysis/positions", {"game": "gods@/etc/hostname", "position": "x"}),
        ("/api/records", {"record": "game: gods@/etc/hostname\nrules: 2\nseats: 2\n\n"}),
    ],
)
def test_nothing_that_is_sent_names_a_file_of_the_server(client, path, body):
    answer = client().http.post(path, json=body)

    assert answer.status_code == 400, answer.text
    assert "TOML" not in answer.text


@pytest.mark.parametrize("named", ["0" * 16, "abc", "ZZ"])
def test_an_edition_that_nobody_keeps_is_told_by_its_name(client, named):
    anna = client()
    answers = [
        anna.http.get(f"/api/editions/gods/{named}"),
        anna.http.get(f"/api/editions/gods/own/differences/{named}"),
    ]
    answers.append(anna.http.post("/api/tables", json={"game": "gods", "seats": 2, "edition": named}))

    assert [answer.status_code for answer in answers] == [404, 404, 400]
    assert all("keeps the edition" in answer.json()["sentence"] for answer in answers)
    assert all(named in answer.json()["sentence"] for answer in answers)


def test_what_is_too_large_or_wrongly_shaped_is_told_in_a_sentence(client):
    anna = client()
    large = anna.http.post("/api/editions/gods/upload", content=b"a = 1\n" * 100_000)
    shaped = anna.http.post("/api/editions/gods/check", json=FEWER | {"name": "x" * 500})
    odd = anna.http.post("/api/records", json={"record": "game: gods\x00\nrules: 2\nseats: 2\nedition: \x00 x\n\n"})

    assert (large.status_code, large.json()["sentence"]) == (413, "This is larger than anything that is taken here.")
    assert (shaped.status_code, shaped.json()["sentence"]) == (400, "This is too long: 60 characters at the most.")
    assert odd.status_code == 400


def test_a_thinking_process_that_never_saw_an_edition_is_given_it():
    edition = Edition("gods", "mine", "", low_mountain(4))
    state = petteia.game("gods", edition).new(2, seed=1)

    assert state.why_not(choose(Kind("gods", 1, edition.to_json()), state.view(state.to_act), 1)) is None
