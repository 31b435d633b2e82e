"""Who is here: whose sockets are open at this process, and when everybody was last seen at any."""

from __future__ import annotations

from petteia.server import metrics
from petteia.server.live.watched import Watcher
from petteia.server.now import now
from petteia.store import Database, accounts


class People:
    """The users of this process."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.lines: set[Watcher] = set()  # the open sockets
        self.gone: set[str] = set()  # users who left since we last noted who was seen

    def come(self, line: Watcher) -> None:
        """Let somebody in."""
        self.lines.add(line)
        metrics.SOCKETS.set(len(self.lines))

    def go(self, line: Watcher) -> None:
        """Let somebody out."""
        self.lines.discard(line)
        self.gone.add(line.user)
        metrics.SOCKETS.set(len(self.lines))

    def here(self) -> set[str]:
        """Return the users whose sockets are open."""
        return {line.user for line in self.lines}

    def lines_of(self, user: str) -> int:
        """Return how many sockets *user* has open."""
        return sum(line.user == user for line in self.lines)

    def lines_from(self, address: str) -> int:
        """Return how many sockets are open from *address*."""
        return sum(line.address == address for line in self.lines)

    async def note_here(self) -> None:
        """Remember that those who are here were seen."""
        await accounts.note_seen(self.database, self.here(), now())

    async def note_gone(self) -> None:
        """Remember when those who left were last seen."""
        users, self.gone = self.gone, set()
        await accounts.note_seen(self.database, users, now())

    async def away(self, user: str | None) -> int:
        """Return for how many seconds *user* has been away from every server."""
        if user is None or user in self.here():
            return 0
        return (now() - await accounts.last_seen(self.database, user)) // 1000
