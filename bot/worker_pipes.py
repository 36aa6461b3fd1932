"""Messages between the bot and its worker processes, and how these are started and timed."""

from __future__ import annotations

import json
import os
import pickle
import select
import subprocess
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from struct import Struct
from threading import Timer
from typing import IO, Final, Protocol

LENGTH: Final = Struct(">Q")
_SECRET_VARIABLES = ("DISCORD_TOKEN", "DATABASE_URL", "PLAYGROUND_DATABASE_URL")
_CODE = (
    "import importlib, json, os, sys; path, step, module, *given = sys.argv[1:]; "
    "sys.path[:] = json.loads(path); int(step) and os.nice(int(step)); "
    "importlib.import_module(module).main(*given)"
)


class ByteSource(Protocol):
    """A stream of bytes; ``read`` returns fewer than asked for only at its end."""

    def read(self, size: int, /) -> bytes:
        """The next bytes."""
        ...


def write_message(pipe: IO[bytes], message: object) -> None:
    """Pickle a message and write it with its length."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def read_message(pipe: ByteSource) -> object:
    """Read one message; raises :class:`EOFError` where the other end is closed."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return pickle.loads(data)


def start_process(
    module: str, given: Sequence[str], nice_increment: int
) -> subprocess.Popen[bytes]:
    """Start ``main(*given)`` of a module in a process without the bot's secrets.

    ``nice_increment`` is added to the niceness of the bot's process.
    """
    environment = {
        name: value for name, value in os.environ.items() if name not in _SECRET_VARIABLES
    }
    path = json.dumps([entry or os.getcwd() for entry in sys.path])
    step = nice_increment if hasattr(os, "nice") else 0
    return subprocess.Popen(
        [sys.executable, "-c", _CODE, path, str(step), module, *given],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        env=environment,
    )


@contextmanager
def kill_after(process: subprocess.Popen[bytes], timeout: float) -> Iterator[None]:
    """Kill the process if it has not begun to reply after ``timeout`` seconds.

    Reading its reply then meets the end of the pipe.
    """
    if os.name != "nt":
        assert process.stdout is not None
        reply = select.poll()
        reply.register(process.stdout, select.POLLIN)
        if not reply.poll(timeout * 1000):
            process.kill()
        yield
        return
    # On Windows a pipe cannot be polled, so a thread waits; elsewhere that would cost a
    # millisecond.
    watch = Timer(timeout, process.kill)
    watch.daemon = True
    watch.start()
    try:
        yield
    finally:
        watch.cancel()
