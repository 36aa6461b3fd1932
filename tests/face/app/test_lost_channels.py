"""Places come and go: a table waits, says so once, and goes on there or elsewhere."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import OptionError
from simcord.builders import ChannelHandle

from bot.host.waits.clock_times import PRESETS
from tests.face.care import reminders
from tests.face.moderators.evening import deeds, played, said
from tests.face.player import Player
from tests.face.salon import Salon, buttons, menus, text


def letters(person: MemberActor) -> list[discord.Message]:
    """What the bot wrote to somebody in private."""
    return list(person.user.dm_channel.history())


async def settled(salon: Salon) -> None:
    await salon.env.settle()


async def silence(salon: Salon, channel: ChannelHandle) -> None:
    """Take the permission to post away from the bot."""
    place = salon.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.set_permissions(salon.me, send_messages=False)
    await settled(salon)


async def speak_again(salon: Salon, channel: ChannelHandle) -> None:
    place = salon.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.set_permissions(salon.me, overwrite=None)
    await settled(salon)


async def answer(salon: Salon) -> None:
    """Whoever is awaited plays from ``/games``, without any post, until others are awaited."""
    table = await salon.table()
    while (await salon.table()).awaited == table.awaited:
        await answer_once(salon)


async def answer_once(salon: Salon) -> None:
    table = await salon.table()
    person = salon.named(table.awaited_people[0])
    result = await person.slash(salon.channel, "games")
    assert result.response is not None
    menu = menus(result.response)[0]
    opened = await person.select(result.response, [str(table.id)], custom_id=menu["custom_id"])
    assert opened.response is not None
    await Player(person, "lost").step(opened.response)


async def test_a_permission_taken_away_holds_nothing_up(salon: Salon) -> None:
    salon.keep_virtual_time()
    table = await played(salon, "Ada", "Bo")
    ada = salon.person("Ada")
    before = len(salon.posts())
    await silence(salon, salon.channel)
    lost = await salon.table()
    assert lost.lost is not None
    # It is said once, to whoever opened the table.
    assert [f"Table {table.id}" in text(m) for m in letters(ada)] == [True]
    await answer(salon)
    assert (await salon.table()).entry_count > table.entry_count
    await salon.pass_time(hours=2)
    assert len(letters(ada)) == 1
    assert len(salon.posts()) == before
    assert [d.action for d in await deeds(salon)] == ["lost"]
    # The permission is back: what is owed goes out at once, in one post.
    await speak_again(salon, salon.channel)
    assert (await salon.table()).lost is None
    assert len(salon.posts()) == before + 1
    assert buttons(salon.post(), "move:")


async def test_nobody_loses_time_they_were_not_told_of(salon: Salon) -> None:
    salon.keep_virtual_time()
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    await salon.person("Bo").click(salon.post(), label="Join")
    await ada.slash(salon.channel, "table clock", clock="quick")
    await ada.click(salon.post(), label="Start")
    await answer(salon)
    await silence(salon, salon.channel)
    await answer(salon)
    host, table = salon.bot.host, await salon.table()
    (untold,) = table.awaited_people
    await salon.pass_time(days=2)
    assert not [m for m in salon.posts() if buttons(m, "vote")]
    await speak_again(salon, salon.channel)
    due = (await host.clocks.times(await salon.table()))[untold].until
    assert due is not None
    assert due - host.engine.clock() > PRESETS["quick"].bank
    assert f"<t:{round(due)}" in text(salon.post())


async def test_a_lost_table_reminds_nobody_until_it_is_found(salon: Salon) -> None:
    salon.keep_virtual_time()
    await played(salon, "Ada", "Bo")
    await silence(salon, salon.channel)
    await salon.pass_time(days=2)
    assert reminders(salon) == []
    await speak_again(salon, salon.channel)
    await salon.pass_time(hours=6)
    assert len(reminders(salon)) == 1


async def test_the_audit_channel_hears_of_it_instead(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    office = salon.guild.create_text_channel("office")
    boss = salon.moderator("Boss")
    panel = (await boss.slash(salon.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, [office], custom_id="pan:setting:0:0:people/audit_channel")
    salon.env.backend.delete_channel(salon.channel.id)
    await settled(salon)
    assert [f"Table {table.id} waits" in text(m) for m in salon.posts(office)] == [False, True]
    assert letters(salon.person("Ada")) == []


async def test_a_table_of_a_deleted_channel_is_moved_with_its_history(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    hall = salon.guild.create_text_channel("hall")
    salon.env.backend.delete_channel(salon.channel.id)
    await settled(salon)
    assert (await salon.bot.host.tables.get(table.id)).lost is not None
    listed = await boss.slash(hall, "admin tables", lost=True)
    assert f"table {table.id}]" in said(listed)
    moved = await boss.slash(hall, "admin move", table=str(table.id))
    assert hall.mention in said(moved)
    after = await salon.table(hall)
    assert (after.id, after.lost, after.entry_count) == (table.id, None, table.entry_count)
    post = salon.post(hall)
    assert "is played here now" in text(post)
    assert "its old channel is gone" in text(post)
    assert str(salon.channel.id) not in text(post)
    awaited = salon.named(after.awaited_people[0])
    panel = (await awaited.click(post, label="My move")).response
    assert panel is not None
    assert await Player(awaited, "moved").step(panel)
    log = await awaited.slash(hall, "log")
    assert len(said(log).splitlines()) > 1
    assert [d.action for d in await deeds(salon)] == ["lost", "move"]


async def test_both_places_say_where_a_table_went(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    parent = salon.guild.create_text_channel("parent")
    thread = await salon.place_of(parent).create_thread(
        name="game", type=discord.ChannelType.public_thread
    )
    await settled(salon)
    inside = parent.threads[0]
    await boss.slash(salon.channel, "admin move", to=inside)
    assert f"<#{thread.id}>" in text(salon.post())
    assert f"<#{salon.channel.id}>" in text(salon.post(inside))
    assert "old channel is gone" not in text(salon.post(inside))
    assert (await salon.table(inside)).id == table.id
    # The old channel is free for another.
    await boss.slash(salon.channel, "table create", game="toy")
    fresh = await salon.table()
    assert fresh.id != table.id
    refused = await boss.slash(salon.channel, "admin move", table=str(table.id))
    assert "open table in that place" in said(refused)
    refused = await boss.slash(inside, "admin move", to=inside)
    assert "there already" in said(refused)
    assert (await salon.table(inside)).id == table.id
    salon.env.backend.delete_channel(inside.id)
    await settled(salon)
    assert (await salon.bot.host.tables.get(table.id)).lost is not None


async def test_a_lobby_moves_with_its_buttons(salon: Salon) -> None:
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    old = salon.post()
    hall = salon.guild.create_text_channel("hall")
    await boss.slash(salon.channel, "admin move", to=hall)
    assert "Join" in [b["label"] for b in buttons(salon.post(hall))]
    assert buttons(salon.posts()[0]) == []
    assert hall.mention in text(salon.posts()[0])
    assert salon.posts()[0].id == old.id
    await salon.person("Bo").click(salon.post(hall), label="Join")
    assert len((await salon.table(hall)).people) == 2


async def test_a_table_moves_only_where_the_bot_may_post(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    closed = salon.guild.create_text_channel(
        "closed", overwrites={salon.me: discord.PermissionOverwrite(attach_files=False)}
    )
    voice = salon.guild.create_voice_channel("voice")
    assert "Attach Files" in said(await boss.slash(salon.channel, "admin move", to=closed))
    with pytest.raises(OptionError, match="channel types"):
        # Discord itself offers nothing but text channels and threads.
        await boss.slash(salon.channel, "admin move", to=voice)
    assert await salon.table() == table


async def test_while_the_bot_is_gone_nothing_is_tried(salon: Salon) -> None:
    salon.keep_virtual_time()
    table = await played(salon, "Ada", "Bo")
    before = len(salon.posts())
    guild = salon.env.backend.get_guild(salon.guild.id)
    salon.env.backend.emit("GUILD_DELETE", {"id": str(salon.guild.id)})
    await settled(salon)
    assert not (await salon.bot.host.server_settings.get(salon.guild.id)).present
    sent = len(salon.env.http_requests)
    await salon.pass_time(days=3)
    assert [r for r in salon.env.http_requests[sent:] if r.method == "POST"] == []
    assert (await salon.bot.host.tables.get(table.id)).stranded
    payload = serializers.guild_create_payload(salon.env.backend, guild)
    salon.env.backend.emit("GUILD_CREATE", payload)
    await settled(salon)
    assert (await salon.bot.host.server_settings.get(salon.guild.id)).present
    await salon.pass_time(days=2)
    assert len(salon.posts()) > before
    assert not (await salon.table()).stranded


async def test_being_removed_while_the_bot_was_off_is_noticed(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    host = salon.bot.host
    await host.lost_channels.roll_call(set())
    assert (await host.tables.get(table.id)).stranded
    await salon.restart()
    assert not (await salon.table()).stranded


async def test_a_role_that_loses_its_permissions_is_noticed(salon: Salon) -> None:
    await played(salon, "Ada", "Bo")
    role = salon.me.top_role
    allowed = role.permissions.value
    denied = allowed & ~discord.Permissions(attach_files=True).value
    for role_id in (role.id, salon.guild.id):
        salon.env.backend.edit_role(salon.guild.id, role_id, {"permissions": denied})
    await settled(salon)
    assert (await salon.table()).lost is not None
    salon.env.backend.edit_role(salon.guild.id, role.id, {"permissions": allowed})
    await settled(salon)
    assert (await salon.table()).lost is None


async def test_a_channel_takes_its_threads_along(salon: Salon) -> None:
    parent = salon.guild.create_text_channel("parent")
    await salon.place_of(parent).create_thread(name="game", type=discord.ChannelType.public_thread)
    await settled(salon)
    inside = parent.threads[0]
    await salon.person("Ada").slash(inside, "table create", game="toy")
    table = await salon.table(inside)
    salon.env.backend.delete_channel(parent.id)
    await settled(salon)
    assert (await salon.bot.host.tables.get(table.id)).lost is not None
