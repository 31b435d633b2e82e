"""Why a move may not be made: a reason, a rule, and a sentence, in every phase of the game."""

import ast
import re
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import petteia
from petteia.core.conformance import rule, rule_numbers, rule_text
from petteia.core.text import languages, sentence
from petteia.games import gods
from petteia.games.gods.rules.board import GOD_NAMES
from petteia.games.gods.tests.positions import GAME, asked, full_board, position
from petteia.games.gods.tests.walks import KINDS_OF_GAME, walk
from petteia.games.gods.words import decisions, refusals

RULES = set(rule_numbers(GAME))
SIX = full_board("barrier", "c3 e3 g3 i3 k3 m3")
HANDS = "hand1=athena,athena,zeus hand2=ares hand3=hades hand4=ares"
SET_UP = " ".join(f"{god}@{column}1" for god, column in zip(GOD_NAMES, "acegikmo", strict=True))

OTHERS = "hand2=ares hand3=hades hand4=ares"
BLOCKED = "zeus@a2 barrier@a3 barrier@b2 barrier@p2"
# Seven gods side by side on the highest ring, where Aphrodite may lead nobody up, and a barrier at either end.
CROWDED = " ".join(f"{god}@{column}6" for god, column in zip(GOD_NAMES, "abcdefgh", strict=True))
CROWDED += " barrier@p6 barrier@i6"

