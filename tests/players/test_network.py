"""Networks: whole numbers that come out right, inputs that tell no secrets, files that say what they are."""

from __future__ import annotations

import json
import random
import re
import shutil
import zlib
from collections.abc import Iterator
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec
from mypy_extensions import i16

import petteia
from petteia import _source
from petteia.core.game import Game, State
from petteia.core.insight import ASPECTS, WHOLE, insight_of
from petteia.core.walk import scratch
from petteia.players import network_file, player
from petteia.players.mcts import MctsPlayer
from petteia.players.mind import EVERYBODY
from petteia.players.net import NetMind, NetPlayer, PlayoutMind
from petteia.players.network import (
    HIDDEN,
    MOST_INPUTS,
    MOST_UNIT,
    MOST_WEIGHT,
    OUTPUTS,
    SCALE,
    TOP,
    UNIT,
    WIDE,
    Network,
)
from petteia.players.network_file import NetworkError, Shape
from petteia.players.onward import Onward

GAMES = petteia.games()
MOST_AMOUNT = 2047  # of an input, all that is told of it added up


def any_weights(game: Game, seed: int = 1, spread: float = 40.0) -> dict[str, list[int]]:
    """Return weights that nobody trained."""
    rng = random.Random(seed)
    return {
        part: [max(-MOST_WEIGHT, min(MOST_WEIGHT, round(rng.gauss(0, spread)))) for _ in range(size)]
        for part, size in Shape.of(game).sizes().items()
    }


def met(game: Game, seats: int, seed: int) -> Iterator[State]:
    """Yield positions of a random game in which a seat must choose."""
    rng = random.Random(seed)
    state = game.new(seats, seed=seed)
    while state.to_act is not None:
        moves = state.indices()
        if len(moves) > 1:
            yield state.copy()
        state.play(rng.choice(moves))


def told(state: State, seat: int, again: bool = False) -> dict[int, int]:
    """Return the inputs of *state*, by number; *again*: those of another seat were asked for just before."""
    numbers, amounts = vec[i16]([i16(0)] * MOST_INPUTS), vec[i16]([i16(0)] * MOST_INPUTS)
    insight = insight_of(state.game)
    tell = insight.more_inputs if again else insight.inputs
    count = int(tell(state, seat, numbers, amounts))
    found: dict[int, int] = {}
    for place in range(count):
        found[int(numbers[place])] = found.get(int(numbers[place]), 0) + int(amounts[place])
    return found


def slowly(weights: dict[str, list[int]], inputs: dict[int, int]) -> tuple[list[int], list[float]]:
    """Return the second layer and the outputs, worked out without any haste."""
    always = len(weights["first"]) // WIDE - 1
    sums = [weights["first"][always * WIDE + place] * WHOLE for place in range(WIDE)]
    for number, amount in inputs.items():
        for place in range(WIDE):
            sums[place] += amount * weights["first"][number * WIDE + place]
    units = [min(MOST_UNIT, max(0, sums[place]) >> 7) for place in range(HIDDEN)]
    tops = []
    for place in range(TOP):
        total = weights["second"][HIDDEN * TOP + place] * UNIT
        total += sum(units[unit] * weights["second"][unit * TOP + place] for unit in range(HIDDEN))
        tops.append(min(MOST_UNIT, max(0, total) >> 8))
    outputs = []
    for output in range(OUTPUTS):
        row = weights["last"][output * (TOP + 1) : (output + 1) * (TOP + 1)]
        total = row[TOP] * UNIT + sum(top * weight for top, weight in zip(tops, row, strict=False))
        outputs.append(sums[HIDDEN + output] / (WHOLE * SCALE) + total / (UNIT * SCALE))
    return tops, outputs


@pytest.mark.parametrize("slug", GAMES)
@pytest.mark.parametrize("spread", [40.0, 3000.0], ids=["usual", "extreme"])
def test_two_numbers_in_a_word_never_disturb_each_other(slug: str, spread: float) -> None:
    game = petteia.game(slug)
    weights = any_weights(game, 3, spread)
    network = Network(game, **weights)
    for state in list(met(game, game.seats[-1], 2))[::40]:
        assert state.to_act is not None
        network.look(state, state.to_act)
        tops, outputs = slowly(weights, told(state, state.to_act))

        assert list(network.outputs) == outputs
        lit = {int(network.places[place]): int(network.units[place]) for place in range(int(network.active))}
        assert lit == {place: top for place, top in enumerate(tops) if top}


