"""Campaigns and their finished scenarios."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Literal

from pydantic import JsonValue

CampaignState = Literal["open", "running", "finished", "closed"]
"""``open``: its first scenario has not begun; ``closed``: given up before its end."""


@dataclass(frozen=True, slots=True)
class Chapter:
    """A finished scenario: its table, and its legacy for the next one."""

    number: int
    table_id: int
    legacy: Mapping[str, JsonValue]
    finished: float


@dataclass(frozen=True, slots=True)
class Campaign:
    """The public facts of a campaign: ``scenario`` is the one played now or next.

    ``table_id`` is the table of that scenario, or the last one that was played; its members are the
    campaign's members, and its channel is the campaign's. A scenario beyond the last one of the
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
        """The legacy of the last finished scenario, which covers the whole campaign so far."""
        return self.chapters[-1].legacy if self.chapters else {}
