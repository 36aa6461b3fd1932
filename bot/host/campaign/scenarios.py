"""Opens the table of each scenario, begins it, and stores the legacy it leaves."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from pydantic import BaseModel, JsonValue
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.game_words import game_name
from bot.host.engine.begin_match import begin as begin_match
from bot.host.engine.table_work import TableWork, existing, game_of
from bot.host.waits import awaiting
from bot.model.campaign import Campaign
from bot.model.table import Table
from bot.storage.after_commit import after_commit
from bot.storage.campaign import campaigns
from bot.storage.posts import alarms, outbox
from bot.storage.posts.alarms import Alarm
from bot.storage.table import tables
from bot.storage.table.clocks import written
from games.core.campaign import Campaign as Rules
from games.core.game import AnyGame, find
from games.core.phrase import phrase

POST_CHECK: Final = "invitation_look"
"""The kind of alarm that checks whether the invitation to a scenario is still there."""
POST_CHECK_SECONDS: Final = 6 * 3600.0

AnyRules = Rules[Any]
"""The campaign rules of any game."""


def rules_of(game: AnyGame) -> AnyRules:
    """The campaign of a game; refuses where it has none."""
    if game.campaign is None:
        raise Refusal(phrase("host.refused.no_campaign", game=game_name(game.id)))
    return game.campaign


async def existing_campaign(
    connection: AsyncConnection, campaign_id: int, *, for_update: bool = False
) -> Campaign:
    """A campaign; refuses where there is none."""
    campaign = await campaigns.fetch(connection, campaign_id, for_update=for_update)
    if campaign is None:
        raise Refusal(phrase("host.refused.unknown_campaign"))
    return campaign


def options_model(game: AnyGame, table: Table) -> type[BaseModel]:
    """The model of the options that a table has chosen: in a campaign those of the whole campaign.

    The match that follows a campaign has the game's own options again.
    """
    if table.scenario is None:
        return game.options
    rules = rules_of(game)
    return rules.options if table.scenario <= rules.scenarios else game.options


def options_of(rules: AnyRules, campaign: Campaign, scenario: int) -> Mapping[str, JsonValue]:
    """The options of a scenario's match, or of the match after the last one."""
    chosen = rules.options.model_validate(dict(campaign.options))
    if scenario <= rules.scenarios:
        return rules.match_options(scenario, chosen)
    if rules.afterwards is None:
        raise Refusal(phrase("host.refused.nothing_afterwards"))
    return rules.afterwards(chosen)


async def begin(work: TableWork) -> None:
    """Begin the match of a table, with what the scenario before it has left, if there is one."""
    table = work.table
    if table.campaign_id is None:
        await begin_match(work)
        return
    campaign = await existing_campaign(work.connection, table.campaign_id, for_update=True)
    assert table.scenario is not None
    options = options_of(rules_of(game_of(work.stored)), campaign, table.scenario)
    message_id = table.lobby_message_id
    await begin_match(work, options=options, legacy=_left_before(campaign, table.scenario))
    if campaign.state == "open":
        await campaigns.change(work.connection, campaign.id, work.now, {"state": "running"})
    if message_id is not None and table.seats:
        # The invitation's last edit: from here on the posts of the match say who plays.
        await work.owe("interlude", detail={"amends": message_id})
        await work.change({"lobby_message_id": None})


def _left_before(campaign: Campaign, scenario: int) -> Mapping[str, JsonValue]:
    return next((c.legacy for c in reversed(campaign.chapters) if c.number < scenario), {})


async def conclude(work: TableWork) -> None:
    """Store the legacy of a finished scenario, and open the table of the next one.

    Both belong to the transaction of the last answer.
    """
    table, now = work.table, work.now
    if table.campaign_id is None or table.scenario is None:
        return
    rules = rules_of(game_of(work.stored))
    if table.scenario > rules.scenarios:
        return
    campaign = await existing_campaign(work.connection, table.campaign_id, for_update=True)
    await campaigns.conclude(
        work.connection, campaign.id, table.scenario, table.id, work.match.legacy, now
    )
    if table.scenario == rules.scenarios:
        values = {"state": "finished", "finished": now}
        await campaigns.change(work.connection, campaign.id, now, values)
        return
    await open_table(work.connection, campaign, table.scenario + 1, table, now, work.entropy)


