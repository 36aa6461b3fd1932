"""Reminders: their times, quiet hours, and snoozing."""

from __future__ import annotations

from typing import Any

import pytest

from bot.host.engine.table_work import existing
from bot.host.waits import awaiting
from bot.model.people import Person, Preferences
from bot.storage.table import tables, waits
from bot.storage.table.waits import Wait
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, parts, text
from tests.ui.reminder_steps import choose, forge, go_to, letters, pinged, reminders, shown, when


async def alone(sim: DiscordSim) -> None:
    """Ada's move at a table of her own: she alone is awaited."""
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")


async def waiting(sim: DiscordSim) -> Wait:
    """The stored wait for Ada."""
    async with sim.bot.host.engine.database.read() as connection:
        return (await waits.of_person(connection, sim.person("Ada").id))[0]


async def test_after_a_day_the_awaited_are_reminded_in_the_channel(sim: DiscordSim) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await sim.pass_time(hours=23, minutes=59)
    assert reminders(sim) == []
    await sim.pass_time(minutes=2)
    (reminder,) = reminders(sim)
    assert pinged(sim, reminder) == [ada.id]
    assert (
        f"<@{ada.id}>, **Orchard** is waiting for you: your turn started <t:1767225600:R>"
        in text(reminder)
    )
    assert labels(reminder) == ["My move", "1 hour", "4 hours", "Tomorrow morning"]
    (link,) = (part for part in parts(reminder) if part.get("url"))
    assert link["url"].endswith(f"/{(await sim.table()).last_post_id}")
    panel = shown(await ada.click(reminder, label="My move"))
    assert "bid" in text(panel)


async def test_nobody_is_reminded_more_than_three_times_a_turn(sim: DiscordSim) -> None:
    await alone(sim)
    await sim.pass_time(days=10)
    assert when(reminders(sim)) == ["01-02 00:00", "01-03 00:00", "01-04 00:00"]
    assert "Reminder 3 of at most 3" in text(reminders(sim)[-1])
    # Even if she moves and has not done with it; her next turn is another one.
    await sim.person("Ada").slash(sim.channel, "move", choice="5")
    await sim.pass_time(days=2)
    assert len(reminders(sim)) == 3
    await sim.person("Ada").slash(sim.channel, "move", choice="pass")
    await sim.person("Bo").slash(sim.channel, "move", choice="pass")
    await sim.person("Bo").slash(sim.channel, "move", choice="2")
    await sim.pass_time(days=1, hours=1)
    assert len(reminders(sim)) == 4
    assert pinged(sim, reminders(sim)[-1]) == [sim.person("Ada").id]
    assert "Reminder 1 of at most 3" in text(reminders(sim)[-1])


async def test_who_has_moved_is_not_reminded(sim: DiscordSim) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await sim.pass_time(hours=20)
    await ada.slash(sim.channel, "move", choice="5")
    # It is still her turn, counted from this move on.
    assert (await sim.table()).awaited_people == (ada.id,)
    await sim.pass_time(hours=23)
    assert reminders(sim) == []
    await sim.pass_time(hours=2)
    assert when(reminders(sim)) == ["01-02 20:00"]


