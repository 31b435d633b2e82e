"""What outlives the process: tables as lists of acts, users, chats and tokens, in SQLite or PostgreSQL."""

from petteia.store.database import Database
from petteia.store.place import StorageError
from petteia.store.writer import Append, Conflict, Writer

__all__ = ["Append", "Conflict", "Database", "StorageError", "Writer"]
