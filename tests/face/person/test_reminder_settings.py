"""Reminders as people meet them: in time, not too often, never at night, and put off by a click."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.engine.stored_tables import existing
from bot.host.waits import awaiting
from bot.model.people import Person, Preferences
from bot.storage.table import tables, waits
from bot.storage.table.waits import Wait
from tests.face.care import choose, forge, go_to, letters, pinged, reminders, shown, when
from tests.face.salon import Salon, buttons, everything, labels, menus, parts, text


async def alone(salon: Salon) -> None:
    """Ada's move at a table of her own: she alone is awaited."""
    salon.keep_virtual_time()
    await salon.begun("Ada", "Bo")
    await salon.person("Bo").slash(salon.channel, "move", choice="1")


async def waiting(salon: Salon) -> Wait:
    """What the host knows of Ada's turn."""
    async with salon.bot.host.engine.database.read() as connection:
        return (await waits.of_person(connection, salon.person("Ada").id))[0]


async def test_after_a_day_the_awaited_are_reminded_in_the_channel(salon: Salon) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await salon.pass_time(hours=23, minutes=59)
    assert reminders(salon) == []
    await salon.pass_time(minutes=2)
    (reminder,) = reminders(salon)
    assert pinged(salon, reminder) == [ada.id]
    assert f"<@{ada.id}>, **Orchard** waits for you: your turn came <t:1767225600:R>" in text(
        reminder
    )
    assert labels(reminder) == ["My move", "1 hour", "4 hours", "Tomorrow morning"]
    (link,) = (part for part in parts(reminder) if part.get("url"))
    assert link["url"].endswith(f"/{(await salon.table()).last_post_id}")
    panel = shown(await ada.click(reminder, label="My move"))
    assert "bid" in text(panel)


async def test_nobody_is_reminded_more_than_three_times_a_turn(salon: Salon) -> None:
    await alone(salon)
    await salon.pass_time(days=10)
    assert when(reminders(salon)) == ["01-02 00:00", "01-03 00:00", "01-04 00:00"]
    assert "Reminder 3 of at most 3" in text(reminders(salon)[-1])
    # Even if she moves and has not done with it; her next turn is another one.
    await salon.person("Ada").slash(salon.channel, "move", choice="5")
    await salon.pass_time(days=2)
    assert len(reminders(salon)) == 3
    await salon.person("Ada").slash(salon.channel, "move", choice="pass")
    await salon.person("Bo").slash(salon.channel, "move", choice="pass")
    await salon.person("Bo").slash(salon.channel, "move", choice="2")
    await salon.pass_time(days=1, hours=1)
    assert len(reminders(salon)) == 4
    assert pinged(salon, reminders(salon)[-1]) == [salon.person("Ada").id]
    assert "Reminder 1 of at most 3" in text(reminders(salon)[-1])


async def test_who_has_moved_is_not_reminded(salon: Salon) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await salon.pass_time(hours=20)
    await ada.slash(salon.channel, "move", choice="5")
    # It is still her turn, counted from this move on.
    assert (await salon.table()).awaited_people == (ada.id,)
    await salon.pass_time(hours=23)
    assert reminders(salon) == []
    await salon.pass_time(hours=2)
    assert when(reminders(salon)) == ["01-02 20:00"]


async def test_everybody_chooses_after_how_long_and_a_server_has_its_custom(salon: Salon) -> None:
    salon.keep_virtual_time()
    await salon.begun("Ada", "Bo", "Cy")
    ada, bo, cy = (salon.person(name) for name in ("Ada", "Bo", "Cy"))
    moderator = Person(1, "Mo")
    await salon.bot.host.server_settings.change(
        salon.guild.id, moderator, {"remind_after": 8 * 3600}
    )
    await choose(salon, ada, after="3600")
    await choose(salon, bo, after="0")
    panel = await choose(salon, cy)
    assert "after **8 hours**, in the table's channel" in text(panel)
    assert "As the server does it (8 hours)" in everything(panel)
    await salon.pass_time(days=3)
    told = [(pinged(salon, post), *when([post])) for post in reminders(salon)]
    assert told == [
        ([ada.id], "01-01 01:00"),
        ([ada.id], "01-01 02:00"),
        ([ada.id], "01-01 03:00"),
        ([cy.id], "01-01 08:00"),
        ([cy.id], "01-01 16:00"),
        ([cy.id], "01-02 00:00"),
    ]


