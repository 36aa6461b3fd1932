"""The pool of thinking processes, shared by all tables in the order in which they ask."""

from __future__ import annotations

import asyncio
import subprocess
from typing import Final, TypeVar, cast

from bot.thinking.job import Job
from bot.thinking.worker_process import Thought
from bot.worker_pipes import kill_after, read_message, start_process, write_message

T = TypeVar("T")

NICE_INCREMENT: Final = 15
"""Added to the niceness of the bot's process: clicks, words and pictures come first."""
THINKING_TIMEOUT_SECONDS: Final = 900.0
"""The time limit of an answer; at the lowest priority a process may get little of the CPU."""
KILL_TIMEOUT_SECONDS: Final = 2.0
"""How long to wait for a killed process to end."""


class ThinkingFailed(Exception):
    """An answer was not found: the search raised, or its process ended twice."""


class Thinker:
    """Thinks in a subprocess, which is started by the first job and after a crash."""

    def __init__(self) -> None:
        self._process: subprocess.Popen[bytes] | None = None
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The id of the process, while it lives."""
        process = self._process
        return process.pid if process is not None and process.poll() is None else None

    def think(self, job: Job[T]) -> T:
        """Send the job to the process and wait for the answer; raises :class:`ThinkingFailed`.

        A process that ended is replaced once: the answer is the same in any process.
        """
        for _ in range(2):
            if self._closed:
                break
            try:
                thought = self._thought(job)
            except (OSError, EOFError, ValueError):
                self._end()
                continue
            if thought.why:
                raise ThinkingFailed(thought.why)
            return cast(T, thought.answer)
        raise ThinkingFailed("the process was ended")

    def _thought(self, job: Job[object]) -> Thought:
        if self.pid is None:
            self._process = start_process("thinking.worker_process", (), NICE_INCREMENT)
        process = self._process
        assert process is not None
        assert process.stdin is not None
        assert process.stdout is not None
        write_message(process.stdin, job)
        with kill_after(process, THINKING_TIMEOUT_SECONDS):
            thought = read_message(process.stdout)
        assert isinstance(thought, Thought)
        return thought

    def close(self) -> None:
        """Kill the process for good; may be called from any thread."""
        self._closed = True
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


class ThinkingPool:
    """Thinks in ``processes`` processes; with 0 in threads of this one.

    A table asks one question at a time, and questions are taken in the order in which they come,
    so that no table keeps the others waiting.
    """

    def __init__(self, processes: int = 0) -> None:
        self._thinkers = [Thinker() for _ in range(processes)]
        self._idle = list(self._thinkers)
        # A semaphore wakes those who wait in their order; a queue would serve a table twice in a
        # row.
        self._turns = asyncio.Semaphore(processes)

    @property
    def free(self) -> bool:
        """Whether a process would begin with a job at once."""
        return bool(self._thinkers) and not self._turns.locked()

    async def think(self, job: Job[T]) -> T:
        """The answer to a job; raises :class:`ThinkingFailed` if there is none."""
        if not self._thinkers:
            return await asyncio.to_thread(job.run)
        async with self._turns:
            thinker = self._idle.pop()
            try:
                return await asyncio.to_thread(thinker.think, job)
            except asyncio.CancelledError:
                # Nobody waits for the answer, and it must not be read as that of another job.
                thinker.close()
                self._thinkers.remove(thinker)
                thinker = Thinker()
                self._thinkers.append(thinker)
                raise
            finally:
                self._idle.append(thinker)

    def close(self) -> None:
        """End all processes."""
        for thinker in self._thinkers:
            thinker.close()
