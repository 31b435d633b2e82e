"""Who is here: whose sockets are open at this process, and when everybody was last seen at any."""

from __future__ import annotations

from petteia.server import metrics
from petteia.server.live.known import Known
from petteia.server.live.watched import Watcher
from petteia.server.now import now
from petteia.store import Database, StorageError, accounts, blocks

HEARTBEAT = 20  # seconds between two notes of who is here
ANEW = "anew"  # the notice that a table's past has changed
ENDED = "ended"  # the notice that sessions of a user have ended
ORDERS = "orders"  # the notice that an operator has ordered something
BLOCKED = "blocked"  # the notice that a user blocks somebody, or no longer
MOST_ASKED = 500  # users at once


class People:
    """The users of this process."""

    def __init__(self, database: Database, known: Known) -> None:
        self.database = database
        self.known = known
        self.lines: set[Watcher] = set()  # the open sockets
        self.blocks: dict[str, frozenset[str]] = {}  # whom everybody does not want to hear
        self.seen: dict[str, str] = {}  # who left, or asked something by HTTP, since we last noted it, and from where

    async def open(self) -> None:
        """Learn who does not want to hear whom; with PostgreSQL again and again, lest a notice was lost."""
        self.blocks = await blocks.every(self.database)

    def come(self, line: Watcher) -> None:
        """Let somebody in."""
        self.lines.add(line)
        metrics.SOCKETS.set(len(self.lines))

    def go(self, line: Watcher) -> None:
        """Let somebody out."""
        self.lines.discard(line)
        self.seen[line.user] = line.address
        metrics.SOCKETS.set(len(self.lines))

    def end(self, user: str, token: str = "") -> None:
        """Cut the lines of *user* whose sessions have ended; with *token* those opened with tokens that begin so."""
        self.known.forget(user)
        for line in list(self.lines):
            if line.user == user and (not token or line.token.startswith(token)):
                line.end()

    async def look_who_ended(self) -> None:
        """Cut the lines of those who have no session any more, whoever has ended it."""
        users = sorted(self.here())
        for start in range(0, len(users), MOST_ASKED):
            part = users[start : start + MOST_ASKED]
            known = await accounts.sessions_of(self.database, part)
            for user in {line.user for line in self.lines if line.sessions != known.get(line.user, -1)} & set(part):
                self.end(user)

    def here(self) -> set[str]:
        """Return the users whose sockets are open."""
        return {line.user for line in self.lines}

    def tell(self, message: bytes) -> None:
        """Tell everybody who is here."""
        for line in list(self.lines):
            line.push(message)

    async def learn_blocks(self, user: str) -> None:
        """Learn anew whom *user* does not want to hear."""
        self.blocks[user] = frozenset(row["blocked"] for row in await blocks.of_user(self.database, user))

    def lines_of(self, user: str) -> int:
        """Return how many sockets *user* has open."""
        return sum(line.user == user for line in self.lines)

    def lines_from(self, address: str) -> int:
        """Return how many sockets are open from *address*."""
        return sum(line.address == address for line in self.lines)

    async def note_here(self) -> None:
        """Remember that those who are here were seen."""
        await accounts.note_seen(self.database, {line.user: line.address for line in self.lines}, now())

    def see(self, user: str, address: str) -> None:
        """Remember that *user*, who may have no socket, asked something."""
        self.seen[user] = address

    async def note_seen(self) -> None:
        """Remember when those who left or asked something were last seen."""
        users, self.seen = self.seen, {}
        try:
            await accounts.note_seen(self.database, users, now())
        except StorageError:
            self.seen = users | self.seen
            raise

    async def away(self, user: str | None) -> int:
        """Return for how many seconds *user* has been away from every server."""
        if user is None or user in self.here() or user in self.seen:
            return 0
        patience = HEARTBEAT if self.database.is_postgres else 0  # another server may have them, and note it only then
        return max(0, (now() - await accounts.last_seen(self.database, user)) // 1000 - patience)
