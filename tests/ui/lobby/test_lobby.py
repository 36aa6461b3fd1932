"""From an empty channel to the first turn post."""

from __future__ import annotations

import discord
import pytest

from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text


async def test_a_lobby_fills_and_starts(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    created = await ada.slash(sim.channel, "table create", game="toy")
    assert created.response is not None
    assert created.ephemeral
    lobby = sim.post()
    assert "Orchard" in text(lobby)
    assert "1. Ada" in text(lobby)
    assert "Start" not in labels(lobby)

    await bo.click(lobby, label="Join")
    lobby = sim.post()
    assert "2. Bo" in text(lobby)
    await ada.click(lobby, label="Start")

    begun, turn = sim.posts()[-2:]
    assert "is being played" in text(begun)
    assert buttons(begun) == []
    assert "Round 1 of 3" in text(turn)
    assert labels(turn) == ["My move", "Log"]


async def test_commands_do_what_the_buttons_do(sim: DiscordSim) -> None:
    ada, bo, cy = (sim.person(name) for name in ("Ada", "Bo", "Cy"))
    await ada.slash(sim.channel, "table create", game="Orchard")
    await bo.slash(sim.channel, "table join")
    await cy.slash(sim.channel, "table join")
    await cy.slash(sim.channel, "table leave")
    await ada.slash(sim.channel, "table add-computer", kind="random")
    assert "1. Ada\n2. Bo\n3. Kairos · Random computer · *" in text(sim.post())
    await ada.slash(sim.channel, "table remove-computer")
    started = await ada.slash(sim.channel, "table start")
    assert started.response is not None
    assert text(started.response) == "The game begins!"
    assert (await sim.table()).status == "running"


async def test_levels_of_computers_are_offered_as_far_as_the_operator_allows(
    sim: DiscordSim,
) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="deus")
    offered = await ada.autocomplete(sim.channel, "table add-computer", "kind", "")
    names = ["Expert computer", "Sensible computer", "Easy computer", "Random computer"]
    assert [choice["name"] for choice in offered] == names
    await ada.slash(sim.channel, "table add-computer", kind="expert")
    assert "· Expert computer · *" in text(sim.post())
    sim.bot.host.engine.allowed_levels = ("sensible",)
    offered = await ada.autocomplete(sim.channel, "table add-computer", "kind", "")
    assert [choice["value"] for choice in offered] == ["sensible"]
    refused = await ada.slash(sim.channel, "table add-computer", kind="expert")
    assert refused.response is not None
    assert "I know: Sensible computer." in text(refused.response)


