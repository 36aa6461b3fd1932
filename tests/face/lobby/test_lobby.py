"""From an empty channel to the first post, as people do it."""

from __future__ import annotations

import discord
import pytest

from tests.face.salon import Salon, buttons, labels, menus, text


async def test_a_lobby_fills_and_starts(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    created = await ada.slash(salon.channel, "table create", game="toy")
    assert created.response is not None
    assert created.ephemeral
    lobby = salon.post()
    assert "Orchard" in text(lobby)
    assert "1. Ada" in text(lobby)
    assert "Start" not in labels(lobby)

    await bo.click(lobby, label="Join")
    lobby = salon.post()
    assert "2. Bo" in text(lobby)
    await ada.click(lobby, label="Start")

    begun, turn = salon.posts()[-2:]
    assert "is being played" in text(begun)
    assert buttons(begun) == []
    assert "Round 1 of 3" in text(turn)
    assert labels(turn) == ["My move", "Log"]


async def test_commands_do_what_the_buttons_do(salon: Salon) -> None:
    ada, bo, cy = (salon.person(name) for name in ("Ada", "Bo", "Cy"))
    await ada.slash(salon.channel, "table create", game="Orchard")
    await bo.slash(salon.channel, "table join")
    await cy.slash(salon.channel, "table join")
    await cy.slash(salon.channel, "table leave")
    await ada.slash(salon.channel, "table add-computer", kind="random")
    assert "1. Ada\n2. Bo\n3. Random computer" in text(salon.post())
    await ada.slash(salon.channel, "table remove-computer")
    started = await ada.slash(salon.channel, "table start")
    assert started.response is not None
    assert text(started.response) == "The game begins!"
    assert (await salon.table()).status == "running"


async def test_computers_of_a_kind_are_numbered_and_can_be_sent_away(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    for _ in range(2):
        await ada.click(salon.post(), label="Add computer")
    assert "2. Sensible computer 1\n3. Sensible computer 2" in text(salon.post())
    offered = await ada.autocomplete(
        salon.channel, "table remove-computer", "computer", "computer 1"
    )
    assert [choice["name"] for choice in offered] == ["Sensible computer 1"]
    await ada.slash(salon.channel, "table remove-computer", computer=offered[0]["value"])
    assert "2. Sensible computer\n" in text(salon.post()) + "\n"
    await ada.click(salon.post(), label="Remove computer")
    assert "Remove computer" not in labels(salon.post())


async def test_options_are_menus_that_everybody_sees_change(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    assert "- Weather: Fair" in text(salon.post())
    panel = (await ada.click(salon.post(), label="Options")).response
    assert panel is not None
    assert panel.ephemeral
    rounds, weather, paired, clock, agreement, _hints = menus(panel)
    assert [option["value"] for option in rounds["options"]] == ["1", "2", "3", "4", "5"]
    assert [option["label"] for option in weather["options"]] == ["Fair", "Storm"]
    assert [option["value"] for option in paired["options"]] == ["false", "true"]
    assert [option["value"] for option in clock["options"]] == ["off", "relaxed", "steady", "quick"]
    assert [option["value"] for option in agreement["options"]] == ["everybody", "concerned"]
    await ada.select(panel, ["concerned"], custom_id=agreement["custom_id"])
    assert (await salon.table()).agreement == "concerned"
    assert "- Going back past luck: those who are awaited" in text(salon.post())
    await ada.select(panel, ["storm"], custom_id=weather["custom_id"])
    await ada.select(panel, ["5"], custom_id=rounds["custom_id"])
    assert "- Weather: Storm" in text(salon.post())
    assert "- Rounds: 5" in text(salon.post())
    assert (await salon.table()).options == {"rounds": 5, "weather": "storm", "paired": False}

    looked = (await bo.slash(salon.channel, "table options")).response
    assert looked is not None
    assert all(menu["disabled"] for menu in menus(looked))
    forged = salon.fire(bo, looked, weather["custom_id"], ["fair"])
    await salon.env.settle()
    assert "Only the person who opened" in text(forged.followups[0])
    assert (await salon.table()).options["weather"] == "storm"


async def test_number_options_of_deus_are_set_as_numbers(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="deus")
    panel = (await ada.slash(salon.channel, "table options")).response
    assert panel is not None
    await ada.select(panel, ["8"], custom_id=menus(panel)[0]["custom_id"])
    assert (await salon.table()).options["starting_buildings"] == 8


@pytest.mark.parametrize("button", ["Start", "Add computer"])
async def test_only_the_creator_or_a_moderator_arranges(salon: Salon, button: str) -> None:
    bo, mo = salon.person("Bo"), salon.moderator("Mo")
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    await bo.click(salon.post(), label="Join")
    refused = await bo.click(salon.post(), label=button)
    assert refused.followups[0].ephemeral
    assert "Only the person who opened" in text(refused.followups[0])
    assert len((await salon.table()).members) == 2
    assert (await salon.table()).status == "lobby"
    done = await mo.click(salon.post(), label=button)
    assert done.followups == []
    table = await salon.table()
    assert table.status == "running" or len(table.members) == 3


async def test_a_full_lobby_and_a_second_join_are_refused(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    lobby = salon.post()
    again = await ada.slash(salon.channel, "table join")
    assert again.response is not None
    assert "already" in text(again.response)
    for _ in range(3):
        await ada.click(salon.post(), label="Add computer")
    assert "Join" not in labels(salon.post())
    late = salon.fire(bo, lobby, f"pan:join:{(await salon.table()).id}:0:")
    await salon.env.settle()
    assert "full" in text(late.followups[0])
    assert len((await salon.table()).members) == 4


async def test_one_table_a_channel_and_another_in_a_thread(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    second = await bo.slash(salon.channel, "table create", game="toy")
    assert second.response is not None
    assert second.response.ephemeral
    assert "already" in text(second.response)

    await salon.place.create_thread(name="aside", type=discord.ChannelType.public_thread)
    thread = salon.channel.threads[0]
    await bo.slash(thread, "table create", game="toy")
    await bo.slash(thread, "table add-computer")
    await bo.slash(thread, "table start")
    assert (await salon.table(thread)).status == "running"
    assert "My move" in labels(salon.post(thread))
    assert (await salon.table()).status == "lobby"


async def test_people_who_join_at_the_same_moment_are_all_shown(salon: Salon) -> None:
    names = ("Ada", "Bo", "Cy", "Di", "Ed")
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    lobby = salon.post()
    join = buttons(lobby, "join:")[0]["custom_id"]
    clicks = [salon.fire(salon.person(name), lobby, join) for name in names[1:]]
    await salon.env.settle()
    members = (await salon.table()).members
    assert len(members) == 4
    for member in members:
        assert f". {member.name}" in text(salon.post())
    assert sum(len(click.followups) for click in clicks) == 1


async def test_a_deleted_lobby_post_is_posted_again(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    await salon.moderator("Mo").slash(salon.channel, "help")
    stored = salon.post()
    salon.env.backend.delete_message(salon.channel.id, stored.id)
    await bo.slash(salon.channel, "table join")
    assert "2. Bo" in text(salon.post())
    assert (await salon.table()).lobby_message_id == salon.post().id


async def test_leaving_passes_the_table_on_and_the_last_one_closes_it(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    await bo.click(salon.post(), label="Join")
    await ada.click(salon.post(), label="Leave")
    assert (await salon.table()).creator_id == bo.id
    await bo.click(salon.post(), label="Leave")
    assert "is closed" in text(salon.post())
    assert buttons(salon.post()) == []


async def test_closing_a_running_match_takes_a_moderator_and_a_second_click(salon: Salon) -> None:
    mo = salon.moderator("Mo")
    await salon.begun("Ada", "Bo")
    for name, why in (("Ada", "only a moderator can end"), ("Bo", "Only the person who opened")):
        refused = (await salon.person(name).slash(salon.channel, "table cancel")).response
        assert refused is not None
        assert why in text(refused)
        assert labels(refused) == []
    asked = (await mo.slash(salon.channel, "table cancel")).response
    assert asked is not None
    salon.fire(salon.person("Bo"), asked, buttons(asked, "cancel:")[0]["custom_id"])
    await salon.env.settle()
    assert (await salon.table()).status == "running"
    await mo.click(asked, label="Close it")
    assert (await salon.table()).status == "cancelled"
    assert "closed before the end" in text(salon.post())
    looked = (await mo.slash(salon.channel, "board")).response
    assert looked is not None
    assert "ended without a winner" in text(looked)
    stranger = (await mo.slash(salon.channel, "hand")).response
    assert stranger is not None
    assert text(stranger) == "You do not play at this table."


async def test_an_unknown_game_names_those_there_are(salon: Salon) -> None:
    refused = await salon.person("Ada").slash(salon.channel, "table create", game="chess")
    assert refused.response is not None
    for name in ("Deus", "Orchard"):
        assert name in text(refused.response)


async def test_welcome_starts_a_match_at_one_click(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    place = salon.bot.get_partial_messageable(salon.channel.id, guild_id=salon.guild.id)
    await salon.bot.post_welcome(place)
    welcome = salon.post()
    result = await ada.click(welcome, custom_id="pan:solo:0:0:deus/2")
    await salon.env.settle()
    # The panel is a message of its own, below the posts that the click has caused.
    [panel] = result.followups
    assert result.response is None
    assert panel.ephemeral
    assert "The game begins" in text(panel)
    assert salon.seen(ada)[-1].id == panel.id
    table = await salon.table()
    assert [member.computer for member in table.members] == [None, "sensible", "sensible"]
    assert "My move" in labels(salon.post())
    second = await bo.click(welcome, custom_id="pan:solo:0:0:deus/1")
    assert second.response is not None
    assert "already" in text(second.response)
