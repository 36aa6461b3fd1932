"""What moderators do to a whole table: pause it, end it, hide it, move it, give it a clock."""

from __future__ import annotations

import logging
from collections.abc import Sequence

import discord
from discord import app_commands

from bot.errors import Refusal
from bot.face.delivery.delivery_errors import IN_DOUBT
from bot.face.delivery.doubt import InDoubt
from bot.face.desk import bot_permissions, moderator_rights
from bot.face.desk.verbs import verb
from bot.face.desk.visit import Visit
from bot.face.kit.controls import Code, button
from bot.face.kit.reader import Reader
from bot.face.kit.sheet import Sheet
from bot.face.lobby import lobby, lobby_post
from bot.face.moderators.table_list import chosen, meant
from bot.model.table import Table
from games.core.phrase import phrase

log = logging.getLogger(__name__)

Place = discord.TextChannel | discord.Thread
Named = app_commands.AppCommandChannel | app_commands.AppCommandThread


async def pause(visit: Visit, typed: str | None) -> None:
    """``/admin pause``."""
    table, by = await chosen(visit, typed)
    await visit.host.moderation.pause(by, table.id)
    await visit.tell(phrase("admin.done.paused", id=table.id))


async def resume(visit: Visit, typed: str | None) -> None:
    """``/admin resume``."""
    table, by = await chosen(visit, typed)
    await visit.host.moderation.resume(by, table.id)
    await visit.tell(phrase("admin.done.resumed", id=table.id))


async def remind(visit: Visit, typed: str | None) -> None:
    """Remind everybody whom a table waits for."""
    table, by = await chosen(visit, typed)
    await visit.host.moderation.remind(by, table.id)
    await visit.tell(phrase("admin.done.reminded", id=table.id))


async def archive(visit: Visit, typed: str | None, *, back: bool) -> None:
    """``/admin archive``."""
    table, by = await chosen(visit, typed)
    await visit.host.moderation.archive(by, table.id, hidden=not back)
    done = "unarchived" if back else "archived"
    await visit.tell(phrase(f"admin.done.{done}", id=table.id))


async def set_clock(visit: Visit, typed: str | None, preset: str | None) -> None:
    """``/admin clock``."""
    table, by = await chosen(visit, typed)
    table = await visit.host.moderation.set_clock(by, table.id, preset)
    if table.status == "lobby":
        await lobby.refresh_lobby(visit, table)
    await visit.tell(phrase("admin.done.clock", id=table.id))


async def ask_to_end(visit: Visit, typed: str | None) -> None:
    """``/admin end``: asks once more."""
    table, _ = await chosen(visit, typed)
    if not table.is_open:
        raise Refusal(phrase("host.refused.closed"))
    reader = visit.reader(table)
    sheet = Sheet().text(
        reader.say("admin.end.sure", id=table.id, game=phrase(f"{table.game}.name"))
    )
    code = Code("admin-end", table.id)
    sheet.buttons([button(code, reader.say("admin.end.button"), discord.ButtonStyle.danger)])
    await visit.show(sheet)


@verb("admin-end", "panel")
async def end(visit: Visit, code: Code, values: Sequence[str]) -> None:
    """The second click."""
    table, by = await meant(visit, code)
    table = await visit.host.moderation.end(by, table.id)
    if table.lobby_message_id is not None:
        await _refreshed(visit, table)
    await visit.show(Sheet().text(visit.reader(table).say("admin.done.ended", id=table.id)))


async def move(visit: Visit, typed: str | None, to: Named | None) -> None:
    """``/admin move``: a table goes to another channel or thread, or to this one."""
    table, by = await chosen(visit, typed)
    place = await _place(visit, to)
    _require_there(visit, place)
    before = table
    gone = await _gone(visit, table.channel_id)
    table = await visit.host.moderation.move(by, table.id, place.id, gone=gone)
    if table.status == "lobby":
        await _refreshed(visit, table, moved=True)
        await _leave_word(visit, before, place)
    await visit.tell(phrase("admin.done.moved", id=table.id, place=place.mention))


async def _place(visit: Visit, to: Named | None) -> Place:
    """A text channel or thread of this server, as Discord knows it now."""
    guild = visit.interaction.guild
    wanted = to.id if to is not None else visit.channel_id
    place: object = guild.get_channel_or_thread(wanted) if guild is not None else None
    if place is None and guild is not None:
        # Threads that have fallen asleep are not among those that the bot is told of.
        try:
            place = await guild.fetch_channel(wanted)
        except (discord.HTTPException, discord.InvalidData, *IN_DOUBT):
            log.info("channel %s cannot be seen", wanted)
    if not isinstance(place, Place) or place.guild.id != visit.interaction.guild_id:
        raise Refusal(phrase("admin.refused.no_such_place"))
    return place


async def _gone(visit: Visit, channel_id: int) -> bool:
    """Whether a channel is there no longer; one that the bot may only not see is."""
    guild = visit.interaction.guild
    if guild is None or guild.get_channel_or_thread(channel_id) is not None:
        return False
    try:
        await guild.fetch_channel(channel_id)
    except discord.NotFound:
        return True
    except (discord.HTTPException, discord.InvalidData, *IN_DOUBT):
        log.info("channel %s cannot be seen", channel_id)
    return False


def _require_there(visit: Visit, place: Place) -> None:
    """Refuse a place that the bot or the moderator has no say in."""
    user = visit.interaction.user
    if not moderator_rights.moderates_server(visit):
        rules = isinstance(user, discord.Member) and place.permissions_for(user).manage_channels
        if not rules:
            raise Refusal(phrase("admin.refused.not_moderator_there"))
    allowed = place.permissions_for(place.guild.me)
    lacking = bot_permissions.missing(allowed, thread=isinstance(place, discord.Thread))
    if lacking:
        raise Refusal(
            phrase(
                "admin.refused.cannot_post",
                permissions=bot_permissions.named(lacking),
                count=len(lacking),
            )
        )


async def _refreshed(visit: Visit, table: Table, *, moved: bool = False) -> None:
    """The lobby's post brought up to date; where that cannot be, the deed is done all the same."""
    try:
        await lobby.refresh_lobby(visit, table, moved=moved)
    except discord.HTTPException as error:
        log.info("the lobby of table %s cannot be shown: %s", table.id, error)


async def _leave_word(visit: Visit, before: Table, place: Place) -> None:
    """The old lobby's post says where the table is now."""
    if before.lobby_message_id is None:
        return
    words = visit.desk.words
    reader = Reader(words, words.choose(before.language), before)
    sheet = Sheet().text(reader.say("admin.moved.away", id=before.id, place=place.mention))
    channel = visit.interaction.client.get_partial_messageable(
        before.channel_id, guild_id=before.guild_id
    )
    try:
        await lobby_post.change(channel, before.lobby_message_id, sheet)
    except discord.HTTPException as error:
        log.info("the old lobby of table %s is gone: %s", before.id, error)
    except InDoubt as error:
        log.warning("the old lobby of table %s may not say so: %s", before.id, error)
