"""The process's log: one line for each record, worded for people or as JSON for machines."""

from __future__ import annotations

import json
import logging
import sys
from collections.abc import Iterable
from datetime import UTC, datetime
from typing import TextIO

from bot.settings import LogFormat
from bot.unseen import written_out

# Everything else in a record's dictionary came with ``extra=`` and is a fact worth showing.
_ORDINARY = frozenset(
    {*vars(logging.makeLogRecord({})), "message", "asctime", "color_message", "taskName"}
)
_HIDDEN = "[secret]"


CHATTY = {
    # Their INFO is a line for every statement and every request.
    "sqlalchemy.engine": logging.WARNING,
    "aiosqlite": logging.WARNING,
    "alembic": logging.WARNING,
    "asyncio": logging.WARNING,
    "PIL": logging.WARNING,
    # Its DEBUG is all that goes over the wire: people's hands, and what lets one answer for us.
    "discord": logging.INFO,
}
"""Loggers of others, and the least of theirs that is logged."""


class Discreet(logging.Formatter):
    """Writes a record down; whatever was named a secret is never in it."""

    def __init__(self, secrets: Iterable[str] = ()) -> None:
        super().__init__()
        self._secrets = tuple(secret for secret in secrets if secret)

    def format(self, record: logging.LogRecord) -> str:
        """The record with every secret blotted out."""
        return self._blotted(self._written(record))

    def _written(self, record: logging.LogRecord) -> str:
        raise NotImplementedError

    def _blotted(self, text: str) -> str:
        for secret in self._secrets:
            text = text.replace(secret, _HIDDEN)
        return text


class Line(Discreet):
    """``time level logger message table=3 entry=17``, with a traceback where there is one."""

    def _written(self, record: logging.LogRecord) -> str:
        message = written_out(record.getMessage())
        parts = [_moment(record), record.levelname, record.name, message]
        parts += [
            f"{name}={written_out(repr(value))}" if isinstance(value, str) else f"{name}={value}"
            for name, value in _facts(record).items()
        ]
        line = " ".join(parts)
        if record.exc_info:
            line += "\n" + self.formatException(record.exc_info)
        if record.stack_info:
            line += "\n" + self.formatStack(record.stack_info)
        return line


class JsonLine(Discreet):
    """One JSON object a line, for whatever collects logs; facts stand beside the message."""

    def _written(self, record: logging.LogRecord) -> str:
        told: dict[str, object] = {
            "time": _moment(record),
            "level": record.levelname,
            "logger": record.name,
            "message": self._blotted(record.getMessage()),
        }
        if record.exc_info and record.exc_info[0] is not None:
            told["error"] = record.exc_info[0].__name__
            told["traceback"] = self._blotted(self.formatException(record.exc_info))
        if record.stack_info:
            told["stack"] = self._blotted(self.formatStack(record.stack_info))
        # A fact never takes the place of what every record has.
        for name, value in _facts(record).items():
            told.setdefault(name, self._blotted(value) if isinstance(value, str) else value)
        # Plain ASCII: no separator of lines, direction mark or lone surrogate reaches a collector.
        return json.dumps(told, default=str)


def _moment(record: logging.LogRecord) -> str:
    moment = datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds")
    return moment.replace("+00:00", "Z")


def _facts(record: logging.LogRecord) -> dict[str, object]:
    return {name: value for name, value in vars(record).items() if name not in _ORDINARY}


_FORMATS: dict[LogFormat, type[Discreet]] = {"line": Line, "json": JsonLine}


def set_up(
    level: str,
    secrets: Iterable[str] = (),
    stream: TextIO | None = None,
    shape: LogFormat = "line",
) -> None:
    """Log from ``level`` on, to standard error; ``secrets`` are blotted out wherever they occur."""
    handler = logging.StreamHandler(stream or sys.stderr)
    handler.setFormatter(_FORMATS[shape](secrets))
    logging.basicConfig(level=level, handlers=[handler], force=True)
    for name, least in CHATTY.items():
        logging.getLogger(name).setLevel(max(least, logging.getLevelName(level)))
