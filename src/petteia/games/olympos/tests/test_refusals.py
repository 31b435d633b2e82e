"""Why a move may not be made: the figures of every refusal are those of the position."""

import pytest
from librt.random import Random

from petteia.core.conformance import rule
from petteia.core.game import CHANCE
from petteia.core.walk import chance_outcome, scratch
from petteia.games.olympos import GAME
from petteia.games.olympos.rules import moves
from petteia.games.olympos.rules.board import RESOURCE_NAMES
from petteia.games.olympos.rules.position import SPACE, holding
from petteia.games.olympos.tests.playing import position, refused
from petteia.games.olympos.words.decisions import DECISIONS
from petteia.games.olympos.words.pricing import cost_parts

SPARES, LATE_SPARES = 60, 3  # states between two that are looked at, and so many towards the end

LATE = 57  # on the track


def walk(seats, seed, chosen):
    """Yield states of a random game at which something is asked of a seat, more of them towards its end."""
    rng = Random(seed)
    state = GAME.new(seats, **chosen)
    options = scratch(state)
    while state.to_act is not None:
        late = max(holding(state, each, SPACE) for each in range(seats)) > LATE
        if state.to_act >= 0 and rng.randrange(LATE_SPARES if late else SPARES) == 0:
            yield state
        count = state.options(options)
        if state.to_act == CHANCE:
            state.apply(chance_outcome(state, options, count, rng), None)
        else:
            state.apply(int(options[rng.randrange(int(count))]), None)


def most_hourglasses(view, mine, gained=None, lost=()):
    """Return what the hourglass cards of the seat *mine* would give with a token of *gained* more, of *lost* less."""
    tokens = [dict(player["tokens"]) for player in view["players"]]
    for seat, resource, change in ((mine, gained, 1), *((seat, resource, -1) for seat, resource in lost)):
        if resource:
            tokens[seat][resource] += change
    me, count = view["players"][mine], 0
    for card in me["hand"]:
        kind, _, resource = card.partition("-")
        if kind == "hourglass":
            count += tokens[mine][resource]
        elif kind == "most":
            others = [held[resource] for seat, held in enumerate(tokens) if seat != mine]
            ties = "democracy" in me["tiles"] and tokens[mine][resource] == max(others)
            count += 3 if ties or tokens[mine][resource] > max(others) else 0
    return count


def check_cross(state, view, move, facts):
    """A price beyond the Cross is what the action costs, and the means are all one could have for it."""
    seat = view["seat_on_turn"]
    me = view["players"][seat]
    budget = me["hourglasses"] + view["track"]["cross"] - me["space"]
    assert facts["cost"] > facts["budget"] >= budget
    words = move.text.split()
    if words[0] in ("settle", "march"):
        land = view["territories"][words[2]]
        lost = [(land["owner"], land["resource"])] if land["owner"] is not None else []
        if words[0] == "settle":
            assert facts["budget"] == budget + most_hourglasses(view, seat, land["resource"], lost)
        assert facts["cost"] == sum(cost for _, cost in cost_parts(state, move.index))
    elif words[0] == "build":
        assert facts["budget"] == budget + most_hourglasses(view, seat)
        assert facts["cost"] == sum(cost for _, cost in cost_parts(state, move.index))
    elif words[0] == "discover":
        (slot,) = [slot for slot in view["development"]["slots"] if slot["tile"] == words[1]]
        brought = 2 if words[1] == "cavalry" else 0
        brought += 2 if any(bonus == {"bonus": "hourglasses", "owner": None} for bonus in slot["bonuses"]) else 0
        assert facts["budget"] >= budget + brought + most_hourglasses(view, seat)
        assert facts["cost"] == slot["time"] - (2 if saves(view, slot) and slot["time"] == whole(view, slot) else 0)


def whole(view, slot):
    """Return what *slot* costs the seat on turn before the tile in it counts for itself."""
    me = view["players"][view["seat_on_turn"]]
    asked = {resource for _, resource in slot["cost"]}
    erinyes = 2 if "erinyes" in me["gods"] else 0
    return 7 + erinyes - 2 * sum(resource is not None and resource in asked for resource in me["shows"])


def saves(view, slot):
    """Say whether a tile of Money or Agriculture that is left shows a resource its own slot asks for."""
    offered = {"money": ("stone", "gold"), "agriculture": ("wood", "grain")}.get(slot["tile"], ())
    taken = {resource for player in view["players"] for resource in player["shows"]}
    return any(resource in {each for _, each in slot["cost"]} - taken for resource in offered)


def check_lacking(state, view, move, facts):
    """With what is lacking the slot could be paid, and with any less it could not."""
    (slot,) = [slot for slot in view["development"]["slots"] if slot["tile"] == facts["tile"]]
    lacking = list(facts["lacking"])
    assert lacking
    assert len(lacking) == sum(count for count, _ in slot["lacking"])
    assert all(name in (*RESOURCE_NAMES, "board-any") for name in lacking)


def owner(view, name):
    return view["territories"][name]["owner"]


