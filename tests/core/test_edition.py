"""Editions: read from one file, a folder or a packed one, told apart by what is played, refused at no cost."""

import io
import json
import tomllib
import zipfile

import pytest
from click.testing import CliRunner
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.cli import main
from petteia.core import library, toml
from petteia.core.edition import (
    LARGEST,
    Edition,
    EditionError,
    differences,
    made_of,
    marked,
    origins,
    parse,
    unpack,
)
from petteia.core.record import MissingEdition, Record, RecordError

SLUGS = [slug for slug in petteia.games() if petteia.game(slug).edition is not None]
WORDS = st.text("abc é\"\\'\t#=[]", max_size=8)
VALUES = st.integers(-99, 99) | st.booleans() | WORDS | st.lists(st.integers(0, 9) | WORDS, max_size=3)
TABLES = st.recursive(
    st.dictionaries(WORDS, VALUES, max_size=3),
    lambda inner: st.dictionaries(WORDS, VALUES | inner | st.lists(inner, min_size=1, max_size=2), max_size=3),
    max_leaves=6,
)


@settings(max_examples=40, deadline=None)
@given(TABLES)
def test_tables_written_as_toml_are_read_again(tables):
    assert tomllib.loads(toml.written(tables)) == tables


@pytest.mark.parametrize("slug", SLUGS)
def test_one_file_a_folder_and_a_packed_folder_are_the_same_edition(slug, tmp_path):
    own = petteia.game(slug).edition
    (tmp_path / "box.toml").write_text(own.to_text(), encoding="utf-8")
    with zipfile.ZipFile(io.BytesIO(own.to_zip())) as archive:
        archive.extractall(tmp_path / "box")
    found = [
        Edition.load(tmp_path / "box.toml", slug),
        Edition.load(tmp_path / "box", slug),
        unpack(own.to_zip(), slug),
    ]

    assert [each.parts for each in found] == [own.parts] * 3
    assert {(each.name, each.origin, each.fingerprint) for each in found} == {(own.name, own.origin, own.fingerprint)}
    assert petteia.game(slug, found[0]) is petteia.game(f"{slug}@{tmp_path / 'box'}") is petteia.game(slug)


def changed(slug="gods", name="Anna's box"):
    parts = json.loads(json.dumps(petteia.game(slug).edition.parts))
    parts["box"]["tokens"]["of_each"] = [5, 6, 6, 4]
    return Edition(slug, name, "typed in from a box", parts)


def test_an_edition_is_known_by_what_is_played_and_not_by_its_name_or_marks():
    own = petteia.game("gods").edition
    parts = json.loads(json.dumps(own.parts))
    parts["box"]["cards"]["origin"] = "printed"

    assert Edition("gods", "another", "", parts).fingerprint == own.fingerprint
    assert changed().fingerprint != own.fingerprint
    assert changed(name="B").fingerprint == changed().fingerprint


def test_every_value_says_whether_it_is_printed_rebuilt_a_ruling_or_mine():
    own = petteia.game("gods").edition
    mine = marked(changed(), own)
    found = origins(mine, own)

    assert found["box", "tokens", "of_each"] == "mine"
    assert found["box", "tokens", "at_the_start"] == "printed"
    assert found["box", "cards", "zeus"] == "rebuilt"
    assert found["box", "game", "turn_limit"] == "ruling"
    assert mine.parts["box"]["tokens"]["mine"] == ["of_each"]
    assert mine.fingerprint == changed().fingerprint
    assert marked(mine, own).parts == mine.parts
    assert [(each.path[-1], each.before, each.after) for each in differences(own, mine)] == [
        ("of_each", [6, 6, 6, 6], [5, 6, 6, 4])
    ]


def test_a_record_names_its_edition_and_asks_for_it():
    game = petteia.game("gods", changed())
    text = Record(game, 2, seed=1).to_text()

    assert f"\nedition: {changed().fingerprint} Anna's box\n" in text
    assert Record.parse(text, changed()).game is game
    with pytest.raises(
        MissingEdition, match=rf"the edition \"Anna's box\" \({changed().fingerprint}\), not with 'Petteia'"
    ):
        Record.parse(text)
    with pytest.raises(MissingEdition, match="with the edition 'Petteia', not with"):
        Record.parse(Record(petteia.game("gods"), 2, seed=1).to_text(), changed())


HOSTILE = {
    "ten megabytes": b"a = 1\n" * 1_700_000,
    "not text": b"\xff\xfe",
    "no toml": b"[[[",
    "deep lists": b"a = " + b"[\n" * 20_000,
    "deep tables": ("a = " + "{a = " * 180 + "1" + "}" * 180).encode(),
    "dotted names": b"\n".join(b"a" + b".a" * 400 + b" = 1" for _ in range(150)),
    "a long line": b"a = 1" + b" " * 2_000,
    "ten thousand territories": b"[territories]\n" + b"".join(b"a%d = 1\n" % number for number in range(10_000)),
    "markup": b'[edition]\nname = "<script>alert(1)</script>"',
    "a hidden sign": 'name = "right\u202eleft"'.encode(),
    "a broken number": b"a = 1e400",
    "a great number": b"a = 99999999999999999999",
    "a date": b"a = 2020-01-01",
    "another game": b'[edition]\ngame = "chess"',
    "a name of nothing": b'[edition]\nname = ""',
    "no tables": b"a = 1",
}


