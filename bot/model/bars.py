"""Who may neither open nor join tables of a server."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Bar:
    """A person who may neither open nor join tables of a server.

    It ends ``until`` then, or when a moderator lifts it; ``name`` is the person's.
    """

    guild_id: int
    person_id: int
    until: float | None
    reason: str
    by_id: int
    created: float
    name: str = ""


@dataclass(frozen=True, slots=True)
class BarPage:
    """A page of the bars of a server, the newest first; pages count from 0."""

    bars: tuple[Bar, ...]
    page: int
    pages: int
