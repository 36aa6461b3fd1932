"""Locks an SQLite database for one process; a second one is refused at its start."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager

from filelock import FileLock, Timeout

from bot.storage.database import Database


class AlreadyServed(Exception):
    """Another process serves this database; ``file`` names it."""

    def __init__(self, file: str) -> None:
        super().__init__(file)
        self.file = file


@contextmanager
def sole_process(database: Database) -> Iterator[None]:
    """Hold the database for this process while the block runs; raises :class:`AlreadyServed`.

    The system itself ends the hold when the process ends, however that happens. PostgreSQL is
    there to be shared and is not held.
    """
    if database.file is None:
        yield
        return
    # A link to the file is another name for it, and must not have a lock of its own.
    beside = f"{database.file.resolve()}-lock"
    # A lock that is only a file would outlive a process that is killed.
    lock = FileLock(
        beside, mode=0o600, blocking=False, fallback_to_soft=False, preserve_lock_file=True
    )
    try:
        lock.acquire()
    except Timeout:
        raise AlreadyServed(str(database.file)) from None
    try:
        yield
    finally:
        lock.release()