async def owe_finale(work: TableWork) -> None:
    """Owe the recap of the whole campaign, once its last scenario is over."""
    table = work.table
    if table.campaign_id is not None:
        campaign = await existing_campaign(work.connection, table.campaign_id)
        if campaign.state == "finished" and campaign.chapters[-1].table_id == table.id:
            await work.owe("campaign")


async def open_table(
    connection: AsyncConnection,
    campaign: Campaign,
    scenario: int,
    after: Table,
    now: float,
    entropy: Callable[[int], bytes],
    detail: Mapping[str, JsonValue] | None = None,
) -> Table:
    """Open the table of a scenario in the channel of the previous one (``after``), with its seats.

    Every member keeps their seat, with everything that belongs to it; seats of forgotten people are
    open. A post announces the table in its channel; ``detail`` is added to that post.
    """
    table_id = await tables.insert_table(
        connection,
        {
            "guild_id": after.guild_id,
            "channel_id": after.channel_id,
            "game": after.game,
            "status": "lobby",
            "language": after.language,
            "options": dict(options_of(rules_of(find(after.game)), campaign, scenario)),
            "creator_id": _opener(after),
            "entry_count": 0,
            "awaited": [seat for seat in after.seats if any(p > 0 for p in after.people_of(seat))],
            "awaits_computer": False,
            # The hash is published before any player adds a word.
            "seed": entropy(32),
            "told_entry": -1,
            "clock": written(after.clock),
            "agreement": after.agreement,
            "hints": after.hints_chosen,
            "pace": after.pace,
            "lost": after.lost,
            "campaign_id": campaign.id,
            "scenario": scenario,
            "created": now,
            "updated": now,
        },
    )
    for member in after.members:
        if member.former:
            # A computer plays on for a forgotten person, and anybody may take over the seat.
            kind = find(after.game).computer_kinds[0]
            await tables.add_member(
                connection, table_id, member.order, computer=kind, vacant=True, vacant_since=now
            )
            continue
        await tables.add_member(
            connection,
            table_id,
            member.order,
            person_id=member.person_id,
            computer=member.computer,
            vacant=member.vacant,
            owner_id=member.owner_id,
            vacant_since=member.vacant_since,
        )
    held = {seat: [member.order for member in members] for seat, members in after.seats.items()}
    await tables.take_seats(connection, table_id, held)
    await campaigns.change(connection, campaign.id, now, {"scenario": scenario})
    table = (await existing(connection, table_id)).table
    await awaiting.update_waits(connection, table, now)
    people: list[JsonValue] = [*table.called]
    told = {"people": people, "after": after.id, **(detail or {})}
    await outbox.owe(connection, table_id, "interlude", 0, now, ping=True, detail=told)
    await schedule_post_check(connection, table, now + POST_CHECK_SECONDS)
    return table


async def schedule_post_check(connection: AsyncConnection, table: Table, due: float) -> None:
    """Set the alarm that checks whether the invitation to a scenario is still there."""
    key = f"invitation/{table.id}"
    await alarms.set_alarm(connection, Alarm(key, POST_CHECK, due, table.guild_id, table.id))


def _opener(after: Table) -> int:
    """The person who owns the new table: the previous table's owner, unless they were forgotten."""
    return next((p for p in (after.creator_id, *after.claimants) if p > 0), after.creator_id)


async def wake_next_table(work: TableWork) -> None:
    """Wake the postman for the campaign's newest table once this is committed."""
    assert work.table.campaign_id is not None
    newest = await campaigns.newest_table(work.connection, work.table.campaign_id)
    if newest is not None:
        after_commit(work.connection).owed.add(newest)


async def close(work: TableWork) -> None:
    """Close the campaign of a table that was closed before its end.

    A finished campaign stays finished if only the match after its last scenario is closed.
    """
    if work.table.campaign_id is None:
        return
    campaign = await existing_campaign(work.connection, work.table.campaign_id, for_update=True)
    if campaign.state in ("open", "running"):
        await campaigns.change(work.connection, campaign.id, work.now, {"state": "closed"})
