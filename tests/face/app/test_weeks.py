"""One table lives for five weeks of virtual time, with all that happens to people meanwhile."""

from __future__ import annotations

import discord
from simcord.results import ResponseMessage
from sqlalchemy import Table as Relation
from sqlalchemy import func, select

from bot.model.table import Table
from bot.storage import schema
from tests.face.care import choose, go_to, letters, pinged, reminders, shown, when
from tests.face.player import play_out
from tests.face.salon import Salon, buttons, everything, labels, text

KYIV = "Europe/Kyiv"
NAMES = ("Ada", "Bo", "Cy")


def ids(salon: Salon, *names: str) -> list[int]:
    """The numbers of people, in order."""
    return sorted(salon.person(name).id for name in names)


def called(salon: Salon, post: discord.Message) -> list[int]:
    """Whom Discord notified of a post, in order."""
    return sorted(pinged(salon, post))


def plain(message: discord.Message | ResponseMessage) -> str:
    """What a message says, without the marks that keep its parts from running together."""
    return text(message).replace("\u2068", "").replace("\u2069", "")


def newest(salon: Salon, said: str) -> discord.Message:
    """The newest public message with these words."""
    return next(post for post in reversed(salon.posts()) if said in plain(post))


async def do(salon: Salon, name: str, choice: str) -> None:
    """Somebody answers what they are asked."""
    await salon.person(name).slash(salon.channel, "move", choice=choice)


async def awaited(salon: Salon) -> list[str]:
    """Who is awaited, by name."""
    waiting = (await salon.table()).awaited_people
    return [name for name, person in salon.people.items() if person.id in waiting]


async def test_a_table_lives_for_five_weeks(salon: Salon) -> None:
    salon.keep_virtual_time()
    salon.bot.host.alarms.look_again = 400 * 86400
    salon.moderator("Mo")
    await the_start_and_a_quiet_night(salon)
    await an_absence(salon)
    await a_clock_that_runs_out(salon)
    await the_night_in_which_clocks_go_forward(salon)
    await a_return(salon)
    await a_question_to_the_table(salon)
    await a_seat_changes_hands(salon)
    await another_place(salon)
    await the_end(salon)


async def the_start_and_a_quiet_night(salon: Salon) -> None:
    """Monday night: Ada is asleep when her day is over, and is reminded in the morning."""
    await go_to(salon, "2026-03-09T22:30", KYIV)
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "table create", game="toy")
    for name in NAMES[1:]:
        await salon.person(name).click(salon.post(), label="Join")
    await ada.slash(salon.channel, "table clock", clock="steady")
    lobby = await salon.table()
    await salon.bot.host.lobby.set_option(lobby.id, ada.id, "rounds", 5)
    await choose(salon, ada, timezone=KYIV, **{"from": "1320", "to": "480"})
    await choose(salon, bo, place="dm")
    await ada.slash(salon.channel, "table start")
    assert called(salon, salon.post()) == ids(salon, *NAMES)
    await do(salon, "Bo", "4")
    await do(salon, "Cy", "3")
    assert await awaited(salon) == ["Ada"]
    await go_to(salon, "2026-03-11T07:59", KYIV)
    assert reminders(salon) == []
    await go_to(salon, "2026-03-11T09:00", KYIV)
    assert when(reminders(salon), KYIV) == ["03-11 08:00"]
    assert called(salon, reminders(salon)[0]) == ids(salon, "Ada")
    await do(salon, "Ada", "5")
    # The bids are open: Ada comes first, and knows it already.
    assert await awaited(salon) == ["Ada"]
    await do(salon, "Ada", "pass")
    assert called(salon, salon.post()) == ids(salon, "Bo")
    assert letters(bo) == []


async def an_absence(salon: Salon) -> None:
    """Bo sails for nine days: the table sees it, his clock stands, nobody bothers him."""
    bo = salon.person("Bo")
    before = len(salon.posts())
    answer = shown(await bo.slash(salon.channel, "away", to="20.3.", note="sailing"))
    assert labels(answer) == ["I am back"]
    (notice,) = salon.posts()[before:]
    assert "sailing" in plain(notice)
    assert called(salon, notice) == []
    assert "sailing" in plain(await salon.panel(salon.person("Cy")))
    await go_to(salon, "2026-03-20T12:00")
    assert salon.posts()[before + 1 :] == []
    assert letters(bo) == []
    times = await salon.bot.host.clocks.times(await salon.table())
    assert times[bo.id].until is None
    await go_to(salon, "2026-03-21T12:00")
    # Back at midnight, and written to at once, as he likes it.
    assert when(letters(bo)) == ["03-21 00:00"]
    assert "sailing" not in plain(await salon.panel(salon.person("Cy")))
    await go_to(salon, "2026-03-22T21:00")
    await do(salon, "Bo", "pass")
    assert called(salon, salon.post()) == ids(salon, "Cy")


