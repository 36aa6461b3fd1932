"""A pytest plugin that restores log levels after tests that run commands in this process."""

from __future__ import annotations

import logging
from collections.abc import Iterator

import pytest

from bot import logs


@pytest.fixture(autouse=True)
def logs_as_before() -> Iterator[None]:
    """A command sets up its logs; the next test must not care."""
    loggers = [logging.getLogger(), *map(logging.getLogger, logs.LIBRARY_LOG_LEVELS)]
    before = [logger.level for logger in loggers]
    yield
    for logger, level in zip(loggers, before, strict=True):
        logger.setLevel(level)
