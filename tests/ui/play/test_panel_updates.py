"""Open panels: one for each person and table, kept up to date, words before pictures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import aiohttp
import discord
import pytest

from bot.drawing.drawing_queue import DrawingQueue
from bot.ui.dispatch import context
from bot.ui.dispatch.context import Interaction
from bot.ui.dispatch.per_user_limit import MAX_CONCURRENT
from bot.ui.kit.reader import Reader
from bot.ui.play import panel_updates
from render.renderer import Mark
from tests.drawing.blocked_worker import BlockedWorker
from tests.toy.view import ToyView
from tests.ui.broken_connections import calm, lossy
from tests.ui.discord_sim import (
    GALLERY,
    DiscordSim,
    Shown,
    buttons,
    labels,
    menus,
    parts,
    text,
    words,
)


async def bids(sim: DiscordSim, **bid: str) -> None:
    """Everybody named bids by typing; the highest bidder moves first."""
    for name, choice in bid.items():
        await sim.person(name).slash(sim.channel, "move", choice=choice)
    await sim.env.settle()


async def test_an_older_panel_is_deleted(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    old = await sim.panel(ada)
    question = text(old)
    new = await sim.panel(ada)
    await sim.env.settle()
    seen = [message.id for message in sim.seen(ada)]
    assert new.id in seen
    assert old.id not in seen
    assert text(new) == question
    assert len(buttons(new, "pick:")) == 5


async def test_an_older_panel_that_discord_keeps_is_folded_to_a_line(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    await sim.begun("Ada", "Bo")
    ada = sim.person("Ada")
    old = await sim.panel(ada)

    async def refused(interaction: discord.Interaction) -> None:
        raise aiohttp.ClientConnectionError

    monkeypatch.setattr(discord.Interaction, "delete_original_response", refused)
    await sim.panel(ada)
    await sim.env.settle()
    assert text(old) == "-# Your panel has moved further down."
    assert labels(old) == []


async def test_two_people_have_a_panel_each(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    first, second = [await sim.panel(sim.person(name)) for name in ("Ada", "Bo")]
    await sim.env.settle()
    for panel in (first, second):
        assert "Your panel has moved" not in text(panel)
        assert buttons(panel, "pick:")


async def test_a_panel_that_could_not_be_renewed_is_not_forgotten(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await sim.begun("Ada", "Bo")
    ada, panels = sim.person("Ada"), sim.bot.dispatcher.open_panels
    await bids(sim, Ada="5")
    panel = await sim.panel(ada)
    waits = text(panel)
    edit = discord.Interaction.edit_original_response
    lost = lossy(edit, times=9, arrives=False)

    async def lost_for_ada(interaction: Interaction, **more: Any) -> Any:
        return await (lost if interaction.user.id == ada.id else edit)(interaction, **more)

    with monkeypatch.context() as away:
        away.setattr(discord.Interaction, "edit_original_response", lost_for_ada)
        await bids(sim, Bo="1")
        await panels.wait_until_idle()
    assert text(panel) == waits
    assert "may be lost" in trouble.text
    with sim.env.time_context():
        panels.refresh(table.id)
        await panels.wait_until_idle()
    assert "what do you do?" in text(panel)
    await calm(sim, trouble)


async def test_an_answer_given_elsewhere_takes_the_question_from_the_panel(sim: DiscordSim) -> None:
    """Here a moderator lets the computer answer; no panel asks the same again."""
    await sim.begun("Ada", "Bo")
    await bids(sim, Ada="5", Bo="1")
    panel = await sim.panel(sim.person("Ada"))
    assert "what do you do?" in text(panel)
    boss = sim.moderator("Zoe")
    asked = (await boss.slash(sim.channel, "admin answer")).response
    assert asked is not None
    await boss.select(asked, [menus(asked)[0]["options"][0]["value"]])
    await sim.env.settle()
    assert "already been answered" in text(panel)


async def test_whoever_waits_sees_whom_for(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await bids(sim, Ada="1", Bo="5", Cy="3")
    panel = await sim.panel(sim.person("Ada"))
    assert "Waiting for" in text(panel)
    assert "Bo" in text(panel).split("Waiting for")[1]
    await sim.person("Bo").slash(sim.channel, "move", choice="pass")
    await sim.env.settle()
    assert "Cy" in text(panel).split("Waiting for")[1]
    await sim.person("Cy").slash(sim.channel, "move", choice="pass")
    await sim.env.settle()
    assert "It is your move." in text(panel)


async def test_whoever_waits_for_the_same_person_sees_that_the_game_went_on(
    sim: DiscordSim,
) -> None:
    """As in Ankh, where the same person answers in a conflict and then has the next turn."""
    await sim.begun("Ada", "Bo")
    await bids(sim, Ada="1", Bo="5")
    table = await sim.table()
    shown = await sim.bot.host.panels.look(table.id, sim.person("Ada").id)
    assert shown.position.ask is None
    view = shown.position.view
    assert isinstance(view, ToyView)
    later = replace(shown.position, view=replace(view, round=view.round + 1))
    assert panel_updates._panel_state(replace(shown, position=later)) != panel_updates._panel_state(
        shown
    )


async def test_sealed_answers_of_others_leave_the_own_question_alone(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    panel = await sim.panel(sim.person("Ada"))
    shown = text(panel)
    await sim.person("Bo").slash(sim.channel, "move", choice="2")
    await sim.env.settle()
    assert text(panel) == shown
    waiting = await sim.panel(sim.person("Bo"))
    assert "Ada" in text(waiting).split("Waiting for")[1]
    await sim.person("Ada").slash(sim.channel, "move", choice="2")
    await sim.env.settle()
    assert "Ada" not in text(waiting).split("Waiting for")[1]


async def test_nobody_is_said_to_be_waited_for_once_the_match_is_over(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    panel = await sim.panel(ada)
    while (await sim.table()).status == "running":
        # The highest bidder moves first, so that Bo's is the last move of each round.
        if "bid do you lay" in text(panel):
            await ada.click(panel, label=max(bid for bid in labels(panel) if "Bid" in bid))
            assert "is waiting for others" in text(panel)
            await bids(sim, Bo="1")
        elif "what do you do?" in text(panel):
            await ada.click(panel, label="Pass")
        else:
            await bo.slash(sim.channel, "move", choice="pass")
        await sim.env.settle()
    assert "share the win" in text(panel)
    assert "is waiting for others" not in text(panel)


@pytest.fixture
async def slow(sim: DiscordSim, monkeypatch: pytest.MonkeyPatch) -> BlockedWorker:
    """A match of Deus at which nothing new is drawn for the time being, and nobody waits for it."""
    monkeypatch.setattr(context, "PICTURE_WAIT_SECONDS", 0.0)
    await sim.begun("Ada", "Bo", game="deus")
    await sim.env.settle()
    worker = BlockedWorker()
    sim.bot.dispatcher.pictures.drawing_queue = DrawingQueue([worker], sim.bot.dispatcher.metrics)
    return worker


async def until(said: str, sim: DiscordSim, name: str) -> None:
    """Wait until somebody reads this in their newest message."""
    for _ in range(600):
        if said in text(sim.seen(sim.person(name))[-1]):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"nobody said {said!r}")


async def test_words_come_before_a_picture_that_takes_long(
    sim: DiscordSim, slow: BlockedWorker
) -> None:
    (name,) = [n for n, p in sim.people.items() if p.id in (await sim.table()).awaited_people]
    person = sim.person(name)
    post = sim.post()
    move = buttons(post, "move:")[0]["custom_id"]
    sim.fire(person, post, move)
    await until("is being drawn", sim, name)
    panel = sim.seen(person)[-1]
    # The question is there already, and can be answered.
    assert buttons(panel, "pick:")
    assert not [part for part in parts(panel) if part["type"] == GALLERY]
    slow.go_on.set()
    await sim.env.settle()
    panel = sim.seen(person)[-1]
    assert "is being drawn" not in text(panel)
    assert [part for part in parts(panel) if part["type"] == GALLERY]


async def test_nobody_waits_a_little_for_what_will_take_long(
    sim: DiscordSim, slow: BlockedWorker, monkeypatch: pytest.MonkeyPatch
) -> None:
    (name,) = [n for n, p in sim.people.items() if p.id in (await sim.table()).awaited_people]
    person, post = sim.person(name), sim.post()
    drawing_queue = sim.bot.dispatcher.pictures.drawing_queue
    assert drawing_queue.expected_wait_seconds == 0
    table = await sim.table()
    position = await sim.bot.host.play.position(table.id, table.awaited[0])
    for number in range(1000):
        # So many are being drawn that no handler waits for one more.
        marks = (Mark("", "", number),)
        sim.bot.dispatcher.pictures.panel(position, Reader(words(), "en", table), marks)
    assert drawing_queue.expected_wait_seconds > 5
    monkeypatch.setattr(context, "PICTURE_WAIT_SECONDS", 5.0)
    sim.fire(person, post, buttons(post, "move:")[0]["custom_id"])
    await until("is being drawn", sim, name)
    slow.go_on.set()
    await sim.env.settle()


async def test_a_late_picture_does_not_bring_back_what_was_answered(
    sim: DiscordSim, slow: BlockedWorker
) -> None:
    (name,) = [n for n, p in sim.people.items() if p.id in (await sim.table()).awaited_people]
    person = sim.person(name)
    post = sim.post()
    move = buttons(post, "move:")[0]["custom_id"]
    sim.fire(person, post, move)
    await until("is being drawn", sim, name)
    panel = sim.seen(person)[-1]
    asked = question(panel)
    sim.fire(person, panel, buttons(panel)[0]["custom_id"])
    for _ in range(600):
        if question(sim.seen(person)[-1]) != asked:
            break
        await asyncio.sleep(0.01)
    slow.go_on.set()
    await sim.env.settle()
    assert asked
    assert asked not in text(sim.seen(person)[-1])


async def test_what_a_later_click_has_overtaken_is_not_drawn(
    sim: DiscordSim, slow: BlockedWorker
) -> None:
    (name,) = [n for n, p in sim.people.items() if p.id in (await sim.table()).awaited_people]
    person = sim.person(name)
    table = await sim.table()
    seat = table.awaited[0]
    # Somebody else's picture is being drawn already.
    others = await sim.bot.host.play.position(table.id, seat)
    sim.bot.dispatcher.pictures.hand(others, Reader(words(), "en", table))
    post = sim.post()
    sim.fire(person, post, buttons(post, "move:")[0]["custom_id"])
    await until("is being drawn", sim, name)
    panel = sim.seen(person)[-1]
    asked = question(panel)
    sim.fire(person, panel, buttons(panel)[0]["custom_id"])
    for _ in range(600):
        if question(sim.seen(person)[-1]) != asked:
            break
        await asyncio.sleep(0.01)
    slow.go_on.set()
    await sim.env.settle()
    registry = sim.bot.dispatcher.metrics.registry
    assert registry.get_sample_value("pantheon_drawings_total", {"outcome": "dropped"}) == 1


async def test_nobody_waits_for_the_pictures_of_panels_that_have_retired(
    sim: DiscordSim, slow: BlockedWorker
) -> None:
    (name,) = [n for n, p in sim.people.items() if p.id in (await sim.table()).awaited_people]
    person, post = sim.person(name), sim.post()
    # More than a person is attended to at a time, and each is still without its picture.
    latest = 0
    for number in range(1, MAX_CONCURRENT + 3):
        sim.fire(person, post, buttons(post, "move:")[0]["custom_id"])
        for _ in range(600):
            panels = [message for message in sim.seen(person) if message.flags.ephemeral]
            newest = panels[-1].id if panels else 0
            if newest > latest and "is being drawn" in text(panels[-1]):
                latest = newest
                break
            await asyncio.sleep(0.01)
        else:
            raise AssertionError(f"panel {number} never came")
    slow.go_on.set()
    await sim.env.settle()
    [panel] = [message for message in sim.seen(person) if message.flags.ephemeral]
    assert panel.id == latest
    assert [part for part in parts(panel) if part["type"] == GALLERY]


def question(panel: Shown) -> str:
    """The question of a panel, or the line that says who is awaited."""
    return text(panel).split("is being drawn…")[-1].strip()


async def test_a_panel_says_when_it_can_follow_the_game_no_longer(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    panel = await sim.panel(sim.person("Ada"))
    assert "no longer updates" not in text(panel)
    await sim.pass_time(minutes=14)
    assert "no longer updates" not in text(panel)
    await sim.pass_time(minutes=0.5)
    assert "no longer updates" in text(panel)
    # The question is still there, and can be answered.
    assert len(buttons(panel, "pick:")) == 5
