"""Whoever asks, and by whatever route: no evaluation of a game that people still play, and of a finished one as told.

The table of routes below is the list of all places where an evaluation could come out.
"""

import petteia
from petteia.analysis.puzzles import puzzles

GODS = petteia.game("gods")
PLAYED_ON = 8  # moves made before anybody asks: the opening is anybody's
PEOPLE = ("player", "opponent", "partner", "other opponent", "spectator")  # the first four sit in this order
PLAYS, WATCHES, STRANGER = "program that plays", "program that watches", "stranger"
TELLING = ('"chances"', '"simulations"', '"loss"', '"proof"', '"luck"')  # words of an evaluation

# A route: how it is asked and what is posted (or what makes that of the table), what is answered while the game runs
# and when it is over, and who is answered otherwise. An answer is the status, or the code of a refusal.
CHANGING = {WATCHES: 403, STRANGER: 401}  # whatever makes work or is kept
LOOKING = {STRANGER: 401}
HELPING = {"spectator": "no-seat-here", PLAYS: "hints-for-people"} | CHANGING
STUDY, TABLE = "/api/analysis/{table}", "/api/tables/{table}"
FOUR = {"game": "gods", "seats": 4}
ROUTES = {
    "report": ("POST", STUDY, None, "game-not-over", 200, CHANGING),
    "report with open cards": ("POST", f"{STUDY}?hindsight=true", None, "game-not-over", 200, CHANGING),
    "thoughts": ("POST", f"{STUDY}/thoughts", {"ply": PLAYED_ON}, "game-not-over", 200, CHANGING),
    "tries": ("POST", f"{STUDY}/tries", {"ply": 0}, "game-not-over", 200, CHANGING),
    "positions": ("GET", f"{STUDY}/replay", None, "game-not-over", 200, LOOKING),
    "tree": ("GET", f"{STUDY}/tree", None, "game-not-over", 200, LOOKING),
    "kept tree": ("PUT", f"{STUDY}/tree", {"name": "mine", "nodes": []}, "game-not-over", 200, CHANGING),
    "copied record": ("POST", "/api/analysis/records", lambda at: {"record": at.record}, "being-played", 201, CHANGING),
    "copied position": (
        *("POST", "/api/analysis/positions", lambda at: {"game": "gods", "position": at.position}),
        *("being-played", 201, CHANGING),
    ),
    "table with bots from the position": (
        *("POST", "/api/tables", lambda at: FOUR | {"position": at.position, "bots": [None, 6, 6, 6]}),
        *("being-played", 201, CHANGING),
    ),
    "table for one from the record": (
        *("POST", "/api/tables", lambda at: FOUR | {"record": at.record, "sit": [0, 1, 2, 3], "ply": PLAYED_ON}),
        *("being-played", 201, CHANGING),
    ),
    "hint": ("POST", f"{TABLE}/hints", {"ply": PLAYED_ON}, "no-hints-in-company", "no-hints-in-company", HELPING),
    "warning": (
        *("POST", f"{TABLE}/warnings", {"ply": PLAYED_ON, "move": "zeus up"}),
        *("no-hints-in-company", "no-hints-in-company", HELPING),
    ),
    "puzzle": (
        "POST",
        "/api/puzzles/gods/{puzzle}/tries",
        lambda at: {"moves": [at.wrong]},
        "being-played",
        200,
        CHANGING,
    ),
    "solution": ("POST", "/api/puzzles/gods/{puzzle}/solution", None, "being-played", 200, CHANGING),
}
SILENT = (  # these answer everybody, and tell how it stands and nothing else
    *(TABLE, f"{TABLE}/record", f"{TABLE}/replay", f"{TABLE}/course", f"{TABLE}/picture.svg"),
    *("/table/{table}", "/replay/{table}", "/embed/{table}"),
)
OPENING = {("puzzle", "spectator"): 200, ("solution", "spectator"): 200}  # it began where a puzzle is anybody's


def quiet_game():
    """Return a puzzle of four, moves from there after which the game goes on, and how whoever decides then wins."""
    for puzzle in puzzles(GODS).values():
        state, quiet = puzzle.start(), []
        if (puzzle.kind, puzzle.turns, int(state.seats)) != ("win", 1, 4):
            continue
        while len(quiet) < PLAYED_ON:
            quiet.append(next(move for move in state.moves() if goes_on(state, move)).text)
            state.play(quiet[-1])
        if winning := winning_moves(state):
            return puzzle, quiet, winning
    raise AssertionError("no puzzle will do")


def goes_on(state, move):
    after = state.copy()
    after.play(move.text)
    return after.to_act is not None


def winning_moves(state):
    """Return how whoever decides wins this turn, nothing if that cannot be."""
    found = []
    while state.to_act is not None:
        index = GODS.insight.proofs().winning_move(state, 1, 200_000)
        if index < 0:
            return []
        found.append(GODS.all_moves[index].text)
        state.play(found[-1])
    return found


