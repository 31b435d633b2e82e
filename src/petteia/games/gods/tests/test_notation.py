"""A position as one line of words, in both directions."""

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.game import OptionError
from petteia.games.gods.rules.board import GOD_NAMES, TOKEN_NAMES
from petteia.games.gods.tests.positions import GAME, asked, discard, full_board, hand, on_turn, play, position, tokens
from petteia.games.gods.tests.walks import KINDS_OF_GAME, walk

ROW = " ".join(f"{god}@{column}1" for god, column in zip(GOD_NAMES, "acegikmo", strict=True))
HANDS = "hand1=zeus,hera hand2=ares hand3=hades hand4=ares"
ATHENAS = "hand1=athena,zeus hand2=ares hand3=hades hand4=ares"
SIX = full_board("lightning", "b3 d3 f3 h3 j3 l3")
SIX_BARRIERS = full_board("barrier", "b3 d3 f3 h3 j3 l3")
TEXTS_OF_CARDS = ",".join(card.name for card in GAME.mountain.cards)


def test_what_is_not_written_has_its_usual_value():
    state = GAME.position(ROW)

    assert (asked(state), on_turn(state), state.view(None)["turn"]) == ("turn", 1, 0)
    assert hand(state, 1) == hand(state, 2) == GOD_NAMES
    assert state.view(None)["rings"] == 6


def test_a_position_is_written_in_one_line_and_always_alike():
    state = GAME.position(f"barrier@c3 lightning@b2 hand2=hera,zeus seat=2 {ROW}")

    assert state.text == (f"seats=2 rings=6 turn=0 seat=2 {ROW} lightning@b2 barrier@c3 hand1=all hand2=zeus,hera")


def test_words_may_stand_in_any_order():
    backwards = " ".join(reversed(f"seat=2 barrier@c3 hand1=ares {ROW}".split()))

    assert GAME.position(backwards) == GAME.position(f"seat=2 barrier@c3 hand1=ares {ROW}")


def test_with_four_players_the_discard_pile_is_what_nobody_holds():
    state = GAME.position(f"seats=4 {HANDS} {ROW}")

    assert discard(state) == [
        *("zeus", "hera", "poseidon", "poseidon", "demeter", "demeter"),
        *("athena", "athena", "aphrodite", "aphrodite", "hades"),
    ]


def test_a_god_struck_on_the_way_can_win():
    state = position("zeus@p6 lightning@b6 fertility@a6")
    play(state, "zeus right", "up")

    assert "over=1 struck" in state.text
    assert GAME.position(state.text) == state


@pytest.mark.parametrize(
    "text",
    [
        "ask=end>power>step:zeus acting=zeus struck",
        "ask=end>power>exit:zeus portal@a1",
        "ask=end>again>place acting=ares",
        f"ask=end>take:b3 acting=ares {SIX_BARRIERS}",
        f"ask=end>take acting=zeus {SIX}",
        "ask=end>place:b3 acting=zeus " + SIX.replace("lightning@b3 ", ""),
        "ask=end>weaken acting=hera",
        "ask=end>spend:1 acting=athena hand1=zeus,hera",
        "ask=end>lead acting=aphrodite",
        "ask=end>flood acting=poseidon barrier@c4",
        "ask=end>step:hera acting=poseidon",
        f"seats=4 ask=end>spend:1>recover:3 acting=athena {ATHENAS.replace('hades', 'none')}",
        "seats=4 ask=end>recover:4>recover:2 acting=hera hand1=hera hand2=none hand3=hades hand4=none",
        "seats=4 ask=next>recover:1 acting=zeus hand1=none hand2=ares hand3=hades hand4=ares",
        "seats=4 ask=turn>recover:1 hand1=none hand2=ares hand3=hades hand4=ares",
        "seats=4 box=russian hand1=none hand2=ares hand3=hades hand4=ares discard=none",
        "turn=400 over=draw",
    ],
)
def test_every_question_can_be_written(text):
    state = GAME.position(f"{text} {ROW}")

    assert GAME.position(state.text).text == state.text
    assert bool(state.moves()) == ("over=" not in text)


