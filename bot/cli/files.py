"""Files named on the command line; what cannot be read or written is said in a sentence."""

from __future__ import annotations

from pathlib import Path

from bot.cli.terminal import Unusable
from games.core.phrase import phrase


def read(file: Path) -> str:
    """The text of a file."""
    try:
        return file.read_text(encoding="utf-8")
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


def unusable(file: Path, error: OSError) -> Unusable:
    """What the system says about a file that it does not give."""
    return Unusable(phrase("cli.file", file=str(file), why=error.strerror or str(error)))
