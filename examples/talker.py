"""A program that plays in words: `petteia arena gods "program:python examples/talker.py" random`.

Each line it reads is JSON; it answers `decide` and `refused` with a move. In place of `choice` ask a language model:
`text` is all it must be told.
"""

import json
import random
import sys

for line in sys.stdin:
    message = json.loads(line)
    if message["type"] == "decide":
        ups = [move for move in message["moves"] if move.endswith(" up")]
        print(random.choice(ups or message["moves"]), flush=True)
    elif message["type"] == "refused" and message["left"]:  # it says why
        print(1, flush=True)