@pytest.mark.parametrize("slug", GAMES)
def test_inputs_and_aspects_are_numbers_that_exist(slug: str) -> None:
    game = petteia.game(slug)
    shape = Shape.of(game)
    for seats in game.seats:
        options = scratch(game.new(seats, seed=1))
        promises = scratch(game.new(seats, seed=1))
        aspects = vec[i16]([i16(0)] * (len(options) * ASPECTS))
        for state in list(met(game, seats, 11))[::5]:
            for seat in range(seats):
                inputs = told(state, seat)

                assert inputs
                assert all(0 <= number < shape.inputs for number in inputs)
                assert all(0 < abs(amount) <= MOST_AMOUNT for amount in inputs.values())
            count = int(state.options(options))
            insight_of(game).order(state, options, count, promises)
            insight_of(game).aspects(state, options, count, promises, aspects)

            assert all(0 <= int(aspects[place]) < shape.aspects for place in range(count * ASPECTS))
            assert all(any(aspects[place * ASPECTS + at] for at in range(ASPECTS)) for place in range(count))


@pytest.mark.parametrize("slug", [slug for slug in GAMES if petteia.game(slug).has_secrets])
def test_inputs_tell_nothing_that_the_seat_cannot_know(slug: str) -> None:
    game = petteia.game(slug)
    rng, differing = Random(5), 0
    for seats in (game.seats[0], game.seats[-1]):
        for state in list(met(game, seats, 7))[::9]:
            for seat in range(seats):
                other = state.redealt(seat, rng)
                differing += other.text != state.text

                assert told(other, seat) == told(state, seat)
    assert differing > 20


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in petteia.game(slug).seats])
def test_inputs_are_the_same_for_whoever_looks_after_another(slug: str, seats: int) -> None:
    for state in list(met(petteia.game(slug), seats, 13))[::40]:
        alone = [told(state, seat) for seat in range(seats)]

        assert [told(state, seat, again=seat > 0) for seat in range(seats)] == alone
        assert [told(state, seat, again=seat < seats - 1) for seat in reversed(range(seats))] == alone[::-1]


@pytest.mark.parametrize("slug", GAMES)
def test_chances_of_moves_add_up(slug: str) -> None:
    game = petteia.game(slug)
    network = Network(game, **any_weights(game))
    options, promises = scratch(game.new(seed=1)), scratch(game.new(seed=1))
    into = vec[float]([0.0] * len(options))
    for state in list(met(game, game.seats[0], 5))[::20]:
        assert state.to_act is not None
        count = int(state.options(options))
        network.look(state, state.to_act)
        insight_of(game).order(state, options, count, promises)
        network.lean(state, options, count, promises, into)

        assert sum(into[place] for place in range(count)) == pytest.approx(1)
        assert min(into[place] for place in range(count)) > 0


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in petteia.game(slug).seats])
def test_what_seats_hope_for_adds_up_to_nothing(slug: str, seats: int) -> None:
    game = petteia.game(slug)
    network = Network(game, **any_weights(game))
    for state in list(met(game, seats, 5))[::50]:
        into = vec[float]([0.0] * seats)
        NetMind(network, state).values(state, EVERYBODY, into)

        assert sum(into) == pytest.approx(0, abs=1e-6)


def test_of_more_than_two_sides_each_is_judged_as_it_sees_itself() -> None:
    game = petteia.game("olympos")
    network = Network(game, **any_weights(game))
    nobody = 9.0
    for state in list(met(game, 4, 5))[::50]:
        into = vec[float]([nobody] * 4)
        NetMind(network, state).values(state, 0b1010, into)
        for seat in (1, 3):
            network.look(state, seat)

            assert into[seat] == network.result()
        assert into[0] == into[2] == nobody