async def test_computers_have_names_and_can_be_sent_away(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    for _ in range(2):
        await ada.click(sim.post(), label="Add computer")
    assert "2. Solon · Sensible computer · *has read the rules" in text(sim.post())
    assert "3. Thais · Sensible computer · *" in text(sim.post())
    offered = await ada.autocomplete(sim.channel, "table remove-computer", "computer", "sol")
    assert [choice["name"] for choice in offered] == ["Solon"]
    await ada.slash(sim.channel, "table remove-computer", computer=offered[0]["value"])
    assert "2. Thais · Sensible computer" in text(sim.post())
    await ada.click(sim.post(), label="Remove computer")
    assert "Remove computer" not in labels(sim.post())


async def test_options_are_menus_that_everybody_sees_change(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    assert "- Weather: Fair" in text(sim.post())
    panel = (await ada.click(sim.post(), label="Options")).response
    assert panel is not None
    assert panel.ephemeral
    rounds, weather, paired, clock, agreement, _hints = menus(panel)
    assert [option["value"] for option in rounds["options"]] == ["1", "2", "3", "4", "5"]
    assert [option["label"] for option in weather["options"]] == ["Fair", "Storm"]
    assert [option["value"] for option in paired["options"]] == ["false", "true"]
    assert [option["value"] for option in clock["options"]] == ["off", "relaxed", "steady", "quick"]
    assert [option["value"] for option in agreement["options"]] == ["everybody", "concerned"]
    await ada.select(panel, ["concerned"], custom_id=agreement["custom_id"])
    assert (await sim.table()).agreement == "concerned"
    assert "- Going back past luck: those who are awaited" in text(sim.post())
    await ada.select(panel, ["storm"], custom_id=weather["custom_id"])
    await ada.select(panel, ["5"], custom_id=rounds["custom_id"])
    assert "- Weather: Storm" in text(sim.post())
    assert "- Rounds: 5" in text(sim.post())
    assert (await sim.table()).options == {"rounds": 5, "weather": "storm", "paired": False}

    looked = (await bo.slash(sim.channel, "table options")).response
    assert looked is not None
    assert all(menu["disabled"] for menu in menus(looked))
    forged = sim.fire(bo, looked, weather["custom_id"], ["fair"])
    await sim.env.settle()
    assert "Only the person who opened" in text(forged.followups[0])
    assert (await sim.table()).options["weather"] == "storm"


async def test_number_options_of_deus_are_set_as_numbers(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="deus")
    panel = (await ada.slash(sim.channel, "table options")).response
    assert panel is not None
    await ada.select(panel, ["8"], custom_id=menus(panel)[0]["custom_id"])
    assert (await sim.table()).options["starting_buildings"] == 8


@pytest.mark.parametrize("button", ["Start", "Add computer"])
async def test_only_the_creator_or_a_moderator_arranges(sim: DiscordSim, button: str) -> None:
    bo, mo = sim.person("Bo"), sim.moderator("Mo")
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    await bo.click(sim.post(), label="Join")
    refused = await bo.click(sim.post(), label=button)
    assert refused.followups[0].ephemeral
    assert "Only the person who opened" in text(refused.followups[0])
    assert len((await sim.table()).members) == 2
    assert (await sim.table()).status == "lobby"
    done = await mo.click(sim.post(), label=button)
    assert done.followups == []
    table = await sim.table()
    assert table.status == "running" or len(table.members) == 3


async def test_a_full_lobby_and_a_second_join_are_refused(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    lobby = sim.post()
    again = await ada.slash(sim.channel, "table join")
    assert again.response is not None
    assert "already" in text(again.response)
    for _ in range(3):
        await ada.click(sim.post(), label="Add computer")
    assert "Join" not in labels(sim.post())
    late = sim.fire(bo, lobby, f"pan:join:{(await sim.table()).id}:0:")
    await sim.env.settle()
    assert "full" in text(late.followups[0])
    assert len((await sim.table()).members) == 4


async def test_one_table_a_channel_and_another_in_a_thread(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    second = await bo.slash(sim.channel, "table create", game="toy")
    assert second.response is not None
    assert second.response.ephemeral
    assert "already" in text(second.response)

    await sim.place.create_thread(name="aside", type=discord.ChannelType.public_thread)
    thread = sim.channel.threads[0]
    await bo.slash(thread, "table create", game="toy")
    await bo.slash(thread, "table add-computer")
    await bo.slash(thread, "table start")
    assert (await sim.table(thread)).status == "running"
    assert "My move" in labels(sim.post(thread))
    assert (await sim.table()).status == "lobby"


async def test_people_who_join_at_the_same_moment_are_all_shown(sim: DiscordSim) -> None:
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    lobby = sim.post()
    join = buttons(lobby, "join:")[0]["custom_id"]
    clicks = [sim.fire(sim.person(name), lobby, join) for name in names[1:]]
    await sim.env.settle()
    members = (await sim.table()).members
    assert len(members) == 4
    for member in members:
        assert f". {member.name}" in text(sim.post())
    assert sum(len(click.followups) for click in clicks) == 1


async def test_a_deleted_lobby_post_is_posted_again(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    await sim.moderator("Mo").slash(sim.channel, "help")
    stored = sim.post()
    sim.env.backend.delete_message(sim.channel.id, stored.id)
    await bo.slash(sim.channel, "table join")
    assert "2. Bo" in text(sim.post())
    assert (await sim.table()).lobby_message_id == sim.post().id


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    await bo.click(sim.post(), label="Join")
    await ada.click(sim.post(), label="Leave")
    assert (await sim.table()).creator_id == bo.id
    await bo.click(sim.post(), label="Leave")
    assert "is closed" in text(sim.post())
    assert buttons(sim.post()) == []


async def test_closing_a_running_match_takes_a_moderator_and_a_second_click(
    sim: DiscordSim,
) -> None:
    mo = sim.moderator("Mo")
    await sim.begun("Ada", "Bo")
    for name, why in (("Ada", "only a moderator can end"), ("Bo", "Only the person who opened")):
        refused = (await sim.person(name).slash(sim.channel, "table cancel")).response
        assert refused is not None
        assert why in text(refused)
        assert labels(refused) == []
    asked = (await mo.slash(sim.channel, "table cancel")).response
    assert asked is not None
    sim.fire(sim.person("Bo"), asked, buttons(asked, "cancel:")[0]["custom_id"])
    await sim.env.settle()
    assert (await sim.table()).status == "running"
    await mo.click(asked, label="Close it")
    assert (await sim.table()).status == "cancelled"
    assert "closed before the end" in text(sim.post())
    looked = (await mo.slash(sim.channel, "board")).response
    assert looked is not None
    assert "ended without a winner" in text(looked)
    stranger = (await mo.slash(sim.channel, "hand")).response
    assert stranger is not None
    assert text(stranger) == "You do not play at this table."


async def test_an_unknown_game_names_those_there_are(sim: DiscordSim) -> None:
    refused = await sim.person("Ada").slash(sim.channel, "table create", game="chess")
    assert refused.response is not None
    for name in ("Deus", "Orchard"):
        assert name in text(refused.response)
