"""The tables of the database. Times are milliseconds since 1970, texts of any size are JSON; nothing is pickled."""

from __future__ import annotations

from sqlalchemy import BigInteger, Boolean, Column, Float, ForeignKey, Index, Integer, MetaData, String, Table, Text

metadata = MetaData()

tables = Table(
    "tables",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("setup", Text, nullable=False),  # petteia.table.Setup as JSON, the seed included
    Column("is_open", Boolean, nullable=False),
    Column("language", String(8), nullable=False),
    Column("created_at", BigInteger, nullable=False),
    # What follows repeats what the acts say, for the lobby and for whoever looks what is due.
    Column("status", String(16), nullable=False),
    Column("changed_at", BigInteger, nullable=False),
    Column("number", Integer, nullable=False),
    Column("ply", Integer, nullable=False),
    Column("seats", Text, nullable=False),  # names and kinds as JSON
    Column("snapshot", Text, nullable=False),  # a number of acts, and the position they lead to
    Column("due_at", BigInteger),  # when a clock runs out or a bot should have moved
    Column("host", String(32), nullable=False, server_default=""),  # whose it is: the lobby shows one of each
    Index("tables_by_status", "status", "changed_at"),
    Index("tables_by_due", "due_at"),
    Index("tables_by_host", "host", "status"),
)

# One row is one step of a table: the acts that take effect together, the first of them act `number`.
acts = Table(
    "acts",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("body", Text, nullable=False),
)

seats = Table(
    "seats",
    metadata,
    Column("table_id", ForeignKey("tables.id"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("user_id", String(32), nullable=False, index=True),
)

users = Table(
    "users",
    metadata,
    Column("id", String(32), primary_key=True),
    Column("name", String(64), nullable=False),
    Column("name_key", String(64), unique=True),  # of registered users: the name as it is compared
    Column("password", String(255)),  # argon2
    Column("created_at", BigInteger, nullable=False),
    Column("seen_at", BigInteger, nullable=False),
    Column("sessions", Integer, nullable=False),  # raised to end all sessions
    Column("banned_until", BigInteger),
    Column("role", String(16), nullable=False, server_default=""),  # or `operator`
    Column("mail", String(254)),  # confirmed; for a forgotten password
    Column("network", String(64), nullable=False, server_default=""),  # where the user came from last
)

chats = Table(
    "chats",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", ForeignKey("tables.id"), nullable=False, index=True),
    Column("user_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
)

tokens = Table(
    "tokens",
    metadata,
    Column("hash", String(64), primary_key=True),  # of the token; the token itself is never stored
    Column("user_id", ForeignKey("users.id"), nullable=False, index=True),
    Column("kind", String(16), nullable=False),  # `bot` or `device`
    Column("label", String(64), nullable=False),
    Column("scope", String(16), nullable=False),  # of a bot's: `play`, or `watch`
    Column("created_at", BigInteger, nullable=False),
    Column("expires_at", BigInteger),
)

settings = Table(
    "settings",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

secrets = Table(  # apart, so that backups can leave them out
    "secrets",
    metadata,
    Column("name", String(64), primary_key=True),
    Column("value", Text, nullable=False),
)

editions = Table(  # complete sets of a game's data that people made; the same one may be kept by several
    "editions",
    metadata,
    Column("fingerprint", String(16), primary_key=True),
    Column("user_id", String(32), primary_key=True),
    Column("game", String(64), nullable=False),
    Column("name", String(64), nullable=False),
    Column("origin", String(255), nullable=False),
    Column("body", Text, nullable=False),  # petteia.core.edition.Edition as JSON
    Column("saved_at", BigInteger, nullable=False),
    Index("editions_by_user", "user_id", "saved_at"),
)

reports = Table(  # what people report to the operator
    "reports",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table_id", String(32), nullable=False),
    Column("by_user", String(32), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("text", Text, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("handled_at", BigInteger),
)

banned_networks = Table(  # from where no guests come
    "banned_networks",
    metadata,
    Column("network", String(64), primary_key=True),
    Column("until", BigInteger, nullable=False),
)

blocks = Table(  # whom people do not want to hear or to sit with
    "blocks",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("blocked", String(32), primary_key=True),
    Column("name", String(64), nullable=False),  # as it was then
    Column("at", BigInteger, nullable=False),
    Index("blocks_by_blocked", "blocked"),
)

deeds = Table(  # what operators did
    "deeds",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("at", BigInteger, nullable=False),
    Column("operator", String(64), nullable=False),
    Column("what", String(32), nullable=False),
    Column("about", String(128), nullable=False),
    Column("text", Text, nullable=False),
)

studied = Table(  # records people have posted to study them, by their fingerprints
    "studied",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("record", Text, nullable=False),
    Column("used_at", BigInteger, nullable=False),
)

trees = Table(  # what people have tried in games they studied: one tree of each person for each game
    "trees",
    metadata,
    Column("id", String(16), primary_key=True),  # also the link to it
    Column("study", String(64), nullable=False),
    Column("user_id", String(32), nullable=False),
    Column("name", String(64), nullable=False),
    Column("nodes", Text, nullable=False),  # as JSON
    Column("used_at", BigInteger, nullable=False),
    Index("trees_by_user", "user_id", "study", unique=True),
)

in_play = Table(  # positions in which people play with each other right now; see petteia.server.live.in_play
    "in_play",
    metadata,
    Column("table_id", String(32), primary_key=True),
    Column("key", BigInteger, primary_key=True),  # of the position as a spectator knows it
    Column("decisions", Integer, nullable=False),  # moves made at the table before it
    Index("in_play_by_key", "key"),
)

analyses = Table(  # what was found out about games: by a fingerprint of the game and of how long it was thought about
    "analyses",
    metadata,
    Column("id", String(64), primary_key=True),
    Column("found", Text, nullable=False),  # tasks and what they found, as JSON
    Column("used_at", BigInteger, nullable=False),
)

puzzle_tries = Table(  # how everybody's first try at a puzzle went: that one is rated, and no other
    "puzzle_tries",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("is_solved", Boolean, nullable=False),
    Column("at", BigInteger, nullable=False),
)

puzzle_solvers = Table(  # how good everybody is at the puzzles of a game
    "puzzle_solvers",
    metadata,
    Column("user_id", String(32), primary_key=True),
    Column("game", String(64), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
    Column("streak", Integer, nullable=False),
    Column("best_streak", Integer, nullable=False),
)

puzzle_ratings = Table(  # how hard a puzzle is by those who tried it; without a row, as it ships
    "puzzle_ratings",
    metadata,
    Column("game", String(64), primary_key=True),
    Column("puzzle", String(16), primary_key=True),
    Column("mean", Float, nullable=False),
    Column("deviation", Float, nullable=False),
    Column("solved", Integer, nullable=False),
    Column("failed", Integer, nullable=False),
)
