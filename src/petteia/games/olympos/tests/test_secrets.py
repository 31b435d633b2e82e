"""What is hidden stays hidden: hands, the pile, gods not revealed."""

from collections import Counter
from itertools import combinations, islice, permutations

import pytest
from librt.random import Random

from petteia.core.conformance import rule
from petteia.core.game import CHANCE, PositionError
from petteia.games.olympos import GAME
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.board import CARD_NAMES, CARDS
from petteia.games.olympos.rules.position import HAND, PILE, SEAT, SEAT_SIZE
from petteia.games.olympos.tests.playing import position


def swapped(state, rng):
    """Return *state* with hidden cards of two other places (hands or the pile) exchanged, and who may not notice."""
    places = [SEAT + seat * SEAT_SIZE + HAND for seat in range(state.seats)] + [PILE]
    pairs = list(combinations(range(len(places)), 2))
    for _ in range(40):
        one, other = pairs[rng.randrange(len(pairs))]
        cards = [[card for card in range(CARDS) if state.pieces[places[place] + card]] for place in (one, other)]
        if not cards[0] or not cards[1]:
            continue
        mine, theirs = (held[rng.randrange(len(held))] for held in cards)
        if mine == theirs:
            continue
        twin = state.copy()
        for place, gives, gets in ((one, mine, theirs), (other, theirs, mine)):
            twin.pieces[places[place] + gives] -= 1
            twin.pieces[places[place] + gets] += 1
        return twin, [seat for seat in (None, *range(state.seats)) if seat not in (one, other)]
    return None, []


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_swapping_hidden_cards_changes_no_other_seats_view_log_legal_moves_or_refusals(seats):
    for seed in range(3):
        rng = Random(seed)
        state = GAME.new(seats)
        while state.to_act is not None:
            twin, strangers = swapped(state, rng)
            moves = state.indices()
            index = moves[rng.randrange(len(moves))]
            if twin is not None:
                assert twin.to_act == state.to_act
                for seat in strangers:
                    assert twin.view(seat) == state.view(seat)
                    if state.to_act == seat:
                        assert twin.indices() == moves
                        for move in (rng.randrange(len(GAME.all_moves)) for _ in range(5)):
                            assert twin.why_not(move) == state.why_not(move)
                if index in twin.indices():
                    logs = [], []
                    for each, log in zip((state.copy(), twin), logs, strict=True):
                        each.apply(index, log)
                    if not reveals(logs[0]):
                        for seat in strangers:
                            assert [e.seen_by(seat) for e in logs[0]] == [e.seen_by(seat) for e in logs[1]]
            state.apply(index, None)


def reveals(log):
    """Say whether hidden cards were laid open by this move."""
    return any(isinstance(event, events.CardDiscarded) for event in log)


def test_a_view_names_no_card_of_another_hand():
    state = position("hand1=star hand2=zeus,cube-gold")

    assert state.view(0)["players"][0]["hand"] == ["star"]
    assert state.view(0)["players"][1]["hand"] is None
    assert "hand2=?2" in state.view(0)["position"]
    assert all("hand" not in word or "?" in word for word in state.view(None)["position"].split())


def test_a_position_with_hidden_cards_is_no_position():
    with pytest.raises(PositionError, match="hidden"):
        position("hand2=?2")


def test_determinize_deals_unseen_cards_evenly():
    view = position("hand1=star hand2=zeus discard=plenty").view(0)
    rng = Random(1)
    dealt = Counter(GAME.determinize(view, rng).view(1)["players"][1]["hand"][0] for _ in range(4000))

    # 20 cards are unseen: one star, one plenty, two zeus, sixteen others.
    assert len(dealt) == 19
    assert 300 < dealt["zeus"] < 500
    assert all(130 < count < 280 for name, count in dealt.items() if name != "zeus")


# Sixteen cards lie open, so that the deals of the other six can be counted.
OPEN = "discard=" + ",".join(name for name in CARD_NAMES if "-" in name)
REST = ("plenty", "plenty", "star", "star", "zeus", "zeus")


def deals(view, seen):
    """Return the states behind *view*, by their texts, each with its share of all deals of the cards not *seen*."""
    words = [word.partition("=") for word in view["position"].split()]
    found = Counter()
    for dealt in permutations((Counter(REST) - Counter(seen)).elements()):
        cards = iter(dealt)
        said = [
            f"{key}={','.join(islice(cards, int(value[1:])))}" if value.startswith("?") else key + equals + value
            for key, equals, value in words
        ]
        found[" ".join(said)] += 1
    texts = Counter()
    for said, count in found.items():
        texts[GAME.position(said).text] += count / found.total()
    return texts


@rule("O8.9")
@pytest.mark.parametrize(
    ("words", "seat", "seen"),
    [
        ("seats=3 hand1=star hand2=zeus hand3=plenty,zeus", 0, ["star"]),
        ("seats=2 hand1=star,zeus", 1, []),
        ("seats=2 seat=2 ask=next>passing>playing>keeping hand1=star hand2=zeus looked=zeus,star,plenty", 0, ["star"]),
        (
            "seats=2 seat=2 ask=next>passing>playing>keeping hand1=star hand2=zeus looked=zeus,star,plenty",
            1,
            ["zeus", "zeus", "star", "plenty"],
        ),
    ],
)
def test_every_deal_of_unseen_cards_is_as_likely_imagined_or_dealt_anew(words, seat, seen):
    state = position(f"{words} {OPEN}")
    view, rng, count = state.view(seat), Random(1), 6000
    expected = deals(view, seen)
    for make in (lambda: GAME.determinize(view, rng), lambda: state.redealt(seat, rng)):
        found = Counter(make().text for _ in range(count))

        assert found.keys() == expected.keys()
        squares = sum((found[text] - count * share) ** 2 / (count * share) for text, share in expected.items())
        assert squares < len(expected) - 1 + 5 * (2 * len(expected)) ** 0.5


def test_a_draw_is_told_to_its_drawer_only():
    state = position("ask=next>passing>playing>drawing:1 seats=3")
    log = []
    assert state.to_act == CHANCE
    state.play("draw zeus", log)

    assert log[0].seen_by(0) == events.DestinyDrawn(0, "card-zeus")
    assert {log[0].seen_by(seat) for seat in (None, 1, 2)} == {events.DestinyTaken(0)}


@rule("O3.3")
def test_whoever_does_not_see_the_cards_that_pay_for_a_long_way_can_imagine_it_all_the_same():
    state = position(
        "long_ways=true time=64,67 line=2,1 thessaly=12 phocis=1 hourglasses1=1 stock1=2 erinyes=1"
        " hand1=hourglass-stone hand2=plenty ask=next>paying>marching:thessaly>going:lydia"
    )
    view = state.view(1)

    for seed in range(20):
        imagined = GAME.determinize(view, Random(seed))
        assert imagined.view(1) == view
        while imagined.to_act is not None:
            imagined.apply(imagined.indices()[0], None)
