"""Data sets: every decision of every game, and the file whole or not there."""

from pathlib import Path

import pytest
from click.testing import CliRunner
from librt.random import Random

import petteia
from petteia.cli import main

pq = pytest.importorskip("pyarrow.parquet")

from petteia.rl.dataset import FORMAT, DatasetError, DatasetWriter, Played, record_of, sample, stream, write_dataset


def played(slug: str, seats: int, seed: int) -> petteia.Record:
    """Return a random game."""
    rng = Random(seed)
    record = petteia.Record(petteia.game(slug), seats, seed=seed, players=["random"] * seats)
    state = record.begin()
    while state.to_act is not None:
        moves = state.moves()
        record.play(moves[rng.randrange(len(moves))])
    return record


@pytest.mark.parametrize("slug", petteia.games())
def test_a_data_set_holds_every_decision(slug: str, tmp_path: Path) -> None:
    game = petteia.game(slug)
    records = [played(slug, game.seats[0], seed) for seed in range(3)]

    assert write_dataset(tmp_path / "games.parquet", records) == 3
    table = pq.read_table(tmp_path / "games.parquet")
    rows = table.to_pylist()

    assert table.schema.metadata[b"game"].decode() == slug
    assert len(rows) == sum(seat != petteia.CHANCE for record in records for seat, _ in record.moves)
    for row in rows[:: max(1, len(rows) // 50)]:
        state = game.position(row["position"])
        assert state.to_act == row["seat"]
        assert state.indices() == row["legal"]
        assert game.all_moves[row["move"]].text == row["text"]
        assert row["move"] in row["legal"]
        assert row["outcome"] == pytest.approx(records[row["game_number"]].state.outcome()[row["seat"]])


def test_a_data_set_that_fails_leaves_nothing(tmp_path: Path) -> None:
    game = petteia.game("gods")

    with pytest.raises(ValueError, match="2 seats"), DatasetWriter(tmp_path / "games.parquet", game, 2) as data:
        data.add(played("gods", 4, 1))

    assert list(tmp_path.iterdir()) == []


def test_a_game_is_known_by_its_seed_and_the_moves_of_its_seats() -> None:
    record = played("gods", 4, 3)

    moves = [move.index for seat, move in record.moves if seat != petteia.CHANCE]
    again = record_of(record.game, record.players, 3, moves)

    assert again.to_text() == record.to_text()


def test_the_arena_writes_its_games(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    result = CliRunner().invoke(main, ["arena", "gods", "random", "greedy", "--rounds", "1", "--dataset", str(path)])

    table = pq.read_table(path)
    assert result.exit_code == 0
    assert set(table["player"].to_pylist()) == {"random", "greedy"}
    assert len(set(table["game_number"].to_pylist())) == 2


def test_an_analysed_game_carries_chances_losses_and_marks(tmp_path: Path) -> None:
    foot = "zeus@a6 hera@c1 poseidon@e1 demeter@g1 athena@i1 ares@k1 aphrodite@m1 hades@o1"
    record = petteia.Record(petteia.game("gods"), position=foot)
    for move in ("hades up", "place p6", "zeus up"):
        record.add(move)
    record.save(tmp_path / "game.txt")
    words = ["analyse", str(tmp_path / "game.txt"), "--simulations", "40", "--dataset", str(tmp_path / "game.parquet")]

    result = CliRunner().invoke(main, words)

    rows = pq.read_table(tmp_path / "game.parquet").to_pylist()
    assert result.exit_code == 0
    assert rows[0]["chances"] == [1.0, 0.0]
    assert (rows[0]["loss"], rows[0]["mark"]) == (1.0, "blunder")


def test_what_the_seat_could_not_see_is_marked_and_left_out_of_its_view(tmp_path: Path) -> None:
    record = played("olympos", 2, 1)
    write_dataset(tmp_path / "games.parquet", [record])
    table = pq.read_table(tmp_path / "games.parquet")
    hidden = {field.name for field in table.schema if field.metadata[b"hidden"] == b"true"}

    assert hidden == {"position", "seed"}
    assert table.schema.metadata[b"format"] == b"3"
    assert set(table["seed"].to_pylist()) == {"1"}
    for row in table.to_pylist()[::20]:
        state = record.game.position(row["position"])
        assert row["view"] == state.view(row["seat"])["position"]
        assert record.game.determinize(state.view(row["seat"]), Random(1)).indices() == row["legal"]


def test_a_search_tells_how_often_it_tried_each_move(tmp_path: Path) -> None:
    path = tmp_path / "games.parquet"
    words = ["arena", "gods", "random", "mcts:simulations=20", "--rounds", "1", "--dataset", str(path)]
    assert CliRunner().invoke(main, words).exit_code == 0
    rows = pq.read_table(path).to_pylist()

    assert all(row["visits"] is None for row in rows if row["player"] == "random")
    thought = [row for row in rows if row["player"] != "random" and row["visits"]]
    assert thought
    assert all(len(row["visits"]) == len(row["legal"]) and 0 < sum(row["visits"]) <= 20 for row in thought)


def test_a_folder_is_gone_on_with_and_streamed(tmp_path: Path) -> None:
    records = [played("gods", 2, seed) for seed in range(5)]
    write_dataset(tmp_path / "games", records[:3], each=2)
    kept = (tmp_path / "games/games-00000.parquet").stat().st_mtime_ns

    assert write_dataset(tmp_path / "games", [Played(record) for record in records], each=2) == 5
    assert len(list((tmp_path / "games").iterdir())) == 3
    assert (tmp_path / "games/games-00000.parquet").stat().st_mtime_ns == kept
    numbers = [row for batch in stream(tmp_path / "games", ["game_number"], rows=50) for row in batch.to_pylist()]
    assert [row["game_number"] for row in numbers] == sorted(row["game_number"] for row in numbers)
    assert {row["game_number"] for row in numbers} == set(range(5))
    with pytest.raises(DatasetError, match="has no column 'hand'"):
        next(stream(tmp_path / "games", ["hand"]))
    with pytest.raises(DatasetError, match="holds no data set"):
        next(stream(tmp_path / "nowhere"))


@pytest.mark.parametrize("slug", petteia.games())
def test_the_sample_that_ships_is_of_these_rules_and_this_format(slug: str) -> None:
    table = pq.read_table(sample(slug))
    told, game = table.schema.metadata, petteia.game(slug)
    row = table.slice(table.num_rows // 2, 1).to_pylist()[0]

    assert told[b"format"] == str(FORMAT).encode()
    assert told[b"rules"] == str(game.version).encode()
    assert game.position(row["position"]).indices() == row["legal"]
    with pytest.raises(petteia.PetteiaError, match="chess"):
        sample("chess")
