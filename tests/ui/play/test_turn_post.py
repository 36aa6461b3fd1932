"""Turn posts: one for each turn, mentions for awaited people only, none twice."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.errors import RetryLater, Undeliverable
from bot.model.posts import LOG_POST_KINDS, Post, PostKind
from bot.storage.posts import outbox
from bot.ui.app.sender import calls_somebody
from bot.ui.kit.pictures import Pictures
from bot.ui.kit.reader import Reader
from bot.ui.play.turn_post import log_post_message
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text, words
from tests.ui.random_player import Player
from tests.ui.seat_steps import leaves


def pinged(sim: DiscordSim, message: discord.Message) -> list[int]:
    """Whom a message truly notified."""
    return list(sim.env.backend.get_message(sim.channel.id, message.id).ping_user_ids)


async def due(sim: DiscordSim, **changed: Any) -> Post:
    """A post of the channel's table, as the host would hand it over now."""
    table = await sim.table()
    position = await sim.bot.host.play.position(table.id, None, since=-1)
    post = Post(77, table, "turn", position.entry, -1, True, "pan-1-77", position)
    return replace(post, **changed)


async def test_only_the_awaited_are_pinged(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    ada, bo, cy = (sim.person(name) for name in ("Ada", "Bo", "Cy"))
    first = sim.post()
    assert sorted(pinged(sim, first)) == sorted([ada.id, bo.id, cy.id])
    posts = len(sim.posts())
    await ada.slash(sim.channel, "move", choice="5")
    await bo.slash(sim.channel, "move", choice="3")
    # Nothing shows while sealed answers come in one by one.
    assert len(sim.posts()) == posts
    await cy.slash(sim.channel, "move", choice="1")
    assert len(sim.posts()) == posts + 1
    assert pinged(sim, sim.post()) == [ada.id]
    assert f"<@{ada.id}>" in text(sim.post())
    assert f"<@{bo.id}>" not in text(sim.post())


async def test_a_turn_is_one_post_that_tells_all_of_it(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "move", choice="5")
    await bo.slash(sim.channel, "move", choice="1")
    posts = len(sim.posts())
    panel = await sim.panel(ada)
    await ada.click(panel, label="Pick apples")
    await ada.click(panel, custom_id=buttons(panel, "flip:")[0]["custom_id"])
    assert len(sim.posts()) == posts
    await ada.click(panel, label="Confirm this one")
    assert len(sim.posts()) == posts + 1
    assert "Ada** picks from tree" in text(sim.post())
    assert "bid" not in text(sim.post())
    assert pinged(sim, sim.post()) == [bo.id]


async def test_computers_moves_are_folded_into_the_next_post(sim: DiscordSim) -> None:
    await sim.begun("Ada", computers=3)
    player = Player(sim.person("Ada"), "fold")
    for _ in range(3):
        before = len(sim.posts())
        panel = await sim.panel(player.person)
        while await player.step(panel):
            pass
        table = await sim.table()
        if table.status != "running":
            break
        assert table.awaited_people == (player.person.id,)
        assert len(sim.posts()) - before <= 2


async def test_long_stories_keep_their_end_and_point_to_the_log(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim)
    assert post.position is not None
    notes = post.position.notes * 400
    post = replace(post, position=replace(post.position, notes=notes))
    await sim.bot.sender.deliver(post)
    shown = text(sim.post())
    assert len(shown) <= 4000
    assert "earlier events are in the log" in shown
    assert "Next to move" in shown or "Awaited" in shown


async def test_a_post_that_got_through_is_found_again(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    sender = sim.bot.sender
    post = await due(sim)
    assert await sender.find(post) is None
    message_id = await sender.deliver(post)
    assert await sender.find(post) == message_id
    assert await sender.find(replace(post, id=78)) is None
    sent = [r for r in sim.env.http_requests if r.method == "POST" and "/messages" in r.path][-1]
    assert sent.json is not None
    assert sent.json["nonce"] == "pan-1-77"
    assert sent.json["enforce_nonce"] is True
    await sim.restart()
    assert await sim.bot.sender.find(post) == message_id


async def test_a_post_is_found_however_much_was_said_since(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    post = replace(await due(sim), owed_since=sim.post().created_at.timestamp())
    message_id = await sim.bot.sender.deliver(post)
    backend, ada = sim.env.backend, sim.person("Ada")
    for _ in range(2_100):
        backend.create_message(sim.channel.id, ada.id, content="chatter")
    assert await sim.bot.sender.find(post) == message_id


async def test_an_edit_in_a_thread_that_sleeps_gives_way(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim)
    amended = replace(post, detail={**post.detail, "amends": sim.post().id})
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    assert await sim.bot.sender.deliver(amended) == sim.post().id
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    with pytest.raises(Undeliverable):
        await sim.bot.sender.deliver(amended)


async def test_a_thread_that_sleeps_is_no_lost_channel(
    sim: DiscordSim, trouble: pytest.LogCaptureFixture
) -> None:
    """Leaving edits the lobby's post; what comes after it is posted all the same."""
    table = await sim.begun("Ada", "Bo", "Cy")
    sim.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    before = len(sim.posts())
    await leaves(sim, "Bo", "A computer plays on")
    await sim.env.settle()
    assert (await sim.table()).lost is None
    assert "has left the game" in text(sim.posts()[before])
    async with sim.bot.host.engine.database.read() as connection:
        assert await outbox.first_owed(connection, table.id) is None


@pytest.mark.parametrize("kind", ["over", "cancelled", "frozen", "thawed"])
async def test_every_kind_of_post_is_delivered_and_found(sim: DiscordSim, kind: Any) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim, kind=kind)
    message_id = await sim.bot.sender.deliver(post)
    assert await sim.bot.sender.find(post) == message_id
    assert pinged(sim, sim.post()) == []
    unread = replace(post, id=99, position=None)
    if kind != "over":
        assert await sim.bot.sender.find(unread) is None
        assert await sim.bot.sender.deliver(unread) == sim.post().id
        assert "Log" in labels(sim.post())


@pytest.mark.parametrize(
    ("status", "expected", "uncertain"),
    [(429, RetryLater, False), (500, RetryLater, True), (503, RetryLater, True)],
)
async def test_a_post_waits_as_long_as_discord_asks_for(
    sim: DiscordSim, status: int, expected: type[RetryLater], uncertain: bool
) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim)
    sim.env.inject_error("POST", "/channels/*/messages", status=status, message="later")
    with pytest.raises(expected) as caught:
        await sim.bot.sender.deliver(post)
    assert caught.value.uncertain is uncertain
    assert await sim.bot.sender.deliver(post)


async def test_a_channel_that_takes_no_posts_is_told_from_a_busy_one(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim)
    await sim.place.set_permissions(sim.me, send_messages=False)
    with pytest.raises(Undeliverable, match="send_messages"):
        await sim.bot.sender.deliver(post)
    gone = replace(post, table=replace(post.table, channel_id=1))
    with pytest.raises(Undeliverable):
        await sim.bot.sender.deliver(gone)
    with pytest.raises(Undeliverable):
        await sim.bot.sender.find(gone)


@pytest.mark.parametrize("status", [429, 403, 503])
async def test_a_missed_post_comes_later_and_only_once(sim: DiscordSim, status: int) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="toy")
    await ada.click(sim.post(), label="Add computer")
    posts = len(sim.posts())
    sim.env.inject_error("POST", "/channels/*/messages", status=status, message="no")
    await ada.click(sim.post(), label="Start")
    assert (await sim.table()).status == "running"
    assert len(sim.posts()) == posts
    # Nobody has to wait for a post to play on.
    assert "Which bid" in text(await opened(ada, sim))
    await sim.restart(later=3600)
    assert len(sim.posts()) == posts + 1
    assert pinged(sim, sim.post()) == [ada.id]
    await sim.restart(later=7200)
    assert len(sim.posts()) == posts + 1


