"""One living panel a person: it says what is so now, and words come before pictures."""

from __future__ import annotations

import asyncio
from dataclasses import replace
from typing import Any

import discord
import pytest

from bot.drawing.studio import Studio
from bot.face.desk import visit
from bot.face.desk.turnstile import AT_ONCE
from bot.face.desk.visit import Interaction
from bot.face.kit.reader import Reader
from bot.face.play import living_panel
from render.face import Mark
from tests.drawing.held import Held
from tests.face.doubt import calm, lossy
from tests.face.salon import GALLERY, Salon, Shown, buttons, labels, menus, parts, text, words
from tests.toy.view import ToyView


async def bids(salon: Salon, **bid: str) -> None:
    """Everybody named bids by typing; whoever bids most moves first."""
    for name, choice in bid.items():
        await salon.person(name).slash(salon.channel, "move", choice=choice)
    await salon.env.settle()


async def test_an_older_panel_says_so_and_leads_to_the_newest(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada = salon.person("Ada")
    old = await salon.panel(ada)
    question = text(old)
    new = await salon.panel(ada)
    await salon.env.settle()
    assert "no longer your panel" in text(old)
    assert labels(old) == ["Go on here"]
    assert text(new) == question
    await ada.click(old, label="Go on here")
    await salon.env.settle()
    assert text(old) == question
    assert "no longer your panel" in text(new)
    assert len(buttons(old, "pick:")) == 5


async def test_two_people_have_a_panel_each(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    first, second = [await salon.panel(salon.person(name)) for name in ("Ada", "Bo")]
    await salon.env.settle()
    for panel in (first, second):
        assert "no longer your panel" not in text(panel)


async def test_a_panel_that_could_not_be_renewed_is_not_forgotten(
    salon: Salon, trouble: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch
) -> None:
    table = await salon.begun("Ada", "Bo")
    ada, panels = salon.person("Ada"), salon.bot.desk.open_panels
    await bids(salon, Ada="5")
    panel = await salon.panel(ada)
    waits = text(panel)
    edit = discord.Interaction.edit_original_response
    lost = lossy(edit, times=9, arrives=False)

    async def lost_for_ada(interaction: Interaction, **more: Any) -> Any:
        return await (lost if interaction.user.id == ada.id else edit)(interaction, **more)

    with monkeypatch.context() as away:
        away.setattr(discord.Interaction, "edit_original_response", lost_for_ada)
        await bids(salon, Bo="1")
        await panels.settled()
    assert text(panel) == waits
    assert "may be lost" in trouble.text
    with salon.env.time_context():
        panels.renew(table.id)
        await panels.settled()
    assert "what do you do?" in text(panel)
    await calm(salon, trouble)


async def test_an_answer_given_elsewhere_takes_the_question_from_the_panel(salon: Salon) -> None:
    """Here a moderator lets the computer answer; no panel asks the same again."""
    await salon.begun("Ada", "Bo")
    await bids(salon, Ada="5", Bo="1")
    panel = await salon.panel(salon.person("Ada"))
    assert "what do you do?" in text(panel)
    boss = salon.moderator("Zoe")
    asked = (await boss.slash(salon.channel, "admin answer")).response
    assert asked is not None
    await boss.select(asked, [menus(asked)[0]["options"][0]["value"]])
    await salon.env.settle()
    assert "answered already" in text(panel)


async def test_whoever_waits_sees_whom_for(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    await bids(salon, Ada="1", Bo="5", Cy="3")
    panel = await salon.panel(salon.person("Ada"))
    assert "Waiting for" in text(panel)
    assert "Bo" in text(panel).split("Waiting for")[1]
    await salon.person("Bo").slash(salon.channel, "move", choice="pass")
    await salon.env.settle()
    assert "Cy" in text(panel).split("Waiting for")[1]
    await salon.person("Cy").slash(salon.channel, "move", choice="pass")
    await salon.env.settle()
    assert "It is your move." in text(panel)


async def test_whoever_waits_for_the_same_person_sees_that_the_game_went_on(salon: Salon) -> None:
    """As in Ankh, where the same person answers in a conflict and then has the next turn."""
    await salon.begun("Ada", "Bo")
    await bids(salon, Ada="1", Bo="5")
    table = await salon.table()
    shown = await salon.bot.host.panels.look(table.id, salon.person("Ada").id)
    assert shown.position.ask is None
    view = shown.position.view
    assert isinstance(view, ToyView)
    later = replace(shown.position, view=replace(view, round=view.round + 1))
    assert living_panel._claim(replace(shown, position=later)) != living_panel._claim(shown)


async def test_sealed_answers_of_others_leave_the_own_question_alone(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    panel = await salon.panel(salon.person("Ada"))
    shown = text(panel)
    await salon.person("Bo").slash(salon.channel, "move", choice="2")
    await salon.env.settle()
    assert text(panel) == shown
    waiting = await salon.panel(salon.person("Bo"))
    assert "Ada" in text(waiting).split("Waiting for")[1]
    await salon.person("Ada").slash(salon.channel, "move", choice="2")
    await salon.env.settle()
    assert "Ada" not in text(waiting).split("Waiting for")[1]


async def test_nobody_is_said_to_be_waited_for_once_the_match_is_over(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    panel = await salon.panel(ada)
    while (await salon.table()).status == "running":
        # Whoever bids most moves first, so that Bo's is the last move of each round.
        if "bid do you lay" in text(panel):
            await ada.click(panel, label=max(bid for bid in labels(panel) if "Bid" in bid))
            assert "waits for others" in text(panel)
            await bids(salon, Bo="1")
        elif "what do you do?" in text(panel):
            await ada.click(panel, label="Pass")
        else:
            await bo.slash(salon.channel, "move", choice="pass")
        await salon.env.settle()
    assert "share the win" in text(panel)
    assert "waits for others" not in text(panel)


@pytest.fixture
async def slow(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> Held:
    """A match of Deus at which nothing new is drawn for the time being, and nobody waits for it."""
    monkeypatch.setattr(visit, "PATIENCE", 0.0)
    await salon.begun("Ada", "Bo", game="deus")
    await salon.env.settle()
    drawer = Held()
    salon.bot.desk.pictures.studio = Studio([drawer], salon.bot.desk.metrics)
    return drawer


async def until(said: str, salon: Salon, name: str) -> None:
    """Wait until somebody reads this in their newest message."""
    for _ in range(600):
        if said in text(salon.seen(salon.person(name))[-1]):
            return
        await asyncio.sleep(0.01)
    raise AssertionError(f"nobody said {said!r}")


async def test_words_come_before_a_picture_that_takes_long(salon: Salon, slow: Held) -> None:
    (name,) = [n for n, p in salon.people.items() if p.id in (await salon.table()).awaited_people]
    person = salon.person(name)
    post = salon.post()
    move = buttons(post, "move:")[0]["custom_id"]
    salon.fire(person, post, move)
    await until("is being drawn", salon, name)
    panel = salon.seen(person)[-1]
    # The question is there already, and can be answered.
    assert labels(panel)[0].startswith("1 · ")
    assert not [part for part in parts(panel) if part["type"] == GALLERY]
    slow.go_on.set()
    await salon.env.settle()
    panel = salon.seen(person)[-1]
    assert "is being drawn" not in text(panel)
    assert [part for part in parts(panel) if part["type"] == GALLERY]


async def test_nobody_waits_a_little_for_what_will_take_long(
    salon: Salon, slow: Held, monkeypatch: pytest.MonkeyPatch
) -> None:
    (name,) = [n for n, p in salon.people.items() if p.id in (await salon.table()).awaited_people]
    person, post = salon.person(name), salon.post()
    studio = salon.bot.desk.pictures.studio
    assert studio.seconds_behind == 0
    table = await salon.table()
    position = await salon.bot.host.play.position(table.id, table.awaited[0])
    for number in range(1000):
        # So many are being drawn that nobody's patience lasts for one more.
        marks = (Mark("", "", number),)
        salon.bot.desk.pictures.panel(position, Reader(words(), "en", table), marks)
    assert studio.seconds_behind > 5
    monkeypatch.setattr(visit, "PATIENCE", 5.0)
    salon.fire(person, post, buttons(post, "move:")[0]["custom_id"])
    await until("is being drawn", salon, name)
    slow.go_on.set()
    await salon.env.settle()


async def test_a_late_picture_does_not_bring_back_what_was_answered(
    salon: Salon, slow: Held
) -> None:
    (name,) = [n for n, p in salon.people.items() if p.id in (await salon.table()).awaited_people]
    person = salon.person(name)
    post = salon.post()
    move = buttons(post, "move:")[0]["custom_id"]
    salon.fire(person, post, move)
    await until("is being drawn", salon, name)
    panel = salon.seen(person)[-1]
    asked = question(panel)
    salon.fire(person, panel, buttons(panel)[0]["custom_id"])
    for _ in range(600):
        if question(salon.seen(person)[-1]) != asked:
            break
        await asyncio.sleep(0.01)
    slow.go_on.set()
    await salon.env.settle()
    assert asked
    assert asked not in text(salon.seen(person)[-1])


async def test_what_a_later_click_has_overtaken_is_not_drawn(salon: Salon, slow: Held) -> None:
    (name,) = [n for n, p in salon.people.items() if p.id in (await salon.table()).awaited_people]
    person = salon.person(name)
    table = await salon.table()
    seat = table.awaited[0]
    # Somebody else's picture is being drawn already.
    others = await salon.bot.host.play.position(table.id, seat)
    salon.bot.desk.pictures.hand(others, Reader(words(), "en", table))
    post = salon.post()
    salon.fire(person, post, buttons(post, "move:")[0]["custom_id"])
    await until("is being drawn", salon, name)
    panel = salon.seen(person)[-1]
    asked = question(panel)
    salon.fire(person, panel, buttons(panel)[0]["custom_id"])
    for _ in range(600):
        if question(salon.seen(person)[-1]) != asked:
            break
        await asyncio.sleep(0.01)
    slow.go_on.set()
    await salon.env.settle()
    registry = salon.bot.desk.metrics.registry
    assert registry.get_sample_value("pantheon_drawings_total", {"outcome": "dropped"}) == 1


async def test_nobody_waits_for_the_pictures_of_panels_that_have_retired(
    salon: Salon, slow: Held
) -> None:
    (name,) = [n for n, p in salon.people.items() if p.id in (await salon.table()).awaited_people]
    person, post = salon.person(name), salon.post()
    # More than a person is attended to at a time, and each is still without its picture.
    for number in range(1, AT_ONCE + 3):
        salon.fire(person, post, buttons(post, "move:")[0]["custom_id"])
        for _ in range(600):
            panels = [message for message in salon.seen(person) if message.flags.ephemeral]
            if len(panels) == number and "is being drawn" in text(panels[-1]):
                break
            await asyncio.sleep(0.01)
        else:
            raise AssertionError(f"panel {number} never came")
    slow.go_on.set()
    await salon.env.settle()
    *retired, latest = [message for message in salon.seen(person) if message.flags.ephemeral]
    assert all("Go on here" in labels(panel) for panel in retired)
    assert [part for part in parts(latest) if part["type"] == GALLERY]


def question(panel: Shown) -> str:
    """What a panel asks, or whom it waits for."""
    return text(panel).split("is being drawn…")[-1].strip()


async def test_a_panel_says_when_it_can_follow_the_game_no_longer(salon: Salon) -> None:
    salon.keep_virtual_time()
    await salon.begun("Ada", "Bo")
    panel = await salon.panel(salon.person("Ada"))
    assert "cannot follow the game" not in text(panel)
    await salon.pass_time(minutes=14)
    assert "cannot follow the game" not in text(panel)
    await salon.pass_time(minutes=0.5)
    assert "cannot follow the game" in text(panel)
    # The question is still there, and can be answered.
    assert len(buttons(panel, "pick:")) == 5