# What is refused, and by which word ------------------------------------------------------------------------------

REFUSED = [
    ("nonsense", "'nonsense': no such word"),
    ("zeus", "'zeus': no such word"),
    ("kronos@b1", "'kronos@b1': there is no god 'kronos'"),
    ("zeus@b1", "'zeus@b1': zeus stands in two places"),
    ("barrier@q3", "'barrier@q3': there is no cell 'q3'"),
    ("barrier@b7", "'barrier@b7': there is no cell 'b7'"),
    ("rings=5 barrier@b6", "'barrier@b6': this mountain has 5 rings"),
    ("barrier@a1", "'barrier@a1': something stands there already"),
    ("barrier@", "there is no cell ''"),
    ("@b3", "there is no god ''"),
    ("seats=3", "'seats=3'"),
    ("seats=two", "'seats=two'"),
    ("seat=3", "'seat=3': must be a number from 1 to 2"),
    ("seat=x", "'seat=x': must be a number"),
    ("seat=²", "'seat=²': must be a number"),
    ("seat=1 seat=2", "'seat=2': seat is given twice"),
    ("turn=-1", "'turn=-1': must be a number"),
    ("turn=" + "9" * 5000, "'turn=9999"),
    ("turn=400", "'turn=400': a game is drawn after 400 turns"),
    ("over=draw", "'turn=0': a game is drawn after 400 turns"),
    ("over=1", "'over=1': nobody stands on the summit"),
    ("over=3", "'over=3': must be a number from 1 to 2"),
    ("over=draw turn=400 ask=turn", "'ask=turn': the game is over"),
    ("struck", "'struck': a god that was struck"),
    ("struck=yes", "'struck=yes': struck takes no value"),
    ("acting=zeus", "'acting=zeus': no card is being played"),
    ("ask=end>place acting=kronos", "'acting=kronos': there is no god 'kronos'"),
    ("ask=dance", "'ask=dance': nothing can be asked"),
    ("ask=place", "'ask=place': nothing can be asked"),
    ("ask=end>place acting=hera", "hera places no tokens"),
    (f"ask=end>place acting=zeus {SIX}", "no token is in hand"),
    ("ask=end>place:b3 acting=zeus", "no token is in hand, or it was not taken from there"),
    ("ask=end>place:z9 acting=zeus", "there is no cell 'z9'"),
    ("ask=end>take acting=zeus", "no token has to be taken"),
    (f"ask=end>take:b3 acting=zeus {SIX}", "none was placed there"),
    ("ask=end>weaken acting=zeus", "this is asked by hera"),
    ("ask=end>spend:3 acting=athena", "at most two cards"),
    ("ask=end>again>place acting=zeus", "this is asked by ares"),
    ("ask=end>power>step:hera acting=zeus", "hera is not being moved"),
    ("ask=end>power>step:kronos acting=zeus", "there is no god 'kronos'"),
    ("ask=end>step:aphrodite acting=aphrodite", "aphrodite is not being moved"),
    ("ask=end>step:hera acting=zeus", "hera is not being moved"),
    ("ask=end>power>exit:zeus acting=zeus", "zeus does not stand on a portal"),
    ("ask=end>power>exit:kronos portal@a1", "there is no god 'kronos'"),
    ("ask=next>recover:1", "seat 1 does not recover here"),
    ("hand1=none", "'hand1': a player without strong cards recovers"),
    ("hand1=zeus,zeus", "'hand1=zeus,zeus': too many cards of zeus"),
    ("hand1=kronos", "'hand1=kronos': there is no god 'kronos'"),
    ("hand3=zeus", "'hand3=zeus': there are 2 seats"),
    ("discard=zeus", "'discard': two players have no discard pile"),
    ("seats=4", "'hand1': the hand of every seat must be given"),
    ("seats=4 hand1=zeus hand2=zeus hand3=zeus hand4=ares", "'zeus': there are two cards of each god"),
    ("seats=4 hand1=zeus,hera,ares,hades,athena hand2=ares hand3=ares hand4=zeus", "'ares': there are two cards"),
    ("seats=4 hand1=all hand2=ares hand3=hades hand4=zeus", "'hand1': nobody holds more than four cards"),
    (f"seats=4 {HANDS} discard=none", "'discard': hands and discard pile hold 5 cards, not 16"),
    ("seats=4 hand1=none hand2=ares hand3=hades hand4=ares", "'hand1': a player without cards takes new ones"),
    (f"seats=4 {HANDS} ask=end>place acting=hades", "'hand1': the card of hades is being played"),
    (f"seats=4 {HANDS} ask=turn>recover:2", "seat 2 does not recover here"),
    (f"seats=4 {ATHENAS} ask=end>spend:2>recover:3 acting=athena", "seat 3 does not recover here"),
    ("drawn=zeus-a", "'drawn=zeus-a': the game is set up already"),
    ("column=a", "'column=a': the game is set up already"),
    ("column=z", "'column=z': columns are a to p"),
    ("ask=deal>draw drawn=zeus-b", "there is no card 'zeus-b'"),
    ("ask=deal>draw drawn=zeus-a", "the last card gave a column: which?"),
    ("ask=deal>draw drawn=zeus-a column=b", "do not give the columns"),
    ("ask=deal>draw column=b", "'column=b': no card has given a column yet"),
    ("ask=deal>draw barrier@c3", "'barrier': the drawn cards give 0 of these"),
    ("ask=deal>draw drawn=zeus-a,hera-b lightning@a5", "do not give the rings"),
    (f"ask=deal>draw drawn={TEXTS_OF_CARDS}", "the starting tokens come after the gods"),
    ("ask=deal", "the starting tokens come after the gods"),
    ("ask=deal>draw>set", "the gods are set first"),
    ("ask=deal>draw seat=2", "'seat=2': who plays first is not known"),
    ("ask=deal>draw hand1=zeus", "'hand1': the cards are not dealt yet"),
]


