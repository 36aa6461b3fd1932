"""What the moderators of a Discord server have chosen for its tables."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Server:
    """What the moderators of a server have chosen; nothing chosen is None.

    ``creators`` is "everyone", "moderators" or the id of a role.
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
    present: bool = True


@dataclass(frozen=True, slots=True)
class Shards:
    """The part of all servers that this process serves: Discord deals them out by their ids."""

    count: int
    ids: tuple[int, ...]

    def has(self, guild_id: int) -> bool:
        """Whether a server is among them."""
        return (guild_id >> 22) % self.count in self.ids
