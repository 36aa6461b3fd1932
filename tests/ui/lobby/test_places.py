"""Tables in threads and forum posts: opening, names, tags, archiving, and what is missing."""

from __future__ import annotations

import discord
from simcord.actors import MemberActor
from simcord.builders import ChannelHandle
from simcord.results import ResponseMessage

from bot.host.lobby.places import name_hash
from bot.model.people import Person
from tests.ui.discord_sim import DiscordSim, buttons, labels, parts, text
from tests.ui.forged_clicks import shown
from tests.ui.random_player import Player

FORUM_MENU = 8


def thread_of(sim: DiscordSim, parent: ChannelHandle | None = None) -> ChannelHandle:
    """The newest thread of a channel."""
    return (parent or sim.channel).threads[-1]


def state(sim: DiscordSim, thread: ChannelHandle) -> tuple[str, bool, set[str]]:
    """Name, whether it is archived, and tags of a thread as Discord has them."""
    known = sim.env.backend.get_channel(thread.id)
    parent = sim.env.backend.get_channel(known.parent_id or 0)
    names = {int(tag["id"]): tag["name"] for tag in parent.available_tags}
    assert known.thread_metadata is not None
    tags = {names[tag] for tag in known.applied_tags}
    return known.name or "", known.thread_metadata.archived, tags


async def settled(sim: DiscordSim) -> None:
    await sim.env.settle()
    await sim.bot.host.wait_until_idle()
    await sim.env.settle()


async def choose(sim: DiscordSim, boss: MemberActor, **values: str | ChannelHandle) -> str:
    """Choose settings of the page about places; returns what the page says then."""
    panel = shown(await boss.slash(sim.channel, "settings"))
    await boss.click(panel, label="Places")
    for name, value in values.items():
        custom_id = f"pan:setting:0:0:places/{name}"
        await boss.select(panel, [value], custom_id=custom_id)
    return text(panel)


async def play_to_the_end(sim: DiscordSim, thread: ChannelHandle) -> None:
    while (table := await sim.table(thread)).status == "running":
        person = sim.named(table.awaited_people[0])
        post = [m for m in sim.posts(thread) if buttons(m, "move:")][-1]
        move = buttons(post, "move:")[0]["custom_id"]
        await Player(person, "places").step(shown(await person.click(post, custom_id=move)))
    await settled(sim)


async def in_thread(sim: DiscordSim, person: MemberActor) -> ChannelHandle:
    await person.slash(sim.channel, "table create", game="toy", place="thread")
    await settled(sim)
    return thread_of(sim)