async def test_everybody_chooses_after_how_long_and_a_server_has_its_custom(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo", "Cy")
    ada, bo, cy = (sim.person(name) for name in ("Ada", "Bo", "Cy"))
    moderator = Person(1, "Mo")
    await sim.bot.host.server_settings.change(sim.guild.id, moderator, {"remind_after": 8 * 3600})
    await choose(sim, ada, after="3600")
    await choose(sim, bo, after="0")
    panel = await choose(sim, cy)
    assert "after **8 hours**, in the table's channel" in text(panel)
    assert "As set by the server (8 hours)" in everything(panel)
    await sim.pass_time(days=3)
    told = [(pinged(sim, post), *when([post])) for post in reminders(sim)]
    assert told == [
        ([ada.id], "01-01 01:00"),
        ([ada.id], "01-01 02:00"),
        ([ada.id], "01-01 03:00"),
        ([cy.id], "01-01 08:00"),
        ([cy.id], "01-01 16:00"),
        ([cy.id], "01-02 00:00"),
    ]


async def test_a_shorter_time_does_not_ring_that_very_moment(sim: DiscordSim) -> None:
    await alone(sim)
    await sim.pass_time(hours=20)
    await choose(sim, sim.person("Ada"), after="14400")
    assert reminders(sim) == []
    await sim.pass_time(hours=2)
    assert when(reminders(sim)) == ["01-01 21:00"]


async def test_reminders_survive_a_restart(sim: DiscordSim) -> None:
    await alone(sim)
    await sim.pass_time(hours=12)
    await sim.restart()
    await sim.pass_time(hours=13)
    assert when(reminders(sim)) == ["01-02 00:00"]
    # One that fell due while nobody was there comes late, and once.
    await sim.restart(later=30 * 3600)
    await sim.pass_time(hours=1)
    assert when(reminders(sim)) == ["01-02 00:00", "01-03 07:00"]
    await sim.restart()
    await sim.pass_time(hours=22)
    assert len(reminders(sim)) == 2


async def test_by_direct_message_with_a_link_a_panel_and_a_snooze(sim: DiscordSim) -> None:
    await alone(sim)
    ada, table = sim.person("Ada"), await sim.table()
    await choose(sim, ada, place="dm")
    await sim.pass_time(hours=25)
    assert reminders(sim) == []
    (letter,) = letters(ada)
    place = f"<#{sim.channel.id}> (Olympus)"
    assert f"**Orchard** (table {table.id}) in {place} is waiting for you" in text(letter)
    (link,) = (part for part in parts(letter) if part.get("url"))
    assert link["url"].endswith(f"/{sim.channel.id}/{table.last_post_id}")
    panel = shown(await ada.user.click(letter, label="My move"))
    assert "bid" in text(panel)
    answer = shown(await ada.user.click(letter, label="1 hour"))
    assert "I will remind you" in text(answer)
    await sim.pass_time(hours=1)
    assert when(letters(ada)) == ["01-02 00:00", "01-02 02:00"]
    # She answers in private, and the channel hears of it.
    await ada.user.click(panel, custom_id=buttons(panel, "pick:")[4]["custom_id"])
    assert (await sim.table()).entry_count > table.entry_count


async def test_a_letter_whose_answer_was_lost_is_not_written_twice(sim: DiscordSim) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await choose(sim, ada, place="dm")
    http: Any = sim.bot.http
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
    await sim.pass_time(hours=24)
    await sim.pass_time(minutes=5)
    assert losses == 1
    assert when(letters(ada)) == ["01-02 00:00"]


async def test_who_takes_no_direct_messages_is_reminded_in_the_channel(sim: DiscordSim) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await choose(sim, ada, place="dm")
    sim.env.inject_error(
        "POST",
        f"/channels/{ada.user.dm_channel.id}/messages",
        status=403,
        code=50007,
        times=None,
    )
    await sim.pass_time(hours=25)
    (reminder,) = reminders(sim)
    assert pinged(sim, reminder) == [ada.id]
    assert letters(ada) == []


@pytest.mark.parametrize(
    ("label", "comes"),
    [("1 hour", "01-02 01:00"), ("4 hours", "01-02 04:00"), ("Tomorrow morning", "01-02 08:00")],
)
async def test_a_snooze_moves_the_next_reminder_and_counts_as_none(
    sim: DiscordSim, label: str, comes: str
) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await sim.pass_time(hours=24)
    await ada.click(reminders(sim)[0], label=label)
    assert (await waiting(sim)).reminders == 1
    await sim.pass_time(hours=9)
    assert when(reminders(sim)) == ["01-02 00:00", comes]
    assert (await waiting(sim)).reminders == 1
    await sim.pass_time(days=9)
    assert len(reminders(sim)) == 4


async def test_a_snooze_dies_with_the_turn(sim: DiscordSim) -> None:
    await alone(sim)
    ada = sim.person("Ada")
    await sim.pass_time(hours=24)
    (old,) = reminders(sim)
    await ada.click(old, label="4 hours")
    await ada.slash(sim.channel, "move", choice="5")
    await ada.slash(sim.channel, "move", choice="pass")
    assert ada.id not in (await sim.table()).awaited_people
    await sim.pass_time(hours=5)
    assert reminders(sim) == [old]
    # Nor can an old reminder be put off once the turn is over, or in the next one.
    answer = shown(await ada.click(old, label="1 hour"))
    assert "That turn is over" in text(answer)
    await sim.person("Bo").slash(sim.channel, "move", choice="pass")
    assert ada.id in (await sim.table()).awaited_people
    before = await waiting(sim)
    answer = shown(await ada.click(old, label="1 hour"))
    assert "That turn is over" in text(answer)
    assert await waiting(sim) == before


async def test_nobody_else_puts_a_reminder_off(sim: DiscordSim) -> None:
    await alone(sim)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await sim.pass_time(hours=24)
    (reminder,) = reminders(sim)
    before = await waiting(sim)
    answer = shown(await bo.click(reminder, label="4 hours"))
    assert "for somebody else" in text(answer)
    table = await sim.table()
    forged = [
        f"pan:snooze:{table.id}:{before.entry}:{bo.id}/hour",
        f"pan:snooze:{table.id}:{before.entry}:{ada.id}/year",
        f"pan:snooze:{table.id}:{before.entry}:{ada.id}",
        f"pan:snooze:999:{before.entry}:{bo.id}/hour",
        f"pan:snooze:{table.id}:{before.entry + 1}:{bo.id}/hour",
    ]
    for custom_id in forged:
        result = await forge(sim, bo, reminder, custom_id)
        assert any(
            calm in text(result) for calm in ("no longer", "turn is over", "no table", "somebody")
        )
    assert await waiting(sim) == before
    await sim.pass_time(hours=23)
    assert reminders(sim) == [reminder]


async def test_a_reminder_that_the_channel_could_not_take_is_dropped_once_she_has_moved(
    sim: DiscordSim,
) -> None:
    await alone(sim)
    await sim.pass_time(hours=23, minutes=59)
    sim.env.inject_error("POST", f"/channels/{sim.channel.id}/messages", status=503, times=1)
    await sim.pass_time(minutes=1, hours=0)
    assert reminders(sim) == []
    await sim.person("Ada").slash(sim.channel, "move", choice="5")
    await sim.pass_time(minutes=30)
    assert reminders(sim) == []


async def test_a_table_at_rest_reminds_nobody(sim: DiscordSim) -> None:
    await alone(sim)
    host, table = sim.bot.host, await sim.table()
    await sim.pass_time(hours=20)

    async def pause(since: float | None) -> None:
        async with host.engine.database.write() as connection:
            await tables.change_table(connection, table.id, {"paused": since})
            now = (await existing(connection, table.id)).table
            await awaiting.recompute_waits(connection, now, host.engine.clock())

    await pause(host.engine.clock())
    await sim.pass_time(days=3)
    assert reminders(sim) == []
    await pause(None)
    await sim.restart()
    await sim.pass_time(minutes=59)
    assert reminders(sim) == []
    await sim.pass_time(minutes=2)
    assert len(reminders(sim)) == 1
    host = sim.bot.host
    await pause(host.engine.clock())
    before = await waiting(sim)
    answer = shown(await sim.person("Ada").click(reminders(sim)[0], label="1 hour"))
    assert "This table is paused" in text(answer)
    assert await waiting(sim) == before


async def test_the_panel_shows_and_keeps_what_is_chosen(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = sim.person("Ada")
    panel = await choose(sim, ada)
    assert "after **24 hours**, in the table's channel" in text(panel)
    assert "none chosen" in text(panel)
    panel = await choose(
        sim,
        ada,
        timezone="Europe/Kyiv",
        after="172800",
        place="dm",
        **{"from": "1380", "to": "420"},
    )
    assert "after **2 days**, by direct message" in text(panel)
    assert "from **23:00** to **07:00**" in text(panel)
    assert "**Europe/Kyiv**, where it is Thursday, 02:00 now" in text(panel)
    await choose(sim, ada, digest="540")
    again = await choose(sim, ada)
    assert "by direct message at **09:00**" in text(again)
    assert "I send no single direct messages" in text(again)
    chosen = [o["label"] for menu in menus(again) for o in menu["options"] if o.get("default")]
    assert chosen == [
        "2 days",
        "by direct message",
        "Quiet from 23:00",
        "Quiet until 07:00",
        "Digest at 09:00",
    ]
    await choose(sim, ada, digest="off", after="usual", **{"from": "off"})
    prefs = await sim.bot.host.reminders.prefs(ada.id)
    assert (prefs.remind_after, prefs.quiet_from, prefs.quiet_to) == (None, None, None)
    assert (prefs.digest_at, prefs.remind_in) == (None, "dm")


async def test_one_end_of_the_quiet_hours_brings_the_other(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    panel = await choose(sim, ada, **{"from": "1260"})
    assert "from **21:00** to **08:00**" in text(panel)
    menu = next(m for m in menus(panel) if ":from" in m["custom_id"])
    await ada.select(panel, ["480"], custom_id=menu["custom_id"])
    answers = [m for m in sim.seen(ada) if "start and end at the same hour" in text(m)]
    assert len(answers) == 1
    prefs = await sim.bot.host.reminders.prefs(ada.id)
    assert (prefs.quiet_from, prefs.quiet_to) == (1260, 480)


async def test_nonsense_is_refused_and_changes_nothing(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    answer = shown(await ada.slash(sim.channel, "reminders", timezone="Atlantis/*Poseidonis*"))
    assert "I do not know a time zone called Atlantis/\\*Poseidonis\\*" in text(answer)
    panel = await choose(sim, ada)
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
        result = sim.fire(ada, panel, custom_id, values)
        await sim.env.settle()
        assert result.acknowledged
    prefs = await sim.bot.host.reminders.prefs(ada.id)
    assert prefs == Preferences(ada.id)


async def test_time_zones_are_completed_with_what_their_clocks_show(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = sim.person("Ada")

    async def offered(typed: str) -> list[str]:
        choices = await ada.autocomplete(sim.channel, "reminders", "timezone", typed)
        return [choice["name"] for choice in choices]

    assert (await offered("kyiv"))[0] == "Europe/Kyiv · 02:00"
    assert (await offered("new y"))[0] == "America/New York · 19:00"
    assert (await offered("kolk"))[0] == "Asia/Kolkata · 05:30"
    assert (await offered("utc+2"))[0] == "Etc/GMT-2 · 02:00"
    assert await offered("nowhere at all") == []
    assert len(await offered("")) == 25
    panel = shown(await ada.slash(sim.channel, "reminders", timezone="new york"))
    assert "**America/New York**, where it is Wednesday, 19:00 now" in text(panel)


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
    sim: DiscordSim, zone: str, begins: str, comes: str
) -> None:
    sim.keep_virtual_time()
    sim.bot.host.alarms.max_sleep_seconds = 400 * 86400
    await go_to(sim, begins, zone)
    await sim.begun("Ada", "Bo")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")
    await choose(sim, sim.person("Ada"), timezone=zone, **QUIET)
    await sim.pass_time(hours=35)
    assert when(reminders(sim), zone)[0] == comes


async def test_a_snooze_keeps_quiet_hours_and_says_so(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await go_to(sim, "2026-01-05T21:30")
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")
    await choose(sim, ada, after="86400", **{"from": "1320", "to": "420"})
    await go_to(sim, "2026-01-06T21:31")
    answer = shown(await ada.click(reminders(sim)[0], label="1 hour"))
    assert "<t:1767769200:f>" in text(answer)
    await go_to(sim, "2026-01-07T12:00")
    assert when(reminders(sim)) == ["01-06 21:30", "01-07 07:00"]
