"""One process at a time on an SQLite database: a second one is turned away at its start."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from contextlib import contextmanager

from bot.storage.database import Database

if sys.platform == "win32":
    import msvcrt

    def _lock(descriptor: int) -> None:
        msvcrt.locking(descriptor, msvcrt.LK_NBLCK, 1)

else:
    import fcntl

    def _lock(descriptor: int) -> None:
        fcntl.flock(descriptor, fcntl.LOCK_EX | fcntl.LOCK_NB)


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
    descriptor = os.open(beside, os.O_RDWR | os.O_CREAT, 0o600)
    try:
        try:
            _lock(descriptor)
        except OSError:
            raise AlreadyServed(str(database.file)) from None
        yield
    finally:
        os.close(descriptor)
