"""Moderators at work: who may, what the table is told, and what is written down."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle

from bot.face.kit.controls import Code, button
from bot.face.kit.sheet import Sheet
from bot.model.people import Person
from tests.face.moderators.evening import deeds, played, said
from tests.face.player import Player
from tests.face.salon import Salon, buttons, everything, labels, menus, text

ACTS = ("pause", "resume", "end", "archive", "move", "answer", "diagnose")


@pytest.mark.parametrize("act", ACTS)
async def test_plain_people_can_do_nothing(salon: Salon, act: str) -> None:
    before = await played(salon, "Ada", "Bo")
    result = await salon.person("Ada").slash(salon.channel, f"admin {act}")
    assert "for moderators" in said(result)
    assert await salon.table() == before
    assert await deeds(salon) == []


async def test_plain_people_are_shown_no_lists_and_offered_nothing(salon: Salon) -> None:
    await played(salon, "Ada", "Bo")
    ada = salon.person("Ada")
    assert "for moderators" in said(await ada.slash(salon.channel, "admin tables"))
    assert "for moderators" in said(await ada.slash(salon.channel, "admin log"))
    for command, option in (("pause", "table"), ("rollback", "entry"), ("replace", "who")):
        assert await ada.autocomplete(salon.channel, f"admin {command}", option, "") == []


async def elsewhere(salon: Salon) -> tuple[MemberActor, ChannelHandle]:
    """A moderator of another server with the bot, and a channel there."""
    other = salon.env.create_guild("Asgard")
    role = other.create_role("Mods", permissions=discord.Permissions(manage_channels=True))
    member = other.add_member(salon.env.create_user("loki", global_name="Loki"), roles=[role])
    return member, other.create_text_channel("hall")


@pytest.mark.parametrize("act", ACTS)
async def test_moderators_of_another_server_find_no_such_table(salon: Salon, act: str) -> None:
    before = await played(salon, "Ada", "Bo")
    loki, hall = await elsewhere(salon)
    result = await loki.slash(hall, f"admin {act}", table=str(before.id))
    assert "There is no table number" in said(result)
    assert await salon.table() == before
    assert await loki.autocomplete(hall, "admin pause", "table", "") == []


async def test_a_channels_own_moderator_rules_that_channel_only(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    cy = salon.person("Cy")
    mine = salon.guild.create_text_channel(
        "mine", overwrites={cy: discord.PermissionOverwrite(manage_channels=True)}
    )
    refused = await cy.slash(mine, "admin pause", table=str(table.id))
    assert "for moderators" in said(refused)
    assert said(await cy.slash(mine, "admin tables")) == "No table is like that."
    await cy.slash(mine, "table create", game="toy")
    own = await salon.table(mine)
    listed = said(await cy.slash(mine, "admin tables"))
    assert listed.startswith("## One table\n")
    assert f"table {own.id}" in listed
    refused = await cy.slash(mine, "admin move", table=str(own.id), to=salon.channel)
    assert "do not moderate that channel" in said(refused)


async def test_the_role_of_the_settings_is_enough(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    keepers = salon.guild.create_role("Keepers")
    cy = salon.person("Cy", roles=[keepers])
    assert "for moderators" in said(await cy.slash(salon.channel, "admin pause"))
    boss = salon.moderator("Boss")
    panel = (await boss.slash(salon.channel, "settings")).response
    assert panel is not None
    await boss.select(panel, [keepers], custom_id="pan:setting:0:0:people/moderator_role")
    assert "paused" in said(await cy.slash(salon.channel, "admin pause", table=str(table.id)))
    assert (await salon.table()).paused is not None


async def test_a_paused_table_stands_still(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    await boss.slash(salon.channel, "admin pause")
    assert "is paused" in text(salon.post())
    assert f"<@{boss.id}>" in text(salon.post())
    awaited = salon.named(table.awaited_people[0])
    panel = (await awaited.click(salon.post(), label="My move")).response
    assert panel is not None
    assert "This table is paused" in text(panel)
    assert not await Player(awaited, "paused").step(panel)
    assert "This table is paused" in said(await awaited.slash(salon.channel, "board"))
    assert (await salon.table()).entry_count == table.entry_count
    assert "paused already" in said(await boss.slash(salon.channel, "admin pause"))
    await boss.slash(salon.channel, "admin resume")
    post = salon.post()
    assert "goes on" in text(post)
    stored = salon.env.backend.get_message(salon.channel.id, post.id)
    assert [*stored.ping_user_ids] == [awaited.id]
    panel = await salon.panel(awaited)
    assert await Player(awaited, "resumed").step(panel)
    assert (await salon.table()).entry_count > table.entry_count
    assert [(d.action, d.actor_id, d.table_id) for d in await deeds(salon)] == [
        ("pause", boss.id, table.id),
        ("resume", boss.id, table.id),
    ]


async def test_ending_asks_once_more_and_then_is_for_good(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    asked = (await boss.slash(salon.channel, "admin end")).response
    twice = (await boss.slash(salon.channel, "admin end")).response
    assert asked is not None
    assert twice is not None
    assert (await salon.table()).status == "running"
    # A player who gets hold of the button has no use for it.
    custom_id = buttons(asked, "admin-end")[0]["custom_id"]
    forged = salon.fire(ada, asked, custom_id)
    await salon.env.settle()
    assert "for moderators" in text(forged.followups[-1])
    assert (await salon.table()).status == "running"
    await boss.click(asked, label="End it")
    assert (await salon.table()).status == "cancelled"
    assert "closed" in text(asked)
    again = await boss.click(twice, label="End it")
    assert "closed already" in text(again.followups[-1])
    assert [d.action for d in await deeds(salon)] == ["end"]
    assert (await deeds(salon))[0].table_id == table.id


async def test_closing_anothers_game_is_written_down_however_it_is_done(salon: Salon) -> None:
    await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    await boss.slash(salon.channel, "table cancel")
    await boss.click(salon.seen(boss)[-1], label="Close it")
    assert (await salon.table()).status == "cancelled"
    assert [(d.action, d.actor_id) for d in await deeds(salon)] == [("end", boss.id)]
    # One's own table is one's own affair.
    await boss.slash(salon.channel, "table create", game="toy")
    await boss.slash(salon.channel, "table cancel")
    assert len(await deeds(salon)) == 1


async def test_the_archive_hides_what_is_finished(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    assert "still open" in said(await boss.slash(salon.channel, "admin archive"))
    await boss.slash(salon.channel, "table cancel")
    await boss.click(salon.seen(boss)[-1], label="Close it")
    listed = await boss.slash(salon.channel, "admin tables", status="cancelled")
    assert f"table {table.id}" in said(listed)
    await boss.slash(salon.channel, "admin archive")
    assert "no table in this channel" in said(await boss.slash(salon.channel, "board"))
    listed = await boss.slash(salon.channel, "admin tables", status="cancelled")
    assert "No table is like that" in said(listed)
    listed = await boss.slash(salon.channel, "admin tables", status="archived")
    assert f"table {table.id}" in said(listed)
    await boss.slash(salon.channel, "admin archive", table=str(table.id), back=True)
    assert (await salon.table()).id == table.id


async def test_tables_are_listed_by_what_is_asked_for(salon: Salon) -> None:
    salon.keep_virtual_time()
    boss, ada = salon.moderator("Boss"), salon.person("Ada")
    first = await played(salon, "Ada", "Bo")
    quiet = salon.guild.create_text_channel("quiet")
    await ada.slash(quiet, "table create", game="deus")
    second = await salon.table(quiet)

    async def listed(**options: object) -> list[int]:
        words = said(await boss.slash(salon.channel, "admin tables", **options))
        return [table.id for table in (first, second) if f"table {table.id}]" in words]

    assert await listed() == [first.id, second.id]
    assert await listed(status="lobby") == [second.id]
    assert await listed(game="toy") == [first.id]
    assert await listed(person=salon.person("Bo")) == [first.id]
    assert await listed(paused=True) == []
    assert await listed(lost=True) == []
    assert await listed(waiting=5) == []
    await salon.pass_time(hours=6)
    assert await listed(waiting=5) == [first.id]
    await boss.slash(salon.channel, "admin pause")
    assert await listed(paused=True) == [first.id]
    words = said(await boss.slash(salon.channel, "admin tables"))
    assert f"https://discord.com/channels/{salon.guild.id}/{salon.channel.id}/" in words
    offered = await boss.autocomplete(quiet, "admin resume", "table", "deus")
    assert [choice["value"] for choice in offered] == [str(second.id)]


async def test_long_lists_have_pages(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    limits = {"most_per_person": 0}
    await salon.bot.host.server_settings.change(salon.guild.id, Person(boss.id, "Boss"), limits)
    for number in range(21):
        await boss.slash(salon.guild.create_text_channel(f"c{number}"), "table create", game="toy")
    result = await boss.slash(salon.channel, "admin tables")
    assert result.response is not None
    assert "1 of 2" in text(result.response)
    assert len(menus(result.response)[0]["options"]) == 20
    await boss.click(result.response, label="▶")
    assert "2 of 2" in text(result.response)
    assert labels(result.response) == ["◀"]
    ada = salon.person("Ada")
    forged = salon.fire(ada, result.response, buttons(result.response)[0]["custom_id"])
    await salon.env.settle()
    assert "for moderators" in text(forged.followups[-1])


async def test_a_computer_answers_one_question(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    seat = table.awaited[0]
    asked = (await boss.slash(salon.channel, "admin answer")).response
    twice = (await boss.slash(salon.channel, "admin answer")).response
    assert asked is not None
    assert twice is not None
    menu = menus(asked)[0]
    assert [option["value"] for option in menu["options"]] == list(table.awaited)
    await boss.select(asked, [seat], custom_id=menu["custom_id"])
    after = await salon.table()
    assert after.entry_count > table.entry_count
    assert after.people == table.people
    assert "computer player answer one question" in "".join(map(text, salon.posts()[-2:]))
    # The same click once more is stale, a player's is refused.
    for person, word in ((boss, "answered already"), (salon.person("Ada"), "for moderators")):
        again = salon.fire(person, twice, menu["custom_id"], [seat])
        await salon.env.settle()
        assert word in text(again.followups[-1])
    assert (await salon.table()).entry_count == after.entry_count
    assert [(d.action, d.detail["seat"]) for d in await deeds(salon)] == [("answer", seat)]


async def test_the_log_names_who_did_what_and_when(salon: Salon) -> None:
    table = await played(salon, "Ada", "Bo")
    boss = salon.moderator("Boss")
    assert "No moderator" in said(await boss.slash(salon.channel, "admin log"))
    for _ in range(7):
        await boss.slash(salon.channel, "admin pause")
        await boss.slash(salon.channel, "admin resume")
    result = await boss.slash(salon.channel, "admin log")
    assert result.response is not None
    words = text(result.response)
    assert "1 of 2" in words
    assert f"<@{boss.id}> paused table {table.id}." in words
    assert "<t:" in words
    await boss.click(result.response, label="▶")
    assert "2 of 2" in text(result.response)
    only = await boss.slash(salon.channel, "admin log", table=str(table.id))
    assert "1 of 2" in said(only)
    assert "mentions" not in everything(only.response)  # type: ignore[arg-type]


@pytest.mark.parametrize(
    "code",
    [
        Code("admin-end", 1),
        Code.of("admin-rollback", 1, 99, 0),
        Code("admin-answer", 1, 0, "amber"),
        Code("admin-log", 1, 0, "0"),
        Code("cancel", 1),
        Code("uncomputer", 1),
    ],
    ids=lambda code: code.verb,
)
async def test_a_button_made_for_a_table_is_no_use_on_another_server(
    salon: Salon, code: Code
) -> None:
    """Whoever moderates elsewhere and gets hold of a control still has no say here."""
    before = await played(salon, "Ada", "Bo")
    assert before.id == code.table
    loki, hall = await elsewhere(salon)
    sheet = Sheet().buttons([button(code, "forged")])
    await salon.place_of(hall).send(view=sheet.view())
    await salon.env.settle()
    result = await loki.click(salon.post(hall), label="forged")
    answers = [result.response, *result.followups]
    assert any(m is not None and m.ephemeral and text(m) for m in answers)
    assert await salon.table() == before
    assert await deeds(salon) == []


async def test_a_moderator_without_a_table_here_is_asked_to_name_one(salon: Salon) -> None:
    boss = salon.moderator("Boss")
    refused = said(await boss.slash(salon.channel, "admin pause"))
    assert refused.startswith("There is no table in this channel. Name one")
    refused = said(await boss.slash(salon.channel, "note"))
    assert refused.startswith("There is no match in this channel. Name a table")
