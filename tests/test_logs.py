"""The operator's log: its lines, and the secrets that must not be in it."""

from __future__ import annotations

import io
import json
import logging
from collections.abc import Iterator

import pytest

from bot import logs
from bot.settings import LogFormat

pytest_plugins = ["tests.log_levels"]


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


def test_what_goes_over_the_wire_is_never_logged(stream: io.StringIO) -> None:
    """discord.py's DEBUG tells whole messages: private panels, and the tokens of interactions."""
    logs.set_up("DEBUG", stream=stream)
    for wire in ("discord.http", "discord.gateway", "discord.webhook.async_"):
        logging.getLogger(wire).debug("POST with {'content': 'your hand: Zeus'}")
    logging.getLogger("discord.client").info("connected")
    logging.getLogger("bot.host").debug("a look")
    assert "Zeus" not in stream.getvalue()
    assert [line.split()[2] for line in stream.getvalue().splitlines()] == [
        "discord.client",
        "bot.host",
    ]


def test_for_machines_a_record_is_one_object_a_line(stream: io.StringIO) -> None:
    logs.set_up("INFO", stream=stream, shape="json")
    log = logging.getLogger("bot.host")
    log.info("moved\nagain", extra={"table": 3, "seat": "бурштин", "level": "a fact"})
    log.warning("left %s", {1}, extra={"error_id": "ab12", "what": {"of": object}})
    first, second = map(json.loads, stream.getvalue().splitlines())
    assert first.pop("time").endswith("Z")
    assert first == {
        "level": "INFO",
        "logger": "bot.host",
        "message": "moved\nagain",
        "table": 3,
        "seat": "бурштин",
    }
    assert (second["level"], second["message"]) == ("WARNING", "left {1}")
    assert second["error_id"] == "ab12"


def test_for_machines_a_failure_keeps_its_traceback_and_no_secret(stream: io.StringIO) -> None:
    # A quotation mark in a secret is written otherwise in JSON.
    secret = 's3cr3t"token'
    logs.set_up("INFO", [secret], stream=stream, shape="json")
    try:
        raise ValueError(f"login with {secret} failed")
    except ValueError:
        logging.getLogger("bot").exception("token %s", secret, extra={"error_id": "cd34"})
    (line,) = stream.getvalue().splitlines()
    assert "s3cr3t" not in line
    told = json.loads(line)
    assert told["message"] == "token [secret]"
    assert told["error"] == "ValueError"
    assert told["error_id"] == "cd34"
    assert "Traceback" in told["traceback"]
    assert "login with [secret] failed" in told["traceback"]


STEERING = "a\x1b[2Jb\u2028c\u202ed\ud800e\x85f"


@pytest.mark.parametrize("shape", ["line", "json"])
def test_what_somebody_typed_neither_breaks_a_line_nor_steers_a_terminal(
    stream: io.StringIO, shape: LogFormat
) -> None:
    logs.set_up("INFO", stream=stream, shape=shape)
    logging.getLogger("bot").info("said %s", STEERING, extra={"name_typed": STEERING})
    (line,) = stream.getvalue().splitlines()
    line.encode()
    assert not set(STEERING) - set("abcdef[2J") & set(line)
    assert "\\u202e" in line
