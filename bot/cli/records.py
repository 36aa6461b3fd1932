"""Reads the records of a file: one match, or all scenarios of a campaign."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import Literal

from pydantic import BaseModel, Field, ValidationError

import games.library  # noqa: F401 - registers all games
from bot.cli.files import read
from bot.cli.terminal import Terminal, UsageError
from games.core.game import AnyGame, find
from games.core.log import Record
from games.core.phrase import phrase

Check = Callable[[Terminal, AnyGame, Record], int]
"""Prints what it finds out about a record; returns 1 where something is wrong."""


class _Chapter(BaseModel):
    number: int
    table: Record


class _Campaign(BaseModel):
    """What replaying needs of an exported campaign; the rest is checked when it is imported."""

    kind: Literal["campaign"]
    chapters: list[_Chapter] = Field(max_length=1000)
    current: Record | None = None


def check_records(terminal: Terminal, file: Path, check: Check) -> int:
    """Check the match of a file, or each scenario of a campaign; returns 1 where one is wrong."""
    text = read(file)
    try:
        campaign = _Campaign.model_validate_json(text)
    except ValidationError:
        return check(terminal, *_with_game(file, text))
    played = [(chapter.number, chapter.table) for chapter in campaign.chapters]
    if campaign.current is not None:
        played.append((len(played) + 1, campaign.current))
    wrong = 0
    for number, record in played:
        terminal.say("cli.replay.scenario", number=number)
        wrong |= check(terminal, _game(record), record)
    terminal.say("cli.replay.scenarios", count=len(played))
    return wrong


def _with_game(file: Path, text: str) -> tuple[AnyGame, Record]:
    try:
        record = Record.model_validate_json(text)
    except ValidationError:
        raise UsageError(phrase("cli.not-a-record", file=str(file))) from None
    return _game(record), record


def _game(record: Record) -> AnyGame:
    header = record.header
    try:
        return find(header.game, header.edition)
    except KeyError:
        raise UsageError(
            phrase("cli.unknown.edition", game=header.game, edition=header.edition)
        ) from None