async def a_clock_that_runs_out(salon: Salon) -> None:
    """Cy is silent: three reminders, five days, a vote with a restart in its middle."""
    ada, bo, cy = (salon.person(name) for name in NAMES)
    before = len(reminders(salon))
    await go_to(salon, "2026-03-27T20:59")
    silent = reminders(salon)[before:]
    assert len(silent) == 3
    assert all(called(salon, post) == [cy.id] for post in silent)
    assert (await salon.table()).owned_by(cy.id) is None
    await go_to(salon, "2026-03-27T21:01")
    vote = newest(salon, "has run out of time")
    assert called(salon, vote) == ids(salon, "Ada", "Bo")
    assert labels(vote) == ["Wait", "Computer", "Replacement"]
    await ada.click(vote, label="Computer")
    assert f"<@{ada.id}>: Computer" in plain(newest(salon, "has run out of time"))
    await salon.restart(later=600)
    salon.bot.host.alarms.look_again = 400 * 86400
    assert len([p for p in salon.posts() if "has run out of time" in plain(p)]) == 1
    await go_to(salon, "2026-03-27T23:30", KYIV)
    await bo.click(newest(salon, "has run out of time"), label="Computer")
    decided = newest(salon, "has run out of time")
    assert "Decided: a computer player sits in" in plain(decided)
    assert labels(decided) == []
    table = await salon.table()
    assert table.owned_by(cy.id) is not None
    sat_in = newest(salon, "sits in for")
    assert called(salon, sat_in) == [cy.id]
    # It has moved at once, and bid in the next round.
    assert await awaited(salon) == ["Ada", "Bo"]
    turn = [post for post in salon.posts() if buttons(post, "move:")][-1]
    assert called(salon, turn) == ids(salon, "Ada", "Bo")


async def the_night_in_which_clocks_go_forward(salon: Salon) -> None:
    """Half past eleven in the evening plus a day is quiet, and eight comes an hour sooner."""
    bo = salon.person("Bo")
    in_channel, in_private = len(reminders(salon)), len(letters(bo))
    await go_to(salon, "2026-03-29T09:00", KYIV)
    assert when(reminders(salon)[in_channel:], KYIV) == ["03-29 08:00"]
    assert when(reminders(salon)[in_channel:]) == ["03-29 05:00"]
    assert called(salon, reminders(salon)[-1]) == ids(salon, "Ada")
    assert when(letters(bo)[in_private:]) == ["03-28 21:30"]
    await do(salon, "Ada", "4")
    await do(salon, "Bo", "3")
    for _ in range(2):
        (name,) = await awaited(salon)
        await do(salon, name, "pass")
    assert await awaited(salon) == ["Ada", "Bo"]


async def a_return(salon: Salon) -> None:
    """Cy is back: welcomed, told what happened, and asked again."""
    await go_to(salon, "2026-03-30T18:00", KYIV)
    cy = salon.person("Cy")
    panel = await salon.panel(cy)
    said = plain(panel)
    assert "Welcome back" in said
    assert "Since your last turn" in said
    assert said.index("Welcome back") < said.index("Since your last turn")
    assert "passes" in said
    table = await salon.table()
    assert table.owned_by(cy.id) is None
    assert cy.id in table.people
    back = newest(salon, f"<@{cy.id}> is back")
    assert called(salon, back) == []
    again = await salon.panel(cy)
    assert "Since your last turn" not in plain(again)
    assert "What happened?" in labels(again)


async def a_question_to_the_table(salon: Salon) -> None:
    """Ada has bid the wrong number; everybody agrees, two days later."""
    ada = salon.person("Ada")
    for name in await awaited(salon):
        # Cy's computer may have bid for him before he came back.
        await do(salon, name, {"Ada": "1", "Bo": "2", "Cy": "1"}[name])
    table = await salon.table()
    panel = await salon.panel(ada)
    await ada.click(panel, label="Ask to undo…")
    await ada.click(panel, custom_id=buttons(panel, "undo-way:")[0]["custom_id"])
    assert "The table has been asked." in plain(panel)
    question = newest(salon, "May the game go back?")
    assert ada.id not in called(salon, question)
    asked = [name for name in ("Bo", "Cy") if salon.person(name).id in called(salon, question)]
    assert asked
    await salon.pass_time(days=2)
    for name in asked:
        assert (await salon.table()).entry_count == table.entry_count
        await salon.person(name).click(newest(salon, "May the game go back?"), label="Agree")
    assert "Agreed by everybody" in plain(newest(salon, "May the game go back?"))
    turn = salon.post()
    assert "The table agreed to go back to an earlier point." in plain(turn)
    assert ada.id in called(salon, turn)
    assert "Ada" in await awaited(salon)
    assert (await salon.table()).entry_count == table.entry_count + 1
    await do(salon, "Ada", "3")


