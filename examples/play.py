"""A program that holds a seat: it plays any legal move until the game is over, and prints what happens.

python examples/play.py http://localhost:8000 gods          opens a table against a bot
python examples/play.py http://localhost:8000 gods open     opens a table and waits for somebody to sit down
python examples/play.py http://localhost:8000 gods TABLE    sits down at a table
"""

import json
import random
import sys
from urllib.request import Request, urlopen

from websockets.sync.client import connect


def post(address, body, token=""):
    headers = {"content-type": "application/json", "authorization": f"Bearer {token}"}
    with urlopen(Request(address, json.dumps(body).encode(), headers)) as answer:
        return json.load(answer)


def main(server, game, table="bot"):
    token = post(f"{server}/api/guests", {"name": "Example", "token": True})["token"]
    if table in ("bot", "open"):
        bots = [None, 1] if table == "bot" else []
        table = post(f"{server}/api/tables", {"game": game, "seats": 2, "bots": bots}, token)["table"]
        print("table:", table, flush=True)
    headers = {"authorization": f"Bearer {token}"}
    with connect(server.replace("http", "ws", 1) + "/api/socket", additional_headers=headers) as socket:
        socket.send(json.dumps({"type": "watch", "table": table}))
        for message in map(json.loads, socket):
            if message["type"] == "refused":
                print("refused:", message["sentence"], message["rule"])
            if message["type"] != "update":
                continue
            print(*(event["sentence"] for entry in message["entries"] for event in entry["events"]), sep="\n")
            empty = [number for number, seat in enumerate(message["seats"]) if seat["kind"] == "empty"]
            if message["status"] == "over":
                return print("outcome:", message["outcome"], "seed:", message["seed"])
            if message["status"] == "waiting" and empty and message["seat"] is None:
                socket.send(json.dumps({"type": "sit", "table": table, "seat": empty[0]}))
            if message["moves"]:
                move = random.choice(message["moves"])["text"]
                socket.send(json.dumps({"type": "play", "table": table, "ply": message["ply"], "move": move}))


if __name__ == "__main__":
    main(*sys.argv[1:])
