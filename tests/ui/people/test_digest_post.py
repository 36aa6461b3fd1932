"""The daily digest: one message a day at the chosen hour, if something waits."""

from __future__ import annotations

import pytest
from simcord.builders import ChannelHandle

from bot.host.waits import clock_times
from bot.storage.table import tables
from tests.ui.discord_sim import DiscordSim, labels, text
from tests.ui.reminder_steps import choose, go_to, letters, reminders, shown, when


async def another_table(sim: DiscordSim, name: str) -> ChannelHandle:
    """Ada plays with Bo in one more channel; Bo has moved there, if he is asked before her."""
    channel = sim.guild.create_text_channel(name)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(channel, "table create", game="toy")
    await bo.click(sim.post(channel), label="Join")
    await ada.slash(channel, "table start")
    return channel


async def test_a_digest_lists_what_waits_the_longest_first_then_the_rest(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await choose(sim, ada, timezone="Europe/Kyiv", digest="480", place="dm")
    await sim.pass_time(hours=1)
    await another_table(sim, "second")
    await sim.pass_time(hours=1)
    third = await another_table(sim, "third")
    await ada.slash(third, "move", choice="1")
    await bo.slash(sim.channel, "away", to="5.1.", note="sea")
    await go_to(sim, "2026-01-01T08:01", "Europe/Kyiv")
    (letter,) = letters(ada)
    assert when([letter], "Europe/Kyiv") == ["01-01 08:00"]
    said = text(letter)
    assert "## 2 tables are waiting for you" in said
    assert said.index("table 1]") < said.index("table 2]") < said.index("Your other table")
    assert f"table 1](https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/" in said
    assert f"in <#{sim.channel.id}> (Olympus) · your turn started" in said
    assert "your turn started <t:1767225600:R>" in said
    assert "**Bo** (away until <t:1767657600:f>: sea)" in said
    table = await sim.table(third)
    assert f"/{third.id}/{table.last_post_id}" in said
    # The button under it leads to the settings.
    assert labels(letter) == ["Reminders and digest"]
    panel = shown(await ada.user.click(letter, label="Reminders and digest"))
    assert "Daily digest: by direct message at **08:00**" in text(panel)


async def test_nothing_is_sent_when_nothing_waits_and_it_comes_every_day(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await choose(sim, ada, digest="540")
    await choose(sim, bo, after="0")
    await ada.slash(sim.channel, "move", choice="1")
    await go_to(sim, "2026-01-03T08:00")
    assert letters(ada) == []
    await bo.slash(sim.channel, "move", choice="2")
    await bo.slash(sim.channel, "move", choice="pass")
    await go_to(sim, "2026-01-05T12:00")
    assert when(letters(ada)) == ["01-03 09:00", "01-04 09:00", "01-05 09:00"]
    # She is reminded in the channel, as she has always been.
    assert when(reminders(sim)) == ["01-04 08:00", "01-05 08:00"]


async def test_with_a_digest_single_direct_messages_are_not_sent(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await choose(sim, bo, after="0")
    await choose(sim, ada, after="3600", place="dm", digest="1200")
    await go_to(sim, "2026-01-02T12:00")
    assert when(letters(ada)) == ["01-01 20:00"]
    await choose(sim, ada, digest="off")
    await go_to(sim, "2026-01-03T12:00")
    assert when(letters(ada))[1:] == ["01-02 13:00", "01-02 14:00", "01-02 15:00"]
    assert reminders(sim) == []


async def test_a_digest_survives_restarts_and_comes_once_after_a_long_night(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await choose(sim, ada, digest="480")
    await sim.restart()
    await go_to(sim, "2026-01-01T09:00")
    assert when(letters(ada)) == ["01-01 08:00"]
    await sim.restart(later=3 * 86400)
    await sim.pass_time(minutes=1)
    assert when(letters(ada)) == ["01-01 08:00", "01-04 09:00"]
    await go_to(sim, "2026-01-05T09:00")
    assert len(letters(ada)) == 3


async def test_no_digest_reaches_who_is_away(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await choose(sim, ada, digest="480")
    await ada.slash(sim.channel, "away", to="2.1.")
    await go_to(sim, "2026-01-04T12:00")
    assert when(letters(ada)) == ["01-03 08:00", "01-04 08:00"]


async def test_a_digest_says_what_is_left_on_the_clock_and_what_is_paused(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada, host = sim.person("Ada"), sim.bot.host
    other = await sim.table(await another_table(sim, "second"))
    table = await sim.table()
    quick = clock_times.PRESETS["quick"]
    async with host.engine.database.write() as connection:
        clock = {"preset": quick.preset, "bank": quick.bank, "turn": quick.turn}
        await tables.change_table(connection, table.id, {"clock": clock})
        await tables.change_table(connection, other.id, {"paused": host.engine.clock()})
    until = int(host.engine.clock()) + quick.bank + quick.turn
    await choose(sim, ada, digest="480")
    await go_to(sim, "2026-01-01T09:00")
    (letter,) = letters(ada)
    assert f"your time runs out <t:{until}:R>" in text(letter)
    assert "## One table is waiting for you" in text(letter)
    assert text(letter).rstrip().endswith("paused")


async def test_who_takes_no_direct_messages_gets_no_digest_and_nothing_piles_up(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await choose(sim, ada, digest="480", after="0")
    place = f"/channels/{ada.user.dm_channel.id}/messages"
    sim.env.inject_error("POST", place, status=403, code=50007, times=2)
    before = len(sim.posts())
    await go_to(sim, "2026-01-03T09:00")
    assert when(letters(ada)) == ["01-03 08:00"]
    assert [p for p in sim.posts()[before:] if "are waiting for you" in text(p)] == []


@pytest.mark.parametrize(
    ("zone", "day", "minute", "expected"),
    [
        # 02:00 does not exist on the day on which clocks go forward in New York.
        ("America/New_York", "2026-03-07T12:00", "120", ["03-08 03:00", "03-09 02:00"]),
        # 01:00 exists twice when they go back.
        ("America/New_York", "2026-10-31T12:00", "60", ["11-01 01:00", "11-02 01:00"]),
        ("Europe/Kyiv", "2026-03-28T12:00", "180", ["03-29 04:00", "03-30 03:00"]),
        ("Europe/Kyiv", "2026-10-24T12:00", "180", ["10-25 03:00", "10-26 03:00"]),
        ("Asia/Kolkata", "2026-03-28T12:00", "480", ["03-29 08:00", "03-30 08:00"]),
        ("Australia/Lord_Howe", "2026-10-03T12:00", "120", ["10-04 02:30", "10-05 02:00"]),
    ],
)
async def test_a_digest_comes_once_a_day_whatever_is_done_to_clocks(
    sim: DiscordSim, zone: str, day: str, minute: str, expected: list[str]
) -> None:
    sim.keep_virtual_time()
    sim.bot.host.alarms.max_sleep_seconds = 400 * 86400
    await go_to(sim, day, zone)
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await choose(sim, ada, timezone=zone, digest=minute, after="0")
    await sim.pass_time(hours=46)
    assert when(letters(ada), zone) == expected


async def test_a_digest_says_that_time_is_up(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    table = await sim.begun("Ada", "Bo", "Cy")
    ada = sim.person("Ada")
    await sim.bot.host.clocks.set_clock(table.id, 1, "quick", moderator=True)
    await choose(sim, ada, digest="540", place="dm")
    await go_to(sim, "2026-01-01T09:01")
    (first,) = letters(ada)[-1:]
    assert "your time runs out <t:" in text(first)
    await go_to(sim, "2026-01-02T09:01")
    (second,) = letters(ada)[-1:]
    assert "your time is up, and the others may decide" in text(second)
    assert "runs out" not in text(second)
