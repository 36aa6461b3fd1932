"""The audit log in its channel: in order, once, and never in anybody's way."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.errors import Later
from bot.face.moderators import audit
from tests.face.moderators.evening import deeds, played, said
from tests.face.salon import Salon, menus, text

CHOOSE = "pan:setting:0:0:people/audit_channel"


async def office_of(salon: Salon, boss: MemberActor) -> ChannelHandle:
    """A channel that the server has chosen for its audit log."""
    office = salon.guild.create_text_channel("office")
    await chosen(salon, boss, office)
    return office


async def chosen(salon: Salon, boss: MemberActor, *office: ChannelHandle) -> None:
    panel = (await boss.slash(salon.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, list(office), custom_id=CHOOSE)


def lines(salon: Salon, office: ChannelHandle) -> list[str]:
    return [text(post) for post in salon.posts(office)]


async def test_every_deed_is_posted_in_order_and_pings_nobody(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    office = await office_of(salon, boss)
    await boss.slash(salon.channel, "admin pause")
    await boss.slash(salon.channel, "admin resume")
    posted = lines(salon, office)
    expected = ["changed a setting", f"paused table {table.id}", f"let table {table.id} go on"]
    assert [word in line for word, line in zip(expected, posted, strict=True)] == [True] * 3
    for deed, line in zip(await deeds(salon), posted, strict=True):
        assert line.startswith(f"`#{deed.id}` <t:{int(deed.at)}:f> <@{boss.id}>")
    for post in salon.posts(office):
        stored = salon.env.backend.get_message(office.id, post.id)
        assert [*stored.ping_user_ids] == []


async def test_what_is_done_before_a_channel_is_chosen_is_only_kept(salon: Salon) -> None:
    await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    await boss.slash(salon.channel, "admin pause")
    office = await office_of(salon, boss)
    assert len(lines(salon, office)) == 1
    await chosen(salon, boss)
    await boss.slash(salon.channel, "admin resume")
    assert len(lines(salon, office)) == 1
    assert "go on" in said(await boss.slash(salon.channel, "admin log"))


async def test_a_lost_audit_channel_holds_nothing_up(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    office = await office_of(salon, boss)
    salon.env.backend.delete_channel(office.id)
    await boss.slash(salon.channel, "admin pause")
    await boss.slash(salon.channel, "admin resume")
    assert (await salon.table()).paused is None
    # Another channel gets what the first did not take.
    again = salon.guild.create_text_channel("again")
    await chosen(salon, boss, again)
    assert [f"table {table.id}" in line for line in lines(salon, again)] == [True, True, False]


async def test_a_line_whose_posting_ended_in_the_dark_is_not_posted_twice(salon: Salon) -> None:
    salon.keep_virtual_time()
    await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    office = await office_of(salon, boss)
    real = salon.bot.http.request
    lost = [True]

    async def answer_lost(route: Any, **more: Any) -> Any:
        done = await real(route, **more)
        if lost and route.method == "POST" and str(office.id) in route.url:
            lost.clear()
            raise discord.DiscordServerError(_Answer(), "the answer is lost")
        return done

    salon.bot.http.request = answer_lost  # type: ignore[method-assign]
    await boss.slash(salon.channel, "admin pause")
    assert not lost
    await salon.pass_time(minutes=5)
    await boss.slash(salon.channel, "admin resume")
    assert ["paused" in line for line in lines(salon, office)] == [False, True, False]


async def test_a_line_is_found_however_much_was_said_since(salon: Salon) -> None:
    salon.keep_virtual_time()
    boss = salon.moderator("Boss")
    office = await office_of(salon, boss)
    (deed,) = await deeds(salon)
    server = await salon.bot.host.server_settings.get(salon.guild.id)
    poster = audit.DiscordAuditPoster(salon.bot, salon.bot.desk)
    for _ in range(120):
        salon.env.backend.create_message(office.id, boss.id, content="chatter")
    assert await poster.announced(deed, server)
    assert not await poster.announced(replace(deed, id=deed.id + 1), server)


async def test_a_line_that_cannot_be_looked_for_is_looked_for_later(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    boss = salon.moderator("Boss")
    await office_of(salon, boss)
    (deed,) = await deeds(salon)
    server = await salon.bot.host.server_settings.get(salon.guild.id)

    async def broken(*args: Any, **more: Any) -> Any:
        raise aiohttp.ServerDisconnectedError

    monkeypatch.setattr(salon.bot.http, "logs_from", broken)
    with pytest.raises(Later):
        await audit.DiscordAuditPoster(salon.bot, salon.bot.desk).announced(deed, server)


class _Answer:
    """As much of an HTTP answer as an error of the library looks at."""

    status = 502
    reason = "Bad Gateway"


async def test_what_is_owed_survives_a_restart(salon: Salon) -> None:
    salon.keep_virtual_time()
    await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    office = await office_of(salon, boss)
    salon.env.inject_error("POST", f"/channels/{office.id}/messages", status=503, times=1)
    await boss.slash(salon.channel, "admin pause")
    assert len(lines(salon, office)) == 1
    await salon.restart(later=60)
    await salon.env.settle()
    assert ["paused" in line for line in lines(salon, office)] == [False, True]


async def test_arranging_somebody_elses_table_is_written_down(salon: Salon) -> None:
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    for person in (ada, boss):
        # What its creator does is nobody's business.
        await person.slash(salon.channel, "table add-computer")
        await person.slash(salon.channel, "table add-computer")
        await person.slash(salon.channel, "table remove-computer")
        panel = (await person.click(salon.post(), label="Options")).response
        assert panel is not None
        menu = next(m for m in menus(panel) if m["custom_id"].endswith("/rounds"))
        await person.select(panel, ["2"], custom_id=menu["custom_id"])
    await boss.click(salon.post(), label="Start")
    table = await salon.table()
    assert table.status == "running"
    found = await deeds(salon)
    assert {deed.actor_id for deed in found} == {boss.id}
    shown = said(await boss.slash(salon.channel, "admin log")).splitlines()[::-1]
    told = [line.split(f"<@{boss.id}> ")[-1] for line in shown if "#" in line and "<t:" in line]
    added = f"added a computer player to table {table.id}."
    assert told == [
        added,
        added,
        f"took a computer player off table {table.id}.",
        f"changed an option of table {table.id}. **Rounds:** 2",
        f"started table {table.id}.",
    ]
