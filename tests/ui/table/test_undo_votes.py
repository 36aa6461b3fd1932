"""Undo votes: asked in the channel, answered by button."""

from __future__ import annotations

import discord
import pytest
from discord import ui
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, picture, text
from tests.ui.random_player import Player


async def bid(sim: DiscordSim, *names: str) -> None:
    """These people lay their first bid."""
    for name in names:
        person = sim.person(name)
        panel = await sim.panel(person)
        await person.click(panel, custom_id=buttons(panel, "pick:")[0]["custom_id"])


@pytest.fixture
async def orchard(sim: DiscordSim) -> DiscordSim:
    """Three people whose bids have just been opened."""
    await sim.begun("Ada", "Bo", "Cy")
    await bid(sim, "Ada", "Bo", "Cy")
    return sim


async def asked(sim: DiscordSim, name: str = "Ada") -> ResponseMessage:
    """Ask the table, as this person, to take back their last answer."""
    person = sim.person(name)
    panel = await sim.panel(person)
    await person.click(panel, label="Ask to undo…")
    await person.click(panel, custom_id=buttons(panel, "undo-way:")[0]["custom_id"])
    return panel


async def press(sim: DiscordSim, name: str, label: str) -> str:
    """Click a button of the newest post as this person; returns the private answer."""
    click = await sim.person(name).click(sim.post(), label=label)
    return "\n".join(text(answer) for answer in click.followups)


async def test_the_table_agrees_and_the_game_goes_back(orchard: DiscordSim) -> None:
    before = await orchard.table()
    panel = await asked(orchard)
    assert "The table has been asked." in text(panel)
    post = orchard.post()
    assert "Should the game go back?" in text(post)
    pinged = orchard.env.backend.get_message(orchard.channel.id, post.id).ping_user_ids
    assert sorted(pinged) == sorted(orchard.person(name).id for name in ("Bo", "Cy"))
    await press(orchard, "Bo", "Agree")
    assert "Agreed so far" in text(orchard.post())
    assert await orchard.table() == before
    await press(orchard, "Cy", "Agree")
    assert "Agreed by everybody" in text(post_of(orchard))
    turn = orchard.post()
    assert "The table agreed to go back to an earlier point." in text(turn)
    assert "moderator" not in text(turn)
    table = await orchard.table()
    assert table.entry_count == before.entry_count + 1
    assert orchard.person("Ada").id in table.awaited_people
    log = (await orchard.person("Bo").slash(orchard.channel, "log")).response
    assert log is not None
    assert "go back to an earlier point" in text(log)


def post_of(sim: DiscordSim) -> discord.Message:
    """The newest public question to the table."""
    return next(m for m in reversed(sim.posts()) if "Should the game go back?" in text(m))


async def test_a_no_ends_it(orchard: DiscordSim) -> None:
    before = await orchard.table()
    await asked(orchard)
    await press(orchard, "Bo", "Disagree")
    assert "Not agreed." in text(orchard.post())
    assert buttons(orchard.post()) == []
    assert await orchard.table() == before


async def test_who_asked_may_take_the_question_back(orchard: DiscordSim) -> None:
    await asked(orchard)
    said = await press(orchard, "Ada", "Agree")
    assert "This question is not for you" in said
    await press(orchard, "Ada", "Disagree")
    assert "Withdrawn." in text(orchard.post())


async def test_strangers_are_told_that_it_is_not_for_them(orchard: DiscordSim) -> None:
    before = await orchard.table()
    await asked(orchard)
    for label in ("Agree", "Disagree"):
        assert "This question is not for you" in await press(orchard, "Eve", label)
    assert "Agree" in labels(orchard.post())
    assert await orchard.table() == before


