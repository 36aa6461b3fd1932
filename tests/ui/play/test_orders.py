"""Standing orders in the panel: composed clause by clause, hidden from others."""

from __future__ import annotations

import pytest
from simcord.actors import MemberActor
from simcord.results import ResponseMessage

from games.cyclades.view import CycladesView
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text
from tests.ui.random_player import Thinker


@pytest.fixture
async def auction(sim: DiscordSim) -> DiscordSim:
    """Three people at the first offerings of a quick game of Cyclades."""
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "table create", game="cyclades")
    lobby = sim.post()
    for name in ("Bo", "Cy"):
        await sim.person(name).click(lobby, label="Join")
    await sim.set_option("setup", "quick")
    await ada.slash(sim.channel, "table start")
    return sim


async def bidder(sim: DiscordSim, place: int) -> MemberActor:
    """The person who bids at that place of the turn order."""
    table = await sim.table()
    view = (await sim.bot.host.play.position(table.id, None)).view
    assert isinstance(view, CycladesView)
    return sim.named(table.people_of(view.order[place])[0])


async def pick(person: MemberActor, panel: ResponseMessage, number: int, value: str) -> None:
    await person.select(panel, [value], custom_id=menus(panel)[number]["custom_id"])


async def order(person: MemberActor, panel: ResponseMessage, *wishes: tuple[str, str]) -> None:
    """Open the order, add wishes, and leave it."""
    await person.click(panel, label="Standing order…")
    for god, clause in wishes:
        await pick(person, panel, -1, god)
        if god != "apollo":
            await pick(person, panel, 0, clause)
    await person.click(panel, label="Give this order")


async def next_offerings(sim: DiscordSim) -> None:
    """Play on until gods are bid for again, in another order."""
    start = await sim.table()
    seat = start.seats_of(start.people[0])[0]

    async def offered() -> list[str]:
        return list((await sim.bot.host.orders.choices(start.id, start.people[0], seat)).clauses)

    before = await offered()
    while await offered() in ([], before):
        person = sim.named((await sim.table()).awaited_people[0])
        await Thinker(sim, person, "on").step(await sim.panel(person))


