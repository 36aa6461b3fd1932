"""Opens files named on the command line, and reports errors in a sentence."""

from __future__ import annotations

import os
from pathlib import Path

from bot.cli.terminal import UsageError
from games.core.phrase import phrase

MAX_RECORD_BYTES = 64 * 1024 * 1024
"""Bytes. The longest matches make records of a few hundred kilobytes."""
MAX_RECORD_VALUES = 500_000
"""Values in a record; a long campaign has some 70,000.

A validator keeps an error of 400 bytes for each that is wrong, so a file of nothing else would fill
the memory.
"""


def read(file: Path) -> str:
    """Read the text of a record."""
    if file.exists() and not file.is_file():
        # Reading a named pipe would block for ever.
        raise UsageError(phrase("cli.not-a-record", file=str(file)))
    try:
        with file.open("rb") as opened:
            content = opened.read(MAX_RECORD_BYTES + 1)
        if len(content) > MAX_RECORD_BYTES or content.count(b",") > MAX_RECORD_VALUES:
            raise UsageError(phrase("cli.not-a-record", file=str(file)))
        return content.decode("utf-8")
    except OSError as error:
        raise unusable(file, error) from None
    except UnicodeDecodeError:
        raise UsageError(phrase("cli.not-a-record", file=str(file))) from None


def write(file: Path, content: bytes) -> None:
    """Write ``content`` to a file, replacing its old content."""
    try:
        file.write_bytes(content)
    except OSError as error:
        raise unusable(file, error) from None


def write_private(file: Path, content: bytes) -> None:
    """Write secrets to a file that only its owner may read."""
    try:
        with os.fdopen(os.open(file, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as out:
            # An existing file keeps its mode unless it is changed.
            os.fchmod(out.fileno(), 0o600)
            out.write(content)
    except OSError as error:
        raise unusable(file, error) from None


def unusable(file: Path, error: OSError) -> UsageError:
    """The refusal with the system's message about a file that cannot be used."""
    return UsageError(phrase("cli.file", file=str(file), why=error.strerror or str(error)))