@pytest.mark.parametrize(("text", "error"), REFUSED, ids=[text[:40] for text, _ in REFUSED])
def test_a_refusal_names_the_bad_word(text, error):
    with pytest.raises(petteia.PositionError) as refusal:
        GAME.position(f"{ROW} {text}")

    assert error in str(refusal.value)
    assert len(str(refusal.value)) < 200


@pytest.mark.parametrize("text", ["", "zeus@a1", ROW.replace("hades@o1", "")])
def test_a_god_that_stands_nowhere_is_named(text):
    with pytest.raises(petteia.PositionError, match="this god stands nowhere"):
        GAME.position(text)


def test_a_god_on_the_summit_has_won():
    with pytest.raises(petteia.PositionError, match="'summit': a god on the summit wins the game"):
        position("zeus@summit")


def test_a_bad_option_is_named():
    with pytest.raises(OptionError, match="rings cannot be '7'"):
        GAME.position(f"rings=7 {ROW}")


def test_a_deal_in_the_wrong_order_is_refused():
    dealt = position_before_the_deal()

    for hands, error in [
        ("hand1=zeus,ares", "in the order of the gods"),
        ("hand1=zeus hand3=hera", "four and four to two neighbours"),
        ("hand2=zeus", "the holder of the first card plays first"),
    ]:
        with pytest.raises(petteia.PositionError, match=error):
            GAME.position(f"{dealt} {hands}")


def position_before_the_deal():
    """Return the words of a game of four before its first card is dealt."""
    state = GAME.new(4)
    play(state, *(f"set {god}" for god in GOD_NAMES), *(f"draw {card.name}" for card in GAME.mountain.cards))
    return " ".join(word for word in state.text.split() if not word.startswith(("hand", "discard")))


