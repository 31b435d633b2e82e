"""The rules of old records: games of version 1 load, replay, and say by which rules they were played."""

import pytest

import petteia
from petteia.core.corpus import files
from petteia.games.olympos import GAME
from petteia.games.olympos.tests.corpus import FOLDER
from petteia.games.olympos.tests.playing import refused, words

FIRST = GAME.by_rules(1)


@pytest.mark.parametrize("path", files(FOLDER, "records/rules-1"), ids=lambda path: path.stem)
def test_an_old_record_replays_by_its_own_rules(path):
    record = petteia.Record.load(path)

    assert record.game is FIRST
    assert record.replay() == record.state
    assert record.state.view(None)["version"] == 1
    assert record.verify()
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_by_the_first_rules_a_new_settler_starts_where_its_way_is_cheapest():
    state = FIRST.position("aetolia=1")

    assert refused(state, "settle north phocis") == ("why-cheaper-from", "O4.2")
    assert "settle north epirus" not in words(state)
    assert "settle aetolia epirus" in words(state)


def test_by_the_first_rules_aetolia_bears_gold():
    state = FIRST.position("aetolia=1 arcadia=2 time=0,9")

    assert [player["tokens"]["gold"] for player in state.view(0)["players"]] == [1, 0]


def test_by_the_first_rules_cards_in_hand_do_not_count_towards_the_cross():
    state = FIRST.position("seats=2 time=65,67 ended=2 epirus=1 hand1=hourglass-grain")

    assert "settle epirus thessaly" not in words(state)


def test_by_the_first_rules_democracy_wins_no_tie_at_nothing():
    state = FIRST.position("seats=3 tiles1=democracy hand1=most-grain")

    assert refused(state, "card most-grain")[1] == "O8.8"


def test_a_bot_looks_at_an_old_game_by_its_own_rules():
    state = FIRST.position("time=0,9 aetolia=1")

    assert petteia.player(GAME, "random", seed=1).choose(state.view(0)).text in words(state)