def test_a_search_asks_for_the_hopes_of_those_who_chose() -> None:
    game = petteia.game("olympos")
    bot = player(game, "net:simulations=1", seed=1)
    assert isinstance(bot, NetPlayer)
    search = bot.search(game.new(4, seed=1))
    for step, seat in enumerate((2, 0, 2, 1), start=1):
        search.actors[step] = seat

    assert [int(search.asked(depth)) for depth in range(5)] == [0, 0b100, 0b101, 0b101, 0b111]


@pytest.mark.parametrize(("slug", "seats"), [(slug, seats) for slug in GAMES for seats in petteia.game(slug).seats])
def test_a_bot_with_a_network_plays_legally(slug: str, seats: int, tmp_path: Path) -> None:
    game = petteia.game(slug)
    path = tmp_path / "any.network"
    network_file.write(path, game, any_weights(game), {})
    bots = [player(slug, f"net:simulations=3,weights={path}", seed=seat) for seat in range(seats)]
    state = game.new(seats, seed=4)
    for _ in range(30):
        if state.to_act is not None:
            state.play(bots[state.to_act].choose(state.view(state.to_act)))  # raises IllegalMove if it is not

    assert any(isinstance(bot, NetPlayer) and bot.done > 0 for bot in bots)


def test_a_network_may_propose_what_the_learned_judge_values() -> None:
    game = petteia.game("gods")
    state = game.new(2, seed=3)
    judged, plain = (
        player(game, "net:simulations=60,judge=learned", seed=1),
        player(game, "mcts:simulations=60", seed=1),
    )
    assert isinstance(judged, NetPlayer)
    assert isinstance(plain, MctsPlayer)
    for bot in (judged, plain):
        bot.choose(state.view(0))

    assert judged.opinions(state) == plain.opinions(state)
    assert judged.visits() != plain.visits()  # for the network leans to other moves


# Games played on -------------------------------------------------------------------------------------------------


def late(seats: int) -> State:
    """Return a position of Olympos near the end of a random game."""
    return list(met(petteia.game("olympos"), seats, seed=6))[-12]


@pytest.mark.parametrize("part", [0.25, 0.5, 1.0])
def test_how_a_game_ends_that_is_played_on_counts_beside_the_network(part: float) -> None:
    state = late(4)
    judge = NetMind(network_file.network(state.game, None), state)
    judged, mixed = (vec[float]([0.0] * 4) for _ in range(2))
    judge.values(state, EVERYBODY, judged)
    PlayoutMind(judge, state, part, Random(5)).values(state, EVERYBODY, mixed)
    end = state.copy()

    assert Onward(state, judge, Random(5)).finish(end, 1000)
    for seat in range(4):
        assert mixed[seat] == pytest.approx((1 - part) * judged[seat] + part * end.payoff(seat))


def test_a_game_that_is_over_is_not_played_on() -> None:
    state = late(3)
    judge = NetMind(network_file.network(state.game, None), state)
    assert Onward(state, judge, Random(5)).finish(state, 1000)
    found = vec[float]([0.0] * 3)
    PlayoutMind(judge, state, 0.5, Random(5)).values(state, EVERYBODY, found)

    assert list(found) == state.outcome()


def test_playing_on_stops_where_it_takes_too_long() -> None:
    state = petteia.game("olympos").new(3, seed=1)
    judge = NetMind(network_file.network(state.game, None), state)

    assert not Onward(state, judge, Random(5)).finish(state, 5)
    assert state.to_act is not None


def test_a_second_best_move_is_played_as_often_as_told() -> None:
    state = late(4)
    judge = NetMind(network_file.network(state.game, None), state)
    always, never = Onward(state, judge, Random(1), 1), Onward(state, judge, Random(1))

    assert always.choose(state) != never.choose(state)
    assert always.had_choice
    assert never.had_choice


