"""What the tests of this game speak in: positions in which only what matters is written, and what is seen in them."""

from collections import Counter

import petteia
from petteia.games.gods.rules.board import GOD_NAMES, TOKEN_NAMES, WIDTH, cell_name, cell_number

GAME = petteia.game("gods")


def position(text):
    """Return the position *text* describes; gods it does not name stand on ring 1, far from everything it names.

    With four players, a hand it does not give is made of the first cards that nobody holds, no two alike.
    """
    words = text.split()
    named = [word.split("@")[0] for word in words if "@" in word]
    taken = {word.split("@")[1] for word in words if "@" in word}
    settings = dict(word.split("=") for word in words if "=" in word)
    missing = [god for god in GOD_NAMES if god not in named]
    words += [f"{god}@{cell}" for god, cell in zip(missing, far_cells(taken), strict=False)]
    if settings.get("seats") == "4":
        words += missing_hands(settings)
    return GAME.position(" ".join(words))


def far_cells(taken):
    """Return the free cells of ring 1, those farthest from the columns of the cells *taken* first."""
    columns = {cell_number(cell) % WIDTH for cell in taken if cell != "summit"}

    def nearness(cell):
        return -min((min((cell - column) % WIDTH, (column - cell) % WIDTH) for column in columns), default=0)

    free = [cell for cell in range(WIDTH) if cell_name(cell) not in taken]
    return [cell_name(cell) for cell in sorted(free, key=lambda cell: (nearness(cell), cell))]


def missing_hands(settings):
    """Return the words for the hands that *settings* do not give."""
    given = [settings[key] for key in settings if key.startswith("hand") or key == "discard"]
    left = Counter(dict.fromkeys(GOD_NAMES, 2))
    left -= Counter(name for cards in given for name in cards.split(",") if name != "none")
    words = []
    for seat in (1, 2, 3, 4):
        if f"hand{seat}" not in settings:
            hand = [god for god in GOD_NAMES if left[god] > 0][:4]
            left -= Counter(hand)
            words.append(f"hand{seat}={','.join(hand)}")
    return words


def play(state, *texts):
    """Play the moves and return all that happened."""
    log = []
    for text in texts:
        state.play(text, log)
    return log


def words(state, beginning=""):
    """Return the legal moves that begin with the word *beginning*, as text."""
    return {move.text for move in state.moves() if not beginning or move.text.split()[0] == beginning}


def kinds(log):
    """Return the names of what happened, in order."""
    return [type(event).__name__ for event in log]


def where(state, god):
    return state.view(None)["gods"][god]


def tokens(state):
    """Return what lies on the board, as `token@cell`."""
    return {f"{token}@{cell}" for cell, token in state.view(None)["tokens"].items()}


def reserve(state, token):
    return state.view(None)["reserve"][token]


def hand(state, seat):
    """Return the cards that *seat*, counted from 1, may play, in the order of the gods."""
    return spread(state.view(None)["hands"][seat - 1])


def discard(state):
    return spread(state.view(None)["discard"])


def spread(counts):
    return [god for god, count in counts.items() for _ in range(count)]


def asked(state):
    return state.view(None)["asked"]


def on_turn(state):
    """Return whose turn it is, counted from 1."""
    return state.view(None)["seat_on_turn"] + 1


def full_board(token, cells):
    """Return the words for *token* on each of *cells*."""
    assert token in TOKEN_NAMES
    return " ".join(f"{token}@{cell}" for cell in cells.split())
