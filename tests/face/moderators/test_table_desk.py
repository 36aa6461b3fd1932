"""The moderators' desk: what does not get on first, and everything done from there."""

from __future__ import annotations

from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.face.moderators.several_tables import packed, unpacked
from bot.model.people import Person
from tests.face.care import forge, reminders, shown
from tests.face.moderators.test_admin import deeds
from tests.face.salon import Salon, buttons, labels, menus, text


async def opened(salon: Salon, name: str, *people: str) -> ChannelHandle:
    """A match in a channel of its own."""
    channel = salon.guild.create_text_channel(name)
    creator = salon.person(people[0])
    await creator.slash(channel, "table create", game="toy")
    for other in people[1:]:
        await salon.person(other).click(salon.post(channel), label="Join")
    await creator.slash(channel, "table start")
    return channel


def _person(actor: MemberActor) -> Person:
    return Person(actor.id, actor.name)


async def desk(salon: Salon, boss: MemberActor) -> ResponseMessage:
    return shown(await boss.slash(salon.channel, "admin tables"))


def menu_id(message: ResponseMessage, verb: str) -> str:
    return next(str(m["custom_id"]) for m in menus(message) if f"pan:{verb}:" in m["custom_id"])


async def open_one(boss: MemberActor, message: ResponseMessage, table_id: int) -> ResponseMessage:
    picked = await boss.select(message, [str(table_id)], custom_id=menu_id(message, "desk-open"))
    return shown(picked)


async def test_what_does_not_get_on_comes_first_and_can_be_filtered(salon: Salon) -> None:
    salon.keep_virtual_time()
    boss = salon.moderator("Mo")
    first = await opened(salon, "first", "Ada", "Bo")
    second = await opened(salon, "second", "Ada", "Bo")
    await salon.pass_time(days=4)
    await opened(salon, "third", "Ada", "Bo")
    bo = salon.person("Bo")
    await salon.bot.host.seats.give_up((await salon.table(second)).id, bo.id, "open")
    listed = await desk(salon, boss)
    said = text(listed)
    assert "3 tables" in said
    assert "2 do not get on" in said
    assert said.index("table 2]") < said.index("table 1]") < said.index("table 3]")
    assert "open seat" in said
    await boss.select(listed, ["open_seat"], custom_id=menu_id(listed, "desk-filter"))
    assert "table 2]" in text(listed)
    assert "table 1]" not in text(listed)
    await boss.select(listed, ["frozen"], custom_id=menu_id(listed, "desk-filter"))
    assert "No table is like that" in text(listed)
    await boss.select(listed, ["all"], custom_id=menu_id(listed, "desk-filter"))
    assert "table 1]" in text(listed)
    assert first.id != second.id


async def test_a_table_is_opened_with_its_actions_as_buttons(salon: Salon) -> None:
    salon.keep_virtual_time()
    boss = salon.moderator("Mo")
    channel = await opened(salon, "first", "Ada", "Bo")
    await salon.pass_time(hours=2)
    one = await open_one(boss, await desk(salon, boss), 1)
    assert labels(one) == [
        "Pause",
        "Remind",
        "Let a computer answer…",
        "Move it here",
        "End…",
        "Back to the list",
    ]
    await boss.click(one, label="Remind")
    await salon.env.settle()
    assert len([p for p in salon.posts(channel) if buttons(p, "snooze:")]) == 2
    assert reminders(salon) == []
    await boss.click(one, label="Pause")
    assert (await salon.table(channel)).paused is not None
    one = await open_one(boss, await desk(salon, boss), 1)
    await boss.click(one, label="Resume")
    assert (await salon.table(channel)).paused is None
    await boss.click(one, label="Move it here")
    assert (await salon.table()).id == 1
    sure = shown(await boss.click(one, label="End…"))
    assert (await salon.table()).status == "running"
    await boss.click(sure, label="End it")
    assert (await salon.table()).status == "cancelled"
    actions = [deed.action for deed in await deeds(salon)]
    assert actions == ["remind", "pause", "resume", "move", "end"]


