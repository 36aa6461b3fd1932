"""The thinking process: reads jobs from a pipe and writes answers to another one."""

from __future__ import annotations

import importlib
import os
import signal
import sys
import traceback
from typing import NamedTuple

from bot.thinking.job import Job
from bot.worker_pipes import read_message, write_message


class Thought(NamedTuple):
    """The answer to a job; where it failed, the traceback instead."""

    answer: object
    why: str = ""


def main() -> None:
    """Think until the pipe is closed, which also happens when the parent process dies."""
    # Signals to the process group are handled by the parent, which closes the pipe when it stops.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    outgoing = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Printed output must not mix with the answers.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Importing this registers the games.
    importlib.import_module("games.library")
    incoming = os.fdopen(sys.stdin.fileno(), "rb")
    while True:
        try:
            job = read_message(incoming)
        except EOFError:
            return
        assert isinstance(job, Job)
        write_message(outgoing, _thought(job))


def _thought(job: Job[object]) -> Thought:
    try:
        return Thought(job.run())
    except Exception:
        return Thought(None, traceback.format_exc())