# Position, move, reason, rule: every reason there is, at least once.
REFUSED = [
    ("zeus@a1", "set zeus", "why-set-up-is-over", "G2.4"),
    ("zeus@a1", "deal 1", "why-set-up-is-over", "G2.4"),
    ("ask=deal>draw>set", "draw zeus-a", "why-not-drawn", "G2.1"),
    (f"ask=deal>draw {SET_UP}", "set zeus", "why-not-drawn", "G2.2"),
    ("ask=deal>draw>set", "zeus up", "why-chance-draws", "G2.1"),
    (f"ask=deal>draw {SET_UP}", "place a4", "why-chance-draws", "G2.2"),
    ("zeus@a1", "pass", "why-has-cards", "G3.1"),
    ("zeus@a1", "place c4", "why-choose-a-god", "G3.1"),
    ("zeus@a1", "up", "why-choose-a-god", "G3.1"),
    ("zeus@a1 hand1=hera", "zeus up", "why-card-is-weak", "G3.1"),
    (f"seats=4 {HANDS}", "hera up", "why-card-not-in-hand", "G6.3"),
    ("zeus@a1", "zeus stay", "why-must-move", "G3.4"),
    ("zeus@a1 hera@b1", "zeus right", "why-god-there", "G3.3"),
    ("zeus@a1 barrier@a2", "zeus up", "why-barrier-there", "G3.3"),
    ("zeus@a2 ask=end>power>step:zeus", "zeus up", "why-must-step-again", "G4.2"),
    ("zeus@a2 ask=end>power>step:zeus", "stay", "why-must-move", "G4.2"),
    ("zeus@a2 portal@a2 ask=end>power>exit:zeus", "zeus up", "why-must-leave-portal", "G4.3"),
    ("zeus@a1 portal@a1 ask=end>power>exit:zeus", "to a1", "why-not-the-same-portal", "G4.3"),
    ("zeus@a2 portal@a2 portal@h3 ask=end>power>exit:zeus", "to h4", "why-to-another-portal", "G4.3"),
    ("zeus@a2 portal@a2 ask=end>power>exit:zeus", "to h4", "why-to-ring-one", "G4.3"),
    ("zeus@a2 portal@a2 hera@c1 ask=end>power>exit:zeus", "to c1", "why-god-there", "G4.3"),
    ("rings=5 zeus@a2 portal@a2 ask=end>power>exit:zeus", "to c6", "why-no-such-ring", "G7.2"),
    ("rings=5 ask=end>place acting=zeus", "place c6", "why-no-such-ring", "G7.2"),
    ("ask=end>place acting=zeus", "done", "why-must-place", "G5.2"),
    ("ask=end>place acting=zeus", "nothing", "why-must-place", "G5.2"),
    ("ask=end>place acting=zeus", "take c4", "why-reserve-not-empty", "G5.1"),
    (f"ask=end>again>place:a4 acting=ares {SIX.replace('barrier@m3', '')}", "take c3", "why-already-taken", "G5.1"),
    (f"ask=end>again>place:a4 acting=ares {SIX.replace('barrier@m3', '')}", "place a4", "why-another-cell", "G5.1"),
    ("ask=end>place acting=zeus portal@c4", "place c4", "why-token-there", "G5.1"),
    ("ask=end>place acting=zeus hera@c4", "place c4", "why-god-there", "G5.1"),
    (f"ask=end>again>take acting=ares {SIX}", "place a4", "why-reserve-empty", "G5.1"),
    (f"ask=end>take:c3 acting=ares {SIX}", "take c3", "why-just-placed", "G5.1"),
    (f"ask=end>again>take acting=ares {SIX}", "take a4", "why-no-token-there", "G5.1"),
    ("ask=end>weaken acting=hera", "done", "why-hera-must-choose", "G5.3"),
    ("ask=end>weaken acting=hera hand2=zeus", "weaken ares", "why-opponent-lacks", "G5.3"),
    (
        "seats=4 ask=end>weaken acting=hera hand1=hera hand2=ares hand4=ares",
        "weaken zeus",
        "why-opponent-lacks",
        "G6.5",
    ),
    (f"seats=4 ask=end>spend:2 acting=athena {HANDS}", "weaken zeus", "why-own-card-spent", "G6.6"),
    (f"seats=4 ask=end>spend:3 acting=athena {HANDS}", "weaken ares", "why-own-card-missing", "G6.6"),
    ("ask=end>spend:2 acting=athena hand1=zeus", "weaken ares", "why-own-card-missing", "G5.4"),
    (
        "seats=4 ask=end>spend:3 acting=athena hand1=athena,zeus hand2=ares hand3=hades hand4=ares",
        *("weaken athena", "why-card-in-play", "G6.6"),
    ),
    ("ask=end>spend:2 acting=athena", "weaken partner ares", "why-no-partner", "G5.4"),
    (f"seats=4 ask=end>spend:1 acting=athena {HANDS}", "weaken partner hades", "why-partner-card-spent", "G6.6"),
    (f"seats=4 ask=end>spend:3 acting=athena {HANDS}", "weaken partner zeus", "why-partner-lacks", "G6.6"),
    ("ask=end>spend:2 acting=athena", "place c4", "why-athena-must-choose", "G5.4"),
    ("ask=end>lead acting=aphrodite", "nothing", "why-power-is-compulsory", "G3.5"),
    ("ask=end>flood acting=poseidon barrier@c4", "nothing", "why-power-is-compulsory", "G3.5"),
    ("ask=end>lead acting=aphrodite", "place c4", "why-aphrodite-must-lead", "G5.5"),
    ("ask=end>lead acting=aphrodite", "aphrodite up", "why-another-god", "G5.5"),
    ("ask=end>lead acting=aphrodite", "hera stay", "why-led-god-must-move", "G5.5"),
    ("ask=end>lead acting=aphrodite hera@c6", "hera up", "why-not-to-the-summit", "G5.5"),
    ("ask=end>step:hera acting=aphrodite hera@c6", "up", "why-not-to-the-summit", "G5.5"),
    ("ask=end>flood acting=poseidon barrier@c4", "remove c5", "why-nothing-to-remove", "G5.6"),
    ("ask=end>flood acting=poseidon barrier@c4 zeus@h1", "zeus back", "why-on-ring-one", "G5.6"),
    ("ask=end>flood acting=poseidon barrier@c4 zeus@c5", "zeus back", "why-barrier-there", "G5.6"),
    ("ask=end>flood acting=poseidon barrier@c4", "place c5", "why-poseidon-must-choose", "G5.6"),
    ("seats=4 ask=next>recover:1 hand1=none hand2=ares hand3=hades hand4=ares", "zeus up", "why-must-recover", "G6.4"),
    (
        "seats=4 ask=next>recover:1 hand1=none hand2=ares hand3=hades hand4=ares",
        "recover ares",
        "why-not-discarded",
        "G6.4",
    ),
    (
        "seats=4 ask=next>recover:1 hand1=zeus hand2=ares hand3=hades hand4=ares",
        *("recover zeus", "why-different-cards-first", "G6.4"),
    ),
    ("zeus@a1", "hera back", "why-never-back", "G3.3"),
    ("zeus@a2 ask=end>power>step:zeus", "zeus back", "why-never-back", "G3.3"),
    ("ask=end>lead acting=aphrodite", "hera back", "why-never-back", "G3.3"),
    ("zeus@a1 portal@c4", "place summit", "why-not-on-the-summit", "G5.1"),
    (
        f"ask=end>barred:a4>place:a5 acting=ares {SIX.replace('barrier@m3', '')}",
        *("place a4", "why-first-barrier-from-there", "G5.1"),
    ),
    # Where nothing else is possible, nothing else is asked for.
    (f"seats=4 box=russian hand1=none {OTHERS} discard=none", "place c4", "why-must-pass", "G6.4"),
    (f"seats=4 box=russian hand1=none {OTHERS} discard=none", "nothing", "why-must-pass", "G6.4"),
    (f"{BLOCKED} ask=end>power>step:zeus", "zeus up", "why-must-stay", "G4.2"),
    (f"{BLOCKED} ask=end>power>step:zeus", "nothing", "why-must-stay", "G4.2"),
    (f"{BLOCKED} ask=end>power>step:zeus", "up", "why-barrier-there", "G3.3"),
    (
        "seats=4 box=russian hand1=hera hand2=none hand3=ares hand4=none discard=none ask=end>weaken acting=hera",
        *("done", "why-nothing-to-weaken", "G6.5"),
    ),
    (
        "seats=4 box=russian hand1=athena hand2=ares hand3=none hand4=ares discard=none ask=end>spend:3 acting=athena",
        *("nothing", "why-nothing-to-spend", "G6.6"),
    ),
    (f"{CROWDED} ask=end>lead acting=aphrodite", "place c4", "why-nothing-to-lead", "G5.5"),
    (f"{CROWDED} ask=end>lead acting=aphrodite", "hera stay", "why-nothing-to-lead", "G5.5"),
    (f"ask=end>flood acting=poseidon {SET_UP}", "place c4", "why-nothing-to-flood", "G5.6"),
]