async def a_seat_changes_hands(salon: Salon) -> None:
    """Bo has no more time; Eve, who never was here before, goes on where he stopped."""
    await go_to(salon, "2026-04-04T12:00", KYIV)
    bo, eve = salon.person("Bo"), salon.person("Eve")
    seat = (await salon.table()).seats_of(bo.id)
    asked = shown(await bo.slash(salon.channel, "table leave"))
    await bo.click(asked, label="Open my seat")
    notice = newest(salon, f"<@{bo.id}>")
    assert "Take over" in labels(notice)
    listed = shown(await eve.slash(salon.channel, "table seats"))
    assert f"table {(await salon.table()).id}" in everything(listed)
    offer = shown(await eve.click(notice, label="Take over"))
    await eve.click(offer, label="Take it over")
    assert "From now on this seat is yours" in plain(offer)
    assert "Since your last turn" not in plain(offer)
    table = await salon.table()
    assert table.seats_of(eve.id) == seat
    assert table.seats_of(bo.id) == ()
    log = plain(shown(await eve.slash(salon.channel, "log")))
    assert "goal" in log, "what the seat was dealt at the start"
    assert "do not play" in plain(shown(await bo.click(move_post(salon), label="My move")))


def move_post(salon: Salon) -> discord.Message:
    """The newest post with "My move"."""
    return [post for post in salon.posts() if buttons(post, "move:")][-1]


async def another_place(salon: Salon) -> None:
    """The channel is deleted; the table waits, its owner is told once, a moderator moves it."""
    ada, mo = salon.person("Ada"), salon.person("Mo")
    table = await salon.table()
    await go_to(salon, "2026-04-05T12:00", KYIV)
    hall = salon.guild.create_text_channel("hall")
    before = len(letters(ada))
    salon.env.backend.delete_channel(salon.channel.id)
    await salon.env.settle()
    lost = await salon.bot.host.tables.get(table.id)
    assert lost.lost is not None
    await salon.pass_time(days=7)
    assert [f"Table {table.id}" in plain(m) for m in letters(ada)[before:]] == [True]
    assert salon.posts(hall) == []
    answer = shown(await mo.slash(hall, "admin move", table=str(table.id)))
    assert hall.mention in plain(answer)
    salon.channel = hall
    moved = await salon.table()
    assert (moved.id, moved.lost, moved.entry_count) == (table.id, None, table.entry_count)
    post = salon.posts(hall)[0]
    assert "is played here now" in plain(post)
    # The same people are awaited as before: nobody is called.
    assert called(salon, post) == []
    # Whoever was awaited has not lost a day by it.
    times = await salon.bot.host.clocks.times(moved)
    now = salon.bot.host.engine.clock()
    for person_id in moved.awaited_people:
        until = times[person_id].until
        assert until is None or until > now


async def the_end(salon: Salon) -> None:
    """The match is played out; everything about it is told, proved and settled."""
    ada, bo, cy, eve = (salon.person(name) for name in (*NAMES, "Eve"))
    await play_out(salon, "weeks")
    await salon.env.settle()
    table = await salon.table()
    assert table.status == "over"
    over, recap = salon.posts()[-2:]
    assert "SHA-256" in text(over)
    assert labels(recap) == ["History", "Export", "Verify"]
    results = {row["person_id"] for row in await rows(salon, schema.results, table)}
    assert results == {ada.id, cy.id, eve.id}
    proof = shown(await bo.slash(salon.channel, "verify", table=str(table.id)))
    assert "**Fair.**" in plain(proof)
    record = plain(shown(await ada.slash(salon.channel, "stats")))
    assert "One game played" in record
    # Whoever left half of their answers to others is not rated: that depends on the match.
    counted = [row for row in await rows(salon, schema.results, table) if row["rated"]]
    assert ("after one rated game" in record) == (ada.id in {row["person_id"] for row in counted})
    assert ("Rating: none yet" in record) == (counted == [])
    assert "Bo has not played a game to the end" in plain(
        shown(await ada.slash(salon.channel, "stats", person=bo))
    )
    await replays(salon, table)
    for kept in (schema.waits, schema.alarms):
        assert await rows(salon, kept, table) == [], kept.name
    posts = len(salon.posts())
    heard = [len(letters(person)) for person in (ada, bo, cy, eve)]
    await salon.pass_time(days=3)
    assert len(salon.posts()) == posts
    assert [len(letters(person)) for person in (ada, bo, cy, eve)] == heard


async def replays(salon: Salon, table: Table) -> None:
    """The log tells the same match again, and no post is owed."""
    host = salon.bot.host
    stored = await host.engine.stored(table.id)
    match = await host.engine.replayed(stored)
    assert (match.count, stored.table.entry_count) == (table.entry_count, table.entry_count)
    async with host.engine.database.read() as connection:
        owed = select(func.count()).select_from(schema.outbox).where(schema.OWED)
        assert await connection.scalar(owed) == 0


async def rows(salon: Salon, relation: Relation, table: Table) -> list[dict[str, object]]:
    """What is kept of a kind about a table."""
    wanted = select(relation).where(relation.c.table_id == table.id)
    async with salon.bot.host.engine.database.read() as connection:
        return [dict(row) for row in (await connection.execute(wanted)).mappings()]
