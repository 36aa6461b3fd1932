"""The post of a reminder: a link to the table, and the person's clock."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, text
from tests.ui.reminder_steps import choose, letters, pinged, reminders


async def test_a_reminder_in_private_says_on_which_server_its_table_is(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await choose(sim, ada, place="dm")
    await sim.person("Bo").slash(sim.channel, "move", choice="1")
    await sim.pass_time(hours=25)
    (letter,) = letters(ada)
    assert f"**Orchard** (table 1) in <#{sim.channel.id}> (Olympus) is waiting for you" in text(
        letter
    )


async def test_a_reminder_says_when_time_runs_out_and_that_it_is_up(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    table = await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await sim.bot.host.clocks.set_clock(table.id, 1, "quick", moderator=True)
    await choose(sim, bo, after="0")
    await bo.slash(sim.channel, "move", choice="1")
    await sim.pass_time(hours=25)
    (first,) = reminders(sim)
    assert pinged(sim, first) == [ada.id]
    # Eight hours of the turn and a day of the bank.
    assert f"Your time runs out <t:{1767225600 + 32 * 3600}:R>" in text(first)
    await sim.pass_time(days=1)
    second = reminders(sim)[-1]
    assert second.id != first.id
    assert "Your time is up, so the others may decide what to do." in text(second)
    assert "runs out" not in text(second)