async def test_a_moderator_decides(orchard: DiscordSim) -> None:
    before = await orchard.table()
    await asked(orchard)
    mo = orchard.moderator("Mo")
    await press(orchard, "Mo", "Agree")
    table = await orchard.table()
    assert table.entry_count == before.entry_count + 1
    assert f"Decided by <@{mo.id}> as a moderator." in text(post_of(orchard))
    turn = orchard.post()
    assert "A moderator took the game back to an earlier point." in text(turn)
    assert f"Decided by <@{mo.id}> as a moderator." in text(turn)
    assert "The table agreed" not in text(turn)
    # The moderator is named; called are those who are awaited now, no matter who asked.
    pinged = orchard.env.backend.get_message(orchard.channel.id, turn.id).ping_user_ids
    assert sorted(pinged) == sorted(table.awaited_people)
    log = (await orchard.person("Bo").slash(orchard.channel, "log")).response
    assert log is not None
    assert "A moderator took the game back" in text(log)


async def test_who_wants_to_ask_again_is_led_to_the_question(orchard: DiscordSim) -> None:
    await asked(orchard)
    question = orchard.post()
    for name, words in (("Ada", "withdraw your question"), ("Bo", "Wait for that answer")):
        told = (await orchard.person(name).slash(orchard.channel, "undo")).response
        assert told is not None
        assert words in text(told)
        assert f"/{orchard.channel.id}/{question.id})" in text(told)
        assert buttons(told, "undo-way:") == []


async def test_a_moderator_of_another_channel_does_not(orchard: DiscordSim) -> None:
    before = await orchard.table()
    await asked(orchard)
    post = orchard.post()
    mo = orchard.moderator("Mo")
    elsewhere = orchard.guild.create_text_channel("elsewhere")
    forged = buttons(post, "petition-yes:")[0]["custom_id"]
    await orchard.place_of(elsewhere).send(view=_with_button(forged))
    click = await mo.click(elsewhere.history()[-1], custom_id=forged)
    assert "This question is not for you" in "\n".join(text(a) for a in click.followups)
    assert await orchard.table() == before


def _with_button(custom_id: str) -> ui.LayoutView:
    view = ui.LayoutView()
    row: ui.ActionRow[ui.LayoutView] = ui.ActionRow()
    row.add_item(ui.Button(custom_id=custom_id, label="x"))
    view.add_item(row)
    return view


async def test_it_lapses_when_the_game_goes_on(orchard: DiscordSim) -> None:
    await asked(orchard)
    question = orchard.post()
    mover = orchard.named((await orchard.table()).awaited_people[0])
    panel = await orchard.panel(mover)
    forged = buttons(question, "petition-yes:")[0]["custom_id"]
    await mover.click(panel, label="Pass")
    before = await orchard.table()
    # The question says so by itself, and a click that was on its way changes nothing.
    shown = await orchard.place.fetch_message(question.id)
    assert "the game has moved on" in text(shown)
    assert labels(shown) == []
    await forge(orchard, orchard.person("Bo"), question, forged)
    assert await orchard.table() == before


