"""Seats change hands in Discord: people leave, return and take over, by commands and buttons."""

from __future__ import annotations

import discord
import pytest
from simcord.results import ResponseMessage

from bot.host.computers import Computers, Thought
from bot.host.model import Person
from bot.host.moderation import Warden
from games.core.steps import Picks
from tests.face.care import pinged
from tests.face.forgery import forged, shown
from tests.face.player import play_out
from tests.face.salon import Salon, buttons, everything, labels, menus, text


async def leaves(salon: Salon, name: str, label: str) -> ResponseMessage:
    """Somebody leaves a running game for good."""
    person = salon.person(name)
    asked = shown(await person.slash(salon.channel, "table leave"))
    await person.click(asked, label=label)
    return asked


async def takes_over(salon: Salon, name: str, post: discord.Message) -> ResponseMessage:
    """Somebody takes the open seat that a post offers."""
    person = salon.person(name)
    asked = shown(await person.click(post, label="Take over"))
    await person.click(asked, label="Take it over")
    return asked


def plain(message: discord.Message | ResponseMessage) -> str:
    """What a message says, without the marks that keep its parts from running together."""
    return text(message).replace("\u2068", "").replace("\u2069", "")


async def seat_of(salon: Salon, name: str) -> str:
    return (await salon.table()).seats_of(salon.person(name).id)[0]


async def turn_of_one(salon: Salon, *names: str) -> tuple[str, list[str]]:
    """Everybody bids; then one is to move and the others wait."""
    await salon.begun(*names)
    for number, name in enumerate(names):
        await salon.person(name).slash(salon.channel, "move", choice=str(5 - number))
    (awaited,) = (await salon.table()).awaited_people
    mover = next(name for name in names if salon.person(name).id == awaited)
    return mover, [name for name in names if name != mover]


