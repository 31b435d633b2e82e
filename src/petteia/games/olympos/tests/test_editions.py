"""Any right edition of Olympos can be played: random ones keep every invariant, and bots play them."""

import json
import re
from itertools import pairwise

import pytest
from fluent.runtime import FluentBundle, FluentResource
from hypothesis import given, settings
from hypothesis import strategies as st
from librt.random import Random

import petteia
from petteia.core.edition import Edition
from petteia.core.registry import folder_of
from petteia.core.text import languages, message, sentence
from petteia.games.olympos import GAME
from petteia.games.olympos.drawing.svg import square
from petteia.games.olympos.rules import events
from petteia.games.olympos.rules.board import BONUS_NAMES, RESOURCE_NAMES
from petteia.games.olympos.rules.data import NORTH_NAME, TERRITORY_NAMES
from petteia.games.olympos.rules.invariants import violations
from petteia.games.olympos.words.telling import powers_of
from petteia.players import player

COSTS = ["grain", "2 wood", "any", "3 any", "2 any + any", "stone + gold", "3 gold + 2 any + any", "grain + wood + any"]


def own_parts():
    return json.loads(json.dumps(GAME.edition.parts))


def deal_resources(rng, territories):
    """Give every resource eight territories, two of them starred."""
    names = [name for name in TERRITORY_NAMES if not territories[name]["zeus"]]
    shuffle(rng, names)
    names.append(next(name for name in TERRITORY_NAMES if territories[name]["zeus"]))
    for place, name in enumerate(names):
        territories[name] |= {"resource": RESOURCE_NAMES[place % 4], "star": place < 8}


def redraw_borders(rng, adjacency):
    """Take a few borders away that nobody needs to come from the north to everywhere, and draw a few new ones."""
    names = list(adjacency)
    for _ in range(12):
        one, other = names[rng.randrange(len(names))], names[rng.randrange(len(names))]
        near, far = adjacency[one]["neighbours"], adjacency[other]["neighbours"]
        if one == other or NORTH_NAME in (one, other):
            continue
        if other in near:
            near.remove(other)
            far.remove(one)
            if not near or not far or not all_reached(adjacency):
                near.append(other)
                far.append(one)
        else:
            near.append(other)
            far.append(one)


def all_reached(adjacency):
    reached, found = {NORTH_NAME}, [NORTH_NAME]
    while found:
        for name in adjacency[found.pop()]["neighbours"]:
            if name not in reached:
                reached.add(name)
                found.append(name)
    return len(reached) == len(adjacency)


def shuffle(rng, names):
    for place in range(len(names) - 1, 0, -1):
        other = rng.randrange(place + 1)
        names[place], names[other] = names[other], names[place]


@st.composite
def editions(draw):
    """Draw an edition in which nothing is wrong, every part of it changed."""
    rng, parts = Random(draw(st.integers(0, 2**31))), own_parts()
    deal_resources(rng, parts["territories"])
    redraw_borders(rng, parts["adjacency"])
    spaces = sorted(draw(st.sets(st.integers(2, 60), min_size=1, max_size=5)))
    double = [place < 4 and rng.randrange(3) == 0 for place in range(len(spaces))]  # nine gods at the most
    parts["track"]["zeus"] |= {"spaces": spaces, "double": double}
    parts["track"]["track"]["cross"] = spaces[-1] + draw(st.integers(1, 20))
    parts["track"]["points"] |= {"from": [spaces[-1], spaces[-1] + 1], "points": [rng.randrange(9), 0]}
    for slot in parts["slots"]["slot"]:
        slot["cost"] = COSTS[rng.randrange(len(COSTS))]
    for bonus in parts["bonuses"]["bonus"]:
        bonus["spaces"] = [BONUS_NAMES[1 + rng.randrange(len(BONUS_NAMES) - 1)] for _ in range(2)]
    for name, tile in parts["tiles"].items():
        if name not in ("money", "agriculture"):
            kinds = ("swords", "zeus", "stars", "hourglasses", "cubes", "points")
            tile.update({kind: rng.randrange(4) for kind in kinds})
            tile.update(settlers=rng.randrange(2), cards=rng.randrange(2))
    for wonder in parts["wonders"].values():
        wonder.update(stars=1 + rng.randrange(9), points=rng.randrange(20))
    for card in parts["cards"].values():
        copies = card["copies"]
        card["copies"] = [rng.randrange(4) for _ in copies] if isinstance(copies, list) else rng.randrange(4)
    for god in parts["gods"].values():
        if "amount" in god:
            god["amount"] = rng.randrange(4)
    parts["setup"]["player"]["settlers"] = draw(st.integers(1, 6))
    parts["setup"]["condemned"]["of_each_resource"] = [1 + rng.randrange(3) for _ in range(4)]
    parts["setup"]["columns"]["used"] = [1 + rng.randrange(5) for _ in range(4)]
    parts["setup"]["barbarians"] |= {"discs": [rng.randrange(5) for _ in range(4)], "swords": rng.randrange(4)}
    return Edition("olympos", "drawn", "", parts)


