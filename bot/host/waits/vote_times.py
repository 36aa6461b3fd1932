"""The time of votes: when they are counted, that it stands still while a table rests, and that
whoever has not voted can always reach the buttons.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Final

from pydantic import JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.host.waits import calling
from bot.model.posts import PostKind
from bot.model.table import Table
from bot.model.votes import Petition, PetitionKind
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import votes

COUNT: Final[Mapping[PetitionKind, str]] = {"flag": "vote", "rewind": "petition"}
"""The kind of alarm that counts the votes, by what is asked; its key begins with the same word."""
POST: Final[Mapping[PetitionKind, PostKind]] = {"flag": "flag", "rewind": "petition"}
LOOK: Final = "vote_look"
"""The kind of alarm that looks whether the post of a vote is still there."""
LOOK_AFTER: Final = 6 * 3600.0


def voters_of(petition: Petition, table: Table) -> tuple[int, ...]:
    """Who may vote now, or whose consent it takes: nobody who has left.

    About somebody whose time is up it is everybody else. About going back it is those who were
    asked and, where all of them have left, everybody else; where everybody was asked, whoever has
    come since, too. In that a seat that is kept for somebody is theirs.
    """
    if petition.kind == "flag":
        return tuple(person for person in table.people if person != petition.subject_id)
    others = tuple(p for p in table.claimants if p != petition.asked_by)
    if petition.detail.get("everybody") is True:
        return others
    return tuple(voter for voter in petition.voters if voter in others) or others


def missing(petition: Petition, table: Table) -> tuple[int, ...]:
    """Who may vote and has not."""
    return tuple(p for p in voters_of(petition, table) if p not in petition.ballots)


async def begin(connection: AsyncConnection, table: Table, petition: Petition) -> None:
    """From now on a vote has its time, and its post is looked after."""
    assert petition.due is not None
    if table.resting:
        # People go on playing while a channel is lost; what they ask waits for those who do not.
        await votes.stop_time(connection, petition, petition.created)
    else:
        await count_at(connection, table, petition, petition.due)
    await look_at(connection, table, petition, petition.created + LOOK_AFTER)
    people = await calling.present(connection, missing(petition, table), petition.created)
    await _owe(connection, table, petition, petition.created, people)


async def end(connection: AsyncConnection, petition: Petition) -> None:
    """A vote is over: nothing is to be counted or looked after any more."""
    await alarms.cancel(connection, _count_key(petition), _look_key(petition))


async def settle(connection: AsyncConnection, table: Table, now: float) -> None:
    """Let the time of a table's votes stand still while it rests, and run on when it goes on.

    What was voted meanwhile is counted then.
    """
    for petition in await votes.open_at(connection, table.id):
        if table.resting and petition.due is not None:
            await votes.stop_time(connection, petition, now)
            await alarms.cancel(connection, _count_key(petition))
        elif not table.resting and petition.due is None:
            due = now + (petition.left or 0.0)
            await votes.run_time(connection, petition, due)
            decided = petition.ballots or not missing(petition, table)
            await count_at(connection, table, petition, now if decided else due)


async def count_at(
    connection: AsyncConnection, table: Table, petition: Petition, due: float
) -> None:
    """Count the votes at that moment."""
    key, kind = _count_key(petition), COUNT[petition.kind]
    detail = {"petition": petition.id}
    alarm = Alarm(key, kind, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


async def recount(connection: AsyncConnection, table: Table, now: float) -> None:
    """Somebody who might have voted has left: perhaps the others have decided."""
    if table.resting:
        return
    for petition in await votes.open_at(connection, table.id):
        await count_at(connection, table, petition, now)


async def look_at(
    connection: AsyncConnection, table: Table, petition: Petition, due: float
) -> None:
    """Look at that moment whether the post of a vote is still there."""
    detail = {"petition": petition.id}
    alarm = Alarm(_look_key(petition), LOOK, due, table.guild_id, table.id, detail={**detail})
    await alarms.set_alarm(connection, alarm)


async def put(
    connection: AsyncConnection,
    table: Table,
    petition: Petition,
    now: float,
    *,
    unless: int | None = None,
) -> None:
    """Put a vote to the table's channel once more, unless that message stands there still.

    Whoever is away or sleeps finds it later, if it is still open then.
    """
    people = await calling.awake(connection, missing(petition, table), now)
    await _owe(connection, table, petition, now, people, unless=unless)


async def _owe(
    connection: AsyncConnection,
    table: Table,
    petition: Petition,
    now: float,
    called: Sequence[int],
    *,
    unless: int | None = None,
) -> None:
    detail: dict[str, JsonValue] = {"petition": petition.id, "people": [*called]}
    if unless is not None:
        detail["unless"] = unless
    kind = POST[petition.kind]
    await outbox.owe(connection, table.id, kind, petition.entry, now, ping=True, detail=detail)


async def put_again(connection: AsyncConnection, table: Table, now: float) -> None:
    """Put everything that is open to the table's new channel."""
    for petition in await votes.open_at(connection, table.id):
        await votes.unpost(connection, petition.id)
        await put(connection, table, petition, now)


async def nudge(
    connection: AsyncConnection, table: Table, petition: Petition, now: float
) -> float | None:
    """Call those who have not voted, once, and not while one of them wants to be quiet.

    Returns when they can be called, ``now`` if they were; None where they have been already.
    """
    asked = missing(petition, table)
    if petition.nudged is not None or not asked:
        return None
    hour = await calling.good_hour(connection, asked, now)
    if hour <= now:
        await votes.nudge(connection, petition.id, now)
        await put(connection, table, petition, now)
    return hour


async def amend(connection: AsyncConnection, petition: Petition, now: float) -> None:
    """Owe the post of a vote how it stands by now."""
    if petition.message_id is not None:
        detail = {"petition": petition.id, "amends": petition.message_id}
        kind = POST[petition.kind]
        await outbox.owe(
            connection, petition.table_id, kind, petition.entry, now, detail={**detail}
        )


def _count_key(petition: Petition) -> str:
    return f"{COUNT[petition.kind]}:{petition.id}"


def _look_key(petition: Petition) -> str:
    return f"{LOOK}:{petition.id}"
