"""``/log``: the notes that a person may read, a page at a time."""

from __future__ import annotations

import discord

from bot.storage.table import tables
from bot.ui.past.log import LOG_LINES_PER_PAGE
from tests.ui.discord_sim import DiscordSim, buttons, labels, text
from tests.ui.random_player import play_out


async def test_the_log_is_paged_and_shows_own_secrets(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await play_out(sim, "log")
    ada = sim.person("Ada")
    result = await ada.slash(sim.channel, "log")
    log = result.response
    assert log is not None
    assert log.ephemeral
    pages = int(text(log).split(" of ")[1].split()[0])
    assert pages > 1
    assert f"Log, page {pages} of {pages}" in text(log)
    assert "aimed at" in text(log)
    await ada.click(log, label="⏮")
    assert f"Log, page 1 of {pages}" in text(log)
    assert "The orchard opens." in text(log)
    assert "Your secret goal" in text(log)
    assert "◀" not in labels(log)
    await ada.click(log, label="▶")
    assert f"Log, page 2 of {pages}" in text(log)
    # The button of the last post opens the same log.
    opened = await sim.person("Bo").click(sim.posts()[-2], label="Log")
    assert opened.response is not None
    assert f"page {pages} of {pages}" in text(opened.response)


async def test_the_log_of_a_table_that_went_elsewhere_is_for_those_who_may_read_there(
    sim: DiscordSim,
) -> None:
    await sim.begun("Ada", "Bo")
    ada, eve = sim.person("Ada"), sim.person("Eve")
    old = sim.post()
    (button,) = buttons(old, "log:")
    told = (await eve.click(old, custom_id=button["custom_id"])).response
    assert told is not None
    assert "## Log, page 1 of 1" in text(told)
    everyone = sim.guild.default_role
    hidden = sim.guild.create_text_channel(
        "hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)}
    )
    async with sim.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, 1, {"channel_id": hidden.id})
    refused = (await eve.click(old, custom_id=button["custom_id"])).response
    assert refused is not None
    assert text(refused) == "There is no table number 1."
    mine = (await ada.click(old, custom_id=button["custom_id"])).response
    assert mine is not None
    assert "## Log, page 1 of 1" in text(mine)


async def test_the_log_opens_on_a_full_page(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await play_out(sim, "full")
    ada = sim.person("Ada")
    log = (await ada.slash(sim.channel, "log")).response
    assert log is not None
    assert (
        len([line for line in text(log).splitlines() if line.startswith("- ")])
        == LOG_LINES_PER_PAGE
    )


async def test_a_posts_log_button_opens_where_the_post_begins(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await play_out(sim, "place")
    turns = [post for post in sim.posts() if "Log" in labels(post) and "- " in text(post)]
    assert len(turns) > 5
    for post in (turns[1], turns[len(turns) // 2], turns[-1]):
        first = next(line for line in text(post).splitlines() if line.startswith("- "))
        opened = (await sim.person("Ada").click(post, label="Log")).response
        assert opened is not None
        assert first in text(opened)
