"""Posts to channels and direct messages."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from typing import Literal, get_args

from pydantic import JsonValue

from bot.model.match import Position
from bot.model.table import Table

PostKind = Literal[
    "turn",
    "awaited",
    "over",
    "cancelled",
    "frozen",
    "thawed",
    "reminder",
    "digest",
    "away",
    "flag",
    "petition",
    "seat",
    "lobby",
    "clock",
    "paused",
    "resumed",
    "answered",
    "placed",
    "moved",
    "lost",
    "recap",
    "stalls",
    "interlude",
    "campaign",
    "announcement",
    "wished",
    "idle",
]
POST_KINDS: tuple[PostKind, ...] = get_args(PostKind)
LOG_POST_KINDS: tuple[PostKind, ...] = ("turn", "over", "cancelled", "frozen", "thawed")
"""Kinds of posts about the log. All others are notices, whose content is in their detail, except
for two that are made from the table as it is when they are sent: "awaited" edits the newest turn
post, and "lobby" edits the lobby's message, or posts it where there is none."""


@dataclass(frozen=True, slots=True)
class Post:
    """A message for a table's channel, delivered exactly once.

    ``position`` is the public's, with the notes since the last post that was delivered; it is None
    where the match cannot be read. ``nonce`` (at most 25 characters) is the same at every attempt.
    It goes to the table's channel unless to another one or, by direct message, to a person;
    ``language`` is the reader's. ``deadlines`` are when the clocks of awaited people run out;
    ``decided_by`` is the moderator who took the match back since the last post, ``taken_back`` are
    seats that have themselves taken back what an earlier post showed; ``owed_since`` is when it was
    first owed.
    """

    id: int
    table: Table
    kind: PostKind
    entry: int
    since_entry: int
    ping: bool
    nonce: str
    position: Position | None = None
    detail: Mapping[str, JsonValue] = field(default_factory=dict)
    channel_id: int | None = None
    person_id: int | None = None
    language: str | None = None
    deadlines: Mapping[int, float] = field(default_factory=dict)
    decided_by: int | None = None
    taken_back: tuple[str, ...] = ()
    owed_since: float = 0.0

    @property
    def amends(self) -> int | None:
        """The message that the post edits, if it is not a new one."""
        message_id = self.detail.get("amends")
        return message_id if isinstance(message_id, int) else None

    @property
    def unless(self) -> int | None:
        """The message that makes the post unnecessary unless it was deleted."""
        message_id = self.detail.get("unless")
        return message_id if isinstance(message_id, int) else None

    @property
    def mentioned(self) -> tuple[int, ...]:
        """The people whom the post may ping."""
        if self.kind in LOG_POST_KINDS:
            return self.table.awaited_people if self.ping and self.kind == "turn" else ()
        people = self.detail.get("people", [])
        return tuple(p for p in people if isinstance(p, int)) if isinstance(people, list) else ()


PostState = Literal["pending", "sending"]
"""Whether an owed post has surely not been sent yet, or may have been."""


@dataclass(frozen=True, slots=True)
class Owed:
    """A row of the outbox that still has to reach its channel."""

    id: int
    table_id: int
    kind: PostKind
    nonce: str
    since_entry: int
    entry: int
    ping: bool
    detail: Mapping[str, JsonValue]
    state: PostState
    attempts: int
    not_before: float
    channel_id: int | None = None
    person_id: int | None = None
    created: float = 0.0

    @property
    def tells(self) -> bool:
        """Whether it is a post about the log and not a notice."""
        return self.kind in LOG_POST_KINDS

    @property
    def here(self) -> bool:
        """Whether it goes to the table's own channel."""
        return self.channel_id is None and self.person_id is None

    @property
    def anew(self) -> bool:
        """Whether it is a new message there.

        An existing one can be edited, or looked up, even where the channel takes no posts.
        """
        old = self.kind == "awaited" or "amends" in self.detail or "unless" in self.detail
        return self.here and not old