@pytest.mark.parametrize(
    ("slug", "seats", "kind"), [("olympos", 4, PlayoutMind), ("olympos", 2, NetMind), ("gods", 4, NetMind)]
)
def test_games_are_played_on_where_there_are_more_than_two_sides(slug: str, seats: int, kind: type) -> None:
    bot = player(slug, "net:simulations=2,playouts=0.5", seed=1)
    assert isinstance(bot, NetPlayer)

    assert type(bot.mind(petteia.game(slug).new(seats, seed=1))) is kind


def test_games_are_played_on_by_the_clock_if_there_is_time_unless_told() -> None:
    specs = (
        "net:seconds=1",
        "net:seconds=0.1",
        "net:simulations=5000",
        "net:seconds=1,playouts=0",
        "net:simulations=9,playouts=1",
    )
    bots = [player("olympos", spec, seed=1) for spec in specs]
    usual = 0.5 if _source.build() == "compiled" else 0.0  # else a second has room for a handful of games

    assert [bot.playouts for bot in bots if isinstance(bot, NetPlayer)] == [usual, 0, 0, 0, 1]


# Files -----------------------------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def written(tmp_path_factory: pytest.TempPathFactory) -> Path:
    found = tmp_path_factory.mktemp("networks") / "any.network"
    network_file.write(found, petteia.game("gods"), any_weights(petteia.game("gods")), {"command": "by hand"})
    return found


@pytest.fixture
def path(written: Path, tmp_path: Path) -> Path:
    return Path(shutil.copy(written, tmp_path))


def test_a_file_keeps_its_network(path: Path) -> None:
    game = petteia.game("gods")
    kept, made = network_file.read(path, game), Network(game, **any_weights(game))

    assert network_file.about(path)["made"] == {"command": "by hand"}
    for part in ("first", "second", "last", "policy"):
        assert list(getattr(kept, part)) == list(getattr(made, part))


def changed(path: Path, **changes: object) -> None:
    """Change what a file says of itself."""
    sign, line, packed = path.read_bytes().split(b"\n", 2)
    path.write_bytes(sign + b"\n" + json.dumps(json.loads(line) | changes).encode() + b"\n" + packed)


@pytest.mark.parametrize(
    ("damage", "told"),
    [
        (lambda path: changed(path, game="chess"), "a network for chess, not for gods"),
        (lambda path: changed(path, inputs=7), "made for 7 inputs"),
        (lambda path: changed(path, hidden=[8, 8]), "layers of [8, 8]"),
        (lambda path: path.write_bytes(b"hello"), "is no network"),
        (lambda path: path.write_bytes(path.read_bytes().replace(b"network 1", b"network 9", 1)), "another version"),
        (lambda path: path.write_bytes(path.read_bytes()[:-9]), "is damaged"),
        (lambda path: path.write_bytes(b"petteia network 1\nnonsense\n"), "is damaged"),
        (lambda path: path.unlink(), "cannot be read"),
    ],
)
def test_a_wrong_file_says_what_is_wrong(path: Path, damage, told: str) -> None:  # type: ignore[no-untyped-def]
    damage(path)

    with pytest.raises(NetworkError, match=re.escape(told)):
        player("gods", f"net:weights={path}")


def test_weights_beyond_the_lanes_are_refused(path: Path) -> None:
    sign, line, packed = path.read_bytes().split(b"\n", 2)
    loud = zlib.compress(b"\xff\x7f" * (len(zlib.decompress(packed)) // 2))
    path.write_bytes(sign + b"\n" + line + b"\n" + loud)
    changed(path, check=zlib.crc32(loud))

    with pytest.raises(NetworkError, match="is damaged"):
        network_file.read(path, petteia.game("gods"))


@pytest.mark.parametrize("slug", GAMES)
def test_a_network_that_comes_with_a_game_fits_it_and_says_how_it_was_made(slug: str) -> None:
    game = petteia.game(slug)
    found = network_file.path_of(game)
    if not found.exists():
        with pytest.raises(NetworkError, match="no network comes with"):
            player(game, "net")
        return

    assert found.stat().st_size < 2_000_000
    assert {"command", "seed", "games", "positions", "hours"} <= set(dict(network_file.about(found)["made"]))  # type: ignore[call-overload]
    assert isinstance(player(game, "net:simulations=2"), NetPlayer)