async def test_an_order_bids_for_its_owner(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    panel = await auction.panel(second)
    await order(second, panel, ("apollo", "apollo:0"))
    assert "Your order is set" in text(panel)
    first = await bidder(auction, 0)
    asked = await auction.panel(first)
    god = next(b for b in buttons(asked, "pick:") if "Apollo" not in b["label"])
    await first.click(asked, custom_id=god["custom_id"])
    third = await bidder(auction, 2)
    assert (await auction.table()).awaited_people == (third.id,)
    assert "turned to Apollo" in text(auction.post())


async def test_nothing_holds_until_the_order_is_left(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    panel = await auction.panel(second)
    await second.click(panel, label="Standing order…")
    assert "There are no wishes in it yet." in text(panel)
    await pick(second, panel, -1, "apollo")
    assert "1. Apollo, for free" in text(panel)
    table = await auction.table()
    seat = table.seats_of(second.id)[0]
    choices = await auction.bot.host.orders.choices(table.id, second.id, seat)
    assert choices.order == ()
    await second.click(panel, label="Back to my move")
    assert "Standing order…" in labels(panel)


async def test_an_order_is_listed_and_taken_back(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    panel = await auction.panel(second)
    await order(second, panel, ("apollo", "apollo:0"))
    await second.click(panel, label="Standing order…")
    assert "1. Apollo, for free" in text(panel)
    await second.click(panel, label="Take it back")
    assert "There are no wishes in it yet." in text(panel)


async def test_nobody_else_reads_an_order(auction: DiscordSim) -> None:
    second, first = await bidder(auction, 1), await bidder(auction, 0)
    before = [everything(post) for post in auction.seen(first)]
    panel = await auction.panel(second)
    await order(second, panel, ("apollo", "apollo:0"))
    assert [everything(post) for post in auction.seen(first)] == before


@pytest.mark.slow
async def test_an_order_of_an_earlier_round_is_not_taken_for_another(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    panel = await auction.panel(second)
    await second.click(panel, label="Standing order…")
    god = menus(panel)[-1]["options"][0]["value"]
    await pick(second, panel, -1, god)
    await pick(second, panel, 0, f"{god}:10")
    [left] = buttons(panel, "order-leave:")
    # Discord lets a panel be changed for a quarter of an hour; this one stays as it was.
    await auction.env.advance_time(16 * 60)
    await next_offerings(auction)
    click = auction.fire(second, panel, left["custom_id"])
    await auction.env.settle()
    assert "no longer does anything" in text(click.followups[0])
    table = await auction.table()
    seat = table.seats_of(second.id)[0]
    assert (await auction.bot.host.orders.choices(table.id, second.id, seat)).order == ()


async def test_an_order_left_on_the_own_move_answers_and_the_panel_follows(
    auction: DiscordSim,
) -> None:
    first = await bidder(auction, 0)
    panel = await auction.panel(first)
    await order(first, panel, ("apollo", "apollo:0"))
    await auction.env.settle()
    assert "turned to Apollo" in text(auction.post())
    assert buttons(panel, "pick:") == []
    assert "Your order is set" in text(panel)


async def test_the_panel_says_that_an_order_holds(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    panel = await auction.panel(second)
    assert "Your standing order:" not in text(panel)
    await order(second, panel, ("apollo", "apollo:0"))
    assert "Your standing order: Apollo, for free." in text(panel)
    table = await auction.table()
    seat = table.seats_of(second.id)[0]
    gods = (await auction.bot.host.orders.choices(table.id, second.id, seat)).clauses
    god = next(god for god in gods if god != "apollo")
    await order(second, panel, (god, f"{god}:3"))
    assert f"standing order: Apollo, for free; then {god.title()}, at most 3." in text(panel)
    # Nobody else's panel does.
    third = await bidder(auction, 2)
    assert "standing order" not in text(await auction.panel(third))


async def test_orders_are_listed_and_revoked_from_anywhere(auction: DiscordSim) -> None:
    second = await bidder(auction, 1)
    elsewhere = auction.guild.create_text_channel("elsewhere")
    none = (await second.slash(elsewhere, "orders")).response
    assert none is not None
    assert "You have no standing orders." in text(none)
    await order(second, await auction.panel(second), ("apollo", "apollo:0"))
    shown = (await second.slash(elsewhere, "orders")).response
    assert shown is not None
    assert shown.ephemeral
    assert "**1.** Cyclades in" in text(shown)
    assert f"<#{auction.channel.id}>" in text(shown)
    assert "Apollo, for free" in text(shown)
    third = await bidder(auction, 2)
    other = (await third.slash(elsewhere, "orders")).response
    assert other is not None
    assert "Apollo" not in everything(other)
    # A forged click on it is refused.
    [revoke] = buttons(shown, "order-revoke:")
    click = auction.fire(third, shown, revoke["custom_id"])
    await auction.env.settle()
    assert "cannot answer for that seat" in text(click.followups[0])
    await second.click(shown, label="Take back 1")
    assert "You have no standing orders." in text(shown)
    table = await auction.table()
    seat = table.seats_of(second.id)[0]
    assert (await auction.bot.host.orders.choices(table.id, second.id, seat)).order == ()


async def test_going_back_takes_every_order_back(auction: DiscordSim) -> None:
    first, second = await bidder(auction, 0), await bidder(auction, 1)
    await order(second, await auction.panel(second), ("apollo", "apollo:0"))
    asked = await auction.panel(first)
    god = next(b for b in buttons(asked, "pick:") if "Apollo" not in b["label"])
    await first.click(asked, custom_id=god["custom_id"])
    table = await auction.table()
    await auction.bot.host.rewind.rewind(table.id, table.entry_count, person_id=None)
    assert await auction.bot.host.orders.of_person(second.id) == []


async def test_three_clicks_leave_an_order_at_the_question_itself(auction: DiscordSim) -> None:
    first = await bidder(auction, 0)
    panel = await auction.panel(first)
    await first.click(panel, label="Standing order…")
    now = menus(panel)[0]
    assert now["placeholder"] == "Always answer this question so"
    assert "apollo:0" in [option["value"] for option in now["options"]]
    await first.select(panel, ["apollo:0"], custom_id=now["custom_id"])
    await first.click(panel, label="Give this order")
    await auction.env.settle()
    assert "turned to Apollo" in text(auction.post())


async def test_three_clicks_leave_a_whole_offering_for_the_next_turn(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "table create", game="deus")
    await bo.click(sim.post(), label="Join")
    await ada.slash(sim.channel, "table start")
    table = await sim.table()
    waiting = next(person for person in (ada, bo) if person.id not in table.awaited_people)
    panel = await sim.panel(waiting)
    await waiting.click(panel, label="Standing order…")
    offer = menus(panel)[0]["options"][0]
    assert offer["label"].startswith("Make an offering to")
    await waiting.select(panel, [offer["value"]], custom_id=menus(panel)[0]["custom_id"])
    await waiting.click(panel, label="Give this order")
    assert "Your standing order: Make an offering to" in text(panel)
    shown = (await waiting.slash(sim.channel, "orders")).response
    assert shown is not None
    assert "Make an offering to" in text(shown)
