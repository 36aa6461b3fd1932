"""The campaign of Divinus in Discord, played by the computer's answers."""

from __future__ import annotations

import pytest
from simcord.results import InteractionResult

import games.divinus
from bot.words import LOCALES, Words
from games.core.game import find
from tests.ui.discord_sim import DiscordSim, everything, text
from tests.ui.random_player import play_out

INSTALLED = games.divinus
LATER = ("monster", "temple", "forge", "artifact", "hero")


def said(result: InteractionResult) -> str:
    assert result.response is not None
    return everything(result.response)


@pytest.mark.slow
async def test_the_first_scenarios_of_the_unsettled_country(sim: DiscordSim) -> None:
    campaign = find("divinus").campaign
    assert campaign is not None
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "campaign create", game="divinus")
    assert "The Unsettled Country" in text(sim.post())
    assert "Even battles: Evened out" in text(sim.post())
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    opened = next(post for post in sim.posts() if "is being played" in text(post))
    assert "Even battles: Evened out" in text(opened)
    # Nothing tells before its time that there will be monsters, forges and heroes.
    for told in (
        text(opened),
        said(await ada.slash(sim.channel, "table options")),
        said(await ada.slash(sim.channel, "rules")),
        said(await ada.slash(sim.channel, "campaign show")),
    ):
        assert not [word for word in LATER if word in told.lower()], told
    assert "favour" not in said(await ada.slash(sim.channel, "campaign show"))
    for scenario in (1, 2):
        table = await sim.table()
        assert (table.scenario, table.status) == (scenario, "running")
        rules = await ada.autocomplete(sim.channel, "rules", "topic", "")
        shown = {choice["value"] for choice in rules}
        later = {*campaign.topics(campaign.scenarios)} - {*campaign.topics(scenario)}
        assert shown
        assert not shown & later
        await play_out(sim, "country", thinking=True)
        await sim.bot.host.wait_until_idle()
        table = await sim.table()
        assert (table.scenario, table.interlude) == (scenario + 1, True)
        # What comes with the next scenario has not arrived before it begins.
        rules = await ada.autocomplete(sim.channel, "rules", "topic", "")
        assert {choice["value"] for choice in rules} == shown
        story = await ada.slash(sim.channel, "campaign story")
        assert story.response is not None
        assert f"Scenario {scenario}" in text(story.response)
        assert f"Scenario {scenario + 1}" not in everything(story.response)
        standing = await ada.slash(sim.channel, "campaign show")
        assert standing.response is not None
        assert "favour" in text(standing.response)
        assert any("country" in file.filename for file in standing.response.attachments)
        await ada.click(sim.post(), label="Next scenario")
        begun = sim.post()
        assert f"scenario {scenario + 1} of {campaign.scenarios}" in text(begun)
        # Where a computer moves first, the story stands in the post before its turn.
        title = f"# {Words.load(LOCALES).say(campaign.title(scenario + 1), 'en')}\n"
        assert any(title in text(post) for post in sim.posts()[-2:])


async def test_a_campaign_opens_like_a_story(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    await ada.slash(sim.channel, "campaign create", game="divinus")
    await ada.slash(sim.channel, "table add-computer")
    await ada.slash(sim.channel, "table start")
    await sim.bot.host.wait_until_idle()
    post = sim.post()
    told = text(post)
    title, picture = told.index("# Loose Ground"), post.attachments[0].filename
    prose = told.index("On the morning the northern sails appear")
    assert "\n- On the morning" not in told
    business = told.index("## Divinus")
    assert title < prose < business < told.index("Turn order")
    assert picture.startswith("divinus-opening")
    assert post.attachments[1].filename.startswith("divinus-board")
    assert told.count("Loose Ground") == 2  # the title, and where the table stands
    story = said(await ada.slash(sim.channel, "campaign story"))
    assert "Scenario 1: Loose Ground" in story
    assert "On the morning the northern sails appear" in story
    shown = await ada.slash(sim.channel, "campaign show")
    assert "Story so far" in said(shown)
