"""Returning to a seat that a computer held meanwhile."""

from __future__ import annotations

import pytest

from bot.host.moderation.moderation import Moderator
from bot.host.play.computers import ComputerQuestion, Computers
from bot.model.people import Person
from games.core.steps import Picks
from tests.ui.campaign.test_campaign import begun as campaign_begun
from tests.ui.campaign.test_campaign import finished
from tests.ui.discord_sim import DiscordSim, buttons, labels, text
from tests.ui.forged_clicks import forged, shown
from tests.ui.seat_steps import leaves, notice_with_move, plain, seat_of, takes_over, turn_of_one


@pytest.mark.parametrize("way", ["button", "move", "command", "typing"])
async def test_whoever_was_sat_in_for_returns_in_any_way(sim: DiscordSim, way: str) -> None:
    mover, (other, _) = await turn_of_one(sim, "Ada", "Bo", "Cy")
    table = await sim.table()
    absent = sim.person(other)
    await sim.bot.host.seats.sit_in(table.id, absent.id)
    await sim.bot.host.wait_until_idle()
    notice = sim.post()
    assert f"<@{absent.id}>" in text(notice)
    stored = sim.env.backend.get_message(notice.channel.id, notice.id)
    assert list(stored.ping_user_ids) == [absent.id]
    log = shown(await sim.person(mover).slash(sim.channel, "log"))
    assert f"Computer for {other}** bid" in text(log)
    eve = sim.person("Eve")
    assert "No seat is kept for you" in text(shown(await eve.click(notice, label="I’m back")))
    if way == "button":
        panel = shown(await absent.click(notice, label="I’m back"))
        assert "Welcome back" in text(panel)
    elif way == "move":
        panel = shown(await absent.click(notice_with_move(sim), label="My move"))
        assert "Welcome back" in text(panel)
    elif way == "command":
        assert "Welcome back" in text(shown(await absent.slash(sim.channel, "table return")))
    else:
        await absent.slash(sim.channel, "move", choice="pass")
    assert (await sim.table()).member_of(absent.id) is not None
    assert any("is back" in text(post) for post in sim.posts())


