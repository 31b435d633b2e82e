"""Puzzles are solved by playing, judged by the server, and rated once."""

import asyncio
from datetime import UTC, datetime

import pytest

import petteia
from petteia.analysis.puzzles import BEST, WIN, of_the_day, puzzles
from petteia.store import Database, belongings
from petteia.store import puzzles as store

GODS, OLYMPOS = petteia.game("gods"), petteia.game("olympos")


def some(game, kind, turns=0, place=0):
    """Return a puzzle of a kind."""
    return [each for each in puzzles(game).values() if (each.kind, each.turns) == (kind, turns)][place]


def wrong_move(puzzle):
    return next(move.text for move in puzzle.start().moves() if move.text != puzzle.solution[0])


def ask(client, puzzle, *moves, language="en"):
    return client.http.post(
        f"/api/puzzles/{puzzle.game.slug}/{puzzle.id}/tries?language={language}", json={"moves": moves}
    )


def attempt(client, puzzle, *moves):
    answer = ask(client, puzzle, *moves)
    assert answer.status_code == 200, answer.text
    return answer.json()


def solve(client, puzzle):
    """Play the winning moves until the puzzle is solved; return the answers."""
    answers = [attempt(client, puzzle, puzzle.solution[0])]
    while answers[-1]["status"] == "right":
        state = puzzle.start()
        for move in answers[-1]["played"]:
            state.play(move)
        index = GODS.insight.proofs().winning_move(state, puzzle.turns, 200_000)
        answers.append(attempt(client, puzzle, *answers[-1]["played"], GODS.all_moves[index].text))
    return answers


def test_a_win_in_two_is_solved_by_playing_and_the_others_answer(client):
    anna = client("Anna")
    puzzle = some(GODS, WIN, 2)
    shown = anna.http.get(f"/api/puzzles/gods/{puzzle.id}").json()
    assert (shown["kind"], shown["turns"], shown["solved"]) == ("win", 2, None)
    assert puzzle.solution[0] in [move["text"] for move in shown["moves"]]
    assert "solution" not in shown

    answers = solve(anna, puzzle)

    assert [answer["status"] for answer in answers] == ["right"] * (len(answers) - 1) + ["solved"]
    assert any(step["seat"] != shown["seat"] for answer in answers for step in answer["steps"])
    assert answers[-1]["change"] > 0
    assert answers[-1]["you"] | {"rating": 0, "margin": 0} == {
        "rating": 0, "margin": 0, "solved": 1, "failed": 0, "streak": 1, "best_streak": 1,
    }  # fmt: skip
    assert anna.http.get(f"/api/puzzles/gods/{puzzle.id}").json()["solved"] is True


def test_a_wrong_try_is_refuted_on_the_board_and_no_other_try_is_rated(client):
    anna, boris = client("Anna"), client("Boris")
    puzzle = some(GODS, WIN, 1)

    failed = attempt(anna, puzzle, wrong_move(puzzle))
    again = solve(anna, puzzle)[-1]

    assert failed["status"] == "wrong"
    assert failed["change"] < 0
    assert {step["seat"] for step in failed["steps"]} > {puzzle.seat}  # somebody answers
    assert all(step["words"] and step["view"]["position"] for step in failed["steps"])
    assert (again["status"], again["change"], again["you"]) == ("solved", None, failed["you"])
    assert solve(boris, puzzle)[-1]["you"]["solved"] == 1  # everybody has a first try


def test_the_decision_worth_most_is_told_with_what_a_worse_one_leaves(client):
    anna = client("Anna")
    puzzle = some(OLYMPOS, BEST)

    failed = attempt(anna, puzzle, wrong_move(puzzle))

    assert failed["status"] == "wrong"
    assert failed["chance"] < failed["best"] == puzzle.worth[0]
    assert attempt(anna, puzzle, *puzzle.solution)["status"] == "solved"


def test_whoever_asks_for_the_solution_has_not_solved_it(client):
    anna = client("Anna")
    puzzle = some(GODS, WIN, 2, place=3)

    shown = anna.http.post(f"/api/puzzles/gods/{puzzle.id}/solution?language=ru").json()

    assert shown["status"] == "shown"
    assert [step["move"] for step in shown["steps"]] == list(puzzle.solution)
    assert (shown["you"]["failed"], shown["you"]["streak"]) == (1, 0)
    assert solve(anna, puzzle)[-1]["change"] is None


def test_everybody_has_the_same_puzzle_today(client, browser):
    anna, stranger = client("Anna"), browser()
    today = ""
    while today != (today := of_the_day(GODS, datetime.now(UTC).date()).id):  # a day may end meanwhile
        sets = anna.http.get("/api/puzzles").json()
        shown = stranger.get("/api/puzzles/gods/today").json()["id"]

    assert [each["game"] for each in sets] == ["gods", "olympos"]
    assert sets[0]["today"] == shown == today
    assert stranger.post(f"/api/puzzles/gods/{today}/tries", json={"moves": ["zeus up"]}).status_code == 401
    assert sum(sets[0]["kinds"].values()) == sets[0]["count"]


