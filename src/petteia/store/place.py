"""Where a SQLite database lives: its file and the files beside it, whose they are, and whether they are still there."""

from __future__ import annotations

import fcntl
import os
import shutil
from pathlib import Path
from types import TracebackType

from petteia.core.game import PetteiaError


class StorageError(PetteiaError):
    """The database did not do what was asked; nothing of it was done."""


class Place:
    """The file of a database."""

    def __init__(self, file: Path) -> None:
        self.file = file
        self.known: tuple[int, int] | None = None  # the device and number of the file we opened

    def make_folder(self) -> None:
        folder = self.file.parent
        try:
            folder.mkdir(parents=True, exist_ok=True)
        except OSError as error:
            raise StorageError(f"cannot make the folder {folder}: {error.strerror}") from error

    def make_file(self) -> None:
        """See to it that there is a file, for our eyes only if it is new, and that we can write it."""
        try:
            os.close(os.open(self.file, os.O_CREAT | os.O_RDWR, 0o600))
        except OSError as error:
            raise StorageError(f"cannot open {self.file}: {error.strerror}") from error

    def beside(self, end: str) -> Path:
        """Return the file beside the database that ends in *end*."""
        return self.file.with_name(self.file.name + end)

    def remember(self) -> None:
        """Remember which file was opened."""
        found = self.file.stat()
        self.known = found.st_dev, found.st_ino

    def check(self) -> None:
        """Raise StorageError if what we write into is no longer what others will find here."""
        if self.known is None:
            return
        try:
            found = self.file.stat()
            self.beside("-wal").stat()
        except OSError as error:
            raise StorageError(f"the database file was deleted: {error.filename}") from error
        if (found.st_dev, found.st_ino) != self.known:
            raise StorageError(f"the database file was replaced: {self.file}")

    def free(self) -> int:
        """Return how many bytes the disk still takes."""
        return shutil.disk_usage(self.file.parent).free

    def set_aside(self) -> Path | None:
        """Give the database another name, so that a new one can take its place; return the name."""
        if not self.file.exists():
            return None
        count = 1
        while (old := self.beside(f".old{count}")).exists():
            count += 1
        for end in ("", "-wal", "-shm"):
            if self.beside(end).exists():
                self.beside(end).rename(old.with_name(old.name + end))
        return old


class Claim:
    """The right to be the only one who changes a SQLite database; it ends with the process, however that ends."""

    def __init__(self, place: Place) -> None:
        file = place.beside(".lock")
        try:
            self.handle: int | None = os.open(file, os.O_CREAT | os.O_RDWR, 0o600)
        except OSError as error:
            raise StorageError(f"cannot write {file}: {error.strerror}") from error
        try:
            fcntl.flock(self.handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError as error:
            self.release()
            raise StorageError(f"a server is already running on {place.file}; with SQLite there is only one") from error

    def release(self) -> None:
        if self.handle is not None:
            os.close(self.handle)
            self.handle = None

    def __enter__(self) -> Claim:
        return self

    def __exit__(self, kind: type[BaseException] | None, error: BaseException | None, at: TracebackType | None) -> None:
        self.release()
