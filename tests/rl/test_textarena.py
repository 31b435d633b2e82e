"""Every game in TextArena: its own interface, words in four languages, wrong answers explained."""

import pytest

textarena = pytest.importorskip("textarena")

import petteia
import petteia.rl.textarena
from petteia.rl.textarena import TextEnv, answer_in


@pytest.mark.parametrize("slug", petteia.games())
def test_a_game_is_played_to_its_end_by_the_numbers_of_moves(slug: str) -> None:
    env = textarena.make(f"petteia-{slug}-v0")
    env.reset(num_players=petteia.game(slug).seats[0], seed=3)
    done, number = False, 0
    while not done:
        seat, messages = env.get_observation()
        assert seat == env.record.state.to_act
        assert messages[-1][2] == textarena.ObservationType.GAME_BOARD
        number = number * 31 % 1009 + 7
        done, _ = env.step(f"[{number % len(env.record.state.moves()) + 1}]")
    rewards, told = env.close()

    assert list(rewards.values()) == env.record.state.outcome()
    assert env.record.verify()
    assert told[0]["reason"]


def test_an_answer_is_what_stands_in_the_last_brackets() -> None:
    assert answer_in("Not [zeus up], but [hera left].") == "hera left"
    assert answer_in("I think so.\nzeus up") == "zeus up"


def test_a_wrong_answer_is_explained_and_too_many_lose() -> None:
    env = TextEnv("gods", language="ru", error_allowance=1)
    env.reset(num_players=2, seed=3)
    seat, _ = env.get_observation()
    assert env.step("[pass]") == (False, {})
    same, messages = env.get_observation()
    done, _ = env.step("[pass]")
    rewards, told = env.close()

    assert same == seat
    assert "(G3.1)" in messages[-1][1]
    assert done
    assert rewards[seat] == -1
    assert told[seat]["invalid_move"]
    with pytest.raises(RuntimeError, match="reset"):
        env.step("1")


def test_nobody_hears_of_cards_they_may_not_see() -> None:
    env = TextEnv("olympos", tells_rules=False)
    env.reset(num_players=2, seed=3)
    done = False
    heard: dict[int, str] = {0: "", 1: ""}
    while not done:
        seat, messages = env.get_observation()
        heard[seat] += "\n".join(message[1] for message in messages)
        done, _ = env.step("1")

    assert "Player 1 draws a Destiny card: " in heard[0]
    assert "Player 1 draws a Destiny card: " not in heard[1]
