"""How the process tells its operator what happens: one line a record, facts as ``key=value``."""

from __future__ import annotations

import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

# Everything else in a record's dictionary came with ``extra=`` and is a fact worth showing.
_ORDINARY = frozenset(
    {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
)
_HIDDEN = "[secret]"


class Line(logging.Formatter):
    """``time level logger message table=3 entry=17``, with a traceback where there is one."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The record as one line; whatever was named a secret is never in it."""
        moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
        message = record.getMessage().replace("\n", "\\n")
        parts = [moment.replace("+00:00", "Z"), record.levelname, record.name, message]
        parts += [
            f"{name}={value!r}" if isinstance(value, str) else f"{name}={value}"
            for name, value in vars(record).items()
            if name not in _ORDINARY
        ]
        line = " ".join(parts)
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        if record.stack_info:
            line += "\n" + self.formatStack(record.stack_info)
        for secret in self._secrets:
            line = line.replace(secret, _HIDDEN)
        return line


def set_up(level: str, secrets: Iterable[str] = (), stream: TextIO | None = None) -> None:
    """Log from ``level`` on, to standard error; ``secrets`` are blotted out wherever they occur."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(Line(secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    # Their INFO is a line for every statement and every request.
    for chatty in ("sqlalchemy.engine", "aiosqlite", "alembic", "asyncio", "PIL"):
        logging.getLogger(chatty).setLevel(max(logging.WARNING, logging.getLevelName(level)))