async def test_staying_changes_nothing(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    before, posts = await salon.table(), len(salon.posts())
    asked = shown(await salon.person("Bo").slash(salon.channel, "table leave"))
    assert labels(asked) == ["A computer plays on", "Open my seat", "Stay"]
    await salon.person("Bo").click(asked, label="Stay")
    assert await salon.table() == before
    assert len(salon.posts()) == posts


async def test_leaving_on_ones_own_turn_to_a_computer(salon: Salon) -> None:
    mover, (other,) = await turn_of_one(salon, "Ada", "Bo")
    await salon.panel(salon.person(mover))
    asked = await leaves(salon, mover, "A computer plays on")
    assert "You have left the game" in text(asked)
    notice = next(post for post in salon.posts() if "has left the game" in text(post))
    assert f"<@{salon.person(mover).id}>" in text(notice)
    table = await salon.table()
    assert table.people == (salon.person(other).id,)
    # The computer has moved, and it is the other's turn.
    assert table.awaited_people == (salon.person(other).id,)
    assert "computer on an open seat" in everything(salon.post())
    assert "You do not play" in text(
        shown(await salon.person(mover).click(notice_with_move(salon), label="My move"))
    )
    await play_out(salon, "left")
    assert (await salon.table()).status == "over"


def notice_with_move(salon: Salon) -> discord.Message:
    """The newest post with "My move"."""
    return [post for post in salon.posts() if buttons(post, "move:")][-1]


async def test_an_open_seat_waits_until_a_newcomer_takes_it_with_its_hand(salon: Salon) -> None:
    mover, (other,) = await turn_of_one(salon, "Ada", "Bo")
    seat = await seat_of(salon, mover)
    log = text(shown(await salon.person(mover).slash(salon.channel, "log")))
    secret = next(line for line in log.splitlines() if "goal" in line.casefold())
    await leaves(salon, mover, "Open my seat")
    notice = salon.post()
    assert "The game waits for this seat" in text(notice)
    assert labels(notice) == ["Take over", "Let a computer fill in"]
    panel = await takes_over(salon, "Cy", notice)
    assert "From now on this seat is yours" in text(panel)
    assert "what do you do?" in text(panel)
    table = await salon.table()
    cy = salon.person("Cy")
    assert table.seats_of(cy.id) == (seat,)
    assert secret in text(shown(await cy.slash(salon.channel, "log")))
    assert shown(await cy.slash(salon.channel, "hand")) is not None
    assert secret not in text(shown(await salon.person(other).slash(salon.channel, "log")))
    assert secret not in text(shown(await salon.person(mover).slash(salon.channel, "log")))
    await play_out(salon, "taken")
    assert (await salon.table()).status == "over"


async def test_leaving_on_somebody_elses_turn(salon: Salon) -> None:
    _, (other, _) = await turn_of_one(salon, "Ada", "Bo", "Cy")
    await leaves(salon, other, "Open my seat")
    notice = salon.post()
    assert "The game waits for this seat" not in text(notice)
    assert labels(notice) == ["Take over"]
    # When it comes to be that seat's turn the post offers it, and nobody is pinged.
    left = salon.person(other).id
    seat = next(iter((await salon.table()).open_places))
    while (await salon.table()).awaited_people:
        table = await salon.table()
        person = salon.named(table.awaited_people[0])
        await person.slash(salon.channel, "move", choice="pass")
    post = salon.post()
    assert labels(post) == ["My move", "Take over", "Let a computer fill in", "Log"]
    assert "open seat" in text(post)
    stored = salon.env.backend.get_message(post.channel.id, post.id)
    assert list(stored.ping_user_ids) == []
    # Whoever left may take the very same seat again.
    panel = await takes_over(salon, other, post)
    assert "what do you do?" in text(panel)
    assert (await salon.table()).at_place(seat.order) == (await salon.table()).member_of(left)


async def test_nobody_takes_a_second_seat_at_the_same_table(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    await leaves(salon, "Cy", "Open my seat")
    notice = salon.post()
    before = await salon.table()
    ada = salon.person("Ada")
    assert "nobody may see two hands" in text(shown(await ada.click(notice, label="Take over")))
    await leaves(salon, "Bo", "A computer plays on")
    asked = shown(await salon.person("Bo").click(notice, label="Take over"))
    answer = await forged(
        salon, salon.person("Bo"), asked, buttons(asked, "take-seat:")[0]["custom_id"]
    )
    assert "know its secrets" in answer
    assert (await salon.table()).open_places[-1] == before.open_places[0]


async def test_old_and_forged_offers_change_nothing(salon: Salon) -> None:
    await salon.begun("Ada", "Bo")
    table = await salon.table()
    await leaves(salon, "Bo", "Open my seat")
    notice = salon.post()
    offer = buttons(notice, "take-over:")[0]["custom_id"]
    eve, fay = salon.person("Eve"), salon.person("Fay")
    hers = shown(await eve.click(notice, label="Take over"))
    his = shown(await fay.click(notice, label="Take over"))
    await eve.click(hers, label="Take it over")
    after = await salon.table()
    assert "This seat is not open" in await forged(
        salon, fay, his, buttons(his, "take-seat:")[0]["custom_id"]
    )
    assert "This seat is not open" in await forged(salon, fay, notice, offer)
    place = table.member_of(salon.person("Ada").id)
    assert place is not None
    assert "not open" in await forged(
        salon, fay, notice, f"pan:take-seat:{table.id}:0:{place.order}"
    )
    for arg in ("", "99", "x", "-1"):
        assert await forged(salon, fay, notice, f"pan:take-seat:{table.id}:0:{arg}")
        assert await forged(salon, fay, notice, f"pan:give-up:{table.id}:0:{arg}")
    assert "You are not at this table" in await forged(
        salon, fay, notice, f"pan:give-up:{table.id}:0:open"
    )
    assert "not at this table" in await forged(salon, fay, notice, f"pan:fill-in:{table.id}:0:1")
    assert "No seat is kept" in await forged(salon, fay, notice, f"pan:come-back:{table.id}:0:")
    assert await salon.table() == after
    await salon.bot.host.cancel(table.id, eve.id, moderator=True)
    assert "not being played" in await forged(salon, fay, notice, offer)


async def test_others_need_not_wait_for_a_newcomer(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    await leaves(salon, "Cy", "Open my seat")
    notice = salon.post()
    eve = salon.person("Eve")
    assert "not at this table" in text(
        shown(await eve.click(notice, label="Let a computer fill in"))
    )
    await salon.person("Ada").click(notice, label="Let a computer fill in")
    assert "A computer player fills in" in text(salon.post())
    again = await forged(
        salon, salon.person("Bo"), notice, buttons(notice, "fill-in:")[0]["custom_id"]
    )
    assert "keeps this seat warm already" in again
    assert "computer on an open seat" in text(salon.posts()[0]), "the post of the lobby"
    panel = await takes_over(salon, "Eve", salon.post())
    assert "From now on this seat is yours" in text(panel)
    lobby = text(salon.posts()[0])
    assert "Eve" in lobby
    assert "Cy" not in lobby


async def test_several_open_seats_are_told_apart(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    for name in ("Bo", "Cy"):
        await leaves(salon, name, "Open my seat")
    assert await salon.bot.repost(salon.place)
    offered = buttons(salon.post(), "take-over:")
    assert len({button["label"] for button in offered}) == 2
    assert all(button["label"].startswith("Take over ") for button in offered)
    assert len({button["label"] for button in buttons(salon.post(), "fill-in:")}) == 2


async def test_the_last_person_opens_the_seat_or_closes_the_table(salon: Salon) -> None:
    await salon.begun("Ada", computers=1)
    asked = shown(await salon.person("Ada").slash(salon.channel, "table leave"))
    assert labels(asked) == ["Open my seat", "Close the table", "Stay"]
    table = await salon.table()
    answer = await forged(salon, salon.person("Ada"), asked, f"pan:give-up:{table.id}:0:computer")
    assert "last person" in answer
    await salon.person("Ada").click(asked, label="Open my seat")
    assert (await salon.table()).people == ()
    panel = await takes_over(salon, "Bo", salon.post())
    assert "From now on this seat is yours" in text(panel)
    assert (await salon.table()).creator_id == salon.person("Bo").id
    asked = shown(await salon.person("Bo").slash(salon.channel, "table leave"))
    await salon.person("Bo").click(asked, label="Close the table")
    assert (await salon.table()).status == "cancelled"


@pytest.mark.parametrize("way", ["button", "move", "command", "typing"])
async def test_whoever_was_sat_in_for_returns_in_any_way(salon: Salon, way: str) -> None:
    mover, (other, _) = await turn_of_one(salon, "Ada", "Bo", "Cy")
    table = await salon.table()
    absent = salon.person(other)
    await salon.bot.host.seating.sit_in(table.id, absent.id)
    await salon.bot.host.settled()
    notice = salon.post()
    assert f"<@{absent.id}>" in text(notice)
    stored = salon.env.backend.get_message(notice.channel.id, notice.id)
    assert list(stored.ping_user_ids) == [absent.id]
    log = shown(await salon.person(mover).slash(salon.channel, "log"))
    assert f"Computer for {other}** bid" in text(log)
    eve = salon.person("Eve")
    assert "No seat is kept for you" in text(shown(await eve.click(notice, label="I’m back")))
    if way == "button":
        panel = shown(await absent.click(notice, label="I’m back"))
        assert "Welcome back" in text(panel)
    elif way == "move":
        panel = shown(await absent.click(notice_with_move(salon), label="My move"))
        assert "Welcome back" in text(panel)
    elif way == "command":
        assert "Welcome back" in text(shown(await absent.slash(salon.channel, "table return")))
    else:
        await absent.slash(salon.channel, "move", choice="pass")
    assert (await salon.table()).member_of(absent.id) is not None
    assert any("is back" in text(post) for post in salon.posts())


async def test_a_person_returns_while_the_computer_thinks(
    salon: Salon, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought comes too late: nothing of it is applied, and the person moves themselves."""
    mover, _ = await turn_of_one(salon, "Ada", "Bo")
    table, person, host = await salon.table(), salon.person(mover), salon.bot.host
    give = Computers._give
    returns = [True]

    async def slow(self: Computers, table_id: int, thought: Thought, picks: Picks) -> None:
        if returns:
            returns.clear()
            await host.seating.come_back(table_id, person.id)
        await give(self, table_id, thought, picks)

    monkeypatch.setattr(Computers, "_give", slow)
    before = table.entry_count
    await host.seating.sit_in(table.id, person.id)
    await salon.bot.host.settled()
    assert returns == []
    after = await salon.table()
    assert after.entry_count == before
    assert after.awaited_people == (person.id,)
    panel = await salon.panel(person)
    await person.click(panel, label="Pass")
    assert (await salon.table()).entry_count > before


async def test_open_seats_are_listed_with_all_one_wants_to_know(salon: Salon) -> None:
    eve = salon.person("Eve")
    nothing = shown(await eve.slash(salon.channel, "table seats"))
    assert "No running game" in text(nothing)
    await salon.begun("Ada", "Bo")
    await leaves(salon, "Bo", "Open my seat")
    table = await salon.table()
    listed = shown(await eve.slash(salon.channel, "table seats"))
    told = text(listed)
    assert "One open seat" in told
    assert f"/{table.channel_id}/{table.last_post_id}" in told
    assert "Ada" in told
    assert "round" in told.casefold()
    assert "The game waits for this seat" in told
    asked = shown(await eve.click(listed, label="Take over 1"))
    await eve.click(asked, label="Not now")
    assert (await salon.table()) == table
    asked = shown(await eve.click(listed, label="Take over 1"))
    await eve.click(asked, label="Take it over")
    assert (await salon.table()).member_of(eve.id) is not None


async def test_many_open_seats_come_in_pages(salon: Salon) -> None:
    for number in range(4):
        channel = salon.guild.create_text_channel(f"table-{number}")
        ada = salon.person("Ada")
        await ada.slash(channel, "table create", game="toy")
        for name in ("Bo", "Cy"):
            await salon.person(name).click(salon.post(channel), label="Join")
        await ada.slash(channel, "table start")
        table = await salon.table(channel)
        for name in ("Bo", "Cy"):
            await salon.bot.host.seating.give_up(table.id, salon.person(name).id, "open")
    eve = salon.person("Eve")
    listed = shown(await eve.slash(salon.channel, "table seats"))
    assert "8 open seats" in text(listed)
    assert len(buttons(listed, "take-over:")) == 5
    await eve.click(listed, label="▶")
    assert len(buttons(listed, "take-over:")) == 3
    await eve.click(listed, label="◀")
    assert len(buttons(listed, "take-over:")) == 5


async def test_seats_in_channels_one_cannot_see_are_not_offered(salon: Salon) -> None:
    role = salon.guild.create_role("Insiders")
    hidden = salon.guild.create_text_channel(
        "hidden",
        overwrites={
            salon.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            role: discord.PermissionOverwrite(view_channel=True),
            salon.me: discord.PermissionOverwrite(view_channel=True),
        },
    )
    ada, bo = salon.person("Ada", roles=[role]), salon.person("Bo", roles=[role])
    await ada.slash(hidden, "table create", game="toy")
    await bo.click(salon.post(hidden), label="Join")
    await ada.slash(hidden, "table start")
    table = await salon.table(hidden)
    await salon.bot.host.seating.give_up(table.id, bo.id, "open")
    eve, fay = salon.person("Eve"), salon.person("Fay", roles=[role])
    listed = shown(await eve.slash(salon.channel, "table seats"))
    assert "No running game" in text(listed)
    place = (await salon.table(hidden)).open_places[0].order
    await ada.slash(salon.channel, "table create", game="toy")
    answer = await forged(salon, eve, salon.post(), f"pan:take-seat:{table.id}:0:{place}")
    assert "no such table here" in answer
    assert "One open seat" in text(shown(await fay.slash(salon.channel, "table seats")))


async def test_a_waiting_panel_of_whoever_left_shows_nothing_more(salon: Salon) -> None:
    mover, (other,) = await turn_of_one(salon, "Ada", "Bo")
    panel = await salon.panel(salon.person(other))
    assert "It is not your move" in text(panel)
    await salon.bot.host.seating.give_up((await salon.table()).id, salon.person(other).id, "open")
    await salon.person(mover).slash(salon.channel, "move", choice="pass")
    assert "It is not your move" in text(panel)
    stale = await forged(
        salon, salon.person(other), panel, buttons(panel, "panel:")[0]["custom_id"]
    )
    assert "You do not play at this table" in stale


async def test_two_seats_of_one_person_change_hands_together(salon: Salon) -> None:
    """In Cyclades for two everybody leads two factions."""
    await salon.begun("Ada", "Bo", game="cyclades")
    seats = (await salon.table()).seats_of(salon.person("Bo").id)
    assert len(seats) == 2
    await leaves(salon, "Bo", "Open my seats")
    panel = await takes_over(salon, "Cy", salon.post())
    assert (await salon.table()).seats_of(salon.person("Cy").id) == seats
    assert len(buttons(panel, "seat:")) == 2


async def test_whoever_comes_back_hears_that_their_standing_order_is_over(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="cyclades")
    table, bo = await salon.table(), salon.person("Bo")
    place = table.member_of(bo.id)
    assert place is not None
    boss = Warden(table.guild_id, Person(7, "Boss"))
    await salon.bot.host.moderation.sit_in(boss, table.id, place.order)
    panel = (await bo.slash(salon.channel, "table return")).response
    assert panel is not None
    assert "If you had left a standing order, it ended" in text(panel)


async def test_seats_survive_a_restart(salon: Salon) -> None:
    mover, _ = await turn_of_one(salon, "Ada", "Bo")
    await leaves(salon, mover, "Open my seat")
    notice = salon.post()
    await salon.restart()
    panel = await takes_over(salon, "Cy", notice)
    assert "what do you do?" in text(panel)
    assert menus(panel) == []


async def test_the_channel_hears_what_a_moderator_did_and_to_whom(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy", "Di")
    boss, eve, fay = salon.moderator("Boss"), salon.person("Eve"), salon.person("Fay")
    ada, bo, cy, di = (salon.person(name) for name in ("Ada", "Bo", "Cy", "Di"))
    places = {m.person_id: str(m.order) for m in (await salon.table()).members}

    def told(*words: str) -> list[int]:
        """Whom the newest notice calls, which says all of these words."""
        notice = [p for p in salon.posts() if f"<@{boss.id}>" in text(p)][-1]
        assert [word for word in words if word not in text(notice)] == []
        return sorted(pinged(salon, notice))

    colour = salon.bot.desk.words.text(f"seat.{await seat_of(salon, 'Cy')}", "en")
    await boss.slash(salon.channel, "admin remove", who=places[cy.id], **{"leaves-to": "open"})
    assert told(f"has taken <@{cy.id}> out of this game", f"{colour} is open") == [cy.id]
    await boss.slash(salon.channel, "admin add", person=eve)
    words = (f"has given <@{eve.id}> the seat of <@{cy.id}>", f"{colour} is theirs", "seat's turn")
    assert told(*words) == [eve.id]
    await boss.slash(salon.channel, "admin replace", who=places[bo.id], by=fay)
    assert told(f"has given <@{fay.id}> the seat of <@{bo.id}>") == sorted([bo.id, fay.id])
    await boss.slash(salon.channel, "admin sit-in", who=places[di.id])
    assert told(f"lets a computer player sit in for <@{di.id}>") == [di.id]
    await boss.slash(salon.channel, "admin replace", who=places[di.id], by=cy)
    assert (await salon.table()).member_of(cy.id) is None, "Cy knows another hand"
    await boss.slash(salon.channel, "admin replace", who=places[di.id], by=salon.person("Gus"))
    gus = salon.person("Gus")
    assert told(f"<@{gus.id}> the seat of <@{di.id}>") == sorted([di.id, gus.id])
    # The table passes on with the seat of whoever opened it, and the heir is told, too.
    await boss.slash(salon.channel, "admin remove", who=places[ada.id])
    heir = (await salon.table()).creator_id
    passed = f"in the hands of <@{heir}>"
    assert told("A computer player goes on as", passed) == sorted([ada.id, heir])


async def test_a_newcomer_is_said_to_take_which_seat_of_whom(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    seat = await seat_of(salon, "Bo")
    colour, bo = salon.bot.desk.words.text(f"seat.{seat}", "en"), salon.person("Bo")
    await leaves(salon, "Bo", "Open my seat")
    notice = salon.post()
    await leaves(salon, "Cy", "Open my seat")
    asked = shown(await salon.person("Eve").click(notice, label="Take over"))
    assert f"{colour}**, with the hand" in plain(asked)
    assert "with Ada and another open seat" in plain(asked)
    listed = plain(shown(await salon.person("Eve").slash(salon.channel, "table seats")))
    assert listed.count("another open seat") == 2
    assert f"{colour}**, with Ada" in listed
    await salon.person("Eve").click(asked, label="Take it over")
    said = next(p for p in reversed(salon.posts()) if "takes over" in text(p))
    assert f"{colour}**, the seat of <@{bo.id}>" in plain(said)
    assert pinged(salon, said) == []


async def test_whoever_is_sat_in_for_knows_it_and_what_their_seat_knows(salon: Salon) -> None:
    mover, _ = await turn_of_one(salon, "Ada", "Bo", "Cy")
    table, absent = await salon.table(), salon.person(mover)
    seat, host = await seat_of(salon, mover), salon.bot.host
    secret = next(
        line
        for line in text(shown(await absent.slash(salon.channel, "log"))).splitlines()
        if "goal" in line.casefold()
    )
    await absent.slash(salon.channel, "table clock", clock="steady")
    await host.seating.sit_in(table.id, absent.id)
    await host.settled()

    async def looks(command: str) -> str:
        return plain(shown(await absent.slash(salon.channel, command)))

    assert secret in await looks("log")
    assert "with what your seat knew" in await looks("history")
    kept = "A computer player sits in for you. **/table return** takes your seat back."
    assert kept in await looks("hand")
    assert kept in await looks("table clock")
    assert kept not in await looks("board")
    assert "a computer player sits in for you; **/table return**" in await looks("games")
    everybody = plain(shown(await salon.person("Eve").slash(salon.channel, "log")))
    assert secret not in everybody
    # Looking does not bring anybody back.
    assert (await salon.table()).owned_by(absent.id) is not None

    await host.seating.come_back(table.id, absent.id)
    place = (await salon.table()).member_of(absent.id)
    assert place is not None
    await host.seating.offer(table.id, place.order)
    await host.settled()
    assert secret in await looks("log")
    assert "Your seat is open to others" in await looks("hand")
    assert "your seat is open to others" in await looks("games")
    # As soon as somebody else has it, they see what everybody sees.
    page = buttons(shown(await absent.slash(salon.channel, "history")), "history-step:")[0]
    await takes_over(salon, "Eve", salon.post())
    assert secret not in await looks("log")
    assert "as everybody saw it" in await looks("history")
    assert "do not play" in await looks("hand")
    assert seat in page["custom_id"]
    stale = await forged(salon, absent, salon.post(), page["custom_id"])
    assert "with what your seat knew" not in stale
    assert kept not in await looks("games")


async def test_whoever_returns_is_told_what_happened_meanwhile(salon: Salon) -> None:
    mover, _ = await turn_of_one(salon, "Ada", "Bo", "Cy")
    absent, host = salon.person(mover), salon.bot.host
    await host.seating.sit_in((await salon.table()).id, absent.id)
    await host.settled()
    for _ in range(2):
        table = await salon.table()
        await salon.named(table.awaited_people[0]).slash(salon.channel, "move", choice="pass")
    panel = shown(await absent.click(notice_with_move(salon), label="My move"))
    said = plain(panel)
    assert said.index("Welcome back") < said.index("Since your last turn")
    assert said.count(f"{mover}**") > 1, "also what the computer did"