@pytest.mark.parametrize("data", HOSTILE.values(), ids=HOSTILE)
def test_a_hostile_file_is_refused_with_one_sentence(data):
    with pytest.raises(EditionError) as refusal:
        parse(data, "gods")

    assert 10 < len(str(refusal.value)) < 200
    assert "\n" not in str(refusal.value)


def test_a_packed_file_that_unfolds_to_much_is_refused_unread():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr("box.toml", b"#" * 2_000_000)

    with pytest.raises(EditionError, match=f"at most {LARGEST:,} bytes"):
        unpack(packed.getvalue(), "gods")
    with pytest.raises(EditionError, match="no folder of files"):
        unpack(b"PK\x03\x04 nothing", "gods")


def test_a_packed_folder_has_each_part_once():
    packed = io.BytesIO()
    with zipfile.ZipFile(packed, "w") as archive:
        archive.writestr("one/box.toml", "[gods]")
        archive.writestr("other/box.toml", "[gods]")

    with pytest.raises(EditionError, match=r"two files of this folder are called box\.toml"):
        unpack(packed.getvalue(), "gods")


def test_tables_from_a_program_are_checked_like_a_file():
    cyclic = {"box": {}}
    cyclic["box"]["again"] = cyclic

    with pytest.raises(EditionError, match="not nested so deep"):
        made_of(cyclic, "gods")
    with pytest.raises(EditionError, match="no word, number or truth"):
        made_of({"box": {"a": None}}, "gods")


def test_the_command_lists_what_is_wrong_and_what_differs(tmp_path):
    (tmp_path / "box.toml").write_text(changed().to_text(), encoding="utf-8")
    right = CliRunner().invoke(main, ["edition", "gods", str(tmp_path / "box.toml")])
    (tmp_path / "box.toml").write_text(changed().to_text().replace("[5, 6, 6, 4]", "[0, 6, 6]"), encoding="utf-8")
    wrong = CliRunner().invoke(main, ["edition", "gods", str(tmp_path / "box.toml"), "--lang", "fr"])

    assert right.exit_code == 0, right.output
    assert "box.tokens.of_each: [6, 6, 6, 6] -> [5, 6, 6, 4]" in right.output
    assert "plays; 1 value differs from Petteia" in right.output
    assert wrong.exit_code == 2
    assert "box.tokens.of_each: Il faut une liste de 4." in wrong.output


# By fingerprint --------------------------------------------------------------------------------------------------


@pytest.fixture
def shelf(tmp_path, monkeypatch):
    """The folder in which editions are kept."""
    monkeypatch.setenv(library.FOLDER, str(tmp_path / "editions"))
    return tmp_path / "editions"


def run(*words):
    return CliRunner().invoke(main, [str(word) for word in words])


def test_a_kept_edition_is_asked_for_by_its_fingerprint_or_the_beginning_of_it(shelf, tmp_path):
    (tmp_path / "box.toml").write_text(changed().to_text(), encoding="utf-8")
    saved = run("edition", "gods", tmp_path / "box.toml", "--save")
    (tmp_path / "box.toml").unlink()
    whole = changed().fingerprint

    assert saved.exit_code == 0, saved.output
    assert run("edition", "gods").output.splitlines()[1].startswith(whole)
    for word in (whole, whole[:5]):
        assert petteia.game("gods", word).data == whole
        assert petteia.game(f"gods@{word}").data == whole
    assert "1 value differs" in run("edition", "gods", whole).output


def test_a_record_finds_its_edition_among_those_kept(shelf, tmp_path):
    record = Record(petteia.game("gods", changed()), 2, seed=1)
    record.begin()
    record.save(tmp_path / "game.txt")
    without = run("verify", tmp_path / "game.txt")
    library.keep(changed())

    assert changed().fingerprint in without.output
    assert "petteia edition gods FILE --save" in without.output
    assert run("verify", tmp_path / "game.txt").exit_code == 0
    assert run("verify", tmp_path / "game.txt", "--data", changed().fingerprint).exit_code == 0


def test_what_is_kept_by_nobody_changed_or_could_be_several_is_refused_with_a_sentence(shelf):
    library.keep(changed())
    whole = changed().fingerprint
    twin = whole[:6] + "0" * 10
    (shelf / f"gods-{twin}.toml").write_text(changed().to_text(), encoding="utf-8")

    for word, said in {
        "0123456789abcdef": "is kept in",
        whole[:4]: "several editions of gods begin with",
        twin: "was changed: what it holds now is Anna's box",
        "no-such-file.toml": "cannot read no-such-file.toml",
        "../../etc/passwd": "cannot read|no TOML|not of",
    }.items():
        with pytest.raises(EditionError, match=said):
            petteia.game("gods", word)
    with pytest.raises(EditionError, match="is kept in"):
        petteia.game("olympos", whole)


def test_a_record_cannot_name_a_file():
    text = Record(petteia.game("gods"), 2, seed=1).to_text().replace("game: gods", "game: gods@/etc/hostname")

    with pytest.raises(RecordError, match="no name of a game"):
        Record.parse(text)


def test_the_command_writes_an_edition_as_one_new_file(shelf, tmp_path):
    written = run("edition", "olympos", "--write", tmp_path / "box.toml")
    again = run("edition", "olympos", "--write", tmp_path / "box.toml")

    assert written.exit_code == 0, written.output
    assert Edition.load(tmp_path / "box.toml", "olympos").fingerprint == petteia.game("olympos").edition.fingerprint
    assert again.exit_code == 2
    assert "exists already" in again.output
