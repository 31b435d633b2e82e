"""What operators have ordered: from which networks no guests come, and what everybody is told."""

from __future__ import annotations

from petteia.server import protocol
from petteia.server.live.people import People
from petteia.server.live.rows import ENCODER
from petteia.server.now import now
from petteia.store import Database, operating
from petteia.store.operating import Announcement


class Orders:
    """The orders as this process knows them: looked at again and again, and at once when another process says so."""

    def __init__(self, database: Database, people: People) -> None:
        self.database = database
        self.people = people
        self.banned: dict[str, int] = {}  # networks, and until when
        self.announcement = Announcement()

    async def look(self) -> None:
        """Learn what is ordered now; cut the guests of banned networks, and tell everybody what is new."""
        at = now()
        self.banned = await operating.banned_networks(self.database, at)
        for line in [line for line in self.people.lines if not line.registered and self.is_banned(line.address)]:
            line.end()
        told = await operating.announcement(self.database, at)
        if told != self.announcement:
            self.announcement = told
            self.people.tell(ENCODER.encode(self.announced()))

    def is_banned(self, network: str) -> bool:
        return self.banned.get(network, 0) > now()

    def announced(self) -> protocol.Announced:
        """Return what is announced as it is told; an empty text says that nothing is any more."""
        return protocol.Announced(text=self.announcement.text, until=self.announcement.until)
