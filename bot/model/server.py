"""The settings of a Discord server."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

DEFAULT_MAX_TABLES: Final = 50
DEFAULT_MAX_PER_PERSON: Final = 10
DEFAULT_STALL_DAYS: Final = 3
"""The default where the moderators of a server have chosen nothing."""


@dataclass(frozen=True, slots=True)
class Server:
    """The settings of a server; None where nothing was chosen.

    ``creators`` is "everyone", "moderators" or the id of a role. A limit of 0 means no limit, and 0
    days that stalled tables are never reported. ``place`` is where tables are opened: "here",
    "thread", "forum" (the one with the id ``forum``), "asked", or None: here, unless the person
    chooses. Tables that nobody touches for ``idle_days`` end by themselves; None: never.
    """

    guild_id: int
    moderator_role: int | None = None
    audit_channel: int | None = None
    locked: bool = False
    creators: str = "everyone"
    most_tables: int | None = None
    most_per_person: int | None = None
    language: str | None = None
    clock: str | None = None
    remind_after: int | None = None
    stall_days: int | None = None
    present: bool = True
    place: str | None = None
    forum: int | None = None
    idle_days: int | None = None

    @property
    def table_limit(self) -> int | None:
        """How many tables may be open at a time; None: any number."""
        return (DEFAULT_MAX_TABLES if self.most_tables is None else self.most_tables) or None

    @property
    def person_limit(self) -> int | None:
        """At how many open tables one person may be; None: at any number."""
        chosen = self.most_per_person
        return (DEFAULT_MAX_PER_PERSON if chosen is None else chosen) or None

    @property
    def stalls_after(self) -> int | None:
        """After how many days a stalled table is reported to the moderators; None: never."""
        return (DEFAULT_STALL_DAYS if self.stall_days is None else self.stall_days) or None


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of all servers that this process serves: Discord assigns them to shards by id."""

    count: int
    ids: tuple[int, ...]

    def has(self, guild_id: int) -> bool:
        """Whether a server is among them."""
        return (guild_id >> 22) % self.count in self.ids
