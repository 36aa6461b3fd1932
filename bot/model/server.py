"""What the moderators of a Discord server have chosen for its tables."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

USUAL_TABLES: Final = 50
USUAL_PER_PERSON: Final = 10
USUAL_STALL_DAYS: Final = 3
"""What holds where the moderators of a server have chosen nothing."""


@dataclass(frozen=True, slots=True)
class Server:
    """What the moderators of a server have chosen; nothing chosen is None.

    ``creators`` is "everyone", "moderators" or the id of a role. A limit of 0 is none, and after 0
    days nobody is told of tables that do not get on.
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

    @property
    def table_limit(self) -> int | None:
        """How many tables may be open at a time; None: any number."""
        return (USUAL_TABLES if self.most_tables is None else self.most_tables) or None

    @property
    def person_limit(self) -> int | None:
        """At how many open tables one person may be; None: at any number."""
        chosen = self.most_per_person
        return (USUAL_PER_PERSON if chosen is None else chosen) or None

    @property
    def stalls_after(self) -> int | None:
        """After how many days moderators are told of a table that does not get on; None: never."""
        return (USUAL_STALL_DAYS if self.stall_days is None else self.stall_days) or None


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of all servers that this process serves: Discord deals them out by their ids."""

    count: int
    ids: tuple[int, ...]

    def has(self, guild_id: int) -> bool:
        """Whether a server is among them."""
        return (guild_id >> 22) % self.count in self.ids
