"""``/games``: the tables that wait for a person, and their others."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, text


async def test_games_lists_what_waits_across_servers(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    other = sim.env.create_guild("Asgard")
    hall = other.create_text_channel("hall")
    elsewhere = other.add_member(ada.user)
    await elsewhere.slash(hall, "table create", game="toy")
    listed = (await ada.slash(sim.channel, "games")).response
    assert listed is not None
    shown = text(listed)
    assert "One table is waiting for you" in shown
    assert "Your other table" in shown
    link = f"https://discord.com/channels/{sim.guild.id}/{sim.channel.id}/{sim.post().id}"
    assert link in shown
    assert f"https://discord.com/channels/{other.id}/{hall.id}/" in shown
    assert f"in <#{sim.channel.id}> · your turn started" in shown
    assert f"in <#{hall.id}> (Asgard) · not started yet" in shown
    await ada.slash(sim.channel, "move", choice="1")
    listed = await ada.user.slash("games")
    assert listed.response is not None
    assert "## Nothing is waiting for you\nYour 2 tables:" in text(listed.response)
    nothing = (await sim.person("Eve").slash(sim.channel, "games")).response
    assert nothing is not None
    assert "Nothing is waiting for you" in text(nothing)


async def test_games_and_the_panel_say_that_a_table_has_lost_its_place(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    await sim.place.set_permissions(sim.me, send_messages=False)
    await sim.env.settle()
    listed = (await ada.slash(sim.channel, "games")).response
    assert listed is not None
    assert "**Orchard**, table 1 · your turn started" in text(listed)
    assert "lost channel, I cannot post there: a moderator can move it" in text(listed)
    assert "https://" not in text(listed)
    panel = await sim.panel(ada)
    assert "This table has a lost channel" in text(panel)
    await sim.place.set_permissions(sim.me, overwrite=None)
    await sim.env.settle()
    assert "I cannot post there" not in text(await sim.panel(ada))
    listed = (await ada.slash(sim.channel, "games")).response
    assert listed is not None
    assert "I cannot post there" not in text(listed)