@pytest.mark.parametrize(("text", "move", "reason", "number"), REFUSED)
def test_a_refusal_names_its_reason_and_its_rule(text, move, reason, number):
    state = GAME.position(text) if text.startswith("ask=deal") else position(text)

    refused = state.why_not(move)

    assert refused is not None
    assert (refused[0].name, refused[1]) == (reason, number)


def test_every_reason_there_is_is_shown_by_a_test():
    sources = [Path(module.__file__).read_text(encoding="utf-8") for module in (decisions, refusals, gods)]
    reasons = {
        node.value
        for source in sources
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Constant) and str(node.value).startswith("why-")
    }

    assert reasons == {reason for _, _, reason, _ in REFUSED} | {"why-no-such-column"}


@rule("G1.1")
def test_a_narrow_mountain_has_no_cells_beyond_its_last_column():
    foot = " ".join(f"{god}@{'abcefgij'[place]}1" for place, god in enumerate(GOD_NAMES))
    state = petteia.game("gods@two-by-eleven").position(f"ask=end>place acting=zeus {foot}")
    reason, number = state.why_not("place l2")

    assert (reason.name, number) == ("why-no-such-column", "G1.1")


def test_playing_a_refused_move_raises_its_reason_and_changes_nothing():
    state = position("zeus@a1 barrier@a2")
    before = state.text

    with pytest.raises(petteia.IllegalMove, match=r"A barrier lies on a2: no god may go there\. \(G3\.3\)") as refusal:
        state.play("zeus up")

    assert refusal.value.rule == "G3.3"
    assert dict(refusal.value.reason.facts) == {"cell": "a2"}
    assert state.text == before


# Every move in every phase ---------------------------------------------------------------------------------------

EVERY_QUESTION = {"set", "draw", "deal", "turn", "step", "exit", "place", "take", "weaken", "spend", "lead", "flood"}
GAP = re.compile(r"[{}$]")
spoken = set()


def check_every_move(state):
    """Assert that each of the 483 moves is legal or refused with a reason, a known rule and a whole sentence."""
    assert len(GAME.all_moves) == 483
    legal = set(state.indices())
    for move in GAME.all_moves:
        refused = state.why_not(move)
        if move.index in legal:
            assert refused is None, f"{move} in {state.text}"
            continue
        assert refused is not None, f"{move} in {state.text}"
        reason, number = refused
        assert number in RULES, f"{move} in {state.text}: {number!r}"
        kind = reason.name, *(value for fact, value in reason.facts.items() if fact != "cell")
        if kind in spoken:  # the cell apart, this has been read in every language
            continue
        spoken.add(kind)
        for language in languages(GAME):
            text = sentence(GAME, reason, language)
            assert text.endswith("."), f"{reason} in {language}: {text}"
            assert not GAP.search(text), f"{reason} in {language}: {text}"


@pytest.mark.parametrize("seats", [2, 4])
def test_every_move_is_legal_or_refused_with_a_reason_at_every_kind_of_question(seats):
    seen = {}
    wanted = EVERY_QUESTION | ({"recover"} if seats == 4 else set())
    for seed in range(40):
        if len(seen) == len(wanted) and min(seen.values()) >= 2:
            break
        for state in walk(seats, 5 + seed % 2, "original" if seed % 3 else "russian", seed):
            kind = asked(state)
            if kind and seen.get(kind, 0) < 2:
                seen[kind] = seen.get(kind, 0) + 1
                check_every_move(state)

    assert set(seen) == wanted


@settings(max_examples=25, deadline=None)
@given(kind=st.sampled_from(KINDS_OF_GAME), seed=st.integers(0, 2**32), stop=st.integers(25, 200))
def test_every_move_is_legal_or_refused_with_a_reason_anywhere(kind, seed, stop):
    last = None
    for number, state in enumerate(walk(*kind, seed)):
        if number == stop or state.to_act is None:
            break
        last = state.copy()

    check_every_move(last)


def test_every_move_is_refused_when_the_game_is_over():
    state = position("over=1 zeus@summit")

    reasons = {state.why_not(move)[0].name for move in GAME.all_moves}

    assert reasons == {"game-is-over"}


def test_every_rule_cited_by_a_refusal_can_be_read():
    for _, _, _, number in REFUSED:
        assert len(rule_text(GAME, number)) > 20


@pytest.mark.parametrize("seats", [2, 4])
def test_pressing_a_thing_means_a_move_and_pressing_anywhere_none_that_is_an_answer(seats):
    for state in walk(seats, 6, "original", seed=seats):
        meant = state.view(None)["meant"]

        assert all(GAME.move(text.format(god="hera", cell="b2")) for text in meant.values())
        assert state.to_act is None or state.why_not(meant["anything"])
