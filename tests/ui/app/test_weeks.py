"""One table over five weeks of virtual time."""

from __future__ import annotations

import discord
from simcord.results import ResponseMessage
from sqlalchemy import Table as Relation
from sqlalchemy import func, select

from bot.model.table import Table
from bot.storage import schema
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, text
from tests.ui.random_player import play_out
from tests.ui.reminder_steps import choose, go_to, letters, pinged, reminders, shown, when

KYIV = "Europe/Kyiv"
NAMES = ("Ada", "Bo", "Cy")


def ids(sim: DiscordSim, *names: str) -> list[int]:
    """The numbers of people, in order."""
    return sorted(sim.person(name).id for name in names)


def called(sim: DiscordSim, post: discord.Message) -> list[int]:
    """Whom Discord notified of a post, in order."""
    return sorted(pinged(sim, post))


def plain(message: discord.Message | ResponseMessage) -> str:
    """The text of a message, without separating marks."""
    return text(message).replace("\u2068", "").replace("\u2069", "")


def newest(sim: DiscordSim, said: str) -> discord.Message:
    """The newest public message with these words."""
    return next(post for post in reversed(sim.posts()) if said in plain(post))


async def do(sim: DiscordSim, name: str, choice: str) -> None:
    """Answer a person's question."""
    await sim.person(name).slash(sim.channel, "move", choice=choice)


async def awaited(sim: DiscordSim) -> list[str]:
    """The names of the awaited people."""
    waiting = (await sim.table()).awaited_people
    return [name for name, person in sim.people.items() if person.id in waiting]


async def test_a_table_lives_for_five_weeks(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    sim.bot.host.alarms.max_sleep_seconds = 400 * 86400
    sim.moderator("Mo")
    await the_start_and_a_quiet_night(sim)
    await an_absence(sim)
    await a_clock_that_runs_out(sim)
    await the_night_in_which_clocks_go_forward(sim)
    await a_return(sim)
    await a_question_to_the_table(sim)
    await a_seat_changes_hands(sim)
    await another_place(sim)
    await the_end(sim)


async def the_start_and_a_quiet_night(sim: DiscordSim) -> None:
    """Monday night: Ada is asleep when her day is over, and is reminded in the morning."""
    await go_to(sim, "2026-03-09T22:30", KYIV)
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="toy")
    for name in NAMES[1:]:
        await sim.person(name).click(sim.post(), label="Join")
    await ada.slash(sim.channel, "table clock", clock="steady")
    await sim.set_option("rounds", 5)
    await choose(sim, ada, timezone=KYIV, **{"from": "1320", "to": "480"})
    await choose(sim, bo, place="dm")
    await ada.slash(sim.channel, "table start")
    assert called(sim, sim.post()) == ids(sim, *NAMES)
    await do(sim, "Bo", "4")
    await do(sim, "Cy", "3")
    assert await awaited(sim) == ["Ada"]
    await go_to(sim, "2026-03-11T07:59", KYIV)
    assert reminders(sim) == []
    await go_to(sim, "2026-03-11T09:00", KYIV)
    assert when(reminders(sim), KYIV) == ["03-11 08:00"]
    assert called(sim, reminders(sim)[0]) == ids(sim, "Ada")
    await do(sim, "Ada", "5")
    # The bids are open: Ada comes first, and knows it already.
    assert await awaited(sim) == ["Ada"]
    await do(sim, "Ada", "pass")
    assert called(sim, sim.post()) == ids(sim, "Bo")
    assert letters(bo) == []


async def an_absence(sim: DiscordSim) -> None:
    """Bo sails for nine days: the table sees it, his clock stands, nobody bothers him."""
    bo = sim.person("Bo")
    before = len(sim.posts())
    answer = shown(await bo.slash(sim.channel, "away", to="20.3.", note="sailing"))
    assert labels(answer) == ["I am back"]
    (notice,) = sim.posts()[before:]
    assert "sailing" in plain(notice)
    assert called(sim, notice) == []
    assert "sailing" in plain(await sim.panel(sim.person("Cy")))
    await go_to(sim, "2026-03-20T12:00")
    assert sim.posts()[before + 1 :] == []
    assert letters(bo) == []
    times = await sim.bot.host.clocks.times(await sim.table())
    assert times[bo.id].until is None
    await go_to(sim, "2026-03-21T12:00")
    # Back at midnight, and written to at once, as he likes it.
    assert when(letters(bo)) == ["03-21 00:00"]
    assert "sailing" not in plain(await sim.panel(sim.person("Cy")))
    await go_to(sim, "2026-03-22T21:00")
    await do(sim, "Bo", "pass")
    assert called(sim, sim.post()) == ids(sim, "Cy")


