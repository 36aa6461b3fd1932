"""Outdated buttons, double clicks, restarts and expired tokens: every click is answered."""

from __future__ import annotations

import discord
import pytest

from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, labels, menus, text
from tests.ui.forged_clicks import forged


async def test_a_double_click_answers_once_and_shows_what_is_next(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    bid = buttons(panel, "pick:")[2]["custom_id"]
    clicks = [sim.fire(ada, panel, bid) for _ in range(3)]
    before = (await sim.table()).entry_count
    await sim.env.settle()
    assert all(click.acknowledged for click in clicks)
    assert (await sim.table()).entry_count == before + 1
    assert "Waiting for" in text(panel)


async def test_two_people_click_at_the_same_moment(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panels = {person: await sim.panel(person) for person in (ada, bo)}
    for person, panel in panels.items():
        sim.fire(person, panel, buttons(panel, "pick:")[0]["custom_id"])
    await sim.env.settle()
    # Both sealed bids count, though the second was made for a position before the first.
    log = (await ada.slash(sim.channel, "log")).response
    assert log is not None
    assert "Ada** bid 1" in text(log)
    assert "Bo** bid 1" in text(log)
    assert len((await sim.table()).awaited) == 1


async def test_a_stale_button_shows_the_current_question(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    old = await sim.panel(ada)
    bid = buttons(old, "pick:")[2]["custom_id"]
    # Nobody remembers the panel any more, so that it stays as it was.
    await sim.restart()
    await ada.slash(sim.channel, "move", choice="5")
    await bo.slash(sim.channel, "move", choice="1")
    before = await sim.table()
    result = sim.fire(ada, old, bid)
    await sim.env.settle()
    assert result.acknowledged
    assert "already been answered" in text(old)
    assert "what do you do?" in text(old)
    assert "Pass" in labels(old)
    assert await sim.table() == before


async def test_the_same_question_asked_again_is_not_answered_by_the_old_button(
    sim: DiscordSim,
) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    old = await sim.panel(ada)
    bid = buttons(old, "pick:")[0]["custom_id"]
    await sim.restart()
    await ada.slash(sim.channel, "move", choice="4")
    await ada.slash(sim.channel, "undo")
    # Equal options, equal fingerprint, but the person has acted since.
    sim.fire(ada, old, bid)
    await sim.env.settle()
    assert "already been answered" in text(old)
    assert len((await sim.table()).awaited) == 2


async def test_somebody_elses_button_does_nothing(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, eve = sim.person("Ada"), sim.person("Eve")
    panel = await sim.panel(ada)
    before = await sim.table()
    for person in (eve, sim.person("Bo")):
        forged = sim.fire(person, panel, buttons(panel, "pick:")[0]["custom_id"])
        await sim.env.settle()
        assert "You do not play at this table" in text(forged.followups[0]) or (
            forged.followups[0].ephemeral
        )
    assert await sim.table() == before


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
async def test_forged_and_forgotten_buttons_get_a_sentence(sim: DiscordSim, custom_id: str) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    before = await sim.table()
    view = discord.ui.View(timeout=None)
    view.add_item(discord.ui.Button(label="old", custom_id=custom_id))
    message = await sim.place.send(view=view)
    result = sim.fire(ada, message, custom_id)
    await sim.env.settle()
    assert result.acknowledged
    answers = [*result.followups, *([result.response] if result.response else [])]
    said = "\n".join(text(answer) for answer in answers)
    assert said
    # The message with the button is public: nothing private may end up in it.
    assert text(sim.post()) == ""
    assert "Something went wrong" not in said
    assert await sim.table() == before


async def test_buttons_survive_a_restart(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    await sim.restart()
    await bo.click(sim.post(), label="Join")
    await ada.click(sim.post(), label="Start")
    panel = await sim.panel(ada)
    await sim.restart()
    # The panel from before the restart still answers, so does the post.
    await ada.click(panel, label="Bid 5")
    assert "Your move is complete" in text(panel)
    panel = await sim.panel(bo)
    await bo.click(panel, label="Bid 1")
    first = await sim.panel(ada)
    await ada.click(first, label="Pick apples")
    await ada.click(first, custom_id=buttons(first, "flip:")[0]["custom_id"])
    await sim.restart()
    assert "Chosen (1)" in text(await sim.panel(ada))
    await ada.click(first, label="Confirm this one")
    assert "picks from" in text(sim.post())


async def test_an_old_panel_goes_on_after_an_hour(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    await sim.env.advance_time(3600)
    await ada.click(panel, label="Bid 2")
    assert "Your move is complete" in text(panel)


async def test_where_the_panel_cannot_be_edited_a_new_one_appears(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    sim.env.inject_error(
        "PATCH", "/webhooks/*/*/messages/@original", status=404, code=10008, message="gone"
    )
    result = await ada.click(panel, label="Bid 2")
    assert result.followups[0].ephemeral
    assert "Your move is complete" in text(result.followups[0])


async def test_repost_shows_the_table_again_without_a_ping(sim: DiscordSim) -> None:
    place = sim.place
    assert await sim.bot.repost(place) is False
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    assert await sim.bot.repost(place)
    await ada.click(sim.post(), label="Add computer")
    await ada.click(sim.post(), label="Start")
    assert await sim.bot.repost(place)
    post = sim.post()
    assert labels(post) == ["My move", "Log"]
    assert sim.env.backend.get_message(sim.channel.id, post.id).ping_user_ids == []
    panel = await sim.panel(ada)
    assert menus(panel) or buttons(panel, "pick:")


async def test_a_table_of_a_hidden_channel_is_out_of_reach_of_forged_buttons(
    sim: DiscordSim,
) -> None:
    everyone = sim.guild.default_role
    hidden = sim.guild.create_text_channel(
        "hidden", overwrites={everyone: discord.PermissionOverwrite(view_channel=False)}
    )
    await sim.bot.host.tables.create(
        sim.guild.id, hidden.id, Person(7, "Di"), "toy", "en", posted=False
    )
    # The bot itself cannot see the channel either, and has heard of it by then.
    await sim.env.settle()
    secret = await sim.table(hidden)
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    eve, post = sim.person("Eve"), sim.post()
    for action in ("join", "options", "log", "note"):
        told = await forged(sim, eve, post, f"pan:{action}:{secret.id}:0:")
        assert told.splitlines()[0] == f"There is no table number {secret.id}."
    assert await sim.table(hidden) == secret
