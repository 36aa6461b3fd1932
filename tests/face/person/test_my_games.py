"""``/games``: everything that waits for somebody."""

from __future__ import annotations

from tests.face.salon import Salon, text


async def test_games_lists_what_waits_across_servers(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    other = salon.env.create_guild("Asgard")
    hall = other.create_text_channel("hall")
    elsewhere = other.add_member(ada.user)
    await elsewhere.slash(hall, "table create", game="toy")
    listed = (await ada.slash(salon.channel, "games")).response
    assert listed is not None
    shown = text(listed)
    assert "One table waits for you" in shown
    assert "One more table of yours" in shown
    link = f"https://discord.com/channels/{salon.guild.id}/{salon.channel.id}/{salon.post().id}"
    assert link in shown
    assert f"https://discord.com/channels/{other.id}/{hall.id}/" in shown
    assert f"in <#{salon.channel.id}> · your turn came" in shown
    assert f"in <#{hall.id}> (Asgard) · not started yet" in shown
    await ada.slash(salon.channel, "move", choice="1")
    listed = await ada.user.slash("games")
    assert listed.response is not None
    assert "## Nothing waits for you\nYour 2 tables:" in text(listed.response)
    nothing = (await salon.person("Eve").slash(salon.channel, "games")).response
    assert nothing is not None
    assert "Nothing waits for you" in text(nothing)


async def test_games_and_the_panel_say_that_a_table_has_lost_its_place(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    await salon.place.set_permissions(salon.me, send_messages=False)
    await salon.env.settle()
    listed = (await ada.slash(salon.channel, "games")).response
    assert listed is not None
    assert "**Orchard**, table 1 · your turn came" in text(listed)
    assert "its channel takes no posts of mine: a moderator can move it" in text(listed)
    assert "https://" not in text(listed)
    panel = await salon.panel(ada)
    assert "The channel of this table takes no posts of mine" in text(panel)
    await salon.place.set_permissions(salon.me, overwrite=None)
    await salon.env.settle()
    assert "takes no posts" not in text(await salon.panel(ada))
    listed = (await ada.slash(salon.channel, "games")).response
    assert listed is not None
    assert "takes no posts" not in text(listed)
