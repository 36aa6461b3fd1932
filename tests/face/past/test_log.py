"""``/log``: what one may have heard, a page at a time."""

from __future__ import annotations

import discord

from bot.storage.table import tables
from tests.face.player import play_out
from tests.face.salon import Salon, buttons, labels, text


async def test_the_log_is_paged_and_shows_own_secrets(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    await play_out(salon, "log")
    ada = salon.person("Ada")
    result = await ada.slash(salon.channel, "log")
    log = result.response
    assert log is not None
    assert log.ephemeral
    pages = int(text(log).split(" of ")[1].split(")")[0])
    assert pages > 1
    assert f"Log ({pages} of {pages})" in text(log)
    assert "aimed at" in text(log)
    await ada.click(log, label="⏮")
    assert f"Log (1 of {pages})" in text(log)
    assert "The orchard opens." in text(log)
    assert "Your secret goal" in text(log)
    assert "◀" not in labels(log)
    await ada.click(log, label="▶")
    assert f"Log (2 of {pages})" in text(log)
    # The button of the last post opens the same log.
    opened = await salon.person("Bo").click(salon.posts()[-2], label="Log")
    assert opened.response is not None
    assert f"({pages} of {pages})" in text(opened.response)


async def test_the_log_of_a_table_that_went_elsewhere_is_for_those_who_may_read_there(
    salon: Salon,
) -> None:
    await salon.begun("Ada", "Bo")
    ada, eve = salon.person("Ada"), salon.person("Eve")
    old = salon.post()
    (button,) = buttons(old, "log:")
    told = (await eve.click(old, custom_id=button["custom_id"])).response
    assert told is not None
    assert "## Log (1 of 1)" in text(told)
    everyone = salon.guild.default_role
    hidden = salon.guild.create_text_channel(
        "hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)}
    )
    async with salon.bot.host.engine.database.write() as connection:
        await tables.change_table(connection, 1, {"channel_id": hidden.id})
    refused = (await eve.click(old, custom_id=button["custom_id"])).response
    assert refused is not None
    assert text(refused) == "There is no table number 1."
    mine = (await ada.click(old, custom_id=button["custom_id"])).response
    assert mine is not None
    assert "## Log (1 of 1)" in text(mine)