async def a_clock_that_runs_out(sim: DiscordSim) -> None:
    """Cy is silent: three reminders, five days, a vote with a restart in its middle."""
    ada, bo, cy = (sim.person(name) for name in NAMES)
    before = len(reminders(sim))
    await go_to(sim, "2026-03-27T20:59")
    silent = reminders(sim)[before:]
    assert len(silent) == 3
    assert all(called(sim, post) == [cy.id] for post in silent)
    assert (await sim.table()).owned_by(cy.id) is None
    await go_to(sim, "2026-03-27T21:01")
    vote = newest(sim, "has run out of time")
    assert called(sim, vote) == ids(sim, "Ada", "Bo")
    assert labels(vote) == ["Wait", "Computer", "Replacement"]
    await ada.click(vote, label="Computer")
    assert f"<@{ada.id}>: Computer" in plain(newest(sim, "has run out of time"))
    await sim.restart(later=600)
    sim.bot.host.alarms.max_sleep_seconds = 400 * 86400
    assert len([p for p in sim.posts() if "has run out of time" in plain(p)]) == 1
    await go_to(sim, "2026-03-27T23:30", KYIV)
    await bo.click(newest(sim, "has run out of time"), label="Computer")
    decided = newest(sim, "has run out of time")
    assert "Decided: a computer player sits in" in plain(decided)
    assert labels(decided) == []
    table = await sim.table()
    assert table.owned_by(cy.id) is not None
    sat_in = newest(sim, "is sitting in for")
    assert called(sim, sat_in) == [cy.id]
    # It has moved at once, and bid in the next round.
    assert await awaited(sim) == ["Ada", "Bo"]
    turn = [post for post in sim.posts() if buttons(post, "move:")][-1]
    assert called(sim, turn) == ids(sim, "Ada", "Bo")


async def the_night_in_which_clocks_go_forward(sim: DiscordSim) -> None:
    """Half past eleven in the evening plus a day is quiet, and eight comes an hour sooner."""
    bo = sim.person("Bo")
    in_channel, in_private = len(reminders(sim)), len(letters(bo))
    await go_to(sim, "2026-03-29T09:00", KYIV)
    assert when(reminders(sim)[in_channel:], KYIV) == ["03-29 08:00"]
    assert when(reminders(sim)[in_channel:]) == ["03-29 05:00"]
    assert called(sim, reminders(sim)[-1]) == ids(sim, "Ada")
    assert when(letters(bo)[in_private:]) == ["03-28 21:30"]
    await do(sim, "Ada", "4")
    await do(sim, "Bo", "3")
    for _ in range(2):
        (name,) = await awaited(sim)
        await do(sim, name, "pass")
    assert await awaited(sim) == ["Ada", "Bo"]


async def a_return(sim: DiscordSim) -> None:
    """Cy is back: welcomed, told what happened, and asked again."""
    await go_to(sim, "2026-03-30T18:00", KYIV)
    cy = sim.person("Cy")
    panel = await sim.panel(cy)
    said = plain(panel)
    assert "Welcome back" in said
    assert "Since your last turn" in said
    assert said.index("Welcome back") < said.index("Since your last turn")
    assert "passes" in said
    table = await sim.table()
    assert table.owned_by(cy.id) is None
    assert cy.id in table.people
    back = newest(sim, f"<@{cy.id}> is back")
    assert called(sim, back) == []
    again = await sim.panel(cy)
    assert "Since your last turn" not in plain(again)
    assert "What happened?" in labels(again)


async def a_question_to_the_table(sim: DiscordSim) -> None:
    """Ada has bid the wrong number; everybody agrees, two days later."""
    ada = sim.person("Ada")
    for name in await awaited(sim):
        # Cy's computer may have bid for him before he came back.
        await do(sim, name, {"Ada": "1", "Bo": "2", "Cy": "1"}[name])
    table = await sim.table()
    panel = await sim.panel(ada)
    await ada.click(panel, label="Ask to undo…")
    await ada.click(panel, custom_id=buttons(panel, "undo-way:")[0]["custom_id"])
    assert "The table has been asked." in plain(panel)
    question = newest(sim, "Should the game go back?")
    assert ada.id not in called(sim, question)
    asked = [name for name in ("Bo", "Cy") if sim.person(name).id in called(sim, question)]
    assert asked
    await sim.pass_time(days=2)
    for name in asked:
        assert (await sim.table()).entry_count == table.entry_count
        await sim.person(name).click(newest(sim, "Should the game go back?"), label="Agree")
    assert "Agreed by everybody" in plain(newest(sim, "Should the game go back?"))
    turn = sim.post()
    assert "The table agreed to go back to an earlier point." in plain(turn)
    assert ada.id in called(sim, turn)
    assert "Ada" in await awaited(sim)
    assert (await sim.table()).entry_count == table.entry_count + 1
    await do(sim, "Ada", "3")


