"""Fixtures: runs the command as an operator does, on a temporary database."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import NamedTuple

import pytest

from bot.cli import main
from tests.databases import empty_sqlite_url

__all__ = ["Told"]


def pytest_configure(config: pytest.Config) -> None:
    """These tests use databases and set up logs."""
    config.pluginmanager.import_plugin("tests.databases")
    config.pluginmanager.import_plugin("tests.log_levels")


class Told(NamedTuple):
    """The output of a command, and its exit code."""

    code: int
    out: str
    err: str


@pytest.fixture
def pantheon(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> Iterator[Callable[..., Told]]:
    """``pantheon("check")`` runs the command; logging is as it was afterwards."""
    root = logging.getLogger()
    handlers, level = root.handlers[:], root.level
    monkeypatch.setenv("DATABASE_URL", empty_sqlite_url(tmp_path))
    monkeypatch.setenv("DISCORD_TOKEN", "")
    monkeypatch.setenv("LANGUAGE", "en")

    def run(*words: object) -> Told:
        capsys.readouterr()
        code = main([str(word) for word in words])
        captured = capsys.readouterr()
        return Told(code, captured.out, captured.err)

    yield run
    root.handlers[:] = handlers
    root.setLevel(level)
