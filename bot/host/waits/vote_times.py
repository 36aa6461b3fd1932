"""The times of votes: when they are counted, paused while a table rests, and posted again."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import mentions
from bot.model.posts import PostKind
from bot.model.table import Table
from bot.model.votes import Petition, PetitionKind
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes

COUNT_ALARM: Final[Mapping[PetitionKind, str]] = {"flag": "vote", "rewind": "petition"}
"""The kind of alarm that counts the votes, by kind of petition; its key has the same prefix."""
POST_KIND: Final[Mapping[PetitionKind, PostKind]] = {"flag": "flag", "rewind": "petition"}
POST_CHECK: Final = "vote_look"
"""The kind of alarm that checks whether the post of a vote is still there."""
POST_CHECK_SECONDS: Final = 6 * 3600.0
CALL: Final = "vote_call"
"""The kind of alarm that calls voters who have not voted."""


def voters_of(petition: Petition, table: Table) -> tuple[int, ...]:
    """The people who may vote now, or whose consent is needed; none who have left.

    On a person whose time is up it is everybody else. On an undo it is those who were asked and,
    where all of them have left, everybody else; where everybody was asked, also people who have
    joined since. A seat that is kept for a person counts as theirs.
    """
    if petition.kind == "flag":
        return tuple(person for person in table.people if person != petition.subject_id)
    others = tuple(p for p in table.claimants if p != petition.asked_by)
    if petition.detail.get("everybody") is True:
        return others
    return tuple(voter for voter in petition.voters if voter in others) or others


def missing(petition: Petition, table: Table) -> tuple[int, ...]:
    """The people who may vote and have not."""
    return tuple(p for p in voters_of(petition, table) if p not in petition.ballots)


def concerns(petition: Petition, table: Table, person_id: int) -> bool:
    """Whether a person may vote, change their vote, or withdraw the question."""
    return person_id == petition.asked_by or person_id in voters_of(petition, table)


async def begin(connection: AsyncConnection, table: Table, petition: Petition) -> None:
    """Set the alarms of a new vote: for its count, and for checks of its post."""
    assert petition.due is not None
    if table.resting:
        # People may go on playing while a channel is lost; the vote waits for the others.
        await votes.stop_time(connection, petition, petition.created)
    else:
        await schedule_count(connection, table, petition, petition.due)
    await schedule_post_check(connection, table, petition, petition.created + POST_CHECK_SECONDS)


async def end(connection: AsyncConnection, petition: Petition) -> None:
    """Cancel the alarms of a vote that is over."""
    await alarms.cancel(connection, _count_key(petition), _look_key(petition), call_key(petition))


async def update_waits(connection: AsyncConnection, table: Table, now: float) -> None:
    """Stop the time of a table's votes while it rests, and let it run when it goes on.

    Votes cast meanwhile are counted then.
    """
    for petition in await votes.open_at(connection, table.id):
        if table.resting and petition.due is not None:
            await votes.stop_time(connection, petition, now)
            await alarms.cancel(connection, _count_key(petition))
        elif not table.resting and petition.due is None:
            due = now + (petition.left or 0.0)
            await votes.run_time(connection, petition, due)
            decided = petition.ballots or not missing(petition, table)
            await schedule_count(connection, table, petition, now if decided else due)


async def schedule_count(
    connection: AsyncConnection, table: Table, petition: Petition, due: float
) -> None:
    """Set the alarm that counts the votes."""
    key, kind = _count_key(petition), COUNT_ALARM[petition.kind]
    detail = {"petition": petition.id}
    alarm = Alarm(key, kind, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


async def recount(connection: AsyncConnection, table: Table, now: float) -> None:
    """After the voters have changed: name them in the post, and schedule a count.

    The remaining votes may decide.
    """
    for petition in await votes.open_at(connection, table.id):
        await amend(connection, petition, now)
        if not table.resting:
            await schedule_count(connection, table, petition, now)


async def schedule_post_check(
    connection: AsyncConnection, table: Table, petition: Petition, due: float
) -> None:
    """Set the alarm that checks whether the post of a vote is still there."""
    detail = {"petition": petition.id}
    alarm = Alarm(_look_key(petition), POST_CHECK, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


async def repost(
    connection: AsyncConnection,
    table: Table,
    petition: Petition,
    now: float,
    *,
    unless: int | None = None,
    people: Sequence[int] | None = None,
) -> None:
    """Post a vote in the table's channel, unless the message ``unless`` is still there.

    It mentions ``people``, or those who have not voted and are neither away nor asleep.
    """
    if people is None:
        people = await mentions.mentionable(connection, missing(petition, table), now)
    detail: dict[str, JsonValue] = {"petition": petition.id, "people": [*people]}
    if unless is not None:
        detail["unless"] = unless
    kind = POST_KIND[petition.kind]
    await outbox.owe(connection, table.id, kind, petition.entry, now, ping=True, detail=detail)


async def repost_open_votes(connection: AsyncConnection, table: Table, now: float) -> None:
    """Post all open votes in the table's new channel."""
    for petition in await votes.open_at(connection, table.id):
        await votes.unpost(connection, petition.id)
        await repost(connection, table, petition, now)


async def amend(connection: AsyncConnection, petition: Petition, now: float) -> None:
    """Owe an edit that shows the current state of a vote."""
    if petition.message_id is not None:
        detail = {"petition": petition.id, "amends": petition.message_id}
        kind = POST_KIND[petition.kind]
        await outbox.owe(
            connection, petition.table_id, kind, petition.entry, now, detail={**detail}
        )


def _count_key(petition: Petition) -> str:
    return f"{COUNT_ALARM[petition.kind]}:{petition.id}"


def call_key(petition: Petition) -> str:
    """The key of the alarm that calls voters."""
    return f"{CALL}:{petition.id}"


def _look_key(petition: Petition) -> str:
    return f"{POST_CHECK}:{petition.id}"
