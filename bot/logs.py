"""The log: one line for each record, as text or JSON."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

from bot.control_characters import escape_control_characters
from bot.settings import LogFormat

# Everything else in a record's dictionary came with ``extra=`` and is shown.
_ORDINARY = frozenset(
    {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
)
_HIDDEN = "[secret]"


LIBRARY_LOG_LEVELS = {
    # At INFO they log every statement and every request.
    "sqlalchemy.engine": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "PIL": logging.WARNING,
    # Its DEBUG shows all traffic: people's hands, and tokens with which others could answer for the
    # bot.
    "discord": logging.INFO,
}
"""Log levels of library loggers."""


class RedactingFormatter(logging.Formatter):
    """Formats a record and redacts all known secrets."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The formatted record with all secrets redacted."""
        return self._redacted(self._written(record))

    def _written(self, record: logging.LogRecord) -> str:
        raise NotImplementedError

    def _redacted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return text


class LineFormatter(RedactingFormatter):
    """``time level logger message table=3 entry=17``, with a traceback where there is one."""

    def _written(self, record: logging.LogRecord) -> str:
        message = escape_control_characters(record.getMessage())
        parts = [_moment(record), record.levelname, record.name, message]
        parts += [
            f"{name}={escape_control_characters(repr(value))}"
            if isinstance(value, str)
            else f"{name}={value}"
            for name, value in _facts(record).items()
        ]
        line = " ".join(parts)
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        if record.stack_info:
            line += "\n" + self.formatStack(record.stack_info)
        return line


class JsonFormatter(RedactingFormatter):
    """Writes one JSON object a line, with ``extra`` facts as keys, for log collectors."""

    def _written(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": _moment(record),
            "level": record.levelname,
            "logger": record.name,
            "message": self._redacted(record.getMessage()),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["traceback"] = self._redacted(self.formatException(record.exc_info))
        if record.stack_info:
            told["stack"] = self._redacted(self.formatStack(record.stack_info))
        # A fact never replaces a standard field of the record.
        for name, value in _facts(record).items():
            told.setdefault(name, self._redacted(value) if isinstance(value, str) else value)
        # Plain ASCII: no line separator, direction mark or lone surrogate reaches a collector.
        return json.dumps(told, default=str)


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _ORDINARY}


_FORMATS: dict[LogFormat, type[RedactingFormatter]] = {"line": LineFormatter, "json": JsonFormatter}


def set_up(
    level: str,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
    shape: LogFormat = "line",
) -> None:
    """Log from ``level`` on, to standard error; ``secrets`` are redacted wherever they occur."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_FORMATS[shape](secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name, least in LIBRARY_LOG_LEVELS.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(level)))