async def a_seat_changes_hands(sim: DiscordSim) -> None:
    """Bo has no more time; Eve, who never was here before, goes on where he stopped."""
    await go_to(sim, "2026-04-04T12:00", KYIV)
    bo, eve = sim.person("Bo"), sim.person("Eve")
    seat = (await sim.table()).seats_of(bo.id)
    asked = shown(await bo.slash(sim.channel, "table leave"))
    await bo.click(asked, label="Open my seat")
    notice = newest(sim, f"<@{bo.id}>")
    assert "Take over" in labels(notice)
    listed = shown(await eve.slash(sim.channel, "table seats"))
    assert f"table {(await sim.table()).id}" in everything(listed)
    offer = shown(await eve.click(notice, label="Take over"))
    await eve.click(offer, label="Take it over")
    assert "This seat is now yours" in plain(offer)
    assert "Since your last turn" not in plain(offer)
    table = await sim.table()
    assert table.seats_of(eve.id) == seat
    assert table.seats_of(bo.id) == ()
    log = plain(shown(await eve.slash(sim.channel, "log")))
    assert "goal" in log, "what the seat was dealt at the start"
    assert "do not play" in plain(shown(await bo.click(move_post(sim), label="My move")))


def move_post(sim: DiscordSim) -> discord.Message:
    """The newest post with "My move"."""
    return [post for post in sim.posts() if buttons(post, "move:")][-1]


async def another_place(sim: DiscordSim) -> None:
    """The channel is deleted; the table waits, its owner is told once, a moderator moves it."""
    ada, mo = sim.person("Ada"), sim.person("Mo")
    table = await sim.table()
    await go_to(sim, "2026-04-05T12:00", KYIV)
    hall = sim.guild.create_text_channel("hall")
    before = len(letters(ada))
    sim.env.backend.delete_channel(sim.channel.id)
    await sim.env.settle()
    lost = await sim.bot.host.tables.get(table.id)
    assert lost.lost is not None
    await sim.pass_time(days=7)
    assert [f"Table {table.id}" in plain(m) for m in letters(ada)[before:]] == [True]
    assert sim.posts(hall) == []
    answer = shown(await mo.slash(hall, "admin move", table=str(table.id)))
    assert hall.mention in plain(answer)
    sim.channel = hall
    moved = await sim.table()
    assert (moved.id, moved.lost, moved.entry_count) == (table.id, None, table.entry_count)
    post = sim.posts(hall)[0]
    assert "is played here now" in plain(post)
    # The same people are awaited as before: nobody is called.
    assert called(sim, post) == []
    # The person who was awaited has not lost a day by it.
    times = await sim.bot.host.clocks.times(moved)
    now = sim.bot.host.engine.clock()
    for person_id in moved.awaited_people:
        until = times[person_id].until
        assert until is None or until > now


async def the_end(sim: DiscordSim) -> None:
    """The match is played out; everything about it is told, proved and settled."""
    ada, bo, cy, eve = (sim.person(name) for name in (*NAMES, "Eve"))
    await play_out(sim, "weeks")
    await sim.env.settle()
    table = await sim.table()
    assert table.status == "over"
    over, recap = sim.posts()[-2:]
    assert "Fair play" in labels(over)
    assert labels(recap) == ["History", "Export", "Fair play", "Praise somebody"]
    results = {row["person_id"] for row in await rows(sim, schema.results, table)}
    assert results == {ada.id, cy.id, eve.id}
    proof = shown(await bo.slash(sim.channel, "verify", table=str(table.id)))
    assert "**Fair.**" in plain(proof)
    record = plain(shown(await ada.slash(sim.channel, "stats")))
    assert "One game played" in record
    # A person who left half of their answers to others is not rated: that depends on the match.
    counted = [row for row in await rows(sim, schema.results, table) if row["rated"]]
    assert ("after one rated game" in record) == (ada.id in {row["person_id"] for row in counted})
    assert ("Rating: none yet" in record) == (counted == [])
    assert "Bo has not finished a game" in plain(
        shown(await ada.slash(sim.channel, "stats", person=bo))
    )
    await replays(sim, table)
    for kept in (schema.waits, schema.alarms):
        assert await rows(sim, kept, table) == [], kept.name
    posts = len(sim.posts())
    heard = [len(letters(person)) for person in (ada, bo, cy, eve)]
    await sim.pass_time(days=3)
    assert len(sim.posts()) == posts
    assert [len(letters(person)) for person in (ada, bo, cy, eve)] == heard


async def replays(sim: DiscordSim, table: Table) -> None:
    """The log tells the same match again, and no post is owed."""
    host = sim.bot.host
    stored = await host.engine.stored(table.id)
    match = await host.engine.replayed(stored)
    assert (match.count, stored.table.entry_count) == (table.entry_count, table.entry_count)
    async with host.engine.database.read() as connection:
        owed = select(func.count()).select_from(schema.outbox).where(schema.OWED)
        assert await connection.scalar(owed) == 0


async def rows(sim: DiscordSim, relation: Relation, table: Table) -> list[dict[str, object]]:
    """The stored rows of a kind for a table."""
    wanted = select(relation).where(relation.c.table_id == table.id)
    async with sim.bot.host.engine.database.read() as connection:
        return [dict(row) for row in (await connection.execute(wanted)).mappings()]
