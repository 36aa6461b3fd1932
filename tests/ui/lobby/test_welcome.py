"""The welcome: short, one picture, a lesson at one click, and every game behind a menu."""

from __future__ import annotations

from tests.ui.discord_sim import (
    GALLERY,
    DiscordSim,
    buttons,
    everything,
    labels,
    menus,
    parts,
    picture,
    text,
)
from tests.ui.lobby.welcome_steps import introduced, welcomed

GREEN = 3


async def test_from_the_welcome_to_the_first_move_in_two_clicks(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    welcome = await welcomed(sim)
    [learn] = [part for part in buttons(welcome) if part["style"] == GREEN]
    assert learn["label"] == "Learn Deus (5 min)"
    panel = (await ada.click(welcome, custom_id=learn["custom_id"])).response
    assert panel is not None
    assert panel.ephemeral
    assert "Step 1 of 14" in everything(panel)
    await ada.click(panel, label="Do that")
    assert "Step 2 of 14" in text(panel)


async def test_it_is_short_and_has_one_picture(sim: DiscordSim) -> None:
    welcome = await welcomed(sim)
    assert welcome.flags.suppress_notifications
    assert len(text(welcome)) < 450
    assert labels(welcome) == ["Learn Deus (5 min)", "Open a table"]
    assert len([part for part in parts(welcome) if part["type"] == GALLERY]) == 1
    assert (await picture(welcome)).startswith(b"\x89PNG")
    assert "Nefer" in everything(welcome)


async def test_the_menu_tells_weight_length_and_a_sentence(sim: DiscordSim) -> None:
    [menu] = menus(await welcomed(sim))
    first, second, *_, last = menu["options"]
    assert first["label"] == "Deus · easy · about 40 turns"
    assert first["description"].startswith("Build cities")
    assert second["label"].startswith("Ankh · medium · about 20 turns")
    # A game that does not say how hard it is comes last.
    assert last["label"] == "Orchard"
    assert all(option["description"].endswith(".") for option in menu["options"])


async def test_a_game_is_introduced_with_every_way_to_begin(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    shown = await introduced(ada, await welcomed(sim), "cyclades")
    assert "Outbid your rivals" in text(shown)
    assert labels(shown) == [
        "Learn Cyclades (8 min)",
        "Open a table",
        "Play against a computer",
        "Against 2",
        "Against 3",
    ]
    told = await ada.click(shown, label="Open a table")
    assert told.response is not None
    assert "The table for **Cyclades** is open." in text(told.response)
    assert (await sim.table()).game == "cyclades"


async def test_a_table_is_opened_from_the_welcome(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    asked = (await ada.click(await welcomed(sim), label="Open a table")).response
    assert asked is not None
    [menu] = menus(asked)
    await ada.select(asked, ["toy"], custom_id=menu["custom_id"])
    table = await sim.table()
    assert (table.game, table.status) == ("toy", "lobby")
    assert "The table for **Orchard** is open." in text(asked)


async def test_a_match_against_computers_starts_at_one_click(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    welcome = await welcomed(sim)
    shown = await introduced(ada, welcome, "deus")
    result = await ada.click(shown, custom_id="pan:solo:0:0:deus/2")
    await sim.env.settle()
    # The panel is a message of its own, below the posts that the click has caused.
    [panel] = result.followups
    assert result.response is None
    assert panel.ephemeral
    assert "The game begins" in text(panel)
    assert sim.seen(ada)[-1].id == panel.id
    table = await sim.table()
    assert [member.computer for member in table.members] == [None, "sensible", "sensible"]
    assert "My move" in labels(sim.post())
    other = await introduced(bo, welcome, "deus")
    second = await bo.click(other, custom_id="pan:solo:0:0:deus/1")
    assert second.response is not None
    assert "already" in text(second.response)


async def test_everybody_may_see_it_and_moderators_post_it(sim: DiscordSim) -> None:
    ada, boss = sim.person("Ada"), sim.moderator("Boss")
    own = (await ada.slash(sim.channel, "welcome")).response
    assert own is not None
    assert own.ephemeral
    assert labels(own) == ["Learn Deus (5 min)", "Open a table"]
    assert sim.posts() == []
    shown = (await boss.slash(sim.channel, "welcome")).response
    assert shown is not None
    refused = sim.fire(ada, shown, buttons(shown, "welcome-post")[0]["custom_id"])
    await sim.env.settle()
    assert refused.response is not None
    assert sim.posts() == []
    await boss.click(shown, label="Post this for everybody")
    assert "Welcome to Pantheon" in text(sim.post())
    assert text(shown) == "The welcome is posted in this channel."