async def test_a_shorter_time_does_not_ring_that_very_moment(salon: Salon) -> None:
    await alone(salon)
    await salon.pass_time(hours=20)
    await choose(salon, salon.person("Ada"), after="14400")
    assert reminders(salon) == []
    await salon.pass_time(hours=2)
    assert when(reminders(salon)) == ["01-01 21:00"]


async def test_reminders_survive_a_restart(salon: Salon) -> None:
    await alone(salon)
    await salon.pass_time(hours=12)
    await salon.restart()
    await salon.pass_time(hours=13)
    assert when(reminders(salon)) == ["01-02 00:00"]
    # One that fell due while nobody was there comes late, and once.
    await salon.restart(later=30 * 3600)
    await salon.pass_time(hours=1)
    assert when(reminders(salon)) == ["01-02 00:00", "01-03 07:00"]
    await salon.restart()
    await salon.pass_time(hours=22)
    assert len(reminders(salon)) == 2


async def test_by_direct_message_with_a_link_a_panel_and_a_snooze(salon: Salon) -> None:
    await alone(salon)
    ada, table = salon.person("Ada"), await salon.table()
    await choose(salon, ada, place="dm")
    await salon.pass_time(hours=25)
    assert reminders(salon) == []
    (letter,) = letters(ada)
    place = f"<#{salon.channel.id}> (Olympus)"
    assert f"**Orchard** (table {table.id}) in {place} waits for you" in text(letter)
    (link,) = (part for part in parts(letter) if part.get("url"))
    assert link["url"].endswith(f"/{salon.channel.id}/{table.last_post_id}")
    panel = shown(await ada.user.click(letter, label="My move"))
    assert "bid" in text(panel)
    answer = shown(await ada.user.click(letter, label="1 hour"))
    assert "I will remind you" in text(answer)
    await salon.pass_time(hours=1)
    assert when(letters(ada)) == ["01-02 00:00", "01-02 02:00"]
    # She answers in private, and the channel hears of it.
    await ada.user.click(panel, custom_id=buttons(panel, "pick:")[4]["custom_id"])
    assert (await salon.table()).entry_count > table.entry_count


async def test_a_letter_whose_answer_was_lost_is_not_written_twice(salon: Salon) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await choose(salon, ada, place="dm")
    http: Any = salon.bot.http
    request = http.request
    losses = 0

    async def lost(route: Any, **more: Any) -> Any:
        nonlocal losses
        answer = await request(route, **more)
        if route.method == "POST" and route.path.endswith("/messages") and not losses:
            losses += 1
            raise OSError("the connection was lost")
        return answer

    http.request = lost
    await salon.pass_time(hours=24)
    await salon.pass_time(minutes=5)
    assert losses == 1
    assert when(letters(ada)) == ["01-02 00:00"]


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(salon: Salon) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await choose(salon, ada, place="dm")
    salon.env.inject_error(
        "POST",
        f"/channels/{ada.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        times=None,
    )
    await salon.pass_time(hours=25)
    (reminder,) = reminders(salon)
    assert pinged(salon, reminder) == [ada.id]
    assert letters(ada) == []


@pytest.mark.parametrize(
    ("label", "comes"),
    [("1 hour", "01-02 01:00"), ("4 hours", "01-02 04:00"), ("Tomorrow morning", "01-02 08:00")],
)
async def test_a_snooze_moves_the_next_reminder_and_counts_as_none(
    salon: Salon, label: str, comes: str
) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await salon.pass_time(hours=24)
    await ada.click(reminders(salon)[0], label=label)
    assert (await waiting(salon)).reminders == 1
    await salon.pass_time(hours=9)
    assert when(reminders(salon)) == ["01-02 00:00", comes]
    assert (await waiting(salon)).reminders == 1
    await salon.pass_time(days=9)
    assert len(reminders(salon)) == 4


async def test_a_snooze_dies_with_the_turn(salon: Salon) -> None:
    await alone(salon)
    ada = salon.person("Ada")
    await salon.pass_time(hours=24)
    (old,) = reminders(salon)
    await ada.click(old, label="4 hours")
    await ada.slash(salon.channel, "move", choice="5")
    await ada.slash(salon.channel, "move", choice="pass")
    assert ada.id not in (await salon.table()).awaited_people
    await salon.pass_time(hours=5)
    assert reminders(salon) == [old]
    # Nor can an old reminder be put off once the turn is over, or in the next one.
    answer = shown(await ada.click(old, label="1 hour"))
    assert "That turn is over" in text(answer)
    await salon.person("Bo").slash(salon.channel, "move", choice="pass")
    assert ada.id in (await salon.table()).awaited_people
    before = await waiting(salon)
    answer = shown(await ada.click(old, label="1 hour"))
    assert "That turn is over" in text(answer)
    assert await waiting(salon) == before