class Scene:
    """A table of four people, and all who may ask about it."""

    def __init__(self, browser, client):
        self.puzzle, self.quiet, self.winning = quiet_game()
        self.wrong = next(move.text for move in self.puzzle.start().moves() if move.text != self.puzzle.solution[0])
        self.who = {name: browser(name.title()) for name in PEOPLE}
        player = self.who["player"]
        for name, scope in ((PLAYS, "play"), (WATCHES, "watch")):
            token = player.post("/api/tokens", json={"scope": scope}).json()["token"]
            self.who[name] = client(token=token).http
        self.who[STRANGER] = browser()
        opening = FOUR | {"sit": [0], "position": self.puzzle.position}
        self.table = player.post("/api/tables", json=opening).json()["table"]
        for seat, name in enumerate(PEOPLE[1:4], 1):
            self.wish(self.who[name], "sit", seat=seat)
        self.play(self.quiet)
        self.record = player.get(f"/api/tables/{self.table}/record").text
        self.position = player.get(f"/api/tables/{self.table}").json()["view"]["position"]

    def wish(self, page, kind, **more):
        wish = {"type": kind, "table": self.table} | more
        answer = page.post(f"/api/tables/{self.table}/wishes", json=wish)
        assert answer.status_code == 200, answer.text

    def play(self, moves):
        for move in moves:
            at = self.who["player"].get(f"/api/tables/{self.table}").json()
            self.wish(self.who[PEOPLE[at["to_act"]]], "play", ply=at["ply"], move=move)

    def ask(self, name, route):
        """Return how *name* is answered: a status, or the code of a refusal, which has a sentence."""
        method, path, body, *_ = ROUTES[route]
        path = path.format(table=self.table, puzzle=self.puzzle.id)
        answer = self.who[name].request(method, path, json=body(self) if callable(body) else body)
        if answer.status_code < 300:
            return answer.status_code
        told = answer.json()
        assert told["sentence"], (name, route, told)
        return answer.status_code if answer.status_code in (401, 403) else told["code"]

    def kept_for_the_player(self):
        """Return what a program could have changed in the player's name."""
        page = self.who["player"]
        tables = [(each["id"], each["status"], each["changed_at"]) for each in page.get("/api/tables/mine").json()]
        acts = page.get(f"/api/tables/{self.table}").json()["number"]
        tree = page.get(f"/api/analysis/{self.table}/tree").json()
        return [each["you"] for each in page.get("/api/puzzles").json()], tables, acts, tree


RUNS, IS_OVER = 3, 4  # places in a row


def answers(scene, names, place):
    """Return the answers that are other than they should be."""
    wrong = {}
    for route, row in ROUTES.items():
        for name in names:
            wanted = row[-1].get(name, row[place])
            if place == RUNS:
                wanted = OPENING.get((route, name), wanted)
            if (given := scene.ask(name, route)) != wanted:
                wrong[route, name] = given
    return wrong


def test_all_routes_are_shut_while_people_play_and_open_afterwards_and_a_watcher_changes_nothing(browser, client):
    scene = Scene(browser, client)

    assert answers(scene, [*PEOPLE, PLAYS, WATCHES, STRANGER], RUNS) == {}
    for path in SILENT:
        for page in scene.who.values():
            told = page.get(path.format(table=scene.table))
            assert told.status_code == 200, (path, told.text)
            assert not [word for word in TELLING if word in told.text], path
    looked_at = scene.who[STRANGER].post("/api/positions", json={"game": "gods", "position": scene.position})
    assert looked_at.json().keys() == {"game", "seats", "position", "words", "to_act", "question", "view"}

    scene.play(scene.winning)
    before = scene.kept_for_the_player()
    assert answers(scene, [WATCHES, STRANGER], IS_OVER) == {}
    assert scene.kept_for_the_player() == before
    assert answers(scene, [*PEOPLE, PLAYS], IS_OVER) == {}


def test_wishes_on_a_socket_tell_watchers_and_partners_nothing_and_nobody_an_evaluation(browser, client):
    scene = Scene(browser, client)
    mover = scene.who["player"].get(f"/api/tables/{scene.table}").json()["to_act"]

    def program(seat, scope):
        page = scene.who[PEOPLE[seat]]
        return client(token=page.post("/api/tokens", json={"scope": scope}).json()["token"])

    playing, watching, partner = program(mover, "play"), program(mover, "watch"), program((mover + 2) % 4, "play")
    move = scene.winning[0]
    kinds = {
        "why": {"move": move},
        "foresee": {"ply": PLAYED_ON, "move": move},
        "draft": {"ply": PLAYED_ON, "moves": [move]},
        "play": {"ply": PLAYED_ON, "move": move},
    }
    kinds_of_answer = {"why": "because", "foresee": "foreseen", "draft": "drafted", "play": "done"}

    for kind, more in kinds.items():
        for one in (watching, partner, playing):
            one.wish(kind, table=scene.table, id=kind, **more)
        answers = [one.until(lambda told, kind=kind: told.get("re") == kind) for one in (watching, partner, playing)]
        assert answers[0]["code"] == "watching-only"
        assert answers[1].get("code", "not-your-turn") == "not-your-turn"
        assert answers[2]["type"] == kinds_of_answer[kind]
        assert not any(word in text for word in TELLING for one in (partner, playing) for text in one.received)
