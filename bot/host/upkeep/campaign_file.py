"""Exports a campaign to a file, and imports it.

Each scenario is an export of its table (:mod:`bot.host.upkeep.table_file`) with its legacy. The
file holds everything hidden, like exports of tables.
"""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, JsonValue, ValidationError
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection

from bot.errors import Refusal
from bot.host.campaign.scenarios import AnyRules, existing_campaign, options_of, rules_of
from bot.host.engine.engine import Engine
from bot.host.engine.table_work import existing
from bot.host.upkeep.table_file import (
    Export,
    Snowflake,
    TableFacts,
    export_table,
    facts_of,
    keep_tenures,
    match_of,
    put,
    row_of,
    seat_all,
    seating_is_valid,
)
from bot.host.waits import awaiting
from bot.model.campaign import Campaign, CampaignState
from bot.storage.campaign import campaigns
from bot.storage.posts import outbox
from games.core.game import AnyGame, find
from games.core.match import AnyMatch
from games.core.phrase import phrase


class ChapterFile(BaseModel):
    """A finished scenario: the export of its table, and its legacy."""

    model_config = ConfigDict(extra="forbid")

    number: int = Field(ge=1, lt=1000)
    legacy: dict[str, JsonValue]
    finished: float = Field(ge=0, lt=1e12)
    table: Export


class CampaignFile(BaseModel):
    """A campaign; ``current`` is the scenario that is played, ``interlude`` one that is to begin.

    Both are missing where it has ended. ``awaited`` are the seats that are not ready.
    """

    model_config = ConfigDict(extra="forbid")

    kind: Literal["campaign"]
    guild_id: Snowflake
    game: str = Field(max_length=100)
    state: CampaignState
    options: dict[str, JsonValue]
    chapters: list[ChapterFile] = Field(max_length=1000)
    current: Export | None = None
    interlude: TableFacts | None = None
    awaited: list[str] = Field(default=[], max_length=100)


async def export_campaign(engine: Engine, table_id: int) -> str:
    """The text of the file about the campaign that a table belongs to.

    Refuses a table that belongs to none, and a campaign that has not begun.
    """
    async with engine.database.read() as connection:
        table = (await existing(connection, table_id)).table
        if table.campaign_id is None:
            raise Refusal(phrase("host.refused.no_campaign_table"))
        campaign = await existing_campaign(connection, table.campaign_id)
        stored = await existing(connection, campaign.table_id)
        now = stored.table
        told = await facts_of(connection, stored) if now.interlude else None
    if now.gathering:
        raise Refusal(phrase("host.refused.not_started"))
    chapters = [
        ChapterFile(
            number=chapter.number,
            legacy=dict(chapter.legacy),
            finished=chapter.finished,
            table=Export.model_validate_json(await export_table(engine, chapter.table_id)),
        )
        for chapter in campaign.chapters
    ]
    playing = now.status in ("running", "frozen")
    current = await export_table(engine, now.id) if playing else None
    file = CampaignFile(
        kind="campaign",
        guild_id=campaign.guild_id,
        game=campaign.game,
        state=campaign.state,
        options=dict(campaign.options),
        chapters=chapters,
        current=Export.model_validate_json(current) if current is not None else None,
        interlude=told,
        awaited=list(now.awaited) if now.interlude else [],
    )
    return json.dumps(file.model_dump(mode="json"), ensure_ascii=False) + "\n"


def is_campaign(text: str) -> bool:
    """Whether a file is about a campaign rather than a table."""
    try:
        told = json.loads(text)
    except (ValueError, RecursionError):
        return False
    return isinstance(told, dict) and told.get("kind") == "campaign"


async def import_campaign(
    engine: Engine,
    text: str,
    *,
    guild_id: int | None = None,
    channel_id: int | None = None,
    before_storing: Callable[[], Awaitable[None]] | None = None,
) -> int:
    """Create a new campaign from a file and return the number of its current table.

    Finished scenarios are kept unchanged; a running scenario goes on with fresh luck, and one that
    has not begun has its own seed. It goes to its own server and channel unless others are given.
    Refuses a file that is inconsistent, and a channel that holds an open table.
    ``before_storing`` is called once the file is known to be good, before the database is touched.
    """
    try:
        file = CampaignFile.model_validate_json(text)
    except ValidationError as error:
        raise Refusal(phrase("host.refused.not_an_export")) from error
    try:
        game = find(file.game)
    except KeyError:
        raise Refusal(phrase("host.refused.unknown_game", game=file.game)) from None
    matches = _matches(engine, file, game, rules_of(game))
    if before_storing is not None:
        await before_storing()
    now = engine.clock()
    try:
        async with engine.database.write() as connection:
            place = (file.guild_id if guild_id is None else guild_id, channel_id)
            return await _put_campaign(connection, engine, file, matches, place, now)
    except IntegrityError as error:
        raise Refusal(phrase("host.refused.channel_taken")) from error


