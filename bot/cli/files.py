"""Files named on the command line; what cannot be read or written is said in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

from bot.cli.terminal import Unusable
from games.core.phrase import phrase

LONGEST_RECORD = 64 * 1024 * 1024
"""Bytes. The longest matches make records of a few hundred kilobytes."""


def read(file: Path) -> str:
    """The text of a record."""
    try:
        with file.open("rb") as opened:
            content = opened.read(LONGEST_RECORD + 1)
        if len(content) > LONGEST_RECORD:
            raise Unusable(phrase("cli.not-a-record", file=str(file)))
        return content.decode("utf-8")
    except OSError as error:
        raise unusable(file, error) from None
    except UnicodeDecodeError:
        raise Unusable(phrase("cli.not-a-record", file=str(file))) from None


def write(file: Path, content: bytes) -> None:
    """Put ``content`` into a file, in place of what was there."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise unusable(file, error) from None


def write_private(file: Path, content: bytes) -> None:
    """The same for what holds secrets: nobody but the file's owner may read it."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            # A file that was there before keeps its mode, unless it is changed.
            os.fchmod(out.fileno(), 0o600)
            out.write(content)
    except OSError as error:
        raise unusable(file, error) from None


def unusable(file: Path, error: OSError) -> Unusable:
    """What the system says about a file that it does not give."""
    return Unusable(phrase("cli.file", file=str(file), why=error.strerror or str(error)))
