"""What people look up."""

from __future__ import annotations

import discord
import pytest

from bot.storage import tables
from tests.face.player import play_out
from tests.face.salon import Salon, buttons, labels, menus, picture, text


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


async def test_board_and_hand_of_deus_are_pictures(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    ada, eve = salon.person("Ada"), salon.person("Eve")
    board = (await eve.slash(salon.channel, "board")).response
    assert board is not None
    assert board.ephemeral
    assert len(board.attachments) == 1
    hand = (await ada.slash(salon.channel, "hand")).response
    assert hand is not None
    assert hand.ephemeral
    assert await picture(hand) != await picture(board)
    refused = (await eve.slash(salon.channel, "hand")).response
    assert refused is not None
    assert refused.attachments == []
    assert "You do not play" in text(refused)


async def test_the_board_names_whoever_is_awaited_even_to_themselves(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    [mover] = (await salon.table()).awaited_people
    looked = [
        (await salon.person(name).slash(salon.channel, "board")).response
        for name in ("Ada", "Bo", "Eve")
    ]
    told = f"**{salon.named(mover).user.global_name}**"
    for board in looked:
        assert board is not None
        assert text(board).endswith(told)
        assert "not your move" not in text(board)


async def test_the_same_picture_is_drawn_once(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    gallery = salon.bot.desk.gallery
    drawn = len(gallery._pictures)
    for name in ("Ada", "Bo", "Eve"):
        await salon.person(name).slash(salon.channel, "board")
    assert len(gallery._pictures) == drawn


async def test_a_lobby_and_a_finished_match_can_be_looked_at(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    board = (await ada.slash(salon.channel, "board")).response
    assert board is not None
    assert "1. Ada" in text(board)
    for command in ("log", "hand", "undo"):
        early = (await ada.slash(salon.channel, command)).response
        assert early is not None
        assert "has not started yet" in text(early)
    await ada.slash(salon.channel, "table add-computer")
    await ada.slash(salon.channel, "table start")
    await play_out(salon, "finished")
    board = (await ada.slash(salon.channel, "board")).response
    assert board is not None
    assert "point" in text(board)
    late = (await ada.slash(salon.channel, "move", choice="1")).response
    assert late is not None
    assert "point" in text(late)
    closed = (await ada.slash(salon.channel, "table join")).response
    assert closed is not None
    assert "There is no table" in text(closed)


async def test_rules_by_topic(salon: Salon) -> None:
    ada = salon.person("Ada")
    unsure = (await ada.slash(salon.channel, "rules")).response
    assert unsure is not None
    assert "Deus" in text(unsure)
    assert "Orchard" in text(unsure)
    contents = (await ada.slash(salon.channel, "rules", game="toy")).response
    assert contents is not None
    assert [option["label"] for option in menus(contents)[0]["options"]] == [
        "Bidding",
        "Actions",
        "Raids",
    ]
    await ada.select(contents, ["bidding"])
    assert "Everybody lays a bid" in text(contents)
    offered = await ada.autocomplete(salon.channel, "rules", "topic", "rai", game="toy")
    assert offered == [{"name": "Raids", "value": "raids"}]
    named = (await ada.slash(salon.channel, "rules", game="toy", topic="Raids")).response
    assert named is not None
    assert "## Raids" in text(named)
    wrong = (await ada.slash(salon.channel, "rules", game="toy", topic="cheating")).response
    assert wrong is not None
    assert "Bidding, Actions, and Raids" in text(wrong)
    await ada.slash(salon.channel, "table create", game="toy")
    here = (await ada.slash(salon.channel, "rules", topic="actions")).response
    assert here is not None
    assert "## Actions" in text(here)


async def test_help_fits_and_names_the_commands(salon: Salon) -> None:
    told = (await salon.person("Ada").slash(salon.channel, "help")).response
    assert told is not None
    for command in ("/table create", "/move", "/undo", "/board", "/hand", "/log", "/rules"):
        assert command in text(told)


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
    async with salon.bot.host.database.write() as connection:
        await tables.change_table(connection, 1, {"channel_id": hidden.id})
    refused = (await eve.click(old, custom_id=button["custom_id"])).response
    assert refused is not None
    assert text(refused) == "There is no table number 1."
    mine = (await ada.click(old, custom_id=button["custom_id"])).response
    assert mine is not None
    assert "## Log (1 of 1)" in text(mine)


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


@pytest.mark.parametrize("command", ["table create", "board", "move", "hand", "log", "undo"])
async def test_commands_of_a_table_are_not_offered_in_direct_messages(
    salon: Salon, command: str
) -> None:
    ada = salon.person("Ada")
    offered = ada.user.available_commands()
    assert command not in offered
    assert {"help", "rules", "games"} <= set(offered)
    assert command in ada.available_commands(salon.channel)
    assert buttons(salon.post()) if salon.posts() else True