async def test_a_post_whose_answer_was_lost_is_not_posted_twice(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    ada, bo = sim.person("Ada"), sim.person("Bo")
    http: Any = sim.bot.http
    request = http.request

    async def lost(route: Any, **more: Any) -> Any:
        answer = await request(route, **more)
        if route.method == "POST" and route.path == "/channels/{channel_id}/messages":
            raise OSError("the connection was lost")
        return answer

    http.request = lost
    posts = len(sim.posts())
    await ada.slash(sim.channel, "move", choice="5")
    await bo.slash(sim.channel, "move", choice="1")
    assert len(sim.posts()) == posts + 1
    await sim.restart(later=3600)
    assert len(sim.posts()) == posts + 1
    assert (await sim.table()).last_post_id == sim.post().id


async def opened(person: MemberActor, sim: DiscordSim) -> ResponseMessage:
    """The panel, without any post to open it from."""
    asked = await person.slash(sim.channel, "move", choice="?")
    assert asked.response is not None
    return asked.response


async def test_the_picture_of_a_post_says_the_same_in_words(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="deus")
    post = sim.post()
    assert len(post.attachments) == 1
    alt = post.attachments[0].description
    assert alt
    assert alt in everything(post)
    data = await post.attachments[0].read()
    assert len(hashlib.sha256(data).hexdigest()) == 64
    assert 1000 < len(data) < 2_000_000


@pytest.mark.parametrize("kind", LOG_POST_KINDS)
async def test_a_post_about_a_match_that_cannot_be_read_has_words(
    sim: DiscordSim, kind: PostKind
) -> None:
    await sim.begun("Ada", "Bo")
    post = await due(sim, kind=kind, position=None)
    builder = await log_post_message(post, Reader(words(), "en", post.table), Pictures())
    assert "able 1" in str([item.to_component_dict() for item in builder.view().children])


async def test_posts_that_call_nobody_are_silent(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    lobby, first = sim.posts()[-2:]
    assert lobby.flags.suppress_notifications
    assert pinged(sim, first)
    assert not first.flags.suppress_notifications
    await sim.bot.sender.deliver(await due(sim, kind="over"))
    assert sim.post().flags.suppress_notifications
    assert calls_somebody(await due(sim, kind="digest", person_id=7))
