"""Votes at a table: undo votes and timeout votes."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal

from pydantic import JsonValue

PetitionKind = Literal["rewind", "flag"]
PetitionState = Literal["open", "done", "dropped"]


@dataclass(frozen=True, slots=True)
class Petition:
    """A question to the table.

    ``subject_id`` is the person it is about, ``asked_by`` who asked it; ``entry`` is how long the
    log was then. ``ballots`` are choices by person. It is ``done`` with an ``outcome`` once it is
    decided, and ``dropped`` where the match has overtaken it. The votes are counted at ``due``;
    while the table rests that is None, and ``left`` the remaining seconds. ``nudged`` is when those
    who had not voted were pinged once more.
    """

    id: int
    table_id: int
    kind: PetitionKind
    entry: int
    created: float
    subject_id: int | None = None
    asked_by: int | None = None
    detail: Mapping[str, JsonValue] = field(default_factory=dict)
    voters: tuple[int, ...] = ()
    ballots: Mapping[int, str] = field(default_factory=dict)
    state: PetitionState = "open"
    outcome: str | None = None
    closed: float | None = None
    message_id: int | None = None
    due: float | None = None
    left: float | None = None
    nudged: float | None = None
