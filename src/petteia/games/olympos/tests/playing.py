"""What the tests of Olympos share: positions from text, moves by text, and what they cost, tell and refuse."""

from petteia.core.event import Event
from petteia.games.olympos import GAME
from petteia.games.olympos.state import OlymposState


def position(text: str) -> OlymposState:
    return GAME.position(text)


def after(text: str, *moves: str) -> OlymposState:
    """Return the position *text* after *moves*, draws of chance among them."""
    state = position(text)
    for move in moves:
        state.play(move)
    return state


def words(state: OlymposState, start: str = "") -> set[str]:
    """Return the legal moves whose text begins with *start*, without it."""
    return {move.text.removeprefix(start).strip() for move in state.moves() if move.text.startswith(start)}


def cost(state: OlymposState, move: str) -> dict[str, int]:
    """Return the cost of a legal move by its parts."""
    (found,) = [each for each in state.moves() if each.text == move]
    assert found.cost is not None
    return dict(found.cost)


def forecast(state: OlymposState, move: str) -> dict[str, object]:
    (found,) = [each for each in state.moves() if each.text == move]
    return dict(found.forecast or {})


def told(state: OlymposState, *moves: str) -> list[Event]:
    """Return what playing *moves* told."""
    log: list[Event] = []
    for move in moves:
        state.play(move, log)
    return log


def refused(state: OlymposState, move: str) -> tuple[str, str]:
    """Return the name of the reason and the rule for which *move* is refused."""
    found = state.why_not(move)
    assert found is not None, f"{move} is legal"
    return found[0].name, found[1]


def player(state: OlymposState, seat: int) -> dict:
    """Return what seat *seat*, counted from 1, has, as it sees it itself."""
    return state.view(seat - 1)["players"][seat - 1]


def land(state: OlymposState, name: str) -> dict:
    return state.view(None)["territories"][name]


def space(state: OlymposState, seat: int) -> int:
    return player(state, seat)["space"]


def touched(state, god):
    """Return the seats on which *god* still acts."""
    return [seat for seat, player in enumerate(state.view(None)["players"]) if god in player["gods"]]
