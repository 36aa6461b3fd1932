"""``/learn``: a guided first round, visible to the learner only."""

from __future__ import annotations

from tests.ui.discord_sim import DiscordSim, buttons, everything, text


async def test_a_first_round_is_followed_and_survives_a_restart(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    panel = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert panel is not None
    assert panel.flags.ephemeral
    assert "Step 1 of 14" in text(panel)
    assert "The guide recommends: **Clay Pit" in text(panel)
    await ada.click(panel, custom_id=buttons(panel, "learn-do")[0]["custom_id"])
    assert "Step 2 of 14" in text(panel)
    await sim.restart()
    await ada.click(panel, custom_id=buttons(panel, "learn-do")[0]["custom_id"])
    assert "Step 3 of 14" in text(panel)
    assert sim.posts() == []


async def test_an_own_answer_and_the_way_back(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    panel = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert panel is not None
    for _ in range(3):
        await ada.click(panel, custom_id=buttons(panel, "learn-do")[0]["custom_id"])
    assert "Step 4 of 14" in text(panel)
    leave_it = next(b for b in buttons(panel, "learn-pick") if "Skip it" in b["label"])
    await ada.click(panel, custom_id=leave_it["custom_id"])
    assert "Step 5 of 14" in text(panel)
    await ada.click(panel, custom_id=buttons(panel, "learn-back")[0]["custom_id"])
    assert "Step 4 of 14" in text(panel)
    # A click on what has been answered and taken back meanwhile changes nothing.
    again = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert again is not None
    assert "Step 4 of 14" in text(again)


async def test_everybody_has_a_round_of_their_own(sim: DiscordSim) -> None:
    ada, bob = sim.person("Ada"), sim.person("Bob")
    hers = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert hers is not None
    await ada.click(hers, custom_id=buttons(hers, "learn-do")[0]["custom_id"])
    his = (await bob.slash(sim.channel, "learn", game="deus")).response
    assert his is not None
    assert "Step 1 of 14" in text(his)
    assert "Ada" not in everything(his)
    ratings = sim.bot.dispatcher.host.ratings
    assert await ratings.leaderboard(sim.guild.id, "deus", ada.id, 0, 10) is None


async def test_a_round_is_left_and_begun_anew(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    panel = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert panel is not None
    do = buttons(panel, "learn-do")[0]["custom_id"]
    await ada.click(panel, custom_id=do)
    await ada.click(panel, custom_id=buttons(panel, "learn-leave")[0]["custom_id"])
    assert "You have left the first round" in text(panel)
    fresh = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert fresh is not None
    assert "Step 1 of 14" in text(fresh)


async def test_a_game_without_a_guide_says_so(sim: DiscordSim) -> None:
    told = (await sim.person("Ada").slash(sim.channel, "learn", game="toy")).response
    assert told is not None
    assert "has no guided first round" in text(told)


async def test_the_first_step_shows_the_whole_table(sim: DiscordSim) -> None:
    ada = sim.person("Ada")
    panel = (await ada.slash(sim.channel, "learn", game="deus")).response
    assert panel is not None
    shown = [a.filename.split(".")[0] for a in panel.attachments]
    assert sorted(shown) == ["deus-board", "deus-panel"]
    await ada.click(panel, custom_id=buttons(panel, "learn-do")[0]["custom_id"])
    assert "deus-board" not in [a.filename.split(".")[0] for a in panel.attachments]
