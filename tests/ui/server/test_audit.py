"""The audit log's channel: every line once and in order."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.errors import RetryLater
from bot.ui.server import audit
from tests.ui.discord_sim import DiscordSim, menus, text
from tests.ui.moderation.moderation_steps import deeds, played, said

CHOOSE = "pan:setting:0:0:people/audit_channel"


async def office_of(sim: DiscordSim, boss: MemberActor) -> ChannelHandle:
    """A channel that the server has chosen for its audit log."""
    office = sim.guild.create_text_channel("office")
    await chosen(sim, boss, office)
    return office


async def chosen(sim: DiscordSim, boss: MemberActor, *office: ChannelHandle) -> None:
    panel = (await boss.slash(sim.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, list(office), custom_id=CHOOSE)


def lines(sim: DiscordSim, office: ChannelHandle) -> list[str]:
    return [text(post) for post in sim.posts(office)]


async def test_every_deed_is_posted_in_order_and_pings_nobody(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    office = await office_of(sim, boss)
    await boss.slash(sim.channel, "admin pause")
    await boss.slash(sim.channel, "admin resume")
    posted = lines(sim, office)
    expected = ["changed a setting", f"paused table {table.id}", f"resumed table {table.id}"]
    assert [word in line for word, line in zip(expected, posted, strict=True)] == [True] * 3
    for audit_entry, line in zip(await deeds(sim), posted, strict=True):
        assert line.startswith(f"`#{audit_entry.id}` <t:{int(audit_entry.at)}:f> <@{boss.id}>")
    for post in sim.posts(office):
        stored = sim.env.backend.get_message(office.id, post.id)
        assert [*stored.ping_user_ids] == []


async def test_what_is_done_before_a_channel_is_chosen_is_only_kept(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    await boss.slash(sim.channel, "admin pause")
    office = await office_of(sim, boss)
    assert len(lines(sim, office)) == 1
    await chosen(sim, boss)
    await boss.slash(sim.channel, "admin resume")
    assert len(lines(sim, office)) == 1
    assert "resumed" in said(await boss.slash(sim.channel, "admin log"))


async def test_a_lost_audit_channel_holds_nothing_up(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    office = await office_of(sim, boss)
    sim.env.backend.delete_channel(office.id)
    await boss.slash(sim.channel, "admin pause")
    await boss.slash(sim.channel, "admin resume")
    assert (await sim.table()).paused is None
    # Another channel gets what the first did not take.
    again = sim.guild.create_text_channel("again")
    await chosen(sim, boss, again)
    assert [f"table {table.id}" in line for line in lines(sim, again)] == [True, True, False]


async def test_a_line_whose_posting_ended_in_the_dark_is_not_posted_twice(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    office = await office_of(sim, boss)
    real = sim.bot.http.request
    lost = [True]

    async def answer_lost(route: Any, **more: Any) -> Any:
        done = await real(route, **more)
        if lost and route.method == "POST" and str(office.id) in route.url:
            lost.clear()
            raise discord.DiscordServerError(_Answer(), "the answer is lost")
        return done

    sim.bot.http.request = answer_lost  # type: ignore[method-assign]
    await boss.slash(sim.channel, "admin pause")
    assert not lost
    await sim.pass_time(minutes=5)
    await boss.slash(sim.channel, "admin resume")
    assert ["paused" in line for line in lines(sim, office)] == [False, True, False]


async def test_a_line_is_found_however_much_was_said_since(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    boss = sim.moderator("Boss")
    office = await office_of(sim, boss)
    (audit_entry,) = await deeds(sim)
    server = await sim.bot.host.server_settings.get(sim.guild.id)
    poster = audit.DiscordAuditPoster(sim.bot, sim.bot.dispatcher)
    for _ in range(120):
        sim.env.backend.create_message(office.id, boss.id, content="chatter")
    assert await poster.announced(audit_entry, server)
    assert not await poster.announced(replace(audit_entry, id=audit_entry.id + 1), server)


async def test_a_line_that_cannot_be_looked_for_is_looked_for_later(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss = sim.moderator("Boss")
    await office_of(sim, boss)
    (audit_entry,) = await deeds(sim)
    server = await sim.bot.host.server_settings.get(sim.guild.id)

    async def broken(*args: Any, **more: Any) -> Any:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(sim.bot.http, "logs_from", broken)
    with pytest.raises(RetryLater):
        await audit.DiscordAuditPoster(sim.bot, sim.bot.dispatcher).announced(audit_entry, server)


class _Answer:
    """As much of an HTTP answer as an error of the library looks at."""

    status = 502
    reason = "Bad Gateway"


async def test_what_is_owed_survives_a_restart(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    office = await office_of(sim, boss)
    sim.env.inject_error("POST", f"/channels/{office.id}/messages", status=503, times=1)
    await boss.slash(sim.channel, "admin pause")
    assert len(lines(sim, office)) == 1
    await sim.restart(later=60)
    await sim.env.settle()
    assert ["paused" in line for line in lines(sim, office)] == [False, True]


async def test_arranging_somebody_elses_table_is_written_down(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    for person in (ada, boss):
        # What its creator does is nobody's business.
        await person.slash(sim.channel, "table add-computer")
        await person.slash(sim.channel, "table add-computer")
        await person.slash(sim.channel, "table remove-computer")
        panel = (await person.click(sim.post(), label="Options")).response
        assert panel is not None
        menu = next(m for m in menus(panel) if m["custom_id"].endswith("/rounds"))
        await person.select(panel, ["2"], custom_id=menu["custom_id"])
    await boss.click(sim.post(), label="Start")
    table = await sim.table()
    assert table.status == "running"
    found = await deeds(sim)
    assert {audit_entry.actor_id for audit_entry in found} == {boss.id}
    shown = said(await boss.slash(sim.channel, "admin log")).splitlines()[::-1]
    told = [line.split(f"<@{boss.id}> ")[-1] for line in shown if "#" in line and "<t:" in line]
    added = f"added a computer player to table {table.id}."
    assert told == [
        added,
        added,
        f"took a computer player off table {table.id}.",
        f"changed an option of table {table.id}. **Rounds:** 2",
        f"started table {table.id}.",
    ]
