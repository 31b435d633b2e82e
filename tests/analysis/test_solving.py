"""Small games solved: the truth agrees with trying everything, and bots are found out by their best opponent."""

import json
from pathlib import Path

import pytest
from click.testing import CliRunner

import petteia
from petteia import _source
from petteia.analysis.exploiting import TrainedResponse
from petteia.analysis.solving import FixedPolicy, Response, SolvingError, successors, truth
from petteia.cli import main
from petteia.core.edition import Edition
from petteia.core.game import State

ROOT = Path(__file__).parents[2]


def short(turns: int, name: str = "two-rings") -> petteia.Game:
    """Return a small game, over after so many turns."""
    parts = petteia.game(f"gods@{name}").edition.parts
    box = parts["box"] | {"game": parts["box"]["game"] | {"turn_limit": turns}}
    return petteia.game("gods", Edition("gods", "Short", "mine", {"box": box}))


def tried(state: State, side: int) -> float:
    """Return what *state* is worth to *side*, by trying everything."""
    if state.to_act is None:
        return state.payoff(side)
    is_own = state.side(state.to_act) == side
    best = -1.0 if is_own else 1.0
    for after in successors(state):
        best = max(best, tried(after, side)) if is_own else min(best, tried(after, side))
        if best == (1 if is_own else -1):
            break
    return best


@pytest.mark.skipif(_source.is_source_only(), reason="trying everything takes long")
@pytest.mark.parametrize(
    ("name", "turns", "seed"),
    [("two-rings", 2, 1), ("two-by-eleven", 2, 1), ("two-by-eleven", 2, 2)],
)
def test_the_truth_is_what_trying_everything_finds(name: str, turns: int, seed: int) -> None:
    state = short(turns, name).new(2, seed=seed)
    side = int(state.side(int(state.actor())))

    assert truth(state).worth_to(side) == tried(state, side)


def test_a_proof_that_runs_out_of_positions_says_so() -> None:
    assert not truth(petteia.game("gods@two-rings").new(2, seed=1), nodes=50).is_proven


@pytest.mark.parametrize("slug", ["olympos"])
def test_a_game_with_secrets_cannot_be_solved(slug: str) -> None:
    with pytest.raises(SolvingError, match="cannot be solved"):
        truth(petteia.game(slug).new(2, seed=1))


def test_a_bot_is_exploited_by_exactly_what_its_best_opponent_wins() -> None:
    game = short(2)
    state = game.new(2, seed=1)
    side = int(state.side(int(state.actor())))
    response = Response(petteia.player(game, "random", seed=1), side)
    answers = {response.value(state), response.value(state)}

    assert truth(state).winner is None
    assert len(answers) == 1
    assert response.is_exact
    assert answers <= {0.0, 1.0}


def test_the_command_tells_who_wins_and_what_a_bot_loses(tmp_path: Path) -> None:
    edition = tmp_path / "short.toml"
    edition.write_text(short(4).edition.to_text(), encoding="utf-8")
    words = ["solve", "gods", "--edition", str(edition), "--openings", "3", "--bot", "greedy", "--calls", "5", "--json"]
    result = CliRunner().invoke(main, words)
    rows = json.loads(result.stdout)

    assert result.exit_code == 0, result.output
    assert [row["wins"] for row in rows] == ["nobody", "nobody", "first"]
    assert rows[2]["turns"] == 1
    assert all(row["lost by first"] >= 0 for row in rows)
    assert "exploitability" in CliRunner().invoke(main, words[:-1]).output


def test_an_edition_that_ships_is_named_and_an_unknown_one_told() -> None:
    assert petteia.game("gods@three-rings").edition.name == "Three rings and six turns"
    assert petteia.game("gods@three-by-eleven").new(2, seed=1).view(0)["columns"] == 11
    with pytest.raises(petteia.PetteiaError, match="five-rings"):
        petteia.game("gods@five-rings")


# A response that is trained --------------------------------------------------------------------------------------


@pytest.mark.skipif(_source.is_source_only(), reason="trying everything takes long")
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_trained_response_reaches_what_the_best_one_does_where_the_game_is_tiny(seed: int) -> None:
    state = short(2, "two-by-eleven").new(2, seed=seed)
    policy = FixedPolicy(petteia.player(state.game, "random", seed=1))
    for side in (0, 1):
        best = Response(policy, side)
        reached = TrainedResponse(policy, side).train(state, 400)

        assert reached == best.value(state)
        assert best.is_exact


@pytest.mark.skipif(_source.is_source_only(), reason="trying everything takes long")
def test_a_trained_response_never_claims_more_than_the_best_one_and_gets_no_worse() -> None:
    state = short(3, "two-by-eleven").new(2, seed=1)
    policy = FixedPolicy(petteia.player(state.game, "greedy", seed=1))
    response = TrainedResponse(policy, side=0)
    reached = [response.train(state, games) for games in (1, 5, 20)]

    assert reached == sorted(reached)
    assert reached[-1] <= Response(policy, 0).value(state)


def test_no_response_is_trained_where_something_is_hidden() -> None:
    state = petteia.game("olympos").new(2, seed=1)
    policy = FixedPolicy(petteia.player("olympos", "random", seed=1))
    with pytest.raises(SolvingError, match="no response is trained"):
        TrainedResponse(policy, side=0).train(state, 1)


@pytest.mark.skipif(_source.is_source_only(), reason="trying everything takes long")
def test_the_command_prints_the_trained_value_beside_the_exact_one(tmp_path: Path) -> None:
    edition = tmp_path / "short.toml"
    edition.write_text(short(2, "two-by-eleven").edition.to_text(), encoding="utf-8")
    words = ["exploit", "random", "--edition", str(edition), "--openings", "3", "--games", "60"]
    told = json.loads(CliRunner().invoke(main, [*words, "--json"]).stdout)
    shown = CliRunner().invoke(main, words).output
    unsolved = CliRunner().invoke(main, [*words, "--calls", "0"]).output

    assert told["solved"] == 3
    assert 0 <= told["trained"] <= told["exact"] <= 1
    assert told["margin"] >= 0
    assert "in the 3 openings that were solved: exactly" in " ".join(shown.split())
    assert "exactly" not in unsolved


@pytest.mark.skipif(_source.is_source_only(), reason="trying everything takes long")
def test_the_table_of_exploited_bots_is_found_again(tmp_path: Path) -> None:
    edition = tmp_path / "short.toml"
    edition.write_text(short(3, "two-by-eleven").edition.to_text(), encoding="utf-8")
    words = ["exploit", "uct:simulations=20", "--edition", str(edition), "--openings", "10", "--games", "100"]
    told = json.loads(CliRunner().invoke(main, [*words, "--nodes", "100000", "--json"]).stdout)
    table = (ROOT / "docs/benchmark.md").read_text(encoding="utf-8")

    row = f"| {told['trained']:.3f} ± {told['margin']:.3f} | {told['exact']:.3f} | {told['solved']} of 10 |"
    assert f"| `uct:simulations=20` {row}" in table