async def test_it_lapses_after_three_days(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo", "Cy")
    await bid(sim, "Ada", "Bo", "Cy")
    await asked(sim)
    question = sim.post()
    before = await sim.table()
    await sim.pass_time(days=3, hours=1)
    # After a day it was put to them once more.
    first = await sim.place.fetch_message(question.id)
    assert "was posted again" in text(first)
    assert labels(first) == []
    shown = [post for post in sim.posts() if "Should the game go back?" in text(post)][-1]
    assert "no decision was made in three days" in text(shown)
    assert labels(shown) == []
    assert (await sim.table()).entry_count == before.entry_count


async def test_it_survives_a_restart(orchard: DiscordSim) -> None:
    before = await orchard.table()
    await asked(orchard)
    await press(orchard, "Bo", "Agree")
    await orchard.restart()
    await press(orchard, "Cy", "Agree")
    assert (await orchard.table()).entry_count == before.entry_count + 1


async def test_undo_behind_a_barrier_leads_to_the_question(orchard: DiscordSim) -> None:
    told = (await orchard.person("Ada").slash(orchard.channel, "undo")).response
    assert told is not None
    assert "Ask the table to go back?" in text(told)
    assert "Which bid do you lay face down?" in text(told)
    await orchard.person("Ada").click(told, label="Back")
    assert "Ask to undo…" in labels(told)


async def test_only_the_owner_learns_what_was_answered(sim: DiscordSim) -> None:
    """The bid that would go is still secret: the channel is not told of it."""
    await sim.begun("Ada", "Bo", "Cy")
    ada = sim.person("Ada")
    panel = await sim.panel(ada)
    await ada.click(panel, label="Bid 5")
    await bid(sim, "Bo", "Cy")
    mover = sim.named((await sim.table()).awaited_people[0])
    own = await sim.panel(mover)
    await mover.click(own, label="Peek at the deck")
    await mover.click(own, label="Bury it")
    following = sim.named((await sim.table()).awaited_people[0])
    await following.click(await sim.panel(following), label="Pass")
    panel = await asked(sim, name_of(sim, mover.id))
    assert "The table has been asked." in text(panel)
    assert "bury" not in everything(sim.post()).lower()


async def test_how_far_to_go_back_is_a_choice(orchard: DiscordSim) -> None:
    mover = orchard.named((await orchard.table()).awaited_people[0])
    panel = await orchard.panel(mover)
    await mover.click(panel, label="Pick apples")
    player = Player(mover, "trees")
    await player.step(panel)
    other = orchard.named((await orchard.table()).awaited_people[0])
    theirs = await orchard.panel(other)
    await other.click(theirs, label="Pass")
    panel = await orchard.panel(mover)
    await mover.click(panel, label="Ask to undo…")
    shown = [label for label in labels(panel) if " · " in label]
    assert shown == ["1 · My last answer", "2 · The start of my turn"]
    assert "Round 1: what do you do? **Pick apples**" in text(panel)
    await mover.click(panel, label="2 · The start of my turn")
    assert "asks to take back" in text(orchard.post())


async def test_alone_among_computers_nobody_has_to_be_asked(sim: DiscordSim) -> None:
    await sim.begun("Ada", computers=2)
    ada = sim.person("Ada")
    await bid(sim, "Ada")
    await sim.bot.host.wait_until_idle()
    told = (await ada.slash(sim.channel, "undo")).response
    assert told is not None
    assert "nobody has to be asked" in text(told)
    await ada.click(told, custom_id=buttons(told, "undo-way:")[0]["custom_id"])
    assert "Nobody else had to be asked." in text(told)


async def test_the_question_shows_now_and_then(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="ankh")
    players = {p.id: Player(p, "ankh") for p in sim.people.values()}
    for _ in range(40):
        table = await sim.table()
        (awaited,) = table.awaited_people
        waiting = next(p for p in table.people if p != awaited)
        panel = await sim.panel(sim.named(waiting))
        if "Ask to undo…" in labels(panel):
            break
        await players[awaited].step(await sim.panel(sim.named(awaited)))
    await asked(sim, name_of(sim, waiting))
    post = sim.post()
    assert "Should the game go back?" in text(post)
    assert "Now" in everything(post)
    assert "It would then be" in text(post)
    drawn = await picture(post)
    assert len(drawn) > 10_000
    await press(sim, name_of(sim, awaited), "Disagree")
    assert "Not agreed." in text(sim.post())


def name_of(sim: DiscordSim, person_id: int) -> str:
    """The name of a person."""
    return next(name for name, person in sim.people.items() if person.id == person_id)


async def forge(
    sim: DiscordSim, person: MemberActor, message: discord.Message | ResponseMessage, custom_id: str
) -> str:
    click = sim.fire(person, message, custom_id)
    await sim.env.settle()
    return "\n".join(text(answer) for answer in click.followups)


async def test_forged_questions_are_refused(orchard: DiscordSim) -> None:
    ada, bo = orchard.person("Ada"), orchard.person("Bo")
    panel = await orchard.panel(ada)
    await ada.click(panel, label="Ask to undo…")
    custom_id = buttons(panel, "undo-way:")[0]["custom_id"]
    before = await orchard.table()
    assert "cannot answer for that seat" in await forge(orchard, bo, panel, custom_id)
    for number in ("x", "-1", "7", "9" * 40):
        forged = f"pan:petition-yes:1:5:{number}"
        assert "went wrong" not in await forge(orchard, bo, panel, forged)
    assert await orchard.table() == before
    assert "go back?" not in text(orchard.post())
