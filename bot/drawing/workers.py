"""Drawing workers: one draws in this process, one in a subprocess connected by pipes."""

from __future__ import annotations

import subprocess
from collections.abc import Sequence
from pathlib import Path
from typing import Final, Protocol

from bot.drawing.job import DrawingJob
from bot.drawing.worker_process import Reply
from bot.words import Words
from bot.worker_pipes import kill_after, read_message, start_process, write_message
from render.renderer import Picture

DRAW_TIMEOUT_SECONDS: Final = 60.0
"""The time limit of a picture; a process that exceeds it is killed."""
LOW_PRIORITY_TIMEOUT_SECONDS: Final = 600.0
"""The time limit in a low-priority process, which may get little processor time."""
KILL_TIMEOUT_SECONDS: Final = 2.0
"""How long to wait for a killed process to end."""

NICE_INCREMENT: Final = 5
"""Added to the niceness of the bot's process: its answers have priority over pictures."""
LOW_PRIORITY_NICE_INCREMENT: Final = 10
"""The same for a process that draws in the background."""


class WorkerCrashed(Exception):
    """The drawing process ended before the picture was finished."""


class DrawingFailed(Exception):
    """A picture cannot be drawn; the message is the traceback of the worker process."""


class DrawingWorker(Protocol):
    """Draws one picture after another; used by one thread at a time."""

    def draw(self, job: DrawingJob) -> Picture | None:
        """Draw a picture; None where there is nothing to draw.

        Raises what the drawing raises, or :class:`DrawingFailed` for it in a subprocess, and
        :class:`WorkerCrashed` where another attempt may succeed.
        """
        ...

    def close(self) -> None:
        """End the worker; may be called from any thread."""
        ...


class InProcessWorker:
    """Draws in this process."""

    def __init__(self, words: Words) -> None:
        self._words = words

    def draw(self, job: DrawingJob) -> Picture | None:
        """Draw the picture here."""
        return job.run(self._words)

    def close(self) -> None:
        """Do nothing: there is no process to end."""


class SubprocessWorker:
    """Draws in a subprocess, which is started by the first job and after a crash.

    The process gets none of the bot's secrets and ends when the bot's process does. It has a lower
    priority than the bot's process, and a still lower one if it is ``low_priority``.
    """

    def __init__(self, folders: Sequence[Path] = (), *, low_priority: bool = False) -> None:
        self._folders = folders
        self._nice_step = LOW_PRIORITY_NICE_INCREMENT if low_priority else NICE_INCREMENT
        self._timeout = LOW_PRIORITY_TIMEOUT_SECONDS if low_priority else DRAW_TIMEOUT_SECONDS
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, while it lives."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def start(self) -> None:
        """Start the process unless it lives; it fills its caches while it has no job."""
        if self.pid is not None or self._closed:
            return
        folders = [str(folder) for folder in self._folders]
        self._process = start_process("bot.drawing.worker_process", folders, self._nice_step)

    def draw(self, job: DrawingJob) -> Picture | None:
        """Send the job to the process and wait for its reply."""
        self.start()
        process = self._process
        if process is None or self._closed:
            raise WorkerCrashed
        assert process.stdin is not None
        assert process.stdout is not None
        try:
            write_message(process.stdin, job)
            with kill_after(process, self._timeout):
                reply = read_message(process.stdout)
        except (OSError, EOFError, ValueError) as error:
            self._end()
            raise WorkerCrashed from error
        assert isinstance(reply, Reply)
        if reply.outcome == "failed":
            raise DrawingFailed(reply.why)
        return reply.picture

    def close(self) -> None:
        """Kill the process; its current job raises :class:`WorkerCrashed`."""
        self._closed = True
        if self.pid is not None:
            self._end()

    def _end(self) -> None:
        process = self._process
        if process is None:
            return
        process.kill()
        try:
            process.wait(KILL_TIMEOUT_SECONDS)
        except subprocess.TimeoutExpired:
            # It is stuck in a system call and ends when that returns.
            return
