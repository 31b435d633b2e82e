"""Bots: legal whole games, wins found, losses avoided, the same decision for the same view."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from librt.random import Random
from librt.vecs import vec

import petteia
from petteia import _source
from petteia.core.insight import insight_of
from petteia.core.registry import folder_of
from petteia.players import LEVELS, UnknownPlayer, bots, network_file, player
from petteia.players.bots import levels
from petteia.players.judge import tasted
from petteia.players.mcts import MctsPlayer
from petteia.players.taste import SELDOM
from petteia.players.thinker import Thinker
from petteia.players.tree import ROOT

SEARCHERS = ["mcts:simulations=60", "alphabeta:nodes=150"]
BY_THE_CLOCK = re.compile(r"(simulations=\d+,)?seconds=[\d.]+")
POSITIONS = 4  # in which every bot is asked what it would do if others held other cards
FOOT = "hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"


def open_games() -> list[str]:
    """Return the games whose bots may look through alpha-beta."""
    return [slug for slug in petteia.games() if not petteia.game(slug).has_secrets]


def bots_of(slug: str) -> list[str]:
    return [spec for spec in SEARCHERS if slug in open_games() or not spec.startswith("alphabeta")]


CASES = [
    (slug, seats, spec) for slug in petteia.games() for seats in petteia.game(slug).seats for spec in bots_of(slug)
]


@pytest.mark.parametrize(("slug", "seats", "spec"), CASES)
def test_bots_play_whole_games_legally(slug: str, seats: int, spec: str) -> None:
    state = petteia.game(slug).new(seats, seed=4)
    bots = [player(slug, spec.replace("=60", "=4").replace("=150", "=15"), seed=seat) for seat in range(seats)]
    played = 0

    while state.to_act is not None and played < 3000:
        state.play(bots[state.to_act].choose(state.view(state.to_act)))  # raises IllegalMove if it is not
        played += 1

    assert state.to_act is None


@pytest.mark.parametrize(("slug", "seats", "spec"), CASES)
def test_the_same_view_and_seed_give_the_same_decision(slug: str, seats: int, spec: str) -> None:
    state = petteia.game(slug).new(seats, seed=2)
    for _ in range(4):
        assert state.to_act is not None
        view = state.view(state.to_act)
        choices = {player(slug, spec, seed=7).choose(view).text for _ in range(2)}

        assert len(choices) == 1
        state.play(choices.pop())


def every_bot(game: petteia.Game, seats: int) -> list[str]:
    """Return a bot of every kind and of every level, those that think by the clock made to count instead."""
    kinds = ["random", "greedy", *bots_of(game.slug)]
    if network_file.path_of(game).exists():
        kinds += ["net:simulations=20", "net:simulations=20,judge=learned", "net:simulations=20,keep=1"]
        kinds += ["net:simulations=20,playouts=0.5"]
    kinds += [f"level{level}:style={style}" for style in insight_of(game).styles for level in (2, 5)]
    return [*kinds, *(BY_THE_CLOCK.sub("simulations=200", spec) for spec in levels(game, seats).values())]


@pytest.mark.skipif(_source.is_source_only(), reason="every bot of every level thinks")
@pytest.mark.parametrize("slug", [slug for slug in petteia.games() if petteia.game(slug).has_secrets])
def test_what_a_seat_cannot_see_does_not_change_its_decision(slug: str) -> None:
    game = petteia.game(slug)
    asked = 0
    for seats in (game.seats[0], game.seats[-1]):
        state = game.new(seats, seed=3)
        walker = player(slug, "random", seed=1)
        rng = Random(9)
        met = 0
        while state.to_act is not None and met < POSITIONS:
            seat = state.to_act
            others = [other for other in range(seats) if other != seat]
            for _ in range(20):  # until others hold something else, if they hold anything
                twin = state.redealt(seat, rng)
                if all(twin.view(other) != state.view(other) for other in others):
                    break
            else:
                twin = state
            if twin is not state and len(state.moves()) > 1:
                met += 1
                for spec in every_bot(game, seats):
                    choices = {player(game, spec, seed=5).choose(each.view(seat)).text for each in (state, twin)}
                    asked += 1

                    assert len(choices) == 1, f"{spec} in {state.text} or {twin.text}"
            state.play(walker.choose(state.view(seat)))
    assert asked > 2 * POSITIONS


@pytest.mark.parametrize("level", LEVELS)
def test_every_level_takes_a_win_in_front_of_it(level: int) -> None:
    game = petteia.game("gods")
    state = game.position(f"zeus@a6 {FOOT}")

    for seed in range(12):  # good days and bad ones
        assert player(game, level=level, seed=seed).choose(state.view(0)).text == "zeus up"


@pytest.mark.parametrize("spec", ["mcts:simulations=3000", "alphabeta:nodes=3000", "level4"])
@pytest.mark.parametrize("hand", ["poseidon,demeter", "aphrodite,hades"])
def test_bots_avert_a_loss_in_one_turn(spec: str, hand: str) -> None:
    # The opponent would step to the summit with Zeus; Poseidon can push him back, Aphrodite can lead nobody down.
    game = petteia.game("gods")
    state = game.position(f"zeus@a6 {FOOT} hand1=hera,{hand} hand2=zeus,ares")
    bot = player(game, spec, seed=1)
    while state.to_act == 0:
        state.play(bot.choose(state.view(0)))

    # Hera weakens Zeus in either hand, or Poseidon pushes him.
    assert not [move for move in state.moves() if move.text == "zeus up"] or "zeus@a6" not in state.text


@pytest.mark.parametrize(
    "spec",
    [
        *("nobody", "level9", "mcts:depth=3", "mcts:simulations=many", "mcts:fast", "mcts:judge=eye"),
        *("mcts:playouts=0.5", "net:playouts=1.5", "net:playouts=often", "net:judge=learned,playouts=0.5"),
    ],
)
def test_unknown_bots_and_settings_are_named(spec: str) -> None:
    with pytest.raises(UnknownPlayer):
        player("gods", spec)


def test_a_package_offers_its_bots_as_entry_points(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "climbing.py").write_text(
        "import petteia\n\n"
        "class Climber(petteia.Player):\n"
        "    def choose(self, view):\n"
        "        return self.game.determinize(view, self.rng).moves()[-1]\n"
    )
    installed = tmp_path / "climbing-1.0.dist-info"
    installed.mkdir()
    (installed / "METADATA").write_text("Metadata-Version: 2.1\nName: climbing\nVersion: 1.0\n")
    (installed / "entry_points.txt").write_text("[petteia.players]\nclimber = climbing:Climber\n")
    monkeypatch.syspath_prepend(tmp_path)
    state = petteia.game("gods").new(seed=1)

    chosen = player("gods", "climber", seed=1).choose(state.view(0))

    assert chosen.text == state.moves()[-1].text
    with pytest.raises(UnknownPlayer, match="climber"):
        player("gods", "nobody")


@pytest.mark.parametrize(
    "kind", ["mcts:simulations=", "mcts:width=", "mcts:form=", "alphabeta:nodes=", "alphabeta:turns="]
)
@pytest.mark.parametrize("number", ["0", "-5", "nan", "inf", "1e30"])
def test_settings_with_which_nothing_can_be_searched_are_refused(kind: str, number: str) -> None:
    with pytest.raises(UnknownPlayer, match=kind.partition(":")[2].removesuffix("=")):
        player("gods", kind + number)


@pytest.mark.parametrize("slug", petteia.games())
def test_a_level_is_a_bot_of_its_own_at_every_game(slug: str) -> None:
    for seats in petteia.game(slug).seats:
        found = levels(petteia.game(slug), seats)

        assert list(found) == list(LEVELS)
        assert len(set(found.values())) == len(LEVELS)
        assert all(player(slug, spec).name == spec for spec in found.values())


@pytest.mark.parametrize("text", ["", '1 = "random"', '[two]\n1 = "random"', '[2]\n1 = "random"', "[2"])
def test_a_file_of_levels_that_cannot_be_is_named(text: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    path = tmp_path / bots.LEVELS_FILE
    path.parent.mkdir()
    path.write_text(text)
    monkeypatch.setattr(bots, "folder_of", lambda game: tmp_path)

    with pytest.raises(UnknownPlayer, match=bots.LEVELS_FILE):
        levels(petteia.game("gods"), 2)


@pytest.mark.parametrize("seats", [2, 4])
def test_a_level_plays_as_its_bot_with_so_many_seats(seats: int) -> None:
    game = petteia.game("gods")
    state = game.new(seats, seed=1)
    level, bot = player(game, level=1, seed=1), player(game, levels(game, seats)[1], seed=1)
    for bots_seed in (1, 5):  # as made, then begun anew
        level.reseed(bots_seed)
        bot.reseed(bots_seed)
        for _ in range(20):
            move = level.choose(state.view(state.to_act))

            assert move == bot.choose(state.view(state.to_act))
            state.play(move)


def test_a_bot_takes_no_more_memory_than_its_simulations_need_whatever_the_clock_allows() -> None:
    needed = player("gods", "net:simulations=100").memory()

    assert player("gods", "net:simulations=100,seconds=1.9").memory() == needed
    assert player("gods", "net:seconds=1.9").memory() > needed


def test_a_bad_day_proves_less_and_a_good_one_more_but_never_nothing() -> None:
    def proves(spec: str) -> list[int]:
        bots_of_days = [player("gods", spec, seed=seed) for seed in range(40)]
        return [bot.to_prove() for bot in bots_of_days if isinstance(bot, Thinker)]

    found = proves("net:simulations=10,proof=1000,form=8")

    assert 125 <= min(found) < 500
    assert 2000 < max(found) <= 8000
    assert min(proves("net:simulations=10,proof=60,form=8")) == 60
    assert set(proves("net:simulations=10,proof=1000")) == {1000}
    assert set(proves("net:simulations=10,form=8")) == {0}


@pytest.mark.parametrize("slug", petteia.games())
def test_every_level_can_have_every_style(slug: str) -> None:
    game = petteia.game(slug)
    for style in insight_of(game).styles:
        for level in LEVELS:
            assert player(game, level=level, style=style).name == f"level{level}:style={style}"


@pytest.mark.skipif(_source.is_source_only(), reason="it takes some searches until tastes differ")
@pytest.mark.parametrize("kind", ["classic", "mcts", "net"])
@pytest.mark.parametrize("slug", petteia.games())
def test_a_character_gives_up_little_for_what_it_likes(slug: str, kind: str) -> None:
    game = petteia.game(slug)
    for style in insight_of(game).styles:
        state = game.new(game.seats[0], seed=5)
        bot = player(game, f"{kind}:simulations=200,style={style},leeway=0.1", seed=2)
        assert isinstance(bot, Thinker)
        preferred = False
        while state.to_act is not None and not preferred:
            move = bot.choose(state.view(state.to_act))
            if bot.has_searched and bot.decision != ROOT:  # else it all looked alike
                tree, chosen, best = bot.tree, bot.decision, bot.tree.best()
                preferred = chosen != best
                assert game.all_moves[tree.move[chosen]] == move
                assert tree.visits[chosen] * SELDOM >= tree.visits[best]
                assert tree.total[chosen] / tree.visits[chosen] >= tree.total[best] / tree.visits[best] - 0.1
            state.play(move)

        assert preferred


@pytest.mark.skipif(_source.is_source_only(), reason="it takes some searches until tastes differ")
@pytest.mark.parametrize(
    ("slug", "bot", "seats", "least", "most"),
    [
        ("gods", "net:style=climber", 2, 0.01, 0.03),
        ("gods", "net:style=trickster", 4, 0.01, 0.03),
        ("olympos", "net:style=warrior", 2, 0.01, 0.03),
        ("olympos", "net:style=warrior", 3, 0.03, 0.1),
        ("olympos", "net:style=warrior", 4, 0.03, 0.1),
        ("olympos", "classic:style=warrior", 4, 0.01, 0.02),
        ("olympos", "net:style=warrior,judge=learned", 4, 0.001, 0.02),
        ("olympos", "net:style=warrior,leeway=0.01", 4, 0.003, 0.01),
    ],
)
def test_a_character_gives_up_more_among_more_sides(slug: str, bot: str, seats: int, least: float, most: float) -> None:
    state = petteia.game(slug).new(seats, seed=5)
    thinker = player(slug, f"{bot},simulations=100", seed=2)
    assert isinstance(thinker, Thinker)
    given_up = [0.0]
    while state.to_act is not None:
        move = thinker.choose(state.view(state.to_act))
        tree, chosen, best = thinker.tree, thinker.decision, thinker.tree.best()
        if thinker.has_searched and chosen not in (ROOT, best):
            given_up.append(tree.total[best] / tree.visits[best] - tree.total[chosen] / tree.visits[chosen])
        state.play(move)

    assert least < max(given_up) <= most + 1e-9


@pytest.mark.parametrize(
    ("spec", "told"),
    [
        ("level3:style=bard", "no bot at Gods of Olympus has the style 'bard'; there are climber, trickster"),
        ("mcts:style=warrior", "no bot at Gods of Olympus has the style 'warrior'; there are climber, trickster"),
        ("alphabeta:style=climber", "alphabeta has no setting 'style'"),
        ("net:style=warrior", "no bot at Gods of Olympus has the style 'warrior'; there are climber, trickster"),
    ],
)
def test_a_style_that_nobody_has_is_named(spec: str, told: str) -> None:
    with pytest.raises(petteia.PetteiaError) as error:
        player("gods", spec)

    assert str(error.value) == told


def test_a_judge_may_be_a_file_of_weights(tmp_path: Path) -> None:
    game = petteia.game("olympos")
    state = game.new(2, seed=1)
    own = folder_of(game) / "insight/weights.json"
    choices = {
        player(game, f"mcts:simulations=20{judge}", seed=1).choose(state.view(0)).text
        for judge in ("", f",judge={own}")
    }
    broken = tmp_path / "weights.json"
    broken.write_text("[]")

    assert len(choices) == 1
    for wrong in (broken, folder_of(petteia.game("gods")) / "insight/weights.json", tmp_path / "none.json"):
        with pytest.raises(UnknownPlayer):
            player(game, f"mcts:judge={wrong}")


def test_a_search_ends_when_its_decision_cannot_change() -> None:
    game = petteia.game("gods")
    state = game.position(f"zeus@a6 {FOOT}")
    bot = MctsPlayer(game, 1, simulations=4000)

    assert bot.choose(state.view(0)).text == "zeus up"
    assert bot.done < 4000


def test_where_all_options_look_alike_nobody_thinks_long() -> None:
    state = petteia.game("olympos").new(2, seed=1)
    bot = player("olympos", "mcts:simulations=500", seed=1)
    assert isinstance(bot, MctsPlayer)
    bot.choose(state.view(state.to_act))  # which territory to condemn

    assert bot.done < 100


def test_what_looks_alike_is_decided_by_lot_so_that_no_two_boards_are_set_up_alike() -> None:
    state = petteia.game("olympos").new(2, seed=1)
    view = state.view(state.to_act)

    chosen = {player("olympos", "classic:simulations=40", seed=seed).choose(view).text for seed in range(6)}

    assert len(chosen) > 1


def test_a_taste_is_the_same_throughout_a_game_and_another_in_the_next() -> None:
    weights = vec[float]([1.0] * 50)
    found = [list(tasted(weights, 0.5, salt)) for salt in (1, 1, 2)]

    assert found[0] == found[1] != found[2]
    assert all(0.5 <= weight <= 1.5 for weight in found[0])
    assert list(tasted(weights, 0.0, 1)) == list(weights)


def test_a_good_or_bad_day_lasts_for_a_game_and_stays_within_its_measure() -> None:
    game = petteia.game("gods")
    view = game.new(2, seed=1).view(0)
    bot = MctsPlayer(game, 1, simulations=60, form=6)
    days = []
    for seed in (*range(30), 7):
        bot.reseed(seed)
        bot.choose(view)
        days.append((bot.day, bot.done))

    assert days[7] == days[30]
    assert all(1 / 6 <= day <= 6 and done <= 60 * day + 1 for day, done in days)
    assert min(days)[0] < 1 / 3
    assert max(days)[0] > 3
    assert min(done for _, done in days) < 30
    assert max(done for _, done in days) > 120


# Both builds -----------------------------------------------------------------------------------------------------

DECISIONS = """
import petteia
for slug, spec in (
    ("gods", "mcts:simulations=40"),
    ("gods", "mcts:simulations=30,noise=0.4,form=5,judge=hand"),
    ("gods", "net:simulations=40,judge=learned,noise=0.1,keep=1"),
    ("gods", "alphabeta:nodes=60"),
    ("olympos", "net:simulations=20,keep=1"),
    ("olympos", "net:simulations=2,playouts=0.5"),
    ("olympos", "mcts:simulations=20,noise=0.1,bias=0.5"),
):
    for seats in (2, 4):
        state = petteia.game(slug).new(seats, seed=11)
        bot = petteia.player(slug, spec, seed=3)
        walker = petteia.player(slug, "random", seed=3)
        for _ in range(30 if slug == "olympos" else 0):
            state.play(walker.choose(state.view(state.to_act)))
        for _ in range(8):
            move = bot.choose(state.view(state.to_act))
            print(move.text, state.game.insight.key(state))
            state.play(move)
"""


def test_compiled_and_interpreted_decide_alike() -> None:
    if _source.build() != "compiled":
        pytest.skip("there is no other build to compare with")
    said = [
        subprocess.run(
            [sys.executable, "-c", DECISIONS],
            env=os.environ | {"PETTEIA_INTERPRETED": interpreted},
            capture_output=True,
            text=True,
            check=True,
        ).stdout
        for interpreted in "01"
    ]

    assert said[0] == said[1]
    assert said[0].count("\n") == 112