# What must be true in a view, with the seat on turn, where a reason is given.
TRUE = {
    "why-stock-empty": lambda view, me, facts: view["players"][me]["stock"] == 0,
    "why-covered-there": lambda view, me, facts: (
        owner(view, facts["territory"]) != me and me in view["territories"][facts["territory"]]["discs"]
    ),
    "why-not-yours": lambda view, me, facts: owner(view, facts["territory"]) != me,
    "why-condemned": lambda view, me, facts: view["territories"][facts["territory"]]["condemned"],
    "why-yours-already": lambda view, me, facts: owner(view, facts["territory"]) == me,
    "why-siren": lambda view, me, facts: "siren" in view["players"][me]["gods"],
    "why-discovered": lambda view, me, facts: facts["tile"] in view["players"][me]["tiles"],
    "why-not-in-play": lambda view, me, facts: facts["tile"] not in names_in_play(view),
    "why-no-tile-left": lambda view, me, facts: (
        [slot["left"] for slot in view["development"]["slots"] if slot["tile"] == facts["tile"]] == [0]
    ),
    "why-built": lambda view, me, facts: (
        [wonder["owner"] for wonder in view["development"]["wonders"] if wonder["wonder"] == facts["wonder"]]
        == [facts["seat"]]
    ),
    "why-lacks-stars": lambda view, me, facts: (
        [
            (wonder["stars"], wonder["had"])
            for wonder in view["development"]["wonders"]
            if wonder["wonder"] == facts["wonder"]
        ]
        == [(facts["needed"], facts["stars"])]
        and facts["stars"] < facts["needed"]
    ),
    "why-card-not-in-hand": lambda view, me, facts: (
        facts["card"].removeprefix("card-") not in view["players"][me]["hand"]
    ),
    "why-card-without-effect": lambda view, me, facts: (
        facts["card"].removeprefix("card-") in view["players"][me]["hand"]
    ),
    "why-not-at-last-zeus": lambda view, me, facts: not view["last_turn"],
    "why-end-instead": lambda view, me, facts: view["last_turn"],
}


def names_in_play(view):
    slots, wonders = view["development"]["slots"], view["development"]["wonders"]
    return {slot["tile"] for slot in slots} | {wonder["wonder"] for wonder in wonders}


@rule("O3.4", "O4.1", "O4.4", "O5.1", "O5.2", "O6.1")
@pytest.mark.parametrize(
    ("seats", "seed", "options"),
    [(2, 1, {}), (2, 2, {"long_ways": True}), (3, 3, {}), (4, 4, {}), (5, 5, {})],
)
def test_the_figures_of_every_refusal_are_those_of_the_position(seats, seed, options):
    seen = set()
    for state in walk(seats, seed, options):
        legal, seat = set(state.indices()), state.to_act
        view = state.view(seat)
        for move in [*GAME.all_moves[seed : moves.DISCOVER : 7], *GAME.all_moves[moves.DISCOVER :]]:
            if move.index in legal:
                continue
            told, _ = state.explain(move.index)
            seen.add(told.name)
            where = f"{move.text} in {state.text}: {told.facts}"
            if told.name == "why-past-the-cross" and view["asked"] == "turn":
                check_cross(state, view, move, told.facts)
            elif told.name == "why-lacks-resources":
                check_lacking(state, view, move, told.facts)
            elif told.name in TRUE and view["asked"] in ("turn", "paying", "playing"):
                assert TRUE[told.name](view, seat, told.facts), where

    assert {"why-lacks-resources", "why-lacks-stars"} <= seen
    assert "why-past-the-cross" in seen or seats > 2


@rule("O3.4", "O5.1")
def test_at_the_cross_the_best_tile_and_every_hourglass_are_counted():
    state = position(
        "seats=2 time=66,67 ended=2 chalcidice=1 laconia=1 naxos=1 row2=hoplites,astronomy,agriculture,money,-"
    )

    told, number = state.why_not("discover money")

    assert (told.name, number) == ("why-past-the-cross", "O3.4")
    assert (told.facts["cost"], told.facts["budget"]) == (5, 3)


@rule("O3.4", "O11")
def test_cavalry_s_hourglasses_are_counted_at_the_cross():
    state = position("seats=2 time=65,67 ended=2 euboea=1 chalcidice=1 bonus2=1.2.1")

    told, _ = state.why_not("discover cavalry")

    assert (told.facts["cost"], told.facts["budget"]) == (7, 4)


@rule("O5.2")
def test_what_is_lacking_is_named():
    state = position("seats=2 time=0,9 thessaly=1")

    told, number = state.why_not("discover religion")

    assert (told.name, number) == ("why-lacks-resources", "O5.2")
    assert told.facts["lacking"] == ("stone",)
    assert "You lack: stone." in str(told)


@rule("O5.5")
def test_a_tile_that_shows_no_such_resource_is_not_called_taken():
    text = "seats=4 time=9,9,9,20 ask=next>paying>bonus:2.4>choosing:money cost=7 tiles2=money:gold seat=1"
    state = position(text.replace("tiles2=money:gold ", ""))

    assert refused(state, "tile grain") == ("why-no-such-tile", "O5.5")
    assert refused(position(text), "tile gold") == ("why-tile-taken", "O5.5")


def test_pressing_a_thing_means_a_move_whatever_is_asked():
    things = {"origin": "attica", "territory": "thrace", "tile": "medicine", "wonder": "stadium", "card": "star"}

    assert all(GAME.move(text.format(**things)) for meant in DECISIONS.meanings for text in meant.values())
    assert position("ask=condemning").view(0)["meant"]["territory"] == "condemn {territory}"