async def test_several_at_once_with_a_summary_and_a_line_each(salon: Salon) -> None:
    boss = salon.moderator("Mo")
    for number in range(3):
        await opened(salon, f"number{number}", "Ada", "Bo")
    listed = await desk(salon, boss)
    chosen = shown(await boss.select(listed, ["1", "3"], custom_id=menu_id(listed, "desk-several")))
    assert labels(chosen) == ["Pause", "Resume", "Remind", "End…", "Archive"]
    await boss.click(chosen, label="Pause")
    assert "Pause these 2 tables?" in text(chosen)
    assert await deeds(salon) == [], "nothing has happened yet"
    await boss.click(chosen, label="Do it")
    assert "Done at 2 of 2 tables" in text(chosen)
    assert [(d.action, d.table_id) for d in await deeds(salon)] == [("pause", 1), ("pause", 3)]
    listed = await desk(salon, boss)
    chosen = shown(await boss.select(listed, ["1", "2"], custom_id=menu_id(listed, "desk-several")))
    await boss.click(chosen, label="Resume")
    await boss.click(chosen, label="Do it")
    assert "Done at 1 of 2 tables" in text(chosen)
    assert "Table 2: " in text(chosen)
    await boss.click(chosen, label="Back to the list")
    assert "3 tables" in text(chosen)


async def test_the_desk_is_for_moderators_only(salon: Salon) -> None:
    boss, ada = salon.moderator("Mo"), salon.person("Ada")
    channel = await opened(salon, "first", "Ada", "Bo")
    listed = await desk(salon, boss)
    one = await open_one(boss, listed, 1)
    pause = next(b for b in buttons(one, "desk-do:") if b["label"] == "Pause")
    post = salon.post(channel)
    for custom_id in (
        pause["custom_id"],
        "pan:desk:0:0:any",
        "pan:desk-all:0:0:end/1",
        "pan:desk-sum:0:0:end/1",
    ):
        assert "for moderators" in text(await forge(salon, ada, post, custom_id))
    for verb in ("desk-open", "desk-several"):
        refused = salon.fire(ada, listed, menu_id(listed, verb), ["1"])
        await salon.env.settle()
        assert refused.response is not None
        assert "for moderators" in text(refused.response)
    table = await salon.table(channel)
    assert (table.status, table.paused) == ("running", None)
    assert await deeds(salon) == []


async def test_twenty_tables_to_a_page(salon: Salon) -> None:
    boss = salon.moderator("Mo")
    await salon.bot.host.server_settings.change(
        salon.guild.id, _person(boss), {"most_per_person": 0}
    )
    for number in range(21):
        channel = salon.guild.create_text_channel(f"lobby{number}")
        await salon.person("Ada").slash(channel, "table create", game="toy")
    listed = await desk(salon, boss)
    assert "21 tables (1 of 2)" in text(listed)
    assert len(menus(listed)[0]["options"]) == 20
    await boss.click(listed, label="▶")
    assert len(menus(listed)[0]["options"]) == 1


async def test_moderators_read_a_summary_with_the_way_to_each_table(salon: Salon) -> None:
    salon.keep_virtual_time()
    boss = salon.moderator("Mo")
    private = salon.guild.create_text_channel("moderators")
    await opened(salon, "first", "Ada", "Bo")
    await opened(salon, "second", "Ada", "Bo")
    await salon.bot.host.server_settings.change(
        salon.guild.id, _person(boss), {"audit_channel": private.id, "stall_days": 1}
    )
    await salon.env.settle()
    await salon.pass_time(days=2.5)
    told = [p for p in salon.posts(private) if buttons(p, "desk:")]
    assert [f"{p.created_at:%d %H}" for p in told] == ["02 09", "03 09"]
    assert "2 tables do not get on" in text(told[-1])
    listed = shown(await boss.click(told[-1], label="Open the desk"))
    assert "2 do not get on" in text(listed)
    picked = await boss.select(told[-1], ["2"], custom_id=menus(told[-1])[0]["custom_id"])
    assert "Pause" in labels(shown(picked))


def test_numbers_of_tables_fit_into_a_button() -> None:
    some = [9_000_000 + 997 * number for number in range(20)]
    assert unpacked(packed(some)) == some
    assert len(packed(some)) <= 80