# Fuzz ------------------------------------------------------------------------------------------------------------

NAMES = [*GOD_NAMES, *TOKEN_NAMES, "kronos", ""]
PLACES = [f"{column}{ring}" for column in "abcopq" for ring in "01256789"] + ["summit", "", "a", "a1a", "ß1"]
KEYS = ["seats", "rings", "box", "turn", "seat", "ask", "acting", "over", "discard", "drawn", "column"]
KEYS += ["struck", "hand1", "hand2", "hand3", "hand4", "x"]
ASKS = ["turn", "deal", "deal>draw", "deal>draw>set", "next>recover:1", "turn>recover:2", "end>power>exit:zeus"]
ASKS += ["end>power>step:hera", "end>step:x", "end>again>place:a2", "end>take:b2", "end>place", "end>spend:3>recover:3"]
ASKS += ["end>weaken", "end>lead", "end>flood", "end>recover:1>recover:3", "end>spend:9", "end", "power", ">"]
VALUES = ["1", "2", "4", "5", "6", "400", "9" * 5000, "-1", "true", "false", "draw", "all", "none", "zeus", "zeus,zeus"]
VALUES += ["athena", "hera,ares", "zeus-a", "zeus-a,hera-b", "a", "é", *ASKS]

thing = st.builds("{}@{}".format, st.sampled_from(NAMES), st.sampled_from(PLACES))
setting = st.builds("{}={}".format, st.sampled_from(KEYS), st.sampled_from(VALUES))
asking = st.builds("ask={}".format, st.sampled_from(ASKS))
word = st.one_of(thing, setting, asking, st.sampled_from(["struck", "seats=4"]), st.text(max_size=6))


def read_and_play_on(text):
    """Read *text*; if it is a position, play it on for a while: whatever can be read can be played."""
    try:
        state = GAME.position(text)
    except (petteia.PositionError, OptionError):
        return False
    for _ in range(60):
        if state.to_act is None:
            break
        state.question(), state.view(None)
        moves = state.moves()
        assert moves, state.text
        state.play(moves[len(state.text) % len(moves)])
    assert GAME.position(state.text).text == state.text
    return True


@settings(max_examples=400, deadline=None)
@given(base=st.sampled_from([ROW, "", f"seats=4 {HANDS} {ROW}"]), extra=st.lists(word, max_size=5))
def test_any_words_are_a_position_or_are_refused(base, extra):
    read_and_play_on(" ".join([base, *extra]))


@settings(max_examples=400, deadline=None)
@given(text=st.text(max_size=80))
def test_any_text_is_a_position_or_is_refused(text):
    assert not read_and_play_on(text)


@settings(max_examples=150, deadline=None)
@given(
    kind=st.sampled_from(KINDS_OF_GAME),
    seed=st.integers(0, 30),
    stop=st.integers(0, 120),
    change=st.sampled_from(["drop", "double", "replace", "swap"]),
    place=st.integers(0, 60),
    extra=word,
)
def test_a_changed_position_is_a_position_or_is_refused(kind, seed, stop, change, place, extra):
    found = None
    for number, state in enumerate(walk(*kind, seed)):
        found = state.text
        if number == stop:
            break
    words = found.split()
    place %= len(words)
    if change == "drop":
        del words[place]
    elif change == "double":
        words.insert(0, words[place])
    elif change == "replace":
        words[place] = extra
    else:
        words[place] = words[place].partition("@")[0] + "@" + words[-1].rpartition("@")[2]

    assert read_and_play_on(" ".join(words)) in (True, False)


def test_tokens_are_read_where_they_are_written():
    state = position("lightning@b2 barrier@c3 portal@d4 fertility@e5")

    assert tokens(state) == {"lightning@b2", "barrier@c3", "portal@d4", "fertility@e5"}
