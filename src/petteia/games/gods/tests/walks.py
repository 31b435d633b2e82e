"""Random games for the tests that look at many positions."""

from librt.random import Random

from petteia.games.gods.rules.position import BOXES
from petteia.games.gods.tests.positions import GAME

# Every way to set up the game: seats, rings, the box.
KINDS_OF_GAME = [(seats, rings, box) for seats in (2, 4) for rings in (5, 6) for box in BOXES]


def walk(seats, rings, box, seed):
    """Yield the state before every decision of one random game, draws included, and the last one.

    Gods climb less often than they might, so that games last and tokens run out.
    """
    rng = Random(seed)
    state = GAME.new(seats, rings=rings, box=box)
    while True:
        yield state
        if state.to_act is None:
            return
        moves = state.moves()
        move = moves[rng.randrange(len(moves))]
        if move.text.endswith("up") and rng.randrange(3):
            move = moves[rng.randrange(len(moves))]
        state.play(move)