async def test_nobody_else_puts_a_reminder_off(salon: Salon) -> None:
    await alone(salon)
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await salon.pass_time(hours=24)
    (reminder,) = reminders(salon)
    before = await waiting(salon)
    answer = shown(await bo.click(reminder, label="4 hours"))
    assert "for somebody else" in text(answer)
    table = await salon.table()
    forged = [
        f"pan:snooze:{table.id}:{before.entry}:{bo.id}/hour",
        f"pan:snooze:{table.id}:{before.entry}:{ada.id}/year",
        f"pan:snooze:{table.id}:{before.entry}:{ada.id}",
        f"pan:snooze:999:{before.entry}:{bo.id}/hour",
        f"pan:snooze:{table.id}:{before.entry + 1}:{bo.id}/hour",
    ]
    for custom_id in forged:
        result = await forge(salon, bo, reminder, custom_id)
        assert any(
            calm in text(result) for calm in ("no longer", "turn is over", "no table", "somebody")
        )
    assert await waiting(salon) == before
    await salon.pass_time(hours=23)
    assert reminders(salon) == [reminder]


async def test_a_reminder_that_the_channel_could_not_take_is_dropped_once_she_has_moved(
    salon: Salon,
) -> None:
    await alone(salon)
    await salon.pass_time(hours=23, minutes=59)
    salon.env.inject_error("POST", f"/channels/{salon.channel.id}/messages", status=503, times=1)
    await salon.pass_time(minutes=1, hours=0)
    assert reminders(salon) == []
    await salon.person("Ada").slash(salon.channel, "move", choice="5")
    await salon.pass_time(minutes=30)
    assert reminders(salon) == []


async def test_a_table_at_rest_reminds_nobody(salon: Salon) -> None:
    await alone(salon)
    host, table = salon.bot.host, await salon.table()
    await salon.pass_time(hours=20)

    async def pause(since: float | None) -> None:
        async with host.engine.database.write() as connection:
            await tables.change_table(connection, table.id, {"paused": since})
            now = (await existing(connection, table.id)).table
            await awaiting.resettle(connection, now, host.engine.clock())

    await pause(host.engine.clock())
    await salon.pass_time(days=3)
    assert reminders(salon) == []
    await pause(None)
    await salon.restart()
    await salon.pass_time(minutes=59)
    assert reminders(salon) == []
    await salon.pass_time(minutes=2)
    assert len(reminders(salon)) == 1
    host = salon.bot.host
    await pause(host.engine.clock())
    before = await waiting(salon)
    answer = shown(await salon.person("Ada").click(reminders(salon)[0], label="1 hour"))
    assert "This table is paused" in text(answer)
    assert await waiting(salon) == before


async def test_the_panel_shows_and_keeps_what_is_chosen(salon: Salon) -> None:
    salon.keep_virtual_time()
    ada = salon.person("Ada")
    panel = await choose(salon, ada)
    assert "after **24 hours**, in the table's channel" in text(panel)
    assert "none chosen" in text(panel)
    panel = await choose(
        salon,
        ada,
        timezone="Europe/Kyiv",
        after="172800",
        place="dm",
        **{"from": "1380", "to": "420"},
    )
    assert "after **2 days**, by direct message" in text(panel)
    assert "from **23:00** to **07:00**" in text(panel)
    assert "**Europe/Kyiv**; there it is Thursday, 02:00 now" in text(panel)
    await choose(salon, ada, digest="540")
    again = await choose(salon, ada)
    assert "by direct message at **09:00**" in text(again)
    assert "Single direct messages are not sent" in text(again)
    chosen = [o["label"] for menu in menus(again) for o in menu["options"] if o.get("default")]
    assert chosen == [
        "2 days",
        "by direct message",
        "Quiet from 23:00",
        "Quiet until 07:00",
        "Digest at 09:00",
    ]
    await choose(salon, ada, digest="off", after="usual", **{"from": "off"})
    wishes = await salon.bot.host.reminders.wishes(ada.id)
    assert (wishes.remind_after, wishes.quiet_from, wishes.quiet_to) == (None, None, None)
    assert (wishes.digest_at, wishes.remind_in) == (None, "dm")


