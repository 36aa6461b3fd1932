"""Coming back to a seat that a computer has kept."""

from __future__ import annotations

import pytest

from bot.host.moderation.moderation import Moderator
from bot.host.play.computers import Computers, Thought
from bot.model.people import Person
from games.core.steps import Picks
from tests.face.chairs import leaves, notice_with_move, plain, seat_of, takes_over, turn_of_one
from tests.face.forgery import forged, shown
from tests.face.salon import Salon, buttons, labels, text


@pytest.mark.parametrize("way", ["button", "move", "command", "typing"])
async def test_whoever_was_sat_in_for_returns_in_any_way(salon: Salon, way: str) -> None:
    mover, (other, _) = await turn_of_one(salon, "Ada", "Bo", "Cy")
    table = await salon.table()
    absent = salon.person(other)
    await salon.bot.host.seats.sit_in(table.id, absent.id)
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
            await host.seats.come_back(table_id, person.id)
        await give(self, table_id, thought, picks)

    monkeypatch.setattr(Computers, "_give", slow)
    before = table.entry_count
    await host.seats.sit_in(table.id, person.id)
    await salon.bot.host.settled()
    assert returns == []
    after = await salon.table()
    assert after.entry_count == before
    assert after.awaited_people == (person.id,)
    panel = await salon.panel(person)
    await person.click(panel, label="Pass")
    assert (await salon.table()).entry_count > before


async def test_whoever_comes_back_hears_that_their_standing_order_is_over(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", game="cyclades")
    table, bo = await salon.table(), salon.person("Bo")
    place = table.member_of(bo.id)
    assert place is not None
    boss = Moderator(table.guild_id, Person(7, "Boss"))
    await salon.bot.host.moderation.sit_in(boss, table.id, place.order)
    panel = (await bo.slash(salon.channel, "table return")).response
    assert panel is not None
    assert "If you had left a standing order, it ended" in text(panel)


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
    await host.seats.sit_in(table.id, absent.id)
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

    await host.seats.come_back(table.id, absent.id)
    place = (await salon.table()).member_of(absent.id)
    assert place is not None
    await host.seats.offer(table.id, place.order)
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
    await host.seats.sit_in((await salon.table()).id, absent.id)
    await host.settled()
    for _ in range(2):
        table = await salon.table()
        await salon.named(table.awaited_people[0]).slash(salon.channel, "move", choice="pass")
    panel = shown(await absent.click(notice_with_move(salon), label="My move"))
    said = plain(panel)
    assert said.index("Welcome back") < said.index("Since your last turn")
    assert said.count(f"{mover}**") > 1, "also what the computer did"


async def test_whoever_left_to_a_computer_is_led_to_their_seat(salon: Salon) -> None:
    await turn_of_one(salon, "Ada", "Bo", "Cy")
    bo, eve = salon.person("Bo"), salon.person("Eve")
    seat = await seat_of(salon, "Bo")
    await leaves(salon, "Bo", "A computer plays on")
    await salon.env.settle()
    offered = shown(await bo.slash(salon.channel, "table return"))
    assert "a computer player goes on in your place" in text(offered)
    assert labels(offered) == ["Take my seat back"]
    # Strangers are not led anywhere.
    refused = shown(await eve.slash(salon.channel, "table return"))
    assert "No seat is kept for you" in text(refused)
    panel = shown(await bo.click(offered, label="Take my seat back"))
    assert (await salon.table()).people_of(seat) == (bo.id,)
    # It is their own seat: nobody has taken anything over.
    assert "Welcome back" in text(panel)
    colour = salon.bot.desk.words.text(f"seat.{seat}", "en")
    said = next(p for p in reversed(salon.posts()) if colour in text(p) and "again" in text(p))
    assert f"<@{bo.id}> is back" in text(said)
    assert not any("takes over" in text(post) for post in salon.posts())


async def test_nobody_is_led_to_a_seat_that_another_has_taken(salon: Salon) -> None:
    await turn_of_one(salon, "Ada", "Bo", "Cy")
    await leaves(salon, "Bo", "Open my seat")
    await salon.env.settle()
    post = next(p for p in reversed(salon.posts()) if "Take over" in labels(p))
    await takes_over(salon, "Eve", post)
    refused = shown(await salon.person("Bo").slash(salon.channel, "table return"))
    assert "No seat is kept for you" in text(refused)
