"""The worker process: reads jobs from a pipe and writes pictures to another one.

It has no settings and no secrets, opens no connections, and ends when the pipe is closed, which
also happens when its parent process dies.
"""

from __future__ import annotations

import importlib
import os
import signal
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from select import select
from typing import IO, Literal, NamedTuple

from bot.drawing.job import DrawingJob
from bot.gc_tuning import tune_gc
from bot.malloc_tuning import WORKER_MMAP_THRESHOLD_BYTES, tune_malloc
from bot.words import Words
from bot.worker_pipes import read_message, write_message
from render.renderer import RENDERERS, Picture


class Reply(NamedTuple):
    """The result of a job: a picture or None, or the traceback of its failure."""

    outcome: Literal["drawn", "failed"]
    picture: Picture | None
    why: str = ""


def main(*folders: str) -> None:
    """Load words from ``folders`` and draw until the pipe is closed."""
    # Signals to the process group are handled by the parent, which closes the pipe when it stops.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    tune_malloc(WORKER_MMAP_THRESHOLD_BYTES)
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Printed output must not mix with the pictures.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Importing these registers the games and their renderers.
    importlib.import_module("games.library")
    importlib.import_module("render")
    words = Words.load(*map(Path, folders))
    words.parse_all()
    tune_gc()
    _serve(_UnbufferedPipe(sys.stdin.fileno()), outgoing, words)


class _UnbufferedPipe:
    """A pipe that is read without a buffer, so that it can be polled for waiting jobs."""

    def __init__(self, number: int) -> None:
        self._number = number

    @property
    def waiting(self) -> bool:
        """Whether a job is there or the pipe is closed; always true on Windows."""
        return os.name == "nt" or bool(select([self._number], [], [], 0)[0])

    def read(self, size: int, /) -> bytes:
        parts = bytearray()
        while len(parts) < size and (part := os.read(self._number, size - len(parts))):
            parts += part
        return bytes(parts)


def _serve(incoming: _UnbufferedPipe, outgoing: IO[bytes], words: Words) -> None:
    warm_up = _warm_up()
    while True:
        # While no job waits, the art shared by all pictures of a game is drawn into the caches.
        while not incoming.waiting and next(warm_up, None) is not None:
            pass
        try:
            job = read_message(incoming)
        except EOFError:
            return
        assert isinstance(job, DrawingJob)
        write_message(outgoing, _reply(job, words))


def _warm_up() -> Iterator[str]:
    for game, renderer in RENDERERS.items():
        renderer.warm()
        yield game


def _reply(job: DrawingJob, words: Words) -> Reply:
    try:
        return Reply("drawn", job.run(words))
    except Exception:
        return Reply("failed", None, traceback.format_exc())
