"""Who solved which puzzle, and what that says about solvers and puzzles. A first try is rated, and no other."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from sqlalchemy import RowMapping, Table, and_, select, update
from sqlalchemy.ext.asyncio import AsyncConnection

from petteia.store import schema
from petteia.store.database import Database

TRIES, SOLVERS, RATINGS = schema.puzzle_tries.c, schema.puzzle_solvers.c, schema.puzzle_ratings.c
Known = tuple[float, float]  # mean and deviation
Judge = Callable[[Known, Known, bool], tuple[Known, Known]]  # of solver and puzzle, before and after a try


@dataclass(frozen=True, slots=True)
class Solver:
    """How somebody does at the puzzles of a game."""

    mean: float
    deviation: float
    solved: int = 0
    failed: int = 0
    streak: int = 0  # solved one after the other, up to now
    best_streak: int = 0


async def solver(database: Database, user: str, game: str, first: Known) -> Solver:
    """Return how *user* does; whoever never tried has the rating *first*."""
    query = select(schema.puzzle_solvers).where(SOLVERS.user_id == user, SOLVERS.game == game)
    async with database.working() as connection:
        row = (await connection.execute(query)).mappings().first()
    return Solver(*first) if row is None else of_row(row)


def of_row(row: RowMapping) -> Solver:
    return Solver(*(row[name] for name in ("mean", "deviation", "solved", "failed", "streak", "best_streak")))


async def tried(database: Database, user: str, game: str) -> dict[str, bool]:
    """Return the puzzles *user* has tried, and whether the first try solved them."""
    query = select(TRIES.puzzle, TRIES.is_solved).where(TRIES.user_id == user, TRIES.game == game)
    async with database.working() as connection:
        return {str(puzzle): bool(is_solved) for puzzle, is_solved in await connection.execute(query)}


async def ratings(database: Database, game: str) -> dict[str, Known]:
    """Return the ratings of the puzzles that anybody has tried."""
    query = select(RATINGS.puzzle, RATINGS.mean, RATINGS.deviation).where(RATINGS.game == game)
    async with database.working() as connection:
        return {str(puzzle): (mean, deviation) for puzzle, mean, deviation in await connection.execute(query)}


async def rate(
    database: Database,
    user: str,
    game: str,
    puzzle: str,
    is_solved: bool,
    at: int,
    first: tuple[Known, Known],
    judge: Judge,
) -> bool:
    """Count the try of *user* if it was the first one; say whether it was.

    *first* are the ratings of a solver and of the puzzle before anybody tried it.
    """
    this = {"user_id": user, "game": game, "puzzle": puzzle}
    which = "solved" if is_solved else "failed"
    async with database.working() as connection:
        note = database.insertion(schema.puzzle_tries).values(this | {"is_solved": is_solved, "at": at})
        if (await connection.execute(note.on_conflict_do_nothing().returning(TRIES.puzzle))).first() is None:
            return False
        own = Row(database, connection, schema.puzzle_solvers, {"user_id": user, "game": game})
        its = Row(database, connection, schema.puzzle_ratings, {"game": game, "puzzle": puzzle})
        solver = await own.locked(first[0], {"streak": 0, "best_streak": 0})
        rating = await its.locked(first[1], {})
        after = judge((solver["mean"], solver["deviation"]), (rating["mean"], rating["deviation"]), is_solved)
        streak = solver["streak"] + 1 if is_solved else 0
        streaks = {"streak": streak, "best_streak": max(streak, solver["best_streak"])}
        await own.change(after[0], {which: solver[which] + 1} | streaks)
        await its.change(after[1], {which: rating[which] + 1})
    return True


class Row:
    """A row that holds a rating."""

    def __init__(self, database: Database, connection: AsyncConnection, table: Table, key: dict[str, str]) -> None:
        self.connection = connection
        self.table = table
        self.key = key
        self.insertion = database.insertion(table)
        self.this = and_(*(table.c[name] == value for name, value in key.items()))

    async def locked(self, first: Known, more: dict[str, int]) -> RowMapping:
        """Return the row, made anew with the rating *first* if there is none; nobody else changes it until we have."""
        fresh = {"mean": first[0], "deviation": first[1], "solved": 0, "failed": 0}
        await self.connection.execute(self.insertion.values(self.key | fresh | more).on_conflict_do_nothing())
        query = select(self.table).where(self.this).with_for_update()
        return (await self.connection.execute(query)).mappings().one()

    async def change(self, rating: Known, more: dict[str, int]) -> None:
        changed = {"mean": rating[0], "deviation": rating[1], **more}
        await self.connection.execute(update(self.table).where(self.this).values(changed))
