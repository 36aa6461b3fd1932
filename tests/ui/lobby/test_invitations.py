"""A right click on a person: an invitation to a table, and their record."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from tests.ui.discord_sim import DiscordSim, text

INVITE = "Invite to my table"


async def told(sim: DiscordSim, by: MemberActor, whom: MemberActor) -> str:
    """What the person who invites is told."""
    answer = (await by.context_menu(sim.channel, INVITE, whom)).response
    assert answer is not None
    assert answer.ephemeral
    return text(answer)


async def test_a_person_is_called_once_and_joins_by_a_click(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    assert "Bo has been invited to table 1" in await told(sim, ada, bo)
    post = sim.post()
    assert f"<@{ada.id}> invites <@{bo.id}> to table 1 of **Orchard**" in text(post)
    pinged = sim.env.backend.get_message(sim.channel.id, post.id).ping_user_ids
    assert list(pinged) == [bo.id]
    assert not post.flags.suppress_notifications
    count = len(sim.posts())
    assert "has already been invited" in await told(sim, ada, bo)
    assert len(sim.posts()) == count
    await bo.click(post, label="Join")
    assert [member.person_id for member in (await sim.table()).members] == [ada.id, bo.id]
    assert "Bo is already at your table" in await told(sim, ada, bo)


async def test_nobody_is_called_without_a_seat_to_offer(sim: DiscordSim) -> None:
    ada, bo, cy = (sim.person(name) for name in ("Ada", "Bo", "Cy"))
    assert "/table create" in await told(sim, ada, bo)
    await ada.slash(sim.channel, "table create", game="toy")
    # Only people who sit at a table invite to it.
    assert "You are not at a table" in await told(sim, bo, cy)
    while len((await sim.table()).members) < 4:
        await ada.slash(sim.channel, "table add-computer")
    assert "full" in await told(sim, ada, bo)
    await ada.slash(sim.channel, "table start")
    assert "You are not at a table" in await told(sim, ada, bo)
    assert "invites" not in "".join(text(post) for post in sim.posts())


async def test_whoever_cannot_see_the_channel_is_not_called(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    hall = sim.guild.create_text_channel("hall")
    await ada.slash(sim.channel, "table create", game="toy")
    member = sim.place.guild.get_member(bo.id) or await sim.place.guild.fetch_member(bo.id)
    await sim.place.set_permissions(
        member, overwrite=discord.PermissionOverwrite(view_channel=False)
    )
    await sim.env.settle()
    answer = (await ada.context_menu(hall, INVITE, bo)).response
    assert answer is not None
    assert "Bo cannot see your table's channel" in text(answer)
    assert len(sim.posts()) == 1


async def test_stats_are_shown_by_a_right_click(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    answer = (await ada.context_menu(sim.channel, "Show stats", bo)).response
    assert answer is not None
    assert answer.ephemeral
    assert "Bo" in text(answer)
    assert sim.posts() == []
