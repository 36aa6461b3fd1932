"""The recap: owed once, with the last answer, and made from the finished log."""

from __future__ import annotations

from pathlib import Path

import pytest
from sqlalchemy import select

from bot.errors import Refusal
from bot.model.posts import Owed
from bot.storage import schema
from bot.storage.database import Database
from bot.storage.posts import outbox
from games.core.game import Game
from tests.databases import sqlite_url
from tests.host.fake_channel import later
from tests.host.harness import ADA, HostHarness, eager
from tests.toy import Orchard, ToyView


def kinds(harness: HostHarness, table_id: int) -> list[str]:
    """The kinds of the posts at a table."""
    return [post.kind for post in harness.channel.posts if post.table.id == table_id]


async def test_a_recap_follows_the_last_post_once(shared: HostHarness) -> None:
    table = await shared.begun(2, 1, rounds=2)
    await shared.play(table.id, choice=eager)
    assert kinds(shared, table.id)[-2:] == ["over", "recap"]
    assert kinds(shared, table.id).count("recap") == 1
    post = shared.channel.posts[-1]
    assert (post.position, post.mentioned, post.detail) == (None, (), {})
    recap = await shared.host.recaps.recap(table.id)
    position = await shared.host.play.position(table.id, None)
    assert recap.final_scores == position.final_scores
    for final_score in recap.final_scores:
        assert sum(recap.score_history.final[final_score.seat].values()) == final_score.points
        assert len(recap.score_history.points(final_score.seat)) == 2
    views = await shared.host.recaps.views(table.id)
    assert views[-1] == position.view
    assert len(views) > 4


async def test_a_recap_survives_the_end_of_the_process(
    tmp_path: Path, toy: Game[Orchard, ToyView]
) -> None:
    before = HostHarness(Database(sqlite_url(tmp_path)))
    await before.host.engine.database.migrate()
    # Nobody carries posts yet: what is owed waits in the database.
    table = await before.begun(2, rounds=1)
    while (await before.host.tables.get(table.id)).status == "running":
        await before.answer(await before.asked(table.id))
    await before.host.shut_down()
    after = HostHarness(Database(sqlite_url(tmp_path)))
    await after.host.start_up(after.channel)
    await after.host.wait_until_idle()
    assert kinds(after, table.id)[-2:] == ["over", "recap"]
    await after.host.shut_down()


async def test_what_a_recap_needs_is_made_before_and_holds_up_nobody(harness: HostHarness) -> None:
    asked: list[int] = []
    ready = False

    async def prepare(owed: Owed) -> float | None:
        asked.append(owed.table_id)
        return None if ready else 60.0

    harness.host.engine.preparing["recap"] = prepare
    first = await harness.begun(2, rounds=1)
    await harness.play(first.id)
    assert kinds(harness, first.id)[-1] == "over"
    assert asked == [first.id]
    second = await harness.begun(2, rounds=1, channel_id=11)
    await harness.play(second.id, 4)
    assert "turn" in kinds(harness, second.id)
    ready = True
    harness.host.engine.wake_delivery(first.id)
    await harness.host.wait_until_idle()
    assert kinds(harness, first.id)[-2:] == ["over", "recap"]


async def test_a_lost_answer_does_not_post_it_twice(harness: HostHarness) -> None:
    table = await harness.begun(2, rounds=1)
    while (await harness.host.tables.get(table.id)).status == "running":
        await harness.answer(await harness.asked(table.id))
    harness.channel.after = [later(0), later(0)]
    await harness.host.wait_until_idle()
    await harness.host.wait_until_idle()
    assert kinds(harness, table.id).count("recap") == 1
    assert kinds(harness, table.id).count("over") == 1


async def test_only_finished_matches_have_one(harness: HostHarness) -> None:
    host = harness.host
    table = await harness.begun(2, rounds=5)
    await harness.play(table.id, 5)
    with pytest.raises(Refusal, match="not_over"):
        await host.recaps.recap(table.id)
    with pytest.raises(Refusal, match="not_over"):
        await host.recaps.views(table.id)
    await host.tables.cancel(table.id, ADA.id, moderator=True)
    await host.wait_until_idle()
    assert kinds(harness, table.id)[-1] == "cancelled"
    with pytest.raises(Refusal, match="cancelled"):
        await host.recaps.recap(table.id)


async def test_a_match_that_is_no_longer_over_gets_none(harness: HostHarness) -> None:
    """A moderator may go back behind the end before the recap is sent."""
    host = harness.host
    table = await harness.begun(2, rounds=5)
    await harness.play(table.id, 3)
    async with host.engine.database.write() as connection:
        await outbox.owe(connection, table.id, "recap", 3, harness.clock())
    host.engine.wake_delivery(table.id)
    await host.wait_until_idle()
    assert "recap" not in kinds(harness, table.id)
    async with host.engine.database.read() as connection:
        chosen = select(schema.outbox.c.state).where(schema.outbox.c.kind == "recap")
        assert (await connection.scalars(chosen)).all() == ["superseded"]
