"""Open seats: found, offered and taken over."""

from __future__ import annotations

import discord

from tests.face.care import pinged
from tests.face.chairs import leaves, plain, seat_of, takes_over
from tests.face.forgery import forged, shown
from tests.face.salon import Salon, buttons, text


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
    await salon.bot.host.tables.cancel(table.id, eve.id, moderator=True)
    assert "not being played" in await forged(salon, fay, notice, offer)


async def test_several_open_seats_are_told_apart(salon: Salon) -> None:
    await salon.begun("Ada", "Bo", "Cy")
    for name in ("Bo", "Cy"):
        await leaves(salon, name, "Open my seat")
    assert await salon.bot.repost(salon.place)
    offered = buttons(salon.post(), "take-over:")
    assert len({button["label"] for button in offered}) == 2
    assert all(button["label"].startswith("Take over ") for button in offered)
    assert len({button["label"] for button in buttons(salon.post(), "fill-in:")}) == 2


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
            await salon.bot.host.seats.give_up(table.id, salon.person(name).id, "open")
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
    await salon.bot.host.seats.give_up(table.id, bo.id, "open")
    eve, fay = salon.person("Eve"), salon.person("Fay", roles=[role])
    listed = shown(await eve.slash(salon.channel, "table seats"))
    assert "No running game" in text(listed)
    place = (await salon.table(hidden)).open_places[0].order
    await ada.slash(salon.channel, "table create", game="toy")
    answer = await forged(salon, eve, salon.post(), f"pan:take-seat:{table.id}:0:{place}")
    assert "There is no table number" in answer
    assert "One open seat" in text(shown(await fay.slash(salon.channel, "table seats")))


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
