"""Open seats: listed, offered and taken over."""

from __future__ import annotations

import discord

from tests.ui.discord_sim import DiscordSim, buttons, text
from tests.ui.forged_clicks import forged, shown
from tests.ui.reminder_steps import pinged
from tests.ui.seat_steps import leaves, plain, seat_of, takes_over


async def test_old_and_forged_offers_change_nothing(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo")
    table = await sim.table()
    await leaves(sim, "Bo", "Open my seat")
    notice = sim.post()
    offer = buttons(notice, "take-over:")[0]["custom_id"]
    eve, fay = sim.person("Eve"), sim.person("Fay")
    hers = shown(await eve.click(notice, label="Take over"))
    his = shown(await fay.click(notice, label="Take over"))
    await eve.click(hers, label="Take it over")
    after = await sim.table()
    assert "This seat is not open" in await forged(
        sim, fay, his, buttons(his, "take-seat:")[0]["custom_id"]
    )
    assert "This seat is not open" in await forged(sim, fay, notice, offer)
    place = table.member_of(sim.person("Ada").id)
    assert place is not None
    assert "not open" in await forged(sim, fay, notice, f"pan:take-seat:{table.id}:0:{place.order}")
    for arg in ("", "99", "x", "-1"):
        assert await forged(sim, fay, notice, f"pan:take-seat:{table.id}:0:{arg}")
        assert await forged(sim, fay, notice, f"pan:give-up:{table.id}:0:{arg}")
    assert "You are not at this table" in await forged(
        sim, fay, notice, f"pan:give-up:{table.id}:0:open"
    )
    assert "not at this table" in await forged(sim, fay, notice, f"pan:fill-in:{table.id}:0:1")
    assert "No seat is kept" in await forged(sim, fay, notice, f"pan:come-back:{table.id}:0:")
    assert await sim.table() == after
    await sim.bot.host.tables.cancel(table.id, eve.id, moderator=True)
    assert "not in play" in await forged(sim, fay, notice, offer)


async def test_several_open_seats_are_told_apart(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    for name in ("Bo", "Cy"):
        await leaves(sim, name, "Open my seat")
    assert await sim.bot.repost(sim.place)
    offered = buttons(sim.post(), "take-over:")
    assert len({button["label"] for button in offered}) == 2
    assert all(button["label"].startswith("Take over ") for button in offered)
    assert len({button["label"] for button in buttons(sim.post(), "fill-in:")}) == 2


async def test_open_seats_are_listed_with_all_one_wants_to_know(sim: DiscordSim) -> None:
    eve = sim.person("Eve")
    nothing = shown(await eve.slash(sim.channel, "table seats"))
    assert "No running game" in text(nothing)
    await sim.begun("Ada", "Bo")
    await leaves(sim, "Bo", "Open my seat")
    table = await sim.table()
    listed = shown(await eve.slash(sim.channel, "table seats"))
    told = text(listed)
    assert "One open seat" in told
    assert f"/{table.channel_id}/{table.last_post_id}" in told
    assert "Ada" in told
    assert "round" in told.casefold()
    assert "The game is waiting for this seat" in told
    asked = shown(await eve.click(listed, label="Take over 1"))
    await eve.click(asked, label="Not now")
    assert (await sim.table()) == table
    asked = shown(await eve.click(listed, label="Take over 1"))
    await eve.click(asked, label="Take it over")
    assert (await sim.table()).member_of(eve.id) is not None


async def test_many_open_seats_come_in_pages(sim: DiscordSim) -> None:
    for number in range(4):
        channel = sim.guild.create_text_channel(f"table-{number}")
        ada = sim.person("Ada")
        await ada.slash(channel, "table create", game="toy")
        for name in ("Bo", "Cy"):
            await sim.person(name).click(sim.post(channel), label="Join")
        await ada.slash(channel, "table start")
        table = await sim.table(channel)
        for name in ("Bo", "Cy"):
            await sim.bot.host.seats.give_up(table.id, sim.person(name).id, "open")
    eve = sim.person("Eve")
    listed = shown(await eve.slash(sim.channel, "table seats"))
    assert "8 open seats" in text(listed)
    assert len(buttons(listed, "take-over:")) == 5
    await eve.click(listed, label="▶")
    assert len(buttons(listed, "take-over:")) == 3
    await eve.click(listed, label="◀")
    assert len(buttons(listed, "take-over:")) == 5


async def test_seats_in_channels_one_cannot_see_are_not_offered(sim: DiscordSim) -> None:
    role = sim.guild.create_role("Insiders")
    hidden = sim.guild.create_text_channel(
        "hidden",
        overwrites={
            sim.guild.default_role: discord.PermissionOverwrite(view_channel=False),
            role: discord.PermissionOverwrite(view_channel=True),
            sim.me: discord.PermissionOverwrite(view_channel=True),
        },
    )
    ada, bo = sim.person("Ada", roles=[role]), sim.person("Bo", roles=[role])
    await ada.slash(hidden, "table create", game="toy")
    await bo.click(sim.post(hidden), label="Join")
    await ada.slash(hidden, "table start")
    table = await sim.table(hidden)
    await sim.bot.host.seats.give_up(table.id, bo.id, "open")
    eve, fay = sim.person("Eve"), sim.person("Fay", roles=[role])
    listed = shown(await eve.slash(sim.channel, "table seats"))
    assert "No running game" in text(listed)
    place = (await sim.table(hidden)).open_places[0].order
    await ada.slash(sim.channel, "table create", game="toy")
    answer = await forged(sim, eve, sim.post(), f"pan:take-seat:{table.id}:0:{place}")
    assert "There is no table number" in answer
    assert "One open seat" in text(shown(await fay.slash(sim.channel, "table seats")))


async def test_nobody_takes_a_second_seat_at_the_same_table(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await leaves(sim, "Cy", "Open my seat")
    notice = sim.post()
    before = await sim.table()
    ada = sim.person("Ada")
    assert "nobody may see two hands" in text(shown(await ada.click(notice, label="Take over")))
    await leaves(sim, "Bo", "A computer plays on")
    asked = shown(await sim.person("Bo").click(notice, label="Take over"))
    answer = await forged(
        sim, sim.person("Bo"), asked, buttons(asked, "take-seat:")[0]["custom_id"]
    )
    assert "know its secrets" in answer
    assert (await sim.table()).open_places[-1] == before.open_places[0]


async def test_others_need_not_wait_for_a_newcomer(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    await leaves(sim, "Cy", "Open my seat")
    notice = sim.post()
    eve = sim.person("Eve")
    assert "not at this table" in text(
        shown(await eve.click(notice, label="Let a computer fill in"))
    )
    await sim.person("Ada").click(notice, label="Let a computer fill in")
    assert "A computer player is filling in" in text(sim.post())
    again = await forged(sim, sim.person("Bo"), notice, buttons(notice, "fill-in:")[0]["custom_id"])
    assert "already filling in for this seat" in again
    assert "computer on an open seat" in text(sim.posts()[0]), "the post of the lobby"
    panel = await takes_over(sim, "Eve", sim.post())
    assert "This seat is now yours" in text(panel)
    lobby = text(sim.posts()[0])
    assert "Eve" in lobby
    assert "Cy" not in lobby


async def test_a_newcomer_is_said_to_take_which_seat_of_whom(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", "Cy")
    seat = await seat_of(sim, "Bo")
    colour, bo = sim.bot.dispatcher.words.text(f"seat.{seat}", "en"), sim.person("Bo")
    await leaves(sim, "Bo", "Open my seat")
    notice = sim.post()
    await leaves(sim, "Cy", "Open my seat")
    asked = shown(await sim.person("Eve").click(notice, label="Take over"))
    assert "You would play" in plain(asked)
    assert f"{colour}** in this game of" in plain(asked)
    assert "with Ada and another open seat" in plain(asked)
    listed = plain(shown(await sim.person("Eve").slash(sim.channel, "table seats")))
    assert listed.count("another open seat") == 2
    assert f"{colour}**, with Ada" in listed
    await sim.person("Eve").click(asked, label="Take it over")
    said = next(p for p in reversed(sim.posts()) if "takes over" in text(p))
    assert f"{colour}**, the seat of <@{bo.id}>" in plain(said)
    assert pinged(sim, said) == []


async def test_the_second_offer_calls_those_who_play(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await sim.begun("Ada", "Bo")
    await leaves(sim, "Bo", "Open my seat")
    await sim.pass_time(days=3)
    (offer,) = [post for post in sim.posts() if "is still open" in text(post)]
    ada = sim.person("Ada").id
    assert f"<@{ada}>" in text(offer)
    assert pinged(sim, offer) == [ada]
