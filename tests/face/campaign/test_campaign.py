"""A campaign as people play it: create, play, be ready, look, and see it to its end."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

from bot.model.table import Table
from tests.face.player import Player, play_out
from tests.face.salon import Salon, buttons, everything, labels, menus, text


async def begun(salon: Salon, *names: str, computers: int = 0) -> Table:
    """The first scenario of a campaign that these people have just started."""
    creator = salon.person(names[0])
    await creator.slash(salon.channel, "campaign create", game="toy")
    lobby = salon.post()
    for name in names[1:]:
        await salon.person(name).click(lobby, label="Join")
    for _ in range(computers):
        await creator.slash(salon.channel, "table add-computer")
    await creator.slash(salon.channel, "table start")
    return await salon.table()


def said(result: InteractionResult) -> str:
    assert result.response is not None
    assert result.response.ephemeral
    return text(result.response)


async def finished(salon: Salon) -> Table:
    """The scenario played to its end by pressing what the panels offer."""
    await play_out(salon, "summer")
    await salon.bot.host.settled()
    return await salon.table()


async def test_three_summers_with_people_and_a_computer(salon: Salon) -> None:
    ada, bo = salon.person("Ada"), salon.person("Bo")
    await ada.slash(salon.channel, "campaign create", game="toy")
    lobby = salon.post()
    assert "Three summers" in text(lobby)
    assert "Storms: Fair weather" in text(lobby)
    await bo.click(lobby, label="Join")
    await ada.slash(salon.channel, "table add-computer")
    await ada.slash(salon.channel, "table start")
    assert "scenario 1 of 3: The first blossoms" in text(salon.post())
    for number in (2, 3):
        table = await finished(salon)
        assert (table.interlude, table.scenario) == (True, number)
        post = salon.post()
        assert f"scenario {number} of 3" in text(post)
        assert "So far" in text(post)
        assert f"<@{ada.id}>" in text(post)
        assert {m.id for m in post.mentions} == {ada.id, bo.id}
        assert "Still to come" in said(await ada.click(post, label="Next scenario"))
        post = salon.post()
        assert "Ready: " in text(post)
        assert "Ada" in text(post).split("Ready: ")[1].splitlines()[0]
        assert "it begins" in said(await bo.click(post, label="Next scenario"))
        assert (await salon.table()).status == "running"
        assert f"scenario {number} of 3" in text(salon.post())
        assert "It has begun" in text(salon.posts()[-2])
    await finished(salon)
    last = salon.post()
    assert "Three summers is over" in text(last)
    assert "has won the campaign" in text(last)
    assert [a.filename.split(".")[0] for a in last.attachments] == ["toy-breakdown", "toy-chart"]
    assert labels(last) == ["Story so far", "Play on"]
    told = said(await bo.click(last, label="Story so far"))
    assert "Summer 1" in told
    assert "Summer 3" in told
    result = await ada.slash(salon.channel, "campaign recap")
    assert "has won the campaign" in said(result)
    assert "The table is open" in said(await ada.click(last, label="Play on"))
    table = await salon.table()
    assert (table.interlude, table.scenario) == (True, 4)
    invitation = text(salon.post())
    assert "After Three summers" in invitation
    assert "everybody has pressed **Play on**" in invitation
    assert "Next scenario" not in everything(salon.post())
    assert "So far" not in invitation
    assert "A small game of apples" in said(await ada.slash(salon.channel, "rules"))
    await bo.click(salon.post(), label="Play on")
    assert "waits for your **Play on**" in said(await ada.slash(salon.channel, "games"))


async def test_where_it_stands(salon: Salon) -> None:
    ada, cy = salon.person("Ada"), salon.person("Cy")
    assert "no campaign in this channel" in said(await ada.slash(salon.channel, "campaign show"))
    await begun(salon, "Ada", "Bo")
    shown = said(await ada.slash(salon.channel, "campaign show"))
    assert "Scenario 1 of 3" in shown
    assert shown.count("Three summers") == 1
    assert "being played" in shown
    refused = said(await ada.slash(salon.channel, "campaign story"))
    assert "Nothing has been told yet" in refused
    await finished(salon)
    shown = said(await cy.slash(salon.channel, "campaign show"))
    assert "when everybody is ready" in shown
    assert "cellar" in shown
    mine = await ada.click(salon.post(), label="What became of me?")
    assert "One summer has passed" in said(mine)
    assert "What became of" in said(mine)
    assert "not ready yet" in said(await ada.slash(salon.channel, "campaign wait"))
    await ada.slash(salon.channel, "campaign next")
    assert "not ready yet" in said(await ada.slash(salon.channel, "campaign wait"))
    assert not (await salon.table()).seats_of(cy.id)
    refused = said(await cy.click(salon.post(), label="Next scenario"))
    assert "seat" in refused


async def test_between_scenarios_a_panel_shows_the_campaign(salon: Salon) -> None:
    ada = salon.person("Ada")
    await begun(salon, "Ada", "Bo")
    old = [m for m in salon.posts() if buttons(m, "move:")][-1]
    await finished(salon)
    assert "when everybody is ready" in said(await ada.slash(salon.channel, "board"))
    games = await ada.slash(salon.channel, "games")
    assert "Orchard: Three summers 2/3" in everything(games.response)  # type: ignore[arg-type]
    assert "Next scenario" in text(games.response)  # type: ignore[arg-type]
    opened = await ada.select(games.response, [str((await salon.table()).id)])  # type: ignore[arg-type]
    assert "when everybody is ready" in said(opened)
    # The button of the scenario that is over still shows that one.
    await ada.click(old, custom_id=buttons(old, "move:")[0]["custom_id"])


async def test_nothing_is_told_before_its_time(salon: Salon) -> None:
    ada = salon.person("Ada")
    await begun(salon, "Ada", "Bo")
    rules = await ada.slash(salon.channel, "rules")
    assert rules.response is not None
    assert "Bidding" in everything(rules.response)
    assert "Raids" not in everything(rules.response)
    offered = await ada.autocomplete(salon.channel, "rules", "topic", "")
    assert {choice["value"] for choice in offered} == {"bidding", "actions"}
    assert "Raids" not in said(await ada.slash(salon.channel, "rules", topic="raids"))
    offered = await ada.autocomplete(salon.channel, "card", "name", "")
    assert {choice["value"] for choice in offered} == {"card:gold", "card:leaf"}
    assert "costs an apple" not in said(await ada.slash(salon.channel, "card", name="card:rot"))
    for _ in range(2):
        await finished(salon)
        # Raids arrive with the second summer, when that begins.
        offered = await ada.autocomplete(salon.channel, "rules", "topic", "")
        assert ("raids" in {choice["value"] for choice in offered}) == (
            (await salon.table()).scenario == 3
        )
        for name in ("Ada", "Bo"):
            await salon.person(name).slash(salon.channel, "campaign next")
    rules = await ada.slash(salon.channel, "rules")
    assert rules.response is not None
    assert "Raids" in everything(rules.response)
    assert "costs an apple" in said(await ada.slash(salon.channel, "card", name="card:rot"))


async def test_a_seat_changes_hands_between_scenarios(salon: Salon) -> None:
    bo, cy = salon.person("Bo"), salon.person("Cy")
    await begun(salon, "Ada", "Bo", computers=1)
    table = await finished(salon)
    seat = table.seats_of(bo.id)
    leaving = await bo.slash(salon.channel, "table leave")
    assert leaving.response is not None
    await bo.click(
        leaving.response, custom_id=buttons(leaving.response, "give-up")[-1]["custom_id"]
    )
    await salon.bot.host.settled()
    post = salon.post()
    taking = await cy.click(post, custom_id=buttons(post, "take-over")[0]["custom_id"])
    assert taking.response is not None
    yes = buttons(taking.response, "take-seat")[0]["custom_id"]
    assert "when everybody is ready" in said(await cy.click(taking.response, custom_id=yes))
    table = await salon.table()
    assert table.seats_of(cy.id) == seat
    for name in ("Ada", "Cy"):
        await salon.person(name).slash(salon.channel, "campaign next")
    assert (await salon.table()).status == "running"
    table = await finished(salon)
    assert table.seats_of(cy.id) == seat


async def test_a_seat_that_is_kept_is_offered_between_scenarios(salon: Salon) -> None:
    bo = salon.person("Bo")
    table = await begun(salon, "Ada", "Bo", "Cy")
    await salon.bot.host.seats.sit_in(table.id, bo.id)
    table = await finished(salon)
    assert table.owned_by(bo.id) is not None
    games = said(await bo.slash(salon.channel, "games"))
    assert "a computer player sits in for you; **/table return** takes your seat back" in games
    await bo.slash(salon.channel, "table return")
    assert (await salon.table()).seats_of(bo.id)


async def test_a_restart_between_and_within_scenarios(salon: Salon) -> None:
    await begun(salon, "Ada", "Bo")
    await finished(salon)
    await salon.person("Ada").click(salon.post(), label="Next scenario")
    await salon.restart()
    await salon.person("Bo").click(salon.post(), label="Next scenario")
    assert (await salon.table()).status == "running"
    await salon.restart()
    table = await finished(salon)
    assert (table.scenario, table.interlude) == (3, True)


async def test_a_reminder_between_scenarios(salon: Salon) -> None:
    salon.keep_virtual_time()
    await begun(salon, "Ada", "Bo")
    await finished(salon)
    await salon.person("Ada").click(salon.post(), label="Next scenario")
    await salon.pass_time(hours=25)
    reminder = salon.post()
    assert "begins when you are ready" in text(reminder)
    assert [m.id for m in reminder.mentions] == [salon.person("Bo").id]
    await salon.person("Bo").click(reminder, label="Next scenario")
    assert (await salon.table()).status == "running"


async def test_moderators_set_a_campaign_back(salon: Salon) -> None:
    mo = salon.moderator("Mo")
    await begun(salon, "Ada", "Bo")
    for _ in range(2):
        await finished(salon)
        for name in ("Ada", "Bo"):
            await salon.person(name).slash(salon.channel, "campaign next")
    refused = await salon.person("Ada").slash(
        salon.channel, "admin campaign-rollback", scenario="2"
    )
    assert "moderator" in said(refused)
    offered = await mo.autocomplete(salon.channel, "admin campaign-rollback", "scenario", "")
    assert [choice["value"] for choice in offered] == ["3", "2", "1"]
    asked = await mo.slash(salon.channel, "admin campaign-rollback", scenario="2")
    assert asked.response is not None
    assert "2: The dry summer and 3: The last harvest" in text(asked.response)
    done = await mo.click(asked.response, label="Set back")
    assert "Scenario 2 is played again" in said(done)
    await salon.bot.host.settled()
    table = await salon.table()
    assert (table.scenario, table.interlude) == (2, True)
    assert f"<@{mo.id}> has set the campaign back" in text(salon.post())
    log = await mo.slash(salon.channel, "admin log")
    assert "back to the set-up of scenario 2" in said(log)


async def test_what_is_no_campaign_is_refused(salon: Salon) -> None:
    ada = salon.person("Ada")
    refused = said(await ada.slash(salon.channel, "campaign create", game="deus"))
    assert "No such campaign" in refused
    await salon.begun("Ada", "Bo")
    assert "no campaign" in said(await ada.slash(salon.channel, "campaign show"))
    assert "no scenario to be ready for" in said(await ada.slash(salon.channel, "campaign next"))


async def test_whoever_comes_back_is_told_the_story(salon: Salon) -> None:
    salon.keep_virtual_time()
    await begun(salon, "Ada", "Bo")
    first = await salon.panel(salon.person("Ada"))
    assert "What became of" not in text(first)
    await finished(salon)
    for name in ("Ada", "Bo"):
        await salon.person(name).slash(salon.channel, "campaign next")
    ada = salon.named((await salon.table()).awaited_people[0])
    panel = await salon.panel(ada)
    assert "One summer has passed" in text(panel)
    assert "What became of" in text(panel)
    panel = await salon.panel(ada)
    assert "One summer has passed" not in text(panel)
    assert await Player(ada, "back").step(panel)
    await salon.pass_time(days=8)
    assert "One summer has passed" in text(await salon.panel(ada))


async def test_a_long_story_has_pages(salon: Salon, monkeypatch: pytest.MonkeyPatch) -> None:
    await begun(salon, "Ada", "Bo")
    for _ in range(2):
        await finished(salon)
        for name in ("Ada", "Bo"):
            await salon.person(name).slash(salon.channel, "campaign next")
    monkeypatch.setattr("bot.face.campaign.story._ROOM", 40)
    shown = await salon.person("Cy").slash(salon.channel, "campaign story")
    assert shown.response is not None
    assert "Page 1 of 2" in text(shown.response)
    assert "Summer 1" in text(shown.response)
    await salon.person("Cy").click(shown.response, label="On ▶")
    assert "Summer 2" in text(shown.response)
    assert "Summer 1" not in text(shown.response)


async def test_the_options_are_chosen_for_the_whole_campaign(salon: Salon) -> None:
    ada = salon.person("Ada")
    await ada.slash(salon.channel, "campaign create", game="Three summers")
    shown = await ada.slash(salon.channel, "table options")
    assert shown.response is not None
    assert "The second summer is a stormy one" in text(shown.response)
    menu = next(m for m in menus(shown.response) if "storms" in m["custom_id"])
    await ada.select(shown.response, ["true"], custom_id=menu["custom_id"])
    assert "Storms: A stormy summer" in text(salon.post())
    look = await salon.bot.host.campaigns.in_channel(salon.channel.id)
    assert look is not None
    assert look.campaign.options == {"storms": True}


async def test_a_scenario_shows_no_options_of_the_game_beside_its_campaign(salon: Salon) -> None:
    await begun(salon, "Ada", "Bo")
    opened = next(post for post in salon.posts() if "is being played" in text(post))
    assert "Rounds" not in text(opened)
    shown = await salon.person("Ada").slash(salon.channel, "table options")
    assert shown.response is not None
    assert "Rounds" not in everything(shown.response)