async def test_a_person_returns_while_the_computer_thinks(
    sim: DiscordSim, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The thought comes too late: nothing of it is applied, and the person moves themselves."""
    mover, _ = await turn_of_one(sim, "Ada", "Bo")
    table, person, host = await sim.table(), sim.person(mover), sim.bot.host
    give = Computers._give
    returns = [True]

    async def slow(self: Computers, table_id: int, thought: ComputerQuestion, picks: Picks) -> None:
        if returns:
            returns.clear()
            await host.seats.come_back(table_id, person.id)
        await give(self, table_id, thought, picks)

    monkeypatch.setattr(Computers, "_give", slow)
    before = table.entry_count
    await host.seats.sit_in(table.id, person.id)
    await sim.bot.host.wait_until_idle()
    assert returns == []
    after = await sim.table()
    assert after.entry_count == before
    assert after.awaited_people == (person.id,)
    panel = await sim.panel(person)
    await person.click(panel, label="Pass")
    assert (await sim.table()).entry_count > before


async def test_whoever_comes_back_hears_that_their_standing_order_is_over(sim: DiscordSim) -> None:
    await sim.begun("Ada", "Bo", game="cyclades")
    table, bo = await sim.table(), sim.person("Bo")
    place = table.member_of(bo.id)
    assert place is not None
    boss = Moderator(table.guild_id, Person(7, "Boss"))
    await sim.bot.host.moderation.sit_in(boss, table.id, place.order)
    panel = (await bo.slash(sim.channel, "table return")).response
    assert panel is not None
    assert "If you had a standing order, it ended" in text(panel)


async def test_whoever_is_sat_in_for_knows_it_and_what_their_seat_knows(sim: DiscordSim) -> None:
    mover, _ = await turn_of_one(sim, "Ada", "Bo", "Cy")
    table, absent = await sim.table(), sim.person(mover)
    seat, host = await seat_of(sim, mover), sim.bot.host
    secret = next(
        line
        for line in text(shown(await absent.slash(sim.channel, "log"))).splitlines()
        if "goal" in line.casefold()
    )
    await absent.slash(sim.channel, "table clock", clock="steady")
    await host.seats.sit_in(table.id, absent.id)
    await host.wait_until_idle()

    async def looks(command: str) -> str:
        return plain(shown(await absent.slash(sim.channel, command)))

    assert secret in await looks("log")
    assert "with what your seat knew" in await looks("history")
    kept = "A computer player is sitting in for you. **/table return** takes your seat back."
    assert kept in await looks("hand")
    assert kept in await looks("table clock")
    assert kept not in await looks("board")
    assert "a computer player is sitting in for you; **/table return**" in await looks("games")
    everybody = plain(shown(await sim.person("Eve").slash(sim.channel, "log")))
    assert secret not in everybody
    # Looking does not bring anybody back.
    assert (await sim.table()).owned_by(absent.id) is not None

    await host.seats.come_back(table.id, absent.id)
    place = (await sim.table()).member_of(absent.id)
    assert place is not None
    await host.seats.offer(table.id, place.order)
    await host.wait_until_idle()
    assert secret in await looks("log")
    assert "Your seat is open to others" in await looks("hand")
    assert "your seat is open to others" in await looks("games")
    # As soon as somebody else has it, they see what everybody sees.
    page = buttons(shown(await absent.slash(sim.channel, "history")), "history-step:")[0]
    await takes_over(sim, "Eve", sim.post())
    assert secret not in await looks("log")
    assert "as everybody saw it" in await looks("history")
    assert "do not play" in await looks("hand")
    assert seat in page["custom_id"]
    stale = await forged(sim, absent, sim.post(), page["custom_id"])
    assert "with what your seat knew" not in stale
    assert kept not in await looks("games")


async def test_whoever_returns_is_told_what_happened_meanwhile(sim: DiscordSim) -> None:
    mover, _ = await turn_of_one(sim, "Ada", "Bo", "Cy")
    absent, host = sim.person(mover), sim.bot.host
    await host.seats.sit_in((await sim.table()).id, absent.id)
    await host.wait_until_idle()
    for _ in range(2):
        table = await sim.table()
        await sim.named(table.awaited_people[0]).slash(sim.channel, "move", choice="pass")
    panel = shown(await absent.click(notice_with_move(sim), label="My move"))
    said = plain(panel)
    assert said.index("Welcome back") < said.index("Since your last turn")
    assert said.count(f"{mover}**") > 1, "also what the computer did"


async def test_whoever_left_to_a_computer_is_led_to_their_seat(sim: DiscordSim) -> None:
    await turn_of_one(sim, "Ada", "Bo", "Cy")
    bo, eve = sim.person("Bo"), sim.person("Eve")
    seat = await seat_of(sim, "Bo")
    await leaves(sim, "Bo", "A computer plays on")
    await sim.env.settle()
    offered = shown(await bo.slash(sim.channel, "table return"))
    assert "a computer player has taken your place" in text(offered)
    assert labels(offered) == ["Take my seat back"]
    # Strangers are not led anywhere.
    refused = shown(await eve.slash(sim.channel, "table return"))
    assert "No seat is kept for you" in text(refused)
    panel = shown(await bo.click(offered, label="Take my seat back"))
    assert (await sim.table()).people_of(seat) == (bo.id,)
    # It is their own seat: nobody has taken anything over.
    assert "Welcome back" in text(panel)
    colour = sim.bot.dispatcher.words.text(f"seat.{seat}", "en")
    said = next(p for p in reversed(sim.posts()) if colour in text(p) and "again" in text(p))
    assert f"<@{bo.id}> is back" in text(said)
    assert not any("takes over" in text(post) for post in sim.posts())


async def test_nobody_is_led_to_a_seat_that_another_has_taken(sim: DiscordSim) -> None:
    await turn_of_one(sim, "Ada", "Bo", "Cy")
    await leaves(sim, "Bo", "Open my seat")
    await sim.env.settle()
    post = next(p for p in reversed(sim.posts()) if "Take over" in labels(p))
    await takes_over(sim, "Eve", post)
    refused = shown(await sim.person("Bo").slash(sim.channel, "table return"))
    assert "No seat is kept for you" in text(refused)


@pytest.mark.parametrize("when", ["during a scenario", "between two scenarios"])
async def test_between_two_scenarios_a_seat_left_for_good_is_offered_again(
    sim: DiscordSim, when: str
) -> None:
    await campaign_begun(sim, "Ada", "Bo", "Cy")
    cy, host = sim.person("Cy"), sim.bot.host
    if when == "during a scenario":
        await host.seats.give_up((await sim.table()).id, cy.id, "computer")
    table = await finished(sim)
    assert table.interlude
    if when == "between two scenarios":
        await host.seats.give_up(table.id, cy.id, "computer")
        await sim.env.settle()
    offered = shown(await cy.slash(sim.channel, "table return"))
    assert "Take my seat back" in labels(offered)
    await cy.click(offered, label="Take my seat back")
    assert (await sim.table()).member_of(cy.id) is not None
