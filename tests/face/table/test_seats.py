"""Leaving a running game, as people do it: to a computer, to anybody, or not at all."""

from __future__ import annotations

from tests.face.care import pinged
from tests.face.chairs import leaves, notice_with_move, seat_of, takes_over, turn_of_one
from tests.face.forgery import forged, shown
from tests.face.player import play_out
from tests.face.salon import Salon, buttons, everything, labels, menus, text


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


async def test_a_waiting_panel_of_whoever_left_shows_nothing_more(salon: Salon) -> None:
    mover, (other,) = await turn_of_one(salon, "Ada", "Bo")
    panel = await salon.panel(salon.person(other))
    assert "It is not your move" in text(panel)
    await salon.bot.host.seats.give_up((await salon.table()).id, salon.person(other).id, "open")
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
