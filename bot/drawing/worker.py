"""The process that draws: work comes in through a pipe, pictures go out through another.

It knows neither settings nor secrets, opens nothing, and ends when the pipe does: that is, with
the process that started it, however that one ends.
"""

from __future__ import annotations

import importlib
import os
import pickle
import signal
import sys
import traceback
from collections.abc import Iterator
from pathlib import Path
from select import select
from struct import Struct
from typing import IO, Final, Literal, NamedTuple, Protocol

from bot.allocator import LARGE_LAYER, give_back
from bot.collector import settle_in
from bot.drawing.work import Work
from bot.words import Words
from render.face import FACES, Picture

LENGTH: Final = Struct(">Q")


class Reply(NamedTuple):
    """What came of a piece of work: a picture or nothing to be seen, or why it failed."""

    outcome: Literal["drawn", "failed"]
    picture: Picture | None
    why: str = ""


class Source(Protocol):
    """Where bytes come from: fewer than asked for are there only at the end."""

    def read(self, size: int, /) -> bytes:
        """The next bytes."""
        ...


def write_message(pipe: IO[bytes], message: object) -> None:
    """Send something through a pipe."""
    data = pickle.dumps(message, pickle.HIGHEST_PROTOCOL)
    pipe.write(LENGTH.pack(len(data)))
    pipe.write(data)
    pipe.flush()


def read_message(pipe: Source) -> object:
    """What was sent at the other end; raises :class:`EOFError` where that is closed."""
    head = pipe.read(LENGTH.size)
    if len(head) < LENGTH.size:
        raise EOFError
    (length,) = LENGTH.unpack(head)
    data = pipe.read(length)
    if len(data) < length:
        raise EOFError
    return pickle.loads(data)


def main(*folders: str) -> None:
    """Draw until nobody sends work any more."""
    # Whoever stops the bot stops the process that started this one, which closes the pipe.
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    signal.signal(signal.SIGTERM, signal.SIG_IGN)
    give_back(LARGE_LAYER)
    outlet = os.fdopen(os.dup(sys.stdout.fileno()), "wb")
    # Nothing that is printed may get between the pictures.
    os.dup2(sys.stderr.fileno(), sys.stdout.fileno())
    # Importing these puts the games on the shelf and their pictures beside them.
    importlib.import_module("games.library")
    importlib.import_module("render")
    words = Words.load(*map(Path, folders))
    settle_in()
    _serve(_Inlet(sys.stdin.fileno()), outlet, words)


class _Inlet:
    """A pipe that is read without a buffer: whether work waits in it can be asked."""

    def __init__(self, number: int) -> None:
        self._number = number

    @property
    def waiting(self) -> bool:
        """Whether work is there, or none will come any more; on Windows nobody can tell."""
        return os.name == "nt" or bool(select([self._number], [], [], 0)[0])

    def read(self, size: int, /) -> bytes:
        parts = bytearray()
        while len(parts) < size and (part := os.read(self._number, size - len(parts))):
            parts += part
        return bytes(parts)


def _serve(inlet: _Inlet, outlet: IO[bytes], words: Words) -> None:
    cold = _warming()
    while True:
        # What every picture of a game needs is made while nobody waits for one.
        while not inlet.waiting and next(cold, None) is not None:
            pass
        try:
            work = read_message(inlet)
        except EOFError:
            return
        assert isinstance(work, Work)
        write_message(outlet, _reply(work, words))


def _warming() -> Iterator[str]:
    for game, face in FACES.items():
        face.warm()
        yield game


def _reply(work: Work, words: Words) -> Reply:
    try:
        return Reply("drawn", work.done(words))
    except Exception:
        return Reply("failed", None, traceback.format_exc())