def test_the_next_puzzle_is_new_and_about_as_hard_as_one_is_good(client):
    anna = client("Anna")
    asked = {"kind": "win 1", "theme": "hades"}
    fits = [each for each in puzzles(GODS).values() if (each.kind, each.turns) == (WIN, 1) and "hades" in each.themes]
    first = anna.http.get("/api/puzzles/gods/next", params=asked).json()
    near = sorted(fits, key=lambda each: abs(each.rating - first["you"]["rating"]))[:12]

    assert first["id"] in [each.id for each in near]
    anna.http.post(f"/api/puzzles/gods/{first['id']}/solution")
    later = {anna.http.get("/api/puzzles/gods/next", params=asked).json()["id"] for _ in range(8)}
    assert first["id"] not in later


def test_what_is_no_puzzle_or_no_try_gets_a_sentence(client):
    anna = client("Anna")
    puzzle = some(GODS, WIN, 2)
    route = f"/api/puzzles/gods/{puzzle.id}/tries"
    right = attempt(anna, puzzle, puzzle.solution[0])["played"]
    state = puzzle.start()
    for move in right:
        state.play(move)
    answers = [
        anna.http.get("/api/puzzles/chess/today"),
        anna.http.get("/api/puzzles/hush/today"),
        anna.http.get("/api/puzzles/gods/00000000"),
        anna.http.get("/api/puzzles/gods/next?theme=sausage"),
        anna.http.post(route, json={"moves": []}),
        anna.http.post(route, json={"moves": ["zeus to the moon"]}),
        anna.http.post(route, json={"moves": [wrong_move(puzzle), puzzle.solution[0]]}),
    ]

    assert [answer.status_code for answer in answers] == [404, 404, 404, 404, 400, 400, 400]
    assert all(answer.json()["sentence"] for answer in answers)


def test_nobody_answers_for_the_others(client):
    anna = client("Anna")
    for puzzle in (each for each in puzzles(GODS).values() if (each.kind, each.turns) == (WIN, 2)):
        played = attempt(anna, puzzle, puzzle.solution[0])
        if any(step["seat"] != puzzle.seat for step in played["steps"]):
            break
    state = puzzle.start()
    own = len(played["played"]) - sum(step["seat"] != puzzle.seat for step in played["steps"])
    for move in played["played"][:own]:
        state.play(move)
    other = next(move.text for move in state.moves() if move.text != played["played"][own])

    answer = ask(anna, puzzle, *played["played"][:own], other)

    assert answer.status_code == 400
    assert "did not answer" in answer.json()["sentence"]


def test_no_puzzle_is_judged_while_people_play_its_position(client):
    anna, boris, carl = client("Anna"), client("Boris"), client("Carl")
    puzzle = next(each for each in puzzles(GODS).values() if "seats=2" in each.position)
    table = anna.table("gods", sit=[0], position=puzzle.position)
    boris.http.post(f"/api/tables/{table}/wishes", json={"type": "sit", "table": table, "seat": 1})

    assert ask(anna, puzzle, puzzle.solution[0]).json()["code"] == "being-played"
    assert anna.http.post(f"/api/puzzles/gods/{puzzle.id}/solution").json()["code"] == "being-played"
    assert ask(carl, puzzle, puzzle.solution[0]).status_code == 200  # nobody plays with carl, and nobody has moved


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request, tmp_path):
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/petteia.sqlite"
    return request.getfixturevalue("postgres").url


def test_many_tries_at_once_are_counted_once_each_and_a_guest_takes_them_along(address):
    new, hard = (1200.0, 250.0), (1500.0, 150.0)

    def judge(solver, puzzle, is_solved):
        return (solver[0] + (8 if is_solved else -8), 200.0), (puzzle[0] - 4, 140.0)

    async def run():
        base = Database(address)
        await base.open()
        tries = [("guest", puzzle, place == 0) for puzzle in ("a", "b", "c") for place in range(2)]
        counted = [await asyncio.gather(*(rate(base, *each) for each in tries[place::2])) for place in range(2)]
        await rate(base, "anna", "c", True)
        solvers = [await store.solver(base, user, "gods", new) for user in ("guest", "nobody")]
        await belongings.come_as(base, "guest", "anna")
        tried, rated = await store.tried(base, "anna", "gods"), await store.ratings(base, "gods")
        await base.close()
        return counted, solvers, tried, rated

    async def rate(base, user, puzzle, is_solved):
        return await store.rate(base, user, "gods", puzzle, is_solved, 1, (new, hard), judge)

    counted, (guest, nobody), tried, rated = asyncio.run(run())

    assert counted == [[True] * 3, [False] * 3]
    assert (guest.mean, guest.solved, guest.failed, guest.streak, guest.best_streak) == (1224.0, 3, 0, 3, 3)
    assert nobody == store.Solver(*new)
    assert tried == dict.fromkeys("abc", True)
    own = {name: rated[name] for name in "abc"}  # others may have tried others in this database
    assert own == {"a": (1496.0, 140.0), "b": (1496.0, 140.0), "c": (1492.0, 140.0)}
