"""``/looking``: a search, proposals by direct message, and the table that opens."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor

from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, labels, text
from tests.ui.forged_clicks import forged, shown


def letters(person: MemberActor) -> list[discord.Message]:
    return list(person.user.dm_channel.history())


async def settled(sim: DiscordSim) -> None:
    for _ in range(3):
        await sim.env.settle()
        await sim.bot.host.wait_until_idle()
    await sim.env.settle()


async def looks(sim: DiscordSim, name: str, **chosen: str) -> MemberActor:
    """A person who looks for a game of two, with more choices."""
    person = sim.person(name)
    panel = shown(await person.slash(sim.channel, "looking"))
    for menu, value in {"size": "2", "games": "toy", **chosen}.items():
        await person.select(panel, [value], custom_id=f"pan:look:0:0:{menu}")
    await sim.pass_time(minutes=1)
    await settled(sim)
    return person


async def test_two_people_find_each_other_and_their_table_opens(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = await looks(sim, "Ada", pace="daily")
    assert letters(ada) == []
    bo = await looks(sim, "Bo")
    (hers,), (his,) = letters(ada), letters(bo)
    assert "A table of Orchard?" in text(hers)
    assert "Bo" in text(hers)
    assert "Ada" in text(his)
    assert "at least once a day" in text(his)
    answer = shown(await ada.user.click(hers, label="I'm in"))
    assert "when the other person has accepted" in text(answer)
    assert sim.channel.threads == []
    answer = shown(await bo.user.click(his, label="I'm in"))
    assert "I open the table now" in text(answer)
    await settled(sim)
    (thread,) = sim.channel.threads
    table = await sim.table(thread)
    assert (table.people, table.pace, table.game) == ((ada.id, bo.id), "daily", "toy")
    assert "Start" in labels(sim.post(thread))
    assert [f"<#{thread.id}>" in text(m) for m in letters(ada)] == [False, True]
    assert [f"<#{thread.id}>" in text(m) for m in letters(bo)] == [False, True]
    assert "not looking" in text(shown(await ada.slash(sim.channel, "looking")))


async def test_a_declined_table_is_not_opened_and_nobody_is_asked_twice_a_day(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    ada, bo = await looks(sim, "Ada"), await looks(sim, "Bo")
    await ada.user.click(letters(ada)[0], label="I'm in")
    await bo.user.click(letters(bo)[0], label="Not this time")
    await settled(sim)
    assert sim.channel.threads == []
    gone = await bo.user.click(letters(bo)[0], label="I'm in")
    assert "over" in text(shown(gone))
    await looks(sim, "Cy")
    await sim.pass_time(hours=20)
    assert [len(letters(person)) for person in (ada, bo, sim.person("Cy"))] == [1, 1, 0]
    await sim.pass_time(hours=6)
    await settled(sim)
    assert len(letters(ada)) == 2


async def test_whoever_does_not_answer_looks_no_longer(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, bo = await looks(sim, "Ada"), await looks(sim, "Bo")
    await ada.user.click(letters(ada)[0], label="I'm in")
    await sim.pass_time(hours=25)
    await settled(sim)
    assert "You are looking for" in text(shown(await ada.slash(sim.channel, "looking")))
    assert "not looking" in text(shown(await bo.slash(sim.channel, "looking")))
    assert sim.channel.threads == []


async def test_a_search_ends_by_itself_or_is_withdrawn(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = await looks(sim, "Ada")
    panel = shown(await ada.slash(sim.channel, "looking"))
    assert "**You are looking for** Orchard" in text(panel)
    await ada.click(panel, label="Stop looking")
    assert "not looking" in text(shown(await ada.slash(sim.channel, "looking")))
    bo = await looks(sim, "Bo")
    assert letters(ada) == letters(bo) == []
    for _ in range(15):
        await sim.pass_time(days=1)
    assert "not looking" in text(shown(await bo.slash(sim.channel, "looking")))


async def test_a_proposal_is_answered_in_the_panel_where_letters_do_not_arrive(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    ada, bo = await looks(sim, "Ada"), await looks(sim, "Bo")
    for person in (ada, bo):
        panel = shown(await person.slash(sim.channel, "looking"))
        assert "A table of Orchard?" in text(panel)
        await person.click(panel, custom_id=buttons(panel, "look-answer")[0]["custom_id"])
    await settled(sim)
    assert len((await sim.table(sim.channel.threads[0])).people) == 2


async def test_others_cannot_answer_and_moderators_decide_who_may_look(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, eve, boss = await looks(sim, "Ada"), sim.person("Eve"), sim.moderator("Boss")
    await looks(sim, "Bo")
    panel = shown(await eve.slash(sim.channel, "looking"))
    assert "not for you" in await forged(sim, eve, panel, "pan:look-answer:0:0:1/yes")
    await sim.bot.host.server_settings.change(
        sim.guild.id, Person(boss.id, "Boss"), {"locked": True}
    )
    refused = await eve.click(panel, label="Look for any game")
    said = [text(m) for m in (*refused.followups, shown(refused))]
    assert any("moderators" in one for one in said)
    assert len(letters(ada)) == 1


async def test_a_restart_loses_no_proposal_and_tells_nobody_twice(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = await looks(sim, "Ada")
    host = sim.bot.host
    host.engine.database.proposal_changed = lambda proposal_id: None
    bo = await looks(sim, "Bo")
    assert letters(ada) == letters(bo) == []
    await sim.restart()
    await settled(sim)
    assert [len(letters(person)) for person in (ada, bo)] == [1, 1]
    sim.bot.host.engine.database.proposal_changed = lambda proposal_id: None
    await ada.user.click(letters(ada)[0], label="I'm in")
    await bo.user.click(letters(bo)[0], label="I'm in")
    assert sim.channel.threads == []
    await sim.restart()
    await settled(sim)
    assert len((await sim.table(sim.channel.threads[0])).people) == 2
    await sim.restart()
    await settled(sim)
    assert len(sim.channel.threads) == 1
    assert [len(letters(person)) for person in (ada, bo)] == [2, 2]


async def test_privacy_deletes_a_search(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada = await looks(sim, "Ada")
    known = await sim.bot.host.privacy.known(ada.id)
    assert known is not None
    assert known.counts["searches"] == 1
    await sim.bot.host.privacy.forget(ada.id)
    bo = await looks(sim, "Bo")
    assert letters(bo) == []
