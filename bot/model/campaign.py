"""Campaigns: scenarios of one game in a row, each a table that follows the last one."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

CampaignState = Literal["open", "running", "finished", "closed"]
"""``open``: its first scenario has not begun; ``closed``: given up before its end."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A finished scenario: its table, and what it has left for the next one."""

    number: int
    table_id: int
    legacy: Mapping[str, JsonValue]
    finished: float


@dataclass(frozen=True, slots=True)
class Campaign:
    """A campaign as everybody may know it: ``scenario`` is the one played now or next.

    ``table_id`` is the table of that scenario, or the last one that was played; who sits there
    sits in the campaign, and its channel is the campaign's. A scenario beyond the last one of the
    game is the match that may follow a finished campaign.
    """

    id: int
    guild_id: int
    game: str
    state: CampaignState
    options: Mapping[str, JsonValue]
    scenario: int
    table_id: int
    chapters: tuple[Chapter, ...]
    created: float
    finished: float | None = None

    @property
    def legacy(self) -> Mapping[str, JsonValue]:
        """What the last finished scenario has left: everything that has happened so far."""
        return self.chapters[-1].legacy if self.chapters else {}