async def test_a_table_has_its_own_thread_from_the_lobby_to_the_end(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, bo = sim.person("Ada"), sim.person("Bo")
    said = text(shown(await ada.slash(sim.channel, "table create", game="toy", place="thread")))
    await settled(sim)
    thread = thread_of(sim)
    assert f"<#{thread.id}>" in said
    assert "Join" in labels(sim.post(thread))
    assert not [m for m in sim.posts() if buttons(m, "join:")]
    assert state(sim, thread) == ("Orchard: Ada (3 places free)", False, set())
    await bo.click(sim.post(thread), label="Join")
    await settled(sim)
    assert state(sim, thread)[0] == "Orchard: Ada, Bo (2 places free)"
    # Discord takes two names in ten minutes, so Cy comes into it after a while.
    await sim.person("Cy").click(sim.post(thread), label="Join")
    await settled(sim)
    assert "Cy" not in state(sim, thread)[0]
    await sim.pass_time(minutes=6)
    assert state(sim, thread)[0] == "Orchard: Ada, Bo, Cy (1 place free)"
    await sim.person("Cy").click(sim.post(thread), label="Leave")
    await ada.click(sim.posts(thread)[0], label="Start")
    await sim.pass_time(minutes=6)
    assert state(sim, thread)[0] == "Orchard: Ada, Bo"
    # The channel stays free for another table.
    await bo.slash(sim.channel, "table create", game="toy")
    assert (await sim.table()).id != (await sim.table(thread)).id
    await play_to_the_end(sim, thread)
    assert (await sim.table(thread)).status == "over"
    assert not state(sim, thread)[1]
    await sim.pass_time(hours=2)
    assert state(sim, thread) == ("Orchard: Ada, Bo (over)", True, set())


async def test_a_forum_post_becomes_the_lobby_and_its_tags_tell_the_state(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, bo, boss = sim.person("Ada"), sim.person("Bo"), sim.moderator("Boss")
    forum = sim.guild.create_forum_channel("games")
    await settled(sim)
    said = await choose(sim, boss, forum=forum, place="forum")
    assert f"<#{forum.id}>" in said
    assert "of 1,000 active threads" in said
    await ada.slash(sim.channel, "table create", game="toy")
    await settled(sim)
    post = thread_of(sim, forum)
    assert state(sim, post)[2] == {"Orchard", "Looking for players"}
    # One message: the post itself is the lobby.
    (lobby,) = sim.posts(post)
    assert "Join" in labels(lobby)
    await bo.click(lobby, label="Join")
    await ada.click(sim.post(post), label="Start")
    await settled(sim)
    assert state(sim, post)[2] == {"Orchard", "Playing"}
    await play_to_the_end(sim, post)
    assert state(sim, post)[2] == {"Orchard", "Over"}
    await sim.pass_time(hours=2)
    assert state(sim, post)[1]
    tags = sim.env.backend.get_channel(forum.id).available_tags
    assert sorted(tag["name"] for tag in tags) == [
        "Looking for players",
        "Orchard",
        "Over",
        "Playing",
    ]


async def test_the_bot_says_what_is_missing_and_stays_in_the_channel(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await sim.place.set_permissions(sim.me, create_public_threads=False)
    await settled(sim)
    said = text(shown(await ada.slash(sim.channel, "table create", game="toy", place="thread")))
    assert "Create Public Threads" in said
    assert "the table is in this channel" in said
    assert sim.channel.threads == []
    assert "Join" in labels(sim.post())


async def test_a_person_who_may_open_no_table_opens_no_thread(sim: DiscordSim) -> None:
    ada, boss = sim.person("Ada"), sim.moderator("Boss")
    panel = shown(await boss.slash(sim.channel, "settings"))
    await boss.click(panel, label="Lock new tables")
    said = text(shown(await ada.slash(sim.channel, "table create", game="toy", place="thread")))
    assert "moderators" in said
    assert sim.channel.threads == []


async def test_a_server_asks_or_decides(sim: DiscordSim) -> None:
    ada, boss = sim.person("Ada"), sim.moderator("Boss")
    refused = await choose(sim, boss, place="asked")
    assert "people are asked each time" in refused
    question = shown(await ada.slash(sim.channel, "table create", game="toy", pace="daily"))
    assert [b["label"] for b in buttons(question)] == ["In this channel", "In its own thread"]
    await ada.click(question, label="In its own thread")
    await settled(sim)
    thread = thread_of(sim)
    assert f"<#{thread.id}>" in text(question)
    assert (await sim.table(thread)).pace == "daily"
    await choose(sim, boss, place="here")
    bo = sim.person("Bo")
    said = text(shown(await bo.slash(sim.channel, "table create", game="toy", place="thread")))
    assert "every table is opened in one kind of place: this channel" in said
    assert len(sim.channel.threads) == 1


async def test_the_forum_has_to_be_chosen_first(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    panel = shown(await boss.slash(sim.channel, "settings"))
    await boss.click(panel, label="Places")
    answer = await boss.select(panel, ["forum"], custom_id="pan:setting:0:0:places/place")
    said = [text(m) for m in (*answer.followups, shown(answer))]
    assert any("Choose the forum first" in one for one in said)
    assert (await sim.bot.host.server_settings.get(sim.guild.id)).place is None


async def test_in_an_occupied_thread_a_new_one_is_opened_beside_it(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    thread = await in_thread(sim, ada)
    await bo.slash(thread, "table create", game="toy", place="thread")
    await settled(sim)
    assert len(sim.channel.threads) == 2
    assert (await sim.table(thread_of(sim))).creator_id == bo.id


async def test_a_name_that_people_gave_a_thread_stays(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    thread = await in_thread(sim, sim.person("Ada"))
    known = sim.bot.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    await known.edit(name="The great war")
    await settled(sim)
    await sim.person("Bo").click(sim.post(thread), label="Join")
    await sim.pass_time(minutes=10)
    assert state(sim, thread)[0] == "The great war"


async def test_what_was_due_is_done_after_a_restart(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, bo = sim.person("Ada"), sim.person("Bo")
    thread = await in_thread(sim, ada)
    await sim.pass_time(minutes=10)
    table = await sim.table(thread)
    # The process ends between the commit and Discord.
    sim.bot.host.engine.database.place_changed = lambda channel_id: None
    await bo.click(sim.post(thread), label="Join")
    await ada.slash(thread, "table start")
    assert state(sim, thread)[0] == "Orchard: Ada (3 places free)"
    await sim.restart()
    await settled(sim)
    assert state(sim, thread)[0] == "Orchard: Ada, Bo"
    place = await sim.bot.host.places.get(thread.id)
    assert place is not None
    assert (place.due, place.name_hash) == (None, name_hash("Orchard: Ada, Bo"))
    assert (await sim.table(thread)).id == table.id


async def test_a_moved_table_leaves_its_thread_and_a_deleted_one_is_forgotten(
    sim: DiscordSim,
) -> None:
    sim.keep_virtual_time()
    ada, boss = sim.person("Ada"), sim.moderator("Boss")
    thread = await in_thread(sim, ada)
    await boss.slash(thread, "admin move", to=sim.channel)
    assert (await sim.table()).creator_id == ada.id
    await sim.pass_time(hours=3)
    assert state(sim, thread)[1]
    back = await in_thread(sim, sim.person("Bo"))
    table = await sim.table(back)
    sim.env.backend.delete_channel(back.id)
    await settled(sim)
    assert (await sim.bot.host.tables.get(table.id)).lost is not None
    await sim.bot.host.lobby.join(table.id, Person(sim.person("Cy").id, "Cy"))
    await settled(sim)
    assert await sim.bot.host.places.get(back.id) is None


async def test_a_sleeping_thread_is_found_and_its_lobby_wakes(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    thread = await in_thread(sim, ada)
    known = sim.bot.get_channel(thread.id)
    assert isinstance(known, discord.Thread)
    await known.edit(archived=True)
    await settled(sim)
    assert sim.bot.get_channel(thread.id) is None
    table = await sim.table(thread)
    found: ResponseMessage = shown(await bo.slash(sim.channel, "tables"))
    await bo.click(found, label=f"Join #{table.id}")
    await settled(sim)
    assert bo.id in (await sim.table(thread)).people
    assert "Bo" in text(sim.posts(thread)[0])


async def test_rematch_stays_in_the_thread_of_the_match(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    ada, boss = sim.person("Ada"), sim.moderator("Boss")
    await choose(sim, boss, place="thread")
    await ada.slash(sim.channel, "table create", game="toy")
    await settled(sim)
    thread = thread_of(sim)
    await sim.person("Bo").click(sim.post(thread), label="Join")
    await ada.click(sim.post(thread), label="Start")
    await play_to_the_end(sim, thread)
    over = [m for m in sim.posts(thread) if buttons(m, "rematch")][-1]
    await ada.click(over, custom_id=buttons(over, "rematch")[0]["custom_id"])
    await settled(sim)
    assert len(sim.channel.threads) == 1
    assert (await sim.table(thread)).status == "lobby"
    await sim.pass_time(minutes=10)
    assert state(sim, thread)[0] == "Orchard: Ada (3 places free)"


async def test_the_desk_warns_near_discords_limits(sim: DiscordSim) -> None:
    boss = sim.moderator("Boss")
    await sim.person("Ada").slash(sim.channel, "table create", game="toy")
    assert "near Discord's limits" not in text(shown(await boss.slash(sim.channel, "admin tables")))
    for number in range(400):
        sim.guild.create_text_channel(f"c{number}")
    await settled(sim)
    desk = shown(await boss.slash(sim.channel, "admin tables"))
    assert "near Discord's limits" in text(desk)
    assert [part for part in parts(desk) if part["type"] == FORUM_MENU] == []
