"""Leaving a running match: to a computer, to anybody, or not at all."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text
from tests.ui.forged_clicks import forged, shown
from tests.ui.moderation.moderation_steps import replaced
from tests.ui.random_player import play_out
from tests.ui.reminder_steps import pinged
from tests.ui.seat_steps import leaves, notice_with_move, seat_of, takes_over, turn_of_one


async def test_staying_changes_nothing(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    before, posts = await sim.table(), len(sim.posts())
    asked = shown(await sim.person("Bo").slash(sim.channel, "table leave"))
    assert labels(asked) == ["A computer plays on", "Open my seat", "Stay"]
    await sim.person("Bo").click(asked, label="Stay")
    assert await sim.table() == before
    assert len(sim.posts()) == posts


async def test_leaving_on_ones_own_turn_to_a_computer(sim: DiscordSim) -> None:
    mover, (other,) = await turn_of_one(sim, "Ada", "Bo")
    await sim.panel(sim.person(mover))
    asked = await leaves(sim, mover, "A computer plays on")
    assert "You have left the game" in text(asked)
    notice = next(post for post in sim.posts() if "has left the game" in text(post))
    assert f"<@{sim.person(mover).id}>" in text(notice)
    table = await sim.table()
    assert table.people == (sim.person(other).id,)
    # The computer has moved, and it is the other's turn.
    assert table.awaited_people == (sim.person(other).id,)
    assert "computer on an open seat" in everything(sim.post())
    assert "You do not play" in text(
        shown(await sim.person(mover).click(notice_with_move(sim), label="My move"))
    )
    await play_out(sim, "left")
    assert (await sim.table()).status == "over"


async def test_an_open_seat_waits_until_a_newcomer_takes_it_with_its_hand(sim: DiscordSim) -> None:
    mover, (other,) = await turn_of_one(sim, "Ada", "Bo")
    seat = await seat_of(sim, mover)
    log = text(shown(await sim.person(mover).slash(sim.channel, "log")))
    secret = next(line for line in log.splitlines() if "goal" in line.casefold())
    await leaves(sim, mover, "Open my seat")
    notice = sim.post()
    assert "The game is waiting for this seat" in text(notice)
    assert labels(notice) == ["Take over", "Let a computer fill in"]
    panel = await takes_over(sim, "Cy", notice)
    assert "This seat is now yours" in text(panel)
    assert "what do you do?" in text(panel)
    table = await sim.table()
    cy = sim.person("Cy")
    assert table.seats_of(cy.id) == (seat,)
    assert secret in text(shown(await cy.slash(sim.channel, "log")))
    assert shown(await cy.slash(sim.channel, "hand")) is not None
    assert secret not in text(shown(await sim.person(other).slash(sim.channel, "log")))
    assert secret not in text(shown(await sim.person(mover).slash(sim.channel, "log")))
    await play_out(sim, "taken")
    assert (await sim.table()).status == "over"


async def test_leaving_on_somebody_elses_turn(sim: DiscordSim) -> None:
    _, (other, _) = await turn_of_one(sim, "Ada", "Bo", "Cy")
    await leaves(sim, other, "Open my seat")
    notice = sim.post()
    assert "The game is waiting for this seat" not in text(notice)
    assert labels(notice) == ["Take over"]
    # When it comes to be that seat's turn the post offers it, and nobody is pinged.
    left = sim.person(other).id
    seat = next(iter((await sim.table()).open_places))
    while (await sim.table()).awaited_people:
        table = await sim.table()
        person = sim.named(table.awaited_people[0])
        await person.slash(sim.channel, "move", choice="pass")
    post = sim.post()
    assert labels(post) == ["My move", "Take over", "Let a computer fill in", "Log"]
    assert "open seat" in text(post)
    stored = sim.env.backend.get_message(post.channel.id, post.id)
    assert list(stored.ping_user_ids) == []
    # A person who left may take the very same seat again.
    panel = await takes_over(sim, other, post)
    assert "what do you do?" in text(panel)
    assert (await sim.table()).at_place(seat.order) == (await sim.table()).member_of(left)


async def test_the_last_person_opens_the_seat_or_closes_the_table(sim: DiscordSim) -> None:
    await sim.begun("Ada", computers=1)
    asked = shown(await sim.person("Ada").slash(sim.channel, "table leave"))
    assert labels(asked) == ["Open my seat", "Close the table", "Stay"]
    table = await sim.table()
    answer = await forged(sim, sim.person("Ada"), asked, f"pan:give-up:{table.id}:0:computer")
    assert "last person" in answer
    await sim.person("Ada").click(asked, label="Open my seat")
    assert (await sim.table()).people == ()
    panel = await takes_over(sim, "Bo", sim.post())
    assert "This seat is now yours" in text(panel)
    assert (await sim.table()).creator_id == sim.person("Bo").id
    asked = shown(await sim.person("Bo").slash(sim.channel, "table leave"))
    await sim.person("Bo").click(asked, label="Close the table")
    assert (await sim.table()).status == "cancelled"


async def test_a_waiting_panel_of_whoever_left_shows_nothing_more(sim: DiscordSim) -> None:
    mover, (other,) = await turn_of_one(sim, "Ada", "Bo")
    panel = await sim.panel(sim.person(other))
    assert "It is not your move" in text(panel)
    await sim.bot.host.seats.give_up((await sim.table()).id, sim.person(other).id, "open")
    await sim.person(mover).slash(sim.channel, "move", choice="pass")
    assert "It is not your move" in text(panel)
    stale = await forged(sim, sim.person(other), panel, buttons(panel, "panel:")[0]["custom_id"])
    assert "You do not play at this table" in stale


async def test_two_seats_of_one_person_change_hands_together(sim: DiscordSim) -> None:
    """In Cyclades for two everybody leads two factions."""
    await sim.begun("Ada", "Bo", game="cyclades")
    seats = (await sim.table()).seats_of(sim.person("Bo").id)
    assert len(seats) == 2
    await leaves(sim, "Bo", "Open my seats")
    panel = await takes_over(sim, "Cy", sim.post())
    assert (await sim.table()).seats_of(sim.person("Cy").id) == seats
    assert len(buttons(panel, "seat:")) == 2


async def test_seats_survive_a_restart(sim: DiscordSim) -> None:
    mover, _ = await turn_of_one(sim, "Ada", "Bo")
    await leaves(sim, mover, "Open my seat")
    notice = sim.post()
    await sim.restart()
    panel = await takes_over(sim, "Cy", notice)
    assert "what do you do?" in text(panel)
    assert menus(panel) == []


async def test_the_channel_hears_what_a_moderator_did_and_to_whom(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy", "Di")
    boss, eve, fay = sim.moderator("Boss"), sim.person("Eve"), sim.person("Fay")
    ada, bo, cy, di = (sim.person(name) for name in ("Ada", "Bo", "Cy", "Di"))
    places = {m.person_id: str(m.order) for m in (await sim.table()).members}

    def told(*words: str) -> list[int]:
        """Whom the newest notice calls, which says all of these words."""
        notice = [p for p in sim.posts() if f"<@{boss.id}>" in text(p)][-1]
        assert [word for word in words if word not in text(notice)] == []
        return sorted(pinged(sim, notice))

    colour = sim.bot.dispatcher.words.text(f"seat.{await seat_of(sim, 'Cy')}", "en")
    await boss.slash(sim.channel, "admin remove", who=places[cy.id], **{"leaves-to": "open"})
    assert told(f"has taken <@{cy.id}> out of this game", f"{colour} is now an open seat") == [
        cy.id
    ]
    await boss.slash(sim.channel, "admin add", person=eve)
    words = (
        f"has given <@{eve.id}> the seat of <@{cy.id}>",
        f"{colour} is now theirs",
        "seat's turn",
    )
    assert told(*words) == [eve.id]
    await replaced(sim, boss, places[bo.id], fay)
    assert told(f"has given <@{fay.id}> the seat of <@{bo.id}>") == sorted([bo.id, fay.id])
    await boss.slash(sim.channel, "admin sit-in", who=places[di.id])
    assert told(f"has a computer player sitting in for <@{di.id}>") == [di.id]
    await boss.slash(sim.channel, "admin replace", who=places[di.id], by=cy)
    assert (await sim.table()).member_of(cy.id) is None, "Cy knows another hand"
    await replaced(sim, boss, places[di.id], sim.person("Gus"))
    gus = sim.person("Gus")
    assert told(f"<@{gus.id}> the seat of <@{di.id}>") == sorted([di.id, gus.id])
    # The table passes on with the seat of its creator, and the heir is told, too.
    await boss.slash(sim.channel, "admin remove", who=places[ada.id])
    heir = (await sim.table()).creator_id
    passed = f"<@{heir}> is in charge of the table"
    assert told("A computer player now plays", passed) == sorted([ada.id, heir])
