"""What a reminder says about its table: where it is, and how the person's clock stands."""

from __future__ import annotations

from tests.face.care import choose, letters, pinged, reminders
from tests.face.salon import Salon, text


async def test_a_reminder_in_private_says_on_which_server_its_table_is(salon: Salon) -> None:
    salon.keep_virtual_time()
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    await choose(salon, ada, place="dm")
    await salon.person("Bo").slash(salon.channel, "move", choice="1")
    await salon.pass_time(hours=25)
    (letter,) = letters(ada)
    assert f"**Orchard** (table 1) in <#{salon.channel.id}> (Olympus) waits for you" in text(letter)


async def test_a_reminder_says_when_time_runs_out_and_that_it_is_up(salon: Salon) -> None:
    salon.keep_virtual_time()
    table = await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await salon.bot.host.clocks.set_clock(table.id, 1, "quick", moderator=True)
    await choose(salon, bo, after="0")
    await bo.slash(salon.channel, "move", choice="1")
    await salon.pass_time(hours=25)
    (first,) = reminders(salon)
    assert pinged(salon, first) == [ada.id]
    # Eight hours of the turn and a day of the bank.
    assert f"Your time runs out <t:{1767225600 + 32 * 3600}:R>" in text(first)
    await salon.pass_time(days=1)
    second = reminders(salon)[-1]
    assert second.id != first.id
    assert "Your time is up, so the others may decide what to do." in text(second)
    assert "runs out" not in text(second)
