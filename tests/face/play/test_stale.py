"""Old buttons, double clicks, restarts and expired tokens: nobody ever meets a dead control."""

from __future__ import annotations

import discord
import pytest

from bot.model.people import Person
from tests.face.forgery import forged
from tests.face.salon import Salon, buttons, labels, menus, text


async def test_a_double_click_answers_once_and_shows_what_is_next(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    bid = buttons(panel, "pick:")[2]["custom_id"]
    clicks = [salon.fire(ada, panel, bid) for _ in range(3)]
    before = (await salon.table()).entry_count
    await salon.env.settle()
    assert all(click.acknowledged for click in clicks)
    assert (await salon.table()).entry_count == before + 1
    assert "Waiting for" in text(panel)


async def test_two_people_click_at_the_same_moment(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    panels = {person: await salon.panel(person) for person in (ada, bo)}
    for person, panel in panels.items():
        salon.fire(person, panel, buttons(panel, "pick:")[0]["custom_id"])
    await salon.env.settle()
    # Both sealed bids count, though the second was made for a position before the first.
    log = (await ada.slash(salon.channel, "log")).response
    assert log is not None
    assert "Ada** bid 1" in text(log)
    assert "Bo** bid 1" in text(log)
    assert len((await salon.table()).awaited) == 1


async def test_a_stale_button_shows_the_current_question(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    old = await salon.panel(ada)
    bid = buttons(old, "pick:")[2]["custom_id"]
    # Nobody remembers the panel any more, so that it stays as it was.
    await salon.restart()
    await ada.slash(salon.channel, "move", choice="5")
    await bo.slash(salon.channel, "move", choice="1")
    before = await salon.table()
    result = salon.fire(ada, old, bid)
    await salon.env.settle()
    assert result.acknowledged
    assert "answered already" in text(old)
    assert "what do you do?" in text(old)
    assert "Pass" in labels(old)
    assert await salon.table() == before


async def test_the_same_question_asked_again_is_not_answered_by_the_old_button(
    salon: Salon,
) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    old = await salon.panel(ada)
    bid = buttons(old, "pick:")[0]["custom_id"]
    await salon.restart()
    await ada.slash(salon.channel, "move", choice="4")
    await ada.slash(salon.channel, "undo")
    # Equal options, equal fingerprint, but the person has acted since.
    salon.fire(ada, old, bid)
    await salon.env.settle()
    assert "answered already" in text(old)
    assert len((await salon.table()).awaited) == 2


async def test_somebody_elses_button_does_nothing(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, eve = salon.person("Ada"), salon.person("Eve")
    panel = await salon.panel(ada)
    before = await salon.table()
    for person in (eve, salon.person("Bo")):
        forged = salon.fire(person, panel, buttons(panel, "pick:")[0]["custom_id"])
        await salon.env.settle()
        assert "You do not play at this table" in text(forged.followups[0]) or (
            forged.followups[0].ephemeral
        )
    assert await salon.table() == before


@pytest.mark.parametrize(
    "custom_id",
    [
        "pan:join:999:0:",
        "pan:move:999:4:1",
        "pan:pick:1:0:amber/ffffffffffff/0",
        "pan:pick:1:0:nowhere/ffffffffffff/77",
        "pan:pick:1:0:",
        "pan:done:1:0:amber/x",
        "pan:turn:1:0:amber",
        "pan:set:1:0:0",
        "pan:set:1:0:0/rounds",
        "pan:rules:0:0:toy",
        "pan:seat:1:0:",
        "pan:solo:0:0:toy",
        "pan:topic:1:0:chess/x",
        "pan:solo:0:0:chess/1",
        "pan:fly:1:0:",
        "pan:",
        "pan:pick:x:y:z",
        "pan:log-page:1:0:minus/back",
        "pan:undo:1:99999:amber",
    ],
)
async def test_forged_and_forgotten_buttons_get_a_sentence(salon: Salon, custom_id: str) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    before = await salon.table()
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="old", custom_id=custom_id))
    message = await salon.place.send(view=view)
    result = salon.fire(ada, message, custom_id)
    await salon.env.settle()
    assert result.acknowledged
    answers = [*result.followups, *([result.response] if result.response else [])]
    said = "\n".join(text(answer) for answer in answers)
    assert said
    # The message with the button is public: nothing private may end up in it.
    assert text(salon.post()) == ""
    assert "Something went wrong" not in said
    assert await salon.table() == before


async def test_buttons_survive_a_restart(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    await salon.restart()
    await bo.click(salon.post(), label="Join")
    await ada.click(salon.post(), label="Start")
    panel = await salon.panel(ada)
    await salon.restart()
    # The panel from before the restart still answers, so does the post.
    await ada.click(panel, label="Bid 5")
    assert "Your move is complete" in text(panel)
    panel = await salon.panel(bo)
    await bo.click(panel, label="Bid 1")
    first = await salon.panel(ada)
    await ada.click(first, label="Pick apples")
    await ada.click(first, custom_id=buttons(first, "flip:")[0]["custom_id"])
    await salon.restart()
    assert "Chosen (1)" in text(await salon.panel(ada))
    await ada.click(first, label="Confirm 1 chosen")
    assert "picks from" in text(salon.post())


async def test_an_old_panel_goes_on_after_an_hour(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    await salon.env.advance_time(3600)
    await ada.click(panel, label="Bid 2")
    assert "Your move is complete" in text(panel)


async def test_where_the_panel_cannot_be_edited_a_new_one_appears(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    panel = await salon.panel(ada)
    salon.env.inject_error(
        "PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008, message="gone"
    )
    result = await ada.click(panel, label="Bid 2")
    assert result.followups[0].ephemeral
    assert "Your move is complete" in text(result.followups[0])


async def test_repost_shows_the_table_again_without_a_ping(salon: Salon) -> None:
    place = salon.place
    assert await salon.bot.repost(place) is False
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    assert await salon.bot.repost(place)
    await ada.click(salon.post(), label="Add computer")
    await ada.click(salon.post(), label="Start")
    assert await salon.bot.repost(place)
    post = salon.post()
    assert labels(post) == ["My move", "Log"]
    assert salon.env.backend.get_message(salon.channel.id, post.id).ping_user_ids == []
    panel = await salon.panel(ada)
    assert menus(panel) or buttons(panel, "pick:")


async def test_a_table_of_a_hidden_channel_is_out_of_reach_of_forged_buttons(
    salon: Salon,
) -> None:
    everyone = salon.guild.default_role
    hidden = salon.guild.create_text_channel(
        "hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)}
    )
    await salon.bot.host.tables.create(salon.guild.id, hidden.id, Person(7, "Di"), "toy", "en")
    # The bot itself cannot see the channel either, and has heard of it by then.
    await salon.env.settle()
    secret = await salon.table(hidden)
    await salon.person("Ada").slash(salon.channel, "table create", game="toy")
    eve, post = salon.person("Eve"), salon.post()
    for verb in ("join", "options", "log", "note"):
        told = await forged(salon, eve, post, f"pan:{verb}:{secret.id}:0:")
        assert told.splitlines()[0] == f"There is no table number {secret.id}."
    assert await salon.table(hidden) == secret
