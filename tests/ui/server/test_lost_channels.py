"""Lost channels and servers: tables rest, say so once, and continue there or elsewhere."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.backend import serializers
from simcord.backend.errors import OptionError
from simcord.builders import ChannelHandle

from bot.host.waits.clock_times import PRESETS
from bot.storage.posts import outbox
from tests.host.answering import give
from tests.ui.discord_sim import DiscordSim, buttons, menus, text
from tests.ui.moderation.moderation_steps import deeds, played, said
from tests.ui.random_player import Player
from tests.ui.reminder_steps import reminders


def letters(person: MemberActor) -> list[discord.Message]:
    """The direct messages of the bot to a person."""
    return list(person.user.dm_channel.history())


async def wait_until_idle(sim: DiscordSim) -> None:
    await sim.env.settle()


async def silence(sim: DiscordSim, channel: ChannelHandle) -> None:
    """Take the permission to post away from the bot."""
    place = sim.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.set_permissions(sim.me, send_messages=False)
    await wait_until_idle(sim)


async def speak_again(sim: DiscordSim, channel: ChannelHandle) -> None:
    place = sim.bot.get_channel(channel.id)
    assert isinstance(place, discord.TextChannel)
    await place.set_permissions(sim.me, overwrite=None)
    await wait_until_idle(sim)


async def answer(sim: DiscordSim) -> None:
    """Play for the awaited person from ``/games``, without a post, until others are awaited."""
    table = await sim.table()
    while (await sim.table()).awaited == table.awaited:
        await answer_once(sim)


async def answer_once(sim: DiscordSim) -> None:
    table = await sim.table()
    person = sim.named(table.awaited_people[0])
    result = await person.slash(sim.channel, "games")
    assert result.response is not None
    menu = menus(result.response)[0]
    opened = await person.select(result.response, [str(table.id)], custom_id=menu["custom_id"])
    assert opened.response is not None
    await Player(person, "lost").step(opened.response)


async def test_a_permission_taken_away_holds_nothing_up(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    table = await played(sim, "Ada", "Bo")
    ada = sim.person("Ada")
    before = len(sim.posts())
    await silence(sim, sim.channel)
    lost = await sim.table()
    assert lost.lost is not None
    # It is said once, to the person who opened the table.
    assert [f"Table {table.id}" in text(m) for m in letters(ada)] == [True]
    await answer(sim)
    assert (await sim.table()).entry_count > table.entry_count
    await sim.pass_time(hours=2)
    assert len(letters(ada)) == 1
    assert len(sim.posts()) == before
    assert [d.action for d in await deeds(sim)] == ["lost"]
    # The permission is back: what is owed goes out at once, in one post.
    await speak_again(sim, sim.channel)
    assert (await sim.table()).lost is None
    assert len(sim.posts()) == before + 1
    assert buttons(sim.post(), "move:")


async def test_nobody_loses_time_they_were_not_told_of(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    await sim.person("Bo").click(sim.post(), label="Join")
    await ada.slash(sim.channel, "table clock", clock="quick")
    await ada.click(sim.post(), label="Start")
    await answer(sim)
    await silence(sim, sim.channel)
    await answer(sim)
    host, table = sim.bot.host, await sim.table()
    (untold,) = table.awaited_people
    await sim.pass_time(days=2)
    assert not [m for m in sim.posts() if buttons(m, "vote")]
    await speak_again(sim, sim.channel)
    due = (await host.clocks.times(await sim.table()))[untold].until
    assert due is not None
    assert due - host.engine.clock() > PRESETS["quick"].bank
    assert f"<t:{round(due)}" in text(sim.post())


async def test_a_lost_table_reminds_nobody_until_it_is_found(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await played(sim, "Ada", "Bo")
    await silence(sim, sim.channel)
    await sim.pass_time(days=2)
    assert reminders(sim) == []
    await speak_again(sim, sim.channel)
    await sim.pass_time(hours=6)
    assert len(reminders(sim)) == 1


async def test_the_audit_channel_hears_of_it_instead(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    office = sim.guild.create_text_channel("office")
    boss = sim.moderator("Boss")
    panel = (await boss.slash(sim.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, [office], custom_id="pan:setting:0:0:people/audit_channel")
    sim.env.backend.delete_channel(sim.channel.id)
    await wait_until_idle(sim)
    assert [f"Table {table.id} has a lost channel" in text(m) for m in sim.posts(office)] == [
        False,
        True,
    ]
    assert letters(sim.person("Ada")) == []


async def test_a_table_of_a_deleted_channel_is_moved_with_its_history(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    hall = sim.guild.create_text_channel("hall")
    sim.env.backend.delete_channel(sim.channel.id)
    await wait_until_idle(sim)
    assert (await sim.bot.host.tables.get(table.id)).lost is not None
    listed = await boss.slash(hall, "admin tables", lost=True)
    assert f"table {table.id}]" in said(listed)
    moved = await boss.slash(hall, "admin move", table=str(table.id))
    assert hall.mention in said(moved)
    after = await sim.table(hall)
    assert (after.id, after.lost, after.entry_count) == (table.id, None, table.entry_count)
    post = sim.post(hall)
    assert "is played here now" in text(post)
    assert "its old channel is gone" in text(post)
    assert str(sim.channel.id) not in text(post)
    awaited = sim.named(after.awaited_people[0])
    panel = (await awaited.click(post, label="My move")).response
    assert panel is not None
    assert await Player(awaited, "moved").step(panel)
    log = await awaited.slash(hall, "log")
    assert len(said(log).splitlines()) > 1
    assert [d.action for d in await deeds(sim)] == ["lost", "move"]


async def test_both_places_say_where_a_table_went(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    parent = sim.guild.create_text_channel("parent")
    thread = await sim.place_of(parent).create_thread(
        name="game", type=discord.ChannelType.public_thread
    )
    await wait_until_idle(sim)
    inside = parent.threads[0]
    await boss.slash(sim.channel, "admin move", to=inside)
    assert f"<#{thread.id}>" in text(sim.post())
    assert f"<#{sim.channel.id}>" in text(sim.post(inside))
    assert "old channel is gone" not in text(sim.post(inside))
    assert (await sim.table(inside)).id == table.id
    # The old channel is free for another.
    await boss.slash(sim.channel, "table create", game="toy")
    fresh = await sim.table()
    assert fresh.id != table.id
    refused = await boss.slash(sim.channel, "admin move", table=str(table.id))
    assert "already an open table there" in said(refused)
    refused = await boss.slash(inside, "admin move", to=inside)
    assert "already there" in said(refused)
    assert (await sim.table(inside)).id == table.id
    sim.env.backend.delete_channel(inside.id)
    await wait_until_idle(sim)
    assert (await sim.bot.host.tables.get(table.id)).lost is not None


async def test_a_lobby_moves_with_its_buttons(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    old = sim.post()
    hall = sim.guild.create_text_channel("hall")
    await boss.slash(sim.channel, "admin move", to=hall)
    assert "Join" in [b["label"] for b in buttons(sim.post(hall))]
    assert buttons(sim.posts()[0]) == []
    assert hall.mention in text(sim.posts()[0])
    assert sim.posts()[0].id == old.id
    await sim.person("Bo").click(sim.post(hall), label="Join")
    assert len((await sim.table(hall)).people) == 2


async def test_a_table_moves_only_where_the_bot_may_post(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    closed = sim.guild.create_text_channel(
        "closed", overwrites={sim.me: discord.PermissionOverwrite(attach_files=False)}
    )
    voice = sim.guild.create_voice_channel("voice")
    assert "Attach Files" in said(await boss.slash(sim.channel, "admin move", to=closed))
    with pytest.raises(OptionError, match="channel types"):
        # Discord itself offers nothing but text channels and threads.
        await boss.slash(sim.channel, "admin move", to=voice)
    assert await sim.table() == table


async def test_while_the_bot_is_gone_nothing_is_tried(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    table = await played(sim, "Ada", "Bo")
    before = len(sim.posts())
    guild = sim.env.backend.get_guild(sim.guild.id)
    sim.env.backend.emit("GUILD_DELETE", {"id": str(sim.guild.id)})
    await wait_until_idle(sim)
    assert not (await sim.bot.host.server_settings.get(sim.guild.id)).present
    sent = len(sim.env.http_requests)
    await sim.pass_time(days=3)
    assert [r for r in sim.env.http_requests[sent:] if r.method == "POST"] == []
    assert (await sim.bot.host.tables.get(table.id)).stranded
    payload = serializers.guild_create_payload(sim.env.backend, guild)
    sim.env.backend.emit("GUILD_CREATE", payload)
    await wait_until_idle(sim)
    assert (await sim.bot.host.server_settings.get(sim.guild.id)).present
    await sim.pass_time(days=2)
    assert len(sim.posts()) > before
    assert not (await sim.table()).stranded


async def test_being_removed_while_the_bot_was_off_is_noticed(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    host = sim.bot.host
    await host.lost_channels.check_servers(set())
    assert (await host.tables.get(table.id)).stranded
    await sim.restart()
    assert not (await sim.table()).stranded


async def test_a_role_that_loses_its_permissions_is_noticed(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    role = sim.me.top_role
    allowed = role.permissions.value
    denied = allowed & ~discord.Permissions(attach_files=True).value
    for role_id in (role.id, sim.guild.id):
        sim.env.backend.edit_role(sim.guild.id, role_id, {"permissions": denied})
    await wait_until_idle(sim)
    assert (await sim.table()).lost is not None
    sim.env.backend.edit_role(sim.guild.id, role.id, {"permissions": allowed})
    await wait_until_idle(sim)
    assert (await sim.table()).lost is None


async def test_a_channel_takes_its_threads_along(sim: DiscordSim) -> None:
    parent = sim.guild.create_text_channel("parent")
    await sim.place_of(parent).create_thread(name="game", type=discord.ChannelType.public_thread)
    await wait_until_idle(sim)
    inside = parent.threads[0]
    await sim.person("Ada").slash(inside, "table create", game="toy")
    table = await sim.table(inside)
    sim.env.backend.delete_channel(parent.id)
    await wait_until_idle(sim)
    assert (await sim.bot.host.tables.get(table.id)).lost is not None


async def play_to_the_end(sim: DiscordSim) -> None:
    while (await sim.table()).status == "running":
        await answer_once(sim)
    await wait_until_idle(sim)


async def test_a_match_that_ends_while_the_bot_is_gone_is_told_after_the_return(
    sim: DiscordSim,
) -> None:
    """Its last post and its recap go out when the bot is back, without a restart."""
    sim.keep_virtual_time()
    table = await played(sim, "Ada", "Bo")
    before, host = len(sim.posts()), sim.bot.host
    await host.lost_channels.left(sim.guild.id)
    while (await sim.table()).status == "running":
        now = await sim.table()
        (seat, *_) = now.awaited
        position = await host.play.position(now.id, seat)
        assert position.ask is not None
        ask, person = position.ask, now.people_of(seat)[0]
        picks = ask.options[: max(ask.low, 1)]
        await give(host, now.id, person, seat, position.entry, picks, ask.fingerprint)
    await wait_until_idle(sim)
    assert len(sim.posts()) == before
    await host.lost_channels.returned(sim.guild.id)
    await host.wait_until_idle()
    await wait_until_idle(sim)
    assert len(sim.posts()) >= before + 2
    async with host.engine.database.read() as connection:
        assert await outbox.first_owed(connection, table.id) is None


async def test_a_match_that_ends_in_a_lost_channel_is_told_as_soon_as_it_is_found(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    table = await played(sim, "Ada", "Bo")
    before = len(sim.posts())
    await silence(sim, sim.channel)
    await play_to_the_end(sim)
    assert len(sim.posts()) == before
    await speak_again(sim, sim.channel)
    await sim.bot.host.wait_until_idle()
    await wait_until_idle(sim)
    assert len(sim.posts()) >= before + 2
    found = await sim.bot.host.tables.get(table.id)
    assert (found.status, found.lost) == ("over", None)
