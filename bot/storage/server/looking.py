"""Rows of searches for people to play with, and of tables proposed to them."""

from __future__ import annotations

import dataclasses
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import delete, insert, or_, select, update
from sqlalchemy.engine import RowMapping
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.model.looking import Group, Proposal, Search, Skill
from bot.model.server import Shards
from bot.storage import schema
from bot.storage.after_commit import after_commit
from bot.storage.table.tables import served, upsert

_MOST = 500
"""So many people who look are compared at a time; those who wait longest come first."""


async def put(connection: AsyncConnection, search: Search) -> None:
    """Store a search, in place of the person's earlier one on that server."""
    values = dataclasses.asdict(search)
    del values["name"]
    values["games"] = list(search.games)
    await upsert(connection, schema.searches, ("guild_id", "person_id"), values)


async def get(connection: AsyncConnection, guild_id: int, person_id: int) -> Search | None:
    """The search of a person on a server."""
    searches = schema.searches.c
    chosen = select(schema.searches).where(
        searches.guild_id == guild_id, searches.person_id == person_id
    )
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _search(row) if row is not None else None


async def withdraw(connection: AsyncConnection, guild_id: int, people: Sequence[int]) -> None:
    """End the searches of some people on a server."""
    searches = schema.searches.c
    await connection.execute(
        delete(schema.searches).where(
            searches.guild_id == guild_id, searches.person_id.in_(list(people))
        )
    )


async def end_old(connection: AsyncConnection, guild_id: int, now: float) -> None:
    """End the searches of a server whose time is over."""
    searches = schema.searches.c
    await connection.execute(
        delete(schema.searches).where(searches.guild_id == guild_id, searches.until <= now)
    )


async def ready(connection: AsyncConnection, guild_id: int, told_before: float) -> list[Search]:
    """The searches of a server for which a table may be proposed now, the longest first."""
    searches, people = schema.searches.c, schema.people.c
    chosen = (
        select(schema.searches, people.name)
        .join_from(schema.searches, schema.people, people.id == searches.person_id)
        .where(
            searches.guild_id == guild_id,
            or_(searches.often, searches.told.is_(None), searches.told <= told_before),
        )
        .order_by(searches.since, searches.person_id)
        .limit(_MOST)
    )
    busy = {p for one in await open_on(connection, guild_id) for p in one.coming}
    rows = (await connection.execute(chosen)).mappings()
    return [_search(row) for row in rows if row["person_id"] not in busy]


async def any_left(connection: AsyncConnection, guild_id: int) -> bool:
    """Whether anybody on a server looks for a table."""
    found = select(schema.searches.c.person_id).where(schema.searches.c.guild_id == guild_id)
    return await connection.scalar(found.limit(1)) is not None


async def skill(connection: AsyncConnection, guild_id: int, people: Sequence[int]) -> Skill:
    """What people are rated on a server, by game and person."""
    ratings = schema.ratings.c
    chosen = select(ratings.game, ratings.person_id, ratings.mu).where(
        ratings.guild_id == guild_id, ratings.person_id.in_(list(people))
    )
    return {(row.game, row.person_id): row.mu for row in await connection.execute(chosen)}


async def propose(
    connection: AsyncConnection, guild_id: int, group: Group, now: float, until: float
) -> int:
    """Propose a table to a group; they are told once this is committed."""
    people = [search.person_id for search in group.searches]
    row = {
        "guild_id": guild_id,
        "channel_id": group.searches[0].channel_id,
        "game": group.game,
        "pace": group.pace,
        "people": people,
        "accepted": [],
        "declined": [],
        "informed": [],
        "state": "open",
        "created": now,
        "until": until,
    }
    added = await connection.execute(
        insert(schema.proposals).values(row).returning(schema.proposals.c.id)
    )
    searches = schema.searches.c
    await connection.execute(
        update(schema.searches)
        .where(searches.guild_id == guild_id, searches.person_id.in_(people))
        .values(told=now)
    )
    proposal_id: int = added.scalar_one()
    after_commit(connection).proposals.add(proposal_id)
    return proposal_id


async def proposal(
    connection: AsyncConnection, proposal_id: int, *, for_update: bool = False
) -> Proposal | None:
    """A proposal by its id."""
    chosen = select(schema.proposals).where(schema.proposals.c.id == proposal_id)
    if for_update:
        chosen = chosen.with_for_update()
    row = (await connection.execute(chosen)).mappings().one_or_none()
    return _proposal(row) if row is not None else None


async def change(
    connection: AsyncConnection, proposal_id: int, values: Mapping[str, object]
) -> None:
    """Change a proposal; what follows is done once this is committed."""
    where = schema.proposals.c.id == proposal_id
    await connection.execute(update(schema.proposals).where(where).values(dict(values)))
    after_commit(connection).proposals.add(proposal_id)


async def open_on(connection: AsyncConnection, guild_id: int) -> list[Proposal]:
    """The proposals of a server that wait for answers or for their table."""
    chosen = select(schema.proposals).where(
        schema.proposals.c.guild_id == guild_id, schema.PROPOSED
    )
    return [_proposal(row) for row in (await connection.execute(chosen)).mappings()]


async def unfinished(connection: AsyncConnection, shards: Shards | None) -> list[int]:
    """The proposals of this process that wait for answers or for their table."""
    proposals = schema.proposals.c
    chosen = select(proposals.id).where(schema.PROPOSED, served(shards, proposals.guild_id))
    return list((await connection.scalars(chosen)).all())


async def drop_old(connection: AsyncConnection, guild_id: int, before: float) -> None:
    """Delete the proposals of a server that were made long ago."""
    proposals = schema.proposals.c
    await connection.execute(
        delete(schema.proposals).where(
            proposals.guild_id == guild_id,
            proposals.until < before,
            proposals.state.in_(("opened", "lapsed")),
        )
    )


def _search(row: RowMapping) -> Search:
    values: dict[str, Any] = dict(row)
    return Search(**{**values, "games": tuple(values["games"])})


def _proposal(row: RowMapping) -> Proposal:
    values: dict[str, Any] = dict(row)
    for name in ("people", "accepted", "declined", "informed"):
        values[name] = tuple(values[name])
    return Proposal(**values)