@settings(max_examples=8, deadline=None)
@given(edition=editions(), seats=st.integers(2, 5), seed=st.integers(0, 2**31))
def test_nothing_is_lost_or_made_in_random_games_of_any_right_edition(edition, seats, seed):
    game = petteia.game("olympos", edition)
    rng = Random(seed)
    state = game.new(seats, long_ways=bool(seed % 2))
    number = 0
    while state.to_act is not None:
        moves = state.indices()
        assert moves, state.text
        if number % 9 == 0:
            again = game.position(state.text)
            assert (again.text, again.indices()) == (state.text, moves)
            view = state.view(seed % seats)
            assert json.loads(json.dumps(view)) == view
            assert game.determinize(view, rng).view(seed % seats) == view
        state.apply(moves[rng.randrange(len(moves))], None)
        assert violations(state) == [], state.text
        number += 1


BOTS = ("level1", "net:simulations=2", "classic:simulations=2", "mcts:simulations=2", "greedy")


@settings(max_examples=2, deadline=None)
@given(edition=editions(), seats=st.integers(2, 5), seed=st.integers(0, 999))
def test_bots_of_every_kind_play_any_right_edition_to_the_end(edition, seats, seed):
    game = petteia.game("olympos", edition)
    bots = [player(game, BOTS[(seed + seat) % len(BOTS)], seed=seed) for seat in range(seats)]
    state = game.new(seats, seed=seed)
    while state.to_act is not None:
        state.play(bots[state.to_act].choose(state.view(state.to_act)))  # raises IllegalMove if it is not

    assert violations(state) == []


# Words -----------------------------------------------------------------------------------------------------------


def unlike_ours():
    """Return an edition in which every discovery, god and wonder has figures that ours has not."""
    parts = own_parts()
    for place, (name, tile) in enumerate(parts["tiles"].items()):
        tile |= {"swords": 3, "zeus": 3 + place % 2, "stars": 2, "hourglasses": 4, "points": 6 + place}
        if name not in ("money", "agriculture"):
            tile |= {"cubes": 3, "cards": 1 - tile.get("cards", 0)}
    for place, wonder in enumerate(parts["wonders"].values()):
        wonder |= {"stars": 8 + place, "points": 20 + place}
    for god in parts["gods"].values():
        if "amount" in god:
            god["amount"] += 2
    parts["setup"]["barbarians"]["swords"] = 4
    return Edition("olympos", "unlike ours", "", parts)


def figures(text):
    return [int(number) for number in re.findall(r"\d+", text)]


@pytest.mark.parametrize("language", languages(GAME))
def test_words_tell_the_figures_of_the_edition_that_is_played(language):
    edition = unlike_ours()
    game = petteia.game("olympos", edition)

    def told(name, **facts):
        return message(game, name, language, **facts)

    ours = {slot["tile"]: powers_of(slot, told) for slot in GAME.new(5, seed=1).view(0)["development"]["slots"]}
    view = game.new(5, seed=1).view(0)
    for slot in view["development"]["slots"]:
        tile = edition.parts["tiles"][slot["tile"]]
        words = powers_of(slot, told)
        assert slot["brings"] == {kind: tile[kind] for kind in slot["brings"]}
        assert figures(words)[: len(slot["brings"])] == list(slot["brings"].values()), words
        assert {3, 4, tile["points"]} <= set(figures(words))
        assert words != ours[slot["tile"]]
    for wonder in view["development"]["wonders"]:
        printed = edition.parts["wonders"][wonder["wonder"]]
        assert (wonder["stars"], wonder["points"]) == (printed["stars"], printed["points"])
    for god, amount in view["gods"]["amounts"].items():
        assert amount == edition.parts["gods"][god]["amount"]
        assert figures(sentence(game, events.GodRevealed(0, god, amount), language, ["Anna"])) == [amount]
    drawn = FluentBundle([language], use_isolating=False)
    drawn.add_resource(FluentResource((folder_of(GAME) / f"drawing/web/locale/{language}.ftl").read_text("utf-8")))
    warned = drawn.get_message("about-barbarians").value
    assert figures(drawn.format_pattern(warned, {"swords": view["barbarian_swords"]})[0]) == [4]


def test_a_revealed_god_says_what_it_gives_in_this_edition():
    state = petteia.game("olympos", unlike_ours()).position("ask=next>passing>revealing")

    log = []
    state.apply(state.game.move("reveal zeus").index, log)

    assert [event.amount for event in log if isinstance(event, events.GodRevealed)] == [5]


@pytest.mark.parametrize("cross", [20, 67, 68, 150])
def test_a_picture_has_a_space_for_every_number_of_the_track(cross):
    squares = [square(space, cross + 1) for space in range(cross + 1)]

    assert len(set(squares)) == cross + 1
    for one, other in pairwise(squares):
        apart = abs(one[0] - other[0]), abs(one[1] - other[1])
        assert min(apart) < 1e-6 < max(apart), "neighbours lie beside each other"
