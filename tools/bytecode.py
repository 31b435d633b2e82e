"""Write the bytecode of what the server and the terminal load, by loading it.

uv installs packages without any, and without it the server starts three times slower wherever Python may not keep its
bytecode. To write it for all packages takes more than twice as long: most of what they hold is for others.
"""

import importlib
import os
import sys

SERVER = ("petteia.cli.serve", "uvloop", "petteia.server.serving")
STORE = ("alembic.command", "sqlalchemy.dialects.sqlite.aiosqlite")  # found by name
WITH_POSTGRESQL = ("petteia.server.bots.queue", "petteia.server.live.news", "sqlalchemy.dialects.postgresql.psycopg")
TERMINAL = ("petteia.cli.play",)

if __name__ == "__main__":
    sys.dont_write_bytecode = False
    os.environ["PETTEIA_INTERPRETED"] = "1"  # the extensions are being made meanwhile
    for name in SERVER + STORE + WITH_POSTGRESQL + TERMINAL:
        importlib.import_module(name)
    registry = importlib.import_module("petteia.core.registry")
    for slug in registry.games():
        registry.game(slug)
