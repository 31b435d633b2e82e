"""Positions as text: what may be left out, and how a wrong one is refused."""

import pytest

from petteia.core.game import PositionError
from petteia.games.olympos.tests.playing import position


def test_what_is_not_written_has_its_usual_value():
    assert position("").text == "seats=2 seat=1 time=0,0"
    assert position("").view(None)["territories"]["attica"]["tribe"]


def test_words_may_stand_in_any_order():
    one = position("attica=12 seats=3 hand1=star time=0,9,9")
    other = position("time=0,9,9 hand1=star seats=3 attica=12")

    assert one == other


@pytest.mark.parametrize(
    ("text", "said"),
    [
        ("seats=6", "played by 2 to 5"),
        ("narnia=1", "no such word"),
        ("attica=1 attica=2", "given twice"),
        ("time=1", "must be 2 numbers"),
        ("time=1,99", "must be a number from 0 to 67"),
        ("line=1,1", "every seat once"),
        ("seat=2", "seat 1 is furthest back"),
        ("attica=3", "must be a number from 1 to 2"),
        ("attica=?", "x is a cross"),
        ("hand3=star", "there are 2 seats"),
        ("hand1=star,star,star", "no more cards"),
        ("hand1=joker", "is not one of"),
        ("tiles1=medicine,medicine", "no tile of medicine left"),
        ("tiles1=oracle", "no tile of oracle left"),
        ("tiles1=medicine:gold", "shows no resource"),
        ("seats=4 tiles1=money:gold tiles2=money:gold", "no tile of money with gold left"),
        ("wonders1=stadium wonders2=stadium", "built once"),
        ("bonus1=1.1.1 bonus2=1.1.1", "taken twice"),
        ("bonus1=5.1.1", "row.column.space"),
        ("row1=medicine", "must be 5 names"),
        ("row1=art,-,-,-,-", "does not belong there"),
        ("looked=star,star,zeus,zeus", "looks at three"),
        ("ask=next>turn", "in this order"),
        ("ask=next>passing>acting:all>praying:1", "no god is revealed"),
        ("ask=next>passing>acting:1>gaining:1x2", "a god gives one at a time"),
        ("ask=next>paying>bonus:5.1", "nobody can answer"),
        ("ask=next>paying>bonus:9.1", "a slot is row.column"),
        ("ended=1 ask=next>paying", "has ended its game"),
        ("last=1 time=62,62", "takes no value"),
        ("cubes1=wine", "is not one of"),
        ("hourglasses1=-1", "must be a number"),
        ("prayed=1", "must be 2 numbers"),
    ],
)
def test_a_text_that_is_no_position_is_refused_with_its_word(text, said):
    with pytest.raises(PositionError, match=said):
        position(text)