async def test_one_end_of_the_quiet_hours_brings_the_other(salon: Salon) -> None:
    ada = salon.person("Ada")
    panel = await choose(salon, ada, **{"from": "1260"})
    assert "from **21:00** to **08:00**" in text(panel)
    menu = next(m for m in menus(panel) if ":from" in m["custom_id"])
    await ada.select(panel, ["480"], custom_id=menu["custom_id"])
    answers = [m for m in salon.seen(ada) if "another hour than they begin" in text(m)]
    assert len(answers) == 1
    wishes = await salon.bot.host.reminders.wishes(ada.id)
    assert (wishes.quiet_from, wishes.quiet_to) == (1260, 480)


async def test_nonsense_is_refused_and_changes_nothing(salon: Salon) -> None:
    ada = salon.person("Ada")
    answer = shown(await ada.slash(salon.channel, "reminders", timezone="Atlantis/*Poseidonis*"))
    assert "I do not know a time zone called Atlantis/\\*Poseidonis\\*" in text(answer)
    panel = await choose(salon, ada)
    forged = [
        ("pan:remind-after:0:0:", ["-5"]),
        ("pan:remind-after:0:0:", ["1"]),
        ("pan:remind-after:0:0:", ["99999999999999999999"]),
        ("pan:remind-after:0:0:", []),
        ("pan:remind-in:0:0:", ["pigeon"]),
        ("pan:remind-quiet:0:0:from", ["1440"]),
        ("pan:remind-quiet:0:0:to", ["soon"]),
        ("pan:remind-digest:0:0:", ["1440"]),
    ]
    for custom_id, values in forged:
        result = salon.fire(ada, panel, custom_id, values)
        await salon.env.settle()
        assert result.acknowledged
    wishes = await salon.bot.host.reminders.wishes(ada.id)
    assert wishes == Preferences(ada.id)


async def test_time_zones_are_completed_with_what_their_clocks_show(salon: Salon) -> None:
    salon.keep_virtual_time()
    ada = salon.person("Ada")

    async def offered(typed: str) -> list[str]:
        choices = await ada.autocomplete(salon.channel, "reminders", "timezone", typed)
        return [choice["name"] for choice in choices]

    assert (await offered("kyiv"))[0] == "Europe/Kyiv · 02:00"
    assert (await offered("new y"))[0] == "America/New York · 19:00"
    assert (await offered("kolk"))[0] == "Asia/Kolkata · 05:30"
    assert (await offered("utc+2"))[0] == "Etc/GMT-2 · 02:00"
    assert await offered("nowhere at all") == []
    assert len(await offered("")) == 25
    panel = shown(await ada.slash(salon.channel, "reminders", timezone="new york"))
    assert "**America/New York**; there it is Wednesday, 19:00 now" in text(panel)


QUIET = {"from": "1320", "to": "480"}


@pytest.mark.parametrize(
    ("zone", "begins", "comes"),
    [
        ("Asia/Kolkata", "2026-02-10T05:10", "02-11 08:00"),
        # The night in which clocks go forward is an hour shorter than others.
        ("Europe/Kyiv", "2026-03-27T23:30", "03-29 08:00"),
        ("America/New_York", "2026-03-07T21:59", "03-09 08:00"),
        ("Australia/Lord_Howe", "2026-10-03T21:45", "10-05 08:00"),
        # The night in which they go back is longer.
        ("Europe/Kyiv", "2026-10-24T08:10", "10-25 08:00"),
        ("America/New_York", "2026-11-01T00:30", "11-02 08:00"),
        ("Australia/Lord_Howe", "2026-04-04T08:10", "04-05 08:00"),
    ],
)
async def test_quiet_hours_are_those_of_the_persons_own_clock(
    salon: Salon, zone: str, begins: str, comes: str
) -> None:
    salon.keep_virtual_time()
    salon.bot.host.alarms.look_again = 400 * 86400
    await go_to(salon, begins, zone)
    await salon.begun("Ada", "Bo")
    await salon.person("Bo").slash(salon.channel, "move", choice="1")
    await choose(salon, salon.person("Ada"), timezone=zone, **QUIET)
    await salon.pass_time(hours=35)
    assert when(reminders(salon), zone)[0] == comes


async def test_a_snooze_keeps_quiet_hours_and_says_so(salon: Salon) -> None:
    salon.keep_virtual_time()
    await go_to(salon, "2026-01-05T21:30")
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    await salon.person("Bo").slash(salon.channel, "move", choice="1")
    await choose(salon, ada, after="86400", **{"from": "1320", "to": "420"})
    await go_to(salon, "2026-01-06T21:31")
    answer = shown(await ada.click(reminders(salon)[0], label="1 hour"))
    assert "<t:1767769200:f>" in text(answer)
    await go_to(salon, "2026-01-07T12:00")
    assert when(reminders(salon)) == ["01-06 21:30", "01-07 07:00"]
