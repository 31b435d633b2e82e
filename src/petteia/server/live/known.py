"""What is known of users: remembered for a moment, because nearly every request asks."""

from __future__ import annotations

import time

from sqlalchemy import RowMapping

from petteia.store import Database, accounts

FRESH = 10.0  # seconds for which a user is remembered without asking the database
MOST_REMEMBERED = 10_000


class Known:
    """The users somebody asked about a moment ago."""

    def __init__(self, database: Database) -> None:
        self.database = database
        self.remembered: dict[str, tuple[float, RowMapping]] = {}

    async def row(self, user: str) -> RowMapping | None:
        """Return what is stored of *user*, None if there is no such user."""
        at, found = self.remembered.get(user, (0.0, None))
        if found is not None and time.monotonic() - at < FRESH:
            return found
        found = await accounts.find_user(self.database, user)
        if found is not None:
            if len(self.remembered) > MOST_REMEMBERED:
                self.remembered.clear()
            self.remembered[user] = time.monotonic(), found
        return found

    def forget(self, user: str) -> None:
        """Ask the database again: something about *user* has changed."""
        self.remembered.pop(user, None)