def _matches(engine: Engine, file: CampaignFile, game: AnyGame, rules: AnyRules) -> list[AnyMatch]:
    """The matches of the file, each begun with the legacy of the one before it."""
    try:
        rules.options.model_validate(file.options)
    except ValidationError as error:
        raise Refusal(phrase("host.refused.not_an_export")) from error
    exports = [chapter.table for chapter in file.chapters]
    exports += [file.current] if file.current is not None else []
    found = [match_of(engine, export) for export in exports]
    left: dict[str, JsonValue] = {}
    sound = len(file.chapters) <= rules.scenarios
    sound = sound and (file.current is None or file.interlude is None)
    ended = file.current is None and file.interlude is None
    sound = sound and file.state in (("finished", "closed") if ended else ("running", "finished"))
    sound = sound and (file.state == "finished") == (len(file.chapters) == rules.scenarios)
    for number, (export, match) in enumerate(zip(exports, found, strict=True), 1):
        finished = number <= len(file.chapters)
        sound = sound and match.header.game == file.game and match.header.legacy == left
        sound = sound and finished == (export.table.status == "over")
        if finished and sound:
            chapter = file.chapters[number - 1]
            left = dict(match.legacy)
            sound = (chapter.number, chapter.legacy) == (number, left)
    told = file.interlude
    if told is not None:
        sound = sound and told.status == "lobby" and seating_is_valid(told, game)
        sound = sound and set(file.awaited) <= set(told.seats)
        sound = sound and set(told.seats) == _seats(game, rules, file, len(told.members))
    sound = sound and len({frozenset(match.header.seats) for match in found}) <= 1
    if not sound:
        raise Refusal(phrase("host.refused.not_an_export"))
    return found


def _seats(game: AnyGame, rules: AnyRules, file: CampaignFile, people: int) -> set[str]:
    """The seats of a campaign for this number of people; empty where they cannot play it."""
    if people not in game.people:
        return set()
    chosen = rules.match_options(1, rules.options.model_validate(file.options))
    seating = game.seating(people, game.options.model_validate(dict(chosen)))
    return {seat for held in seating for seat in held}


async def _put_campaign(
    connection: AsyncConnection,
    engine: Engine,
    file: CampaignFile,
    matches: list[AnyMatch],
    place: tuple[int, int | None],
    now: float,
) -> int:
    guild_id, channel_id = place
    campaign_id = await campaigns.open_campaign(connection, guild_id, file.game, file.options, now)
    table_id = 0

    def row(facts: TableFacts, scenario: int) -> dict[str, object]:
        made = row_of(engine, facts, now, guild_id=guild_id, channel_id=channel_id)
        return {**made, "campaign_id": campaign_id, "scenario": scenario}

    for chapter, match in zip(file.chapters, matches, strict=False):
        facts = row(chapter.table.table, chapter.number)
        table_id = await put(connection, engine, chapter.table, match, facts, now)
        await campaigns.conclude(
            connection, campaign_id, chapter.number, table_id, chapter.legacy, chapter.finished
        )
    following = len(file.chapters) + 1
    finished = max((c.finished for c in file.chapters), default=None)
    values: dict[str, object] = {"state": file.state, "scenario": following}
    values["finished"] = finished if file.state == "finished" else None
    await campaigns.change(connection, campaign_id, now, values)
    if file.current is not None:
        facts = row(file.current.table, following)
        return await put(connection, engine, file.current, matches[-1], facts, now)
    if file.interlude is not None:
        campaign = await existing_campaign(connection, campaign_id)
        facts = row(file.interlude, following)
        return await _put_interlude(connection, engine, file, campaign, facts, now)
    return table_id


async def _put_interlude(
    connection: AsyncConnection,
    engine: Engine,
    file: CampaignFile,
    campaign: Campaign,
    row: dict[str, object],
    now: float,
) -> int:
    """Store the table of a scenario that begins when everybody is ready."""
    assert file.interlude is not None
    facts, people = file.interlude, {m.order for m in file.interlude.members if m.person_id}
    scenario = len(file.chapters) + 1
    waiting = [s for s in facts.seats if s in file.awaited and people & {*facts.seats[s]}]
    row |= {
        "game": file.game,
        "status": "lobby",
        "options": dict(options_of(rules_of(find(file.game)), campaign, scenario)),
        "seed": engine.entropy(32),
        "entry_count": 0,
        "awaited": waiting,
        "awaits_computer": False,
        "last_post_id": None,
        "told_entry": -1,
    }
    table_id = await seat_all(connection, facts, row, now)
    await keep_tenures(connection, facts, table_id)
    table = (await existing(connection, table_id)).table
    await awaiting.update_waits(connection, table, now)
    called: list[JsonValue] = [*table.called]
    await outbox.owe(connection, table_id, "interlude", 0, now, detail={"people": called})
    return table_id
