"""A campaign in Discord: opening, playing, interludes, status and finale."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

from bot.model.table import Table
from tests.ui.discord_sim import DiscordSim, buttons, everything, labels, menus, text
from tests.ui.random_player import Player, play_out


async def begun(sim: DiscordSim, *names: str, computers: int = 0) -> Table:
    """The first scenario of a campaign that these people have just started."""
    creator = sim.person(names[0])
    await creator.slash(sim.channel, "campaign create", game="toy")
    lobby = sim.post()
    for name in names[1:]:
        await sim.person(name).click(lobby, label="Join")
    for _ in range(computers):
        await creator.slash(sim.channel, "table add-computer")
    await creator.slash(sim.channel, "table start")
    return await sim.table()


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def finished(sim: DiscordSim) -> Table:
    """The scenario played to its end by pressing what the panels offer."""
    await play_out(sim, "summer")
    await sim.bot.host.wait_until_idle()
    return await sim.table()


async def test_three_summers_with_people_and_a_computer(sim: DiscordSim) -> None:
    ada, bo = sim.person("Ada"), sim.person("Bo")
    await ada.slash(sim.channel, "campaign create", game="toy")
    lobby = sim.post()
    assert "Three summers" in text(lobby)
    assert "Storms: Fair weather" in text(lobby)
    await bo.click(lobby, label="Join")
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    assert "scenario 1 of 3: The first blossoms" in text(sim.post())
    for number in (2, 3):
        table = await finished(sim)
        assert (table.interlude, table.scenario) == (True, number)
        post = sim.post()
        assert f"scenario {number} of 3" in text(post)
        assert "So far" in text(post)
        assert f"<@{ada.id}>" in text(post)
        assert {m.id for m in post.mentions} == {ada.id, bo.id}
        assert "Still waiting for" in said(await ada.click(post, label="Next scenario"))
        post = sim.post()
        assert "Ready: " in text(post)
        assert "Ada" in text(post).split("Ready: ")[1].splitlines()[0]
        assert "it begins" in said(await bo.click(post, label="Next scenario"))
        assert (await sim.table()).status == "running"
        assert f"scenario {number} of 3" in text(sim.post())
        assert "It has begun" in text(sim.posts()[-2])
    await finished(sim)
    last = sim.post()
    assert "Three summers is over" in text(last)
    assert "has won the campaign" in text(last)
    assert [a.filename.split(".")[0] for a in last.attachments] == ["toy-breakdown", "toy-chart"]
    assert labels(last) == ["Story so far", "Play on"]
    told = said(await bo.click(last, label="Story so far"))
    assert "Summer 1" in told
    assert "Summer 3" in told
    result = await ada.slash(sim.channel, "campaign recap")
    assert "has won the campaign" in said(result)
    assert "The table is open" in said(await ada.click(last, label="Play on"))
    table = await sim.table()
    assert (table.interlude, table.scenario) == (True, 4)
    invitation = text(sim.post())
    assert "After Three summers" in invitation
    assert "everybody has pressed **Play on**" in invitation
    assert "Next scenario" not in everything(sim.post())
    assert "So far" not in invitation
    assert "A small game of apples" in said(await ada.slash(sim.channel, "rules"))
    await bo.click(sim.post(), label="Play on")
    assert "waiting for your **Play on**" in said(await ada.slash(sim.channel, "games"))


async def test_where_it_stands(sim: DiscordSim) -> None:
    ada, cy = sim.person("Ada"), sim.person("Cy")
    assert "no campaign in this channel" in said(await ada.slash(sim.channel, "campaign show"))
    await begun(sim, "Ada", "Bo")
    shown = said(await ada.slash(sim.channel, "campaign show"))
    assert "Scenario 1 of 3" in shown
    assert shown.count("Three summers") == 1
    assert "being played" in shown
    refused = said(await ada.slash(sim.channel, "campaign story"))
    assert "Nothing has been told yet" in refused
    await finished(sim)
    shown = said(await cy.slash(sim.channel, "campaign show"))
    assert "when everybody is ready" in shown
    assert "cellar" in shown
    mine = await ada.click(sim.post(), label="What became of me?")
    assert "One summer has passed" in said(mine)
    assert "What became of" in said(mine)
    assert "Take your time" in said(await ada.slash(sim.channel, "campaign wait"))
    await ada.slash(sim.channel, "campaign next")
    assert "Take your time" in said(await ada.slash(sim.channel, "campaign wait"))
    assert not (await sim.table()).seats_of(cy.id)
    refused = said(await cy.click(sim.post(), label="Next scenario"))
    assert "seat" in refused


async def test_between_scenarios_a_panel_shows_the_campaign(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await begun(sim, "Ada", "Bo")
    old = [m for m in sim.posts() if buttons(m, "move:")][-1]
    await finished(sim)
    assert "when everybody is ready" in said(await ada.slash(sim.channel, "board"))
    games = await ada.slash(sim.channel, "games")
    assert "Orchard: Three summers 2/3" in everything(games.response)  # type: ignore[arg-type]
    assert "Next scenario" in text(games.response)  # type: ignore[arg-type]
    opened = await ada.select(games.response, [str((await sim.table()).id)])  # type: ignore[arg-type]
    assert "when everybody is ready" in said(opened)
    # The button of the scenario that is over still shows that one.
    await ada.click(old, custom_id=buttons(old, "move:")[0]["custom_id"])


async def test_nothing_is_told_before_its_time(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await begun(sim, "Ada", "Bo")
    rules = await ada.slash(sim.channel, "rules")
    assert rules.response is not None
    assert "Bidding" in everything(rules.response)
    assert "Raids" not in everything(rules.response)
    offered = await ada.autocomplete(sim.channel, "rules", "topic", "")
    assert {choice["value"] for choice in offered} == {"bidding", "actions"}
    assert "Raids" not in said(await ada.slash(sim.channel, "rules", topic="raids"))
    offered = await ada.autocomplete(sim.channel, "card", "name", "")
    assert {choice["value"] for choice in offered} == {"card:gold", "card:leaf"}
    assert "costs an apple" not in said(await ada.slash(sim.channel, "card", name="card:rot"))
    for _ in range(2):
        await finished(sim)
        # Raids arrive with the second summer, when that begins.
        offered = await ada.autocomplete(sim.channel, "rules", "topic", "")
        assert ("raids" in {choice["value"] for choice in offered}) == (
            (await sim.table()).scenario == 3
        )
        for name in ("Ada", "Bo"):
            await sim.person(name).slash(sim.channel, "campaign next")
    rules = await ada.slash(sim.channel, "rules")
    assert rules.response is not None
    assert "Raids" in everything(rules.response)
    assert "costs an apple" in said(await ada.slash(sim.channel, "card", name="card:rot"))


async def test_a_seat_changes_hands_between_scenarios(sim: DiscordSim) -> None:
    bo, cy = sim.person("Bo"), sim.person("Cy")
    await begun(sim, "Ada", "Bo", computers=1)
    table = await finished(sim)
    seat = table.seats_of(bo.id)
    leaving = await bo.slash(sim.channel, "table leave")
    assert leaving.response is not None
    await bo.click(
        leaving.response, custom_id=buttons(leaving.response, "give-up")[-1]["custom_id"]
    )
    await sim.bot.host.wait_until_idle()
    post = sim.post()
    taking = await cy.click(post, custom_id=buttons(post, "take-over")[0]["custom_id"])
    assert taking.response is not None
    yes = buttons(taking.response, "take-seat")[0]["custom_id"]
    assert "when everybody is ready" in said(await cy.click(taking.response, custom_id=yes))
    table = await sim.table()
    assert table.seats_of(cy.id) == seat
    for name in ("Ada", "Cy"):
        await sim.person(name).slash(sim.channel, "campaign next")
    assert (await sim.table()).status == "running"
    table = await finished(sim)
    assert table.seats_of(cy.id) == seat


async def test_a_seat_that_is_kept_is_offered_between_scenarios(sim: DiscordSim) -> None:
    bo = sim.person("Bo")
    table = await begun(sim, "Ada", "Bo", "Cy")
    await sim.bot.host.seats.sit_in(table.id, bo.id)
    table = await finished(sim)
    assert table.owned_by(bo.id) is not None
    games = said(await bo.slash(sim.channel, "games"))
    assert (
        "a computer player is sitting in for you; **/table return** takes your seat back" in games
    )
    await bo.slash(sim.channel, "table return")
    assert (await sim.table()).seats_of(bo.id)


async def test_a_restart_between_and_within_scenarios(sim: DiscordSim) -> None:
    await begun(sim, "Ada", "Bo")
    await finished(sim)
    await sim.person("Ada").click(sim.post(), label="Next scenario")
    await sim.restart()
    await sim.person("Bo").click(sim.post(), label="Next scenario")
    assert (await sim.table()).status == "running"
    await sim.restart()
    table = await finished(sim)
    assert (table.scenario, table.interlude) == (3, True)


async def test_a_reminder_between_scenarios(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await begun(sim, "Ada", "Bo")
    await finished(sim)
    await sim.person("Ada").click(sim.post(), label="Next scenario")
    await sim.pass_time(hours=25)
    reminder = sim.post()
    assert "begins when you are ready" in text(reminder)
    assert [m.id for m in reminder.mentions] == [sim.person("Bo").id]
    await sim.person("Bo").click(reminder, label="Next scenario")
    assert (await sim.table()).status == "running"


async def test_moderators_set_a_campaign_back(sim: DiscordSim) -> None:
    mo = sim.moderator("Mo")
    await begun(sim, "Ada", "Bo")
    for _ in range(2):
        await finished(sim)
        for name in ("Ada", "Bo"):
            await sim.person(name).slash(sim.channel, "campaign next")
    refused = await sim.person("Ada").slash(sim.channel, "admin campaign-rollback", scenario="2")
    assert "moderator" in said(refused)
    offered = await mo.autocomplete(sim.channel, "admin campaign-rollback", "scenario", "")
    assert [choice["value"] for choice in offered] == ["3", "2", "1"]
    asked = await mo.slash(sim.channel, "admin campaign-rollback", scenario="2")
    assert asked.response is not None
    assert "2: The dry summer and 3: The last harvest" in text(asked.response)
    done = await mo.click(asked.response, label="Set back")
    assert "Scenario 2 will be played again" in said(done)
    await sim.bot.host.wait_until_idle()
    table = await sim.table()
    assert (table.scenario, table.interlude) == (2, True)
    assert f"<@{mo.id}> has set the campaign back" in text(sim.post())
    log = await mo.slash(sim.channel, "admin log")
    assert "back to the set-up of scenario 2" in said(log)


async def test_what_is_no_campaign_is_refused(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    refused = said(await ada.slash(sim.channel, "campaign create", game="deus"))
    assert "no such campaign" in refused
    await sim.begun("Ada", "Bo")
    assert "no campaign" in said(await ada.slash(sim.channel, "campaign show"))
    assert "no scenario to be ready for" in said(await ada.slash(sim.channel, "campaign next"))


async def test_whoever_comes_back_is_told_the_story(sim: DiscordSim) -> None:
    sim.keep_virtual_time()
    await begun(sim, "Ada", "Bo")
    first = await sim.panel(sim.person("Ada"))
    assert "What became of" not in text(first)
    await finished(sim)
    for name in ("Ada", "Bo"):
        await sim.person(name).slash(sim.channel, "campaign next")
    ada = sim.named((await sim.table()).awaited_people[0])
    panel = await sim.panel(ada)
    assert "One summer has passed" in text(panel)
    assert "What became of" in text(panel)
    panel = await sim.panel(ada)
    assert "One summer has passed" not in text(panel)
    assert await Player(ada, "back").step(panel)
    await sim.pass_time(days=8)
    assert "One summer has passed" in text(await sim.panel(ada))


async def test_a_long_story_has_pages(sim: DiscordSim, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(sim, "Ada", "Bo")
    for _ in range(2):
        await finished(sim)
        for name in ("Ada", "Bo"):
            await sim.person(name).slash(sim.channel, "campaign next")
    monkeypatch.setattr("bot.ui.campaign.story._MAX_PAGE_CHARS", 40)
    shown = await sim.person("Cy").slash(sim.channel, "campaign story")
    assert shown.response is not None
    assert "Page 1 of 2" in text(shown.response)
    assert "Summer 1" in text(shown.response)
    await sim.person("Cy").click(shown.response, label="Next ▶")
    assert "Summer 2" in text(shown.response)
    assert "Summer 1" not in text(shown.response)


async def test_the_options_are_chosen_for_the_whole_campaign(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "campaign create", game="Three summers")
    shown = await ada.slash(sim.channel, "table options")
    assert shown.response is not None
    assert "The second summer is a stormy one" in text(shown.response)
    menu = next(m for m in menus(shown.response) if "storms" in m["custom_id"])
    await ada.select(shown.response, ["true"], custom_id=menu["custom_id"])
    assert "Storms: A stormy summer" in text(sim.post())
    details = await sim.bot.host.campaigns.in_channel(sim.channel.id)
    assert details is not None
    assert details.campaign.options == {"storms": True}


async def test_a_scenario_shows_no_options_of_the_game_beside_its_campaign(sim: DiscordSim) -> None:
    await begun(sim, "Ada", "Bo")
    opened = next(post for post in sim.posts() if "is being played" in text(post))
    assert "Rounds" not in text(opened)
    shown = await sim.person("Ada").slash(sim.channel, "table options")
    assert shown.response is not None
    assert "Rounds" not in everything(shown.response)
