"""The games, playthroughs and perft figures kept as text beside the tests, and how they are made again.

    python -m petteia.games.gods.tests.corpus perft          counts every depth anew
    python -m petteia.games.gods.tests.corpus playthroughs   tells every playthrough anew
    python -m petteia.games.gods.tests.corpus records        plays every recorded game anew

Run one only after a change that is meant to alter what it says, and read the difference before committing it.
"""

from functools import partial
from pathlib import Path

from librt.random import Random

import petteia
from petteia.core.corpus import files, play_out, recount, remake
from petteia.core.text import sentence
from petteia.games.gods.tests.positions import GAME, asked

FOLDER = Path(__file__).parent


# Playthroughs: a header, and the moves; everything else is told anew ------------------------------------------------


def retold(text):
    """Return a playthrough as it should read: comments, header and moves from *text*, the rest from the game."""
    lines = text.splitlines()
    comments = [line for line in lines if line.startswith("#")]
    header = dict(line.split(": ", 1) for line in lines if line.startswith(("start: ", "players: ", "language: ")))
    moves = [line.removeprefix("> ") for line in lines if line.startswith("> ")]
    names, language = header["players"].split(", "), header["language"]
    state = GAME.position(header["start"])
    told = [*comments, *(f"{key}: {value}" for key, value in header.items())]
    for move in moves:
        if asked(state) == "turn":
            told += ["", f"= {state.text}"]
        told += asking(state, names, language)
        log = []
        state.play(move, log)
        told.append(f"> {move}")
        told += [f"  {sentence(GAME, event, language, names)}" for event in log]
    return "\n".join([*told, "", f"= {state.text}", *asking(state, names, language), ""])


def asking(state, names, language):
    """Return the line that says who is asked what."""
    question = sentence(GAME, state.question(), language, names)
    actor = state.to_act
    return [f"? {question}" if actor in (None, petteia.CHANCE) else f"? {names[actor]}: {question}"]


def remake_playthroughs():
    for path in files(FOLDER, "playthroughs"):
        path.write_text(retold(path.read_text(encoding="utf-8")), encoding="utf-8")


# Records: finished games of every kind, played by bots with a seed --------------------------------------------------


def bots(name):
    """Return a way to choose: one bot of this name for each seat."""

    def start(seats, seed):
        players = [petteia.player(GAME, name, seed=100 * seed + seat) for seat in range(seats)]
        return lambda state: players[state.to_act].choose(state.view(state.to_act))

    return start


def loiterers(seats, seed):
    """Return a way to choose that never climbs: the game goes round in circles."""
    rng = Random(seed)

    def choose(state):
        moves = [move for move in state.moves() if not move.text.endswith("up")] or state.moves()
        return moves[rng.randrange(len(moves))]

    return choose


def conspirators(seats, seed):
    """Return a way to choose in which all play for one end: Poseidon moves Hera back, and fertility carries her up."""

    def worth(state, acting):
        view = state.view(None)
        rings = view["rings"]
        path = [f"h{rings - 1}", f"i{rings - 1}", f"i{rings}"]
        if view["outcome"] is not None:
            return 1000 if acting == "poseidon" and view["gods"]["hera"] == "summit" else -1000
        hera = view["gods"]["hera"]
        away = rings - int(hera[1]) + abs(ord(hera[0]) - ord("h"))
        laid = sum(view["tokens"].get(cell) == "fertility" for cell in path)
        in_the_way = sum(cell in path or cell == f"h{rings}" for god, cell in view["gods"].items() if god != "hera")
        wrong = sum(token != "fertility" for cell, token in view["tokens"].items() if cell in path)
        climbers = sum(int(cell[1]) for god, cell in view["gods"].items() if god != "hera")
        return 30 * laid - 10 * away - 20 * in_the_way - 20 * wrong - climbers - len(view["tokens"]) / 10

    def best(state, seat, acting, depth):
        if state.to_act != seat or asked(state) == "turn" or depth == 0:
            return worth(state, acting)
        acting = state.view(None)["acting"]
        return max(best(after(state, move), seat, acting, depth - 1) for move in spread_out(state.moves()))

    def after(state, move):
        twin = state.copy()
        twin.play(move)
        return twin

    def spread_out(moves):
        """Return what is worth looking at: of the many cells for a token, those of the path and a few others."""
        placing = [move for move in moves if move.text.startswith("place")]
        if len(placing) < 20:
            return moves
        path = [move for move in placing if move.text[6:8] in ("h4", "i4", "i5", "h5", "i6")]
        return path + placing[:: len(placing) // 4]

    def choose(state):
        seat, acting = state.to_act, state.view(None)["acting"]
        return max(spread_out(state.moves()), key=lambda move: best(after(state, move), seat, acting, 5))

    return choose


PLAYED = {
    "two-random": (2, {}, bots("random"), 1),
    "two-greedy": (2, {}, bots("greedy"), 2),
    "two-greedy-five-rings": (2, {"rings": 5}, bots("greedy"), 3),
    "two-random-five-rings": (2, {"rings": 5}, bots("random"), 4),
    "two-fertility": (2, {}, bots("greedy"), 36),
    "two-poseidon": (2, {"rings": 5}, conspirators, 4),
    "two-lone-portal": (2, {}, bots("random"), 53),
    "two-draw": (2, {}, loiterers, 6),
    "four-random": (4, {}, bots("random"), 7),
    "four-greedy": (4, {}, bots("greedy"), 8),
    "four-greedy-five-rings": (4, {"rings": 5}, bots("greedy"), 9),
    "four-fertility": (4, {}, bots("greedy"), 10),
    "four-box": (4, {"box": "russian"}, bots("random"), 22),
    "four-passes": (4, {"box": "russian"}, bots("random"), 58),
    "four-draw": (4, {"rings": 5}, loiterers, 14),
}


def played(seats, options, way, seed):
    """Return the record of one game."""
    names = ["Anna", "Boris", "Chloé", "Дима"][:seats]
    record = petteia.Record(GAME, seats, seed, options, names, date="2026-01-01")
    return play_out(record, way(seats, seed))


def end_reason(record):
    """Return how the game ended: by a `step`, a `fertility` chain, `poseidon` moving a god back, or as a `draw`."""
    if record.result() == "shared":
        return "draw"
    before = record.undone(1).state
    if asked(before) == "turn":
        return "step"
    return "fertility" if "power" in before.text else before.view(None)["acting"]


def remake_records():
    for path in files(FOLDER, "records"):
        path.unlink()
    for name, spec in PLAYED.items():
        record = played(*spec)
        record.save(FOLDER / "records" / f"{name}.txt")
        print(f"{name}: {len(record.moves)} moves, {record.result()}, {end_reason(record)}")


if __name__ == "__main__":
    remake({"perft": partial(recount, GAME, FOLDER), "playthroughs": remake_playthroughs, "records": remake_records})
