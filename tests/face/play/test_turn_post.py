"""What the channel hears: one post a turn, pings for those awaited alone, nothing twice."""

from __future__ import annotations

import hashlib
from dataclasses import replace
from typing import Any

import discord
import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from bot.errors import Later, Undeliverable
from bot.model.posts import Post
from bot.storage.posts import outbox
from tests.face.chairs import leaves
from tests.face.player import Player
from tests.face.salon import Salon, buttons, everything, labels, text


def pinged(salon: Salon, message: discord.Message) -> list[int]:
    """Whom a message truly notified."""
    return list(salon.env.backend.get_message(salon.channel.id, message.id).ping_user_ids)


async def due(salon: Salon, **changed: Any) -> Post:
    """A post of the channel's table, as the host would hand it over now."""
    table = await salon.table()
    position = await salon.bot.host.play.position(table.id, None, since=-1)
    post = Post(77, table, "turn", position.entry, -1, True, "pan-1-77", position)
    return replace(post, **changed)


async def test_only_the_awaited_are_pinged(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    ada, bo, cy = (salon.person(name) for name in ("Ada", "Bo", "Cy"))
    first = salon.post()
    assert sorted(pinged(salon, first)) == sorted([ada.id, bo.id, cy.id])
    posts = len(salon.posts())
    await ada.slash(salon.channel, "move", choice="5")
    await bo.slash(salon.channel, "move", choice="3")
    # Nothing shows while sealed answers come in one by one.
    assert len(salon.posts()) == posts
    await cy.slash(salon.channel, "move", choice="1")
    assert len(salon.posts()) == posts + 1
    assert pinged(salon, salon.post()) == [ada.id]
    assert f"<@{ada.id}>" in text(salon.post())
    assert f"<@{bo.id}>" not in text(salon.post())


async def test_a_turn_is_one_post_that_tells_all_of_it(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "move", choice="5")
    await bo.slash(salon.channel, "move", choice="1")
    posts = len(salon.posts())
    panel = await salon.panel(ada)
    await ada.click(panel, label="Pick apples")
    await ada.click(panel, custom_id=buttons(panel, "flip:")[0]["custom_id"])
    assert len(salon.posts()) == posts
    await ada.click(panel, label="Confirm 1 chosen")
    assert len(salon.posts()) == posts + 1
    assert "Ada** picks from tree" in text(salon.post())
    assert "bid" not in text(salon.post())
    assert pinged(salon, salon.post()) == [bo.id]


async def test_computers_moves_are_folded_into_the_next_post(salon: Salon) -> None:
    await salon.begun("Ada", computers=3)
    player = Player(salon.person("Ada"), "fold")
    for _ in range(3):
        before = len(salon.posts())
        panel = await salon.panel(player.person)
        while await player.step(panel):
            pass
        table = await salon.table()
        if table.status != "running":
            break
        assert table.awaited_people == (player.person.id,)
        assert len(salon.posts()) - before <= 2


async def test_long_stories_keep_their_end_and_point_to_the_log(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    post = await due(salon)
    assert post.position is not None
    notes = post.position.notes * 400
    post = replace(post, position=replace(post.position, notes=notes))
    await salon.bot.courier.deliver(post)
    shown = text(salon.post())
    assert len(shown) <= 4000
    assert "earlier events are in the log" in shown
    assert "Next to move" in shown or "Awaited" in shown


async def test_a_post_that_got_through_is_found_again(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    courier = salon.bot.courier
    post = await due(salon)
    assert await courier.find(post) is None
    message_id = await courier.deliver(post)
    assert await courier.find(post) == message_id
    assert await courier.find(replace(post, id=78)) is None
    sent = [r for r in salon.env.http_requests if r.method == "POST" and "/messages" in r.path][-1]
    assert sent.json is not None
    assert sent.json["nonce"] == "pan-1-77"
    assert sent.json["enforce_nonce"] is True
    await salon.restart()
    assert await salon.bot.courier.find(post) == message_id


async def test_a_post_is_found_however_much_was_said_since(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    post = replace(await due(salon), owed_since=salon.post().created_at.timestamp())
    message_id = await salon.bot.courier.deliver(post)
    backend, ada = salon.env.backend, salon.person("Ada")
    for _ in range(2_100):
        backend.create_message(salon.channel.id, ada.id, content="chatter")
    assert await salon.bot.courier.find(post) == message_id


async def test_an_edit_in_a_thread_that_sleeps_gives_way(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    await salon.begun("Ada", "Bo")
    post = await due(salon)
    amended = replace(post, detail={**post.detail, "amends": salon.post().id})
    salon.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083)
    assert await salon.bot.courier.deliver(amended) == salon.post().id
    salon.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50035)
    with pytest.raises(Undeliverable):
        await salon.bot.courier.deliver(amended)


async def test_a_thread_that_sleeps_is_no_lost_channel(
    salon: Salon, trouble: pytest.LogCaptureFixture
) -> None:
    """Whoever leaves has the lobby's post edited; what comes after it is posted all the same."""
    table = await salon.begun("Ada", "Bo", "Cy")
    salon.env.inject_error("PATCH", "/channels/*/messages/*", status=400, code=50083, times=None)
    before = len(salon.posts())
    await leaves(salon, "Bo", "A computer plays on")
    await salon.env.settle()
    assert (await salon.table()).lost is None
    assert "has left the game" in text(salon.posts()[before])
    async with salon.bot.host.engine.database.read() as connection:
        assert await outbox.first_owed(connection, table.id) is None


@pytest.mark.parametrize("kind", ["over", "cancelled", "frozen", "thawed"])
async def test_every_kind_of_post_is_delivered_and_found(salon: Salon, kind: Any) -> None:
    await salon.begun("Ada", "Bo")
    post = await due(salon, kind=kind)
    message_id = await salon.bot.courier.deliver(post)
    assert await salon.bot.courier.find(post) == message_id
    assert pinged(salon, salon.post()) == []
    unread = replace(post, id=99, position=None)
    if kind != "over":
        assert await salon.bot.courier.find(unread) is None
        assert await salon.bot.courier.deliver(unread) == salon.post().id
        assert "Log" in labels(salon.post())


@pytest.mark.parametrize(
    ("status", "expected", "uncertain"),
    [(429, Later, False), (500, Later, True), (503, Later, True)],
)
async def test_patience_where_discord_asks_for_it(
    salon: Salon, status: int, expected: type[Later], uncertain: bool
) -> None:
    await salon.begun("Ada", "Bo")
    post = await due(salon)
    salon.env.inject_error("POST", "/channels/*/messages", status=status, message="later")
    with pytest.raises(expected) as caught:
        await salon.bot.courier.deliver(post)
    assert caught.value.uncertain is uncertain
    assert await salon.bot.courier.deliver(post)


async def test_a_channel_that_takes_no_posts_is_told_from_a_busy_one(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    post = await due(salon)
    await salon.place.set_permissions(salon.me, send_messages=False)
    with pytest.raises(Undeliverable, match="send_messages"):
        await salon.bot.courier.deliver(post)
    gone = replace(post, table=replace(post.table, channel_id=1))
    with pytest.raises(Undeliverable):
        await salon.bot.courier.deliver(gone)
    with pytest.raises(Undeliverable):
        await salon.bot.courier.find(gone)


@pytest.mark.parametrize("status", [429, 403, 503])
async def test_a_missed_post_comes_later_and_only_once(salon: Salon, status: int) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "table create", game="toy")
    await ada.click(salon.post(), label="Add computer")
    posts = len(salon.posts())
    salon.env.inject_error("POST", "/channels/*/messages", status=status, message="no")
    await ada.click(salon.post(), label="Start")
    assert (await salon.table()).status == "running"
    assert len(salon.posts()) == posts
    # Nobody has to wait for a post to play on.
    assert "Which bid" in text(await opened(ada, salon))
    await salon.restart(later=3600)
    assert len(salon.posts()) == posts + 1
    assert pinged(salon, salon.post()) == [ada.id]
    await salon.restart(later=7200)
    assert len(salon.posts()) == posts + 1


async def test_a_post_whose_answer_was_lost_is_not_posted_twice(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    ada, bo = salon.person("Ada"), salon.person("Bo")
    http: Any = salon.bot.http
    request = http.request

    async def lost(route: Any, **more: Any) -> Any:
        answer = await request(route, **more)
        if route.method == "POST" and route.path == "/channels/{channel_id}/messages":
            raise OSError("the connection was lost")
        return answer

    http.request = lost
    posts = len(salon.posts())
    await ada.slash(salon.channel, "move", choice="5")
    await bo.slash(salon.channel, "move", choice="1")
    assert len(salon.posts()) == posts + 1
    await salon.restart(later=3600)
    assert len(salon.posts()) == posts + 1
    assert (await salon.table()).last_post_id == salon.post().id


async def opened(person: MemberActor, salon: Salon) -> ResponseMessage:
    """The panel, without any post to open it from."""
    asked = await person.slash(salon.channel, "move", choice="?")
    assert asked.response is not None
    return asked.response


async def test_the_picture_of_a_post_says_the_same_in_words(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="deus")
    post = salon.post()
    assert len(post.attachments) == 1
    alt = post.attachments[0].description
    assert alt
    assert alt in everything(post)
    data = await post.attachments[0].read()
    assert len(hashlib.sha256(data).hexdigest()) == 64
    assert 1000 < len(data) < 2_000_000
