"""``/admin tables``: stalled tables first, and every action from there."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.host.moderation.moderation import Moderator
from bot.model.people import Person
from bot.ui.moderation.bulk_actions import decode_table_ids, encode_table_ids
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, parts, text
from tests.ui.moderation.moderation_steps import deeds, played
from tests.ui.reminder_steps import forge, reminders, shown

USER_MENU = 5


async def opened(sim: DiscordSim, name: str, *people: str) -> ChannelHandle:
    """A match in a channel of its own."""
    channel = sim.guild.create_text_channel(name)
    creator = sim.person(people[0])
    await creator.slash(channel, "table create", game="toy")
    for other in people[1:]:
        await sim.person(other).click(sim.post(channel), label="Join")
    await creator.slash(channel, "table start")
    return channel


def _person(actor: MemberActor) -> Person:
    return Person(actor.id, actor.name)


async def desk(sim: DiscordSim, boss: MemberActor) -> ResponseMessage:
    return shown(await boss.slash(sim.channel, "admin tables"))


def menu_id(message: ResponseMessage, action: str) -> str:
    return next(str(m["custom_id"]) for m in menus(message) if f"pan:{action}:" in m["custom_id"])


async def open_one(boss: MemberActor, message: ResponseMessage, table_id: int) -> ResponseMessage:
    picked = await boss.select(message, [str(table_id)], custom_id=menu_id(message, "desk-open"))
    return shown(picked)


async def test_what_does_not_get_on_comes_first_and_can_be_filtered(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    boss = sim.moderator("Mo")
    first = await opened(sim, "first", "Ada", "Bo")
    second = await opened(sim, "second", "Ada", "Bo")
    await sim.pass_time(days=4)
    await opened(sim, "third", "Ada", "Bo")
    bo = sim.person("Bo")
    await sim.bot.host.seats.give_up((await sim.table(second)).id, bo.id, "open")
    listed = await desk(sim, boss)
    said = text(listed)
    assert "3 tables" in said
    assert "2 are stalled" in said
    assert said.index("table 2]") < said.index("table 1]") < said.index("table 3]")
    assert "open seat" in said
    await boss.select(listed, ["open_seat"], custom_id=menu_id(listed, "desk-filter"))
    assert "table 2]" in text(listed)
    assert "table 1]" not in text(listed)
    await boss.select(listed, ["frozen"], custom_id=menu_id(listed, "desk-filter"))
    assert "No table matches" in text(listed)
    await boss.select(listed, ["all"], custom_id=menu_id(listed, "desk-filter"))
    assert "table 1]" in text(listed)
    assert first.id != second.id


async def test_a_table_is_opened_with_its_actions_as_buttons(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    boss = sim.moderator("Mo")
    channel = await opened(sim, "first", "Ada", "Bo")
    await sim.pass_time(hours=2)
    one = await open_one(boss, await desk(sim, boss), 1)
    assert labels(one) == [
        "Pause",
        "Remind",
        "Let a computer answer…",
        "Replace a player…",
        "Move it here",
        "End…",
        "Back to the list",
    ]
    await boss.click(one, label="Remind")
    await sim.env.settle()
    assert len([p for p in sim.posts(channel) if buttons(p, "snooze:")]) == 2
    assert reminders(sim) == []
    await boss.click(one, label="Pause")
    assert (await sim.table(channel)).paused is not None
    one = await open_one(boss, await desk(sim, boss), 1)
    await boss.click(one, label="Resume")
    assert (await sim.table(channel)).paused is None
    await boss.click(one, label="Move it here")
    assert (await sim.table()).id == 1
    sure = shown(await boss.click(one, label="End…"))
    assert (await sim.table()).status == "running"
    await boss.click(sure, label="End it")
    assert (await sim.table()).status == "cancelled"
    actions = [audit_entry.action for audit_entry in await deeds(sim)]
    assert actions == ["remind", "pause", "resume", "move", "end"]


async def test_several_at_once_with_a_summary_and_a_line_each(sim: DiscordSim) -> None:
    boss = sim.moderator("Mo")
    for number in range(3):
        await opened(sim, f"number{number}", "Ada", "Bo")
    listed = await desk(sim, boss)
    chosen = shown(await boss.select(listed, ["1", "3"], custom_id=menu_id(listed, "desk-several")))
    assert labels(chosen) == ["Pause", "Resume", "Remind", "End…", "Archive"]
    await boss.click(chosen, label="Pause")
    assert "Pause these 2 tables?" in text(chosen)
    assert await deeds(sim) == [], "nothing has happened yet"
    await boss.click(chosen, label="Do it")
    assert "Done at 2 of 2 tables" in text(chosen)
    assert [(d.action, d.table_id) for d in await deeds(sim)] == [("pause", 1), ("pause", 3)]
    listed = await desk(sim, boss)
    chosen = shown(await boss.select(listed, ["1", "2"], custom_id=menu_id(listed, "desk-several")))
    await boss.click(chosen, label="Resume")
    await boss.click(chosen, label="Do it")
    assert "Done at 1 of 2 tables" in text(chosen)
    assert "Table 2: " in text(chosen)
    await boss.click(chosen, label="Back to the list")
    assert "3 tables" in text(chosen)


async def test_the_desk_is_for_moderators_only(sim: DiscordSim) -> None:
    boss, ada = sim.moderator("Mo"), sim.person("Ada")
    channel = await opened(sim, "first", "Ada", "Bo")
    listed = await desk(sim, boss)
    one = await open_one(boss, listed, 1)
    pause = next(b for b in buttons(one, "desk-do:") if b["label"] == "Pause")
    post = sim.post(channel)
    for custom_id in (
        pause["custom_id"],
        "pan:desk:0:0:any",
        "pan:desk-all:0:0:end/1",
        "pan:desk-sum:0:0:end/1",
    ):
        assert "for moderators" in text(await forge(sim, ada, post, custom_id))
    for action in ("desk-open", "desk-several"):
        refused = sim.fire(ada, listed, menu_id(listed, action), ["1"])
        await sim.env.settle()
        assert refused.response is not None
        assert "for moderators" in text(refused.response)
    table = await sim.table(channel)
    assert (table.status, table.paused) == ("running", None)
    assert await deeds(sim) == []


async def test_moderators_read_a_summary_with_the_way_to_each_table(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    boss = sim.moderator("Mo")
    private = sim.guild.create_text_channel("moderators")
    await opened(sim, "first", "Ada", "Bo")
    await opened(sim, "second", "Ada", "Bo")
    await sim.bot.host.server_settings.change(
        sim.guild.id, _person(boss), {"audit_channel": private.id, "stall_days": 1}
    )
    await sim.env.settle()
    await sim.pass_time(days=2.5)
    told = [p for p in sim.posts(private) if buttons(p, "desk:")]
    assert [f"{p.created_at:%d %H}" for p in told] == ["02 09", "03 09"]
    assert "2 tables are stalled" in text(told[-1])
    assert "yesterday" not in text(told[0])
    assert "The same as yesterday." in text(told[1])
    listed = shown(await boss.click(told[-1], label="Open the desk"))
    assert "2 are stalled" in text(listed)
    picked = await boss.select(told[-1], ["2"], custom_id=menus(told[-1])[0]["custom_id"])
    assert "Pause" in labels(shown(picked))


async def test_the_summary_says_what_changed_since_yesterday(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    private = sim.guild.create_text_channel("moderators")
    first = await opened(sim, "first", "Ada", "Bo")
    await sim.bot.host.server_settings.change(
        sim.guild.id, _person(sim.moderator("Mo")), {"audit_channel": private.id, "stall_days": 1}
    )
    await sim.pass_time(days=1)
    await opened(sim, "second", "Ada", "Bo")
    await sim.pass_time(days=1.2)
    await sim.bot.host.moderation.pause(
        Moderator(sim.guild.id, _person(sim.person("Mo"))), (await sim.table(first)).id
    )
    await sim.pass_time(days=1)
    told = [text(p) for p in sim.posts(private) if buttons(p, "desk:")]
    assert "Since yesterday: 1 new, 1 moving again." in told[-1]
    assert "**new**" in told[-1]
    assert "/channels/" in told[-1], "each table has a link"


def test_numbers_of_tables_fit_into_a_button() -> None:
    some = [9_000_000 + 997 * number for number in range(20)]
    assert decode_table_ids(encode_table_ids(some)) == some
    assert len(encode_table_ids(some)) <= 80


async def test_finished_and_closed_tables_are_archived_together(sim: DiscordSim) -> None:
    boss = sim.moderator("Mo")
    await opened(sim, "first", "Ada", "Bo")
    await opened(sim, "second", "Ada", "Bo")
    ada = sim.person("Ada")
    for number in (1, 2):
        await sim.bot.host.tables.cancel(number, ada.id, moderator=True)
    listed = shown(await boss.slash(sim.channel, "admin tables", status="cancelled"))
    picked = await boss.select(listed, ["1", "2"], custom_id=menu_id(listed, "desk-several"))
    asked = shown(picked)
    assert text(asked).count("closed") == 2
    assert "bot-games-status" not in text(asked)
    await boss.click(asked, label="Archive")
    assert "bot-games-status" not in text(asked)


async def test_a_player_is_replaced_from_the_desk(sim: DiscordSim) -> None:
    boss, cy = sim.moderator("Mo"), sim.person("Cy")
    channel = await opened(sim, "first", "Ada", "Bo")
    table = await sim.table(channel)
    one = await open_one(boss, await desk(sim, boss), table.id)
    asked = shown(await boss.click(one, label="Replace a player…"))
    ada = table.member_of(sim.person("Ada").id)
    assert ada is not None
    await boss.select(asked, [str(ada.order)], custom_id=menu_id(asked, "replace-whom"))
    assert "Who takes over Ada’s place?" in text(asked)
    [people] = [part for part in parts(asked) if part["type"] == USER_MENU]
    await boss.select(asked, [cy], custom_id=people["custom_id"])
    assert "to **Cy**?" in text(asked)
    assert (await sim.table(channel)).people == table.people
    await boss.click(asked, label="Replace")
    assert {*(await sim.table(channel)).people} == {cy.id, sim.person("Bo").id}
    assert [deed.action for deed in await deeds(sim)] == ["replace"]


async def test_a_match_is_rolled_back_from_the_desk(sim: DiscordSim) -> None:
    boss = sim.moderator("Mo")
    table = await played(sim, "Ada", "Bo")
    one = await open_one(boss, await desk(sim, boss), table.id)
    asked = shown(await boss.click(one, label="Roll back…"))
    [entries] = menus(asked)
    assert len(entries["options"]) >= 2
    oldest = entries["options"][-1]["value"]
    await boss.select(asked, [oldest], custom_id=entries["custom_id"])
    assert "Roll back" in labels(asked)
    assert (await sim.table()).entry_count == table.entry_count
    await boss.click(asked, label="Roll back")
    assert [deed.action for deed in await deeds(sim)] == ["rollback"]
    assert len((await sim.table()).awaited) > len(table.awaited)
