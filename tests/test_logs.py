"""What the operator reads in the log, and what nobody must."""

from __future__ import annotations

import io
import logging
from collections.abc import Iterator

import pytest

from bot import logs


@pytest.fixture
def stream() -> Iterator[io.StringIO]:
    """A log of the test's own; afterwards logging is as it was."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    yield io.StringIO()
    root.handlers[:] = handlers
    root.setLevel(level)


def test_a_record_is_one_line_with_its_facts(stream: io.StringIO) -> None:
    logs.set_up("INFO", stream=stream)
    logging.getLogger("bot.host").info("moved\nagain", extra={"table": 3, "seat": "amber"})
    logging.getLogger("bot.host").debug("unheard")
    (line,) = stream.getvalue().splitlines()
    assert line.endswith("INFO bot.host moved\\nagain table=3 seat='amber'")
    assert line.split()[0].endswith("Z")


def test_a_secret_is_blotted_out_even_in_a_traceback(stream: io.StringIO) -> None:
    logs.set_up("INFO", ["s3cr3t-token", ""], stream=stream)
    try:
        raise ValueError("login with s3cr3t-token failed")
    except ValueError:
        logging.getLogger("bot").exception("token %s", "s3cr3t-token")
    assert "s3cr3t" not in stream.getvalue()
    assert "token [secret]\n" in stream.getvalue()
    assert "ValueError: login with [secret] failed" in stream.getvalue()
    assert "Traceback" in stream.getvalue()


def test_the_library_that_logs_every_statement_is_kept_quiet(stream: io.StringIO) -> None:
    logs.set_up("INFO", stream=stream)
    logging.getLogger("sqlalchemy.engine").info("INSERT INTO tables (seed) VALUES (...)")
    assert stream.getvalue() == ""
