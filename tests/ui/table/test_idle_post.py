"""What people read and click when nobody touches their table."""

from __future__ import annotations

from simcord.actors import MemberActor

from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.forged_clicks import shown


async def ended_after_a_month(sim: DiscordSim) -> MemberActor:
    """A match of Ada and Bo that has just ended because nobody touched it; returns Ada."""
    sim.keep_virtual_time()
    boss = sim.moderator("Boss")
    panel = shown(await boss.slash(sim.channel, "settings"))
    await boss.click(panel, label="Places")
    await boss.select(panel, ["30"], custom_id="pan:setting:0:0:places/idle_days")
    assert "30 days" in text(panel)
    await sim.begun("Ada", "Bo")
    await sim.pass_time(days=28.5)
    return sim.person("Ada")


async def newest(sim: DiscordSim, action: str) -> str:
    """The custom id of the newest button with an action; empty where there is none."""
    found = [b for m in sim.posts() for b in buttons(m, f"{action}:")]
    return str(found[-1]["custom_id"]) if found else ""


async def test_a_word_before_and_one_click_to_keep(sim: DiscordSim) -> None:
    ada = await ended_after_a_month(sim)
    post = [m for m in sim.posts() if buttons(m, "idle-keep:")][-1]
    assert "Nobody has touched this table" in text(post)
    assert post.mentions == []
    eve = sim.person("Eve")
    await eve.click(post, label="Keep this table")
    await sim.pass_time(days=1)
    assert (await sim.table()).idle_warned is not None
    kept = await ada.click(post, label="Keep this table")
    assert "The table stays" in text(shown(kept))
    await sim.pass_time(days=10)
    assert (await sim.table()).status == "running"


async def test_an_ended_table_is_reopened_with_one_click(sim: DiscordSim) -> None:
    ada = await ended_after_a_month(sim)
    await sim.pass_time(days=4)
    table = await sim.table()
    assert table.status == "cancelled"
    post = [m for m in sim.posts() if buttons(m, "idle-reopen:")][-1]
    assert "until" in text(post)
    assert await sim.bot.host.play.seed_proof(table.id) is None
    refused = await sim.person("Eve").click(post, label="Reopen it")
    assert (await sim.table()).status == "cancelled"
    assert "open again" not in text(shown(refused))
    await sim.restart()
    await ada.click(post, label="Reopen it")
    await sim.env.settle()
    again = await sim.table()
    assert (again.id, again.status) == (table.id, "running")
    last = [m for m in sim.posts() if "has reopened this table" in text(m)][-1]
    assert {*again.awaited_people} <= {user.id for user in last.mentions}
    person = sim.named(again.awaited_people[0])
    move = buttons(last, "move:")[0]["custom_id"]
    assert shown(await person.click(last, custom_id=move)).ephemeral


async def test_an_ended_table_tells_no_more_than_a_running_one(sim: DiscordSim) -> None:
    ada = await ended_after_a_month(sim)
    await sim.pass_time(days=4)
    table = await sim.table()
    export = await sim.bot.host.exports.export_for(table.id, ada.id, lambda phrase: phrase.key)
    assert not export.whole
    assert Person(ada.id, "Ada").id in table.people
