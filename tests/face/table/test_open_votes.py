"""Votes are reached again when their post is gone: in the channel, in lists and in the panel."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.model.people import Person
from tests.face.care import letters, pinged, shown
from tests.face.salon import Salon, buttons, labels, parts, text
from tests.face.table.test_clocks import run_out, votes


async def press_vote(person: MemberActor, message: ResponseMessage) -> ResponseMessage:
    """Open the vote that a message offers."""
    (button,) = buttons(message, "vote-open:")
    return shown(await person.click(message, custom_id=button["custom_id"]))


def _person(actor: MemberActor) -> Person:
    return Person(actor.id, actor.name)


def _links(message: discord.Message) -> list[str]:
    return [str(part["url"]) for part in parts(message) if part.get("url")]


async def deleted(salon: Salon, post: discord.Message) -> None:
    message = await salon.place.fetch_message(post.id)
    await message.delete()
    await salon.env.settle()


async def test_a_deleted_vote_is_offered_in_games_in_the_clock_and_in_the_panel(
    salon: Salon,
) -> None:
    slow, (one, two, three), post = await run_out(salon, "Ada", "Bo", "Cy", "Di")
    await deleted(salon, post)
    games = shown(await one.slash(salon.channel, "games"))
    assert "A vote waits for you" in text(games)
    vote = await press_vote(one, games)
    await one.click(vote, label="Computer")
    assert f"<@{one.id}>: Computer" in text(vote)
    assert buttons(shown(await one.slash(salon.channel, "games")), "vote-open:") == []
    clock = shown(await two.slash(salon.channel, "table clock"))
    vote = await press_vote(two, clock)
    assert labels(vote) == ["Wait", "Computer", "Replacement"]
    panel = await salon.panel(three)
    assert "A vote waits for you" in text(panel)
    vote = await press_vote(three, panel)
    await three.click(vote, label="Computer")
    assert "Decided: a computer player sits in" in text(vote)
    assert (await salon.table()).owned_by(slow.id) is not None


async def test_a_deleted_vote_is_posted_again(salon: Salon) -> None:
    _, others, post = await run_out(salon, "Ada", "Bo", "Cy")
    await salon.pass_time(hours=7)
    assert len(votes(salon)) == 1
    await deleted(salon, post)
    assert votes(salon) == []
    await salon.pass_time(hours=7)
    (again,) = votes(salon)
    assert sorted(pinged(salon, again)) == sorted(person.id for person in others)
    assert labels(again) == ["Wait", "Computer", "Replacement"]


async def test_a_vote_moves_to_the_new_channel(salon: Salon) -> None:
    slow, (one, two), _ = await run_out(salon, "Ada", "Bo", "Cy")
    boss = salon.moderator("Mo")
    elsewhere = salon.guild.create_text_channel("elsewhere")
    await salon.place.delete()
    await salon.env.settle()
    table_id = 1
    await boss.slash(elsewhere, "admin move", table=str(table_id))
    (again,) = [p for p in salon.posts(elsewhere) if "has run out of time" in text(p)]
    await one.click(again, label="Computer")
    await two.click(again, label="Computer")
    assert (await salon.table(elsewhere)).owned_by(slow.id) is not None


async def test_a_vote_in_games_changes_the_post_in_the_channel(salon: Salon) -> None:
    _, (one, *_), _ = await run_out(salon, "Ada", "Bo", "Cy", "Di")
    vote = await press_vote(one, shown(await one.slash(salon.channel, "games")))
    await one.click(vote, label="Wait")
    await salon.env.settle()
    assert f"<@{one.id}>: Wait" in text(votes(salon)[0])


async def test_strangers_cannot_open_a_vote(salon: Salon) -> None:
    _, (one, *_), _ = await run_out(salon, "Ada", "Bo", "Cy")
    games = shown(await one.slash(salon.channel, "games"))
    (button,) = buttons(games, "vote-open:")
    refused = salon.fire(salon.person("Eve"), games, button["custom_id"])
    await salon.env.settle()
    assert refused.response is not None
    assert "run out of time" not in text(refused.response)


async def test_after_a_move_a_direct_message_links_to_the_newest_post(salon: Salon) -> None:
    salon.keep_virtual_time()
    table = await salon.begun("Ada", "Bo")
    ada, boss = salon.person("Ada"), salon.moderator("Mo")
    await salon.bot.host.reminders.choose(_person(ada), remind_in="dm")
    elsewhere = salon.guild.create_text_channel("elsewhere")
    await boss.slash(elsewhere, "admin move", table=str(table.id))
    await salon.pass_time(hours=25)
    (letter,) = letters(ada)
    place = f"https://discord.com/channels/{salon.guild.id}/{elsewhere.id}/"
    assert _links(letter) == [f"{place}{salon.posts(elsewhere)[0].id}"]
