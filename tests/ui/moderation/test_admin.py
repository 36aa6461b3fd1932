"""``/admin``: rights, posts to the table, and the audit log."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.model.people import Person
from bot.ui.kit.message_builder import MessageBuilder
from bot.ui.kit.persistent_items import CustomId, button
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text
from tests.ui.moderation.moderation_steps import deeds, played, said
from tests.ui.random_player import Player

ACTS = ("pause", "resume", "end", "archive", "move", "answer", "diagnose")


@pytest.mark.parametrize("act", ACTS)
async def test_plain_people_can_do_nothing(sim: DiscordSim, act: str) -> None:
    before = await played(sim, "Ada", "Bo")
    result = await sim.person("Ada").slash(sim.channel, f"admin {act}")
    assert "for moderators" in said(result)
    assert await sim.table() == before
    assert await deeds(sim) == []


async def test_plain_people_are_shown_no_lists_and_offered_nothing(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    ada = sim.person("Ada")
    assert "for moderators" in said(await ada.slash(sim.channel, "admin tables"))
    assert "for moderators" in said(await ada.slash(sim.channel, "admin log"))
    for command, option in (("pause", "table"), ("rollback", "entry"), ("replace", "who")):
        assert await ada.autocomplete(sim.channel, f"admin {command}", option, "") == []


async def elsewhere(sim: DiscordSim) -> tuple[MemberActor, ChannelHandle]:
    """A moderator of another server with the bot, and a channel there."""
    other = sim.env.create_guild("Asgard")
    role = other.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    member = other.add_member(sim.env.create_user("loki", global_name="Loki"), roles=[role])
    return member, other.create_text_channel("hall")


@pytest.mark.parametrize("act", ACTS)
async def test_moderators_of_another_server_find_no_such_table(sim: DiscordSim, act: str) -> None:
    before = await played(sim, "Ada", "Bo")
    loki, hall = await elsewhere(sim)
    result = await loki.slash(hall, f"admin {act}", table=str(before.id))
    assert "There is no table number" in said(result)
    assert await sim.table() == before
    assert await loki.autocomplete(hall, "admin pause", "table", "") == []


async def test_a_channels_own_moderator_rules_that_channel_only(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    cy = sim.person("Cy")
    mine = sim.guild.create_text_channel(
        "mine", overwrites={cy: discord.PermissionOverwrite(manage_channels=True)}
    )
    refused = await cy.slash(mine, "admin pause", table=str(table.id))
    assert "for moderators" in said(refused)
    assert said(await cy.slash(mine, "admin tables")) == "No table matches."
    await cy.slash(mine, "table create", game="toy")
    own = await sim.table(mine)
    listed = said(await cy.slash(mine, "admin tables"))
    assert listed.startswith("## One table\n")
    assert f"table {own.id}" in listed
    refused = await cy.slash(mine, "admin move", table=str(own.id), to=sim.channel)
    assert "do not moderate that channel" in said(refused)


async def test_the_role_of_the_settings_is_enough(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    keepers = sim.guild.create_role("Keepers")
    cy = sim.person("Cy", roles=[keepers])
    assert "for moderators" in said(await cy.slash(sim.channel, "admin pause"))
    boss = sim.moderator("Boss")
    panel = (await boss.slash(sim.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, [keepers], custom_id="pan:setting:0:0:people/moderator_role")
    assert "paused" in said(await cy.slash(sim.channel, "admin pause", table=str(table.id)))
    assert (await sim.table()).paused is not None


async def test_a_paused_table_stands_still(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    await boss.slash(sim.channel, "admin pause")
    assert "is paused" in text(sim.post())
    assert f"<@{boss.id}>" in text(sim.post())
    awaited = sim.named(table.awaited_people[0])
    panel = (await awaited.click(sim.post(), label="My move")).response
    assert panel is not None
    assert "This table is paused" in text(panel)
    assert not await Player(awaited, "paused").step(panel)
    assert "This table is paused" in said(await awaited.slash(sim.channel, "board"))
    assert (await sim.table()).entry_count == table.entry_count
    assert "already paused" in said(await boss.slash(sim.channel, "admin pause"))
    await boss.slash(sim.channel, "admin resume")
    post = sim.post()
    assert "Table 1 continues" in text(post)
    stored = sim.env.backend.get_message(sim.channel.id, post.id)
    assert [*stored.ping_user_ids] == [awaited.id]
    panel = await sim.panel(awaited)
    assert await Player(awaited, "resumed").step(panel)
    assert (await sim.table()).entry_count > table.entry_count
    assert [(d.action, d.actor_id, d.table_id) for d in await deeds(sim)] == [
        ("pause", boss.id, table.id),
        ("resume", boss.id, table.id),
    ]


async def test_ending_asks_once_more_and_then_is_for_good(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    asked = (await boss.slash(sim.channel, "admin end")).response
    twice = (await boss.slash(sim.channel, "admin end")).response
    assert asked is not None
    assert twice is not None
    assert (await sim.table()).status == "running"
    # A player who gets hold of the button has no use for it.
    custom_id = buttons(asked, "admin-end")[0]["custom_id"]
    forged = sim.fire(ada, asked, custom_id)
    await sim.env.settle()
    assert "for moderators" in text(forged.followups[-1])
    assert (await sim.table()).status == "running"
    await boss.click(asked, label="End it")
    assert (await sim.table()).status == "cancelled"
    assert "closed" in text(asked)
    again = await boss.click(twice, label="End it")
    assert "already closed" in text(again.followups[-1])
    assert [d.action for d in await deeds(sim)] == ["end"]
    assert (await deeds(sim))[0].table_id == table.id


async def test_closing_anothers_game_is_written_down_however_it_is_done(sim: DiscordSim) -> None:
    await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    await boss.slash(sim.channel, "table cancel")
    await boss.click(sim.seen(boss)[-1], label="Close it")
    assert (await sim.table()).status == "cancelled"
    assert [(d.action, d.actor_id) for d in await deeds(sim)] == [("end", boss.id)]
    # One's own table is one's own affair.
    await boss.slash(sim.channel, "table create", game="toy")
    await boss.slash(sim.channel, "table cancel")
    assert len(await deeds(sim)) == 1


async def test_the_archive_hides_what_is_finished(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    assert "still open" in said(await boss.slash(sim.channel, "admin archive"))
    await boss.slash(sim.channel, "table cancel")
    await boss.click(sim.seen(boss)[-1], label="Close it")
    listed = await boss.slash(sim.channel, "admin tables", status="cancelled")
    assert f"table {table.id}" in said(listed)
    await boss.slash(sim.channel, "admin archive")
    assert "no table in this channel" in said(await boss.slash(sim.channel, "board"))
    listed = await boss.slash(sim.channel, "admin tables", status="cancelled")
    assert "No table matches" in said(listed)
    listed = await boss.slash(sim.channel, "admin tables", status="archived")
    assert f"table {table.id}" in said(listed)
    await boss.slash(sim.channel, "admin archive", table=str(table.id), back=True)
    assert (await sim.table()).id == table.id


async def test_tables_are_listed_by_what_is_asked_for(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    boss, ada = sim.moderator("Boss"), sim.person("Ada")
    first = await played(sim, "Ada", "Bo")
    quiet = sim.guild.create_text_channel("quiet")
    await ada.slash(quiet, "table create", game="deus")
    second = await sim.table(quiet)

    async def listed(**options: object) -> list[int]:
        words = said(await boss.slash(sim.channel, "admin tables", **options))
        return [table.id for table in (first, second) if f"table {table.id}]" in words]

    assert await listed() == [first.id, second.id]
    assert await listed(status="lobby") == [second.id]
    assert await listed(game="toy") == [first.id]
    assert await listed(person=sim.person("Bo")) == [first.id]
    assert await listed(paused=True) == []
    assert await listed(lost=True) == []
    assert await listed(waiting=5) == []
    await sim.pass_time(hours=6)
    assert await listed(waiting=5) == [first.id]
    await boss.slash(sim.channel, "admin pause")
    assert await listed(paused=True) == [first.id]
    words = said(await boss.slash(sim.channel, "admin tables"))
    assert f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/" in words
    offered = await boss.autocomplete(quiet, "admin resume", "table", "deus")
    assert [choice["value"] for choice in offered] == [str(second.id)]


async def test_long_lists_have_pages(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    limits = {"most_per_person": 0}
    await sim.bot.host.server_settings.change(sim.guild.id, Person(boss.id, "Boss"), limits)
    for number in range(21):
        await boss.slash(sim.guild.create_text_channel(f"c{number}"), "table create", game="toy")
    result = await boss.slash(sim.channel, "admin tables")
    assert result.response is not None
    assert "1 of 2" in text(result.response)
    assert len(menus(result.response)[0]["options"]) == 20
    await boss.click(result.response, label="▶")
    assert "2 of 2" in text(result.response)
    assert labels(result.response) == ["◀"]
    ada = sim.person("Ada")
    forged = sim.fire(ada, result.response, buttons(result.response)[0]["custom_id"])
    await sim.env.settle()
    assert "for moderators" in text(forged.followups[-1])


async def test_a_computer_answers_one_question(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    seat = table.awaited[0]
    asked = (await boss.slash(sim.channel, "admin answer")).response
    twice = (await boss.slash(sim.channel, "admin answer")).response
    assert asked is not None
    assert twice is not None
    menu = menus(asked)[0]
    assert [option["value"] for option in menu["options"]] == list(table.awaited)
    await boss.select(asked, [seat], custom_id=menu["custom_id"])
    after = await sim.table()
    assert after.entry_count > table.entry_count
    assert after.people == table.people
    assert "computer player answer one question" in "".join(map(text, sim.posts()[-2:]))
    # The same click once more is stale, a player's is refused.
    for person, word in ((boss, "already been answered"), (sim.person("Ada"), "for moderators")):
        again = sim.fire(person, twice, menu["custom_id"], [seat])
        await sim.env.settle()
        assert word in text(again.followups[-1])
    assert (await sim.table()).entry_count == after.entry_count
    assert [(d.action, d.detail["seat"]) for d in await deeds(sim)] == [("answer", seat)]


async def test_the_log_names_who_did_what_and_when(sim: DiscordSim) -> None:
    table = await played(sim, "Ada", "Bo")
    boss = sim.moderator("Boss")
    assert "No moderator" in said(await boss.slash(sim.channel, "admin log"))
    for _ in range(7):
        await boss.slash(sim.channel, "admin pause")
        await boss.slash(sim.channel, "admin resume")
    result = await boss.slash(sim.channel, "admin log")
    assert result.response is not None
    words = text(result.response)
    assert "1 of 2" in words
    assert f"<@{boss.id}> paused table {table.id}." in words
    assert "<t:" in words
    await boss.click(result.response, label="▶")
    assert "2 of 2" in text(result.response)
    only = await boss.slash(sim.channel, "admin log", table=str(table.id))
    assert "1 of 2" in said(only)
    assert "mentions" not in everything(only.response)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "custom_id",
    [
        CustomId("admin-end", 1),
        CustomId.of("admin-rollback", 1, 99, 0),
        CustomId("admin-answer", 1, 0, "amber"),
        CustomId("admin-log", 1, 0, "0"),
        CustomId("cancel", 1),
        CustomId("uncomputer", 1),
    ],
    ids=lambda custom_id: custom_id.action,
)
async def test_a_button_made_for_a_table_is_no_use_on_another_server(
    sim: DiscordSim, custom_id: CustomId
) -> None:
    """A moderator of another server is refused, even with a forged button."""
    before = await played(sim, "Ada", "Bo")
    assert before.id == custom_id.table
    loki, hall = await elsewhere(sim)
    builder = MessageBuilder().buttons([button(custom_id, "forged")])
    await sim.place_of(hall).send(view=builder.view())
    await sim.env.settle()
    result = await loki.click(sim.post(hall), label="forged")
    answers = [result.response, *result.followups]
    assert any(m is not None and m.ephemeral and text(m) for m in answers)
    assert await sim.table() == before
    assert await deeds(sim) == []


async def test_a_moderator_without_a_table_here_is_asked_to_name_one(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    refused = said(await boss.slash(sim.channel, "admin pause"))
    assert refused.startswith("There is no table in this channel. Choose one")
    refused = said(await boss.slash(sim.channel, "note"))
    assert refused.startswith("There is no match in this channel. Choose a table")
