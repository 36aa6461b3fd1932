"""Votes whose post is gone: in the channel, in lists and in the panel."""

from __future__ import annotations

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, labels, parts, text
from tests.ui.reminder_steps import letters, pinged, shown
from tests.ui.table.test_clocks import run_out, votes
from tests.ui.table.test_undo_votes import asked, bid, post_of


async def press_vote(person: MemberActor, message: ResponseMessage) -> ResponseMessage:
    """Open the vote that a message offers."""
    (button,) = buttons(message, "vote-open:")
    return shown(await person.click(message, custom_id=button["custom_id"]))


def _person(actor: MemberActor) -> Person:
    return Person(actor.id, actor.name)


def _links(message: discord.Message) -> list[str]:
    return [str(part["url"]) for part in parts(message) if part.get("url")]


async def deleted(sim: DiscordSim, post: discord.Message) -> None:
    message = await sim.place.fetch_message(post.id)
    await message.delete()
    await sim.env.settle()


async def test_a_deleted_vote_is_offered_in_games_in_the_clock_and_in_the_panel(
    sim: DiscordSim,
) -> None:
    slow, (one, two, three), post = await run_out(sim, "Ada", "Bo", "Cy", "Di")
    await deleted(sim, post)
    games = shown(await one.slash(sim.channel, "games"))
    assert "A vote is waiting for you" in text(games)
    vote = await press_vote(one, games)
    await one.click(vote, label="Computer")
    assert f"<@{one.id}>: Computer" in text(vote)
    again = shown(await one.slash(sim.channel, "games"))
    assert "A vote is waiting for you" not in text(again)
    assert [b["label"] for b in buttons(again, "vote-open:")] == ["Vote again at table 1"]
    clock = shown(await two.slash(sim.channel, "table clock"))
    vote = await press_vote(two, clock)
    assert labels(vote) == ["Wait", "Computer", "Replacement"]
    panel = await sim.panel(three)
    assert "A vote is waiting for you" in text(panel)
    vote = await press_vote(three, panel)
    await three.click(vote, label="Computer")
    assert "Decided: a computer player sits in" in text(vote)
    assert (await sim.table()).owned_by(slow.id) is not None


async def test_a_deleted_vote_is_posted_again(sim: DiscordSim) -> None:
    _, others, post = await run_out(sim, "Ada", "Bo", "Cy")
    await sim.pass_time(hours=7)
    assert len(votes(sim)) == 1
    await deleted(sim, post)
    assert votes(sim) == []
    await sim.pass_time(hours=7)
    (again,) = votes(sim)
    assert sorted(pinged(sim, again)) == sorted(person.id for person in others)
    assert labels(again) == ["Wait", "Computer", "Replacement"]


async def test_a_vote_moves_to_the_new_channel(sim: DiscordSim) -> None:
    slow, (one, two), _ = await run_out(sim, "Ada", "Bo", "Cy")
    boss = sim.moderator("Mo")
    elsewhere = sim.guild.create_text_channel("elsewhere")
    await sim.place.delete()
    await sim.env.settle()
    table_id = 1
    await boss.slash(elsewhere, "admin move", table=str(table_id))
    (again,) = [p for p in sim.posts(elsewhere) if "has run out of time" in text(p)]
    await one.click(again, label="Computer")
    await two.click(again, label="Computer")
    assert (await sim.table(elsewhere)).owned_by(slow.id) is not None


async def test_a_vote_in_games_changes_the_post_in_the_channel(sim: DiscordSim) -> None:
    _, (one, *_), _ = await run_out(sim, "Ada", "Bo", "Cy", "Di")
    vote = await press_vote(one, shown(await one.slash(sim.channel, "games")))
    await one.click(vote, label="Wait")
    await sim.env.settle()
    assert f"<@{one.id}>: Wait" in text(votes(sim)[0])


async def test_strangers_cannot_open_a_vote(sim: DiscordSim) -> None:
    _, (one, *_), _ = await run_out(sim, "Ada", "Bo", "Cy")
    games = shown(await one.slash(sim.channel, "games"))
    (button,) = buttons(games, "vote-open:")
    refused = sim.fire(sim.person("Eve"), games, button["custom_id"])
    await sim.env.settle()
    assert refused.response is not None
    assert "run out of time" not in text(refused.response)


async def test_after_a_move_a_direct_message_links_to_the_newest_post(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    table = await sim.begun("Ada", "Bo")
    ada, boss = sim.person("Ada"), sim.moderator("Mo")
    await sim.bot.host.reminders.choose(_person(ada), remind_in="dm")
    elsewhere = sim.guild.create_text_channel("elsewhere")
    await boss.slash(elsewhere, "admin move", table=str(table.id))
    await sim.pass_time(hours=25)
    (letter,) = letters(ada)
    place = f"https://discord.com/channels/{sim.guild.id}/{elsewhere.id}/"
    assert _links(letter) == [f"{place}{sim.posts(elsewhere)[0].id}"]


async def test_whoever_has_voted_votes_again_from_the_panel(sim: DiscordSim) -> None:
    slow, (one, two, _), _ = await run_out(sim, "Ada", "Bo", "Cy", "Di")
    vote = await press_vote(one, await sim.panel(one))
    await one.click(vote, label="Computer")
    panel = await sim.panel(one)
    assert "A vote is waiting for you" not in text(panel)
    assert "Vote again" in labels(panel)
    vote = await press_vote(one, panel)
    await one.click(vote, label="Wait")
    assert f"<@{one.id}>: Wait" in text(vote)
    games = shown(await two.slash(sim.channel, "games"))
    assert "Vote at table 1" in labels(games)
    assert "Vote" not in labels(await sim.panel(slow)), "it is about them"


async def test_whoever_asked_withdraws_from_the_panel_and_from_games(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await bid(sim, "Ada", "Bo", "Cy")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await asked(sim)
    games = shown(await ada.slash(sim.channel, "games"))
    assert "Withdraw my question at table 1…" in labels(games)
    assert "Withdraw my question…" not in labels(await sim.panel(bo))
    question = await press_vote(ada, await sim.panel(ada))
    assert labels(question) == ["Withdraw the question"]
    await ada.click(question, label="Withdraw the question")
    assert "Withdrawn." in text(question)
    await sim.env.settle()
    assert "Withdrawn." in text(post_of(sim))
    assert buttons(await sim.panel(ada), "vote-open:") == []


@pytest.mark.parametrize("how", ["leaves", "is forgotten", "is forgotten while sat in for"])
async def test_the_question_asks_nobody_who_has_gone(sim: DiscordSim, how: str) -> None:
    await sim.begun("Ada", "Bo", "Cy", "Di")
    await bid(sim, "Ada", "Bo", "Cy", "Di")
    host, table = sim.bot.host, await sim.table()
    others = [sim.person(name) for name in ("Bo", "Cy", "Di")]
    # A computer in an awaited seat would move, and nothing would come of the question.
    gone = next(person for person in others if person.id not in table.awaited_people)
    if how.endswith("for"):
        await host.seats.sit_in(table.id, gone.id)
        await sim.env.settle()
    await asked(sim)
    assert f"<@{gone.id}>" in text(post_of(sim))
    if how == "leaves":
        await host.seats.give_up(table.id, gone.id, "open")
    else:
        await host.privacy.forget(gone.id)
    await host.wait_until_idle()
    await sim.env.settle()
    named = [person for person in others if f"<@{person.id}>" in text(post_of(sim))]
    assert named == [person for person in others if person is not gone]
