"""A unit of work: one table, loaded with its rules, locked and changed in one transaction.

:meth:`bot.host.engine.engine.Engine.changing` opens one. Writes note on the connection what has to
follow (posts, computers, alarms, audit lines), and the commit starts it.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.engine.replay import LoadedMatch
from bot.host.waits import awaiting, undo_vote_end
from bot.model.posts import PostKind
from bot.model.table import Table
from bot.storage.posts import outbox
from bot.storage.table import tables, votes
from bot.storage.table.tables import Stored
from games.core.game import AnyGame, find
from games.core.match import AnyMatch
from games.core.phrase import phrase


def game_of(stored: Stored) -> AnyGame:
    """The rules a table plays by; refuses where they are not installed."""
    edition = stored.header.edition if stored.header else None
    try:
        return find(stored.table.game, edition)
    except KeyError:
        game = stored.table.game
        raise Refusal(phrase("host.refused.unknown_game", game=game)) from None


async def existing(
    connection: AsyncConnection, table_id: int, *, for_update: bool = False
) -> Stored:
    """A table; refuses where there is none."""
    stored = await tables.fetch(connection, table_id, for_update=for_update)
    if stored is None:
        raise Refusal(phrase("host.refused.no_table", table=table_id))
    return stored


@dataclass(frozen=True, slots=True)
class ReadOnlyTable:
    """A table and its match at one moment, and a connection to read what belongs to them."""

    connection: AsyncConnection
    stored: Stored
    loaded: LoadedMatch
    now: float

    @property
    def table(self) -> Table:
        """The table."""
        return self.stored.table

    @property
    def match(self) -> AnyMatch:
        """Its match, as far as it can be shown."""
        return self.loaded.match


class TableWork:
    """A table that is locked while it is being changed.

    ``before`` is the table as it was when it was opened, ``table`` as it is now, and ``now`` the
    time of everything in this transaction. ``rules`` says which rules of a game are installed, and
    ``entropy`` returns the given number of random bytes.
    """

    def __init__(
        self,
        connection: AsyncConnection,
        stored: Stored,
        loaded: LoadedMatch | None,
        now: float,
        rules: Callable[[AnyGame], str],
        entropy: Callable[[int], bytes],
    ) -> None:
        self.connection = connection
        self.stored = stored
        self.before = self.table = stored.table
        self.loaded = loaded
        self.now = now
        self.rules = rules
        self.entropy = entropy

    @property
    def id(self) -> int:
        """The table's number."""
        return self.table.id

    @property
    def match(self) -> AnyMatch:
        """The match; refuses where it has not begun or is not being played any more."""
        if self.loaded is None:
            started = self.stored.header is not None
            key = "host.refused.not_running" if started else "host.refused.not_started"
            raise Refusal(phrase(key))
        return self.loaded.match

    async def change(self, values: Mapping[str, object] | None = None) -> Table:
        """Change columns of the table; returns it as it is then."""
        await tables.change_table(self.connection, self.id, {**(values or {}), "updated": self.now})
        return await self.reread()

    async def reread(self) -> Table:
        """Reload the table after its members or seats were changed."""
        self.table = (await existing(self.connection, self.id)).table
        return self.table

    async def owe(
        self,
        kind: PostKind,
        *,
        ping: bool = False,
        detail: Mapping[str, JsonValue] | None = None,
        channel_id: int | None = None,
        person_id: int | None = None,
    ) -> None:
        """Owe a post about the table as it is now."""
        await outbox.owe(
            self.connection,
            self.id,
            kind,
            self.table.entry_count,
            self.now,
            ping=ping,
            detail=detail,
            channel_id=channel_id,
            person_id=person_id,
        )

    async def update_waits(
        self, *, mover: int | None = None, undone: bool = False, rewound: bool = False
    ) -> None:
        """Begin and end waits after a change of who is awaited."""
        await awaiting.update_waits(
            self.connection, self.table, self.now, mover=mover, undone=undone, rewound=rewound
        )

    async def watch_turns(self) -> None:
        """Have it looked at whose turn is near, if somebody wishes to know."""
        await awaiting.watch_turns(self.connection, self.table, self.now)

    async def recompute_waits(self) -> None:
        """Recompute all waits after time has begun or ceased to run."""
        await awaiting.recompute_waits(self.connection, self.table, self.now)

    async def end_undo_votes(self) -> None:
        """End undo votes that the match has overtaken by going on or ending."""
        for petition in await votes.open_at(self.connection, self.id, "rewind"):
            await undo_vote_end.end(self.connection, petition, "moved_on", self.now)

    def call_computers(self) -> None:
        """Wake the computer players once this is committed."""
        tables.call_computers(self.connection, self.id)
