"""``/tables`` and the pace of a table."""

from __future__ import annotations

import discord

from tests.ui.discord_sim import DiscordSim, buttons, labels, text
from tests.ui.forged_clicks import forged, shown


async def test_somebody_finds_a_table_and_joins_it_from_the_list(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    other = sim.guild.create_text_channel("other")
    assert "No table here" in text(shown(await bo.slash(other, "tables")))
    await ada.slash(sim.channel, "table create", game="toy", pace="daily")
    table = await sim.table()
    assert table.pace == "daily"
    assert "at least once a day" in text(sim.post())
    found = shown(await bo.slash(other, "tables"))
    said = text(found)
    assert "One table has a place" in said
    assert "Ada" in said
    assert "at least once a day" in said
    assert "English" in said
    assert str(sim.channel.id) in said
    await bo.click(found, label=f"Join #{table.id}")
    assert bo.id in (await sim.table()).people
    assert "You have joined" in text(found)
    assert f"Join #{table.id}" not in labels(found)
    # The lobby's own post shows it, too.
    assert "Bo" in text(sim.post())


async def test_tables_of_hidden_channels_are_not_listed(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    hidden = sim.guild.create_text_channel(
        "hidden", overwrites={bo: discord.PermissionOverwrite(view_channel=False)}
    )
    await ada.slash(hidden, "table create", game="toy")
    table = await sim.table(hidden)
    assert "No table here" in text(shown(await bo.slash(sim.channel, "tables")))
    await ada.slash(sim.channel, "table create", game="toy")
    list_of_bo = shown(await bo.slash(sim.channel, "tables"))
    answer = await forged(sim, bo, list_of_bo, f"pan:tables-join:{table.id}:0:0//any")
    assert "no table" in answer.lower()
    assert (await sim.table(hidden)).people == (ada.id,)


async def test_pages_filters_and_open_seats(sim: DiscordSim) -> None:
    ada, bo, eve = sim.person("Ada"), sim.person("Bo"), sim.person("Eve")
    await sim.begun("Ada", "Bo")
    played = await sim.table()
    await sim.bot.host.seats.give_up(played.id, bo.id, "open")
    for number in range(5):
        place = sim.guild.create_text_channel(f"t{number}")
        await ada.slash(place, "table create", game="toy", pace="live" if number else "relaxed")
    found = shown(await eve.slash(sim.channel, "tables"))
    assert "6 tables" in text(found)
    assert len(buttons(found, "tables-join:")) == 5
    await eve.click(found, label="▶")
    assert "One seat is open" in text(found)
    asked = shown(await eve.click(found, custom_id=buttons(found, "take-over:")[0]["custom_id"]))
    await eve.click(asked, label="Take it over")
    assert eve.id in (await sim.table()).people
    relaxed = shown(await eve.slash(sim.channel, "tables", pace="relaxed"))
    assert "One table has" in text(relaxed)
    assert "No table here" in text(shown(await eve.slash(sim.channel, "tables", game="deus")))


async def test_only_the_owner_or_a_moderator_changes_the_pace(sim: DiscordSim) -> None:
    ada, bo, boss = sim.person("Ada"), sim.person("Bo"), sim.moderator("Boss")
    await ada.slash(sim.channel, "table create", game="toy")
    refused = shown(await bo.slash(sim.channel, "table pace", pace="live"))
    assert (await sim.table()).pace == "any"
    assert "live" not in text(refused)
    await ada.slash(sim.channel, "table pace", pace="relaxed")
    assert "when they find time" in text(sim.post())
    await boss.slash(sim.channel, "table pace", pace="live")
    assert (await sim.table()).pace == "live"
    page = await sim.bot.host.audit.page(sim.guild.id)
    assert [deed.action for deed in page.deeds] == ["pace"]
