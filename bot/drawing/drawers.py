"""Who draws: this process itself, or another one that it starts and talks to through pipes."""

from __future__ import annotations

import json
import os
import select
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from threading import Timer
from typing import Final, Protocol

from bot.drawing.work import Work
from bot.drawing.worker import Reply, read_message, write_message
from bot.words import Words
from render.face import Picture

LONGEST_SECONDS: Final = 60.0
"""A process that draws longer than this at one picture is ended."""
MODEST_SECONDS: Final = 600.0
"""The same for one that leaves the processor to others, and may get little of it."""
GONE_SECONDS: Final = 2.0

_SECRETS = ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL")
_START = (
    "import json, os, sys; path, step, *folders = sys.argv[1:]; sys.path[:] = json.loads(path); "
    "int(step) and os.nice(int(step)); from bot.drawing.worker import main; main(*folders)"
)
POLITE: Final = 5
"""How far a process that draws steps back behind the one that answers: words come first."""
MODEST: Final = 10
"""How far a process steps back behind others whose work nobody waits for."""


class Crashed(Exception):
    """The process that drew is gone, and what it was at is not drawn."""


class DrawingFailed(Exception):
    """Something cannot be drawn; says why in the words of the process that tried."""


class Drawer(Protocol):
    """Draws one thing after another; used by one thread at a time."""

    def draw(self, work: Work) -> Picture | None:
        """The picture; raises whatever goes wrong, and :class:`Crashed` where it may go right."""
        ...

    def close(self) -> None:
        """End it; may be called from any thread."""
        ...


class HereDrawer:
    """Draws in this process."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, work: Work) -> Picture | None:
        """The picture."""
        return work.done(self._words)

    def close(self) -> None:
        """There is nothing to end."""


class ProcessDrawer:
    """Draws in a process of its own, which is started when there is something to draw.

    The process gets none of the bot's secrets, and ends by itself when this one is gone. It lets
    the one that answers go first, and a ``modest`` one leaves the processor to all others.
    """

    def __init__(self, folders: Sequence[Path] = (), *, modest: bool = False) -> None:
        self._folders = folders
        self._step = (MODEST if modest else POLITE) if hasattr(os, "nice") else 0
        self._longest = MODEST_SECONDS if modest else LONGEST_SECONDS
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, while it lives."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def start(self) -> None:
        """Start the process unless it lives; it makes itself ready while nothing is asked of it."""
        if self.pid is not None or self._closed:
            return
        environment = {name: value for name, value in os.environ.items() if name not in _SECRETS}
        path = json.dumps([entry or os.getcwd() for entry in sys.path])
        self._process = subprocess.Popen(
            [sys.executable, "-c", _START, path, str(self._step), *map(str, self._folders)],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            env=environment,
        )

    def draw(self, work: Work) -> Picture | None:
        """The picture."""
        self.start()
        process = self._process
        if process is None or self._closed:
            raise Crashed
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_message(process.stdin, work)
            with _watching(process, self._longest):
                reply = read_message(process.stdout)
        except (OSError, EOFError, ValueError) as error:
            self._end()
            raise Crashed from error
        assert isinstance(reply, Reply)
        if reply.outcome == "failed":
            raise DrawingFailed(reply.why)
        return reply.picture

    def close(self) -> None:
        """End the process; what it is at is given up."""
        self._closed = True
        if self.pid is not None:
            self._end()

    def _end(self) -> None:
        process = self._process
        if process is None:
            return
        process.kill()
        try:
            process.wait(GONE_SECONDS)
        except subprocess.TimeoutExpired:
            # It is stuck in the kernel and ends when it gets out of there.
            return


@contextmanager
def _watching(process: subprocess.Popen[bytes], longest: float) -> Iterator[None]:
    """End the process if it has not begun to reply after so many seconds: whoever reads its reply
    then meets the end of the pipe.
    """
    if os.name != "nt":
        assert process.stdout is not None
        reply = select.poll()
        reply.register(process.stdout, select.POLLIN)
        if not reply.poll(longest * 1000):
            process.kill()
        yield
        return
    # Nobody can ask a pipe there. A thread can wait, which costs a millisecond elsewhere.
    watch = Timer(longest, process.kill)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()
