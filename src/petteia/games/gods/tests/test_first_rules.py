"""The rules of old records: games of version 1 load, replay, and say by which rules they were played."""

import pytest

import petteia
from petteia.core.corpus import files
from petteia.core.game import OptionError
from petteia.games.gods.tests.corpus import FOLDER
from petteia.games.gods.tests.positions import GAME, full_board, position, tokens, words

FIRST = GAME.by_rules(1)
OLD = files(FOLDER, "records/rules-1")


def old(text):
    """Return the position *text*, as `position` does, in a game of the first rules."""
    return FIRST.position(position(text).text)


@pytest.mark.parametrize("path", OLD, ids=lambda path: path.stem)
def test_an_old_record_replays_by_its_own_rules(path):
    record = petteia.Record.load(path)

    assert record.game is FIRST
    assert record.replay() == record.state
    assert record.state.view(None)["version"] == 1
    assert record.verify()
    assert record.to_text() == path.read_text(encoding="utf-8")


def test_an_old_record_may_be_no_game_of_these_rules():
    text = next(path for path in OLD if path.stem == "two-greedy-five-rings").read_text(encoding="utf-8")

    with pytest.raises(petteia.RecordError, match="it is seat 1 that must decide here"):
        petteia.Record.parse(text.replace("rules: 1", "rules: 2").replace("hera_discards: true", "box: original"))


def test_by_the_first_rules_athena_recovers_between_her_two_cards():
    state = old("athena@a1 hand1=athena,zeus")

    for move in ("athena up", "weaken zeus"):
        state.play(move)

    assert len(words(state, "weaken")) == 8


def test_by_the_first_rules_a_push_leaves_a_lightning_alone_in_whose_zone_it_began():
    state = old("poseidon@a1 hera@h4 lightning@i4")

    for move in ("poseidon up", "hera back"):
        state.play(move)

    assert tokens(state) == {"lightning@i4"}


def test_by_the_first_rules_ares_may_put_a_barrier_where_the_other_was():
    state = old(f"ares@a1 {full_board('barrier', 'c3 e3 g3 i3 k3 m3')}")

    for move in ("ares up", "take c3", "place n6", "take e3"):
        state.play(move)

    assert "place c3" in words(state)


def test_by_the_first_rules_a_player_recovers_alone_though_hera_s_cards_leave_the_game():
    text = position("seats=4 box=russian zeus@a1 hand1=zeus hand2=hera hand3=ares hand4=ares discard=hades").text
    state = FIRST.position(text.replace("box=russian", "hera_discards=false"))

    for move in ("zeus up", "place h3"):
        state.play(move)

    assert words(state) == {"recover zeus", "recover hades"}
    assert state.view(None)["options"] == {"rings": 6, "hera_discards": False}


def test_a_bot_looks_at_an_old_game_by_its_own_rules():
    text = position("seats=4 box=russian hand1=zeus hand2=hera hand3=ares hand4=ares discard=hades").text
    state = FIRST.position(text.replace("box=russian", "hera_discards=false"))

    bot = petteia.player(GAME, "greedy", seed=1)

    assert bot.choose(state.view(0)).text in words(state)


def test_rules_that_are_not_kept_are_refused():
    with pytest.raises(OptionError, match="rules 3 of Gods of Olympus are not kept; this program plays rules 1, 2"):
        GAME.by_rules(3)
